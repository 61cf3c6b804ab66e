import Audio
@testable import Speech
import TestSupport
import Testing

@Suite struct EnglishRulesTests {
    @Test(arguments: [
        ("See Fig. 3 now.", "See figure 3 now."), ("(Figs. 3 and 4)", "(figures 3 and 4)"), ("in Fig.3, below", "in figure 3, below"),
        ("by Eq. (2) and Sec. 4.1", "by equation (2) and section 4.1"), ("No. 5 of Vol. 2, pp. 3–9", "number 5 of volume 2, pages 3 to 9"),
        ("the answer is no.", "the answer is no."), ("Ref. [4]", "reference [4]"), ("fruit, e.g. apples", "fruit, for example apples"),
        ("fruit (e.g., apples)", "fruit (for example, apples)"), ("i.e. this", "that is this"),
        ("cf. Smith vs. Jones", "compare Smith versus Jones"),
        ("by Lee et al. (2019)", "by Lee et al (2019)"), ("in Lee et al.", "in Lee et al."), ("Al. Smith", "Al Smith"),
        ("Dr. Smith and Mr. Jones", "Doctor Smith and Mister Jones"), ("St. John", "Saint John"), ("Prof. Lee", "Professor Lee"),
        ("5 Jan. 2020", "5 January 2020"), ("on Dec. 24", "on December 24"), ("approx. 5 of them", "approximately 5 of them"),
        ("a Ph.D. in", "a PhD in"), ("apples, pears, etc.", "apples, pears, etc."), ("c. 1800", "circa 1800"), ("Figure 3", "Figure 3"),
        ("Table A1 and Fig. A1", "Table A1 and figure A1"), ("p. 12", "page 12"), ("§ 5", "section 5"),
    ]) func abbreviations(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("Chapter IV begins", "Chapter 4 begins"), ("Part II: the sea", "Part 2: the sea"), ("Section XLII.", "Section 42."),
        ("Henry VIII was", "Henry the eighth was"),
        ("Henry VIII's wives", "Henry the eighth's wives"), ("Louis XIV,", "Louis the fourteenth,"),
        ("World War II ended", "World War 2 ended"),
        ("Elizabeth I was queen", "Elizabeth the first was queen"), ("when Elizabeth I think", "when Elizabeth I think"),
        ("Chapter I", "Chapter 1"),
        ("John Paul II", "John Paul the second"), ("I am", "I am"), ("Vitamin C", "Vitamin C"), ("CIVIC MIX", "CIVIC MIX"),
        ("Part IIII", "Part IIII"),
        ("Louis XXI", "Louis the twenty-first"),
    ]) func romanNumerals(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("10–20 people", "10 to 20 people"), ("pages 10-20.", "pages 10 to 20."), ("1939–45", "1939 to 45"), ("(1.5–2.5)", "(1.5 to 2.5)"),
        ("10–20%", "10 to 20%"),
        ("10 – 20", "10 to 20"), ("a 747-400", "a 747 400"), ("won 3-2", "won 3 2"), ("555-12-34", "555-12-34"),
        ("well-known", "well-known"), ("A–Z", "A–Z"),
    ]) func ranges(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("$5.50", "5 dollars 50"), ("$1", "1 dollar"), ("€20.", "20 euros."), ("20 €", "20 €"), ("20€", "20 euros"), ("£3.00", "3 pounds"),
        ("$0.99", "99 cents"),
        ("$3.5 million,", "3.5 million dollars,"), ("US$5", "5 U S dollars"), ("($1,200.50)", "(1,200 dollars 50)"),
        ("$10–20", "10 to 20 dollars"), ("¥500", "500 yen"),
        ("$x", "$x"), ("1.001€", "1.001 euros"),
    ]) func currency(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("at 5 km/h.", "at 5 kilometres per hour."), ("5km away", "5 kilometres away"), ("1 kg", "1 kilogram"),
        ("10–20 kg", "10 to 20 kilograms"), ("20 °C", "20 degrees Celsius"),
        ("20°C", "20 degrees Celsius"), ("16GB", "16 gigabytes"), ("3D", "3D"), ("5 m", "5 metres"), ("I m", "I m"),
        ("(12 ms)", "(12 milliseconds)"), ("100 m²", "100 square metres"),
        ("section 5. m is", "section 5. m is"),
    ]) func units(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("the 1990s.", "the nineteen nineties."), ("the 1800s", "the eighteen hundreds"), ("the '90s", "the nineties"),
        ("the 2000s", "the two thousands"), ("1990's", "nineteen nineties"),
        ("1/2 cup", "one half cup"), ("3/4", "three quarters"), ("5/7", "5 over 7"), ("1/2/2020", "1/2/2020"),
        ("10 000 people", "10000 people"), ("1 000 000.", "1000000."),
        ("in 10 250", "in 10 250"), ("2026-11-21,", "21 November 2026,"), ("2026-13-21", "2026-13-21"), ("and/or", "and or"),
        ("he/she", "he or she"), ("TCP/IP", "TCP/IP"),
    ]) func numbersAndAlternatives(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func otherLanguagesAreLeftAlone() {
        #expect(spoken("Fig. 3, 10–20, $5, Chapter IV", language: "de-AT") == "Fig 3, 10–20, $5, Chapter IV")
        #expect(spoken("See Fig. 3", language: "en-GB") == "See figure 3")
        #expect(spoken("See Fig. 3", language: nil) == "See figure 3")
    }

    @Test func positionsStayWithTheDisplayedWords() {
        let result = utterance("In Fig. 3 we paid $3.5 million [12] for 10 000 fish.", withoutCitations)
        #expect(result.text == "In figure 3 we paid 3.5 million dollars for 10000 fish.")
        #expect(result.words == 0..<12)
        #expect(result.spans.map(\.words) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<7, 8..<9, 9..<11, 11..<12])
        #expect(result.word(atUTF8: 0) == 0)
        #expect(result.word(atUTF8: 3) == 1)
        #expect(result.word(atUTF8: result.text.utf8.count - 1) == 11)
    }

    @Test func everyRomanNumeralIsRead() {
        for value in 1...3_999 { #expect(RomanNumeral.value(of: RomanNumeral.numeral(of: value)) == value) }
        for wrong in ["", "IIII", "VX", "IC", "iv", "MMMM", "XIVX", "A", "IVI", "MCMXCIXX"] {
            #expect(RomanNumeral.value(of: wrong) == nil)
        }
    }

    @Test func rulesHaveNamesOfTheirOwn() {
        #expect(Set(ShapingRule.all.map(\.name)).count == ShapingRule.all.count)
    }
}

/// The reason for the rules: where they apply, espeak-ng makes fewer pauses.
@Suite(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) struct ClauseBreakTests {
    @Test(arguments: ["See Fig. 3 now.", "Mr. Jones vs. Brown.", "J. K. Rowling wrote No. 5."]) func shapedSpeechHasFewerBreaks(
        text: String
    ) async throws {
        let engine = EspeakEngine(timeout: .seconds(300))  // other tests may hold the cores
        let plain = try await engine.synthesize(SpokenUtterance(plain: text, language: "en"), VoiceSettings())
        let shaped = try await engine.synthesize(utterance(text), VoiceSettings())
        func quiet(_ samples: [Int16]) -> Int {
            samples.split(whereSeparator: { abs(Int($0)) > 100 }).map(\.count).filter { $0 > 3_300 }.count
        }
        #expect(quiet(shaped.samples) < quiet(plain.samples))
    }
}
