/// Columns beside a text that are no notes in its margin.
extension MarginText {
    /// From baseline to baseline over an empty line, as most are apart, and over two, at the most, in ems.
    private static let emptyLine: Float = 2.8
    private static let emptyLines: Float = 4
    /// Groups of a column, at the least: two or three notes may come to stand as close. And lines of each, on the average: names in the margin have one.
    private static let fewestOfColumn = 4
    private static let linesOfColumn = 2
    /// Of a line, on the average.
    private static let wordsOfLine = 2

    /// What stands in columns of their own on one side of the text: several groups of lines, one an empty line below the other, say something about the whole
    /// page, as what journals print beside an abstract does: who edited, when it was received, how to cite it. Notes stand where what they belong to does.
    func columnsOutside(isLeft: Bool, besides numbers: Set<Int>) -> [[Int]] {
        let outside = segments.indices.filter { index in
            let segment = segments[index]
            let distance = isLeft ? left - segment.x1 : segment.x0 - right
            return distance >= Self.gap * segment.size && segment.width < Self.widestNote * (right - left) && segment.overlay == 0
                && !numbers.contains(index)
        }
        .sorted { segments[$0].y > segments[$1].y }
        guard outside.count >= Self.fewestOfColumn * Self.linesOfColumn else { return [] }
        var columns: [[Int]] = []
        var (start, groupCount, closeCount) = (0, 1, 0)
        for place in outside.indices {
            let segment = segments[outside[place]]
            if place + 1 < outside.count {
                let next = segments[outside[place + 1]]
                let step = (segment.y - next.y) / next.size
                if step < Self.emptyLines, (segment.x0 - next.x0).magnitude < 0.5 * next.size {
                    if step >= Self.leading { groupCount += 1 }
                    if step >= Self.leading, step < Self.emptyLine { closeCount += 1 }
                    continue
                }
            }
            let column = outside[start...place]
            // The numbers of sections, the names of options stand like this, too.
            let wordCount = column.reduce(0) { $0 + segments[$1].words.count }
            if groupCount >= Self.fewestOfColumn, column.count >= Self.linesOfColumn * groupCount, closeCount * 4 >= (groupCount - 1) * 3,
                wordCount >= Self.wordsOfLine * column.count
            {
                columns.append(Array(column))
            }
            (start, groupCount, closeCount) = (place + 1, 1, 0)
        }
        return columns
    }

    /// Whether some of the text stands above the top of such a column on the left, its title at the least: what is read from left to right would be read before
    /// that.
    func standsBelowText(_ column: [Int]) -> Bool {
        guard let first = column.first.map({ segments[$0] }) else { return false }
        return segments.contains { $0.x0 > left - Self.gap * first.size && $0.y > first.y + Self.emptyLine * first.size }
    }
}
