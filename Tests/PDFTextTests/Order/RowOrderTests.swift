import PDFText
import Testing

@Suite("Rows of things side by side, and rows within columns")
struct RowOrderTests {
    private static let things = ["Anchor", "Barrel", "Candle", "Drum", "Easel", "Ferry"]

    private static func item(_ name: String) -> [String] {
        ["\(name) of the harbour", Prose.sentence(name + "s", 9), "No. \(name.count)\(name.utf8.first ?? 0)"]
    }

    @Test("A catalogue is read thing by thing, row by row", arguments: [2, 3])
    func catalogue(columns: Int) throws {
        let document = TestDocument { page in
            for (number, name) in Self.things.enumerated() {
                let (x, y) = (72 + 160 * Double(number % columns), 700 - 180 * Double(number / columns))
                let parts = Self.item(name)
                page.show(parts[0], x, y, font: .evenBold)
                let next = page.lines(TestPage.wrap(parts[1], width: 130), x, y - 24)
                page.show(parts[2], x, next - 8)
            }
        }
        #expect(try document.texts().joined(separator: " ") == Self.things.flatMap(Self.item).joined(separator: " "))
    }

    private static func entries(_ start: Int) -> [(String, String)] {
        (0..<7).map { ("Dish \(["alpha", "beta", "gamma", "delta", "eta", "iota", "mu"][$0])", "\(start + 3 * (($0 * 5) % 7)).50") }
    }

    @Test("Columns of names with their prices, shown one after the other, are read one after the other")
    func prices() throws {
        let (left, right) = (Self.entries(11), Self.entries(40))
        let document = TestDocument { page in
            for (column, entries) in [left, right].enumerated() {
                for (row, entry) in entries.enumerated() {
                    let (x, y) = (72 + 260 * Double(column), 700 - 14 * Double(row))
                    page.show(entry.0, x, y)
                    page.show(entry.1, x + 180, y)
                }
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == (left + right).map { "\($0) \($1)" }.joined(separator: " "))
    }

    @Test("A table shown down its columns is read by rows")
    func table() throws {
        let (left, right) = (Self.entries(11), Self.entries(40))
        let document = TestDocument { page in
            for (column, cells) in [left.map(\.0), left.map(\.1), right.map(\.0), right.map(\.1)].enumerated() {
                for (row, cell) in cells.enumerated() { page.show(cell, 72 + 120 * Double(column), 700 - 14 * Double(row)) }
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == zip(left, right).map { "\($0.0) \($0.1) \($1.0) \($1.1)" }.joined(separator: " "))
    }
}
