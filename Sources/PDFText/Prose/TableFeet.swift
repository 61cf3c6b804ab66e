/// The last rows of a table at the foot of a page: no running feet, though the next pages end with the same. Slides show a table step by step.
enum TableFeet {
    /// Cells of a row, rows above it that are as full, and how many of those are looked at.
    private static let fewestCells = 3
    private static let fewestRows = 2
    private static let mostRows = 8

    /// Takes back that rows are feet which go on with those of a table whose cells are known.
    static func judge(_ roles: inout [Int: BlockRole], _ layout: PageLayout) {
        guard roles.contains(where: { $0.value == .footer && layout.lines[$0.key].row >= 0 }) else { return }
        var cells: [Int32: Set<Int16>] = [:]
        var feet: Set<Int32> = []
        for (index, line) in layout.lines.enumerated() where line.row >= 0 {
            for word in line.words { cells[line.row, default: []].insert(layout.words[Int(word)].column) }
            if roles[index] == .footer { feet.insert(line.row) }
        }
        for row in feet.sorted() {
            guard layout.rows.indices.contains(Int(row)), let own = cells[row], own.count >= fewestCells else { continue }
            let table = layout.rows[Int(row)].table
            let above = (max(0, row - Int32(mostRows))..<row).filter { other in
                layout.rows[Int(other)].table == table && !feet.contains(other) && (cells[other]?.count ?? 0) >= fewestCells
            }
            guard above.count >= fewestRows else { continue }
            feet.remove(row)
            for (index, line) in layout.lines.enumerated() where line.row == row && roles[index] == .footer { roles[index] = nil }
        }
    }
}
