/// What a stretch of text looks like.
struct LanguageGuess: Sendable, Equatable {
    /// The language as a BCP 47 tag.
    var language: String
    /// How much speaks for it: about a point a word in plain prose.
    var score: Double
    /// How much speaks for the next.
    var runnerUp: Double
    /// The words looked at.
    var words: Int
    /// What speaks for each language.
    var scores: [String: Double] = [:]

    /// Whether text that tells nothing of itself is to be taken for this language: a wrong voice is worse than none.
    var isConfident: Bool { score >= 4 && score >= 1.5 * runnerUp + 1 && score >= 0.3 * Double(words) }

    /// Whether the text plainly contradicts what it says of itself.
    func contradicts(_ language: String) -> Bool {
        let own = scores[LanguageTag.primary(of: language)] ?? 0
        return LanguageTag.primary(of: language) != self.language && words >= 12 && isConfident && score >= 0.4 * Double(words)
            && score >= 3 * max(own, 1)
    }
}
