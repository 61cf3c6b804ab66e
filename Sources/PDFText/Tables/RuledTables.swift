/// The tables of a page whose cells have rules between them: read row by row, and in a row cell by cell, however many lines each has.
struct RuledTables {
    /// What stands between the same rules.
    struct Cell {
        /// From 0 at the top and the left: of a cell over several rows or columns, the first.
        var row: Int
        var column: Int
        /// Its right edge.
        let x1: Float
        var segments: [Segment]
        /// Its left edge, where rules tell it.
        var x0: Float = -.infinity
        var characterCount: Int { segments.reduce(0) { $0 + Int($1.cellCount) } }
    }

    struct Table {
        /// Row by row, in each from left to right.
        let cells: [Cell]
        let columnCount: Int
        let x0, x1, y0, y1: Float
        /// Whether the cells are boxes side by side, each with a text of its own.
        var holdsBoxes = false
        /// Whether the order of showing has told it, and tells, too, what comes before it of that beside it.
        var isToldByShowing = false
        /// Whether its rows are labels and texts of several lines: running text to who wants no tables.
        var holdsLabelledTexts = false
        /// Whether rules are drawn between the cells.
        var isDrawn = false
        /// Whether rules are drawn around one row of cells, among text.
        var isRow = false
        /// Something that takes its room while the page is divided.
        var standIn: Segment {
            let segments = cells.flatMap(\.segments)
            let size = segments.first?.size ?? 10
            return Segment(
                words: 0..<0, x0: x0, x1: x1, y: y0 + 0.05 * size, size: size, order: segments.map(\.order).min() ?? 0,
                cellCount: segments.reduce(0) { $0 &+ $1.cellCount }, isArtifact: false, top: y1)
        }
    }

    /// The cells of each row in the order they are read; where that is from right to left, columns are counted so, too.
    static func rows(_ cells: [Cell], columnCount: Int, isRightToLeft: Bool) -> [ArraySlice<Cell>] {
        var rows: [ArraySlice<Cell>] = []
        var start = 0
        for end in cells.indices where end + 1 == cells.count || cells[end + 1].row != cells[end].row {
            rows.append(cells[start...end])
            start = end + 1
        }
        guard isRightToLeft else { return rows }
        return rows.map { row in
            row.reversed().map {
                Cell(row: $0.row, column: max(columnCount - 1 - $0.column, 0), x1: $0.x1, segments: $0.segments, x0: $0.x0)
            }[...]
        }
    }

    /// Whether the cells of a row hold texts of their own: rules that part a page, not facts.
    static func holdsTexts(_ cells: ArraySlice<Cell>) -> Bool { cells.contains { $0.characterCount > textOfCell } }

    /// Whether some cells stand on one line.
    static func isLine(_ cells: ArraySlice<Cell>) -> Bool {
        guard let first = cells.first(where: { !$0.segments.isEmpty })?.segments[0] else { return true }
        return cells.allSatisfy { cell in
            cell.segments.allSatisfy { ($0.y - first.y).magnitude <= 0.3 * min($0.size, first.size) }
        }
    }

    private(set) var tables: [Table] = []
    /// The segments of the page that are in no table.
    private(set) var others: [Segment] = []

    /// How far rules may be from where they should meet, in points.
    private static let reach: Float = 3
    /// Comparisons for one page: tables take some ten thousand.
    private static let maximumWork = 4_000_000
    /// Cells with more characters hold texts.
    private static let textOfCell = 600

    init(_ net: RuleNet, _ segments: [Segment], _ text: BlockText, isRightToLeft: Bool) {
        others = segments
        guard net.level.count > 1, !net.upright.isEmpty,
            (net.level.count + segments.count) * net.upright.count <= Self.maximumWork,
            segments.count * net.level.count <= Self.maximumWork
        else { return }
        for var part in net.parts
        where part.level.count > 2 && !part.upright.isEmpty || Self.isRow(part) || Self.mayBeDrawnByRows(part, net.joints) {
            Self.removeCut(&part.upright, segments, text.words)
            if part.upright.isEmpty { continue }
            if let found = table(part, net.joints, text, isRightToLeft: isRightToLeft) { tables.append(found) }
        }
    }

    /// Takes away upright rules that most of what stands at them runs across: the edges of columns that are too narrow for their words.
    private static func removeCut(_ upright: inout [RuleNet.Rule], _ segments: [Segment], _ words: [LayoutWord]) {
        upright.removeAll { rule in
            var (cut, clear) = (0, 0)
            for segment in segments where segment.x1 > rule.place - segment.size && segment.x0 < rule.place + segment.size {
                let (y, edge) = (segment.y + 0.25 * segment.size, cutEdge * segment.size)
                guard rule.start < y, rule.end > y else { continue }
                let isCut =
                    segment.x0 < rule.place - edge && segment.x1 > rule.place + edge
                    && segment.words.contains { words[$0].x0 < rule.place - edge && words[$0].x1 > rule.place + edge }
                if isCut { cut += 1 } else { clear += 1 }
            }
            return cut >= fewestCut && cut > clear
        }
    }

    /// Words that a rule runs through, at the least, and how much of one stands on either side, in ems.
    private static let fewestCut = 3
    private static let cutEdge: Float = 0.3

    private mutating func table(_ part: RuleNet.Part, _ joints: [RuleNet.Joint], _ text: BlockText, isRightToLeft: Bool) -> Table? {
        let (left, right) = (part.level.map(\.start).min() ?? 0, part.level.map(\.end).max() ?? 0)
        let rows = Self.withOpenRows(Self.distinct(part.level.map(\.place)).reversed(), part)
        let isRow = rows.count == 2 && Self.isRow(part)
        guard let top = rows.first, let bottom = rows.last else { return nil }
        // No level rule parts the rows, but the pieces of the upright ones do.
        let isDrawnByRows = rows.count == 2 && !Self.isRow(part)
        let heights = DrawnRows.heights(of: part, joints)
        if isDrawnByRows, heights.isEmpty { return nil }
        let columns = Self.distinct(part.upright.map(\.place) + [left, right])
        guard columns.count > 2 else { return nil }
        func isInside(_ segment: Segment) -> Bool {
            let middle = segment.y + 0.25 * segment.size
            return middle < top && middle > bottom && segment.x1 > left && segment.x0 < right
        }
        var part = part
        if !isRow, !isDrawnByRows {
            part.upright += BareRows(part, heights: rows, columns: columns, others.filter(isInside), text.words).rules
        }
        var placed: [Placed] = []
        placed.reserveCapacity(others.count)
        var (insideCount, badCount) = (0, 0)
        func place(_ segment: Segment) {
            let (x, y) = ((segment.x0 + segment.x1) / 2, segment.y + 0.25 * segment.size)
            var (from, to, above) = (left, right, top)
            for rule in part.upright where rule.start - Self.reach < y && rule.end + Self.reach > y {
                if rule.place <= x { from = max(from, rule.place) } else { to = min(to, rule.place) }
            }
            for rule in part.level where rule.place >= y && rule.start - Self.reach < x && rule.end + Self.reach > x {
                above = min(above, rule.place)
            }
            if segment.x0 < from - 0.5 * segment.size || segment.x1 > to + 0.5 * segment.size { badCount += 1 }
            let row = rows.firstIndex { $0 <= above + Self.reach } ?? 0
            let column = columns.firstIndex { $0 >= from - Self.reach } ?? 0
            placed.append(Placed(cell: row * columns.count + column, x0: from, x1: to, segment: segment))
        }
        for segment in others where isInside(segment) {
            insideCount += 1
            if let parts = Self.split(segment, at: part.upright, text.words) { parts.forEach(place) } else { place(segment) }
        }
        guard badCount * 12 <= insideCount else { return nil }
        var cells = Self.cells(placed, columnCount: columns.count)
        let isParted = part.upright.contains {
            $0.place > left + Self.reach && $0.place < right - Self.reach && $0.end - $0.start > Self.heightOfParting * (top - bottom)
        }
        // What is told by names beside it is a drawing.
        func isBeside(_ segment: Segment) -> Bool {
            let middle = segment.y + 0.25 * segment.size
            return middle < top && middle > bottom && !isInside(segment) && segment.x1 > left - Self.besideForm * segment.size
                && segment.x0 < right + Self.besideForm * segment.size
        }
        if isRow {
            guard Self.isRow(cells, of: columns.count - 1) else { return nil }
        } else if isDrawnByRows {
            cells = CellRows.parted(cells, text, isRightToLeft: isRightToLeft, heights: heights, isWhole: true)
            guard Self.isTable(cells) else { return nil }
        } else if !Self.isTable(cells), !BlankGrid.isOne(cells, columnCount: columns.count - 1, part, from: left, to: right) {
            guard isParted, Self.isForm(cells), !Self.goOn(cells, text), !others.contains(where: isBeside) else { return nil }
            for index in cells.indices { cells[index].column = 0 }
        }
        if !isRow, part.level.count == 2, cells.contains(where: Self.hasColumns) { return nil }
        others.removeAll(where: isInside)
        if !isRow { cells = CountedRows.parted(cells, rows: rows, text) }
        if !isRow, !isRightToLeft { cells = StatementRows.parted(cells, text) }
        let isWrapped = isRow && Self.areWrapped(cells, text)
        var parted =
            isWrapped
            ? cells : CellRows.parted(cells, text, isRightToLeft: isRightToLeft, heights: isDrawnByRows ? [] : heights)
        var columnCount = columns.count - 1
        if !isWrapped, let inner = InnerColumns.parted(parted, edges: columns, text) {
            (parted, columnCount) = (CellRows.parted(inner.cells, text, isRightToLeft: isRightToLeft), inner.columnCount)
        }
        return Table(cells: parted, columnCount: columnCount, x0: left, x1: right, y0: bottom, y1: top, isDrawn: true, isRow: isRow)
    }

    /// A segment, or a part of one, with the number of its cell, counted row by row, and that cell's edges as it sees them.
    private struct Placed {
        let cell: Int
        let x0, x1: Float
        let segment: Segment
    }

    /// The cells that hold something, row by row, in each from left to right.
    private static func cells(_ placed: [Placed], columnCount: Int) -> [Cell] {
        let order = placed.indices.sorted { (placed[$0].cell, $0) < (placed[$1].cell, $1) }
        var cells: [Cell] = []
        var start = 0
        while start < order.count {
            let first = placed[order[start]]
            let end = order[start...].firstIndex { placed[$0].cell != first.cell } ?? order.count
            let (row, column) = first.cell.quotientAndRemainder(dividingBy: columnCount)
            cells.append(
                Cell(row: row, column: column, x1: first.x1, segments: order[start..<end].map { placed[$0].segment }, x0: first.x0))
            start = end
        }
        return cells
    }

    /// The heights of rules from the top, with the ends of upright rules that go on beyond the first or the last of them, as far as a row does: tables are
    /// often open there.
    private static func withOpenRows(_ rows: [Float], _ part: RuleNet.Part) -> [Float] {
        guard let top = rows.first, let bottom = rows.last, let highest = part.upright.map(\.end).max(),
            let lowest = part.upright.map(\.start).min(),
            let tallest = zip(rows, rows.dropFirst()).map({ $0 - $1 }).max()
        else { return rows }
        let open = leastOpenRow...max(shortRow, mostOpenRow * tallest)
        return (open ~= highest - top ? [highest] : []) + rows + (open ~= bottom - lowest ? [lowest] : [])
    }

    /// In points: any row may be as tall as the second, some lines.
    private static let leastOpenRow: Float = 6
    private static let shortRow: Float = 48
    /// As a multiple of the tallest row between rules.
    private static let mostOpenRow: Float = 1.5

    /// At least two rows of two cells each, and text in two columns: a box with a line in it is none.
    ///
    /// - Parameter cells: row by row.
    private static func isTable(_ cells: [Cell]) -> Bool {
        guard let first = cells.first, cells.contains(where: { $0.column != first.column }) else { return false }
        var (rows, start) = (0, 0)
        for index in cells.indices where index + 1 == cells.count || cells[index + 1].row != cells[index].row {
            if index > start { rows += 1 }
            start = index + 1
        }
        return rows > 1
    }

    /// Some rows with text in one column alone, short things, the other being left for pictures, or for what is to be filled in.
    private static func isForm(_ cells: [Cell]) -> Bool {
        guard let first = cells.first else { return false }
        return cells.count >= fewestOfForm && cells.allSatisfy { $0.column == first.column && $0.characterCount <= longestOfRow }
    }

    /// Whether a text goes on from cell to cell, in small letters: what is written on ruled paper.
    private static func goOn(_ cells: [Cell], _ text: BlockText) -> Bool {
        cells.contains { $0.segments.first.map(text.startsSmall) ?? false }
    }

    /// How far down a rule between columns goes, at the least, as a share of the table's height.
    private static let heightOfParting: Float = 0.8
    private static let fewestOfForm = 4
    /// In ems.
    private static let besideForm: Float = 4

    /// Whether rules are drawn around one row of several cells: two level ones, and upright ones that each join both, at their ends, too.
    private static func isRow(_ part: RuleNet.Part) -> Bool {
        guard part.level.count == 2, part.upright.count > fewestOfRow, let first = part.level.first, let other = part.level.last,
            first.spans(other)
        else { return false }
        let (bottom, top) = (min(first.place, other.place), max(first.place, other.place))
        guard let left = part.upright.map(\.place).min(), let right = part.upright.map(\.place).max() else { return false }
        return top - bottom < shortRow && left < first.start + reach && right > first.end - reach
            && part.upright.allSatisfy { ($0.start - bottom).magnitude < reach && ($0.end - top).magnitude < reach }
    }

    /// Whether an upright rule between two level ones was drawn in pieces, and goes from one to the other between their ends: LaTeX parts
    /// the rows of many tables so.
    private static func mayBeDrawnByRows(_ part: RuleNet.Part, _ joints: [RuleNet.Joint]) -> Bool {
        guard part.level.count == 2, let first = part.level.first, let other = part.level.last, first.spans(other) else { return false }
        let (bottom, top) = (min(first.place, other.place), max(first.place, other.place))
        return part.upright.contains { rule in
            rule.place > first.start + reach && rule.place < first.end - reach && rule.start < bottom + reach && rule.end > top - reach
                && joints.contains { $0.place == rule.place }
        }
    }

    /// Whether texts stand side by side in a cell, for which only white parts columns: whoever finds these by white finds all of them.
    private static func hasColumns(_ cell: Cell) -> Bool {
        let segments = cell.segments.sorted { ($0.y, $0.x0) < ($1.y, $1.x0) }
        return zip(segments, segments.dropFirst()).contains { left, right in
            (left.y - right.y).magnitude < 0.1 * left.size && right.x0 - left.x1 > left.size
        }
    }

    /// Whether a row by itself holds facts: a few words in each of its cells, which have lines of their own.
    private static func isRow(_ cells: [Cell], of count: Int) -> Bool {
        count >= fewestOfRow && cells.count == count && cells.allSatisfy { $0.characterCount <= longestOfRow }
    }

    /// Whether some cells of a row by itself hold sentences that go on in small letters from line to line: cards, each read whole.
    private static func areWrapped(_ cells: [Cell], _ text: BlockText) -> Bool {
        cells.contains { $0.segments.dropFirst().contains(where: text.startsSmall) }
    }

    /// Cells of a row by itself, and characters in one of these.
    private static let fewestOfRow = 3
    private static let longestOfRow = 120

    /// Values in order, those that are nearly the same once.
    private static func distinct(_ values: [Float]) -> [Float] {
        var result: [Float] = []
        for value in values.sorted() where result.last.map({ value - $0 > reach }) ?? true { result.append(value) }
        return result
    }

    /// A segment that runs over upright rules, cut at them where they stand between two of its words: cells set closely. Nil for others, as most are.
    private static func split(_ segment: Segment, at rules: [RuleNet.Rule], _ words: [LayoutWord]) -> [Segment]? {
        let y = segment.y + 0.25 * segment.size
        func crosses(_ rule: RuleNet.Rule) -> Bool {
            rule.place > segment.x0 && rule.place < segment.x1 && rule.start - reach < y && rule.end + reach > y
        }
        guard rules.contains(where: crosses) else { return nil }
        let crossing = rules.filter(crosses)
        var result: [Segment] = []
        for index in segment.words {
            let word = words[index]
            let count = word.end - word.start
            let middle = (word.x0 + word.x1) / 2
            if let last = result.last, !crossing.contains(where: { ($0.place > last.x0) != ($0.place > middle) }) {
                result[result.count - 1].words = last.words.lowerBound..<(index + 1)
                result[result.count - 1].x0 = min(last.x0, word.x0)
                result[result.count - 1].x1 = max(last.x1, word.x1)
                result[result.count - 1].cellCount += count
            } else {
                var next = segment
                (next.words, next.x0, next.x1, next.order, next.cellCount) = (index..<(index + 1), word.x0, word.x1, word.start, count)
                result.append(next)
            }
        }
        return result
    }
}
