import PDFText
import Testing

@Suite("Tables without rules whose cells have several lines")
struct AlignedTableTests {
    /// Of a statement for each of three years; rows as cells, what is blank between.
    private let heads = [
        ["", "", "What was lit", ""], ["", "What was", "in the rooms", "What went"], ["", "by hand", "of the quay", ""],
    ]
    private let rows = [
        ["Lamps", "212", "(3)", ""], ["Boats", "213", "-", "18"], ["Nets", "214", "(5)", "19"], ["Total", "215", "(6)", ""],
    ]

    @Test("Rows that each have a figure in one column are no lines of one cell, though white parts groups of them")
    func statement() throws {
        let document = TestDocument { page in
            var y = 700.0
            for year in 2013...2015 {
                for row in [["Year \(year)"]] + heads + rows {
                    for (cell, x) in zip(row, [72.0, 200, 310, 420]) where !cell.isEmpty { page.show(cell, x, y) }
                    y -= 16
                }
                y -= 20
            }
        }
        let read = try document.rows().map { row in row.filter { !$0.isEmpty } }
        for row in rows { #expect(read.count { $0 == row.filter { !$0.isEmpty } } == 3, "\(read)") }
    }
}
