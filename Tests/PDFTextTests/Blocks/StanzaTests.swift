import PDFText
import Testing

@Suite("Verses that are quoted in a text")
struct StanzaTests {
    private func read(_ lines: [String]) throws -> [String] {
        try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 80), 72, 720, width: 400)
            page.lines(lines, 97, 600)
            page.paragraph(Prose.sentence("Omega", 80), 72, 500, width: 400)
        }
        .texts().dropFirst().dropLast()
    }

    private let stanza = [
        "The lamps were out when we came to the quay,", "And all the boats had left it for the sea;",
        "No wind had been upon the hill that day,",
        "And nothing of it there for you or me.",
    ]

    @Test("Each is read by itself")
    func verses() throws { #expect(try read(stanza) == stanza) }

    @Test("Lines of which one begins small are a quotation")
    func quotation() throws {
        var lines = stanza
        lines[2] = "no wind had been upon the hill that day,"
        #expect(try read(lines) == [lines.joined(separator: " ")])
    }
}
