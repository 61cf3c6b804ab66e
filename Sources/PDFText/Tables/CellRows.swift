/// Rows of a table that no rule parts: lines beside each other in cells of several lines, each ended on purpose.
enum CellRows {
    /// The cells with such rows made rows of their own; rows are counted anew.
    ///
    /// - Parameter cells: row by row, in each from left to right.
    static func parted(_ cells: [RuledTables.Cell], _ words: [LayoutWord], isRightToLeft: Bool) -> [RuledTables.Cell] {
        var result: [RuledTables.Cell] = []
        var (start, number) = (0, 0)
        let columns = cells.lazy.map(\.column)
        let labelColumn = (isRightToLeft ? columns.max() : columns.min()) ?? 0
        for end in cells.indices {
            guard end + 1 == cells.count || cells[end + 1].row != cells[end].row else { continue }
            for row in rows(Array(cells[start...end]), words, labelColumn: labelColumn) {
                for cell in row { result.append(RuledTables.Cell(row: number, column: cell.column, x1: cell.x1, segments: cell.segments)) }
                number += 1
            }
            start = end + 1
        }
        return result
    }

    private static func rows(_ cells: [RuledTables.Cell], _ words: [LayoutWord], labelColumn: Int) -> [[RuledTables.Cell]] {
        let tall = cells.filter { lines($0.segments).count > 1 }
        guard tall.count > 1, !tall.allSatisfy(isBelowCaption) else { return [cells] }
        let baselines = lines(cells.flatMap(\.segments))
        guard tall.allSatisfy({ isList($0, words) }) || isGrid(cells, baselines.count, words) else { return [cells] }
        // What is wrapped in one cell alone has lines that stand beside nothing.
        let second = tall.map { lines($0.segments).count }.sorted().dropLast().last ?? 0
        guard second * 3 >= baselines.count * 2 else { return [cells] }
        // One hour of a timetable, or the words of a head, stand beside one label or none.
        let labels = cells.first { $0.column == labelColumn }.map { lines($0.segments).count } ?? 0
        let areValues =
            baselines.count >= fewestValues
            && (cells.allSatisfy { $0.column == labelColumn || lines($0.segments).count == baselines.count }
                || tall.contains { isOfNumbers($0, besideLines: baselines.count) })
        guard labels * 3 >= baselines.count * 2 || areValues else { return [cells] }
        return baselines.map { line in
            cells.compactMap { cell in
                let own = cell.segments.filter { ($0.y - line.y).magnitude <= tolerance * $0.size }
                return own.isEmpty ? nil : RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: own)
            }
        }
    }

    /// Whether each line has its part in each cell, and one cell holds a list: in a column as narrow as its names are, each of these looks wrapped. Texts
    /// side by side seldom have as many lines each, several of them.
    private static func isGrid(_ cells: [RuledTables.Cell], _ count: Int, _ words: [LayoutWord]) -> Bool {
        count >= fewestOfGrid && cells.allSatisfy { lines($0.segments).count == count } && cells.contains { isList($0, words) }
    }

    private static let fewestOfGrid = 4

    /// Whether a cell begins with a caption in smaller type, as the boxes of a form do: what is filled in below belongs to that.
    private static func isBelowCaption(_ cell: RuledTables.Cell) -> Bool {
        let lines = lines(cell.segments)
        return lines.count > 1 && lines[0].size < sizeOfCaption * lines[1].size
    }

    /// Of what is filled in, at the most.
    private static let sizeOfCaption: Float = 0.9

    /// Below each other, beside a label of one line in the same row.
    private static let fewestValues = 3

    /// How far the parts of a line may be off its baseline, in ems.
    private static let tolerance: Float = 0.35

    /// Whether a cell holds numbers or signs, one beside each of some lines, but for the first.
    private static func isOfNumbers(_ cell: RuledTables.Cell, besideLines count: Int) -> Bool {
        lines(cell.segments).count >= count - 1 && cell.segments.allSatisfy { $0.width < widestNumber * $0.size }
    }

    /// In ems.
    private static let widestNumber: Float = 1.5

    /// The first segment of each line, from the top.
    private static func lines(_ segments: [Segment]) -> [Segment] {
        var result: [Segment] = []
        for segment in segments.sorted(by: { ($0.y, $1.x0) > ($1.y, $0.x0) }) {
            if let last = result.last, last.y - segment.y <= tolerance * segment.size { continue }
            result.append(segment)
        }
        return result
    }

    /// Whether most lines of a cell end where the first word of the next one had room.
    private static func isList(_ cell: RuledTables.Cell, _ words: [LayoutWord]) -> Bool {
        let lines = lines(cell.segments)
        let free = zip(lines, lines.dropFirst()).count { previous, next in
            let end = cell.segments.filter { ($0.y - previous.y).magnitude <= tolerance * $0.size }.map(\.x1).max() ?? previous.x1
            let width = next.words.first.map { words[$0].x1 - words[$0].x0 } ?? 0
            return cell.x1 - end > width + 0.6 * next.size
        }
        return free * 5 >= (lines.count - 1) * 3
    }
}
