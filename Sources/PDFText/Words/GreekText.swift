/// Makes letters of the signs that the Adobe Glyph List knows by the names of letters: µ (micro) and ∆ (increment) within a Greek word.
enum GreekText {
    private static let (micro, increment): (UInt32, UInt32) = (0xB5, 0x2206)

    @inline(__always)
    static func mayBeLetter(_ unicode: UInt32) -> Bool { unicode == micro || unicode == increment }

    /// A gap of this many ems ends a word.
    private static let widestGap: Float = 0.12

    /// Turns each of these signs that stands beside a Greek letter.
    static func correct(_ cells: inout [Cell], _ fragment: Fragment) {
        for index in fragment.start..<fragment.end where mayBeLetter(cells[index].unicode) {
            guard isGreek(before: index, cells, fragment) || isGreek(after: index, cells, fragment) else { continue }
            cells[index].unicode = cells[index].unicode == micro ? 0x3BC : 0x394
        }
    }

    private static func isGreek(before index: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        index > fragment.start && isJoined(index, cells, fragment) && isLetter(cells[index - 1].unicode)
    }

    /// Two of these signs may follow each other.
    private static func isGreek(after index: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        var next = index + 1
        while next < fragment.end, isJoined(next, cells, fragment) {
            if !mayBeLetter(cells[next].unicode) { return isLetter(cells[next].unicode) }
            next += 1
        }
        return false
    }

    private static func isJoined(_ index: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        !cells[index].followsSpace && cells[index].gap < widestGap * fragment.em
    }

    /// Small letters, with accents or without: formulae have a difference of capitals.
    private static func isLetter(_ unicode: UInt32) -> Bool { unicode &- 0x3AC < 0x23 || unicode &- 0x1F00 < 0x100 }
}
