extension ShapingRule {
    /// "and/or" → "and or", "he/she" → "he or she".
    static let alternatives = ShapingRule("alternatives") { sentence, context in
        guard let orWord = context.tables?.orWord else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].count >= 2 || parts[1].lowercased() == orWord,
                parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) && !($0.count > 1 && $0.allSatisfy(\.isUppercase)) }),
                parts[0].count >= 2 || parts[1].lowercased() == orWord
            else { continue }
            let middle = parts.contains { $0.lowercased() == orWord } ? " " : " \(orWord) "
            sentence.tokens[index].text = word.around(parts[0] + middle + parts[1])
        }
    }
}
