import PDFText
import Testing

/// What journals print around the text of a paper: columns of facts beside it, captions in two columns.
@Suite("Pages of journals")
struct JournalPageTests {
    @Test("The longest lines of a narrow column of facts beside an abstract stay among the others")
    func columnOfFacts() throws {
        let facts = (0..<5).map { number in
            ["Fact \(number) on lamps that the keepers of", "the northern harbour have put down for", "us in \(number + 1930)."]
        }
        let text = Prose.sentence("Alpha", 330)
        let document = TestDocument { page in
            page.show("Of lamps and of other things", 200, 690, size: 18)
            page.show("Ann Marlow, Peter Ness", 200, 674, size: 9)
            page.show("Abstract", 200, 658, size: 14)
            page.paragraph(text, 200, 640, width: 376)
            // Level with none of the text's lines.
            var y = 516.5
            for (number, fact) in facts.enumerated() {
                for (index, line) in fact.enumerated() {
                    // The second one is wider than two fifths of the text.
                    page.show(line, 36, y, size: 8, end: index == 0 ? 176 : index == 1 && number != 2 ? 189 : nil)
                    y -= 12
                }
                y -= 12
            }
        }
        let texts = try document.texts()
        for fact in facts { #expect(texts.contains(fact.joined(separator: " ")), "\(texts.map { $0.prefix(60) })") }
        // Before the heading of the text that they stand beside.
        #expect(zip(texts, texts.dropFirst()).contains { $0 == "Abstract" && $1.hasPrefix("Alpha") })
    }

    @Test("A caption in two columns below a figure is read before the columns of the text below it")
    func captionInColumns() throws {
        let (left, right) = (Prose.sentence("Alpha", 170), Prose.sentence("Bravo", 170))
        let caption = "Fig. 2 | The lamps of the quay. " + Prose.sentence("Charlie", 90)
        let lines = TestPage.wrap(caption, width: 250, size: 7)
        let half = (lines.count + 1) / 2
        let document = TestDocument { page in
            page.lines(Array(lines[..<half]), 40, 600, size: 7, leading: 10, justifiesLast: true)
            page.lines(Array(lines[half...]), 306, 600, size: 7, leading: 10)
            page.paragraph(left, 40, 600 - 10 * Double(half) - 20, width: 254)
            page.paragraph(right, 306, 600 - 10 * Double(half) - 20, width: 254)
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ") == [caption, left, right].joined(separator: " "), "\(texts.map { $0.prefix(60) })")
    }
}
