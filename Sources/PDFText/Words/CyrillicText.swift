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
            guard holds(before) || holds(after), !isLatin(before), !isLatin(after) else { continue }
            cells[index].unicode = cells[index].unicode == 0x69 ? 0x456 : 0x406
        }
    }

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
