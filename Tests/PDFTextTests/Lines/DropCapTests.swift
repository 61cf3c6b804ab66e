import Testing

@Suite("Large initials")
struct DropCapTests {
    private let lines = TestPage.wrap(Prose.sentence("lpha", 60), width: 300)

    /// A paragraph of 10 points whose first two lines stand beside a large initial.
    private func document(_ initial: String, gap: Double) -> TestDocument {
        TestDocument { page in
            let width = TestPage.width(initial, size: 30)
            page.show(initial, 72, 688, size: 30)
            for (index, line) in lines.enumerated() {
                page.show(line, index < 2 ? 72 + width + gap : 72, 700 - 12 * Double(index))
            }
        }
    }

    @Test("A letter belongs to the word it begins")
    func letter() throws {
        try document("A", gap: 2).expect(["A" + lines.joined(separator: " ")])
    }

    @Test("A number is a word, the label of an item, too", arguments: ["3", "12", "3.", "12)"])
    func number(_ number: String) throws {
        try document(number, gap: 8).expect(["\(number) " + lines.joined(separator: " ")])
    }

    @Test("A letter whose foot stands between two lines, the lower one of which begins beside it, as browsers set it")
    func betweenLines() throws {
        let document = TestDocument { page in
            page.show("A", 72, 680, size: 40)
            for (index, line) in lines.enumerated() { page.show(line, index < 3 ? 96 : 72, 700 - 13.6 * Double(index)) }
        }
        try document.expect(["A" + lines.joined(separator: " ")])
    }

    @Test("The number of a step a little above the second line, hardly as high as two")
    func step() throws {
        let document = TestDocument { page in
            page.show("4.", 72, 691, size: 16)
            for (index, line) in lines.enumerated() { page.show(line, index < 2 ? 89 : 72, 700 - 12 * Double(index)) }
        }
        try document.expect(["4. " + lines.joined(separator: " ")])
    }
}
