import TestSupport
import Testing

@testable import PDFText

@Suite("Boxes beside running text")
struct FramedBoxTests {
    private let facts = [("Reign", "twelve years"), ("Born", "in spring"), ("House", "of Lamps"), ("Mother", "Ada, who")]
    private var rows: [String] { facts.map { $0 + " " + $1 } }
    /// As a browser sets them: a frame around all, and no rules within.
    private func showFacts(_ page: inout TestPage, x: Double, paint: String = "0 G .7 w") {
        page.raw("q \(paint) \(x) 606 180 104 re \(paint.hasSuffix("rg") ? "f" : "S") Q")
        for (index, (name, fact)) in facts.enumerated() {
            page.show(name, x + 8, 690 - 22 * Double(index), font: .evenBold)
            page.show(fact, x + 88, 690 - 22 * Double(index))
        }
    }

    /// An article that begins beside the box with two paragraphs and goes on below it.
    private func article(_ page: inout TestPage, _ first: String, _ second: String) {
        page.show("A king of old", 72, 734, size: 16, font: .evenBold)
        let y = page.paragraph(first, 72, 702, width: 240) - 8
        let lines = TestPage.wrap(second, width: 240)
        let beside = Int((y - 606) / 12) + 1
        page.lines(Array(lines[..<beside]), 72, y, end: 312, justifiesLast: true)
        page.lines(
            TestPage.wrap(lines[beside...].joined(separator: " "), width: 468), 72, y - 12 * Double(beside), end: 540)
    }

    @Test("Facts in a frame, or on a ground, that an article flows around are read before it", arguments: ["0 G .7 w", ".8 .9 .9 rg"])
    func flowing(paint: String) throws {
        let (first, second) = (Prose.sentence("Edgar", 24), Prose.sentence("Later", 90))
        let found = try paragraphs { page in
            showFacts(&page, x: 360, paint: paint)
            article(&page, first, second)
        }
        #expect(found.map(\.text) == ["A king of old"] + rows + [first, second])
    }

    @Test("A quotation in a frame beside the middle of a paragraph is read before that, not within")
    func quotation() throws {
        let text = Prose.sentence("Edgar", 150)
        let quotation = "He was, they said, the last to know and the first to be told of it by all."
        let lines = TestPage.wrap(text, width: 468)
        let narrow = TestPage.wrap(lines[3...].joined(separator: " "), width: 300)
        let found = try paragraphs { page in
            page.show("A king of old", 72, 734, size: 16, font: .evenBold)
            page.lines(Array(lines[..<3]), 72, 702, end: 540, justifiesLast: true)
            page.lines(Array(narrow[..<5]), 72, 666, end: 372, justifiesLast: true)
            page.lines(TestPage.wrap(narrow[5...].joined(separator: " "), width: 468), 72, 606, end: 540)
            page.raw("q .7 w 392 614 148 62 re S Q")
            page.lines(TestPage.wrap(quotation, width: 130), 400, 662)
        }
        #expect(found.map(\.text) == ["A king of old", quotation, text])
    }

    @Test("What code prints stands in a frame beside it, level with one of its lines, and is read behind all of them")
    func printedByCode() throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Edgar", 60), 72, 740, width: 400)
            page.lines(["\\lamp{brass}", "\\wick x^{2} < 9", "\\oil{fine}", "\\end{lamp}"], 72, 620, font: .fixedWide)
            page.raw("q .1 w 260 586 200 36 re S Q")
            page.show("x + 2 < 9", 330, 608)
            page.paragraph(Prose.sentence("Later", 60), 72, 550, width: 400)
        }
        #expect(found.map(\.text).dropFirst().first?.hasSuffix("\\end{lamp}") == true, "\(found)")
        #expect(found.map(\.text).dropFirst(2).first == "x + 2 < 9", "\(found)")
    }

    @Test("The first line in a box that stands level with one of the text, and hardly further off than words are, is no part of it")
    func closeAndLevel() throws {
        let text = Prose.sentence("Edgar", 150)
        let fact = Prose.sentence("Fact", 24)
        let narrow = TestPage.wrap(text, width: 300)
        let found = try paragraphs { page in
            page.show("A king of old", 72, 734, size: 16, font: .evenBold)
            page.lines(Array(narrow[..<7]), 72, 700, end: 372, justifiesLast: true)
            page.lines(TestPage.wrap(narrow[7...].joined(separator: " "), width: 468), 72, 616, end: 540)
            page.raw("q .8 .9 1 rg 377 622 150 88 re f Q")
            page.lines(TestPage.wrap(fact, width: 120, size: 9), 381, 700, size: 9, leading: 11)
        }
        #expect(found.map(\.text) == ["A king of old", fact, text])
    }

    @Test("A frame beside the end of a text is read before the heading of what follows below both")
    func beforeHeading() throws {
        let (first, next) = (Prose.sentence("Edgar", 36), Prose.sentence("Later", 60))
        let found = try paragraphs { page in
            showFacts(&page, x: 360)
            page.show("A king of old", 72, 734, size: 16, font: .evenBold)
            let y = page.paragraph(first, 72, 702, width: 240)
            page.show("The heirs", 72, y - 18, size: 13, font: .evenBold)
            page.paragraph(next, 72, 590, width: 468)
        }
        #expect(found.map(\.text) == ["A king of old", first] + rows + ["The heirs", next])
    }

    @Test("A frame that nothing flows around is read after the column on its left")
    func column() throws {
        let text = Prose.sentence("Edgar", 60)
        let found = try paragraphs { page in
            showFacts(&page, x: 360)
            page.paragraph(text, 72, 702, width: 240)
        }
        #expect(found.map(\.text) == [text] + rows)
    }

    @Test("A frame in a column stays between what stands above and below it there")
    func withinColumn() throws {
        let (left, right) = (Prose.sentence("Alpha", 200), Prose.sentence("Beta", 60))
        let hint = ["Mind the stairs, which", "have been wet since the", "harbour was opened."]
        let found = try paragraphs { page in
            page.paragraph(left, 72, 700, width: 220)
            let y = page.paragraph(right, 320, 700, width: 220)
            page.raw("q .7 w 320 \(y - 44) 220 52 re S Q")
            page.lines(hint, 328, y - 10)
            page.paragraph(Prose.sentence("Gamma", 60), 320, y - 58, width: 220)
        }
        #expect(found.map(\.text) == [left, right, hint.joined(separator: " "), Prose.sentence("Gamma", 60)])
    }

    @Test("Frames within frames, and as many as drawings have, are looked at in time")
    func many() throws {
        let text = Prose.sentence("Edgar", 100)
        let found = try paragraphs { page in
            for index in 0..<3000 {
                page.raw("q .7 w \(100 + index % 50) \(100 + index / 50) 300 400 re S .5 .6 .7 rg 80 90 100 200 re f Q")
            }
            page.paragraph(text, 72, 702, width: 240)
        }
        #expect(found.map(\.text) == [text])
    }
}
