import PDFSyntax

/// The edges of cells that are told by grounds of their own alone: rows of boxes filled with colours that touch each other, as Sphinx, office programs and
/// browsers paint tables with stripes. They part the cells as rules would.
struct ShadedGrid {
    /// As thin lines.
    private(set) var edges: [Rectangle] = []
    /// Statements, whose cells tell nothing, and the narrow boxes between these: programs that print HTML paint what is between two columns, too, and the boxes
    /// of signs, but neither the first row nor the head. The text tells such a table.
    private var white: [Rectangle] = []
    private var statements: [Rectangle] = []

    /// Between what touches, and between edges that are one, in points.
    private static let reach = 1.5
    /// Between rows, in points: some colour it by itself.
    private static let widestGap = 7.0
    /// What narrow boxes between two columns take together, in points.
    private static let widestBetween = 36.0
    /// Of one line, in points.
    private static let lowRow = 20.0

    /// Of a cell's width, what a paragraph in it takes.
    private static let shareOfParagraph = 0.7

    /// Boxes of one height that touch each other.
    private struct Row {
        /// Where its cells meet.
        var inner: [Double] = []
        /// Of the boxes that are as wide as cells.
        let left: Double
        var right: Double
        let y0, y1: Double
        /// Narrow boxes between its cells; and those behind the last one.
        var white: [Rectangle] = []
        var behind: Rectangle?

        func isLevel(_ box: Rectangle) -> Bool { (box.y0 - y0).magnitude <= reach && (box.y1 - y1).magnitude <= reach }
    }

    /// - Parameter cells: boxes filled with a colour, some hundreds at the most that aren't narrow: each of these is compared with each.
    init(_ cells: [Rectangle]) {
        guard cells.count > 3 else { return }
        let wide = cells.filter { !Self.isNarrow($0) }
        guard wide.count > 3 else { return }
        // Word paints the grounds of paragraphs in cells, too.
        let outer = cells.filter { cell in Self.isNarrow(cell) || !wide.contains { Self.isParagraph(cell, in: $0) } }
        if outer.count > wide.count {
            for grid in Self.grids(outer) where Self.isStatement(grid) {
                statements.append(Rectangle(x0: grid[0].left, y0: grid[grid.count - 1].y0, x1: grid[0].right, y1: grid[0].y1))
                white += grid.flatMap { $0.white + [$0.behind].compactMap { $0 } }
            }
        }
        let plain = outer.filter { cell in !Self.isNarrow(cell) && !statements.contains { Self.holds($0, cell) } }
        for grid in Self.grids(plain) { add(grid) }
    }

    /// Rows of cells that hang together, at least two.
    private static func grids(_ cells: [Rectangle]) -> [[Row]] {
        let sorted = cells.sorted { $0.y1 != $1.y1 ? $0.y1 > $1.y1 : $0.x0 < $1.x0 }
        var (rows, start) = ([Row](), 0)
        for end in sorted.indices {
            guard end + 1 == sorted.count || sorted[start].y1 - sorted[end + 1].y1 > reach else { continue }
            add(sorted[start...end], to: &rows)
            start = end + 1
        }
        var grids: [[Row]] = []
        for row in rows {
            if let above = grids.last?.last, goesOn(above, row) {
                grids[grids.count - 1].append(row)
            } else {
                grids.append([row])
            }
        }
        return grids.filter { $0.count > 1 }
    }

    /// Whether narrow boxes lie between most cells side by side, in rows mostly of one line.
    private static func isStatement(_ grid: [Row]) -> Bool {
        let (meetings, parted) = grid.reduce((0, 0)) { ($0.0 + $1.inner.count, $0.1 + $1.white.count) }
        return parted * 2 >= meetings && grid.count { $0.y1 - $0.y0 < lowRow } * 3 >= grid.count * 2
    }

    private static func holds(_ box: Rectangle, _ cell: Rectangle) -> Bool {
        cell.x0 > box.x0 - reach && cell.x1 < box.x1 + reach && cell.y0 > box.y0 - reach && cell.y1 < box.y1 + reach
    }

    private static func isNarrow(_ box: Rectangle) -> Bool { box.width < GlyphCollector.lowestCell }

    /// Whether a box lies in another and takes most of its width, though neither all of that nor of its height.
    private static func isParagraph(_ box: Rectangle, in cell: Rectangle) -> Bool {
        box.width > shareOfParagraph * cell.width && box.width < cell.width - reach && box.height < cell.height - reach
            && box.x0 > cell.x0 - reach && box.x1 < cell.x1 + reach
            && box.y0 > cell.y0 - reach && box.y1 < cell.y1 + reach
    }

    /// Whether there are statements.
    var hasWhite: Bool { !white.isEmpty }

    /// Whether a thin box, drawn as a rule would be, is a part of what is between two columns.
    func isWhite(_ rule: Rectangle) -> Bool {
        rule.height > rule.width
            && white.contains {
                rule.x0 > $0.x0 - 0.5 && rule.x1 < $0.x1 + 0.5 && rule.y0 > $0.y0 - 0.5 && rule.y1 < $0.y1 + 0.5
            }
    }

    /// Adds the boxes of one height that touch each other, at least two that aren't narrow.
    private static func add(_ level: ArraySlice<Rectangle>, to rows: inout [Row]) {
        var row: Row?
        /// Narrow boxes that touch each other.
        var between: Rectangle?
        func end() {
            guard var ended = row else { return }
            if let between, touches(between, ended) { ended.behind = between }
            if !ended.inner.isEmpty { rows.append(ended) }
        }
        for cell in level.sorted(by: { $0.x0 < $1.x0 }) {
            if isNarrow(cell) {
                if let last = between, isLevel(last, cell), cell.x0 - last.x1 <= reach {
                    between?.x1 = max(last.x1, cell.x1)
                } else {
                    between = cell
                }
                continue
            }
            if let last = row, last.isLevel(cell) {
                let white = between.flatMap { touches($0, last) && (cell.x0 - $0.x1).magnitude <= reach ? $0 : nil }
                if white != nil || (cell.x0 - last.right).magnitude <= reach {
                    row?.inner.append(cell.x0)
                    row?.right = cell.x1
                    if let white { row?.white.append(white) }
                    continue
                }
                // Painted twice.
                if cell.x1 <= last.right + reach { continue }
            }
            end()
            row = Row(left: cell.x0, right: cell.x1, y0: cell.y0, y1: cell.y1)
        }
        end()
    }

    private static func isLevel(_ box: Rectangle, _ other: Rectangle) -> Bool {
        (box.y0 - other.y0).magnitude <= reach && (box.y1 - other.y1).magnitude <= reach
    }

    /// Whether narrow boxes begin where the last cell of a row ends.
    private static func touches(_ between: Rectangle, _ row: Row) -> Bool {
        row.isLevel(between) && (between.x0 - row.right).magnitude <= reach && between.x1 - row.right <= widestBetween
    }

    /// Whether a row stands right below another of the same width, and one of its columns does.
    private static func goesOn(_ above: Row, _ row: Row) -> Bool {
        guard (-reach...widestGap).contains(above.y0 - row.y1), (above.left - row.left).magnitude <= reach,
            (above.right - row.right).magnitude <= reach
        else { return false }
        return row.inner.contains { x in above.inner.contains { ($0 - x).magnitude <= reach } }
    }

    private mutating func add(_ grid: [Row]) {
        guard let last = grid.last else { return }
        for (index, row) in grid.enumerated() {
            let bottom = index + 1 < grid.count ? grid[index + 1].y1 : row.y0
            edges.append(Rectangle(x0: row.left, y0: row.y1, x1: row.right, y1: row.y1))
            for x in [row.left] + row.inner + [row.right] { edges.append(Rectangle(x0: x, y0: bottom, x1: x, y1: row.y1)) }
        }
        edges.append(Rectangle(x0: last.left, y0: last.y0, x1: last.right, y1: last.y0))
    }
}
