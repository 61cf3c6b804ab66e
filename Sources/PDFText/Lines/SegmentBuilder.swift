/// Joins the fragments of one frame into segments: out-of-order showing, raised and lowered text, changes of font.
struct SegmentBuilder {
    /// Fragments closer than this many ems are one segment.
    static let joiningGap: Float = 0.9
    /// Fragments whose baselines differ by less than this many ems of the larger may stand on one line (exponents, indices).
    static let rowTolerance: Float = 0.46
    /// Overlapping by more ems than this, two fragments are not neighbours but printed over each other.
    static let overlap: Float = 0.5

    /// A fragment goes on with one of the last segments of its row: more than these do not end near it.
    private static let reach = 16

    private(set) var segments: [Segment] = []
    private var previousRow = 0
    /// Of each segment, the fragment that was joined to it last.
    private var ends: [Int] = []
    /// The annotations that show more than one line, by the baselines of the first and the last.
    private var tall: [Int32: ClosedRange<Float>] = [:]

    init() {}

    /// - Parameters:
    ///   - fragments: those of one frame, with the range of their words.
    ///   - words: the page's words; raised and glued flags are set here.
    mutating func build(_ fragments: [(fragment: Fragment, words: Range<Int>)], words: inout [LayoutWord], cells: borrowing Span<Cell>) {
        segments.removeAll(keepingCapacity: true)
        previousRow = 0
        ends.removeAll(keepingCapacity: true)
        findTall(fragments.map(\.fragment))
        let dropCaps = DropCaps(fragments, cells: cells)
        let held = dropCaps.held
        let bases = BuiltUpText.bases(of: fragments.map(\.fragment))
        let order = fragments.indices.filter { held.isEmpty || !held.contains($0) }.sorted {
            let (left, right) = (fragments[bases[$0]].fragment.y, fragments[bases[$1]].fragment.y)
            return left != right ? left > right : fragments[$0].fragment.start < fragments[$1].fragment.start
        }
        var row: [Int] = []
        var (reference, size): (Float, Float) = (0, 0)
        for index in order {
            let fragment = fragments[bases[index]].fragment
            let tolerance = Self.rowTolerance * max(size, fragment.size)
            if !row.isEmpty, reference - fragment.y <= tolerance {
                row.append(index)
                // The largest type sets the row's baseline, so that a row of exponents does not drift away from its line.
                if fragment.size > size * 1.1 { (reference, size) = (fragment.y, fragment.size) }
            } else {
                flush(row, fragments, &words, cells)
                row = [index]
                (reference, size) = (fragment.y, fragment.size)
            }
        }
        flush(row, fragments, &words, cells)
        if !dropCaps.isEmpty { dropCaps.join(fragments, &segments, &words) }
    }

    private mutating func flush(
        _ row: [Int], _ fragments: [(fragment: Fragment, words: Range<Int>)], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        guard !row.isEmpty else { return }
        let sorted = row.count == 1 ? row : row.sorted { fragments[$0].fragment.x0 < fragments[$1].fragment.x0 }
        // The row above is looked at too: in another column a line a little higher may have closed it before an index of this one came.
        let firstSegment = previousRow
        previousRow = segments.count
        for index in sorted {
            let (fragment, range) = fragments[index]
            if let target = segments.indices[firstSegment...].suffix(Self.reach).last(where: { accepts(segments[$0], fragment) }),
                !isBuiltUp(from: target, to: index, fragments)
            {
                join(fragment, range, to: target, &words, cells)
                ends[target] = index
            } else if let target = segments.indices[firstSegment...].last(where: { holds(segments[$0], fragment) }) {
                insert(fragment, range, into: target, &words)
            } else {
                ends.append(index)
                segments.append(
                    Segment(
                        words: range.map { Int32(truncatingIfNeeded: $0) }, x0: fragment.x0, x1: fragment.x1, y: fragment.y,
                        size: fragment.size,
                        order: Int32(truncatingIfNeeded: fragment.start), cellCount: Int32(fragment.end - fragment.start),
                        isArtifact: fragment.isArtifact,
                        overlay: fragment.overlay, isPartOfOverlay: tall[fragment.overlay] != nil))
            }
        }
    }

    private func isBuiltUp(from target: Int, to index: Int, _ fragments: [(fragment: Fragment, words: Range<Int>)]) -> Bool {
        let count = index - ends[target] - 1
        guard count > 1, count < Self.reach else { return false }
        return BuiltUpText.fills(segments[target], fragments[index].fragment, fragments[(ends[target] + 1)..<index].lazy.map(\.fragment))
    }

    private mutating func findTall(_ fragments: [Fragment]) {
        tall.removeAll(keepingCapacity: true)
        for fragment in fragments where fragment.overlay != 0 {
            let known = tall[fragment.overlay] ?? fragment.y...fragment.y
            tall[fragment.overlay] = min(known.lowerBound, fragment.y)...max(known.upperBound, fragment.y)
        }
        if tall.isEmpty { return }
        var sizes: [Int32: Float] = [:]
        for fragment in fragments where fragment.overlay != 0 { sizes[fragment.overlay] = max(sizes[fragment.overlay] ?? 0, fragment.size) }
        tall = tall.filter { $0.value.upperBound - $0.value.lowerBound > Self.rowTolerance * (sizes[$0.key] ?? 0) }
    }

    private func accepts(_ segment: Segment, _ fragment: Fragment) -> Bool {
        if segment.overlay != fragment.overlay, segment.isPartOfOverlay || tall[fragment.overlay] != nil { return false }
        let larger = max(segment.size, fragment.size)
        let gap = fragment.x0 - segment.x1
        // Beside a letter that is much larger the smaller type says what is far.
        let isUneven = larger > 1.6 * min(segment.size, fragment.size)
        guard
            gap < Self.joiningGap
                * (isUneven ? min(fragment.size, segment.size) : max(min(fragment.em, fragment.size), segment.size * 0.8)),
            gap > -Self.overlap * larger || fragment.x1 <= segment.x1 + 0.1 * larger
        else { return false }
        let shift = (segment.y - fragment.y).magnitude
        if shift < 0.12 * larger { return gap > -Self.overlap * larger }
        // Off the baseline: raised or lowered, and then smaller or close by; otherwise a neighbour line that came too near.
        if shift <= 0.35 * larger, gap.magnitude < 0.4 * larger, min(segment.size, fragment.size) > 0.6 * larger { return true }
        return shift <= Self.rowTolerance * larger && min(segment.size, fragment.size) < 0.88 * larger && gap > -Self.overlap * larger
    }

    private mutating func join(
        _ fragment: Fragment, _ range: Range<Int>, to target: Int, _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        let gap = fragment.x0 - segments[target].x1
        let shift = fragment.y - segments[target].y
        let isSmaller = fragment.size < 0.88 * segments[target].size
        if shift > 0.15 * segments[target].size, isSmaller {
            for index in range { words[index].isRaised = true }
        }
        let followsSpace = cells[fragment.start].followsSpace
        if gap < WordSplitter.wordGap * max(fragment.em, 0.7 * segments[target].size), !followsSpace {
            words[range.lowerBound].isGlued = true
        }
        segments[target].words.append(contentsOf: range.map { Int32(truncatingIfNeeded: $0) })
        segments[target].x0 = min(segments[target].x0, fragment.x0)
        segments[target].x1 = max(segments[target].x1, fragment.x1)
        if fragment.size > segments[target].size * 1.1 {
            segments[target].y = fragment.y
            segments[target].size = fragment.size
        }
        segments[target].order = min(segments[target].order, Int32(truncatingIfNeeded: fragment.start))
        segments[target].cellCount += Int32(fragment.end - fragment.start)
    }

    /// Whether a small piece off the baseline lies within a segment that was shown first: an index left out and added later, half of a sign.
    private func holds(_ segment: Segment, _ fragment: Fragment) -> Bool {
        let shift = (segment.y - fragment.y).magnitude
        guard fragment.x0 >= segment.x0, fragment.x1 <= segment.x1 + 0.5 * segment.size, shift <= Self.rowTolerance * segment.size else {
            return false
        }
        return fragment.size < 0.88 * segment.size || fragment.end - fragment.start <= 2
    }

    /// Puts a fragment's words among those of a segment, by where they stand.
    private mutating func insert(_ fragment: Fragment, _ range: Range<Int>, into target: Int, _ words: inout [LayoutWord]) {
        let size = segments[target].size
        let isRaised = fragment.y - segments[target].y > 0.15 * size && fragment.size < 0.88 * size
        let place = segments[target].words.firstIndex {
            words[Int($0)].x0 + words[Int($0)].x1 > 2 * fragment.x0 && words[Int($0)].x0 > fragment.x0 - 0.1 * size
        }
        let position = place ?? segments[target].words.count
        let gap = WordSplitter.wordGap * max(fragment.em, 0.7 * size)
        for index in range { words[index].isRaised = isRaised }
        if position > 0 { words[range.lowerBound].isGlued = fragment.x0 - words[Int(segments[target].words[position - 1])].x1 < gap }
        if position < segments[target].words.count {
            let next = Int(segments[target].words[position])
            if words[next].x0 - fragment.x1 < gap { words[next].isGlued = true }
        }
        segments[target].words.insert(contentsOf: range.map { Int32(truncatingIfNeeded: $0) }, at: position)
        segments[target].cellCount += Int32(fragment.end - fragment.start)
    }
}
