import Reading

extension ShapingRule {
    /// "r = -.45" → "r = minus 0.45": before a point without a figure espeak-ng says "dot", and no minus.
    static let bareDecimals = ShapingRule("bare decimals") { sentence, context in
        guard let tables = context.tables, tables.decimalSign == ".", context.role != .code else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let minus = word.core.prefix { "-−".contains($0) }
            let number = word.core[minus.endIndex...]
            guard minus.count < 2, number.first == ".", number.dropFirst().isDigits, number.count < 8 else { continue }
            let sign = minus.isEmpty ? "" : (tables.powers?.minus ?? "-") + " "
            sentence.tokens[index].text = word.around(sign + "0" + number)
        }
    }
}
