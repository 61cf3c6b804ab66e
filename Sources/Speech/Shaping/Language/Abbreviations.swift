extension ShapingRule {
    /// "Fig. 3" → "figure 3": espeak-ng says few abbreviations in full, and makes the pause of a sentence's end behind each.
    static let abbreviations = ShapingRule("abbreviations") { sentence, context in
        guard let table = context.tables?.abbreviations else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard !text.isEmpty else { continue }
            sentence.tokens[index].text =
                expanded(text, next: sentence.following(index)?.text, previous: sentence.preceding(index)?.text, table) ?? text
        }
    }

    private static func expanded(
        _ text: String, next: String?, previous: String?, _ table: [String: LanguageTables.Abbreviation]
    ) -> String? {
        let word = Affixes(text)
        // "Fig.3": the number stands right behind.
        if let digit = word.core.firstIndex(where: \.isNumber), digit > word.core.startIndex,
            let entry = table[word.core[..<digit].lowercased()], entry.condition == .number
        {
            return word.prefix + entry.text + " " + word.core[digit...] + word.suffix
        }
        let hasStop = word.suffix.hasPrefix(".")
        let key = word.core.lowercased() + (hasStop ? "." : "")
        guard !word.core.isEmpty, let entry = table[key] else { return nil }
        switch entry.condition {
        case .always: break
        case .number:
            // "5 Jan. 2020", "No. 5", "Eq. (2)"; but "no." and "p." without a number are what they are.
            guard let next, Affixes(next).core.startsWithDigit || isRomanReference(next) else { return nil }
        case .capital:
            guard let next, Affixes(next).core.startsWithCapital, word.core.startsWithCapital else { return nil }
        }
        if key == "al.", previous?.lowercased() != "et" { return nil }
        var rest = hasStop ? word.suffix.dropFirst() : word.suffix
        // At a sentence's end the stop is the sentence's as well.
        if hasStop, next == nil, rest.allSatisfy({ !".!?".contains($0) }) { rest = "." + rest }
        return String(word.prefix) + entry.text + rest
    }

    private static func isRomanReference(_ text: String) -> Bool {
        let core = Affixes(text).core
        return core.count > 1 && RomanNumeral.value(of: core) != nil
            || core.count <= 3 && core.first.map { $0.isUppercase } == true
                && core.dropFirst().allSatisfy(\.isNumber)
    }
}
