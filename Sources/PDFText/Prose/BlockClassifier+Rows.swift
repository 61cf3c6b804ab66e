/// Rows of tables whose columns white doesn't part.
extension BlockClassifier {
    /// Whether a line is a row between two others, which begins where one of them does and is mostly figures, though its own white is too narrow to tell.
    func isBetweenRows(_ index: Int) -> Bool {
        guard index > 0, index + 1 < layout.lines.count, layout.lines[index - 1].isRow, layout.lines[index + 1].isRow else { return false }
        let (above, line, below) = (layout.lines[index - 1], layout.lines[index], layout.lines[index + 1])
        guard line.mayHaveCells, line.words.count >= Self.fewestOfRow, line.row < 0,
            above.frame == line.frame, below.frame == line.frame, (above.size - below.size).magnitude < 0.06 * line.size,
            (above.size - line.size).magnitude < 0.06 * line.size, Self.stepsOfRows.contains((above.y - line.y) / line.size),
            Self.stepsOfRows.contains((line.y - below.y) / line.size),
            min((line.x0 - above.x0).magnitude, (line.x0 - below.x0).magnitude) < 0.5 * line.size
        else { return false }
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        return words.count { layout.areMostlyDigits($0..<($0 + 1)) } * 3 >= words.count * 2
    }

    /// Words of such a row, at the least, and from baseline to baseline, in ems.
    private static let fewestOfRow = 3
    private static let stepsOfRows: ClosedRange<Float> = 0.6...2.5
}
