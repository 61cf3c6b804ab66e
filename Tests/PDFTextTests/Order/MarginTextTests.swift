import PDFText
import Testing

@Suite("Text in the margins")
struct MarginTextTests {
    private let text = Prose.sentence("Alpha", 480)

    @Test("A note in the text's own type, not a space further off than words stand, is read by itself")
    func noteInType() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 200), width: 400)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, 90, 720 - 12 * Double(index), end: index < lines.count - 1 ? 490 : nil)
            }
            page.show("They wait for us.", 497, 720 - 12 * 4)
        }
        let read = try document.texts()
        #expect(read.contains(lines.joined(separator: " ")) && read.contains("They wait for us."), "\(read)")
    }

    @Test(
        "Small notes beside a ragged text, closer than its longest lines are to its shortest, are read behind its paragraph; their last line may be a word",
        arguments: [["See the lamps of the", "quay and of the mill."], ["See the lamps of the quay and of the", "mill."]])
    func besideRaggedText(first: [String]) throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 160), width: 300)
        let notes = [first, ["lamps.example.org"]]
        let document = TestDocument { page in
            page.lines(lines, 72, 720, leading: 14)
            page.lines(notes[0], 395, 720 - 14 * 3, size: 8, leading: 10)
            page.lines(notes[1], 395, 720 - 14 * 9, size: 8)
        }
        let read = try document.texts()
        #expect(read.contains(lines.joined(separator: " ")), "\(read)")
        #expect(read.contains("See the lamps of the quay and of the mill.") && read.contains("lamps.example.org"), "\(read)")
    }

    @Test(
        "Notes that marks call are read in their order, behind the paragraph that they stand beside, though it is the last",
        arguments: [true, false])
    func calledNotes(isLast: Bool) throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 140), width: 300)
        let notes = ["See the lamps of the quay.", "See those of the mill.", "See those of the boats."]
        let document = TestDocument { page in
            let y = page.lines(lines, 72, 720, leading: 14) - 14
            for (index, note) in notes.enumerated() {
                let y = 720 - 14 * Double(2 + 4 * index)
                page.show("\(index + 1)", 395, y + 3, size: 5)
                page.show(note, 400, y, size: 8)
            }
            if !isLast { page.show("Boats are back.", 72, y) }
        }
        let read = try document.texts()
        let found = notes.compactMap { note in read.firstIndex { $0.hasSuffix(note) } }
        #expect(found == [1, 2, 3], "\(read)")
    }

    @Test("The numbers of short notes on such a page stay")
    func notesOfPage() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 40), 100, 720, width: 400)
            for (index, note) in ["See the lamps of the quay.", "Those of the mill.", "And those of the boats."].enumerated() {
                page.show("\(index + 11)", 95 - TestPage.width("11", size: 6), 600 - 12 * Double(index), size: 6)
                page.show(note, 100, 600 - 12 * Double(index))
            }
        }
        let read = try document.texts().joined(separator: " ")
        #expect(["11", "12", "13"].allSatisfy(read.contains), "\(read)")
    }

    @Test("A note that begins close to a line's end, shown between it and the next one, is read by itself")
    func closeNote() throws {
        let note = ["Whoever lit the lamps that", "night had gone before the", "boats were back."]
        let document = TestDocument { page in
            for (index, line) in TestPage.wrap(text, width: 330).enumerated() {
                let y = 700 - 12 * Double(index)
                page.show(line, 72, y, end: 402)
                if index == 7 { page.lines(note, 409, y, size: 7, leading: 8) }
            }
        }
        let texts = try document.texts()
        #expect(texts.contains(text) && texts.contains(note.joined(separator: " ")), "\(texts.map { $0.prefix(60) })")
    }

    @Test(
        "A note of several lines in small type on the left, level with the first line of a paragraph, is read before it",
        arguments: [5.0, 12])
    func levelNote(gap: Double) throws {
        let (note, texts) = (["Lamps of the old", "harbour, lit."], ["Alpha", "Bravo"].map { Prose.sentence($0, 120) })
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 150, 720, width: 330)
            page.paragraph(texts[1], 150, y, width: 330)
            page.lines(note, 150 - gap - TestPage.width(note[0], size: 7), y, size: 7, leading: 8)
        }
        try document.expect([texts[0], note.joined(separator: " "), texts[1]])
    }

    @Test("Names in small type beside lines of their own are no note")
    func smallNames() throws {
        let (names, what) = (
            ["-m number", "-o filename", "-p papers"], ["Lamps that burn at night.", "Where they are kept.", "Who pays for them."]
        )
        let read = try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 120), 150, 720, width: 330) - 8
            for (index, name) in names.enumerated() {
                page.show(name, 85, y - 12 * Double(index), size: 8)
                page.show(what[index], 150, y - 12 * Double(index))
            }
            page.paragraph(Prose.sentence("Bravo", 60), 150, y - 44, width: 330)
        }.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (name, text) in zip(names, what) { #expect(read.contains("\(name) \(text)"), "\(read)") }
    }

    @Test("Words of a note in a narrow margin that have lines to themselves are read in their order")
    func wordsAlone() throws {
        let (note, text) = (["Whoever saw the", "harbour", "then", "waits."], Prose.sentence("Alpha", 200))
        let document = TestDocument { page in
            page.paragraph(text, 150, 720, width: 330)
            page.lines(note, 72, 720 - 12 * 4, size: 8, leading: 12)
        }
        let read = try document.texts()
        #expect(read.contains(text) && read.contains(note.joined(separator: " ")), "\(read)")
    }

    @Test("The few lines of a last column are no notes beside the full one's, though their entries hang")
    func hangingColumn() throws {
        let text = Prose.sentence("Alpha", 400)
        let document = TestDocument { page in
            page.paragraph(text, 72, 740, width: 220)
            for (index, name) in ["Pebble", "Lantern"].enumerated() {
                let y = 740 - 24 * Double(index)
                page.show("[\(index + 5)] \(name) and others. On the lamps of the old quay. Annals of", 320, y, end: 540)
                page.show("Lamps, 12:\(index)4.", 336, y - 12)
            }
        }
        #expect(
            try document.texts() == [
                text, "[5] Pebble and others. On the lamps of the old quay. Annals of Lamps, 12:04.",
                "[6] Lantern and others. On the lamps of the old quay. Annals of Lamps, 12:14.",
            ])
    }

    @Test("A note of one line is read before the paragraph it stands beside, not in the middle of it", arguments: [true, false])
    func notes(isLeft: Bool) throws {
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 70) }
        let document = TestDocument { page in
            var y = 700.0
            for (number, text) in texts.enumerated() {
                let top = y
                y = page.paragraph(text, 150, y, width: 330, indent: number == 0 ? 0 : 15)
                if number == 1 {
                    page.show(isLeft ? "textpos" : "see above", isLeft ? 100 : 495, top - 24, size: 8)
                    page.show(isLeft ? "notitle" : "and below", isLeft ? 100 : 495, top - 36, size: 8)
                }
            }
        }
        let note = isLeft ? "textpos notitle" : "see above and below"
        try document.expect([texts[0], note, texts[1], texts[2]])
    }

    @Test("Terms before what they mean are no notes")
    func terms() throws {
        let terms = ["Lantern", "Harbour", "Candle", "Village", "Winter"]
        let meanings = ["Delta", "Echo", "Foxtrot", "Golf", "Hotel"].map { Prose.sentence($0, 33) }
        let document = TestDocument { page in
            var y = 700.0
            for (term, meaning) in zip(terms, meanings) {
                page.show(term, 90, y)
                y = page.paragraph(meaning, 150, y, width: 330)
            }
        }
        let texts = try document.texts().joined(separator: " ")
        for (term, meaning) in zip(terms, meanings) { #expect(texts.contains("\(term) \(meaning)")) }
    }

    @Test("The short end of a sentence beside a text is no note")
    func shortEnd() throws {
        let questions = [["Where is the harbour found"], ["Which of the lanterns are an", "address?"], ["What is there to be seen"]]
        let answers = ["Delta", "Echo", "Foxtrot"].map { Prose.sentence($0, 75) }
        let texts = try TestDocument { page in
            var y = 700.0
            for (question, answer) in zip(questions, answers) {
                page.lines(question, 72, y)
                y = page.paragraph(answer, 300, y, width: 230) - 16
            }
        }.texts()
        #expect(texts.contains { $0.hasPrefix("Which of the lanterns are an address?") })
    }

    @Test("A paragraph goes on behind a name in the margin, though its first line is indented")
    func namesBesideIndents() throws {
        let names = ["lantern", "harbour", "candle"]
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 70) }
        let document = TestDocument { page in
            var y = 700.0
            for (name, text) in zip(names, texts) {
                page.show(name, 138 - TestPage.width(name, size: 8), y, size: 8)
                y = page.paragraph(text, 150, y, width: 330, indent: 18)
            }
        }
        try document.expect(zip(names, texts).map { "\($0) \($1)" })
    }

    @Test("Names that reach down beside their paragraph are read before it, others as its beginning")
    func namesOfSeveralLines() throws {
        let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            var y = 700.0
            for (number, text) in texts.enumerated() {
                page.show("harbour", 100, y, size: 8)
                if number == 1 { page.show("village", 100, y - 12, size: 8) }
                y = page.paragraph(text, 150, y, width: 330) - 12
            }
        }
        try document.expect(["harbour " + texts[0], "harbour village", texts[1], "harbour " + texts[2], "harbour " + texts[3]])
    }

    @Test("Names that reach down past the short end of their paragraph, beside code, or beside items")
    func namesPastTheEnd() throws {
        let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 50) }
        // Lines enough to stand in, and further items with ends of their own.
        let short = TestPage.wrap(texts[1], width: 330)[0] + " river"
        let items = (0..<8).map { "\($0). " + Prose.sentence("Item\($0)", 18) }
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 150, 740, width: 330) - 12
            for (index, name) in ["harbour", "village", "candle", "winter"].enumerated() {
                page.show(name, 138 - TestPage.width(name, size: 8), y - 12 * Double(index), size: 8)
            }
            y = page.paragraph(short, 150, y, width: 330)
            y = page.lines(["\\let\\this=\\that", "\\def\\this{that}"], 170, y, font: .fixed) - 12
            y = page.paragraph(texts[2], 150, y, width: 330) - 12
            for item in items { y = page.lines([item], 165, y) - 4 }
            page.paragraph(texts[3], 150, y - 12, width: 330)
        }
        let found = try document.texts()
        #expect(found.contains("harbour village candle winter"))
        #expect(found.contains(short))
    }

    @Test("Notes of several words and a date beside items are read between those")
    func notesBesideItems() throws {
        let items = (0..<5).map { Prose.sentence("Item\($0)", 60) }
        let text = Prose.sentence("Alpha", 60)
        let document = TestDocument { page in
            var y = 740.0
            for (number, item) in items.enumerated() {
                if number % 2 == 1 {
                    for (index, note) in ["New way", "to say it", "2019/10"].enumerated() {
                        page.show(note, 500, y - 12 * Double(index), size: 8)
                    }
                }
                page.show("•", 165, y)
                y = page.paragraph(item, 175, y, width: 305) - 8
            }
            page.paragraph(text, 150, y, width: 330, indent: 15)
        }
        let note = "New way to say it 2019/10"
        try document.expect([items[0], note, items[1], items[2], note, items[3], items[4], text])
    }

    @Test("A name that stands out before a full line does not part this from the next one, though code around is set closer")
    func nameBesideCode() throws {
        let text = Prose.sentence("Alpha", 24)
        let document = TestDocument { page in
            var y = 740.0
            for part in 0..<4 {
                y = page.lines((0..<8).map { "\\def\\this\($0){\(part)}" }, 150, y, font: .fixed)
                page.show("longnameofwhatisdefined", 145 - TestPage.width("longnameofwhatisdefined", size: 10), y - 4)
                y = page.paragraph(text, 150, y - 4, width: 330, leading: 13.5) - 2
            }
        }
        let texts = try document.texts().filter { !$0.hasPrefix("\\def") }
        #expect(texts.allSatisfy { $0.hasSuffix(text) } && texts.count >= 4)
    }

    @Test("A note on the right that begins with a number in brackets is one; a formula's number isn't")
    func numberedNotes() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 90) }
        let document = TestDocument { page in
            var y = 700.0
            for text in texts {
                page.lines(["[1] Never", "a lamp"], 490, y - 24, size: 8, leading: 12)
                y = page.paragraph(text, 150, y, width: 330, indent: 15)
            }
            page.show("a = b + c", 280, y - 12)
            page.show("(17)", 490, y - 12)
        }
        let found = try document.texts()
        for text in texts { #expect(found.contains(text)) }
        #expect(found.count { $0 == "[1] Never a lamp" } == 2)
        #expect(found.contains("a = b + c (17)"))
    }

    @Test("The last word of a note on the left, with its stop, is no label")
    func lastWord() throws {
        let text = Prose.sentence("Alpha", 160)
        let document = TestDocument { page in
            page.paragraph(text, 200, 700, width: 300)
            page.lines(["A ridge of old stone", "that runs far", "inland."], 90, 652, size: 8, leading: 10)
        }
        let found = try document.texts()
        #expect(found.contains(text))
        #expect(found.contains("A ridge of old stone that runs far inland."))
    }

    @Test("A column beside an abstract that says who edited it and when it came is read as one, not in the text")
    func columnOfJournal() throws {
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 110) }
        let facts = [
            ["Edited by:", "Anna Lind,", "University of Ness"], ["Reviewed by:", "Leo Holt,", "Ferry Institute"],
            ["Received: 3 May 1998", "Accepted: 9 June 1998"], ["Citation:", "Lind A (1998)", "The harbour.", "Lamps 9:38."],
        ]
        let document = TestDocument { page in
            var y = 720.0
            page.show("Of Lamps and Harbours", 210, 750, size: 16)
            for text in texts { y = page.paragraph(text, 210, y, width: 330, indent: 12) }
            y = 652
            for fact in facts { y = page.lines(fact, 60, y, size: 8) - 9.6 }
        }
        let found = try document.texts().joined(separator: " ")
        for text in texts { #expect(found.contains(text)) }
        #expect(found.contains(facts.joined().joined(separator: " ")))
    }

    @Test("Facts flush right before a title and its text stand in no line of theirs")
    func columnFlushRight() throws {
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 110) }
        let facts = [
            ["OPEN"], ["Subjects:"], ["Light and", "other fires"], ["Smoke"], ["Harbours and the", "ships that call", "at them"],
            ["Received", "3 May 1998"], ["Accepted", "9 June 1998"], ["Write to the", "keeper at the lamp", "(keeper@", "ness.example)"],
        ]
        let document = TestDocument { page in
            page.show("Of Lamps and Harbours", 210, 750, size: 16)
            var y = 715.0
            for text in texts { y = page.paragraph(text, 210, y, width: 330, indent: 12) }
            y = 752
            for fact in facts {
                for line in fact {
                    page.show(line, 180 - TestPage.width(line, size: 8), y, size: 8)
                    y -= 9.1
                }
                y -= 13.7
            }
        }
        let found = try document.texts().joined(separator: " ")
        for text in texts { #expect(found.contains(text)) }
        #expect(found.contains(facts.joined().joined(separator: " ")))
    }

    @Test("Notes beside a text that names hang out of stand clear of these, and are no part of the lines beside them")
    func besideHangingNames() throws {
        let names = ["wick", "oil", "glass", "flame", "burner", "tallow"]
        let said = names.map { "Sets the \($0) of a lamp that was lit in the old harbour." }
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 110), 110, 740, width: 400) - 10
            for (index, name) in names.enumerated() {
                page.show("\\setlamp{\(name)}{value of the \(name)}", 99, y)
                page.show(said[index], 110, y - 13)
                if index.isMultiple(of: 2) { page.lines(["Introduced in", "version 1.\(index)"], 42, y - 13, size: 8, leading: 10) }
                y -= 35
            }
            page.paragraph(Prose.sentence("Omega", 110), 110, y, width: 400)
        }
        let read = try document.texts()
        #expect(said.allSatisfy(read.contains) && read.contains { $0.contains("Introduced in version 1.0") }, "\(read)")
    }
}
