/// Cells row by row, the rows counted as they come.
struct NumberedCells {
    private(set) var cells: [RuledTables.Cell] = []
    private var count = 0

    init(capacity: Int) { cells.reserveCapacity(capacity) }

    mutating func add(_ row: some Sequence<RuledTables.Cell>) {
        for var cell in row {
            cell.row = count
            cells.append(cell)
        }
        count += 1
    }

    /// The cells of two rows that are one, those of a column together.
    static func joined(_ first: [RuledTables.Cell], _ second: [RuledTables.Cell]) -> [RuledTables.Cell] {
        var result = first
        for cell in second {
            if let index = result.firstIndex(where: { $0.column == cell.column }) {
                result[index].segments += cell.segments
            } else {
                result.append(cell)
            }
        }
        return result.sorted { $0.column < $1.column }
    }
}
