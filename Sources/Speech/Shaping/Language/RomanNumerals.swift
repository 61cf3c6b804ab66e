extension ShapingRule {
    /// "Chapter IV" → "Chapter 4", "Henry VIII" → "Henry the eighth"; espeak-ng says "roman eight".
    static let romanNumerals = ShapingRule("Roman numerals") { sentence, context in
        guard let tables = context.tables else { return }
        for index in sentence.tokens.indices {
            var word = Affixes(sentence.tokens[index].text)
            var possessive: Substring = ""
            if let apostrophe = word.core.lastIndex(where: { $0 == "'" || $0 == "’" }), word.core[apostrophe...].count == 2 {
                possessive = word.core[apostrophe...]
                word.core = word.core[..<apostrophe]
            }
            guard let value = RomanNumeral.value(of: word.core), let before = sentence.preceding(index) else { continue }
            let name = Affixes(before.text)
            guard name.suffix.isEmpty, word.prefix.isEmpty, let key = name.core.split(separator: "-").last?.lowercased() else { continue }
            if tables.numberedThings.contains(key) {
                sentence.tokens[index].text = word.around("\(value)" + possessive)
            } else if tables.rulers.contains(key), name.core.startsWithCapital, value < 40, let ordinal = tables.ordinal,
                value != 1 || !possessive.isEmpty || !word.suffix.isEmpty || isAfterName(sentence.following(index)?.text)
            {
                sentence.tokens[index].text = word.around(ordinal(value) + possessive)
            }
        }
    }

    /// Behind "Elizabeth I" these show that the I is no pronoun.
    private static func isAfterName(_ next: String?) -> Bool {
        next.map { ["of", "was", "and", "had", "died", "is", "in", "to", "reigned", "ruled", "became"].contains(String(Affixes($0).core)) }
            ?? true
    }
}
