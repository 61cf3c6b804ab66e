import Testing

@Suite("Lines flush right")
struct FlushRightLineTests {
    private static func show(_ lines: [String], end: Double, _ y: Double, size: Double = 10, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            page.show(line, end - TestPage.width(line, size: size), y - 1.2 * size * Double(index), size: size)
        }
    }

    @Test("A text is one")
    func text() throws {
        let text =
            "The keeper went down to the harbour at four, and the lamps were lit along the pier before he had reached the last of the boats."
        let document = TestDocument { page in
            Self.show(TestPage.wrap(text, width: 130), end: 540, 700, on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 540, width: 468)
        }
        #expect(try document.texts().first == text)
    }

    @Test("A narrow text whose lines begin near each other is one")
    func close() throws {
        let lines = [
            "The keepers of the", "harbour have grown by", "hundreds, and all", "of the lamps that they", "lit were a key part of",
            "this fine town's luck.",
        ]
        let document = TestDocument { page in
            Self.show(lines, end: 171, 700, size: 12, on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 200, 640, width: 320)
        }
        #expect(try document.texts().contains(lines.joined(separator: " ")))
    }

    @Test("Names that were ended on purpose are read one by one")
    func names() throws {
        let names = ["Bartholomew Lantern of Harbour", "Ada Pebble", "Cy Meadow", "Di Quarry-Thistle", "Bo Wren"]
        let document = TestDocument { page in
            Self.show(names, end: 540, 700, on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 540, width: 468)
        }
        #expect(try document.texts().prefix(5) == names[...])
    }

    @Test("Short paragraphs whose last lines are full stay apart", arguments: [2, 3])
    func justified(count: Int) throws {
        let texts = (0..<3).map { Prose.sentence(["Alpha", "Beta", "Gamma"][$0], 8 * count) }
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 200, indent: 12, justifiesLast: true) }
        }
        try document.expect(texts)
    }

    @Test("A page's number below two such lines is not taken for their next one")
    func pageNumber() throws {
        let document = TestDocument { page in
            Self.show(["The boats of the harbour", "went home."], end: 540, 120, size: 22, on: &page)
            page.show("7", 279, 60, size: 9)
        }
        #expect(try document.texts().first == "The boats of the harbour went home.")
    }
}
