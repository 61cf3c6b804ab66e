/// Arrows that are drawn in pieces, as TeX does: "−→", "==⇒", "⇐⇒" are one sign each, as short as it can be, and
/// with a bar before it the one that says what a function does; with a hook, "↪" and "↩".
enum LongArrows {
    /// Whether a scalar may be part of such an arrow.
    @inline(__always)
    static func mayHold(_ unicode: UInt32) -> Bool { unicode &- 0x2190 < 0x50 }

    /// Joins the arrows of a fragment: the first piece becomes the sign, the others fall silent.
    ///
    /// - Returns: whether hooks are left that stand for accents.
    static func join(_ cells: inout [Cell], _ fragment: Fragment) -> Bool {
        let range = fragment.start..<fragment.end
        guard holdsArrow(cells.span, range) else { return false }
        var hasHook = false
        for index in range where mayHold(cells[index].unicode) {
            switch cells[index].unicode {
            case 0x2192, 0x21D2:
                var first = index
                while first > range.lowerBound, isFilling(cells[first - 1].unicode, of: cells[index].unicode), overlap(first, cells) {
                    first -= 1
                }
                if first > range.lowerBound, cells[first - 1].unicode == cells[index].unicode &- 2, overlap(first, cells) {
                    // The left end, in front of which nothing was taken.
                    first -= 1
                    join(&cells, first..<index, cells[index].unicode &+ 2)
                } else if first < index {
                    join(&cells, first..<index, cells[index].unicode)
                }
                if first > range.lowerBound { joinBar(&cells, first) }
            case 0x2190, 0x21D0:
                var last = index
                while last + 1 < range.upperBound, isFilling(cells[last + 1].unicode, of: cells[index].unicode), overlap(last + 1, cells) {
                    last += 1
                }
                let isBoth =
                    last + 1 < range.upperBound && cells[last + 1].unicode == cells[index].unicode &+ 2 && overlap(last + 1, cells)
                if last + 1 < range.upperBound, cells[last + 1].unicode == 0x21A9, isHook(cells[last + 1], of: cells[index]),
                    overlap(last + 1, cells)
                {
                    join(&cells, index..<(last + 1), 0x21A9)
                } else if last > index, !isBoth {
                    join(&cells, index..<last, cells[index].unicode)
                }
            case 0x21A9, 0x21AA: hasHook = true
            default: break
            }
        }
        guard hasHook else { return false }
        var hasAccent = false
        for index in range where cells[index].unicode &- 0x21A9 < 2 && cells[index].x1 - cells[index].x0 < longestHook * fragment.em {
            // Behind one that has been joined is what was its arrow.
            if index + 1 < range.upperBound, cells[index + 1].unicode == GlyphCollector.silent { continue }
            cells[index].unicode = cells[index].unicode == 0x21AA ? 0x2DB : 0x2BE
            hasAccent = true
        }
        return hasAccent
    }

    private static func holdsArrow(_ cells: borrowing Span<Cell>, _ range: Range<Int>) -> Bool {
        for index in range where mayHold(cells[index].unicode) { return true }
        return false
    }

    /// A hook by itself, which no arrow is as short as, in ems: below a Polish letter its ogonek, the other one a hamza (mathscinet.pdf).
    private static let longestHook: Float = 0.4

    /// Makes the first of some cells, and the one behind them, a sign.
    private static func join(_ cells: inout [Cell], _ range: Range<Int>, _ sign: UInt32) {
        for index in range { cells[index + 1].unicode = GlyphCollector.silent }
        cells[range.lowerBound].unicode = sign
    }

    /// The bar of "↦" has no width, and stands where the arrow begins; where the hook of "↪" ends.
    private static func joinBar(_ cells: inout [Cell], _ index: Int) {
        let (bar, arrow) = (cells[index - 1], cells[index])
        if bar.unicode == 0x21AA, arrow.unicode == 0x2192, isHook(bar, of: arrow), overlap(index, cells) {
            join(&cells, (index - 1)..<index, 0x21AA)
            return
        }
        guard bar.unicode == 0x21A6, bar.x1 - bar.x0 < 0.3 * (arrow.x1 - arrow.x0),
            (bar.x0 - arrow.x0).magnitude < 0.2 * (arrow.x1 - arrow.x0)
        else { return }
        if arrow.unicode == 0x2192 || arrow.unicode == 0x21D2 {
            join(&cells, (index - 1)..<index, arrow.unicode == 0x2192 ? 0x21A6 : 0x2907)
        }
    }

    /// Whether a sign is no arrow of its own but the hook of one.
    private static func isHook(_ sign: Cell, of arrow: Cell) -> Bool { sign.x1 - sign.x0 < 0.6 * (arrow.x1 - arrow.x0) }

    private static func isFilling(_ unicode: UInt32, of arrow: UInt32) -> Bool {
        unicode == (arrow < 0x21D0 ? 0x2212 : 0x3D)
    }

    /// Whether a cell begins before the end of the one before it: by rounding at least.
    private static func overlap(_ index: Int, _ cells: [Cell]) -> Bool {
        let width = cells[index].x1 - cells[index].x0
        return !cells[index].followsSpace && cells[index].gap < 0.02 * width && cells[index].gap > -0.9 * width
    }
}
