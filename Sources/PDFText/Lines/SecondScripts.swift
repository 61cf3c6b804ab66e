/// Exponents of exponents, and indices of indices: brought as near to the line as those that they stand on, so that they are none of another one.
enum SecondScripts {
    /// In ems of the line: how far what is brought back may stand from it, and how far from it that is then.
    private static let farthest: Float = 0.95
    private static let level: Float = 0.44
    /// Between the pieces of one, in ems.
    private static let gap: Float = 0.3
    /// Fragments of an exponent.
    private static let most = 32
    /// Signs of a fragment: what has more is a text.
    private static let longest = 8

    /// - Parameters:
    ///   - fragments: in the order of showing.
    ///   - ranges: of each one's words.
    static func level(_ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord]) {
        guard fragments.count > 2 else { return }
        var index = 1
        while index < fragments.count {
            let (base, first) = (fragments[index - 1], fragments[index])
            index += 1
            guard ScriptSize.isSmaller(first.size, than: base.size), isScript(first, of: base, frame: frame) else { continue }
            var right = first.x1
            let end = min(index + most, fragments.count)
            while index < end {
                let next = fragments[index]
                let shift = next.y - base.y
                guard next.end - next.start <= longest, next.frame == frame, next.overlay == base.overlay,
                    ScriptSize.isSmaller(next.size, than: base.size),
                    next.x0 > base.x1 - gap * base.size, (next.x0 - right).magnitude < gap * base.size || next.x0 < right,
                    shift.magnitude < farthest * base.size
                else { break }
                right = max(right, next.x1)
                if shift.magnitude > SegmentBuilder.rowTolerance * base.size, ScriptSize.isSmaller(next.size, than: first.size) {
                    let y = base.y + (shift > 0 ? level : -level) * base.size
                    for word in ranges[index] { words[word].y += y - next.y }
                    fragments[index].y = y
                }
                index += 1
            }
        }
    }

    /// Whether a smaller fragment is an exponent or an index of what was shown before it.
    private static func isScript(_ fragment: Fragment, of base: Fragment, frame: Int) -> Bool {
        let shift = (fragment.y - base.y).magnitude
        return fragment.frame == frame && base.frame == frame && fragment.overlay == base.overlay && fragment.size > 0.45 * base.size
            && (fragment.x0 - base.x1).magnitude < gap * base.size && shift > 0.1 * base.size
            && shift <= SegmentBuilder.raisedTolerance * base.size
    }

    /// Whether one of two fragments stands above the line and the other below it, both beginning behind the same letter, whose exponent and index they are.
    ///
    /// - Parameters:
    ///   - y: of the line.
    ///   - size: of its type.
    static func areStacked(_ fragment: Fragment, _ other: Fragment, y: Float, size: Float) -> Bool {
        let (own, shift) = (fragment.y - y, other.y - y)
        return fragment.frame == other.frame && fragment.overlay == other.overlay && ScriptSize.isSmaller(fragment.size, than: size)
            && ScriptSize.isSmaller(other.size, than: size) && own * shift < 0 && min(own.magnitude, shift.magnitude) > 0.1 * size
            && max(own.magnitude, shift.magnitude) <= SegmentBuilder.raisedTolerance * size
            && (fragment.x0 - other.x0).magnitude < gap * size
    }
}
