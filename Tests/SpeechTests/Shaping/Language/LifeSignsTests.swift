import Testing

@Suite struct LifeSignsTests {
    @Test(arguments: [
        (
            "de", "Anna Holm (* 3. Mai 1850 in Bonn; † 4. Juni 1910 ebd.) malte.",
            "Anna Holm (geboren am dritten Mai achtzehnhundert 50 in Bonn; gestorben am vierten Juni neunzehnhundert 10 ebenda) malte."
        ),
        ("de", "Otto (*1850, †1910)", "Otto (geboren 1850, gestorben 1910)"),
        ("cs", "Jan († 4. června 2010)", "Jan (úmrtí čtvrtého června 2010)"),
        (
            "de", "Karl Holm, * um 1450 in Bonn, † 4. Mai 1510.",
            "Karl Holm, geboren um vierzehnhundert 50 in Bonn, gestorben am vierten Mai fünfzehnhundert 10."
        ),
        ("en", "Anna Holm (* 3 May 1850; † 2010)", "Anna Holm (born 3 May 18 50; died 2010)"),
        ("en", "Anna Holm (* 1950) is a painter.", "Anna Holm (born 19 50) is a painter."),
        ("sv", "Karl Holm († 1910)", "Karl Holm (död 1910)"),
    ]) func areSaidBeforeDates(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        "* 1850 gegründet", "Umsatz † 2019 vorläufig", "3 * 4", "Otto Holm† kam", "der Umsatz (* vorläufig)",
        "Die Kosten (* 2005 Daten) und Fälle († 200)", "Die Kosten (* 2005).", "Otto (* 100 Mäuse) und († siehe 2005)",
    ])
    func othersAreNone(text: String) {
        let said = spoken(text, language: "de")
        #expect(!said.contains("geboren") && !said.contains("gestorben"), "\(said)")
    }
}
