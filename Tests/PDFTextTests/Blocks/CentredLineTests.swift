import Testing

@Suite("Centred lines")
struct CentredLineTests {
    private static func show(_ lines: [String], _ y: Double, size: Double = 10, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            page.show(line, 306 - TestPage.width(line, size: size) / 2, y - 1.2 * size * Double(index), size: size)
        }
    }

    private static func texts(_ lines: [String]) throws -> [String] {
        try TestDocument { page in
            show(lines, 700, on: &page)
            page.paragraph(Prose.sentence("Alpha", 90), 72, 600, width: 468)
        }.texts()
    }

    @Test("Names one below the other are read one by one")
    func names() throws {
        let names = ["Ada Pebble", "Bartholomew Lantern of Harbour", "Cy Meadow", "cy@meadow.example", "Di Quarry-Thistle"]
        #expect(try Self.texts(names).prefix(5) == names[...])
    }

    @Test("A name in larger type stands by itself above an address, which ends in where to write to")
    func nameAboveAddress() throws {
        let address = ["Dept. of Lamps and Oil", "Quay College", "Harbour Town, Hills", "ada@pebble.example"]
        let read = try TestDocument { page in
            Self.show(["Ada P. Pebble"], 712.5, size: 11, on: &page)
            Self.show(address, 700, on: &page)
            page.paragraph(Prose.sentence("Alpha", 90), 72, 600, width: 468)
        }.texts()
        #expect(read.prefix(5) == (["Ada P. Pebble"] + address)[...], "\(read)")
    }

    @Test("What goes on after a comma or with a small letter is one with it")
    func goesOn() throws {
        let texts = try Self.texts(["Ada Pebble", "School of Winter Gardens, Candles", "and Music,", "Harbour Town", "12 May"])
        #expect(texts.prefix(3) == ["Ada Pebble", "School of Winter Gardens, Candles and Music, Harbour Town", "12 May"])
    }

    @Test("What stands in brackets belongs to the line above it")
    func brackets() throws {
        let texts = try Self.texts(["Ada Pebble", "(Harbour Town)", "Bartholomew Lantern of Harbour", "Cy Meadow"])
        #expect(texts.prefix(3) == ["Ada Pebble (Harbour Town)", "Bartholomew Lantern of Harbour", "Cy Meadow"])
    }

    @Test("Full lines of a text stay one, though lines that are centred stand above them")
    func wrapped() throws {
        let names = ["Ada Pebble of Winter", "Bo Lantern", "Cy Meadow-Thistle", "Di Quarry"]
        let text = Prose.sentence("alpha", 60).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let lines = Array(TestPage.wrap(text.joined(separator: " "), width: 220).prefix(3))
        let layout = try TestDocument { page in
            Self.show(names, 700, on: &page)
            page.lines(lines, 196, 700 - 12 * Double(names.count), end: 416, justifiesLast: true)
        }.layout()
        #expect(layout.blockTexts.map { $0.joined(separator: " ") } == names + [lines.joined(separator: " ")])
    }

    @Test(
        "A short address is read line by line, though none of its lines had room for the next word",
        arguments: [TestFont.even, .fixed])
    func address(_ font: TestFont) throws {
        let address = ["Harbour Street 14", "Northport NP1 4AB", "(217) 5550142", "office@harbour.example"]
        let texts = try TestDocument { page in
            let em = font == .fixed ? 0.6 : 0.5
            for (index, line) in address.enumerated() {
                let width = font == .fixed ? Double(line.utf16.count) * 10 * em : TestPage.width(line, size: 10)
                page.show(line, 306 - width / 2, 700 - 12 * Double(index), font: font)
            }
            page.paragraph(Prose.sentence("Alpha", 90), 72, 600, width: 468)
        }.texts()
        #expect(texts.prefix(address.count) == address[...])
    }

    @Test(
        "A few words wrapped in a box, and verses, stay one",
        arguments: [
            ["Winter Quay", "Silver Harbours", "Silversmiths"],
            ["Winter upon the quay,", "Harbours beyond the quiet sea", "Sailors returning at the dawn."],
        ])
    func noAddress(_ lines: [String]) throws {
        #expect(try Self.texts(lines).first == lines.joined(separator: " "))
    }

    @Test("Names below a title are read one by one: the title says that the next one had room, however long they are")
    func namesBelowTitle() throws {
        for names in [["Bartholomew Lantern", "Cy Meadow"], ["Bartholomew Lantern", "Harbour School", "Northport, 12 May"]] {
            let texts = try TestDocument { page in
                Self.show(["A History of Small Lamps and Quays"], 700, size: 18, on: &page)
                Self.show(names, 660, size: 12, on: &page)
                page.paragraph(Prose.sentence("Alpha", 90), 72, 560, width: 468)
            }.texts()
            #expect(texts.dropFirst().prefix(names.count) == names[...])
        }
    }

    @Test("Bold lines around a date are one each, though none had room for the next one's first word")
    func aroundDate() throws {
        let lines = ["Lamps by the Day they were Lit", "07/01/1905 - 03/25/1906", "Winters of Quill"]
        let found = try TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, 306 - TestPage.width(line, size: 10) / 2, 740 - 13 * Double(index), font: .evenBold)
            }
            page.paragraph(Prose.sentence("Alpha", 60), 72, 680, width: 468)
        }.texts()
        #expect(Array(found.prefix(3)) == lines, "\(found)")
    }

    @Test("A heading in bold type over a column is one, though it was wrapped before a capital")
    func wrappedHeading() throws {
        let texts = ["Alpha", "Beta"].map { Prose.sentence($0, 60) }
        let heads = [["OF LAMPS AND LANTERNS", "IN WINTER"], ["OF BOATS BY THE QUAY", "AND HARBOUR"]]
        let document = TestDocument { page in
            var y = 700.0
            for (head, text) in zip(heads, texts) {
                for line in head {
                    page.show(line, 72 + (110 - TestPage.width(line, size: 10)) / 2, y, font: .evenBold)
                    y -= 12
                }
                y = page.paragraph(text, 72, y - 6, width: 110) - 8
            }
        }
        let found = try document.texts()
        for head in heads { #expect(found.contains(head.joined(separator: " "))) }
    }

    @Test("Names and where they write from are one each below a title, though their type is larger than the text's")
    func largerNames() throws {
        let names = ["Ada Pebble-Lantern of Winter", "Harbour Lamps Unit Ltd.", "Northport, N.P.", "ada@lamps-of-the-harbour.example"]
        let texts = try TestDocument { page in
            Self.show(["The Lamps of the Old Northern Quay and Others"], 740, size: 17, on: &page)
            Self.show(["Version 1.8.2"], 712, size: 12, on: &page)
            Self.show(names, 680, size: 12, on: &page)
            page.paragraph(Prose.sentence("Alpha", 190), 72, 600, width: 468)
        }.texts()
        #expect(Array(texts.dropFirst(2).prefix(4)) == names, "\(texts)")
    }

    @Test("The lines of a large title stay one")
    func largeTitle() throws {
        let title = ["The Lamps", "of the Old Northern Quay", "And Others"]
        let texts = try TestDocument { page in
            Self.show(title, 740, size: 17, on: &page)
            page.paragraph(Prose.sentence("Alpha", 190), 72, 600, width: 468)
        }.texts()
        #expect(texts.first == title.joined(separator: " "), "\(texts)")
    }
}
