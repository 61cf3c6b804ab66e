import Testing

@testable import Speech

/// Measures before nouns, and numbers that are no amounts.
@Suite struct MeasuresTests {
    @Test(arguments: [
        ("It was a $5 million deal.", "It was a 5 million dollar deal."), ("a £10 ticket", "a 10 pound ticket"),
        ("a 5 km walk", "a 5 kilometre walk"), ("an 8 GB card", "an 8 gigabyte card"), ("a 40 mph wind", "a 40 mile per hour wind"),
        ("a 500ml bottle", "a 500 millilitre bottle"), ("A 6 ft man", "A 6 foot man"), ("the 100 m race", "the 100 metre race"),
        ("the £10 ticket was", "the 10 pound ticket was"), ("a $5.50 ticket", "a 5.50 dollar ticket"),
        ("a $3m prize", "a 3 million dollar prize"),
    ]) func theSingularGoesBeforeANoun(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("the 5 km they walked", "the 5 kilometres they walked"), ("the 5 km walked", "the 5 kilometres walked"),
        ("the $10 bought two", "the 10 dollars bought two"), ("a 5 km", "a 5 kilometres"), ("a 5 km, walk", "a 5 kilometres, walk"),
        ("it is 5 km away", "it is 5 kilometres away"), ("a mere 5 km away", "a mere 5 kilometres away"),
        ("Vitamin A 500 mg tablets", "Vitamin A- 500 milligrams tablets"), ("the $5 million was", "the 5 million dollars was"),
        ("The $50 comes with interest", "The 50 dollars comes with interest"), ("the 200 km north of it", "the 200 kilometres north of it"),
        ("The $20 found on the floor", "The 20 dollars found on the floor"), ("the $100 due on Friday", "the 100 dollars due on Friday"),
        ("I ran a 5 km today.", "I ran a 5 kilometres today."), ("a 5 km north of the town", "a 5 kilometres north of the town"),
        ("a 5 km and", "a 5 kilometres and"), ("the 20 kg Smith", "the 20 kilograms Smith"),
    ]) func elsewhereItIsThePlural(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("en", "a 5-km run", "a 5-kilometre run"), ("en", "a 60-W bulb", "a 60-watt bulb"), ("en", "a 10-min walk", "a 10-minute walk"),
        ("en", "a 5-€ note", "a 5-euro note"), ("en", "a 3-D film", "a 3-D film"), ("en", "the 4-H club", "the 4-H club"),
        ("de", "der 5-km-Lauf", "der 5-Kilometer-Lauf"), ("de", "der 24-h-Dienst", "der 24-Stunden-Dienst"),
        ("de", "ein 5-€-Schein", "ein 5-Euro-Schein"), ("de", "eine 100-m²-Wohnung", "eine 100-Quadratmeter-Wohnung"),
        ("en", "a 5-pm start", "a 5-pm start"), ("en", "a 3-W plan", "a 3-W plan"), ("en", "a 5-J class", "a 5-J class"),
        ("de", "die 5-W-Fragen", "die 5-W-Fragen"), ("de", "eine 60-W-Birne", "eine 60-Watt-Birne"),
        ("de", "ein 2-m-Mann", "ein 2-Meter-Mann"), ("de", "ein 16-V-Motor", "ein 16-Volt-Motor"),
        ("de", "ein 50-PS-Motor", "ein 50-PS-Motor"), ("nl", "de 5-W-vragen", "de 5-W-vragen"),
        ("de", "ein 3-D-Film", "ein 3-D-Film"), ("de", "ein 4-K-Film", "ein 4-K-Film"), ("nl", "een 5-km-loop", "een 5-kilometer-loop"),
    ]) func measuresBetweenHyphens(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "a scale of 1:50", "a scale of 1 to 50"), ("en", "a 16:9 ratio", "a 16 to 9 ratio"),
        ("en", "a ratio of 4:1", "a ratio of 4 to 1"),
        ("en", "a 16:9 aspect ratio", "a 16 to 9 aspect ratio"), ("fr", "à l’échelle 1:50", "à l’échelle 1 à 50"),
        ("en", "it began at 1:50", "it began at 1:50"), ("en", "the ratio, at 1:50", "the ratio, at 1:50"),
        ("de", "Maßstab 1:50", "Maßstab 1 zu 50"), ("de", "Maßstab 1:25.000", "Maßstab 1 zu 25.000"),
        ("de", "im Verhältnis von 3:1", "im Verhältnis von 3 zu 1"),
        ("de", "um 1:50 Uhr", "um 1 Uhr 50"), ("fr", "échelle 1:50", "échelle 1 à 50"), ("pl", "w skali 1:50", "w skali 1 do 50"),
    ]) func ratios(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "He checked the scale at 7:30 then."), ("en", "The odds at 4:30 fell."), ("en", "Stir the mixture at 10:15 again."),
        ("en", "At 10:30 scales were used."), ("en", "the ratio of 10:30"), ("en", "the ratio of 1:30 pm"),
        ("fr", "par rapport à 14:30 hier"), ("de", "Um 10:15 Verhältnis prüfen"), ("de", "Die Mischung von 10:30 war gut."),
    ]) func timesAreNoRatios(language: String, text: String) {
        let between = ["en": " to ", "fr": " à 30", "de": " zu "]
        #expect(!spoken(text, language: language).contains(between[language] ?? ""))
    }

    @Test(arguments: [
        ("en", "Invoice 2018-45", "Invoice 2018 45"), ("en", "no 2019-20 season", "no 2019 to 20 season"),
        ("en", "in case 2018-19 fails", "in case 2018 to 19 fails"), ("en", "ref. 2019-004711 is", "reference 2019 004711 is"),
        ("en", "from 2018-45", "from 2018 to 45"),
        ("de", "Angebot 2019-004711", "Angebot 2019 004711"), ("de", "Rechnungsnummer: 2020-51", "Rechnungsnummer: 2020 51"),
        ("de", "im Krieg 1939-45", "im Krieg neunzehnhundert 39 bis 45"), ("en", "Invoice 2018-2020", "Invoice 2018 to 2020"),
    ]) func documentsHaveNumbers(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "120/80 mmHg here", "120 over 80 millimetres of mercury here"), ("en", "3000 mAh", "3000 milliampere hours"),
        ("de", "5 mM", "5 millimolar"), ("en", "is 6 l/100 km now", "is 6 litres per 100 kilometres now"),
        ("en", "k is 5 s⁻¹", "k is 5 per second"), ("en", "2 mL kg⁻¹ day⁻¹", "2 millilitres per kilogram per day"),
        ("fr", "il y a 5 mo", "il y a 5 mo"), ("fr", "5 Mo", "5 mégaoctets"),
        ("en", "the 10 K race", "the 10 K race"), ("en", "at 10 K", "at 10 kelvin"),
        ("en", "at 77 K films grow", "at 77 kelvin films grow"), ("en", "at 4 K film growth stops", "at 4 kelvin film growth stops"),
        ("en", "at 10 K runs stop", "at 10 kelvin runs stop"), ("en", "a 4 K film", "a 4 K film"),
        ("en", "at 2010 K Street", "at 2010 K Street"),
        ("en", "CHAPTER 7 J IS GONE", "CHAPTER 7 J IS GONE"), ("en", "USE 12 V BATTERY", "USE 12 volts BATTERY"),
        ("ru", "В 1990 В МОСКВЕ", "В 1990 В МОСКВЕ"),
        ("en", "He paid Rs. 500/- now", "He paid 500 rupees now"), ("en", "Rs 5/- only", "5 rupees only"), ("en", "5/- only", "5/- only"),
    ]) func unitsAndOtherLetters(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test func limitsOfIntegralsAndSums() {
        #expect(spoken("∫₀¹ x dx").contains("0 to 1"))
        #expect(!spoken("Σ₁² here").contains("to"))
        #expect(spoken("Σᵢ₌₁ⁿ x") == "Σ i equals 1 to n x")
    }
}
