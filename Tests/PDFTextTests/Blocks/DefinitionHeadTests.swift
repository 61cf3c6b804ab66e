import PDFText
import Testing

@Suite("Heads of definitions")
struct DefinitionHeadTests {
    private let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 50) }

    @Test("What had no room in one is read with it, and the text below is a paragraph", arguments: [1, 2])
    func rest(lines: Int) throws {
        let rest = ["wick_t *wick, oil_t oil, int height,", "int length)"].suffix(lines)
        let document = TestDocument { page in
            var y = 740.0
            for text in texts {
                page.show("void lamp_light (lamp_t lamp, int count,", 72, y)
                page.show("[Function]", 462, y)
                y = page.lines(Array(rest), 122, y - 12)
                y = page.paragraph(text, 100, y, width: 412) - 12
            }
        }
        let head = "void lamp_light (lamp_t lamp, int count, [Function] " + rest.joined(separator: " ")
        try document.expect([head, texts[0], head, texts[1]])
    }

    @Test("Text right below one, with a first line set in, belongs to no head")
    func firstLine() throws {
        let document = TestDocument { page in
            page.show("void lamp_light (lamp_t lamp, int count)", 72, 740)
            page.show("[Function]", 462, 740)
            page.paragraph(texts[0], 100, 728, width: 412)
        }
        try document.expect(["void lamp_light (lamp_t lamp, int count) [Function]", texts[0]])
    }
}
