/// Cells at a page's edges of which some lines were taken for running heads or feet and others were not: all that a row has says again what the page before
/// had, or all of it is read.
struct CellsAtEdges {
    let layout: PageLayout
    /// The page before; nil if there is none, or it is not looked at.
    let previous: PageLayout?

    private static let fewestCells = 3
    /// No table has more in a row, nor a page more rows that are torn.
    private static let mostCells = 64
    /// Cells with a line that is read below one that isn't.
    private static let fewestTorn = 2
    /// From one line of a cell to the next, in ems.
    private static let leading: Float = 1.36
    /// Between the first lines of cells that stand in the middle of their row's height, in ems.
    private static let unevenness: Float = 0.7
    private static let mostRows = 6
    /// In points, and of type that differs by rounding only.
    private static let tolerance: Float = 1.2
    private static let sameSize: Float = 0.04
    /// Of the page's width.
    private static let widestCell: Float = 0.3

    /// Makes the roles of such cells agree.
    func settle(_ roles: inout [Int: BlockRole]) {
        settleKnownRows(&roles)
        let heads = roles.filter { $0.value == .header && layout.lines[$0.key].frame == layout.mainFrame }.map(\.key)
        guard heads.count >= Self.fewestCells else { return }
        var waiting = heads.sorted { (layout.lines[$0].y, $1) > (layout.lines[$1].y, $0) }[...]
        while let first = waiting.first {
            let top = layout.lines[first]
            let row = waiting.prefix { top.y - layout.lines[$0].y < Self.unevenness * top.size }
            waiting = waiting.dropFirst(max(row.count, 1))
            guard Self.fewestCells...Self.mostCells ~= row.count, row.count(where: { isTorn($0, roles) }) >= Self.fewestTorn else {
                continue
            }
            if row.count(where: isOnPreviousPage) * 4 >= row.count * 3 {
                addRows(below: Array(row), &roles)
            } else {
                for line in row { roles[line] = nil }
            }
        }
    }

    /// Whether a line that is read follows closely below a head, is set like it and stands in the same narrow cell: begins where it does, or is centred as it
    /// is.
    private func isTorn(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        var nearest: Int?
        for (other, line) in layout.lines.enumerated() where line.frame == own.frame && line.x0 < own.x1 && line.x1 > own.x0 {
            guard line.y < own.y - 0.4 * own.size, line.y > nearest.map({ layout.lines[$0].y }) ?? -.infinity else { continue }
            nearest = other
        }
        guard let nearest, roles[nearest] == nil, case let next = layout.lines[nearest] else { return false }
        guard own.y - next.y < Self.leading * own.size, (next.size - own.size).magnitude < Self.sameSize * own.size,
            isName(index), isName(nearest)
        else { return false }
        return (own.x0 - next.x0).magnitude < Self.tolerance || (own.x0 + own.x1 - next.x0 - next.x1).magnitude < 2 * Self.tolerance
    }

    /// Takes the rows closely below the first lines of a head's cells for parts of it, as long as the page before has all of a row.
    private func addRows(below head: [Int], _ roles: inout [Int: BlockRole]) {
        let size = layout.lines[head[0]].size
        let frame = layout.lines[head[0]].frame
        var (top, bottom) = (layout.lines[head[0]].y, layout.lines[head[0]].y)
        for line in head { (top, bottom) = (max(top, layout.lines[line].y), min(bottom, layout.lines[line].y)) }
        for _ in 0..<Self.mostRows {
            let lines = layout.lines.indices.filter { index in
                let line = layout.lines[index]
                return roles[index] == nil && line.frame == frame && line.y > bottom - Self.leading * size
                    && line.y < top + Self.unevenness * size
            }
            guard lines.count <= Self.mostCells else { return }
            var isGrown = false
            for line in lines {
                let y = layout.lines[line].y
                let row = layout.lines.indices.filter {
                    layout.lines[$0].frame == frame && (layout.lines[$0].y - y).magnitude < 0.4 * size
                }
                guard row.allSatisfy({ isOnPreviousPage($0) && isName($0) }) else { continue }
                roles[line] = .header
                bottom = min(bottom, y)
                isGrown = true
            }
            if !isGrown { return }
        }
    }

    /// Settles the rows whose cells are known: by rules, or as they were shown. A table that begins here with what the next pages have at their tops is
    /// read from its first row on.
    private func settleKnownRows(_ roles: inout [Int: BlockRole]) {
        var torn: Set<Int32> = []
        for (index, role) in roles where role == .header || role == .footer {
            let row = layout.lines[index].row
            if row >= 0 { torn.insert(row) }
        }
        guard !torn.isEmpty else { return }
        var begun: Int?
        for row in torn.sorted().prefix(Self.mostCells) {
            guard layout.rows.indices.contains(Int(row)), case let table = layout.rows[Int(row)].table else { continue }
            let lines = layout.lines.indices.filter { layout.lines[$0].row == row }
            guard lines.count <= Self.mostCells, isLow(lines) else { continue }
            let isRepeated = lines.allSatisfy(isOnPreviousPage)
            let isHead = lines.contains { roles[$0] == .header }
            if lines.allSatisfy({ roles[$0] == .header }) {
                if !isRepeated, !lines.contains(where: hasNumberAtEnd), previous != nil, isFirst(row),
                    hasRowsThatAreRead(besides: row, roles)
                {
                    begun = table
                }
                guard begun == table else { continue }
            } else if !lines.contains(where: { roles[$0] == nil }) || isRepeated && !lines.allSatisfy(isNarrow)
                || !isRepeated && !hasRowsThatAreRead(besides: row, roles)
            {
                // The head of a letter in rules, with a date that is another on each page.
                continue
            }
            let role: BlockRole? = isHead && isRepeated && begun != table ? .header : nil
            for line in lines where roles[line] == nil || roles[line] == .header || roles[line] == .footer { roles[line] = role }
        }
    }

    /// Whether the lines of a row are those of a few lines' height: what is higher is no row of cells.
    private func isLow(_ lines: [Int]) -> Bool {
        var (low, high, size): (Float, Float, Float) = (.infinity, -.infinity, 0)
        for line in lines.map({ layout.lines[$0] }) { (low, high, size) = (min(low, line.y), max(high, line.y), max(size, line.size)) }
        return high - low < Self.highestRow * size
    }

    private func isNarrow(_ line: Int) -> Bool { layout.lines[line].width < Self.widestCell * layout.width }

    /// Whether a line may be one of a column's name: text in three columns that repeats is none.
    private func isName(_ line: Int) -> Bool { isNarrow(line) && layout.lines[line].words.count <= Self.mostWordsOfName }

    private static let mostWordsOfName = 4

    /// Whether a number stands at an end of a line, as the page's does in a running head.
    private func hasNumberAtEnd(_ line: Int) -> Bool {
        let text = EdgeText(layout.bytes(of: layout.lines[line]))
        return text.beginsWithNumber || text.endsWithNumber
    }

    /// In ems.
    private static let highestRow: Float = 5

    private func isFirst(_ row: Int32) -> Bool { row == 0 || layout.rows[Int(row) - 1].table != layout.rows[Int(row)].table }

    /// Whether other rows of a row's table are read.
    private func hasRowsThatAreRead(besides row: Int32, _ roles: [Int: BlockRole]) -> Bool {
        let table = layout.rows[Int(row)].table
        var read: Set<Int32> = []
        for (index, line) in layout.lines.enumerated() where line.row != row && line.row >= 0 && roles[index] == nil {
            if layout.rows.indices.contains(Int(line.row)), layout.rows[Int(line.row)].table == table { read.insert(line.row) }
        }
        return read.count >= Self.fewestRows
    }

    private static let fewestRows = 2

    private func isOnPreviousPage(_ line: Int) -> Bool {
        let place = layout.place(of: line)
        return previous?.edges.places.containsInColumn(place) ?? false
    }
}
