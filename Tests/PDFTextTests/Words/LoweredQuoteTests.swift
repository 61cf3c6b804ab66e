import Testing

@testable import PDFText

@Suite("Opening quotes set lower")
struct LoweredQuoteTests {
    /// Two lines with a word in quotes in each, the first sign of which is a closing one, lowered by so many ems.
    private func texts(lowered drop: Double, _ quotes: (String, String) = ("”", "“")) throws -> [String] {
        let document = TestDocument { page in
            for (y, before, word, after) in [
                (700.0, "Diese Zeile hat ein", "Wort", "in sich, und die"), (688.0, "andere hat auch ein", "solches", "bei sich."),
            ] {
                page.show(before, 72, y)
                var x = 72 + TestPage.width(before, size: 10) + 2.5
                page.show(quotes.0, x, y - drop * 10)
                x += 4.6
                page.show(word + quotes.1 + " " + after, x, y)
            }
        }
        return try document.texts()
    }

    @Test("They are on the line of their word")
    func lowered() throws {
        #expect(try texts(lowered: 0.59) == ["Diese Zeile hat ein „Wort“ in sich, und die andere hat auch ein „solches“ bei sich."])
        #expect(
            try texts(lowered: 0.6, ("’", "‘")) == ["Diese Zeile hat ein ‚Wort‘ in sich, und die andere hat auch ein ‚solches‘ bei sich."])
    }

    @Test("Those on the line stay what they are")
    func level() throws {
        #expect(try texts(lowered: 0) == ["Diese Zeile hat ein ”Wort“ in sich, und die andere hat auch ein ”solches“ bei sich."])
    }
}
