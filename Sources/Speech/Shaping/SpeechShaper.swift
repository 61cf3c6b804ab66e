public import Reading

/// Makes what is said out of what is displayed.
///
/// An engine reads "Fig. 3" with a full stop in the middle, "[[" as phonemes and "efﬃcient" as a code number. The rules here, applied in order, each
/// take care of one such thing. Displayed words and their indices are never touched.
public struct SpeechShaper: Sendable {
    /// What the listener wants to hear.
    public var options: ShapingOptions
    /// The language of all text, whatever it says of itself; or `nil`.
    public var language: String?
    /// The language of text that does not tell its own.
    public var defaultLanguage: String

    /// A shaper for text in `language`, or in the language it says it has, or else in `defaultLanguage` (all BCP 47).
    public init(options: ShapingOptions = ShapingOptions(), language: String? = nil, defaultLanguage: String = "en") {
        self.options = options
        self.language = language
        self.defaultLanguage = defaultLanguage
    }

    /// What is said for some words of a text, sentence by sentence.
    public func utterances(for words: Range<Int>, in text: ReadingText) -> [SpokenUtterance] {
        var utterances: [SpokenUtterance] = []
        var word = max(words.lowerBound, text.words.lowerBound)
        while word < words.upperBound, let index = text.sentenceIndex(containing: word) {
            let end = min(text.sentences[index].words.upperBound, words.upperBound)
            utterances.append(utterance(for: word..<end, in: text))
            word = end
        }
        return utterances
    }

    /// What is said for some words of a text, usually those of one sentence.
    public func utterance(for words: Range<Int>, in text: ReadingText) -> SpokenUtterance {
        let held = words.clamped(to: text.words)
        let paragraph = text.paragraphIndex(containing: held.lowerBound).map { text.paragraphs[$0] }
        let language = language ?? paragraph?.language ?? defaultLanguage
        let context = ShapingContext(
            role: paragraph?.role ?? .body, options: options, tables: LanguageTables.table(for: language))
        var sentence = SpokenSentence(
            tokens: held.map { SpokenToken(text: text.word($0), words: $0..<$0 + 1, isSpaced: text.isSpaced(before: $0)) })
        for rule in ShapingRule.all { rule.apply(&sentence, context) }
        return Self.joined(sentence, words: held, language: language)
    }

    private static func joined(_ sentence: SpokenSentence, words: Range<Int>, language: String) -> SpokenUtterance {
        var text = ""
        var spans: [SpokenUtterance.Span] = []
        var isSpaced = false
        for token in sentence.tokens {
            isSpaced = isSpaced || token.isSpaced
            guard token.text.contains(where: { !$0.isWhitespace }) else { continue }
            if isSpaced, !text.isEmpty { text.append(" ") }
            isSpaced = false
            let start = text.utf8.count
            text += token.text
            spans.append(SpokenUtterance.Span(utf8: start..<text.utf8.count, words: token.words))
        }
        return SpokenUtterance(text: text, words: words, spans: spans, language: language)
    }
}

extension ShapingRule {
    /// All rules, in the order they are applied: first what is wrong in any language, then what needs a language's words, and last what
    /// keeps the engine from stumbling over the result.
    static let all: [ShapingRule] = [
        // Characters
        .invisibleCharacters, .ligatures, .styledLetters,
        // Things that are not said
        .citations, .noteMarks, .leaders, .bullets, .addresses,
        // Words of a language
        .dates, .currency, .ranges, .decades, .fractions, .units, .groupedDigits, .abbreviations, .romanNumerals, .alternatives,
        // What the engine stumbles over
        .capitals, .innerStops, .phonemeBrackets, .longTokens,
    ]
}
