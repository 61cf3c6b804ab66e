import Reading

extension ShapingRule {
    /// Headings in capitals are written as words, for some engines spell what is all capitals. Words without a vowel are left:
    /// they are abbreviations.
    static let capitals = ShapingRule("capitals") { sentence, context in
        guard context.role == .heading || context.role == .title else { return }
        let spoken = sentence.tokens.filter { !$0.text.isEmpty }
        guard spoken.count > 1, !spoken.contains(where: { $0.text.contains(where: \.isLowercase) }),
            spoken.contains(where: { Affixes($0.text).core.filter(\.isUppercase).count >= 4 })
        else { return }
        let small = context.tables?.smallWords ?? []
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let lowered = word.core.lowercased()
            if small.contains(lowered) {
                sentence.tokens[index].text = word.around(lowered)
            } else if word.core.count >= 4, lowered.contains(where: isVowel), RomanNumeral.value(of: word.core) == nil {
                sentence.tokens[index].text = word.around(titled(lowered))
            }
        }
    }

    private static func titled(_ word: String) -> String {
        var result = ""
        for character in word { result += result.last?.isLetter == true ? String(character) : character.uppercased() }
        return result
    }

    private static func isVowel(_ character: Character) -> Bool {
        guard let base = String(character).decomposedFirst else { return false }
        return "aeiouyæœøıаеёиоуыэюяєіїαεηιουω".unicodeScalars.contains(base) || base.value > 0x52F
    }
}

extension String {
    /// The first scalar, without the marks a letter carries: `é` gives `e`.
    fileprivate var decomposedFirst: Unicode.Scalar? {
        guard let first = unicodeScalars.first, first.value >= 0xC0, first.value < 0x250 else { return unicodeScalars.first }
        // Latin letters with marks: their name says which letter they are ("LATIN SMALL LETTER E WITH ACUTE").
        let name = first.properties.name ?? ""
        guard let with = name.firstRange(of: " WITH "), let letter = name[..<with.lowerBound].split(separator: " ").last, letter.count == 1
        else {
            return first
        }
        return letter.lowercased().unicodeScalars.first
    }
}
