import Reading
import Speech
import Testing

/// Whole sentences, as a good reader would say them.
@Suite struct SentencesTests {
    private static let inEnglish: [SpokenSentences] = [.references, .names, .numbers, .units, .mathematics, .addresses, .characters]
    private static let inOthers: [(String, SpokenSentences)] = [
        ("de", .german), ("nl", .dutch), ("fr", .french), ("es", .spanish), ("it", .italian), ("pt", .portuguese), ("pl", .polish),
        ("ru", .russian), ("cs", .czech), ("sv", .swedish), ("da", .danish), ("nb", .norwegian), ("fi", .finnish), ("hu", .hungarian),
        ("ro", .romanian), ("tr", .turkish), ("el", .greek), ("uk", .ukrainian), ("zh", .chinese), ("ja", .japanese), ("ko", .korean),
    ]

    /// All utterances of a paragraph, in the voice of its language.
    private func spoken(
        _ text: String, role: ReadingText.ParagraphRole = .body, language: String = "en", _ options: ShapingOptions = ShapingOptions()
    ) -> String {
        var builder = ReadingText.Builder()
        builder.append(paragraph: text, role: role, language: language)
        let reading = builder.build(isComplete: true)
        return SpeechShaper(options: options).utterances(for: reading.words, in: reading).filter { !$0.isSilent }.map(\.text).joined(
            separator: " ")
    }

    @Test(arguments: inEnglish.flatMap(\.pairs)) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: inOthers.flatMap { language, sentences in sentences.pairs.map { (language, $0.text, $0.spoken) } })
    func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: SpokenSentences.headings.pairs) func headings(text: String, expected: String) {
        #expect(spoken(text, role: .heading) == expected)
    }

    @Test(arguments: SpokenSentences.withoutCitations.pairs) func withoutCitations(text: String, expected: String) {
        #expect(spoken(text, ShapingOptions(speaksCitations: false)) == expected)
    }

    @Test(arguments: SpokenSentences.withoutAddresses.pairs) func withoutAddresses(text: String, expected: String) {
        #expect(spoken(text, ShapingOptions(addresses: .skip)) == expected)
    }

    @Test func thereAreThreeHundred() {
        let special: [SpokenSentences] = [.headings, .withoutCitations, .withoutAddresses]
        let all = Self.inEnglish + Self.inOthers.map(\.1) + special
        #expect(all.reduce(0) { $0 + $1.pairs.count } >= 300)
        #expect(Self.inEnglish.reduce(0) { $0 + $1.pairs.count } >= 200)
    }
}
