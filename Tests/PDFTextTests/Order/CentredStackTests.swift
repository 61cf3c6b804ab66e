import Testing

@testable import PDFText

@Suite("Stacks of centred lines side by side")
struct CentredStackTests {
    /// Lines below `y`, around the middle `x`.
    private static func stack(_ lines: [String], _ x: Double, _ y: Double, on page: inout TestPage, first: Double = 10) {
        for (index, line) in lines.enumerated() {
            let size = index == 0 ? first : 10
            page.show(line, x - TestPage.width(line, size: size) / 2, y - 12 * Double(index), size: size)
        }
    }

    private static let authors = [
        ["Ada Pebble", "University of Harbour Town", "Harbour Town", "ada@pebble.example"],
        ["Bo Lantern", "The Candle Group"],
        ["Cy Meadow", "School of Winter Gardens", "Old Village"],
        ["Di Quarry", "Institute for Stones", "Silver Hill"],
        ["Ed Thistle", "Works for Paper and Music", "Far Harbour"],
    ]

    @Test("The authors of a paper are read one after the other, in rows that have places of their own", arguments: [10.0, 12])
    func authors(_ first: Double) throws {
        let document = TestDocument { page in
            page.show(
                "The Title of a Paper in the Middle", 306 - TestPage.width("The Title of a Paper in the Middle", size: 16) / 2, 740,
                size: 16)
            for (index, x) in [130.0, 306, 480].enumerated() {
                Self.stack(Self.authors[index], x, 700, on: &page, first: first)
            }
            for (index, x) in [220.0, 390].enumerated() {
                Self.stack(Self.authors[index + 3], x, 630, on: &page, first: first)
            }
            page.paragraph(Prose.sentence("Alpha", 90), 72, 560, width: 468)
        }
        let text = try document.texts().dropFirst().joined(separator: " ")
        #expect(text.hasPrefix(Self.authors.flatMap { $0 }.joined(separator: " ") + " Alpha"))
    }

    @Test("Those above two columns are no part of these")
    func aboveColumns() throws {
        let document = TestDocument { page in
            Self.stack(Self.authors[0], 180, 720, on: &page)
            Self.stack(Self.authors[2], 430, 720, on: &page)
            page.paragraph(Prose.sentence("Left", 120), 72, 650, width: 220, justifiesLast: true)
            page.paragraph(Prose.sentence("Right", 120), 320, 650, width: 220, justifiesLast: true)
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.hasPrefix((Self.authors[0] + Self.authors[2]).joined(separator: " ") + " Left"))
        #expect(text.contains(". Right"))
    }

    @Test("A table that was shown row by row stays one, though its cells are centred")
    func table() throws {
        let document = TestDocument { page in
            for row in 0..<3 {
                for (index, x) in [130.0, 306, 480].enumerated() {
                    Self.stack([Self.authors[index][min(row, 1)]], x, 700 - 12 * Double(row), on: &page)
                }
            }
            page.paragraph(Prose.sentence("Alpha", 90), 72, 560, width: 468)
        }
        #expect(try document.layout().lineTexts.first == "Ada Pebble Bo Lantern Cy Meadow")
    }

    @Test("Verses centred in two columns go on down the first one")
    func verses() throws {
        let verses = [Self.authors[2], Self.authors[3], Self.authors[4], Self.authors[0]]
        let document = TestDocument { page in
            for (index, verse) in verses.enumerated() {
                Self.stack(verse, index < 2 ? 180 : 430, index % 2 == 0 ? 700 : 640, on: &page)
            }
        }
        let text = try document.layout().lineTexts.joined(separator: " ")
        #expect(!text.contains((verses[0] + verses[2]).joined(separator: " ")))
    }

    @Test("Each line of theirs stands alone where an address to write to is the last, the name in its own size, too")
    func contacts() throws {
        let authors = [
            ["Ada Pebble", "School of Winter Gardens", "Harbour Town", "ada@pebble-harbour.example"],
            ["Bo Lantern", "Institute of Candles and Light", "University of Old Village", "bo@lantern-village.example"],
        ]
        let document = TestDocument { page in
            for (index, x) in [170.0, 430].enumerated() { Self.stack(authors[index], x, 720, on: &page, first: 11) }
            page.paragraph(Prose.sentence("Alpha", 90), 72, 640, width: 468)
        }
        try document.expect(authors.flatMap { $0 } + [Prose.sentence("Alpha", 90)])
    }

    @Test("Key figures above their names", arguments: [true, false])
    func keyFigures(_ areShort: Bool) throws {
        let figures = ["1,204", "12", "£6,950"]
        let names =
            areShort
            ? [["ships"], ["piers"], ["cost"]]
            : [["lamps that were lit", "at dusk"], ["piers that were built", "of stone"], ["what all of it", "has cost"]]
        let document = TestDocument { page in
            for (index, x) in [130.0, 235, 340].enumerated() {
                page.show(figures[index], x - TestPage.width(figures[index], size: 30) / 2, 700, size: 30)
                for (line, name) in names[index].enumerated() {
                    page.show(name, x - TestPage.width(name, size: 10) / 2, 680 - 12 * Double(line))
                }
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == zip(figures, names).map { ([$0] + $1).joined(separator: " ") }.joined(separator: " "))
    }
}
