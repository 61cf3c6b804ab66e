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

    @Test("A long name alone, with room behind it, is none of the entries that hang, but above what is said of it")
    func nameAlone() throws {
        let heads = ["lamps.burners.adjust_height(lamp, height, speed, unit)", "lamps.burners.trim_wick_of_lamp(lamp, length, unit)"]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Before", 60), 72, 740, width: 420) - 2
            for (head, text) in zip(heads, texts) {
                page.show(head, 72, y)
                y = page.paragraph(text, 97, y - 12, width: 395) - 2
            }
        }
        try document.expect([Prose.sentence("Before", 60), heads[0], texts[0], heads[1], texts[1]])
    }

    @Test("What is said of a name goes on below its first line, though that ends with a sentence")
    func sentenceBelowName() throws {
        let text = "All of the oil in the lamp is burnt when the wick has been lit for a night and a day, or a little longer. "
        let width = TestPage.width(text.dropLast(), size: 10)
        let heads = ["lamps.burners.adjust_height(lamp, height, speed)", "lamps.burners.trim_wick_of_lamp(lamp, length)"]
        let document = TestDocument { page in
            var y = 740.0
            for (head, rest) in zip(heads, texts) {
                page.show(head, 72, y)
                y = page.paragraph(text + rest, 97, y - 12, width: width) - 2
            }
        }
        try document.expect(zip(heads, texts).flatMap { [$0, text + $1] })
    }

    @Test("Entries that hang go on below their first lines, which are full")
    func hanging() throws {
        let document = TestDocument { page in
            var y = 740.0
            for text in texts {
                let lines = TestPage.wrap(text, width: 400)
                page.show(lines[0], 72, y, end: 492)
                y = page.paragraph(lines.dropFirst().joined(separator: " "), 97, y - 12, width: 395) - 2
            }
        }
        try document.expect(texts)
    }
}
