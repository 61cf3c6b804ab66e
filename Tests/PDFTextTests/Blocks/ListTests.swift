import PDFText
import Testing

@Suite("Items of lists")
struct ListTests {
    private let items = [
        "A tall building, preferably round", "One lamp and a spare one", "A good chair", "Patience: the first may take weeks",
    ]

    @Test("Names with a dash and what they are, and names with mail addresses, are listed where the next one had room")
    func definitions() throws {
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 10
            page.lines(
                ["maplamp(fcn, list) – apply a function to lamps", "fcn – the function or function name", "returns – the list"], 72, y)
            y -= 46
            page.lines(["Anna Amsel <anna@lamps.example.org>", "Berta Blum <berta@lamps.example.org>"], 72, y)
        }
        #expect(
            try Array(document.texts().dropFirst()) == [
                "maplamp(fcn, list) – apply a function to lamps", "fcn – the function or function name", "returns – the list",
                "Anna Amsel <anna@lamps.example.org>", "Berta Blum <berta@lamps.example.org>",
            ])
    }

    @Test(
        "What laws put between two paragraphs is one, and the parts of a list are items",
        arguments: [["(2)", "(2a)", "(3)"], ["1.1)", "1.2)", "2.1)"]])
    func numbersOfTwoParts(_ labels: [String]) throws {
        let items = labels.map { $0 + " " + Prose.sentence("Keepers" + $0.filter(\.isNumber), 18) }
        let texts = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            for item in items { y = page.lines(TestPage.wrap(item, width: 400), 72, y) }
        }.texts()
        #expect(Array(texts.dropFirst()) == items)
    }

    @Test(
        "The end of what a bracket opens, and of an abbreviation, begins no item",
        arguments: [
            ["The barn stands beside the old mill (see the picture in fig.", "3) and is empty now."],
            ["The barn stands beside the old mill, which burnt down, i.", "e. it is empty now."],
        ])
    func notItems(_ lines: [String]) throws {
        try TestDocument { $0.lines(lines, 72, 700) }.expect([lines.joined(separator: " ")])
    }

    @Test("A heading with a number, above a text whose first line is set in, hangs over nothing")
    func headingAboveIndent() throws {
        let text = Prose.sentence("Alpha", 60)
        let read = try TestDocument { page in
            page.show("1. After three quiet weeks", 72, 740)
            let lines = TestPage.wrap(text, width: 200)
            page.lines(Array(lines.prefix(1)), 88, 720)
            page.lines(Array(lines.dropFirst()), 72, 700, leading: 20, end: 272, justifiesLast: false)
        }.texts()
        #expect(read == ["1. After three quiet weeks", text], "\(read)")
    }

    @Test("Items of two lines, the second of which begins with a name, hang")
    func namesInItems() throws {
        let read = try TestDocument { page in
            page.lines(["1. The keeper of the lamp,", "2. The keeper of the oil and"], 72, 740, leading: 24)
            page.lines(
                ["Anna Lund, who lives upon the rock of the old pier", "Olaf Berg, who sells what he has of it to the boats"], 84, 728,
                leading: 24)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 420)
        }.texts()
        let expected = [
            "1. The keeper of the lamp, Anna Lund, who lives upon the rock of the old pier",
            "2. The keeper of the oil and Olaf Berg, who sells what he has of it to the boats",
        ]
        #expect(Array(read.prefix(2)) == expected, "\(read)")
    }

    @Test("Parts of a law with a dash behind their numbers, one below the other, and letters of Arabic with dashes")
    func dashes() throws {
        let read = try TestDocument { page in
            page.lines(["Chapter 1 - The lamps", "Article 2 - Their oil"], 72, 740)
            page.paragraph(Prose.sentence("Alpha", 40), 72, 700, width: 420)
        }.texts()
        #expect(Array(read.prefix(2)) == ["Chapter 1 - The lamps", "Article 2 - Their oil"], "\(read)")
    }

    @Test("The number of a section below an item or another section, in a narrow column, begins a block")
    func sectionBelowItem() throws {
        let text = Prose.sentence("Alpha", 40)
        let document = TestDocument { page in
            page.lines(["a) Lamps of the pier and all", "b) Lamps of the harbour", "2.2. Oil that was bought for both"], 72, 740)
            page.paragraph(text, 92, 698, width: 160)
        }
        let read = try document.texts()
        let expected = ["a) Lamps of the pier and all", "b) Lamps of the harbour", "2.2. Oil that was bought for both"]
        #expect(Array(read.prefix(3)) == expected, "\(read)")
    }

    @Test("A line in bold, further left than an item that ended its sentence, begins the next head")
    func headBelowItem() throws {
        let item = "• The lamps of the harbour were lit at four and put out at nine, as the keeper had been told to do by the old captain."
        let rest = "lamps for boats, and what became of all of them"
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 540)
            page.show(item, 84, y)
            page.show("Harbour", 72, y - 12, font: .evenBold)
            page.show(rest, 109.5, y - 12)
        }
        #expect(try Array(document.texts().dropFirst()) == [String(item.dropFirst(2)), "Harbour " + rest])
    }

    @Test("An item behind a unit begins one")
    func itemBehindUnit() throws {
        let lines = ["a. Find the speed of the barn at 0.5 s and 5.75 s.", "b. Determine when it reaches the mill."]
        try TestDocument { $0.lines(lines, 72, 700) }.expect(lines)
    }

    @Test("Set one below the other without bullets, each is a paragraph")
    func withoutBullets() throws {
        try TestDocument { page in page.lines(items, 72, 700, leading: 15) }.expect(items)
    }

    @Test("A few short lines that begin small or with a letter and a stop are a list, too")
    func abbreviations() throws {
        let entries = [
            "Beh. behauptet", "ca. circa", "z. B. zum Beispiel", "o. ohne Beschränkung der Allgemeinheit", "vgl. vergleiche", "Vor. vor",
        ]
        try TestDocument { page in page.lines(entries, 72, 700, leading: 20) }.expect(entries)
    }

    @Test(
        "Below the last line of a deeper item the next paragraph with a number begins, though no white says so", arguments: [false, true])
    func backFromItem(isJustified: Bool) throws {
        let (first, next) = (Prose.sentence("Alpha", 30), Prose.sentence("Bravo", 30))
        let item = "(a) the keys are to be given back on the day that was named."
        let document = TestDocument { page in
            func show(_ number: String, _ text: String, _ y: Double) -> Double {
                page.show(number, 72, y)
                return page.lines(TestPage.wrap(text, width: 272), 100, y, leading: 14, end: isJustified ? 372 : nil)
            }
            var y = show("1.1", first, 700)
            for _ in 0..<3 { y = page.lines([item], 100, y, leading: 14) }
            _ = show("1.2", next, y)
        }
        try document.expect(["1.1 " + first, item, item, item, "1.2 " + next])
    }

    @Test("Answers to choose from, with capitals and stops, are items below their question")
    func answers() throws {
        let (question, next) = (Prose.sentence("Alpha", 50), Prose.sentence("Bravo", 50))
        let answers = ["A. Two of them", "B. The old town", "C. It was a small garden", "D. None"]
        let document = TestDocument { page in
            var y = page.paragraph("(a) " + question, 72, 700, width: 300)
            y = page.lines(answers, 96, y, leading: 12)
            page.paragraph("(b) " + next, 72, y, width: 300)
        }
        try document.expect(["(a) " + question] + answers + ["(b) " + next])
    }

    @Test("Initials at the beginnings of full lines are none")
    func initials() throws {
        let lines = [
            "The works of the old town were begun by", "A. Marlow in the winter of that year, and",
            "B. Quill found them by the river in it.",
        ]
        let document = TestDocument { page in page.lines(lines, 72, 700, end: 272) }
        try document.expect([lines.joined(separator: " ")])
    }

    @Test("A page, a volume or a number that a full line left for the next begins no item", arguments: ["p. 996.", "S. 51–60,", "n. 2"])
    func citedPlaces(place: String) throws {
        let first = "[1] Marlow and Quill, Lamps of the old harbour, in the Annals of Piers and Hills, volume 51 (1945),"
        let second = "[2] " + Prose.sentence("Bravo", 40)
        let document = TestDocument { page in
            page.show(first, 72, 700, end: 502)
            page.show(place + " Printed in the winter of that year.", 86, 688)
            let lines = TestPage.wrap(second, width: 416)
            page.show(lines[0], 72, 670, end: 502)
            page.lines(Array(lines.dropFirst()), 86, 658, end: 502)
        }
        try document.expect([first + " " + place + " Printed in the winter of that year.", second])
    }

    @Test("Ragged lines that begin small go on, though the next word had room")
    func raggedLines() throws {
        let lines = [
            "standardised coinage in the early nineties", "to replace the decentralised system he", "issued codes which mainly were about",
            "improving procedures for enforcement", "of the law that he had made.",
        ]
        try TestDocument { page in page.lines(lines, 72, 700) }.expect([lines.joined(separator: " ")])
    }

    @Test("Lines beside a box are no list for the wider ones below it", arguments: [1, 2])
    func besideBox(wider: Int) throws {
        let text = Prose.sentence("edgar", 120)
        var lines = TestPage.wrap(text, width: 240)
        let below = TestPage.wrap(lines[8...].joined(separator: " "), width: 468).prefix(wider)
        lines = Array(lines[..<8]) + below
        try TestDocument { page in
            page.lines(Array(lines[..<8]), 72, 700, end: 312, justifiesLast: true)
            page.lines(Array(lines[8...]), 72, 604, end: 540, justifiesLast: true)
        }.expect([lines.joined(separator: " ")])
    }

    @Test("Lines that end where nothing more had room are one paragraph, capital or not")
    func fullLines() throws {
        let lines = [
            "Agnes walked to Quill Bay and Farrow", "Ness with Anna, Berta, Clara and Dora", "Evans, who had never been in Cardiff", "Bay.",
        ]
        try TestDocument { page in page.lines(lines, 72, 700) }.expect([lines.joined(separator: " ")])
    }

    @Test("Lines of one word each are a list, however they begin")
    func columnOfWords() throws {
        let words = ["kopflos", "kopflose", "kopfloser", "Kopflosigkeit", "lamplos", "lichterloh"]
        try TestDocument { page in page.lines(words, 72, 700) }.expect(words)
    }

    @Test("So are lines that end in semicolons, below what announces them")
    func semicolons() throws {
        let steps = ["Split;", "Blinds;", "Box of them;", "Dissolve;"]
        let document = TestDocument { page in
            page.show("There are four of them:", 72, 700, size: 20)
            page.lines(steps, 92, 676, size: 20)
        }
        try document.expect(["There are four of them:"] + steps)
    }

    @Test("Lines of a name, a colon and a value each are a list, however full")
    func labelled() throws {
        let lines = ["Present: Anna and Bernard Caron", "Guest of honour: Clara and Dora", "Absent with excuse: Evans, Edgar"]
        try TestDocument { page in page.lines(lines, 72, 700) }.expect(lines)
    }

    @Test("A longer list goes on with the one line that begins small, below the longest")
    func ingredients() throws {
        let lines = [
            "3 large leeks", "600 g potatoes", "2 onions", "50 g butter", "200 ml cream", "100 g hard cheese, grated",
            "nutmeg, salt and pepper",
            "1 roll of pastry",
        ]
        try TestDocument { page in page.lines(lines, 72, 700) }.expect(
            lines.prefix(5) + ["100 g hard cheese, grated nutmeg, salt and pepper", "1 roll of pastry"])
    }

    @Test("An address in a letter is a line each")
    func address() throws {
        let lines = ["Anna Berger", "Lindenweg 24", "8001 Neustadt"]
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 740, width: 400) - 6
            page.paragraph(texts[1], 72, page.lines(lines, 72, y - 40) - 40, width: 400)
        }
        try document.expect([texts[0]] + lines + [texts[1]])
    }

    @Test("A bullet of another size on a baseline of its own belongs to its item")
    func bulletsApart() throws {
        let document = TestDocument { page in
            for (index, item) in items.enumerated() {
                let y = 700 - 22 * Double(index)
                page.show("*", 60, y + 3, size: 5)
                page.show(item, 76, y, size: 12)
            }
        }
        try document.expectRoles(items.map { "list-item: " + $0 })
    }

    @Test("Years in brackets begin no item")
    func years() throws {
        let document = TestDocument { page in
            page.lines(
                [
                    "This was shown by Akamatsu and others in a paper", "(1999) that nobody read. It was said once more in",
                    "2002) and then forgotten.",
                ], 72, 700)
        }
        #expect(try document.paragraphs().map(\.role) == [.paragraph])
    }

    @Test("Each entry of an index is a paragraph, small or capital; its numbers may take two lines")
    func index() throws {
        let entries = [
            "candle, 12", "cotton, 7, 31", "Flame, 4", "glass, 9, 18, 44, 51, 63", "holder, 3", "lamp, 1, 2, 5", "of oil, 6", "Oil, 5, 8",
            "wick, 11",
        ]
        let document = TestDocument { page in
            var y = 700.0
            for entry in entries { y = page.lines(TestPage.wrap(entry, width: 80), 72, y) }
        }
        try document.expect(entries)
    }

    @Test("What hangs behind a term goes on below itself")
    func hangingTerms() throws {
        let (first, second) = (Prose.sentence("Alpha", 24), Prose.sentence("Bravo", 24))
        let document = TestDocument { page in
            var y = 700.0
            for (term, text) in [("wick", first), ("glass", second)] {
                page.show(term, 72, y)
                y = page.paragraph(text, 140, y, width: 300)
            }
        }
        try document.expect(["wick " + first, "glass " + second])
    }

    @Test("A heading and a bold term below it are two")
    func headingAndTerm() throws {
        let text = Prose.sentence("Text", 70)
        let document = TestDocument { page in
            page.show("OPTIONS", 72, 700, font: .evenBold)
            page.show("-w LENGTH", 100, 688, font: .evenBold)
            page.paragraph(text, 130, 676, width: 380)
            page.paragraph(text, 100, 620, width: 410)
        }
        #expect(try document.texts().prefix(2) == ["OPTIONS", "-w LENGTH"])
    }

    @Test("Leaders and rules of dots and dashes are not read")
    func leaders() throws {
        try TestDocument { page in
            page.show("Above the dots.", 72, 700)
            page.show(". . . . . . . . . . . .", 72, 660)
            page.show("-----------", 72, 620)
            page.show("Below the dots.", 72, 580)
        }.expect(["Above the dots.", "Below the dots."])
    }

    @Test("Neither are those within a paragraph; an ellipsis is")
    func leadersInText() throws {
        try TestDocument { page in
            page.lines(
                ["Received in May, accepted in July", ". . . . . . . . . . . . . . . . . .", "Wages and tips . . . . . . . . due"], 72, 700)
        }.expect(["Received in May, accepted in July Wages and tips due"])
        try TestDocument { $0.show("He said . . . nothing", 72, 700) }.expect(["He said . . . nothing"])
    }

    @Test("Entries of an index with leaders, and with more numbers than a line holds, are paragraphs, too")
    func indexWithLeaders() throws {
        let entries = [
            ("candle . . . . . . .", ["12"]), ("cotton", ["7, 31"]), ("flame . . . . . . . .", ["4"]),
            ("glass . . . . .", ["9, 18, 44,", "63, 70"]),
            ("holder . . . . . . .", ["3"]), ("lamp . . . . .", ["1, 2, 5"]), ("oil . . . . . . . . .", ["6"]),
            ("wick", [". . . . . . 5, 8"]),
            ("window . . . . . .", ["11"]),
        ]
        let document = TestDocument { page in
            var y = 700.0
            for (term, numbers) in entries {
                page.show(term, 72, y, font: .fixed)
                for (index, line) in numbers.enumerated() {
                    let isBelow = index > 0 || term == "wick"
                    if isBelow { y -= 12 }
                    page.show(line, 232 - TestPage.width(line, size: 10), y)
                }
                y -= 12
            }
        }
        try document.expect([
            "candle 12", "cotton 7, 31", "flame 4", "glass 9, 18, 44, 63, 70", "holder 3", "lamp 1, 2, 5", "oil 6", "wick 5, 8",
            "window 11",
        ])
    }

    @Test("Lines that end long before the text does, here and there, are a list, the longest of them, too")
    func farLines() throws {
        let (above, below) = (Prose.sentence("Alpha", 50), Prose.sentence("Bravo", 50))
        let items = ["Present: B. Berg and her lamp, C. Caron", "Absent: D. Dahl", "Also present: E. Eide"]
        let document = TestDocument { page in
            var y = page.paragraph(above, 72, 700, width: 400)
            page.show("Of those who came", 72, y, font: .evenBold)
            y = page.lines(items, 72, y - 12)
            page.show("Of what was said", 72, y, font: .evenBold)
            page.paragraph(below, 72, y - 12, width: 400)
        }
        let texts = try document.texts()
        #expect(items.filter { !texts.contains($0) } == [])
    }

    @Test("The letter o of a font of fixed pitch, with white behind it, is a bullet; that of the text's is a word")
    func letterBullets() throws {
        let document = TestDocument { page in
            for (index, text) in ["The lamp of the harbour", "The letters of the town", "The keys"].enumerated() {
                page.show("o", 90, 700 - 12 * Double(index), font: .fixed)
                page.show(text, 108, 700 - 12 * Double(index))
            }
            page.show("o", 72, 640)
            page.show("porto da vila", 90, 640)
        }
        try document.expectRoles([
            "list-item: The lamp of the harbour", "list-item: The letters of the town", "list-item: The keys", "paragraph: o porto da vila",
        ])
    }

    @Test("Lines with leaders that fill them are entries each, small letters or not")
    func fullLeaders() throws {
        let entries = ["candle", "voices and their names", "voices, several", "voices, small", "Winter"]
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() {
                let number = " \(40 + index)"
                var line = entry + " "
                while TestPage.width(line + "." + number, size: 10) <= 300 { line += "." }
                page.show(line + number, 72, 700 - 12 * Double(index), end: 372)
            }
        }
        #expect(try document.texts().count == entries.count)
    }

    @Test("An address by itself is read line by line, though hardly any line had room for more")
    func addressAlone() throws {
        let address = ["Office", "Will Weaver", "Mill Lane 1", "12345 Farrow Ness", "Phone: 02345 12345", "Post: will@farrow.example"]
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: 260)
            page.lines(address, 440, 760, leading: 14)
        }
        #expect(try document.texts().filter { address.contains($0) } == address)
        // The numbers of a scale are no list.
        let scale = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: 260)
            page.lines(["1900", "1781", "1662", "1543", "1424", "1305"], 440, 760, leading: 14)
        }
        #expect(try scale.texts().count == 2)
    }

    @Test("Ingredients are listed by how much there is of each, though some go on in a further line")
    func amounts() throws {
        let document = TestDocument { page in
            page.lines(
                [
                    "3 large leeks", "500 g waxy potatoes", "200 ml double cream", "100 g of strong cheese,", "grated, and a little of it",
                    "for later",
                    "1 spoon of mustard", "salt",
                ], 72, 700, leading: 16)
        }
        try document.expect([
            "3 large leeks", "500 g waxy potatoes", "200 ml double cream", "100 g of strong cheese, grated, and a little of it for later",
            "1 spoon of mustard", "salt",
        ])
    }

    @Test("Text that happens to have a few numbers at the beginnings of its lines is none of these")
    func numbersInText() throws {
        let lines = [
            "in the year", "1984 there were", "12 lamps and", "3 towers on the", "hill above the", "town, and no boat", "was lost there.",
        ]
        try TestDocument { $0.lines(lines, 72, 700) }.expect([lines.joined(separator: " ")])
    }

    @Test("Boxes to be ticked begin items, and stay")
    func tickBoxes() throws {
        let items = ["\u{2610} The tower has eight windows.", "\u{2610} The lamp is lit by day.", "\u{2611} The stairs are wet."]
        try TestDocument { page in page.lines(items, 72, 700) }.expect(items)
    }

    @Test("Stars that part scenes, and a word between dashes, are no items", arguments: ["* * *", "- and -"])
    func noItem(line: String) throws {
        let (first, next) = (Prose.sentence("Alpha", 40), Prose.sentence("Bravo", 40))
        let document = TestDocument { page in
            let y = page.paragraph(first, 72, 700, width: 300)
            page.show(line, 222 - TestPage.width(line, size: 10) / 2, y - 12)
            page.paragraph(next, 72, y - 36, width: 300)
        }
        try document.expect([first, line, next])
    }

    @Test("Terms in bold or typewriter type, each before what it stands for, are entries, though that begins small and has no stop")
    func terms() throws {
        let entries = [
            ("light", "whether to light the lamp"), ("oil", "how much of it there is"),
            ("wick, glass", "how large they are"), ("include", "whether to name the lamp"), ("child", "names of other lamps"),
        ]
        for font in [TestFont.evenBold, .fixedWide] {
            let document = TestDocument { page in
                var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 740, width: 490) - 10
                for (term, rest) in entries {
                    page.show(term, 72, y, font: font)
                    page.show(rest, 72 + 5 * Double(term.count) + 5, y)
                    y -= 12
                }
            }
            #expect(try Array(document.texts().dropFirst()) == entries.map { "\($0) \($1)" })
        }
    }

    @Test("A quotation in the signs of ideographs, which have their white in them, begins behind its bullet")
    func bulletBeforeQuotation() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 420)
            page.show("\u{2022}", 84, 600)
            page.show("\u{201C}lamp(3)\u{201D} and more", 89, 600)
            page.show("\u{2022} oil(3)", 84, 580)
        }
        #expect(try Array(document.roles().dropFirst()) == ["list-item: \u{201C}lamp(3)\u{201D} and more", "list-item: oil(3)"])
    }

    @Test("Among lines that were ended on purpose one that ends where those of the text do goes on in the middle of its sentence")
    func wrappedAtEdge() throws {
        let lines = [
            "Input: Lamp is the fan", "Rows is the ordered list of rows for Lamp", "D is the list of some numbers",
            "Output: the list of points in P which are those of the elements in the Lamp space",
        ]
        let end = "L(D), where P is the shape that belongs to it."
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 12
            for (index, line) in lines.enumerated() {
                page.show(line, index == 0 ? 89 : 72, y, end: index == 3 ? 472 : nil)
                y -= 12
            }
            page.show(end, 72, y)
        }
        let found = try document.texts()
        #expect(Array(found.dropFirst()) == lines.dropLast() + [lines[3] + " " + end], "\(found)")
    }

    @Test("Where lines end at any letter, the last few of a sentence go on with a full line above them")
    func wrappedWide() throws {
        let lines = [
            "© 1909 灯塔与海港所有", "本书由 Lamps of Quill Bay 的老灯塔看守人与海港管理处共同许可使用并且可以自由复制和分发给所有愿意点亮灯火的人们阅", "读。",
            "灯塔 Lamps 字体由海港的看守人在冬天的夜里写成并且按照老城的所有许可证的条件和说明许可给所有的人们使用而不收任何形式的灯油费。",
        ]
        let document = TestDocument { page in page.lines(lines, 72, 700, leading: 13) }
        try document.expect([lines[0], lines[1] + lines[2], lines[3]])
    }

    @Test("Lines of a few words that end in brackets each are a list, though they begin small")
    func inBrackets() throws {
        let names = ["lamp (easy)", "old pier (easy)", "harbour lights (hard)", "oil (easy)", "a wick (very hard)", "bay (easy)"]
        try TestDocument { page in page.lines(names, 72, 700, leading: 15) }.expect(names)
    }

    @Test("Blanks behind labels that say they are nothing part these from their items") func blanksOfNothing() throws {
        let items = ["1. Lamps", "2. Lanterns", "3. Candles"]
        let document = TestDocument { page in
            for (index, item) in items.enumerated() {
                let y = 700 - 14 * Double(index)
                page.show(String(item.prefix(2)), 72, y)
                page.raw("/Span << /ActualText <FEFF200B> >> BDC")
                page.show(" ", 82, y)
                page.raw("EMC")
                page.show(String(item.dropFirst(3)), 90, y)
            }
        }
        #expect(try document.texts() == items)
    }

    @Test("A letter in brackets that a full line leaves for the next is no item's, but for one of several")
    func lettersInBrackets() throws {
        let lines = [
            "The barn stands beside the old mill, as long as the one with",
            "(x) rows of lamps and as wide as that by the harbour, which has",
            "nine of them.",
        ]
        try TestDocument { $0.lines(lines, 72, 700, end: 352) }.expect([lines.joined(separator: " ")])
        let items = [
            "(a) The barn that stands beside the old mill, by the road to", "the harbour in the north, and as long and as wide as the mill",
            "(b) The mill.",
        ]
        let document = TestDocument { page in
            for (index, item) in items.enumerated() {
                page.show(item, index == 1 ? 88 : 72, 700 - 12 * Double(index), end: index < 2 ? 352 : nil)
            }
        }
        try document.expect([items[0] + " " + items[1], items[2]])
    }

    @Test("Nor is the number of a work behind those whose it is", arguments: ["et al.", "see Ref."])
    func citations(_ end: String) throws {
        let lines = [
            "The barn stands beside the old mill, as it was told by Amsel \(end)",
            "[20] and by those who came later, when the lamps were lit, and by",
            "nine of them.",
        ]
        try TestDocument { $0.lines(lines, 72, 700, end: 372) }.expect([lines.joined(separator: " ")])
    }

    @Test("Several addresses below each other are a line each, though one begins with a word above a number, or says in whose care it is")
    func addresses() throws {
        let addresses = [
            ["First Church", "c/o Mrs A. Berger", "14 Castle Street", "Quayham QY8 2BB"],
            ["Anna Berger", "Castle Street 14", "Quayham QY8 2BB", "United Isles"],
            ["Roofers", "3 Mill Street, Quayham", "VAT QY 123 4567 89"],
            ["Lamp Works", "Harbour Street 9", "Quayham QY8 2BB", "United Isles"],
            ["John Miller", "Miller & Sons", "7 Castle Street", "Quayham"],
        ]
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 740, width: 400) - 8
            for address in addresses { y = page.lines(address, 72, y) - 8 }
            page.paragraph(texts[1], 72, y, width: 400)
        }
        try document.expect([texts[0]] + addresses.joined() + [texts[1]])
    }
}
