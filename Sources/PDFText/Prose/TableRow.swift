/// A row of a table, its cells as bytes of the paragraph's text.
public struct TableRow: Sendable, Equatable {
    /// One for each column of the table, in reading order; empty where there is nothing in the cell.
    public let cells: [Range<Int>]
    /// Whether it names the columns.
    public let isHead: Bool
    /// Its place in the table, from 0: another table begins with the next 0.
    public let number: Int
}
