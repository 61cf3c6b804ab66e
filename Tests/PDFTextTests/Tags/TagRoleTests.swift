import PDFText
import Testing

@Suite("Roles by tags")
struct TagRoleTests {
    /// A page whose lines are the contents 0, 1, 2 … one below the other in type of one size.
    private func document(_ lines: String...) -> TestDocument {
        TestDocument { page in
            for (index, line) in lines.enumerated() { page.content(index) { $0.show(line, 60, 740 - 30 * Double(index)) } }
        }
    }

    @Test("Titles, headings with their levels, quotations, captions, entries")
    func roles() throws {
        let document = document(
            "The Book", "First", "Second", "Tenth", "said in short", "said somebody", "A picture", "entry of a work", "word, 12", "x = y",
            "print x"
        )
        .tagged(
            .tag("Title", [0]), .tag("H1", [1]), .tag("H2", [2]), .tag("H10", [3]), .tag("Abstract", "", .tag("P", [4])),
            .tag("BlockQuote", "", .tag("P", [5])), .tag("Figure", "", .tag("Caption", [6])), .tag("BibEntry", [7]),
            .tag("Index", "", .tag("P", [8])), .tag("Formula", [9]), .tag("Code", [10]))
        try document.expectRoles([
            "title: The Book", "heading: First", "heading: Second", "heading: Tenth", "abstract: said in short",
            "quotation: said somebody", "caption: A picture",
            "bibliography: entry of a work", "index: word, 12", "formula: x = y", "code: print x",
        ])
        #expect(try document.paragraphs().map(\.level) == [nil, 1, 2, 10, nil, nil, nil, nil, nil, nil, nil])
    }

    @Test("H takes its level from the sections around it")
    func sections() throws {
        let document = document("Outer", "Inner").tagged(
            .tag("Document", "", .tag("Sect", "", .tag("H", [0]), .tag("Sect", "", .tag("H", [1])))))
        #expect(try document.paragraphs().map(\.level) == [1, 2])
    }

    @Test("Types of the document's own by its role map, in several steps")
    func roleMap() throws {
        try document("Outer", "Inner").tagged(
            .tag("Kapitel", [0]), .tag("Text", [1]), root: "/RoleMap << /Kapitel /Title1 /Title1 /H1 /Text /P >>"
        )
        .expectRoles(["heading: Outer", "paragraph: Inner"])
    }

    @Test("Items of lists without bullets, within each other, with labels; bullets are silent, numbers are not")
    func lists() throws {
        let document = document("alpha", "beta", "gamma", "delta").tagged(
            .tag(
                "L", "", .tag("LI", "", .tag("LBody", [0])),
                .tag("LI", "", .tag("LBody", "", .tag("P", [1]), .tag("L", "", .tag("LI", "", .tag("LBody", [2]))))), .tag("LI", [3])))
        try document.expectRoles(["list-item: alpha", "list-item: beta", "list-item: gamma", "list-item: delta"])
        let labelled = TestDocument { page in
            page.content(0) { $0.show("o", 60, 700) }
            page.content(1) { $0.show("round", 72, 700) }
            page.content(2) { $0.show("4.", 60, 680) }
            page.content(3) { $0.show("fourth", 72, 680) }
        }
        func list(_ numbering: String, _ label: Int, _ body: Int) -> TestTag {
            .tag("L", "/A << /O /List /ListNumbering /\(numbering) >>", .tag("LI", "", .tag("Lbl", [label]), .tag("LBody", [body])))
        }
        try labelled.tagged(list("Circle", 0, 1), list("Decimal", 2, 3)).expectRoles(["list-item: round", "list-item: 4. fourth"])
    }

    @Test("A paragraph in an item's body that has text of its own is another one; behind a label it is the item's")
    func paragraphsOfItems() throws {
        try document("alpha", "beta", "gamma").tagged(
            .tag("L", "", .tag("LI", "", .element("LBody", "", [.content(0, page: 0), .tag("P", [1]), .tag("P", [2])])))
        )
        .expectRoles(["list-item: alpha", "paragraph: beta", "paragraph: gamma"])
        let labelled = TestDocument { page in
            page.content(0) { $0.show("4.", 60, 680) }
            page.content(1) { $0.show("fourth", 72, 680) }
        }
        // The label may be a paragraph of its own, and its list one that has no numbers by its tag.
        let list = TestTag.tag(
            "L", "/A << /O /List /ListNumbering /None >>",
            .tag("LI", "", .tag("Lbl", "", .tag("P", [0])), .tag("LBody", "", .tag("P", [1]))))
        try labelled.tagged(list).expectRoles(["list-item: 4. fourth"])
        let bulleted = TestDocument { page in
            page.content(0) { $0.show("•", 60, 680) }
            page.content(1) { $0.show("round", 72, 680) }
        }
        try bulleted.tagged(list).expectRoles(["list-item: round"])
        let inner = TestTag.tag("L", "", .tag("LI", "", .tag("Lbl", [0]), .tag("LBody", "", .tag("P", [1]))))
        try labelled.tagged(.tag("L", "", .tag("LI", "", .tag("LBody", "", inner)))).expectRoles(["list-item: 4. fourth"])
    }

    @Test("Paragraphs that hang on another one, which has text of its own, are others; the parts of one that hasn't are its own")
    func paragraphsInParagraphs() throws {
        try document("alpha", "beta", "gamma").tagged(
            .element("P", "", [.content(0, page: 0), .tag("P", [1]), .tag("P", [2])])
        )
        .expectRoles(["paragraph: alpha", "paragraph: beta", "paragraph: gamma"])
        let parts = TestDocument { page in
            page.content(0) { $0.show("four", 60, 680) }
            page.content(1) { $0.show("teen", 80, 680) }
        }
        try parts.tagged(.tag("P", "", .tag("P", [0]), .tag("P", [1]))).expectRoles(["paragraph: fourteen"])
    }

    @Test("What a paragraph says behind a list in it is read behind that")
    func listInParagraph() throws {
        try document("Alpha", "beta", "Gamma").tagged(
            .element("P", "", [.content(0, page: 0), .tag("L", "", .tag("LI", "", .tag("LBody", [1]))), .content(2, page: 0)])
        )
        .expectRoles(["paragraph: Alpha", "list-item: beta", "paragraph: Gamma"])
    }

    @Test("A table is read row by row, a cell of several lines at a time")
    func table() throws {
        let document = TestDocument { page in
            page.content(0) { $0.show("Name", 60, 700) }
            page.content(1) { $0.show("What it is", 200, 700) }
            page.content(2) { $0.lines(["the long", "name"], 60, 680) }
            page.content(3) { $0.lines(["something that", "takes two lines"], 200, 680) }
        }
        func cell(_ type: String, _ index: Int) -> TestTag { .tag(type, "", .tag("P", [index])) }
        try document.tagged(.tag("Table", "", .tag("TR", "", cell("TH", 0), cell("TH", 1)), .tag("TR", "", cell("TD", 2), cell("TD", 3))))
            .expectRoles(["table: Name What it is", "table: the long name something that takes two lines"])
    }

    @Test("Cells that hold texts of their own are read one after the other")
    func layoutTable() throws {
        let texts = (0..<10).map { Prose.sentence("Number\($0)", 8) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() {
                page.content(index) { $0.paragraph(text, index < 5 ? 60 : 320, 700 - 50 * Double(index % 5), width: 200) }
            }
        }
        func cell(_ range: Range<Int>) -> TestTag { .element("TD", "", range.map { .tag("P", [$0]) }) }
        try document.tagged(.tag("Table", "", .tag("TR", "", cell(0..<5), cell(5..<10)))).expectRoles(texts.map { "paragraph: " + $0 })
    }

    @Test("A note in the middle of its paragraph is read after it, without its number")
    func notes() throws {
        let text = Prose.sentence("Alpha", 60)
        let lines = TestPage.wrap(text, width: 400)
        let document = TestDocument { page in
            page.content(0) { $0.lines(Array(lines[..<2]), 60, 700, end: 460, justifiesLast: true) }
            page.content(1) { $0.show("1", 60, 100, size: 8) }
            page.content(2) { $0.lines(["A note of two lines, of which the second", "hangs."], 64, 100, size: 8) }
            page.content(3) { $0.lines(Array(lines[2...]), 60, 676, end: 460) }
            page.content(4) { $0.show("Another paragraph.", 60, 400) }
        }
        let note = TestTag.tag("Note", "", .tag("Lbl", [1]), .tag("P", [2]))
        try document.tagged(.tag("P", "", .content(0, page: 0), note, .content(3, page: 0)), .tag("P", [4]))
            .expectRoles([
                "paragraph: " + text, "paragraph: Another paragraph.", "footnote: A note of two lines, of which the second hangs.",
            ])
    }

    @Test("Contents lose leaders and page numbers")
    func contents() throws {
        try document("1 Beginning ........ 3", "2 End ........ 12").tagged(.tag("TOC", "", .tag("TOCI", [0]), .tag("TOCI", [1])))
            .expectRoles(["table-of-contents: 1 Beginning", "table-of-contents: 2 End"])
    }

    @Test("What is tagged as a note but stands amid the text, as large as that and without a mark, is read where it stands")
    func remarks() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 40) }
        let document = TestDocument { page in
            page.content(0) { $0.paragraph(texts[0], 60, 720, width: 400) }
            page.content(1) { $0.show("Note: The lamp must be lit before the candle.", 72, 640) }
            page.content(2) { $0.show("Lamps", 60, 600, size: 16) }
            page.content(3) { $0.paragraph(texts[1], 60, 570, width: 400) }
        }
        try document.tagged(.tag("P", [0]), .tag("Note", [1]), .tag("H1", [2]), .tag("P", [3])).expectRoles([
            "paragraph: " + texts[0], "paragraph: Note: The lamp must be lit before the candle.", "heading: Lamps",
            "paragraph: " + texts[1],
        ])
    }

    @Test("A row with a cell that calls a note is a row, and the note what stands at the page's foot")
    func noteOfCell() throws {
        let document = TestDocument { page in
            for (row, y) in [700.0, 680, 660].enumerated() {
                for (column, x) in [60.0, 200].enumerated() {
                    page.content(2 * row + column) { $0.show("\(["Lamp", "Oil"][column]) \(row)", x, y) }
                }
            }
            page.content(6) { $0.show("* Lit before the candle, and put out behind it.", 60, 60, size: 8) }
        }
        let rows = (0..<3).map { row -> TestTag in
            let second: TestTag =
                row == 1
                ? .tag("TD", "", .tag("P", [3]), .tag("Note", "", .tag("P", [6])))
                : .tag("TD", "", .tag("P", [2 * row + 1]))
            return .tag("TR", "", .tag("TD", "", .tag("P", [2 * row])), second)
        }
        try document.tagged(.element("Table", "", rows)).expectRoles([
            "table: Lamp 0 Oil 0", "table: Lamp 1 Oil 1", "table: Lamp 2 Oil 2",
            "footnote: Lit before the candle, and put out behind it.",
        ])
    }

    @Test("An entry of a list of works in an item's body is the item, behind its label")
    func worksInLists() throws {
        func item(_ label: Int, _ body: Int) -> TestTag {
            .tag("LI", "", .tag("Lbl", [label]), .tag("LBody", "", .tag("BibEntry", [body])))
        }
        let document = TestDocument { page in
            for index in 0..<2 {
                page.content(2 * index) { $0.show("[\(index + 1)]", 60, 700 - 20 * Double(index)) }
                page.content(2 * index + 1) { $0.show("A. Writer, Lamps \(index)", 84, 700 - 20 * Double(index)) }
            }
        }
        try document.tagged(.tag("L", "", item(0, 1), item(2, 3))).expectRoles([
            "bibliography: [1] A. Writer, Lamps 0", "bibliography: [2] A. Writer, Lamps 1",
        ])
    }

    @Test("What is tagged as a heading and holds several sentences is text; a long heading is none")
    func clauses() throws {
        let clause = [
            "1.1 The keeper of the lamps serves as a guide for all who come to the harbour by night and by day",
            "in summer. The keeper lights the lamps.",
        ]
        let title = [
            "On the lamps of the harbour, how they are lit by night, and who has kept them by the sea in all", "of these years: a report",
        ]
        try TestDocument { page in
            page.content(0) { $0.lines(clause, 60, 740) }
            page.content(1) { $0.lines(title, 60, 680) }
        }.tagged(.tag("H2", [0]), .tag("H2", [1]))
            .expectRoles(["paragraph: " + clause.joined(separator: " "), "heading: " + title.joined(separator: " ")])
    }
}
