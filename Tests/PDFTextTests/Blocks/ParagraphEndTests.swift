import PDFText
import Testing

@Suite("Where paragraphs end")
struct ParagraphEndTests {
    private let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 60) }

    @Test("Among items, headings and code a text is even all the same: its sentences end paragraphs where there was room")
    func evenAmongItems() throws {
        let first = TestPage.wrap(Prose.sentence("David", 60).dropLast() + "", width: 400) + ["to the end."]
        let items = ["the oil", "the wick", "the glass", "the burner", "the flame", "the shade", "the stand"]
        let document = TestDocument { page in
            var y = page.lines(first, 72, 700, end: 472)
            page.show("All of it is this:", 72, y, font: .even)
            y -= 12
            for item in items { page.show("• " + item, 92, y); y -= 12 }
            y = page.paragraph(Prose.sentence("Emil", 40), 72, y, width: 400)
            for item in items { page.show("• " + item, 92, y); y -= 12 }
        }
        let texts = try document.texts()
        #expect(texts.first == first.joined(separator: " "))
        #expect(texts.dropFirst().first == "All of it is this:")
    }

    @Test("A full line of a narrower text set in ends no paragraph, though it ends a sentence")
    func narrowerText() throws {
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 700, width: 400)
            page.lines(
                [
                    "The lamp burns from the fall of night to the break of day", "and nobody may put it out.",
                    "The oil is bought in town by",
                ], 112, y, end: 400, justifiesLast: true)
            page.lines(["the keeper, who writes down what it costs."], 112, y - 36)
            page.paragraph(texts[1], 72, y - 48, width: 400)
        }
        #expect(
            try document.texts().contains(
                "The lamp burns from the fall of night to the break of day and nobody may put it out. The oil is bought in town by the keeper, "
                    + "who writes down what it costs."))
    }

    @Test(
        "A first line is indented behind a sentence that ended where the next one's first word had room, though most lines begin further in"
    )
    func indentedBetweenItems() throws {
        let document = TestDocument { page in
            var y = 700.0
            for round in 0..<2 {
                page.lines(
                    ["The command will draw \(round) samples from the box, and for each", "of them it lights a lamp."], 72, y, end: 400,
                    indent: 15)
                page.show("It writes a line for each. Each line shows:", 87, y - 24)
                y -= 36
                for item in 0..<6 { page.show("• a line for the \(item)th lamp of this box,", 92, y); y -= 12 }
            }
        }
        let texts = try document.texts()
        #expect(texts.filter { $0 == "It writes a line for each. Each line shows:" }.count == 2, "\(texts)")
    }

    @Test("What begins far left of a line by itself, behind the end of its sentence, is no rest of it")
    func farOutdent() throws {
        let document = TestDocument { page in
            page.paragraph(texts[0], 72, 700, width: 400)
            page.show("%port", 172, 600)
            page.show("The port on which the lamp listens, as I heard them say.", 192, 588)
            page.paragraph("NOTE: " + texts[1], 72, 576, width: 400)
        }
        let found = try document.texts()
        #expect(found.contains("NOTE: " + texts[1]), "\(found)")
    }

    @Test("Where people talk, most lines are first ones: so is one below a last line without room")
    func talk() throws {
        let names = ["he", "the keeper", "an old pilot", "Ann", "his aunt of Farrow", "it", "the boy", "a stranger"]
        var said = names.enumerated().map { "‘Why, that was lamp \($0) of Ness,’ said \($1)." }
        let long = [
            "‘All of that was built before the mills were,’ the pilot told the keeper of the lamps,",
            "and he took the letter and read it, and left it beside the old lamp, ‘as you may see.’",
        ]
        said.insert(long.joined(separator: " "), at: 4)
        let document = TestDocument { page in
            var y = 700.0
            for (index, text) in said.enumerated() {
                if index == 4 {
                    page.show(long[0], 87, y, end: 472)
                    page.show(long[1], 72, y - 12, end: 455)
                    y -= 12
                } else {
                    page.show(text, 87, y)
                }
                y -= 12
            }
        }
        try document.expect(said)
    }

    @Test("A paragraph of one line ends where the next one's first word had room, whatever its last word is")
    func lineAlone() throws {
        let (head, texts) = ("Ann Berger quay.example/0042", ["Alpha", "Bravo"].map { Prose.sentence($0, 50) })
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 720, width: 420, indent: 18)
            page.show(head, 90, y)
            page.paragraph(texts[1], 72, y - 12, width: 420, indent: 18)
        }
        try document.expect([texts[0], head, texts[1]])
    }

    @Test("A sentence goes on over a page's end behind the stop of a year before a small letter")
    func acrossPages() throws {
        let (first, second) = (
            String(Prose.sentence("Alpha", 80).dropLast()) + " 1998.", "this " + Prose.sentence("Bravo", 60).dropFirst(6)
        )
        let document = TestDocument(pages: 2) { page, index in
            page.lines(TestPage.wrap(index == 0 ? first : second, width: 420), 72, 700, end: 492, justifiesLast: index == 0)
        }
        try document.expect([first + " " + second])
    }
}
