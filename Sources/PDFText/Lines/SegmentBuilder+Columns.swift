extension SegmentBuilder {
    /// Whether a fragment begins where those that were shown near it above and below do, whose column a line of the one before it reaches up to.
    ///
    /// - Parameter isHeading: whether they may be of another size.
    static func beginsAmongOthers(_ index: Int, _ fragments: [Fragment], isHeading: Bool = false) -> Bool {
        let fragment = fragments[index]
        func isAligned(_ other: Fragment, _ step: Float) -> Bool {
            other.frame == fragment.frame && step > 0.7 * fragment.size && step < widestStep * fragment.size
                && (other.x0 - fragment.x0).magnitude < sameEdge * fragment.size
                && (isHeading || (other.size - fragment.size).magnitude < sameEdge * fragment.size)
        }
        let near = max(0, index - nearby)..<min(fragments.count, index + 1 + nearby)
        return (near.lowerBound..<index).contains { isAligned(fragments[$0], fragments[$0].y - fragment.y) }
            && (index + 1..<near.upperBound).contains { isAligned(fragments[$0], fragment.y - fragments[$0].y) }
    }

    /// Fragments of a line and the next one.
    private static let nearby = 6
}
