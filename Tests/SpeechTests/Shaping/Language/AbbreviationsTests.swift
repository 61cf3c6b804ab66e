@testable import Speech
import Testing

@Suite struct AbbreviationsTests {
    @Test(arguments: [
        ("See Fig. 3 now.", "See figure 3 now."), ("(Figs. 3 and 4)", "(Figures 3 and 4)"), ("in Fig.3, below", "in figure 3, below"),
        ("by Eq. (2) and Sec. 4.1", "by equation 2 and section 4.1"), ("No. 5 of Vol. 2, pp. 3–9", "Number 5 of volume 2, pages 3 to 9"),
        ("the answer is no.", "the answer is no."), ("fruit, e.g. apples", "fruit, for example apples"),
        ("fruit (e.g., apples)", "fruit (for example, apples)"), ("i.e. this", "that is this"),
        ("cf. Smith vs. Jones", "compare Smith versus Jones"), ("by Lee et al. (2019)", "by Lee et al (2019)"),
        ("in Lee et al.", "in Lee et al."), ("Al. Smith", "Al Smith"), ("Dr. Smith and Mr. Jones", "Doctor Smith and Mister Jones"),
        ("St. John", "Saint John"), ("Prof. Lee", "Professor Lee"), ("5 Jan. 2020", "5 January 2020"), ("on Dec. 24", "on December 24"),
        ("approx. 5 of them", "approximately 5 of them"), ("a Ph.D. in", "a PhD in"), ("apples, pears, etc.", "apples, pears, etc."),
        ("c. 1800", "circa 18 hundred"), ("Figure 3", "Figure 3"), ("Table A1 and Fig. A1", "Table A1 and figure A1"), ("p. 12", "page 12"),
        ("§ 5", "section 5"), ("Jones Ltd.", "Jones Ltd."),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func otherLanguagesHaveTheirOwn() {
        #expect(spoken("Fig. 3", language: "cs") == "Fig 3")
        #expect(spoken("See Fig. 3", language: "en-GB") == "See figure 3")
        #expect(spoken("Abb. 3, S. 12", language: "de-AT") == "Abbildung 3, Seite 12")
    }

    @Test func severalWordsAreOne() {
        let result = utterance("Boote, z. B. Kähne", language: "de")
        #expect(result.text == "Boote, zum Beispiel Kähne")
        #expect(result.spans.map(\.words) == [0..<1, 1..<3, 3..<4])
    }

    @Test func theLongestEntryWins() {
        let table = AbbreviationTable(always: "a. = one; a. b. = two; A. = three")
        #expect(table.entries(beginning: "a.").map(\.text) == ["two", "one"])
        #expect(table.entries(beginning: "A.").map(\.text) == ["three", "two", "one"])
        #expect(table.entries(beginning: "c.").isEmpty)
    }
}
