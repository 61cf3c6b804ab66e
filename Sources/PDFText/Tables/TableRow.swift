/// A row of a table, its cells as bytes of the paragraph's text.
public struct TableRow: Sendable, Equatable {
    /// One for each column of the table, in reading order; empty where there is nothing in the cell.
    public let cells: [Range<Int>]
    /// Whether it names the columns.
    public let isHead: Bool
    /// Its place in the table, from 0: another table begins with the next 0.
    public let number: Int
}

extension TableRow {
    /// - Parameter printed: the bytes of the paragraph's text that each word of the printed row gives.
    init(_ row: TableFinder.Row, _ printed: [Range<Int>]) {
        var first = Int.max
        for words in row.cells where !words.isEmpty { first = min(first, words.lowerBound) }
        var end = 0
        let cells = row.cells.map { words in
            var (lower, upper) = (Int.max, 0)
            for index in words where printed.indices.contains(index - first) && !printed[index - first].isEmpty {
                (lower, upper) = (min(lower, printed[index - first].lowerBound), max(upper, printed[index - first].upperBound))
            }
            guard lower < upper else { return end..<end }
            end = upper
            return lower..<upper
        }
        self.init(cells: cells, isHead: row.isHead, number: row.number)
    }
}
