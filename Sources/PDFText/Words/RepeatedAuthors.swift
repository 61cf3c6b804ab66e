import PDFSyntax

/// The dash that stands for the authors of the entry before in a list of references, where it is drawn (amsplain's `\\bysame`): a rule on the baseline in front
/// of the comma behind it. It becomes a dash of the text.
enum RepeatedAuthors {
    private struct Found {
        let fragment: Int
        let x0, x1: Float
    }

    /// How long the rule is, and how high above the baseline, in ems.
    private static let widths: ClosedRange<Float> = 1.5...4.5
    private static let heights: ClosedRange<Float> = -0.15...0.12
    /// No thicker than this, in ems: what is shows a colour.
    private static let thickness: Float = 0.07
    /// From the rule to the comma, in ems.
    private static let gaps: ClosedRange<Float> = -0.05...0.3
    /// From a label to the rule, in ems: behind other text the rule is a place to be filled in.
    private static let widestGap: Float = 4
    private static let longestLabel = 16
    /// Cells of an entry.
    private static let fewest = 10
    /// In points.
    private static let longest = 80.0
    private static let mostWork = 1 << 20

    static func insert(_ bars: [Rectangle], into fragments: inout [Fragment], frame: Int, _ cells: inout [Cell]) {
        let rules = bars.filter { $0.x1 - $0.x0 < longest && $0.x1 - $0.x0 > 2 * ($0.y1 - $0.y0) }
        guard !rules.isEmpty else { return }
        let found = find(rules, fragments, frame: frame, cells.span)
        guard !found.isEmpty else { return }
        let places = found.map { fragments[$0.fragment].start }.sorted()
        var result: [Cell] = []
        result.reserveCapacity(cells.count + found.count)
        for dash in found {
            cells[fragments[dash.fragment].start].gap = 0
            fragments[dash.fragment].x0 = dash.x0
        }
        let dashes = Dictionary(found.map { (fragments[$0.fragment].start, $0) }) { first, _ in first }
        for index in cells.indices {
            guard let dash = dashes[index] else {
                result.append(cells[index])
                continue
            }
            var next = cells[index]
            result.append(Cell(unicode: 0x2014, x0: dash.x0, x1: dash.x1, gap: 0, run: next.run, followsSpace: next.followsSpace))
            next.followsSpace = false
            result.append(next)
        }
        for index in fragments.indices {
            let (start, end) = (fragments[index].start, fragments[index].end)
            fragments[index].start += places.count { $0 < start }
            fragments[index].end += places.count { $0 < end }
        }
        cells = result
    }

    private static func find(_ rules: [Rectangle], _ fragments: [Fragment], frame: Int, _ cells: borrowing Span<Cell>) -> [Found] {
        var (found, work): ([Found], Int) = ([], 0)
        for index in fragments.indices {
            let fragment = fragments[index]
            guard fragment.end - fragment.start >= fewest, fragment.frame == frame, cells[fragment.start].unicode == 0x2C else { continue }
            work += rules.count + fragments.count
            guard work < mostWork else { return found }
            let rule = rules.first {
                let (x0, x1, y) = (Float($0.x0), Float($0.x1), Float($0.y0 + $0.y1) / 2)
                return Float($0.y1 - $0.y0) < thickness * fragment.size && widths.contains((x1 - x0) / fragment.size)
                    && heights.contains((y - fragment.y) / fragment.size)
                    && gaps.contains((fragment.x0 - x1) / fragment.size)
            }
            guard let rule, !rules.contains(where: { ($0.x1 - rule.x0).magnitude < 4 && ($0.y0 - rule.y0).magnitude < 4 }),
                beginsLine(Float(rule.x0), beside: fragment, fragments, cells)
            else { continue }
            found.append(Found(fragment: index, x0: Float(rule.x0), x1: Float(rule.x1)))
        }
        return found
    }

    /// Whether nothing but an entry's label stands in front of a place.
    private static func beginsLine(_ x: Float, beside line: Fragment, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        fragments.allSatisfy { other in
            guard other.frame == line.frame, (other.y - line.y).magnitude < 0.3 * line.size, other.x1 < x + 0.1 * line.size,
                other.x1 > x - widestGap * line.size
            else { return true }
            let (first, last) = (cells[other.start].unicode, cells[other.end - 1].unicode)
            return other.end - other.start <= longestLabel && (first == 0x5B && last == 0x5D || first &- 0x30 < 10 && last == 0x2E)
        }
    }
}
