import Reading

extension ShapingRule {
    /// "Chapter IV" → "Chapter 4", "XIVe siècle" → "quatorzième siècle", "am 3. Mai" → "am dritten Mai": what a number is called depends on the words beside
    /// it.
    static let numerals = ShapingRule("numerals") { sentence, context in
        guard let read = context.tables?.numeral else { return }
        let range = context.tables?.rangeWord
        var row: OrdinalRow?
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            guard let first = word.core.first, first.isNumber || "IVXLCDM".contains(first), word.core.utf8.count <= 24 else { continue }
            // "1.7 V"
            if word.core == "V", let amount = sentence.preceding(index)?.text, amount.isNumeral, !amount.isDigits { continue }
            let hasStop = word.suffix.hasPrefix(".")
            // "John V. Lindsay"; but "Chapter V. Conclusions", "Pius X. Benedict"
            if hasStop, word.core.count == 1, !first.isNumber, context.tables?.hasRomanStops == false,
                let name = sentence.following(index)?.text, Affixes(name).core.startsWithCapital,
                let given = sentence.preceding(index)?.text, given.startsWithCapital, GivenNames.contains(given.lowercased())
            {
                continue
            }
            let follower = sentence.following(index)
            let isOpen = word.suffix.isEmpty || (word.suffix == "." && follower != nil)
            var place = NumeralContext(value: 0, isRoman: false, marker: "")
            place.after = isOpen ? follower.map(firstWord) : nil
            place.precedesName = isOpen && follower.map { Affixes($0.text).core.startsWithCapital } ?? false
            let (name, before, beforeThat) = wordsBefore(index, in: sentence, word.prefix, context.tables)
            place.isInRow = context.isRow
            (place.name, place.before, place.beforeThat) = (name, before, beforeThat)
            if hasStop, first.isNumber { OrdinalRow.complete(&place, word, index, row, in: sentence, context.tables) }
            context.tables?.numeralPair?.complete(&place, word, index, in: sentence)
            if let pair = ordinalPair(word.core, place, range, read), hasStop {
                sentence.tokens[index].text = word.prefix + pair + word.suffix.dropFirst()
                continue
            }
            // "die 1980er-Jahre"
            if let dash = word.core.firstIndex(of: "-"), word.core[..<dash].hasSuffix("er"),
                let decade = reading(word.core[..<dash], hasStop: false, place, read)?.text
            {
                let rest = word.core[word.core.index(after: dash)...]
                sentence.tokens[index].text = word.around(decade + (rest.isEmpty ? "" : " " + rest))
                continue
            }
            if word.core.utf8.count > 3, first.isNumber, let tables = context.tables, isMeasured(index, word, in: sentence, tables) {
                continue
            }
            let halves = word.core.split(omittingEmptySubsequences: false) { "–—-".contains($0) }
            // "XVI–XVII": two numbers with the same words beside them.
            if halves.count == 2, word.core.contains("-"), isSection(halves[0], halves[1]) {
                // "Section VI-C"
                if let number = reading(halves[0], hasStop: false, place, read)?.text {
                    sentence.tokens[index].text = word.around(number + " " + halves[1])
                }
                continue
            }
            if halves.count == 2, isPair(halves[0], halves[1]) {
                let low = reading(halves[0], hasStop: false, place, read)?.text
                let high = reading(halves[1], hasStop: false, place, read)?.text
                guard low != nil || high != nil else { continue }
                let middle = " \(range ?? "–") "
                sentence.tokens[index].text = word.around((low ?? String(halves[0])) + middle + (high ?? String(halves[1])))
                continue
            }
            if let value = romanYear(word.core), context.role != .code {
                (place.value, place.before) = (value, "in")
                let digits = place.after == nil || context.language.hasPrefix("en") ? read(place) : nil
                sentence.tokens[index].text = word.around(digits ?? String(value))
                continue
            }
            // "a random number X", "the volume V of the cylinder"; but "Class X and XI"
            if word.core == "X" || word.core == "V", let variables = context.tables?.variables,
                variables.has(first, place, at: index, in: sentence),
                !isBesideNumeral(index, sentence)
            {
                continue
            }
            guard let said = reading(word.core, hasStop: hasStop && follower != nil, place, read) else { continue }
            if said.takesStop, first.isNumber {
                row = OrdinalRow(index: index, name: place.name, before: place.before, beforeThat: place.beforeThat)
            }
            let rest = said.takesStop ? word.suffix.dropFirst() : word.suffix
            let text = sentence.preceding(index) == nil ? said.text.prefix(1).uppercased() + said.text.dropFirst() : said.text
            sentence.tokens[index].text = word.prefix + text + rest
        }
    }

    /// "1.-3. Mai", "2./3. Auflage": two ordinals with the same words beside them.
    private static func ordinalPair(
        _ core: Substring, _ place: NumeralContext, _ range: String?, _ read: (NumeralContext) -> String?
    ) -> String? {
        guard core.utf8.count <= 9, let sign = core.firstIndex(where: { "-–/".contains($0) }), core[..<sign].hasSuffix(".") else {
            return nil
        }
        let (low, high) = (core[..<sign].dropLast(), core[core.index(after: sign)...])
        guard low.isDigits, high.isDigits, low.utf8.count <= 2, high.utf8.count <= 2,
            let first = reading(low, hasStop: true, place, read), let second = reading(high, hasStop: true, place, read), first.takesStop,
            second.takesStop
        else { return nil }
        return first.text + (core[sign] == "/" ? ", " : " \(range ?? "–") ") + second.text
    }

    /// Whether a number is no year, by what is measured or counted with it: "1500 m", "1100 to 1300 nm", "1200 x 800", "1150 of 2000".
    private static func isMeasured(_ index: Int, _ word: Affixes, in sentence: SpokenSentence, _ tables: LanguageTables) -> Bool {
        guard word.suffix.isEmpty, word.core.prefix(4).isDigits,
            let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
        else { return false }
        let next = Affixes(sentence.tokens[place].text)
        guard next.prefix.isEmpty else { return false }
        // "1957 m. Anna": married.
        let isShort = next.core.count == 1 && next.suffix.hasPrefix(".") && sentence.following(place) != nil
        if isUnit(next.core, tables), !isShort { return true }
        // "1500 W,", but "1848 V. Holm".
        if ["W", "V", "K"].contains(next.core), !next.suffix.hasPrefix(".") || sentence.following(place) == nil { return true }
        guard next.suffix.isEmpty, let other = sentence.tokens[(place + 1)...].firstIndex(where: { !$0.text.isEmpty }),
            case let number = Affixes(sentence.tokens[other].text), number.core.isNumeral
        else { return false }
        if next.core == "x" || next.core == "×" || next.core == "of" { return true }
        guard String(next.core) == tables.rangeWord || next.core == "–" || String(next.core) == tables.andWord, number.suffix.isEmpty,
            let unit = sentence.following(other)
        else { return false }
        return isUnit(Affixes(unit.text).core, tables)
    }

    /// Whether a sign is a unit's, and no word or initial.
    private static func isUnit(_ sign: Substring, _ tables: LanguageTables) -> Bool {
        guard tables.units.forms(of: sign) != nil, !tables.verbs.contains(String(sign)), !tables.smallWords.contains(String(sign)) else {
            return false
        }
        return sign.count > 1 || ["m", "g", "l"].contains(sign) || sign.first?.isLetter != true
    }

    /// Whether another Roman numeral stands two words behind, as in "X and XI".
    private static func isBesideNumeral(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        let others = sentence.tokens[(index + 1)...].lazy.filter { !$0.text.isEmpty }.prefix(2)
        guard others.count == 2, let last = others.last else { return false }
        let core = Affixes(last.text).core
        return core.count > 1 && RomanNumeral.value(of: core) != nil
    }

    /// "MCMXCIX": four letters and more, from the years that are written so, are no word.
    private static func romanYear(_ core: Substring) -> Int? {
        guard core.utf8.count > 3, core.first == "M", let value = RomanNumeral.value(of: core), value < 2100 else { return nil }
        return value
    }

    /// A Roman numeral, and the capital of a part of what it numbers.
    private static func isSection(_ low: Substring, _ letter: Substring) -> Bool {
        guard letter.count == 1, let capital = letter.first, ("A"..."Z").contains(capital), !"IVX".contains(capital) else { return false }
        return RomanNumeral.value(of: low) != nil && low.allSatisfy { "IVX".contains($0) }
    }

    /// Two Roman numerals, or two years, the second perhaps without its century.
    private static func isPair(_ low: Substring, _ high: Substring) -> Bool {
        guard let first = low.first, let second = high.first else { return false }
        if first.isNumber { return low.count == 4 && first != "0" && low.isDigits && high.isDigits && (high.count == 4 || high.count == 2) }
        // "Part II–Methods"
        return "IVXLCDM".contains(first) && "IVXLCDM".contains(second) && high.dropFirst().first?.isLowercase != true
    }

    private static func reading(
        _ core: Substring, hasStop: Bool, _ place: NumeralContext, _ read: (NumeralContext) -> String?
    ) -> (text: String, takesStop: Bool)? {
        var place = place
        let digits = core.prefix { ("0"..."9").contains($0) }
        let letters = core.prefix { "IVXLCDM".contains($0) }
        let body = digits.isEmpty ? letters : digits
        let marker = core[body.endIndex...]
        guard marker.allSatisfy({ $0.isLetter || "-‑'’ºª°.:".contains($0) }), marker.count <= 5 else { return nil }
        if digits.isEmpty {
            // "Le", "Des", "grade D": by themselves these letters are hardly ever numbers.
            guard let value = RomanNumeral.value(of: letters), letters.count > 1 || !"LCDM".contains(letters) else { return nil }
            (place.value, place.isRoman) = (value, true)
        } else {
            guard digits.count <= 4, let value = Int(digits) else { return nil }
            place.value = value
        }
        place.marker = marker.lowercased()
        place.hasCapitalMarker = marker.contains(where: \.isUppercase)
        if marker.isEmpty, hasStop {
            place.marker = "."
            if let text = read(place) { return (text, true) }
            place.marker = ""
            // A number that ends a sentence has no words behind it.
            if !place.isRoman { place.after = nil }
            return read(place).map { ($0, place.isRoman) }
        }
        return read(place).map { ($0, false) }
    }

    private static func firstWord(of token: SpokenToken) -> String {
        let word = Affixes(token.text)
        return (word.core.split(separator: " ").first ?? word.core).lowercased()
    }

    private static func wordsBefore(
        _ index: Int, in sentence: SpokenSentence, _ prefix: Substring, _ tables: LanguageTables?
    ) -> (name: String?, before: String?, beforeThat: String?) {
        guard prefix.isEmpty, let token = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) else { return (nil, nil, nil) }
        let word = Affixes(sentence.tokens[token].text)
        // An abbreviation's stop is no punctuation: "Kap. IV" has lost it already, "J. II" has not.
        // "am Dienstag, 3. November": the day of the week stands in between.
        if word.suffix == ",", tables?.calendarNames[word.core.lowercased()] != nil {
            return wordsBefore(token, in: sentence, word.prefix, nil)
        }
        // "26 мая (6 июня) 1799 года"
        let isOtherDate = word.suffix == ")" && tables?.monthsBeforeYears.contains(word.core.lowercased()) == true
        guard word.suffix.isEmpty || word.suffix == "." || isOtherDate else { return (nil, nil, nil) }
        let parts = word.core.split { $0 == " " || $0 == "-" }
        guard let last = parts.last else { return (nil, nil, nil) }
        let earlier = parts.dropLast().last.map(String.init) ?? sentence.preceding(token).map { String(Affixes($0.text).core) }
        return (String(last), last.lowercased(), earlier?.lowercased())
    }
}
