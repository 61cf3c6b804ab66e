/// Makes letters of the signs that the Adobe Glyph List knows by the names of letters: µ (micro) and ∆ (increment) within a Greek word.
enum GreekText {
    private static let (micro, increment): (UInt32, UInt32) = (0xB5, 0x2206)

    @inline(__always)
    static func mayBeLetter(_ unicode: UInt32) -> Bool { unicode == micro || unicode == increment }

    /// A gap of this many ems ends a word.
    private static let widestGap: Float = 0.12

    /// Turns each of these signs that stands beside a Greek letter.
    static func correct(_ cells: inout [Cell], _ fragment: Fragment) {
        var index = fragment.start
        while index < fragment.end {
            let start = index
            // Several of these signs may follow each other: what stands before and behind them all tells what they are.
            while index < fragment.end, mayBeLetter(cells[index].unicode), index == start || isJoined(index, cells, fragment) { index += 1 }
            if index == start {
                index += 1
                continue
            }
            guard isGreek(start - 1, joinedAt: start, cells, fragment) || isGreek(index, joinedAt: index, cells, fragment) else { continue }
            for sign in start..<index { cells[sign].unicode = cells[sign].unicode == micro ? 0x3BC : 0x394 }
        }
    }

    /// Whether a cell next to such signs is a letter of their word.
    ///
    /// - Parameter boundary: the cell behind the place where it would be joined to them.
    private static func isGreek(_ index: Int, joinedAt boundary: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        index >= fragment.start && index < fragment.end && isJoined(boundary, cells, fragment) && isLetter(cells[index].unicode)
    }

    private static func isJoined(_ index: Int, _ cells: [Cell], _ fragment: Fragment) -> Bool {
        !cells[index].followsSpace && cells[index].gap < widestGap * fragment.em
    }

    /// Small letters, with accents or without: formulae have a difference of capitals.
    private static func isLetter(_ unicode: UInt32) -> Bool { unicode &- 0x3AC < 0x23 || unicode &- 0x1F00 < 0x100 }
}
