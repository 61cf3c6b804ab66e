/// What formulas put above, below and between the pieces of a line: told by the order of showing, which follows the formula, not by heights alone.
enum BuiltUpText {
    /// What each fragment stands on: an exponent or an index that was shown right behind something larger and begins at its end belongs to that
    /// one's row, whatever else comes near its own baseline. All others stand on their own.
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
            guard fragment.size < 0.88 * base.size, fragment.size > 0.45 * base.size, fragment.frame == base.frame,
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
        return bases
    }

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
