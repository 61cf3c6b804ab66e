import Testing

@testable import PDFText

@Suite("Texts and languages by tags")
struct TagTextTests {
    private func document(_ lines: String...) -> TestDocument {
        TestDocument { page in
            for (index, line) in lines.enumerated() { page.content(index) { $0.show(line, 60, 740 - 30 * Double(index)) } }
        }
    }

    @Test("Languages, inherited and overruled")
    func languages() throws {
        let document = document("eins", "two", "trois").tagged(
            .tag("Document", "/Lang (de)", .tag("P", [0]), .tag("P", "/Lang (en-GB)", [1]), .tag("P", "", .tag("Span", "/Lang (fr)", [2]))))
        #expect(try document.paragraphs().map(\.language) == ["de", "en-GB", "fr"])
    }

    @Test("A number and the letter right behind it are one label, though each has an element of its own")
    func letteredNumber() throws {
        func document(_ second: String) -> TestDocument {
            TestDocument { page in
                page.content(0) { $0.raw("BT /E 10 Tf 60 700 Td \(TestFont.even.string("6")) Tj") }
                page.content(1) { $0.raw("\(TestFont.even.string(second)) Tj ET") }
                page.content(2) { $0.show("Yourself, unless somebody else can", 90, 700) }
            }.tagged(.tag("P", [0]), .tag("P", [1]), .tag("P", [2]))
        }
        #expect(try document("a").texts().contains("6a"))
        #expect(try !document("and").texts().contains("6and"))
    }

    @Test("A sentence that tags part between two lines goes on; what begins further down does not", arguments: [12, 26])
    func partedSentence(step: Double) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 90), width: 400)
        let document = TestDocument { page in
            page.content(0) { $0.lines(Array(lines[..<3]), 72, 700, end: 472, justifiesLast: true) }
            page.content(1) { $0.lines(Array(lines[3...]), 72, 676 - step, end: 472) }
        }.tagged(.tag("Document", "", .tag("P", [0]), .tag("P", [1])))
        #expect(try document.texts().count == (step == 12 ? 1 : 2))
    }

    @Test("A label in a paragraph calls a note, though its figures are as large as the text; a number there is one")
    func noteMarks() throws {
        func document(_ figures: String, _ tag: String) -> TestDocument {
            TestDocument { page in
                page.content(0) { $0.raw("BT /E 10 Tf 60 700 Td \(TestFont.even.string("The number is six.")) Tj") }
                page.content(1) { $0.raw("\(TestFont.even.string(figures)) Tj") }
                page.content(2) { $0.raw("\(TestFont.even.string(" And it stays.")) Tj ET") }
            }.tagged(.tag("P", "", .content(0, page: 0), .tag(tag, "", .tag("Span", [1])), .content(2, page: 0)))
        }
        #expect(try document("1", "Lbl").texts() == ["The number is six. And it stays."])
        #expect(try document("1", "Span").texts() == ["The number is six.1 And it stays."])
        #expect(try document("th", "Lbl").texts().joined().contains("th"))
    }

    @Test("ActualText and expansions take the place of what is shown, and nothing of more than the page")
    func replacements() throws {
        let document = TestDocument { page in
            page.content(0) { $0.show("See", 60, 700) }
            page.content(1) { $0.show("Dr.", 80, 700) }
            page.content(2) { $0.show("Who", 100, 700) }
        }
        func tags(_ entries: String) -> TestTag { .tag("P", "", .content(0, page: 0), .tag("Span", entries, [1]), .content(2, page: 0)) }
        try document.tagged(tags("/E (Doctor)")).expect(["See Doctor Who"])
        try document.tagged(tags("/ActualText (Director)")).expect(["See Director Who"])
        try document.tagged(tags("/ActualText (Director) /E (Doctor)")).expect(["See Director Who"])
        try document.tagged(tags("/ActualText (\(String(repeating: "long ", count: 200)))")).expect(["See Dr. Who"])
    }

    @Test("An expansion stands for an abbreviation, not for what a form says in other words")
    func expansions() throws {
        func document(_ shown: String, _ expansion: String) throws -> [String] {
            try TestDocument { page in page.content(0) { $0.show(shown, 60, 700) } }.tagged(.tag("P", "/E (\(expansion))", [0])).texts()
        }
        #expect(try document("U.S.A.", "United States of America") == ["United States of America"])
        #expect(
            try document("22. NAME OF ATTORNEY (Please Print)", "21. NAME OF ATTORNEY, AGENT OR OTHER PERSON") == [
                "22. NAME OF ATTORNEY (Please Print)"
            ])
        #expect(try document("Full name", "Name") == ["Full name"])
    }

    @Test("Descriptions of figures are read when asked for, where the figures stand")
    func descriptions() throws {
        let document = TestDocument { page in
            page.content(0) { $0.show("Before the figure.", 60, 700) }
            page.content(1) { $0.raw("q 100 0 0 100 60 550 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q") }
            page.content(2) { $0.show("After the figure.", 60, 500) }
            page.content(3) { $0.show("E = mc", 60, 480) }
        }.tagged(
            .tag("P", [0]), .tag("Figure", "/Alt (A bell and its rope)", [1]), .tag("P", [2]), .tag("Formula", "/Alt (energy is mass)", [3])
        )
        try document.expectRoles(["paragraph: Before the figure.", "paragraph: After the figure.", "formula: E = mc"])
        var options = ReadingOptions()
        options.extras.insert(.descriptions)
        try document.expectRoles(
            ["paragraph: Before the figure.", "figure: A bell and its rope", "paragraph: After the figure.", "formula: energy is mass"],
            options)
        var box: TextBox?
        try document.open().forEachPage(options) { box = $0.blocks.first { $0.role == .figure }?.box }
        let found = try #require(box)
        #expect(found.x0 == 60 && found.x1 == 160 && found.y0 > 550 && found.y1 < 650)
    }

    @Test("Heads and feet by their marks; what isn't marked beside them is text")
    func artifacts() throws {
        let texts = (0..<3).map { Prose.sentence("Page\($0)", 60) }
        let document = TestDocument(pages: 3) { page, index in
            page.artifact("/Type /Pagination /Subtype /Header") {
                $0.show("Some odd head in the \(["first", "second", "third"][index]) place", 60, 560)
            }
            page.artifact("/Type /Pagination") { $0.show("\(index + 41)", 300, 30) }
            page.content(0) { $0.show("Chapter", 60, 740) }
            page.content(1) { $0.paragraph(texts[index], 60, 700, width: 400) }
        }.tagged(
            .element("Document", "", (0..<3).flatMap { [TestTag.tag("H1", [0], page: $0), .tag("P", [1], page: $0)] }))
        try document.expectRoles(texts.flatMap { ["heading: Chapter", "paragraph: " + $0] })
        let all = try document.roles(ReadingOptions(skipped: []))
        #expect(all.filter { $0.hasPrefix("header: Some odd head") }.count == 3)
        #expect(all.filter { $0.hasPrefix("page-number: 4") }.count == 3)
    }

    @Test("Pages that are marked as artifacts but for a heading are read")
    func textMarkedAsArtifact() throws {
        let texts = (0..<3).map { Prose.sentence("Page\($0)", 160) }
        let document = TestDocument(pages: 3) { page, index in
            page.content(0) { $0.show("Chapter", 60, 740) }
            page.artifact("/Type /Pagination") { $0.paragraph(texts[index], 60, 700, width: 400) }
        }.tagged(.element("Document", "", (0..<3).map { TestTag.tag("H1", [0], page: $0) }))
        #expect(try document.paragraphs().map(\.text).filter { $0 != "Chapter" } == texts)
    }

    @Test("The last line of a box that is marked as an artifact is read with the lines above it, though it stands where feet do")
    func boxAtFoot() throws {
        let lines = [
            "If you cannot reach the keeper, send the lamp", "to the man on the pier, and a letter of what you", "want of him to the quay.",
        ]
        let document = TestDocument { page in
            page.content(0) { $0.paragraph(Prose.sentence("Alpha", 300), 60, 700, width: 400) }
            page.content(1) { $0.show("Signature of the keeper", 60, 62) }
            page.artifact("") { $0.lines(lines, 300, 107, size: 9, leading: 10) }
            page.artifact("/Type /Pagination /Subtype /Footer") { $0.show("Updated in the autumn", 60, 30, size: 8) }
        }.tagged(.element("Document", "", [TestTag.tag("P", [0]), .tag("P", [1])]))
        let read = try document.texts().joined(separator: " ")
        #expect(read.contains(lines.joined(separator: " ")), "\(read.suffix(200))")
        #expect(!read.contains("Updated"))
    }

    @Test("What the document says of its tags")
    func tagging() throws {
        let plain = document("text")
        #expect(try plain.open().tagging == PDFDocument.Tagging(isMarked: false, isSuspect: false, hasStructure: false))
        let tagged = try plain.tagged(.tag("P", [0]), marks: "/Marked true /Suspects true").open()
        #expect(tagged.tagging == PDFDocument.Tagging(isMarked: true, isSuspect: true, hasStructure: true))
        var empty = plain
        empty.catalog = "/MarkInfo << /Marked true >> /StructTreeRoot << /K [] >>"
        #expect(try empty.open().tagging == PDFDocument.Tagging(isMarked: true, isSuspect: false, hasStructure: false))
    }

    @Test("Items that begin lines anew within one paragraph are items each")
    func itemsWithinParagraph() throws {
        let items = ["2. Lamps and lanterns of all the quays and other matters.", "3. Things to be seen:", "(a) Wicks of the old kind;"]
        let document = TestDocument { page in
            page.content(0) { page in
                for (index, item) in items.enumerated() { page.show(item, 72, 700 - 23 * Double(index)) }
            }
            page.content(1) { $0.show("Ends here.", 72, 600) }
        }.tagged(.tag("Document", "", .tag("P", [0]), .tag("P", [1])))
        #expect(try document.texts() == items + ["Ends here."])
    }
}
