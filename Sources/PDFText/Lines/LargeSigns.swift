/// Brackets, sums and integrals that are larger than the type of their line: TeX hangs them from above, so that their baselines are not the line's.
/// They are put on it, with their limits behind them.
struct LargeSigns {
    /// How far above the line's baseline such a sign's may be, in ems.
    private static let hanging: ClosedRange<Float> = 0.3...2.3
    /// White between a sign and what it stands beside, in ems.
    private static let gap: Float = 0.5
    /// Fragments shown before and after a sign that are looked at.
    private static let reach = 4
    /// From the line's baseline to those of limits, in ems.
    private static let heights: ClosedRange<Float> = -1.6...2.2

    /// - Parameters:
    ///   - ranges: of the words of each fragment.
    ///   - words: limits are marked.
    ///   - isLarge: whether a cell's font is made of such signs.
    static func level(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>,
        isLarge: (Cell) -> Bool
    ) {
        // Most pages have none, which takes no change of the list to see.
        guard let first = first(fragments, cells) else { return }
        for index in first..<fragments.count where fragments[index].end &- fragments[index].start == 1 {
            let sign = fragments[index]
            guard sign.frame == frame, let kind = kind(cells[sign.start].unicode), isLarge(cells[sign.start]) else { continue }
            let near = max(index - reach, 0)...min(index + reach, fragments.count - 1)
            guard let line = near.first(where: { $0 != index && isBeside(sign, fragments[$0]) && !isLarge(cells[fragments[$0].start]) })
            else { continue }
            let base = fragments[line]
            fragments[index].y = base.y
            for word in ranges[index] { words[word].y = base.y }
            guard kind == .operation else { continue }
            let limits = limits(of: index, base, fragments)
            var place = sign.x1 - 0.4 * min(sign.x1 - sign.x0, base.size)
            for members in [limits.below, limits.above] {
                for (number, limit) in members.enumerated() {
                    place += 0.04 * base.size
                    let end = max(place + 0.04 * base.size, sign.x1)
                    (fragments[limit].x0, fragments[limit].x1) = (place, end)
                    (fragments[limit].y, fragments[limit].size, fragments[limit].em) = (base.y, base.size, base.em)
                    for word in ranges[limit] {
                        let isFirst = number == 0 && word == ranges[limit].lowerBound
                        (words[word].y, words[word].size, words[word].x0, words[word].x1) = (base.y, base.size, place, end)
                        words[word].fraction = isFirst ? .apart : .inside
                    }
                }
            }
        }
    }

    private static func first(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Int? {
        for index in fragments.indices
        where fragments[index].end &- fragments[index].start == 1 && kind(cells[fragments[index].start].unicode) != nil { return index }
        return nil
    }

    /// Whether a font is one of TeX's fonts of extensible signs, by its name: "CMEX10", "MTEX", "LMMathExtension10-Regular". In other fonts a bracket
    /// above a line may be the line above, as in code.
    static func isOfExtensions(_ name: String) -> Bool {
        // The end tells; a name may be as long as a file.
        let letters = name.utf8.suffix(longestName).map { $0 | 0x20 }
        let core = letters.reversed().drop { $0 &- 0x30 < 10 }
        if core.starts(with: "xe".utf8) { return true }
        let extended = Array("extension".utf8)
        return letters.indices.contains { letters[$0...].starts(with: extended) }
    }

    private static let longestName = 40

    /// The limits of a sign from left to right: what was shown right before and behind it in small type, above and below its line.
    private static func limits(of index: Int, _ base: Fragment, _ fragments: [Fragment]) -> (below: [Int], above: [Int]) {
        var (below, above): ([Int], [Int]) = ([], [])
        for step in [-1, 1] {
            var (place, end) = (index + step, Float.nan)
            while fragments.indices.contains(place), (place - index).magnitude <= mostLimits,
                isLimit(fragments[place], of: fragments[index], base, end)
            {
                if fragments[place].y > base.y { above.append(place) } else { below.append(place) }
                end = step > 0 ? fragments[place].x1 : fragments[place].x0
                place += step
            }
        }
        return (below.sorted { fragments[$0].x0 < fragments[$1].x0 }, above.sorted { fragments[$0].x0 < fragments[$1].x0 })
    }

    /// Fragments of a sign's limits on one side.
    private static let mostLimits = 8

    static func isOperation(_ unicode: UInt32) -> Bool { kind(unicode) == .operation }

    private enum Kind {
        case bracket, operation
    }

    private static func kind(_ unicode: UInt32) -> Kind? {
        switch unicode {
        case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x27E8, 0x27E9, 0x2308...0x230B: .bracket
        case 0x220F...0x2211, 0x222B...0x2230, 0x22C0...0x22C3, 0x2229, 0x222A, 0x2A00...0x2A06: .operation
        default: nil
        }
    }

    /// Whether a fragment is of the line that a sign hangs over.
    private static func isBeside(_ sign: Fragment, _ line: Fragment) -> Bool {
        guard line.frame == sign.frame, line.overlay == sign.overlay, line.size > 0.8 * sign.size, sign.size > 0.8 * line.size,
            hanging.contains((sign.y - line.y) / line.size)
        else { return false }
        let reach = gap * line.size
        return (line.x1 - sign.x0).magnitude < reach || (line.x0 - sign.x1).magnitude < reach
    }

    /// Whether a fragment is small, and stands above or below a sign, at its end, or beside another of its limits.
    ///
    /// - Parameter end: of the limit beside it; not a number if there is none.
    private static func isLimit(_ fragment: Fragment, of sign: Fragment, _ base: Fragment, _ end: Float) -> Bool {
        guard fragment.frame == sign.frame, fragment.size < 0.88 * base.size, (fragment.y - base.y).magnitude > 0.25 * base.size,
            heights.contains((fragment.y - base.y) / base.size)
        else { return false }
        let slack = 0.3 * base.size
        if fragment.x0 < sign.x1 + slack, fragment.x1 > sign.x0 - slack { return true }
        return (fragment.x0 - end).magnitude < slack || (fragment.x1 - end).magnitude < slack
    }
}
