import PDFText
import Testing

@Suite("Text at the edges of a page by itself")
struct EdgeVetoTests {
    private let text = Prose.sentence("Alpha", 110)

    @Test("The heading of a clause at a page's top, above others that count on from it")
    func clause() throws {
        func read(_ labels: [String]) throws -> [String] {
            try TestDocument { page in
                var y = 756.0
                for label in labels {
                    page.show(label, 72, y, font: .evenBold)
                    y = page.paragraph(text, 108, y - 27, width: 420) - 15
                }
            }.texts()
        }
        let labels = ["8. Changes in the Lamps", "9. Oil", "10. Wicks"]
        #expect(try read(labels).filter(labels.contains) == labels)
    }

    @Test("The first of several headings in bold capitals that end in a year")
    func heading() throws {
        let headings = ["LAMPS AND WICKS, BACK TO QUAY 2020/21", "OIL AND WATER, BACK TO QUAY 2020/21", "ROPES AND SAILS 2020/21"]
        let read = try TestDocument { page in
            var y = 774.0
            for heading in headings {
                page.show(heading, 57, y, size: 12, font: .evenBold)
                y = page.paragraph(text, 57, y - 23, width: 480) - 40
            }
        }.texts()
        #expect(read.filter(headings.contains) == headings, "\(read)")
    }

    @Test("The end of a sentence, a number on a line of its own")
    func number() throws {
        let read = try TestDocument { page in
            page.lines(["Before you use what this book is about, read all the notes on page", "91."], 94, 704)
            page.paragraph(text, 94, 300, width: 420)
        }.texts()
        #expect(read.contains { $0.hasSuffix("on page 91.") }, "\(read)")
    }

    @Test("Rows of a table that are two numbers each, at a page's foot, are no pages' numbers")
    func figures() throws {
        let rows = [("1", "13"), ("2", "23")]
        let read = try TestDocument { page in
            page.paragraph(text + " " + text, 72, 720, width: 420)
            page.show("number of lamps", 77, 120, size: 11)
            page.show("cost in shillings", 190, 120, size: 11)
            for (row, (count, cost)) in rows.enumerated() {
                page.show(count, 118, 90 - 29 * Double(row), size: 11)
                page.show(cost, 222, 90 - 29 * Double(row), size: 11)
            }
            page.show("https://lamps.example/7   8/10", 72, 20, size: 8)
        }.texts().joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (count, cost) in rows { #expect(read.contains(count + " " + cost), "\(read)") }
    }

    @Test("What stands right below a heading at a page's foot, in smaller type")
    func belowHeading() throws {
        let read = try TestDocument { page in
            page.paragraph(text + " " + text + " " + text, 40, 760, width: 520)
            page.show("Putting it up", 40, 46, size: 13, font: .evenBold)
            page.show("$ lamp --put up", 45, 20, size: 8)
        }.texts()
        #expect(read.contains { $0.contains("$ lamp --put up") }, "\(read)")
    }
}
