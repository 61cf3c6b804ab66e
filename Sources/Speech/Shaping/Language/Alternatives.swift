extension ShapingRule {
    /// "and/or" → "and or", "he/she" → "he or she".
    static let alternatives = ShapingRule("alternatives") { sentence, context in
        guard let orWord = context.tables?.orWord else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].count >= 2 || parts[1].lowercased() == orWord,
                parts.allSatisfy(isWord),
                parts[0].count >= 2 || parts[1].lowercased() == orWord
            else { continue }
            let middle = parts.contains { $0.lowercased() == orWord } ? " " : " \(orWord) "
            sentence.tokens[index].text = word.around(parts[0] + middle + parts[1])
        }
    }

    /// A word or one letter, not what formulas have: "dM", "dt", "TeV", "δx".
    private static func isWord(_ part: Substring) -> Bool {
        guard !part.isEmpty, part.allSatisfy(\.isLetter) else { return false }
        guard part.count > 1 else { return true }
        return !part.dropFirst().contains(where: \.isUppercase) && part.contains { !isConsonant($0) }
    }

    private static func isConsonant(_ letter: Character) -> Bool { "bcdfghjklmnpqrstvwxz".contains(letter.lowercased()) }
}
