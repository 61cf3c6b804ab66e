/// What the caption of a figure begins with: what it is and its number, as "Figure 3", "Fig. 2.1:", "Abb. A.4", "図1".
enum FigureLabel {
    /// Whether a caption may begin with a letter.
    @inline(__always)
    static func mayBegin(with unicode: UInt32) -> Bool {
        switch unicode {
        case 0x46, 0x66, 0x41, 0x43, 0x44, 0x45, 0x47, 0x52, 0x4B, 0x4F, 0x53, 0x15E, 0x395, 0x3A3, 0x424, 0x420, 0x440, 0x421, 0x56F3,
            0x56FE, 0x5716,
            0xADF8:
            true
        default: false
        }
    }

    /// Whether words begin with the name of a figure and its number.
    static func begins(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = words.first else { return false }
        let (start, end) = (Int(first.start), Int(first.end))
        let isCounted = words.count > 1 && isNumber(words[words.startIndex + 1], cells)
        switch cells[start].unicode {
        case 0x56F3, 0x56FE, 0x5716, 0xADF8:
            // 図, 图, 圖, 그림 have their number right behind them, or after a space.
            let length = cells[start].unicode == 0xADF8 ? 2 : 1
            guard end - start >= length, length == 1 || cells[start + 1].unicode == 0xB9BC else { return false }
            if end - start > length { return isDigit(cells[start + length].unicode) }
        default:
            guard isCounted, end - start <= longest else { return false }
            let name = WordList.bytes((start..<end).map { lowercase(cells[$0].unicode) })
            return usualNames.contains(name) || namesBelow.contains(name)
        }
        return isCounted
    }

    /// "3", "2.1:", "A.1", "B–2", "S1"
    private static func isNumber(_ number: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        let opening = cells[Int(number.start)].unicode
        if isDigit(opening) { return true }
        guard opening &- 0x41 < 26, number.end - number.start > 1 else { return false }
        let second = cells[Int(number.start) + 1].unicode
        if isDigit(second) { return true }
        return (second == 0x2E || second == 0x2D || second == 0x2013) && number.end - number.start > 2
            && isDigit(cells[Int(number.start) + 2].unicode)
    }

    /// Whether words that begin as a caption does can't be a sentence: nothing is behind the number, or a stop, or what begins with no small letter.
    static func isTitle(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard words.count > 2 else { return true }
        let (number, next) = (words[words.startIndex + 1], words[words.startIndex + 2])
        let last = cells[Int(number.end) - 1].unicode
        if last == 0x2E || last == 0x3A { return true }
        let opening = cells[Int(next.start)].unicode
        return lowercase(opening) != opening || opening &- 0x61 >= 26 && opening < 0x80 || Script.hasOneWidth(opening)
    }

    /// Whether words begin as the name of a part of a figure does: "(a) Above".
    static func namesPart(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = words.first, first.end - first.start == 3 else { return false }
        let start = Int(first.start)
        let letter = cells[start + 1].unicode | 0x20
        return cells[start].unicode == 0x28 && cells[start + 2].unicode == 0x29 && letter &- 0x61 < 26
    }

    /// Whether a word is the number of what has a drawing beside it: "1.", "a)".
    static func isItem(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = words.first, words.count == 1, (2...3).contains(first.end - first.start) else { return false }
        let last = cells[Int(first.end) - 1].unicode
        return (last == 0x29 || last == 0x2E) && !(first.start..<first.end).contains { cells[Int($0)].unicode == 0x28 }
    }

    private static func isDigit(_ unicode: UInt32) -> Bool { unicode &- 0x30 < 10 || unicode &- 0xFF10 < 10 }

    static func lowercase(_ unicode: UInt32) -> UInt32 {
        if unicode &- 0x41 < 26 { return unicode | 0x20 }
        if unicode < 0x100 { return unicode }
        return unicode &- 0x410 < 32 || unicode &- 0x391 < 25 ? unicode + 0x20 : unicode == 0x15E ? 0x15F : unicode
    }

    private static let longest = 12

    /// What figures are called, in small letters, wherever a caption stands.
    static let usualNames: WordList = """
        figure fig. abbildung abb. figura figuur figur rysunek rys. kuva obrázek рисунок рис. рисунак σχήμα εικόνα şekil slika фигура
        """

    /// And what begins a caption where a drawing stands above it.
    private static let namesBelow: WordList = "fig diagram obr. схема scheme chart exhibit graph"
}
