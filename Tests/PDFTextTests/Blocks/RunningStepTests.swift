import PDFText
import Testing

@Suite("Entries set apart more often than not")
struct RunningStepTests {
    /// Functions and what is said of them, most of it in one line, as programs that write manuals set them: white below each.
    @Test(
        "What is said of a function begins below its name, and the next name below that, though most lines stand as far apart",
        arguments: [12.0, 12.5])
    func entries(leading: Double) throws {
        let names = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"]
        var read: [String] = []
        let document = TestDocument { page in
            var y = 740.0
            for (index, name) in names.enumerated() {
                let signature =
                    "void \(name.lowercased())_lamp_of_the_harbour(lamp_t lamp, oil_t oil, int nights)"
                page.show(signature, 72, y)
                let said = Prose.sentence(name, index % 3 == 0 ? 40 : 6)
                y = page.paragraph(said, 97, y - 15, width: 400, leading: leading) + leading - 18
                read += [signature, said]
            }
        }
        try document.expect(read)
    }

    @Test("Sentences that go on in lines as far apart are whole")
    func wideText() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 70) }
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 740, width: 400, leading: 12) - 12
            y = page.paragraph(texts[1], 72, y, width: 400, leading: 16)
        }
        try document.expect(texts)
    }

    @Test("Sentences below each other in lines further apart than text is set are paragraphs, if they ended where the next one had room")
    func sentences() throws {
        let texts = [
            "The lamp is lit at dusk.", "The oil is measured by the keeper before he climbs the stairs of the tower.",
            "Nobody else may touch it.",
            "The door is locked behind him and all of the windows are shut.",
        ]
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() { page.show(text, 72, 740 - 18 * Double(index)) }
        }
        try document.expect(texts)
    }

    @Test("A text at the margin below an item that ended on purpose is none of it")
    func belowItem() throws {
        let items = ["level one: a page for all of it", "level two: a page after each of the sections, but not of what is in them"]
        let document = TestDocument { page in
            for (index, item) in items.enumerated() { page.show("• " + item, 84, 740 - 18 * Double(index)) }
            page.show("To make it here, call the keeper", 72, 740 - 18 - 15)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 400)
        }
        #expect(try document.texts().prefix(3) == [items[0], items[1], "To make it here, call the keeper"])
    }

    /// What functions need and give, each behind its name and a colon.
    @Test("Lines that begin with a name and a colon are entries, where white parts them, small letters or not")
    func labels() throws {
        var read: [String] = []
        let document = TestDocument { page in
            var y = 740.0
            for name in ["Alpha", "Bravo", "Charlie", "Delta"] {
                let entries = [
                    "lamp: The lamp of the harbour", "oil: How much of it there is", "Returns: whether it was lit at all", "Since: 3.6.3",
                ]
                let said = Prose.sentence(name, 60)
                y = page.paragraph(said, 97, y, width: 400, leading: 13) - 3
                for entry in entries {
                    page.show(entry, 97, y)
                    y -= 16
                }
                read += [said] + entries
            }
        }
        try document.expect(read)
    }

    @Test("Nor do ideographs go on below a sentence's end, where paragraphs stand further apart than lines")
    func ideographs() throws {
        let line = "\u{671D}\u{306E}\u{8239}\u{7740}\u{304D}\u{5834}\u{306F}\u{9759}\u{304B}\u{3067}"
        let text = String(repeating: line, count: 8)
        let short = String(repeating: line, count: 7) + "\u{8239}\u{3067}\u{3059}\u{3002}"
        let document = TestDocument { page in
            var y = 740.0
            for _ in 0..<3 {
                page.show(text, 72, y)
                page.show(text, 72, y - 12)
                page.show(short, 72, y - 24)
                y -= 42
            }
        }
        try document.expect(Array(repeating: text + text + short, count: 3))
    }

    @Test("A first line in a script without capitals goes on, however far apart the lines of its text stand")
    func withoutCapitals() throws {
        let line = String(repeating: "\u{BC30}\u{AC00} \u{D56D}\u{AD6C}\u{C5D0} ", count: 14)
        let document = TestDocument { page in
            for row in 0..<12 {
                let text = String(row % 4 == 0 ? line.dropLast(10) : line.dropLast())
                page.show(text, row % 4 == 0 ? 87 : 72, 740 - 16.6 * Double(row), end: 472)
            }
            // Another text, whose lines stand closer.
            page.paragraph(Prose.sentence("Alpha", 50), 72, 500, width: 400, leading: 12)
        }
        let texts = try document.texts()
        #expect(texts.count == 4, "\(texts)")
    }
}
