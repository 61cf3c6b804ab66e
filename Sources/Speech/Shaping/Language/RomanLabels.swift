import Reading

extension ShapingRule {
    /// "II. Methods" → "2, Methods", "(ii)" → "(2)", "I, II and III" → "1, 2 and 3": voices say "roman two". Applied when numerals that mean an ordinal,
    /// or a number by the word in front, have been said.
    static let romanLabels = ShapingRule("roman labels") { sentence, context in
        guard context.role != .code else { return }
        let isEnglish = context.language.hasPrefix("en")
        let isHeading = context.role == .heading
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard let byte = text.utf8.first, text.utf8.count <= 12, isNumeral(byte) || byte == 0x28 || byte == 0x5B else { continue }
            let word = Affixes(text)
            if let first = word.core.utf8.first, first > 0x60 {
                if let number = smallLabel(word, index, sentence) { sentence.tokens[index].text = word.around(number) }
            } else if isHeading, sentence.preceding(index) == nil, let number = headingNumber(word, sentence.following(index)) {
                sentence.tokens[index].text = number + ","
            } else if isEnglish, let number = value(word.core),
                word.core.utf8.count > 1
                    ? isSure(word.core) || isBesideNumeral(index, sentence)
                    : word.core == "I" && isBesideNumeral(index, sentence)
            {
                sentence.tokens[index].text = word.around("\(number)")
            }
        }
    }

    private static func isNumeral(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter == 0x69 || letter == 0x76 || letter == 0x78
    }

    private static func value(_ core: Substring) -> Int? {
        guard !core.isEmpty, core.utf8.count < 7, core.utf8.allSatisfy({ isNumeral($0) && $0 < 0x60 }) else { return nil }
        return RomanNumeral.value(of: core)
    }

    /// "(ii)", "iv)", and "(i)" where such a one stands in the sentence. "(x)" and "(v)" are letters by themselves.
    private static func smallLabel(_ word: Affixes, _ index: Int, _ sentence: SpokenSentence) -> String? {
        guard word.prefix == "(" && word.suffix.first == ")" || word.prefix.isEmpty && word.suffix.first == ")",
            word.core.utf8.count < 6, word.core.utf8.allSatisfy({ isNumeral($0) && $0 > 0x60 }),
            let number = RomanNumeral.value(of: word.core.uppercased()[...]), number < 20
        else { return nil }
        if word.core.utf8.count > 1 { return "\(number)" }
        guard sentence.tokens.contains(where: { $0.text.hasPrefix(word.prefix + "ii)") || $0.text.hasPrefix("(2)") }) else { return nil }
        return "\(number)"
    }

    /// "II.", "IV)", "III" at a heading's head; "V. Smith" may be somebody.
    private static func headingNumber(_ word: Affixes, _ next: SpokenToken?) -> String? {
        guard let next, word.prefix.isEmpty, let number = value(word.core), number < 40 else { return nil }
        let name = Affixes(next.text)
        guard name.core.utf8.count > 2, name.core.first?.isLetter == true else { return nil }
        if word.core.utf8.count == 1 { return word.suffix == "." || word.suffix == ")" ? "\(number)" : nil }
        return word.suffix.isEmpty && name.core.startsWithCapital || word.suffix == "." || word.suffix == ")" ? "\(number)" : nil
    }

    /// Not what is read otherwise as well: "IV fluids", "the vi editor", Louis XX's dress.
    private static func isSure(_ core: Substring) -> Bool { !["IV", "VI", "XI", "XX", "XXX", "XV", "XVI"].contains(core) }

    /// "I, II", "IV and V": another numeral is the next word, or stands behind one that joins them.
    private static func isBesideNumeral(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        var words: [String] = []
        for token in sentence.tokens[(index + 1)...] where !token.text.isEmpty {
            words.append(token.text)
            if words.count == 2 { break }
        }
        let text = sentence.tokens[index].text
        if let next = words.first {
            if text.hasSuffix(","), isLong(next) { return true }
            if joining.contains(next), words.count > 1, isLong(words[1]) { return true }
        }
        // The last of a row: "I, II and IV"; what stands before it has been said in figures.
        guard Affixes(text).core.utf8.count > 1,
            let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            joining.contains(sentence.tokens[place].text), let before = sentence.preceding(place)?.text
        else { return false }
        return before.isDigits && before.utf8.count < 3
    }

    private static func isLong(_ text: String) -> Bool {
        let core = Affixes(text).core
        return core.utf8.count > 1 && value(core) != nil
    }

    private static let joining: Set<String> = ["and", "or", "to", "&", "–"]
}
