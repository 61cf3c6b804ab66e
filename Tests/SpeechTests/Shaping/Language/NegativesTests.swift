import Reading
import Testing

@Suite("A minus before a number, multiplication, and numbers grouped with blanks")
struct NegativesTests {
    @Test(
        "A hyphen or a dash right before a number is a minus",
        arguments: [
            ("fr", "Il faisait -5 °C la nuit.", "moins 5"), ("fr", "La croissance varie de -12 % à 3 %.", "moins 12"),
            ("es", "El resultado es -3,2 en total.", "menos 3,2"), ("pl", "W nocy było -5 °C na dworze.", "minus 5"),
            ("ru", "Ночью было -5 °C на улице.", "минус 5"), ("de", "In der Nacht waren es –5 °C.", "minus 5"),
            ("de", "Der Wert (-5) liegt darunter.", "(minus 5)"), ("en", "It was –5 °C in the night.", "minus 5"),
            ("en", "It fell from –10 to –5 then.", "minus 10 to minus 5"),
            ("en", "The growth was –3.5% in May.", "minus 3.5"), ("de", "Die Korrelation r=-0,45 ist klein.", "minus 0,45"),
            ("en", "The interval [-1,-2] is empty.", "[minus 1, minus 2]"), ("en", "It is less than 2.2e-16 by far.", "2.2e minus 16"),
            ("en", "It is -4.9e-10 here.", "minus 4.9e minus 10"), ("de", "Es gibt n-1 Lampen im Hafen.", "n minus 1"),
            ("it", "Di notte c'erano -7 gradi.", "meno 7"),
        ])
    func minus(_ language: String, _ text: String, _ part: String) {
        #expect(spoken(text, language: language).contains(part), "\(spoken(text, language: language))")
    }

    @Test(
        "Where a number or a name stands before it, it is none; nor is a list's dash",
        arguments: [
            ("en", "The lamps burnt from 1990 –95 in the harbour."), ("en", "The B-52 and the T-34 are old."),
            ("en", "Pages 10-20 and 2010-11 are gone."), ("en", "Call -555-1234 for lamps."), ("de", "Die COVID-19-Regeln gelten."),
            ("en", "–5 lamps were lit in the harbour."), ("fr", "Le A-1 et la 5-ième lampe."),
            ("fr", "Le Boeing -747 est grand."), ("en", "The guests –20 people– came."), ("en", "He died (-1945) in the harbour."),
            ("en", "The k-12 school is here."), ("en", "If it is less, enter -0-."),
        ])
    func noMinus(_ language: String, _ text: String) {
        #expect(!spoken(text, language: language).contains(language == "fr" ? "moins" : "minus"), "\(spoken(text, language: language))")
    }

    @Test(
        "A dot or an asterisk between numbers multiplies; a bullet does not",
        arguments: [
            ("en", "So 5 · 7 = 35 holds.", "5 × 7"), ("fr", "Donc 5 · 7 = 35 est vrai.", "5 fois 7"),
            ("de", "Das Jahr hat 24 * 365 Stunden.", "24 × 365"), ("en", "Lamps · Oil · Harbour", "Lamps Oil Harbour"),
            ("en", "Harbour 12 · Lamps 7", "Harbour 12 Lamps 7"),
        ])
    func times(_ language: String, _ text: String, _ part: String) {
        #expect(spoken(text, language: language).contains(part), "\(spoken(text, language: language))")
    }

    @Test(
        "Groups of three figures are one number where all numbers are written so, and behind a currency",
        arguments: [
            ("ru", "Население составляет 24 800 человек.", "24800"), ("cs", "Město má 24 800 obyvatel.", "24800"),
            ("ru", "Там живёт 1 234 567 жителей.", "1234567"), ("en", "It costs EUR 24 800 in all.", "24800"),
            ("fr", "Il coûte EUR 24 800,00 en tout.", "24800"), ("en", "There are 10 000 lamps.", "10000"),
            ("cs", "Volejte 602 123 456 hned.", "602 123 456"), ("en", "In 10 250 words may be lost.", "10 250"),
            ("ru", "Там 534 535 544 545 лампы.", "534 535 544 545"),
            ("de", "Im Jahr 2010 300 Menschen.", "2010, 300"), ("fr", "En 2010 300 personnes.", "2010, 300"),
            ("ru", "Звоните 8 800 555 35 35 сейчас.", "8 800 555 35 35"),
        ])
    func groups(_ language: String, _ text: String, _ part: String) {
        #expect(spoken(text, language: language).contains(part), "\(spoken(text, language: language))")
    }
}

@Suite("Words that are signs elsewhere, and letters of TeX")
struct SmallSignTests {
    @Test("A small o begins an item as a word where it is one")
    func articleOfItem() {
        #expect(spoken("o uso de lampiões", role: .listItem, language: "pt") == "o uso de lampiões")
        #expect(spoken("o the use of lamps", role: .listItem) == "the use of lamps")
        #expect(spoken("o Uso de lampiões", role: .listItem, language: "pt") == "Uso de lampiões")
    }

    @Test("The variants of Greek letters are said as the letters")
    func greekVariants() { #expect(spoken("of ϵ and ϕ", language: "xx") == "of ε and φ") }

    @Test(
        "German times have their word once",
        arguments: [
            ("Um 10:30 Uhr, dann.", "Um 10 Uhr 30, dann."), ("Um 10.30 Uhr", "Um 10 Uhr 30"), ("Auf (10:30 Uhr)", "Auf (10 Uhr 30)"),
            ("von 8:30 Uhr–10:00 Uhr auf", "von 8:30 Uhr–10:00 Uhr auf"), ("Um 12:00 Uhr.", "Um 12 Uhr."),
            ("Um 8:05 Uhr", "Um 8 Uhr 5"),
        ])
    func germanTimes(_ text: String, _ expected: String) { #expect(spoken(text, language: "de") == expected) }

    @Test(
        "Ticks and crosses are answers in all languages",
        arguments: [("de", "ja", "nein"), ("fr", "oui", "non"), ("ru", "да", "нет"), ("hu", "igen", "nem")])
    func ticks(_ language: String, _ yes: String, _ no: String) {
        #expect(spoken("Radio ✓ Lampe ✗", language: language) == "Radio \(yes) Lampe \(no)")
    }
}
