import PDFContent
import PDFFonts

/// Makes cells of the glyphs of a page, one after the other in the order they were shown, and fragments of cells that go on with each other.
struct FragmentFiller {
    var fragments: [Fragment] = []
    var frames: [Frame] = []
    /// What must be looked at again.
    private(set) var kinds: SignKinds = []
    /// Cells that are read from right to left.
    private(set) var rightToLeftCount = 0
    /// Glyphs that had no Unicode, by the page's font.
    private(set) var unmapped: [Int32: Int] = [:]
    /// Their widths, in hundredths of an em, as far as ``mostWidths`` goes.
    private(set) var unmappedWidths: [Int32: Set<Int>] = [:]
    static let mostWidths = 4

    private let runs: [GlyphCollector.Run]
    private let fonts: [Font]
    private let replacements: [String]
    /// The largest type of the page, read or not, and the glyphs that are too small to be read.
    private(set) var largestType: Float = 0
    private(set) var tinyCount = 0
    /// The edges of the page.
    private let right, top: Float

    /// The fragment that the next glyph may go on with.
    private var current = Fragment(frame: -1, start: 0, end: 0, x0: 0, x1: 0, y: 0, size: 1, em: 1, isArtifact: false)
    /// Whether the run at hand has the direction of that, and may go on with it.
    private var (isSameFrame, isJoinable) = (false, false)
    private var isSpacePending = false
    /// Where the last space begins, and where it ends.
    private var (spaceStart, spaceEnd) = (-Float.infinity, -Float.infinity)
    /// Where the fragment's rightmost cell begins: a glyph that begins clear of it has not been printed there before.
    private var rightmost = -Float.infinity
    /// Whether the fragment's last cell has no width.
    private var isLastFlat = false
    /// Where fragments stand that were shown before, further right on the fragment's baseline: what another font had to show of a line may come first.
    private var ahead: [ClosedRange<Float>] = []
    /// Scalars of glyphs that stand for several.
    private var clusterScalars = 0
    /// Marks that were shown before the letter they stand over.
    private var early: [(unicode: UInt32, run: Int32)] = []

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
    /// Text smaller than this, in points, is not meant to be read: neither on paper nor where the page fills a screen is it a line high.
    static let smallestSize: Float = 0.6
    static let largestSize: Float = 4000
    /// Directions of writing told apart on a page; more than these are folded into the first.
    static let maximumFrames = 32

    /// - Parameters:
    ///   - width, height: of the page, in points.
    init(_ collector: borrowing GlyphCollector, width: Float, height: Float) {
        (runs, fonts, replacements) = (collector.runs, collector.fonts, collector.replacements)
        (right, top) = (width + 2, height + 2)
    }

    /// A run with what its glyphs are compared by, in points.
    private struct Place {
        let run: GlyphCollector.Run
        let index: Int32
        let frame: Int
        let dx, dy: Float
        let em, size: Float
        /// Between baselines that are one.
        let tolerance: Float
        /// Between cells of one fragment.
        let least, most: Float
        /// Between the beginnings of a letter and of the same one printed again.
        let reprint: Float
        var isUpright: Bool { dx == 1 && dy == 0 }
    }

    private mutating func place(ofRun index: Int, _ collector: borrowing GlyphCollector, _ glyphs: borrowing Span<Glyph>) -> Place? {
        let run = runs[index]
        guard run.emWidth > 0, run.emWidth.isFinite, !(run.isWhite || run.isOnOwnColour) || !collector.isUnseen(run) else { return nil }
        if collector.covered.hides(run, glyphs) { return nil }
        let em = run.isType3 ? Self.em(ofType3: run, glyphs) : run.emWidth
        let size = run.isType3 ? max(run.size, em) : run.size
        if size > largestType { largestType = size }
        guard size >= Self.smallestSize, size < Self.largestSize else {
            if size < Self.smallestSize { tinyCount += run.end - run.start }
            return nil
        }
        let frame = frameIndex(run.dx, run.dy)
        return Place(
            run: run, index: Int32(truncatingIfNeeded: index), frame: frame, dx: frames[frame].dx, dy: frames[frame].dy, em: em, size: size,
            tolerance: Self.baselineTolerance * size, least: Self.backwardGap * em, most: Self.breakingGap * min(em, size),
            reprint: Overprint.tolerance * em)
    }

    /// A glyph that was shown, in the frame of its run.
    private struct Spot {
        let unicode: UInt32
        let x0, x1, y: Float
        let advance: Float
        let isRightToLeft: Bool
        /// From the end of the fragment.
        var gap: Float
        /// Whether it stands on the fragment's baseline.
        var isLevel = false
    }

    /// Takes all runs in.
    mutating func fill(_ cells: inout OutputSpan<Cell>, _ collector: borrowing GlyphCollector) {
        let shown = collector.glyphs
        let glyphs = shown.span
        // The first frame takes in all that is nearly as it is.
        if let direction = collector.direction { frames.append(Frame(dx: direction.dx, dy: direction.dy)) }
        for runIndex in runs.indices {
            guard let place = place(ofRun: runIndex, collector, glyphs) else { continue }
            let run = place.run
            isSameFrame = current.frame == place.frame
            isJoinable =
                isSameFrame && place.size < current.size * 1.6 && current.size < place.size * 1.6 && run.isArtifact == current.isArtifact
                && run.overlay == current.overlay
            var index = run.start
            while index < run.end {
                if isJoinable, !isLastFlat, place.isUpright, ahead.isEmpty {
                    index = fillPlain(&cells, glyphs, index..<run.end, place)
                    guard index < run.end else { break }
                }
                var glyph = glyphs[index]
                index &+= 1
                guard let isRightToLeft = isRead(glyph, place, glyphs, index) else {
                    guard glyph.unicode == 0, isSameFrame, !isSpacePending, cells.count > current.start,
                        isConjunct(
                            glyph, run, gap: glyph.x * place.dx + glyph.y * place.dy - current.x1, cells, from: current.start)
                    else { continue }
                    glyph.unicode = GlyphCollector.silent
                    add(glyph, false, place, &cells)
                    continue
                }
                add(glyph, isRightToLeft, place, &cells)
            }
        }
        close(at: cells.count)
    }

    private mutating func close(at end: Int) {
        guard current.frame >= 0 else { return }
        current.end = end
        fragments.append(current)
    }

    /// Takes in what a glyph says: that a space follows, that something has no Unicode, or that its page must be looked at again.
    ///
    /// - Parameter next: index of the glyph after it.
    /// - Returns: whether a glyph that is to be a cell is read from right to left; nil of others.
    private mutating func isRead(_ glyph: Glyph, _ place: Place, _ glyphs: borrowing Span<Glyph>, _ next: Int) -> Bool? {
        let unicode = glyph.unicode
        guard unicode &- 0x21 >= 0x5E else { return false }  // visible ASCII
        if Self.isSpace(unicode) {
            isSpacePending = true
            spaceStart = glyph.x * place.dx + glyph.y * place.dy
            spaceEnd = spaceStart + glyph.advance
            return nil
        }
        if unicode >= 0x200B, Self.isInvisible(unicode), !isFollowed(glyph, place, glyphs, next) { return nil }
        let font = Int(place.run.font)
        if unicode & Font.sequenceFlag != 0 { clusterScalars += Self.length(unicode, fonts[font].sequences) }
        // A glyph of a few bytes may stand for a long text, a million times.
        guard unicode != 0, clusterScalars <= Self.mostClusterScalars || unicode & Font.sequenceFlag == 0 else {
            unmapped[place.run.font, default: 0] += 1
            // A space that has none is one glyph, letters are many.
            if unmappedWidths[place.run.font, default: []].count < Self.mostWidths, glyph.advance > 0 {
                unmappedWidths[place.run.font, default: []].insert(Int(min(glyph.advance / max(place.em, 1e-3), 10) * 100))
            }
            return nil
        }
        kinds.note(unicode)
        guard unicode >= 0x0590 else { return false }
        if glyph.advance == 0, early.count < EarlyMarks.most, EarlyMarks.holds(unicode),
            EarlyMarks.precedes(
                glyph, glyphs, next, place.dx, place.dy, after: isSameFrame ? (current.x1, current.y) : nil, place.em)
        {
            early.append((unicode, place.index))
            return nil
        }
        return Self.isRightToLeft(unicode, fonts[font], replacements)
    }

    /// Whether the next glyph of a run begins where a glyph ends.
    private func isFollowed(_ glyph: Glyph, _ place: Place, _ glyphs: borrowing Span<Glyph>, _ next: Int) -> Bool {
        guard next < place.run.end else { return false }
        let step = (glyphs[next].x - glyph.x) * place.dx + (glyphs[next].y - glyph.y) * place.dy
        return glyph.advance > 0 && (step - glyph.advance).magnitude < place.reprint
    }

    /// Makes a cell of a glyph that may be anything, on the page.
    private mutating func add(_ glyph: Glyph, _ isRightToLeft: Bool, _ place: Place, _ cells: inout OutputSpan<Cell>) {
        guard glyph.x >= -2, glyph.y >= -2, glyph.x <= right, glyph.y <= top else { return }
        let x0 = place.isUpright ? glyph.x : glyph.x * place.dx + glyph.y * place.dy
        let y = place.isUpright ? glyph.y : glyph.y * place.dx - glyph.x * place.dy
        var spot = Spot(
            unicode: glyph.unicode, x0: x0, x1: x0 + glyph.advance, y: y, advance: glyph.advance, isRightToLeft: isRightToLeft,
            gap: x0 - current.x1)
        // A slash and the sign that it strikes are shown one over the other.
        if spot.gap < Self.struckGap * place.em, cells.count > 0, spot.unicode == 0x2F || cells[cells.count - 1].unicode == 0x2F {
            kinds.insert(.accents)
        }
        spot.isLevel = (y - current.y).magnitude <= place.tolerance || isCascade(spot, place, cells)
        guard !isSaidWithLetter(spot, place, &cells) else { return }
        // Whether it begins close to an earlier letter is asked first: whether the gap is just below or above 0 is rounding, mostly. Wide letters
        // printed again go back further than kerning.
        if x0 - rightmost < place.reprint, spot.gap < 0, isJoinable, spot.isLevel, spot.advance > 0, spot.unicode != GlyphCollector.silent,
            Self.isPrinted(spot.unicode, x0, place.em, cells, current.start)
        {
            return
        }
        if spot.unicode &- 0x2293 < 2, closesSquare(spot, place, &cells) { return }
        if spot.gap < 0, Ligature.mayBe(spot.unicode) { uncover(&spot, place, &cells) }
        if Self.isOverHyphen(spot.unicode, spot.gap, spot.advance), lengthenDash(spot, place, &cells) { return }
        join(&spot, place, cells)
        append(spot, place, &cells)
    }

    /// Makes a square of the two signs that one is drawn of, ⊔ and ⊓ one over the other: what ends proofs and examples.
    private func closesSquare(_ spot: Spot, _ place: Place, _ cells: inout OutputSpan<Cell>) -> Bool {
        guard isSameFrame, spot.isLevel, cells.count > current.start else { return false }
        let last = cells[cells.count - 1]
        guard last.unicode &- 0x2293 < 2, last.unicode != spot.unicode, (last.x0 - spot.x0).magnitude < place.reprint else { return false }
        cells[cells.count - 1].unicode = Self.square
        return true
    }

    private static let square: UInt32 = 0x25A1

    /// Takes the i off a ligature "fi" whose second half another one covers: "ffi", in fonts that have no ligature of three.
    private mutating func uncover(_ spot: inout Spot, _ place: Place, _ cells: inout OutputSpan<Cell>) {
        guard isJoinable, spot.isLevel, cells.count > current.start, !isSpacePending else { return }
        let last = cells[cells.count - 1]
        guard last.unicode == spot.unicode, Self.covered.contains((spot.x0 - last.x0) / max(last.x1 - last.x0, 1e-3)),
            GlyphCollector.scalars(spot.unicode, fonts[Int(place.run.font)].sequences, replacements).first == 0x66
                || spot.unicode == 0xFB01 || spot.unicode == 0xFB02
        else { return }
        cells[cells.count - 1].unicode = 0x66
        cells[cells.count - 1].x1 = spot.x0
        current.x1 = spot.x0
        spot.gap = 0
    }

    /// Whether a hyphen begins over what was shown before it, so far back that the bars of two of them are one.
    @inline(__always)
    private static func isOverHyphen(_ unicode: UInt32, _ gap: Float, _ advance: Float) -> Bool {
        unicode == 0x2D && gap < -covering * advance
    }

    /// Leaves out a hyphen that lengthens the one before it: where a font lacks dashes, some writers draw them so. A bar longer than a hyphen is a dash.
    ///
    /// - Returns: whether it was such a one.
    private mutating func lengthenDash(_ spot: Spot, _ place: Place, _ cells: inout OutputSpan<Cell>) -> Bool {
        guard isJoinable, spot.isLevel, !isSpacePending, cells.count > current.start else { return false }
        let index = cells.count - 1
        let last = cells[index]
        guard last.unicode == 0x2D || last.unicode == 0x2013, spot.x0 > last.x0, spot.x1 > last.x1,
            runs[Int(last.run)].font == place.run.font
        else { return false }
        cells[index].x1 = spot.x1
        if spot.x1 - last.x0 > Self.longestHyphen * place.em { cells[index].unicode = 0x2013 }
        if spot.x1 > current.x1 { current.x1 = spot.x1 }
        rightmost = max(rightmost, spot.x0)
        return true
    }

    /// Share of its width that lies over the one before: less than the white at both ends leaves two bars.
    private static let covering: Float = 0.35
    /// In ems.
    private static let longestHyphen: Float = 0.5

    /// How far behind the beginning of such a ligature the next one begins, as a share of its width.
    private static let covered: ClosedRange<Float> = 0.35...0.7

    /// Whether a glyph is a letter of Nastaliq, which sets those of a word one below the other.
    private func isCascade(_ spot: Spot, _ place: Place, _ cells: borrowing OutputSpan<Cell>) -> Bool {
        spot.isRightToLeft && spot.advance > 0 && spot.gap.magnitude < Self.cascadeGap * place.em
            && (spot.y - current.y).magnitude < Self.highestMark * place.em
            && isJoinable && place.size == current.size && cells.count > current.start && cells[cells.count - 1].isRightToLeft
    }

    /// Puts a mark to the letter it belongs to, as part of that, or leaves it out if it has been said with the letter.
    ///
    /// - Returns: whether that is all there is to do.
    private func isSaidWithLetter(_ spot: Spot, _ place: Place, _ cells: inout OutputSpan<Cell>) -> Bool {
        guard cells.count > current.start else { return false }
        let unicode = spot.unicode
        if spot.advance == 0, isJoinable {
            // A sign over or under a letter goes back to where that begins, however wide it is; so does what has been said with the letter.
            if LetterSigns.holds(unicode)
                || (spot.gap <= place.least && unicode == GlyphCollector.silent)
                || (spot.gap <= place.least || !spot.isLevel) && EarlyMarks.holds(unicode),
                LetterSigns.isOver(spot.x0, spot.y, current, place.em, cells)
            {
                cells.append(Cell(unicode: unicode, x0: current.x1, x1: current.x1, gap: 0, run: place.index, followsSpace: false))
                return true
            }
            // A mark that has been said with its letter says nothing about the place of the next one.
            if unicode == GlyphCollector.silent, cells[cells.count - 1].isRightToLeft, (spot.y - current.y).magnitude <= place.tolerance {
                return true
            }
        }
        // Some writers give each glyph of a cluster the text of all.
        if unicode >= GlyphCollector.replacementFlag, spot.advance == 0 || kinds.contains(.indic),
            (spot.y - current.y).magnitude < Self.highestMark * place.em
        {
            let last = Self.lastSpoken(cells, current.start)
            let said = GlyphCollector.scalars(unicode, fonts[Int(place.run.font)].sequences, replacements)
            let before = GlyphCollector.scalars(
                cells[last].unicode, fonts[Int(runs[Int(cells[last].run)].font)].sequences, replacements)
            if spot.advance == 0, before.count > 1, before == said { return true }
            if spot.advance < Self.narrowMark * (cells[last].x1 - cells[last].x0), IndicOrder.isCluster(said, of: before) {
                cells[last].unicode = GlyphCollector.silent
            }
        }
        return false
    }

    /// Makes the fragment end where a glyph does that goes on with it, or ends it and begins another one.
    private mutating func join(_ spot: inout Spot, _ place: Place, _ cells: borrowing OutputSpan<Cell>) {
        let (em, size) = (place.em, place.size)
        let isFirst = cells.count - current.start <= 1
        // A narrow letter shown to the left of the last one is no kerning.
        let stepsLeft =
            spot.isRightToLeft && spot.gap < 0 && spot.advance > 0 && spot.x1 <= current.x0 + 0.1 * em
            && (current.isRightToLeft || isFirst)
        if isJoinable, spot.isLevel, !stepsLeft, spot.gap > place.least || Self.isUnderAccent(spot, cells, after: current.start),
            spot.gap < place.most || spot.gap < Self.breakingGap(min(em, size), current, cells), ahead.isEmpty || !isFilled(spot, em)
        {
            // Letters of Arabic, close behind each other, were set over the space between them, too.
            if isSpacePending, spot.gap < place.reprint * Self.closeBehind, !place.run.isInvisible,
                Self.isNone(spaceEnd - spot.x0, place.reprint, isStop: spot.isRightToLeft || Stops.closes(spot.unicode))
                    || Self.isBefore(spaceEnd, rightmost, spot.x0, place.reprint)
            {
                isSpacePending = false
            }
            if spot.gap <= place.least, spot.x0 < current.x0 { current.x0 = spot.x0 }
            if spot.x1 > current.x1 { current.x1 = spot.x1 }
            if size > current.size { current.size = size }
        } else if isSameFrame, spot.isLevel, spot.isRightToLeft, (spot.x1 - current.x0).magnitude < Self.breakingGap * em,
            current.isRightToLeft || isFirst
        {
            // Shown in reading order, each glyph to the left of the last.
            spot.gap = current.x0 - spot.x1
            current.x0 = min(current.x0, spot.x0)
            current.isRightToLeft = true
        } else {
            close(at: cells.count)
            lookAhead(spot)
            current = Fragment(
                frame: place.frame, start: cells.count, end: cells.count, x0: spot.x0, x1: spot.x1, y: spot.y, size: size, em: em,
                widestGap: 0, isArtifact: place.run.isArtifact, overlay: place.run.overlay)
            spot.gap = 0
            (isSameFrame, isJoinable, isLastFlat) = (true, true, false)
            rightmost = -.infinity
        }
    }

    /// Notes which fragments stand behind a glyph that begins another one, further left on the baseline of the last.
    private mutating func lookAhead(_ spot: Spot) {
        guard isSameFrame, spot.isLevel else {
            if !ahead.isEmpty { ahead.removeAll(keepingCapacity: true) }
            return
        }
        for fragment in fragments.suffix(Self.mostAhead).reversed() {
            guard fragment.frame == current.frame, fragment.y == current.y, fragment.x0 > spot.x0, fragment.x1 >= fragment.x0,
                !spot.isRightToLeft, ahead.count < Self.mostAhead
            else { break }
            ahead.append(fragment.x0...fragment.x1)
        }
    }

    /// Whether what was shown before fills the white between the fragment and a glyph.
    private func isFilled(_ spot: Spot, _ em: Float) -> Bool {
        guard spot.gap > Self.leastFilled * em else { return false }
        let tolerance = Self.leastFilled / 2 * em
        return ahead.contains { $0.lowerBound > current.x1 - tolerance && $0.upperBound < spot.x0 + tolerance }
    }

    private static let mostAhead = 8
    /// Of a sign, in ems.
    private static let leastFilled: Float = 0.2

    /// Whether a letter begins before, and ends behind, the beginning of an accent that was shown before it, which may be as wide as it, or wider.
    private static func isUnderAccent(_ spot: Spot, _ cells: borrowing OutputSpan<Cell>, after start: Int) -> Bool {
        guard cells.count > start else { return false }
        let accent = cells[cells.count - 1]
        return (accent.unicode &- 0x2C6 < 0x18 || accent.unicode == 0xA8 || accent.unicode == 0xB4) && spot.x0 < accent.x0
            && accent.x0 < spot.x1 && spot.advance > 0
            && accent.x1 - spot.x0 < spot.advance + (accent.x1 - accent.x0)
    }

    private mutating func append(_ spot: Spot, _ place: Place, _ cells: inout OutputSpan<Cell>) {
        var gap = spot.gap
        if isLastFlat, gap < 0 {
            let last = cells[cells.count - 1]
            if spot.x0 <= last.x0, last.x0 <= spot.x1 {
                // A mark shown before the letter it stands over: the gap is that before both.
                cells[cells.count - 1].gap -= last.x0 - spot.x0
                gap = 0
            }
        }
        cells.append(
            Cell(
                unicode: spot.unicode, x0: spot.x0, x1: spot.x1, gap: gap, run: place.index, followsSpace: isSpacePending,
                isRightToLeft: spot.isRightToLeft))
        rightmost = max(rightmost, spot.x0)
        isLastFlat = spot.x1 <= spot.x0
        if gap > current.widestGap { current.widestGap = gap }
        if spot.isRightToLeft { rightToLeftCount += 1 }
        if isSpacePending {
            current.spaceCount += 1
            isSpacePending = false
        }
        if !early.isEmpty, spot.advance > 0 {
            for mark in early {
                cells.append(Cell(unicode: mark.unicode, x0: spot.x1, x1: spot.x1, gap: 0, run: mark.run, followsSpace: false))
            }
            early.removeAll(keepingCapacity: true)
        }
        if spot.unicode == 0x5E || spot.unicode == 0x60 || spot.unicode == 0x7E { kinds.insert(.accents) }
    }

    /// Makes cells of the glyphs of a level run that go on with the fragment as nearly all do: ordinary letters and spaces, one behind the other. What
    /// it does is what `add` does of any glyph, without the questions that these answer by being what they are.
    ///
    /// - Returns: the first glyph that is something else, or the end of the range.
    @inline(__always)
    private mutating func fillPlain(
        _ cells: inout OutputSpan<Cell>, _ glyphs: borrowing Span<Glyph>, _ range: Range<Int>, _ place: Place
    ) -> Int {
        let y = current.y
        var (x1, widest, spaces, pending, last) = (current.x1, current.widestGap, current.spaceCount, isSpacePending, rightmost)
        let (right, top, tolerance, least, most) = (right, top, place.tolerance, place.least, place.most)
        let (reprint, runIndex, isInvisible) = (place.reprint, place.index, place.run.isInvisible)
        let close = reprint * Self.closeBehind
        // The height that was found to be on the page and level with the fragment.
        var level = Float.nan
        var index = range.lowerBound
        while index < range.upperBound {
            let glyph = glyphs[index]
            let unicode = glyph.unicode
            // Small letters, as most are, are asked nothing else.
            if unicode &- 0x61 >= 26 {
                if unicode == 0x20 {
                    pending = true
                    (spaceStart, spaceEnd) = (glyph.x, glyph.x + glyph.advance)
                    index &+= 1
                    continue
                }
                guard Self.isPlain(unicode) else { break }
            }
            let x0 = glyph.x
            if glyph.y != level {
                guard glyph.y >= -2, glyph.y <= top, (glyph.y - y).magnitude <= tolerance else { break }
                level = glyph.y
            }
            let gap = x0 - x1
            let end = x0 + glyph.advance
            guard x0 >= -2, x0 <= right, gap > least, gap < most, x0 - last >= reprint, end > x0, !Self.isOverHyphen(unicode, gap, end - x0)
            else { break }
            if pending, gap < 2 * close, !isInvisible,
                index > range.lowerBound && Self.isKern(glyphs[index - 1], x0)
                    || Self.fills(spaceStart, spaceEnd, cells[cells.count - 1].unicode, x1)
                    || gap < close
                        && (Self.isNone(spaceEnd - x0, reprint, isStop: Stops.closes(unicode))
                            || Self.isBefore(spaceEnd, last, x0, reprint))
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
        if last != rightmost, place.size > current.size { current.size = place.size }
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

    func firstScalar(of unicode: UInt32, _ run: Int32) -> UInt32 {
        GlyphCollector.scalars(unicode, fonts[Int(runs[Int(run)].font)].sequences, replacements).first ?? 0
    }

    private static func length(_ unicode: UInt32, _ sequences: [UInt32]) -> Int {
        let offset = Font.offset(ofSequence: unicode)
        return offset < sequences.count ? Int(sequences[offset]) : 0
    }

    /// The last cell that says something, not far back.
    private static func lastSpoken(_ cells: borrowing OutputSpan<Cell>, _ start: Int) -> Int {
        var index = cells.count - 1
        while index > start, index > cells.count - 4, cells[index].unicode == GlyphCollector.silent { index -= 1 }
        return index
    }

    /// Width of an em for judging gaps. A Type 3 font's unit may be a pixel: there, the glyphs themselves tell. A dash or an ideograph is as wide as an em,
    /// and says nothing against the font.
    private static func em(ofType3 run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>) -> Float {
        var (sum, count): (Float, Float) = (0, 0)
        for index in run.start..<run.end where glyphs[index].advance > 0 {
            sum += glyphs[index].advance
            count += 1
        }
        guard count > 0, sum / count > widestLetter * run.emWidth else { return run.emWidth }
        return max(run.emWidth, min(sum / count * 2, 200))
    }

    /// In ems.
    private static let widestLetter: Float = 1.1

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
            let first = Font.offset(ofSequence: unicode) + 1
            return first < font.sequences.count && Bidirectional.isRightToLeft(font.sequences[first])
        }
        if unicode & GlyphCollector.replacementFlag != 0 {
            let index = GlyphCollector.index(ofReplacement: unicode)
            return index < replacements.count
                && replacements[index].unicodeScalars.first.map { Bidirectional.isRightToLeft($0.value) } == true
        }
        return Bidirectional.isRightToLeft(unicode)
    }

    /// Whether a character shows nothing and has no width, whatever its font says (Chromium gives it an em, but goes on where it begins): a zero width space, a
    /// mark of direction, an order of bytes.
    static func isInvisible(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}
