import Reading
import Testing

@testable import Speech

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
        #expect(spoken("Fig. 3", language: "lv") == "Fig 3")
        #expect(spoken("Me voici.", language: "fr") == "Me voici." && spoken("chez Me Dupont", language: "fr") == "chez maître Dupont")
        #expect(spoken("chez Me de Villiers", language: "fr").lowercased() == "chez maître de villiers")
        #expect(spoken("chez Me d’Ormesson", language: "fr").lowercased() == "chez maître d’ormesson")
        #expect(spoken("Do 10 s budou hotové", language: "cs") == "Do 10 sekund budou hotové")
        #expect(spoken("Нажмите ОК", language: "ru") == "Нажмите ОК")
        #expect(spoken("See Fig. 3", language: "en-GB") == "See figure 3")
        #expect(spoken("Abb. 3, S. 12", language: "de-AT") == "Abbildung 3, Seite 12")
    }

    @Test func severalWordsAreOne() {
        let result = utterance("Boote, z. B. Kähne", language: "de")
        #expect(result.text == "Boote, zum Beispiel Kähne")
        #expect(result.spans.map(\.words) == [0..<1, 1..<3, 3..<4])
    }

    @Test func theLongestEntryWins() {
        let table = AbbreviationTable(always: "ab. = one; ab. b. = two; Ab. = three; c. = four")
        #expect(table.entries(beginning: "ab.").map(\.text) == ["two", "one"])
        #expect(table.entries(beginning: "Ab.").map(\.text) == ["three", "two", "one"])
        #expect(table.entries(beginning: "d.").isEmpty)
        #expect(table.entries(beginning: "c.").count == 1)
        #expect(table.entries(beginning: "C.").isEmpty)
    }

    @Test(arguments: [
        ("in Phys. Rev. Lett. 95, 12", "in Phys Rev Lett 95, 12"), ("in Rev. Mod. Phys. 7", "in Rev Mod Phys 7"),
        ("Phys. Rev. B 45", "Phys Rev B 45"), ("Phys. Rev. D60 5", "Phys Rev D60 5"), ("Rep. Prog. Phys. 3", "Rep Prog Phys 3"),
        ("Rev. Lett.", "Rev Lett."),
        ("the Rev. Holm", "the Reverend Holm"), ("the Rev. J. Holm", "the Reverend J Holm"), ("I met Dr. Holm.", "I met Doctor Holm."),
        ("Rev. Dr. Holm", "Reverend Doctor Holm"),
        ("Ms. Holm and Ms Lund", "Miz Holm and Miz Lund"), ("by A. S. Holm", "by A.S Holm"), ("by A. Holm", "by A.-Holm"),
        ("in A. Rev. Neurosci.", "in A.-Rev Neurosci."), ("(ed. E. A. Marx)", "(ed E A.-Marx)"), ("Bondy CA. Holm", "Bondy CA Holm"),
        ("in AD 79", "in A.D 79"), ("See pp. xii–xv and p. iv now", "See pages 12 to 15 and page 4 now"), ("p. x is", "p. x is"),
        ("by Prof. Dr. Holm", "by Professor Doctor Holm"), ("Br. J. Surg. 4", "British Journal Surg 4"),
    ]) func titlesStandBeforeNames(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("en", "by Holm, C. J. 2006, and", "by Holm, C J 2006, and"), ("en", "Holm, P. 2006, and", "Holm, P 2006, and"),
        ("en", "C.2 Trees", "C.2 Trees"), ("en", "c. 2000", "circa 2000"), ("pt", "Holm, R. L. e", "Holm, R L. e"),
        ("pt", "na R. Augusta", "na rua Augusta"), ("it", "a S. Pietro", "a San Pietro"),
        ("fr", "de Karsten M. Holm", "de Karsten M Holm"), ("fr", "Voir l’art. 5 et l'al. 2 ici", "Voir l’article 5 et l'alinéa 2 ici"),
        ("fr", "de M. Holm", "de Monsieur Holm"),
        ("fr", "Selon M. Holm", "Selon Monsieur Holm"), ("fr", "Le Président M. Holm", "Le Président Monsieur Holm"),
        ("en", "See Question A. 5 boats", "See Question A 5 boats"),
        ("ru", "на с. 5, С. 12", "на странице 5, страница 12"),
    ]) func initialsAreNoAbbreviations(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test func codeHasNone() {
        #expect(spoken("no. 5 ps 2 $1 [12]", role: .code) == "no 5 ps 2 $1 [12]")
    }
}
