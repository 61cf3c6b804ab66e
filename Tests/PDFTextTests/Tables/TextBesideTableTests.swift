import TestSupport
import Testing

@testable import PDFText

@Suite("Text beside a table")
struct TextBesideTableTests {
    private let facts = [("Reign", "twelve years"), ("Born", "in spring"), ("House", "of Lamps"), ("Mother", "Ada")]

    /// Shows the facts between rules.
    private func showFacts(_ page: inout TestPage, x: Double) {
        for (index, (name, fact)) in facts.enumerated() {
            page.show(name, x + 4, 700 - 24 * Double(index))
            page.show(fact, x + 84, 700 - 24 * Double(index))
        }
        for edge in 0...facts.count {
            for (start, end) in [(x, x + 80), (x + 80, x + 180)] {
                page.raw("q .4 w \(start) \(712 - 24 * Double(edge)) m \(end) \(712 - 24 * Double(edge)) l S Q")
            }
        }
        for column in [x, x + 80, x + 180] {
            for edge in 0..<facts.count {
                page.raw("q .4 w \(column) \(712 - 24 * Double(edge)) m \(column) \(688 - 24 * Double(edge)) l S Q")
            }
        }
    }

    private var rows: [String] { facts.map { $0 + " " + $1 } }

    @Test("An article that begins on the left of a box of facts and goes on below it is read first, in one")
    func article() throws {
        let text = Prose.sentence("Edgar", 170)
        let lines = TestPage.wrap(text, width: 240)
        let narrow = lines.prefix(8).map { $0 }
        let rest = TestPage.wrap(lines.dropFirst(8).joined(separator: " "), width: 468)
        let found = try paragraphs { page in
            showFacts(&page, x: 360)
            page.lines(narrow, 72, 702, end: 312, justifiesLast: true)
            page.lines(rest, 72, 606, end: 540)
        }
        #expect(found.map(\.text) == [text] + rows)
    }

    @Test("Short labels on its left are read after it, and so is text on its right")
    func others() throws {
        let labels = try paragraphs { page in
            showFacts(&page, x: 360)
            for index in 0..<4 { page.show("label \(index)", 72, 695 - 24 * Double(index)) }
        }
        #expect(labels.prefix(4).map(\.text) == rows)
        let text = Prose.sentence("Edgar", 60)
        let right = try paragraphs { page in
            showFacts(&page, x: 72)
            page.lines(TestPage.wrap(text, width: 240), 290, 702, end: 530)
        }
        #expect(right.map(\.text) == rows + [text])
    }
}
