import PDFText
import Testing

@Suite("Stanzas")
struct StanzaTests {
    private let verses = [
        "The lamp was lit before we came to it", "And all the panes were looking to the quay", "No boat had left the pier no net was knit",
        "And nothing there had room for you or me",
    ]

    @Test("Each verse stands alone, whatever stands around, though hardly one had room for more", arguments: [false, true])
    func alone(isInProse: Bool) throws {
        let read = try TestDocument { page in
            if isInProse { page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420) }
            page.lines(verses, 72, 600)
            page.lines(verses, 72, 530)
        }.texts()
        #expect(read.suffix(8) == (verses + verses)[...], "\(read)")
    }

    @Test("The first one stands behind the number of its stanza")
    func numbered() throws {
        let read = try TestDocument { page in
            page.show("1. " + verses[0], 72, 600)
            page.lines(Array(verses.dropFirst()), 72 + TestPage.width("1. ", size: 10), 588)
        }.texts()
        #expect(read == ["1. " + verses[0]] + verses.dropFirst(), "\(read)")
    }

    @Test(
        "Lines that begin with names, and titles, are none",
        arguments: [
            [
                "Every one of them was seen by the old", "Keeper who had been there and by the", "Boatman who was told of all this by a",
                "Clerk of the town.",
            ],
            ["A Book of Lamps and Boats at Night", "And Other Tales of the Old Harbour", "From the Winter of the Long Frost"],
        ])
    func text(_ lines: [String]) throws {
        let read = try TestDocument { page in page.lines(lines, 72, 600) }.texts()
        #expect(read == [lines.joined(separator: " ")], "\(read)")
    }
}
