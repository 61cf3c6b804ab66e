import Reading

extension ShapingRule {
    /// `[12]`, `[3, 4–6]` and `(Smith, 2020; Lee et al., 2019a)`, when the listener does not want to hear them.
    static let citations = ShapingRule("citations") { sentence, context in
        guard !context.options.speaksCitations, context.role != .code, context.role != .formula else { return }
        var index = 0
        while index < sentence.tokens.count {
            if let range = citation(in: sentence.tokens, at: index) {
                sentence.silence(range)
                index = range.upperBound
            } else {
                sentence.tokens[index].text = withoutAttachedCitation(sentence.tokens[index].text)
                index += 1
            }
        }
    }

    /// A citation has at most so many words; a longer bracket is prose.
    private static let longestCitation = 24

    private static func citation(in tokens: [SpokenToken], at start: Int) -> Range<Int>? {
        guard let opening = tokens[start].text.first, opening == "[" || opening == "(" else { return nil }
        let closing: Character = opening == "[" ? "]" : ")"
        let reach = tokens[start...].prefix(longestCitation)
        guard let end = reach.firstIndex(where: { $0.text.contains(closing) }) else { return nil }
        let words = tokens[start...end].map(\.text).joined(separator: " ")
        guard let close = words.firstIndex(of: closing), words[words.index(after: close)...].allSatisfy(\.isPunctuation) else { return nil }
        let inside = words[..<close].dropFirst()
        if opening == "[", ShapingRule.isInterval(inside, behind: tokens[..<start].last { !$0.text.isEmpty }?.text) { return nil }
        return (opening == "[" ? ShapingRule.isNumberList(inside) : isAuthorList(inside)) ? start..<end + 1 : nil
    }

    /// Parts between semicolons, each with a name in it and a year at its end.
    private static func isAuthorList(_ inside: Substring) -> Bool {
        let parts = inside.split(separator: ";")
        return !parts.isEmpty
            && parts.allSatisfy { part in
                let words = part.split(whereSeparator: { $0 == " " || $0 == "," })
                guard let last = words.lastIndex(where: isYear), last > 0 || parts.count > 1, words.count <= 12 else { return false }
                // After the year only more years or pages.
                let rest = words[(last + 1)...].allSatisfy { $0.contains(where: \.isNumber) || ["p.", "pp.", "S."].contains($0) }
                return rest && (parts.count > 1 || words[..<last].contains { $0.startsWithCapital && $0.count > 1 })
            }
    }

    private static func isYear(_ word: Substring) -> Bool {
        let digits = word.prefix(4)
        guard digits.isDigits, digits.count == 4, let year = Int(digits), (1400...2199).contains(year) else { return false }
        let letter = word.dropFirst(4)
        return letter.isEmpty || (letter.count == 1 && letter.allSatisfy(\.isLowercase))
    }

    private static func withoutAttachedCitation(_ text: String) -> String {
        guard let open = text.firstIndex(of: "["), open > text.startIndex, let close = text[open...].firstIndex(of: "]"),
            ShapingRule.isNumberList(text[text.index(after: open)..<close])
        else { return text }
        return String(text[..<open] + text[text.index(after: close)...])
    }
}
