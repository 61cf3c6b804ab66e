/// What a stretch of text looks like.
public struct LanguageGuess: Sendable, Equatable {
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
    /// Different words that speak for it, up to `enoughKinds`: "Mar 2016, Mar 2017, Mar 2016" is not Irish because of one that comes again.
    var kinds = enoughKinds
    static let enoughKinds = 3
    /// These words; none where its letters tell.
    var speaking: [String] = []
    /// Its words that are nouns of forms, where these were looked at: they tell of a text that has nothing plainer.
    var forms: [String] = []

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

    /// What a stated language is called here: tags have a Chinese and a Norwegian that may be several.
    static func key(of tag: String) -> String {
        switch LanguageTag.primary(of: tag) {
        case "zh": "cmn"
        case "no", "nn": "nb"
        case let primary: primary
        }
    }

    /// Whether what looks like one language may well be another that is written with the same letters: a Japanese title has no kana.
    static func mayBe(_ language: String, _ other: String) -> Bool { language == "cmn" && ["ja", "yue", "ko"].contains(other) }

    /// Whether it is plainly this language and not its sibling.
    var isClear: Bool { Self.sibling(of: language).map { score >= 1.5 * max(0, scores[$0] ?? 0) + 1 } ?? true }

    /// What many paragraphs look like together; nil where they don't agree.
    init?(together guesses: some Sequence<LanguageGuess>) {
        var sum = LanguageSum()
        for guess in guesses { sum.add(guess) }
        guard let guess = sum.guess else { return nil }
        self = guess
    }

    /// What speaks for each language in so many words of many paragraphs; nil where they don't agree.
    init?(together scores: [String: Double], words: Int) {
        guard let best = scores.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        let next = scores.lazy.filter { $0.key != best.key && $0.key != Self.sibling(of: best.key) }.map(\.value).max() ?? 0
        self.init(language: best.key, score: best.value, runnerUp: max(0, next), words: words, scores: scores)
        guard score >= Self.leastTogether, score >= 1.5 * runnerUp + 1, score >= Self.leastShareTogether * Double(words) else { return nil }
    }

    /// Headings and rows of tables have fewer of the frequent words than prose, but those of a whole text are many.
    private static let leastTogether = 6.0
    private static let leastShareTogether = 0.1

    /// Whether text that tells nothing of itself is to be taken for this language, or its sibling: a wrong voice is worse than none.
    var isConfident: Bool {
        // Two words say no more the oftener they come: "Frying pan 20 cm Sauce pan 2 l Crêpe pan 28 cm" is not Welsh.
        let told = kinds < Self.enoughKinds ? min(score, Self.mostOfAWord * Double(kinds)) : score
        return kinds > 1 && told >= 4 && told >= 1.5 * runnerUp + 1 && told >= 0.3 * Double(words)
    }

    /// A word of one language alone, with letters of few.
    private static let mostOfAWord = 2.5

    /// Whether it is, as far as it shows, what the text around it is said to be in.
    func agrees(with language: String?) -> Bool {
        language != nil && (self.language == language || Self.sibling(of: self.language) == language)
    }

    /// Whether the text plainly contradicts what it says of itself.
    func contradicts(_ language: String) -> Bool {
        let stated = Self.key(of: language)
        let own = scores[stated] ?? 0
        return stated != self.language && !Self.mayBe(self.language, stated) && words >= 12 && kinds >= Self.enoughKinds && isConfident
            && score >= 0.4 * Double(words)
            && score >= 3 * max(own, 1)
    }
}

/// What the words of many paragraphs speak for.
struct LanguageSum: Sendable {
    private(set) var scores: [String: Double] = [:]
    private(set) var words = 0
    /// Different words for each language, up to `LanguageGuess.enoughKinds`: a list of clients is not French because each line has one.
    private var kinds: [String: [String]] = [:]
    /// Languages that letters told.
    private var lettered: Set<String> = []
    /// Different nouns of forms.
    private var forms: [String] = []
    private static let mostForms = 64

    mutating func add(_ guess: LanguageGuess) {
        for (language, score) in guess.scores { scores[language, default: 0] += score }
        words += guess.words
        for noun in guess.forms where forms.count < Self.mostForms && !forms.contains(noun) { forms.append(noun) }
        if guess.speaking.isEmpty {
            if guess.score > 0 { lettered.insert(guess.language) }
        } else if (kinds[guess.language]?.count ?? 0) < LanguageGuess.enoughKinds {
            for word in guess.speaking where kinds[guess.language]?.contains(word) != true {
                kinds[guess.language, default: []].append(word)
            }
        }
    }

    /// What they look like together; nil where they don't agree.
    var guess: LanguageGuess? {
        if let guess = LanguageGuess(together: scores, words: words), isTold(guess.language, by: []) { return guess }
        guard !forms.isEmpty, let nouns = StopWords.forms.guess(forms),
            let guess = LanguageGuess(together: scores.merging(nouns.scores, uniquingKeysWith: +), words: words),
            isTold(guess.language, by: StopWords.forms.speaking(forms, for: guess.language))
        else { return nil }
        return guess
    }

    /// Whether letters, or enough different words, speak for a language, or for its sibling: one tells nothing, however often it comes.
    private func isTold(_ language: String, by nouns: [String]) -> Bool {
        let sibling = LanguageGuess.sibling(of: language) ?? language
        if lettered.contains(language) || lettered.contains(sibling) { return true }
        return Set(nouns + (kinds[language] ?? []) + (kinds[sibling] ?? [])).count >= LanguageGuess.enoughKinds
    }
}
