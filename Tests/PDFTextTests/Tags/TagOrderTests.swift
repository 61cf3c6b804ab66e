import PDFText
import Testing

@testable import PDFText

@Suite("Order by tags")
struct TagOrderTests {
    /// Four paragraphs in two columns, tagged across: what the geometry would read down.
    private func columns(order: [Int]) -> (document: TestDocument, texts: [String]) {
        let texts = ["One", "Two", "Three", "Four"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            for index in 0..<4 {
                page.content(index) { $0.paragraph(texts[index], index < 2 ? 60 : 320, index % 2 == 0 ? 700 : 400, width: 220) }
            }
        }
        let tags = order.map { TestTag.tag("P", [$0]) }
        return (document.tagged(.element("Document", "", tags)), order.map { texts[$0] })
    }

    @Test("Blocks follow each other as their elements do", arguments: [[0, 1, 2, 3], [0, 2, 1, 3], [2, 3, 0, 1]])
    func blocks(_ order: [Int]) throws {
        let (document, texts) = columns(order: order)
        try document.expect(texts)
    }

    @Test("Tags that lead up and down the page are not followed")
    func implausible() throws {
        let texts = (0..<12).map { Prose.sentence("Number\($0)", 12) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() { page.content(index) { $0.show(text, 60, 700 - 40 * Double(index)) } }
        }
        let order = [11, 3, 7, 0, 9, 2, 10, 1, 8, 4, 6, 5]
        try document.tagged(.element("Document", "", order.map { TestTag.tag("P", [$0]) })).expect(texts)
    }

    @Test(
        "Cells of a row are read as they stand, unless the tags have them one way along it",
        arguments: [[0, 1, 2, 3], [0, 3, 1, 2], [3, 2, 1, 0]])
    func cells(_ order: [Int]) throws {
        let cells = ["north", "south", "east", "west"]
        let document = TestDocument { page in
            for (index, cell) in cells.enumerated() { page.content(index) { $0.show(cell, 60 + 120 * Double(index), 700) } }
        }
        let row = TestTag.element("TR", "", order.map { .tag("TD", [$0]) })
        let read = order.last == 0 ? cells.reversed() : cells
        try document.tagged(.tag("Table", "", row)).expect([read.joined(separator: " ")])
    }

    @Test("Marks that caught words of two lines with the wrong paragraph, so that either is in the midst of the other, are not believed")
    func torn() throws {
        func document(_ first: Int) -> TestDocument {
            TestDocument { page in
                page.content(0) { $0.show("The doctor may practise where", 60, 700) }
                page.content(first) { $0.show("he furnished it.", 202.5, 700) }
                page.content(1) { $0.show("For", 60, 670) }
                page.content(0) { $0.show("service on ships", 77.5, 670) }
                page.content(1) { $0.show("include a copy.", 157.5, 670) }
            }.tagged(.tag("P", [0]), .tag("P", [1]))
        }
        try document(1).expect(["The doctor may practise where he furnished it.", "For service on ships include a copy."])
        #expect(try document(0).texts().count == 2)
    }

    @Test(
        "Tags that tell the foot of the page before all that stands above it are not followed, whether they know headings or not",
        arguments: [true, false])
    func footFirst(_ haveHeadings: Bool) throws {
        let texts = (0..<14).map { Prose.sentence("Number\($0)", 12) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() { page.content(index) { $0.show(text, 60, 700 - 40 * Double(index)) } }
        }
        let order = Array(8..<14) + Array(0..<8)
        let tags = order.map { TestTag.tag(haveHeadings && $0 % 4 == 0 ? "H2" : "P", [$0]) }
        try document.tagged(.element("Document", "", tags)).expect(texts)
    }

    @Test("Where the document calls its tags suspect, or not marked, one step up is too many")
    func suspect() throws {
        let texts = ["One", "Two", "Three"].map { Prose.sentence($0, 10) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() { page.content(index) { $0.show(text, 60, 700 - 40 * Double(index)) } }
        }
        let tags = TestTag.element("Document", "", [1, 0, 2].map { .tag("P", [$0]) })
        try document.tagged(tags).expect([texts[1], texts[0], texts[2]])
        try document.tagged(tags, marks: "/Marked true /Suspects true").expect(texts)
        // Or doesn't say that they follow the conventions.
        try document.tagged(tags, marks: "").expect(texts)
    }

    @Test(
        "Tags that put a later list into an earlier one, over a heading and the text below it, are not followed", arguments: [true, false])
    func laterList(_ hasHeading: Bool) throws {
        let texts = (0..<8).map { Prose.sentence("Number\($0)", 12) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() { page.content(index) { $0.show(text, 60, 700 - 20 * Double(index)) } }
        }
        // Between two items and two others stand a heading and two paragraphs, or one paragraph alone.
        let (items, between) = hasHeading ? ([0, 1, 5, 6], [2, 3, 4]) : ([0, 1, 3, 4], [2])
        let rest = (0..<8).filter { !items.contains($0) && !between.contains($0) }
        let tags: [TestTag] =
            [.element("L", "", items.map { .tag("LI", [$0]) })]
            + (between + rest).map { .tag(hasHeading && $0 == 2 ? "H2" : "P", [$0]) }
        let order = hasHeading ? Array(0..<8) : items + between + rest
        #expect(try document.tagged(.element("Document", "", tags)).texts() == order.map { texts[$0] })
    }

    @Test("Nor such that put several lists into one, over the lines between them that stand further left")
    func laterLists() throws {
        let texts = (0..<8).map { Prose.sentence("Number\($0)", 9) }
        let between = [2, 5]
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() {
                page.content(index) { $0.show(text, between.contains(index) ? 60 : 90, 700 - 40 * Double(index)) }
            }
        }
        let items = (0..<8).filter { !between.contains($0) }
        let tags: [TestTag] = [.element("L", "", items.map { .tag("LI", [$0]) })] + between.map { .tag("P", [$0]) }
        #expect(try document.tagged(.element("Document", "", tags)).texts() == texts)
    }

    @Test("Nor such that make one list of numbered paragraphs with a heading of one line between them", arguments: ["H2", "P"])
    func headingInList(_ tag: String) throws {
        let texts = (0..<8).map { Prose.sentence("Number\($0)", 9) }
        let document = TestDocument { page in
            for (index, text) in texts.enumerated() {
                page.content(index) { $0.show(text, index == 4 ? 60 : 80, 700 - 40 * Double(index)) }
            }
        }
        let items = (0..<8).filter { $0 != 4 }
        let tags = TestTag.element("Document", "", [.element("L", "", items.map { .tag("LI", [$0]) }), .tag(tag, [4])])
        #expect(try document.tagged(tags).texts() == texts)
    }

    /// Five paragraphs below each other, the last one as wide as the page, and a heading: number 5.
    private func headed(_ order: [Int], _ x: Double, _ y: Double) -> (document: TestDocument, texts: [String]) {
        let texts = (0..<5).map { Prose.sentence("Number\($0)", 20) } + ["All about it"]
        let document = TestDocument { page in
            for index in 0..<5 {
                page.content(index) { $0.paragraph(texts[index], 60, 690 - 100 * Double(index), width: index == 4 ? 480 : 220) }
            }
            page.content(5) { $0.show(texts[5], x, y) }
        }
        return (document.tagged(.element("Document", "", order.map { .tag($0 == 5 ? "H1" : "P", [$0]) })), texts)
    }

    @Test(
        "A title that is told behind the text far below it is read where it stands, and stays a title",
        arguments: [[0, 1, 2, 3, 4, 5], [0, 1, 2, 5, 3, 4]])
    func hop(_ order: [Int]) throws {
        let (document, texts) = headed(order, 60, 740)
        try document.expect([texts[5]] + texts[..<5])
        #expect(try document.roles(ReadingOptions(skipped: [])).first == "heading: \(texts[5])")
    }

    @Test("A sentence that goes on from the page before is not put below what floats above its end")
    func floating() throws {
        let texts = ["of the lamps that were told of", "All the boats are back."]
        let document = TestDocument { page in
            page.content(0) { $0.show(texts[0], 60, 500) }
            page.content(1) { $0.show(texts[1], 60, 700) }
        }
        try document.tagged(.tag("P", [0]), .tag("P", [1])).expect(texts)
    }

    @Test("What is put above the text keeps the order in which it is told, if that leads down and along the lines")
    func keptOrder() throws {
        let texts = [Prose.sentence("Alpha", 20), "The keepers of the lamps", "3 May 1998"]
        let document = TestDocument { page in
            page.content(0) { $0.paragraph(texts[0], 60, 500, width: 400) }
            page.content(1) { $0.show(texts[1], 60, 700) }
            page.content(2) { $0.show(texts[2], 400, 706) }
        }
        try document.tagged(.tag("P", [0]), .tag("P", [1]), .tag("P", [2])).expect([texts[1], texts[2], texts[0]])
    }

    @Test("What stands beside a text that has been read may be told last")
    func aside() throws {
        let (document, texts) = headed([0, 1, 2, 3, 4, 5], 400, 685)
        try document.expect(texts)
    }

    @Test("Tags that hold half of the text only are not followed")
    func coverage() throws {
        let texts = ["One", "Two"].map { Prose.sentence($0, 40) }
        let document = TestDocument { page in
            page.content(0) { $0.paragraph(texts[0], 60, 400, width: 400) }
            page.paragraph(texts[1], 60, 700, width: 400)
        }
        try document.tagged(.tag("Document", "", .tag("H1", [0]))).expectRoles(["paragraph: " + texts[1], "paragraph: " + texts[0]])
    }

    @Test("One element around the whole page doesn't make one paragraph of it")
    func everythingInOne() throws {
        let texts = (0..<5).map { Prose.sentence("Number\($0)", 50) }
        let document = TestDocument { page in
            page.content(0) { page in
                for (index, text) in texts.enumerated() { page.paragraph(text, 60, 740 - 120 * Double(index), width: 400) }
            }
        }
        try document.tagged(.tag("Document", "", .tag("P", [0]))).expect(texts)
    }

    @Test("Elements that are lines are joined as lines are")
    func linewise() throws {
        let text = Prose.sentence("Alpha", 120)
        let lines = TestPage.wrap(text, width: 400)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() { page.content(index) { $0.show(line, 60, 700 - 12 * Double(index)) } }
        }
        try document.tagged(.element("Document", "", lines.indices.map { .tag("P", [$0]) })).expect([text])
    }

    @Test("A paragraph is one, whatever the white in it; verses and addresses keep their lines")
    func lines() throws {
        let text = Prose.sentence("Alpha", 100)
        let lines = TestPage.wrap(text, width: 400)
        let document = TestDocument { page in
            page.content(0) { page in
                page.lines(Array(lines[..<3]), 60, 700, end: 460, justifiesLast: true)
                page.lines(Array(lines[3...]), 60, 640, end: 460)
            }
            page.content(1) { $0.lines(["Anna Meier", "3 Long Road", "12345 Town"], 60, 400, leading: 30) }
        }
        try document.tagged(.tag("Document", "", .tag("P", [0]), .tag("P", [1]))).expect([text, "Anna Meier", "3 Long Road", "12345 Town"])
    }

    @Test("What goes on over the page is joined, even after a stop and before a capital")
    func overPages() throws {
        let texts = ["Alpha", "Beta"].map { Prose.sentence($0, 40) }
        let document = TestDocument(pages: 2) { page, index in page.content(0) { $0.paragraph(texts[index], 60, 700, width: 400) } }
        try document.tagged(.tag("Document", "", .element("P", "", [.content(0, page: 0), .content(0, page: 1)]))).expect([
            texts.joined(separator: " ")
        ])
        try document.tagged(.tag("Document", "", .tag("P", [0]), .tag("P", [0], page: 1))).expect(texts)
    }

    @Test("A line with links in it stays a line, wherever the tree has them")
    func links() throws {
        let document = TestDocument { page in
            page.content(0) { $0.show("Refer to this", 60, 700) }
            page.content(1) { $0.show("link", 125, 700) }
            page.content(2) { $0.show("to go on, and to that", 148, 700) }
            page.content(3) { $0.show(Prose.sentence("Next", 30), 60, 600, size: 8) }
        }
        let text = "Refer to this link to go on, and to that"
        let last = Prose.sentence("Next", 30)
        try document.tagged(.tag("P", "", .tag("P", [0]), .tag("Link", [1]), .tag("P", [2])), .tag("P", [3])).expect([text, last])
        try document.tagged(.tag("P", [0, 2]), .tag("Link", [1]), .tag("P", [3])).expect([text, last])
    }

    @Test("What isn't tagged stays with what it stands below")
    func strays() throws {
        let texts = ["One", "Two", "Three", "Four"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            for index in 0..<4 {
                page.content(index) { $0.paragraph(texts[index], index < 2 ? 60 : 320, index % 2 == 0 ? 700 : 400, width: 220) }
            }
            page.show("left formula", 120, 560)
            page.show("right formula", 380, 560)
        }
        try document.tagged(.element("Document", "", [0, 2, 1, 3].map { .tag("P", [$0]) }))
            .expect([texts[0], "left formula", texts[2], "right formula", texts[1], texts[3]])
    }

    @Test("A page alone is read as it is among the others")
    func lazily() throws {
        let texts = (0..<20).map { [Prose.sentence("Top\($0)", 30), Prose.sentence("Low\($0)", 30)] }
        let document = TestDocument(pages: 20) { page, index in
            page.content(0) { $0.paragraph(texts[index][0], 320, 700, width: 200) }
            page.content(1) { $0.paragraph(texts[index][1], 60, 700, width: 200) }
        }.tagged(.element("Document", "", (0..<20).flatMap { [TestTag.tag("P", [0], page: $0), .tag("P", [1], page: $0)] }))
        #expect(try document.texts() == texts.flatMap { $0 })
        #expect(try document.texts(ReadingOptions(pages: 13..<14)) == texts[13])
        #expect(try document.texts(workers: 4) == texts.flatMap { $0 })
    }

    @Test("Without the way back from the content to the tree, the tree is gone through")
    func noParentTree() throws {
        let texts = ["One", "Two"].map { Prose.sentence($0, 30) }
        let document = TestDocument { page in
            page.content(0) { $0.paragraph(texts[0], 60, 700, width: 200) }
            page.content(1) { $0.paragraph(texts[1], 320, 700, width: 200) }
        }
        try document.tagged(.tag("Document", "", .tag("H2", [1]), .tag("P", [0])), hasParentTree: false)
            .expectRoles(["heading: " + texts[1], "paragraph: " + texts[0]])
    }

    @Test("Contents whose titles are told before their pages are read line by line", arguments: [true, false])
    func contents(_ isTagged: Bool) throws {
        let titles = ["Making a lamp", "The pier and its keeper", "What a boat may carry", "Harbour dues", "Our promise to you", "Winter"]
        let pages = [2, 4, 4, 7, 12, 31]
        let document = TestDocument { page in
            page.content(0) { $0.show("Contents", 72, 740, size: 20) }
            page.content(1) { page in
                for (index, title) in titles.enumerated() { page.show(title, 72, 690 - 22 * Double(index)) }
            }
            page.content(2) { page in
                for (index, number) in pages.enumerated() { page.show("\(number)", 520, 690 - 22 * Double(index)) }
            }
        }
        let tags = (0..<3).map { TestTag.tag("P", [$0]) }
        try (isTagged ? document.tagged(.element("Document", "", tags)) : document).expect(["Contents"] + titles)
    }

    @Test("Numbers that belong to nothing, told before, don't hide such contents")
    func contentsBehindNumbers() throws {
        let titles = ["Making a lamp", "The pier and its keeper", "What a boat may carry", "Harbour dues"]
        let document = TestDocument { page in
            page.content(0) { $0.show("Contents", 72, 740, size: 20) }
            page.content(1) { page in
                for index in 0..<4 { page.show("\(1990 + 7 * index)", 300, 300 - 22 * Double(index)) }
            }
            page.content(2) { page in
                for (index, title) in titles.enumerated() { page.show(title, 72, 690 - 22 * Double(index)) }
            }
            page.content(3) { page in
                for index in 0..<4 { page.show("\(3 + 4 * index)", 520, 690 - 22 * Double(index)) }
            }
        }
        let tags = (0..<4).map { TestTag.tag("P", [$0]) }
        #expect(try document.tagged(.element("Document", "", tags)).texts().prefix(5) == (["Contents"] + titles)[...])
    }

    @Test(
        "Of an element for each line a sentence goes on in small letters below a full one; not below one that had room, nor with a capital")
    func elementOfLine() throws {
        let full = "Those who keep a light are, as it is said, people who are always looking out to"
        func read(_ first: String, _ second: String) throws -> [String] {
            try TestDocument { page in
                page.content(0) { $0.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: TestPage.width(full, size: 10) + 5) }
                page.content(1) { $0.show(first, 72, 600) }
                page.content(2) { $0.show(second, 72, 588) }
            }.tagged(.tag("P", [0]), .tag("P", [1]), .tag("P", [2])).texts()
        }
        #expect(try read(full, "the sea, and not only at night.").last == full + " the sea, and not only at night.")
        #expect(try read(full.dropLast(2) + "it", "The sea, and not only at night.").count == 3)
        #expect(try read("Those who keep a light are, as it is said, people who", "the sea, and not only at night.").count == 3)
    }

    @Test("An item whose element ends with its page goes on in the next one, where its text hangs, if it has no label")
    func itemOverPages() throws {
        func read(_ next: String, x: Double) throws -> [String] {
            try TestDocument(pages: 2) { page, index in
                if index == 0 {
                    page.content(0) { $0.paragraph(Prose.sentence("Alpha", 60), 72, 200, width: 400) }
                    page.content(1) {
                        $0.show("4. The way to a light is told by many things, and may", 72, 100)
                        $0.show("have to do with the wind, the rain and such", 85, 88)
                    }
                } else {
                    page.content(0) { $0.show(next, x, 740) }
                    page.content(1) { $0.lines(["5. The keeper looks after all of them, and after what", "belongs to them."], 72, 720) }
                }
            }.tagged(
                .tag("P", [0]), .tag("L", "", .tag("LI", "", .tag("LBody", [1]))),
                .tag("L", "", .tag("LI", "", .tag("LBody", [0], page: 1)), .tag("LI", "", .tag("LBody", [1], page: 1)))
            ).texts()
        }
        let rest = "things as boats and the time of the year."
        #expect(try read(rest, x: 85).contains { $0.hasSuffix("the rain and such " + rest) })
        #expect(try read("b. " + rest, x: 85).contains { $0.hasSuffix("the rain and such") })
        #expect(try read(rest, x: 72).contains { $0.hasSuffix("the rain and such") })
    }

    @Test("Lines of a paragraph that begin with bullets are items, below full lines, too; a dash is one where the paragraph begins with it")
    func bulletsOfParagraph() throws {
        func document(_ label: String, _ first: String) -> (TestDocument, [String]) {
            let items = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 36) }
            let labels = [first, label, label]
            let texts = zip(labels, items).map { $0 + $1 }
            let document = TestDocument { page in
                page.content(0) { page in
                    var y = 700.0
                    for text in texts { y = page.paragraph(text, 60, y, width: 400, justifiesLast: true) }
                }
            }
            return (document.tagged(.tag("P", [0])), texts)
        }
        for (label, first) in [("• ", "• "), ("• ", ""), ("- ", "- ")] {
            let (document, _) = document(label, first)
            #expect(try document.texts().count == 3, "\(label)\(first)")
        }
        let (text, lines) = document("- ", "")
        try text.expect([lines.joined(separator: " ")])
    }

    /// A paragraph by its tag of these lines, each set where `x` says.
    private func paragraph(of lines: [String], x: (String) -> Double) throws -> [String] {
        try TestDocument { page in
            page.content(0) { for (index, line) in lines.enumerated() { $0.show(line, x(line), 700 - 12 * Double(index)) } }
            page.content(1) { $0.paragraph(Prose.sentence("Alpha", 60), 60, 600, width: 400) }
        }.tagged(.tag("P", [0]), .tag("P", [1])).texts().dropLast()
    }

    @Test("Lines that had room for several words more were ended on purpose, two of them at the least")
    func endedLines() throws {
        let lines = [
            "Present: Ann Keeper and Bert of the Wicks, both of them early", "Excused: Carl", "Minutes: Dora of the Old Lamps",
            "Next meeting: on the second Monday of May, in the harbour",
        ]
        #expect(try paragraph(of: lines) { _ in 60 } == lines)
        let wrapped = ["Present: Ann Keeper and Bert of the Wicks, both of them as early as ever,", "Carl", "and Dora"]
        #expect(try paragraph(of: wrapped) { _ in 60 }.count == 1)
        // Beside a picture.
        let narrow = [
            "The lamps of North and of", "Berlin burn by night and", "Paris lights as many as",
            "Rome does, and in all of these towns they are put out at six",
        ]
        #expect(try paragraph(of: narrow) { _ in 60 }.count == 1)
    }

    @Test("Centred lines, if one of them had room for more; a centred text that was wrapped is one")
    func endedCentredLines() throws {
        func centre(_ line: String) -> Double { 260 - TestPage.width(line, size: 10) / 2 }
        let verse = ["An old and silent lamp", "The keeper climbs the stairs to the wick in the evening", "Light again"]
        #expect(try paragraph(of: verse, x: centre) == verse)
        let wrapped = [
            "This book was written by somebody who has seen the lamps", "of the harbour burn in all of the nights of one", "Winter",
        ]
        #expect(try paragraph(of: wrapped, x: centre).count == 1)
    }

    /// A paragraph by its tag of these lines, between two others that are as wide as the page's text.
    private func paragraph(amongText lines: [String], bold: Int = 0) throws -> [String] {
        try TestDocument { page in
            page.content(0) { $0.paragraph(Prose.sentence("Alpha", 60), 60, 760, width: 400) }
            page.content(1) {
                for (index, line) in lines.enumerated() {
                    $0.show(line, 60, 640 - 12 * Double(index), font: index < bold ? .evenBold : .even)
                }
            }
            page.content(2) { $0.paragraph(Prose.sentence("Omega", 60), 60, 560, width: 400) }
        }.tagged(.tag("P", [0]), .tag("P", [1]), .tag("P", [2])).texts().dropFirst().dropLast()
    }

    @Test(
        "Where the text above and below is wide, lines of a paragraph that take little of it were ended on purpose",
        arguments: [
            ["Yours faithfully,", "Dora of the Lamps"], ["Ann Keeper", "Keeper of the lamps", "12 March 2024"],
            ["(1) The Lamp Company", "(2) Ann Keeper"],
        ])
    func endedAmongText(lines: [String]) throws {
        #expect(try paragraph(amongText: lines) == lines)
    }

    @Test("In bold above others as well")
    func endedInBold() throws {
        let lines = ["Who may join?", "Anybody who can climb the stairs."]
        #expect(try paragraph(amongText: lines, bold: 1) == lines)
    }

    @Test(
        "A line goes on in small letters, behind a hyphen, a short word or a comma, and beside a picture",
        arguments: [
            ["The lamps of North", "burn by night"], ["The lamps of Upper-", "Berg burn by night"],
            ["The lamps of the", "North burn by night"],
            ["\u{201C}one\u{201D}; \u{201C}two\u{201D};", "\u{201C}three\u{201D}"],
        ])
    func goesOnAmongText(lines: [String]) throws {
        #expect(try paragraph(amongText: lines).count == 1)
    }

    @Test(
        "A text that a picture beside all of it makes narrow goes on with capitals",
        arguments: [
            ["Beachten Sie bitte, dass die alten", "Laternen des Hafens nur in der Nacht", "brennen. Sie sind alt."],
            ["Beachten Sie bitte, dass die alten", "Laternen brennen."],
            ["Von den Laternen brennen die alten.", "Laternen des Hafens brennen nur", "in der Nacht."],
        ])
    func narrowed(lines: [String]) throws {
        #expect(try paragraph(amongText: lines).count == 1)
    }

    @Test("A text that a picture makes narrow goes on behind a sentence")
    func narrowedByPicture() throws {
        let lines = [
            "The keeper has one lamp already, a short way to the east of the old harbour, and",
            "oil for a while is in the cellar.", "Choose one that is near to the", "rocks. A lamp is lit there soon.",
        ]
        #expect(try paragraph(amongText: lines).count == 1)
    }
}
