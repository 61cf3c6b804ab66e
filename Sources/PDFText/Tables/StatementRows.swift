/// Rows of a statement that rules don't part, or only its columns of figures, above a sum and below it: a figure stands level with each name.
struct StatementRows {
    private let text: BlockText

    /// A cell of the names, and the cells of figures that stand beside its lines.
    private struct Block {
        let labelColumn: Int
        /// From the top.
        let labels: [Segment]
        let cells: ArraySlice<RuledTables.Cell>
    }

    private static let fewestLabels = 3
    private static let fewestLevel = 3
    private static let mostSegments = 600
    /// How far a figure may be off the baseline of its name, in ems.
    private static let tolerance: Float = 0.35

    /// Cells row by row, those of such rows made rows of their own; rows are counted anew.
    static func parted(_ cells: [RuledTables.Cell], _ text: BlockText) -> [RuledTables.Cell] {
        guard cells.contains(where: { $0.segments.count >= fewestLabels && text.hasFigures($0.segments[0].words) }) else { return cells }
        let rows = StatementRows(text: text)
        var result: [RuledTables.Cell] = []
        result.reserveCapacity(cells.count)
        var (start, number) = (0, 0)
        func add(_ row: some Sequence<RuledTables.Cell>) {
            for var cell in row {
                cell.row = number
                result.append(cell)
            }
            number += 1
        }
        while start < cells.count {
            let end = endOfRow(from: start, cells)
            if let block = rows.block(from: start, cells), let own = rows.rows(block) {
                own.forEach(add)
                start = block.cells.endIndex
            } else {
                add(cells[start..<end])
                start = end
            }
        }
        return result
    }

    private init(text: BlockText) { self.text = text }

    private static func endOfRow(from start: Int, _ cells: [RuledTables.Cell]) -> Int {
        cells[start...].firstIndex { $0.row != cells[start].row } ?? cells.count
    }

    /// The names that begin in a row, with what stands beside them; nil if none do.
    private func block(from start: Int, _ cells: [RuledTables.Cell]) -> Block? {
        var end = Self.endOfRow(from: start, cells)
        guard
            let label = cells[start..<end].first(where: { cell in
                cell.segments.count >= Self.fewestLabels && cell.segments.contains { !isValue($0) }
            })
        else { return nil }
        let labels = CellRows.lines(label.segments)
        guard labels.count >= Self.fewestLabels, let last = labels.last else { return nil }
        // Rules between the figures alone: the names go on beside them.
        while end < cells.count {
            let next = Self.endOfRow(from: end, cells)
            let high = cells[end..<next].lazy.flatMap(\.segments).map(\.y).max() ?? -.infinity
            guard cells[end].column > label.column, high > last.y - Self.tolerance * last.size else { break }
            end = next
        }
        return Block(labelColumn: label.column, labels: labels, cells: cells[start..<end])
    }

    /// A row for each line; nil if the figures aren't level with the names.
    private func rows(_ block: Block) -> [[RuledTables.Cell]]? {
        let labels = block.labels
        var (level, all, values, others) = (0, 0, 0, 0)
        var isBegun = [Bool](repeating: false, count: labels.count)
        for cell in block.cells where cell.column > block.labelColumn {
            for segment in cell.segments {
                if isValue(segment) { values += 1 } else { others += 1 }
                all += 1
                guard let place = labels.firstIndex(where: { ($0.y - segment.y).magnitude <= Self.tolerance * segment.size }) else {
                    continue
                }
                isBegun[place] = true
                level += 1
            }
        }
        guard all <= Self.mostSegments, level >= Self.fewestLevel, level * 10 >= all * 7, others * 10 <= values,
            isBegun.count(where: { $0 }) >= Self.fewestLevel,
            // What stands left of the names numbers all of them, or each.
            block.cells.allSatisfy({ $0.column >= block.labelColumn || $0.segments.count == 1 })
        else { return nil }
        // A name of several lines has its figure beside one of them: names mostly begin as such do.
        guard labels.indices.count(where: { isBegun[$0] && goesOn(labels[$0]) }) * 5 <= isBegun.count(where: { $0 }) else { return nil }
        let members = block.cells.flatMap { cell in
            cell.segments.map { RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: [$0], x0: cell.x0) }
        }
        let baselines = CellRows.lines(members.map { $0.segments[0] })
        var result: [[RuledTables.Cell]] = []
        var hasFigure = false
        for line in baselines {
            var row: [RuledTables.Cell] = []
            for member in members where (member.segments[0].y - line.y).magnitude <= Self.tolerance * member.segments[0].size {
                if let own = row.firstIndex(where: { $0.column == member.column }) {
                    row[own].segments += member.segments
                } else {
                    row.append(member)
                }
            }
            row.sort { $0.column < $1.column }
            let isLabelled = row.contains { $0.column == block.labelColumn }
            let hasOwn = row.contains { $0.column > block.labelColumn }
            if let last = result.indices.last, isLabelled, !(hasFigure && hasOwn), goesOn(line) {
                result[last] = Self.joined(result[last], row)
                hasFigure = hasFigure || hasOwn
            } else {
                result.append(row)
                hasFigure = hasOwn
            }
        }
        return result
    }

    private static func joined(_ first: [RuledTables.Cell], _ second: [RuledTables.Cell]) -> [RuledTables.Cell] {
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

    /// Whether a line begins as the rest of a name does: small, and not with the letter of an item.
    private func goesOn(_ line: Segment) -> Bool {
        guard text.startsSmall(line), let word = line.words.first else { return false }
        let sign = text.cells(of: word).last?.unicode
        return !(sign == 0x29 || sign == 0x2E && text.cells(of: word).count < 5)
    }

    /// Whether a segment has no letter, but a figure, or is a dash.
    private func isValue(_ segment: Segment) -> Bool {
        var (hasDigit, count, last) = (false, 0, UInt32(0))
        for word in segment.words {
            for cell in text.cells(of: word) {
                if Bidirectional.isLetter(cell.unicode) { return false }
                if cell.unicode &- 0x30 < 10 { hasDigit = true }
                (count, last) = (count + 1, cell.unicode)
            }
        }
        return hasDigit || count == 1 && (BlockText.isDash(last) || BlockText.isSignOfMoney(last))
    }
}
