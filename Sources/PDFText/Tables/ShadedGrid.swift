import PDFSyntax

/// The edges of cells that are told by grounds of their own alone: rows of boxes filled with colours that touch each other, as Sphinx, office programs and
/// browsers paint tables with stripes. They part the cells as rules would.
struct ShadedGrid {
    /// As thin lines.
    private(set) var edges: [Rectangle] = []

    /// Between what touches, and between edges that are one, in points.
    private static let reach = 1.5
    /// Between rows, in points: some colour it by itself.
    private static let widestGap = 7.0

    /// Of a cell's width, what a paragraph in it takes.
    private static let shareOfParagraph = 0.7

    private typealias Row = (x: [Double], y0: Double, y1: Double)

    /// - Parameter cells: boxes filled with a colour, some hundreds at the most: each is compared with each.
    init(_ cells: [Rectangle]) {
        guard cells.count > 3 else { return }
        // Word paints the grounds of paragraphs in cells, too.
        let outer = cells.filter { cell in !cells.contains { Self.isParagraph(cell, in: $0) } }
        let sorted = outer.sorted { $0.y1 != $1.y1 ? $0.y1 > $1.y1 : $0.x0 < $1.x0 }
        var (rows, start) = ([Row](), 0)
        for end in sorted.indices {
            guard end + 1 == sorted.count || sorted[start].y1 - sorted[end + 1].y1 > Self.reach else { continue }
            Self.add(sorted[start...end], to: &rows)
            start = end + 1
        }
        var grid: [Row] = []
        for row in rows {
            if let above = grid.last, !Self.goesOn(above, row) {
                add(grid)
                grid = []
            }
            grid.append(row)
        }
        add(grid)
    }

    /// Whether a box lies in another and takes most of its width, though neither all of that nor of its height.
    private static func isParagraph(_ box: Rectangle, in cell: Rectangle) -> Bool {
        box.width > shareOfParagraph * cell.width && box.width < cell.width - reach && box.height < cell.height - reach
            && box.x0 > cell.x0 - reach && box.x1 < cell.x1 + reach
            && box.y0 > cell.y0 - reach && box.y1 < cell.y1 + reach
    }

    /// Adds the boxes of one height that touch each other, at least two.
    private static func add(_ level: ArraySlice<Rectangle>, to rows: inout [Row]) {
        var row: Row = ([], 0, 0)
        func end() { if row.x.count > 2 { rows.append(row) } }
        for cell in level.sorted(by: { $0.x0 < $1.x0 }) {
            let isLevel = (cell.y0 - row.y0).magnitude <= reach && (cell.y1 - row.y1).magnitude <= reach
            if let right = row.x.last, isLevel, (cell.x0 - right).magnitude <= reach {
                row.x.append(cell.x1)
            } else if let right = row.x.last, isLevel, cell.x1 <= right + reach {
                // Painted twice.
                continue
            } else {
                end()
                row = ([cell.x0, cell.x1], cell.y0, cell.y1)
            }
        }
        end()
    }

    /// Whether a row stands right below another of the same width, and one of its columns does.
    private static func goesOn(_ above: Row, _ row: Row) -> Bool {
        guard (-reach...widestGap).contains(above.y0 - row.y1), let left = above.x.first, let right = above.x.last,
            let first = row.x.first, let last = row.x.last, (left - first).magnitude <= reach, (right - last).magnitude <= reach
        else { return false }
        return row.x.dropFirst().dropLast().contains { x in
            above.x.dropFirst().dropLast().contains { ($0 - x).magnitude <= reach }
        }
    }

    private mutating func add(_ grid: [Row]) {
        guard grid.count > 1, let last = grid.last else { return }
        for (index, row) in grid.enumerated() {
            guard let left = row.x.first, let right = row.x.last else { continue }
            let bottom = index + 1 < grid.count ? grid[index + 1].y1 : row.y0
            edges.append(Rectangle(x0: left, y0: row.y1, x1: right, y1: row.y1))
            for x in row.x { edges.append(Rectangle(x0: x, y0: bottom, x1: x, y1: row.y1)) }
        }
        edges.append(Rectangle(x0: last.x[0], y0: last.y0, x1: last.x[last.x.count - 1], y1: last.y0))
    }
}
