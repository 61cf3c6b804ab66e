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
        var kept = 0
        for index in fragments.indices {
            if kept > 0, let joined = join(fragments[kept - 1], fragments[index], &cells) {
                fragments[kept - 1] = joined
                continue
            }
            if kept != index { fragments[kept] = fragments[index] }
            kept += 1
        }
        fragments.removeLast(fragments.count - kept)
    }

    /// Both as one, with their cells in a row; nil where they don't interleave.
    @inline(__always)
    private static func join(_ first: Fragment, _ second: Fragment, _ cells: inout [Cell]) -> Fragment? {
        guard second.x0 < first.x1 - reach * first.em, second.y == first.y || (second.y - first.y).magnitude < level * first.size else {
            return nil
        }
        return joined(first, second, &cells)
    }

    @inline(never)
    private static func joined(_ first: Fragment, _ second: Fragment, _ cells: inout [Cell]) -> Fragment? {
        guard first.frame == second.frame, first.end == second.start, first.overlay == second.overlay, !first.isRightToLeft,
            !second.isRightToLeft, second.x1 > first.x0 + reach * first.em, first.size == second.size, second.end - first.start <= most
        else { return nil }
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
