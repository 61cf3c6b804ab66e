/// Exponents and indices in type that is hardly smaller than their line's, raised or lowered by half an em: WeasyPrint's own `<sup>` is nine tenths of it.
/// They are told by the line, which stops where they begin and goes on where they end, and made as small, and as low, as such are elsewhere.
enum LargeScripts {
    /// Of their line's size. What is smaller is known by that.
    private static let sizes: ClosedRange<Float> = 0.88...1
    /// Off its baseline, in ems.
    private static let shifts: ClosedRange<Float> = 0.28...0.56
    private static let longest = 4
    /// Between them and the line before and behind them, in ems: a space follows some.
    private static let close: ClosedRange<Float> = -0.1...0.1
    private static let rest: ClosedRange<Float> = -0.1...0.6
    /// Cells of the line before and behind them, at the least.
    private static let fewestAround = 4
    /// What they are made, in ems.
    private static let (usualSize, usualShift): (Float, Float) = (0.75, 0.4)

    /// - Parameters:
    ///   - fragments: in the order of showing.
    ///   - ranges: of each fragment's words.
    static func shrink(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        guard fragments.count > 1 else { return }
        for index in 1..<fragments.count {
            let (base, script) = (fragments[index - 1], fragments[index])
            let shift = (script.y - base.y) / base.size
            guard shifts.contains(shift.magnitude), script.end - script.start <= longest, sizes.contains(script.size / base.size),
                base.frame == frame, script.frame == frame, script.overlay == base.overlay,
                close.contains((script.x0 - base.x1) / base.size)
            else { continue }
            let goesOn =
                index + 1 < fragments.count && isRest(fragments[index + 1], of: base, behind: script) && isOneKind(script, cells)
                // Symbols of formulas have indices of indices.
                && base.end - base.start + fragments[index + 1].end - fragments[index + 1].start >= fewestAround
            // Where the line ends with it, a power or the number of a note alone is surely none of another line's.
            guard goesOn || isNumber(script, cells) && (index + 1 == fragments.count || isBelow(fragments[index + 1], base)) else {
                continue
            }
            let (size, y) = (usualSize * base.size, base.y + (shift > 0 ? usualShift : -usualShift) * base.size)
            fragments[index].size = size
            fragments[index].y = y
            for word in ranges[index] {
                words[word].size = size
                words[word].y = y
            }
        }
    }

    private static func isRest(_ next: Fragment, of base: Fragment, behind script: Fragment) -> Bool {
        next.frame == base.frame && next.overlay == base.overlay && (next.y - base.y).magnitude < 0.02 * base.size
            && (next.size - base.size).magnitude < 0.03 * base.size && rest.contains((next.x0 - script.x1) / base.size)
    }

    /// Whether a fragment begins further down and further left, as the next line does.
    private static func isBelow(_ next: Fragment, _ base: Fragment) -> Bool {
        next.frame != base.frame || next.y < base.y - 0.7 * base.size && next.x0 < base.x1
    }

    /// Whether all of it is figures, or none is, and no stop: "3b" may count what stands beside it.
    private static func isOneKind(_ script: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        if isNumber(script, cells) { return true }
        for index in script.start..<script.end {
            let unicode = cells[index].unicode
            if PageDigits.isDecimal(unicode) || unicode < 0x80 && unicode != 0x2A && !Bidirectional.isLetter(unicode) { return false }
        }
        return true
    }

    /// Whether all of it is figures, perhaps behind a sign.
    private static func isNumber(_ script: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        var figures = 0
        for index in script.start..<script.end {
            let unicode = cells[index].unicode
            if PageDigits.isDecimal(unicode) {
                figures += 1
            } else if index > script.start || ![0x2B, 0x2D, 0x2212, 0x2013].contains(unicode) {
                return false
            }
        }
        return figures > 0
    }
}
