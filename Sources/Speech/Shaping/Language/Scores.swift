/// The words beside two figures that are how a match ended.
struct ScoringWords: Sendable {
    /// Verbs of winning and losing, in small letters.
    var verbs: Set<String>
    /// "of", which puts what is counted behind a number, and "by" before who has won.
    var of: Set<String>
    /// What follows a result besides small words: "away".
    var behind: Set<String>

    init(verbs: String, of: Set<String>, behind: Set<String> = []) {
        (self.verbs, self.of, self.behind) = (Set(words: verbs), of, behind)
    }
}

/// How a match ended, which looks like a range where the other side won.
extension ShapingRule {
    /// "3-6": two figures that may be a score.
    static func isScore(_ core: Substring) -> Bool {
        let bytes = core.utf8
        return bytes.count == 3 && core.startsWithDigit && core.dropFirst().first == "-" && core.last?.isNumber == true
    }

    /// "6-4": no range, which the others of its sentence are then not either.
    static func isLostScore(_ core: Substring) -> Bool {
        guard isScore(core), let first = core.first, let last = core.last else { return false }
        return first > last
    }

    /// Whether two figures stand behind a verb of winning or losing, and count nothing: "lost 1-3 at home", but "won 2-3 games".
    static func isResult(_ index: Int, _ word: Affixes, in sentence: SpokenSentence, _ tables: LanguageTables?) -> Bool {
        guard let tables, let scoring = tables.scoring else { return false }
        if word.suffix.isEmpty, let follower = sentence.following(index)?.text, case let next = String(Affixes(follower).core) {
            guard tables.smallWords.contains(next) || scoring.verbs.contains(next) || scoring.behind.contains(next) else { return false }
            // "won 3-4 of them", but "verloor met 1-3 van Ajax"
            if scoring.of.contains(next) {
                guard let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }),
                    sentence.following(place)?.text.startsWithCapital == true
                else { return false }
            }
        }
        return sentence.tokens[..<index].suffix(farthestVerb).contains { scoring.verbs.contains($0.text.lowercased()) }
    }

    /// Words from a verb of winning to the result: "beat Arsenal away by".
    private static let farthestVerb = 5
}
