extension ShapingRule {
    /// "1. 5. 2020" → "1.5.2020", "1990 – 1995" and "XIX – XX" → "1990–1995" and "XIX–XX" where such pairs are declined: what is written apart is one thing.
    static let spacedDates = ShapingRule("spaced dates") { sentence, context in
        guard let tables = context.tables else { return }
        let joinsDates = tables.dates?.separators.contains(".") == true && tables.decimalSign == ","
        let joinsPairs = tables.span != nil
        guard joinsDates || joinsPairs, sentence.tokens.count > 2 else { return }
        var index = 0
        while index + 1 < sentence.tokens.count {
            defer { index += 1 }
            if let dates = tables.dates, dates.joinsShort, isShortDate(index, in: sentence, dates) {
                sentence.merge(index..<index + 2, into: sentence.tokens[index].text + sentence.tokens[index + 1].text)
                continue
            }
            guard index + 2 < sentence.tokens.count else { return }
            let first = sentence.tokens[index].text
            let second = sentence.tokens[index + 1].text
            let last = Affixes(sentence.tokens[index + 2].text)
            guard last.prefix.isEmpty else { continue }
            if joinsPairs, second == "–" {
                let low = Affixes(first)
                let areYears = isYear(low.core) && isYear(last.core)
                let areRoman = RomanNumeral.value(of: low.core) != nil && RomanNumeral.value(of: last.core) != nil
                guard low.suffix.isEmpty, areYears || areRoman else { continue }
                sentence.merge(index..<index + 3, into: first + "–" + sentence.tokens[index + 2].text)
            } else if joinsDates, isDayOrMonth(first, to: 31), isDayOrMonth(second, to: 12), isYear(last.core) {
                sentence.merge(index..<index + 3, into: first + second + sentence.tokens[index + 2].text)
            }
        }
    }

    /// "dne 15. 3. jedeme", "od 3. 5. do 7. 6.": a day and a month behind a word for one, and no year.
    private static func isShortDate(_ index: Int, in sentence: SpokenSentence, _ dates: DateTable) -> Bool {
        guard isDayOrMonth(sentence.tokens[index].text, to: 31), isDayOrMonth(sentence.tokens[index + 1].text, to: 12),
            let before = sentence.preceding(index)?.text, dates.beforeShort.contains(before.lowercased())
        else { return false }
        return !(index + 2 < sentence.tokens.count && isYear(Affixes(sentence.tokens[index + 2].text).core))
    }

    private static func isYear(_ text: Substring) -> Bool { text.count == 4 && text.isDigits && "12".contains(text.first ?? "0") }

    /// "5.": one or two digits and a stop.
    private static func isDayOrMonth(_ text: String, to limit: Int) -> Bool {
        guard (2...3).contains(text.utf8.count), text.last == ".", let value = Int(text.dropLast()) else { return false }
        return (1...limit).contains(value)
    }
}
