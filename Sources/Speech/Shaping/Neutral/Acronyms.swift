import Reading

extension ShapingRule {
    /// "la IVA" → "la iva", a cell "EU" → "E.U": the voice spells words of three capitals, and reads letters as a word where a clause has hardly
    /// any small ones.
    static let acronyms = ShapingRule("acronyms") { sentence, context in
        guard let table = context.tables?.acronyms, context.role != .code else { return }
        for index in sentence.tokens.indices where hasTwoCapitals(sentence.tokens[index].text) {
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.utf8.count <= longestCompound, !word.core.startsWithDigit else { continue }
            var said = ""
            var isChanged = false
            var rest = word.core
            while !rest.isEmpty {
                let part = rest.prefix(while: \.isLetter)
                rest = rest[part.endIndex...]
                // "UK's": the stop would be said.
                let isPossessive = rest.first == "'" || rest.first == "’"
                let other = spoken(String(part), table, isPossessive, index, sentence)
                isChanged = isChanged || other != nil
                said += other ?? String(part)
                guard let sign = rest.popFirst() else { break }
                // "U.S.", "x_PIN", "PIN2": what has other signs in it is a name.
                guard parting.contains(sign) || sign.isNumber && part.isEmpty else {
                    isChanged = false
                    break
                }
                // "ISBN-13", "EU-27": behind stops the voice says "minus".
                said.append(other?.contains(".") == true && sign == "-" && rest.first?.isNumber == true ? " " : sign)
            }
            if isChanged { sentence.tokens[index].text = word.around(said) }
        }
    }

    private static let longestCompound = 40
    private static let parting: Set<Character> = ["-", "‑", "'", "’", "/"]

    /// How one of the words of a compound is handed over; `nil` where it is left as it is.
    private static func spoken(_ part: String, _ table: AcronymTable, _ isPossessive: Bool, _ index: Int, _ sentence: SpokenSentence)
        -> String?
    {
        if let word = table.words[part] {
            // "LE BOIS DE PIN" is a pine.
            let isOther = word != part.lowercased()
            return isOther && !sentence.tokens.contains { $0.text.contains(where: \.isLowercase) } ? nil : word
        }
        // "TCP/IP"
        if isPossessive || sentence.tokens[index].text.contains("/") { return nil }
        if table.alwaysSpelled.contains(part) {
            // "SAYS THE OECD"
            return isShouted(index, in: sentence, table) == nil ? nil : part.map { $0.uppercased() }.joined(separator: ".")
        }
        guard table.spelled.contains(part), isShouted(index, in: sentence, table) == true else { return nil }
        return part.map { $0.uppercased() }.joined(separator: ".")
    }

    /// Whether the clause around a word has more capitals than small letters, for which the voice reads it as a word; `nil` where other words
    /// are in capitals as well: "CONTACT US".
    private static func isShouted(_ index: Int, in sentence: SpokenSentence, _ table: AcronymTable) -> Bool? {
        var (capitals, small) = (0, 0)
        var start = index
        while start > 0, index - start < reach, !endsClause(sentence.tokens[start - 1].text) { start -= 1 }
        for token in sentence.tokens[start...].prefix(2 * reach) {
            let (large, little) = letters(of: token.text)
            capitals += large
            small += little
            if large > 1, little == 0 {
                let core = String(Affixes(token.text).core)
                if core.allSatisfy(\.isLetter), table.words[core] == nil, !table.spelled.contains(core),
                    !table.alwaysSpelled.contains(core),
                    core.count > 2, RomanNumeral.value(of: core) == nil
                {
                    return nil
                }
            }
            if endsClause(token.text) { break }
        }
        return capitals > small
    }

    private static let reach = 12

    private static func endsClause(_ text: String) -> Bool { text.last.map { ",;:.!?".contains($0) } ?? false }

    private static func letters(of text: String) -> (capitals: Int, small: Int) {
        var counts = (capitals: 0, small: 0)
        for letter in text {
            if letter.isUppercase { counts.capitals += 1 } else if letter.isLowercase { counts.small += 1 }
        }
        return counts
    }

    /// Whether two capitals, Latin or Cyrillic, stand side by side. Asked of every word.
    private static func hasTwoCapitals(_ text: String) -> Bool {
        var wasCapital = false
        var lead: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0xC3 || byte == 0xC4 || byte == 0xD0 {
                lead = byte
                continue
            }
            let isCapital =
                lead == 0xD0
                ? (0x80...0xAF).contains(byte) : lead == 0xC3 ? (0x80...0x9E).contains(byte) : lead == 0xC4 || byte &- 0x41 < 26
            lead = 0
            if isCapital, wasCapital { return true }
            wasCapital = isCapital
        }
        return false
    }
}
