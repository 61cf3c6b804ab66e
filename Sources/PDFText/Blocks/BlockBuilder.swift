/// Decides where among the lines of one region a new block begins: a paragraph, a heading, an item, a row of a table.
struct BlockBuilder {
    /// Whether each line begins a block.
    private(set) var starts: [Bool] = []

    private let lines: [LayoutLine]
    private let text: BlockText
    /// Usual distance of baselines, in ems.
    private let leading: Float
    /// Where most lines begin, and where the longest end.
    private let left, right: Float
    /// The size of most of the text.
    private let usualSize: Float
    private let isJustified: Bool

    /// A distance this much above the usual one parts paragraphs.
    static let leadingTolerance: Float = 1.22
    /// Sizes differing by more are different kinds of text.
    static let sizeTolerance: Float = 1.12
    /// An indent, in ems.
    static let indent: Float = 0.75

    init(_ lines: [LayoutLine], text: BlockText) {
        self.lines = lines
        self.text = text
        var steps: [Float] = []
        for (previous, line) in zip(lines, lines.dropFirst()) where line.size / previous.size < Self.sizeTolerance && previous.size / line.size < Self.sizeTolerance {
            let step = (previous.y - line.y) / line.size
            if step > 0.5, step < 4 { steps.append(step) }
        }
        steps.sort()
        // The lower third: paragraphs set apart by white make the median too large where they are short.
        leading = steps.isEmpty ? 1.2 : min(steps[steps.count / 3], steps.count < 6 ? 1.55 : 3)
        left = Self.mostCommon(lines.map(\.x0)) ?? 0
        var counts: [Int: Int] = [:]
        for line in lines { counts[Int((min(line.size, 1000) * 4).rounded()), default: 0] += line.characterCount }
        usualSize = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Float($0.key) / 4 } ?? 10
        let ends = lines.map(\.x1).sorted()
        right = ends.isEmpty ? 0 : ends[ends.count - 1 - ends.count / 20]
        let full = right
        isJustified = lines.count { ($0.x1 - full).magnitude < 0.2 * $0.size } * 2 > lines.count
        starts = lines.indices.map { $0 == 0 || startsBlock($0) }
    }

    private func startsBlock(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let em = max(previous.size, line.size)
        let step = (previous.y - line.y) / min(previous.size, line.size)
        if line.size > previous.size * Self.sizeTolerance || previous.size > line.size * Self.sizeTolerance { return true }
        if previous.isArtifact != line.isArtifact { return true }
        let isLarge = line.size > usualSize * 1.2 && (line.size - previous.size).magnitude < 0.03 * line.size && line.isBold == previous.isBold
        if step > (isLarge ? max(leading, 1.55) : leading) * Self.leadingTolerance + 0.08 || step < -0.2 { return true }
        if isLarge { return false }
        if line.isBold != previous.isBold, step > 0 { return true }
        if line.isFixedPitch != previous.isFixedPitch { return true }
        if line.isFixedPitch, previous.isFixedPitch { return false }  // code keeps its lines together
        if text.startsItem(line) { return startsItemBlock(index) }
        if text.endsWithPageNumber(previous) || isRow(line) || isRow(previous) { return true }
        let shift = line.isRightToLeft ? previous.x1 - line.x1 : line.x0 - previous.x0
        let threshold = Self.indent * em
        if shift > threshold { return indented(index) }
        if shift < -threshold { return outdented(index) }
        if isJustified, previous.x1 < right - 0.12 * (right - left), text.endsSentence(previous), !text.startsLowercase(line) { return true }
        return false
    }

    /// A row of a table: white inside wider than any justified line has.
    private func isRow(_ line: LayoutLine) -> Bool { line.widestGap > 2.2 * line.size }

    private func startsItemBlock(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // "in the year\n1984. It was": a number that begins a line by accident stands where the text stands.
        if text.startsItem(previous) || line.x0 > left + 0.3 * line.size || line.x0 < previous.x0 - 0.3 * line.size { return true }
        return text.endsSentence(previous) || previous.x1 < right - 0.15 * (right - left)
    }

    /// The line begins further right than the one before it: a first line, unless it goes on under a hanging one.
    private func indented(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if starts(previousItem: index - 1) { return false }
        let next = index + 1 < lines.count ? lines[index + 1] : nil
        let em = line.size
        let nextGoesBack = next.map { ($0.x0 - previous.x0).magnitude < 0.4 * em } ?? false
        if nextGoesBack { return true }
        let nextStays = next.map { ($0.x0 - line.x0).magnitude < 0.4 * em } ?? false
        let isHanging = (previous.x0 < left - 0.4 * em) || (nextStays && isFirstOfBlock(index - 1) && !text.endsSentence(previous))
        if isHanging { return false }
        return text.endsSentence(previous) || !text.startsLowercase(line)
    }

    /// The line begins further left: back from a first line's indent, or a new hanging item, or the end of an inset.
    private func outdented(_ index: Int) -> Bool {
        if isFirstOfBlock(index - 1) { return text.endsSentence(lines[index - 1]) && lines[index - 1].x1 < right - 0.3 * (right - left) }
        return true
    }

    private func starts(previousItem index: Int) -> Bool { text.startsItem(lines[index]) }

    /// Whether a line stands further right than the one before it or begins the region: the decisions above are not known yet, so by geometry.
    private func isFirstOfBlock(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let step = (lines[index - 1].y - lines[index].y) / lines[index].size
        return step > leading * Self.leadingTolerance + 0.08 || lines[index].x0 > lines[index - 1].x0 + Self.indent * lines[index].size
            || lines[index - 1].size > lines[index].size * Self.sizeTolerance || lines[index].size > lines[index - 1].size * Self.sizeTolerance
            || text.startsItem(lines[index])
    }

    /// The value that most of the others are near to.
    private static func mostCommon(_ values: [Float]) -> Float? {
        let sorted = values.sorted()
        var (best, bestCount) = (sorted.first, 0)
        var start = 0
        for end in sorted.indices {
            while sorted[end] - sorted[start] > 2 { start += 1 }
            if end - start + 1 > bestCount { (best, bestCount) = (sorted[start], end - start + 1) }
        }
        return best
    }
}
