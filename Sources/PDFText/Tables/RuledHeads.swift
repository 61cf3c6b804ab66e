/// The heads of tables that have level rules alone, where some columns have names of several lines: each name is read whole before the next one.
struct RuledHeads {
    /// One row each: what stands below is found as other tables are.
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in no head.
    private(set) var others: [Segment]

    private let text: BlockText
    private let net: RuleNet

    /// What stands between two rules, if it stands in columns.
    private struct Band {
        let columns: [[Int]]
        /// Baselines.
        let lineCount: Int
    }

    private static let fewestColumns = 3
    /// Lines of a name, at the most.
    private static let mostLines = 6
    /// Lines that a table has below its head, at the least: each may have rules around it.
    private static let fewestRows = 3
    /// In ems: white between columns, and the steps from line to line in a name.
    private static let gutter: Float = 0.4
    private static let steps: ClosedRange<Float> = 0.7...1.6
    /// Segments between two rules of a head.
    private static let mostSegments = 120
    private static let maximumWork = 1_000_000

    /// Nil where there are none.
    init?(_ net: RuleNet, _ segments: [Segment], _ text: BlockText) {
        (others, self.text, self.net) = (segments, text, net)
        guard net.level.count > 2, net.level.count * (segments.count + net.level.count + net.upright.count) <= Self.maximumWork else {
            return nil
        }
        let sorted = net.level.sorted { $0.place > $1.place }
        var taken: Set<Int> = []
        // The next rules as long as one.
        var below: [RuleNet.Rule] = []
        for (index, top) in sorted.enumerated() {
            if !below.isEmpty { below.removeAll(keepingCapacity: true) }
            for rule in sorted[(index + 1)...] where rule.spans(top) {
                below.append(rule)
                if below.count == Self.fewestRows + 2 { break }
            }
            guard below.count > 1, let end = below.first, let bottom = below.last else { continue }
            let middle = spanners(top, end) ?? end
            guard !isParted(top, middle), let head = band(top, middle), isHead(head),
                lineCount(others.indices.filter { isBetween(others[$0], middle, bottom) }) >= Self.fewestRows
            else { continue }
            // Rows between rules are no heads.
            if let above = sorted[..<index].last(where: { $0.spans(top) }), band(above, top) != nil { continue }
            let cells = head.columns.enumerated().map { number, members in
                RuledTables.Cell(
                    row: 0, column: number, x1: members.reduce(-.infinity) { max($0, segments[$1].x1) },
                    segments: members.map { segments[$0] })
            }
            tables.append(
                RuledTables.Table(
                    cells: cells, columnCount: cells.count, x0: top.start, x1: top.end, y0: middle.place, y1: top.place))
            taken.formUnion(head.columns.joined())
        }
        guard !tables.isEmpty else { return nil }
        others = segments.indices.filter { !taken.contains($0) }.map { segments[$0] }
    }

    /// Where names end that several columns have in common: at shorter rules, all of one height, with nothing beside what stands below them. A rule as wide
    /// as the head stands for these.
    private func spanners(_ top: RuleNet.Rule, _ bottom: RuleNet.Rule) -> RuleNet.Rule? {
        let rules = net.level.filter {
            $0.place < top.place - RuleNet.Rule.reach && $0.place > bottom.place + RuleNet.Rule.reach
                && $0.start > top.start - RuleNet.Rule.reach
                && $0.end < top.end + RuleNet.Rule.reach
        }
        guard let first = rules.first,
            rules.allSatisfy({
                ($0.place - first.place).magnitude < RuleNet.Rule.reach && $0.end - $0.start < Self.widestSpanner * (top.end - top.start)
            })
        else { return nil }
        let middle = RuleNet.Rule(place: first.place, start: top.start, end: top.end)
        let isBelowEach = others.lazy.filter { isBetween($0, middle, bottom) }.allSatisfy { segment in
            rules.contains { segment.x0 > $0.start - segment.size && segment.x1 < $0.end + segment.size }
        }
        return isBelowEach ? middle : nil
    }

    /// A share of the head's width.
    private static let widestSpanner: Float = 0.9

    /// Whether other rules stand between two, as below names that several columns have in common.
    private func isParted(_ top: RuleNet.Rule, _ bottom: RuleNet.Rule) -> Bool {
        net.level.contains {
            $0.place < top.place - RuleNet.Rule.reach && $0.place > bottom.place + RuleNet.Rule.reach && $0.start < top.end
                && $0.end > top.start
        }
            || net.upright.contains {
                $0.start < top.place - RuleNet.Rule.reach && $0.end > bottom.place + RuleNet.Rule.reach
                    && $0.place > top.start - RuleNet.Rule.reach
                    && $0.place < top.end + RuleNet.Rule.reach
            }
    }

    private func isBetween(_ segment: Segment, _ top: RuleNet.Rule, _ bottom: RuleNet.Rule) -> Bool {
        let middle = segment.y + 0.25 * segment.size
        return middle < top.place && middle > bottom.place && segment.x0 < top.end && segment.x1 > top.start
    }

    private func lineCount(_ members: [Int]) -> Int { CellRows.lines(members.map { others[$0] }).count }

    /// What stands between two rules, column by column from the left, in each from the top; nil where it does not stand in columns.
    private func band(_ top: RuleNet.Rule, _ bottom: RuleNet.Rule) -> Band? {
        let members = others.indices.filter { isBetween(others[$0], top, bottom) }
        guard members.count >= Self.fewestColumns, members.count <= Self.mostSegments,
            members.allSatisfy({ others[$0].x0 > top.start - others[$0].size && others[$0].x1 < top.end + others[$0].size })
        else { return nil }
        var columns: [[Int]] = []
        var edge = -Float.infinity
        for index in members.sorted(by: { others[$0].x0 < others[$1].x0 }) {
            let segment = others[index]
            if segment.x0 < edge + Self.gutter * segment.size { columns[columns.count - 1].append(index) } else { columns.append([index]) }
            edge = max(edge, segment.x1)
        }
        guard columns.count >= Self.fewestColumns else { return nil }
        return Band(columns: columns.map { $0.sorted { others[$0].y > others[$1].y } }, lineCount: lineCount(members))
    }

    /// Whether the columns hold names, some of several lines and some of fewer, and hardly a number.
    private func isHead(_ band: Band) -> Bool {
        guard 2...Self.mostLines ~= band.lineCount, band.columns.contains(where: { $0.count < band.lineCount })
        else { return false }
        for column in band.columns {
            for (above, below) in zip(column, column.dropFirst())
            where !(Self.steps ~= (others[above].y - others[below].y) / others[below].size) { return false }
        }
        let members = band.columns.joined()
        let numbers = members.count { index in
            guard let word = others[index].words.first, let first = text.cells(of: word).first else { return true }
            return first.unicode &- 0x30 < 10
        }
        return numbers * 3 <= members.count
    }
}
