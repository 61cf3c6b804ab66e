/// Rows of a form that no rule parts in the column of their texts: each begins with its number there, though the boxes beside it, which have rules of their own,
/// may be rows already.
struct CountedRows {
    /// The number of a line, and the letter behind it; where it stands.
    private struct Label {
        let number: Int
        /// From 1; 0 for none.
        let letter: Int
        let x0, x1, y, size: Float
    }

    private struct Column {
        let cell: Int
        let labels: [Label]
        let top, bottom: Float
    }

    /// Lines of a form in one cell, at the least, and its cells, at the most.
    private static let fewest = 4
    private static let mostCells = 4096
    /// How far from the label's baseline its row begins, and what stands level with it may be, in ems.
    private static let level: Float = 0.5
    /// Between the edges of labels, in ems.
    private static let shift: Float = 0.6
    /// Characters of a label, and of what stands in a box beside its line: its number again, an amount.
    private static let longestLabel = 3
    private static let longestInBox = 16

    /// The cells with a row for each numbered line; the same ones where there are none.
    ///
    /// - Parameters:
    ///   - cells: row by row, in each from left to right.
    ///   - rows: the heights of the rules that rows begin at, from the top.
    static func parted(_ cells: [RuledTables.Cell], rows: [Float], _ text: BlockText) -> [RuledTables.Cell] {
        guard cells.count <= mostCells else { return cells }
        var columns: [Column] = []
        for (index, cell) in cells.enumerated() where cell.segments.count >= fewest {
            guard let column = column(cell, index, text), !columns.contains(where: { $0.top > column.bottom && column.top > $0.bottom })
            else { continue }
            if areOfLines(cells, column, text) { columns.append(column) }
        }
        guard !columns.isEmpty else { return cells }
        /// The row that something at a height stands in, and the line of a column, from 0.
        func place(_ segment: Segment) -> (row: Int, line: Int)? {
            for column in columns where segment.y < column.top && segment.y > column.bottom {
                let line = column.labels.lastIndex { $0.y - segment.y > -level * $0.size } ?? 0
                let y = column.labels[line].y + 0.25 * column.labels[line].size
                return (max((rows.firstIndex { $0 < y } ?? rows.count) - 1, 0), line + 1)
            }
            return nil
        }
        struct Key: Hashable { let row, line, column: Int }
        var found: [Key: RuledTables.Cell] = [:]
        for cell in cells {
            for segment in cell.segments {
                let place = place(segment) ?? (cell.row, 0)
                let key = Key(row: place.row, line: place.line, column: cell.column)
                if found[key] == nil {
                    found[key] = RuledTables.Cell(row: 0, column: cell.column, x1: cell.x1, segments: [segment], x0: cell.x0)
                } else {
                    found[key]?.segments.append(segment)
                }
            }
        }
        let order = found.keys.sorted { ($0.row, $0.line, $0.column) < ($1.row, $1.line, $1.column) }
        var (result, number, last): ([RuledTables.Cell], Int, Key?) = ([], -1, nil)
        result.reserveCapacity(order.count)
        for key in order {
            guard var cell = found[key] else { continue }
            if last.map({ $0.row != key.row || $0.line != key.line }) ?? true { number += 1 }
            (cell.row, last) = (number, key)
            result.append(cell)
        }
        return result
    }

    /// The labels that count the lines of a cell; nil where they don't.
    private static func column(_ cell: RuledTables.Cell, _ index: Int, _ text: BlockText) -> Column? {
        let left = cell.segments.reduce(Float.infinity) { min($0, $1.x0) }
        var labels: [Label] = []
        for segment in cell.segments.sorted(by: { ($0.y, $1.x0) > ($1.y, $0.x0) }) {
            guard segment.x0 - left < 2 * segment.size, let label = label(segment, after: labels.last, text) else { continue }
            if let first = labels.first, min((label.x0 - first.x0).magnitude, (label.x1 - first.x1).magnitude) > 2 * label.size { continue }
            guard let last = labels.last else {
                labels.append(label)
                continue
            }
            guard last.y - label.y > level * label.size else { continue }
            let isNext =
                label.number == last.number + 1 && label.letter <= 1 || label.number == last.number && label.letter == last.letter + 1
                || label.number == last.number && last.letter == 0 && label.letter == 2
            if isNext { labels.append(label) } else { return nil }
        }
        let numbers = labels.count { $0.letter <= 1 }
        guard numbers >= fewest, let first = labels.first, let last = labels.last else { return nil }
        // A row's text may have several lines, but most have one or two.
        let lines = CellRows.lines(cell.segments)
        guard labels.count * 5 >= lines.count * 2 else { return nil }
        let lowest = cell.segments.reduce(last.y) { min($0, $1.y) }
        return Column(cell: index, labels: labels, top: first.y + level * first.size, bottom: lowest - level * last.size)
    }

    /// What a segment begins with, if that is a number, with a letter or not, or a letter that goes on from the last label's.
    private static func label(_ segment: Segment, after last: Label?, _ text: BlockText) -> Label? {
        guard let word = segment.words.first else { return nil }
        let cells = text.cells(of: word)
        guard 1...longestLabel ~= cells.count else { return nil }
        var (number, letter, figures) = (0, 0, 0)
        for cell in cells {
            let digit = cell.unicode &- 0x30
            if digit < 10, letter == 0 {
                number = number * 10 + Int(digit)
                figures += 1
            } else if cell.unicode &- 0x61 < 26, letter == 0 {
                letter = Int(cell.unicode) - 0x60
            } else {
                return nil
            }
        }
        guard figures <= 2 else { return nil }
        if figures == 0 {
            guard let last, letter == last.letter + 1 || last.letter == 0 && letter == 2 else { return nil }
            number = last.number
        }
        let place = text.words[word]
        return Label(number: number, letter: letter, x0: place.x0, x1: place.x1, y: segment.y, size: segment.size)
    }

    /// Whether all that stands beside some numbered lines stands level with one of them, and is short where several are in one cell: no text of its own.
    private static func areOfLines(_ cells: [RuledTables.Cell], _ column: Column, _ text: BlockText) -> Bool {
        let own = CellRows.lines(cells[column.cell].segments)
        for (index, cell) in cells.enumerated() where index != column.cell {
            let inside = cell.segments.filter { $0.y < column.top && $0.y > column.bottom }
            guard !inside.isEmpty else { continue }
            guard inside.count == cell.segments.count else { return false }
            let lines = CellRows.lines(inside)
            guard lines.count > 1 else { continue }
            var level = 0
            for line in lines {
                // From the top, as its own lines are.
                if own.contains(where: { ($0.y - line.y).magnitude < Self.level * line.size }) { level += 1 }
            }
            let areShort = inside.allSatisfy { $0.cellCount <= longestInBox || isLeader($0, text) }
            let areLabelled = lines.allSatisfy { label($0, after: nil, text) != nil }
            guard areShort && level * 3 >= lines.count * 2 || areLabelled && level == lines.count else { return false }
        }
        return true
    }

    /// Whether a segment has neither letters nor figures.
    private static func isLeader(_ segment: Segment, _ text: BlockText) -> Bool {
        segment.words.allSatisfy { word in
            text.cells(of: word).allSatisfy { !Bidirectional.isLetter($0.unicode) && $0.unicode &- 0x30 > 9 }
        }
    }
}
