extension ShapingRule {
    /// "10–20" → "10 to 20": espeak-ng says "ten twenty".
    static let ranges = ShapingRule("ranges") { sentence, context in
        guard let word = context.tables?.rangeWord else { return }
        for index in sentence.tokens.indices {
            let token = Affixes(sentence.tokens[index].text)
            if let spoken = range(token.core, word) {
                sentence.tokens[index].text = token.around(spoken)
            } else if ["–", "—", "-"].contains(sentence.tokens[index].text), let before = sentence.preceding(index),
                let next = sentence.following(index), before.text.last?.isNumber == true, Affixes(next.text).core.isNumeral,
                Affixes(before.text).core.isNumeral
            {
                sentence.tokens[index].text = word
            }
        }
    }

    private static func range(_ core: Substring, _ word: String) -> String? {
        let unit = core.last == "%" ? "%" : ""
        let parts = (unit.isEmpty ? core : core.dropLast()).split(omittingEmptySubsequences: false) { "–—-‐‑".contains($0) }
        guard parts.count == 2, parts[1].isNumeral else { return nil }
        let first = parts[0].last == "%" ? parts[0].dropLast() : parts[0]
        guard first.isNumeral else { return nil }
        let isHyphen = !core.contains("–") && !core.contains("—")
        // With a mere hyphen only a rising pair is a range; else it is a name or a score ("747-400").
        if isHyphen, let low = Int(first), let high = Int(parts[1]), low >= high, parts[1].count >= first.count {
            return "\(parts[0]) \(parts[1])\(unit)"
        }
        return "\(parts[0]) \(word) \(parts[1])\(unit)"
    }

    /// "1990s" → "nineteen nineties".
    static let decades = ShapingRule("decades") { sentence, context in
        guard let name = context.tables?.decadeName else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            let word = Affixes(text)
            guard word.core.hasSuffix("s") else { continue }
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

    /// "1/2" → "one half", "3/7" → "3 over 7".
    static let fractions = ShapingRule("fractions") { sentence, context in
        guard let tables = context.tables else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isDigits, parts[1].isDigits, parts[0].count <= 3, parts[1].count <= 3 else { continue }
            sentence.tokens[index].text = word.around(tables.fractions[String(word.core)] ?? "\(parts[0]) \(tables.overWord) \(parts[1])")
        }
    }

    /// "2026-11-21" (ISO 8601) as a date.
    static let dates = ShapingRule("dates") { sentence, context in
        guard let dateText = context.tables?.dateText else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "‐" || $0 == "‑" }
            guard parts.count == 3, parts.map(\.count) == [4, 2, 2], parts.allSatisfy(\.isDigits), let month = Int(parts[1]),
                let day = Int(parts[2]),
                (1...12).contains(month), (1...31).contains(day)
            else { continue }
            sentence.tokens[index].text = word.around(dateText(String(parts[0]), month, day))
        }
    }

    /// "10 000" is one number (ISO 80000-1, 7.3.1); espeak-ng says "ten zero zero zero". Only round ones are joined: "in 10 250 words" may be two.
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

    /// "and/or" → "and or", "he/she" → "he or she".
    static let alternatives = ShapingRule("alternatives") { sentence, context in
        guard let orWord = context.tables?.orWord else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ $0.count >= 2 && $0.allSatisfy(\.isLetter) && !$0.allSatisfy(\.isUppercase) }) else {
                continue
            }
            let middle = parts.contains { $0.lowercased() == orWord } ? " " : " \(orWord) "
            sentence.tokens[index].text = word.around(parts[0] + middle + parts[1])
        }
    }
}
