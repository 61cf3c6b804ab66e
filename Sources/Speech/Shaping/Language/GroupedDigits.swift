extension ShapingRule {
    /// "10 000" is one number (ISO 80000-1, 7.3.1); most voices say "ten zero zero zero". Elsewhere than in languages that write all numbers so, only round
    /// ones, those of several groups and amounts of money are joined: "in 10 250 words" may be two. A voice that joins all is told where not to.
    static let groupedDigits = ShapingRule("grouped digits") { sentence, context in
        guard let tables = context.tables else { return }
        var index = 0
        while index + 1 < sentence.tokens.count {
            let first = Affixes(sentence.tokens[index].text)
            if first.suffix.isEmpty, first.core.isDigits, first.core.first != "0", (1...3).contains(first.core.count),
                let end = endOfGroups(sentence, behind: index), isOneNumber(sentence, index..<end, tables)
            {
                let last = Affixes(sentence.tokens[end - 1].text)
                var digits = String(first.core)
                for token in sentence.tokens[index + 1..<end] { digits += Affixes(token.text).core }
                sentence.merge(index..<end, into: String(first.prefix) + digits + last.suffix)
            }
            if tables.joinsGroups, index + 1 < sentence.tokens.count, first.suffix.isEmpty, first.core.isDigits, first.core.utf8.count > 3,
                case let next = Affixes(sentence.tokens[index + 1].text), next.prefix.isEmpty, next.core.prefix(3).isDigits,
                next.core.prefix(while: \.isNumber).utf8.count == 3
            {
                sentence.tokens[index].text += ","
            }
            index += 1
        }
    }

    /// The place behind the groups of three digits that follow a number's first one, of which the last may have decimals; nil where there are none, or more
    /// figures follow them.
    private static func endOfGroups(_ sentence: SpokenSentence, behind index: Int) -> Int? {
        var end = index + 1
        while end < sentence.tokens.count {
            let word = Affixes(sentence.tokens[end].text)
            guard word.prefix.isEmpty, word.core.utf8.count >= 3, word.core.prefix(3).isDigits else { break }
            let rest = word.core.dropFirst(3)
            guard rest.isEmpty || (rest.first == "," || rest.first == ".") && rest.dropFirst().isDigits else { return nil }
            end += 1
            if !rest.isEmpty || !word.suffix.isEmpty { return end }
        }
        guard end > index + 1, end == sentence.tokens.count || !Affixes(sentence.tokens[end].text).core.startsWithDigit else { return nil }
        return end
    }

    private static func isOneNumber(_ sentence: SpokenSentence, _ range: Range<Int>, _ tables: LanguageTables) -> Bool {
        let before = sentence.preceding(range.lowerBound).map { Affixes($0.text) }
        // Telephones' figures, and coordinates.
        if let before, before.core.last?.isNumber == true, before.suffix.isEmpty { return false }
        let groups = sentence.tokens[range].dropFirst().map { Affixes($0.text).core }
        if groups.allSatisfy({ $0 == "000" }) { return true }
        if let before, before.suffix.isEmpty, isCurrency(before, tables) { return true }
        if let next = sentence.following(range.upperBound - 1), Affixes(sentence.tokens[range.upperBound - 1].text).suffix.isEmpty,
            isCurrency(Affixes(next.text), tables)
        {
            return true
        }
        // Nine figures in three groups are a telephone's.
        if groups.count == 2, groups[1].utf8.count == 3, Affixes(sentence.tokens[range.lowerBound].text).core.utf8.count == 3 {
            return false
        }
        if groups.count > 1 { return true }
        // Behind what stands before numbers that count nothing, "№ 12 345", it may be two.
        return tables.groupsByBlanks && before.map { !tables.numbered.contains($0.core.lowercased()) } ?? true
    }

    private static func isCurrency(_ word: Affixes, _ tables: LanguageTables) -> Bool {
        tables.currencies[String(word.core)] != nil || tables.currencies[word.core + "."] != nil
            || word.core.count == 1 && word.core.first?.isCurrencySymbol == true || codes.contains(word.core)
    }

    /// Of ISO 4217, those that are no words.
    private static let codes: Set<Substring> = [
        "EUR", "USD", "CHF", "GBP", "SEK", "NOK", "DKK", "PLN", "CZK", "RUB", "UAH", "HUF", "JPY", "CNY",
    ]
}
