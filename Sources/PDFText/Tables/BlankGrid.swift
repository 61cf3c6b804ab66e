/// A table to be filled in: a full grid of rules with one row of names or values, and below or above it empty cells, behind a label perhaps.
enum BlankGrid {
    private static let fewestColumns = 3
    /// In characters.
    private static let longestCell = 40
    /// How far rules may be from where they should end, in points.
    private static let reach: Float = 3

    /// - Parameters:
    ///   - cells: those that hold something, row by row.
    ///   - left: where the first column begins; so the last one ends, too.
    static func isOne(_ cells: [RuledTables.Cell], columnCount: Int, _ part: RuleNet.Part, from left: Float, to right: Float) -> Bool {
        guard columnCount >= fewestColumns, cells.count >= columnCount, cells.allSatisfy({ $0.characterCount <= longestCell }),
            let full = cells.indices.first(where: { cells[$0].column == 1 })?.advanced(by: -1), full >= 0,
            full + columnCount <= cells.count
        else { return false }
        let row = cells[full].row
        let isFull = (0..<columnCount).allSatisfy { cells[full + $0].row == row && cells[full + $0].column == $0 }
        guard isFull, cells.indices.allSatisfy({ cells[$0].row == row || cells[$0].column == 0 }),
            let bottom = part.level.map(\.place).min(), let top = part.level.map(\.place).max()
        else { return false }
        return part.level.allSatisfy { $0.start < left + reach && $0.end > right - reach }
            && part.upright.allSatisfy { $0.start < bottom + reach && $0.end > top - reach }
    }
}
