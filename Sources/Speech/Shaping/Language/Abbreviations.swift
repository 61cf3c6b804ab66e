import Reading

extension ShapingRule {
    /// "Fig. 3" → "figure 3", "z. B." → "zum Beispiel": espeak-ng says few abbreviations in full, and makes the pause of a sentence's end behind each.
    static let abbreviations = ShapingRule("abbreviations") { sentence, context in
        guard let tables = context.tables, !tables.abbreviations.isEmpty, context.role != .code else { return }
        var index = 0
        while index < sentence.tokens.count {
            if !sentence.tokens[index].text.isEmpty, !expandAttached(&sentence, index, tables) { expand(&sentence, index, tables) }
            index += 1
        }
    }

    /// "Fig.3", "p.12", "№5": the number stands right behind.
    private static func expandAttached(_ sentence: inout SpokenSentence, _ index: Int, _ tables: LanguageTables) -> Bool {
        let word = Affixes(sentence.tokens[index].text)
        if let name = attachedName(word, tables.abbreviations) {
            sentence.tokens[index].text = word.prefix + name + word.suffix
            return true
        }
        if let compound = sharpCompound(word.core, tables.abbreviations) {
            sentence.tokens[index].text = word.prefix + compound + word.suffix
            return true
        }
        guard let digit = word.core.firstIndex(where: \.isNumber), digit > word.core.startIndex, word.core[digit...].first?.isASCII == true
        else { return false }
        let key = String(word.core[..<digit])
        let entries = tables.abbreviations.entries(beginning: key)
        guard let entry = entries.first(where: { $0.words.count == 1 && $0.condition == .beforeNumber }) else { return false }
        let name = InflectedAbbreviation.text(entry, index, number: String(word.core[digit...]), in: sentence, tables)
        sentence.tokens[index].text = word.prefix + name + " " + word.core[digit...] + word.suffix
        return true
    }

    /// "C#-based", "C#/F#", "C#'s": the voice knows the sign by another name. `nil` where no word of it is listed, and for addresses.
    private static func sharpCompound(_ core: Substring, _ table: AbbreviationTable) -> String? {
        guard core.utf8.contains(UInt8(ascii: "#")), !core.utf8.contains(UInt8(ascii: ":")) else { return nil }
        var (said, part) = ("", "")
        var isChanged = false
        for letter in core + "-" {
            guard "-‑/'’".contains(letter) else {
                part.append(letter)
                continue
            }
            let entry = part.hasSuffix("#") ? table.entries(beginning: part).first { $0.words == [part] } : nil
            isChanged = isChanged || entry != nil
            said += (entry?.text ?? part) + String(letter)
            part = ""
        }
        return isChanged ? String(said.dropLast()) : nil
    }

    /// "ул.Мира", "św.Jan", "Sr.Pérez": typed without the blank.
    private static func attachedName(_ word: Affixes, _ table: AbbreviationTable) -> String? {
        guard word.core.utf8.contains(0x2E), let stop = word.core.firstIndex(of: "."), stop > word.core.startIndex else { return nil }
        let name = word.core[word.core.index(after: stop)...]
        guard name.count > 2, name.startsWithCapital, name.dropFirst().first?.isLowercase == true,
            name.allSatisfy({ $0.isLetter || $0 == "-" })
        else { return nil }
        let key = String(word.core[...stop])
        // "П.Кюри": of a name.
        if key.count == 2, key.startsWithCapital { return nil }
        guard
            let entry = table.entries(beginning: key).first(where: { entry in
                entry.words.count == 1 && titles.contains(entry.words[0])
            })
        else { return nil }
        let text = entry.text.prefix { !"/|+^~".contains($0) }
        return text + " " + name
    }

    /// Those that are listed as abbreviations everywhere; others may be names in programs, "doc.Open", "col.Name".
    private static let titles = Set(words: "ul. św. prof. Prof. dr Dr. ks. inż. Sr. Sra. Hr. St. ул. св. проф. акад.")

    private static func expand(_ sentence: inout SpokenSentence, _ index: Int, _ tables: LanguageTables) {
        let table = tables.abbreviations
        var first = Affixes(sentence.tokens[index].text)
        guard !first.core.isEmpty else { return }
        // "l’avv. Gallo": the article belongs to the word.
        if tables.elides, let start = elision(first.core) {
            first.prefix = sentence.tokens[index].text[..<start]
            first.core = first.core[start...]
        }
        let hasStop = first.suffix.hasPrefix(".")
        if hasStop, let full = table.full(first.core + ".") {
            let isLast = sentence.following(index) == nil && first.suffix.count == 1
            sentence.tokens[index].text = first.prefix + full + (isLast ? "." : first.suffix.dropFirst())
            return
        }
        // "7j/7." at the end of a sentence has its stop.
        let others =
            hasStop && sentence.following(index) == nil ? table.entries(beginning: String(first.core)).filter { $0.words.count == 1 } : []
        for entry in table.entries(beginning: String(first.core) + (hasStop ? "." : "")) + others {
            guard let end = match(entry, in: sentence, at: index) else { continue }
            let last = Affixes(sentence.tokens[end].text)
            let endsWithStop = entry.words.last?.hasSuffix(".") == true
            var rest = endsWithStop ? last.suffix.dropFirst() : last.suffix
            let next = sentence.following(end)?.text
            let previous = sentence.preceding(index)?.text
            let beforeThat = sentence.tokens[..<index].filter { !$0.text.isEmpty }.dropLast().last?.text
            // "10 тыс. шт.", "10 tis. ks"
            let isMultiplied =
                entry.condition == .afterNumber && entry.text.contains("/") && previous.map { tables.multipliers.contains($0) } ?? false
            guard isMultiplied || holds(entry, next: rest.isEmpty ? next : rest == "," ? "," : nil, previous, beforeThat) else { continue }
            if entry.words.count == 1, !table.mayStand(entry.words[0], behind: previous, first.prefix, before: next) { continue }
            // "12 Mt Cu"
            if entry.words == ["Mt"], previous?.startsWithDigit == true || next.map({ Affixes($0).core.count < 3 }) ?? true { continue }
            // "DAMN, v. A word", "run, v. 1. To move", "c. XI"
            if entry.words.count == 1, isOfDictionary(entry, previous, next) { continue }
            // "3 р. в день", but "5 р. в год", "500 р. в день"
            if entry.condition == .afterNumber, entry.words.first == "р.", entry.words.count > 1,
                previous.flatMap({ Int($0) }).map({ $0 > 4 }) ?? true
            {
                continue
            }
            // "2 ст. л. масла", but "XIX ст. л. 5"
            if entry.condition == .afterNumber, entry.words.last == "л.", previous?.first?.isNumber != true { continue }
            // "bis 14 J. 3 €", but "1985 J. Holm"
            if entry.words == ["J."], previous.flatMap({ Int($0) }).map({ $0 > 120 }) ?? true || next?.startsWithCapital ?? true {
                continue
            }
            // "III кв. 2024 г.", but "кв. 5"; "123456 г. Москва" is a town with its post code.
            if entry.words == ["кв."], entry.condition == .beforeNumber, isYear(next), previous.map({ isNumber(Affixes($0).core) }) == true
            {
                continue
            }
            if entry.words == ["г."], entry.condition == .afterNumber, [1, 2, 6].contains(previous?.utf8.count),
                next?.startsWithCapital == true
            {
                continue
            }
            // "w 1939 r. 1 września", "w XIX w. 5 miast", "2 godz. 51 min.": what stands behind a number belongs to it.
            if entry.condition == .beforeNumber, let number = table.behindNumbers[entry.words[0]],
                previous.map({ number.isOne(Affixes($0)) }) == true
            {
                continue
            }
            // "9,58 s.": pages are whole.
            if entry.words == ["s."] || entry.words == ["с."], previous.map(isDecimal) == true { continue }
            // "Нажмите ОК."
            if entry.words == ["ок."], first.core.allSatisfy(\.isUppercase) { continue }
            // "Klient: Ok.", "było ok."; but "mieszka ok. Krakowa"
            if entry.words == ["ok."], next.map({ first.core.startsWithCapital && !$0.startsWithDigit }) ?? true {
                continue
            }
            // "Das ist Max.", "Max. Holm", "Det er Mia.": a name.
            if entry.condition == .always, entry.words.count == 1, entry.words[0].first?.isLowercase == true, first.core.startsWithCapital,
                next == nil && previous != nil || rest == "," && entry.words == ["ca."]
                    || entry.words == ["max."] && next.map({ Affixes($0).core.startsWithCapital }) ?? true
            {
                continue
            }
            // "А. С. Пушкин": villages and towns are shortened to small letters. "l’image BD" is no street.
            if entry.words.count == 1, first.core.startsWithCapital, entry.words[0].first?.isLowercase == true {
                if entry.condition == .beforeCapital, first.core.count == 1 { continue }
                if !hasStop, first.core.count > 1, first.core.allSatisfy(\.isUppercase), !entry.words[0].hasSuffix(".") { continue }
            }
            if entry.condition == .ofDates, !isOfDate(end, previous, in: sentence, table.besideDays) { continue }
            // "Phys. Rev. Lett. 45"
            if entry.words == ["lett."], first.core.startsWithCapital, previous.map(isAbbreviated) == true { continue }
            if entry.words == ["nos"], isOur(before: end + 1, in: sentence) { continue }
            if entry.condition == .beforeNumber, isInitial(after: end, in: sentence, behind: entry) { continue }
            if entry.condition == .beforeName, !isName(after: end, in: sentence, table) || previous.map(isAbbreviated) == true { continue }
            if entry.condition == .beforeNumber, let place = sentence.tokens[(end + 1)...].firstIndex(where: { !$0.text.isEmpty }) {
                let word = Affixes(sentence.tokens[place].text)
                if let digits = smallNumerals(word.core) { sentence.tokens[place].text = word.around(digits) }
            }
            // At a sentence's end the stop is the sentence's as well.
            if endsWithStop, next == nil, rest.allSatisfy({ !".!?".contains($0) }) { rest = "." + rest }
            let isCounted = entry.condition == .beforeNumber && previous?.last?.isNumber == true
            // A paragraph of a law has no hundred sentences: "§ 823 S. 120" is a page.
            let isFew = next.flatMap { Int(Affixes($0).core) }.map { $0 <= 20 } ?? false
            let expansion =
                (isCounted && isFew ? table.meaning(entry.words[0], in: beforeThat) : nil)
                ?? InflectedAbbreviation.text(entry, index, number: next ?? "", in: sentence, tables)
            let text = String(first.prefix) + cased(expansion, like: first.core, isFirst: sentence.preceding(index) == nil) + rest
            sentence.merge(index..<end + 1, into: text)
            return
        }
    }

    private static func isYear(_ text: String?) -> Bool {
        text.map { Affixes($0).core }.map { $0.utf8.count == 4 && $0.isDigits && ($0.hasPrefix("19") || $0.hasPrefix("20")) } ?? false
    }

    private static func isDecimal(_ text: String) -> Bool { text.isNumeral && !text.isDigits }

    /// Whether a letter says what kind of word a dictionary's entry is, or stands for a chapter.
    private static func isOfDictionary(_ entry: AbbreviationTable.Entry, _ previous: String?, _ next: String?) -> Bool {
        guard let next else { return false }
        if entry.words[0] == "c." {
            let core = Affixes(next).core
            return core.count > 1 && RomanNumeral.value(of: core) != nil
        }
        // In other languages they are numbers and verses: "legge, n. 5."
        guard entry.text == "version" || entry.text == "note", entry.words[0].utf8.count == 2, let previous, previous.hasSuffix(","),
            previous.dropLast().allSatisfy(\.isLetter)
        else { return false }
        return next == "A" || next.hasSuffix(".") && next.dropLast().isDigits && next.utf8.count < 4
    }

    /// "nos 3 enfants": "our" in French; "nos 3 et 4", "nos 3" are numbers.
    private static func isOur(before start: Int, in sentence: SpokenSentence) -> Bool {
        guard let place = sentence.tokens[start...].firstIndex(where: { !$0.text.isEmpty }), sentence.tokens[place].text.isNumeral,
            let noun = sentence.following(place)?.text
        else { return false }
        return noun.utf8.count > 3 && noun.first?.isLowercase == true
    }

    /// Where the word begins that an article or preposition has lost its vowel before: "l’avv", "dell’art".
    private static func elision(_ core: Substring) -> Substring.Index? {
        guard let mark = core.firstIndex(where: { $0 == "'" || $0 == "’" }), core[..<mark].count <= 5 else { return nil }
        let start = core.index(after: mark)
        return core[..<mark].allSatisfy(\.isLetter) && core[start...].count > 1 ? start : nil
    }

    /// The index of the last token, if the tokens from `index` on are the entry's words.
    private static func match(_ entry: AbbreviationTable.Entry, in sentence: SpokenSentence, at index: Int) -> Int? {
        var place = index
        for (number, word) in entry.words.enumerated() where number > 0 {
            place += 1
            guard place < sentence.tokens.count else { return nil }
            let token = Affixes(sentence.tokens[place].text)
            guard token.prefix.isEmpty else { return nil }
            let isLast = number == entry.words.count - 1
            let key = String(token.core) + (token.suffix.hasPrefix(".") && word.hasSuffix(".") ? "." : "")
            // "v. d. H." is none.
            guard key == word || key.lowercased() == word && sentence.tokens[index].text.first?.isUppercase == true,
                isLast || token.suffix == (word.hasSuffix(".") ? "." : "")
            else { return nil }
        }
        // Between the first word and the second nothing may stand but the stop.
        if place > index, Affixes(sentence.tokens[index].text).suffix != (entry.words[0].hasSuffix(".") ? "." : "") { return nil }
        return place
    }

    private static func holds(_ entry: AbbreviationTable.Entry, next: String?, _ previous: String?, _ beforeThat: String?) -> Bool {
        switch entry.condition {
        case .always, .ofDates: return true
        case .beforeAny: return next != nil
        case .beforeNumber:
            // "5 Jan. 2020", "No. 5", "Eq. (2)"; but "no." and "p." without a number are what they are.
            guard let next else { return false }
            return Affixes(next).core.startsWithDigit || isLabel(next) || smallNumerals(Affixes(next).core) != nil
        case .beforeName: return next.map { Affixes($0).core.startsWithCapital } ?? false
        case .beforeCapital:
            guard let next, startsName(Affixes(next).core) || entry.words == ["M."] && isElided(Affixes(next).core) else { return false }
            return !AbbreviationTable.isInitial(entry.words[0]) || isTitle(next, previous) && !isMiddle(entry, previous, beforeThat)
        case .lastAfterNumber: return next == nil && previous?.last?.isNumber == true
        case .afterNumber:
            guard let number = previous.map({ Affixes($0) }), number.suffix.isEmpty || number.suffix == "." else { return false }
            return isNumber(number.core) || isOrdinal(number.core) || number.core.startsWithDigit && number.core.count <= 4
        }
    }

    /// "Dupont", "d’Ormesson".
    private static func startsName(_ core: Substring) -> Bool {
        core.startsWithCapital || (core.hasPrefix("d’") || core.hasPrefix("d'")) && core.dropFirst(2).startsWithCapital
    }

    /// "M. l’abbé": an article before an office.
    private static func isElided(_ core: Substring) -> Bool { core.count > 3 && (core.hasPrefix("l’") || core.hasPrefix("l'")) }

    /// "1990", "XIX", "XVIII–XIX", "90-х".
    private static func isNumber(_ core: Substring) -> Bool {
        if core.last?.isNumber == true || RomanNumeral.value(of: core) != nil { return true }
        guard let dash = core.lastIndex(where: { "–—-‑".contains($0) }) else { return false }
        let last = core[core.index(after: dash)...]
        if core.startsWithDigit { return (1...3).contains(last.count) && core[..<dash].isDigits && last.allSatisfy(\.isLowercase) }
        return RomanNumeral.value(of: core[..<dash]) != nil && RomanNumeral.value(of: last) != nil
    }

    /// Whether a day of the week is one by what stands beside it: "Di., 3. Nov.", "Fr. 9 Uhr", "am Mo.", "Mo. bis Fr. 8–12 Uhr"; not "Lady Di.",
    /// "Fr. 20.50".
    private static func isOfDate(
        _ index: Int, _ previous: String?, in sentence: SpokenSentence, _ words: AbbreviationTable.DayWords
    ) -> Bool {
        if let previous, words.before.contains(previous.lowercased()) { return true }
        let place = sentence.tokens[(index + 1)...].firstIndex { !$0.text.isEmpty }
        let next = Affixes(place.map { sentence.tokens[$0].text } ?? "")
        // "Mo. bis Fr."; but "Fr. 20.– bis Fr. 50"
        if let previous, words.until.contains(previous.lowercased()), !next.core.startsWithDigit { return true }
        guard let place else { return false }
        if ["–", "-"].contains(sentence.tokens[place].text) || words.until.contains(sentence.tokens[place].text) { return true }
        guard next.core.startsWithDigit, next.core.prefix(while: \.isNumber).count <= 2 else { return false }
        let following = sentence.following(place)?.text
        return next.core.contains(":") || following.map { words.behind.contains(Affixes($0).core.lowercased()) } == true
            || next.suffix.hasPrefix(".") && following != nil
    }

    /// Whether the next word is "Curie", "M.", "O’Neill", "SMITH", or another title; not "Mod.", "Lett.", "D60", but for a sentence's end.
    private static func isName(after index: Int, in sentence: SpokenSentence, _ table: AbbreviationTable) -> Bool {
        guard let next = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return false }
        let word = Affixes(sentence.tokens[next].text)
        guard word.core.startsWithCapital, !word.core.contains(where: \.isNumber) else { return false }
        if !word.suffix.hasPrefix(".") { return word.core.count > 1 }
        return word.core.count == 1 || sentence.following(next) == nil && sentence.preceding(index) != nil
            || table.entries(beginning: word.core + ".").contains { $0.condition == .beforeName }
    }

    /// Whether a capital with a stop is no initial, by what stands beside it: "S. Pietro", not "Kurucz, R. L.", "A. S. Eddington".
    private static func isTitle(_ next: String, _ previous: String?) -> Bool {
        let isOfName =
            previous.map {
                $0.hasSuffix(",") && $0.startsWithCapital && !callings.contains($0.dropLast().lowercased())
                    || AbbreviationTable.isInitial(String(Affixes($0).core))
            } ?? false
        return !isOfName && Affixes(next).core.count > 1
    }

    /// What stands before a comma and is no surname that an initial follows: "Bonjour, M. Lambert", "Sí, D. José".
    private static let callings = Set(
        words: """
            bonjour bonsoir oui non merci hier puis vous ensuite alors enfin pardon adieu salut voyons ah oh eh tiens demain ici là certes ainsi
            bien bravo aujourd'hui aujourd’hui sí no oiga gracias hola adiós perdón mire pues bueno señor usted grazie ciao sim não obrigado
            obrigada olá
            """)

    /// "Karsten M. Self": a title of a person stands behind no first name, which two capitals or a word before tell from a sentence's beginning.
    private static func isMiddle(_ entry: AbbreviationTable.Entry, _ previous: String?, _ beforeThat: String?) -> Bool {
        guard let previous else { return false }
        if entry.words != ["M."] {
            // "El Presidente D. Manuel", "Río S. Juan": only names that are known are first ones.
            return previous.startsWithCapital && GivenNames.contains(previous.lowercased())
        }
        guard let beforeThat else { return false }
        // "Le Président M. Holm"
        if articles.contains(beforeThat.lowercased()) || offices.contains(previous.lowercased()) { return false }
        return previous.startsWithCapital && previous.count > 2 && previous.allSatisfy { $0.isLetter || $0 == "-" }
    }

    private static let articles = Set(words: "le la les du au aux des un une")
    private static let offices = Set(
        words: "président ministre directeur professeur maître docteur juge maire général colonel abbé monsieur député sénateur")

    /// "XXe", "Ve": Roman numerals with what makes ordinals of them.
    private static func isOrdinal(_ core: Substring) -> Bool {
        let capitals = core.prefix { !$0.isLowercase }
        let ending = core[capitals.endIndex...]
        return ["e", "er", "re", "es", "th", "ème"].contains(ending) && RomanNumeral.value(of: capitals) != nil
            && (capitals.count > 1 || "IVX".contains(capitals))
    }

    /// "(ed. E. A. Marx)", "С. А. Попов": a letter with a stop before a name, or behind one that is as short, is no number of anything.
    private static func isInitial(after index: Int, in sentence: SpokenSentence, behind entry: AbbreviationTable.Entry) -> Bool {
        guard let next = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return false }
        let word = Affixes(sentence.tokens[next].text)
        guard word.core.count == 1, word.core.startsWithCapital, word.suffix.hasPrefix(".") else { return false }
        return entry.words[0].count <= 2
            || word.suffix == "." && sentence.following(next).map { Affixes($0.text).core.startsWithCapital } == true
    }

    /// "Phys.", "Annu.", "A.": a word cut short before a title makes the two the name of a journal.
    private static func isAbbreviated(_ text: String) -> Bool {
        let word = Affixes(text)
        if text == "A." { return true }
        return word.core.count > 2 && word.core.startsWithCapital && word.suffix == "." && word.core.allSatisfy(\.isLetter)
    }

    /// "IV", "A1", "B": what stands where a number would; not in quotation marks.
    private static func isLabel(_ text: String) -> Bool {
        let word = Affixes(text)
        let core = word.core
        guard word.prefix.allSatisfy({ "([".contains($0) }) else { return false }
        return core.count > 1 && RomanNumeral.value(of: core) != nil || isRomanRange(core)
            || core.count <= 3 && core.first.map { $0.isUppercase } == true && core.dropFirst().allSatisfy(\.isNumber)
    }

    /// "XVI–XVII"
    private static func isRomanRange(_ core: Substring) -> Bool {
        guard core.first.map({ "IVX".contains($0) }) == true, let dash = core.firstIndex(where: { $0 == "-" || $0 == "–" }) else {
            return false
        }
        return RomanNumeral.value(of: core[..<dash]) != nil && RomanNumeral.value(of: core[core.index(after: dash)...]) != nil
    }

    /// "xii", "iv–xv": the pages of a preface in digits; by themselves such letters are words.
    private static func smallNumerals(_ core: Substring) -> String? {
        guard core.utf8.count <= 12, core.allSatisfy({ "ivx–-".contains($0) }) else { return nil }
        let parts = core.split(omittingEmptySubsequences: false) { "–-".contains($0) }
        let values = parts.compactMap { RomanNumeral.value(of: $0.uppercased()) }
        guard parts.count <= 2, values.count == parts.count, core.count > 1 else { return nil }
        return values.map(String.init).joined(separator: "–")
    }

    /// At the beginning of a sentence what is written with a capital stays so.
    private static func cased(_ text: String, like core: Substring, isFirst: Bool) -> String {
        guard isFirst, core.startsWithCapital, let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }
}
