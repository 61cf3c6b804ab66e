/// Cuts fragments into words by the gaps between their cells (a producer need not show spaces, and those shown may be wide or zero).
struct WordSplitter {
    private(set) var words: [LayoutWord] = []
    private var gaps: [Float] = []
    /// Fragments whose letters stand apart as those of listings do, and the grids that the page's listings are set on.
    private var spread: [Fragment] = []
    private var grids: [ListingGrid] = []
    /// The runs that are set on them.
    private(set) var listedRuns: Set<Int32> = []

    /// A gap of this many ems separates words. Justified TeX never sets less than .2, kerning rarely more than .1.
    static let wordGap: Float = 0.14
    /// Where the producer shows spaces itself, a gap without one is kerning until it is this wide.
    static let wordGapBesideSpaces: Float = 0.22
    /// The same, where a string ends and another one begins: nobody sets kerning that wide that way. Letters shown one by one are another matter.
    static let wordGapBetweenStrings: Float = 0.19
    /// The same, beside letters that stand closer: so much more than these.
    private static let wordGapBetweenTightStrings: Float = 0.105
    private static let wordGapBeforeTightSign: Float = 0.13
    /// The same where one of the strings is a letter alone: that may be a word's last, or the name of a function stands before it.
    private static let wordGapBesideLetter: Float = 0.15
    private static let leastGapBetweenStrings: Float = 0.115
    /// The same behind a stop, which nothing but a space parts from the letter after it.
    private static let wordGapAfterStops: Float = 0.15
    /// The same between letters of fixed pitch, which have no kerning: a listing sets those of a name in the middle of wider places, with the hyphens
    /// between them in places of their own. Words of code in a text have its spaces between them.
    private static let wordGapOfFixedPitch: Float = 0.19
    private static let wordGapAtHyphens: Float = 0.24
    private static let samePitch: Float = 0.02
    /// Between ideographs and kana, justification opens gaps that mean nothing.
    static let ideographGap: Float = 0.7
    /// Letter-spaced text: what a gap must have beyond the ordinary one.
    static let letterSpacedGap: Float = 0.18
    /// Fewer wide gaps between letters say nothing.
    private static let fewestSpacedLetters = 3

    /// A display face may have spaces this narrow: told from kerning by nothing else coming near them.
    static let tightWordGap: Float = 0.105
    private static let widestKerning: Float = 0.07
    private static let fewestTightCells = 10
    private static let fewestNarrowGaps = 3

    init() {}

    mutating func reset() {
        words.removeAll(keepingCapacity: true)
        if !spread.isEmpty { spread.removeAll(keepingCapacity: true) }
        if !grids.isEmpty { (grids, listedRuns) = ([], []) }
    }

    /// Gives the words to somebody who changes them; ``recycle(_:)`` takes their memory back.
    mutating func takeWords() -> [LayoutWord] {
        defer { words = [] }
        return words
    }

    mutating func recycle(_ old: consuming [LayoutWord]) { words = old }

    /// Appends the words of each fragment, and their range to `ranges`. The cells of a fragment stand from left to right.
    ///
    /// - Parameters:
    ///   - isFixedPitch: of each run, whether it is in such a font, and seen.
    ///   - isMathematical: whether a run is in a font of slanted letters for mathematics.
    mutating func split(
        _ fragments: [Fragment], _ cells: borrowing Span<Cell>, into ranges: inout [Range<Int>], isFixedPitch: [Bool],
        isMathematical: (Int32) -> Bool = { _ in false }
    ) {
        cut(fragments, cells, into: &ranges, isFixedPitch, isMathematical)
        guard !spread.isEmpty else { return }
        spread.removeAll { isFixedPitch[Int(cells[$0.start].run)] }
        grids = ListingGrid.all(spread, cells)
        guard !grids.isEmpty else { return }
        words.removeAll(keepingCapacity: true)
        ranges.removeLast(fragments.count)
        cut(fragments, cells, into: &ranges, isFixedPitch, isMathematical)
    }

    private mutating func cut(
        _ fragments: [Fragment], _ cells: borrowing Span<Cell>, into ranges: inout [Range<Int>], _ isFixedPitch: [Bool],
        _ isMathematical: (Int32) -> Bool
    ) {
        ranges.reserveCapacity(ranges.count + fragments.count)
        var words: [LayoutWord] = []
        swap(&words, &self.words)
        let start = words.count
        // Each word has a cell.
        words.append(addingCapacity: fragments.reduce(fragments.count) { $0 + $1.end - $1.start }) { output in
            for fragment in fragments {
                let first = start + output.count
                if !grids.isEmpty, let grid = grids.first(where: { $0.holds(fragment, cells) }) {
                    split(fragment, cells, on: grid, into: &output)
                } else {
                    split(fragment, cells, isFixedPitch, isMathematical, into: &output)
                    if cells[fragment.end - 1].unicode &- 0x30 < 10, start + output.count - first > 2 {
                        Self.partLeader(fragment, cells, in: &output)
                    }
                }
                ranges.append(first..<(start + output.count))
            }
        }
        swap(&words, &self.words)
    }

    /// Cuts the last dot of a leader from the number that it leads to: LaTeX leaves room for three figures, and so none before four.
    @inline(never)
    private static func partLeader(_ fragment: Fragment, _ cells: borrowing Span<Cell>, in words: inout OutputSpan<LayoutWord>) {
        let last = words.count - 1
        let word = words[last]
        let (start, end) = (Int(word.start), Int(word.end))
        guard end - start > 2, cells[start].unicode == 0x2E, cells[start + 1].unicode != 0x2E else { return }
        for index in (last - 2)..<last {
            guard words[index].end - words[index].start == 1, cells[Int(words[index].start)].unicode == 0x2E else { return }
        }
        words.removeLast()
        for part in [start..<(start + 1), (start + 1)..<end] {
            var (x0, x1, shape): (Float, Float, UInt32) = (.infinity, -.infinity, 0)
            for index in part {
                x0 = min(x0, cells[index].x0)
                x1 = max(x1, cells[index].x1)
                shape |= LayoutWord.Spelling.bits(cells[index].unicode)
            }
            words.append(Self.word(part, x0, x1, shape, fragment))
        }
    }

    /// Cuts a fragment of a listing where places are free.
    private mutating func split(
        _ fragment: Fragment, _ cells: borrowing Span<Cell>, on grid: ListingGrid, into words: inout OutputSpan<LayoutWord>
    ) {
        var (start, x0, x1, shape): (Int, Float, Float, UInt32) = (fragment.start, .infinity, -.infinity, 0)
        for index in fragment.start..<fragment.end {
            let cell = cells[index]
            if index > start, grid.parts(cells[index - 1], cell) {
                words.append(Self.word(start..<index, x0, x1, shape, fragment))
                (start, x0, x1, shape) = (index, .infinity, -.infinity, 0)
            }
            x0 = min(x0, cell.x0)
            x1 = max(x1, cell.x1)
            shape |= LayoutWord.Spelling.bits(cell.unicode)
            listedRuns.insert(cell.run)
        }
        words.append(Self.word(start..<fragment.end, x0, x1, shape, fragment))
    }

    private mutating func split(
        _ fragment: Fragment, _ cells: borrowing Span<Cell>, _ isFixedPitch: [Bool], _ isMathematical: (Int32) -> Bool,
        into words: inout OutputSpan<LayoutWord>
    ) {
        let em = fragment.em
        let count = fragment.end - fragment.start
        var threshold = (fragment.spaceCount * 12 >= count ? Self.wordGapBesideSpaces : Self.wordGap) * em
        var stringThreshold = min(threshold, Self.leastGapBetweenStrings * em)
        // Rearranged cells have other gaps than those that were measured as they were shown.
        var mayBeTight = false
        if count >= 4, fragment.widestGap > Self.widestKerning * em || fragment.isRightToLeft {
            // Counted without asking, by the signs of differences: nobody can foretell where words end, not even a processor.
            var (wide, dots, narrow): (UInt32, UInt32, UInt32) = (0, 0, 0)
            let (least, most) = (Self.widestKerning * em, Self.wordGap * em)
            var index = fragment.start + 1
            while index < fragment.end {
                let (gap, unicode) = (cells[index].gap, cells[index].unicode)
                wide &+= (threshold - gap).bitPattern >> 31
                dots &+= ((unicode ^ 0x2E) &- 1) >> 31
                narrow &+= ~((gap - least).bitPattern | (most - gap).bitPattern) >> 31
                index &+= 1
            }
            if fragment.spaceCount == 0, count >= ListingGrid.fewestCells, Int(narrow &+ wide) * 2 >= count, grids.isEmpty {
                spread.append(fragment)
            }
            if fragment.spaceCount == 0, count >= Self.fewestTightCells {
                mayBeTight = narrow >= Self.fewestNarrowGaps
                if narrow > 0, let even = evenSpace(fragment, cells) {
                    threshold = even
                    mayBeTight = false
                } else if narrow > 0, !mayBeTight, isSetTight(fragment, cells) {
                    threshold = Self.leastTightSpace * em
                }
            }
            // Most gaps between letters must be wide: hardly ever so, which a glance tells. What may not count as such a gap is a space's, or
            // one at a dot.
            if wide >= Self.fewestSpacedLetters, Int(wide) * 2 + fragment.spaceCount + Int(dots) * 2 + 2 >= count {
                let spaced = letterSpacing(fragment, cells, threshold, isFixedPitch)
                threshold = max(threshold, spaced)
                stringThreshold = max(stringThreshold, spaced)
            }
        }
        var (limit, limitEnd) = (threshold, fragment.start)
        // A gap that is no wider parts nothing.
        var least = min(threshold, stringThreshold)
        // Only a thin space before a high sign may be narrower.
        let thin = Self.tightWordGap * em
        let mayBeThin = fragment.widestGap > thin && threshold <= Self.wordGapBesideSpaces * em
        var floor = mayBeThin ? min(least, thin) : least
        // Where the word so far begins.
        var start = fragment.start
        let labelEnd = Self.labelEnd(fragment, cells)
        if labelEnd > start {
            // Figures need no other spelling than a bullet.
            let shape = LayoutWord.Spelling.bits(cells[start].unicode)
            words.append(Self.word(start..<labelEnd, cells[start].x0, cells[labelEnd - 1].x1, shape, fragment))
            start = labelEnd
            // What follows was shown apart.
            limitEnd = labelEnd
        }
        var index = start
        var (x0, x1, shape): (Float, Float, UInt32) = (.infinity, -.infinity, 0)
        while true {
            if mayBeTight, index == limitEnd {
                while limitEnd < fragment.end, cells[limitEnd].run == cells[index].run { limitEnd += 1 }
                limit = isTight(index..<limitEnd, em, cells) ? Self.tightWordGap * em : threshold
                least = min(limit, stringThreshold)
                floor = mayBeThin ? min(least, thin) : least
            }
            // Cells that stand close go on with the word: nearly all.
            let end = mayBeTight ? limitEnd : fragment.end
            repeat {
                let cell = cells[index]
                if cell.followsSpace || cell.gap > floor, index > start,
                    parts(cells, index, fragment, limit, least, mayBeThin, isFixedPitch),
                    !isSlant(cells, index, fragment.em, isMathematical)
                {
                    words.append(Self.word(start..<index, x0, x1, shape, fragment))
                    (start, x0, x1, shape) = (index, cell.x0, cell.x1, 0)
                }
                if cell.x0 < x0 { x0 = cell.x0 }
                if cell.x1 > x1 { x1 = cell.x1 }
                let bits = LayoutWord.Spelling.bits(cell.unicode)
                if bits != 0 { shape |= bits }
                index &+= 1
            } while index < end
            if index >= fragment.end { break }
        }
        words.append(Self.word(start..<fragment.end, x0, x1, shape, fragment))
    }

    /// Where the text of an item begins whose number, shown by itself before it, leaves no white: "10.|Link", "3.12|Lamps"; or a quotation behind its
    /// bullet, since the white before such a sign is part of it among ideographs, or a word close behind it: "•|Lamps"; −1 elsewhere.
    @inline(__always)
    private static func labelEnd(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Int {
        let first = cells[fragment.start].unicode
        guard first &- 0x30 < 10 else {
            guard first == 0x2022 || first == 0xB7 || first == 0x25AA || first == 0x25CF else { return -1 }
            return first == 0x2022 && opensQuotation(fragment, cells) || beginsWord(fragment, cells) ? fragment.start + 1 : -1
        }
        return endOfNumber(fragment, cells)
    }

    /// Whether letters stand close behind a bullet, the first of them a capital: that of a formula's product, or of a list of letters, has fewer.
    @inline(never)
    private static func beginsWord(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let start = fragment.start + 1
        guard start + fewestLettersOfItem <= fragment.end, !cells[start].followsSpace, LetterCase(cells[start].unicode) == .capital else {
            return false
        }
        for index in start + 1..<start + fewestLettersOfItem {
            guard Bidirectional.isLetter(cells[index].unicode), !cells[index].followsSpace else { return false }
        }
        return true
    }

    private static let fewestLettersOfItem = 3

    @inline(never)
    private static func opensQuotation(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.start + 2 < fragment.end, !cells[fragment.start + 1].followsSpace else { return false }
        return switch cells[fragment.start + 1].unicode {
        case 0x2018, 0x201C, 0x300A, 0x300C, 0x300E, 0xFF08: true
        default: false
        }
    }

    @inline(never)
    private static func endOfNumber(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Int {
        var (index, dots) = (fragment.start, 0)
        let end = min(fragment.end, fragment.start + longestLabel)
        while index < end, cells[index].unicode &- 0x30 < 10 || cells[index].unicode == 0x2E {
            if index > fragment.start, cells[index].followsSpace { return -1 }
            if cells[index].unicode == 0x2E { dots += 1 }
            index += 1
        }
        guard dots > 0, index < end, index + 1 < fragment.end, cells[index].run != cells[index - 1].run,
            cells[index].unicode &- 0x41 < 26, Bidirectional.isLetter(cells[index + 1].unicode)
        else { return -1 }
        return index
    }

    private static let longestLabel = 9

    /// Whether a word ends in front of a cell that follows a space or stands apart.
    @inline(__always)
    private func parts(
        _ cells: borrowing Span<Cell>, _ index: Int, _ fragment: Fragment, _ limit: Float, _ least: Float, _ mayBeThin: Bool,
        _ isFixedPitch: [Bool]
    ) -> Bool {
        let (before, cell) = (cells[index - 1], cells[index])
        guard
            cell.followsSpace || cell.gap > limit || (cell.gap > least && Self.beginsString(cells, index, fragment))
                || (mayBeThin && (Self.keepsApart(before, cell) || Self.followsStop(cells, index, fragment)))
        else { return false }
        // Some fonts say so and are none.
        let pitchGap = before.unicode == 0x2D || cell.unicode == 0x2D ? Self.wordGapAtHyphens : Self.wordGapOfFixedPitch
        if !cell.followsSpace, cell.gap < pitchGap * fragment.em,
            (cell.x1 - cell.x0 - before.x1 + before.x0).magnitude < Self.samePitch * fragment.em, isFixedPitch[Int(cell.run)],
            isFixedPitch[Int(before.run)]
        {
            return false
        }
        if before.unicode | cell.unicode < 0x80 { return true }
        // A mark belongs to the letter before it, however far from that some writers show it.
        if cell.x1 <= cell.x0, !cell.followsSpace, EarlyMarks.holds(cell.unicode) { return false }
        if before.unicode == LetterSigns.coeng, !cell.followsSpace { return false }
        return cell.gap > Self.ideographGap * fragment.em || !Script.runTogether(before.unicode, cell.unicode)
    }

    /// Whether the white before a cell is the slant of the letter behind which it stands.
    @inline(__always)
    private func isSlant(_ cells: borrowing Span<Cell>, _ index: Int, _ em: Float, _ isMathematical: (Int32) -> Bool) -> Bool {
        let (before, cell) = (cells[index - 1], cells[index])
        guard !cell.followsSpace else { return false }
        return cell.gap < LetterSlant.widest(behind: before.unicode) * em && isMathematical(before.run)
            || cell.gap < LetterSlant.widest(before: cell.unicode) * em && isMathematical(cell.run)
    }

    /// Whether a sign is one that French sets off from its word by a thin space, of an eighth of an em or so: no kerning opens these.
    /// Between two fonts it may be the slant of the first.
    private static func keepsApart(_ before: Cell, _ after: Cell) -> Bool {
        guard before.run == after.run else { return false }
        switch after.unicode {
        case 0x21, 0x3A, 0x3B, 0x3F, 0xBB: return Bidirectional.isLetter(before.unicode) || before.unicode == 0xBB
        default: return before.unicode == 0xAB
        }
    }

    /// Whether a letter, a figure or what opens a quotation stands clear of a stop or of the end of a quotation: by as much as only a space parts them, or
    /// by so much more than the letters beside them stand apart.
    private static func followsStop(_ cells: borrowing Span<Cell>, _ index: Int, _ fragment: Fragment) -> Bool {
        let (before, after) = (cells[index - 1], cells[index])
        switch before.unicode {
        case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x201D: break
        default: return false
        }
        // Behind the dots of a leader is the number it leads to.
        if before.unicode == 0x2E, index - 2 >= fragment.start, cells[index - 2].unicode == 0x2E { return false }
        var usual: Float = before.followsSpace || index - 2 < fragment.start ? -.infinity : before.gap
        if index + 1 < fragment.end, !cells[index + 1].followsSpace { usual = max(usual, cells[index + 1].gap) }
        let excess = usual.isFinite ? after.gap - usual : 0
        switch after.unicode {
        case 0x28, 0x2018, 0x201C: break
        case _ where Bidirectional.isDigit(after.unicode):
            // "1.7" and "3,5" are one number each, however loosely they are set.
            if index - 2 < fragment.start || Bidirectional.isDigit(cells[index - 2].unicode) { return false }
        default: guard Bidirectional.isLetter(after.unicode) else { return false }
        }
        return after.gap > wordGapAfterStops * fragment.em || excess > tightWordGap * fragment.em
    }

    @inline(__always)
    private static func word(_ cells: Range<Int>, _ x0: Float, _ x1: Float, _ shape: UInt32, _ fragment: Fragment) -> LayoutWord {
        LayoutWord(
            start: Int32(truncatingIfNeeded: cells.lowerBound), end: Int32(truncatingIfNeeded: cells.upperBound), x0: x0, x1: x1,
            y: fragment.y, size: fragment.size, spelling: LayoutWord.Spelling(bits: shape))
    }

    /// Whether a string ends before a cell and another begins with it, at least one of more than a letter, and the gap is wide for the letters in them.
    @inline(never)
    private static func beginsString(_ cells: borrowing Span<Cell>, _ index: Int, _ fragment: Fragment) -> Bool {
        let (cell, run, em) = (cells[index], cells[index].run, fragment.em)
        guard run != cells[index - 1].run else { return false }
        let goesOn = index + 1 < fragment.end && cells[index + 1].run == run
        let wentOn = index - 2 >= fragment.start && cells[index - 2].run == cells[index - 1].run
        if goesOn, wentOn, cell.gap > wordGapBetweenStrings * em { return true }
        // Figures behind a point may be shown by themselves: "1.|7" is one number, however loosely it is set.
        guard goesOn || wentOn, !isDecimal(cells, index, fragment) else { return false }
        let usual = max(goesOn ? cells[index + 1].gap : -.infinity, wentOn ? cells[index - 1].gap : -.infinity)
        // A sign in another font may stand as far from the slant of the last letter. A figure that is a cell of a sheet by itself, and the word that begins the
        // next one, may stand no further from each other than two letters do.
        guard goesOn, wentOn else {
            let before = cells[index - 1]
            let isCell =
                goesOn && Bidirectional.isDigit(before.unicode)
                && (index - 1 == fragment.start || before.followsSpace || before.gap > wordGapBesideSpaces * em)
            let areLetters = Bidirectional.isLetter(cell.unicode) && (isCell || Bidirectional.isLetter(before.unicode))
            return cell.gap - usual > (areLetters ? wordGapBesideLetter : wordGapBetweenStrings) * em
        }
        let isWord = Bidirectional.isLetter(cell.unicode) || Bidirectional.isDigit(cell.unicode)
        return cell.gap - usual > (isWord ? wordGapBetweenTightStrings : wordGapBeforeTightSign) * em
    }

    private static func isDecimal(_ cells: borrowing Span<Cell>, _ index: Int, _ fragment: Fragment) -> Bool {
        index - 2 >= fragment.start && cells[index - 1].unicode == 0x2E && cells[index].unicode &- 0x30 < 10
            && cells[index - 2].unicode &- 0x30 < 10
    }

    /// Whether some gaps of a run are a little narrower than a space should be, several of them, and none is halfway between these and kerning.
    @inline(never)
    private func isTight(_ run: Range<Int>, _ em: Float, _ cells: borrowing Span<Cell>) -> Bool {
        guard run.count >= Self.fewestTightCells else { return false }
        var narrow = 0
        // Listings that put each letter into the middle of its own field leave such gaps beside an i or l.
        var (pieces, singles, length) = (0, 0, 1)
        for index in run.dropFirst() {
            let gap = cells[index].gap
            if gap > Self.widestKerning * em {
                if gap < Self.tightWordGap * em { return false }
                if gap <= Self.wordGap * em { narrow += 1 }
                pieces += 1
                if length == 1 { singles += 1 }
                length = 0
            }
            length += 1
        }
        return narrow >= Self.fewestNarrowGaps && narrow * 2 > pieces && singles * 5 <= pieces && pieces * 3 <= run.count
    }

    /// Whether a line has spaces that are hardly wider than they must be, as one that had to take in a long word, and a few that are a little narrower, but
    /// nothing that is halfway between these and kerning. Beside signs such gaps are theirs, and a letter by itself may be one of a formula.
    @inline(never)
    private func isSetTight(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let em = fragment.em
        var (spaces, sum): (Int, Float) = (0, 0)
        for index in (fragment.start + 1)..<fragment.end where cells[index].gap > Self.widestKerning * em {
            if cells[index].gap < Self.leastTightSpace * em { return false }
            if cells[index].gap <= Self.wordGap * em {
                guard index - 2 >= fragment.start, index + 1 < fragment.end, cells[index - 1].gap <= Self.widestKerning * em,
                    cells[index + 1].gap <= Self.widestKerning * em, Bidirectional.isLetter(cells[index - 1].unicode),
                    Bidirectional.isLetter(cells[index].unicode)
                else { return false }
            }
            spaces += 1
            sum += cells[index].gap
        }
        return spaces >= Self.fewestTightSpaces && spaces * 3 <= fragment.end - fragment.start && sum < Self.tightSpace * em * Float(spaces)
    }

    /// What parts the words of a line whose gaps are a little narrower than spaces should be, and all as wide, as TeX sets the spaces of a line that it
    /// could not break, those of a narrow face: kerning has the width of its letters. Few others are wider, as those behind numbers, and none is halfway
    /// between these and kerning. Nil for other lines.
    @inline(never)
    private func evenSpace(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Float? {
        let em = fragment.em
        var (low, limit) = (Float.infinity, Self.leastSpaceBehindSign)
        for index in (fragment.start + 1)..<fragment.end where cells[index].gap > Self.widestKerningBesideSpaces * em {
            let (before, gap) = (cells[index - 1].unicode, cells[index].gap)
            if Bidirectional.isLetter(before) { low = min(low, gap) }
            if gap >= Self.leastTightSpace * em { continue }
            // Commas and hyphens are kerned with the spaces behind them, too, and dots are spaced as they are.
            if cells[index].unicode == 0x2E, before == 0x2E { limit = Self.leastTightSpace; continue }
            guard gap >= Self.leastSpaceBehindSign * em, before == 0x2C || before == 0x2D || before == 0x3B else { return nil }
        }
        guard low <= Self.wordGap * em else { return nil }
        var (even, betweenWords, wide) = (0, 0, 0)
        // Two pairs of the same letters are kerned alike.
        var (first, areOthers): (UInt32, Bool) = (0, false)
        for index in (fragment.start + 1)..<fragment.end
        where cells[index].gap > Self.widestKerningBesideSpaces * em && Bidirectional.isLetter(cells[index - 1].unicode) {
            guard cells[index].gap < low + Self.evenness * em else {
                wide += 1
                continue
            }
            // Between scripts some writers leave a little white.
            guard cells[index - 1].unicode < Self.firstSyllable, cells[index].unicode < Self.firstSyllable else { return nil }
            even += 1
            if index - 2 >= fragment.start, index + 1 < fragment.end, cells[index - 1].gap <= Self.widestKerningBesideSpaces * em,
                cells[index + 1].gap <= Self.widestKerningBesideSpaces * em, Bidirectional.isLetter(cells[index].unicode)
            {
                betweenWords += 1
                if first == 0 { first = cells[index - 1].unicode } else if cells[index - 1].unicode != first { areOthers = true }
            }
        }
        guard areOthers, betweenWords >= Self.fewestEvenSpaces, even > 2 * wide, (even + wide) * 3 <= fragment.end - fragment.start else {
            return nil
        }
        return limit * em
    }

    /// In ems; an f is kerned as widely before an accent.
    private static let widestKerningBesideSpaces: Float = 0.085
    private static let leastSpaceBehindSign: Float = 0.09
    /// The scripts before it are alphabets with spaces between words; what comes after them is mostly none.
    private static let firstSyllable: UInt32 = 0x0590
    /// Spaces between words of two letters or more, and by what, in ems, those of a line may differ: roundings.
    private static let fewestEvenSpaces = 2
    private static let evenness: Float = 0.006

    /// Of such a line, and their mean in ems.
    private static let fewestTightSpaces = 5
    private static let tightSpace: Float = 0.19
    /// The slant of a letter leaves less.
    private static let leastTightSpace: Float = 0.115

    /// Where most gaps are wide, letters are spaced: the threshold is then above the usual gap. Leaders of dots say nothing of the letters.
    private mutating func letterSpacing(
        _ fragment: Fragment, _ cells: borrowing Span<Cell>, _ threshold: Float, _ isFixedPitch: [Bool]
    ) -> Float {
        var wide = 0
        var narrow = 0
        for index in (fragment.start + 1)..<fragment.end where Self.isBetweenLetters(cells, index) {
            if cells[index].gap <= threshold { narrow += 1 } else if !Self.isBesideOperator(cells, index) { wide += 1 }
        }
        guard wide > narrow, wide >= Self.fewestSpacedLetters, !isTyped(fragment, cells, threshold, isFixedPitch) else { return 0 }
        // Of figures some of which stand close, each is a number: "10 9 8 7 6".
        if narrow > 0, (fragment.start..<fragment.end).allSatisfy({ Bidirectional.isDigit(cells[$0].unicode) }) { return 0 }
        gaps.removeAll(keepingCapacity: true)
        for index in (fragment.start + 1)..<fragment.end
        where Self.isBetweenLetters(cells, index) && (cells[index].gap <= threshold || !Self.isBesideOperator(cells, index)) {
            gaps.append(cells[index].gap)
        }
        gaps.sort()
        // The lower quartile: words are shorter than this many letters, so most gaps are between letters. Where a few figures and signs stand, one of four
        // that is narrow says that the others part words: "• 2 on 1".
        let isWord =
            gaps.count > Self.fewGaps || (fragment.start..<fragment.end).allSatisfy { Bidirectional.isLetter(cells[$0].unicode) }
        return gaps[isWord ? gaps.count / 4 : (gaps.count - 1) / 4] + Self.letterSpacedGap * fragment.em
    }

    private static let fewGaps = 8

    /// Whether the wide gaps of a fragment are the spaces of a typewriter's type, all of which are as wide as its letters: "c4 d e f" is four notes.
    private func isTyped(_ fragment: Fragment, _ cells: borrowing Span<Cell>, _ threshold: Float, _ isFixedPitch: [Bool]) -> Bool {
        guard isFixedPitch[Int(cells[fragment.start].run)] else { return false }
        for index in (fragment.start + 1)..<fragment.end where !cells[index].followsSpace && cells[index].gap > threshold {
            let cell = cells[index]
            guard cell.gap > Self.leastTypedSpace * (cell.x1 - cell.x0), isFixedPitch[Int(cell.run)] else { return false }
        }
        return true
    }

    /// As a share of a letter's width: what is less is no space of such type, but letters that were spaced.
    private static let leastTypedSpace: Float = 0.9

    @inline(__always)
    private static func isBetweenLetters(_ cells: borrowing Span<Cell>, _ index: Int) -> Bool {
        !cells[index].followsSpace
            && !(cells[index].unicode == 0x2E
                && (cells[index - 1].unicode == 0x2E || index + 1 == cells.count || cells[index + 1].unicode == 0x2E))
            && cells[index - 1].unicode != 0x2E
    }

    /// Whether a wide gap is that of a sign from what it stands between.
    @inline(__always)
    private static func isBesideOperator(_ cells: borrowing Span<Cell>, _ index: Int) -> Bool {
        isOperator(cells[index].unicode) || isOperator(cells[index - 1].unicode)
    }

    /// Signs that formulae set apart from what they stand between, so that "1:g={z∈H" has as many wide gaps as spaced letters have.
    private static func isOperator(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x28, 0x29, 0x2B, 0x3A...0x3E, 0x5B...0x5D, 0x7B...0x7D, 0xAC, 0xB1, 0xB7, 0xD7, 0xF7, 0x2190...0x22FF, 0x27C0...0x2AFF: true
        default: false
        }
    }
}
