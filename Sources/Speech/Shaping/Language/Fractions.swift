extension ShapingRule {
    /// "1/2" → "one half", "3/7" → "3 over 7". "327/00" and "943/944" are a case and years.
    static let fractions = ShapingRule("fractions") { sentence, context in
        guard let tables = context.tables, let over = tables.overWord else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isDigits, parts[1].isDigits, parts[0].count <= 3, parts[1].count <= 3,
                parts[1].first != "0", parts[0].count + parts[1].count < 6
            else { continue }
            let name = tables.fractions[String(word.core)]
            // "1 1/2 cups"
            let isMixed = name != nil && word.prefix.isEmpty && isWhole(sentence.preceding(index)?.text)
            let said = name ?? "\(parts[0]) \(over) \(parts[1])"
            sentence.tokens[index].text = word.around((isMixed ? tables.andWord.map { $0 + " " } ?? "" : "") + said)
        }
    }

    /// Whether a word is a number of things that a half may be added to.
    private static func isWhole(_ text: String?) -> Bool { text.map { $0.isDigits && $0.count <= 2 } ?? false }
}
