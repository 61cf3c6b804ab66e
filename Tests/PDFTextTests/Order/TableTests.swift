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

    /// A table of three columns set evenly, without rules, whose cells go on below their first lines where these have no room.
    private func wrapped(_ rows: [[String]], then show: (inout TestPage) -> Void = { _ in }) -> TestDocument {
        TestDocument { page in
            var y = 700.0
            for cells in rows {
                let lines = zip(cells, [90.0, 110, 160]).map { TestPage.wrap($0, width: $1) }
                for line in 0..<(lines.map(\.count).max() ?? 1) {
                    for (cell, x) in zip(lines, columns) where line < cell.count { page.show(cell[line], x, y) }
                    y -= 12
                }
            }
            show(&page)
        }
    }

    private let glossary = [
        ["Term", "Where it is used", "What it means"],
        ["Baseline", "Below all of the letters of a line", "The line on which letters stand."],
        ["Leading", "Between lines", "How far one baseline is from the next one, in points or in ems of the type."],
        ["Kerning", "Between two letters that gape too much", "White that is taken out."], ["Em", "Everywhere", "The size of the type."],
        ["Gutter", "Between two columns of a page", "White that goes down through several lines of the text."],
    ]

    @Test("Cells that go on below their first lines are read whole, though rows are no further apart than lines")
    func wrappedCells() throws {
        try wrapped(glossary) { $0.show("1", 300, 60) }.expect(glossary.map { $0.joined(separator: " ") })
    }

    @Test("Rows below one label, whose cells would have had room, are rows")
    func groups() throws {
        let rows = [
            ["Rivers", "Ness", "long"], ["", "Farrow", "short"], ["", "Quill", "dry"], ["Hills", "Skerry", "high"], ["", "Mole", "low"],
            ["Towns", "Harbourton", "old"], ["", "Ellen", "new"],
        ]
        try wrapped(rows).expect(rows.map { $0.filter { !$0.isEmpty }.joined(separator: " ") })
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
