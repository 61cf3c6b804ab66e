import TestSupport
import Testing

@testable import PDFText

@Suite("Heads in which columns have a name in common")
struct SpannedHeadTests {
    private func document(_ rules: [(y: Double, x0: Double, x1: Double)], rowCount: Int = 4) throws -> [[String]?] {
        try paragraphs { page in
            page.show("Things", 76, 700)
            page.show("Lit", 202, 709)
            page.show("Sold or given", 312, 709)
            for (text, x) in [("east", 154.0), ("west", 238), ("east", 294), ("west", 378)] { page.show(text, x, 693) }
            for (row, texts) in [
                ["Lamps", "12", "104", "7", "19"], ["Nets", "3", "58", "11", "40"], ["Boats", "21", "230", "4", "8"],
                ["Oars", "9", "77", "15", "6"],
            ]
            .prefix(rowCount).enumerated() {
                for (text, x) in zip(texts, [76.0, 154, 238, 294, 378]) { page.show(text, x, 678 - 12 * Double(row)) }
            }
            for rule in rules { page.raw("q .4 w \(rule.x0) \(rule.y) m \(rule.x1) \(rule.y) l S Q") }
        }.map(cells)
    }

    @Test("Names above shorter rules stand in one row with what is beside these, the names below them in another one")
    func names() throws {
        let found = try document([(720, 72, 402), (704, 150, 262), (704, 290, 400), (688, 72, 402), (634, 72, 402)])
        #expect(found.prefix(2) == [["Things", "Lit", "", "Sold or given", ""], ["", "east", "west", "east", "west"]])
        #expect(found.count == 6)
    }

    @Test("Three rows below are enough")
    func threeRows() throws {
        let found = try document([(720, 72, 402), (704, 150, 262), (704, 290, 400), (688, 72, 402), (646, 72, 402)], rowCount: 3)
        #expect(found.prefix(2) == [["Things", "Lit", "", "Sold or given", ""], ["", "east", "west", "east", "west"]])
        #expect(found.count == 5)
    }

    @Test("Rules of other heights, or ones that names cross, tell none")
    func others() throws {
        let found = try document([(720, 72, 402), (704, 150, 262), (698, 290, 330), (688, 72, 402), (634, 72, 402)])
        #expect(found.prefix(2) != [["Things", "Lit", "", "Sold or given", ""], ["", "east", "west", "east", "west"]])
    }
}
