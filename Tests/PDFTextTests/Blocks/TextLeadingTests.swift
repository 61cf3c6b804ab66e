import PDFText
import Testing

@Suite("Text among lines set closer")
struct TextLeadingTests {
    private let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 40) }

    /// Two paragraphs with so much between their lines, below more lines of a program than they have.
    private func document(leading: Double, gap: Double = 20) -> TestDocument {
        TestDocument { page in
            var y =
                page.lines((0..<20).map { "set lamp\($0) to \\light[\($0)]{new};" }, 72, 740, size: 9, leading: 10, font: .fixedWide) - 10
            for text in texts { y = page.paragraph(text, 72, y, width: 400, leading: leading) - gap }
        }
    }

    @Test("Text set wider than a program above it is read in paragraphs, not line by line", arguments: [14, 15, 17, 20])
    func wide(leading: Double) throws {
        let read = try document(leading: leading).paragraphs().filter { $0.role != .code }.map(\.text)
        #expect(read == texts)
    }

    @Test("White between its paragraphs still parts them")
    func white() throws {
        let read = try document(leading: 15, gap: 4).paragraphs().filter { $0.role != .code }.map(\.text)
        #expect(read == texts)
    }

    @Test("A list whose lines are set apart stays one of lines")
    func list() throws {
        let items = [
            "the old harbour of the town and all of its ships", "a hill with a tower", "some roads under the hill that nobody took",
        ]
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 740, width: 400) - 20
            for item in items {
                page.show(item, 72, y)
                y -= 19
            }
        }
        try document.expect([texts[0]] + items)
    }
}
