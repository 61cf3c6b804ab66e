import PDFText
import Testing

@Suite("Texts that are set in")
struct SetInTextTests {
    private let before = Prose.sentence("Alpha", 60)
    private let after = Prose.sentence("Zulu", 60)

    @Test("A ragged quotation is measured against its own edge, not against the page's")
    func quotation() throws {
        let lines = [
            "“To mark an omission in a text, three points are set in the line of it.",
            "Before and behind the points stands the space between words, that is to",
            "say if they stand for a word or for more of them. Where the end of a word",
            "is left out they are set close behind the rest of it. At the end of any",
            "sentence no other point is set.”",
        ]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.paragraph(after, 72, page.lines(lines, 100, y), width: 440)
        }.expect([before, lines.joined(separator: " "), after])
    }

    @Test("Paragraphs of one line, each with its indent, are several")
    func oneLiners() throws {
        let lines = ["The keeper lit it.", "Nobody saw that the lamp burned.", "Then it was out."]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.paragraph(after, 72, page.lines(lines, 92, y), width: 440)
        }.expect([before] + lines + [after])
    }

    @Test("An option alone on its line stands above what is said of it, however many lines that has", arguments: [1, 2])
    func options(count: Int) throws {
        let said = ["Mirror the lamps of the harbour on the page, as they are seen from the", "other side of the water."]
        let text = count == 1 ? "Mirror the lamps." : said.joined(separator: " ")
        try TestDocument { page in
            var y = page.paragraph(before, 72, 740, width: 360)
            for option in ["-M mirror", "−z model"] {
                page.show(option, 108, y - 6)
                y = page.lines(count == 1 ? [text] : said, 144, y - 18)
            }
            page.paragraph(after, 72, y - 6, width: 360)
        }.expect([before, "-M mirror", text, "−z model", text, after])
    }

    @Test("What goes on below a full line, or in the middle of a sentence, is no text below an option")
    func hangingOptions() throws {
        let lines = ["-M mirrors the lamps of the harbour on the page as they are seen from", "the other side."]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 360)
            page.lines(
                lines, 72,
                page.lines(["-M mirror", "of the lamps, and of the rest of what is seen there in the evening, or"], 144, y - 6) - 6)
        }.expect([before, "-M mirror of the lamps, and of the rest of what is seen there in the evening, or", lines.joined(separator: " ")])
    }

    @Test("With wide leading, a line goes on that closes the bracket of the one above it")
    func brackets() throws {
        let lines = ["-m <int> (the kind of lamp, 1 for oil, 2 for gas, 3 for the sun, as is known; usual is oil;", "optional)"]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.show(lines[0], 72, y - 10)
            page.show(lines[1], 118, y - 28)
            page.show("-i <file> (of lamps)", 72, y - 46)
        }.expect([before, lines.joined(separator: " "), "-i <file> (of lamps)"])
    }

    @Test("A path in typewriter type below an item and its colon is what the item tells; a program isn't", arguments: [true, false])
    func paths(isPath: Bool) throws {
        let code = isPath ? "/home/lamps/lib/oil.so" : "cp /home/lamps ."
        let roles = try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.show("• Lamps:", 82, y)
            page.show(code, 92, y - 12, font: .fixedWide)
            page.lines(["• Base packages: base, grDevices, graphics and", "methods"], 82, y - 30)
        }.roles()
        #expect(roles.dropFirst().first == (isPath ? "list-item: Lamps: /home/lamps/lib/oil.so" : "list-item: Lamps:"))
    }

    @Test("Paragraphs of Chinese are set in by two ems below a line that ends short")
    func wideParagraphs() throws {
        let lines = [
            "老人每天早上都到码头去看那些船，因为他的儿子在其中一条船上工作，而他自己已经不能出海了。海上的风很大，他也不怕，", "只是站着，顺手就行。",
        ]
        let next = "njuthesis 是一个码头的名字，因为他的儿子在其中一条船上工作，而他自己已经不能出海了，海上的风很大，他"
        let rest = "也不怕。老人每天早上都到码头去看那些船，因为他的儿子在其中一条船上工作。"
        try TestDocument { page in
            page.lines(lines, 72, 700)
            page.show(next, 92, 676)
            page.show(rest, 72, 664)
        }.expect([lines.joined(), next + rest])
    }
}
