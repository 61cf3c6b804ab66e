import Reading

/// Headings that are numbered with Roman numerals or letters: "II. Die Reise", "M. Résultats".
enum HeadLabels {
    /// What is said for the label at the head of a paragraph, without its stop; nil where it may be somebody's initial. The nearest headings that
    /// begin likewise tell: one of them has the number or the letter before or behind.
    static func label(of paragraph: Int, in text: ReadingText) -> String? {
        guard let label = Label(paragraph, in: text) else { return nil }
        let around = [-1, 1].compactMap { neighbour(of: paragraph, by: $0, label, in: text) }
        if let value = label.value,
            around.contains(where: { other in
                other.value.map { abs($0 - value) == 1 && (label.isLong || other.isLong || value < 3) } ?? false
            })
        {
            return "\(value)"
        }
        guard let letter = label.letter else { return nil }
        return around.contains { other in other.letter.map { isNext($0, letter) || isNext(letter, $0) } ?? false } ? String(letter) : nil
    }

    /// A capital letter or a Roman numeral with a stop before a word with a capital, at the head of a heading.
    private struct Label {
        var letter: Unicode.Scalar?
        var value: Int?
        /// Whether it has more than one letter, so that it is no initial.
        var isLong = false

        init?(_ paragraph: Int, in text: ReadingText) {
            let head = text.paragraphs[paragraph]
            guard head.role == .heading || head.role == .title, (2...longestHeading).contains(head.words.count), head.cells.isEmpty else {
                return nil
            }
            let word = text.word(head.words.lowerBound)
            guard word.utf8.count <= 8, word.hasSuffix("."), word.startsWithCapital else { return nil }
            let core = word.dropLast()
            guard core.allSatisfy(\.isLetter) else { return nil }
            if core.utf8.allSatisfy({ "IVXL".utf8.contains($0) }) { value = RomanNumeral.value(of: core) }
            isLong = core.count > 1
            if !isLong { letter = core.unicodeScalars.first }
            guard value != nil || letter != nil, text.word(head.words.lowerBound + 1).contains(where: \.isLetter) else { return nil }
        }
    }

    /// Words of a heading, in which names have initials further on as well.
    private static let longestHeading = 16
    /// In paragraphs.
    private static let longestSearch = 2_000

    /// The nearest heading with such a label.
    private static func neighbour(of paragraph: Int, by step: Int, _ label: Label, in text: ReadingText) -> Label? {
        var place = paragraph + step
        var left = longestSearch
        while text.paragraphs.indices.contains(place), left > 0 {
            if let other = Label(place, in: text) { return other }
            (place, left) = (place + step, left - 1)
        }
        return nil
    }

    private static func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool { first.value + 1 == second.value }
}

extension ShapingRule {
    /// "V. Das Ende" → "5, Das Ende", "M. Résultats" → "M, Résultats": neither an initial nor a title.
    static let headLabels = ShapingRule("head labels") { sentence, context in
        guard let label = context.headLabel, !sentence.tokens.isEmpty else { return }
        sentence.tokens[0].text = label + ","
        sentence.tokens[0].fixed = label
    }
}
