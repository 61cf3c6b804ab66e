import Reading

extension ShapingRule {
    /// "5 km/h" → "5 kilometres per hour", "10GB" → "10 gigabytes".
    static let units = ShapingRule("units") { sentence, context in
        guard let tables = context.tables, !tables.units.isEmpty, context.role != .code else { return }
        /// The last word that said a unit, behind which another may divide it.
        var lastUnit = -1
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            if let per = inverse(word, index, lastUnit, in: sentence, tables) {
                sentence.tokens[index].text = String(per + word.suffix)
                if word.suffix.isEmpty { lastUnit = index }
                continue
            }
            // "9:00-14:00 h", where the hours have been named with the time.
            if word.core == "h", word.prefix.isEmpty, let before = sentence.preceding(index)?.text, before.startsWithDigit,
                before.last?.isLetter == true, let name = tables.units.forms(of: "h")?.last, before.hasSuffix(" " + name)
            {
                sentence.silence(index..<index + 1)
                continue
            }
            // A heading's own number is of nothing: "16.1 GL Basics".
            guard !word.core.isEmpty, context.role != .heading || index != 1 else { continue }
            if word.core.startsWithDigit, let compound = Measures.compound(word, at: index, in: sentence, tables) {
                sentence.tokens[index].text = word.around(compound)
            } else if withoutSign(word.core).startsWithDigit {
                let cut = word.core.lastIndex { ("0"..."9").contains($0) }.map { word.core.index(after: $0) } ?? word.core.startIndex
                let sign = word.core[cut...]
                let amount = word.core[..<cut]
                guard isAttached(sign), let number = amount.split(separator: " ").last.map(withoutSign), isAmount(number, tables),
                    !isHour(number, sign),
                    let forms = smaller(sign, behind: sentence.preceding(index)?.text, tables) ?? tables.units.forms(of: sign)
                else { continue }
                let isOne = word.suffix.isEmpty && Measures.isBeforeNoun(index, index, in: sentence, tables)
                sentence.tokens[index].text = word.around("\(amount) \(isOne ? forms[0] : tables.form(forms, for: number))")
                if word.suffix.isEmpty { lastUnit = index }
            } else if word.prefix.isEmpty, word.core.count > 1, let before = sentence.preceding(index), before.text.last?.isLetter == true,
                tables.multipliers.contains(before.text.lowercased()), let forms = tables.units.forms(of: word.core)
            {
                // "5 тысяч км"
                sentence.tokens[index].text = word.around(forms[min(2, forms.count - 1)])
            } else if word.prefix.isEmpty, let before = sentence.preceding(index)?.text, before.last?.isLetter == true,
                case let (fraction, isMixed) = withoutAnd(before, tables),
                tables.fractions.values.contains(fraction), let forms = tables.units.forms(of: word.core), let name = forms.first
            {
                if let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
                    FractionSigns.isBeforeVariable(word.core, place, in: sentence)
                {
                    continue
                }
                // "2 1/2 kg"
                sentence.tokens[index].text = word.around(isMixed ? forms[forms.count > 1 ? 1 : 0] : tables.ofFraction(fraction, name))
            } else if word.core == "l/100" || word.core == "L/100", let next = sentence.following(index), Affixes(next.text).core == "km",
                sentence.preceding(index)?.text.last?.isNumber == true, let litres = tables.units.forms(of: "l"),
                let per = tables.units.per("100")
            {
                sentence.tokens[index].text = (litres.last ?? "") + per
            } else if word.core == "bit" {
                // A word, in the form that its writer chose: "a 32 bit processor".
                continue
            } else if word.core == "K", isNoKelvin(index, in: sentence) {
                continue
            } else if word.prefix.isEmpty, index > 0, !sentence.tokens[index - 1].text.isEmpty, let before = sentence.preceding(index),
                before.text.last?.isNumber == true,
                let number = Affixes(before.text).core.split(whereSeparator: { " '’".contains($0) }).last.map({
                    withoutPower(withoutSign($0), tables)
                }),
                isAmount(number, tables) || isVulgar(number), !isLabel(word, behind: index, in: sentence, tables),
                let forms = tables.units.forms(of: word.core), !isHour(number, word.core),
                !isInitial(word, before: sentence.following(index)), !isVerb(word, at: index, number, in: sentence, tables)
            {
                let place = sentence.tokens[..<index].lastIndex { !$0.text.isEmpty } ?? index
                let isOne = word.suffix.isEmpty && Measures.isBeforeNoun(place, index, in: sentence, tables)
                let isPart = isOne || number.count == 1 && isVulgar(number)
                sentence.tokens[index].text = word.around(isPart ? forms[0] : tables.form(forms, for: number))
                if word.suffix.isEmpty { lastUnit = index }
            }
        }
    }

    /// What is said for a fraction, without the word that adds it to a number: "and one half"; and the second of two: "one half to three quarters".
    private static func withoutAnd(_ text: String, _ tables: LanguageTables) -> (fraction: String, isMixed: Bool) {
        if let joint = text.firstRange(of: " \(tables.rangeWord ?? "–") ") { return (String(text[joint.upperBound...]), false) }
        guard let and = tables.andWord, text.hasPrefix(and + " ") else {
            // "2 and one half"
            if let and = tables.andWord, text.startsWithDigit, let joint = text.firstRange(of: " \(and) "),
                text[..<joint.lowerBound].isDigits
            {
                return (String(text[joint.upperBound...]), true)
            }
            return (text, false)
        }
        return (String(text.dropFirst(and.count + 1)), true)
    }

    /// "6ft 2in", "1h 30m": the names of the second unit.
    private static func smaller(_ sign: Substring, behind text: String?, _ tables: LanguageTables) -> [String]? {
        guard let unit = tables.smallerUnits[String(sign)], let text, text.startsWithDigit,
            let name = text.split(separator: " ").last, unit.behind.contains(String(name))
        else { return nil }
        return unit.forms
    }

    /// "½", "1¾": a fraction in one character, perhaps behind a number.
    private static func isVulgar(_ number: Substring) -> Bool {
        guard let last = number.last, "½¼¾⅓⅔".contains(last) else { return false }
        return number.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// "3 m s⁻¹", "1700 cm⁻¹": what is said of a unit that divides another, or behind a number by itself.
    private static func inverse(
        _ word: Affixes, _ index: Int, _ lastUnit: Int, in sentence: SpokenSentence, _ tables: LanguageTables
    ) -> Substring? {
        guard word.prefix.isEmpty, word.core.count < 7, let minus = word.core.firstIndex(of: "⁻"), minus > word.core.startIndex, index > 0
        else { return nil }
        let name = word.core[..<minus]
        let power: String
        switch word.core[word.core.index(after: minus)...] {
        case "¹": power = ""
        case "²": power = "²"
        case "³": power = "³"
        default: return nil
        }
        let sign = Substring(name + power)
        guard tables.units.forms(of: sign) != nil || power.isEmpty && tables.timeWords.contains(String(name)),
            let said = tables.units.divisor(sign)
        else { return nil }
        if lastUnit != index - 1 {
            // "5 m⁻¹" may have a variable.
            guard name.count > 1 || name == "s" || name == "h", let number = sentence.preceding(index)?.text, number.isNumeral else {
                return nil
            }
        }
        return said.drop { $0 == " " }[...]
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
        // "v roce 2010 s přáteli", but "9,8 s doběhl"
        if !tables.withEndings.isEmpty {
            return number.count == 4 && number.isDigits && tables.withEndings.contains(where: following.hasSuffix)
        }
        if word.core == "ha",
            isPrecise(number) && !["do", "to", "so"].contains(where: following.hasSuffix) || tables.doneWithLand.contains(following)
        {
            return false
        }
        let place = sentence.tokens[..<index].lastIndex { !$0.text.isEmpty }
        if let before = place.flatMap({ sentence.preceding($0) })?.text.lowercased(), tables.measuring.contains(before),
            !tables.addedToNumbers.contains(following)
        {
            return false
        }
        // "In stap 5 u het venster"
        if word.core == "u", ["het", "een", "uw", "deze", "dit", "dat"].contains(following) { return true }
        return next.text.first?.isLetter == true && !tables.smallWords.contains(following)
            || ["un", "una", "uno", "il", "lo", "la", "i", "el", "los", "las", "le", "gli"].contains(next.text.lowercased())
    }

    /// "1.200", "3,5": no number of a chapter, no year.
    private static func isPrecise(_ number: Substring) -> Bool {
        number.contains(",") || number.split(separator: ".").dropFirst().first?.count == 3
    }

    /// "In Table 3 m is the mass": a letter behind a number that is a name, and before a word that explains it.
    private static func isLabel(_ word: Affixes, behind index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        guard word.core.count == 1, word.core.first?.isLetter == true, word.suffix.isEmpty, let next = sentence.following(index)?.text
        else { return false }
        if word.core.startsWithCapital, isInCapitals(word, next, behind: index, in: sentence, tables) { return true }
        guard definitions.contains(next), let number = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            Affixes(sentence.tokens[number].text).core.isDigits,
            let name = sentence.preceding(number)?.text
        else { return false }
        return name.startsWithCapital && NumberedName.isLabel(name)
    }

    /// What says of a letter what it stands for: "a section 5 m deep" has none of these.
    private static let definitions = Set(
        words: "is are was were denotes means stands has gives ist sind bezeichnet steht est sont désigne es son è sono é são jest są")

    /// "ROZDZIAŁ 5 W KTÓRYM": a word of one letter in a title in capitals, of a language that has it; not "USE 12 V BATTERY".
    private static func isInCapitals(
        _ word: Affixes, _ following: String, behind index: Int, in sentence: SpokenSentence, _ tables: LanguageTables
    ) -> Bool {
        let next = Affixes(following).core
        guard next.count > 1, next.allSatisfy(\.isUppercase), !currents.contains(String(next)),
            let number = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }), let name = sentence.preceding(number)?.text,
            name.allSatisfy(\.isUppercase)
        else { return false }
        // "CHAPTER 7 J IS GONE"
        if NumberedName.isLabel(name) { return true }
        guard tables.smallWords.contains(word.core.lowercased()) else { return false }
        // "В 1990 В МОСКВЕ"
        return name.count > 1 || tables.smallWords.contains(name.lowercased()) && sentence.tokens[number].text.utf8.count == 4
    }

    /// What may stand in capitals behind volts and watts.
    private static let currents: Set<String> = ["AC", "DC", "LED", "RMS", "USB"]

    /// "640 K de RAM", "64 K memory": kilobytes, of which the letter is said, as of a race's kilometres, a picture's points and a street. "At 4 K the memory
    /// freezes", "at 77 K films become", "at 10 K runs stop" have kelvins.
    private static func isNoKelvin(_ index: Int, in sentence: SpokenSentence) -> Bool {
        guard sentence.tokens[index].text == "K" else { return false }
        for token in sentence.tokens[(index + 1)...] where !token.text.isEmpty {
            if ["de", "of", "di"].contains(token.text) { continue }
            let name = Affixes(token.text).core
            if ["RAM", "ROM", "Street", "St"].contains(name) || name.lowercased().hasPrefix("memor") { return true }
            guard let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
                let before = sentence.preceding(place)?.text.lowercased()
            else { return false }
            let number = sentence.tokens[place].text
            if races.contains(String(name)) { return ["5", "10"].contains(number) && ["a", "the", "an"].contains(before) }
            return pictures.contains(name.lowercased()) && pictureSizes.contains(number)
                && !["at", "to", "below", "above", "near"].contains(before)
        }
        return false
    }

    private static let races: Set<String> = ["race", "races", "run", "runs"]
    private static let pictures = Set(words: "video videos tv display displays monitor monitors resolution footage film films")
    private static let pictureSizes: Set<String> = ["2", "4", "5", "6", "8", "12", "16"]

    /// "9 am – 6 pm": an hour of the afternoon, not so many picometres.
    private static func isHour(_ number: Substring, _ sign: Substring) -> Bool {
        switch sign {
        case "pm": Int(number).map { (1...12).contains($0) } ?? false
        // "25 bps" of interest are no bits.
        case "bps": (Double(number) ?? 1000) < 1000
        default: false
        }
    }

    /// "<5 mg", "±0.5 °C", "~20 km": a number behind a sign that is joined to it.
    private static func withoutSign(_ number: Substring) -> Substring {
        guard let first = number.first, !first.isNumber, signs.contains(first) else { return number }
        return number.dropFirst()
    }

    private static let signs: Set<Character> = ["<", ">", "≤", "≥", "~", "∼", "≈", "±", "=", "+", "-", "–", "−"]

    /// "10⁻³" is a number, too.
    private static func withoutPower(_ number: Substring, _ tables: LanguageTables) -> Substring {
        tables.span != nil && NumberSpan(number) != nil || isVulgar(number) ? number : number.prefix { $0.isASCII }
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
