import PDFText
import Testing

@Suite("Verses quoted in a prose")
struct VerseLineTests {
    private let verses = [
        "The lamp was lit before we came to it,", "And all the panes were looking to the quay;", "No boat had lately left, no net was knit",
        "By anyone who had the eyes to see.",
    ]

    private func read(_ lines: [String], indent: Double) throws -> [String] {
        try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420) - 8
            page.lines(lines, 72 + indent, y)
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 12 * Double(lines.count) - 8, width: 420)
        }.texts()
    }

    @Test("Each stands alone where it is set in")
    func setIn() throws {
        #expect(try read(verses, indent: 25) == [Prose.sentence("Alpha", 60)] + verses + [Prose.sentence("Bravo", 60)])
    }

    @Test("Lines that go on in small letters are a text set in")
    func text() throws {
        let lines = [
            verses[0], "and all the panes were looking to the quay, as", "no boat had lately left, and no net was knit",
            "by anyone who had the eyes to see.",
        ]
        #expect(try read(lines, indent: 25)[1] == lines.joined(separator: " "))
    }
}
