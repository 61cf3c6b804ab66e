import PDFText
import Testing

@Suite("Lines that were too long for the page")
struct LineWrapsTests {
    @Test("Are whole again, whatever marks them", arguments: ["↩", "←-", "←↩", "⤦", "↵", "⏎"])
    func joined(mark: String) throws {
        let listing = [
            "lamps = [find(name) for name in names if \(mark)", "is_lit(name)]", "print(lamps)",
            "put_out(lamps, slowly=True, until=mid\(mark)",
            "night)",
        ]
        let lines = try readListing(listing)
        #expect(
            lines == [
                "lamps = [find(name) for name in names if is_lit(name)]", "print(lamps)", "put_out(lamps, slowly=True, until=midnight)",
            ])
    }

    @Test("Are whole again behind a mark that the next line begins with", arguments: ["↪", "˓→"])
    func joinedBehind(mark: String) throws {
        let listing = ["lamps = [find(name) for name in names if", "is_lit(name, '[#7]-", ">*')]", "print(lamps)"]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, line) in listing.enumerated() {
                if index == 1 || index == 2 { page.show(mark, 80, y - 11 * Double(index), size: 9) }
                page.show(line, index == 1 || index == 2 ? 91 : 80, y - 11 * Double(index), size: 9, font: .fixedWide)
            }
        }
        let code = "lamps = [find(name) for name in names if is_lit(name, '[#7]->*')]\nprint(lamps)"
        #expect(try Array(document.roles().dropFirst()) == ["code: " + code])
        let paragraph = try #require(try document.paragraphs(ReadingOptions(tracesLines: true)).last)
        let words = paragraph.lines.flatMap(\.words).map { String(decoding: Array(paragraph.text.utf8)[$0.range], as: UTF8.self) }
        #expect(words.filter { !$0.isEmpty }.suffix(4) == ["is_lit(name,", "'[#7]-", ">*')]", "print(lamps)"])
    }

    @Test("Where every mark has a space before it, two are one")
    func apart() throws {
        let listing = [
            "boot vmlinuz initrd=initrd.gz language=en  ↩", "country=DE keymap=latin desktop=mate- ↩", "desktop --- splash quiet http:// ↩",
            "lamps.example",
            "halt",
        ]
        let lines = try readListing(listing)
        #expect(
            lines == [
                "boot vmlinuz initrd=initrd.gz language=en country=DE keymap=latin desktop=mate-desktop --- splash quiet http://lamps.example",
                "halt",
            ])
    }

    @Test("There was no room for the space between words")
    func full() throws {
        let listing = ["boot vmlinuz initrd=initrd.gz language=en  ↩", "country=DE quiet splash desktop=light. ↩", "thereafter", "halt"]
        let lines = try readListing(listing)
        #expect(lines == ["boot vmlinuz initrd=initrd.gz language=en country=DE quiet splash desktop=light. thereafter", "halt"])
    }

    @Test("The sign of a key is none: what follows would have had room")
    func keys() throws {
        let listing = ["login: lamp ↵", "password: ↵", "welcome to the lighthouse, keeper of lamps", "quit ↵"]
        let lines = try readListing(listing)
        #expect(lines == listing)
    }

    @Test("Names in a text that were broken are whole, too", arguments: ["↩", "←-"])
    func names(mark: String) throws {
        let text = try TestDocument { page in
            page.lines(
                [
                    "The lamp is lit by a call of light_the_\(mark)", "lamp() at dusk, which puts it out again at DAWN\(mark)",
                    "_OF_DAY if nobody is there.",
                ],
                72, 720, end: 300)
        }.texts()
        #expect(
            text == ["The lamp is lit by a call of light_the_lamp() at dusk, which puts it out again at DAWN_OF_DAY if nobody is there."])
    }

    @Test("In a text the sign of a key is read")
    func keysInText() throws {
        let text = try TestDocument { page in page.lines(["Type the name of the lamp and then press ↵", "to light it."], 72, 720, end: 300)
        }.texts()
        #expect(text == ["Type the name of the lamp and then press ↵ to light it."])
    }

    @Test("The words of a line without its mark are found in the text")
    func places() throws {
        let document = TestDocument { page in page.lines(["The lamp is lit by light_the_↩", "lamp() at dusk."], 72, 720) }
        let paragraph = try #require(try document.paragraphs(ReadingOptions(tracesLines: true)).first)
        let words = paragraph.lines.flatMap(\.words).map { String(decoding: Array(paragraph.text.utf8)[$0.range], as: UTF8.self) }
        #expect(words == ["The", "lamp", "is", "lit", "by", "light_the_", "lamp()", "at", "dusk."])
    }

    @Test("Nor do those of code reach beyond the end of the text, though its last line is shorter than the mark")
    func placesInCode() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            page.lines(["boot vmlinuz initrd=initrd.gz mode=\u{21A9}", "9"], 80, y, size: 9, font: .fixedWide)
        }
        let paragraph = try #require(try document.paragraphs(ReadingOptions(tracesLines: true)).last)
        #expect(paragraph.text == "boot vmlinuz initrd=initrd.gz mode=9")
        let words = paragraph.lines.flatMap(\.words)
        #expect(words.allSatisfy { $0.range.upperBound <= paragraph.text.utf8.count })
        #expect(words.last.map { String(decoding: Array(paragraph.text.utf8)[$0.range], as: UTF8.self) } == "9")
    }
}
