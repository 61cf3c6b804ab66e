/// Rows of a table that no rule parts: lines beside each other in cells of several lines, each ended on purpose.
enum CellRows {
    /// The cells with such rows made rows of their own; rows are counted anew.
    ///
    /// - Parameter cells: row by row, in each from left to right.
    static func parted(_ cells: [RuledTables.Cell], _ words: [LayoutWord], isRightToLeft: Bool) -> [RuledTables.Cell] {
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
        let columns = cells.lazy.map(\.column)
        let labelColumn = (isRightToLeft ? columns.max() : columns.min()) ?? 0
        for end in cells.indices {
            guard end + 1 == cells.count || cells[end + 1].row != cells[end].row else { continue }
            if let rows = rows(cells[start...end], words, labelColumn: labelColumn) { rows.forEach(add) } else { add(cells[start...end]) }
            start = end + 1
        }
        return result
    }

    /// The rows that a row between rules is made of; nil if it is one.
    private static func rows(_ row: ArraySlice<RuledTables.Cell>, _ words: [LayoutWord], labelColumn: Int) -> [[RuledTables.Cell]]? {
        // Most cells hold one piece of a line.
        guard row.count(where: { $0.segments.count > 1 }) > 1 else { return nil }
        let cells = row.map { (cell: $0, lines: lines($0.segments)) }
        let tall = cells.filter { $0.lines.count > 1 }
        guard tall.count > 1, !tall.allSatisfy({ isBelowCaption($0.lines) }) else { return nil }
        let baselines = lines(row.flatMap(\.segments))
        guard tall.allSatisfy({ isList($0.cell, $0.lines, words) }) || isGrid(cells, baselines.count, words) else { return nil }
        // What is wrapped in one cell alone has lines that stand beside nothing.
        let second = tall.map(\.lines.count).sorted().dropLast().last ?? 0
        let labelLines = cells.first { $0.cell.column == labelColumn }?.lines ?? []
        let arePartedLabels = areParted(labelLines, among: baselines)
        guard second * 3 >= baselines.count * 2 || arePartedLabels else { return nil }
        // One hour of a timetable, or the words of a head, stand beside one label or none.
        let labels = labelLines.count
        let areValues =
            baselines.count >= fewestValues
            && (cells.allSatisfy { $0.cell.column == labelColumn || $0.lines.count == baselines.count }
                || tall.contains { $0.lines.count >= baselines.count - 1 && isOfNumbers($0.cell) })
        guard labels * 3 >= baselines.count * 2 || areValues || arePartedLabels else { return nil }
        return baselines.map { line in
            row.compactMap { cell in
                let own = cell.segments.filter { ($0.y - line.y).magnitude <= tolerance * $0.size }
                return own.isEmpty ? nil : RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: own)
            }
        }
    }

    /// Whether labels have lines without one between them, again and again: what is wrapped in one cell has none.
    private static func areParted(_ labels: [Segment], among baselines: [Segment]) -> Bool {
        var (gaps, next) = (0, 0)
        for (above, below) in zip(labels, labels.dropFirst()) {
            while next < baselines.count, baselines[next].y > above.y - tolerance * above.size { next += 1 }
            if next < baselines.count, baselines[next].y > below.y + tolerance * below.size { gaps += 1 }
        }
        return gaps >= fewestGaps
    }

    /// Between labels: one may be white between two paragraphs.
    private static let fewestGaps = 2

    /// Whether each line has its part in each cell, and one cell holds a list: in a column as narrow as its names are, each of these looks wrapped. Texts
    /// side by side seldom have as many lines each, several of them.
    private static func isGrid(_ cells: [(cell: RuledTables.Cell, lines: [Segment])], _ count: Int, _ words: [LayoutWord]) -> Bool {
        count >= fewestOfGrid && cells.allSatisfy { $0.lines.count == count } && cells.contains { isList($0.cell, $0.lines, words) }
    }

    private static let fewestOfGrid = 4

    /// Whether a cell begins with a caption in smaller type, as the boxes of a form do: what is filled in below belongs to that.
    private static func isBelowCaption(_ lines: [Segment]) -> Bool {
        lines.count > 1 && lines[0].size < sizeOfCaption * lines[1].size
    }

    /// Of what is filled in, at the most.
    private static let sizeOfCaption: Float = 0.9

    /// Below each other, beside a label of one line in the same row.
    private static let fewestValues = 3

    /// How far the parts of a line may be off its baseline, in ems.
    private static let tolerance: Float = 0.35

    /// Whether a cell holds numbers or signs, one in each line.
    private static func isOfNumbers(_ cell: RuledTables.Cell) -> Bool {
        cell.segments.allSatisfy { $0.width < widestNumber * $0.size }
    }

    /// In ems.
    private static let widestNumber: Float = 1.5

    /// The first segment of each line, from the top.
    private static func lines(_ segments: [Segment]) -> [Segment] {
        guard segments.count > 1 else { return segments }
        var result: [Segment] = []
        for segment in segments.sorted(by: { ($0.y, $1.x0) > ($1.y, $0.x0) }) {
            if let last = result.last, last.y - segment.y <= tolerance * segment.size { continue }
            result.append(segment)
        }
        return result
    }

    /// Whether most lines of a cell end where the first word of the next one had room.
    private static func isList(_ cell: RuledTables.Cell, _ lines: [Segment], _ words: [LayoutWord]) -> Bool {
        let free = zip(lines, lines.dropFirst()).count { previous, next in
            let end = cell.segments.filter { ($0.y - previous.y).magnitude <= tolerance * $0.size }.map(\.x1).max() ?? previous.x1
            let width = next.words.first.map { words[$0].x1 - words[$0].x0 } ?? 0
            return cell.x1 - end > width + 0.6 * next.size
        }
        return free * 5 >= (lines.count - 1) * 3
    }
}
