import Reading

/// What is measured where the measure goes before a noun.
enum Measures {
    /// "a 5 km walk", "the £10 ticket;": whether an amount, its words from `first` to `last`, stands between an article and the noun it belongs to, before which English has
    /// the singular.
    ///
    /// Behind "a" and "an" it always does if anything follows that may be a noun. "The 5 km they walked" has a plural: behind "the" the noun has to end its phrase.
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
        guard article.lowercased() == "the", !noun.core.hasSuffix("ed"), !noun.core.hasSuffix("ing") else { return false }
        guard noun.suffix.isEmpty, let next = sentence.following(place)?.text else { return true }
        return table.links.contains(next)
    }

    /// "5-km-Lauf" → "5-Kilometer-Lauf", "5-km run" → "5-kilometre run": a number, a unit and a noun joined by hyphens.
    static func compound(_ word: Affixes, at index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> String? {
        guard let form = tables.compoundForm, word.core.utf8.count <= 48 else { return nil }
        let parts = word.core.split(omittingEmptySubsequences: false) { "-‑‐".contains($0) }
        guard parts.count == 2 || parts.count == 3, parts[0].isNumeral, let forms = forms(of: parts[1], tables) else { return nil }
        if parts.count == 3 {
            guard parts[2].count > 2, parts[2].allSatisfy(\.isLetter), parts[1] != "K" else { return nil }
        } else {
            // "a 60-W bulb"; "3-D", "the 5-s" may be anything.
            guard word.suffix.isEmpty, tables.nounMeasures != nil, parts[1].count > 1 || !"Kstg".contains(parts[1]),
                let next = sentence.following(index)?.text, next.first?.isLowercase == true, next.count > 2,
                parts[1].count > 1 || !parts[1].contains(where: \.isLetter)
                    || ["a", "an", "the"].contains(sentence.preceding(index)?.text.lowercased())
            else { return nil }
        }
        let name = forms[min(form, forms.count - 1)]
        return "\(parts[0])-\(name)" + (parts.count == 3 ? "-\(parts[2])" : "")
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
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.contains(":"), word.core.utf8.count <= 16 else { continue }
            let sides = word.core.split(separator: ":", omittingEmptySubsequences: false)
            guard sides.count == 2, sides.allSatisfy({ $0.isNumeral }), sides[0].count <= 4,
                isNamed(index, in: sentence, ratio.names, tables)
                    || word.suffix.isEmpty
                        && sentence.following(index).map({ ratio.names.contains(Affixes($0.text).core.lowercased()) }) == true
            else { continue }
            sentence.tokens[index].text = word.around("\(sides[0]) \(ratio.word) \(sides[1])")
        }
    }

    /// Whether what is scaled stands before, with no more than small words between.
    private static func isNamed(_ index: Int, in sentence: SpokenSentence, _ names: Set<String>, _ tables: LanguageTables) -> Bool {
        var seen = 0
        for token in sentence.tokens[..<index].reversed() where !token.text.isEmpty {
            let word = Affixes(token.text)
            let core = word.core.lowercased()
            if names.contains(core) { return word.suffix.isEmpty || word.suffix == ":" }
            seen += 1
            guard seen < 3, word.suffix.isEmpty, tables.smallWords.contains(core) || core == "=" else { return false }
        }
        return false
    }
}
