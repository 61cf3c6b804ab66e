extension SegmentBuilder {
    /// Letters of the shortest text, but for the capital above a part of an index.
    private static let fewestOfHeading: Int32 = 6

    /// Whether what begins with a cell is a bullet, a number, a letter with a bracket or a stop, a note's mark: what follows belongs to it, however high.
    static func isLabel(_ cells: borrowing Span<Cell>, at first: Int, _ count: Int32) -> Bool {
        guard count < fewestOfHeading, count > 0, first >= 0, first + Int(count) <= cells.count else { return false }
        return !Bidirectional.isLetter(cells[first].unicode) || !Bidirectional.isLetter(cells[first + Int(count) - 1].unicode)
    }
}
