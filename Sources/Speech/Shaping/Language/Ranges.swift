extension ShapingRule {
    /// "10–20" → "10 to 20": espeak-ng says "ten twenty".
    static let ranges = ShapingRule("ranges") { sentence, context in
        guard let word = context.tables?.rangeWord else { return }
        for index in sentence.tokens.indices {
            let token = Affixes(sentence.tokens[index].text)
            if let spoken = range(token.core, word) {
                sentence.tokens[index].text = token.around(spoken)
            } else if ["–", "—", "-"].contains(sentence.tokens[index].text), let before = sentence.preceding(index),
                let next = sentence.following(index), before.text.last?.isNumber == true, Affixes(next.text).core.isNumeral,
                Affixes(before.text).core.isNumeral
            {
                sentence.tokens[index].text = word
            }
        }
    }

    private static func range(_ core: Substring, _ word: String) -> String? {
        // "10–20%", "5–10°C": what stands behind belongs to both.
        let end = core.lastIndex(where: \.isNumber).map { core.index(after: $0) } ?? core.startIndex
        let unit = core[end...]
        guard unit.count <= 4, unit.allSatisfy({ $0.isLetter || "%°‰".contains($0) }) else { return nil }
        let parts = core[..<end].split(omittingEmptySubsequences: false) { "–—-‐‑−".contains($0) }
        guard parts.count == 2, parts[1].isNumeral else { return nil }
        let first = parts[0].last == "%" || parts[0].last == "°" ? parts[0].dropLast() : parts[0]
        guard first.isNumeral else { return nil }
        let isHyphen = !core.contains("–") && !core.contains("—")
        // "3-D", "747-8F": behind a mere hyphen letters are part of a name.
        if isHyphen, unit.contains(where: \.isLetter) { return nil }
        // "3.38.2-1", "40.4-1": the number of a version.
        if isHyphen, first.contains("."), isFalling(first, parts[1]) { return nil }
        // With a mere hyphen only a rising pair is a range ("4852-58" goes on from 52); else it is a name or a score ("747-400", "4852-38").
        if isHyphen, let low = Int(first.suffix(parts[1].count)), let high = Int(parts[1]), low >= high {
            return "\(parts[0]) \(parts[1])\(unit)"
        }
        return "\(first) \(word) \(parts[1])\(unit)"
    }

    /// Whether the second number is not above the first, or the first is none with a decimal point.
    private static func isFalling(_ first: Substring, _ second: Substring) -> Bool {
        guard let low = Double(first), let high = Double(second) else { return true }
        return low >= high
    }
}
