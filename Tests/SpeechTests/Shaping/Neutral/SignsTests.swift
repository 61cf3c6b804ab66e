import Testing

@testable import Speech

/// Signs that voices pass over in silence or say by their numbers.
@Suite struct SignsTests {
    @Test(arguments: [
        ("de", "Wähle Datei -> Öffnen -> Neu.", "Wähle Datei, Öffnen, Neu."), ("de", "Es gilt a -> b.", "Es gilt a nach b."),
        ("de", "Also 10 / 2 = 5.", "Also 10 durch 2 = 5."), ("de", "Im Jahr 2019 / 2020 war es.", "Im Jahr 2019 / 2020 war es."),
        ("fr", "On a p ∧ q ∨ r.", "On a p et q ou r."), ("fr", "le № 5", "le numéro 5"), ("de", "Drücke ⌘C.", "Drücke Befehl C."),
        ("en", "a <> b", "a ≠ b"), ("en", "Sales ▲ 5% now", "Sales up 5% now"), ("en", "Press ↑ to go on", "Press ↑ to go on"),
        ("en", ">>> x", "x"), ("en", "<> Gentoo: <> Fedora", "<> Gentoo: <> Fedora"),
        ("en", "when Gi -> Bi", "when Gi to Bi"), ("en", "see ↓ 6 of 10", "see ↓ 6 of 10"),
        ("de", "Taste③ und ❷, dann ⓐ", "Taste 3 und 2, dann a"), ("de", "3 Stück à 5 Cent", "3 Stück a 5 Cent"),
    ])
    func areSaid(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "the mean ȳ of ẽ", "the mean y of e"), ("en", "Diyarbakır", "Diyarbakir"), ("tr", "Diyarbakır", "Diyarbakır"),
        ("en", "xᵢ is ẋ", "x i is x"), ("en", "the row Aᵀ", "the row A to the T"), ("vi", "tiếng Việt", "tiếng Việt"),
        ("de", "die STRAẞE", "die STRAẞE"),
    ])
    func lettersLoseTheirMarks(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "the map f(·) is known", "the map f is known"), ("en", "where p(y|x) is known", "where p of y given x is known"),
        ("de", "wo P(A|B) gilt", "wo P von A gegeben B gilt"), ("en", "the norm x|y", "the norm x|y"),
    ])
    func functions(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("de", "Jeder Lehrer/in weiß das.", "Jeder Lehrer oder Lehrerin weiß das."),
        ("de", "Der Lebensgefährte/in kommt.", "Der Lebensgefährte oder Lebensgefährtin kommt."),
        ("de", "Jeder Arzt/in weiß das.", "Jeder Arzt oder in weiß das."),
        ("de", "Alle Schüler/innen kommen.", "Alle Schüler oder Schülerinnen kommen."),
        ("en", "DAMN, v. A word of old.", "DAMN, v A word of old."), ("en", "run, v. 1. To move", "run, v 1. To move"),
        ("en", "See chapter 9, n. 2.", "See chapter 9, note 2."),
        ("en", "Use the tool, v. 4.2 of it.", "Use the tool, version 4.2 of it."),
    ])
    func formsAndDictionaries(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
