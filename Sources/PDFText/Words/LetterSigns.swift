/// Vowel signs and subjoined letters of Tibetan, Myanmar and Khmer that a producer shows, without a width of their own, behind the letter they stand
/// over or under: these scripts have wide letters, back to whose beginning no kerning goes.
enum LetterSigns {
    /// The sign that makes the letter after it a subscript, in Khmer.
    static let coeng: UInt32 = 0x17D2

    /// What is no letter of its own in the blocks of these scripts.
    @inline(__always)
    static func holds(_ unicode: UInt32) -> Bool { unicode &- 0x0F18 < 0x17D4 - 0x0F18 && isSign(unicode) }

    private static func isSign(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0xF18, 0xF19, 0xF35, 0xF37, 0xF39, 0xF71...0xF84, 0xF86, 0xF87, 0xF8D...0xFBC, 0xFC6: true
        case 0x102B...0x103E, 0x1056...0x1059, 0x105E...0x1060, 0x1071...0x1074: true
        case 0x17B4...0x17D3: true
        default: false
        }
    }

    /// Whether a sign at (`x`, `y`) stands over or under the last letter of a fragment.
    static func isOver(_ x: Float, _ y: Float, _ fragment: Fragment, _ em: Float, _ cells: borrowing OutputSpan<Cell>) -> Bool {
        guard (y - fragment.y).magnitude < height * em, x < fragment.x1 + reach * em else { return false }
        var index = cells.count - 1
        let first = max(fragment.start, cells.count - most)
        while index > first, cells[index].x1 <= cells[index].x0 { index -= 1 }
        return !cells[index].isRightToLeft && x > cells[index].x0 - reach * em
    }

    /// Signs one upon the other.
    private static let most = 8
    /// From the letter's baseline, in ems: stacks of Tibetan go deep.
    private static let height: Float = 1.6
    /// Beyond the letter's ends, in ems.
    private static let reach: Float = 0.3
}
