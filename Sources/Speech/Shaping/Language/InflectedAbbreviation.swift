/// The forms of what an abbreviation stands for, where the words beside it decide.
///
/// Three or four forms go by the number in front (`млн = миллион/миллиона/миллионов/миллиона`). Of two the second is the one behind a preposition of
/// place or time ("в 1990 г.", "на с. 12"): `г. = год/году`. What stands behind `|` is a third: behind a number it is the genitive that a word in front
/// of it asks for ("3 мая 1990 г.", "до 1990 г."), before a number the form behind "see" ("см. с. 12"). What stands behind `+` is said instead of all
/// these before a range ("с. 12–15"), in the same two forms. Before a name `|` has a woman's title behind it: `D. = dom|dona`. What stands behind `^` is said
/// behind a preposition with the genitive, with or without an adjective between: `пол. = половине^половины`. What stands behind `~` is said behind a feminine
/// noun: `máx. = máximo~máxima`.
enum InflectedAbbreviation {
    /// - Parameters:
    ///   - index: Where the abbreviation stands.
    ///   - number: What stands behind it.
    static func text(
        _ entry: AbbreviationTable.Entry, _ index: Int, number: String, in sentence: SpokenSentence, _ tables: LanguageTables
    ) -> String {
        if entry.condition == .beforeCapital, let courtesy = tables.courtesy {
            let next = sentence.tokens[(index + 1)...].lazy.filter { !$0.text.isEmpty }.dropFirst().first?.text
            let before = sentence.preceding(index)?.text.lowercased()
            if let title = courtesy(entry.text, String(Affixes(number).core), next, before) { return title }
        }
        guard entry.text.utf8.contains(where: { "/|+^~".utf8.contains($0) }) else { return entry.text }
        if let sign = entry.text.firstIndex(of: "^") {
            return String(
                isInGenitive(index, in: sentence, tables.asking.genitive)
                    ? entry.text[entry.text.index(after: sign)...] : entry.text[..<sign])
        }
        if let sign = entry.text.firstIndex(of: "~") {
            return String(
                isBehindFeminine(index, in: sentence, tables.asking.feminine)
                    ? entry.text[entry.text.index(after: sign)...] : entry.text[..<sign])
        }
        let numbers = entry.text.split(separator: "+", maxSplits: 1)
        let isMany = numbers.count > 1 && NumberSpan(Affixes(number).core) != nil
        let sides = numbers[isMany ? 1 : 0].split(separator: "|", maxSplits: 1).map(String.init)
        if entry.condition == .beforeCapital, sides.count > 1 { return sides[isWoman(number) ? 1 : 0] }
        let forms = sides.first.map { $0.split(separator: "/").map(String.init) } ?? []
        guard let first = forms.first else { return entry.text }
        var place = sentence.tokens[..<index].lastIndex { !$0.text.isEmpty }
        if forms.count > 2 {
            let amount = place.map { Affixes(sentence.tokens[$0].text).core } ?? ""
            if NumberSpan(amount) != nil { return forms[2] }
            // "½ ч. л.", "1/2 ч. л."; but "2 1/2 cdas."
            let isMixed = place.flatMap { sentence.preceding($0)?.text.last?.isNumber } ?? false
            if let first = amount.first, first.isNumber, !first.isASCII { return forms[forms.count - 1] }
            if !isMixed, isBelowOne(amount) { return forms.count > 3 ? forms[3] : first }
            let digits = amount.split(separator: " ").last ?? ""
            return digits.isNumeral ? tables.form(forms, for: digits) : forms[2]
        }
        let isBehindNumber = entry.condition == .afterNumber
        if isBehindNumber, let number = place {
            place = sentence.tokens[..<number].lastIndex { !$0.text.isEmpty }
            // "В XI и XII вв.": the preposition stands before both.
            if let joint = place, tables.numeralPair?.and.contains(sentence.tokens[joint].text) == true,
                let first = sentence.tokens[..<joint].lastIndex(where: { !$0.text.isEmpty }),
                case let other = Affixes(sentence.tokens[first].text), RomanNumeral.value(of: other.core) != nil || other.core.isDigits
            {
                place = sentence.tokens[..<first].lastIndex { !$0.text.isEmpty }
            }
        }
        guard let place else { return first }
        // "26 мая (6 июня) 1799 г."
        let text = sentence.tokens[place].text.lowercased()
        let word = text.hasSuffix(")") || text.hasPrefix("(") ? String(Affixes(text).core) : text
        let asking = tables.asking
        if isBehindNumber, forms.count > 1, asking.dative.contains(word), let dative = asking.datives[forms[1]] { return dative }
        if forms.count > 1, (isBehindNumber ? asking.time : asking.place).contains(word) { return forms[1] }
        guard sides.count > 1 else { return first }
        let asks = isBehindNumber ? word.last?.isLetter == true && !asking.linking.contains(word) : asking.see.contains(word)
        return asks ? sides[1] : first
    }

    /// "1/2", "3/4"
    private static func isBelowOne(_ amount: Substring) -> Bool {
        guard amount.utf8.count <= 5, let stroke = amount.firstIndex(of: "/"), let above = Int(amount[..<stroke]),
            let below = Int(amount[amount.index(after: stroke)...])
        else { return false }
        return 0 < above && above < below
    }

    /// Whether a Portuguese first name is a woman's.
    private static func isWoman(_ name: String) -> Bool {
        let core = Affixes(name).core.lowercased()
        return core.hasSuffix("a") || ["isabel", "leonor", "beatriz", "inês", "raquel", "ester", "carmen", "matilde"].contains(core)
    }

    /// "od poł. XIX w.", "do drugiej poł. XX w."
    private static func isInGenitive(_ index: Int, in sentence: SpokenSentence, _ prepositions: Set<String>) -> Bool {
        sentence.tokens[..<index].lazy.filter { !$0.text.isEmpty }.suffix(2).contains { prepositions.contains($0.text.lowercased()) }
    }

    /// "temperatura máx."
    private static func isBehindFeminine(_ index: Int, in sentence: SpokenSentence, _ endings: Set<String>) -> Bool {
        guard let before = sentence.preceding(index)?.text, before.last?.isLetter == true else { return false }
        let noun = Affixes(before).core.lowercased()
        return endings.contains(where: noun.hasSuffix)
    }
}

/// Words, in small letters, that ask what an abbreviation behind them stands for to be declined.
struct AskingWords: Sendable {
    /// Before what stands in front of its number: "на с. 12".
    var place: Set<String> = []
    /// Before a number with the abbreviation behind it: "в 1990 г."
    var time: Set<String> = []
    /// The same, for a form of their own: "к XV в.", and that form by the one behind `time`.
    var dative: Set<String> = []
    var datives: [String: String] = [:]
    /// Prepositions with the genitive, and what it stands behind: "od poł. XIX w."
    var genitive: Set<String> = []
    /// What stands between two numbers and asks for nothing; all other words before a number ask for the genitive: "3 мая 1990 г."
    var linking: Set<String> = []
    /// What sends the reader somewhere: "см. с. 12".
    var see: Set<String> = []
    /// How feminine nouns end that are measured; verbs and prepositions do not: "hasta máx. 5".
    var feminine: Set<String> = []
}
