import TestSupport
import Testing

@testable import PDFText

@Suite("Several columns shown line by line")
struct SeveralColumnTests {
    private let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 110) }

    /// Columns shown across all of them, line by line from the top.
    private func document(_ texts: [String], lift: Double, width: Double, step: Double) -> TestDocument {
        TestDocument { page in
            var lines: [(text: String, x: Double, y: Double)] = []
            for (column, text) in texts.enumerated() {
                for (index, line) in TestPage.wrap(text, width: width, size: 9).enumerated() {
                    lines.append((line, 40 + step * Double(column), 700 - 10 * Double(index) - lift * Double(column)))
                }
            }
            for line in lines.sorted(by: { ($0.y, $1.x) > ($1.y, $0.x) }) { page.show(line.text, line.x, line.y, size: 9) }
        }
    }

    @Test("Three columns and four are read one after the other, level or not", arguments: [3, 4], [0.0, 3])
    func columns(count: Int, lift: Double) throws {
        let texts = Array(texts.prefix(count))
        let found = try document(texts, lift: lift, width: count == 3 ? 165 : 118, step: count == 3 ? 178 : 131).texts()
        #expect(found.joined(separator: " ") == texts.joined(separator: " "))
    }

    @Test("A table of three columns whose cells are texts is none: its rows begin on one line below white")
    func table() throws {
        let document = TestDocument { page in
            var y = 700.0
            for row in 0..<5 {
                let cells = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence("\($0)\(row)", 14) }
                let lines = cells.map { TestPage.wrap($0, width: 165, size: 9) }
                for index in 0..<(lines.map(\.count).max() ?? 0) {
                    for (column, cell) in lines.enumerated() where index < cell.count {
                        page.show(cell[index], 40 + 178 * Double(column), y - 10 * Double(index), size: 9)
                    }
                }
                y -= 10 * Double(lines.map(\.count).max() ?? 0) + 12
            }
        }
        let words = try document.texts().joined(separator: " ").split(separator: " ").map(String.init)
        let (second, next) = (try #require(words.firstIndex(of: "Bravo0")), try #require(words.firstIndex(of: "Alpha1")))
        #expect(second < next)
    }

    @Test("A paragraph goes on from a full line at the head of a narrow column, in small letters")
    func narrow() throws {
        let text = Prose.sentence("Echo", 60)
        let lines = TestPage.wrap(text, width: 108)
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Foxtrot", 40), 72, 720, width: 340) - 12
            for column in 0..<3 {
                let own = Array(lines.dropFirst(7 * column).prefix(7))
                page.lines(own, 72 + 118 * Double(column), y, end: 180 + 118 * Double(column), justifiesLast: column < 2)
            }
            page.paragraph(Prose.sentence("Golf", 40), 72, y - 96, width: 340)
        }
        #expect(lines.count > 15 && lines.count <= 21)
        try document.expect([Prose.sentence("Foxtrot", 40), text, Prose.sentence("Golf", 40)])
    }
}
