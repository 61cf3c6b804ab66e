import PDFText
import Testing

@Suite("Rows alone at a page's edge")
struct OverleafRowsTests {
    private static let tabs = [72.0, 200, 300, 400]

    private static func cells(_ page: Int, _ row: Int) -> [String] {
        ["Boat \(page * 10 + row)", "\(page * 37 + row * 13 + 100)", "\(page * 11 + row * 29 + 10)", "\(row * 7 + 10)"]
    }

    /// Two pages of text and the rows of a table at the foot of the first and the head of the second.
    private func document(_ counts: [Int], shift: Double = 0) -> TestDocument {
        TestDocument(pages: 2) { page, index in
            let top = 730.0
            let lines = TestPage.wrap(Prose.sentence("Alpha\(index)", 220), width: 420)
            var y = index == 0 ? page.paragraph(Prose.sentence("Beta", 150), 72, top, width: 420) - 20 : top
            for row in 0..<counts[index] {
                for (cell, x) in zip(Self.cells(index, row), Self.tabs) { page.show(cell, x + (index == 0 ? 0 : shift * (x - 72)), y) }
                y -= 15
            }
            if index == 1 { page.lines(lines, 72, y - 20) }
        }
    }

    private func rows(_ document: TestDocument) throws -> [Int] {
        try document.paragraphs().filter { $0.row?.cells.count == 4 }.map(\.page)
    }

    @Test("One row or two below a text go on with the table overleaf, or end it", arguments: [1, 2])
    func rows(_ count: Int) throws {
        #expect(try rows(document([count, 5])) == Array(repeating: 0, count: count) + Array(repeating: 1, count: 5))
        #expect(try rows(document([5, count])) == Array(repeating: 0, count: 5) + Array(repeating: 1, count: count))
    }

    @Test("Cells that stand in other columns are none")
    func others() throws {
        #expect(try rows(document([1, 5], shift: 0.1)) == Array(repeating: 1, count: 5))
    }
}
