/// What any caption begins with: what it is of, and a number.
enum CaptionLabel {
    /// Whether a word may be such: most are too long, or begin with other letters.
    static func mayName(_ word: ArraySlice<Cell>) -> Bool {
        guard word.count > 2, word.count <= longest, let first = word.first?.unicode else { return false }
        let second = word[word.startIndex + 1].unicode
        return beginnings.contains(UInt64(FigureLabel.lowercase(first)) << 32 | UInt64(FigureLabel.lowercase(second)))
    }

    /// Whether a word is what is shown in one, a figure, a table or a listing, whatever the case of its letters.
    static func names(_ word: [UInt32]) -> Bool {
        word.count <= longest && words.contains(word.map(FigureLabel.lowercase))
    }

    /// Whether a word is a number: in figures, an appendix's too, or in Roman ones.
    static func counts(_ word: [UInt32]) -> Bool {
        let number = word.last.map { $0 == 0x2E || $0 == 0x3A } ?? false ? word.dropLast() : word[...]
        guard let first = number.first else { return false }
        if first &- 0x30 < 10 { return true }
        if let sign = number.dropFirst().first, sign == 0x2E || sign == 0x2D, let digit = number.dropFirst(2).first {
            return digit &- 0x30 < 10
        }
        return number.allSatisfy(romanFigures.contains)
    }

    private static let romanFigures: Set<UInt32> = Set("IVXLC".unicodeScalars.map(\.value))

    /// In small letters.
    static let usualNames =
        FigureLabel.usualNames + [
            "table", "tabelle", "tableau", "tabla", "tabella", "tabela", "listing", "example", "tabel", "tabell", "taulukko", "tabulka",
            "tab.", "таблица", "табл.", "табліца", "таблиця", "πίνακας", "tablo", "tablica", "cuadro",
        ]
    private static let words = Set(usualNames.map { $0.unicodeScalars.map(\.value) })
    private static let longest = 12
    /// The first two letters of each: comparing is faster than hashing.
    private static let beginnings = Array(Set(words.map { UInt64($0[0]) << 32 | UInt64($0[1]) }))
}
