extension ShapingRule {
    /// "1990s" → "nineteen nineties".
    static let decades = ShapingRule("decades") { sentence, context in
        guard let name = context.tables?.decadeName else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            let word = Affixes(text)
            guard word.core.hasSuffix("s"), word.core.first?.isNumber == true else { continue }
            let digits = word.core.dropLast().filter { $0 != "'" && $0 != "’" }
            guard digits.isDigits, digits.hasSuffix("0"), let year = Int(digits) else { continue }
            let isShort = digits.count == 2
            guard isShort || digits.count == 4, let spoken = name(year, isShort) else { continue }
            // The apostrophe of "'90s" stands for the century, and is no quotation mark.
            let prefix =
                isShort && (word.prefix.hasSuffix("'") || word.prefix.hasSuffix("’") || word.prefix.hasSuffix("‘"))
                ? word.prefix.dropLast() : word.prefix
            sentence.tokens[index].text = prefix + spoken + word.suffix
        }
    }
}
