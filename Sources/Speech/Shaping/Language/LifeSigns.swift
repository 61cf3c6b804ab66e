import Reading

/// What "*" and "†" say before the date that somebody was born or died on.
struct LifeSigns: Sendable {
    var born: String
    var died: String
    /// What stands behind the two before a day: `geboren am`.
    var onDay: String?
    /// Words before a year that is not known for sure: "um 1450".
    var about: Set<String> = ["ca", "c", "circa"]
    /// Whether a year alone needs a first name that is known, as where headings have capitals: "Annual Results (* 2005)".
    var needsFirstName = false
}

extension ShapingRule {
    /// "Anna Holm (* 3. Mai 1850; † 1910)" → "Anna Holm (geboren am 3. Mai 1850; gestorben 1910)": elsewhere the signs are bullets and marks of notes.
    static let lifeSigns = ShapingRule("life signs") { sentence, context in
        guard let tables = context.tables, let words = tables.lifeSigns, context.role != .code, context.role != .formula else { return }
        /// Whether somebody's birth has been told.
        var isLife = false
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 == 0x2A || $0 == 0xE2 }) else { continue }
            let head = text.prefix { $0 == "(" || $0 == "[" }
            guard let sign = text[head.endIndex...].first, sign == "*" || sign == "†" else { continue }
            let rest = text[head.endIndex...].dropFirst()
            guard let date = LifeDate(rest, index, in: sentence, tables) else { continue }
            let isNamed = !context.isRow && isBehindName(index, in: sentence)
            // "Results (* 2005)" is a note.
            let isLiving = sign == "*" && hasDeath(behind: index, in: sentence, tables)
            let isSure =
                head.isEmpty
                ? sign == "*" ? isNamed && isLiving : isLife || isNamed && date.isDay
                : isBehindName(index, in: sentence) && (date.isDay || isLiving || isBehindFullName(index, in: sentence, tables))
            guard isSure else { continue }
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

    /// Whether a first name that is known stands in front, or two words with capitals: "Anna Holm", but not "Die Kosten".
    private static func isBehindFullName(_ index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        let names = sentence.tokens[..<index].lazy.filter { !$0.text.isEmpty }.suffix(4).map { Affixes($0.text) }
        if names.contains(where: { $0.core.startsWithCapital && GivenNames.contains($0.core.lowercased()) }) { return true }
        guard tables.lifeSigns?.needsFirstName == false, let first = names.suffix(2).first, names.count > 1 else { return false }
        return first.core.startsWithCapital && first.suffix.isEmpty && !tables.smallWords.contains(first.core.lowercased())
    }

    private static func hasDeath(behind index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        sentence.tokens.indices.dropFirst(index + 1).contains { place in
            let text = sentence.tokens[place].text
            return text.hasPrefix("†") && LifeDate(text.dropFirst(), place, in: sentence, tables) != nil
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
    init?(_ rest: Substring, _ index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) {
        var texts = sentence.tokens[(index + 1)...].prefix(6).map(\.text).filter { !$0.isEmpty }
        if !rest.isEmpty { texts.insert(String(rest), at: 0) }
        let words = texts.map { Affixes($0) }
        guard let first = words.first, first.prefix.isEmpty else { return nil }
        /// Whether what is dated ends behind the year: "1850)", "1850 in Bonn", "1850 †", but not "2005 data".
        func ends(_ place: Int) -> Bool {
            guard words[place].suffix.isEmpty, place + 1 < texts.count, let next = texts[place + 1].first else { return true }
            return "–—-†(".contains(next) || tables.smallWords.contains(texts[place + 1])
        }
        if Self.isYear(first.core), first.core.count == 4 {
            guard ends(0) else { return nil }
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
        guard words.count > 1, Self.isWord(first.core), first.core.count < 10, Self.isYear(words[1].core), ends(1) else { return nil }
        let isMonth = first.core.startsWithCapital && first.core.count > 2 && words[1].core.count == 4
        guard isMonth || tables.lifeSigns?.about.contains(first.core.lowercased()) == true else { return nil }
        isDay = false
    }

    private static func isYear(_ core: Substring) -> Bool {
        (3...4).contains(core.count) && core.isDigits && core.first != "0" && Int(core).map { $0 < 2100 } == true
    }

    private static func isWord(_ core: Substring) -> Bool { !core.isEmpty && core.allSatisfy { $0.isLetter } }
}
