import Testing

@testable import Speech

/// Words in capitals, and letters that are words.
@Suite struct AcronymsTests {
    @Test(arguments: [
        ("es", "La IVA sube.", "La iva sube."), ("fr", "Un rapport de l’ONU.", "Un rapport de l’onu."),
        ("de", "Geben Sie die PIN ein.", "Geben Sie die pinn ein."), ("de", "die DIN-Norm", "die din-Norm"),
        ("en", "There is more RAM now.", "There is more ram now."), ("ru", "Так пишут СМИ.", "Так пишут сми."),
        ("en", "The host.PIN stays.", "The host.PIN stays."), ("en", "Write C# or F#.", "Write C sharp or F sharp."),
        ("en", "The NO₂ and H2SO4 fell.", "The N O₂ and H2 S O4 fell."),
        ("de", "Eine HIV-Infektion", "Eine HIV-Infektion"),
    ])
    func areSaidAsWords(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test func arePinesInTitles() {
        #expect(spoken("LE BOIS DE PIN", language: "fr") == "LE BOIS DE PIN")
    }

    @Test(arguments: [
        ("de", "EU", "E.U"), ("de", "EU-27", "E.U 27"),
        ("de", "Die EU, die UN und die USA handeln.", "Die E.U, die UN und die USA handeln."),
        ("de", "URL: siehe unten", "U.R.L: siehe unten"), ("de", "Die EU handelt.", "Die EU handelt."),
        ("en", "IMF", "I.M.F"), ("en", "CONTACT US AT THE UN", "CONTACT US AT THE UN"),
        ("de", "Nach dem EuGH gilt das.", "Nach dem E.U.G.H gilt das."), ("en", "WHO AM I?", "WHO AM I?"),
        ("en", "Guess WHO is back.", "Guess WHO is back."),
        ("en", "UK’s", "UK’s"), ("ro", "UN OM", "UN OM"), ("ru", "США", "С.Ш.А"), ("fr", "un mot", "un mot"), ("fr", "UN", "UN"),
    ])
    func areSpelled(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("Plan A and Plan B were made.", "Plan A- and Plan B were made."),
        ("We take vitamin A in winter.", "We take vitamin A- in winter."),
        ("A and B are sets.", "A- and B are sets."), ("Go from point A to point B.", "Go from point A- to point B."),
        ("We call it type A, as before.", "We call it type A, as before."), ("A man was there.", "A man was there."),
        ("He wrote A Man of Means.", "He wrote A Man of Means."), ("He said: A man came.", "He said: A man came."),
        ("A by now familiar tale", "A by now familiar tale"),
        ("The set (A) is given.", "The set (A-) is given."), ("The name A symbol naming it", "The name A symbol naming it"),
    ])
    func theLetterA(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("en", "She picks a random number X and sends it.", "She picks a random number X and sends it."),
        ("en", "The volume V of the jar is known.", "The volume V of the jar is known."),
        ("en", "Volume V of the series is lost.", "Volume 5 of the series is lost."),
        ("en", "Part X is long.", "Part 10 is long."), ("en", "Class X writes it.", "Class 10 writes it."),
        ("en", "See volume V of the works.", "See volume 5 of the works."),
        ("de", "Die Gruppe X ist groß.", "Die Gruppe X ist groß."), ("de", "Kapitel X beginnt.", "Kapitel 10 beginnt."),
        ("fr", "Le volume V du pot est connu.", "Le volume V du pot est connu."),
        ("es", "El volumen V del vaso es dado.", "El volumen V del vaso es dado."),
        ("it", "Il volume V del vaso è dato.", "Il volume V del vaso è dato."), ("ru", "Это тип X.", "Это тип X."),
    ])
    func variablesAreNoNumerals(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("de", "Siehe www.holm.de.", "Siehe holm Punkt de."), ("de", "an info@holm.de.", "an info@holm Punkt de."),
        ("en", "See www.holm.org.", "See holm.org."), ("de", "https://doi.org/10.1000/182", "D O I"),
        ("en", "They saw Mt Holm.", "They saw Mount Holm."), ("en", "Then Lt Lund spoke.", "Then Lieutenant Lund spoke."),
        ("en", "The 5 Mt Cu of ore", "The 5 Mt Cu of ore"), ("de", "Das sagt Dr Lund.", "Das sagt Doktor Lund."),
    ])
    func addressesAndTitles(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
