import Reading
import Testing

@testable import Speech

@Suite struct SmallNumbersTests {
    @Test(arguments: [
        ("pt", "em 1050-059 Lisboa", "em 1050, 059 Lisboa"), ("pt", "em 4000-123 Porto", "em 4000, 123 Porto"),
        ("pl", "31-234 Kraków", "31, 234 Kraków"), ("pl", "ul. Długa 5, 31-234 Kraków", "ulica Długa 5, 31, 234 Kraków"),
        ("pl", "00-950 Warszawa", "00, 950 Warszawa"), ("de", "mit 10-100 Personen", "mit 10 bis 100 Personen"),
        ("de", "in Berlin, 20-100 Euro", "in Berlin, 20 bis 100 Euro"), ("en", "In Europe, 50-100 Germans", "In Europe, 50 to 100 Germans"),
    ]) func postCodes(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("es", "a las 10:30 h", "a las 10:30 horas"), ("es", "a las 10:30 h.", "a las 10:30 horas."),
        ("es", "a las 20.30 horas", "a las 20:30 horas"),
        ("es", "a las 10.30 de", "a las 10:30 de"), ("es", "a las 8.05 h", "a las 8:05 horas"),
        ("es", "las 12.50 hectáreas", "las 12.50 hectáreas"), ("it", "alle 14.30 h", "alle 14.30 ore"),
        ("it", "alle 3.50 euro", "alle 3.50 euro"), ("pt", "às 14.30 h", "às 14.30 horas"),
        ("pt", "às 2.50 toneladas", "às 2.50 toneladas"),
        ("en", "F(2, 57) = 4.32, p < .001", "F of 2, 57 equals 4.32, p less than 0.001"), ("en", "at 4.32 p.m.", "at 4:32 p.m."),
        ("en", "at 5.30 a. m. he", "at 5:30 a. m. he"),
        ("it", "alle 10.30 si parte", "alle 10:30 si parte"), ("it", "dalle 9.00 alle 12.30", "dalle 9 alle 12:30"),
        ("it", "alle 10.305 persone", "alle 10.305 persone"), ("nl", "om 10.30 uur", "om 10 uur 30"), ("fr", "à 10h05", "à 10 heures 5"),
    ]) func times(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "It is 5x faster", "It is 5 times faster"), ("en", "a 2x4 board", "a 2 by 4 board"), ("en", "the 5x tube", "the 5x tube"),
        ("en", "a 10x buffer", "a 10x buffer"), ("de", "10x Puffer", "10x Puffer"), ("nl", "5x kamer", "5x kamer"),
        ("nl", "5x sneller", "5 keer sneller"),
        ("de", "3x täglich", "3 mal täglich"), ("de", "5x schneller", "5 mal schneller"), ("fr", "5x plus vite", "5 fois plus vite"),
    ]) func multiples(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("(ii) the second", "(2) the second"), ("(i) one and (ii) two", "(1) one and (2) two"), ("(x) the last", "(x) the last"),
        ("Rocky II and III", "Rocky 2 and 3"), ("I, II and IV", "1, 2 and 4"), ("give IV fluids", "give IV fluids"), ("I am", "I am"),
        ("XX and I", "XX and I"), ("(vim) and (mi)", "(vim) and (mi)"),
        ("it is (x1, xi) here", "it is (x1, xi) here"), ("all (y xi) are", "all (y xi) are"), ("of (xi) is", "of (xi) is"),
        ("vi) the end", "6) the end"), ("domains III and V", "domains 3 and 5"),
        ("I (green), II, III, and V (blue)", "1 (green), 2, 3, and 5 (blue)"),
        ("as Henry Ford II said", "as Henry Ford II said"), ("XIX century art", "nineteenth century art"),
    ]) func romanLabels(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("from $8.00 to $10.00 billion in", "from 8 to 10 billion dollars in"), ("$8 to $10 million", "8 to 10 million dollars"),
        ("from $8 to $10 in", "from 8 dollars to 10 dollars in"), ("from $8 to £10 million", "from 8 dollars to 10 million pounds"),
        ("$1.25 million", "1.25 million dollars"),
    ]) func amountsMultipliedTogether(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [("sv", "(det tycker vi)"), ("es", "que lo (no vi)"), ("it", "(che non vi)"), ("sv", "så är det (vi)")])
    func wordsInBrackets(language: String, text: String) { #expect(spoken(text, language: language) == text) }

    @Test(arguments: [
        ("Wait 30s before it", "Wait 30 seconds before it"), ("a 20s delay", "a 20 seconds delay"), ("in the 30s", "in the thirties"),
        ("1m 20s", "1m 20 seconds"), ("a timeout of 30s", "a timeout of 30 seconds"), ("of 30s jazz", "of thirties jazz"),
    ]) func seconds(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("fr", "avec nos 3 enfants", "avec nos 3 enfants"), ("fr", "les nos 12 et 13", "les numéros 12 et 13"),
    ]) func our(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "at 3 · 10⁸ of them", "at 3 × 10 to the 8 of them"), ("de", "6,02 · 10²³ Teile", "6,02 × 10 hoch 23 Teile"),
        ("en", "tea · 10 boats", "tea 10 boats"), ("en", "10−3 = 7", "10−3 equals 7"), ("es", "10−3 = 7", "10 menos 3 = 7"),
        ("en", "1−2 km", "1 to 2 kilometres"),
    ]) func signs(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    /// Chapters without names, in any language.
    @Test(arguments: ["en", "de", "fr", "ru"]) func numeralHeads(language: String) {
        func said(_ heads: [String], _ role: ReadingText.ParagraphRole) -> [String] {
            var builder = ReadingText.Builder()
            for head in heads {
                builder.append(paragraph: head, role: role, language: language)
                builder.append(paragraph: "Abc def ghi.", language: language)
            }
            let reading = builder.build(isComplete: true)
            return SpeechShaper(changesVoice: false).utterances(for: reading.words, in: reading).map(\.text).filter { !$0.contains(" ") }
        }
        #expect(said(["I", "II", "V.", "VI"], .heading) == ["1", "2", "5.", "6"])
        #expect(said(["I", "II", "III", "IV", "L"], .body) == ["1", "2", "3", "4", "L"])
        #expect(said(["H", "I", "V"], .heading) == ["H", "I", "V"])
        #expect(said(["I", "L"], .body) == ["I", "L"])
        #expect(language == "en" || said(["IX"], .body) == ["IX"])
        // Sizes, and names.
        #expect(language == "en" || said(["XL", "LI", "XI", "VI"], .heading) == ["XL", "LI", "XI", "VI"])
        #expect(language != "ru" || said(Array(repeating: "I", count: 3000), .body).count == 3000)
    }

    @Test func romanHeadings() {
        #expect(spoken("II. Methods", role: .heading) == "2, Methods")
        #expect(spoken("I. Introduction", role: .heading) == "1, Introduction")
        #expect(spoken("II. Rákóczi", role: .heading, language: "hu") == "II. Rákóczi")
        #expect(spoken("V. Nabokov", role: .heading) == "V Nabokov")
        #expect(spoken("XI Jinping", role: .heading) == "XI Jinping")
        #expect(spoken("IV Fluids", role: .heading) == "IV Fluids")
        #expect(spoken("IV fluids", role: .heading) == "IV fluids")
        #expect(spoken("I am here", role: .heading) == "I am here")
    }

    @Test(arguments: [
        (
            "am 24.12. und 31.12. sowie am 1.1. zu",
            "am vierundzwanzigsten Dezember und einunddreißigsten Dezember sowie am ersten Januar zu"
        ),
        ("am 6.1., 7.1. und 8.1. zu", "am sechsten Januar, siebten Januar und achten Januar zu"),
        ("von der 10. bis zur 20. Periode", "von der zehnten bis zur zwanzigsten Periode"),
        ("zwischen der 4. und 6. Periode", "zwischen der vierten und sechsten Periode"),
    ]) func germanRows(text: String, expected: String) {
        #expect(spoken(text, language: "de") == expected)
    }

    @Test(arguments: [
        ("the US¹⁶⁹ and", "the US and"), ("in June 2021² they", "in June 2021 they"), ("Article 22¹⁵⁶ of it", "Article 22 of it"),
        ("of 10¹⁰⁰ or 2¹²⁸ kinds", "of 10 to the 100 or 2 to the 128 kinds"), ("of 25² or x²", "of 25 squared or x squared"),
        ("a 2048² mesh", "a 2048 squared mesh"), ("of 1950² pixels", "of 1950 squared pixels"),
    ]) func notesOfNumbers(text: String, expected: String) {
        #expect(spoken(text, withoutCitations) == expected)
    }

    @Test(arguments: [
        ("en", "a 32 bit processor", "a 32 bit processor"), ("en", "multiplied by 1024", "multiplied by 1024"),
        ("en", "in the XIX century", "in the nineteenth century"), ("pl", "tylko 5 cal", "tylko 5 kalorii"),
        ("ru", "Мин. длина слова", "минимум длина слова"),
        ("ru", "через 5 мин. он", "через 5 минут он"),
    ]) func words(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language).lowercased() == expected.lowercased())
    }
}
