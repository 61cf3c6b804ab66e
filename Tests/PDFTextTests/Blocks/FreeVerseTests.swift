import Testing

@testable import PDFText

@Suite("Verses that begin in small letters")
struct FreeVerseTests {
    private let before =
        "He had written this himself in the second winter and was not proud of it, though the boy was and read it aloud to whoever came up the stairs."
    private let poem = [
        ["The lamp is lit, the water black,", "the wind is in the west,", "And counted all the steps again", "he has not taken rest."],
        [
            "And when the morning finds him here", "beside the brazen bell,", "He turns the wick, he climbs the stair",
            "of what he will not tell.",
        ],
    ]

    /// Shows stanzas below a text that is wider.
    private func show(_ stanzas: [[String]], on page: inout TestPage, indent: Double, isCentred: Bool = false) {
        var y = page.paragraph(before, 72, 720, width: 380) - 8
        for stanza in stanzas {
            for (number, line) in stanza.enumerated() {
                page.show(line, isCentred ? 262 - TestPage.width(line, size: 10) / 2 : 90 + (number % 2 == 0 ? 0 : indent), y)
                y -= 12
            }
            y -= 8
        }
        page.paragraph(before, 72, y, width: 380)
    }

    @Test("Each is a line of its own", arguments: [(0.0, false), (20, false), (0, true)])
    func verses(_ indent: Double, _ isCentred: Bool) throws {
        let found = try paragraphs { show(poem, on: &$0, indent: indent, isCentred: isCentred) }
        #expect(found.map(\.text) == [before] + poem.joined() + [before])
    }

    @Test("A quotation that is narrower than the text goes on")
    func quotation() throws {
        let found = try paragraphs { page in
            let y = page.paragraph(before, 72, 720, width: 380) - 8
            let last = page.lines(TestPage.wrap(before, width: 200), 110, y)
            page.paragraph(before, 72, last - 8, width: 380)
        }
        #expect(found.map(\.text) == [before, before, before])
    }

    @Test("A ragged text that has room at the ends of its lines goes on")
    func ragged() throws {
        let lines = [
            "The clerk wrote down the lamps,", "the boats, the nets", "and whatever else there was, in ink,", "and then, with care,",
            "shut the book, which was heavy.",
        ]
        let found = try paragraphs { page in
            let y = page.paragraph(before, 72, 720, width: 380) - 8
            let last = page.lines(lines, 110, y)
            page.paragraph(before, 72, last - 8, width: 380)
        }
        #expect(found.map(\.text) == [before, lines.joined(separator: " "), before])
    }
}
