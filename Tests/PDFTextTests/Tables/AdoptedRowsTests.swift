import TestSupport
import Testing

@testable import PDFText

@Suite("Rows of a table that are told by those around them")
struct AdoptedRowsTests {
    private let rows = [
        ["Harbour", "Lamps", "Boats", "Nets"], ["Dunbar", "12", "104", "7"], ["Crail", "3", "58", "11"], ["Eyemouth", "21", "230", "4"],
        ["Pittenweem", "9", "77", "15"],
    ]
    private let columns = [72.0, 200, 260, 320]

    private func show(_ rows: [[String]], on page: inout TestPage, from y: Double) {
        for (row, texts) in rows.enumerated() {
            for (text, x) in zip(texts, columns) where !text.isEmpty { page.show(text, x, y - 14 * Double(row)) }
        }
    }

    @Test("Two rows below a title between the rows of a table")
    func grouped() throws {
        let more = [["Oban", "5", "61", "13"], ["Mallaig", "8", "99", "2"]]
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            page.show("In the west", 180, 626)
            show(more, on: &page, from: 608)
        }
        #expect(found.compactMap(cells) == rows + more, "\(found.map(\.text))")
        #expect(found.compactMap(\.row?.number) == [0, 1, 2, 3, 4, 0, 1])
    }

    @Test("A value in the middle of two columns is that of the row, in the first of them")
    func spanning() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            let middle = (260 + 320 + TestPage.width("15", size: 10)) / 2
            page.show("Anstruther", 72, 630)
            page.show("14", 200, 630)
            page.show("of 8 · 10", middle - TestPage.width("of 8 · 10", size: 10) / 2, 630)
        }
        #expect(found.compactMap(cells).last == ["Anstruther", "14", "of 8 · 10", ""], "\(found.map(\.text))")
        #expect(found.last?.row != nil)
    }

    @Test(
        "A head in the middle of cells whose texts begin at the left, which leave no more white than words do",
        arguments: [TestFont.evenBold, .even])
    func centredHead(font: TestFont) throws {
        let head = ["Place", "Depth of it", "Boats seen", "Remarks"]
        let rows = [
            ["Harbour wall", "1.5", "104", "none"], ["Dunbar", "12.0", "58", "all lamps were lit by the keeper at once"],
            ["Crail", "3.1", "230", "none"],
            ["Eyemouth", "2.1", "77", "one lamp"],
        ]
        let columns = [72.0, 140, 197, 254]
        let wide = TestPage.width(rows[1][3], size: 10)
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Above", 40), 72, 760, width: 400)
            let middle = 72 + (TestPage.width("Harbour wall", size: 10) - TestPage.width("Place", size: 10)) / 2
            page.show(head[0], middle, 664, font: font)
            page.show(head[1], 140, 664, font: font)
            page.show(head[2], 140 + TestPage.width(head[1], size: 10) + 2.5, 664, font: font)
            page.show(head[3], 254 + (wide - TestPage.width(head[3], size: 10)) / 2, 664, font: font)
            for (index, row) in rows.enumerated() {
                for (text, x) in zip(row, columns) {
                    page.show(text, x == 197 ? 140 + TestPage.width(head[1], size: 10) + 2.5 : x, 650 - 14 * Double(index))
                }
            }
        }
        #expect(found.compactMap(cells) == [head] + rows, "\(found.map(\.text))")
    }

    @Test("A row whose label nearly reaches the next column")
    func narrow() throws {
        let label = "Kirkcaldy and the old pier"
        let end = 200 - TestPage.width(label, size: 10) - 3
        let found = try paragraphs { page in
            for (number, row) in rows.enumerated() {
                let y = 700 - 14 * Double(number)
                page.show(number == 3 ? label : row[0], end, y)
                for (text, x) in zip(row.dropFirst(), columns.dropFirst()) { page.show(text, x, y) }
            }
        }
        var wanted = rows
        wanted[3][0] = label
        #expect(found.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A sum below, its number where the column has its own")
    func sum() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            page.show("All nets", 72, 622)
            page.show("37", 320, 622)
        }
        #expect(found.last.flatMap(cells) == ["All nets", "", "", "37"], "\(found.map(\.text))")
    }

    @Test("A text below a table is none of its rows, nor is a term before a text")
    func others() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            page.show("Most of the harbours that are named above have kept their lamps, and nobody has", 72, 616)
            page.show("asked why the boats are as many as they were in the days of the old harbour.", 72, 604)
        }
        #expect(found.last.flatMap(cells) == nil)
        let terms = try paragraphs { page in
            for (number, text) in ["light it", "put it out", "fill it"].enumerated() {
                page.show("lamp\(number)", 72, 700 - 14 * Double(number))
                page.show(text, 200, 700 - 14 * Double(number))
            }
            page.show("In the west", 72, 652)
            page.show("harbour", 72, 634)
            page.show("find the pier before the night has come, and go", 200, 634)
            page.show("back to the boats that are there", 200, 622)
        }
        #expect(terms.last.flatMap(cells) == nil, "\(terms.map(\.text))")
    }

    @Test("Sums: figures alone, and behind a label that stands anywhere before them")
    func sums() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            for (text, x) in [("45", 200.0), ("469", 260)] { page.show(text, x, 626) }
            page.show("TOTAL", 150, 608)
            for (text, x) in [("45", 200.0), ("469", 260), ("37", 320)] { page.show(text, x, 608) }
        }
        #expect(found.suffix(2).map(cells) == [["", "45", "469", ""], ["TOTAL", "45", "469", "37"]], "\(found.map(\.text))")
    }

    @Test("A sum has a column of its own")
    func ownColumn() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            for (text, x) in [("469", 290.0), ("37", 320)] { page.show(text, x, 626) }
        }
        #expect(found.last.flatMap(cells) == ["", "", "", "469", "37"], "\(found.map(\.text))")
        #expect(found.first.flatMap(cells) == ["Harbour", "Lamps", "Boats", "", "Nets"])
    }

    @Test("Figures set apart in the place of one are no sum")
    func several() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, from: 700)
            for (text, x) in [("45", 200.0), ("3", 250), ("2", 268), ("0", 286)] { page.show(text, x, 626) }
        }
        #expect(found.last.flatMap(cells)?.count ?? 0 < 5, "\(found.map(\.text))")
    }

    @Test("A title that begins where rows do is a row between them, not above a head or when it is a sentence")
    func headings() throws {
        let more = [["Oban", "5", "61", "13"], ["Mallaig", "8", "99", "2"]]
        func read(_ title: String, _ rest: [[String]]) throws -> [Paragraph] {
            try paragraphs { page in
                show(rows, on: &page, from: 700)
                page.show(title, 72, 626)
                show(rest, on: &page, from: 608)
            }
        }
        let found = try read("In the west", more)
        #expect(found.compactMap(cells) == rows + [["In the west", "", "", ""]] + more, "\(found.map(\.text))")
        #expect(found.compactMap(\.row?.number) == Array(0...7))
        #expect(try read("In the west.", more).compactMap(cells) == rows + more)
        #expect(
            try read("In the west", [["Place", "Lamps", "Boats", "Nets"]] + more + more).compactMap(\.row?.number).count { $0 == 0 } == 2)
    }
}
