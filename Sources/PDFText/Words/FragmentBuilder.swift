import PDFContent
import PDFFonts

/// Turns the glyphs of a page into fragments, in one pass over them in the order they were shown.
struct FragmentBuilder {
    private(set) var cells: [Cell] = []
    private(set) var fragments: [Fragment] = []
    private(set) var frames: [Frame] = []
    /// Glyphs that had no Unicode, by run's font name: reported, never guessed.
    private(set) var unmappedCount = 0
    /// Whether any cell may be an accent of its own.
    private(set) var hasAccents = false

    private var current = Fragment(frame: -1, start: 0, end: 0, x0: 0, x1: 0, y: 0, size: 1, em: 1, isArtifact: false)
    private var spacePending = false

    /// A gap of this many ems ends a fragment: wider than any justified space, narrower than the gutters between columns.
    static let breakingGap: Float = 1.0
    /// Letters this many ems apart are spaced.
    static let letterSpacing: Float = 0.3
    /// Kerning and accents go back this many ems at most; further back another line or a second printing begins.
    static let backwardGap: Float = -0.6
    /// Baselines this many ems apart are the same: rounding, and letters nudged by careless generators.
    static let baselineTolerance: Float = 0.1
    /// Text smaller than this, in points, is not meant to be read.
    static let smallestSize: Float = 0.6
    static let largestSize: Float = 4000
    /// Directions of writing told apart on a page; more than these are folded into the first.
    static let maximumFrames = 32

    init() {}

    mutating func build(_ collector: borrowing GlyphCollector, width: Float, height: Float) {
        cells.removeAll(keepingCapacity: true)
        fragments.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        unmappedCount = 0
        hasAccents = false
        spacePending = false
        current.frame = -1
        let glyphs = collector.glyphs
        let runs = collector.runs
        for (index, run) in runs.enumerated() where !collector.isUnseen(run) {
            add(run, Int32(truncatingIfNeeded: index), glyphs.span, collector.replacements, width, height)
        }
        finish()
        VerticalColumns.arrange(&fragments, &cells, &frames)
        fragments = Overprint.removed(from: fragments, cells)
        for fragment in fragments { frames[fragment.frame].cellCount += fragment.end - fragment.start }
    }

    private mutating func add(
        _ record: GlyphCollector.Run, _ runIndex: Int32, _ glyphs: borrowing Span<Glyph>, _ replacements: [String], _ width: Float,
        _ height: Float
    ) {
        let run = record.run
        guard run.emWidth > 0, run.emWidth.isFinite else { return }
        let em = Self.em(of: run, glyphs, record.start..<record.end)
        let size = run.font.isType3 ? max(run.size, em) : run.size
        guard size >= Self.smallestSize, size < Self.largestSize else { return }
        let frame = frameIndex(run.dx, run.dy)
        let (dx, dy) = (frames[frame].dx, frames[frame].dy)
        let tolerance = Self.baselineTolerance * size
        for index in record.start..<record.end {
            let glyph = glyphs[index]
            let unicode = glyph.unicode
            if Self.isSpace(unicode) {
                spacePending = true
                continue
            }
            guard unicode != 0 else {
                unmappedCount += 1
                continue
            }
            guard glyph.x >= -2, glyph.y >= -2, glyph.x <= width + 2, glyph.y <= height + 2 else { continue }
            let x0 = glyph.x * dx + glyph.y * dy
            let y = glyph.y * dx - glyph.x * dy
            let x1 = x0 + glyph.advance
            let gap = x0 - current.x1
            let isRightToLeft = unicode >= 0x0590 && Self.isRightToLeft(unicode, run.font, replacements)
            if current.frame == frame, (y - current.y).magnitude <= tolerance, size < current.size * 1.6, current.size < size * 1.6,
                gap < breakingGap(min(em, size)), gap > Self.backwardGap * em, record.isArtifact == current.isArtifact,
                record.overlay == current.overlay
            {
                if gap < 0, glyph.advance > 0, isPrinted(unicode, x0, em) { continue }
                append(unicode, x0, x1, gap, runIndex, isRightToLeft)
                current.x1 = max(current.x1, x1)
                current.size = max(current.size, size)
            } else if current.frame == frame, (y - current.y).magnitude <= tolerance, isRightToLeft,
                (x1 - current.x0).magnitude < Self.breakingGap * em, current.isRightToLeft || cells.count - current.start <= 1
            {
                // Shown in reading order, each glyph to the left of the last.
                append(unicode, x0, x1, current.x0 - x1, runIndex, isRightToLeft)
                current.x0 = min(current.x0, x0)
                current.isRightToLeft = true
            } else {
                finish()
                current = Fragment(
                    frame: frame, start: cells.count, end: cells.count, x0: x0, x1: x1, y: y, size: size, em: em,
                    isArtifact: record.isArtifact,
                    overlay: record.overlay)
                append(unicode, x0, x1, 0, runIndex, isRightToLeft)
            }
        }
    }

    /// Letter-spaced words stand further apart than others, by what their letters do.
    @inline(__always)
    private func breakingGap(_ em: Float) -> Float {
        let last = cells[cells.count - 1]
        let count = cells.count - current.start
        guard last.gap > Self.letterSpacing * em, !last.followsSpace, count > 1 else { return Self.breakingGap * em }
        // An "a" after a word whose letters stand close is no spaced letter: words were shown one by one.
        let isWord =
            count > 2 && cells[cells.count - 2].gap < Self.letterSpacing * em && cells[cells.count - 3].gap < Self.letterSpacing * em
        return Self.breakingGap * em + (isWord ? 0 : last.gap)
    }

    /// Whether the same glyph stands there already: printed twice for weight. The longest word that a step back leads over has few letters.
    private func isPrinted(_ unicode: UInt32, _ x0: Float, _ em: Float) -> Bool {
        cells[current.start...].suffix(4).contains { $0.unicode == unicode && (x0 - $0.x0).magnitude < Overprint.tolerance * em }
    }

    @inline(__always)
    private mutating func append(_ unicode: UInt32, _ x0: Float, _ x1: Float, _ gap: Float, _ run: Int32, _ isRightToLeft: Bool) {
        var gap = gap
        if gap < 0, let last = cells.last, last.x1 <= last.x0, x0 <= last.x0, last.x0 <= x1, cells.count > current.start {
            // A mark shown before the letter it stands over: the gap is that before both.
            cells[cells.count - 1].gap -= last.x0 - x0
            gap = 0
        }
        cells.append(Cell(unicode: unicode, x0: x0, x1: x1, gap: gap, run: run, followsSpace: spacePending, isRightToLeft: isRightToLeft))
        if Accents.mark(of: unicode) != nil { hasAccents = true }
        if spacePending {
            current.spaceCount += 1
            spacePending = false
        }
    }

    private mutating func finish() {
        guard current.frame >= 0, cells.count > current.start else { return }
        current.end = cells.count
        fragments.append(current)
        current.frame = -1
    }

    /// Width of an em for judging gaps. A Type 3 font's unit may be a pixel: there, the glyphs themselves tell.
    private static func em(of run: GlyphRun, _ glyphs: borrowing Span<Glyph>, _ range: Range<Int>) -> Float {
        guard run.font.isType3 else { return run.emWidth }
        var (sum, count): (Float, Float) = (0, 0)
        for index in range where glyphs[index].advance > 0 {
            sum += glyphs[index].advance
            count += 1
        }
        return count > 0 ? max(run.emWidth, min(sum / count * 2, 200)) : run.emWidth
    }

    private mutating func frameIndex(_ dx: Float, _ dy: Float) -> Int {
        // Directions within half a degree are one; the four upright ones are exact, so that their coordinates stay the page's.
        for (index, frame) in frames.enumerated() where frame.dx * dx + frame.dy * dy > 0.99996 { return index }
        if frames.count >= Self.maximumFrames { return 0 }
        var frame = Frame(dx: dx, dy: dy)
        for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(Float, Float)] where x * dx + y * dy > 0.99996 { frame = Frame(dx: x, dy: y) }
        if !dx.isFinite || !dy.isFinite { frame = Frame(dx: 1, dy: 0) }
        frames.append(frame)
        return frames.count - 1
    }

    private static func isRightToLeft(_ unicode: UInt32, _ font: Font, _ replacements: [String]) -> Bool {
        if unicode & Font.sequenceFlag != 0 {
            let first = Int(unicode & ~Font.sequenceFlag) + 1
            return first < font.sequences.count && Bidirectional.isRightToLeft(font.sequences[first])
        }
        if unicode & GlyphCollector.replacementFlag != 0 {
            let index = Int(unicode & ~GlyphCollector.replacementFlag)
            return index < replacements.count
                && replacements[index].unicodeScalars.first.map { Bidirectional.isRightToLeft($0.value) } == true
        }
        return Bidirectional.isRightToLeft(unicode)
    }

    /// Space, no-break space and the fixed-width ones (not the zero-width).
    @inline(__always)
    static func isSpace(_ unicode: UInt32) -> Bool {
        unicode == 0x20 || unicode == 0xA0 || unicode == 0x3000 || (unicode >= 0x2000 && unicode <= 0x200A) || unicode == 0x202F
            || (unicode >= 9 && unicode <= 13)
    }
}
