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
}
