/// Words that a text rise (Ts, §9.3.7) moves off the line they are shown in: put back on it, if they are as large as what stands beside them. What is
/// smaller is an exponent or an index, and stays where it is.
enum RaisedRuns {
    /// Larger rises are used to get to another line, in ems.
    private static let highest: Float = 0.4
    /// Type that differs by less is of one size.
    private static let sameSize: ClosedRange<Float> = 0.88...1.14
    /// Between baselines without their rise that are one, and between the pieces of a line, in ems.
    private static let tolerance: Float = 0.05
    private static let gaps: ClosedRange<Float> = -0.3...1

    /// - Parameters:
    ///   - fragments: in the order of showing.
    ///   - rises: of the runs that have one, in points.
    static func level(_ fragments: inout [Fragment], _ cells: [Cell], _ rises: [Int32: Float]) {
        var baselines: [(index: Int, y: Float)] = []
        for index in fragments.indices {
            let fragment = fragments[index]
            let rise = rise(of: fragment, cells, rises)
            guard rise != 0, rise.magnitude < highest * fragment.size else { continue }
            let y = fragment.y - rise
            let isInLine = [(index - 1, index), (index, index + 1)].contains { before, behind in
                guard before >= 0, behind < fragments.count else { return false }
                let other = fragments[before == index ? behind : before]
                return other.frame == fragment.frame && other.overlay == fragment.overlay && sameSize.contains(other.size / fragment.size)
                    && (other.y - Self.rise(of: other, cells, rises) - y).magnitude < tolerance * fragment.size
                    && gaps.contains((fragments[behind].x0 - fragments[before].x1) / fragment.size)
            }
            if isInLine { baselines.append((index, y)) }
        }
        for (index, y) in baselines { fragments[index].y = y }
    }

    private static func rise(of fragment: Fragment, _ cells: [Cell], _ rises: [Int32: Float]) -> Float {
        cells.indices.contains(fragment.start) ? rises[cells[fragment.start].run] ?? 0 : 0
    }
}
