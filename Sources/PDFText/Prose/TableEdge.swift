/// Rows of a table that stand at a page's edge, since it goes on overleaf: no running heads or feet, though they are short, hold numbers and stand apart.
struct TableEdge {
    private let layout: PageLayout

    private static let fewestCells = 3
    /// No table has more in a row: what is compared with all cells nearby.
    private static let mostCells = 64
    /// How far away the other rows are looked for, in ems.
    private static let reach: Float = 12
    /// Rows closer together, in ems, are those of a letter's foot.
    private static let leastDistance: Float = 1.55
    /// Between the edges of cells of one column, at the most, in points.
    private static let tolerance: Float = 1

    init(_ layout: PageLayout) { self.layout = layout }

    /// Whether each cell of a row, three at the least, begins or ends where a line or a cell nearby does, or a row nearby has the same words with another
    /// number.
    func holds(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first, row.count <= Self.mostCells else { return false }
        if areOfKnownTable(row) || isCounted(row) { return true }
        let cells = row.flatMap { Self.parts(of: layout.lines[$0.line], layout) }
        guard Self.fewestCells...Self.mostCells ~= cells.count else { return false }
        let (y, frame) = (layout.lines[first.line].y, layout.lines[first.line].frame)
        let near = layout.lines.indices.filter { index in
            let line = layout.lines[index]
            return line.frame == frame && (line.y - y).magnitude < Self.reach * first.size && !row.contains { $0.line == index }
        }
        if goesOnInSteps(cells, y: y, near) { return true }
        guard near.allSatisfy({ (layout.lines[$0].y - y).magnitude > Self.leastDistance * first.size }) else { return false }
        let all = near.map { (y: layout.lines[$0].y, parts: Self.parts(of: layout.lines[$0], layout)) }
        guard Self.mayHaveCells(all, size: first.size) else { return false }
        let rows = zip(near, all).filter { !layout.lines[$0.0].isLineNumber }.map(\.1)
        // Lines of a text begin and end where a head's title and its number do as well, where paragraphs are set in as far as the number's "1" and a quad are
        // wide: a column's cells have others before them.
        let left = cells.map(\.x0).min() ?? 0
        return cells.allSatisfy { cell in
            rows.contains { line in
                line.parts.indices.contains { index in
                    let part = line.parts[index]
                    guard (part.x0 - cell.x0).magnitude < Self.tolerance || (part.x1 - cell.x1).magnitude < Self.tolerance else {
                        return false
                    }
                    return cell.x0 == left || index > 0
                        || rows.contains { ($0.y - line.y).magnitude < 0.4 * first.size && ($0.parts.first?.x1 ?? .infinity) < part.x0 }
                }
            }
        }
    }

    /// Whether rows below a row go on in even steps, each with cells that begin where its own do. Letters' heads and feet have fewer.
    ///
    /// - Parameter near: lines around it.
    private func goesOnInSteps(_ cells: [(x0: Float, x1: Float)], y: Float, _ near: [Int]) -> Bool {
        let below = near.filter { layout.lines[$0].y < y }.sorted { layout.lines[$0].y > layout.lines[$1].y }
        var (index, last, step, rows) = (0, y, Float(0), 0)
        while index < below.count, rows < Self.fewestInSteps {
            let top = layout.lines[below[index]]
            var parts: [(x0: Float, x1: Float)] = []
            while index < below.count, top.y - layout.lines[below[index]].y < 0.4 * top.size {
                parts += Self.parts(of: layout.lines[below[index]], layout)
                index += 1
            }
            guard parts.count <= Self.mostCells else { return false }
            if rows == 0 { step = y - top.y }
            guard step > 0, (last - top.y - step).magnitude < Self.unevenness * step,
                cells.allSatisfy({ cell in parts.contains { ($0.x0 - cell.x0).magnitude < Self.tolerance } })
            else { return false }
            (last, rows) = (top.y, rows + 1)
        }
        return rows >= Self.fewestInSteps
    }

    private static let fewestInSteps = 6
    private static let unevenness: Float = 0.06

    /// Whether each line of a row says what a line close by says that is set like it, with another number: "Well 18" below "Well 17". A head or a foot says
    /// a thing once.
    private func isCounted(_ row: ArraySlice<Edges.Entry>) -> Bool {
        row.allSatisfy { entry in
            guard entry.shape != 0, entry.first != nil else { return false }
            let own = layout.lines[entry.line]
            return layout.lines.indices.contains { index in
                let line = layout.lines[index]
                guard index != entry.line, line.frame == own.frame, (line.x0 - own.x0).magnitude < Self.tolerance,
                    (line.size - own.size).magnitude < Self.sameSize * own.size, (line.y - own.y).magnitude < Self.reachOfCount * own.size
                else { return false }
                let other = EdgeText(layout.bytes(of: line))
                return other.shape == entry.shape && (other.first != entry.first || other.last != entry.last)
            }
        }
    }

    /// Between such rows, in ems: rows of cells may have a line's white between them.
    private static let reachOfCount: Float = 5
    /// Of type that differs by rounding only.
    private static let sameSize: Float = 0.04

    /// Whether rows nearby may have cells as well: the heads of two pages that were put on one begin and end where the lines of these do, too, which stand
    /// side by side and are no cells.
    private static func mayHaveCells(_ lines: [(y: Float, parts: [(x0: Float, x1: Float)])], size: Float) -> Bool {
        var (count, lineCount, y) = (0, 0, Float.infinity)
        var (areColumns, haveParts) = (false, false)
        for line in lines.sorted(by: { $0.y > $1.y }) {
            if y - line.y > 0.4 * size { (count, lineCount, y) = (0, 0, line.y) }
            count += line.parts.count
            lineCount += 1
            if count >= fewestCells { return true }
            if count > 1 { haveParts = true }
            if lineCount > 1 { areColumns = true }
        }
        return haveParts && !areColumns
    }

    /// Whether all of a row is known to be of one table, which has more rows than a head that stands between rules.
    private func areOfKnownTable(_ row: ArraySlice<Edges.Entry>) -> Bool {
        var table: Int?
        for entry in row {
            let index = Int(layout.lines[entry.line].row)
            guard layout.rows.indices.contains(index), table.map({ $0 == layout.rows[index].table }) ?? true else { return false }
            table = layout.rows[index].table
        }
        return layout.rows.count { $0.table == table } >= Self.fewestRows
    }

    private static let fewestRows = 4

    /// Where the parts of a line begin and end that white parts.
    static func parts(of line: PageLayout.Line, _ layout: PageLayout) -> [(x0: Float, x1: Float)] {
        var cells: [(x0: Float, x1: Float)] = []
        for index in line.words {
            let word = layout.words[Int(index)]
            if let last = cells.last, word.x0 - last.x1 < BlockText.whiteOfCells * line.size {
                cells[cells.count - 1].x1 = word.x1
            } else {
                cells.append((word.x0, word.x1))
            }
        }
        return cells
    }
}
