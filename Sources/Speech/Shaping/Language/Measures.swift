import Reading

/// What is measured where the measure goes before a noun.
enum Measures {
    /// "a 5 km walk", "the £10 ticket;": whether an amount, its words from `first` to `last`, stands between an article and the noun it belongs to, before
    /// which English has the singular.
    ///
    /// Behind "a" and "an" it always does if anything follows that may be a noun. "The 5 km they walked", "the $50 comes", "the 5 km north of it" have a
    /// plural: behind "the" the noun has to be one that is measured often, and to end its phrase.
    static func isBeforeNoun(_ first: Int, _ last: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        guard let table = tables.nounMeasures, let article = sentence.preceding(first)?.text,
            let place = sentence.tokens[(last + 1)...].firstIndex(where: { !$0.text.isEmpty })
        else { return false }
        let noun = Affixes(sentence.tokens[place].text)
        guard noun.prefix.isEmpty, noun.core.count > 2, noun.core.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D }),
            noun.core.first?.isLowercase == true, !table.others.contains(String(noun.core)), !noun.core.hasSuffix("ly")
        else { return false }
        if table.articles.contains(article) || article == "A" || article == "An" {
            // "Vitamin A 500 mg tablets"
            return article.first?.isLowercase == true || sentence.tokens[..<first].filter { !$0.text.isEmpty }.count == 1
        }
        guard article.lowercased() == "the", table.nouns.contains(String(noun.core)) else { return false }
        guard noun.suffix.isEmpty, let next = sentence.following(place)?.text else { return true }
        return table.links.contains(next)
    }

    /// "5-km-Lauf" → "5-Kilometer-Lauf", "5-km run" → "5-kilometre run": a number, a unit and a noun joined by hyphens.
    static func compound(_ word: Affixes, at index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> String? {
        guard let form = tables.compoundForm, word.core.utf8.count <= 48 else { return nil }
        let parts = word.core.split(omittingEmptySubsequences: false) { "-‑‐".contains($0) }
        guard parts.count == 2 || parts.count == 3, parts[0].isNumeral, !isNoMeasure(parts[1], behind: parts[0]),
            let forms = forms(of: parts[1], tables)
        else { return nil }
        if parts.count == 3 {
            guard parts[2].count > 2, parts[2].allSatisfy(\.isLetter) else { return nil }
        } else {
            // "a 60-W bulb"; "3-D", "the 5-s" may be anything.
            guard word.suffix.isEmpty, tables.nounMeasures != nil, parts[1].count > 1 || !"Kstg".contains(parts[1]),
                let next = sentence.following(index)?.text, next.first?.isLowercase == true, next.count > 2,
                parts[1].count > 1 || !parts[1].contains(where: \.isLetter)
                    || ["a", "an", "the"].contains(sentence.preceding(index)?.text.lowercased())
            else { return nil }
        }
        let name = forms[min(form, forms.count - 1)]
        guard parts.count == 3 else { return "\(parts[0])-\(name)" }
        // "2-Meter-Mann"
        let isNoun = parts[2].startsWithCapital && !name.startsWithCapital
        return "\(parts[0])-\(isNoun ? name.prefix(1).uppercased() + name.dropFirst() : name)-\(parts[2])"
    }

    /// "a 5-pm start", "5-W-Fragen", "3-J-Regel", "4-K-Film", "50-PS-Motor": of single capitals only volts, and watts where they are many, are units for sure.
    private static func isNoMeasure(_ sign: Substring, behind number: Substring) -> Bool {
        if ["am", "pm", "AM", "PM", "PS", "TL", "EL"].contains(sign) { return true }
        guard sign.count == 1, let letter = sign.first, letter.isLetter, letter.isUppercase else { return false }
        return letter != "V" && !(letter == "W" && number.isDigits && number.count > 1)
    }

    private static func forms(of sign: Substring, _ tables: LanguageTables) -> [String]? {
        guard let forms = tables.units.forms(of: sign) ?? tables.currencies[String(sign)]?.unit,
            !forms.contains(where: { $0.contains(" ") })
        else { return nil }
        return forms
    }
}

extension ShapingRule {
    /// "a scale of 1:50" → "a scale of 1 to 50": by itself espeak-ng takes it for a time of the day.
    static let ratios = ShapingRule("ratios") { sentence, context in
        guard let tables = context.tables, let ratio = tables.ratio, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.contains(0x3A) {
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.contains(":"), word.core.utf8.count <= 16 else { continue }
            let sides = word.core.split(separator: ":", omittingEmptySubsequences: false)
            guard sides.count == 2, sides[0].isDigits, sides[1].isNumeral, sides[0].count <= 4,
                isNamed(index, sides[0], sides[1], in: sentence, ratio.names) || isBeforeName(index, word, sides[0], in: sentence, tables)
            else { continue }
            sentence.tokens[index].text = word.around("\(sides[0]) \(ratio.word) \(sides[1])")
        }
    }

    /// "scale 1:50", "a ratio of 3:1": whether what is scaled stands before. "He checked the scale at 7:30" tells the time, "the ratio of 10:30" may.
    private static func isNamed(
        _ index: Int, _ first: Substring, _ second: Substring, in sentence: SpokenSentence, _ names: Set<String>
    ) -> Bool {
        guard first == "1" || second.count == 1, let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) else {
            return false
        }
        if let next = sentence.following(index)?.text.lowercased(), behindTimes.contains(where: next.hasPrefix) { return false }
        let before = Affixes(sentence.tokens[place].text)
        if isName(before.core, names) { return before.suffix.isEmpty || before.suffix == ":" }
        guard before.suffix.isEmpty, betweenRatios.contains(String(before.core)), let name = sentence.preceding(place)?.text else {
            return false
        }
        let word = Affixes(name)
        return word.suffix.isEmpty && isName(word.core, names)
    }

    private static func isName(_ core: Substring, _ names: Set<String>) -> Bool {
        let name = core.lowercased()
        if names.contains(name) { return true }
        // "à l’échelle"
        guard let mark = name.lastIndex(where: { $0 == "’" || $0 == "'" }) else { return false }
        return names.contains(String(name[name.index(after: mark)...]))
    }

    /// "a 16:9 ratio", "a 16:9 aspect ratio", "the 1:50 scale"; but "At 10:30 scales were used".
    private static func isBeforeName(
        _ index: Int, _ word: Affixes, _ first: Substring, in sentence: SpokenSentence, _ tables: LanguageTables
    ) -> Bool {
        guard let measures = tables.nounMeasures, word.prefix.isEmpty, word.suffix.isEmpty,
            let article = sentence.preceding(index)?.text.lowercased(),
            article == "the" || measures.articles.contains(article),
            var place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
        else { return false }
        if sentence.tokens[place].text.lowercased() == "aspect" {
            guard let next = sentence.tokens[(place + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return false }
            place = next
        }
        let name = Affixes(sentence.tokens[place].text).core.lowercased()
        return name == "ratio" || name == "scale" && first == "1"
    }

    /// What may stand between a scale's name and its numbers: no preposition that goes before a time.
    private static let betweenRatios: Set<String> = [
        "of", "is", "was", "=", "von", "ist", "war", "de", "est", "es", "é", "è", "van", "er", "är",
    ]
    private static let behindTimes = ["am", "a.m", "pm", "p.m", "uhr", "o’clock", "o'clock", "uur"]
}
