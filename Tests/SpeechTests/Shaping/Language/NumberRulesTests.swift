import Reading
import Testing

@Suite struct RangesTests {
    @Test(arguments: [
        ("10–20 people", "10 to 20 people"), ("pages 10-20.", "pages 10 to 20."), ("1939–45", "19 39 to 45"), ("(1.5–2.5)", "(1.5 to 2.5)"),
        ("10–20%", "10 to 20%"), ("10%–20%", "10 to 20%"), ("10 – 20", "10 to 20"), ("a 747-400", "a 747 400"), ("won 3-2", "won 3 2"),
        ("Ref. 4852-38", "Reference 4852 38"), ("pp. 4852-58", "pages 4852 to 58"), ("1990-05", "1990 05"),
        ("555-12-34", "555-12-34"), ("well-known", "well-known"), ("A–Z", "A–Z"), ("747-8F", "747-8F"), ("5–10km", "5 to 10 kilometres"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("reached at 555-1234.", "reached at 5 5 5, 1 2 3 4."), ("Call (555) 123-4567.", "Call (555) 1 2 3, 4 5 6 7."),
        ("ISSN is 0378-5955", "ISSN is 0 3 7 8, 5 9 5 5"), ("ISSN 1234-5678", "ISSN 1 2 3 4, 5 6 7 8"), ("CA 90210-1234", "CA 90210 1234"),
        ("by 06-12345678", "by 0 6, 1 2 3 4 5 6 7 8"), ("+49 (0)30 123456-78", "+49, 0, 30, 1 2 3 4 5 6, 78"),
        ("Form 101-04", "Form 101 04"), ("See Figure 3-4 there", "See Figure 3 4 there"),
        ("See Figs. 3-4 there", "See figures 3 to 4 there"),
        ("in 2001-05", "in 2001 to 05"), ("some 850-1200 words", "some 850 to 1200 words"), ("pages 985-1003", "pages 985 to 1003"),
        ("the phone 2019-2020", "the phone 2019 to 2020"), ("Code L. 123-4 says", "Code L 123 4 says"),
    ]) func namesOfTwoNumbersAreNone(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("9am–5pm", "9 a.m to 5 p.m", "en"), ("The PM-10 limit", "The PM-10 limit", "en"), ("9 am–5 pm", "9 a.m to 5 pm", "en"),
        ("9:00–17:00 daily", "9 o'clock to 17 hundred hours daily", "en"),
        ("From Jan–Mar 2020 and June–August", "From January to March 2020 and June to August", "en"), ("Mon–Fri", "Monday to Friday", "en"),
        ("Mo–Fr offen", "Montag bis Freitag offen", "de"), ("lun.-ven. 9 h", "lundi à vendredi 9 heures", "fr"),
        ("9:00 a.m.–5:30 p.m.", "9 a.m to 5:30 p.m.", "en"),
        ("so-so", "so-so", "de"),
        ("lun.–ven. midi", "lundi à vendredi midi", "fr"),
        ("may-be", "may-be", "en"), ("A-1 to 9–5", "A-1 to 9 to 5", "en"),
    ]) func ofTimesAndDays(text: String, expected: String, language: String) {
        #expect(spoken(text, language: language) == expected)
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

@Suite struct BareDecimalsTests {
    @Test(arguments: [
        ("r = -.45", "r equals minus 0.45"), ("p < .001.", "p less than 0.001."), ("(-.45)", "(minus 0.45)"),
        ("the .profile", "the .profile"),
        ("a .5-inch", "a .5-inch"),
    ]) func haveTheirNought(text: String, expected: String) {
        #expect(spoken(text) == expected)
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
        ("Add 1 1/2 tsp. of salt", "Add 1 and one half teaspoons of salt"), ("2020 1/2", "2020 one half"),
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

    @Test(arguments: [
        "origin/main", "text/plain", "debian/control", "Europe/Paris", "git diff old/file new/file", "in ~/tmp old/file",
    ]) func namesWithStrokesAreNone(text: String) {
        for language in ["en", "de", "fr"] { #expect(spoken(text, language: language) == text) }
    }

    @Test func inOtherLanguages() {
        #expect(spoken("y/o", language: "es") == "y o")
        #expect(spoken("и/или", language: "ru") == "и или")
        #expect(spoken("von Produkten/Marken", language: "de") == "von Produkten oder Marken")
        #expect(spoken("of a product/brand") == "of a product or brand")
        #expect(spoken("an Import/Export menu and an application/service") == "an Import or Export menu and an application or service")
        #expect(spoken("this and/or that", role: .code) == "this and or that")
        #expect(spoken("of a product/brand", role: .code) == "of a product/brand")
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

@Suite struct ShortDatesTests {
    @Test(arguments: [
        ("Sie kam am 24.12.", "Sie kam am vierundzwanzigsten Dezember."), ("Sie bleibt bis 3.5. dort.", "Sie bleibt bis dritten Mai dort."),
        ("Sie kam am 1.2.23 an.", "Sie kam am ersten Februar 23 an."),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text, language: "de") == expected)
    }

    @Test(arguments: [
        "Siehe Abschnitt 3.1 bis 3.4.", "Die Teile 2.1 bis 2.3.", "Version 4.2 bis 5.10.", "Es gilt seit 2.6.32 und ab 10.4.11 anders.",
        "Er sagte es zum 3.5. Mal.", "Es reicht von 3.1 zum 3.4.",
    ]) func sectionsAndVersionsAreNone(text: String) {
        #expect(spoken(text, language: "de") == text)
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
        ("de", "um 14.30 Uhr", "um 14 Uhr 30"), ("de", "14.30 Meter", "14.30 Meter"), ("fr", "à 14h30", "à 14 heures 30"),
        ("fr", "à 1h", "à une heure"),
        ("pt", "às 14h30", "às 14 e 30"), ("nl", "om 14.30 uur", "om 14 uur 30"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
