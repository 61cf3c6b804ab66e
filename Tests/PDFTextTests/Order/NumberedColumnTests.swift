import PDFText
import Testing

@Suite("Cards numbered down their columns")
struct NumberedColumnTests {
    private static let titles = ["Ropes", "Sails", "Anchors", "Oars", "Lamps", "Charts"]

    /// Six cards in two columns, shown one after the other.
    private func document(_ label: @escaping (Int) -> String, place: @escaping (Int) -> (column: Int, row: Int)) -> TestDocument {
        TestDocument { page in
            page.show("What is kept on the boat is to be looked at before each voyage, one after the other.", 72, 720)
            for (index, title) in Self.titles.enumerated() {
                let (column, row) = place(index)
                let (x, y) = (72 + 250 * Double(column), 680 - 90 * Double(row))
                page.show("\(label(index + 1)) \(title)", x, y, size: 12)
                page.show("Keep them dry and count them.", x, y - 18)
                page.show("Ask if one is missing.", x, y - 36)
            }
            page.show("All others are kept in the shed behind the pier, and nobody counts them.", 72, 380)
        }
    }

    private func titles(_ document: TestDocument) throws -> [String] {
        try document.texts().compactMap { text in Self.titles.first { text.contains($0) } }
    }

    @Test("They are read as their numbers count, in rows that are level", arguments: [".", ")"])
    func downColumns(_ end: String) throws {
        let document = document({ "\($0)\(end)" }, place: { ($0 / 3, $0 % 3) })
        #expect(try titles(document) == Self.titles)
        let texts = try document.texts()
        #expect(texts.first?.hasPrefix("What is kept") == true)
        #expect(texts.last?.hasPrefix("All others") == true)
    }

    @Test("Those that count along the rows are read by rows")
    func alongRows() throws {
        #expect(try titles(document({ "\($0)." }, place: { ($0 % 2, $0 / 2) })) == Self.titles)
    }

    @Test("Rows of a table whose figures happen to count are rows")
    func table() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Before", 40), 72, 720, width: 400)
            for row in 0..<3 {
                let y = 640 - 14 * Double(row)
                page.show(["Anna", "Bertha", "Clara"][row], 72, y)
                page.show("\(row + 1).", 180, y)
                page.show("\(row + 4).", 260, y)
                page.show("open", 320, y)
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.contains(/Anna\s+1\.\s+4\.\s+open/), "\(text)")
    }
}
