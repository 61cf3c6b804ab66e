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

    /// A paragraph of 10 points whose first `count` lines begin at `x`, beside an initial on a baseline of its own.
    private func document(_ initial: String, _ y: Double, size: Double, beside count: Int, _ x: Double, leading: Double) -> TestDocument {
        TestDocument { page in
            page.show(initial, 72, y, size: size)
            for (index, line) in lines.enumerated() { page.show(line, index < count ? x : 72, 700 - leading * Double(index)) }
        }
    }

    @Test("A letter whose foot stands between two lines, the lower one of which begins beside it, as browsers set it")
    func betweenLines() throws {
        try document("A", 680, size: 40, beside: 3, 96, leading: 13.6).expect(["A" + lines.joined(separator: " ")])
    }

    @Test("The number of a step a little above the second line, hardly as high as two")
    func step() throws {
        try document("4.", 691, size: 16, beside: 2, 89, leading: 12).expect(["4. " + lines.joined(separator: " ")])
    }
}
