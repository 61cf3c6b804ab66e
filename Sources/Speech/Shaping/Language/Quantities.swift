extension ShapingRule {
    /// "$5.50" → "5 dollars 50": espeak-ng says "dollar five point five zero".
    static let currency = ShapingRule("currency") { sentence, context in
        guard let tables = context.tables, !tables.currencies.isEmpty else { return }
        var index = 0
        while index < sentence.tokens.count {
            let word = Affixes(sentence.tokens[index].text)
            guard let (sign, amount) = money(word.core, tables), let names = tables.currencies[sign] else {
                index += 1
                continue
            }
            // "$3.5 million": the name comes after the word.
            if word.suffix.isEmpty, index + 1 < sentence.tokens.count {
                let next = Affixes(sentence.tokens[index + 1].text)
                if next.core.count > 2, tables.multipliers.contains(next.core.lowercased()) {
                    let spoken = "\(word.prefix)\(next.prefix)\(amount) \(next.core) \(names.many)\(next.suffix)"
                    sentence.merge(index..<index + 2, into: spoken)
                    index += 1
                    continue
                }
            }
            sentence.tokens[index].text = word.around(spoken(amount, names, context.tables?.rangeWord ?? ""))
            index += 1
        }
    }

    /// The sign and the amount of "$5.50", "€20", "20€", "US$5", "$10–20".
    private static func money(_ core: Substring, _ tables: LanguageTables) -> (String, Substring)? {
        for sign in tables.currencies.keys.sorted(by: { $0.count > $1.count }) {
            var amount: Substring?
            if core.hasPrefix(sign) {
                amount = core.dropFirst(sign.count)
            } else if core.hasSuffix(sign) {
                amount = core.dropLast(sign.count)
            }
            guard let amount, amount.startsWithDigit else { continue }
            let isRange = amount.split(whereSeparator: { "–-".contains($0) }).allSatisfy { $0.isNumeral }
            if isRange { return (sign, amount) }
        }
        return nil
    }

    private static func spoken(_ amount: Substring, _ names: LanguageTables.Currency, _ rangeWord: String) -> String {
        let bounds = amount.split(whereSeparator: { "–-".contains($0) })
        if bounds.count == 2 { return "\(bounds[0]) \(rangeWord) \(bounds[1]) \(names.many)" }
        // Exactly two digits behind the last point are hundredths.
        if let point = amount.lastIndex(of: "."), amount[point...].count == 3, let hundredths = names.hundredths {
            let (whole, rest) = (amount[..<point], amount[point...].dropFirst())
            if rest == "00" { return "\(whole) \(whole == "1" ? names.one : names.many)" }
            if whole == "0" { return "\(rest.first == "0" ? rest.dropFirst() : rest) \(hundredths)" }
            return "\(whole) \(whole == "1" ? names.one : names.many) \(rest)"
        }
        return "\(amount) \(amount == "1" ? names.one : names.many)"
    }

    /// "5 km/h" → "5 kilometres per hour", "10GB" → "10 gigabytes".
    static let units = ShapingRule("units") { sentence, context in
        guard let units = context.tables?.units, !units.isEmpty else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            if let cut = word.core.firstIndex(where: { !$0.isWholeNumber && $0 != "." && $0 != "," && $0 != " " && !isRangeWord($0) }),
                cut > word.core.startIndex, let name = units[String(word.core[cut...])], word.core[..<cut].isNumeral,
                isAttached(word.core[cut...])
            {
                let number = word.core[..<cut]
                sentence.tokens[index].text = word.around("\(number) \(number == "1" ? name.one : name.many)")
            } else if let name = units[String(word.core)], word.prefix.isEmpty, let before = sentence.preceding(index),
                let number = Affixes(before.text).core.split(separator: " ").last, number.isNumeral, before.text.last?.isNumber == true
            {
                sentence.tokens[index].text = word.around(number == "1" ? name.one : name.many)
            }
        }
    }

    private static func isRangeWord(_ character: Character) -> Bool { character == "–" }

    /// Signs of one letter behind a number without a space are as often something else: "3D", "5s", "2K", "7B".
    private static func isAttached(_ sign: Substring) -> Bool { sign.count > 1 }
}
