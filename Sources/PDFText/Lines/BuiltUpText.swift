/// What formulas put above, below and between the pieces of a line: told by the order of showing, which follows the formula, not by heights alone.
enum BuiltUpText {
    /// What each fragment stands on: an exponent or an index that was shown right behind something larger and begins at its end belongs to that
    /// one's row, whatever else comes near its own baseline; so does a mark of a note or a verse that was shown right before what it stands close to.
    /// All others stand on their own.
    ///
    /// - Parameter fragments: in the order of showing.
    static func bases(of fragments: [Fragment]) -> [Int] {
        var bases = Array(fragments.indices)
        for index in fragments.indices.dropFirst() {
            let (fragment, previous) = (fragments[index], fragments[index - 1])
            let candidate = bases[index - 1]
            let base = fragments[candidate]
            // What is smaller still stands beside a large initial.
            let tolerance = fragment.size < 0.72 * base.size ? SegmentBuilder.raisedTolerance : SegmentBuilder.rowTolerance
            guard ScriptSize.isSmaller(fragment.size, than: base.size), fragment.size > 0.45 * base.size, fragment.frame == base.frame,
                fragment.overlay == base.overlay,
                (fragment.y - base.y).magnitude <= tolerance * base.size
            else { continue }
            let gap = fragment.x0 - base.x1
            // LaTeX sets the A of its name over its L.
            let isBehind = gap > -0.4 * base.size && gap < 0.3 * base.size
            let goesOn =
                candidate != index - 1 && (fragment.y - previous.y).magnitude < 0.05 * base.size
                && (fragment.x0 - previous.x1).magnitude < 0.3 * base.size
            if isBehind || goesOn { bases[index] = candidate }
        }
        for index in fragments.indices.dropLast() where bases[index] == index && isMark(fragments[index], before: fragments[index + 1]) {
            bases[index] = index + 1
        }
        return bases
    }

    /// Whether a few raised signs stand right before larger text.
    private static func isMark(_ fragment: Fragment, before next: Fragment) -> Bool {
        guard ScriptSize.isSmaller(fragment.size, than: next.size), fragment.end - fragment.start <= longestMark,
            fragment.frame == next.frame, fragment.overlay == next.overlay
        else { return false }
        let (gap, shift) = (next.x0 - fragment.x1, fragment.y - next.y)
        return gap > -0.1 * next.size && gap < 0.3 * next.size && shift > 0.1 * next.size
            && shift <= SegmentBuilder.raisedTolerance * next.size && fragment.size > 0.45 * next.size
    }

    private static let longestMark = 3

    /// Brings exponents down that an index below them has pushed up: further than any exponent by itself stands, as those in brackets are. The two were
    /// shown one after the other, and begin at the end of what they stand on. So, too, those that their line leaves just the room for.
    static func lowerExponents(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        guard fragments.count > 2 else { return }
        for index in 1..<(fragments.count - 1) {
            let (base, first) = (fragments[index - 1], fragments[index])
            guard ScriptSize.isSmaller(first.size, than: base.size), first.size > 0.45 * base.size,
                (first.x0 - base.x1).magnitude < 0.3 * base.size,
                base.frame == frame, first.frame == frame, first.overlay == base.overlay
            else { continue }
            // Either may be shown first.
            let isIndex = first.y < base.y
            let start = isIndex ? index + 1 : index
            guard fragments[start].y - base.y > SegmentBuilder.rowTolerance * base.size,
                fragments[start].y - base.y < highestExponent * base.size, (fragments[start].x0 - first.x0).magnitude < 0.3 * base.size
            else { continue }
            if isPrime(fragments[start], cells), (fragments[start].x0 - base.x1).magnitude < 0.15 * base.size {
                let y = base.y + 0.42 * base.size
                fragments[start].y = y
                for word in ranges[start] { words[word].y = y }
                continue
            }
            var end = start
            while end < fragments.count, end - start < longestExponent, fragments[end].frame == frame,
                ScriptSize.isSmaller(fragments[end].size, than: base.size), fragments[end].y - base.y > 0.2 * base.size,
                end == start || (fragments[end].x0 - fragments[end - 1].x1).magnitude < 0.3 * base.size
            {
                end += 1
            }
            let other = isIndex ? index : end
            guard other < fragments.count, end > start, fragments[other].frame == frame else { continue }
            let isAboveIndex =
                ScriptSize.isSmaller(fragments[other].size, than: base.size)
                && (fragments[other].x0 - fragments[start].x0).magnitude < 0.3 * base.size
                && (-SegmentBuilder.rowTolerance ... -0.1).contains((fragments[other].y - base.y) / base.size)
            guard isAboveIndex || !isIndex && leavesRoom(base, for: start..<end, before: fragments[end], fragments) else { continue }
            let shift = base.y + 0.42 * base.size - fragments[start].y
            for place in start..<end {
                fragments[place].y += shift
                for word in ranges[place] { words[word].y += shift }
            }
        }
    }

    /// Whether a fragment is nothing but a prime, which nothing else is as close behind a letter as: written as the exponent of an exponent, it stands
    /// higher than these do.
    private static func isPrime(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        fragment.end &- fragment.start == 1 && cells[fragment.start].unicode &- 0x2032 < 3
    }

    /// Whether a line goes on right where what is raised ends, as it begins right where the line stopped: Word raises it as far as somebody asks for.
    private static func leavesRoom(_ base: Fragment, for raised: Range<Int>, before next: Fragment, _ fragments: [Fragment]) -> Bool {
        guard let first = raised.first, let last = raised.last, next.overlay == base.overlay,
            (next.y - base.y).magnitude < 0.02 * base.size, (next.size - base.size).magnitude < 0.03 * base.size
        else { return false }
        return (fragments[first].x0 - base.x1).magnitude < closeExponent * base.size
            && (-closeExponent...widestRest).contains((next.x0 - fragments[last].x1) / base.size)
            && raised.reduce(0, { $0 + fragments[$1].end - fragments[$1].start }) <= longestRaised
    }

    /// In ems, and in signs: thin spaces stand between the terms of a formula.
    private static let closeExponent: Float = 0.1
    private static let widestRest: Float = 0.2
    private static let longestRaised = 4

    /// Fragments of an exponent that has indices itself.
    private static let longestExponent = 12
    /// In ems.
    private static let highestExponent: Float = 0.75

    /// Whether a fraction or the like fills the white between a segment and the fragment that would go on with it.
    ///
    /// - Parameters:
    ///   - end: the segment's right edge, with its baseline and its size.
    ///   - between: the fragments shown after the segment and before the next one.
    static func fills(after end: Float, y: Float, size: Float, _ next: Fragment, _ between: ArraySlice<Fragment>) -> Bool {
        guard next.x0 - end > 0.3 * size else { return false }
        var (above, below) = (false, false)
        for fragment in between {
            guard fragment.x0 > end - 0.2 * size, fragment.x1 < next.x0 + 0.2 * size else { return false }
            let shift = fragment.y - y
            if shift > 0.3 * size, shift < 1.5 * size { above = true }
            if shift < -0.3 * size, shift > -1.5 * size { below = true }
        }
        return above && below
    }
}
