import Reading

extension ShapingRule {
    /// "∑ k=1 n" → "∑ k=1 to n", "∫ 0 1" → "∫ 0 to 1": nothing else tells the two limits of a sum from what is summed.
    static let limits = ShapingRule("limits") { sentence, context in
        guard let word = context.tables?.rangeWord, context.role != .code else { return }
        for index in sentence.tokens.indices.dropLast(2) {
            guard let sign = sentence.tokens[index].text.last, operations.contains(sign) || sign == "∫" else { continue }
            let (lower, upper) = (sentence.tokens[index + 1].text, sentence.tokens[index + 2].text)
            guard isTerm(upper) else { continue }
            if sign == "∫" {
                // "∫ f dx" has none.
                guard isTerm(lower), lower == "a" || lower.contains(where: { $0.isNumber || $0 == "∞" || $0 == "π" }), upper.first != "d"
                else { continue }
            } else {
                guard let equals = lower.firstIndex(of: "="), equals > lower.startIndex, lower.last != "=" else { continue }
            }
            sentence.tokens[index + 2].text = "\(word) \(upper)"
        }
    }

    private static let operations: Set<Character> = ["∑", "∏", "∪", "∩", "⋃", "⋂", "⨁", "⊕", "⊗"]
    private static let longestLimit = 6

    /// Whether a word is a number, a letter or a short sum of such.
    private static func isTerm(_ text: String) -> Bool {
        guard text.count <= longestLimit, text.count(where: \.isLetter) <= 2 else { return false }
        var hasTerm = false
        for character in text {
            if character.isLetter || character.isNumber || character == "∞" {
                hasTerm = true
            } else if !signs.contains(character) {
                return false
            }
        }
        return hasTerm
    }

    private static let signs: Set<Character> = ["−", "-", "+", "/"]
}
