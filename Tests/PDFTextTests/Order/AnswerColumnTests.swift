import Testing

@testable import PDFText

@Suite("Answers beside questions")
struct AnswerColumnTests {
    private static let questions = [
        ["The keeper may open the letters that come to", "the harbour for me."], ["The keeper may light the lamps and", "put them out."],
        ["The keeper may sell the small boats of", "the winter garden."],
        ["The keeper may speak for me at the town", "and in the village."],
    ]

    @Test("What is the same on each line stands with the last line of its question")
    func answers() throws {
        let document = TestDocument { page in
            for (index, question) in Self.questions.enumerated() {
                page.lines(question, 72, 700 - 40 * Double(index))
            }
            for index in Self.questions.indices {
                page.show("YES", 420, 688 - 40 * Double(index))
                page.show("NO", 470, 688 - 40 * Double(index))
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == Self.questions.map { $0.joined(separator: " ") + " YES NO" }.joined(separator: " "))
    }
}
