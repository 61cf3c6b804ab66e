extension ShapingRule {
    /// "10 000" is one number (ISO 80000-1, 7.3.1); most voices say "ten zero zero zero". Elsewhere than in languages that write all numbers so, only round
    /// ones, those of several groups, amounts of money and of units, and what is counted are joined: "in 10 250 words" may be two. A voice that joins all
    /// is told where not to. "10 000-15 000" is a range, and "1'250'000" is how Switzerland writes.
    static let groupedDigits = ShapingRule("grouped digits") { sentence, context in
        guard let tables = context.tables else { return }
        var index = 0
        while index < sentence.tokens.count {
            guard sentence.tokens[index].text.utf8.contains(where: { $0 &- 0x30 < 10 }) else {
                index += 1
                continue
            }
            if let plain = withoutApostrophes(sentence.tokens[index].text) { sentence.tokens[index].text = plain }
            let first = GroupedNumber(Affixes(sentence.tokens[index].text))
            if index + 1 < sentence.tokens.count {
                if let (end, text) = groupedSpan(sentence, at: index, context) {
                    sentence.merge(index..<end, into: text)
                } else if let first, let end = endOfGroups(sentence, behind: index) {
                    if isOneNumber(sentence, index..<end, context, tables) {
                        let last = Affixes(sentence.tokens[end - 1].text)
                        var digits = String(first.sign + first.digits)
                        for token in sentence.tokens[index + 1..<end] { digits += Affixes(token.text).core }
                        sentence.merge(index..<end, into: first.prefix + digits + last.suffix)
                    } else if isLabelAndThousands(sentence, index..<end, tables) {
                        sentence.merge(index + 1..<end, into: String(Affixes(sentence.tokens[index + 1].text).core) + "000")
                    }
                }
            }
            if tables.joinsGroups, index + 1 < sentence.tokens.count, case let word = Affixes(sentence.tokens[index].text),
                word.suffix.isEmpty, word.core.isDigits, word.core.utf8.count > 3,
                case let next = Affixes(sentence.tokens[index + 1].text), next.prefix.isEmpty, next.core.prefix(3).isDigits,
                next.core.prefix(while: \.isNumber).utf8.count == 3
            {
                sentence.tokens[index].text += ","
            }
            index += 1
        }
    }

    /// The first figures of a number in groups, perhaps behind a sign: "~10", "№10".
    private struct GroupedNumber {
        var prefix: String
        var sign: Substring
        var digits: Substring

        init?(_ word: Affixes) {
            guard word.suffix.isEmpty else { return nil }
            sign = word.core.prefix { "~<>≈−-–±≤≥№#".contains($0) }
            digits = word.core[sign.endIndex...]
            guard sign.utf8.count <= 3, digits.isDigits, digits.first != "0", (1...3).contains(digits.utf8.count) else { return nil }
            prefix = String(word.prefix)
        }
    }

    /// "1'250'000", "CHF 24’800": the number without its marks; nil for a text that has none such.
    private static func withoutApostrophes(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 == 0x27 || $0 == 0xE2 }), text.utf8.count <= 40 else { return nil }
        let characters = Array(text)
        var result = ""
        var count = 0
        for (place, character) in characters.enumerated() {
            if character == "'" || character == "’", (1...3).contains(count), place + 3 < characters.count,
                characters[place + 1...place + 3].allSatisfy({ $0.isASCII && $0.isNumber }),
                place + 4 == characters.count || !characters[place + 4].isNumber
            {
                count = 0
                continue
            }
            count = character.isASCII && character.isNumber ? count + 1 : 0
            result.append(character)
        }
        return result.utf8.count < text.utf8.count ? result : nil
    }

    /// The place behind the groups of three digits that follow a number's first one, of which the last may have decimals or a sign behind it; nil where there
    /// are none, or more figures follow them.
    private static func endOfGroups(_ sentence: SpokenSentence, behind index: Int) -> Int? {
        var end = index + 1
        while end < sentence.tokens.count {
            let word = Affixes(sentence.tokens[end].text)
            guard word.prefix.isEmpty, word.core.utf8.count >= 3, word.core.prefix(3).isDigits else { break }
            let rest = word.core.dropFirst(3)
            guard rest.isEmpty || isTail(rest) else { return nil }
            end += 1
            if !rest.isEmpty || !word.suffix.isEmpty { return end }
        }
        guard end > index + 1, end == sentence.tokens.count || !Affixes(sentence.tokens[end].text).core.startsWithDigit else { return nil }
        return end
    }

    /// Decimals, "+", a currency's sign, or an ending in small letters: "10 000-го".
    private static func isTail(_ rest: Substring) -> Bool {
        guard let first = rest.first else { return false }
        let tail = rest.dropFirst()
        if first == "," || first == "." { return tail.isDigits }
        if tail.isEmpty { return first == "+" || first == "%" || first.isCurrencySymbol }
        return first == "-" && tail.count <= 3 && tail.allSatisfy { $0.isLowercase && !$0.isASCII }
    }

    private static func isOneNumber(
        _ sentence: SpokenSentence, _ range: Range<Int>, _ context: ShapingContext, _ tables: LanguageTables
    ) -> Bool {
        let before = sentence.preceding(range.lowerBound).map { Affixes($0.text) }
        // Telephones' figures, and coordinates.
        if let before, before.core.last?.isNumber == true, before.suffix.isEmpty { return false }
        let groups = sentence.tokens[range].dropFirst().map { Affixes($0.text).core }
        if groups.allSatisfy({ $0 == "000" }) { return true }
        if let before, before.suffix.isEmpty, isCurrency(before, tables) { return true }
        let isEnd = !Affixes(sentence.tokens[range.upperBound - 1].text).suffix.isEmpty
        let next = isEnd ? nil : sentence.following(range.upperBound - 1).map { Affixes($0.text) }
        if let next, isCurrency(next, tables) { return true }
        guard groups.count <= mostGroups, !tables.joinsGroups else { return false }
        // Behind what stands before numbers that count nothing, "№ 12 345", and for a telephone, "tel. 222 123", it may be two.
        let word = Affixes(sentence.tokens[range.lowerBound].text).core
        let first = word.utf8.count
        if let before {
            if before.core == "№" || before.core == "#" || tables.numbered.contains(before.core.lowercased()) { return false }
            if groups.count > 1, isNumbered(before, tables), !isMoney(next, tables) { return false }
        }
        // "8 800 200 000" is a telephone's.
        if groups.count == 3, first == 1, groups[0].hasSuffix("00") { return false }
        // "1 500 000": nothing in a list ends in noughts alone, but behind what may be numbered: "In room 5 100 000 files".
        if groups.count == 2, groups.last == "000", let next, next.prefix.isEmpty, next.core.first?.isLowercase == true, first < 3,
            tables.groupsByBlanks || before.map({ $0.suffix.isEmpty && tables.counting.contains($0.core.lowercased()) }) == true
        {
            return true
        }
        guard tables.groupsByBlanks else {
            let place = sentence.tokens[range.upperBound...].firstIndex { !$0.text.isEmpty }
            let behind = place.flatMap { sentence.following($0)?.text }
            return !context.isRow && word.isDigits && isCounted(word, groups, before, next, behind, tables)
        }
        if groups.count == 1 { return first < 3 || before?.suffix.isEmpty ?? true }
        // Nine figures in three groups are a telephone's, and round ones a list: "50 100 200 mm".
        guard first < 3 else { return false }
        if groups.contains(where: { !$0.hasSuffix("00") && !$0.hasSuffix("50") }) { return true }
        guard let next, next.core.count > 3, next.core.first?.isLowercase == true else { return false }
        return tables.units.forms(of: next.core) == nil
    }

    /// Whether such a number is an amount of a unit, "149 600 000 km", or of things behind a word for it: "there are 78 866 people".
    private static func isCounted(
        _ first: Substring, _ groups: [Substring], _ before: Affixes?, _ next: Affixes?, _ behind: String?, _ tables: LanguageTables
    ) -> Bool {
        guard let next, next.prefix.isEmpty, !next.core.isEmpty else { return false }
        if let before, isNumbered(before, tables) { return false }
        // "50 100 200 mm" is a list.
        let isRound = first.last == "0" && groups.allSatisfy { $0.hasSuffix("00") || $0.hasSuffix("50") }
        if next.core.utf8.count <= 4, tables.units.forms(of: next.core) != nil || next.core == "m/s" {
            if groups.count > 1 { return !isRound }
            // "10 400 m laps", "2 500 mg tablets" are several of a size.
            return large.contains(next.core) && (!next.suffix.isEmpty || behind.map { tables.smallWords.contains($0) } ?? true)
        }
        guard next.core.count > 3, next.core.first?.isLowercase == true, let before, before.suffix.isEmpty else { return false }
        // "20 100 watt bulbs"
        return tables.counting.contains(before.core.lowercased()) && tables.countedEndings.contains(where: next.core.hasSuffix)
    }

    /// "In Table 2 100 000 people are listed".
    private static func isLabelAndThousands(_ sentence: SpokenSentence, _ range: Range<Int>, _ tables: LanguageTables) -> Bool {
        guard range.count == 3, sentence.tokens[range.upperBound - 1].text == "000",
            let before = sentence.preceding(range.lowerBound).map({ Affixes($0.text) }), isLabel(before, tables),
            let next = sentence.following(range.upperBound - 1), next.text.first?.isLowercase == true
        else { return false }
        return !isMoney(Affixes(next.text), tables)
    }

    /// "в том 1 200 000 рублей": so much is counted in one number.
    private static func isMoney(_ word: Affixes?, _ tables: LanguageTables) -> Bool {
        guard let word else { return false }
        return tables.currencies.values.contains { $0.unit.contains(String(word.core)) }
    }

    /// Whether what stands before a number has one of its own: "Table 2", "On May 2", "Fax 9".
    private static func isNumbered(_ word: Affixes, _ tables: LanguageTables) -> Bool {
        let name = word.core.lowercased()
        return isLabel(word, tables) || NumberedName.telephones.contains(name) || tables.calendarNames[name] != nil
    }

    /// "Table", "таблица"; of a letter by itself, which is short for pages, only one with a stop: Czech "s" is "with".
    private static func isLabel(_ word: Affixes, _ tables: LanguageTables) -> Bool {
        guard word.core.utf8.count > 1 || word.suffix.hasPrefix(".") else { return false }
        return NumberedName.isLabel(String(word.core)) || tables.labels.contains(word.core.lowercased())
    }

    /// Units of which one counts thousands, and which hardly give the size of a thing.
    private static let large: Set<Substring> = ["km", "km²", "m²", "ha", "kWh", "MW", "GW", "km/h"]

    private static let mostGroups = 3

    private static func isCurrency(_ word: Affixes, _ tables: LanguageTables) -> Bool {
        tables.currencies[String(word.core)] != nil || tables.currencies[word.core + "."] != nil
            || word.core.count == 1 && word.core.first?.isCurrencySymbol == true || codes.contains(word.core)
    }

    /// Of ISO 4217, those that are no words.
    private static let codes: Set<Substring> = [
        "EUR", "USD", "CHF", "GBP", "SEK", "NOK", "DKK", "PLN", "CZK", "RUB", "UAH", "HUF", "JPY", "CNY",
    ]

    // MARK: Ranges

    /// "10 000–15 000": two numbers in groups, the first the smaller one; "1–2 500 mg" may be of a size. A hyphen joins telephones' figures as well,
    /// so it takes thousands, or money behind them.
    private static func groupedSpan(_ sentence: SpokenSentence, at index: Int, _ context: ShapingContext) -> (end: Int, text: String)? {
        let opening = Affixes(sentence.tokens[index].text)
        var (low, high, tail) = ("", "", "")
        var dash: Character?
        var suffix = opening.suffix
        var place = index
        while place < sentence.tokens.count {
            let word = Affixes(sentence.tokens[place].text)
            guard place == index || word.prefix.isEmpty, word.core.startsWithDigit else { break }
            if dash == nil {
                let left = word.core.prefix { $0.isASCII && $0.isNumber }
                guard low.isEmpty ? left.utf8.count <= 3 && left.first != "0" : left.utf8.count == 3 else { return nil }
                low += left
                if left.endIndex < word.core.endIndex {
                    let sign = word.core[left.endIndex]
                    let right = word.core[word.core.index(after: left.endIndex)...]
                    guard "–—-‑".contains(sign), right.isDigits, right.utf8.count <= 3, right.first != "0", word.suffix.isEmpty else {
                        return nil
                    }
                    dash = sign
                    high = String(right)
                } else if !word.suffix.isEmpty || place > index + mostGroups {
                    return nil
                }
            } else {
                let rest = word.core.dropFirst(3)
                guard word.core.utf8.count >= 3, word.core.prefix(3).isDigits, rest.isEmpty || isTail(rest), high.utf8.count < 10 else {
                    return nil
                }
                high += word.core.prefix(3)
                tail = String(rest)
                suffix = word.suffix
                if !rest.isEmpty || !word.suffix.isEmpty {
                    place += 1
                    break
                }
            }
            place += 1
        }
        guard let dash, high.utf8.count > 3, low.utf8.count > 3, let from = Int(low), let to = Int(high), from < to else { return nil }
        if context.isRow, low.utf8.count > 3, !low.hasSuffix("000") { return nil }
        if let before = sentence.preceding(index).map({ Affixes($0.text) }), before.suffix.isEmpty,
            before.core.last?.isNumber == true
        {
            return nil
        }
        if dash == "-", !(low.hasSuffix("000") && high.hasSuffix("000")), tail.isEmpty {
            guard suffix.isEmpty, let tables = context.tables, let next = sentence.following(place - 1).map({ Affixes($0.text) }),
                isCurrency(next, tables)
            else { return nil }
        }
        return (place, opening.prefix + low + (dash == "-" ? "–" : String(dash)) + high + tail + suffix)
    }
}
