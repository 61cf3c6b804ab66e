public import Reading

/// Makes what is said out of what is displayed.
///
/// An engine reads "Fig. 3" with a full stop in the middle, "[[" as phonemes and "efﬃcient" as a code number. The rules here, applied in order, each
/// take care of one such thing. Displayed words and their indices are never touched.
public struct SpeechShaper: Sendable {
    /// What the listener wants to hear.
    public var options: ShapingOptions
    /// What the listener wants said instead of certain words.
    public var lexicon: Lexicon
    /// The language of all text, whatever it says of itself; or `nil`.
    public var language: String?
    /// The language of text that does not tell its own, and does not show it either.
    public var defaultLanguage: String
    /// Whether words in another script than the text around them are given to a voice for that script. With a voice chosen for everything, no.
    public var changesVoice: Bool
    let memory = LanguageMemory()

    /// A shaper for text in `language`, or in the language it says it has or plainly is in, or else in `defaultLanguage` (all BCP 47).
    public init(
        options: ShapingOptions = ShapingOptions(), lexicon: Lexicon = Lexicon(), language: String? = nil, defaultLanguage: String = "en",
        changesVoice: Bool = true
    ) {
        self.options = options
        self.lexicon = lexicon
        self.language = language
        self.defaultLanguage = defaultLanguage
        self.changesVoice = changesVoice
    }

    /// Makes ready what the first sentence in a language takes, which is a good part of the time until it is heard.
    public static func prepare(_ language: String) { _ = LanguageTables.table(for: language) }

    /// All that is said for some words of a text.
    public func utterances(for words: Range<Int>, in text: ReadingText) -> [SpokenUtterance] {
        var utterances: [SpokenUtterance] = []
        var word = max(words.lowerBound, text.words.lowerBound)
        while let utterance = utterance(from: word, in: text, before: words.upperBound) {
            utterances.append(utterance)
            word = utterance.words.upperBound
        }
        return utterances
    }

    /// What is said at one go from a word on: the rest of its sentence, or of the part of it that is in one language. `nil` where the text has
    /// no such word, or the word is not before `end`.
    public func utterance(from word: Int, in text: ReadingText, before end: Int = .max) -> SpokenUtterance? {
        guard word < end, let index = text.sentenceIndex(containing: word) else { return nil }
        let words = word..<min(text.sentences[index].words.upperBound, end)
        return utterance(for: words, in: text)
    }

    /// What is said for the first of some words that belong together, all of them if they are in one language.
    func utterance(for words: Range<Int>, in text: ReadingText) -> SpokenUtterance {
        let held = words.clamped(to: text.words)
        let paragraph = text.paragraphIndex(containing: held.lowerBound)
        let language = paragraph.map { self.language(ofParagraph: $0, in: text) } ?? language ?? defaultLanguage
        let cells = paragraph.map { text.paragraphs[$0].cells } ?? []
        var context = ShapingContext(
            role: paragraph.map { text.paragraphs[$0].role } ?? .body, options: options, language: LanguageTag.normalized(language),
            isRow: !cells.isEmpty, lexicon: lexicon, tables: LanguageTables.table(for: language))
        var sentence = SpokenSentence(
            tokens: held.map { SpokenToken(text: text.word($0), words: $0..<$0 + 1, isSpaced: text.isSpaced(before: $0)) })
        if held.count == 1, let paragraph, text.paragraphs[paragraph].words.count == 1 {
            context.isNumeralHead = NumeralHeads.isOne(paragraph, in: text)
        }
        if let paragraph, held.count > 1, held.lowerBound == text.paragraphs[paragraph].words.lowerBound {
            context.headLabel = HeadLabels.label(of: paragraph, in: text)
        }
        if !cells.isEmpty {
            sentence.pause(before: cells)
            if let minus = context.tables?.powers?.minus { sentence.sign(cells, minus) }
        }
        sentence.shape(context)
        if !cells.isEmpty { sentence.pauseBehindSigns(before: cells) }
        if !cells.isEmpty, options.speaksTableHeadings { sentence.name(cells, context.measured) { Self.spoken($0, context) } }
        guard changesVoice else { return Self.joined(sentence.tokens[...], words: held, language: language) }
        let run = LanguageRuns.first(in: sentence.tokens, language: language)
        let isWhole = run.tokens.upperBound == sentence.tokens.count
        let covered = isWhole ? held : held.lowerBound..<sentence.tokens[run.tokens.upperBound].words.lowerBound
        var tokens = sentence.tokens[run.tokens]
        // The sentence goes on in another voice: no end is to be heard here.
        if !isWhole, let last = tokens.lastIndex(where: { !$0.text.isEmpty }),
            tokens[last].text.last.map({ $0.isLetter || $0.isNumber }) == true
        {
            tokens[last].text.append(",")
        }
        return Self.joined(tokens, words: covered, language: run.language ?? language, isForeign: run.language != nil)
    }

    /// What is said for a column's name.
    private static func spoken(_ heading: String, _ context: ShapingContext) -> String {
        let words = heading.split(separator: " ")
        var sentence = SpokenSentence(
            tokens: words.indices.map { SpokenToken(text: String(words[$0]), words: $0..<$0 + 1) })
        sentence.shape(context)
        return joined(sentence.tokens[...], words: 0..<words.count, language: context.language).text
    }

    private static func joined(
        _ tokens: ArraySlice<SpokenToken>, words: Range<Int>, language: String, isForeign: Bool = false
    ) -> SpokenUtterance {
        var text = ""
        var spans: [SpokenUtterance.Span] = []
        var isSpaced = false
        for token in tokens {
            isSpaced = isSpaced || token.isSpaced
            guard token.text.contains(where: { !$0.isWhitespace }) else { continue }
            if isSpaced, !text.isEmpty { text.append(" ") }
            isSpaced = false
            let start = text.utf8.count
            text += token.text
            spans.append(SpokenUtterance.Span(utf8: start..<text.utf8.count, words: token.words))
        }
        return SpokenUtterance(text: text, words: words, spans: spans, language: language, isForeign: isForeign)
    }
}

extension SpokenSentence {
    /// Applies all rules.
    fileprivate mutating func shape(_ context: ShapingContext) {
        for rule in ShapingRule.all { rule.apply(&self, context) }
        for index in tokens.indices { tokens[index].settle() }
        rejoin()
    }
}

extension ShapingRule {
    /// All rules, in the order they are applied: first what is wrong in any language, then what needs a language's words, and last what
    /// keeps the engine from stumbling over the result.
    static let all: [ShapingRule] = [
        // Characters
        .invisibleCharacters, .ligatures, .raisedEndings, .styledLetters, .emoji, .headLabels,
        // What the listener has said
        .lexicon, .joinedDashes,
        // Things that are not said, or not like words
        .bracketedLetters, .citations, .references, .lifeSigns, .noteMarks, .leaders, .bars, .bullets, .addresses, .elidedYears, .menuPaths,
        // Words of a language
        .eastAsianNumbers, .postCodes, .telephones,
        .wholePrices, .groupedDigits, .bareDecimals, .spacedDates, .dates, .ratios, .dottedTimes, .times, .currencies, .abbreviations,
        .bracketedNumbers,
        .numerals,
        .decades,
        .fractionSpans, .weekdaySpans, .differences, .ranges, .limits,
        .dimensions, .multiples,
        .oneHalf, .halves, .fractions, .units,
        .spans, .powers, .functions,
        .negatives, .symbols, .alternatives, .elisions, .decimalPoints, .decimals, .agreement, .years, .romanLabels,
        // What the engine stumbles over
        .markedLetters, .capitals, .acronyms, .dashes, .innerStops, .letterA, .phonemeBrackets, .longTokens,
    ]
}
