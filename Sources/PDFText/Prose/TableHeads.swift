/// The rows that name a table's columns at the top of a page. Where the table goes on from the page before, they only say again what was said there; where
/// it begins, they are no running head, though the pages that follow begin like it.
struct TableHeads {
    private let layout: PageLayout
    /// The page before; nil if there is none, or it is not looked at.
    private let previous: PageLayout?

    private static let fewestCells = 3
    /// From the head to the first row below it, at the most: in ems, and as a multiple of what the rows below are apart.
    private static let widestStep: Float = 2.6
    private static let leastRatio: Float = 1.35
    /// Rows below a head that are looked at.
    private static let depth = 4
    /// No table has more in a row.
    private static let mostCells = 64

    init(_ layout: PageLayout, previous: PageLayout?) { (self.layout, self.previous) = (layout, previous) }

    /// Takes back what is known of the heads that begin here, and adds those of a table that goes on.
    func judge(_ roles: inout [Int: BlockRole]) {
        let rows = Edges.rows(layout.edges.top)
        for (index, row) in rows.enumerated() where row.contains(where: { roles[$0.line] == .header }) {
            guard mayBeHead(row), row.allSatisfy({ roles[$0.line] == .header || roles[$0.line] == nil }) else { continue }
            let below = rowsBelow(row)
            let isKnownHead = isHead(row, below) && row.allSatisfy { roles[$0.line] == .header }
            let isRead =
                isKnownHead
                ? !(isOnPreviousPage(row) && endsPreviousPage(below)) : isOfNames(row) && !isMostlyOnPreviousPage(row)
            guard isRead else { continue }
            for entry in row { roles[entry.line] = nil }
            restoreRest(of: rows[index...], &roles)
            restoreCaption(in: rows[..<index], &roles)
        }
        guard let first = rows.firstIndex(where: { row in row.allSatisfy { roles[$0.line] == nil } }), mayBeHead(rows[first]),
            isOnPreviousPage(rows[first])
        else { return }
        let below = rowsBelow(rows[first])
        guard isHead(rows[first], below), namesColumns(rows[first]), endsPreviousPage(below) else { return }
        for entry in rows[first] { roles[entry.line] = .header }
        var above = rows[first]
        for row in rows[(first + 1)...] {
            // Names of several lines; or below those of several columns each those of each column, years perhaps.
            guard let upper = above.first, let lower = row.first, isOnPreviousPage(row),
                upper.y - lower.y < Self.leadingInHead * upper.size || cells(of: above).count < cells(of: row).count
            else { return }
            for entry in row { roles[entry.line] = .header }
            above = row
        }
        guard let last = above.first.map({ layout.lines[$0.line] }) else { return }
        // ``Edges`` looks at a few lines.
        let size = last.size
        for step in [-0.4 * size...0.4 * size, 0.4 * size...Self.leadingInHead * size] {
            let lines = layout.lines.indices.filter { index in
                step.contains(last.y - layout.lines[index].y) && layout.lines[index].frame == last.frame && roles[index] == nil
            }
            guard lines.count <= Self.mostCells, lines.allSatisfy(isOnPreviousPage) else { return }
            for line in lines { roles[line] = .header }
        }
    }

    /// Whether a row has more parts than a running head, and none of them is a number. One may call a note by one, and is on no other page then.
    private func isOfNames(_ row: ArraySlice<Edges.Entry>) -> Bool {
        row.count > Edges.mostParts && row.allSatisfy { !$0.isNumber && $0.letterCount > 0 } && row.count { $0.first != nil } <= 1
    }

    /// Takes back what is known of the second lines of a head's names, each below a first one.
    private func restoreRest(of rows: ArraySlice<ArraySlice<Edges.Entry>>, _ roles: inout [Int: BlockRole]) {
        for (above, row) in zip(rows, rows.dropFirst()) {
            guard let upper = above.first, let lower = row.first, upper.y - lower.y < Self.widestStep * upper.size,
                row.allSatisfy({ entry in
                    let line = layout.lines[entry.line]
                    return roles[entry.line] == .header
                        && above.contains { layout.lines[$0.line].x0 < line.x1 && layout.lines[$0.line].x1 > line.x0 }
                })
            else { return }
            for entry in row { roles[entry.line] = nil }
        }
    }

    /// Takes back what is known of a caption above a head, which was a head with it: from the line with its label on.
    private func restoreCaption(in rows: ArraySlice<ArraySlice<Edges.Entry>>, _ roles: inout [Int: BlockRole]) {
        guard
            let first = rows.lastIndex(where: { row in
                row.count == 1 && row.allSatisfy { BlockClassifier.isCaptioned(layout.lines[$0.line], layout) }
            })
        else { return }
        for entry in rows[first...].joined() where roles[entry.line] == .header { roles[entry.line] = nil }
    }

    /// From one line of a name to the next, in ems.
    private static let leadingInHead: Float = 1.3

    /// Whether a row has as many cells as a head has at the least: hardly any other line at the top of a page.
    private func mayBeHead(_ row: ArraySlice<Edges.Entry>) -> Bool {
        var cells = row.count
        for entry in row where cells < Self.fewestCells {
            let line = layout.lines[entry.line]
            for index in line.words.dropFirst() {
                let (before, word) = (layout.words[Int(index) - 1], layout.words[Int(index)])
                if word.x0 - before.x1 >= BlockText.whiteOfCells * line.size { cells += 1 }
            }
        }
        return cells >= Self.fewestCells
    }

    /// A row below a head.
    private struct Row {
        let y: Float
        var cells: [ClosedRange<Float>]
    }

    /// The next few rows, from the top.
    private func rowsBelow(_ row: ArraySlice<Edges.Entry>) -> [Row] {
        guard let first = row.first else { return [] }
        let head = layout.lines[first.line]
        let reach = Self.widestStep * Float(Self.depth) * first.size
        let lines = layout.lines.lazy.filter { $0.frame == head.frame && head.y - $0.y > 0.4 * first.size && head.y - $0.y < reach }
        var rows: [Row] = []
        for line in lines.sorted(by: { $0.y > $1.y }) {
            if let y = rows.last?.y, y - line.y < 0.4 * line.size {
                rows[rows.count - 1].cells += parts(of: line)
            } else if rows.count < Self.depth {
                rows.append(Row(y: line.y, cells: parts(of: line)))
            } else {
                break
            }
        }
        return rows
    }

    /// Whether the cells of a row, three at the least, each stand above one of the rows closely below, and these have as many.
    private func isHead(_ row: ArraySlice<Edges.Entry>, _ below: [Row]) -> Bool {
        guard let first = row.first, row.count <= Self.mostCells else { return false }
        let cells = cells(of: row)
        guard Self.fewestCells...Self.mostCells ~= cells.count else { return false }
        guard below.count > 1 else { return false }
        let steps = zip(below, below.dropFirst()).map { $0.y - $1.y }
        let step = layout.lines[first.line].y - below[0].y
        guard step < Self.widestStep * first.size, step < Self.leastRatio * (steps.max() ?? 0),
            below.count(where: { $0.cells.count >= Self.fewestCells }) * 2 > below.count
        else { return false }
        // Numbers may end where their column does, though its head begins at the left of it, and close to what stands in the next one.
        let sorted = cells.sorted { $0.lowerBound < $1.lowerBound }
        let matched = sorted.indices.count { index in
            let start = index > 0 ? sorted[index - 1].upperBound : -.infinity
            let end = index + 1 < sorted.count ? sorted[index + 1].lowerBound : .infinity
            return start < end
                && below.contains {
                    $0.cells.contains { cell in
                        cell.upperBound > start && cell.lowerBound < end
                            && !sorted.indices.contains { $0 != index && sorted[$0].overlaps(cell) }
                    }
                }
        }
        return matched >= Self.fewestCells && matched * 4 >= cells.count * 3
    }

    /// Whether the page before ends with a row of the table that some rows are of: two cells of it at the least begin or end where theirs do.
    private func endsPreviousPage(_ rows: [Row]) -> Bool {
        guard let previous else { return false }
        let cells = rows.flatMap(\.cells)
        return Edges.rows(previous.edges.bottom).contains { row in
            let own = row.prefix(Self.mostCells).flatMap { TableEdge.parts(of: previous.lines[$0.line], previous) }
            return own.prefix(Self.mostCells).count { cell in cells.contains { isAligned($0, cell.x0, cell.x1) } } >= Self.fewestAligned
        }
    }

    private static let fewestAligned = 2
    /// In points.
    private static let tolerance: Float = 1

    /// Whether a row is words, in none of the type of programs, and on the page before the first one of its table: no row of a table that says the same again.
    private func namesColumns(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let previous, row.count(where: { $0.letterCount > 1 }) * 2 >= row.count, let entry = row.first,
            !layout.lines[entry.line].isFixedPitch
        else { return false }
        let words = row.flatMap { layout.lines[$0.line].words }.map { layout.bytes(of: layout.words[Int($0)]) }
        guard words.count(where: { $0.contains { $0 >= 0x80 || $0.isASCIILetter } }) * 2 > words.count else { return false }
        let place = layout.place(of: entry.line)
        guard let index = previous.edges.places.list.firstIndex(where: { $0.isInColumn(of: place) }),
            previous.lines.indices.contains(index)
        else { return false }
        let head = previous.lines[index]
        let above = previous.lines.lazy.filter { $0.frame == head.frame && $0.y - head.y > 0.4 * head.size }
        guard let y = above.map(\.y).min(), y - head.y < Self.widestStep * head.size else { return true }
        let own = cells(of: row)
        let aligned = above.filter { $0.y - y < 0.4 * head.size }.reduce(0) { count, line in
            count
                + TableEdge.parts(of: line, previous).prefix(Self.mostCells).count { cell in
                    own.contains { isAligned($0, cell.x0, cell.x1) }
                }
        }
        return aligned < Self.fewestAligned
    }

    private func isAligned(_ cell: ClosedRange<Float>, _ x0: Float, _ x1: Float) -> Bool {
        (cell.lowerBound - x0).magnitude < Self.tolerance || (cell.upperBound - x1).magnitude < Self.tolerance
    }

    /// Whether the page before has all of a row, wherever it stands there.
    private func isOnPreviousPage(_ row: ArraySlice<Edges.Entry>) -> Bool { row.allSatisfy { isOnPreviousPage($0.line) } }

    /// Whether it has all of it but for a cell or so.
    private func isMostlyOnPreviousPage(_ row: ArraySlice<Edges.Entry>) -> Bool {
        row.count { !isOnPreviousPage($0.line) } * 4 <= row.count
    }

    private func isOnPreviousPage(_ line: Int) -> Bool {
        let place = layout.place(of: line)
        return previous?.edges.places.containsInColumn(place) ?? false
    }

    private func cells(of row: ArraySlice<Edges.Entry>) -> [ClosedRange<Float>] { row.flatMap { parts(of: layout.lines[$0.line]) } }

    /// Where the parts of a line begin and end that white parts.
    private func parts(of line: PageLayout.Line) -> [ClosedRange<Float>] {
        TableEdge.parts(of: line, layout).map { $0.x0...max($0.x0, $0.x1) }
    }
}
