/// Gives the i of Ukrainian, Belarusian and Kazakh its own letter: TeX's fonts have one glyph for it and the Latin i, and name it after this one, so that
/// a word would be read as two ("лiтер").
enum CyrillicText {
    @inline(__always)
    static func holds(_ unicode: UInt32) -> Bool { unicode &- 0x400 < 0x130 }

    /// A gap of this many ems ends a word.
    private static let widestGap: Float = 0.12

    /// Turns each i that stands between a Cyrillic letter and no Latin one.
    static func correct(_ cells: inout [Cell], _ fragment: Fragment) {
        for index in fragment.start..<fragment.end where cells[index].unicode | 0x20 == 0x69 {
            let before = neighbour(index - 1, of: index, cells, fragment)
            let after = neighbour(index + 1, of: index + 1, cells, fragment)
            guard !isLatin(before), !isLatin(after),
                holds(before) || holds(after) || !isDigit(before) && !isDigit(after) && isWord(index, cells, fragment)
            else { continue }
            cells[index].unicode = cells[index].unicode == 0x69 ? 0x456 : 0x406
        }
    }

    /// Whether an i is a word by itself, Ukrainian's "and": the letters nearest to it were shown with it, and are Cyrillic. A capital may be a number's,
    /// where it doesn't begin a sentence.
    private static func isWord(_ index: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        let isCapital = cells[index].unicode == 0x49
        var (before, after) = (index - 1, index + 1)
        while before >= fragment.start, !Bidirectional.isLetter(cells[before].unicode) { before -= 1 }
        while after < fragment.end, !Bidirectional.isLetter(cells[after].unicode) { after += 1 }
        guard after - before <= farthest, after < fragment.end || before >= fragment.start else { return false }
        if after < fragment.end, !holds(cells[after].unicode) || cells[after].run != cells[index].run { return false }
        if before >= fragment.start, !holds(cells[before].unicode) || cells[before].run != cells[index].run { return false }
        guard isCapital else { return true }
        return after < fragment.end && 0x430...0x45F ~= cells[after].unicode && (before == fragment.start - 1 || index - before > 1)
    }

    private static func isDigit(_ unicode: UInt32) -> Bool { unicode &- 0x30 < 10 }

    /// Signs from the letter before an i to the one behind it: a stop, a bracket, a quotation mark, a dash.
    private static let farthest = 6

    /// The character beside another one in its word; 0 if there is none.
    ///
    /// - Parameter second: the second of the two.
    private static func neighbour(_ index: Int, of second: Int, _ cells: [Cell], _ fragment: Fragment) -> UInt32 {
        guard index >= fragment.start, index < fragment.end, !cells[second].followsSpace, cells[second].gap < widestGap * fragment.em else {
            return 0
        }
        return cells[index].unicode
    }

    /// Visible ASCII's letters but for the i itself.
    private static func isLatin(_ unicode: UInt32) -> Bool { unicode | 0x20 != 0x69 && (unicode | 0x20) &- 0x61 < 26 }
}
