import Reading

extension ShapingRule {
    /// "1/2 taza" → "media taza", "½ Std." → "eine halbe Stunde": where a half agrees with what it is a part of.
    static let oneHalf = ShapingRule("one half") { sentence, context in
        guard let tables = context.tables, let say = tables.oneHalf, context.role != .code else { return }
        for index in sentence.tokens.indices where index + 1 < sentence.tokens.count {
            let text = sentence.tokens[index].text
            guard text.utf8.count <= 8, text.utf8.contains(where: { $0 == 0x2F || $0 == 0xBD }) else { continue }
            let word = Affixes(text)
            guard word.core == "1/2" || word.core == "½", word.suffix.isEmpty,
                let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
            else { continue }
            let next = Affixes(sentence.tokens[place].text)
            // "1/2 t²" is a formula.
            guard next.prefix.isEmpty, next.core.first?.isLetter == true,
                next.core.count(where: \.isLetter) > 1 || usualSigns.contains(next.core)
            else { continue }
            let before = word.prefix.isEmpty ? sentence.preceding(index)?.text : nil
            if FractionSigns.isBeforeVariable(next.core, index, in: sentence) { continue }
            // "2 1/2 tazas", "página 1/2 de"
            if let before, before.last?.isNumber == true || NumberedName.isLabel(before) { continue }
            let forms = tables.units.forms(of: next.core)
            let noun = forms?.first ?? String(next.core.split(separator: " ").first ?? "")
            guard let said = say(noun, before.flatMap { $0.last?.isLetter == true ? $0.lowercased() : nil }) else { continue }
            sentence.tokens[index].text = word.prefix + said
            if let name = forms?.first { sentence.tokens[place].text = next.around(name) }
        }
    }

    /// Signs of one letter that a half is usual of: litres, hours.
    private static let usualSigns: Set<Substring> = ["l", "h"]
}
