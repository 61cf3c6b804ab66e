import Reading

/// "12–15", "1,5–2": two numbers with a dash between, the second above the first.
struct NumberSpan {
    var low: Substring
    var high: Substring
    /// Whether the dash is the hyphen of a keyboard, which names and numbers of telephones have, too.
    var isHyphen: Bool

    init?(_ text: Substring) {
        guard text.startsWithDigit, text.first != "0" || text.dropFirst().first == ",",
            let dash = text.firstIndex(where: { Self.dashes.contains($0) })
        else { return nil }
        low = text[..<dash]
        high = text[text.index(after: dash)...]
        isHyphen = text[dash] == "-"
        guard low.isNumeral, high.isNumeral, low.utf8.count <= 7, high.utf8.count <= 7, let from = Self.value(low),
            let to = Self.value(high),
            from < to
        else { return nil }
    }

    private static let dashes: Set<Character> = ["–", "—", "-", "‑"]
    private static func value(_ number: Substring) -> Double? { Double(number.map { $0 == "," ? "." : String($0) }.joined()) }
}

/// Two numbers with a dash as they stand in a sentence, for a language that declines them.
struct SpanContext: Sendable {
    var low: Substring
    var high: Substring
    /// The word in front in lower case, without what stands in front of it; `nil` if there is none or punctuation lies between.
    var before: String?
    /// The word behind, likewise.
    var after: String?
}

extension ShapingRule {
    /// "s. 12–15" → "strony 12 do piętnastu": where numbers are declined, what stands beside them decides. The names of units have been put behind them
    /// in the plural that such a pair asks for.
    static let spans = ShapingRule("spans") { sentence, context in
        guard let tables = context.tables, let say = tables.span, context.role != .code else { return }
        for index in sentence.tokens.indices {
            guard sentence.tokens[index].text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { continue }
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.startsWithDigit else { continue }
            let pair = word.core.prefix { !$0.isWhitespace && $0 != "%" && $0 != "°" }
            guard let span = NumberSpan(pair) else { continue }
            let rest = word.core[pair.endIndex...]
            var place = SpanContext(low: span.low, high: span.high)
            if word.prefix.isEmpty, let before = sentence.preceding(index), before.text.last?.isLetter == true {
                place.before = before.text.split(separator: " ").last?.lowercased()
            }
            if !rest.isEmpty {
                place.after = rest.trimmingPrefix(" ").lowercased()
            } else if word.suffix.isEmpty, let after = sentence.following(index), after.text.first?.isLetter == true {
                place.after = Affixes(after.text).core.lowercased()
            }
            // "tel. 22-45", "A 3-5": behind a hyphen something must be counted.
            if span.isHyphen, place.after == nil, !(place.before.map(tables.numbered.contains) ?? false) { continue }
            guard let text = say(place) else { continue }
            sentence.tokens[index].text = word.around(text + (rest.isEmpty || rest.first == " " ? "" : " ") + rest)
        }
    }
}
