import PDFText
import Testing

@Suite("Running heads that say what a heading further down says")
struct EchoedHeadTests {
    /// Three pages: the second section begins in the middle of the second, below `head`.
    private func document(head: String, size: Double = 10, y: Double = 750, heading: String = "2. Oil and Wicks", decorate: String = "")
        -> TestDocument
    {
        TestDocument(pages: 3) { page, index in
            let names = ["Alpha", "Bravo", "Charlie"]
            guard index == 1 else { return _ = page.paragraph(Prose.sentence(names[index], 300), 72, 712, width: 420) }
            page.raw(decorate)
            page.show(head, 240, y, size: size)
            page.show("1.3. Glass", 72, 712, size: 11, font: .evenBold)
            page.paragraph(Prose.sentence("Delta", 120), 72, 690, width: 420)
            page.show(heading, 72, 480, size: 14, font: .evenBold)
            page.paragraph(Prose.sentence(names[index], 120), 72, 450, width: 420)
        }
    }

    private func count(_ document: TestDocument) throws -> Int {
        try document.texts().joined(separator: "\n").ranges(of: "Oil and Wicks").count
    }

    @Test("A bold line in smaller type is none that a heading at a page's top repeats", arguments: [8.0, 10.0])
    func smallerRow(size: Double) throws {
        let document = TestDocument(pages: 4) { page, index in
            let names = ["Alpha", "Bravo", "Charlie", "Delta"]
            if index == 1 { page.show("Oil and Wicks", 72, 712, size: size, font: .evenBold) }
            if index == 2 { page.show("Oil and Wicks", 72, 734, size: 10) }
            page.paragraph(Prose.sentence(names[index], 200), 72, index == 2 ? 712 : 690, width: 420)
        }
        #expect(try count(document) == (size < 10 ? 2 : 1))
    }

    @Test("A line well off the text, smaller than the heading, is its head")
    func head() throws { #expect(try count(document(head: "2. Oil and Wicks")) == 1) }

    @Test("The page's number may stand in its line, at either end", arguments: ["2. Oil and Wicks 57", "58 2. Oil and Wicks"])
    func withNumber(head: String) throws { #expect(try count(document(head: head)) == 1) }

    @Test("Above a rule it may stand closer")
    func overRule() throws {
        #expect(try count(document(head: "2. Oil and Wicks", y: 734, decorate: "0.5 w 72 728 m 492 728 l S")) == 1)
    }

    @Test("Above a rule it may be half of a line", arguments: [true, false])
    func half(isEchoed: Bool) throws {
        let document = TestDocument(pages: 4) { page, index in
            let names = ["Alpha", "Bravo", "Charlie", "Delta"]
            guard index == 1 else { return _ = page.paragraph(Prose.sentence(names[index], 300), 72, 712, width: 420) }
            page.raw("0.5 w 72 728 m 492 728 l S")
            page.show("2. OIL AND WICKS", 72, 734)
            page.show("CHAPTER OF LAMPS", 400, 734)
            page.paragraph(Prose.sentence(names[index], 200), 72, 700, width: 420)
            page.show(isEchoed ? "2. Oil and Wicks" : "2. Wicks", 72, 480, size: 14, font: .evenBold)
            page.paragraph(Prose.sentence("Echo", 60), 72, 450, width: 420)
        }
        let texts = try document.texts()
        #expect(texts.contains { $0.contains("OIL AND WICKS") } == !isEchoed, "\(texts.map { $0.prefix(30) })")
    }

    @Test("Above a rule it says what a heading of a page before says", arguments: ["2. Oil and Wicks", "3. Oil and Wicks"])
    func pageBefore(head: String) throws {
        let document = TestDocument(pages: 4) { page, index in
            let names = ["Alpha", "Bravo", "Charlie", "Delta"]
            if index == 1 { page.show("2. Oil and Wicks", 72, 712, size: 14, font: .evenBold) }
            if index == 2 {
                page.raw("0.5 w 72 728 m 492 728 l S")
                page.show(head, 240, 734)
            }
            page.paragraph(Prose.sentence(names[index], 300), 72, index == 1 ? 690 : 705, width: 420)
        }
        #expect(try count(document) == (head.hasPrefix("2") ? 1 : 2))
    }

    @Test(
        "Clear of the text it says what a heading of several lines on a page before says",
        arguments: ["2. The Oil and its Wicks", "2. The Oil of old"])
    func headingOfLines(head: String) throws {
        let document = TestDocument(pages: 4) { page, index in
            let names = ["Alpha", "Bravo", "Charlie", "Delta"]
            if index == 1 { page.lines(["2 The Oil", "and its Wicks"], 72, 712, size: 16) }
            if index == 2 { page.show(head, 72, 730) }
            page.paragraph(Prose.sentence(names[index], 300), 72, index == 1 ? 650 : 705, width: 420)
        }
        #expect(try document.texts().joined(separator: "\n").contains(head) == (head == "2. The Oil of old"))
    }

    @Test("On a page of listings in small type it is no smaller than the page's text")
    func listings() throws {
        let document = TestDocument(pages: 3) { page, index in
            let names = ["Alpha", "Bravo", "Charlie"]
            if index == 1 { page.show("2. Oil and Wicks", 72, 750) }
            for row in 0..<20 { page.show(Prose.sentence(names[index], 8), 72, 712 - 10 * Double(row), size: 8) }
            if index == 1 { page.show("2. Oil and Wicks", 72, 480, size: 12, font: .evenBold) }
            for row in 0..<20 { page.show(Prose.sentence("Delta", 8), 72, 450 - 10 * Double(row), size: 8) }
        }
        #expect(try count(document) == 1)
    }

    @Test("Another section's name, or one with another number, is read", arguments: ["4. Oil and Wicks", "2. Oil and Wicks of old"])
    func other(head: String) throws { #expect(try document(head: head).texts().joined(separator: "\n").contains(head)) }

    @Test("A title as large as the heading is read")
    func title() throws { #expect(try count(document(head: "2. Oil and Wicks", size: 16)) == 2) }

    @Test("The name of the chapter whose number the heading before has, on a page with hardly a line", arguments: ["Wicks", "Glass"])
    func labelled(head: String) throws {
        let document = TestDocument(pages: 4) { page, index in
            if index % 2 == 1 {
                page.show(index == 1 ? head : "Oil", 280, 780)
                page.lines(
                    [
                        "The rest of what is said of it here is but a few words, which",
                        "take no more than two lines of page \(["one", "two"][index / 2]).",
                    ], 72, 748)
            } else {
                page.show(index == 0 ? "Chapter 2. Wicks" : "Chapter 3. Oil", 72, 740, size: 20, font: .evenBold)
                page.paragraph(Prose.sentence(["Alpha", "Bravo"][index / 2], 420), 72, 700, width: 420)
            }
        }
        #expect(try document.texts().contains { $0.contains(head) && !$0.contains("Chapter") } == (head == "Glass"))
    }

    @Test("A foot that says what a heading says, where other pages have theirs", arguments: ["Oil and Wicks", "Ropes and Sails"])
    func foot(said: String) throws {
        let document = TestDocument(pages: 5) { page, index in
            let (feet, names) = (["Lamps", "Glass", said, "Iron", "Wood"], ["Alpha", "Bravo", "Charlie", "Delta", "Echo"])
            page.show(index == 2 ? "2 Oil and Wicks" : "Chapter \(names[index])", 72, 740, size: 14, font: .evenBold)
            page.paragraph(Prose.sentence(names[index], 250), 72, 712, width: 420)
            page.show(feet[index], 72, 50, size: 9)
        }
        #expect(try document.texts().contains(said) == (said == "Ropes and Sails"))
    }
}
