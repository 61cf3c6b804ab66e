import Reading

extension ShapingRule {
    /// `8.5" x 11"` → "8.5 inches by 11 inches", "210 mm × 297 mm" → "210 mm by 297 mm", "4x4" → "4 by 4": espeak-ng passes over the marks of inches,
    /// and reads the letter.
    static let dimensions = ShapingRule("dimensions") { sentence, context in
        guard let tables = context.tables, let by = tables.byWord, context.role != .code else { return }
        var hasQuote = false
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.unicodeScalars.contains(where: { "x×\"“”".unicodeScalars.contains($0) }) else { continue }
            let word = Affixes(text)
            if isCross(text), isBetweenSides(index, sentence, tables) {
                sentence.tokens[index].text = by
            } else if let sides = sides(word.core) {
                sentence.tokens[index].text = word.around(sides.joined(separator: " \(by) "))
            } else if let size = inches(word, index, sentence, hasQuote: hasQuote, tables) {
                sentence.tokens[index].text = size
                continue
            }
            if text.contains(where: { "\"“”".contains($0) }) { hasQuote = true }
        }
    }

    private static func isCross(_ text: String?) -> Bool { text == "x" || text == "×" }

    /// Whether a length stands on either side of a cross, with its unit on the left if that is a sign of multiplication, and no result follows. "2 x 500 g"
    /// are two packets.
    private static func isBetweenSides(_ index: Int, _ sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        let said = Array(sentence.tokens[index...].lazy.map(\.text).filter { !$0.isEmpty }.prefix(6))
        guard let before = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }), said.count > 1, !said.contains("=") else {
            return false
        }
        let right = Affixes(said[1]).core
        let number = right.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
        let unit = number.endIndex == right.endIndex ? said.count > 2 ? Affixes(said[2]).core : "" : right[number.endIndex...]
        guard isMeasure(number), tables.units.forms(of: unit) == nil ? number.endIndex == right.endIndex : lengths.contains(unit) else {
            return false
        }
        let left = Affixes(sentence.tokens[before].text).core
        if left.isNumeral { return said[0] == "x" }
        if left.startsWithDigit || left.first == "." { return left.last?.isLetter == true }
        // "21 cm × 29.7 cm"
        return lengths.contains(left) && sentence.preceding(before).map { Affixes($0.text).core.isNumeral } == true
    }

    private static let lengths: Set<Substring> = [
        "m", "dm", "cm", "mm", "km", "µm", "μm", "nm", "ft", "yd", "mi", "px", "м", "см", "мм", "км",
    ]

    private static func isMeasure(_ number: Substring) -> Bool { (number.first == "." ? number.dropFirst() : number).isNumeral }

    /// The sides of "4x4", "2x3x4": whole numbers, of which none begins with 0, as those of computers do.
    private static func sides(_ core: Substring) -> [Substring]? {
        guard core.utf8.count <= 24 else { return nil }
        let sides = core.split(separator: "x", omittingEmptySubsequences: false)
        return 2...3 ~= sides.count && sides.allSatisfy { $0.isDigits && $0.first != "0" } ? sides : nil
    }

    /// `8.5"` as it is said: where a side of something is given, the number is none of pages or versions, or no quotation can end there.
    private static func inches(
        _ word: Affixes, _ index: Int, _ sentence: SpokenSentence, hasQuote: Bool, _ tables: LanguageTables
    ) -> String? {
        guard let mark = word.suffix.first, "\"”".contains(mark), let forms = tables.units.forms(of: "\""),
            !word.prefix.contains(where: { "\"“”„«".contains($0) })
        else { return nil }
        let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
        let isFraction = parts.count == 2 && parts.allSatisfy { $0.isDigits && $0.count <= 2 }
        guard isMeasure(word.core) || isFraction else { return nil }
        let (before, after) = (sentence.preceding(index)?.text, sentence.following(index)?.text)
        // The cross before it has been given its word.
        let isSide = before == tables.byWord || isCross(after)
        let endsNoQuotation = !hasQuote && (!word.core.isDigits || word.suffix == "\"" && after?.first?.isLowercase == true)
        guard isSide || endsNoQuotation else { return nil }
        let number = isFraction ? Substring(tables.fractions[String(word.core)] ?? String(word.core)) : word.core
        let isOne = isFraction || word.suffix.count == 1 && Measures.isBeforeNoun(index, index, in: sentence, tables)
        // "1 3/4""
        let isMixed =
            isFraction && word.prefix.isEmpty && before.map { $0.isDigits && $0.utf8.count <= 2 } == true && tables.andWord != nil
            && after.map(tables.smallWords.contains) ?? true
        let name = isOne && !isMixed ? forms.first ?? "" : tables.form(forms, for: isMixed ? "2" : number)
        let and = isMixed ? (tables.andWord ?? "") + " " : ""
        return String(word.prefix) + and + number + " " + name + word.suffix.dropFirst()
    }
}
