import Reading

/// Chapters that have a Roman numeral for their only name: "I", "II", "III".
enum NumeralHeads {
    /// Whether a paragraph of one word is such a chapter's: a heading of two letters or more; others and letters by themselves, which may be of an
    /// index, only in a text that has "II" as well.
    static func isOne(_ paragraph: Int, in text: ReadingText) -> Bool {
        let head = text.paragraphs[paragraph]
        guard head.role == .heading || head.role == .title || head.role == .body, head.cells.isEmpty,
            let core = numeral(text.word(head.words.lowerBound))
        else { return false }
        if core.utf8.count > 1, head.role != .body { return true }
        if core == "L" { return false }
        // A letter by itself in a text's body may be a label of a drawing, of which there are two as well.
        var missing: Set<Substring> = core.utf8.count > 1 || head.role != .body ? ["II"] : ["II", "III", "IV"]
        for other in text.paragraphs.prefix(longestSearch) where other.words.count == 1 && other.role == head.role {
            guard let found = numeral(text.word(other.words.lowerBound)) else { continue }
            missing.remove(found)
            if missing.isEmpty { return true }
        }
        return false
    }

    /// In paragraphs.
    private static let longestSearch = 20_000

    /// "IV", of "IV" and "IV.".
    static func numeral(_ word: String) -> Substring? {
        let core = word.hasSuffix(".") ? word.dropLast() : word[...]
        guard (1...7).contains(core.utf8.count), core.utf8.allSatisfy({ "IVXL".utf8.contains($0) }), RomanNumeral.value(of: core) != nil
        else {
            return nil
        }
        return core
    }
}
