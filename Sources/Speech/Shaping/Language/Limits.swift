import Reading

extension ShapingRule {
    /// "∑ k=1 n" → "∑ k=1 to n", "∫ 0 1" → "∫ 0 to 1": nothing else tells the two limits of a sum from what is summed.
    static let limits = ShapingRule("limits") { sentence, context in
        guard let word = context.tables?.rangeWord, context.role != .code else { return }
        // None of the signs is ASCII, as nearly all words are.
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.first ?? 0 >= 0x80 {
            if let limits = limited(sentence.tokens[index].text, word) { sentence.tokens[index].text = limits }
        }
        for index in sentence.tokens.indices.dropLast(2) where sentence.tokens[index].text.utf8.last ?? 0 >= 0x80 {
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

    /// "∫₀¹" → "∫ 0 to 1", "Σᵢ₌₁ⁿ" → "Σ i = 1 to n".
    private static func limited(_ text: String, _ word: String) -> String? {
        guard let sign = text.first, operations.contains(sign) || sign == "∫" || sign == "Σ", text.count <= 2 * longestLimit else {
            return nil
        }
        let below = text.dropFirst().prefix { lowered[$0] != nil }
        let above = text[below.endIndex...]
        // "Σ₁²" is a matrix of covariances.
        guard !below.isEmpty, !above.isEmpty, sign != "Σ" || below.contains("₌"), above.allSatisfy({ raised[$0] != nil || $0 == "∞" })
        else { return nil }
        var lower = ""
        for character in below { lower += character == "₌" ? "=" : String(lowered[character] ?? character) }
        return "\(sign) \(lower) \(word) " + String(above.map { raised[$0] ?? $0 })
    }

    private static let lowered: [Character: Character] = [
        "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8", "₉": "9", "₊": "+", "₋": "−", "₌": "=",
        "ᵢ": "i", "ⱼ": "j", "ₖ": "k", "ₗ": "l", "ₘ": "m", "ₙ": "n", "ₐ": "a", "ₓ": "x", "ₜ": "t", "∞": "∞",
    ]

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
