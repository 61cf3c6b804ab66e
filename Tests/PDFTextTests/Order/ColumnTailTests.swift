import Testing

/// What is left of a text at the head of a page's columns, above the title of the next one that spans them.
struct ColumnTailTests {
    @Test("Three columns of three lines above a title across them are read one after the other", arguments: [2, 3])
    func tail(count: Int) throws {
        let width = count == 3 ? 140.0 : 220.0
        let step = width + 14
        let rest = TestPage.wrap(Prose.sentence("Gamma", 80), width: width)
        let document = try TestDocument { page in
            for column in 0..<count {
                let x = 80 + Double(column) * step
                page.lines(Array(rest[(3 * column)..<(3 * column + 3)]), x, 720, end: x + width, justifiesLast: column < count - 1)
            }
            page.show("The lamps of the harbour", 180, 660, size: 20)
            let text = TestPage.wrap(Prose.sentence("Alpha", 400), width: width)
            for column in 0..<count {
                let x = 80 + Double(column) * step
                page.lines(Array(text[(20 * column)..<(20 * column + 20)]), x, 630, end: x + width, justifiesLast: true)
            }
        }
        #expect(try document.texts().first == rest.prefix(3 * count).joined(separator: " "))
    }

    @Test("White between words that were set far apart goes on beside a short title below them, and is no gutter")
    func stretched() throws {
        let lines = [
            ["harbour. The two", "lamps of the old town", "were lit at once. None"],
            ["of them was small; all", "night-long-lighting by the", "river had been"],
            ["far and near a paper", "found."],
        ]
        let document = try TestDocument { page in
            for (column, part) in lines.enumerated() {
                let x = 80 + Double(column) * 154
                page.lines(part, x, 720, end: x + 140, justifiesLast: column < 2)
            }
            page.show("The lamps of the harbour", 180, 660, size: 20)
            let text = TestPage.wrap(Prose.sentence("Alpha", 400), width: 140)
            for column in 0..<3 {
                let x = 80 + Double(column) * 154
                page.lines(Array(text[(20 * column)..<(20 * column + 20)]), x, 630, end: x + 140, justifiesLast: true)
            }
        }
        #expect(try document.texts().first == lines.joined().joined(separator: " "))
    }
}
