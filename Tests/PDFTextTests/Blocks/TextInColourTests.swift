import PDFText
import Testing

@Suite("Lines in a colour of their own")
struct TextInColourTests {
    @Test("White letters on a bar are no part of the text that stands closely below it")
    func bar() throws {
        let document = TestDocument { page in
            page.raw("0 0 0.5 rg 90 597 300 12 re f 1 g")
            page.show("Meaning of the word", 100, 600)
            page.raw("0.9 g 90 570 300 27 re f 0 g")
            page.lines(["A lamp is lit if there is somebody who has seen it burn in the", "night, and has told us so."], 100, 588)
        }
        try document.expect([
            "Meaning of the word", "A lamp is lit if there is somebody who has seen it burn in the night, and has told us so.",
        ])
    }

    @Test("A sentence in red below a short one is another text")
    func sentence() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 80, 700, width: 400)
            page.lines(["It takes little time"], 80, 500)
            page.raw("1 0 0 rg")
            page.lines(["Thanks to all of you"], 80, 488)
        }
        #expect(try document.texts().suffix(2) == ["It takes little time", "Thanks to all of you"])
    }

    @Test("An address in blue behind a word goes on with its sentence")
    func address() throws {
        let document = TestDocument { page in
            page.lines(["They say that all of it has been told long ago, and that one may find it in the"], 80, 500)
            page.raw("0 0 1 rg")
            page.lines(["Book of Lamps"], 80, 488)
        }
        try document.expect([
            "They say that all of it has been told long ago, and that one may find it in the Book of Lamps"
        ])
    }

    @Test("What a thing is made of, in italics below where it comes from, is another text; a title in italics in a sentence isn't")
    func face() throws {
        let text = Prose.sentence("Alpha", 60)
        func read(_ first: String) throws -> [String] {
            try TestDocument { page in
                page.show(first, 80, 720)
                page.show("Oak and linen, a span long", 80, 708, font: .evenItalic)
                page.paragraph(text, 80, 690, width: 400)
            }.texts().dropLast()
        }
        #expect(try read("North, about 1870") == ["North, about 1870", "Oak and linen, a span long"])
        #expect(try read("It is told in all books of the harbour and once more in the newest").count == 1)
    }

    @Test("The text below a caption in italics isn't of it, though it stands as close as its own lines do")
    func belowCaption() throws {
        let (caption, text) = ("Figure 2: How the lamps of the old harbour were lit in the winter", Prose.sentence("Alpha", 60))
        let document = try TestDocument { page in
            page.show(caption, 80, 720, font: .evenItalic)
            page.lines(TestPage.wrap(text, width: 400), 80, 708)
            page.lines(TestPage.wrap(Prose.sentence("Omega", 60), width: 400), 80, 560)
        }
        try document.expect([caption, text, Prose.sentence("Omega", 60)])
    }
}
