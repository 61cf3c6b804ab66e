import Reading

extension ShapingRule {
    /// "5 km/h" → "5 kilometres per hour", "10GB" → "10 gigabytes".
    static let units = ShapingRule("units") { sentence, context in
        guard let tables = context.tables, !tables.units.isEmpty, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            // A heading's own number is of nothing: "16.1 GL Basics".
            guard !word.core.isEmpty, context.role != .heading || index != 1 else { continue }
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
            } else if word.prefix.isEmpty, let fraction = sentence.preceding(index)?.text, fraction.last?.isLetter == true,
                tables.fractions.values.contains(fraction), let forms = tables.units.forms(of: word.core), let name = forms.first
            {
                sentence.tokens[index].text = word.around(tables.ofFraction(fraction, name))
            } else if word.prefix.isEmpty, index > 0, !sentence.tokens[index - 1].text.isEmpty, let before = sentence.preceding(index),
                before.text.last?.isNumber == true,
                let number = Affixes(before.text).core.split(separator: " ").last.map({ withoutPower($0, tables) }),
                isAmount(number, tables),
                let forms = tables.units.forms(of: word.core), !isHour(number, word.core),
                !isInitial(word, before: sentence.following(index)), !isVerb(word, at: index, number, in: sentence, tables)
            {
                sentence.tokens[index].text = word.around(tables.form(forms, for: number))
            }
        }
    }

    /// "Copyright 1990 W. N. Venables": behind a unit's letter no other stands with a stop, nor a name.
    private static func isInitial(_ word: Affixes, before next: SpokenToken?) -> Bool {
        guard word.core.count == 1, word.core.startsWithCapital, let next else { return false }
        let following = Affixes(next.text)
        // "3 K 12/20", a court's file.
        if word.suffix.isEmpty { return following.prefix.isEmpty && following.core.startsWithDigit }
        guard word.suffix == "." else { return false }
        return following.core.startsWithCapital && following.core.allSatisfy { $0.isLetter || "-’'".contains($0) }
    }

    /// "il numero 2 ha vinto": a sign that is a word goes before another, but for the preposition of what is measured. It is the unit in "1.200 ha
    /// quemadas", "20 ha coltivati", "om 5 u kwam hij".
    private static func isVerb(_ word: Affixes, at index: Int, _ number: Substring, in sentence: SpokenSentence, _ tables: LanguageTables)
        -> Bool
    {
        guard tables.verbs.contains(String(word.core)), word.suffix.isEmpty, let next = sentence.following(index) else { return false }
        let following = Affixes(next.text).core.lowercased()
        if word.core == "ha",
            isPrecise(number) && !["do", "to", "so"].contains(where: following.hasSuffix) || participles.contains(following)
        {
            return false
        }
        let place = sentence.tokens[..<index].lastIndex { !$0.text.isEmpty }
        if let before = place.flatMap({ sentence.preceding($0) })?.text.lowercased(), measuring.contains(before),
            !["половиной", "небольшим", "лишним"].contains(following)
        {
            return false
        }
        return next.text.first?.isLetter == true && !tables.smallWords.contains(following)
            || ["un", "una", "uno", "il", "lo", "la", "i", "el", "los", "las", "le", "gli"].contains(next.text.lowercased())
    }

    /// "1.200", "3,5": no number of a chapter, no year.
    private static func isPrecise(_ number: Substring) -> Bool {
        number.contains(",") || number.split(separator: ".").dropFirst().first?.count == 3
    }

    /// What is done with hectares.
    private static let participles: Set<String> = [
        "cultivadas", "quemadas", "sembradas", "plantadas", "regadas", "coltivati", "bruciati", "seminati", "irrigati", "vitati",
    ]
    /// What stands before an hour in Dutch, and before seconds in Russian.
    private static let measuring: Set<String> = ["om", "tot", "vanaf", "rond", "omstreeks", "heeft", "через", "течение"]

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
    /// "3t²" has a variable, "3m²" a unit.
    private static func isAttached(_ sign: Substring) -> Bool {
        guard let first = sign.first else { return false }
        return !first.isLetter || sign.count > 2 || sign.count == 2 && (first == "m" || !"²³".contains(sign.last ?? " "))
    }
}
