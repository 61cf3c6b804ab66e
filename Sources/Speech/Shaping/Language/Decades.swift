extension ShapingRule {
    /// "1990s" → "nineteen nineties", "mid-1990s", "1980s–1990s".
    static let decades = ShapingRule("decades") { sentence, context in
        guard let name = context.tables?.decadeName else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            let word = Affixes(text)
            guard word.core.hasSuffix("s") else { continue }
            if word.core.utf8.count <= 16, let joined = joined(word.core, name, context.tables?.rangeWord) {
                sentence.tokens[index].text = word.around(joined)
                continue
            }
            guard let spoken = decade(word.core, name) else { continue }
            // The apostrophe of "'90s" stands for the century, and is no quotation mark.
            let isShort = word.core.utf8.prefix { $0 &- 0x30 < 10 }.count == 2
            if isShort, word.prefix.isEmpty, word.core.utf8.count == 3, isDuration(index, in: sentence) {
                sentence.tokens[index].text = "\(word.core.dropLast()) seconds" + word.suffix
                continue
            }
            let prefix =
                isShort && (word.prefix.hasSuffix("'") || word.prefix.hasSuffix("’") || word.prefix.hasSuffix("‘"))
                ? word.prefix.dropLast() : word.prefix
            sentence.tokens[index].text = prefix + spoken + word.suffix
        }
    }

    /// "wait 30s", "a 20s delay", "1m 20s": seconds, up to a minute.
    private static func isDuration(_ index: Int, in sentence: SpokenSentence) -> Bool {
        guard let text = sentence.tokens[index].text.utf8.first, text < 0x37, let before = sentence.preceding(index)?.text.lowercased()
        else {
            return false
        }
        if timed.contains(before) { return true }
        if before.startsWithDigit, before.last == "m" || before.hasSuffix("min") || before.hasSuffix("h") { return true }
        return ["a", "of", "to", "is", "are"].contains(before)
            && sentence.following(index).map { delays.contains(Affixes($0.text).core.lowercased()) } ?? false
            || before == "of" && sentence.tokens[..<index].contains { delays.contains(Affixes($0.text).core.lowercased()) }
            || before == "to" && sentence.tokens[..<index].last { !$0.text.isEmpty && $0.text != "to" }?.text == "seconds"
    }

    private static let timed = Set(words: "wait waits after every within = ≤ ≥ < > ≈ takes took lasts lasted minutes minute timeout waited")
    private static let delays = Set(words: "delay delays timeout timeouts interval intervals pause pauses wait limit exposure by default")

    private static func decade(_ core: Substring, _ name: (_ year: Int, _ isShort: Bool) -> String?) -> String? {
        guard core.hasSuffix("s"), core.startsWithDigit else { return nil }
        let digits = core.dropLast().filter { $0 != "'" && $0 != "’" }
        guard digits.isDigits, digits.hasSuffix("0"), let year = Int(digits), digits.count == 2 || digits.count == 4 else { return nil }
        return name(year, digits.count == 2)
    }

    /// A decade behind a hyphen, or two with a dash.
    private static func joined(
        _ core: Substring, _ name: (_ year: Int, _ isShort: Bool) -> String?, _ range: String?
    ) -> String? {
        guard let dash = core.lastIndex(where: { "-–—‑‐".contains($0) }), let last = decade(core[core.index(after: dash)...], name) else {
            return nil
        }
        let first = core[..<dash]
        if let first = decade(first, name), let range { return "\(first) \(range) \(last)" }
        return core[dash] != "—" && first.count > 2 && !first.isEmpty && first.allSatisfy(\.isLetter) ? "\(first)-\(last)" : nil
    }
}
