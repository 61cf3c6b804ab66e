import PDFText
import Testing

@Suite("Columns of a text that have few full lines")
struct MarginColumnsTests {
    @Test("The names of a table in them stand in no margin of the other column")
    func names() throws {
        let head = ["Method", "Lamps", "Oil"]
        let rows = ["Winter lamps", "Oil", "Nets", "Without ropes", "Boats", "Cranes", "Sheds"].enumerated().map {
            [$1, "\(31 + 7 * $0).5", "\(90 - 4 * $0).2"]
        }
        let text = Prose.sentence("Alpha", 400)
        let left = TestPage.wrap(text, width: 230)
        let right = TestPage.wrap(Prose.sentence("Nested", 26), width: 230)
        let found = try paragraphs { page in
            page.lines(left, 60, 720, end: 290)
            for (row, values) in ([head] + rows).enumerated() {
                let y = 720 - 12 * Double(row)
                page.show(values[0], 350, y)
                for (value, end) in zip(values.dropFirst(), [450.0, 500]) { page.show(value, end - TestPage.width(value, size: 10), y) }
            }
            page.lines(right, 310, 580, end: 540)
        }
        #expect(left.count >= 4 * right.count + 8 && right.count >= 3)
        #expect(found.compactMap(cells) == [head] + rows, "\(found.map(\.text))")
    }

    @Test("A column of facts in small type on the left of the text is read in one go, though its lines stand wide and pictures part it")
    func smallType() throws {
        let text = Prose.sentence("Alpha", 420)
        let facts = [
            ["Citation: Lind, A.; Holt, L.;", "Berg, T. Of Lamps and of", "Harbours in the North. Lamps", "1998, 9, 38."],
            ["Received: 3 May 1998", "Accepted: 9 June 1998", "Published: 1 July 1998"],
            ["Note: The press stays neutral", "with regard to the claims of", "harbours and of lamps."],
            [
                "Copyright: 1998 by the authors.", "This article may be read by", "anybody under the conditions",
                "of the press at the ferry.",
            ],
        ]
        let document = TestDocument { page in
            page.show("Of Lamps and of Harbours in the North", 40, 740, size: 16)
            page.lines(TestPage.wrap(text, width: 380), 170, 700, end: 550)
            var y = 636.0
            for (index, fact) in facts.enumerated() { y = page.lines(fact, 40, y, size: 7, leading: 11.9) - (index == 2 ? 42 : 12) }
        }
        let found = try document.texts().joined(separator: " ")
        #expect(found.contains(text))
        #expect(found.contains(facts.joined().joined(separator: " ")), "\(found)")
    }
}
