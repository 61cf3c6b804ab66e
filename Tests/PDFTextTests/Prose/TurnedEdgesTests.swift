import PDFText
import Testing

@Suite("Heads and feet beside text that is turned on its side")
struct TurnedEdgesTests {
    /// Pages of text with their number at the foot; the fourth has a table on its side.
    private func book(number: Bool = true, head: String? = nil, labels: Bool = false) -> TestDocument {
        TestDocument(pages: 6) { page, index in
            if index == 3 {
                page.raw("q 0 1 -1 0 500 0 cm")
                for row in 0..<12 {
                    page.show("Item \(row + 40) of the wide table with some words", 160, 380 - 20 * Double(row))
                    page.show("\(row * 17 + 5)", 480, 380 - 20 * Double(row))
                }
                page.raw("Q")
                if labels { page.show("7", 100, 400) }
            } else {
                page.paragraph(Prose.sentence("Text\(["A", "B", "C", "D", "E", "F"][index])", 300), 72, 700, width: 420)
            }
            if let head { page.show(head, 72, 740) }
            if number { page.show("\(index + 11)", 300, 80) }
        }
    }

    @Test("A page's number that counts with those around")
    func counted() throws {
        let roles = try book().roles(ReadingOptions(skipped: []))
        #expect(roles.contains("page-number: 14"), "\(roles.map { $0.prefix(40) })")
    }

    @Test("A page's number, of the page alone")
    func alone() throws {
        let document = TestDocument(pages: 1) { page, _ in
            page.raw("q 0 1 -1 0 500 0 cm")
            for row in 0..<12 { page.show("Item \(row + 40) of the wide table with some words", 160, 380 - 20 * Double(row)) }
            page.raw("Q")
            page.show("83", 300, 80)
        }
        let roles = try document.roles(ReadingOptions(skipped: []))
        #expect(roles.contains("page-number: 83"), "\(roles.map { $0.prefix(40) })")
    }

    @Test("A head that the pages around have")
    func head() throws {
        let read = try book(head: "Mills and barns of the north").texts()
        #expect(!read.contains { $0.contains("Mills and barns") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("A number in the midst of the text is none of these")
    func label() throws {
        let read = try book(labels: true).texts()
        #expect(read.contains { $0.split(whereSeparator: \.isWhitespace).contains("7") }, "\(read.map { $0.prefix(40) })")
    }
}
