/// The first line of a column whose sentence goes on in the next one: its words may recur where a head has them on other pages, and it is none.
enum RunningColumn {
    /// From baseline to baseline, as a multiple of the usual step, at the most.
    private static let widestStep: Float = 1.04
    /// From the line's end to the right edge of its column, in ems.
    private static let room: Float = 1.2
    /// Of sizes, as a share.
    private static let sameSize: Float = 0.02

    /// Whether a line of a script without spaces fills its column in the middle of a sentence, with the next line right below it, in type of its size.
    static func goesOn(_ entry: Edges.Entry, _ layout: PageLayout) -> Bool {
        let line = layout.lines[entry.line]
        let bytes = layout.bytes(of: line)
        // Nearly all lines end in a letter, or a figure, of one byte.
        guard let last = bytes.last, last >= 0x80,
            case let sign = PageDigits.scalar(bytes.span, before: bytes.count).value, Script.isIdeograph(sign) || 0x3041...0x30FA ~= sign
        else { return false }
        var (right, below) = (line.x1, PageLayout.Line?.none)
        for other in layout.lines where other.frame == line.frame && other.x0 < line.x1 && other.x1 > line.x0 && other.y < line.y {
            right = max(right, other.x1)
            if below.map({ other.y > $0.y }) ?? true { below = other }
        }
        guard let below, (below.size - line.size).magnitude < sameSize * line.size, right - line.x1 < room * line.size else { return false }
        let first = layout.bytes(of: below)
        return line.y - below.y < widestStep * layout.edges.pitch && !first.isEmpty
            && Script.isSpaceless(PageDigits.scalar(first.span, at: 0).value)
    }
}
