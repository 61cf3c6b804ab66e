/// One or two rows that stand alone at a page's edge, too few for a table of their own: the table goes on overleaf, or came from there, and their cells
/// stand in its columns.
struct OverleafRows {
    /// From the top, each with the words of every column; empty where nothing stands.
    private(set) var rows: [(line: Int, cells: [Range<Int>])] = []

    /// Of a row, of which text has fewer side by side.
    private static let fewestCells = 3
    private static let mostCells = 64
    private static let mostRows = 2
    /// Rows overleaf that have a cell in the place of each, of those that are looked at.
    private static let fewestFellows = 2
    private static let depth = 8
    /// How far cells of a column begin from each other, or end, or have their middles, in ems.
    private static let alignment: Float = 0.15
    /// As a share.
    private static let otherSize: Float = 0.05
    /// From row to row, at the most, in ems.
    private static let widestStep: Float = 3.5

    /// - Parameters:
    ///   - lines: of the page, with their cells.
    ///   - overleaf: the page before, or the next one.
    ///   - isAtFoot: whether the rows are the last lines of the page, not the first.
    ///   - isFree: whether a line may be a row.
    ///   - isLeftOut: whether a line is none of the text.
    init(
        _ layout: PageLayout, _ lines: [TableLine], overleaf: PageLayout, isAtFoot: Bool, isFree: (Int) -> Bool,
        isLeftOut: (Int) -> Bool
    ) {
        let step = isAtFoot ? -1 : 1
        var (index, last): (Int, PageLayout.Line?) = (isAtFoot ? lines.count - 1 : 0, nil)
        while lines.indices.contains(index), isLeftOut(index) { index += step }
        var fellows: [(line: PageLayout.Line, cells: [(x0: Float, x1: Float)])]?
        while lines.indices.contains(index), rows.count < Self.mostRows {
            let (line, cells) = (layout.lines[index], lines[index].cells)
            guard Self.fewestCells...Self.mostCells ~= cells.count, isFree(index), !line.isFixedPitch,
                last.map({ $0.frame == line.frame && ($0.y - line.y).magnitude < Self.widestStep * line.size }) ?? true
            else { return }
            let others = fellows ?? Self.rows(of: overleaf, isAtFoot: !isAtFoot)
            fellows = others
            let columns = others.filter { ($0.line.size - line.size).magnitude < Self.otherSize * line.size }.compactMap { other in
                Self.columns(of: cells.map { ($0.x0, $0.x1) }, in: other.cells, size: line.size).map { (other.cells.count, $0) }
            }
            guard columns.count >= Self.fewestFellows, let (count, own) = columns.max(by: { $0.0 < $1.0 }) else { return }
            var row = [Range<Int>](repeating: Int(line.words.lowerBound)..<Int(line.words.lowerBound), count: count)
            for (cell, column) in zip(cells, own) { row[column] = cell.words }
            rows.insert((index, row), at: isAtFoot ? 0 : rows.count)
            last = line
            index += step
        }
    }

    /// The places of cells among those of another row, in order; nil if one has none.
    private static func columns(of cells: [(x0: Float, x1: Float)], in others: [(x0: Float, x1: Float)], size: Float) -> [Int]? {
        let reach = alignment * size
        var (columns, next) = ([Int](), 0)
        for cell in cells {
            guard
                let column = others.indices[next...].first(where: {
                    let (left, right) = (others[$0].x0 - cell.x0, others[$0].x1 - cell.x1)
                    return min(left.magnitude, right.magnitude, (left + right).magnitude / 2) < reach
                })
            else { return nil }
            columns.append(column)
            next = column + 1
        }
        return columns
    }

    /// The first rows of a page, or the last ones, in the order of their cells.
    private static func rows(of layout: PageLayout, isAtFoot: Bool) -> [(line: PageLayout.Line, cells: [(x0: Float, x1: Float)])] {
        let near = isAtFoot ? layout.lines.suffix(depth) : layout.lines.prefix(depth)
        return near.compactMap { line in
            let cells = TableLine(layout.words, line).cells
            return fewestCells...mostCells ~= cells.count ? (line, cells.map { ($0.x0, $0.x1) }) : nil
        }
    }
}
