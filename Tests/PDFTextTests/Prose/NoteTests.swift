import PDFText
import Testing

@Suite("Footnotes and contents")
struct NoteTests {
    /// Two pages over which a sentence goes on, with a note below the text of the first.
    private func document(note: (inout TestPage) -> Void) -> (document: TestDocument, text: String) {
        let text = Prose.sentence("Alpha", 400)
        let lines = TestPage.wrap(text, width: 420)
        let half = lines.count / 2
        let document = TestDocument(pages: 2) { page, index in
            page.lines(Array(index == 0 ? lines[..<half] : lines[half...]), 72, 700, end: 492, justifiesLast: index == 0)
            if index == 0 { note(&page) }
        }
        return (document, text)
    }

    @Test("A note is read after the paragraph that goes on over the page")
    func afterParagraph() throws {
        let (document, text) = document { page in
            page.show("1", 72, 103, size: 5)
            page.lines(["See the book of the same name, which was printed twice,", "and the letter to his aunt."], 76, 100, size: 8)
        }
        try document.expectRoles([
            "paragraph: " + text, "footnote: See the book of the same name, which was printed twice, and the letter to his aunt.",
        ])
    }

    @Test("A mark raised by half an em, and a little white behind it, is the note's", arguments: [3.3, 1.6])
    func raisedMark(gap: Double) throws {
        let (document, text) = document { page in
            page.show("21", 76 - gap - 6, 104.5, size: 6)
            page.lines(["See the book of the same name, which was printed twice,", "and the letter to his aunt."], 76, 100, size: 8)
        }
        try document.expectRoles([
            "paragraph: " + text, "footnote: See the book of the same name, which was printed twice, and the letter to his aunt.",
        ])
    }

    @Test(
        "Notes above a table that was set at the foot of the page are notes, read after the paragraph that calls them",
        arguments: [true, false])
    func aboveTable(_ isCalled: Bool) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 300), width: 420)
        let half = lines.count / 2
        let rows = [["Lamp", "Height", "Years"], ["Pier", "12.5", "40"], ["Tower", "31.0", "112"], ["Quay", "8.5", "17"]]
        let document = TestDocument(pages: 2) { page, index in
            guard index == 0 else { return _ = page.lines(Array(lines[half...]), 72, 700, end: 492) }
            page.lines(Array(lines[..<half]), 72, 700, end: 492, justifiesLast: true)
            if isCalled { page.show("1", 494, 704, size: 5) }
            page.show("1", 72, 233, size: 5)
            page.lines(["See the book of the same name, which was printed twice,", "and the letter to his aunt."], 76, 230, size: 8)
            page.show("Table 1: The lamps of the harbour.", 200, 190)
            for y in [182.0, 168, 125] { page.raw("150 \(y) 250 0.5 re f") }
            for (row, cells) in rows.enumerated() {
                for (column, cell) in cells.enumerated() { page.show(cell, 160 + 90 * Double(column), 172 - 13 * Double(row)) }
            }
        }
        let roles = try document.roles()
        #expect(roles.contains("footnote: See the book of the same name, which was printed twice, and the letter to his aunt.") == isCalled)
        if isCalled { #expect(roles.contains("paragraph: " + Prose.sentence("Alpha", 300))) }
    }

    @Test("The numbered head of a piece of a program is no note, but read above it")
    func headOfCode() throws {
        let text = Prose.sentence("Alpha", 80)
        let code = ["{", "args<-list(lamp)", "light(args)", "}"]
        try TestDocument { page in
            page.paragraph(text, 72, 400, width: 420)
            page.show("34 The lamp of the piers.", 72, 280, size: 8)
            page.lines(code, 90, 269, size: 8, leading: 10, font: .fixed)
        }.expect([text, "34 The lamp of the piers.", code.joined(separator: "\n")])
    }

    @Test("Superior figures that a name has again and again are its own, where no note begins with them")
    func figuresOfNames() throws {
        let lines = ["The lamps are lit by GOsa² at dusk, and it is", "GOsa² that puts them out, as the keeper² says."]
        try TestDocument { page in page.lines(lines, 72, 700) }
            .expect(["The lamps are lit by GOsa² at dusk, and it is GOsa² that puts them out, as the keeper says."])
        let text = try TestDocument { page in
            page.lines(lines, 72, 700)
            page.show("² Its second lamp is out.", 72, 90, size: 8)
        }.texts().first
        #expect(text == "The lamps are lit by GOsa at dusk, and it is GOsa that puts them out, as the keeper says.")
    }

    @Test("Notes that are nothing but addresses are notes, though these are set as code is")
    func addresses() throws {
        let (document, text) = document { page in
            for (index, address) in ["http://www.lamps.example/keepers/", "www.quay.example", "keeper@lamps.example"].enumerated() {
                page.show("\(index + 1)", 72, 123 - 10 * Double(index), size: 5)
                page.show(address, 76, 120 - 10 * Double(index), size: 8, font: .fixedWide)
            }
        }
        try document.expectRoles([
            "paragraph: " + text, "footnote: http://www.lamps.example/keepers/", "footnote: www.quay.example",
            "footnote: keeper@lamps.example",
        ])
    }

    @Test("A note goes on with where to write to, behind the end of a sentence")
    func contacts() throws {
        let (document, text) = document { page in
            page.show("1", 84, 123, size: 5)
            page.show(
                "The keeper of lamps, House of the Northern Pilots, Farrow Ness, by the harbour, and his sons.", 87, 120, size: 8, end: 492)
            page.show("keeper@lamps.example, sons@lamps.example.", 72, 110, size: 8, font: .fixedWide)
            page.show("2", 84, 103, size: 5)
            page.show("See the book of the same name.", 87, 100, size: 8)
            page.show("3", 84, 93, size: 5)
            page.show("See the book of another name.", 87, 90, size: 8)
        }
        try document.expectRoles([
            "paragraph: " + text,
            "footnote: The keeper of lamps, House of the Northern Pilots, Farrow Ness, by the harbour, and his sons."
                + " keeper@lamps.example, sons@lamps.example.",
            "footnote: See the book of the same name.", "footnote: See the book of another name.",
        ])
    }

    @Test("A note begins behind its raised number and a tabulator", arguments: ["1", "12"])
    func tabulator(label: String) throws {
        let (document, text) = document { page in
            page.show(label, 108, 115, size: 6)
            page.show("See the book of the same name, which was printed twice, as far as anybody knows,", 144, 110, size: 9)
            page.show("and the letter to his aunt.", 72, 98, size: 9)
        }
        try document.expectRoles([
            "paragraph: " + text,
            "footnote: See the book of the same name, which was printed twice, as far as anybody knows, and the letter to his aunt.",
        ])
    }

    @Test("A raised number hardly smaller than the note in small type that it stands close to is its mark", arguments: ["1", "12"])
    func largeMark(label: String) throws {
        let (document, text) = document { page in
            page.show(label, 76 - TestPage.width(label, size: 6.2), 113.6, size: 6.2)
            page.show("See the book of the same name, which was printed twice, as far as", 76.5, 110, size: 7)
            page.show("anybody knows.", 76.5, 101.6, size: 7)
        }
        try document.expectRoles([
            "paragraph: " + text, "footnote: See the book of the same name, which was printed twice, as far as anybody knows.",
        ])
    }

    @Test("What a note goes on with below its first paragraph belongs to it", arguments: [true, false])
    func furtherParagraphs(hasMark: Bool) throws {
        let (document, text) = document { page in
            if hasMark { page.show("1", 82, 133, size: 5) }
            page.lines(
                ["See the book of the same name, which was printed twice,", "and the letter to his aunt."], 86, 130, size: 8, leading: 10)
            page.show("The letter that he wrote from Ness is lost.", 82, 110, size: 8)
            page.show("(a) So is the answer to it.", 82, 98, size: 8)
        }
        let roles = try document.roles()
        guard hasMark else { return #expect(!roles.contains { $0.hasPrefix("footnote") }) }
        #expect(
            roles == [
                "paragraph: " + text, "footnote: See the book of the same name, which was printed twice, and the letter to his aunt.",
                "footnote: The letter that he wrote from Ness is lost.", "footnote: (a) So is the answer to it.",
            ])
    }

    @Test("A note with its number on the line, or a sign", arguments: ["1", "12", "*", "†"])
    func labels(_ label: String) throws {
        let (document, text) = document { page in page.show("\(label) See the book of the same name.", 72, 100, size: 8) }
        try document.expectRoles(["paragraph: " + text, "footnote: See the book of the same name."])
    }

    @Test("A house's number at the foot of a page that calls no note is no note's")
    func houseNumber() throws {
        let (document, text) = document { page in
            page.lines(["Harbour Lamps", "9 Foundry Road, Leeds", "Yorkshire"], 72, 100, size: 8)
        }
        #expect(try document.texts().joined(separator: " ") == text + " Harbour Lamps 9 Foundry Road, Leeds Yorkshire")
    }

    @Test("A number with a stop is a note's if the text calls it, and an item's if it doesn't", arguments: ["7", "12", "138"])
    func numberWithStop(_ number: String) throws {
        let (document, text) = document { page in
            page.show(number, 492.5, 704, size: 6)
            page.show("\(number). See the book of the same name.", 72, 100, size: 8)
        }
        try document.expectRoles(["paragraph: " + text, "footnote: See the book of the same name."])
        let (uncalled, _) = self.document { page in page.show("\(number). See the book of the same name.", 72, 100, size: 8) }
        #expect(try uncalled.roles().contains("list-item: \(number). See the book of the same name."))
    }

    @Test("The numbers of all scripts, and other signs", arguments: ["٣", "۱۲", "४", "১২৩", "๑", "１", "＊", "※"])
    func labelsOfScripts(_ label: String) throws {
        let (document, text) = document { page in page.show("\(label) See the book of the same name.", 72, 100, size: 8) }
        try document.expectRoles(["paragraph: " + text, "footnote: See the book of the same name."])
    }

    @Test("Raised, they stand apart from the note's first word", arguments: ["٣", "४", "๑", "∗", "⋆", "①", "‖"])
    func raisedLabels(_ label: String) throws {
        let (document, text) = document { page in
            page.show(label, 72, 103, size: 5)
            page.show("See the book of the same name.", 74.6, 100, size: 8)
        }
        try document.expectRoles(["paragraph: " + text, "footnote: See the book of the same name."])
    }

    @Test("Marks that call notes are silent, in the digits of all scripts", arguments: ["٣", "۱۲", "४", "๑", "３", "※", "①", "注３", "［１］"])
    func calls(_ mark: String) throws {
        let document = TestDocument { page in
            page.show("The book of lamps", 72, 700)
            let end = 72 + TestPage.width("The book of lamps", size: 10)
            page.show(mark, end, 704, size: 6)
            page.show("is good.", end + TestPage.width(mark, size: 6) + 2.5, 700)
        }
        try document.expect(["The book of lamps is good."])
    }

    @Test("Behind a short number they are a power, behind a year a note's")
    func powers() throws {
        let document = TestDocument { page in
            page.show("١٠", 72, 700)
            page.show("٢", 82, 704, size: 6)
            page.show("١٤٤٤", 72, 600)
            page.show("٢", 92, 604, size: 6)
        }
        try document.expect(["١٠²", "١٤٤٤"])
    }

    @Test("In right-to-left text, too: behind the word on its left, before the note on its right")
    func rightToLeft() throws {
        func visual(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.reversed())) }
        let document = TestDocument { page in
            for line in 0..<8 {
                let word = visual("مصابيح الزيت")
                let y = 700 - 14 * Double(line)
                page.show(word, 400 - TestPage.width(word, size: 10), y)
                if line == 0 { page.show("١", 400 - TestPage.width(word, size: 10) - 3, y + 4, size: 6) }
            }
            page.show("١", 397.5, 103, size: 5)
            let note = visual("كتاب الزيت")
            page.show(note, 397.5 - TestPage.width(note, size: 8), 100, size: 8)
        }
        let roles = try document.roles()
        #expect(roles.last == "footnote: كتاب الزيت")
        #expect(try document.texts().first?.hasPrefix("مصابيح الزيت مصابيح") == true)
    }

    @Test("A note above the page's number, which is set as large as the text")
    func aboveNumber() throws {
        let (document, text) = document { page in
            page.lines(
                ["1 See the book of the same name, which was printed twice, once in the town, and", "once at the harbour."], 72, 112,
                size: 8)
            page.show("1", 282, 72)
        }
        try document.expectRoles([
            "paragraph: " + text,
            "footnote: See the book of the same name, which was printed twice, once in the town, and once at the harbour.",
        ])
    }

    @Test("Notes can be skipped")
    func skipped() throws {
        let (document, text) = document { page in page.show("1 See the book of the same name.", 72, 100, size: 8) }
        var options = ReadingOptions()
        options.skipped.insert(.footnote)
        try document.expect([text], options)
    }

    @Test("A publisher's notice at the foot of a column, without a mark, is read after the sentence that goes on in the next one")
    func notice() throws {
        let text = Prose.sentence("Alpha", 200)
        let lines = TestPage.wrap(text, width: 240)
        let document = TestDocument { page in
            page.lines(Array(lines[..<20]), 50, 700, end: 290, justifiesLast: true)
            page.lines(["Permission to make copies of this work for a class", "is granted without fee."], 50, 440, size: 8)
            page.show("Copyright 2009 Mill Lane", 50, 414, size: 8)
            page.lines(Array(lines[20...]), 320, 700, end: 560)
        }
        try document.expect([
            text, "Permission to make copies of this work for a class is granted without fee.", "Copyright 2009 Mill Lane",
        ])
    }

    @Test("A text in smaller type than the names above it is none")
    func smallText() throws {
        let notice = "Permission to make copies of this work is granted."
        let rest = (0..<4).map { Prose.sentence("Number\($0)", 40) }
        let document = TestDocument { page in
            page.lines(["by Marta Quill", "Copyright 2009 Mill Lane"], 50, 700)
            page.show(notice, 50, 664, size: 8)
            for (index, text) in rest.enumerated() { page.paragraph(text, 50, 640 - 60 * Double(index), width: 300, size: 8) }
        }
        #expect(try document.texts().suffix(5) == [notice] + rest)
    }

    @Test("A caption within a paragraph that goes on over the page is read after it")
    func caption() throws {
        let (document, text) = document { page in page.show("Figure 2: The garden in winter.", 150, 100, size: 8) }
        try document.expectRoles(["paragraph: " + text, "caption: Figure 2: The garden in winter."])
    }

    @Test(
        "A listing with a caption at the head of the next column or page is read after a paragraph that goes on below it; one of its text stays in it",
        arguments: [true, false], [true, false])
    func listing(isOnNextPage: Bool, hasCaption: Bool) throws {
        let (text, end) = (Prose.sentence("Alpha", 240), Prose.sentence("Omega", 60))
        let lines = TestPage.wrap(text, width: 220)
        let half = lines.count / 2
        let code = ["int ring(bell *bell) {", "while (bell->rings < 3)", "strike(bell);", "return 0;", "}"]
        func head(_ page: inout TestPage, _ x: Double) {
            let y = page.lines(code, x + 10, 720, size: 9, font: .fixedWide)
            if hasCaption { page.show("Figure 2: The bell, in short", x + 30, y - 12, size: 9) }
            page.lines(Array(lines[half...]), x, y - 45, end: x + 220)
            page.paragraph(end, x, y - 45 - 12 * Double(lines.count - half) - 10, width: 220)
        }
        let document = TestDocument(pages: isOnNextPage ? 2 : 1) { page, index in
            if index == 1 { return head(&page, 72) }
            page.lines(Array(lines[..<half]), 72, 720, end: 292, justifiesLast: true)
            if !isOnNextPage { head(&page, 320) }
        }
        let listing = "code: " + code.joined(separator: "\n")
        try document.expectRoles(
            hasCaption
                ? ["paragraph: " + text, listing, "caption: Figure 2: The bell, in short", "paragraph: " + end]
                : [
                    "paragraph: " + lines[..<half].joined(separator: " "), listing, "paragraph: " + lines[half...].joined(separator: " "),
                    "paragraph: " + end,
                ])
    }

    @Test("So is one whose number stands above it, a Roman one, with its table")
    func captionBelowNumber() throws {
        let (title, rows) = ("What was heard in winter", [["Ness", "120", "3"], ["Farrow", "90", "12"], ["Quill", "75", "8"]])
        let (document, text) = document { page in
            page.show("TABLE IV", 282 - TestPage.width("TABLE IV", size: 8) / 2, 150, size: 8)
            page.show(title, 282 - TestPage.width(title, size: 8) / 2, 139, size: 8)
            for (number, row) in rows.enumerated() {
                for (column, cell) in row.enumerated() { page.show(cell, 200 + 70 * Double(column), 122 - 12 * Double(number)) }
            }
        }
        try document.expectRoles(
            ["paragraph: " + text, "caption: TABLE IV", "caption: " + title] + rows.map { "table: " + $0.joined(separator: " ") })
    }

    @Test("A table of contents: a title a line, without leaders and numbers", arguments: [true, false])
    func contents(_ hasLeaders: Bool) throws {
        let entries = [
            ("Preface", "vii"), ("1 Of rivers", "1"), ("1.1 Their names", "4"), ("2 Of hills", "19"), ("3 Of towns and roads", "112"),
            ("Index", "230"),
        ]
        let document = TestDocument { page in
            page.show("Contents", 72, 720, size: 16)
            for (index, (title, number)) in entries.enumerated() {
                let y = 690 - 14 * Double(index)
                page.show(title, 72, y)
                if hasLeaders {
                    let first = 72 + TestPage.width(title, size: 10) + 5
                    let dots = String(repeating: " .", count: Int((460 - first) / 7.5))
                    page.show(dots, 462 - TestPage.width(dots, size: 10), y)
                }
                page.show(number, 492 - TestPage.width(number, size: 10), y)
            }
        }
        try document.expectRoles(["heading: Contents"] + entries.map { "table-of-contents: \($0.0)" })
    }

    /// Two notes as large as the text at the foot of a page whose sentence goes on overleaf.
    private func level(marks: [String], calls: [String]) throws -> [String] {
        let text = TestPage.wrap(Prose.sentence("Alpha", 400), width: 420)
        return try TestDocument(pages: 2) { page, index in
            let half = text.count / 2
            page.lines(Array(index == 0 ? text[..<half] : text[half...]), 72, 740, end: 492, justifiesLast: index == 0)
            guard index == 0 else { return }
            for (call, line) in zip(calls, [3.0, 7]) { page.show(call, 492.2, 744 - 12 * line, size: 6) }
            for (number, mark) in marks.enumerated() {
                let y = 340 - 40 * Double(number)
                page.show(mark, 72, y + 4, size: 6)
                page.lines(["See the \(number == 0 ? "first" : "second") book of the same name, which was", "printed twice."], 76, y)
            }
        }.roles()
    }

    @Test("Notes as large as the text are told by their marks, if the text calls them by these")
    func levelNotes() throws {
        let text = "paragraph: " + Prose.sentence("Alpha", 400)
        #expect(
            try level(marks: ["1", "2"], calls: ["1", "2"]) == [
                text, "footnote: See the first book of the same name, which was printed twice.",
                "footnote: See the second book of the same name, which was printed twice.",
            ])
        #expect(try !level(marks: ["1", "2"], calls: ["1", "3"]).contains { $0.hasPrefix("footnote") })
        #expect(try !level(marks: ["1", "2"], calls: []).contains { $0.hasPrefix("footnote") })
    }

    @Test("A note alone whose text hangs behind its number goes on with a name")
    func hangingNote() throws {
        let (document, text) = document { page in
            page.show("4", 72, 100, size: 8)
            page.lines(
                [
                    "The book of the same name was printed twice, as far as anybody in the harbour knows, the last time in winter. See",
                    "Ada Pebble, Lamps.",
                ], 84, 100,
                size: 8)
        }
        try document.expectRoles([
            "paragraph: " + text,
            "footnote: The book of the same name was printed twice, as far as anybody in the harbour knows, the last time in winter. See Ada Pebble, Lamps.",
        ])
    }

    @Test(
        "Notes with marks below a table are read there where text follows, and at the page's end where none does", arguments: [true, false])
    func notesOfTables(isFollowed: Bool) throws {
        let text = Prose.sentence("Alpha", 60)
        let next = Prose.sentence("Zulu", 60)
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Before", 300), 72, 760, width: 420)
            var y = page.paragraph(text, 72, 340, width: 420, size: 9) - 12
            page.show("a", 72, y + 3, size: 5)
            page.show("The keeper may be old.", 75, y, size: 8)
            y -= 10
            page.show("*", 72, y + 3, size: 5)
            page.show("p is small.", 75, y, size: 8)
            if isFollowed { page.paragraph(next, 72, y - 20, width: 420, size: 9) }
        }
        let roles = try document.roles()
        #expect(
            roles.suffix(isFollowed ? 3 : 2)
                == ["footnote: The keeper may be old.", "footnote: p is small."] + (isFollowed ? ["paragraph: " + next] : []))
    }

    @Test("A list within a note, with white around its items, is read where the note is, and so is what goes on below it")
    func listInNote() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 120), 72, 740, width: 400)
            page.show("They are told of here.", 72, 500)
            page.show("3", 72 + TestPage.width("They are told of here.", size: 10), 504, size: 6)
            page.show("3", 80, 224, size: 5)
            page.show("These are all the lamps:", 84, 220, size: 8)
            page.show("(i) the lamp of the mill.", 72, 201, size: 8)
            page.show("(ii) the lamp of the quay.", 72, 186, size: 8)
            page.show("None of them is lit now.", 72, 167, size: 8)
        }
        let read = try document.texts()
        #expect(
            Array(read.suffix(4)) == [
                "These are all the lamps:", "(i) the lamp of the mill.", "(ii) the lamp of the quay.", "None of them is lit now.",
            ],
            "\(read)")
    }
}
