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
    /// - Parameter lines: the printed row, traced to the paragraph's text.
    init(_ row: TableFinder.Row, _ lines: [PrintedLine]) {
        let printed = lines.flatMap(\.words)
        let first = row.cells.filter { !$0.isEmpty }.map(\.lowerBound).min() ?? 0
        var end = 0
        let cells = row.cells.map { words in
            let ranges = words.compactMap { index in
                printed.indices.contains(index - first) ? printed[index - first].range : nil
            }.filter { !$0.isEmpty }
            guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max() else { return end..<end }
            end = upper
            return lower..<upper
        }
        self.init(cells: cells, isHead: row.isHead, number: row.number)
    }
}
