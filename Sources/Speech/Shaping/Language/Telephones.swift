import Reading

extension ShapingRule {
    /// "4000-123 Porto", "31-234 Kraków": a post code is no range.
    static let postCodes = ShapingRule("post codes") { sentence, context in
        guard context.role != .code else { return }
        let isPolish = context.language.hasPrefix("pl")
        let isPortuguese = context.language.hasPrefix("pt")
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.contains(0x2D) {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy(\.isDigits), parts[1].utf8.count == 3, word.suffix.isEmpty,
                let town = sentence.following(index)?.text, isTown(town)
            else { continue }
            let isCode =
                parts[0].utf8.count == 4 && (isPortuguese || parts[1].first == "0")
                || parts[0].utf8.count == 2
                    && (parts[0].first == "0" || parts[1].first == "0" || isPolish && !isRound(parts) && isInAddress(index, sentence))
            if isCode { sentence.tokens[index].text = word.around(parts.joined(separator: ", ")) }
        }
    }

    /// One capital in front: no "MHz", "EUR".
    private static func isTown(_ text: String) -> Bool {
        let name = Affixes(text)
        return name.prefix.isEmpty && name.core.count > 2 && name.core.startsWithCapital
            && name.core.dropFirst().allSatisfy { $0.isLowercase || $0 == "-" }
    }

    /// "20-100": ranges have round ends.
    private static func isRound(_ parts: [Substring]) -> Bool { parts.contains { $0.last == "0" || $0.last == "5" } }

    /// At the head of a line, or behind a comma that ends a house's number.
    private static func isInAddress(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        guard let before = sentence.preceding(index)?.text else { return true }
        return before.hasSuffix(",") && Affixes(before).core.startsWithDigit
    }

    /// "Tel. 089 123456" → "Tel. 0 8 9, 1 2 3 4 5 6", "DE89 3704 0044" → "D E 8 9, 3 7 0 4, 0 0 4 4": what nobody says as a number, and what voices even
    /// make one number of. Pairs are left as they are.
    static let telephones = ShapingRule("telephones") { sentence, context in
        guard context.role != .code, sentence.tokens.contains(where: { $0.text.utf8.contains { $0 &- 0x30 < 10 } }) else { return }
        var index = 0
        while index < sentence.tokens.count {
            let text = sentence.tokens[index].text
            guard let first = text.first, first == "+" || first.isLetter || first == "(" else {
                index += 1
                continue
            }
            if let end = endOfAccount(sentence, from: index) {
                for place in index..<end { spell(&sentence.tokens[place], isLast: place + 1 == end, letters: true) }
                index = end
            } else if first == "+", let end = endOfNumber(sentence, from: index), end > index + 1,
                isNamed(index, in: sentence) || figures(in: sentence, index..<end) >= shortestWorldwide && !isAmount(sentence, index..<end),
                !areYears(sentence, index..<end)
            {
                for place in index..<end { spell(&sentence.tokens[place], isLast: place + 1 == end) }
                index = end
            } else if mayBegin(index + 1, in: sentence), isName(text), let start = beginning(behind: index, in: sentence),
                let end = endOfNumber(sentence, from: start),
                figures(in: sentence, start..<end) >= shortest, !areYears(sentence, start..<end), !isAmount(sentence, start..<end)
            {
                for place in start..<end { spell(&sentence.tokens[place], isLast: place + 1 == end) }
                index = end
            } else if registers.contains(Affixes(text).core.lowercased()) {
                partRegister(&sentence, behind: index)
                index += 1
            } else {
                index += 1
            }
        }
    }

    /// Whether what follows a word may be a number: begins with a digit, a bracket, a plus or a colon.
    private static func mayBegin(_ index: Int, in sentence: SpokenSentence) -> Bool {
        guard index < sentence.tokens.count, let byte = sentence.tokens[index].text.utf8.first else { return false }
        return byte &- 0x30 < 11 || byte == 0x28 || byte == 0x2B
    }

    /// Where the number begins behind a name, "Tél. : 01".
    private static func beginning(behind index: Int, in sentence: SpokenSentence) -> Int? {
        let next = index + 1
        guard next < sentence.tokens.count else { return nil }
        return sentence.tokens[next].text == ":" ? next + 1 < sentence.tokens.count ? next + 1 : nil : next
    }

    /// "the phone 2019-2020"; and pairs alone, which people say as they stand.
    private static func areYears(_ sentence: SpokenSentence, _ range: Range<Int>) -> Bool {
        let groups = sentence.tokens[range].flatMap { $0.text.split { !$0.isNumber } }
        if groups.allSatisfy({ $0.utf8.count <= 2 }) { return true }
        return groups.count == 2 && groups.allSatisfy { $0.utf8.count == 4 && ("1500"..."2100").contains($0) }
    }

    /// "+100 000 000 €", "Telefon 1 000 000 Nutzer": groups of thousands before what is counted, or with noughts at their end.
    private static func isAmount(_ sentence: SpokenSentence, _ range: Range<Int>) -> Bool {
        if let next = sentence.following(range.upperBound - 1).map({ Affixes($0.text).core.lowercased() }), counted.contains(next) {
            return true
        }
        let groups = sentence.tokens[range].map { $0.text.filter(\.isNumber) }
        guard groups.count > 1, (groups.first ?? "").utf8.count < 4, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else {
            return false
        }
        return groups.last == "000"
    }

    private static let counted = Set(
        words: "€ $ £ % euro euros eur usd chf pln dollar dollars dollari dólares dolarów francs franken zł руб рублей kr hz khz mhz ghz")
    private static let shortest = 6
    private static let shortestWorldwide = 9
    private static let longest = 15

    /// "Tel.", "Telefon:", "Tel./Fax:".
    private static func isName(_ text: String) -> Bool {
        let word = Affixes(text)
        guard !word.core.isEmpty, word.core.utf8.count < 24 else { return false }
        return word.core.split(separator: "/").allSatisfy { part in
            NumberedName.telephones.contains((part.hasSuffix(".") ? part.dropLast() : part).lowercased())
        }
    }

    private static func isNamed(_ index: Int, in sentence: SpokenSentence) -> Bool {
        sentence.preceding(index).map { isName($0.text) } ?? false
    }

    /// The place behind the words that make a telephone's number, which have nothing but figures in them; nil if they are too many.
    private static func endOfNumber(_ sentence: SpokenSentence, from start: Int) -> Int? {
        var end = start
        while end < sentence.tokens.count {
            let text = sentence.tokens[end].text
            let word = Affixes(text)
            let isPlus = end == start && text.hasPrefix("+")
            let body = isPlus ? text.dropFirst() : text[...]
            guard body.contains(where: \.isNumber), body.allSatisfy({ $0.isASCII && ($0.isNumber || "()-/.,;:".contains($0)) }),
                !word.core.contains(where: { ",;:".contains($0) }), !word.core.contains(".") || figures(body) > 6
            else { break }
            end += 1
            if word.suffix.contains(where: { ",;:.".contains($0) }) { break }
        }
        return end > start && figures(in: sentence, start..<end) <= longest ? end : nil
    }

    private static func figures(_ text: Substring) -> Int { text.utf8.count { $0 &- 0x30 < 10 } }

    private static func figures(in sentence: SpokenSentence, _ range: Range<Int>) -> Int {
        sentence.tokens[range].reduce(0) { $0 + figures($1.text[...]) }
    }

    /// The place behind an account's number (ISO 13616): two letters and figures, then groups of four.
    private static func endOfAccount(_ sentence: SpokenSentence, from start: Int) -> Int? {
        guard sentence.tokens[start].text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
        let first = Affixes(sentence.tokens[start].text)
        guard first.core.utf8.count == 4, first.suffix.isEmpty, first.core.prefix(2).utf8.allSatisfy({ $0 &- 0x41 < 26 }),
            first.core.dropFirst(2).isDigits
        else { return nil }
        var end = start + 1
        while end < sentence.tokens.count {
            let word = Affixes(sentence.tokens[end].text)
            guard word.prefix.isEmpty, (1...4).contains(word.core.utf8.count),
                word.core.utf8.allSatisfy({ $0 &- 0x41 < 26 || $0 &- 0x30 < 10 }),
                end > start + 3 || word.core.utf8.count == 4 && (end > start + 1 || word.core.contains(where: \.isNumber))
            else { break }
            // "… 00 BIC: …"
            if word.core.utf8.count < 4, !word.core.isDigits { break }
            end += 1
            if !word.suffix.isEmpty || word.core.utf8.count < 4 { break }
        }
        guard end > start + 3 else { return nil }
        if let before = sentence.preceding(start), Affixes(before.text).core.uppercased() == "IBAN" { return end }
        return isChecked(sentence.tokens[start..<end].map { Affixes($0.text).core }) ? end : nil
    }

    /// Whether the figures behind the country make the remainder 1 (ISO 7064, MOD 97-10).
    private static func isChecked(_ groups: [Substring]) -> Bool {
        let account = groups.joined()
        var rest = 0
        for character in account.dropFirst(4) + account.prefix(4) {
            guard let value = character.hexDigitValue ?? character.asciiValue.map({ Int($0) - 55 }) else { return false }
            rest = (rest * (value > 9 ? 100 : 10) + value) % 97
        }
        return rest == 1
    }

    /// One by one, with a pause behind.
    private static func spell(_ token: inout SpokenToken, isLast: Bool, letters: Bool = false) {
        let word = Affixes(token.text)
        var groups: [String] = []
        for part in word.core.split(whereSeparator: { "()-/.".contains($0) }) {
            let isPair = !letters && part.utf8.count <= 2 || part.hasPrefix("+") && part.utf8.count < 5
            groups.append(isPair ? String(part) : part.map(String.init).joined(separator: " "))
        }
        let ending = isLast ? String(word.suffix) : word.suffix.filter { ",;:.".contains($0) }
        token.text = groups.joined(separator: ", ") + (ending.isEmpty && !isLast ? "," : ending)
    }

    /// "RCS LYON 440 267 177": three numbers.
    private static func partRegister(_ sentence: inout SpokenSentence, behind index: Int) {
        var place = index + 1
        while place < min(index + 4, sentence.tokens.count), !sentence.tokens[place].text.startsWithDigit { place += 1 }
        while place + 1 < sentence.tokens.count, sentence.tokens[place].text.isDigits, sentence.tokens[place].text.utf8.count == 3,
            sentence.tokens[place + 1].text.startsWithDigit
        {
            sentence.tokens[place].text += ","
            place += 1
        }
    }

    private static let registers: Set<String> = ["rcs", "siren", "siret"]
}
