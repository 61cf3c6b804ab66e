import Reading

extension ShapingRule {
    /// "Plan A and Plan B": by itself inside a clause the English voice says the article.
    static let letterA = ShapingRule("letter A") { sentence, context in
        guard LanguageTag.primary(of: context.language) == "en", context.role != .code else { return }
        for index in sentence.tokens.indices where isLetter(sentence.tokens[index].text) {
            let next = sentence.following(index)?.text ?? ""
            let behind = Affixes(next)
            let previous = sentence.preceding(index)?.text ?? ""
            let isName = behind.core.startsWithCapital && behind.core.count > 1
            let core = behind.core.isEmpty ? next[...] : behind.core
            // "A by no means trivial case"
            let isInside = previous.last?.isLetter == true || previous.last?.isNumber == true
            guard
                notBehindArticles.contains(core) || isInside && mayFollow.contains(core)
                    || !isName && lettered.contains(previous.lowercased()) && !next.isEmpty
            else { continue }
            var text = sentence.tokens[index].text
            if let place = text.firstIndex(of: "A") { text.insert("-", at: text.index(after: place)) }
            sentence.tokens[index].text = text
        }
    }

    /// "A", and with brackets or quotation marks around it; a comma or a colon behind it makes it the letter anyway.
    private static func isLetter(_ text: String) -> Bool {
        guard text.utf8.count <= 8, text.utf8.contains(UInt8(ascii: "A")) else { return false }
        let word = Affixes(text)
        return word.core == "A" && !word.suffix.contains(where: { ",.;:!?…".contains($0) })
    }

    /// What never follows an article.
    private static let notBehindArticles = Set(
        words: """
            and or is are was were be of = + − × · < > ≤ ≥ ∈ ⊂ ⊆ ∪ ∩ → ≠ equals has becomes denotes contains does
            """
    ).reduce(into: Set<Substring>()) { $0.insert(Substring($1)) }

    /// What follows one at a sentence's beginning.
    private static let mayFollow: Set<Substring> = [
        "to", "in", "on", "at", "for", "from", "by", "into", "which", "that", "if", "when", "where",
    ]

    /// Things that have letters for their names.
    private static let lettered = Set(
        words: """
            vitamin vitamins plan hepatitis group point type class matrix appendix grade column row option figure exhibit annex
            influenza team series unit person company node vertex event list terminal drug variant
            version zone category phase grades species port letter operator poly operators set
            """)
}
