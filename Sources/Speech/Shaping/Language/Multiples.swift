import Reading

extension ShapingRule {
    /// "5x faster" → "5 times faster", "3x täglich" → "3 mal täglich": the cross behind a number is said as a letter.
    static let multiples = ShapingRule("multiples") { sentence, context in
        guard context.role != .code, let table = context.tables?.multiple else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.contains(where: { $0 == 0x78 || $0 == 0x97 }) {
            let word = Affixes(sentence.tokens[index].text)
            guard let cross = word.core.last, cross == "x" || cross == "×", word.suffix.isEmpty, let next = sentence.following(index)?.text,
                case let number = word.core.dropLast(), number.isNumeral, number != "0", number.utf8.count < 6,
                case let follower = Affixes(next).core,
                table.followers.contains(follower.lowercased())
                    || follower.count > 4 && !follower.startsWithCapital && table.endings.contains(where: follower.hasSuffix)
            else { continue }
            sentence.tokens[index].text = word.around("\(number) \(table.word)")
        }
    }
}

extension LanguageTables {
    /// What stands for the cross of `5x`, and the words behind by which one knows that it multiplies.
    struct Multiple: Sendable {
        var word: String
        var followers: Set<String>
        /// How comparatives end, where nouns have capitals.
        var endings: [String] = []
    }
}
