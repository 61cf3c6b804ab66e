/// The heads of tables with level rules alone in which columns have a name in common, above a shorter rule: what is above these rules, with what stands
/// beside them, is one row, and the names below them another.
struct SpannedHeads {
    /// Two rows each: what stands below is found as other tables are.
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in no head.
    private(set) var others: [Segment]

    private let net: RuleNet
    private let pieces: [Segment]
    private let text: BlockText

    /// In ems: white between names, and from line to line in one.
    private static let gutter: Float = 0.45
    private static let widestStep: Float = 1.6
    /// Lines of a name.
    private static let mostLines = 3
    /// In points: from the first rule to the one below the names.
    private static let tallest: Float = 80
    private static let maximumWork = 1_000_000
    private static let mostPieces = 60
    /// Rules below each other, from the first of a head to its last.
    private static let mostBetween = 16
    /// A share of the head's width.
    private static let widestSpanner: Float = 0.9
    private static let fewestColumns = 3

    /// Names that stand below each other, or the names that a shorter rule stands below.
    private struct Column {
        var x0, x1: Float
        var members: [Int]
    }

    /// Nil where there are none.
    init?(_ net: RuleNet, _ segments: [Segment], _ text: BlockText) {
        guard net.level.count > 3, net.level.count * (segments.count + net.level.count + net.upright.count) <= Self.maximumWork else {
            return nil
        }
        // From the top; hardly a page has shorter rules between two of its own.
        let rules = net.level
        let words = text.words
        var pairs: [(top: RuleNet.Rule, bottom: RuleNet.Rule, spanners: [RuleNet.Rule])] = []
        for index in rules.indices.dropFirst(2) {
            let top = rules[index]
            var next = index - 1
            let last = max(0, index - Self.mostBetween)
            while next > last, rules[next].place > top.place - Self.tallest, !rules[next].spans(top) { next -= 1 }
            guard next < index - 1, rules[next].spans(top), rules[next].place > top.place - Self.tallest else { continue }
            let spanners = rules[(next + 1)..<index].filter { $0.end > top.start && $0.start < top.end }
            if Self.areSpanners(spanners, top, rules[next]) { pairs.append((top, rules[next], spanners)) }
        }
        guard !pairs.isEmpty else { return nil }
        let parted = PartedSegments(segments, words) { words[$1].x0 - words[$1 - 1].x1 > Self.gutter * $0.size }
        guard pairs.count * parted.pieces.count <= Self.maximumWork else { return nil }
        (self.net, pieces, self.text, others) = (net, parted.pieces, text, [])
        var taken: Set<Int> = []
        for (top, bottom, spanners) in pairs {
            guard let (table, members) = head(top, bottom, spanners), taken.isDisjoint(with: members) else { continue }
            tables.append(table)
            taken.formUnion(members)
        }
        guard !tables.isEmpty else { return nil }
        others = parted.others(than: taken.contains)
    }

    /// Whether some rules between two others stand at one height, beside each other.
    private static func areSpanners(_ rules: [RuleNet.Rule], _ top: RuleNet.Rule, _ bottom: RuleNet.Rule) -> Bool {
        guard let first = rules.first else { return false }
        let reach = RuleNet.Rule.reach
        return first.place < top.place - reach && first.place > bottom.place + reach
            && rules.allSatisfy {
                ($0.place - first.place).magnitude < reach && $0.start > top.start - reach && $0.end < top.end + reach
                    && $0.end - $0.start < widestSpanner * (top.end - top.start)
            }
    }

    /// The two rows between two rules; nil where something else stands there.
    private func head(_ top: RuleNet.Rule, _ bottom: RuleNet.Rule, _ spanners: [RuleNet.Rule]) -> (RuledTables.Table, [Int])? {
        let reach = RuleNet.Rule.reach
        let hasUpright = net.upright.contains {
            $0.end > bottom.place + reach && $0.start < top.place - reach && $0.place > top.start - reach && $0.place < top.end + reach
        }
        guard !hasUpright, let level = spanners.first?.place else { return nil }
        let members = pieces.indices.filter { index in
            let middle = pieces[index].y + 0.25 * pieces[index].size
            return middle < top.place && middle > bottom.place && pieces[index].x0 < top.end && pieces[index].x1 > top.start
        }
        guard Self.fewestColumns...Self.mostPieces ~= members.count, !isMostlyFigures(members) else { return nil }
        var (above, below) = ([[Int]](repeating: [], count: spanners.count), [[Int]](repeating: [], count: spanners.count))
        var single: [Int] = []
        for index in members {
            let piece = pieces[index]
            guard piece.x0 > top.start - piece.size, piece.x1 < top.end + piece.size else { return nil }
            let met = spanners.indices.filter { spanners[$0].start < piece.x1 && spanners[$0].end > piece.x0 }
            if met.isEmpty {
                single.append(index)
                continue
            }
            guard met.count == 1, let spanner = met.first, piece.x0 > spanners[spanner].start - piece.size,
                piece.x1 < spanners[spanner].end + piece.size
            else { return nil }
            if piece.y + 0.25 * piece.size > level { above[spanner].append(index) } else { below[spanner].append(index) }
        }
        guard let singles = columns(single), let names = columns(in: above), let parts = columns(in: below),
            names.allSatisfy({ $0.count == 1 }), parts.allSatisfy({ !$0.isEmpty }), parts.contains(where: { $0.count > 1 })
        else { return nil }
        // What stands above the rules alone is no name of a column beside them.
        var all = (singles + parts.joined()).sorted { $0.x0 < $1.x0 }
        guard all.count >= Self.fewestColumns, zip(all, all.dropFirst()).allSatisfy({ $0.x1 < $1.x0 }),
            let size = members.first.map({ pieces[$0].size })
        else { return nil }
        // The names of rows have none of their own, mostly.
        let left = all[0].x0
        let hasLabels =
            parts.contains { $0.contains { $0.x0 == left } }
            && pieces.count {
                $0.y < bottom.place && $0.y > bottom.place - Self.tallest && $0.x0 > top.start - $0.size && $0.x1 < left + 0.1 * size
            } >= Self.fewestRows
        guard hasRows(below: bottom, size) else { return nil }
        if hasLabels { all.insert(Column(x0: top.start, x1: all[0].x0, members: []), at: 0) }
        func cell(_ row: Int, _ column: Int, _ members: [Int]) -> RuledTables.Cell {
            RuledTables.Cell(
                row: row, column: column, x1: members.reduce(-.infinity) { max($0, pieces[$1].x1) }, segments: members.map { pieces[$0] })
        }
        var rows: [[RuledTables.Cell]] = [[], []]
        for (number, column) in all.enumerated() where !column.members.isEmpty {
            guard let spanner = parts.firstIndex(where: { $0.contains { $0.members == column.members } }) else {
                rows[0].append(cell(0, number, column.members))
                continue
            }
            if parts[spanner][0].members == column.members { rows[0].append(cell(0, number, names[spanner][0].members)) }
            rows[1].append(cell(1, number, column.members))
        }
        let table = RuledTables.Table(
            cells: rows[0] + rows[1], columnCount: all.count, x0: top.start, x1: top.end, y0: bottom.place, y1: top.place)
        return (table, members)
    }

    /// Whether enough lines of several pieces stand below a rule to be told as rows by themselves.
    private func hasRows(below rule: RuleNet.Rule, _ size: Float) -> Bool {
        let near = pieces.filter { $0.y < rule.place && $0.x0 < rule.end && $0.x1 > rule.start }.map(\.y).sorted(by: >)
        var (last, rows, index) = (rule.place, 0, 0)
        while index < near.count, rows < Self.fewestRows, last - near[index] < Self.widestRowStep * size {
            let y = near[index]
            let end = near[index...].firstIndex { y - $0 > 0.1 * size } ?? near.count
            if end - index >= Self.fewestColumns - 1 { rows += 1 }
            (last, index) = (y, end)
        }
        return rows >= Self.fewestRows
    }

    private static let fewestRows = 3
    /// In ems.
    private static let widestRowStep: Float = 3

    private func columns(in groups: [[Int]]) -> [[Column]]? {
        var result: [[Column]] = []
        for group in groups {
            guard let columns = columns(group) else { return nil }
            result.append(columns)
        }
        return result
    }

    /// Names by the strips that they stand in, from the left, in each from the top; nil where the lines of one stand apart, or side by side.
    private func columns(_ members: [Int]) -> [Column]? {
        var result: [Column] = []
        for index in members.sorted(by: { pieces[$0].x0 < pieces[$1].x0 }) {
            let piece = pieces[index]
            if let last = result.last, piece.x0 < last.x1 {
                result[result.count - 1] = Column(x0: last.x0, x1: max(last.x1, piece.x1), members: last.members + [index])
            } else {
                result.append(Column(x0: piece.x0, x1: piece.x1, members: [index]))
            }
        }
        for index in result.indices {
            result[index].members.sort { pieces[$0].y > pieces[$1].y }
            let own = result[index].members
            guard own.count <= Self.mostLines else { return nil }
            for (first, second) in zip(own, own.dropFirst()) {
                let step = (pieces[first].y - pieces[second].y) / pieces[second].size
                guard step > 0.5, step < Self.widestStep else { return nil }
            }
        }
        return result
    }

    /// Whether more than a third of some pieces begin with a figure: rows between rules.
    private func isMostlyFigures(_ members: [Int]) -> Bool {
        let figures = members.count { index in
            guard let word = pieces[index].words.first, let first = text.cells(of: word).first else { return true }
            return first.unicode &- 0x30 < 10
        }
        return figures * 3 > members.count
    }
}
