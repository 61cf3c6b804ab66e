/// What formulas set in small type over the middle of a relation's sign or an arrow, "def" over "=", "n→∞" over "→": it is put behind the sign, on its line,
/// where it would otherwise be a line of its own above the formula.
enum RelationLabels {
    /// From the line's baseline to that of the label, and its size, in ems of the line.
    private static let heights: ClosedRange<Float> = 0.38...1.15
    private static let sizes: ClosedRange<Float> = 0.45...0.8
    /// From the middle of the sign, and beyond its ends, in ems.
    private static let offMiddle: Float = 0.15
    private static let overhang: Float = 0.75
    private static let longest = 16
    /// The distance of the label from its sign, in ems: it is read behind that, whatever stands there.
    private static let gap: Float = 0.02

    /// - Parameters:
    ///   - ranges: of the words of each fragment.
    ///   - words: labels, and what stands behind them, are marked.
    static func level(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        // The label is shown first, by TeX, or last.
        for index in fragments.indices.dropFirst() {
            let (before, fragment) = (fragments[index - 1], fragments[index])
            if sizes.contains(before.size / fragment.size), heights.contains((before.y - fragment.y) / fragment.size) {
                place(index - 1, over: index, frame, &fragments, ranges, &words, cells)
            } else if sizes.contains(fragment.size / before.size), heights.contains((fragment.y - before.y) / before.size) {
                place(index, over: index - 1, frame, &fragments, ranges, &words, cells)
            }
        }
    }

    private static func place(
        _ index: Int, over base: Int, _ frame: Int, _ fragments: inout [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord],
        _ cells: borrowing Span<Cell>
    ) {
        let (label, line) = (fragments[index], fragments[base])
        guard label.frame == frame, line.frame == frame, label.overlay == line.overlay, label.end - label.start <= longest,
            let first = ranges[index].first, words[first].fraction == .none, line.end > line.start
        else { return }
        // Shown behind its label it is what its fragment begins with; before it, what that ends with.
        let sign = cells[base > index ? line.start : line.end - 1]
        guard mayHaveLabel(sign.unicode), label.x0 > sign.x0 - overhang * line.size, label.x1 < sign.x1 + overhang * line.size,
            (label.x0 + label.x1 - sign.x0 - sign.x1).magnitude < 2 * offMiddle * line.size
        else { return }
        // The sign must be a word by itself.
        guard let word = base > index ? ranges[base].first : ranges[base].last, words[word].end - words[word].start <= 2 else { return }
        var next: Int?
        if base > index {
            next = ranges[base].dropFirst().first
            if next == nil, base + 1 < fragments.count { next = ranges[base + 1].first }
        } else if index + 1 < fragments.count {
            next = ranges[index + 1].first
        }
        let (x0, x1) = (sign.x1 + gap * line.size, sign.x1 + 2 * gap * line.size)
        (fragments[index].x0, fragments[index].x1, fragments[index].y) = (x0, x1, line.y)
        for own in ranges[index] {
            (words[own].x0, words[own].x1, words[own].y) = (x0, x1, line.y)
            (words[own].fraction, words[own].spelling) = (own == first ? .over : .inside, .any)
        }
        if let next, words[next].fraction == .none { (words[next].fraction, words[next].spelling) = (.over, .any) }
    }

    /// Relations and arrows; of ASCII "=" alone.
    private static func mayHaveLabel(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x3D, 0x2190...0x21FF, 0x223C, 0x2243, 0x2245, 0x2248, 0x224D, 0x2250...0x2255, 0x2261, 0x2264, 0x2265, 0x227A...0x227D,
            0x27F5...0x27FF:
            true
        default: false
        }
    }
}
