import PDFSyntax

/// Fractions beside each other whose numerators, or denominators, were shown as one piece, "1 6" above two bars: cut between the bars, before words are made.
struct FractionRows {
    /// Bars on one height, one close behind the other.
    private struct Row {
        let y: Float
        let x0: Float
        var x1: Float
        /// The white between two bars.
        var gaps: [ClosedRange<Float>] = []
    }

    private var rows: [Row] = []

    /// A bar of such a fraction is no longer than this, and no further from the next one, in points.
    private static let (longest, widestGap): (Double, Double) = (150, 20)
    private static let level = 0.3
    /// Pages have some; more are rules of tables.
    private static let mostRows = 64
    private static let mostBars = 512
    /// From a bar to the baselines of its parts, and over its ends, in ems.
    private static let (reach, slack): (Float, Float) = (1.5, 0.2)
    /// White that is cut, in ems.
    private static let leastGap: Float = 0.3

    init(_ bars: [Rectangle]) {
        guard bars.count > 1, bars.count <= Self.mostBars else { return }
        let short = bars.filter { $0.x1 - $0.x0 < Self.longest && $0.x1 > $0.x0 && $0.y0.isFinite }
        let sorted = short.sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
        var last: Rectangle?
        for bar in sorted {
            if let last, bar.y0 - last.y0 < Self.level, bar.x0 > last.x1, bar.x0 - last.x1 < Self.widestGap {
                if rows.isEmpty || rows[rows.count - 1].x1 != Float(last.x1)
                    || (Double(rows[rows.count - 1].y) - last.y0).magnitude > Self.level
                {
                    guard rows.count < Self.mostRows else {
                        rows.removeAll()
                        return
                    }
                    rows.append(Row(y: Float(last.y0), x0: Float(last.x0), x1: Float(last.x1)))
                }
                rows[rows.count - 1].gaps.append(Float(last.x1)...Float(bar.x0))
                rows[rows.count - 1].x1 = Float(bar.x1)
            }
            last = bar
        }
    }

    func separate(_ fragments: inout [Fragment], frame: Int, _ cells: borrowing Span<Cell>) {
        guard !rows.isEmpty else { return }
        var result: [Fragment] = []
        result.reserveCapacity(fragments.count + 8)
        for fragment in fragments {
            var start = fragment.start
            if fragment.frame == frame, !fragment.isRightToLeft, let row = row(over: fragment) {
                for cell in fragment.start + 1..<fragment.end where cells[cell].gap > Self.leastGap * fragment.size {
                    let (left, right) = (cells[cell - 1].x1, cells[cell].x0)
                    let slack = Self.slack * fragment.size
                    guard row.gaps.contains(where: { left < $0.lowerBound + slack && right > $0.upperBound - slack }) else { continue }
                    result.append(fragment.part(start..<cell, cells))
                    start = cell
                }
            }
            result.append(start == fragment.start ? fragment : fragment.part(start..<fragment.end, cells))
        }
        fragments = result
    }

    /// The row that a fragment stands above or below, wholly.
    private func row(over fragment: Fragment) -> Row? {
        let slack = Self.slack * fragment.size
        return rows.first {
            ($0.y - fragment.y).magnitude < Self.reach * fragment.size && fragment.x0 > $0.x0 - slack && fragment.x1 < $0.x1 + slack
        }
    }
}
