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
    /// Fewer than one of so many names.
    private static let fewTorn = 3
    /// Beside one line: what has as many is a row.
    private static let manyFigures = 3
    /// How far a figure may be off the baseline of its name, in ems.
    private static let tolerance: Float = 0.35

    /// Cells row by row, those of such rows made rows of their own; rows are counted anew.
    static func parted(_ cells: [RuledTables.Cell], _ text: BlockText) -> [RuledTables.Cell] {
        guard cells.contains(where: { $0.segments.count >= fewestLabels && text.hasFigures($0.segments[0].words) }) else { return cells }
        let rows = StatementRows(text: text)
        var result = NumberedCells(capacity: cells.count)
        var start = 0
        while start < cells.count {
            let end = endOfRow(from: start, cells)
            if let block = rows.block(from: start, cells), let own = rows.rows(block) {
                own.forEach { result.add($0) }
                start = block.cells.endIndex
            } else {
                result.add(cells[start..<end])
                start = end
            }
        }
        return result.cells
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
        guard block.cells.reduce(0, { $0 + $1.segments.count }) <= Self.mostSegments else { return nil }
        let labels = block.labels
        var (level, all, values, others) = (0, 0, 0, 0)
        /// Of each name, how many figures stand beside it.
        var figures = [Int](repeating: 0, count: labels.count)
        for cell in block.cells where cell.column > block.labelColumn {
            for segment in cell.segments {
                if isValue(segment) { values += 1 } else { others += 1 }
                all += 1
                guard let place = labels.firstIndex(where: { ($0.y - segment.y).magnitude <= Self.tolerance * segment.size }) else {
                    continue
                }
                figures[place] += 1
                level += 1
            }
        }
        guard level >= Self.fewestLevel, level * 10 >= all * 7, others * 10 <= values,
            figures.count(where: { $0 > 0 }) >= Self.fewestLevel,
            // What stands left of the names numbers all of them, or each.
            block.cells.allSatisfy({ $0.column >= block.labelColumn || $0.segments.count == 1 })
        else { return nil }
        guard !areCounted(block) else { return nil }
        // A name of several lines has its figure beside one of them.
        let goOn = labels.indices.map { $0 > 0 && goesOn(labels[$0], below: labels[$0 - 1], in: block) }
        let torn = labels.indices.count { place in
            goOn[place] && figures[place] > 0 && figures[place - 1] > 0
                && (figures[place] < Self.manyFigures || text.startsSmall(labels[place]))
        }
        guard torn * Self.fewTorn < figures.count(where: { $0 > 0 }) else { return nil }
        let baselines = CellRows.lines(block.cells.flatMap(\.segments))
        var lines = [[RuledTables.Cell]](repeating: [], count: baselines.count)
        for cell in block.cells {
            for segment in cell.segments {
                let line = baselines.indices.min { (baselines[$0].y - segment.y).magnitude < (baselines[$1].y - segment.y).magnitude } ?? 0
                if let own = lines[line].firstIndex(where: { $0.column == cell.column }) {
                    lines[line][own].segments.append(segment)
                } else {
                    lines[line].append(
                        RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: [segment], x0: cell.x0))
                }
            }
        }
        var result: [[RuledTables.Cell]] = []
        var (label, hasFigure) = (0, false)
        for line in lines {
            let row = line.sorted { $0.column < $1.column }
            let hasOwn = row.contains { $0.column > block.labelColumn }
            var isRest = false
            if row.contains(where: { $0.column == block.labelColumn }) {
                isRest = label < goOn.count && goOn[label] && !(hasFigure && hasOwn)
                label += 1
            }
            if isRest, let last = result.indices.last, result[last].contains(where: { $0.column == block.labelColumn }) {
                result[last] = NumberedCells.joined(result[last], row)
                hasFigure = hasFigure || hasOwn
            } else {
                result.append(row)
                hasFigure = hasOwn
            }
        }
        return result
    }

    /// Whether in each column most figures are one more than those above them: the numbers of a form's lines, beside which something is to be filled in. Beside
    /// a statement's amounts they are those of its notes.
    private func areCounted(_ block: Block) -> Bool {
        var columns: [Int: (last: Int?, counted: Int, all: Int)] = [:]
        for cell in block.cells where cell.column > block.labelColumn {
            for line in CellRows.lines(cell.segments) {
                var column = columns[cell.column] ?? (nil, 0, 0)
                let number = number(line)
                if let last = column.last, number == last + 1 { column.counted += 1 }
                column.all += 1
                column.last = number
                columns[cell.column] = column
            }
        }
        return !columns.isEmpty && columns.values.allSatisfy { $0.counted > 1 && $0.counted * 2 >= $0.all }
    }

    /// What a segment consists of, if that is a number of a few digits, perhaps with a letter behind: "24b".
    private func number(_ segment: Segment) -> Int? {
        guard segment.words.count == 1, let word = segment.words.first else { return nil }
        let cells = text.cells(of: word)
        guard cells.count <= Self.longestCount else { return nil }
        var number = 0
        for (place, cell) in cells.enumerated() {
            if cell.unicode &- 0x30 < 10 {
                number = number * 10 + Int(cell.unicode - 0x30)
            } else if place == 0 || place + 1 < cells.count || !Bidirectional.isLetter(cell.unicode) {
                return nil
            }
        }
        return number
    }

    private static let longestCount = 4

    /// Whether a line begins as the rest of a name does, small, or in the name above it there was no room for its first word; no item does.
    private func goesOn(_ line: Segment, below above: Segment, in block: Block) -> Bool {
        guard let word = line.words.first else { return false }
        let cells = text.cells(of: word)
        let first = text.firstSign(of: line)
        let sign = cells.last?.unicode
        if first == 0x28 || PageDigits.isDecimal(first) || sign == 0x29 || sign == 0x2E && cells.count < Self.longestLabel { return false }
        guard !text.startsSmall(line), !isOpen(above) else { return true }
        guard line.x0 > above.x0 - Self.widestOut * line.size, !endsInLeader(above) else { return false }
        return block.cells.first { $0.column == block.labelColumn }.map { !CellRows.isFree(above, in: $0, before: line, text.words) }
            ?? false
    }

    /// Whether a line ends in a sign that more follows.
    private func isOpen(_ line: Segment) -> Bool {
        guard line.words.count > 1, let last = line.words.last, let sign = text.cells(of: last).last?.unicode else { return false }
        return sign == 0x26 || sign == 0x2C || sign == 0x2F
    }

    private func endsInLeader(_ line: Segment) -> Bool {
        guard line.words.count > 1, let last = line.words.last else { return false }
        return text.cells(of: last).allSatisfy { $0.unicode == 0x2E }
    }

    /// How far left of a name its rest may begin, in ems: a sum may be flush right.
    private static let widestOut: Float = 0.5
    /// In characters.
    private static let longestLabel = 5

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
