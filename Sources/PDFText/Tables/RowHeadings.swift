/// Headings of groups of rows, within a table: a line between two rows that begins no further in than these and stands as close to them as they do to
/// others.
struct RowHeadings {
    /// The lines.
    private(set) var lines: [Int] = []

    /// Columns of the rows.
    static let fewestColumns = 3
    /// In characters.
    private static let longest = 60
    /// In ems: from line to line, at the most; how much further in rows begin, at the most; how far a heading ends before the rows do, at the least.
    private static let widestStep: Float = 2.6
    private static let indent: Float = 2.2
    private static let tolerance: Float = 0.15
    private static let room: Float = 2
    private static let otherSize: Float = 0.12

    /// - Parameters:
    ///   - row: that begins with a line.
    ///   - mayHold: whether a line may be a heading: it is no row, and has no wide white.
    init(_ layout: PageLayout, row: (Int) -> TableFinder.Row?, mayHold: (Int) -> Bool) {
        guard layout.lines.count > 2 else { return }
        var above: TableFinder.Row?
        for index in 0..<(layout.lines.count - 1) {
            if let own = row(index) {
                above = own
                continue
            }
            guard let last = above, last.lines.upperBound == index else { continue }
            above = nil
            guard last.cells.count >= Self.fewestColumns, let next = row(index + 1), next.cells.count == last.cells.count, !next.isHead,
                mayHold(index), Self.isHeading(layout, index, last.lines.lowerBound, index + 1)
            else { continue }
            lines.append(index)
        }
    }

    /// Whether a line is such a heading between the first line of a row and that of another one.
    static func isHeading(_ layout: PageLayout, _ index: Int, _ above: Int, _ below: Int) -> Bool {
        let (line, upper, lower) = (layout.lines[index], layout.lines[above], layout.lines[below])
        let (size, left, right) = (line.size, min(upper.x0, lower.x0), max(upper.x1, lower.x1))
        guard line.frame == upper.frame, line.frame == lower.frame, upper.y - line.y < widestStep * size,
            line.y - lower.y < widestStep * size, upper.y > line.y, line.y > lower.y, !line.isRightToLeft, !line.isFixedPitch,
            (lower.size - size).magnitude < otherSize * size, (upper.size - size).magnitude < otherSize * size,
            line.x0 < max(upper.x0, lower.x0) + tolerance * size, line.x0 > left - indent * size, line.x1 < right - room * size
        else { return false }
        let bytes = layout.bytes(of: line)
        return bytes.count { $0 & 0xC0 != 0x80 } <= longest && LetterCase(startOf: bytes) == .capital && bytes.last != 0x2E
    }
}
