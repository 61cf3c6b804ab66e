import Testing

@testable import PDFText

/// What manuals have, as converters and generators of documentation set them.
@Suite("Manuals")
struct ManualTests {
    @Test("A label beside the middle of a text is read before it, of however many lines that is", arguments: [2, 3, 4, 5])
    func centredLabel(lineCount: Int) throws {
        let (before, after) = (Prose.sentence("Before", 50), Prose.sentence("After", 50))
        let lines = TestPage.wrap(Prose.sentence("Alpha", 120), width: 380).prefix(lineCount)
        let document = TestDocument { page in
            page.paragraph(before, 72, 720, width: 440)
            page.show("NOTE", 80, 640 - 6 * Double(lineCount - 1), size: 9)
            page.lines(Array(lines), 132, 640, end: 512, justifiesLast: true)
            page.paragraph(after, 72, 540, width: 440)
        }
        #expect(try document.texts() == [before, "NOTE", lines.joined(separator: " "), after])
    }

    @Test("The first words of rows, level with the first lines of what stands beside them, are no such labels; nor are signs of lines")
    func levelLabels() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 120), width: 380).prefix(3)
        func texts(_ label: String, level: Int) throws -> [String] {
            try TestDocument { page in
                page.show(label, 80, 640 - 12 * Double(level))
                page.lines(Array(lines), 132, 640, end: 512, justifiesLast: true)
            }.texts()
        }
        #expect(try !texts("Lamp", level: 0).contains("Lamp"))
        #expect(try !texts("%", level: 1).contains("%"))
    }

    @Test("The mark of a note half an em above its line parts nothing", arguments: [(9.0, 6.75, 4.7), (10, 5.8, 5.3), (12, 10, 6)])
    func highMarks(size: Double, markSize: Double, rise: Double) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 60), width: 400, size: size)
        let document = TestDocument { page in
            page.lines(Array(lines[..<2]), 72, 700, size: size, end: 472, justifiesLast: true)
            page.show("And the lamps were lit.", 72, 700 - 2.4 * size, size: size)
            let x = 72 + TestPage.width("And the lamps were lit.", size: size)
            page.show("7", x, 700 - 2.4 * size + rise, size: markSize)
            page.show("So it was.", x + 0.5 * markSize + 0.25 * size, 700 - 2.4 * size, size: size)
        }
        let texts = try document.texts()
        #expect(texts.count == 1 && texts[0].hasSuffix("So it was."), "\(texts)")
    }

    private static func about(_ thing: String) -> [String] {
        ["The \(thing) of which somebody had told them long", "and often, so that nobody knew any more", "before \(thing) was dear."]
    }

    @Test("Boxes of colour that touch each other are cells, however many lines are in them")
    func shadedCells() throws {
        let rows = [["Alpha", "lamp"], ["Bravo", "oil"], ["Charlie", "boats"]]
        let read = try paragraphs { page in
            for (index, row) in rows.enumerated() {
                let top = 700 - 40 * Double(index)
                page.raw("q \(index % 2 == 0 ? ".9 g" : ".97 g") 72 \(top - 40) 60 40 re f 132 \(top - 40) 300 40 re f Q")
                page.show(row[0], 80, top - 12)
                page.lines(Self.about(row[1]), 140, top - 12)
            }
        }
        let expected = rows.map { [$0[0], Self.about($0[1]).joined(separator: " ")] }
        #expect(read.map { cells($0) } == expected)
    }

    @Test("Terms that are tagged as labels of items without numbers are read")
    func taggedTerms() throws {
        let document = TestDocument { page in
            for (index, term) in ["Prices", "Old lamps"].enumerated() {
                page.content(2 * index) { $0.show(term, 72, 700 - 40 * Double(index)) }
                page.content(2 * index + 1) { $0.show("were higher than anybody had thought.", 150, 700 - 40 * Double(index)) }
            }
        }.tagged(
            .tag(
                "L", "/A [<< /O /List /ListNumbering /None >>]", .tag("LI", "", .tag("Lbl", [0]), .tag("LBody", [1])),
                .tag("LI", "", .tag("Lbl", [2]), .tag("LBody", [3]))))
        let texts = try document.texts()
        #expect(texts.first?.hasPrefix("Prices") == true && texts.last?.hasPrefix("Old lamps") == true, "\(texts)")
    }
}
