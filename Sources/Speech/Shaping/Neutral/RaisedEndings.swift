import Reading

extension ShapingRule {
    /// "1ˢᵗ" → "1st", "Mᵐᵉ" → "Mme", "2ᵃ" → "2ª": letters that are typed raised, as old prints have them. Voices spell them by their numbers, and behind "D" or
    /// "C" they would be powers.
    static let raisedEndings = ShapingRule("raised endings") { sentence, context in
        guard context.role != .code, context.role != .formula else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            // The first byte of small raised letters: U+02B0–02FF, U+1D2C–1DBF, U+2071, U+207F.
            guard text.utf8.contains(where: { $0 == 0xCA || $0 == 0xCB || $0 == 0xE1 || $0 == 0xE2 }), text.utf8.count <= 24 else {
                continue
            }
            let word = Affixes(text)
            guard let cut = word.core.firstIndex(where: { isRaisedLetter($0) }), cut > word.core.startIndex else { continue }
            let (base, letters) = (word.core[..<cut], word.core[cut...])
            guard letters.allSatisfy(isRaisedLetter) else { continue }
            let ending = String(letters.compactMap { raised[$0] })
            if base.isDigits {
                let full = base == "2" ? shortSecond[ending] ?? ending : ending
                guard numbered.contains(full) else { continue }
                sentence.tokens[index].text = word.around(base + (full == "o" ? "º" : full == "a" ? "ª" : full))
            } else if abbreviated.contains(base + ending) {
                // "Dʳ" has no stop in French, and is known with one or without.
                sentence.tokens[index].text = word.around(base + (ending == "o" ? "º" : ending))
            }
        }
    }

    private static func isRaisedLetter(_ character: Character) -> Bool { raised[character].map { $0.isLetter && $0.isLowercase } ?? false }

    /// Of ordinals.
    private static let numbered: Set<String> = ["st", "nd", "rd", "th", "er", "re", "ère", "e", "es", "o", "a", "os", "as", "nde"]
    /// French "2ᵈ", "2ᵈᵉ".
    private static let shortSecond = ["d": "nd", "de": "nde"]
    /// What is written so of titles and the like.
    private static let abbreviated: Set<String> = [
        "Mme", "Mmes", "Mlle", "Mlles", "Mgr", "Mr", "Mrs", "Dr", "Drs", "Cie", "Ste", "St", "Sr", "Sra", "Vve", "Me", "No", "Nos", "no",
        "nos", "Dª",
    ]
}
