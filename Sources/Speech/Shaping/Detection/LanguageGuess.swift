/// What a stretch of text looks like.
struct LanguageGuess: Sendable, Equatable {
    /// The language as a BCP 47 tag.
    var language: String
    /// How much speaks for it: about a point a word in plain prose.
    var score: Double
    /// How much speaks for the next, not counting its sibling.
    var runnerUp: Double
    /// The words looked at.
    var words: Int
    /// What speaks for each language.
    var scores: [String: Double]

    init(language: String, score: Double, runnerUp: Double, words: Int, scores: [String: Double] = [:]) {
        (self.language, self.score, self.runnerUp, self.words, self.scores) = (language, score, runnerUp, words, scores)
    }

    /// A language so near to another one that a page of it is in either by most of its words. Its voice reads the other better than any third does.
    static func sibling(of language: String) -> String? {
        switch language {
        case "da": "nb"
        case "nb": "da"
        case "nl": "af"
        case "af": "nl"
        case "cs": "sk"
        case "sk": "cs"
        default: nil
        }
    }

    /// Whether it is plainly this language and not its sibling.
    var isClear: Bool { Self.sibling(of: language).map { score >= 1.5 * max(0, scores[$0] ?? 0) + 1 } ?? true }

    /// What many paragraphs look like together; nil where they don't agree.
    init?(together guesses: some Sequence<LanguageGuess>) {
        var (scores, words): ([String: Double], Int) = ([:], 0)
        for guess in guesses {
            for (language, score) in guess.scores { scores[language, default: 0] += score }
            words += guess.words
        }
        guard let best = scores.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        let next = scores.lazy.filter { $0.key != best.key && $0.key != Self.sibling(of: best.key) }.map(\.value).max() ?? 0
        self.init(language: best.key, score: best.value, runnerUp: max(0, next), words: words, scores: scores)
        guard score >= Self.leastTogether, score >= 1.5 * runnerUp + 1, score >= Self.leastShareTogether * Double(words) else { return nil }
    }

    /// Headings and rows of tables have fewer of the frequent words than prose, but those of a whole text are many.
    private static let leastTogether = 6.0
    private static let leastShareTogether = 0.1

    /// Whether text that tells nothing of itself is to be taken for this language, or its sibling: a wrong voice is worse than none.
    var isConfident: Bool { score >= 4 && score >= 1.5 * runnerUp + 1 && score >= 0.3 * Double(words) }

    /// Whether it is, as far as it shows, what the text around it is said to be in.
    func agrees(with language: String?) -> Bool {
        language != nil && (self.language == language || Self.sibling(of: self.language) == language)
    }

    /// Whether the text plainly contradicts what it says of itself.
    func contradicts(_ language: String) -> Bool {
        let own = scores[LanguageTag.primary(of: language)] ?? 0
        return LanguageTag.primary(of: language) != self.language && words >= 12 && isConfident && score >= 0.4 * Double(words)
            && score >= 3 * max(own, 1)
    }
}
