/// Two numbers with a hyphen between them that are one name, of a telephone or a journal, and no range: "555-1234", "030-1234567", "0378-5955".
struct NumberedName {
    /// What is said: digit by digit where nobody would say it as a number.
    let spoken: String

    init?(_ core: Substring, at index: Int, in sentence: SpokenSentence) {
        guard core.utf8.count <= 24, core.startsWithDigit else { return nil }
        let parts = core.split(omittingEmptySubsequences: false) { "-‐‑".contains($0) }
        guard parts.count == 2, parts.allSatisfy(\.isDigits) else { return nil }
        let (left, right) = (parts[0], parts[1])
        let count = left.count + right.count
        if left.first == "0", left.count > 1, count > Self.longestYears || Self.isDialled(before: index, in: sentence) {
            spoken = Self.digits(parts)
        } else if count >= Self.shortestNumber, !Self.areYears(left, right), Self.isDialled(before: index, in: sentence) {
            spoken = Self.digits(parts)
        } else if left.count == 3, right.count == 4, !Self.isRise(left, right) {
            spoken = Self.digits(parts)
        } else if Self.isLabelled(before: index, in: sentence)
            || right.first == "0" && left.count != 4
            || left.count > 4 && right.count < left.count || left.count < 5 && right.count > 5 && !right.hasSuffix("00")
        {
            spoken = "\(left) \(right)"
        } else {
            return nil
        }
    }

    /// Digits of two years or pages, beyond which a 0 in front is a name's.
    private static let longestYears = 4
    /// Digits of the shortest telephone number that is written in two parts.
    private static let shortestNumber = 7

    private static func areYears(_ left: Substring, _ right: Substring) -> Bool {
        guard left.count == 4, right.count == 4, let first = Int(left), let last = Int(right) else { return false }
        return first < last && first > 1500 && last < 2100
    }

    /// Whether "850-1200" and "985-1003" are from here to there: round numbers, or close to each other.
    private static func isRise(_ left: Substring, _ right: Substring) -> Bool {
        guard let low = Int(left), let high = Int(right) else { return false }
        return high < low * 2 || low % 10 == 0 && high % 50 == 0
    }

    /// Whether an area or a country stands before, in brackets or behind a plus, or the word for a telephone or a journal's number.
    private static func isDialled(before index: Int, in sentence: SpokenSentence) -> Bool {
        var words = 0
        for token in sentence.tokens[..<index].reversed() where !token.text.isEmpty {
            if token.text.first == "+", token.text.dropFirst().first?.isNumber == true { return true }
            let word = Affixes(token.text)
            let isDigits = token.text.allSatisfy { $0.isNumber || "()[]-/".contains($0) }
            if isDigits, token.text.first == "(", word.core.isDigits, (2...5).contains(word.core.count) { return true }
            if names.contains(word.core.lowercased()) { return true }
            if !isDigits { words += 1 }
            if words > 2 { return false }
        }
        return false
    }

    /// "L. 123-4": a letter before it makes it a paragraph of a law. "Figure 3-4" is the fourth of the third chapter.
    private static func isLabelled(before index: Int, in sentence: SpokenSentence) -> Bool {
        guard let before = sentence.preceding(index) else { return false }
        let word = Affixes(before.text)
        if word.suffix.isEmpty, numbered.contains(word.core.lowercased()) { return true }
        return word.core.count == 1 && word.core.first?.isUppercase == true && word.suffix.allSatisfy { $0 == "." }
    }

    private static let numbered = Set(
        words: """
            figure table section appendix equation example form model boeing airbus abbildung tabelle abschnitt gleichung formular tableau figura tabla
            tabella tabela figuur rysunek
            """)
    private static let names = Set(
        words: """
            issn tel telephone phone fax telefax mobile cell call dial zip hotline telefon handy mobil durchwahl rufnummer téléphone tél télécopie
            portable teléfono telefono telefone móvil cellulare fono telefoon gsm
            """)

    private static func digits(_ parts: [Substring]) -> String {
        parts.map { part in part.map(String.init).joined(separator: " ") }.joined(separator: ", ")
    }
}
