/// Tables as books have them, with a rule above their heads, one below these and one at the end, some of whose cells go on in further lines: read row by
/// row, and in a row cell by cell. Rows are told by how they were shown, cell after cell, and by their cells, which begin level. Where a table goes on
/// over the page its last rule is missing.
struct BookTables {
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment]

    private let text: BlockText
    /// Whether tables are looked for whose first column has no name, whose cells hold lists or whose labels stand beside several rows.
    private let isLenient: Bool

    private static let maximumWork = 1_000_000
    private static let mostSegments = 600
    /// In points: two columns of words are wider, heads are as tall.
    private static let shortest: Float = 72
    private static let heads: ClosedRange<Float> = 6...90
    /// In ems: white between columns, and how far from each other lines of a cell begin, or the baselines of a row's cells are.
    private static let gutter: Float = 0.4
    private static let alignment: Float = 0.15
    /// From line to line of a cell, and from row to row where no rule tells the end, in ems.
    private static let steps: ClosedRange<Float> = 0.7...1.75
    private static let lenientSteps: ClosedRange<Float> = 0.7...2
    private static let widestStep: Float = 2.6
    /// Of a cell: what has more is a text.
    private static let mostLines = 15
    /// Of the second tallest cell of a row that is alone.
    private static let mostLinesOfOne = 5

    /// Nil where there are none.
    ///
    /// - Parameters:
    ///   - segments: line by line from the top.
    ///   - areAlone: whether only tables are looked for that have no other rules like theirs close above or below, which would part rows of one table; all that
    ///     stands between such rules is known to be the table's.
    init?(_ net: RuleNet, _ segments: [Segment], _ text: BlockText, areAlone: Bool) {
        (others, self.text, isLenient) = (segments, text, areAlone)
        guard net.level.count > 1, net.level.count * (segments.count + net.level.count + net.upright.count) <= Self.maximumWork else {
            return nil
        }
        var rules = net.level.filter { $0.end - $0.start > Self.shortest }.sorted { $0.place > $1.place }
        var parted: PartedSegments?
        var taken: Set<Int> = []
        var index = 0
        while index < rules.count {
            let top = rules[index]
            index += 1
            func isBelow(_ rule: RuleNet.Rule, _ other: RuleNet.Rule) -> Bool {
                rule.place < other.place - RuleNet.Rule.reach && rule.start < top.end && rule.end > top.start
            }
            guard let middle = net.level.filter({ isBelow($0, top) }).max(by: { $0.place < $1.place }), middle.spans(top),
                Self.heads ~= top.place - middle.place
            else { continue }
            let bottom = net.level.filter { isBelow($0, middle) }.max { $0.place < $1.place }
            guard bottom?.spans(top) ?? true else { continue }
            if areAlone {
                guard let bottom, !net.level.contains(where: { $0.spans(top) && Self.isClose($0, to: top, or: bottom) }) else { continue }
            }
            let end = bottom?.place ?? -.infinity
            guard !net.upright.contains(where: { $0.place > top.start && $0.place < top.end && $0.start < top.place && $0.end > end })
            else {
                continue
            }
            let words = text.words
            let pieces = parted ?? PartedSegments(segments, words) { words[$1].x0 - words[$1 - 1].x1 > Self.gutter * $0.size }
            parted = pieces
            guard pieces.pieces.count * rules.count <= Self.maximumWork else { break }
            guard let (table, members) = table(pieces.pieces, top, middle, end) else { continue }
            tables.append(table)
            taken.formUnion(members)
            rules.removeAll { $0.place < top.place && $0.place > end - RuleNet.Rule.reach && $0.spans(top) }
        }
        guard !tables.isEmpty, let parted else { return nil }
        others = parted.others(than: taken.contains)
    }

    /// Whether a rule stands above the first one of a table, or below its last one, as near as those of a head stand to each other.
    private static func isClose(_ rule: RuleNet.Rule, to top: RuleNet.Rule, or bottom: RuleNet.Rule) -> Bool {
        let (above, below) = (rule.place - top.place, bottom.place - rule.place)
        return heads ~= above || heads ~= below
    }

    /// A table between some rules, and which of the pieces are in it.
    ///
    /// - Parameter end: where the last rule is, −∞ if there is none.
    private func table(_ pieces: [Segment], _ top: RuleNet.Rule, _ middle: RuleNet.Rule, _ end: Float) -> (RuledTables.Table, [Int])? {
        func members(_ high: Float, _ low: Float) -> [Int] {
            pieces.indices.filter { index in
                let piece = pieces[index]
                let y = piece.y + 0.25 * piece.size
                return y < high && y > low && piece.x0 < top.end && piece.x1 > top.start
            }
        }
        let head = members(top.place, middle.place)
        guard head.count > 1, head.count <= Self.mostSegments else { return nil }
        var body = members(middle.place, end)
        if end == -.infinity { body = connected(body, below: middle.place, pieces) }
        guard body.count > 2, body.count <= Self.mostSegments, areNames(head, pieces),
            (head + body).allSatisfy({
                pieces[$0].x0 > top.start - pieces[$0].size && pieces[$0].x1 < top.end + pieces[$0].size && pieces[$0].overlay == 0
            }),
            let starts = strips(head, body, pieces) ?? starts(head, body, pieces),
            let heads = self.head(head, starts, pieces), let rows = rows(body, starts, pieces)
        else { return nil }
        var cells: [RuledTables.Cell] = []
        for (number, row) in ([heads] + rows).enumerated() {
            for cell in row {
                let own = cell.members.sorted { (-pieces[$0].y, pieces[$0].x0) < (-pieces[$1].y, pieces[$1].x0) }.map { pieces[$0] }
                cells.append(
                    RuledTables.Cell(row: number, column: cell.column, x1: own.reduce(-.infinity) { max($0, $1.x1) }, segments: own))
            }
        }
        let bottom = body.reduce(Float.infinity) { min($0, pieces[$1].low) }
        return (
            RuledTables.Table(
                cells: cells, columnCount: starts.count, x0: top.start, x1: top.end, y0: max(end, bottom), y1: top.place), head + body
        )
    }

    /// The lines that follow each other below a rule.
    private func connected(_ members: [Int], below rule: Float, _ pieces: [Segment]) -> [Int] {
        let sorted = members.sorted { pieces[$0].y > pieces[$1].y }
        var last = rule
        let end = sorted.firstIndex { index in
            if last - pieces[index].y > Self.widestStep * pieces[index].size { return true }
            last = pieces[index].y
            return false
        }
        return Array(sorted[..<(end ?? sorted.count)])
    }

    // MARK: Columns

    /// Where columns begin between which all is white, a name standing above each; nil where these are none.
    private func strips(_ head: [Int], _ body: [Int], _ pieces: [Segment]) -> [Float]? {
        var strips: [(x0: Float, x1: Float, isNamed: Bool)] = []
        let named = Set(head)
        for index in (head + body).sorted(by: { pieces[$0].x0 < pieces[$1].x0 }) {
            let piece = pieces[index]
            if let last = strips.last, piece.x0 < last.x1 + Self.gutter * piece.size {
                strips[strips.count - 1].x1 = max(last.x1, piece.x1)
                if named.contains(index) { strips[strips.count - 1].isNamed = true }
            } else {
                strips.append((piece.x0, piece.x1, named.contains(index)))
            }
        }
        return strips.count > 1 && areNamed(strips.map(\.isNamed)) ? strips.map(\.x0) : nil
    }

    /// Whether all columns have names, but for the first one of several, which may hold labels that need none.
    private func areNamed(_ columns: [Bool]) -> Bool { columns.dropFirst(isLenient && columns.count > 2 ? 1 : 0).allSatisfy { $0 } }

    /// Where columns begin whose lines all do so in one place: white within the lines may be as wide as that between columns, where these are stretched.
    private func starts(_ head: [Int], _ body: [Int], _ pieces: [Segment]) -> [Float]? {
        let named = Set(head)
        var starts: [(x: Float, lines: Set<Float>, isNamed: Bool, hasBody: Bool)] = []
        for index in (head + body).sorted(by: { pieces[$0].x0 < pieces[$1].x0 }) {
            let (piece, isNamed) = (pieces[index], named.contains(index))
            if let x = starts.last?.x, piece.x0 - x < Self.alignment * piece.size {
                starts[starts.count - 1].lines.insert(piece.y)
                if isNamed { starts[starts.count - 1].isNamed = true } else { starts[starts.count - 1].hasBody = true }
            } else {
                starts.append((piece.x0, [piece.y], isNamed, !isNamed))
            }
        }
        var columns = starts.filter { $0.lines.count > 1 && $0.isNamed && $0.hasBody }.map(\.x)
        if isLenient, columns.count > 1, let first = starts.first, first.lines.count > 1, !first.isNamed { columns.insert(first.x, at: 0) }
        guard columns.count > 1 else { return nil }
        let areClear = (head + body).allSatisfy { index in
            let piece = pieces[index]
            guard let column = column(piece, columns) else { return false }
            return column + 1 == columns.count || piece.x1 < columns[column + 1] - Self.alignment * piece.size
        }
        return areClear ? columns : nil
    }

    private func column(_ piece: Segment, _ starts: [Float]) -> Int? { starts.lastIndex { $0 <= piece.x0 + Self.alignment * piece.size } }

    // MARK: Rows

    private struct Cell {
        let column: Int
        var members: [Int]
    }

    /// Whether most of a head begins with letters: amounts have rules above and below them, too.
    private func areNames(_ head: [Int], _ pieces: [Segment]) -> Bool {
        head.count { Bidirectional.isLetter(text.firstSign(of: pieces[$0])) } * 2 > head.count
    }

    /// The names of all columns.
    private func head(_ members: [Int], _ starts: [Float], _ pieces: [Segment]) -> [Cell]? {
        var cells = starts.indices.map { Cell(column: $0, members: []) }
        for index in members {
            guard let column = column(pieces[index], starts) else { return nil }
            cells[column].members.append(index)
        }
        if isLenient, cells[0].members.isEmpty { cells.removeFirst() }
        return cells.allSatisfy { cell in lines(of: cell, pieces).map { $0.count <= Self.mostLines } ?? false } ? cells : nil
    }

    /// The rows of a table, some of whose cells have several lines; nil where what was shown is no such rows.
    private func rows(_ members: [Int], _ starts: [Float], _ pieces: [Segment]) -> [[Cell]]? {
        var rows: [[Cell]] = []
        for index in members.sorted(by: { pieces[$0].order < pieces[$1].order }) {
            guard let column = column(pieces[index], starts) else { return nil }
            if let last = rows.last?.last?.column, last <= column {
                let row = rows.count - 1
                if last == column {
                    rows[row][rows[row].count - 1].members.append(index)
                } else {
                    rows[row].append(Cell(column: column, members: [index]))
                }
            } else {
                // What a label is of may have several rows.
                guard column == 0 || isLenient && column == 1 && starts.count > 2 && !rows.isEmpty else { return nil }
                rows.append([Cell(column: column, members: [index])])
            }
        }
        guard rows.count(where: { $0[0].column > 0 }) * 3 <= rows.count * 2 else { return nil }
        // Whether some row is uneven, whether a cell was shown whole before the next one in its row, and whether a row begins as the rest of one may.
        var (isUneven, isWhole, mayGoOn) = (false, false, false)
        var (bottom, tallest) = (Float.infinity, [Int]())
        for row in rows {
            guard row.count > 1, let first = lines(of: row[0], pieces)?.first else { return nil }
            var (counts, lowest) = ([Int](), Float.infinity)
            for cell in row {
                guard let lines = lines(of: cell, pieces), let own = lines.first, let last = lines.last,
                    (own.y - first.y).magnitude < Self.alignment * first.size, own.y < bottom - 0.5 * own.size
                else { return nil }
                guard lines.count == 1 || isWrapped(cell, lines, pieces) else { return nil }
                counts.append(lines.count)
                lowest = min(lowest, last.y)
            }
            // Lists side by side may be rows that were shown column by column.
            if counts.count(where: { $0 >= Self.fewestOfList }) > 1, areLists(row, pieces) { return nil }
            bottom = lowest
            tallest = counts
            if Set(counts).count > 1 { isUneven = true }
            if counts.dropLast().contains(where: { $0 > 1 }) { isWhole = true }
            if text.startsSmall(first) { mayGoOn = true }
        }
        // Below a running head between two rules stand columns of a text.
        if rows.count == 1, tallest.sorted().dropLast().last ?? 0 > Self.mostLinesOfOne { return nil }
        return isUneven && (isWhole || !mayGoOn) ? rows : nil
    }

    private func isBullet(_ piece: Segment) -> Bool {
        piece.words.count == 1 && Label.isBullet(text.cells(of: piece.words.lowerBound).map(\.unicode))
    }

    private static let fewestOfList = 3

    /// Whether most lines of all tall cells were ended on purpose.
    private func areLists(_ row: [Cell], _ pieces: [Segment]) -> Bool {
        row.allSatisfy { cell in
            guard let lines = lines(of: cell, pieces), lines.count >= Self.fewestOfList else { return true }
            let own = RuledTables.Cell(
                row: 0, column: 0, x1: cell.members.reduce(-.infinity) { max($0, pieces[$1].x1) }, segments: cell.members.map { pieces[$0] }
            )
            return CellRows.isList(own, lines, text.words)
        }
    }

    /// Whether several lines are a text: mostly letters, and without columns of their own.
    private func isWrapped(_ cell: Cell, _ lines: [Segment], _ pieces: [Segment]) -> Bool {
        var (letters, all, gaps) = (0, 0, 0)
        for index in cell.members {
            for word in pieces[index].words {
                for character in text.cells(of: word) {
                    all += 1
                    if Bidirectional.isLetter(character.unicode) { letters += 1 }
                }
            }
        }
        for line in lines {
            let own = cell.members.map { pieces[$0] }.filter { (line.y - $0.y).magnitude < Self.alignment * line.size }.sorted {
                $0.x0 < $1.x0
            }
            // White between words set far apart is the same throughout. Items of a list have more behind their bullets.
            if isLenient, own.count == 2, isBullet(own[0]) { continue }
            let white = zip(own, own.dropFirst()).map { $1.x0 - $0.x1 }
            if own.count == 1 || white.isEmpty { continue }
            if let widest = white.max(), let least = white.min(), widest > Self.widestSpace * line.size,
                own.contains(where: { $0.words.count > 1 }) || widest > 2 * least
            {
                gaps += 1
            }
        }
        return letters * 2 > all && gaps < Self.fewestGaps
    }

    /// Between words of a line, in ems: what is wider parts columns, in several lines.
    private static let widestSpace: Float = 1
    private static let fewestGaps = 2

    /// The first piece of each line of a cell; nil where they don't stand as lines do.
    private func lines(of cell: Cell, _ pieces: [Segment]) -> [Segment]? {
        let lines = CellRows.lines(cell.members.map { pieces[$0] })
        guard !lines.isEmpty, lines.count <= Self.mostLines,
            zip(lines, lines.dropFirst()).allSatisfy({
                (isLenient ? Self.lenientSteps : Self.steps) ~= ($0.y - $1.y) / max($0.size, $1.size)
            })
        else { return nil }
        return lines
    }
}
