extension ShapingRule {
    /// "anni '90", "in '98": the apostrophe stands for the century; most voices take it for a quotation mark, and pause.
    static let elidedYears = ShapingRule("elided years") { sentence, _ in
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let first = text.first, "'’‘".contains(first) else { continue }
            let word = Affixes(String(text.dropFirst()))
            guard word.prefix.isEmpty, word.core.count == 2, word.core.isDigits, !word.suffix.contains(where: { "'’".contains($0) }) else {
                continue
            }
            sentence.tokens[index].text = String(word.core + word.suffix)
        }
    }
}
