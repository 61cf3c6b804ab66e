import PDFText
import Testing

@Suite("Ends of lists")
struct ListEndTests {
    @Test("What goes on behind a list begins where its labels stand, or left of them", arguments: [72.0, 66.0])
    func behind(x: Double) throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), x, 740, width: 440)
            for (index, item) in ["salt and pepper", "salt and lamps"].enumerated() {
                page.show("\(index + 3).", 72, y)
                page.show(item, 92, y)
                y -= 12
            }
            page.paragraph(text, x, y, width: 440)
        }.texts()
        #expect(read.suffix(3) == ["3. salt and pepper", "4. salt and lamps", text], "\(read)")
    }

    @Test("Items above the last one that are as short are no column beside a picture")
    func behindShortItems() throws {
        let text = Prose.sentence("Zulu", 40)
        let items = ["salt and pepper", "old brown lamps", "salt and lamps"]
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440)
            for (index, item) in items.enumerated() {
                page.show("\(index + 1).", 72, y)
                page.show(item, 92, y)
                y -= 12
            }
            page.paragraph(text, 72, y, width: 440)
        }.texts()
        #expect(read.suffix(2) == ["3. salt and lamps", text], "\(read)")
    }

    @Test("Where other items hang, what begins at the label of a longer one is no line of that")
    func behindLongItem() throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 300)
            page.show("1.", 72, y)
            y = page.paragraph(Prose.sentence("kilo", 20), 92, y, width: 280)
            page.show("2.", 72, y)
            page.show("rooms with lamps on the first two floors", 92, y)
            page.paragraph(text, 72, y - 12, width: 300)
        }.texts()
        #expect(read.suffix(2) == ["2. rooms with lamps on the first two floors", text], "\(read)")
    }

    @Test("A paragraph's first line, set in between label and text of the item above, is no line of that", arguments: [82.0, 98])
    func firstBelowItem(x: Double) throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            page.show("•", 74, 740)
            page.lines(["The keeper went up the long stairs with the lamp in his hand, and no one at all saw it."], 92, 740, end: 512)
            page.paragraph(text, 62, 728, width: 450, indent: x - 62)
        }.texts()
        #expect(read.count == 2 && read.last == text, "\(read)")
    }

    @Test("Nor is it a line of an item of several lines, or of a short one that ends in a semicolon", arguments: [true, false])
    func firstBelowLongItem(isLong: Bool) throws {
        let (text, item) = (Prose.sentence("Zulu", 60), isLong ? Prose.sentence("Kilo", 28) : "a lamp for the keeper of the lower lock;")
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 62, 740, width: 450, indent: 16)
            page.show("1.", 62, y)
            y = page.paragraph(item, 82, y, width: 430)
            page.paragraph(text, 62, y, width: 450, indent: 16)
        }.texts()
        #expect(read.suffix(2) == ["1. \(item)", text], "\(read)")
    }

    @Test("What is said in turns begins anew at each capital, though nothing else shows it")
    func turns() throws {
        let lines = ["V. O keeper, light thou our lamps.", "R. O keeper, put them out again."]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440)
            page.lines(lines, 72, 640)
        }.texts()
        #expect(read.suffix(2) == lines, "\(read)")
    }

    @Test("A term is a line by itself above its definition, which browsers set in, in ragged text, too")
    func terms() throws {
        let text = Prose.sentence("An", 30)
        let read = try TestDocument { page in
            for (index, line) in TestPage.wrap(Prose.sentence("Alpha", 60), width: 430).enumerated() {
                page.show(line, 72, 740 - 12 * Double(index))
            }
            page.show("tide gauge", 72, 640)
            for (index, line) in TestPage.wrap(text, width: 400).enumerated() { page.show(line, 99, 628 - 12 * Double(index)) }
        }.texts()
        #expect(read.suffix(2) == ["tide gauge", text], "\(read)")
    }

    @Test("The next term begins below one line about the first, in a small letter, too, though that line is full")
    func nextTerms() throws {
        let lines = ["An old instrument that measures the water at the pier, and the wind.", "Many small boats that came back late, once."]
        let read = try TestDocument { page in
            for (index, line) in TestPage.wrap(Prose.sentence("Alpha", 60), width: 340).enumerated() {
                page.show(line, 72, 740 - 12 * Double(index))
            }
            for (index, (term, line)) in zip(["tide gauge", "late fleet"], lines).enumerated() {
                page.show(term, 72, 600 - 24 * Double(index))
                page.show(line, 102, 588 - 24 * Double(index))
            }
            page.paragraph(Prose.sentence("Zulu", 40), 72, 540, width: 340)
        }.texts()
        #expect(read.dropFirst().prefix(4) == ["tide gauge", lines[0], "late fleet", lines[1]], "\(read)")
    }

    @Test("What each sign of a formula means is a line by itself")
    func meanings() throws {
        let lines = ["Fn = frequency of the lamp", "n = number of lamps", "exp = factor by which they grow (GROW)"]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440)
            page.lines(lines, 72, 600)
            page.paragraph(Prose.sentence("Zulu", 40), 72, 520, width: 440)
        }.texts()
        #expect(read.dropFirst().prefix(3) == lines[...], "\(read)")
    }

    @Test("A full line of an item may end in the end of a sentence")
    func fullItem() throws {
        let items = [
            ["one two three four five six seven eight", "nine ten."],
            ["The keeper went up the long stairs, and no one saw him there.", "He took a lamp."],
        ]
        let read = try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 300)
            for (index, item) in items.enumerated() {
                page.show("•", 95, y - 24 * Double(index))
                page.lines(item, 102, y - 24 * Double(index), end: 372)
            }
        }.texts()
        #expect(read.suffix(2) == items.map { $0.joined(separator: " ") }[...], "\(read)")
    }

    @Test("Times at one edge, before texts at one edge, begin entries", arguments: ["14:00", "14.00"])
    func times(last: String) throws {
        let entries = [
            ["10:00 Opening by the mayor"], ["11:30 A tour of the small", "garden (meeting point at", "the gate)"],
            ["\(last) The roses"],
        ]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 740, width: 150)
            var y = 500.0
            for entry in entries {
                let first = entry[0].split(separator: " ", maxSplits: 1)
                page.show(String(first[0]), 72, y)
                page.show(String(first[1]), 102, y)
                for (index, line) in entry.dropFirst().enumerated() { page.show(line, 102, y - 12 * Double(index + 1)) }
                y -= 12 * Double(entry.count)
            }
        }.texts()
        #expect(read.suffix(3) == entries.map { $0.joined(separator: " ") }[...], "\(read)")
    }

    @Test("A box that others of its line are like is no bullet")
    func boxes() throws {
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440)
            page.show("□ none  □ one  □ more than that", 92, 640)
            page.show("□ I agree to all of this.", 72, 600)
        }.texts()
        #expect(read.suffix(2) == ["□ none □ one □ more than that", "I agree to all of this."], "\(read)")
    }

    @Test("A paragraph's first line, set in below an item, begins further left than that and further right than the next")
    func indentedBehind() throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            page.show("•", 100, 740)
            page.lines(["The keeper went up the long stairs with the lamp in his hand, and no one at all saw it."], 118, 740, end: 512)
            page.paragraph(text, 72, 728, width: 440, indent: 28)
        }.texts()
        #expect(read.count == 2 && read.last == text, "\(read)")
    }
}
