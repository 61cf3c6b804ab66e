/// What any caption begins with: what it is of, and a number.
enum CaptionLabel {
    /// Whether a word may be such: most are too long, or begin with other letters.
    static func mayName(_ word: ArraySlice<Cell>) -> Bool {
        guard word.count > 2, word.count <= longest, let first = word.first?.unicode else { return false }
        return mayBegin(first, word[word.startIndex + 1].unicode)
    }

    /// Whether a word is what is shown in one, a figure, a table or a listing, whatever the case of its letters.
    static func names(_ word: [UInt32]) -> Bool {
        guard word.count <= longest else { return false }
        let small = WordList.bytes(word.lazy.map(FigureLabel.lowercase))
        return FigureLabel.usualNames.contains(small) || others.contains(small)
    }

    /// The same of a word in UTF-8.
    static func names(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count > 2, word.count <= 2 * longest else { return false }
        let (first, second) = (word[word.startIndex], word[word.startIndex + 1])
        if first < 0x80, second < 0x80, !mayBegin(UInt32(first), UInt32(second)) { return false }
        return names(String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value))
    }

    private static func mayBegin(_ first: UInt32, _ second: UInt32) -> Bool {
        beginnings.contains(UInt64(FigureLabel.lowercase(first)) << 32 | UInt64(FigureLabel.lowercase(second)))
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

    /// Whether words begin as the caption of anything does.
    static func begins(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = words.first else { return false }
        if FigureLabel.mayBegin(with: cells[Int(first.start)].unicode), FigureLabel.begins(words, cells) { return true }
        guard words.count > 1, first.end - first.start <= longest else { return false }
        let number = words[words.startIndex + 1]
        return names((Int(first.start)..<Int(first.end)).map { cells[$0].unicode })
            && counts((Int(number.start)..<Int(number.end)).map { cells[$0].unicode })
    }

    private static let romanFigures = "IVXLC".unicodeScalars.map(\.value)

    /// In small letters, what isn't a figure's.
    private static let others: WordList = """
        table tabelle tableau tabla tabella tabela listing example tabel tabell taulukko tabulka tab. таблица табл. табліца таблиця πίνακας tablo \
        tablica cuadro
        """
    /// In letters.
    private static let longest = 12
    /// The first two letters of each: comparing is faster than looking for the whole word.
    private static let beginnings = FigureLabel.usualNames.beginnings() + others.beginnings()
}
