/// Two numbers that share the noun behind the second and, joined by "and", the word before the first: "w XVI i XVII w.", "с XI по XIII в.",
/// "od 1. do 15. května".
struct NumeralPair: Sendable {
    /// Words for "and" and "or" in small letters, behind which the second has what the first has in front.
    var and: Set<String>
    /// Prepositions between the two, which ask for a form of their own.
    var to: Set<String>
    /// How ordinals in words end, by which the first is known once it has been said.
    var endings: [String]

    /// Gives the first of a pair the noun behind the second, and the second the words before the first.
    func complete(_ place: inout NumeralContext, _ word: Affixes, _ index: Int, in sentence: SpokenSentence) {
        guard isNumber(word.core, word.suffix) else { return }
        if let joint = place.after, and.contains(joint) || to.contains(joint),
            let middle = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }),
            let last = sentence.tokens[(middle + 1)...].firstIndex(where: { !$0.text.isEmpty }),
            case let second = Affixes(sentence.tokens[last].text), second.prefix.isEmpty, isNumber(second.core, second.suffix),
            second.core.startsWithDigit == word.core.startsWithDigit, let noun = sentence.following(last)?.text
        {
            let core = Affixes(noun).core
            place.after = (core.split(separator: " ").first ?? core).lowercased()
            place.precedesName = core.startsWithCapital
        } else if let joint = place.before, and.contains(joint), word.prefix.isEmpty,
            let middle = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            let first = sentence.tokens[..<middle].lastIndex(where: { !$0.text.isEmpty }),
            isFirst(sentence.tokens[first].text, of: word.core),
            let before = sentence.preceding(first)?.text
        {
            let core = Affixes(before).core
            guard !core.isEmpty, Affixes(before).suffix.isEmpty else { return }
            (place.name, place.before, place.beforeThat) = (String(core), core.lowercased(), nil)
        }
    }

    /// A Roman numeral, or a number with the stop of an ordinal.
    private func isNumber(_ core: Substring, _ suffix: Substring) -> Bool {
        if core.isDigits { return core.utf8.count <= 2 && suffix == "." }
        return suffix.isEmpty && core.utf8.allSatisfy { "IVXL".utf8.contains($0) } && RomanNumeral.value(of: core) != nil
    }

    /// Whether the first number is one, or what has been said for it: its ordinal in words.
    private func isFirst(_ text: String, of second: Substring) -> Bool {
        let word = Affixes(text)
        if isNumber(word.core, word.suffix) { return true }
        return word.suffix.isEmpty && text.utf8.count > 5 && endings.contains(where: text.hasSuffix)
    }
}
