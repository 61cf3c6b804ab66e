import Testing

@Suite("Titles")
struct TitleTests {
    /// What is read of lines above two columns.
    private static func texts(_ title: [String], size: Double) throws -> [String] {
        try TestDocument { page in
            for (index, line) in title.enumerated() {
                page.show(line, 306 - TestPage.width(line, size: size) / 2, 730 - 1.2 * size * Double(index), size: size)
            }
            for (name, x) in [("Alpha", 72.0), ("Bravo", 320)] {
                page.paragraph(Prose.sentence(name, 150), x, 640, width: 220, justifiesLast: true)
            }
        }.texts()
    }

    @Test("One of two lines above columns is one, though the second begins further right, and large")
    func twoLines() throws {
        let title = ["The Winter Gardens of the Villages near Harbour", "Candles and Music"]
        #expect(try Self.texts(title, size: 16).first == title.joined(separator: " "))
    }

    @Test("Names in large type are read one by one")
    func names() throws {
        let names = ["Ada Pebble", "Bartholomew Lantern of Harbour", "Cy Meadow"]
        #expect(try Self.texts(names, size: 16).prefix(3) == names[...])
    }

    @Test("A name and a date are no title")
    func date() throws {
        #expect(try Self.texts(["Ada Pebble-Thistle", "12 May 1904"], size: 13).prefix(2) == ["Ada Pebble-Thistle", "12 May 1904"])
    }

    @Test("What ends with a stop ends there")
    func sentences() throws {
        let lines = ["The Winter Gardens of the Villages are Open.", "Candles and Music"]
        #expect(try Self.texts(lines, size: 16).prefix(2) == lines[...])
    }

    @Test("One in bold type with a name in a typewriter's goes on below that", arguments: [true, false])
    func nameInTypewriter(isFirst: Bool) throws {
        let document = TestDocument { page in
            let size = 16.0
            for (index, words) in [["All of the", "lamps", "of the Harbour and"], ["Farrow"]].enumerated() {
                let width = TestPage.width(words.joined(separator: " "), size: size)
                var x = 306 - width / 2
                for word in words {
                    let isName = word == "lamps" && isFirst
                    page.show(word, x, 730 - 1.2 * size * Double(index), size: size, font: isName ? .fixedWide : .evenBold)
                    x += TestPage.width(word + " ", size: size)
                }
            }
            page.paragraph(Prose.sentence("Alpha", 200), 72, 640, width: 440)
        }
        #expect(try document.texts().first == "All of the lamps of the Harbour and Farrow")
    }

    @Test("Somebody's mail address below the name is a line of its own, in a sentence it is part of that")
    func addresses() throws {
        let document = TestDocument { page in
            page.lines(["Ada Pebble", "ada@lamps.example"], 72, 700)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 300)
            page.show("Whoever finds them in the harbour is asked to write to", 72, 560)
            page.show("ada@lamps.example. Thanks are due to all of those", 72, 548)
        }
        try document.expect([
            "Ada Pebble", "ada@lamps.example", Prose.sentence("Alpha", 60),
            "Whoever finds them in the harbour is asked to write to ada@lamps.example. Thanks are due to all of those",
        ])
    }

    @Test("A heading of three lines in a column that begin with capitals is one, where one of them ends in a conjunction")
    func joiningWords() throws {
        let heading = ["Lamps of the Quay and", "Lanterns of the Sea for", "Keepers in 2008"]
        let text = Prose.sentence("Alpha", 80)
        let document = TestDocument { page in
            let y = page.lines(heading, 60, 700, size: 10, font: .evenBold)
            page.paragraph(text, 60, y - 4, width: 240)
        }
        #expect(try document.texts() == [heading.joined(separator: " "), text])
    }
}
