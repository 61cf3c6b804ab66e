extension ShapingRule {
    /// "10 000" is one number (ISO 80000-1, 7.3.1); most voices say "ten zero zero zero". Only round ones are joined: "in 10 250 words" may be two.
    static let groupedDigits = ShapingRule("grouped digits") { sentence, context in
        guard context.tables != nil else { return }
        var index = 0
        while index + 1 < sentence.tokens.count {
            let first = Affixes(sentence.tokens[index].text)
            let next = Affixes(sentence.tokens[index + 1].text)
            if first.suffix.isEmpty, first.core.isDigits, first.core.first != "0",
                (1...3).contains(first.core.count) || first.core.hasSuffix("000"),
                next.prefix.isEmpty, next.core == "000"
            {
                sentence.merge(index..<index + 2, into: String(first.prefix + first.core + next.core + next.suffix))
            } else {
                index += 1
            }
        }
    }
}
