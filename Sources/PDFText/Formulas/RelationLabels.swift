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
        guard fragments.count > 1 else { return }
        // Nearly all that follow each other are of one size.
        for index in 1..<fragments.count {
            let (size, other) = (fragments[index].size, fragments[index - 1].size)
            guard other < sizes.upperBound * size || size < sizes.upperBound * other else { continue }
            // The label is shown first, by TeX, or last.
            let (label, line) = other < size ? (index - 1, index) : (index, index - 1)
            let height = (fragments[label].y - fragments[line].y) / max(size, other)
            if heights.contains(height), min(size, other) > sizes.lowerBound * max(size, other) {
                place(label, over: line, frame, &fragments, ranges, &words, cells)
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
        // Shown behind its label it is what its fragment begins with; before it, what that ends with. Pieces of an arrow have fallen silent.
        var (start, end) = base > index ? (line.start, line.start) : (line.end - 1, line.end - 1)
        while start > line.start, cells[start].unicode == GlyphCollector.silent { start -= 1 }
        while end + 1 < line.end, cells[end + 1].unicode == GlyphCollector.silent { end += 1 }
        let (x0, right) = (cells[start].x0, max(cells[start].x1, cells[end].x1))
        guard mayHaveLabel(cells[start].unicode), label.x0 > x0 - overhang * line.size, label.x1 < right + overhang * line.size,
            (label.x0 + label.x1 - x0 - right).magnitude < 2 * offMiddle * line.size
        else { return }
        // A label of several pieces would be torn.
        let beside = base > index ? index - 1 : index + 1
        if fragments.indices.contains(beside), fragments[beside].frame == frame, fragments[beside].size < sizes.upperBound * line.size,
            fragments[beside].y - line.y > heights.lowerBound * line.size,
            min((fragments[beside].x1 - label.x0).magnitude, (fragments[beside].x0 - label.x1).magnitude) < overhang * line.size
        {
            return
        }
        // The sign must be a word by itself.
        guard let word = base > index ? ranges[base].first : ranges[base].last,
            Int(words[word].end - words[word].start) <= end - start + 2
        else { return }
        var next: Int?
        if base > index {
            next = ranges[base].dropFirst().first
            if next == nil, base + 1 < fragments.count { next = ranges[base + 1].first }
        } else if index + 1 < fragments.count {
            next = ranges[index + 1].first
        }
        let (left, x1) = (right + gap * line.size, right + 2 * gap * line.size)
        (fragments[index].x0, fragments[index].x1, fragments[index].y) = (left, x1, line.y)
        for own in ranges[index] {
            (words[own].x0, words[own].x1, words[own].y) = (left, x1, line.y)
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
