/// Whether a large initial is a word by itself, or begins the one that stands behind it. Browsers set nothing between them, whatever was written, and first
/// lines may be set in, so that the page's other words are asked before the white is.
enum InitialWord {
    /// Letters that are no word by themselves in any language written with them.
    private static let neverWords = Set("bcdfghjlmnpqrtx".unicodeScalars.map(\.value))
    /// Those that are one in a few Slavic languages alone: "in", "to", "with".
    private static let seldomWords = Set("kvwsz".unicodeScalars.map(\.value))
    /// Letters of a word that is looked for.
    private static let lengths = 1...32

    /// - Parameters:
    ///   - initial: a fragment that ends in the letter.
    ///   - next: number of the word behind it.
    ///   - words: the page's.
    ///   - isSetApart: whether there is a space's white between them.
    static func isWord(
        _ initial: Fragment, before next: Int, in words: [LayoutWord], _ cells: borrowing Span<Cell>, isSetApart: Bool
    ) -> Bool {
        let letter = small(cells[initial.end - 1].unicode)
        guard !neverWords.contains(letter) else { return false }
        let rest = letters(of: words[next], cells)
        guard lengths.contains(rest.count) else { return isSetApart }
        let whole = [letter] + rest
        var isSeenAlone = false
        for (index, word) in words.enumerated()
        where index != next && (rest.count...(rest.count + 3)).contains(Int(word.end &- word.start)) {
            let other = letters(of: word, cells)
            if other == whole { return false }
            if other == rest { isSeenAlone = true }
        }
        // What is left of many a word is a letter that the page has elsewhere, too.
        isSeenAlone = isSeenAlone && rest.count > 1
        return seldomWords.contains(letter) ? isSetApart && isSeenAlone : isSetApart || isSeenAlone
    }

    /// The letters of a word in small ones, without the signs before and behind them.
    private static func letters(of word: LayoutWord, _ cells: borrowing Span<Cell>) -> [UInt32] {
        var letters: [UInt32] = []
        for index in Int(word.start)..<min(Int(word.end), Int(word.start) + lengths.upperBound + 1) {
            if Bidirectional.isLetter(cells[index].unicode) {
                letters.append(small(cells[index].unicode))
            } else if !letters.isEmpty {
                break
            }
        }
        return letters
    }

    private static func small(_ unicode: UInt32) -> UInt32 {
        if unicode < 0x80 { return unicode &- 0x41 < 26 ? unicode | 0x20 : unicode }
        guard let scalar = Unicode.Scalar(unicode) else { return unicode }
        let small = scalar.properties.lowercaseMapping.unicodeScalars
        return small.count == 1 ? small.first?.value ?? unicode : unicode
    }
}
