import PDFText
import Testing

@Suite("Headings with rules side by side")
struct HeadedPanelTests {
    private let panels = [
        ("Lamps", ["Wick flat 12", "Oil rape 7", "Hours 9 31", "Keeper Brand 4"]),
        ("Boats", ["Gulls 3 8", "Terns 11 5", "Skiffs 2 6", "Luggers 7 1"]),
        ("Stores", ["Nets 40 9", "Ropes 16 2", "Tar 5 3", "Sails 8 14"]),
    ]

    /// A sheet of panels whose rows stand level, each a table of three columns.
    private func page(headings: Double = 14, rules: Bool = true, byRow: Bool = false) -> TestDocument {
        TestDocument { page in
            page.show("State of the harbour", 60, 740, size: 18)
            func head(_ panel: Int) {
                let x = 60 + 165 * Double(panel)
                page.show(panels[panel].0, x, 690, size: headings)
                if rules { page.raw("q .6 w \(x) 682 m \(x + 150) 682 l S Q") }
            }
            func row(_ panel: Int, _ row: Int) {
                let cells = panels[panel].1[row].split(separator: " ")
                for (cell, shift) in zip(cells, [4.0, 70, 120]) {
                    page.show(String(cell), 60 + 165 * Double(panel) + shift, 660 - 18 * Double(row))
                }
            }
            if byRow {
                for panel in panels.indices { head(panel) }
                for index in 0..<4 { for panel in panels.indices { row(panel, index) } }
            } else {
                for panel in panels.indices {
                    head(panel)
                    for index in 0..<4 { row(panel, index) }
                }
            }
            page.show("The keeper signs this sheet every evening before the lamps are lit, and the master reads it", 60, 500)
        }
    }

    private func words(_ document: TestDocument) throws -> String { try document.texts().joined(separator: " ") }

    @Test func onePanelAfterTheOther() throws {
        let all = panels.map { "\($0.0) \($0.1.joined(separator: " "))" }.joined(separator: " ")
        #expect(try words(page()).contains("\(all) The keeper"))
    }

    @Test("Heads of a table's columns are no larger than its rows, have no rules, or the rows were shown one by one")
    func tables() throws {
        for document in [page(byRow: true), page(headings: 10), page(rules: false)] {
            #expect(try words(document).contains("Wick flat 12 Gulls 3 8 Nets 40 9 Oil rape 7"))
        }
    }

    @Test("Rules as long as those below the headings end the panels, whatever stands below")
    func closed() throws {
        let (summary, text) = (Prose.sentence("alpha", 70), Prose.sentence("bravo", 120))
        let document = TestDocument { page in
            page.show("history", 60, 700, size: 9)
            page.raw("q .5 w 60 694 m 180 694 l S Q")
            for (index, line) in ["Received in May", "Read in June", "Printed in July"].enumerated() {
                page.show(line, 60, 680 - 9 * Double(index), size: 6.5)
            }
            page.show("summary", 210, 700, size: 9)
            page.raw("q .5 w 210 694 m 520 694 l S Q")
            page.paragraph(summary, 210, 680, width: 310, size: 7)
            page.raw("q .5 w 60 600 m 180 600 l 210 600 m 520 600 l S Q")
            page.paragraph(text, 60, 570, width: 220, size: 8)
            page.paragraph(text, 300, 580, width: 220, size: 8)
        }
        let words = try words(document)
        #expect(words.hasPrefix("history Received in May Read in June Printed in July summary \(summary)"), "\(words)")
    }
}
