import PDFText
import Testing

@Suite("Tables")
struct TableTests {
    private let rows = [
        ["Country", "Capital", "People"], ["Austria", "Vienna", "9 million"], ["Belgium", "Brussels", "11 million"],
        ["Chile", "Santiago", "19 million"], ["Denmark", "Copenhagen", "6 million"],
    ]
    private let columns = [72.0, 200, 330]

    @Test("Shown row by row, read row by row")
    func byRow() throws {
        let document = TestDocument { page in
            for (row, cells) in rows.enumerated() {
                for (cell, x) in zip(cells, columns) { page.show(cell, x, 700 - 14 * Double(row)) }
            }
        }
        #expect(try document.texts().joined(separator: " ") == rows.map { $0.joined(separator: " ") }.joined(separator: " "))
    }

    @Test("Shown column by column, read row by row")
    func byColumn() throws {
        let document = TestDocument { page in
            for (column, x) in columns.enumerated() {
                for (row, cells) in rows.enumerated() { page.show(cells[column], x, 700 - 14 * Double(row)) }
            }
        }
        #expect(try document.texts().joined(separator: " ") == rows.map { $0.joined(separator: " ") }.joined(separator: " "))
    }

    @Test("Each row is a paragraph of its own")
    func rowsApart() throws {
        let document = TestDocument { page in
            for (row, cells) in rows.enumerated() {
                for (cell, x) in zip(cells, columns) { page.show(cell, x, 700 - 14 * Double(row)) }
            }
        }
        try document.expect(rows.map { $0.joined(separator: " ") })
    }

    @Test("Cells of several lines, shown cell by cell, are read cell by cell")
    func cells() throws {
        let cells = [
            [["Term"], ["What it means"]],
            [["Baseline"], ["The line on which letters", "stand; some go below it."]],
            [["Leading"], ["How far one baseline is", "from the next, in points."]],
            [["Kerning"], ["White taken out between", "two letters that gape."]],
        ]
        let document = TestDocument { page in
            var y = 700.0
            for row in cells {
                for (lines, x) in zip(row, [72.0, 180]) { page.lines(lines, x, y) }
                y -= Double(row.map(\.count).max() ?? 1) * 12 + 8
            }
        }
        #expect(
            try document.texts().joined(separator: " ")
                == cells.map { $0.map { $0.joined(separator: " ") }.joined(separator: " ") }.joined(separator: " "))
    }

    @Test("Numbers set to the right of their columns")
    func numbers() throws {
        let values = [["Wheat", "1,204", "98"], ["Barley", "310", "7"], ["Oats", "45", "1,113"], ["Rye", "2,000", "12"]]
        let document = TestDocument { page in
            for (row, cells) in values.enumerated() {
                for (index, cell) in cells.enumerated() {
                    let x = index == 0 ? 72 : 72 + 120 * Double(index) + 60 - TestPage.width(cell, size: 10)
                    page.show(cell, x, 700 - 12 * Double(row))
                }
            }
        }
        #expect(try document.texts().joined(separator: " ") == values.map { $0.joined(separator: " ") }.joined(separator: " "))
    }
}
