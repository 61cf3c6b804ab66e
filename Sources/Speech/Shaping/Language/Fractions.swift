/// Fractions that are one character.
enum FractionSigns {
    /// The two numbers of each.
    static let parts: [Character: String] = silent.merging(["½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"]) { $1 }

    /// Those of which espeak-ng says nothing, in any language.
    static let silent: [Character: String] = [
        "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
    ]

    /// "x = 1/2 t": whether a letter behind a fraction is a variable, by the sign in front.
    static func isBeforeVariable(_ letter: Substring, _ fraction: Int, in sentence: SpokenSentence) -> Bool {
        guard letter.first?.isLetter == true, letter.count(where: \.isLetter) == 1,
            let place = sentence.tokens[..<fraction].lastIndex(where: { !$0.text.isEmpty }), let sign = sentence.tokens[place].text.last,
            signs.contains(sign)
        else { return false }
        // "Yield = 1/2 t" is an amount.
        let left = sentence.tokens[place].text.count > 1 ? String(sentence.tokens[place].text.dropLast()) : sentence.preceding(place)?.text
        guard let left, case let core = Affixes(left).core, core.count <= 2 else { return false }
        return core.first?.isLetter == true && core.count(where: \.isLetter) == 1
    }

    private static let signs: Set<Character> = ["=", "+", "−", "·", "≤", "≥", "≈", "<", ">", "≡", "∝"]
}

extension ShapingRule {
    /// "1/2" → "one half", "3/7" → "3 over 7". "327/00" and "943/944" are a case and years.
    static let fractions = ShapingRule("fractions") { sentence, context in
        guard let tables = context.tables else { return }
        guard let over = tables.overWord else { return namedFractions(&sentence, tables) }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            if let place = word.core.firstIndex(where: { FractionSigns.silent[$0] != nil }),
                let written = FractionSigns.silent[word.core[place]]
            {
                // "1⅞ cups", "⅜-inch", "−⅛"
                let (before, tail) = (word.core[..<place], word.core[word.core.index(after: place)...])
                let minus = before.first.map { "−-–".contains($0) } == true ? tables.powers?.minus : nil
                let whole = minus == nil ? before : before.dropFirst()
                guard whole.isEmpty || whole.isDigits, tail.first.map({ "-‑″\"%".contains($0) }) ?? true else { continue }
                var name = tables.fractions[written] ?? written.replacing("/", with: " \(over) ")
                // "ein ⅛ Liter"
                if whole.isEmpty, minus == nil, let article = name.split(separator: " ").first,
                    (sentence.preceding(index)?.text ?? "").lowercased() == article
                {
                    name.removeSubrange(..<(name.firstIndex(of: " ").map(name.index(after:)) ?? name.startIndex))
                }
                let and = tables.andWord.map { $0 + " " } ?? ""
                let isMixed = before.isEmpty && word.prefix.isEmpty && isWhole(sentence.preceding(index)?.text)
                let sum = whole.isEmpty ? isMixed ? and : "" : whole + " " + and
                sentence.tokens[index].text = word.around((minus.map { $0 + " " } ?? "") + sum + name + tail)
                continue
            }
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].isDigits, parts[1].isDigits, parts[0].count <= 3, parts[1].count <= 3,
                parts[1].first != "0", parts[0].count + parts[1].count < 6
            else { continue }
            let name = tables.fractions[String(word.core)]
            if name == nil, isFileNumber(parts[1], at: index, in: sentence, isGerman: tables.orWord == "oder") { continue }
            // "1 1/2 cups"
            let isMixed = name != nil && word.prefix.isEmpty && isWhole(sentence.preceding(index)?.text)
            let said = name ?? "\(parts[0]) \(over) \(parts[1])"
            sentence.tokens[index].text = word.around((isMixed ? tables.andWord.map { $0 + " " } ?? "" : "") + said)
        }
    }

    /// Where a stroke has no word of its own: only fractions that have a name, before what they are a part of: "2/3 av", "3/4 dl".
    private static func namedFractions(_ sentence: inout SpokenSentence, _ tables: LanguageTables) {
        guard !tables.fractions.isEmpty else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 == 0x2F || $0 == 0xE2 }), text.utf8.count <= 16 else { continue }
            let word = Affixes(text)
            if word.core.count == 1, let sign = word.core.first, let written = FractionSigns.silent[sign],
                let name = tables.fractions[written]
            {
                sentence.tokens[index].text = word.around(name)
            } else if word.suffix.isEmpty, let name = tables.fractions[String(word.core)],
                let next = sentence.following(index).map({ Affixes($0.text).core }),
                tables.partitive.contains(next.lowercased()) || tables.units.forms(of: next) != nil
            {
                let isMixed = word.prefix.isEmpty && isWhole(sentence.preceding(index)?.text)
                sentence.tokens[index].text = word.around((isMixed ? tables.andWord.map { $0 + " " } ?? "" : "") + name)
            }
        }
    }

    /// "Nummer 123/18", "VIII ZR 123/18": a number and its year, of a German court's file behind a senate's number and its capitals.
    private static func isFileNumber(_ year: Substring, at index: Int, in sentence: SpokenSentence, isGerman: Bool) -> Bool {
        guard year.utf8.count == 2, let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            case let text = sentence.tokens[place].text, text.last?.isLetter == true
        else { return false }
        let core = Affixes(text).core
        if numberWords.contains(core.lowercased()) { return true }
        guard isGerman, (2...4).contains(text.utf8.count), text.startsWithCapital, text.dropFirst().contains(where: \.isUppercase),
            let senate = sentence.preceding(place)?.text
        else { return false }
        return senate.isDigits && senate.utf8.count <= 2 || RomanNumeral.value(of: senate[...]) != nil
    }

    private static let numberWords = Set(words: "number nummer numéro numero número numer číslo номер")

    /// Whether a word is a number of things that a half may be added to.
    private static func isWhole(_ text: String?) -> Bool { text.map { $0.isDigits && $0.count <= 2 } ?? false }
}
