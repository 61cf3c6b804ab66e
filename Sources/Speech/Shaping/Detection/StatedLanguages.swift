/// What the paragraphs of a document look like together, by the language they state.
///
/// What a document says of itself may be no more than how its author's keyboard was set: a report that is German throughout says en-US, a Spanish one
/// zh-TW. A long paragraph contradicts that by itself; headings, short lines and rows of tables can't, and go by what the others show.
public struct StatedLanguages: Sendable {
    private struct Evidence {
        private var sum = LanguageSum()
        /// What it shows together, and the words by which that was told; nil where it doesn't.
        private(set) var language: String?
        private var told = 0

        /// Paragraphs that plainly are in a language.
        private var plain: [String: Int] = [:]

        mutating func add(_ guess: LanguageGuess) {
            sum.add(guess)
            if guess.isConfident { plain[guess.language, default: 0] += 1 }
            // Of a long text one more paragraph changes nothing.
            guard sum.words * 8 >= told * 9 else { return }
            (language, told) = (sum.guess?.language, sum.words)
        }

        /// Whether so much is in what it shows that a foreign preface or summary is unlikely.
        var isStrong: Bool { sum.words >= 1500 || language.map { plain[$0, default: 0] >= 10 } ?? false }

        func paragraphs(_ language: String) -> Int {
            plain[language, default: 0] + (LanguageGuess.sibling(of: language).flatMap { plain[$0] } ?? 0)
        }

        func score(_ language: String) -> Double {
            max(0, sum.scores[language] ?? 0, LanguageGuess.sibling(of: language).flatMap { sum.scores[$0] } ?? 0)
        }
    }

    /// By the language that is stated, as guesses call it; the empty one for those that state none.
    private var stated: [String: Evidence] = [:]
    private var all = Evidence()

    /// Nothing has been looked at yet.
    public init() {}

    /// Takes what a paragraph looks like.
    public mutating func add(_ guess: LanguageGuess?, stated: String?) {
        guard let guess else { return }
        self.stated[Self.key(stated), default: Evidence()].add(guess)
        all.add(guess)
    }

    /// Whether what came so far shows what it is in: no more needs to be known of what states this language.
    ///
    /// A thesis in English may begin with a declaration and a summary in German: where another language shows than the stated one, more is waited for.
    public func isSettled(_ stated: String?) -> Bool {
        let key = Self.key(stated)
        guard let evidence = self.stated[key], let language = evidence.language else { return false }
        return key.isEmpty || language == key || LanguageGuess.sibling(of: language) == key || evidence.isStrong
    }

    /// The language that most of the document is in, as far as it shows.
    public var language: String? { all.language }

    /// Whether what states a language shows to be in another, or shows nothing of it in a document that is in another; with `mayGoOn`, only if there is so
    /// much that what comes yet won't change it.
    public func refutes(_ stated: String, mayGoOn: Bool = false) -> Bool {
        let key = Self.key(stated)
        guard let evidence = self.stated[key], Self.isKnown(key) else { return false }
        let own = max(evidence.score(key), LanguageGuess.mayBe("cmn", key) ? evidence.score("cmn") : 0)
        // Of a script that no letter is of, nothing need be known.
        if own == 0, !Self.isLatin(key), all.language.map(Self.isLatin) == true { return true }
        if mayGoOn, !evidence.isStrong { return false }
        func outweighs(_ language: String, _ margin: Double) -> Bool {
            language != key && LanguageGuess.sibling(of: language) != key && !LanguageGuess.mayBe(language, key)
                && evidence.score(language) >= 2 * own + margin
                // Where whole paragraphs are in what they state, short lines may be as well.
                && evidence.paragraphs(language) >= 3 * evidence.paragraphs(key)
        }
        if let language = evidence.language { return outweighs(language, 2) }
        return all.language.map { outweighs($0, Self.leastScore) } ?? false
    }

    /// A word or two that only the document's language has.
    private static let leastScore = 2.0

    private static func isLatin(_ key: String) -> Bool { Script.scripts(of: key)?.contains(.latin) ?? false }

    private static func key(_ stated: String?) -> String { stated.map { LanguageGuess.key(of: $0) } ?? "" }

    /// Whether text in a language would show. Those that are written in more than one script, or that no table knows, don't.
    private static func isKnown(_ key: String) -> Bool {
        guard let scripts = Script.scripts(of: key) else { return false }
        return StopWords.latin.all.contains(key) || StopWords.cyrillic.all.contains(key)
            || !scripts.contains(.latin) && !scripts.contains(.cyrillic)
    }
}
