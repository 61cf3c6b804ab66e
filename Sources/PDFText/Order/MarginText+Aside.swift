/// A column in small type beside the text, as an article's first page has: how to cite it, who edited it, when it was received, under what licence it is.
/// MDPI, PLOS and the Journal of Open Source Software set one on the left of the abstract and of what follows.
extension MarginText {
    /// As a share of the text's size, at the most.
    static let sizeOfAside: Float = 0.93
    /// Of the text's width, at the most.
    static let widestAside: Float = 0.5
    private static let fewestLinesOfAside = 10
    private static let fewestGroupsOfAside = 3
    /// Over white or a picture within it, at the most, in ems.
    private static let whiteOfAside: Float = 9
    /// Of items, from the edge, in ems.
    private static let widestItem: Float = 2
    /// As a multiple of the usual step from line to line: groups are further apart.
    private static let stepOfGroup: Float = 1.2
    /// The usual steps from baseline to baseline, in ems.
    private static let steps: ClosedRange<Float> = 0.9...2.1
    private static let sameSizeOfAside: Float = 0.06

    /// Such a column beside the text, from top to bottom: many lines that begin at one edge, or a little further in as items do, in groups of which few are
    /// level with the text, as notes would be. Nothing crosses it or what is between it and the text. Nil if there is none.
    func sideColumn(isLeft: Bool, besides numbers: Set<Int>) -> [Int]? {
        guard let text = wide.first.map({ segments[$0].size }) else { return nil }
        let candidates = segments.indices.filter { index in
            let segment = segments[index]
            return segment.size <= Self.sizeOfAside * text && isBeside(segment, isLeft: isLeft)
                && segment.width < Self.widestAside * (right - left) && segment.overlay == 0 && !numbers.contains(index)
        }
        guard candidates.count >= Self.fewestLinesOfAside else { return nil }
        let edge = Self.most(candidates.map { segments[$0].x0 })
        let lines = candidates.filter { index in
            let inset = (segments[index].x0 - edge) / segments[index].size
            return inset > -0.5 && inset < Self.widestItem
        }
        .sorted { segments[$0].y > segments[$1].y }
        var best: ArraySlice<Int> = []
        for run in runs(of: lines) where run.count > best.count { best = run }
        guard best.count >= Self.fewestLinesOfAside, isColumn(best, edge: edge), isClear(best, isLeft: isLeft, besides: numbers) else {
            return nil
        }
        return Array(best)
    }

    private func isBeside(_ segment: Segment, isLeft: Bool) -> Bool {
        isLeft ? left - segment.x1 >= Self.gap * segment.size : segment.x0 - right >= Self.gap * segment.size
    }

    /// Some lines, from top to bottom, parted where more white is between them than within a column.
    private func runs(of lines: [Int]) -> [ArraySlice<Int>] {
        var (runs, start): ([ArraySlice<Int>], Int) = ([], 0)
        for place in lines.indices.dropFirst() {
            let (above, below) = (segments[lines[place - 1]], segments[lines[place]])
            if above.y - below.y > Self.whiteOfAside * below.size {
                runs.append(lines[start..<place])
                start = place
            }
        }
        return runs + [lines[start...]]
    }

    /// Whether most lines begin at the edge, have words, and stand in groups.
    private func isColumn(_ lines: ArraySlice<Int>, edge: Float) -> Bool {
        let size = segments[lines[lines.startIndex]].size
        guard lines.count(where: { (segments[$0].x0 - edge).magnitude < 0.5 * size }) * 5 >= lines.count * 3,
            lines.count(where: { (segments[$0].size - size).magnitude < Self.sameSizeOfAside * size }) * 4 >= lines.count * 3,
            lines.reduce(0, { $0 + segments[$1].words.count }) >= 2 * lines.count
        else { return false }
        let steps = zip(lines, lines.dropFirst()).map { segments[$0].y - segments[$1].y }
        let usual = steps.filter { Self.steps.contains($0 / size) }.sorted()
        guard usual.count * 2 >= steps.count, case let step = usual[usual.count / 4] else { return false }
        var groups = [lines[lines.startIndex]]
        for (offset, line) in lines.dropFirst().enumerated() where steps[offset] > Self.stepOfGroup * step { groups.append(line) }
        return groups.count >= Self.fewestGroupsOfAside && groups.count * 3 <= lines.count * 2
            && groups.count(where: isLevel) * 2 < groups.count
    }

    /// Whether nothing else stands in the column or between it and the text, from its first line to its last.
    private func isClear(_ lines: ArraySlice<Int>, isLeft: Bool, besides numbers: Set<Int>) -> Bool {
        let own = Set(lines)
        let (top, bottom) = (segments[lines[lines.startIndex]], segments[lines[lines.endIndex - 1]])
        let (x0, x1) = lines.reduce((Float.infinity, -Float.infinity)) { (min($0.0, segments[$1].x0), max($0.1, segments[$1].x1)) }
        return !segments.indices.contains { index in
            let segment = segments[index]
            guard !own.contains(index), !numbers.contains(index), segment.overlay == 0, segment.cellCount > 1,
                segment.y < top.y + 0.5 * top.size, segment.y > bottom.y - 0.5 * bottom.size
            else { return false }
            return isLeft ? segment.x0 < x1 + 0.3 * segment.size : segment.x1 > x0 - 0.3 * segment.size
        }
    }
}
