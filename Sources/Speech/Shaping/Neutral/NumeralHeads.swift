import Reading

/// Chapters that have a Roman numeral for their only name: "I", "II", "III".
enum NumeralHeads {
    /// Whether a paragraph of one word is such a chapter's: the numerals that stand alone before and behind it count on. Two do of headings; in a
    /// text's body, where letters may be labels of a drawing, or of an index, it takes four.
    static func isOne(_ paragraph: Int, in text: ReadingText) -> Bool {
        let head = text.paragraphs[paragraph]
        guard head.role == .heading || head.role == .title || head.role == .body, let value = value(of: paragraph, head.role, in: text)
        else { return false }
        let wanted = head.role == .body ? 4 : 2
        var row = 1
        for step in [-1, 1] {
            var (place, last) = (paragraph, value)
            // Up to the nearest of them only: each paragraph is looked at for the few that are around it.
            while row < wanted, let (found, number) = nearest(place, by: step, head.role, in: text), number == last + step {
                (place, last, row) = (found, number, row + 1)
            }
        }
        return row >= wanted
    }

    /// The nearest numeral that stands alone, and its value.
    private static func nearest(
        _ paragraph: Int, by step: Int, _ role: ReadingText.ParagraphRole, in text: ReadingText
    ) -> (paragraph: Int, value: Int)? {
        var place = paragraph + step
        var left = longestSearch
        while text.paragraphs.indices.contains(place), left > 0 {
            if let value = value(of: place, role, in: text) { return (place, value) }
            (place, left) = (place + step, left - 1)
        }
        return nil
    }

    private static func value(of paragraph: Int, _ role: ReadingText.ParagraphRole, in text: ReadingText) -> Int? {
        let head = text.paragraphs[paragraph]
        guard head.words.count == 1, head.role == role, head.cells.isEmpty else { return nil }
        return numeral(text.word(head.words.lowerBound)).flatMap(RomanNumeral.value)
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
