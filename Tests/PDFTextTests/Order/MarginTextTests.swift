import PDFText
import Testing

@Suite("Text in the margins")
struct MarginTextTests {
    private let text = Prose.sentence("Alpha", 480)

    /// A page whose lines are numbered in steps, their numbers `x` points from the left, right-aligned.
    private func numbered(every step: Int, from first: Int, right: Double, size: Double = 6) -> TestDocument {
        TestDocument { page in
            for (index, line) in TestPage.wrap(text, width: 400).enumerated() {
                let y = 700 - 14 * Double(index)
                let number = index + first
                if number % step == 0 {
                    page.show("\(number)", right - TestPage.width("\(number)", size: size), y, size: size)
                }
                page.show(line, 100, y)
            }
        }
    }

    @Test("The numbers of the lines are left out, each line or every fifth", arguments: [(1, 1), (1, 96), (5, 1), (5, 37)])
    func lineNumbers(step: Int, first: Int) throws {
        try numbered(every: step, from: first, right: 88).expect([text])
    }

    @Test("On the right, too, and in the size of the text")
    func lineNumbersOnTheRight() throws {
        try numbered(every: 1, from: 1, right: 540, size: 10).expect([text])
    }

    @Test("Between two columns, too, though some come close to the left one's lines", arguments: [1, 5])
    func lineNumbersBetweenColumns(step: Int) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 600), width: 230)
        let document = TestDocument { page in
            for (index, line) in lines.prefix(80).enumerated() {
                let (column, row) = index.quotientAndRemainder(dividingBy: 40)
                let (x, y) = (column == 0 ? 60.0 : 306, 700 - 12 * Double(row))
                page.show(line, x, y)
                let number = index + 1
                // The right ones come close to the longer lines on their left.
                let end = x - (column == 0 ? 5 : step == 5 ? 13 : 9)
                if number % step == 0 {
                    page.show("\(number)", end - TestPage.width("\(number)", size: 5), y - 3.5 * Double(column), size: 5)
                }
            }
        }
        try document.expect([lines.prefix(80).joined(separator: " ")])
    }

    @Test("They are kept if they are wanted")
    func keptNumbers() throws {
        let kept = try numbered(every: 5, from: 1, right: 88).texts(ReadingOptions(skipped: []))
        #expect(kept.contains(text))
        #expect(kept.count > 1)
    }

    @Test("The numbers of an algorithm's steps, or of a list of names, are labels")
    func labels() throws {
        let steps = ["Take a lamp", "Light it", "If it is dark then", "go on", "end", "Otherwise go home", "and sleep"]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 160), 100, 740, width: 400) - 20
            for (index, step) in steps.enumerated() {
                page.show("\(index + 1)", 88, y, size: 8)
                page.show(step, 100, y)
                y -= 12
            }
        }
        let texts = try document.texts().joined(separator: " ")
        #expect((1...7).allSatisfy { texts.contains("\($0) \(steps[$0 - 1])") })
    }

    @Test("A note of one line is read before the paragraph it stands beside, not in the middle of it", arguments: [true, false])
    func notes(isLeft: Bool) throws {
        let texts = ["Alpha", "Bravo", "Charlie"].map { Prose.sentence($0, 70) }
        let document = TestDocument { page in
            var y = 700.0
            for (number, text) in texts.enumerated() {
                let top = y
                y = page.paragraph(text, 150, y, width: 330, indent: number == 0 ? 0 : 15)
                if number == 1 {
                    page.show(isLeft ? "textpos" : "see above", isLeft ? 100 : 495, top - 24, size: 8)
                    page.show(isLeft ? "notitle" : "and below", isLeft ? 100 : 495, top - 36, size: 8)
                }
            }
        }
        let note = isLeft ? "textpos notitle" : "see above and below"
        try document.expect([texts[0], note, texts[1], texts[2]])
    }

    @Test("Terms before what they mean are no notes")
    func terms() throws {
        let terms = ["Lantern", "Harbour", "Candle", "Village", "Winter"]
        let meanings = ["Delta", "Echo", "Foxtrot", "Golf", "Hotel"].map { Prose.sentence($0, 33) }
        let document = TestDocument { page in
            var y = 700.0
            for (term, meaning) in zip(terms, meanings) {
                page.show(term, 90, y)
                y = page.paragraph(meaning, 150, y, width: 330)
            }
        }
        let texts = try document.texts().joined(separator: " ")
        for (term, meaning) in zip(terms, meanings) { #expect(texts.contains("\(term) \(meaning)")) }
    }
}
