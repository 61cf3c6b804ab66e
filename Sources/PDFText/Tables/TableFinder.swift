/// Finds the tables of a page: at least three lines below each other whose words stand in the same columns.
struct TableFinder {
    /// A line that is a row, or the lines of one whose cells have several.
    struct Row {
        /// The lines, the first of which stands for it.
        let lines: Range<Int>
        /// The words of each column, as indices into the page's words; empty where nothing stands.
        let cells: [Range<Int>]
        let isHead: Bool
        /// From 0 in its table.
        let number: Int
    }

    /// By the first of their lines; empty where no table was found, as on most pages.
    private var rows: [Row?] = []
    /// The rows of each table that was found by its columns, from left to right.
    private var found: [[(line: Int, cells: [Range<Int>])]] = []

    private let layout: PageLayout
    private let lines: [TableLine]
    /// Those that were parted since rows beside them are.
    private let narrow: Set<Int>

    /// Rows have at least this many fellows.
    private static let fewestRows = 3
    /// White between rows, at the most, in ems from baseline to baseline; and between those of several that all stand as far from each other, and how much
    /// these differ.
    private static let widestStep: Float = 3.5
    private static let widestEvenStep: Float = 5
    private static let unevenness: Float = 0.1
    private static let fewestEven = 4
    /// Lines at the beginning or the end of a run that may not belong to the table in it: a title over several columns, a sum.
    private static let mostTrimmed = 2

    /// - Parameters:
    ///   - mayBeCode: whether lines of a fixed pitch are.
    ///   - excluded: lines that belong to something else: furniture, tables of contents.
    init(_ layout: PageLayout, mayBeCode: Bool = false, excluding excluded: (Int) -> Bool) {
        self.layout = layout
        let words = layout.words
        var lines: [TableLine] = []
        lines.reserveCapacity(layout.lines.count)
        for line in layout.lines { lines.append(TableLine(words, line)) }
        if lines.contains(where: { $0.cells.count > 1 }) {
            var headed = SheetColumns(layout)
            headed.part(&lines)
        }
        let figures = FigureColumns(layout)
        figures.part(&lines)
        FigureEdges(layout, figures).part(&lines)
        narrow = Self.partNarrow(&lines, layout)
        self.lines = lines
        addShaped(excluded)
        var (run, last): ([Int], Int) = ([], 0)
        // Where rows begin below the rest of another one.
        var parts: [Int] = []
        // Headings of groups in a run: fewer than the rows, which they would be the labels of.
        var headings = 0
        for index in layout.lines.indices {
            // A row that stands among others, which is known since a cell of it has several lines.
            if !run.isEmpty, layout.isSingleRow(index) {
                last = index
                continue
            }
            if let row = run.last, isRest(index, of: row, behind: last), !excluded(index) {
                if parts.last != run.count { parts.append(run.count) }
                last = index
                continue
            }
            // So do rows of another group; where these are none of the same table, each may have its own.
            if let row = run.last, row == last, isHeading(index, between: row), !excluded(index) {
                parts.append(run.count)
                headings += 1
                last = index
                continue
            }
            let isCandidate =
                lines[index].cells.count > 1 && layout.lines[index].row < 0 && !excluded(index) && !isHeading(index)
                && !isCaption(index)
            if !run.isEmpty, !isCandidate || !follows(last, index) {
                findAll(in: run, partedAt: parts, areGroups: headings * 2 <= run.count)
                run.removeAll()
                parts.removeAll()
                headings = 0
            }
            if isCandidate { run.append(index) }
            last = index
        }
        findAll(in: run, partedAt: parts, areGroups: headings * 2 <= run.count)
        for table in found { adoptRows(around: table, excluded) }
        for table in found { addHanging(around: table, excluded) }
        if !rows.isEmpty { addHeadings(excluded) }
        if mayBeCode, !rows.isEmpty { removeCode() }
    }

    /// Whether a line is the rest of the last cell of a row of several, which stands close above it.
    private func isRest(_ index: Int, of row: Int, behind last: Int) -> Bool {
        let (line, cells) = (layout.lines[index], lines[row].cells)
        guard lines[index].cells.isEmpty, cells.count >= Self.fewestBesideRest, last + 1 == index, let cell = cells.last,
            line.row < 0, !line.isFixedPitch, !line.isRightToLeft, line.frame == layout.lines[row].frame,
            (line.x0 - cell.x0).magnitude < TableLine.sameColumn * line.size,
            (line.size - layout.lines[row].size).magnitude < Self.otherSizeOfRest * line.size
        else { return false }
        return layout.lines[last].y - line.y < Self.stepOfRest * line.size && step(last, index) > 0
    }

    /// Whether a line is the heading of a group of rows between a row and what may be another one, and no head.
    private func isHeading(_ index: Int, between row: Int) -> Bool {
        lines[index].cells.isEmpty && layout.lines[index].row < 0 && index + 1 < lines.count
            && lines[index + 1].cells.count >= RowHeadings.fewestColumns && lines[row].cells.count >= RowHeadings.fewestColumns
            && !layout.lines[index + 1].isBold && (hasFigure(index + 1) || !hasFigure(row))
            && RowHeadings.isHeading(layout, index, row, index + 1)
    }

    private func hasFigure(_ row: Int) -> Bool { lines[row].cells.contains { layout.areMostlyDigits($0.words) } }

    private static let fewestBesideRest = 3
    /// As a share; and from line to line of a cell, in ems.
    private static let otherSizeOfRest: Float = 0.05
    private static let stepOfRest: Float = 1.45

    /// Whether a line is a caption, not one of several rows that have such names: "Figure 1:", "Figure 2:".
    private func isCaption(_ index: Int) -> Bool {
        func isNamed(_ index: Int) -> Bool {
            lines.indices.contains(index) && lines[index].cells.count > 1 && BlockClassifier.isCaptioned(layout.lines[index], layout)
        }
        return isNamed(index) && !isNamed(index - 1) && !isNamed(index + 1)
    }

    /// Whether a line is the heading of a section, with its number in front: bold, or with a number that has parts, and larger than what stands above or below.
    private func isHeading(_ index: Int) -> Bool {
        let line = layout.lines[index]
        guard lines[index].cells.count == 2, lines[index].cells[0].words.count == 1,
            let number = clauseNumber(layout.bytes(of: layout.words[lines[index].cells[0].words.lowerBound])),
            line.isBold
                || number.count > 1
                    && Dehyphenation.startsLetter(layout.bytes(of: layout.words[lines[index].cells[1].words.lowerBound]))
        else { return false }
        return [index - 1, index + 1].contains { other in
            layout.lines.indices.contains(other) && layout.lines[other].size * Self.sizeOfHeading < line.size && !layout.lines[other].isBold
        }
    }

    /// As a multiple of the text's.
    private static let sizeOfHeading: Float = 1.1

    /// Adds the lines around a table that stand in its columns.
    private mutating func adoptRows(around table: [(line: Int, cells: [Range<Int>])], _ excluded: (Int) -> Bool) {
        let adopted = AdoptedRows(layout, of: table) {
            layout.lines[$0].row < 0 && !hasRow(from: $0) && !excluded($0) && !BlockClassifier.isCaptioned(layout.lines[$0], layout)
        }
        guard let adopted, !adopted.rows.isEmpty else { return }
        var run: [Row] = []
        func end() {
            for row in run {
                let isHead = row.number == 0 && isHead(row, of: Array(run.dropFirst()))
                set(Row(lines: row.lines, cells: row.cells, isHead: isHead, number: row.number), from: row.lines.lowerBound)
            }
            run.removeAll()
        }
        for (line, cells) in (adopted.table + adopted.rows).sorted(by: { $0.line < $1.line }) {
            if run.last.map({ $0.lines.upperBound != line }) ?? false { end() }
            run.append(Row(lines: line..<(line + 1), cells: cells, isHead: false, number: run.count))
        }
        end()
    }

    /// Adds the entries of the list that a table of labels and texts is a part of.
    private mutating func addHanging(around table: [(line: Int, cells: [Range<Int>])], _ excluded: (Int) -> Bool) {
        let hanging = HangingRows(layout, of: table) { layout.lines[$0].row < 0 && !hasRow(from: $0) && !excluded($0) }
        guard let hanging else { return }
        var (number, end) = (0, -1)
        for row in hanging.rows {
            let known = self.row(from: row.line)
            number = row.line == end ? number + 1 : known?.number ?? 0
            let isHead = number == 0 && known?.isHead ?? false
            set(Row(lines: row.line..<(row.line + 1), cells: row.cells, isHead: isHead, number: number), from: row.line)
            end = row.end
        }
    }

    /// Makes the headings between rows rows of the same table.
    private mutating func addHeadings(_ excluded: (Int) -> Bool) {
        let headings = RowHeadings(layout, row: row(from:)) { [lines, layout] in
            lines[$0].cells.isEmpty && layout.lines[$0].row < 0 && !excluded($0)
        }
        guard !headings.lines.isEmpty else { return }
        var (last, isShifted, next): (Row?, Bool, Int) = (nil, false, 0)
        for index in lines.indices {
            let isHeading = next < headings.lines.count && headings.lines[next] == index
            if isHeading { next += 1 }
            if let last, index < last.lines.upperBound { continue }
            guard let above = last, above.lines.upperBound == index else {
                (last, isShifted) = (rows[index], false)
                continue
            }
            if isHeading {
                let words = Int(layout.lines[index].words.lowerBound)..<Int(layout.lines[index].words.upperBound)
                var cells = [Range<Int>](repeating: words.lowerBound..<words.lowerBound, count: above.cells.count)
                cells[0] = words
                set(Row(lines: index..<(index + 1), cells: cells, isHead: false, number: above.number + 1), from: index)
                isShifted = true
            } else if isShifted, let own = rows[index] {
                set(Row(lines: own.lines, cells: own.cells, isHead: false, number: above.number + 1), from: index)
            }
            last = rows[index]
            if last == nil { isShifted = false }
        }
    }

    /// Parts the lines whose first cell leaves too little white before the second one, which begins just where those of the rows beside it do: both rows
    /// above, both below, or one of each. Returns their numbers.
    private static func partNarrow(_ lines: inout [TableLine], _ layout: PageLayout) -> Set<Int> {
        guard lines.count >= fewestRows, lines.contains(where: { $0.cells.count > 1 }) else { return [] }
        // What is parted here tells nothing of others.
        var parted: [(Int, TableLine)] = []
        for index in lines.indices where lines[index].cells.isEmpty && isNearRow(index, lines) {
            let line = layout.lines[index]
            guard line.words.count > 1, line.row < 0, !line.isFixedPitch, !line.isRightToLeft, line.mayHaveCells else { continue }
            for others in [(index - 1, index + 1), (index - 2, index - 1), (index + 1, index + 2)] {
                guard lines.indices.contains(others.0), lines.indices.contains(others.1),
                    let (first, start) = columns(lines, others, layout, beside: line),
                    let row = TableLine(layout.words, line, from: first, partedAt: start)
                else { continue }
                parted.append((index, row))
                break
            }
        }
        for (index, row) in parted { lines[index] = row }
        return Set(parted.map(\.0) + partAmongRows(&lines, layout))
    }

    /// Whether a line or one of the next two on either side has cells: there is a row that it may be like.
    private static func isNearRow(_ index: Int, _ lines: [TableLine]) -> Bool {
        for other in max(0, index - 2)...min(index + 2, lines.count - 1) where lines[other].cells.count > 1 { return true }
        return false
    }

    /// Parts the lines that have fewer cells than the rows beside them, both above, both below, or one of each, and less white between some: the longest
    /// cell of a column leaves as much as the table has between its columns, which LaTeX makes nine tenths of an em. Returns their numbers.
    private static func partAmongRows(_ lines: inout [TableLine], _ layout: PageLayout) -> [Int] {
        var parted: [Int] = []
        func isRow(_ index: Int, of count: Int, beside line: PageLayout.Line) -> Bool {
            guard lines.indices.contains(index), lines[index].cells.count == count else { return false }
            let other = layout.lines[index]
            return other.frame == line.frame && other.row < 0 && (other.size - line.size).magnitude < otherSize * line.size
                && (other.y - line.y).magnitude < 2 * widestRow * line.size
        }
        var areLikeOthers = false
        func part(_ index: Int) {
            guard isNearRow(index, lines) else { return }
            let line = layout.lines[index]
            guard line.words.count > 1, line.row < 0, !line.isFixedPitch, !line.isRightToLeft, line.mayHaveCells else { return }
            for others in [(index - 2, index - 1), (index - 1, index + 1), (index + 1, index + 2)] {
                guard lines.indices.contains(others.0), case let count = lines[others.0].cells.count, count > 1,
                    lines[index].cells.count < count, isRow(others.0, of: count, beside: line), isRow(others.1, of: count, beside: line)
                else { continue }
                var row = TableLine(layout.words, line, amongRowsOf: count)
                if let found = row, !found.isAligned(lines[others.0], lines[others.1], size: line.size) { row = nil }
                if row == nil {
                    row = TableLine(layout.words, line, startingLike: lines[others.0], lines[others.1])
                    if row != nil { areLikeOthers = true }
                }
                guard let row else { continue }
                lines[index] = row
                parted.append(index)
                return
            }
        }
        lines.indices.forEach(part)
        // Those above one that begins where others do may be like it.
        if areLikeOthers { lines.indices.reversed().forEach(part) }
        return parted
    }

    /// Where the first and the second column of two rows begin, which are alike in a line's type and closely around it.
    private static func columns(
        _ lines: [TableLine], _ others: (Int, Int), _ layout: PageLayout, beside line: PageLayout.Line
    ) -> (Float, Float)? {
        let (above, below) = (lines[others.0].cells, lines[others.1].cells)
        guard above.count == 2, below.count == 2, (above[0].x0 - below[0].x0).magnitude < TableLine.sameColumn * line.size,
            (above[1].x0 - below[1].x0).magnitude < TableLine.sameColumn * line.size
        else { return nil }
        for other in [layout.lines[others.0], layout.lines[others.1]] {
            guard other.frame == line.frame, other.row < 0, (other.size - line.size).magnitude < otherSize * line.size,
                (other.y - line.y).magnitude < 2 * widestRow * line.size
            else { return nil }
        }
        return (above[0].x0, above[1].x0)
    }

    /// From baseline to baseline, at the most, in ems.
    private static let widestRow: Float = 2
    /// How much smaller or larger the other rows may be, as a share: names may be set in type of their own.
    private static let otherSize: Float = 0.2

    /// Whether the page has no row.
    var isEmpty: Bool { rows.isEmpty }

    /// Whether a row begins with a line.
    func hasRow(from line: Int) -> Bool { !rows.isEmpty && rows[line] != nil }

    func row(from line: Int) -> Row? { rows.isEmpty ? nil : rows[line] }

    private mutating func set(_ row: Row, from line: Int) {
        if rows.isEmpty { rows = Array(repeating: nil, count: lines.count) }
        rows[line] = row
    }

    /// Takes back the rows in blocks of code: comments and values below each other, output.
    private mutating func removeCode() {
        for block in layout.blocks where layout.lines(of: block).first?.isFixedPitch == true {
            let lines = block.lines.map(Int.init)
            let found = lines.filter { hasRow(from: $0) && layout.lines[$0].row < 0 }
            guard !found.isEmpty, (lines.count - found.count) * Self.fewestLinesOfCode >= lines.count,
                lines.allSatisfy({ layout.lines[$0].isFixedPitch })
            else { continue }
            for line in found { rows[line] = nil }
        }
    }

    /// One of so many lines beside rows makes them code.
    private static let fewestLinesOfCode = 5

    /// The rows that rules or tags have told.
    private mutating func addShaped(_ excluded: (Int) -> Bool) {
        guard !layout.rows.isEmpty else { return }
        var shaped: [(row: Row, table: Int, isHead: Bool?)] = []
        var index = 0
        while index < layout.lines.count {
            let number = Int(layout.lines[index].row)
            var end = index + 1
            guard layout.rows.indices.contains(number), !excluded(index) else {
                index = end
                continue
            }
            while end < layout.lines.count, layout.lines[end].row == layout.lines[index].row, !excluded(end) { end += 1 }
            let shape = layout.rows[number]
            let isNext = shaped.last?.table == shape.table && shaped.last?.row.lines.upperBound == index
            let row = Row(
                lines: index..<end, cells: cells(index..<end, shape.columnCount), isHead: false,
                number: isNext ? (shaped.last?.row.number ?? -1) + 1 : 0)
            shaped.append((row, shape.table, shape.isHead))
            index = end
        }
        for (position, (row, table, isHead)) in shaped.enumerated() {
            let others = shaped[(position + 1)...].prefix { $0.table == table && $0.row.number > row.number }
            let isHead = isHead ?? (row.number == 0 && self.isHead(row, of: others.map(\.row)))
            set(Row(lines: row.lines, cells: row.cells, isHead: isHead, number: row.number), from: row.lines.lowerBound)
        }
    }

    /// The words of each cell of a row that was told.
    private func cells(_ lines: Range<Int>, _ count: Int) -> [Range<Int>] {
        let words = Int(layout.lines[lines.lowerBound].words.lowerBound)..<Int(layout.lines[lines.upperBound - 1].words.upperBound)
        var cells = [Range<Int>](repeating: words.lowerBound..<words.lowerBound, count: max(count, 1))
        for index in words {
            let column = min(max(Int(layout.words[index].column), 0), cells.count - 1)
            cells[column] = cells[column].isEmpty ? index..<(index + 1) : min(cells[column].lowerBound, index)..<(index + 1)
        }
        return cells
    }

    private func isHead(_ first: Row, of others: [Row]) -> Bool {
        guard !others.isEmpty else { return false }
        if Self.lacksCorner(first.cells, others.map(\.cells)) { return true }
        func isBold(_ row: Row) -> Bool { row.lines.allSatisfy { layout.lines[$0].isBold } }
        if isBold(first) { return others.count(where: isBold) * 2 < others.count }
        func numbers(_ row: Row) -> Int { row.cells.count { !$0.isEmpty && layout.areMostlyDigits($0) } }
        return numbers(first) == 0
            && others.allSatisfy { row in numbers(row) > 0 && numbers(row) * 2 >= row.cells.count { !$0.isEmpty } - 1 }
    }

    /// Whether a line stands closely below another.
    private func follows(_ above: Int, _ below: Int) -> Bool {
        let (above, below) = (layout.lines[above], layout.lines[below])
        let step = above.y - below.y
        return above.frame == below.frame && step > 0.5 * below.size && step < Self.widestEvenStep * max(above.size, below.size)
    }

    /// Finds tables in lines below each other; if these are no rows of one, in those between which no rest of a cell stands.
    private mutating func findAll(in run: [Int], partedAt places: [Int], areGroups: Bool) {
        if areGroups { findAll(in: run) }
        guard !places.isEmpty, !run.contains(where: hasRow) else { return }
        for (start, end) in zip([0] + places, places + [run.count]) where end > start { findAll(in: Array(run[start..<end])) }
    }

    /// Finds tables in lines below each other, parted where much white stands between them that doesn't between all.
    private mutating func findAll(in run: [Int]) {
        guard run.count >= Self.fewestRows else { return }
        func isWide(_ place: Int) -> Bool {
            let (above, below) = (layout.lines[run[place - 1]], layout.lines[run[place]])
            return run[place] == run[place - 1] + 1 && above.y - below.y >= Self.widestStep * max(above.size, below.size)
        }
        guard let first = run.indices.dropFirst().first(where: isWide) else { return findRows(in: run) }
        let (usual, size) = (step(run[0], run[1]), layout.lines[run[0]].size)
        let areEven =
            run.count >= Self.fewestEven
            && run.indices.dropFirst().allSatisfy { (step(run[$0 - 1], run[$0]) - usual).magnitude < Self.unevenness * size }
        if areEven { return findRows(in: run) }
        var start = 0
        for end in first...run.count where end == run.count || isWide(end) {
            findRows(in: Array(run[start..<end]))
            start = end
        }
    }

    /// Finds tables in lines below each other; if those that were parted are none of their rows, in what stands between them.
    private mutating func findRows(in run: [Int]) {
        guard run.count >= Self.fewestRows else { return }
        let cells = cells(of: run)
        find(in: run[...], cells)
        guard !narrow.isEmpty else { return }
        for part in run.split(whereSeparator: narrow.contains) where part.count < run.count && !part.contains(where: hasRow) {
            find(in: part, cells)
        }
    }

    /// The cells of some lines from left to right.
    private func cells(of run: [Int]) -> [TableColumns.PlacedCell] {
        var cells: [TableColumns.PlacedCell] = []
        cells.reserveCapacity(run.reduce(0) { $0 + lines[$1].cells.count })
        for (place, line) in run.enumerated() {
            for cell in lines[line].cells { cells.append(TableColumns.PlacedCell(line: place, cell: cell)) }
        }
        cells.sort { $0.cell.x0 < $1.cell.x0 }
        return cells
    }

    /// - Parameter cells: of the run, and maybe of lines around it, from left to right.
    private mutating func find(in run: ArraySlice<Int>, _ cells: [TableColumns.PlacedCell]) {
        guard run.count >= Self.fewestRows else { return }
        for trimmed in 0...(2 * Self.mostTrimmed) {
            for front in max(0, trimmed - Self.mostTrimmed)...min(trimmed, Self.mostTrimmed) {
                let places = run.dropFirst(front).dropLast(trimmed - front)
                guard places.count >= Self.fewestRows else { continue }
                let size = places.reduce(0) { max($0, layout.lines[$1].size) }
                let isFixedPitch = places.contains { layout.lines[$0].isFixedPitch }
                let part = TableColumns.Lines(all: lines, run: places)
                if let columns = TableColumns(part, cells, size: size, isFixedPitch: isFixedPitch, in: layout), !isList(places) {
                    return add(places, columns)
                }
            }
        }
        // Two tables one below the other, or something that only looks like a row between them.
        guard run.count >= 2 * Self.fewestRows else { return }
        let widest = run.indices.dropFirst().max { step(run[$0 - 1], run[$0]) < step(run[$1 - 1], run[$1]) }
        guard let widest, depth < Self.mostParts else { return }
        depth += 1
        find(in: run[..<widest], cells.filter { $0.line < widest })
        find(in: run[widest...], cells.filter { $0.line >= widest })
    }

    /// How often runs have been parted on this page.
    private var depth = 0
    private static let mostParts = 32

    private func step(_ above: Int, _ below: Int) -> Float { layout.lines[above].y - layout.lines[below].y }

    /// Whether the lines are items of a list, their labels set apart, or such with the headings of sections between them.
    private func isList(_ part: ArraySlice<Int>) -> Bool {
        var (labels, numbers, hasBullet) = (0, 0, false)
        for index in part {
            guard lines[index].cells.count == 2, let first = lines[index].cells.first, first.words.count == 1 else { continue }
            let word = layout.words[first.words.lowerBound]
            let scalars = String(decoding: layout.bytes(of: word).prefix(24), as: UTF8.self).unicodeScalars.map(\.value)
            let isBullet = word.isBullet || Label.isBullet(scalars)
            if isBullet || Label.isNumber(scalars) || Label.isCapital(scalars) {
                labels += 1
            } else if clauseNumber(layout.bytes(of: word)) != nil {
                numbers += 1
            }
            if isBullet { hasBullet = true }
        }
        return (hasBullet ? labels + numbers : labels) * 2 > part.count || areClauses(part)
    }

    /// Whether the lines are clauses, or headings among these, each with the number that follows that of the one before: "1.3", "2", "2.1".
    private func areClauses(_ part: ArraySlice<Int>) -> Bool {
        var above: [Int]?
        var haveParts = false
        for index in part {
            guard lines[index].cells.count == 2, let first = lines[index].cells.first, first.words.count == 1,
                let number = clauseNumber(layout.bytes(of: layout.words[first.words.lowerBound]))
            else { return false }
            if let above, !Self.follows(number, above) { return false }
            if number.count > 1 { haveParts = true }
            above = number
        }
        return haveParts
    }

    /// The parts of a number of a clause or a section; nil if it is something else.
    private func clauseNumber(_ bytes: ArraySlice<UInt8>) -> [Int]? {
        guard bytes.count <= Self.longestClauseNumber else { return nil }
        var parts: [Int] = []
        for part in bytes.split(separator: 0x2E) {
            guard part.count <= 3, part.allSatisfy(\.isASCIIDigit) else { return nil }
            parts.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        return parts.isEmpty ? nil : parts
    }

    private static let longestClauseNumber = 12

    /// Whether a clause comes next: another one like it, the first of its own, or the next one that it is a part of.
    private static func follows(_ number: [Int], _ above: [Int]) -> Bool {
        if number.count > above.count { return number == above + [1] }
        let last = number.count - 1
        return number[..<last] == above[..<last] && number[last] == above[last] + 1
    }

    private mutating func add(_ part: ArraySlice<Int>, _ columns: TableColumns) {
        let isRightToLeft = part.count { layout.lines[$0].isRightToLeft } * 2 > part.count
        let rows = part.map { index in
            let line = layout.lines[index]
            var cells = [Range<Int>](repeating: Int(line.words.lowerBound)..<Int(line.words.lowerBound), count: columns.count)
            for cell in lines[index].cells {
                if let column = columns.column(of: cell) { cells[isRightToLeft ? columns.count - 1 - column : column] = cell.words }
            }
            return (index: index, cells: cells)
        }
        guard let first = rows.first else { return }
        if !isRightToLeft { found.append(rows.map { ($0.index, $0.cells) }) }
        let hasHead = isHead(first.index, of: part.dropFirst()) || Self.lacksCorner(first.cells, rows.dropFirst().map(\.cells))
        for (number, row) in rows.enumerated() {
            set(
                Row(lines: row.index..<(row.index + 1), cells: row.cells, isHead: number == 0 && hasHead, number: number), from: row.index)
        }
    }

    /// Whether a first row has all of its cells but that above the labels of the others: these tell what rows are about, and it what columns are.
    private static func lacksCorner(_ first: [Range<Int>], _ others: [[Range<Int>]]) -> Bool {
        first.count > 2 && others.count > 1 && first[0].isEmpty && !first.dropFirst().contains(where: \.isEmpty)
            && !others.contains { $0[0].isEmpty }
    }

    /// A row of one line with those below it that go on in its last cell.
    ///
    /// - Parameter following: the lines behind the row in its block.
    func whole(_ row: Row, followedBy following: ArraySlice<Int>) -> Row {
        guard row.lines.count == 1, let last = row.cells.indices.max(by: { row.cells[$0].upperBound < row.cells[$1].upperBound }),
            let first = row.cells[last].first
        else { return row }
        var cells = row.cells
        var end = row.lines.upperBound
        for index in following {
            let line = layout.lines[index]
            guard index == end, !hasRow(from: index), !line.isFixedPitch, line.x0 > layout.words[first].x0 - 0.5 * line.size,
                Int(line.words.lowerBound) == cells[last].upperBound
            else { break }
            cells[last] = cells[last].lowerBound..<Int(line.words.upperBound)
            end += 1
        }
        return end == row.lines.upperBound
            ? row : Row(lines: row.lines.lowerBound..<end, cells: cells, isHead: row.isHead, number: row.number)
    }

    /// Whether a row names the columns: set in bold above others that aren't, or words above numbers.
    private func isHead(_ first: Int, of others: ArraySlice<Int>) -> Bool {
        if layout.lines[first].isBold { return others.count { layout.lines[$0].isBold } * 2 < others.count }
        func numbers(_ index: Int) -> Int { lines[index].cells.count { layout.areMostlyDigits($0.words) } }
        return numbers(first) == 0 && others.allSatisfy { numbers($0) * 2 >= lines[$0].cells.count - 1 && numbers($0) > 0 }
    }
}

extension PageLayout {
    /// Whether a line is of a row that is known by itself, as others of its table aren't.
    func isSingleRow(_ line: Int) -> Bool {
        let row = Int(lines[line].row)
        guard rows.indices.contains(row) else { return false }
        let table = rows[row].table
        return (row == 0 || rows[row - 1].table != table) && (row + 1 == rows.count || rows[row + 1].table != table)
    }

    /// Whether most of what some words are written in is digits.
    func areMostlyDigits(_ words: Range<Int>) -> Bool {
        var (digits, all) = (0, 0)
        for word in words {
            for byte in bytes(of: self.words[word]) { (digits, all) = (digits + (byte.isASCIIDigit ? 1 : 0), all + 1) }
        }
        return digits > 0 && digits * 2 >= all
    }
}
