import PDFText
import Testing

/// What letters, reports, contracts, lives and slides have, as office programs set them.
@Suite("Office documents")
struct OfficeTests {
    private static func lines(_ lines: [(String, Double)], from y: Double = 700, leading: Double = 12) -> TestDocument {
        TestDocument { page in
            for (index, (line, x)) in lines.enumerated() { page.show(line, x, y - leading * Double(index)) }
        }
    }

    /// A text of several lines as wide as `width`, each with its place.
    private static func text(_ name: String, _ count: Int, _ x: Double = 72, width: Double = 400, indent: Double = 0) -> [(String, Double)]
    {
        TestPage.wrap(Prose.sentence(name, count), width: width, indent: indent).enumerated().map { ($1, $0 == 0 ? x + indent : x) }
    }

    @Test("Another one speaks behind a name in capitals, though the one before had no room for it")
    func speakers() throws {
        let texts = [
            "ALPHA: " + Prose.sentence("Lamps", 43), "BRAVO: " + Prose.sentence("Oil", 45), "ALPHA: " + Prose.sentence("Boats", 30),
        ]
        let document = TestDocument { page in
            var y = 700.0
            for text in texts { y = page.paragraph(text, 72, y, width: 400, justifiesLast: true) }
        }
        try document.expect(texts)
    }

    @Test("Clauses of a line each, numbers apart from their words, are no rows of a table")
    func clauses() throws {
        let clauses = [
            ("1.2", "The keeper lights the lamp."), ("1.3", "The lamp is out by day."), ("2", "Oil"), ("2.1", "It is measured."),
        ]
        let document = TestDocument { page in
            for (index, (number, text)) in clauses.enumerated() {
                page.show(number, 72, 700 - 18 * Double(index))
                page.show(text, 100, 700 - 18 * Double(index))
            }
        }
        #expect(try document.roles().allSatisfy { !$0.hasPrefix("table") })
    }

    @Test("Items begin below a post whose years stand at the other edge, wherever other lines hang")
    func posts() throws {
        let document = TestDocument { page in
            var y = 700.0
            for name in ["Alpha", "Bravo", "Charlie"] {
                page.show("Keeper, \(name) Harbour", 72, y)
                page.show("1990 – 1994", 472 - TestPage.width("1990 – 1994", size: 10), y)
                page.show("– \(name) lamps were lit", 100, y - 12)
                page.show("– And put out", 100, y - 24)
                y -= 48
            }
        }
        let texts = try document.texts()
        #expect(texts.count { $0.hasPrefix("–") } == 6, "\(texts)")
    }

    @Test("A text begins left of the labels of the items above it, though the last of these had no room for its first word")
    func belowItems() throws {
        let list: [(String, Double)] = [
            ("• Alpha was the name of the lamp that they had lit upon the northern quay", 100), ("when it was dark.", 108),
            ("• Bravo was the name of the oil that was measured by whoever came to it", 100),
        ]
        let text = Prose.sentence("Westernmost", 60)
        let read = Self.lines(list + Self.text("Westernmost", 60, 72, width: 390))
        #expect(try read.texts().last == text)
    }

    @Test("The first line of a paragraph goes on, set in by half an inch, where it ends a sentence and had no room for the next")
    func halfInch() throws {
        let first = "Alpha was lit at dusk by the keeper who had come there over the old bridge in"
        let rest = Self.text("Bravo", 40, 72, width: 400)
        let document = TestDocument { page in
            page.show(first + " it.", 108, 700, end: 472)
            for (index, (line, x)) in rest.enumerated() {
                page.show(line, x, 688 - 12 * Double(index), end: index + 1 < rest.count ? 472 : nil)
            }
        }
        try document.expect([first + " it. " + Prose.sentence("Bravo", 40)])
    }

    @Test("A heading of several lines is one, the further ones beside its number")
    func headings() throws {
        let document = TestDocument { page in
            page.show("1.1", 72, 700, size: 12, font: .evenBold)
            page.show("THE LAMPS OF THE OLD NORTHERN HARBOUR AND OF THE TOWN AS THEY WERE SEEN BY ALL", 100, 700, size: 12, font: .evenBold)
            page.show("KEEPERS", 100, 685, size: 12, font: .evenBold)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 460)
        }
        let texts = try document.texts()
        #expect(texts.count == 2, "\(texts)")
    }

    @Test("Lines of a few items without bullets, closer to what goes on with them than to each other")
    func slide() throws {
        let items = [
            ["Lamps of the northern quay"], ["Oil by night"],
            ["The keeper measures it before he climbs all the stairs of the", "tower and the wind has turned"],
            ["Whoever came"],
        ]
        let document = TestDocument(width: 720, height: 540) { page in
            page.show("Lamps", 60, 480, size: 36)
            var y = 400.0
            for item in items { y = page.lines(item, 60, y, size: 20, leading: 23) - 9 }
        }
        try document.expect(["Lamps"] + items.map { $0.joined(separator: " ") })
    }

    @Test("Below a title stand who wrote it and when, no head; a chapter's heading above its first section is none, whatever the page")
    func noHeads() throws {
        let title = TestDocument { page in
            page.show("Lamps of the Harbour", 72, 730, size: 22)
            page.show("Ann Keeper", 72, 705)
            page.show("2 December 2007", 72, 693)
            page.paragraph(Prose.sentence("Alpha", 300), 72, 650, width: 450)
        }
        #expect(try title.texts().joined(separator: " ").contains("2 December 2007"))
        let chapters = TestDocument(pages: 3) { page, index in
            if index == 1 { page.show("2  Oil of the lamps", 72, 740) }
            page.show(index == 1 ? "2.1 It is measured at dusk." : "The lamp is lit at dusk.", 72, 722)
            page.paragraph(Prose.sentence("Page\(index)", 400), 72, 704, width: 450)
            page.show("\(index + 1)", 300, 40)
        }
        #expect(try chapters.texts().joined(separator: " ").contains("Oil of the lamps"))
    }

    @Test("A short caption beside a text with double spacing stands between two lines of it")
    func captions() throws {
        let document = TestDocument { page in
            let wide = TestPage.wrap(Prose.sentence("Alpha", 120), width: 230)
            for (index, line) in wide.prefix(3).enumerated() { page.show(line, 72, 700 - 26 * Double(index), end: 302) }
            page.show("Figure 1: The old lamp", 315, 700 - 26 * 1.5)
            let rest = TestPage.wrap(wide.dropFirst(3).joined(separator: " "), width: 440)
            for (index, line) in rest.enumerated() { page.show(line, 72, 700 - 26 * Double(index + 3)) }
        }
        let texts = try document.texts()
        #expect(texts == [Prose.sentence("Alpha", 120), "Figure 1: The old lamp"], "\(texts)")
    }

    @Test("A paragraph whose sentence fills its last line goes on in a page's first line that isn't set in as others are")
    func flush() throws {
        func document(_ indent: Double) -> TestDocument {
            TestDocument(pages: 2) { page, index in
                if index == 0 {
                    page.paragraph(Prose.sentence("Alpha", 60), 72, 150, width: 400, indent: 15)
                    page.paragraph(Prose.sentence("Bravo", 40), 72, 90, width: 400, indent: 15, justifiesLast: true)
                } else {
                    var y = page.paragraph(Prose.sentence("Charlie", 50), 72, 720, width: 400, indent: indent)
                    for name in ["Delta", "Echo", "Foxtrot"] { y = page.paragraph(Prose.sentence(name, 50), 72, y, width: 400, indent: 15) }
                }
            }
        }
        #expect(try document(0).texts().contains(Prose.sentence("Bravo", 40) + " " + Prose.sentence("Charlie", 50)))
        #expect(try document(15).texts().contains(Prose.sentence("Charlie", 50)))
    }
}
