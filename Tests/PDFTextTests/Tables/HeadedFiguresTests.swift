import PDFText
import Testing

@Suite("Heads at the left above figures at the right")
struct HeadedFiguresTests {
    @Test("Head and figures that stand clear of each other are one column", arguments: [3, 6])
    func columns(count: Int) throws {
        let text = Prose.sentence("Alpha", 90)
        let (lefts, rights) = ([76.0, 200, 400], [170.0, 372, 520])
        let rows = (0..<count).map { ["\(1960 + 10 * $0)", "\(14 + $0)", "\(81 + $0),200"] }
        let read = try paragraphs { page in
            page.lines(TestPage.wrap(text, width: 460), 72, 740)
            for (column, head) in ["Year", "Baths", "Guests"].enumerated() { page.show(head, lefts[column], 600, font: .evenBold) }
            for (row, values) in rows.enumerated() {
                for (column, value) in values.enumerated() {
                    page.show(value, rights[column] - TestPage.width(value, size: 10), 600 - 15 * Double(row + 1))
                }
            }
            page.lines(TestPage.wrap(text, width: 460), 72, 480)
        }
        #expect(read.compactMap(cells) == [["Year", "Baths", "Guests"]] + rows)
    }
}
