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

    /// A paragraph of 10 points whose first line is set in by 20, as its initial is, and the further lines beside this by nothing.
    private func indented(_ initial: String, _ text: String, beside count: Int = 2, leading: Double = 13.6) -> TestDocument {
        TestDocument { page in
            let lines = TestPage.wrap(text, width: 300)
            let x = 92 + TestPage.width(initial, size: 32) + 3
            page.show(initial, 92, 684, size: 32)
            for (index, line) in lines.enumerated() {
                page.show(line, index == 0 ? x + 20 : index < count ? x : 72, 700 - leading * Double(index))
            }
        }
    }

    @Test("First lines that are set in, the initial with them", arguments: [2, 3])
    func indent(_ count: Int) throws {
        let text = Prose.sentence("lpha", 60)
        try indented("A", text, beside: count).expect(["A" + TestPage.wrap(text, width: 300).joined(separator: " ")])
    }

    @Test("A word of the page that stands behind a letter stays one, if the letter may be another one")
    func oneLetterWord() throws {
        let text = "was " + Prose.sentence("alpha", 40) + " It was late."
        try indented("I", text).expect(["I " + text])
        try indented("T", text).expect(["T" + text])
        try indented("V", text).expect(["V" + text])
        try indented("I", "n " + Prose.sentence("alpha", 40) + " Deep in winter.").expect([
            "In " + Prose.sentence("alpha", 40) + " Deep in winter."
        ])
    }

    @Test("A large letter on the first baseline, which keeps the second line away")
    func raised() throws {
        let lines = TestPage.wrap(Prose.sentence("lpha", 60), width: 300)
        try TestDocument { page in
            page.show("A", 72, 700, size: 30)
            page.show(lines[0], 72 + TestPage.width("A", size: 30), 700)
            page.lines(Array(lines.dropFirst()), 72, 681)
        }
        .expect(["A" + lines.joined(separator: " ")])
    }
}
