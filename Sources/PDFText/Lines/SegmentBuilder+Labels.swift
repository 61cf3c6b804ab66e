extension SegmentBuilder {
    /// Letters of the shortest text, but for the capital above a part of an index.
    private static let fewestOfHeading: Int32 = 6
    /// Letters of a line that others may hang below, and how far, at the most, in ems: LaTeX's descriptions hang by two and a half.
    private static let fewestOfHanging: Int32 = 8
    private static let widestHang: Float = 3.2

    /// How far from each other lines of one column may begin, in ems.
    ///
    /// - Parameter isClear: whether there is a gutter behind the first of them.
    static func widestShift(_ count: Int32, _ isClear: Bool) -> Float { isClear && count >= fewestOfHanging ? widestHang : 1.5 }

    /// Whether what begins with a cell is a bullet, a number, a letter with a bracket or a stop, a note's mark: what follows belongs to it, however high.
    static func isLabel(_ cells: borrowing Span<Cell>, at first: Int, _ count: Int32) -> Bool {
        guard count < fewestOfHeading, count > 0, first >= 0, first + Int(count) <= cells.count else { return false }
        return !Bidirectional.isLetter(cells[first].unicode) || !Bidirectional.isLetter(cells[first + Int(count) - 1].unicode)
    }

    /// How far below a baseline a fragment stands, at the most, to be of its row, in ems.
    @inline(__always)
    static func tolerance(of index: Int, below y: Float, _ size: Float, _ fragments: [Fragment]) -> Float {
        let own = fragments[index].size
        if own <= markSizes.upperBound * size, own >= markSizes.lowerBound * size, isLowered(index, below: y, size, fragments) {
            return markTolerance
        }
        return tolerance(of: size, raisedBeside: own)
    }

    /// By how many ems text of one size may be raised above its line, of another size.
    @inline(__always)
    static func tolerance(of size: Float, raisedBeside larger: Float) -> Float {
        if size >= markSizes.lowerBound * larger, size <= markSizes.upperBound * larger { return markTolerance }
        return size < raisedSize * larger ? raisedTolerance : rowTolerance
    }

    /// Whether a fragment in small type was shown right behind one on a baseline that it is lowered from, and stands close: its index.
    private static func isLowered(_ index: Int, below y: Float, _ size: Float, _ fragments: [Fragment]) -> Bool {
        guard index > 0 else { return false }
        let (fragment, base) = (fragments[index], fragments[index - 1])
        return base.frame == fragment.frame && (base.y - y).magnitude < 0.05 * size && (base.size - size).magnitude < 0.06 * size
            && (fragment.x0 - base.x1).magnitude < reachOfMark * size && fragment.y < y
    }

    /// How far from what it is raised beside small type may stand, in ems of that: the end of an ordinal needs no more white to be one, and the call of a note
    /// may have a space before it.
    static func reach(ofRaised fragment: Fragment, beside size: Float, _ y: Float, _ cells: borrowing Span<Cell>) -> Float {
        if isOrdinal(fragment, cells) { return slantGap }
        guard fragment.end - fragment.start <= mostFiguresOfCall, fragment.size < size, fragment.y > y else { return reachOfMark }
        for index in fragment.start..<fragment.end where !PageDigits.isDecimal(cells[index].unicode) { return reachOfMark }
        return reachOfCall
    }

    private static let reachOfMark: Float = 0.1
    private static let reachOfCall: Float = 0.35
    private static let mostFiguresOfCall = 2

    /// Whether a fragment is what English ends its ordinals in, or begins so and closes a bracket or a clause: "28th", "(1st)".
    static func isOrdinal(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard 2...3 ~= fragment.end - fragment.start else { return false }
        if fragment.end - fragment.start == 3, !Stops.isPause(cells[fragment.end - 1].unicode) { return false }
        switch (cells[fragment.start].unicode, cells[fragment.start + 1].unicode) {
        case (0x73, 0x74), (0x6E, 0x64), (0x72, 0x64), (0x74, 0x68): return true
        default: return false
        }
    }

    /// Whether a fragment is two small raised marks or more, whose size doesn't say how far it may stand: between an author's name and his marks there is
    /// an icon.
    static func isRaisedMark(_ fragment: Fragment, beside y: Float, _ size: Float, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.end - fragment.start <= mostOfMark, ScriptSize.isSmaller(fragment.size, than: size),
            risesOfSmallMark.contains((fragment.y - y) / size)
        else { return false }
        // A number alone may count the lines, or stand in a margin.
        var hasSign = false
        for index in fragment.start..<fragment.end {
            let scalar = cells[index].unicode
            if scalar == 0x2C || NoteMark.isSign(scalar) { hasSign = true } else if !PageDigits.isDecimal(scalar) { return false }
        }
        return hasSign
    }

    private static let mostOfMark = 6
    /// In ems of the line.
    private static let risesOfSmallMark: ClosedRange<Float> = 0.2...0.46

    @inline(__always)
    static func isItem(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let first = cells[fragment.start].unicode
        return first == 0x2022 || first == 0xF0B7
    }

    /// The letter in brackets that a fragment begins with, from 1; 0 for none.
    @inline(__always)
    static func label(of fragment: Fragment, _ cells: borrowing Span<Cell>) -> UInt8 {
        guard cells[fragment.start].unicode == 0x28, fragment.end &- fragment.start > 2, cells[fragment.start &+ 2].unicode == 0x29,
            cells[fragment.start &+ 1].unicode &- 0x61 < 26
        else { return 0 }
        return UInt8(truncatingIfNeeded: cells[fragment.start &+ 1].unicode &- 0x60)
    }

    /// Whether a fragment begins the caption of the next figure, beside one that went on below its first line before; or one with its number beside a line
    /// of text that was shown by itself.
    func isNextCaption(
        _ index: Int, _ words: ArraySlice<LayoutWord>, after draft: Draft, _ fragments: [Fragment], _ cells: borrowing Span<Cell>
    ) -> Bool {
        guard index != draft.lastFragment + 1 else { return false }
        let fragment = fragments[index]
        let label = Self.label(of: fragment, cells)
        if label > 1, draft.label == label - 1, index > draft.lastFragment {
            let next = fragments[draft.lastFragment + 1]
            return next.frame == fragment.frame && draft.y - next.y > 0.7 * draft.size
        }
        guard fragment.x0 > draft.x1 + Self.leastGutter * draft.size, draft.cellCount >= Self.fewestOfText, words.count > 1,
            CaptionLabel.begins(words.prefix(2), cells), case let end = words[words.startIndex + 1].end, end > 0
        else { return false }
        return cells[Int(end) - 1].unicode == 0x3A || cells[Int(end) - 1].unicode == 0x2E
    }
}
