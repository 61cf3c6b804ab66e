import Testing

@Suite struct BracketedNumbersTests {
    @Test(arguments: [
        ("by equation (2).", "by equation 2."), ("Eqs. (2)–(4) and (6)", "Equations 2 to 4 and 6"),
        ("Eqs. (2), (3a) and (4.1)", "Equations 2, 3a and 4.1"),
        ("the year (2020) of", "the year (2020) of"), ("equation (see below)", "equation (see below)"),
        ("equation of Holm (3)", "equation of Holm (3)"),
        ("an equation, (2) follows", "an equation, (2) follows"),
    ]) func namesHaveNoPauses(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func inOtherLanguages() {
        #expect(spoken("nach Gl. (2)", language: "de") == "nach Gleichung 2")
    }
}
