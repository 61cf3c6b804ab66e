import Testing

@Suite("Sentences that go on whatever sets their lines apart")
struct SentenceTests {
    @Test("A bold line in the middle of a narrow ragged paragraph is part of it")
    func bold() throws {
        let lines = [
            "whoever has seen a lamp on the", "pier that went out should send", "word to the keeper who is named",
            "in the SECTION ON LAMPS AND",
            "PIERS above. All that is heard", "by the keeper before winter will", "be written down by him.",
        ]
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, 72, 700 - 10 * Double(index), size: 9, font: index == 3 ? .evenBold : .even)
            }
        }
        try document.expect([lines.joined(separator: " ")])
    }

    @Test("A line is as large as its text, though most of it are names from a program in smaller type")
    func smallNames() throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 60), width: 400)
        let name = "--without-any-of-the-lamps=harbour,pier,quay"
        let document = TestDocument { page in
            for index in 0..<3 { page.show(lines[index], 72, 700 - 12 * Double(index), end: 472) }
            page.show("and with ", 72, 664)
            page.show(name, 117, 664, size: 7, font: .fixedWide)
            page.show("of the old town by the river where", 276, 664, end: 472)
            page.show("lanterns had stood.", 72, 652)
        }
        try document.expect([
            lines[..<3].joined(separator: " ") + " and with \(name) of the old town by the river where lanterns had stood."
        ])
    }

    @Test("The name that a sentence ends with, in smaller type, is part of it, though it stands in a line by itself")
    func smallNameAlone() throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 60), width: 400)
        let document = TestDocument { page in
            for index in 0..<3 { page.show(lines[index], 72, 700 - 12 * Double(index), end: 472) }
            page.show("harbour-lamps.", 72, 664, size: 8, font: .fixedWide)
        }
        try document.expect([lines[..<3].joined(separator: " ") + " harbour-lamps."])
    }

    @Test("Names at the end of a sentence are part of it", arguments: [0, 5])
    func namesAtEnd(shift: Double) throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 60), width: 400)
        let document = TestDocument { page in
            for index in 0..<3 { page.show(lines[index], 72, 700 - 12 * Double(index), end: 472) }
            page.show("lamp_of_the_pier", 72 + shift, 664, font: .fixedWide)
            page.show(", ", 152 + shift, 664)
            page.show("lamp_of_the_quay", 160 + shift, 664, font: .fixedWide)
            page.show(" or ", 240 + shift, 664)
            page.show("lamp_of_the_boat", 255 + shift, 664, font: .fixedWide)
            page.show(".", 335 + shift, 664)
            page.paragraph(Prose.sentence("Bravo", 50), 72, 640, width: 400)
        }
        try document.expect([
            lines[..<3].joined(separator: " ") + " lamp_of_the_pier, lamp_of_the_quay or lamp_of_the_boat.", Prose.sentence("Bravo", 50),
        ])
    }

    @Test("The rest of an address that begins with a sign set lower is part of its item")
    func loweredSign() throws {
        let title = "The lamps of the harbour, in the older printing of the book of lamps."
        let end = 92.5 + TestPage.width(title, size: 10)
        let document = TestDocument { page in
            for index in 0..<2 {
                let y = 700 - 30 * Double(index)
                page.show("[\(index + 1)]", 72, y)
                page.show(title, 90, y)
                page.show("http://www.lamps.example/", end, y, font: .fixedWide)
                page.show("~", 90, y - 14.3, font: .fixedWide)
                page.show("keeper/book/of/lamps/and/candles/lamps.txt", 95, y - 12, font: .fixedWide)
                page.show(".", 305, y - 12)
            }
            page.paragraph(Prose.sentence("Bravo", 50), 72, 630, width: end + 125 - 72)
        }
        let texts = try document.texts()
        #expect(texts.count == 3 && texts.first?.hasPrefix("[1] " + title) == true, "\(texts)")
    }

    @Test("A heading that begins with a name goes on with the rest of its last word, though less of its first line is bold")
    func brokenHeading() throws {
        let document = TestDocument { page in
            page.show("LampSum", 72, 740, size: 14, font: .fixedWide)
            page.show("sums of all the lamps of a har-", 128, 740, size: 14, font: .evenBold)
            page.show("bour in winter", 72, 723, size: 14, font: .evenBold)
            page.paragraph(Prose.sentence("Bravo", 90), 72, 690, width: 266)
        }
        #expect(try document.texts().first == "LampSum sums of all the lamps of a harbour in winter")
    }

    @Test("A line of recognised text whose size was measured too large is part of its paragraph", arguments: [2, 4, 7])
    func measured(large: Int) throws {
        let text = Prose.sentence("alpha", 90)
        let lines = TestPage.wrap(text, width: 300, size: 9)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                // Hardly two lines of recognised text have one size. The matrix keeps the widths what they are.
                let size = index == large ? 17 : 8.6 + 0.35 * Double(index * 7 % 5)
                let scale = 9 / size * 300 / TestPage.width(line, size: 9)
                let isLast = index == lines.count - 1
                page.raw("q \(isLast ? 9 / size : scale) 0 0 1 72 \(700 - 10.4 * Double(index)) cm")
                page.show(line, 0, 0, size: size)
                page.raw("Q")
            }
        }
        try document.expect([text])
    }

    @Test("Further in than its first line, a sentence goes on, though the line above this is short and without a stop")
    func hanging() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 740, width: 430)
            page.lines(
                [
                    "lamps draws several lamps, from the left",
                    "piers draws many piers, beginning at the hill and going on by as much each. Names must not have",
                ], 72, 640)
            page.show("spaces in them; whoever needs these writes a sign.", 92, 616)
            page.paragraph(Prose.sentence("Bravo", 40), 72, 580, width: 430)
        }
        #expect(try document.texts().contains { $0.contains("must not have spaces in them") })
    }

    @Test(
        "A line that begins with a ligature goes on with a sentence as others do, though white was spread over the page",
        arguments: ["fi", "\u{E010}"])
    func ligature(start: String) throws {
        let (first, rest) = (
            TestPage.wrap("Alpha " + Prose.sentence("and", 40), width: 430)[0], start + "nds the lamps of the pier in the evening."
        )
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Bravo", 120), 72, 740, width: 430) - 6
            page.show(first, 72, y, end: 502)
            page.show(rest, 72, y - 16)
        }
        #expect(try document.texts().last == first + " finds the lamps of the pier in the evening.")
    }

    @Test("The end of a sentence at a page's head, above a formula, is no stray label")
    func acrossPages() throws {
        let first = "Alpha " + String(Prose.sentence("and", 70).dropLast())
        let document = TestDocument(pages: 2) { page, index in
            if index == 0 {
                let lines = TestPage.wrap(first, width: 430)
                page.lines(lines, 72, 200, end: 502, justifiesLast: true)
            } else {
                page.show("mixed model, given by", 72, 720)
                page.show("y = a + b + c", 220, 690)
                page.paragraph(Prose.sentence("Bravo", 80), 72, 660, width: 430)
            }
        }
        #expect(try document.texts().first == first + " mixed model, given by")
    }

    @Test("A paragraph whose first line begins with a smaller heading goes on in the next column")
    func runInHeading() throws {
        let text = Prose.sentence("alpha", 60)
        let lines = ["The Structure of Lamps. The structure of a lamp was"] + TestPage.wrap(text, width: 220)
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Bravo", 120), 72, 740, width: 220) - 10
            for (index, line) in lines.prefix(4).enumerated() {
                page.show(line, 72, y, size: index == 0 ? 9.1 : 10, end: 292)
                y -= 12
            }
            var right = 740.0
            for (index, line) in lines.dropFirst(4).enumerated() {
                page.show(line, 320, right, end: index == lines.count - 5 ? nil : 540)
                right -= 12
            }
            page.paragraph(Prose.sentence("Charlie", 120), 320, right - 10, width: 220)
        }
        #expect(try document.texts().contains(lines.joined(separator: " ")))
    }

    @Test("Text among works cited in smaller type is no heading")
    func besideSmallType() throws {
        let text = Prose.sentence("Alpha", 26).dropLast() + " where"
        let works = (1...9).map { "\($0). " + Prose.sentence("Work", 28) }
        let document = TestDocument { page in
            var y = 740.0
            for name in ["Bravo", "Charlie"] { y = page.paragraph(Prose.sentence(name, 60), 72, y, width: 400) - 8 }
            y = page.paragraph(String(text), 72, y, width: 400) - 20
            for work in works { y = page.paragraph(work, 72, y, width: 400, size: 8, leading: 9.6) - 4 }
        }
        let found = try document.roles()
        #expect(!found.contains { $0.hasPrefix("heading") }, "\(found)")
    }

    @Test("A word that is broken at the end of a full line goes on in the next one, though most of the line are names from a program")
    func brokenWord() throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 60), width: 400)
        let names = "<lamp> tag in Harbour_Info.xml, Pier.xml, or Set_In-"
        let document = TestDocument { page in
            for index in 0..<3 { page.show(lines[index], 72, 700 - 12 * Double(index), end: 472) }
            page.show(names, 72, 664, size: 12, font: .fixedWide, end: 472)
            page.show("fo.xml file.", 72, 652)
        }
        let joined = names.dropLast() + "fo.xml file."
        try document.expect([lines[..<3].joined(separator: " "), String(joined)])
    }

    @Test("A line that words of another font push a little down goes on, beside programs that are set closer")
    func pushedDown() throws {
        let code = ["light(lamp)", "pour(oil)", "trim(wick)", "quench(lamp)", "wait()", "close()"]
        let text = "Alpha " + Array(repeating: "the lamps that nobody lights any more", count: 2).joined(separator: " ")
        let texts = try TestDocument { page in
            var y = 720.0
            for _ in 0..<4 { y = page.lines(code, 80, y, leading: 12, font: .fixedWide) - 22 }
            page.lines([text + " of which", "“LAMP” says more"], 72, y, leading: 15)
            page.show(text + " of which", 72, y - 48)
            page.show("the", 72, y - 61)
        }.texts()
        #expect(texts.contains { $0.contains("of which “LAMP” says more") }, "\(texts)")
    }

    @Test("Names in typewriter type go on behind the comma that a full line ends with")
    func restOfNames() throws {
        let text = Prose.sentence("Alpha", 90)
        let start = "Others that change nothing of what is read of it are "
        let names = ["--lamps,", "--wicks,", "--sails,", "--ropes,", "--boats,"]
        let texts = try TestDocument { page in
            let y = page.paragraph(text, 72, 720, width: 420) - 12
            page.show(start, 72, y)
            page.show(names.joined(separator: " "), 72 + TestPage.width(start, size: 10), y, font: .fixedWide)
            page.show("--keys, --tides, --stars.", 72, y - 12, font: .fixedWide)
            page.paragraph(text, 72, y - 36, width: 420)
        }.texts()
        #expect(texts == [text, start + names.joined(separator: " ") + " --keys, --tides, --stars.", text])
    }
}
