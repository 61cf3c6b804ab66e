import Reading

extension ShapingRule {
    /// "3,14" → "3 целых 14 сотых": where the voice says each figure of a decimal as so many tenths, or "point".
    static let decimals = ShapingRule("decimals") { sentence, context in
        guard let say = context.tables?.decimal, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(0x2C) else { continue }
            var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            var isChanged = false
            for place in words.indices {
                let word = Affixes(words[place])
                let sides = word.core.split(separator: ",", omittingEmptySubsequences: false)
                guard sides.count == 2, sides[0].isDigits, sides[1].isDigits, let said = say(sides[0], sides[1]) else { continue }
                words[place] = word.around(said)
                isChanged = true
            }
            if isChanged { sentence.tokens[index].text = words.joined(separator: " ") }
        }
    }

    /// "l'8 marzo" → "l'otto marzo", "d'1 heure" → "d'une heure": before a figure voices say the letter's name.
    static let elisions = ShapingRule("elisions") { sentence, context in
        guard let table = context.tables?.elidedNumber, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 &- 0x30 < 10 }), let mark = text.firstIndex(where: { $0 == "'" || $0 == "’" }),
                mark > text.startIndex, "lLdD".contains(text[text.index(before: mark)])
            else { continue }
            let letter = text.index(before: mark)
            guard text[..<letter].allSatisfy({ "([«“\"".contains($0) }) else { continue }
            let rest = text[text.index(after: mark)...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let tail = rest[digits.endIndex...]
            guard digits.utf8.count <= 3, let value = Int(digits), tail.first.map({ " %,.;:!?)]»”".contains($0) }) ?? true else { continue }
            let noun = tail.isEmpty ? sentence.following(index)?.text : tail.first == " " ? String(tail.dropFirst()) : nil
            let kind = noun?.split(separator: " ").first.flatMap {
                context.tables?.nounGenders?.nouns[Affixes(String($0)).core.lowercased()]
            }
            guard let said = table.say(value, kind == "f" || kind == "v") else { continue }
            let isDecimal = tail.first == "," && tail.dropFirst().startsWithDigit
            sentence.tokens[index].text =
                text[...mark] + said + (isDecimal ? " \(table.comma) " + tail.dropFirst() : tail.first == "%" ? " " + tail : String(tail))
        }
    }
}
