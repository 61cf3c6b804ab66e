/// Tables whose rows are told by level rules alone, and some of whose cells go on in further lines: read row by row, and in a row cell by cell, wherever in
/// the row a label of one line stands.
struct RuledRows {
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment]

    private let text: BlockText

    private static let fewestRows = 3
    /// Rows with cells of one line beside cells of several.
    private static let fewestUneven = 2
    /// In ems: white between columns.
    private static let gutter: Float = 0.4
    /// In points: what is lower is a rule drawn twice, or a line's underline.
    private static let lowestRow: Float = 6
    private static let mostSegmentsOfRow = 120
    /// Of a page: what has more is a drawing.
    private static let mostRules = 400
    /// In points: two columns of words are wider.
    private static let shortest: Float = 72

    /// What stands between two rules, as indices of segments.
    private struct Row {
        let top, bottom: Float
        let members: [Int]
    }

    /// Nil where there are none.
    init?(_ net: RuleNet, _ segments: [Segment], _ text: BlockText, type: WordType) {
        (others, self.text) = (segments, text)
        let groups = Self.groups(net.level)
        guard !groups.isEmpty else { return nil }
        let words = text.words
        let parted = PartedSegments(segments, words) { words[$1].x0 - words[$1 - 1].x1 > Self.gutter * $0.size }
        let pieces = parted.pieces
        var taken = Set<Int>()
        for group in groups {
            for var run in runs(Self.rows(group, pieces), group[0], pieces, net.upright) {
                if run.rows.first?.top == group.first?.place { open(&run, from: group[0], upwards: true, pieces) }
                if run.rows.last?.bottom == group.last?.place { open(&run, from: group[group.count - 1], upwards: false, pieces) }
                guard let table = table(run, group[0], pieces, type) else { continue }
                tables.append(table)
                for row in run.rows { taken.formUnion(row.members) }
            }
        }
        guard !tables.isEmpty else { return nil }
        // What stands close beside a table may be of a segment in it.
        others = parted.others(than: taken.contains)
    }

    /// Rules as long as each other, from the top, enough of them for a table.
    private static func groups(_ level: [RuleNet.Rule]) -> [[RuleNet.Rule]] {
        var rules = level.filter { $0.end - $0.start > shortest }
        guard rules.count > fewestRows, rules.count <= mostRules else { return [] }
        rules.sort { $0.place > $1.place }
        var groups: [[RuleNet.Rule]] = []
        var seen = [Bool](repeating: false, count: rules.count)
        for first in rules.indices where !seen[first] {
            guard rules[first...].count(where: { $0.spans(rules[first]) }) > fewestRows else { continue }
            var group: [RuleNet.Rule] = []
            for index in first..<rules.count where !seen[index] && rules[index].spans(rules[first]) {
                seen[index] = true
                if group.last.map({ $0.place - rules[index].place > lowestRow }) ?? true { group.append(rules[index]) }
            }
            if group.count > fewestRows { groups.append(group) }
        }
        return groups
    }

    /// What stands between each two of some rules.
    private static func rows(_ group: [RuleNet.Rule], _ pieces: [Segment]) -> [Row] {
        var members = [[Int]](repeating: [], count: group.count - 1)
        for (index, piece) in pieces.enumerated() where piece.x0 < group[0].end && piece.x1 > group[0].start {
            let middle = piece.y + 0.25 * piece.size
            guard middle < group[0].place, middle > group[group.count - 1].place else { continue }
            var (above, below) = (0, group.count - 1)
            while below - above > 1 {
                let between = (above + below) / 2
                if group[between].place > middle { above = between } else { below = between }
            }
            members[above].append(index)
        }
        return members.indices.map { Row(top: group[$0].place, bottom: group[$0 + 1].place, members: members[$0]) }
    }

    /// Rows that follow each other and have columns in common.
    private struct Run {
        var rows: [Row] = []
        var columns: [(x0: Float, x1: Float)] = []
    }

    private func runs(_ rows: [Row], _ rule: RuleNet.Rule, _ segments: [Segment], _ upright: [RuleNet.Rule]) -> [Run] {
        var runs: [Run] = []
        var run = Run()
        func isRow(_ row: Row) -> Bool {
            !row.members.isEmpty && row.members.count <= Self.mostSegmentsOfRow
                && row.members.allSatisfy {
                    segments[$0].x0 > rule.start - segments[$0].size && segments[$0].x1 < rule.end + segments[$0].size
                }
                && !upright.contains {
                    $0.start < row.top - RuleNet.Rule.reach && $0.end > row.bottom + RuleNet.Rule.reach
                        && $0.place > rule.start + RuleNet.Rule.reach
                        && $0.place < rule.end - RuleNet.Rule.reach
                }
        }
        for row in rows {
            let columns = isRow(row) ? Self.joined(run.columns, row.members.map { segments[$0] }) : []
            if columns.count > 1, holdsCells(row, columns, segments) {
                run.rows.append(row)
                run.columns = columns
                continue
            }
            runs.append(run)
            run = Run()
            let own = isRow(row) ? Self.joined([], row.members.map { segments[$0] }) : []
            if own.count > 1, holdsCells(row, own, segments) { run = Run(rows: [row], columns: own) }
        }
        runs.append(run)
        return runs.filter { $0.rows.count >= Self.fewestRows }
    }

    /// Adds the row that stands above the first rule or below the last one, where a table has none at its ends: lines close to the rule and each other,
    /// in its columns.
    private func open(_ run: inout Run, from rule: RuleNet.Rule, upwards: Bool, _ segments: [Segment]) {
        let sign: Float = upwards ? 1 : -1
        let tallest = run.rows.reduce(0) { max($0, $1.top - $1.bottom) }
        let beyond = segments.indices.filter { index in
            let segment = segments[index]
            let distance = sign * (segment.y + 0.25 * segment.size - rule.place)
            return distance > 0 && distance < max(Self.shortRow, Self.mostOpenRow * tallest) && segment.x0 < rule.end
                && segment.x1 > rule.start
        }.sorted { sign * segments[$0].y < sign * segments[$1].y }
        var (members, columns, edge) = ([Int](), run.columns, rule.place)
        for index in beyond {
            let segment = segments[index]
            let own = Self.joined(columns, [segment])
            guard sign * (segment.y - edge) < Self.widestStep * segment.size, own.count == columns.count,
                members.count < Self.mostSegmentsOfRow,
                segment.x0 > rule.start - segment.size, segment.x1 < rule.end + segment.size
            else { break }
            (columns, edge) = (own, segment.y)
            members.append(index)
        }
        let place = members.reduce(rule.place) { upwards ? max($0, segments[$1].high) : min($0, segments[$1].low) }
        let row = upwards ? Row(top: place, bottom: rule.place, members: members) : Row(top: rule.place, bottom: place, members: members)
        guard holdsCells(row, columns, segments) else { return }
        run.rows.insert(row, at: upwards ? 0 : run.rows.count)
        run.columns = columns
    }

    /// In points: any row may be as tall, some lines.
    private static let shortRow: Float = 48
    /// As a multiple of the tallest row between rules.
    private static let mostOpenRow: Float = 1.5
    /// From line to line in a row, in ems.
    private static let widestStep: Float = 1.8

    /// The columns that some segments leave of others, with white between them.
    private static func joined(_ columns: [(x0: Float, x1: Float)], _ segments: [Segment]) -> [(x0: Float, x1: Float)] {
        let gutter = gutter * (segments.map(\.size).min() ?? 0)
        var result: [(x0: Float, x1: Float)] = []
        for extent in (columns + segments.map { ($0.x0, $0.x1) }).sorted(by: { $0.x0 < $1.x0 }) {
            if let last = result.last, extent.x0 < last.x1 + gutter {
                result[result.count - 1].x1 = max(last.x1, extent.x1)
            } else {
                result.append(extent)
            }
        }
        return result
    }

    /// The segments of a row by their columns.
    private static func cells(_ row: Row, _ columns: [(x0: Float, x1: Float)], _ segments: [Segment]) -> [[Int]] {
        var cells = [[Int]](repeating: [], count: columns.count)
        for index in row.members {
            if let column = columns.lastIndex(where: { $0.x0 <= segments[index].x0 + 0.1 }) { cells[column].append(index) }
        }
        return cells
    }

    /// Whether what stands between two rules is one row of several cells: those of several lines hold wrapped text, and each was shown in one go, not line by line with
    /// the others.
    private func holdsCells(_ row: Row, _ columns: [(x0: Float, x1: Float)], _ segments: [Segment]) -> Bool {
        let cells = Self.cells(row, columns, segments)
        guard cells.count(where: { !$0.isEmpty }) > 1 else { return false }
        let tall = cells.filter { Self.lineCount($0, segments) > 1 }
        guard tall.allSatisfy({ isWrapped($0, segments) }) else { return false }
        // What stands beside the last line alone belongs to that: the others are a heading above it.
        if let other = cells.first(where: { !$0.isEmpty && Self.lineCount($0, segments) == 1 })?.first {
            let y = segments[other].y
            let isBesideLast = tall.contains { cell in
                let last = cell.reduce(Float.infinity) { min($0, segments[$1].y) }
                return (last - y).magnitude < 0.12 * segments[other].size
            }
            if isBesideLast { return false }
        }
        guard tall.count > 1 else { return true }
        let spans = tall.map { cell in
            cell.reduce((Int32.max, Int32.min)) { (min($0.0, segments[$1].order), max($0.1, segments[$1].order)) }
        }.sorted { $0.0 < $1.0 }
        return zip(spans, spans.dropFirst()).allSatisfy { $0.1 < $1.0 }
    }

    /// Whether the lines of a cell stand as those of a text, and are no numbers.
    private func isWrapped(_ cell: [Int], _ segments: [Segment]) -> Bool {
        let inOrder = cell.sorted { segments[$0].y > segments[$1].y }
        guard Self.lineCount(inOrder, segments) <= Self.mostLines else { return false }
        for (above, below) in zip(inOrder, inOrder.dropFirst()) {
            let step = segments[above].y - segments[below].y
            guard step < Self.widestStep * max(segments[above].size, segments[below].size) else { return false }
        }
        var (letters, all) = (0, 0)
        for index in cell {
            for word in segments[index].words {
                for character in text.cells(of: word) {
                    all += 1
                    if Bidirectional.isLetter(character.unicode) { letters += 1 }
                }
            }
        }
        return letters * 2 > all
    }

    /// Of a cell: what has more is no row.
    private static let mostLines = 15

    private static func lineCount(_ cell: [Int], _ segments: [Segment]) -> Int { CellRows.lines(cell.map { segments[$0] }).count }

    /// The table of some rows; nil where hardly a row has cells of more than one line, or these are code.
    private func table(_ run: Run, _ rule: RuleNet.Rule, _ segments: [Segment], _ type: WordType) -> RuledTables.Table? {
        var cells: [RuledTables.Cell] = []
        // Rows with cells of one line and of more, and what has more.
        var (uneven, tall, code) = (0, 0, 0)
        for (number, row) in run.rows.enumerated() {
            let parts = Self.cells(row, run.columns, segments)
            let counts = parts.filter { !$0.isEmpty }.map { Self.lineCount($0, segments) }
            if counts.contains(1), counts.contains(where: { $0 > 1 }) { uneven += 1 }
            for (column, members) in parts.enumerated() where !members.isEmpty {
                if members.count > 1, Self.lineCount(members, segments) > 1 {
                    tall += 1
                    if members.allSatisfy({ text.words[segments[$0].words].isMostlyFixedPitch(type) }) { code += 1 }
                }
                let inOrder = members.sorted { (-segments[$0].y, segments[$0].x0) < (-segments[$1].y, segments[$1].x0) }
                cells.append(
                    RuledTables.Cell(row: number, column: column, x1: run.columns[column].x1, segments: inOrder.map { segments[$0] }))
            }
        }
        guard uneven >= Self.fewestUneven, code * 2 <= tall, let top = run.rows.first?.top,
            let bottom = run.rows.last?.bottom
        else {
            return nil
        }
        return RuledTables.Table(cells: cells, columnCount: run.columns.count, x0: rule.start, x1: rule.end, y0: bottom, y1: top)
    }
}
