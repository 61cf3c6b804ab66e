/// A table without rules whose cells have several lines: told by columns that keep their places, and by more white between its rows than within them.
struct AlignedTable {
    /// Row by row, in each from left to right.
    let cells: [RuledTables.Cell]
    let columnCount: Int
    /// What of the region stands above it and below.
    let above, below: [Int]

    private static let fewestColumns = 3
    private static let fewestRows = 3
    private static let mostSegments = 1500
    /// In ems: white between columns, the widest step from line to line, and by how much more one from row to row is wider than another.
    private static let gutter: Float = 0.4
    private static let widestStep: Float = 4.5
    private static let leastDifference: Float = 0.22
    private static let leastRatio: Float = 1.25
    /// Of a heading above a table, at the least: a multiple of the size of its first row.
    private static let headingSize: Float = 1.1

    private struct Line {
        /// A part of one list for all lines.
        let members: ArraySlice<Int>
        let y, size: Float
    }

    /// - Parameter text: whose ranges of words segments are.
    init?(_ region: [Int], _ segments: [Segment], _ text: BlockText) {
        guard region.count >= Self.fewestColumns * Self.fewestRows, region.count <= Self.mostSegments,
            !region.contains(where: { segments[$0].overlay != 0 })
        else { return nil }
        var (left, right) = (Float.infinity, -Float.infinity)
        for index in region { (left, right) = (min(left, segments[index].x0), max(right, segments[index].x1)) }
        let width = right - left
        // Running text has hardly a narrow line: most regions end here.
        guard region.count(where: { segments[$0].width <= 0.5 * width }) >= Self.fewestColumns * Self.fewestRows else { return nil }
        let lines = Self.lines(region, segments)
        // What is as wide as half of all ends a table.
        var start = 0
        for end in 0...lines.count {
            let isEnd =
                end == lines.count || lines[end].members.contains { segments[$0].width > 0.5 * width }
                || (end > start && lines[end - 1].y - lines[end].y > Self.widestStep * lines[end].size)
            guard isEnd else { continue }
            while end - start > Self.fewestRows, Self.isHeading(lines[start], above: lines[start + 1]) { start += 1 }
            if end - start > Self.fewestRows, let (cells, count) = Self.cells(lines[start..<end], segments, text) {
                self.cells = cells
                columnCount = count
                above = lines[..<start].flatMap(\.members)
                below = lines[end...].flatMap(\.members)
                return
            }
            start = end < lines.count && lines[end].members.contains { segments[$0].width > 0.5 * width } ? end + 1 : end
        }
        return nil
    }

    /// Whether a line above a row is the heading of the text that the table stands in: a single piece, of larger type.
    private static func isHeading(_ line: Line, above row: Line) -> Bool {
        line.members.count == 1 && row.members.count > 1 && line.size > headingSize * row.size
    }

    /// From the top, in each from left to right.
    private static func lines(_ region: [Int], _ segments: [Segment]) -> [Line] {
        let sorted = region.sorted { (segments[$0].y, segments[$1].x0) > (segments[$1].y, segments[$0].x0) }
        var lines: [Line] = []
        lines.reserveCapacity(sorted.count)
        var start = 0
        for position in sorted.indices {
            let (first, next) = (sorted[start], position + 1 < sorted.count ? sorted[position + 1] : nil)
            let (y, size) = (segments[first].y, segments[first].size)
            if let next, y - segments[next].y <= 0.35 * min(segments[next].size, size) { continue }
            lines.append(Line(members: sorted[start...position], y: y, size: size))
            start = position + 1
        }
        return lines
    }

    private static func cells(_ lines: ArraySlice<Line>, _ segments: [Segment], _ text: BlockText) -> (
        cells: [RuledTables.Cell], columnCount: Int
    )? {
        guard lines.count(where: { $0.members.count >= fewestColumns }) >= fewestRows else { return nil }
        let columns = columns(lines.flatMap(\.members), segments)
        guard (fewestColumns...24).contains(columns.count) else { return nil }
        func column(_ index: Int) -> Int { columns.firstIndex { segments[index].x1 <= $0 + 0.01 } ?? columns.count - 1 }
        var rows = rows(lines)
        if rows.count < fewestRows || rows.count(where: { $0.count > 1 }) * 2 < rows.count {
            let wrapped = wrappedRows(rows, segments, text.words, columns, column)
            if !wrapped.isEmpty { return (cells(wrapped, segments, columns, column), columns.count) }
            rows = hangingRows(lines, segments) { column($0) == 0 }
        }
        let tall = rows.filter { $0.count > 1 }
        let ofFigures = tall.count { holdsRowsOfFigures($0, segments, text, column) }
        guard ofFigures * 2 < tall.count || ofFigures == 0 else { return nil }
        guard rows.count >= fewestRows, tall.count * 2 >= rows.count, rows.allSatisfy({ $0.count <= 16 }) else { return nil }
        // Rows of one line each, set in groups, have something in their first column; lines that go on in a cell mostly haven't.
        let further = tall.flatMap { $0.dropFirst() }
        let labelled = further.count { $0.members.contains { column($0) == 0 } }
        let full = further.reduce(0) { $0 + Set($1.members.map(column)).count }
        guard labelled * 10 <= further.count * 7, full * 5 <= further.count * columns.count * 4,
            rows.count(where: { $0.first?.members.contains { column($0) == 0 } ?? false }) * 5 >= rows.count * 4,
            tall.contains(where: { row in row.dropFirst().contains { Set($0.members.map(column)).count > 1 } })
        else { return nil }
        let parted = rows.flatMap { areRows($0, segments, text, column) ? $0.indices.map { place in lines[place...place] } : [$0] }
        return (cells(parted, segments, columns, column), columns.count)
    }

    /// Whether lines that no white parts are rows below the name of a group: names that begin in one place, each with figures level with it.
    private static func areRows(_ lines: ArraySlice<Line>, _ segments: [Segment], _ text: BlockText, _ column: (Int) -> Int) -> Bool {
        let further = lines.dropFirst()
        guard further.count > 1, let first = further.lazy.flatMap(\.members).map(column).min() else { return false }
        var names: [Segment] = []
        for (place, line) in further.enumerated() {
            guard place == 0 || line.members.count > 1 else { return false }
            guard let name = line.members.first(where: { column($0) == first }).map({ segments[$0] }) else { continue }
            guard LetterCase(text.firstSign(of: name)) == .capital,
                (name.x0 - (names.first?.x0 ?? name.x0)).magnitude < nameEdge * name.size,
                line.members.allSatisfy({ column($0) == first || text.isFigure(segments[$0].words) })
            else { return false }
            names.append(name)
        }
        return names.count > 1
    }

    /// Whether lines that no white parts are, some of them, rows of a statement: each begins with a name or a number, and has a figure in one and the same
    /// column. Cells of several lines side by side hold hardly a figure in each.
    private static func holdsRowsOfFigures(
        _ lines: ArraySlice<Line>, _ segments: [Segment], _ text: BlockText, _ column: (Int) -> Int
    ) -> Bool {
        guard lines.count >= fewestOfFigures else { return false }
        // Of each column, how many lines have had a figure in it, one below the other.
        var run: [Int: Int] = [:]
        for line in lines {
            let name = line.members.first { column($0) == 0 }.map { segments[$0] }
            guard let name, case let first = text.firstSign(of: name), LetterCase(first) == .capital || PageDigits.isDecimal(first) else {
                run.removeAll()
                continue
            }
            var next: [Int: Int] = [:]
            for index in line.members {
                let place = column(index)
                if place > 0, isValue(segments[index], text) { next[place] = (run[place] ?? 0) + 1 }
            }
            if next.values.contains(where: { $0 >= fewestOfFigures }) { return true }
            run = next
        }
        return false
    }

    /// Rows one below the other.
    private static let fewestOfFigures = 3

    /// Whether a segment holds no letter, but a digit, or nothing but a dash.
    private static func isValue(_ segment: Segment, _ text: BlockText) -> Bool {
        guard segment.cellCount <= longestValue else { return false }
        var hasDigit = false
        for word in segment.words {
            for cell in text.cells(of: word) {
                if Bidirectional.isLetter(cell.unicode) { return false }
                if cell.unicode &- 0x30 < 10 { hasDigit = true }
            }
        }
        return hasDigit || segment.cellCount == 1 && BlockText.isDash(text.firstSign(of: segment))
    }

    private static let longestValue = 24

    /// How far names in a group begin from each other, in ems.
    private static let nameEdge: Float = 0.2

    private static func cells(_ rows: [ArraySlice<Line>], _ segments: [Segment], _ columns: [Float], _ column: (Int) -> Int)
        -> [RuledTables.Cell]
    {
        var cells: [RuledTables.Cell] = []
        for (number, row) in rows.enumerated() {
            let members = Dictionary(grouping: row.flatMap(\.members), by: column)
            for (column, own) in members.sorted(by: { $0.key < $1.key }) {
                cells.append(RuledTables.Cell(row: number, column: column, x1: columns[column], segments: own.map { segments[$0] }))
            }
        }
        return cells
    }

    /// The right edges of the strips in which everything stands.
    private static func columns(_ members: [Int], _ segments: [Segment]) -> [Float] {
        var edges: [Float] = []
        for index in members.sorted(by: { segments[$0].x0 < segments[$1].x0 }) {
            if let last = edges.last, segments[index].x0 < last + gutter * segments[index].size {
                edges[edges.count - 1] = max(last, segments[index].x1)
            } else {
                edges.append(segments[index].x1)
            }
        }
        return edges
    }

    /// The lines of each row where all are set evenly, and labels in the first column hang: what goes on below their first line is indented.
    private static func hangingRows(_ lines: ArraySlice<Line>, _ segments: [Segment], isFirst: (Int) -> Bool) -> [ArraySlice<Line>] {
        let labels = lines.map { line in line.members.first(where: isFirst).map { segments[$0] } }
        let left = labels.compactMap { $0?.x0 }.min() ?? 0
        let begins = labels.map { label in label.map { $0.x0 - left < 0.25 * $0.size } ?? false }
        guard labels.indices.contains(where: { labels[$0] != nil && !begins[$0] }) else { return [lines] }
        var rows: [ArraySlice<Line>] = []
        var start = lines.startIndex
        for (offset, begins) in begins.enumerated() where begins && offset > 0 {
            rows.append(lines[start..<(lines.startIndex + offset)])
            start = lines.startIndex + offset
        }
        rows.append(lines[start...])
        return rows
    }

    /// The lines of each row where all are set evenly, and cells go on below their first lines. Empty if there are no such rows.
    ///
    /// - Parameter parts: the lines, parted by white.
    private static func wrappedRows(
        _ parts: [ArraySlice<Line>], _ segments: [Segment], _ words: [LayoutWord], _ columns: [Float], _ column: (Int) -> Int
    ) -> [ArraySlice<Line>] {
        var rows: [ArraySlice<Line>] = []
        for part in parts {
            guard part.count > 1 else {
                rows.append(part)
                continue
            }
            guard let own = wrappedRows(part, segments, words, columns, column) else { return [] }
            rows += own
        }
        return rows.count >= fewestRows && rows.count(where: { $0.count > 1 }) >= fewestWrapped ? rows : []
    }

    /// The lines of each row of a part: what goes on in the next line had no room for a word more, and nothing stands in its first column. Nil where there
    /// are other lines without anything there.
    private static func wrappedRows(
        _ lines: ArraySlice<Line>, _ segments: [Segment], _ words: [LayoutWord], _ columns: [Float], _ column: (Int) -> Int
    ) -> [ArraySlice<Line>]? {
        var rows: [ArraySlice<Line>] = []
        var start = lines.startIndex
        // Of each column's part of the last line: where it begins and ends, and its words.
        var above: [Int: (x0: Float, x1: Float, count: Int)] = [:]
        for position in lines.indices {
            var own: [Int: (x0: Float, x1: Float, count: Int)] = [:]
            var firstWords: [Int: Float] = [:]
            for index in lines[position].members {
                let (segment, column) = (segments[index], column(index))
                let known = own[column] ?? (segment.x0, segment.x1, 0)
                own[column] = (min(known.x0, segment.x0), max(known.x1, segment.x1), known.count + segment.words.count)
                if firstWords[column] == nil, let first = segment.words.first {
                    firstWords[column] = words[first].x1 - words[first].x0 + wordSpace * segment.size
                }
            }
            if own[0] == nil {
                let goesOn =
                    position > start
                    && firstWords.allSatisfy { column, width in
                        guard let above = above[column], let own = own[column] else { return false }
                        return above.count > 1 && columns[column] - above.x1 < width
                            && (own.x0 - above.x0).magnitude < 0.3 * lines[position].size
                    }
                guard goesOn else { return nil }
            } else if position > start {
                rows.append(lines[start..<position])
                start = position
            }
            above = own
        }
        rows.append(lines[start...])
        return rows
    }

    /// Between words, at the least, in ems.
    private static let wordSpace: Float = 0.2
    /// Rows of several lines.
    private static let fewestWrapped = 2

    /// The lines of each row, by the white between them.
    private static func rows(_ lines: ArraySlice<Line>) -> [ArraySlice<Line>] {
        let steps = zip(lines, lines.dropFirst()).map { ($0.y - $1.y) / $1.size }
        guard let usual = steps.sorted().dropFirst(steps.count / 4).first else { return [lines] }
        var rows: [ArraySlice<Line>] = []
        var start = lines.startIndex
        for (offset, step) in steps.enumerated() where step > leastRatio * usual && step - usual > leastDifference {
            rows.append(lines[start...(lines.startIndex + offset)])
            start = lines.startIndex + offset + 1
        }
        rows.append(lines[start...])
        return rows
    }
}
