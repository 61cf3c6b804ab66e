/// The cells of a sheet row by row, which was shown in two goes from the top: first what fills one line of its cell, then what is wrapped or set in several
/// fonts, each go row by row. So LibreOffice Calc shows sheets.
struct ShowingPasses {
    /// Pieces in the order of the rows, and the others behind them.
    let places: [Int]
    /// From the top, in each cell after cell; their lines are places in that order.
    let rows: [[ShownTables.Cell]]

    /// Between cells side by side, in ems: Calc leaves two points.
    static let gutter: Float = 0.1
    /// Of the steps from line to line in cells, as a share; less than there is between two cells.
    private static let unevenness: Float = 0.06
    /// Of what is level, in ems.
    private static let tolerance: Float = 0.3
    private static let exact: Float = 0.03
    /// How far edges of one column are apart, and how much the lines of a cell may leave of it, in ems.
    private static let alignment: Float = 0.1
    private static let slack: Float = 2
    static let fewestTall = 2
    /// Of one line in a row, and of several lines in a column where none has one, with the cell itself.
    private static let fewestInRow = 3
    private static let fewestInColumn = 4
    /// Of the first go, that stand behind another one.
    private static let fewestBeside = 3
    /// Of the pieces of a page, at the most one in so many is in no cell.
    private static let fewestInside = 8
    /// One in so many may not do what most do.
    private static let most = 5
    /// Of the second go, at the least one in so many has several lines.
    private static let fewestOfSecond = 5

    /// The rows that stand closely below each other, from the first to the last that have several cells; not what no cell of has several lines.
    func tables(_ pieces: [Segment]) -> [ArraySlice<[ShownTables.Cell]>] {
        var tables: [ArraySlice<[ShownTables.Cell]>] = []
        var start = 0
        for end in rows.indices {
            if end + 1 < rows.count, let line = rows[end][0].lines.first,
                lowest(end) - highest(end + 1) < ShownTables.widestWhite * pieces[places[line]].size
            {
                continue
            }
            // A title or a line of text is no row.
            if let first = rows[start...end].firstIndex(where: { $0.count > 1 }),
                let last = rows[start...end].lastIndex(where: { $0.count > 1 }),
                rows[first...last].contains(where: { $0.contains { $0.lines.count > 1 } })
            {
                tables.append(rows[first...last])
            }
            start = end + 1
        }
        return tables
    }

    private func lowest(_ row: Int) -> Float { rows[row].reduce(.infinity) { min($0, $1.low) } }
    private func highest(_ row: Int) -> Float { rows[row].reduce(-.infinity) { max($0, $1.high) } }

    /// Which lines of the cells in a row are level.
    private enum Level: CaseIterable {
        case top, bottom, middle

        func y(_ cell: ShownTables.Cell, _ shown: [Segment]) -> Float {
            let (first, last) = (shown[cell.lines.lowerBound].y, shown[cell.lines.upperBound - 1].y)
            switch self {
            case .top: return first
            case .bottom: return last
            case .middle: return (first + last) / 2
            }
        }
    }

    /// A cell, and where its row is.
    private struct Placed {
        let cell: ShownTables.Cell
        let y, size: Float

        init(_ cell: ShownTables.Cell, _ level: Level, _ shown: [Segment]) {
            (self.cell, y, size) = (cell, level.y(cell, shown), shown[cell.lines.lowerBound].size)
        }

        var isTall: Bool { cell.lines.count > 1 }
        func isLevel(_ other: Placed) -> Bool { (y - other.y).magnitude < ShowingPasses.tolerance * size }
        func isExactlyLevel(_ other: Placed) -> Bool { (y - other.y).magnitude < ShowingPasses.exact * size }
        func isBeside(_ other: Placed) -> Bool {
            min(cell.x1, other.cell.x1) - max(cell.x0, other.cell.x0) < ShowingPasses.tolerance * size
        }
        /// Whether another one fills less of the same column: it has one edge with it, or the middle.
        func isInColumn(of other: Placed) -> Bool {
            let (left, right) = (cell.x0 - other.cell.x0, cell.x1 - other.cell.x1)
            let reach = ShowingPasses.alignment * size
            guard left < reach, right > -ShowingPasses.slack * size else { return false }
            return min(left.magnitude, right.magnitude, (left + right).magnitude / 2) < reach
        }
    }

    /// nil if the page was shown otherwise, as nearly all are.
    init?(_ pieces: [Segment], _ words: [LayoutWord], isRightToLeft: Bool) {
        guard pieces.count <= ShownTables.mostSegments else { return nil }
        let order = pieces.indices.filter { pieces[$0].overlay == 0 }.sorted { pieces[$0].order < pieces[$1].order }
        let shown = order.map { pieces[$0] }
        let cells = Self.cells(shown)
        guard cells.count(where: { $0.lines.count > 1 }) >= Self.fewestTall else { return nil }
        func passes(_ cells: [Placed]) -> [Range<Int>] { Self.passes(cells, isRightToLeft: isRightToLeft) }
        let tops = cells.map { Placed($0, .top, shown) }
        let first = passes(tops).filter { !tops[$0].contains(where: \.isTall) }.max { $0.count < $1.count }
        guard let first, first.count > Self.fewestBeside else { return nil }
        let levels = tops[first].map(\.y)
        // The way in which most tall cells stand in their rows.
        let tall = cells[first.upperBound...].filter { $0.lines.count > 1 }
        func levelCount(_ level: Level) -> Int { tall.count { Self.isLevel(Placed($0, level, shown), levels) } }
        let counts = Level.allCases.map { ($0, levelCount($0)) }
        guard let (level, most) = counts.max(by: { $0.1 < $1.1 }), most > 0 else { return nil }
        let others = cells[first.upperBound...].flatMap { Self.parted($0, level, shown, levels) }.map { Placed($0, level, shown) }
        let second = others[(passes(others).first ?? 0..<0)]
        guard Self.areTwo(tops[first], second, shown, words) else { return nil }
        var places: [Int] = []
        rows = Self.rows(tops[first] + second).map { row in
            row.sorted { isRightToLeft ? $0.x1 > $1.x1 : $0.x0 < $1.x0 }.map { cell in
                var cell = cell
                let start = places.count
                places += cell.lines.map { order[$0] }
                cell.lines = start..<places.count
                return cell
            }
        }
        // Beside a sheet a page has a head and a foot.
        guard (pieces.count - places.count) * Self.fewestInside <= pieces.count else { return nil }
        let own = Set(places)
        self.places = places + pieces.indices.filter { !own.contains($0) }
    }

    /// Whether a cell is level with one of the rows.
    ///
    /// - Parameter levels: of the rows, from the top.
    private static func isLevel(_ cell: Placed, _ levels: [Float]) -> Bool {
        let next = row(below: cell.y + tolerance * cell.size, levels)
        return next < levels.count && levels[next] > cell.y - tolerance * cell.size
    }

    /// The place of the first one below a height.
    private static func row(below y: Float, _ levels: [Float]) -> Int {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// A cell, or several that stand in different rows, close below each other, and were shown one after the other.
    private static func parted(_ cell: ShownTables.Cell, _ level: Level, _ shown: [Segment], _ levels: [Float]) -> [ShownTables.Cell] {
        var parts: [ShownTables.Cell] = []
        var start = cell.lines.lowerBound
        while start < cell.lines.upperBound {
            let reach = tolerance * shown[start].size
            // The row that it stands in.
            let row = row(below: shown[start].y + reach, levels)
            var end = cell.lines.upperBound
            switch level {
            case .top:
                end = cell.lines[(start + 1)...].first { isLevel(Placed(ShownTables.Cell(shown[$0], at: $0), level, shown), levels) } ?? end
            case .bottom, .middle:
                if row < levels.count {
                    let last = level == .bottom ? levels[row] : 2 * levels[row] - shown[start].y
                    end = cell.lines[start...].first { (shown[$0].y - last).magnitude < reach }.map { $0 + 1 } ?? end
                }
            }
            parts.append((start + 1..<end).reduce(into: ShownTables.Cell(shown[start], at: start)) { $0.add(shown[$1]) })
            start = end
        }
        return parts
    }

    /// Lines that stand as far below each other as most do.
    private static func cells(_ shown: [Segment]) -> [ShownTables.Cell] {
        func step(_ place: Int) -> Float { (shown[place - 1].y - shown[place].y) / shown[place].size }
        let isNext = shown.indices.map { $0 > 0 && ShownTables.goesOn(shown[$0 - 1], shown[$0]) }
        let steps = shown.indices.filter { isNext[$0] }.map(step).sorted()
        guard !steps.isEmpty else { return [] }
        let usual = steps[steps.count / 2]
        var cells: [ShownTables.Cell] = []
        for (place, segment) in shown.enumerated() {
            if isNext[place], (step(place) - usual).magnitude < unevenness * usual {
                cells[cells.count - 1].add(segment)
            } else {
                cells.append(ShownTables.Cell(segment, at: place))
            }
        }
        return cells
    }

    /// Cells that follow each other row by row, down the page.
    private static func passes(_ cells: [Placed], isRightToLeft: Bool) -> [Range<Int>] {
        var passes: [Range<Int>] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 {
                let above = cells[index - 1]
                let isBehind = isRightToLeft ? cell.cell.x1 < above.cell.x1 : cell.cell.x0 > above.cell.x0
                if cell.isLevel(above) ? isBehind : cell.y < above.y {
                    passes[passes.count - 1] = passes[passes.count - 1].lowerBound..<(index + 1)
                    continue
                }
            }
            passes.append(index..<(index + 1))
        }
        return passes
    }

    /// Whether all cells of the first go have one line, and several rows of it several cells, whose lines are as level as no scanned page's are; and whether
    /// most tall ones of the second go, of which there are enough, are level with some of these, many in a column that others stand in, none of them in the
    /// place of one; and whether they are wrapped.
    private static func areTwo(
        _ first: ArraySlice<Placed>, _ second: ArraySlice<Placed>, _ shown: [Segment], _ words: [LayoutWord]
    ) -> Bool {
        let tall = second.filter(\.isTall)
        guard tall.count >= fewestTall, tall.count * fewestOfSecond >= second.count, !first.contains(where: \.isTall) else { return false }
        let beside = zip(first, first.dropFirst()).filter { $0.isLevel($1) }
        guard beside.count >= fewestBeside, beside.count(where: { $0.isExactlyLevel($1) }) * most >= beside.count * (most - 1) else {
            return false
        }
        // Both go down the page.
        var (level, below, above) = (0, 0, first.startIndex)
        for cell in tall {
            while above < first.endIndex, first[above].y > cell.y, !first[above].isLevel(cell) { above += 1 }
            let row = first[above...].prefix { $0.isLevel(cell) }
            guard row.allSatisfy(cell.isBeside) else { return false }
            if !row.isEmpty { level += 1 }
            // Where all cells of a column are wrapped they tell it themselves, beside the cells of a row.
            if first.contains(where: cell.isInColumn) || row.count >= fewestInRow && Self.sharesColumn(cell, with: tall) { below += 1 }
        }
        guard level * most >= tall.count * (most - 1), below * 2 >= tall.count else { return false }
        let (wrapped, ended) = tall.reduce(into: (0, 0)) { counts, cell in
            for place in cell.cell.lines.dropFirst() {
                guard let word = shown[place].words.first else { continue }
                let room = cell.cell.x1 - shown[place - 1].x1
                if room < words[word].x1 - words[word].x0 { counts.0 += 1 } else { counts.1 += 1 }
            }
        }
        return wrapped > ended
    }

    /// Whether a cell stands in one column with others of several lines.
    private static func sharesColumn(_ cell: Placed, with tall: [Placed]) -> Bool {
        var count = 0
        for other in tall where cell.isInColumn(of: other) || other.isInColumn(of: cell) {
            count += 1
            if count >= fewestInColumn { return true }
        }
        return false
    }

    /// Cells that are level with each other, row by row from the top.
    private static func rows(_ cells: ArraySlice<Placed>) -> [[ShownTables.Cell]] {
        var rows: [[ShownTables.Cell]] = []
        var last: Placed?
        for cell in cells.sorted(by: { $0.y > $1.y }) {
            if let last, last.isLevel(cell) {
                rows[rows.count - 1].append(cell.cell)
            } else {
                rows.append([cell.cell])
                last = cell
            }
        }
        return rows
    }
}
