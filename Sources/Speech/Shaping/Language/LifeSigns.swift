import Reading

/// What "*" and "†" say before the date that somebody was born or died on.
struct LifeSigns: Sendable {
    var born: String
    var died: String
    /// What stands behind the two before a day: `geboren am`.
    var onDay: String?
}

extension ShapingRule {
    /// "Anna Holm (* 3. Mai 1850; † 1910)" → "Anna Holm (geboren am 3. Mai 1850; gestorben 1910)": elsewhere the signs are bullets and marks of notes.
    static let lifeSigns = ShapingRule("life signs") { sentence, context in
        guard let words = context.tables?.lifeSigns, context.role != .code, context.role != .formula else { return }
        /// Whether somebody's birth has been told.
        var isLife = false
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 == 0x2A || $0 == 0xE2 }) else { continue }
            let head = text.prefix { $0 == "(" || $0 == "[" }
            guard let sign = text[head.endIndex...].first, sign == "*" || sign == "†" else { continue }
            let rest = text[head.endIndex...].dropFirst()
            guard let date = LifeDate(rest, index, in: sentence) else { continue }
            let isNamed = !context.isRow && isBehindName(index, in: sentence)
            guard !head.isEmpty || (sign == "*" ? isNamed && hasDeath(behind: index, in: sentence) : isLife || isNamed && date.isDay) else {
                continue
            }
            isLife = true
            let word = (sign == "*" ? words.born : words.died) + (date.isDay ? words.onDay.map { " " + $0 } ?? "" : "")
            sentence.tokens[index].text = head + word + (rest.isEmpty ? "" : " " + rest)
        }
    }

    private static func isBehindName(_ index: Int, in sentence: SpokenSentence) -> Bool {
        guard let before = sentence.preceding(index)?.text, before.last.map({ $0.isLetter || $0 == "," || $0 == ")" }) == true else {
            return false
        }
        return Affixes(before).core.startsWithCapital
    }

    private static func hasDeath(behind index: Int, in sentence: SpokenSentence) -> Bool {
        sentence.tokens.indices.dropFirst(index + 1).contains { place in
            let text = sentence.tokens[place].text
            return text.hasPrefix("†") && LifeDate(text.dropFirst(), place, in: sentence) != nil
        }
    }
}

/// A date that a sign stands before: a year, "3. Mai 1850", "03.05.1850", "um 1450".
private struct LifeDate {
    /// Whether it begins with a day.
    let isDay: Bool

    /// - Parameters:
    ///   - rest: what stands right behind the sign.
    ///   - index: where the sign stands.
    init?(_ rest: Substring, _ index: Int, in sentence: SpokenSentence) {
        var words = sentence.tokens[(index + 1)...].prefix(4).map { Affixes($0.text) }
        if !rest.isEmpty { words.insert(Affixes(String(rest)), at: 0) }
        guard let first = words.first, first.prefix.isEmpty else { return nil }
        if Self.isYear(first.core) {
            isDay = false
            return
        }
        let parts = first.core.split(omittingEmptySubsequences: false) { ".-/".contains($0) }
        if parts.count == 3, parts.allSatisfy({ $0.isDigits }), let year = parts.last, year.count == 4 {
            isDay = true
            return
        }
        if first.core.isDigits, first.core.count <= 2, words.count > 2, Self.isWord(words[1].core), Self.isYear(words[2].core) {
            isDay = true
            return
        }
        guard words.count > 1, Self.isWord(first.core), first.core.count < 10, Self.isYear(words[1].core) else { return nil }
        isDay = false
    }

    private static func isYear(_ core: Substring) -> Bool {
        (3...4).contains(core.count) && core.isDigits && core.first != "0" && Int(core).map { $0 < 2100 } == true
    }

    private static func isWord(_ core: Substring) -> Bool { !core.isEmpty && core.allSatisfy { $0.isLetter } }
}
