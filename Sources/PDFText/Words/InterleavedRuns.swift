/// Pieces of a formula that were shown one after the other and stand in each other's white: MathType shows letters and figures first, "CO 1 0", and then the signs
/// between them, "( – )". They are one piece.
enum InterleavedRuns {
    /// By how much cells of the two may lie over each other, and between baselines that are one, in ems.
    private static let (overlap, level): (Float, Float) = (0.12, 0.05)
    /// How far the one reaches into the other, at the least, in ems.
    private static let reach: Float = 0.3
    /// Formulas are short.
    private static let most = 48
    /// White that parts nothing when a sign has filled it, in ems.
    private static let closed: Float = 0.15

    static func join(_ fragments: inout [Fragment], _ cells: inout [Cell]) {
        guard let first = first(in: fragments.span) else { return }
        var kept = first
        for index in first..<fragments.count {
            if let joined = joined(fragments[kept - 1], fragments[index], &cells) {
                fragments[kept - 1] = joined
                continue
            }
            if kept != index { fragments[kept] = fragments[index] }
            kept += 1
        }
        fragments.removeLast(fragments.count - kept)
    }

    /// The first fragment that goes back into the one before it: on most pages there is none.
    private static func first(in fragments: borrowing Span<Fragment>) -> Int? {
        var index = 1
        while index < fragments.count {
            if fragments[index].x0 < fragments[index &- 1].x1, (fragments[index].y - fragments[index &- 1].y).magnitude < 1,
                isBack(fragments[index - 1], fragments[index])
            {
                return index
            }
            index &+= 1
        }
        return nil
    }

    private static func isBack(_ first: Fragment, _ second: Fragment) -> Bool {
        first.end == second.start && second.x0 < first.x1 - reach * first.em && second.x1 > first.x0 + reach * first.em
            && (second.y - first.y).magnitude < level * first.size
    }

    /// Whether a piece has neither letters nor figures.
    private static func areSigns(_ fragment: Fragment, _ cells: [Cell]) -> Bool {
        cells[fragment.start..<fragment.end].allSatisfy { !Bidirectional.isLetter($0.unicode) && !Bidirectional.isDigit($0.unicode) }
    }

    @inline(never)
    private static func joined(_ first: Fragment, _ second: Fragment, _ cells: inout [Cell]) -> Fragment? {
        guard isBack(first, second), first.frame == second.frame, first.overlay == second.overlay, !first.isRightToLeft,
            !second.isRightToLeft, first.size == second.size, second.end - first.start <= most
        else { return nil }
        guard areSigns(first, cells) || areSigns(second, cells) else { return nil }
        let range = first.start..<second.end
        let sorted = cells[range].sorted { $0.x0 < $1.x0 }
        var crossings = 0
        let inSecond = Set(cells[second.start..<second.end].map(\.x0))
        for (before, cell) in zip(sorted, sorted.dropFirst()) {
            guard cell.x0 - before.x1 > -overlap * first.em, cell.x1 > cell.x0, !cell.isRightToLeft else { return nil }
            if inSecond.contains(before.x0) != inSecond.contains(cell.x0) { crossings += 1 }
        }
        // One stands in the white of the other, and beside that, too, or in another one.
        guard crossings > 1 else { return nil }
        var whole = first
        (whole.end, whole.x0, whole.x1) = (second.end, min(first.x0, second.x0), max(first.x1, second.x1))
        (whole.spaceCount, whole.widestGap) = (0, 0)
        for (offset, cell) in sorted.enumerated() {
            var cell = cell
            if offset > 0 {
                cell.gap = cell.x0 - sorted[offset - 1].x1
                if cell.gap < closed * first.em { cell.followsSpace = false }
                whole.widestGap = max(whole.widestGap, cell.gap)
            } else {
                cell.gap = 0
            }
            if cell.followsSpace { whole.spaceCount += 1 }
            cells[range.lowerBound + offset] = cell
        }
        return whole
    }
}
