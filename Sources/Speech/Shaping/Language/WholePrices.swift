import Reading

extension ShapingRule {
    /// "kr 470,–", "CHF 24.–", "5:-": a dash in place of hundredths, that says that there are none.
    static let wholePrices = ShapingRule("whole prices") { sentence, context in
        guard let tables = context.tables, !tables.currencies.isEmpty, context.role != .code else { return }
        for index in sentence.tokens.indices where mayBePrice(sentence.tokens[index].text) {
            let word = Affixes(sentence.tokens[index].text)
            var number = word.core
            while let last = number.last, "-–—".contains(last) { number.removeLast() }
            guard number.endIndex < word.core.endIndex, let sign = number.popLast(), ",.:".contains(sign) else { continue }
            let figures = number.drop { !$0.isNumber }
            guard figures.startsWithDigit, figures.last?.isNumber == true, figures.allSatisfy({ $0.isNumber || ".'’".contains($0) }) else {
                continue
            }
            let isMoney =
                figures.startIndex > number.startIndex || isCurrency(before(index, in: sentence), tables)
                || word.suffix.isEmpty && isCurrency(sentence.following(index), tables)
            // "5:-" in Swedish
            let crowns = sign == ":" && !isMoney && LanguageTag.primary(of: context.language) == "sv" ? tables.currencies["kr"]?.unit : nil
            // "1.- Introducción"
            guard isMoney || sign == "," || crowns != nil else { continue }
            sentence.tokens[index].text = word.around(number + (crowns.map { " " + tables.form($0, for: figures) } ?? ""))
        }
    }

    /// The word before a number, past its other groups of figures: "CHF 24 800.–".
    private static func before(_ index: Int, in sentence: SpokenSentence) -> SpokenToken? {
        sentence.tokens[..<index].last { !$0.text.isEmpty && !($0.text.isDigits && $0.text.utf8.count <= 3) }
    }

    /// Whether a dash stands behind a comma, a full stop or a colon, and a figure before. Asked of every word.
    private static func mayBePrice(_ text: String) -> Bool {
        var (last, lastButOne): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if byte == 0x2D || byte == 0xE2, last == 0x2C || last == 0x2E || last == 0x3A, lastButOne &- 0x30 < 10 { return true }
            (last, lastButOne) = (byte, last)
        }
        return false
    }

    private static func isCurrency(_ token: SpokenToken?, _ tables: LanguageTables) -> Bool {
        guard let token else { return false }
        let word = Affixes(token.text)
        return tables.currencies[String(word.core)] != nil || tables.currencies[word.core + "."] != nil
    }
}
