/// Rows of a table that no rule parts: lines beside each other in cells of several lines, each ended on purpose.
enum CellRows {
    /// The cells with such rows made rows of their own; rows are counted anew.
    ///
    /// - Parameters:
    ///   - cells: row by row, in each from left to right.
    ///   - heights: at which the upright rules of the table have joints.
    ///   - isWhole: whether the one row given is the whole table, no head.
    static func parted(
        _ cells: [RuledTables.Cell], _ text: BlockText, isRightToLeft: Bool, heights: [Float] = [], isWhole: Bool = false
    ) -> [RuledTables.Cell] {
        let words = text.words
        var result = NumberedCells(capacity: cells.count)
        var start = 0
        let columns = cells.lazy.map(\.column)
        let labelColumn = (isRightToLeft ? columns.max() : columns.min()) ?? 0
        var found: [(row: ArraySlice<RuledTables.Cell>, group: Group?)] = []
        for end in cells.indices {
            guard end + 1 == cells.count || cells[end + 1].row != cells[end].row else { continue }
            found.append((cells[start...end], group(cells[start...end], words, labelColumn: labelColumn)))
            start = end + 1
        }
        let drawn = DrawnRows(text: text, labelColumn: labelColumn, heights: heights)
        let areRuled = drawn.areRuled(found.map(\.row))
        let areGrouped = found.count { $0.group?.isList ?? false } >= fewestGroups
        let parts = found.enumerated().map { index, part in
            drawn.rows(part.row, isHead: index == 0 && !isWhole, areRuled: areRuled)
                ?? (areGrouped && part.group != nil
                    ? part.group?.rows : rows(part.row, text, labelColumn: labelColumn, isHead: index == 0))
        }
        // Rules may part groups of rows: one group that nothing is wrapped in tells it of the others.
        let haveLabels = parts.contains { $0.map { rows in rows.allSatisfy { $0.contains { $0.column == labelColumn } } } ?? false }
        for (index, row) in found.enumerated() {
            if let rows = parts[index] ?? (haveLabels ? labelledRows(row.row, words, labelColumn: labelColumn) : nil) {
                rows.forEach { result.add($0) }
            } else {
                result.add(row.row)
            }
        }
        return result.cells
    }

    /// The rows that begin with the labels of a row between rules, listed one below the other, each level with a line beside it. What is level with none
    /// goes on in its cell with a line that had no room for more. Nil if there are none.
    private static func labelledRows(
        _ row: ArraySlice<RuledTables.Cell>, _ words: [LayoutWord], labelColumn: Int
    ) -> [[RuledTables.Cell]]? {
        guard let label = row.first(where: { $0.column == labelColumn }), label.segments.count > 1, row.count > 1 else { return nil }
        let labels = lines(label.segments)
        guard 2...mostLabels ~= labels.count, labels.count == label.segments.count, isList(label, labels, words) else { return nil }
        let others = row.filter { $0.column != labelColumn }.map { (cell: $0, lines: lines($0.segments)) }
        guard others.allSatisfy({ $0.cell.segments.count <= mostSegments }) else { return nil }
        /// The label that a line is level with or stands below.
        func place(_ line: Segment) -> (label: Int, isLevel: Bool)? {
            guard let label = labels.lastIndex(where: { $0.y - line.y > -tolerance * line.size }) else { return nil }
            return (label, (labels[label].y - line.y).magnitude <= tolerance * line.size)
        }
        // A name that has no room goes on below, `LAMP_TYPE_↩`, beside a line that goes on, too.
        var begun = Set<Int>()
        for (cell, lines) in others {
            for (index, line) in lines.enumerated() {
                guard let place = place(line) else { return nil }
                let isFirst = index == 0 || isFree(lines[index - 1], in: cell, before: line, words)
                if place.isLevel {
                    if isFirst { begun.insert(place.label) }
                } else if isFirst {
                    return nil
                }
            }
        }
        guard begun.count == labels.count else { return nil }
        return labels.indices.map { label in
            row.compactMap { cell in
                let own = cell.segments.filter { place($0)?.label == label }
                return own.isEmpty ? nil : RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: own, x0: cell.x0)
            }
        }
    }

    /// Between two rules; and what a cell has there.
    private static let mostLabels = 60
    private static let mostSegments = 500

    /// Rows that stand beside one label between two rules.
    private struct Group {
        let rows: [[RuledTables.Cell]]
        /// Whether most cells have room for more in their lines.
        let isList: Bool
    }

    /// The rows beside one label, set wider than the lines of a text are: each has its part in every other cell. Nil where there are none.
    private static func group(_ row: ArraySlice<RuledTables.Cell>, _ words: [LayoutWord], labelColumn: Int) -> Group? {
        guard row.count(where: { $0.segments.count > 1 }) >= fewestValues, let label = row.first(where: { $0.column == labelColumn }),
            lines(label.segments).count == 1
        else { return nil }
        let others = row.filter { $0.column != labelColumn }.map { (cell: $0, lines: lines($0.segments)) }
        let baselines = lines(others.flatMap(\.cell.segments))
        guard baselines.count > 1, others.allSatisfy({ $0.lines.count == baselines.count }),
            zip(baselines, baselines.dropFirst()).allSatisfy({ $0.y - $1.y > leastStep * $0.size })
        else { return nil }
        let rows = baselines.enumerated().map { number, line in
            row.compactMap { $0.column == labelColumn ? (number == 0 ? $0 : nil) : $0.part(at: line) }
        }
        return Group(rows: rows, isList: others.count(where: { isList($0.cell, $0.lines, words) }) * 2 >= others.count)
    }

    /// From row to row beside one label, in ems; and rows with such, as a table has several: one may be a head.
    static let leastStep: Float = 1.6
    private static let fewestGroups = 2

    /// The rows that a row between rules is made of; nil if it is one.
    private static func rows(
        _ row: ArraySlice<RuledTables.Cell>, _ text: BlockText, labelColumn: Int, isHead: Bool
    ) -> [[RuledTables.Cell]]? {
        let words = text.words
        // Most cells hold one piece of a line.
        guard row.count(where: { $0.segments.count > 1 }) > 1 else { return nil }
        let cells = row.map { (cell: $0, lines: lines($0.segments)) }
        let tall = cells.filter { $0.lines.count > 1 }
        guard tall.count > 1, !tall.allSatisfy({ isBelowCaption($0.lines) }), !DayCells.areDays(cells.map(\.lines), text) else {
            return nil
        }
        let baselines = lines(row.flatMap(\.segments))
        let areRows =
            tall.allSatisfy({ isList($0.cell, $0.lines, words) }) || isGrid(cells, baselines.count, words)
            || areBesideLabels(tall, labelColumn: labelColumn) || !isHead && isOfSingleWords(cells, baselines.count, text)
        // What is wrapped in one cell alone has lines that stand beside nothing.
        let second = tall.map(\.lines.count).sorted().dropLast().last ?? 0
        guard areRows, second * 3 >= baselines.count * 2 else {
            return LevelRows(text: text, labelColumn: labelColumn).rows(cells, baselines: baselines, isHead: isHead)
        }
        // One hour of a timetable, or the words of a head, stand beside one label or none.
        let labels = cells.first { $0.cell.column == labelColumn }?.lines.count ?? 0
        let areValues =
            baselines.count >= fewestValues
            && (cells.allSatisfy { $0.cell.column == labelColumn || $0.lines.count == baselines.count }
                || tall.contains { $0.lines.count >= baselines.count - 1 && isOfNumbers($0.cell) })
        guard labels * 3 >= baselines.count * 2 || areValues else { return nil }
        return baselines.map { line in row.compactMap { $0.part(at: line) } }
    }

    /// Whether all cells but that of the labels hold values, each line several or a single word, and nearly all of these are level with a label: the labels
    /// may fill their column with leaders.
    private static func areBesideLabels(_ cells: [(cell: RuledTables.Cell, lines: [Segment])], labelColumn: Int) -> Bool {
        guard let labels = cells.first(where: { $0.cell.column == labelColumn })?.lines, cells.count > 2 else { return false }
        return cells.allSatisfy { cell, lines in
            guard cell.column != labelColumn else { return true }
            guard lines.count >= fewestOfGrid else { return false }
            var (several, next, level) = (0, 0, 0)
            for line in lines {
                let own = cell.segments.count { ($0.y - line.y).magnitude <= tolerance * $0.size }
                if own > 1 || line.words.count == 1 { several += 1 }
                while next < labels.count, labels[next].y - line.y > tolerance * line.size { next += 1 }
                if next < labels.count, (labels[next].y - line.y).magnitude <= tolerance * line.size { level += 1 }
            }
            return several * 10 >= lines.count * 9 && level * 10 >= lines.count * 9
        }
    }

    /// Whether each line has its part in each cell, and one cell holds a list: in a column as narrow as its names are, each of these looks wrapped. Texts
    /// side by side seldom have as many lines each, several of them.
    private static func isGrid(_ cells: [(cell: RuledTables.Cell, lines: [Segment])], _ count: Int, _ words: [LayoutWord]) -> Bool {
        count >= fewestOfGrid && cells.allSatisfy { $0.lines.count == count } && cells.contains { isList($0.cell, $0.lines, words) }
    }

    private static let fewestOfGrid = 4

    /// Whether each line has its part in each of several cells, and most of these parts are single words, as those of figures are: text is seldom wrapped
    /// behind every word.
    private static func isOfSingleWords(
        _ cells: [(cell: RuledTables.Cell, lines: [Segment])], _ count: Int, _ text: BlockText
    ) -> Bool {
        guard count > 1, cells.count >= fewestOfSingleWords, count * cells.count >= fewestOfSingleWords * fewestOfSingleWords,
            cells.allSatisfy({ $0.lines.count == count })
        else { return false }
        let parts = cells.lazy.flatMap(\.cell.segments)
        guard parts.count(where: { $0.words.count == 1 }) * 4 >= parts.count * 3 else { return false }
        // Two lines may be a figure and its error, in brackets.
        return count >= fewestOfSingleWords
            || !cells.contains { cell in
                guard let word = cell.lines[1].words.first, let first = text.cells(of: word).first?.unicode else { return true }
                return [0x28, 0x5B, 0xB1].contains(first)
            }
    }

    /// Cells, and lines; of many cells fewer lines.
    private static let fewestOfSingleWords = 3

    /// Whether a cell begins with a caption in smaller type, as the boxes of a form do: what is filled in below belongs to that.
    private static func isBelowCaption(_ lines: [Segment]) -> Bool {
        lines.count > 1 && lines[0].size < sizeOfCaption * lines[1].size
    }

    /// Of what is filled in, at the most.
    private static let sizeOfCaption: Float = 0.9

    /// Below each other, beside a label of one line in the same row.
    private static let fewestValues = 3

    /// How far the parts of a line may be off its baseline, in ems.
    fileprivate static let tolerance: Float = 0.35

    /// Whether a cell holds numbers or signs, one in each line.
    private static func isOfNumbers(_ cell: RuledTables.Cell) -> Bool {
        cell.segments.allSatisfy { $0.width < widestNumber * $0.size }
    }

    /// In ems.
    private static let widestNumber: Float = 1.5

    /// The first segment of each line, from the top.
    static func lines(_ segments: [Segment]) -> [Segment] {
        guard segments.count > 1 else { return segments }
        var result: [Segment] = []
        for segment in segments.sorted(by: { ($0.y, $1.x0) > ($1.y, $0.x0) }) {
            if let last = result.last, last.y - segment.y <= tolerance * segment.size { continue }
            result.append(segment)
        }
        return result
    }

    /// Whether most lines of a cell end where the first word of the next one had room, or are single words, as numbers are, set to end below each other.
    static func isList(_ cell: RuledTables.Cell, _ lines: [Segment], _ words: [LayoutWord]) -> Bool {
        freeCount(cell, lines, words) * 5 >= (lines.count - 1) * 3
    }

    /// How many lines of a cell end so.
    static func freeCount(_ cell: RuledTables.Cell, _ lines: [Segment], _ words: [LayoutWord]) -> Int {
        zip(lines, lines.dropFirst()).count { previous, next in
            let isFlushRight = previous.words.count == 1 && next.words.count == 1 && (previous.x1 - next.x1).magnitude < 0.1 * next.size
            if isFlushRight { return true }
            return isFree(previous, in: cell, before: next, words)
        }
    }

    /// Whether the first word of the next line had room at the end of one in a cell.
    static func isFree(_ line: Segment, in cell: RuledTables.Cell, before next: Segment, _ words: [LayoutWord]) -> Bool {
        let end = cell.segments.filter { ($0.y - line.y).magnitude <= tolerance * $0.size }.map(\.x1).max() ?? line.x1
        let width = next.words.first.map { words[$0].x1 - words[$0].x0 } ?? 0
        return cell.x1 - end > width + 0.6 * next.size
    }
}

extension RuledTables.Cell {
    /// What stands on a line; nil if nothing does.
    func part(at line: Segment) -> RuledTables.Cell? {
        let own = segments.filter { ($0.y - line.y).magnitude <= CellRows.tolerance * $0.size }
        return own.isEmpty ? nil : RuledTables.Cell(row: row, column: column, x1: x1, segments: own, x0: x0)
    }
}
