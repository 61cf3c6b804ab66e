import TestSupport
import Testing

@testable import PDFText

@Suite("Rows of figures one of whose cells has two lines")
struct UnevenRowsTests {
    private let rows = [
        ["Lamps lit in Dunbar", "12", "104", "7"], ["Nets drawn in Crail", "3", "58", "11"], ["Boats moored in Oban", "21", "230", "4"],
        ["Ropes sold in Leith", "9", "77", "15"],
    ]
    private let columns = [72.0, 260, 320, 380]

    /// Shows rows, 16 points from each other, with room for a second line of the label below one of them.
    private func show(_ page: inout TestPage, rows: [[String]]? = nil, room row: Int, _ fill: (inout TestPage, Double) -> Void) {
        var y = 700.0
        for (number, texts) in (rows ?? self.rows).enumerated() {
            if number == row {
                fill(&page, y)
                y -= 26
            } else {
                for (text, x) in zip(texts, columns) { page.show(text, x, y) }
                y -= 16
            }
        }
    }

    @Test("Figures beside the middle of a label's two lines")
    func centred() throws {
        let found = try paragraphs { page in
            show(&page, room: 2) { page, y in
                page.show("Boats that were moored in Oban", 72, y)
                page.show("Or In Mallaig (all of them)", 72, y - 10)
                for (text, x) in zip(rows[2].dropFirst(), columns.dropFirst()) { page.show(text, x, y - 5) }
            }
        }
        var wanted = rows
        wanted[2][0] = "Boats that were moored in Oban Or In Mallaig (all of them)"
        #expect(found.compactMap(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A label that goes on in small letters below its figures, or above them", arguments: [false, true])
    func level(_ isBelow: Bool) throws {
        let found = try paragraphs { page in
            show(&page, room: 1) { page, y in
                page.show("Nets that were drawn", 72, y)
                page.show("in Crail and the villages", 80, y - 11)
                for (text, x) in zip(rows[1].dropFirst(), columns.dropFirst()) { page.show(text, x, isBelow ? y - 11 : y) }
            }
        }
        var wanted = rows
        wanted[1][0] = "Nets that were drawn in Crail and the villages"
        #expect(found.compactMap(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A title above rows whose labels all begin with small letters is none's beginning, nor is one that ends in a colon")
    func titles() throws {
        let small = rows.map { [$0[0].lowercased()] + $0.dropFirst() }
        for (rows, title) in [(small, "Counted in the west"), (rows, "Of these:")] {
            let found = try paragraphs { page in
                show(&page, rows: rows, room: 2) { page, y in
                    page.show(title, 72, y)
                    for (text, x) in zip(small[2], columns) { page.show(text, x, y - 11) }
                }
            }
            #expect(found.contains { $0.text == title }, "\(found.map(\.text))")
        }
    }

    @Test("Two items of a list above and below figures are no label")
    func items() throws {
        let found = try paragraphs { page in
            show(&page, room: 2) { page, y in
                for (text, x) in zip(rows[2].dropFirst(), columns.dropFirst()) { page.show(text, x, y - 5) }
                page.show("- all of those in Mallaig", 72, y - 10)
                page.show("Boats that were moored in Oban", 72, y)
            }
        }
        #expect(!found.compactMap(cells).joined().contains { $0.contains("Oban - all") }, "\(found.map(\.text))")
    }

    @Test("The lines of a text beside figures between them are none's label")
    func text() throws {
        let words = "The lamps of the harbour were lit by hand when the boats came in at night and nobody had asked who paid for oil"
        let lines = TestPage.wrap(words + " or for wicks. " + words + " and glass. " + words + ".", width: 150)
        let found = try paragraphs { page in
            page.lines(lines, 72, 700, leading: 10)
            for row in 0..<5 {
                for column in 0..<3 { page.show("\(row * 7 + column + 10)", 260 + 60 * Double(column), 695 - 20 * Double(row)) }
            }
        }
        #expect(!found.compactMap(cells).joined().contains { $0.contains("harbour") || $0.contains("lamps") }, "\(found.map(\.text))")
    }
}
