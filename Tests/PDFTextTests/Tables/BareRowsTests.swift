import PDFText
import Testing

@Suite("Rows that are drawn without the upright rules of others")
struct BareRowsTests {
    private let edges = [72.0, 172, 292, 372]

    /// Draws a frame, level rules at heights, and the rules between the columns of some rows.
    private func draw(_ heights: [Double], ruled: [Int], on page: inout TestPage) {
        for y in heights { page.raw("q .5 w 72 \(y) m 372 \(y) l S Q") }
        for x in [72.0, 372] { page.raw("q .5 w \(x) \(heights[heights.count - 1]) m \(x) \(heights[0]) l S Q") }
        for row in ruled { for x in edges[1...2] { page.raw("q .5 w \(x) \(heights[row + 1]) m \(x) \(heights[row]) l S Q") } }
    }

    private func show(_ rows: [[[String]]], tops: [Double], on page: inout TestPage) {
        for (row, top) in zip(rows, tops) {
            for (lines, x) in zip(row, edges) { page.lines(lines, x + 6, top - 12) }
        }
    }

    @Test("Their cells are those of the rows beside them, where each line leaves white at the rules")
    func columns() throws {
        let rows = [
            [["Kind"], ["Where it is"], ["Of each"]], [["Lamps"], ["in the long shed"], ["12"]],
            [["Nets and", "their ropes"], ["below the loft of the", "old house"], ["7"]], [["Oil"], ["in the cellar"], ["40"]],
        ]
        let heights = [700.0, 684, 668, 640, 624]
        let found = try paragraphs { page in
            draw(heights, ruled: [1, 3], on: &page)
            show(rows, tops: heights, on: &page)
        }
        #expect(found.map(cells) == rows.map { $0.map { $0.joined(separator: " ") } }, "\(found.map(\.text))")
    }

    @Test("What runs across them is one cell")
    func across() throws {
        let text = "All of it was counted by two men and a boy in the spring of the year"
        let heights = [700.0, 684, 668, 652, 636]
        let found = try paragraphs { page in
            draw(heights, ruled: [0, 2, 3], on: &page)
            show(
                [[["Lamps"], ["in the shed"], ["12"]], [[text]], [["Nets"], ["above"], ["7"]], [["Oil"], ["below"], ["4"]]], tops: heights,
                on: &page)
        }
        #expect(found.map(\.text).contains(text), "\(found.map(\.text))")
    }
}
