import Reading

extension ShapingRule {
    /// "5 km/h" → "5 kilometres per hour", "10GB" → "10 gigabytes".
    static let units = ShapingRule("units") { sentence, context in
        guard let tables = context.tables, !tables.units.isEmpty, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            guard !word.core.isEmpty else { continue }
            if word.core.startsWithDigit {
                let cut = word.core.lastIndex { ("0"..."9").contains($0) }.map { word.core.index(after: $0) } ?? word.core.startIndex
                let sign = word.core[cut...]
                let amount = word.core[..<cut]
                guard isAttached(sign), let number = amount.split(separator: " ").last, isAmount(number, tables), !isHour(number, sign),
                    let forms = tables.units.forms(of: sign)
                else { continue }
                sentence.tokens[index].text = word.around("\(amount) \(tables.form(forms, for: number))")
            } else if word.prefix.isEmpty, word.core.count > 1, let before = sentence.preceding(index), before.text.last?.isLetter == true,
                tables.multipliers.contains(before.text.lowercased()), let forms = tables.units.forms(of: word.core)
            {
                // "5 тысяч км"
                sentence.tokens[index].text = word.around(forms[min(2, forms.count - 1)])
            } else if word.prefix.isEmpty, let before = sentence.preceding(index), before.text.last?.isNumber == true,
                let number = Affixes(before.text).core.split(separator: " ").last.map({ withoutPower($0, tables) }),
                isAmount(number, tables),
                let forms = tables.units.forms(of: word.core), !isHour(number, word.core),
                !isInitial(word, before: sentence.following(index)), !isVerb(word, before: sentence.following(index), tables)
            {
                sentence.tokens[index].text = word.around(tables.form(forms, for: number))
            }
        }
    }

    /// "Copyright 1990 W. N. Venables": behind a unit's letter no other stands with a stop, nor a name.
    private static func isInitial(_ word: Affixes, before next: SpokenToken?) -> Bool {
        guard word.core.count == 1, word.core.startsWithCapital, word.suffix == ".", let next else { return false }
        let following = Affixes(next.text)
        return following.core.startsWithCapital && following.core.allSatisfy { $0.isLetter || "-’'".contains($0) }
    }

    /// "il numero 2 ha vinto": a sign that is a word goes before another, but for the preposition of what is measured.
    private static func isVerb(_ word: Affixes, before next: SpokenToken?, _ tables: LanguageTables) -> Bool {
        guard tables.verbs.contains(String(word.core)), word.suffix.isEmpty, let next else { return false }
        return next.text.first?.isLetter == true && !tables.smallWords.contains(Affixes(next.text).core.lowercased())
            || ["un", "una", "uno", "il", "lo", "la", "i", "el", "los", "las", "le", "gli"].contains(next.text.lowercased())
    }

    /// "9 am – 6 pm": an hour of the afternoon, not so many picometres.
    private static func isHour(_ number: Substring, _ sign: Substring) -> Bool {
        sign == "pm" && Int(number).map { (1...12).contains($0) } ?? false
    }

    /// "10⁻³" is a number, too.
    private static func withoutPower(_ number: Substring, _ tables: LanguageTables) -> Substring {
        tables.span != nil && NumberSpan(number) != nil ? number : number.prefix { $0.isASCII }
    }

    /// A number; or two with a dash that are declined later on.
    private static func isAmount(_ number: Substring, _ tables: LanguageTables) -> Bool {
        number.isNumeral || tables.span != nil && NumberSpan(number) != nil
    }

    /// Signs of one letter behind a number without a space are as often something else: "3D", "5s", "2K", "7B".
    private static func isAttached(_ sign: Substring) -> Bool { sign.count > 1 || (sign.first.map { !$0.isLetter } ?? false) }
}
