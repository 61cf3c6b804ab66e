import PDFText
import Testing

@Suite("Where columns and pages end")
struct ColumnEndTests {
    @Test("A line by itself that had room ends there; one that had none goes on")
    func room() throws {
        func texts(_ line: String) throws -> [String] {
            try TestDocument(pages: 2) { page, index in
                if index == 0 {
                    page.paragraph(Prose.sentence("Alpha", 60), 72, 160, width: 400)
                    page.show(line, 72, 84, end: line.count > 60 ? 472 : nil)
                } else {
                    page.paragraph(String(Prose.sentence("wick: a rope of", 40)), 72, 720, width: 400)
                    page.paragraph(Prose.sentence("Bravo", 60), 72, 600, width: 400)
                }
            }.texts()
        }
        #expect(try texts("oil: what burns in the lamp").contains("oil: what burns in the lamp"))
        let full = "oil is what burns in the lamps of the harbour and of the sea near to it, while the"
        #expect(try texts(full).contains { $0.hasPrefix(full + " wick") })
    }

    @Test("What is served with the last dish of a column doesn't go on below the next one's price")
    func dish() throws {
        let document = TestDocument { page in
            func dish(_ name: String, _ price: String, _ text: String, _ x: Double, _ y: Double) {
                page.show(name, x, y)
                page.show(price, x + 190, y)
                if !text.isEmpty { page.show(text, x, y - 12, size: 9, font: .evenItalic) }
            }
            let names = ["Soup of the day", "Mackerel", "Beetroot salad", "Fish and chips", "Steak and ale"]
            for (row, name) in names.enumerated() {
                dish(name, "\(row + 5).50", row == 4 ? "seasonal roots, mash" : "bread and \(row) pickles", 72, 720 - 40 * Double(row))
            }
            dish("Mushroom risotto", "13.20", "parmesan, truffle oil", 330, 720)
            for row in 1..<4 {
                dish(
                    ["", "Catch of the day", "Toffee pudding", "Lemon tart"][row], "\(row + 5).20", "cream and \(row) figs", 330,
                    720 - 40 * Double(row))
            }
        }
        let read = try document.texts()
        #expect(read.contains("seasonal roots, mash"), "\(read)")
        #expect(read.contains("parmesan, truffle oil"), "\(read)")
    }

    @Test("An entry that begins with a name in bold at the head of a column begins there, if the one before it did")
    func names() throws {
        func column(_ page: inout TestPage, _ x: Double, _ y: Double, _ entries: [(name: String, rest: String, next: String)]) {
            var y = y
            for entry in entries {
                page.show(entry.name, x, y, font: .evenBold)
                page.show(entry.rest, x + TestPage.width(entry.name + " ", size: 10), y)
                page.show(entry.next, x, y - 12)
                y -= 30
            }
        }
        let read = try TestDocument { page in
            column(
                &page, 72, 720,
                [
                    ("Boat", "with two sails and", "a new keel. Call at 555 12"),
                    ("Gardener", "wanted twice a", "week, in Farrow. Call 555 917"),
                ])
            column(
                &page, 260, 720,
                [
                    ("Postcards", "of the mill and", "the weir are bought by a man"),
                    ("Garage", "on Elm Road to", "let, for forty shillings 555 1"),
                ])
        }.texts()
        #expect(read.contains("Gardener wanted twice a week, in Farrow. Call 555 917"), "\(read)")
    }
}
