import PDFContent
import PDFFonts

/// Turns the glyphs of a page into fragments, in one pass over them in the order they were shown.
struct FragmentBuilder {
    private(set) var cells: [Cell] = []
    private(set) var fragments: [Fragment] = []
    private(set) var frames: [Frame] = []
    /// Glyphs that had no Unicode: reported, never guessed.
    private(set) var unmappedCount = 0
    /// The same by the page's font.
    private(set) var unmapped: [Int32: Int] = [:]
    /// Whether any cell may be an accent of its own.
    private(set) var hasAccents = false
    /// Whether any cell may be a piece of an arrow.
    private(set) var hasArrows = false
    /// Whether any cell is the sign of a root.
    private var hasRoots = false
    /// Whether any cell may be of an Indic script.
    private(set) var hasIndic = false
    /// Whether any cell is a sign that may stand for a letter of Greek.
    private(set) var hasGreekSigns = false
    /// Whether any cell is a letter of Cyrillic.
    private(set) var hasCyrillic = false
    /// Cells that are read from right to left.
    private(set) var rightToLeftCount = 0
    /// Whether any cell may be a piece of a tall bracket.
    private var hasPieces = false
    /// The tall brackets of the upright text, by the fragments that they are.
    private var brackets: [TallBracket] = []
    private var braces = FlatBraces()

    /// A gap of this many ems ends a fragment: wider than any justified space, narrower than the gutters between columns.
    static let breakingGap: Float = 1.0
    /// Letters this many ems apart are spaced.
    static let letterSpacing: Float = 0.3
    /// Kerning and accents go back this many ems at most; further back another line or a second printing begins.
    static let backwardGap: Float = -0.6
    /// From the end of a slash back to where the sign that it strikes begins, in ems, at most.
    private static let struckGap: Float = -0.25
    /// Baselines this many ems apart are the same: rounding, and letters nudged by careless generators.
    static let baselineTolerance: Float = 0.1
    /// A stop close behind the letter before a space was set over that, and the space is none ("Guide ."): as a share of ``Overprint/tolerance``.
    private static let closeBehind: Float = 0.25
    /// Nastaliq sets the letters of a word one below the other: at any height, not further apart than this many ems.
    private static let cascadeGap: Float = 0.35
    /// Marks over a letter may be shown this many ems above its baseline.
    private static let highestMark: Float = 0.6
    /// A mark over a letter that is this much narrower than the letter is no letter itself.
    private static let narrowMark: Float = 0.6
    /// Text smaller than this, in points, is not meant to be read.
    static let smallestSize: Float = 0.6
    static let largestSize: Float = 4000
    /// Directions of writing told apart on a page; more than these are folded into the first.
    static let maximumFrames = 32

    init() {}

    mutating func build(_ collector: borrowing GlyphCollector, width: Float, height: Float) {
        var cells = self.cells
        self.cells = []
        cells.removeAll(keepingCapacity: true)
        fragments.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        unmappedCount = 0
        if !unmapped.isEmpty { unmapped.removeAll() }
        rightToLeftCount = 0
        hasAccents = false
        hasArrows = false
        hasRoots = false
        hasIndic = false
        hasGreekSigns = false
        hasCyrillic = false
        hasPieces = false
        if !brackets.isEmpty { brackets.removeAll() }
        braces.removeAll()
        // There are no more cells than glyphs.
        cells.append(addingCapacity: collector.glyphs.count) { output in
            fill(&output, collector, width, height)
        }
        VerticalColumns.arrange(&fragments, &cells, &frames)
        self.cells = cells
        fragments = Overprint.removed(from: fragments, cells)
        if collector.hasInvisibleText {
            let runs = collector.runs
            fragments = HiddenCopies.removed(from: fragments, cells) { runs[Int($0)].isInvisible }
        }
        if !collector.rises.isEmpty { RaisedRuns.level(&fragments, cells, collector.rises) }
        for fragment in fragments { frames[fragment.frame].cellCount += fragment.end - fragment.start }
    }

    /// Puts what is drawn into the text, or shown as something else.
    mutating func restoreSigns(_ collector: borrowing GlyphCollector, _ cells: inout [Cell]) {
        guard let frame = frames.firstIndex(where: \.isUpright) else { return }
        LoweredQuotes.raise(&fragments, frame: frame, &cells)
        DrawnUnderscores.insert([collector.dashes, collector.bars], into: &fragments, frame: frame, &cells)
    }

    /// Makes tall brackets, and dots that stand one below the other, fragments of their own: before words are made.
    mutating func separateFormulas(_ collector: borrowing GlyphCollector, _ cells: inout [Cell]) {
        guard let frame = frames.firstIndex(where: \.isUpright) else { return }
        FormulaSigns.join(&fragments, frame: frame, &cells, &braces)
        braces.cut(&fragments, cells.span)
        if hasRoots { Roots.separate(&fragments, cells.span) }
        brackets = BracketFinder.separate(&fragments, frame: frame, cells.span, collector, mayHavePieces: hasPieces)
    }

    /// Gives what stands in diagrams frames of its own, so that it is apart from the text.
    mutating func separateDiagrams(
        _ collector: borrowing GlyphCollector, _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: [Cell]
    ) {
        let (runs, styles) = (collector.runs, collector.styles)
        let found = DiagramText(fragments, frames, ranges, words, cells.span, rules: collector.rules) {
            styles[Int(runs[Int(cells[$0.start].run)].font)].isFixedPitch
        }.fragments
        guard !found.isEmpty else { return }
        var own: [Int: Int] = [:]
        for index in fragments.indices where found.contains(index) {
            let (frame, count) = (fragments[index].frame, fragments[index].end - fragments[index].start)
            if own[frame] == nil {
                own[frame] = frames.count
                frames.append(Frame(dx: frames[frame].dx, dy: frames[frame].dy, isOfDiagrams: true))
            }
            fragments[index].frame = own[frame] ?? frame
            frames[frame].cellCount -= count
            frames[fragments[index].frame].cellCount += count
        }
    }

    /// Puts what formulas set above and below their line on it.
    mutating func levelFormulas(
        _ collector: borrowing GlyphCollector, frame: Int, _ ranges: inout [Range<Int>], _ words: inout [LayoutWord], _ cells: inout [Cell]
    ) {
        BuiltUpText.lowerExponents(&fragments, frame: frame, ranges, &words)
        var roots = Roots()
        roots.find(&fragments, frame: frame, ranges, &words, &cells, bars: collector.bars)
        if !collector.bars.isEmpty,
            let leveled = Fractions.level(collector.bars, fragments, frame: frame, brackets, ranges, &words, cells.span)
        {
            fragments = leveled
            // Of fractions.
            Roots.level(&fragments, frame: frame, ranges, &words, cells.span)
        }
        roots.bracket(&words, cells.span)
        let (runs, fonts) = (collector.runs, collector.fonts)
        LargeSigns.level(&fragments, frame: frame, ranges, &words, cells.span) {
            LargeSigns.isOfExtensions(fonts[Int(runs[Int($0.run)].font)].name)
        }
        // What stands under a bar may be in tall brackets, which are on their line now.
        if !roots.isEmpty { Roots.level(&fragments, frame: frame, ranges, &words, cells.span) }
        Matrices.level(&fragments, frame: frame, brackets, &ranges, &words, &cells)
        braces.level(&fragments, ranges, &words, &cells)
    }

    /// Makes cells of the glyphs, one after the other.
    private mutating func fill(
        _ cells: inout OutputSpan<Cell>, _ collector: borrowing GlyphCollector, _ width: Float, _ height: Float
    ) {
        let (runs, fonts, replacements) = (collector.runs, collector.fonts, collector.replacements)
        let shown = collector.glyphs
        let glyphs = shown.span
        let (right, top) = (width + 2, height + 2)
        var current = Fragment(frame: -1, start: 0, end: 0, x0: 0, x1: 0, y: 0, size: 1, em: 1, isArtifact: false)
        var spacePending = false
        // Where the last space ends.
        var spaceEnd = -Float.infinity
        // Where the fragment's rightmost cell begins: a glyph that begins clear of it has not been printed there before.
        var rightmost = -Float.infinity
        // Whether the fragment's last cell has no width.
        var isLastFlat = false
        var clusterScalars = 0
        // Marks that were shown before the letter they stand over.
        var early: [(unicode: UInt32, run: Int32)] = []
        for runIndex in runs.indices {
            let run = runs[runIndex]
            guard run.emWidth > 0, run.emWidth.isFinite, !(run.isWhite || run.isOnOwnColour) || !collector.isUnseen(run) else { continue }
            let em = run.isType3 ? Self.em(ofType3: run, glyphs) : run.emWidth
            let size = run.isType3 ? max(run.size, em) : run.size
            guard size >= Self.smallestSize, size < Self.largestSize else { continue }
            let frame = frameIndex(run.dx, run.dy)
            let (dx, dy) = (frames[frame].dx, frames[frame].dy)
            let tolerance = Self.baselineTolerance * size
            let (least, most) = (Self.backwardGap * em, Self.breakingGap * min(em, size))
            var isSameFrame = current.frame == frame
            var isJoinable =
                isSameFrame && size < current.size * 1.6 && current.size < size * 1.6 && run.isArtifact == current.isArtifact
                && run.overlay == current.overlay
            let isUpright = dx == 1 && dy == 0
            let reprint = Overprint.tolerance * em
            var index = run.start
            while index < run.end {
                if isJoinable, isUpright, !isLastFlat {
                    index = fillPlain(
                        &cells, &current, glyphs, index..<run.end, right: right, top: top, tolerance: tolerance, least: least, most: most,
                        reprint: reprint, size: size, runIndex: Int32(truncatingIfNeeded: runIndex), isInvisible: run.isInvisible,
                        &rightmost,
                        &spacePending, &spaceEnd)
                    guard index < run.end else { break }
                }
                let glyph = glyphs[index]
                index &+= 1
                let unicode = glyph.unicode
                var isRightToLeft = false
                if unicode &- 0x21 >= 0x5E {  // not visible ASCII
                    if Self.isSpace(unicode) {
                        spacePending = true
                        spaceEnd = glyph.x * dx + glyph.y * dy + glyph.advance
                        continue
                    }
                    guard unicode != 0 else {
                        unmappedCount += 1
                        unmapped[run.font, default: 0] += 1
                        continue
                    }
                    if unicode & Font.sequenceFlag != 0 {
                        // A glyph of a few bytes may stand for a long text, a million times.
                        clusterScalars += Self.length(unicode, fonts[Int(run.font)].sequences)
                        guard clusterScalars <= Self.mostClusterScalars else {
                            unmappedCount += 1
                            unmapped[run.font, default: 0] += 1
                            continue
                        }
                    }
                    if unicode >= 0x0590 {
                        isRightToLeft = Self.isRightToLeft(unicode, fonts[Int(run.font)], replacements)
                        if IndicOrder.holds(unicode) { hasIndic = true }
                        if glyph.advance == 0, early.count < EarlyMarks.most, EarlyMarks.holds(unicode),
                            EarlyMarks.precedes(
                                glyph, glyphs, index, dx, dy, after: current.frame == frame ? (current.x1, current.y) : nil, em)
                        {
                            early.append((unicode, Int32(truncatingIfNeeded: runIndex)))
                            continue
                        }
                    }
                    if BracketSign.mayBePiece(unicode) { hasPieces = true }
                    if CyrillicText.holds(unicode) { hasCyrillic = true }
                    if GreekText.mayBeLetter(unicode) { hasGreekSigns = true }
                    if Accents.mark(of: unicode) != nil { hasAccents = true }
                    if LongArrows.mayHold(unicode) { hasArrows = true }
                    if unicode == 0x221A { hasRoots = true }
                }
                guard glyph.x >= -2, glyph.y >= -2, glyph.x <= right, glyph.y <= top else { continue }
                let x0 = isUpright ? glyph.x : glyph.x * dx + glyph.y * dy
                let y = isUpright ? glyph.y : glyph.y * dx - glyph.x * dy
                let x1 = x0 + glyph.advance
                var gap = x0 - current.x1
                // A slash and the sign that it strikes are shown one over the other.
                if gap < Self.struckGap * em, cells.count > 0, unicode == 0x2F || cells[cells.count - 1].unicode == 0x2F {
                    hasAccents = true
                }
                let isLevel =
                    (y - current.y).magnitude <= tolerance
                    || isRightToLeft && glyph.advance > 0 && gap.magnitude < Self.cascadeGap * em
                        && (y - current.y).magnitude < Self.highestMark * em
                        && isJoinable && size == current.size && cells.count > current.start && cells[cells.count - 1].isRightToLeft
                // A sign over or under a letter goes back to where that begins, however wide it is; so does what has been said with the letter.
                if glyph.advance == 0, LetterSigns.holds(unicode) || (unicode == GlyphCollector.silent && gap <= least), isJoinable,
                    cells.count > current.start, LetterSigns.isOver(x0, y, current, em, cells)
                {
                    cells.append(
                        Cell(
                            unicode: unicode, x0: current.x1, x1: current.x1, gap: 0, run: Int32(truncatingIfNeeded: runIndex),
                            followsSpace: false))
                    continue
                }
                // A mark that has been said with its letter says nothing about the place of the next one.
                if glyph.advance == 0, unicode == GlyphCollector.silent, isJoinable, cells.count > current.start,
                    cells[cells.count - 1].isRightToLeft, (y - current.y).magnitude <= tolerance
                {
                    continue
                }
                // Some writers give each glyph of a cluster the text of all.
                if unicode >= GlyphCollector.replacementFlag, glyph.advance == 0 || hasIndic, cells.count > current.start,
                    (y - current.y).magnitude < Self.highestMark * em
                {
                    let last = Self.lastSpoken(cells, current.start)
                    let said = GlyphCollector.scalars(unicode, fonts[Int(run.font)].sequences, replacements)
                    let before = GlyphCollector.scalars(
                        cells[last].unicode, fonts[Int(runs[Int(cells[last].run)].font)].sequences, replacements)
                    if glyph.advance == 0, before.count > 1, before == said { continue }
                    if glyph.advance < Self.narrowMark * (cells[last].x1 - cells[last].x0), IndicOrder.isCluster(said, of: before) {
                        cells[last].unicode = GlyphCollector.silent
                    }
                }
                // Whether it begins close to an earlier letter is asked first: whether the gap is just below or above 0 is rounding, mostly. Wide letters
                // printed again go back further than kerning.
                if x0 - rightmost < reprint, gap < 0, isJoinable, isLevel, glyph.advance > 0, unicode != GlyphCollector.silent,
                    Self.isPrinted(unicode, x0, em, cells, current.start)
                {
                    continue
                }
                // A narrow letter shown to the left of the last one is no kerning.
                let stepsLeft =
                    isRightToLeft && gap < 0 && glyph.advance > 0 && x1 <= current.x0 + 0.1 * em
                    && (current.isRightToLeft || cells.count - current.start <= 1)
                if isJoinable, isLevel, !stepsLeft, gap > least, gap < most || gap < Self.breakingGap(min(em, size), current, cells) {
                    // Letters of Arabic, close behind each other, were set over the space between them, too.
                    if spacePending, gap < reprint * Self.closeBehind, !run.isInvisible,
                        Self.isNone(spaceEnd - x0, reprint, isStop: isRightToLeft || Self.isStop(unicode))
                    {
                        spacePending = false
                    }
                    if x1 > current.x1 { current.x1 = x1 }
                    if size > current.size { current.size = size }
                } else if isSameFrame, isLevel, isRightToLeft, (x1 - current.x0).magnitude < Self.breakingGap * em,
                    current.isRightToLeft || cells.count - current.start <= 1
                {
                    // Shown in reading order, each glyph to the left of the last.
                    gap = current.x0 - x1
                    current.x0 = min(current.x0, x0)
                    current.isRightToLeft = true
                } else {
                    if current.frame >= 0 {
                        current.end = cells.count
                        fragments.append(current)
                    }
                    current = Fragment(
                        frame: frame, start: cells.count, end: cells.count, x0: x0, x1: x1, y: y, size: size, em: em, widestGap: 0,
                        isArtifact: run.isArtifact, overlay: run.overlay)
                    gap = 0
                    (isSameFrame, isJoinable, isLastFlat) = (true, true, false)
                    rightmost = -.infinity
                }
                if isLastFlat, gap < 0 {
                    let last = cells[cells.count - 1]
                    if x0 <= last.x0, last.x0 <= x1 {
                        // A mark shown before the letter it stands over: the gap is that before both.
                        cells[cells.count - 1].gap -= last.x0 - x0
                        gap = 0
                    }
                }
                cells.append(
                    Cell(
                        unicode: unicode, x0: x0, x1: x1, gap: gap, run: Int32(truncatingIfNeeded: runIndex), followsSpace: spacePending,
                        isRightToLeft: isRightToLeft))
                rightmost = max(rightmost, x0)
                isLastFlat = x1 <= x0
                if gap > current.widestGap { current.widestGap = gap }
                if isRightToLeft { rightToLeftCount += 1 }
                if spacePending {
                    current.spaceCount += 1
                    spacePending = false
                }
                if !early.isEmpty, glyph.advance > 0 {
                    for mark in early {
                        cells.append(Cell(unicode: mark.unicode, x0: x1, x1: x1, gap: 0, run: mark.run, followsSpace: false))
                    }
                    early.removeAll(keepingCapacity: true)
                }
                if unicode == 0x5E || unicode == 0x60 || unicode == 0x7E { hasAccents = true }
            }
        }
        if current.frame >= 0 {
            current.end = cells.count
            fragments.append(current)
        }
    }

    /// Makes cells of the glyphs of a level run that go on with the fragment as nearly all do: ordinary letters and spaces, one behind the other. What
    /// it does is what `fill` does of any glyph, without the questions that these answer by being what they are.
    ///
    /// - Returns: the first glyph that is something else, or the end of the range.
    @inline(__always)
    private func fillPlain(
        _ cells: inout OutputSpan<Cell>, _ current: inout Fragment, _ glyphs: borrowing Span<Glyph>, _ range: Range<Int>, right: Float,
        top: Float, tolerance: Float, least: Float, most: Float, reprint: Float, size: Float, runIndex: Int32, isInvisible: Bool,
        _ rightmost: inout Float,
        _ isSpacePending: inout Bool, _ spaceEnd: inout Float
    ) -> Int {
        let y = current.y
        var (x1, widest, spaces, pending, last) = (current.x1, current.widestGap, current.spaceCount, isSpacePending, rightmost)
        let close = reprint * Self.closeBehind
        // The height that was found to be on the page and level with the fragment.
        var level = Float.nan
        var index = range.lowerBound
        while index < range.upperBound {
            let glyph = glyphs[index]
            let unicode = glyph.unicode
            if unicode == 0x20 {
                pending = true
                spaceEnd = glyph.x + glyph.advance
                index &+= 1
                continue
            }
            guard Self.isPlain(unicode) else { break }
            let x0 = glyph.x
            if glyph.y != level {
                guard glyph.y >= -2, glyph.y <= top, (glyph.y - y).magnitude <= tolerance else { break }
                level = glyph.y
            }
            let gap = x0 - x1
            let end = x0 + glyph.advance
            guard x0 >= -2, x0 <= right, gap > least, gap < most, x0 - last >= reprint, end > x0 else { break }
            if pending, gap < 2 * close, !isInvisible,
                index > range.lowerBound && Self.isKern(glyphs[index - 1], x0)
                    || gap < close && Self.isNone(spaceEnd - x0, reprint, isStop: Self.isStop(unicode))
            {
                pending = false
            }
            cells.append(Cell(unicode: unicode, x0: x0, x1: end, gap: gap, run: runIndex, followsSpace: pending))
            if end > x1 { x1 = end }
            if gap > widest { widest = gap }
            last = x0
            if pending {
                spaces += 1
                pending = false
            }
            index &+= 1
        }
        if last != rightmost, size > current.size { current.size = size }
        (current.x1, current.widestGap, current.spaceCount, isSpacePending, rightmost) = (x1, widest, spaces, pending, last)
        return index
    }

    /// Visible ASCII but for what may be an accent, and what lies in blocks without accents, spaces or scripts that run to the left: most of what is
    /// written with an alphabet of Latin kind, dashes, quotation marks and dots, kana and ideographs.
    @inline(__always)
    private static func isPlain(_ unicode: UInt32) -> Bool {
        unicode &- 0x61 < 0x1D || unicode &- 0x21 < 0x3D || unicode == 0x5F || unicode &- 0x309B < 0xA800 - 0x309B
            || unicode &- 0x2010 < 0x2028 - 0x2010 || unicode &- 0x3001 < 0x3099 - 0x3001 || unicode &- 0xC0 < 0x2C0 - 0xC0
    }

    /// Whether a space was no space, as what follows stands close to what was before: it ends behind the beginning of a stop, or somewhere else on the
    /// page.
    private static func isNone(_ overlap: Float, _ reprint: Float, isStop: Bool) -> Bool {
        (isStop && overlap > reprint) || overlap.magnitude > elsewhere * reprint
    }

    /// Whether a space is a kern: what one operator shows with it stands a little behind where it begins. So groff moves letters apart.
    private static func isKern(_ space: Glyph, _ next: Float) -> Bool {
        space.unicode == 0x20 && kerns.contains((next - space.x) / space.advance)
    }

    /// Share of a space's width. Where nothing at all is left of that, words were put closer than they should be.
    private static let kerns: ClosedRange<Float> = 0.02...0.24

    /// Two ems, as a multiple of ``Overprint/tolerance``.
    private static let elsewhere: Float = 16

    private static func isStop(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x2019, 0x201D: true
        default: false
        }
    }

    /// Gives the cells to somebody who changes them; ``recycle(_:)`` takes their memory back.
    mutating func takeCells() -> [Cell] {
        defer { cells = [] }
        return cells
    }

    /// Takes cells that nobody needs any more: their memory is used for the next page.
    mutating func recycle(_ old: consuming [Cell]) { cells = old }

    /// Letter-spaced words stand further apart than others, by what their letters do.
    private static func breakingGap(_ em: Float, _ current: Fragment, _ cells: borrowing OutputSpan<Cell>) -> Float {
        let last = cells[cells.count - 1]
        let count = cells.count - current.start
        guard last.gap > Self.letterSpacing * em, !last.followsSpace, count > 1 else { return Self.breakingGap * em }
        // An "a" after a word whose letters stand close is no spaced letter: words were shown one by one.
        let isWord =
            count > 2 && cells[cells.count - 2].gap < Self.letterSpacing * em && cells[cells.count - 3].gap < Self.letterSpacing * em
        return Self.breakingGap * em + (isWord ? 0 : last.gap)
    }

    /// Whether the same glyph stands there already: printed twice for weight. The longest word that a step back leads over has few letters.
    private static func isPrinted(
        _ unicode: UInt32, _ x0: Float, _ em: Float, _ cells: borrowing OutputSpan<Cell>, _ start: Int
    ) -> Bool {
        for index in max(start, cells.count - 4)..<cells.count
        where cells[index].unicode == unicode && (x0 - cells[index].x0).magnitude < Overprint.tolerance * em { return true }
        return false
    }

    /// What a page's glyphs that stand for several characters may come to, in scalars: a page of ligatures has thousands.
    private static let mostClusterScalars = 1 << 20

    private static func length(_ unicode: UInt32, _ sequences: [UInt32]) -> Int {
        let offset = Int(unicode & ~Font.sequenceFlag)
        return offset < sequences.count ? Int(sequences[offset]) : 0
    }

    /// The last cell that says something, not far back.
    private static func lastSpoken(_ cells: borrowing OutputSpan<Cell>, _ start: Int) -> Int {
        var index = cells.count - 1
        while index > start, index > cells.count - 4, cells[index].unicode == GlyphCollector.silent { index -= 1 }
        return index
    }

    /// Width of an em for judging gaps. A Type 3 font's unit may be a pixel: there, the glyphs themselves tell.
    private static func em(ofType3 run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>) -> Float {
        var (sum, count): (Float, Float) = (0, 0)
        for index in run.start..<run.end where glyphs[index].advance > 0 {
            sum += glyphs[index].advance
            count += 1
        }
        return count > 0 ? max(run.emWidth, min(sum / count * 2, 200)) : run.emWidth
    }

    private mutating func frameIndex(_ dx: Float, _ dy: Float) -> Int {
        // Directions within half a degree are one; the four upright ones are exact, so that their coordinates stay the page's.
        for index in frames.indices where frames[index].dx * dx + frames[index].dy * dy > 0.99996 { return index }
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
