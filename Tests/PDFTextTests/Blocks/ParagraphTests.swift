import PDFText
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
    private let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 60) }

    @Test("A heading that only its font tells, with its last line short, is a paragraph by itself")
    func headingByFont() throws {
        let text = Prose.sentence("David", 60)
        let document = TestDocument { page in
            page.lines(["Corporate responsibility for the use of lamps and of other", "means at the door"], 72, 700, font: .serif)
            page.paragraph(text, 72, 676, width: 300)
        }
        try document.expect(["Corporate responsibility for the use of lamps and of other means at the door", text])
        let full = TestDocument { page in
            page.show("A line in one font that goes on in another one without", 72, 700, font: .serif)
            page.lines(["an end to its sentence, though none would have", "thought so."], 72, 688)
        }
        #expect(try full.texts().count == 1)
    }

    @Test("A heading that only its place in the middle tells is a paragraph by itself, a formula there is none")
    func centredHeading() throws {
        func document(_ middle: String) -> TestDocument {
            TestDocument { page in
                var y = page.lines(TestPage.wrap(texts[0], width: 300), 72, 700)
                page.show(middle, 222 - TestPage.width(middle, size: 10) / 2, y, font: .evenItalic)
                y = page.lines(TestPage.wrap(texts[1], width: 300), 72, y - 12)
                page.lines(TestPage.wrap(texts[2], width: 300), 72, y)
            }
        }
        #expect(try document("Lamps and ovens").texts().contains("Lamps and ovens"))
        #expect(try !document("2x + 30y = 120z").texts().contains("2x + 30y = 120z"))
    }

    @Test("A heading that only its capitals tell is a paragraph by itself, with a number and without", arguments: ["", "2. "])
    func headingInCapitals(number: String) throws {
        let text = Prose.sentence("David", 60)
        let document = TestDocument { page in
            page.show(number + "LAMPS AND ÖFEN", 72, 700)
            page.paragraph(text, number.isEmpty ? 72 : 83, 688, width: 300)
        }
        try document.expect([number + "LAMPS AND ÖFEN", text])
    }

    @Test("Capitals end nothing in a full line, above other capitals, or of a word or two")
    func capitalsInText() throws {
        let lines = [
            [
                "The notice at the door of the mill was written in", "NO LAMPS AND NO OPEN FIRE IN THE HARBOUR AT ANY TIME",
                "Nobody had read it.",
            ],
            ["A PAPER ABOUT THE RIVER AND ITS STONES", "FOR THE LaMP CONFERENCE"], ["UNO", "Main Street 4"],
        ]
        for lines in lines { try TestDocument { $0.lines(lines, 72, 700) }.expect([lines.joined(separator: " ")]) }
    }

    @Test("A sign by itself, however large, is no heading; a word of two letters is", arguments: ["{", "* * *", "§§", "On", "1"])
    func signs(sign: String) throws {
        let roles = try TestDocument { page in
            let y = page.lines(TestPage.wrap(texts[0], width: 300), 72, 700)
            page.show(sign, 72, y - 20, size: 18)
            page.lines(TestPage.wrap(texts[1], width: 300), 72, y - 50)
        }.roles()
        #expect(roles.contains("heading: \(sign)") == (sign == "On" || sign == "1"), "\(roles.map { $0.prefix(20) })")
    }

    @Test("A few words in a larger face make no heading of a line, nor an end of a paragraph")
    func largerWords() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 70), width: 400)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                let y = 700 - 12 * Double(index)
                let words = line.split(separator: " ")
                guard index % 2 == 1, words.count > 6 else {
                    page.show(line, 72, y)
                    continue
                }
                let start = words.prefix(4).joined(separator: " ") + " "
                let (code, rest) = (words[4] + " ", words.dropFirst(5).joined(separator: " "))
                page.show(start, 72, y)
                page.show(String(code), 72 + TestPage.width(start, size: 10), y, size: 11.8)
                page.show(rest, 72 + TestPage.width(start, size: 10) + TestPage.width(code, size: 11.8), y)
            }
        }
        try document.expectRoles(["paragraph: " + lines.joined(separator: " ")])
    }

    @Test("White that a formula makes does not end a paragraph in the middle of its sentence")
    func wideLine() throws {
        let lines = [
            "The river and the stones in it were seen from a small hill near",
            "the harbour, where an old letter had been found in winter by",
            "candle light, under a bridge that nobody had opened or seen before",
            "the music came. It was a bright and silver shadow that took a",
        ]
        let document = TestDocument { page in
            var y = 700.0
            for (index, line) in lines.enumerated() {
                y -= index == 2 ? 15.5 : 12
                page.show(line, 72, y, end: 400)
            }
        }
        try document.expect([lines.joined(separator: " ")])
    }

    @Test("First lines are indented")
    func indents() throws {
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 400, indent: 15) }
        }
        try document.expect(texts)
    }

    @Test("First lines are indented by an em, the first of them isn't")
    func smallIndents() throws {
        let document = TestDocument { page in
            var y = 700.0
            for (index, text) in texts.enumerated() { y = page.paragraph(text, 72, y, width: 400, indent: index == 0 ? 0 : 10) }
        }
        try document.expect(texts)
    }

    @Test("White between paragraphs", arguments: [4.0, 6, 12, 24])
    func white(_ space: Double) throws {
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 400) - space }
        }
        try document.expect(texts)
    }

    @Test("Neither: a short last line and a capital part them where lines are justified")
    func shortLastLine() throws {
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 67) }
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 400) }
        }
        try document.expect(texts)
    }

    @Test("Lines set wide apart are still one paragraph", arguments: [15.0, 20, 24])
    func doubleSpaced(_ leading: Double) throws {
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 400, leading: leading, indent: 20) }
        }
        try document.expect(texts)
    }

    @Test("Lines set solid are still lines")
    func solid() throws {
        let document = TestDocument { $0.paragraph(texts[0], 72, 700, width: 400, leading: 10) }
        try document.expect([texts[0]])
    }

    @Test("Ragged lines")
    func ragged() throws {
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.lines(TestPage.wrap(text, width: 400), 72, y) - 6 }
        }
        try document.expect(texts)
    }

    @Test("Hanging items: labels stand out, lines below are set in")
    func hanging() throws {
        let items = ["Alpha", "Bravo", "Charlie"].enumerated().map { "\($0 + 1). \(Prose.sentence($1, 40))" }
        let document = TestDocument { page in
            var y = 700.0
            for item in items {
                let lines = TestPage.wrap(item, width: 380)
                page.show(lines[0], 72, y)
                y = page.lines(Array(lines.dropFirst()), 86, y - 12)
            }
        }
        try document.expectRoles(items.map { "list-item: \($0)" })
    }

    @Test("A sign that stands as close to what follows as an operator does is no bullet", arguments: ["▷", "■", "-"])
    func operators(_ sign: String) throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420)
            let next = sign == "-" ? "-filter" : "P"
            page.raw("BT /E 10 Tf 120 500 Td [\(TestFont.even.string(sign)) -170 \(TestFont.even.string(next + " and more of it"))] TJ ET")
        }
        let text = try #require(try document.texts().last)
        #expect(text.hasPrefix(sign), "\(text)")
    }

    @Test("Bullets", arguments: ["•", "–", "▪", "*", "\u{F0B7}"])
    func bullets(_ bullet: String) throws {
        let items = ["The first of the items is here", "The second one is longer than the first was", "The third"]
        let document = TestDocument { page in
            for (index, item) in items.enumerated() {
                page.show(bullet, 80, 700 - 12 * Double(index))
                page.show(item, 92, 700 - 12 * Double(index))
            }
        }
        // Bullets are silent; a dash may open speech as well, and stays.
        try document.expectRoles(items.map { "list-item: \(bullet == "–" ? "– " : "")\($0)" })
    }

    @Test("Numbers and letters", arguments: [["1.", "2.", "3."], ["(a)", "(b)", "(c)"], ["i)", "ii)", "iii)"], ["[1]", "[2]", "[3]"]])
    func labels(_ labels: [String]) throws {
        let document = TestDocument { page in
            for (index, label) in labels.enumerated() { page.show("\(label) An item of the list", 72, 700 - 12 * Double(index)) }
        }
        try document.expectRoles(labels.map { "list-item: \($0) An item of the list" })
    }

    @Test("A year at a line's beginning is no item")
    func year() throws {
        let lines = [
            "The house was built by an uncle of his in the spring of", "1984. It was sold again in the year that followed and has",
            "stood empty since.",
        ]
        let document = TestDocument { $0.lines(lines, 72, 700, end: 340) }
        try document.expectRoles(["paragraph: " + lines.joined(separator: " ")])
    }

    @Test("Headings by size, by weight")
    func headings() throws {
        let document = TestDocument { page in
            page.show("A large title", 72, 720, size: 20)
            var y = page.paragraph(texts[0], 72, 680, width: 400) - 14
            page.show("A bold heading", 72, y, font: .evenBold)
            y = page.paragraph(texts[1], 72, y - 16, width: 400) - 14
            page.show("A larger heading", 72, y, size: 14)
            page.paragraph(texts[2], 72, y - 20, width: 400)
        }
        try document.expectRoles([
            "heading: A large title", "paragraph: " + texts[0], "heading: A bold heading", "paragraph: " + texts[1],
            "heading: A larger heading",
            "paragraph: " + texts[2],
        ])
        let levels = try document.paragraphs().compactMap(\.level)
        #expect(levels.count == 3)
        #expect(levels[0] < levels[2] && levels[2] < levels[1])
    }

    @Test("A heading of two lines is one heading")
    func longHeading() throws {
        let document = TestDocument { page in
            page.lines(["A title that is so long that it", "goes on in a second line"], 72, 720, size: 20)
            page.paragraph(texts[0], 72, 650, width: 400)
        }
        try document.expectRoles(["heading: A title that is so long that it goes on in a second line", "paragraph: " + texts[0]])
    }

    @Test("Bold words do not make headings of their lines")
    func boldWords() throws {
        let document = TestDocument { page in
            page.raw(
                "BT /EB 10 Tf 72 700 Td \(TestFont.evenBold.string("Note")) Tj /E 10 Tf \(TestFont.even.string(" that this is a line of text which begins in bold")) Tj ET"
            )
            page.lines(["type and goes on below for some more words, and ends."], 72, 688)
        }
        try document.expectRoles([
            "paragraph: Note that this is a line of text which begins in bold type and goes on below for some more words, and ends."
        ])
    }

    @Test("Code keeps its lines")
    func code() throws {
        let code = ["let names = [1, 2]", "for name in names {", "print(name)", "}"]
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 720, width: 400)
            let next = page.lines(code, 90, y - 10, font: .fixed)
            page.paragraph(texts[1], 72, next - 10, width: 400)
        }
        try document.expectRoles(["paragraph: " + texts[0], "code: " + code.joined(separator: "\n"), "paragraph: " + texts[1]])
    }

    @Test("Captions")
    func captions() throws {
        let document = TestDocument { page in
            page.paragraph(texts[0], 72, 720, width: 400)
            page.show("Figure 3. The parts of the machine.", 150, 500, size: 9)
            page.paragraph(texts[1], 72, 460, width: 400)
        }
        try document.expectRoles(["paragraph: " + texts[0], "caption: Figure 3. The parts of the machine.", "paragraph: " + texts[1]])
    }

    @Test("A quotation that is set in is a paragraph of its own")
    func quotation() throws {
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 720, width: 400)
            y = page.paragraph(texts[1], 100, y - 8, width: 344)
            page.paragraph(texts[2], 72, y - 8, width: 400)
        }
        try document.expect(texts)
    }

    @Test("A drop cap of two or three lines begins its word", arguments: [(2, 28.0), (3, 46)])
    func dropCap(_ count: Int, _ size: Double) throws {
        let text =
            "nce upon a time there was a small town by the river and in it lived an old man who took a road to the hill and the village."
            + " " + Prose.sentence("Alpha", 30)
        let lines = TestPage.wrap(text, width: 250)
        let indent = 76 + size / 2
        let document = TestDocument { page in
            page.show("O", 72, 712 - Double(count) * 12, size: size)
            page.lines(Array(lines.prefix(count)), indent, 700, end: 340, justifiesLast: true)
            page.lines(Array(lines.dropFirst(count)), 72, 700 - Double(count) * 12, end: 340)
        }
        try document.expect(["O" + text])
    }

    @Test("A drop cap ties nothing of the next column to its lines")
    func dropCapBesideColumn() throws {
        let (left, right) = (Prose.sentence("pon", 60), Prose.sentence("Bravo", 60))
        let lines = TestPage.wrap(left, width: 180)
        let document = TestDocument { page in
            page.show("U", 72, 676, size: 46)
            page.lines(Array(lines.prefix(3)), 100, 700, end: 272, justifiesLast: true)
            page.lines(Array(lines.dropFirst(3)), 72, 664, end: 272)
            page.paragraph(right, 290, 703, width: 200)
        }
        try document.expect(["U" + left, right])
    }

    @Test("Lines that end without a stop and a next paragraph below stay apart")
    func noStop() throws {
        let document = TestDocument { page in
            page.lines(["The office is closed on Sundays and", "on the days that the town has off too"], 72, 700)
            page.paragraph(texts[0], 72, 660, width: 400)
        }
        try document.expect(["The office is closed on Sundays and on the days that the town has off too", texts[0]])
    }

    @Test("A line half of which is code doesn't end a paragraph whose font is bold by the width of its stems alone")
    func madeUpStems() throws {
        var document = TestDocument { page in
            let end = "ET"
            page.raw("BT /S 10 Tf 72 700 Td (The lamps along the harbour are lit by hand, and who does that keeps the) Tj \(end)")
            page.raw(
                "BT /S 10 Tf 72 688 Td (book, which is ) Tj /C 10 Tf (log.append\\(lamp.light\\(\\)\\)) Tj /S 10 Tf ( in the language of the) Tj \(end)"
            )
            page.raw("BT /S 10 Tf 72 676 Td (Office. Most evenings it is done when the last boat comes home to the) Tj \(end)")
            page.raw("BT /S 10 Tf 72 664 Td (quay, and nobody has ever asked why.) Tj \(end)")
        }
        let widths = [String](repeating: "500", count: 95).joined(separator: " ")
        document.fonts = """
            /S << /Type /Font /Subtype /Type1 /BaseFont /Harbour /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [\(widths)] \
            /FontDescriptor << /Type /FontDescriptor /FontName /Harbour /Flags 32 /StemV 151 >> >>
            """
        #expect(try document.texts().count == 1)
    }

    @Test("An address in a fixed pitch that fills most of a line doesn't part a paragraph; code below it does")
    func address() throws {
        let address = "http://lamps.example.org/harbour/village/winter/stones/road"
        let document = TestDocument { page in
            page.show("Agnes Berg and Berta Caron, The lamps of the harbour and of the village", 72, 700, end: 472)
            page.show("2005, in", 72, 688)
            page.show(address, 114, 688, font: .fixed)
            page.show("candle.html", 72, 676, font: .fixed)
            page.show("(seen in winter), and in the letters of his aunt and of others,", 141, 676, end: 472)
            page.show("who came from the town.", 72, 664)
            page.show("lamp = new Lamp(72) // in winter", 72, 652, font: .fixed)
        }
        let texts = try document.texts()
        #expect(texts.count == 2)
        #expect(
            texts.first?.hasSuffix(
                "2005, in \(address) candle.html (seen in winter), and in the letters of his aunt and of others, who came from the town.")
                == true)
    }

    @Test("The second and last line of an entry that hangs belongs to it, and the next entry doesn't")
    func hangingEntries() throws {
        let entries = [
            ["Alma Berg, Of lamps and of the harbour in winter, with some notes on a", "village by the river. Bergen, 1904."],
            ["Bruno Caron, A letter to his aunt that was never opened and has been in", "this museum since. Oslo, 1911."],
            ["Clara Dahl, Stones on the hill, and what is under them as far as anyone", "knows. Bergen, 1923."],
        ]
        let document = TestDocument { page in
            var y = 700.0
            for entry in entries {
                page.show(entry[0], 72, y, end: 432)
                page.show(entry[1], 92, y - 12)
                y -= 24
            }
        }
        try document.expect(entries.map { $0.joined(separator: " ") })
    }

    @Test("Below something set in that ends short, a line with the same indent begins a paragraph")
    func belowInset() throws {
        let text = Prose.sentence("The lamp", 60)
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 700, width: 400)
            page.show("Gives: the light of a lamp", 87, y - 12)
            y = page.paragraph(text, 72, y - 24, width: 400, indent: 15)
            page.paragraph(texts[1], 72, y - 12, width: 400)
        }
        try document.expect([texts[0], "Gives: the light of a lamp", text, texts[1]])
    }

    @Test("What is set in deeper than any first line, and ends short, is a paragraph by itself")
    func deepLine() throws {
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 700, width: 400)
            page.show("lamp, small letter)", 110, y - 12)
            page.paragraph(texts[1], 72, y - 24, width: 400)
        }
        try document.expect([texts[0], "lamp, small letter)", texts[1]])
    }

    @Test("A dash, or a number that isn't the first, is no item's where a sentence goes on with it behind a full line")
    func labelsInSentences() throws {
        let lines = ["– in fact a small letter about the harbour – had been found near", "the hill, and nobody opened it."]
        let items = ["(ii) the lamps in the village under the hill; (iii) the letters of", "the winter, and of all others."]
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 700, width: 340)
            page.show("When she came to the harbour, a large part of the letters", 87, y, end: 412)
            page.lines(lines, 72, y - 12, end: 412)
            page.show("•", 72, y - 48)
            page.show("The things of the town are of four kinds: (i) the stones;", 87, y - 48, end: 412)
            page.lines(items, 87, y - 60, end: 412)
        }
        try document.expect([
            texts[0], "When she came to the harbour, a large part of the letters " + lines.joined(separator: " "),
            "The things of the town are of four kinds: (i) the stones; " + items.joined(separator: " "),
        ])
    }

    @Test("The last word of a paragraph may be of a fixed pitch, on a line by itself")
    func lastWord() throws {
        let document = TestDocument { page in
            page.show("For some of the lamps the light is small, and can only be seen when it is", 72, 700, end: 432)
            page.show("lit.", 72, 688, font: .fixed)
            page.paragraph(texts[0], 72, 664, width: 360)
        }
        try document.expect(["For some of the lamps the light is small, and can only be seen when it is lit.", texts[0]])
    }

    @Test("An item or a long sentence in somewhat larger type than what is around it is no heading")
    func largerText() throws {
        let sentence = "The lamp that is said to be the oldest of the harbour is named as follows, with its number:"
        let document = TestDocument { page in
            page.lines(TestPage.wrap(sentence, width: 300, size: 10), 72, 700, size: 10)
            page.lines((0..<30).map { "lamp(\($0), \($0 * 7)) // of the harbour in winter" }, 72, 660, size: 8, leading: 9.6)
            page.show("2.1 Of mills, of barns and of the harbour in the winter.", 72, 340, size: 10)
            page.show("Of mills", 72, 310, size: 10)
        }
        let roles = try document.roles()
        #expect(roles.first == "paragraph: " + sentence)
        #expect(roles.suffix(2) == ["heading: 2.1 Of mills, of barns and of the harbour in the winter.", "heading: Of mills"])
    }

    @Test("Lines far apart are a text where they are full, and set apart where they are not")
    func farApart() throws {
        let short = [
            "The lamp is what the keeper of the lighthouse has to keep alight from dusk till dawn", "The lamp is lit by:",
            "A member of the lighthouse", "Inherited from Lamp and from Light",
            "See also the keeper",
            "Its name, and whether it burns", "Generated from the lamp's own file", "All of its members are listed here",
        ]
        let apart = TestDocument { $0.lines(short, 72, 720, leading: 24) }
        #expect(try apart.texts().count == short.count)
        let text = Prose.sentence("Alpha", 120)
        let wide = TestDocument { $0.paragraph(text, 72, 720, width: 420, leading: 24) }
        #expect(try wide.texts() == [text])
    }

    @Test("The first line of a paragraph at the foot of a page is read with the rest of it on the next one")
    func firstLineAtFoot() throws {
        let lines = TestPage.wrap(
            Prose.sentence("Bravo", 60).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "),
            width: 300, indent: 15)
        let document = TestDocument(pages: 2) { page, index in
            if index == 0 {
                let y = page.paragraph(texts[0], 72, 700, width: 300)
                page.show(lines[0], 87, y, end: 372)
            } else {
                page.lines(Array(lines.dropFirst()), 72, 700, end: 372)
            }
        }
        try document.expect([texts[0], lines.joined(separator: " ")])
        // One that ends long before the edge is over.
        let short = TestDocument(pages: 2) { page, index in
            if index == 0 {
                page.show("Bravo and the river", 87, page.paragraph(texts[0], 72, 700, width: 300))
            } else {
                page.paragraph(texts[2], 72, 700, width: 300)
            }
        }
        try short.expect([texts[0], "Bravo and the river", texts[2]])
    }

    @Test("White for a small picture within a line does not end the paragraph")
    func pictureInLine() throws {
        let lines = [
            "The lamps of the harbour are shown in the plan of the town by a sign that stands", "beside the road, which",
            "is a sign of candles, and nothing else is shown.",
        ]
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 740, width: 400) - 10
            page.show(lines[0], 72, y, end: 472)
            page.show(lines[1], 72, y - 12)
            page.show(lines[2], 216, y - 12)
            page.paragraph(texts[1], 72, y - 40, width: 400)
        }
        try document.expect([texts[0], lines.joined(separator: " "), texts[1]])
    }

    @Test("Lines that are too long for a text beside its margin do not make all others short")
    func longLines() throws {
        let names = ["lamp", "wick", "oil", "candle"]
        let document = TestDocument { page in
            var y = 740.0
            for (index, name) in names.enumerated() {
                page.show(name, 72, y)
                let lines = TestPage.wrap(Prose.sentence("Name\(index)", 60), width: 300, indent: 15)
                y = page.lines(lines, 190, y, end: 490, indent: 15)
                if index < 2 {
                    page.show("A sentence of the same text that is a little too long for the column it is in", 190, y)
                    y -= 12
                }
            }
        }
        #expect(try document.texts().filter { text in names.contains { text.hasPrefix($0 + " Name") } }.count == names.count)
    }

    @Test(
        "A caption with a dash between its number and its text, of an appendix, is one, and stands between the parts of a word",
        arguments: ["Figure 3 – The plan of the harbour", "Figure C.1: The plan of the harbour", "Table B-2. The ships of the harbour"])
    func captionBetweenParts(caption: String) throws {
        let document = TestDocument(pages: 2) { page, index in
            if index == 0 {
                page.lines(["A letter about the river and the old stones of the town and what the peo-"], 72, 700)
            } else {
                page.show(caption, 150, 700)
                page.lines(["ple of the village saw in winter, when it was dark."], 72, 660)
            }
        }
        try document.expectRoles([
            "paragraph: A letter about the river and the old stones of the town and what the people of the village saw in winter, when it was dark.",
            "caption: \(caption)",
        ])
    }

    @Test("A date above a text that begins small does not begin that text")
    func date() throws {
        let text = "after a year " + Prose.sentence("in", 60)
        let document = TestDocument { page in
            page.show("Farrow Ness, 1 May 2011", 360, 740)
            page.paragraph(text, 72, 700, width: 400)
        }
        try document.expect(["Farrow Ness, 1 May 2011", text])
    }

    @Test("A first line below an item of one line, set in as far as that, begins its paragraph")
    func firstLineBelowItem() throws {
        let text = Prose.sentence("Bravo", 60)
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 740, width: 400)
            page.show("– The lamps of the harbour were found in the old town near the road of stone.", 87, y, end: 472)
            page.paragraph(text, 72, y - 12, width: 400, indent: 15)
        }
        try document.expect([texts[0], "– The lamps of the harbour were found in the old town near the road of stone.", text])
    }

    @Test("The last cell of a row goes on below where it begins; a next cell with room before it does not")
    func wrappedCells() throws {
        let rows = [
            ("lantern", "none", "The file that holds the letters of the", "town and of its harbour"),
            ("wick", "2 em", "How far it reaches", ""),
            ("oil", "full", "What is burnt, unless there is none of", "it in the house"), ("glass", "clear", "What lets the light out", ""),
        ]
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 80), 72, 740, width: 400)
            var y = 600.0
            for (name, value, text, rest) in rows {
                page.show(name, 80, y)
                page.show(value, 140, y)
                y = page.lines([text, rest].filter { !$0.isEmpty }, 200, y)
            }
        }
        #expect(
            try document.texts().dropFirst()
                == rows.map { [$0.0, $0.1, $0.2, $0.3].filter { !$0.isEmpty }.joined(separator: " ") }[...])
    }
}
