extension ShapingRule {
    /// "2 ½ tazas" → "2 y media tazas", "½ kg" → "pół kilograma": espeak-ng says "a half" in English in most languages.
    static let halves = ShapingRule("halves") { sentence, context in
        guard let tables = context.tables, let half = tables.half else { return }
        var index = 0
        while index < sentence.tokens.count {
            defer { index += 1 }
            // A stroke, or the last byte of the sign.
            guard sentence.tokens[index].text.utf8.contains(where: { $0 == 0x2F || $0 == 0xBD }) else { continue }
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.hasSuffix("½") || word.core == "1/2" else { continue }
            let whole = word.core == "1/2" ? "" : word.core.dropLast()
            let unit = index + 1 < sentence.tokens.count && word.suffix.isEmpty ? Affixes(sentence.tokens[index + 1].text) : nil
            let isVariable = unit.map { FractionSigns.isBeforeVariable($0.core, index, in: sentence) } ?? false
            let forms = unit.flatMap { $0.prefix.isEmpty && !$0.core.isEmpty && !isVariable ? tables.units.forms(of: $0.core) : nil }
            // "2 ½ tazas", but "2 ½ litros".
            let isFeminine = unit.map { $0.core.hasSuffix("as") || $0.core.hasSuffix("a") } ?? false
            let behind = isFeminine ? half.behindFeminine ?? half.behind : half.behind
            var place = index
            var isBehind = whole.isDigits
            if isBehind {
                sentence.tokens[index].text = word.around(half.said(whole, isFeminine: isFeminine))
            } else if whole.isEmpty, word.prefix.isEmpty, let before = sentence.preceding(index), before.text.isDigits,
                before.text.count < 3
            {
                if let said = half.words[before.text], let first = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) {
                    sentence.merge(first..<index + 1, into: said + word.suffix)
                    (place, index) = (first, first)
                } else {
                    sentence.tokens[index].text = behind + word.suffix
                }
                isBehind = true
            } else if whole.isEmpty, forms != nil, let text = half.of {
                sentence.tokens[index].text = word.around(text)
            } else {
                continue
            }
            guard let forms, let unit else { continue }
            let form = isBehind ? half.forms.behind : half.forms.of
            sentence.tokens[place + 1].text = unit.around(forms[min(form, forms.count - 1)])
        }
    }
}
