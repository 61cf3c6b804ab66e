import TestSupport
import Testing

@testable import PDFText

@Suite("Grids to be filled in")
struct BlankGridTests {
    @Test("Empty cells of a full grid are cells")
    func values() throws {
        let names = ["x", "1", "2", "3"]
        let found = try paragraphs { page in
            page.show("Say what the tide was.", 72, 740)
            for row in 0..<3 { page.raw("q .5 w 72 \(660 + 20 * row) m 232 \(660 + 20 * row) l S Q") }
            for column in 0..<5 { page.raw("q .5 w \(72 + 40 * column) 660 m \(72 + 40 * column) 700 l S Q") }
            for (column, name) in names.enumerated() { page.show(name, 78 + 40 * Double(column), 686) }
            page.show("y = 2x", 74, 666)
        }
        #expect(found.compactMap(cells) == [names, ["y = 2x", "", "", ""]], "\(found.map(\.text))")
    }
}
