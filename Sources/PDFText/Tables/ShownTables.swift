/// Tables without rules whose cells go on in further lines, told by how they were shown: cell after cell and row after row, each cell with all of its lines
/// before the next one begins at the row's height again. So typesetters, word processors and browsers write tables; columns of a text are written one
/// after the other.
struct ShownTables {
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment] = []

    /// A table has this many segments that are narrower than such a share of the page's text, at the least.
    private static let fewestNarrow = 5
    private static let narrow: Float = 0.6
    /// More than these are no page of a book; their order takes time.
    static let mostSegments = 3000
    /// Between rows, at the most, in ems.
    static let widestWhite: Float = 3.5
    /// Rows above a table that are none of its own.
    private static let mostAbove = 3

    /// And where rows with more or fewer cells than those above them begin that are tried.
    private static let mostChanges = 4
    /// Rows with a cell that no columns part, in rows that follow each other.
    private static let mostUnparted = 6
    /// Of the rows between such, which are a part of what was shown.
    private static let fewestInPart = 4
    private static let columnsOfPart = 3

    /// How many of some rows may stand above a table that the others are.
    private static func starts(_ rows: ArraySlice<Range<Int>>) -> [Int] {
        var starts = Array(rows.indices.prefix(mostAbove + 1))
        for index in rows.indices.dropFirst(mostAbove + 1) where rows[index].count != rows[index - 1].count {
            guard starts.count <= mostAbove + mostChanges else { break }
            starts.append(index)
        }
        return starts
    }

    /// What was shown in one go, its lines below each other.
    struct Cell {
        /// As places in the order of showing.
        var lines: Range<Int>
        private(set) var x0, x1, low, high: Float

        init(_ line: Segment, at place: Int) {
            lines = place..<(place + 1)
            (x0, x1, low, high) = (line.x0, line.x1, line.low, line.high)
        }

        /// Adds the line that was shown next.
        mutating func add(_ line: Segment) {
            lines = lines.lowerBound..<(lines.upperBound + 1)
            (x0, x1, low, high) = (min(x0, line.x0), max(x1, line.x1), min(low, line.low), max(high, line.high))
        }
    }

    /// nil if there are none, as on nearly all pages.
    init?(_ segments: [Segment], _ text: BlockText, type: @escaping WordType, isRightToLeft: Bool) {
        guard segments.count <= Self.mostSegments, let returns = Self.returns(segments) else { return nil }
        let segments = StretchedCells.joined(segments, text) ?? segments
        if returns.count >= ShowingPasses.fewestTall, addPasses(segments, text, isRightToLeft: isRightToLeft) { return }
        if find(segments, text, type, gutter: ColumnStrips.gutter, isRightToLeft: isRightToLeft) { return }
        // The cells of a sheet may leave hardly any white between them.
        guard returns.count >= Self.fewestOfSheet, returns.lines >= Self.fewestOfSheet,
            find(segments, text, type, gutter: ShowingPasses.gutter, isRightToLeft: isRightToLeft),
            tables.contains(where: { $0.columnCount >= Self.fewestOfSheet })
        else { return nil }
    }

    /// Returns, lines of three pieces, and columns that tell a sheet, which has many rows.
    private static let fewestOfSheet = 4

    /// Finds tables; false if there are none.
    ///
    /// - Parameter gutter: the least white between columns, in ems.
    private mutating func find(
        _ segments: [Segment], _ text: BlockText, _ type: @escaping WordType, gutter: Float, isRightToLeft: Bool
    ) -> Bool {
        let words = text.words
        var parted = Self.cut(segments, text, gutter: gutter)
        let places = Self.cutAboveLines(&parted, words, gutter: gutter)
        let shown = places.map { parted.pieces[$0] }
        let cells = Self.cells(shown)
        var found: [RuledTables.Table] = []
        var taken = [Bool](repeating: false, count: shown.count)
        /// Takes the rows for a table, but for some at their start; else says which one has a cell that no columns part.
        ///
        /// - Parameter arePart: whether other rows beside them have not been understood.
        func take(_ all: ArraySlice<Range<Int>>, arePart: Bool, _ unparted: inout Int?) -> Bool {
            // Other rows may stand close above a table: labels and what belongs to them.
            for rows in Self.starts(all).lazy.map({ all[$0...] }) {
                guard rows.count >= WrappedCells.fewestRows, Self.areNoLabels(rows, cells, shown) else { break }
                // The last one may be understood in part.
                for (rows, arePart) in [(rows, arePart), (rows.dropLast(), true)] {
                    guard rows.count >= (arePart ? Self.fewestInPart : WrappedCells.fewestRows) else { break }
                    let made: RuledTables.Table?
                    do throws(ColumnStrips.UnpartedRow) {
                        made = try Self.table(
                            rows.map { cells[$0] }, shown, text, type, gutter: gutter, isRightToLeft: isRightToLeft)
                    } catch {
                        unparted = unparted ?? rows.startIndex + error.row
                        break
                    }
                    if arePart, !(made.map { Self.mayBePart($0, text) } ?? false) { break }
                    guard let made, let first = rows.first?.first, let last = rows.last?.last else { break }
                    guard Self.isClear(made, shown, of: cells[first].lines.lowerBound..<cells[last].lines.upperBound) else { continue }
                    found.append(made)
                    for row in rows { for cell in cells[row] { for place in cell.lines { taken[places[place]] = true } } }
                    return true
                }
            }
            return false
        }
        var start = 0
        while start < cells.count {
            let (all, end) = Self.rows(cells, from: start, shown, words, gutter: gutter, isRightToLeft: isRightToLeft)
            var left = all[...]
            for _ in 0...Self.mostUnparted {
                var unparted: Int?
                if take(left, arePart: left.count < all.count, &unparted) { break }
                // What can't be understood ends a table, and another one may follow.
                guard let row = unparted else { break }
                var none: Int?
                _ = take(left[..<row], arePart: true, &none)
                left = left[(row + 1)...]
            }
            start = end
        }
        guard !found.isEmpty else { return false }
        (tables, others) = (found, parted.others { taken[$0] })
        return true
    }

    /// Whether a table is one, though rows beside it were not understood: of several columns, none of them of bullets, and no rows of columns of a text.
    private static func mayBePart(_ table: RuledTables.Table, _ text: BlockText) -> Bool {
        guard table.columnCount >= columnsOfPart else { return false }
        var running: [Int: Int] = [:]
        for cell in table.cells {
            guard let line = cell.segments.first, let word = line.words.first else { continue }
            let label = text.cells(of: word).map(\.unicode)
            if Label.isBullet(label), !label.allSatisfy(Label.isDash) { return false }
            if Int(line.cellCount) >= charactersOfText, label.first.map({ LetterCase($0) == .small }) ?? false {
                running[cell.row, default: 0] += 1
            }
        }
        return !running.values.contains { $0 > 1 }
    }

    /// Of a line.
    private static let charactersOfText = 20

    /// Adds the tables of a sheet that was shown in two goes; false if it is none.
    private mutating func addPasses(_ segments: [Segment], _ text: BlockText, isRightToLeft: Bool) -> Bool {
        let words = text.words
        let parted = Self.cut(segments, text, gutter: ShowingPasses.gutter)
        guard let passes = ShowingPasses(parted.pieces, words, isRightToLeft: isRightToLeft) else { return false }
        let shown = passes.places.map { parted.pieces[$0] }
        var taken = [Bool](repeating: false, count: shown.count)
        for rows in passes.tables(parted.pieces) {
            let all = rows.joined()
            let strips = ColumnStrips(rows)
            var evidence = WrappedCells()
            var cells: [RuledTables.Cell] = []
            for (number, row) in rows.enumerated() {
                let start = cells.count
                for cell in row {
                    for (column, segments) in strips.parts(shown[cell.lines], words, mayGoOn: false) ?? [
                        (strips.nearest(to: cell.x0), Array(shown[cell.lines]))
                    ] {
                        // What runs over several columns may leave less to what is behind it.
                        let column = max(column, cells.count > start && !isRightToLeft ? cells[cells.count - 1].column + 1 : 0)
                        cells.append(RuledTables.Cell(row: number, column: column, x1: cell.x1, segments: segments))
                    }
                    for place in cell.lines { taken[passes.places[place]] = true }
                }
                if isRightToLeft { cells[start...].sort { $0.column < $1.column } }
                evidence.add(cells[start...], words, isFirst: number == 0, isRightToLeft: isRightToLeft)
            }
            tables.append(
                RuledTables.Table(
                    cells: cells, columnCount: max(strips.edges.count, (cells.lazy.map(\.column).max() ?? 0) + 1),
                    x0: all.lazy.map(\.x0).min() ?? 0, x1: all.lazy.map(\.x1).max() ?? 0, y0: all.lazy.map(\.low).min() ?? 0,
                    y1: all.lazy.map(\.high).max() ?? 0, holdsBoxes: evidence.areTexts, isToldByShowing: true))
        }
        others = parted.others { taken[$0] }
        return !tables.isEmpty
    }

    /// Segments parted at white where something else was shown between two words, the further lines of a cell that stands close before the next one.
    ///
    /// - Parameter gutter: the least white, in ems.
    private static func cut(_ segments: [Segment], _ text: BlockText, gutter: Float) -> PartedSegments {
        let words = text.words
        return PartedSegments(segments, words) { segment, index in
            let (last, word) = (words[index - 1], words[index])
            // What was shown among the parts of a formula is no cell.
            return word.x0 - last.x1 > gutter * segment.size && !isNext(word, behind: last, text)
                && !words[segment.words].isBuiltUp
        }
    }

    /// Whether a word was shown right behind another one, with nothing but spaces between them.
    static func isNext(_ word: LayoutWord, behind last: LayoutWord, _ text: BlockText) -> Bool {
        guard 0...mostBlanks ~= word.start &- last.end else { return false }
        return text.cells[Int(last.end)..<Int(word.start)].allSatisfy { $0.unicode <= 0x20 || $0.unicode == 0xA0 || $0.unicode == 0x3000 }
    }

    private static func inOrder(_ pieces: [Segment]) -> [Int] { pieces.indices.sorted { pieces[$0].order < pieces[$1].order } }

    /// Parts segments at white where what was shown next is a line below their second part: the last one of some cells that stand close goes on.
    ///
    /// - Returns: the order in which the pieces were shown.
    private static func cutAboveLines(_ parted: inout PartedSegments, _ words: [LayoutWord], gutter: Float) -> [Int] {
        let places = inOrder(parted.pieces)
        // Where the second part begins, of each that is parted.
        var starts: [Int: Int] = [:]
        for (place, next) in zip(places, places.dropFirst()) {
            let (above, below) = (parted.pieces[place], parted.pieces[next])
            let size = max(above.size, below.size)
            guard above.words.count > 1, step.contains((above.y - below.y) / size), below.x0 > above.x0 + alignment * size,
                below.x0 < above.x1, !words[above.words].isBuiltUp
            else { continue }
            starts[place] = self.start(of: below, in: above, size, words, gutter: gutter)
        }
        guard !starts.isEmpty else { return places }
        parted.part(before: starts, words)
        return inOrder(parted.pieces)
    }

    /// The word, behind white, that begins what goes on in a line below: level with its left edge, or, in the last cell of a row, all of what
    /// stands behind that white with its right edge or about its middle.
    private static func start(
        of below: Segment, in above: Segment, _ size: Float, _ words: [LayoutWord], gutter: Float
    ) -> Int? {
        let reach = alignment * size
        var last: Int?
        for index in above.words.dropFirst() where words[index].x0 - words[index - 1].x1 > gutter * size {
            if (words[index].x0 - below.x0).magnitude < reach { return index }
            last = index
        }
        guard let last, below.x0 > words[last - 1].x1 else { return nil }
        let (left, right) = (words[last].x0 - below.x0, above.x1 - below.x1)
        return min(right.magnitude, (left + right).magnitude / 2) < reach ? last : nil
    }

    /// Between words shown one after the other.
    private static let mostBlanks: Int32 = 2

    /// How often reading line by line from the top goes back in the order of showing, and how many lines have three pieces; nil unless enough segments are narrow, and it either does so or meets
    /// three on one line: labels beside texts do neither.
    ///
    /// - Parameter segments: line by line from the top.
    private static func returns(_ segments: [Segment]) -> (count: Int, lines: Int)? {
        var (left, right) = (Float.infinity, -Float.infinity)
        for segment in segments { (left, right) = (min(left, segment.x0), max(right, segment.x1)) }
        var (count, level, returns, several) = (0, 0, 0, 0)
        var (order, y) = (Int32.min, Float.infinity)
        for segment in segments {
            if segment.x1 - segment.x0 < narrow * (right - left) { count += 1 }
            level = y - segment.y < sameLine * segment.size ? level + 1 : 0
            if segment.order < order { returns += 1 }
            if level == 2 { several += 1 }
            (order, y) = (segment.order, segment.y)
        }
        return (several > 0 || returns > 0) && count >= fewestNarrow ? (returns, several) : nil
    }

    /// How far the parts of one line may be off its baseline, in ems.
    private static let sameLine: Float = 0.25

    private static func cells(_ shown: [Segment]) -> [Cell] {
        var cells: [Cell] = []
        for (place, segment) in shown.enumerated() {
            if place > 0, goesOn(shown[place - 1], segment) {
                cells[cells.count - 1].add(segment)
            } else {
                cells.append(Cell(segment, at: place))
            }
        }
        return cells
    }

    /// From line to line of a cell, in ems.
    private static let step: ClosedRange<Float> = 0.7...1.75
    private static let largestRatio: Float = 1.15
    /// How far lines may begin from each other, or end, or have their middles, in ems.
    private static let alignment: Float = 0.3

    /// Whether a line stands closely below the one that was shown before it, and is aligned to it.
    static func goesOn(_ above: Segment, _ below: Segment) -> Bool {
        let size = max(above.size, below.size)
        guard above.overlay == 0, below.overlay == 0, step.contains((above.y - below.y) / size),
            size < largestRatio * min(above.size, below.size)
        else { return false }
        let (left, right) = (above.x0 - below.x0, above.x1 - below.x1)
        return min(left.magnitude, right.magnitude, (left + right).magnitude / 2) < alignment * size
    }

    /// The cells of each row of as many rows as follow each other from a cell on, and the cell to go on from.
    private static func rows(
        _ cells: [Cell], from start: Int, _ shown: [Segment], _ words: [LayoutWord], gutter: Float, isRightToLeft: Bool
    ) -> (rows: [Range<Int>], end: Int) {
        var rows: [Range<Int>] = []
        var index = start
        // Of the last row, but for a label of several.
        var lastLow = Float.infinity
        while index < cells.count {
            let size = shown[cells[index].lines.lowerBound].size
            func isBehind(_ cell: Int, _ other: Int) -> Bool {
                isRightToLeft
                    ? cells[cell].x1 + gutter * size < cells[other].x0
                    : cells[cell].x0 > cells[other].x1 + gutter * size
            }
            /// Where a row ends whose cells begin with one, and how far down it reaches.
            func row(from first: Int) -> (end: Int, low: Float, high: Float) {
                var (end, low, high) = (first + 1, cells[first].low, cells[first].high)
                while end < cells.count, end - index < ColumnStrips.mostColumns, cells[end].low < high, cells[end].high > low,
                    isBehind(end, end - 1)
                {
                    (low, high) = (min(low, cells[end].low), max(high, cells[end].high))
                    end += 1
                }
                return (end, low, high)
            }
            var found = row(from: index)
            // What stands beside the middle of several rows was shown before the first of them, and lower.
            if index + 1 < cells.count, isBehind(index + 1, index) {
                let other = row(from: index + 1)
                let reach = lower * size
                if other.end < cells.count, other.low > cells[index].low + reach, other.high > cells[index].high + reach,
                    isBehind(other.end, index), cells[other.end].high <= other.low
                {
                    found = other
                }
            }
            // In a row whose cells stand level at its foot, the first one may be far below the last row.
            guard rows.isEmpty || found.high <= lastLow && lastLow - found.high < widestWhite * size else { break }
            guard found.end - index > 1 || mayBeRow(cells[index], shown, words) else { break }
            rows.append(index..<found.end)
            (index, lastLow) = (found.end, found.low)
        }
        return (rows, max(index, start + 1))
    }

    /// How much lower than the first of its rows a label of several stands, at the least, in ems.
    private static let lower: Float = 0.25

    /// Whether a line by itself may be a row whose cells stand close, and were shown as one.
    private static func mayBeRow(_ cell: Cell, _ shown: [Segment], _ words: [LayoutWord]) -> Bool {
        guard cell.lines.count == 1 else { return false }
        let segment = shown[cell.lines.lowerBound]
        return zip(segment.words, segment.words.dropFirst()).contains { words[$1].x0 - words[$0].x1 > ColumnStrips.gutter * segment.size }
    }

    /// Whether some row has more than two cells, or two of which the first goes on below its first line, or stands beside the middle of the second: not one
    /// of labels beside texts.
    private static func areNoLabels(_ rows: ArraySlice<Range<Int>>, _ cells: [Cell], _ shown: [Segment]) -> Bool {
        rows.contains { row in
            guard row.count == 2 else { return row.count > 2 }
            let (first, second) = (cells[row.lowerBound].lines, cells[row.lowerBound + 1].lines)
            let (label, text) = (shown[first.lowerBound], shown[second.lowerBound])
            return first.count > 1 || second.count > 1 && (label.y - text.y).magnitude > sameLine * label.size
        }
    }

    /// Whether nothing else stands within a table: what a finder has not understood is none.
    private static func isClear(_ table: RuledTables.Table, _ shown: [Segment], of own: Range<Int>) -> Bool {
        shown.indices.allSatisfy { place in
            let segment = shown[place]
            return own.contains(place) || segment.x1 <= table.x0 || segment.x0 >= table.x1 || segment.high <= table.y0
                || segment.low >= table.y1
        }
    }

    /// The table that rows make; nil if their cells don't stand below each other, if nothing says that lines go on within them, or if reading line by
    /// line tears none. Throws the first row that has a cell that no columns part.
    private static func table(
        _ rows: [ArraySlice<Cell>], _ shown: [Segment], _ text: BlockText, _ type: @escaping WordType, gutter: Float, isRightToLeft: Bool
    ) throws(ColumnStrips.UnpartedRow) -> RuledTables.Table? {
        let words = text.words
        guard let strips = try ColumnStrips(rows, shown, words, gutter: gutter), WrappedCells.mayBeTable(rows, shown),
            !areColumnsOfText(rows, shown)
        else { return nil }
        let rows = isRightToLeft ? rows : GroupNames.parted(rows, shown, upTo: strips.edges[0].x1, text, type)
        let (lines, columnCount) = (rows.map { $0.map { shown[$0.lines] } }, strips.edges.count)
        guard !isList(lines, columnCount: columnCount, text), lines.count(where: { holdsLines($0, text) }) * 2 <= lines.count,
            !isContents(lines, columnCount: columnCount, text),
            !isCode(lines, text, type)
        else { return nil }
        var evidence = WrappedCells()
        var table: [RuledTables.Cell] = []
        for (number, row) in rows.enumerated() {
            let start = table.count
            for cell in row {
                guard let parts = strips.parts(shown[cell.lines], words, mayGoOn: true) else { return nil }
                for (column, segments) in parts {
                    table.append(RuledTables.Cell(row: number, column: column, x1: strips.edges[column].x1, segments: segments))
                }
            }
            if !isInOrder(table[start...]) { table[start...].sort { $0.column < $1.column } }
            guard isInOrder(table[start...]) else { return nil }
            evidence.add(table[start...], words, isFirst: number == 0, isRightToLeft: isRightToLeft)
        }
        guard evidence.isTable(rows: rows.count, columns: columnCount) else { return nil }
        let all = rows.joined()
        var count = columnCount
        if columnCount > 2, let headed = HeadedColumns.joined(table, columnCount: columnCount, text) { (table, count) = headed }
        return RuledTables.Table(
            cells: areLists(table) ? CellRows.parted(table, text, isRightToLeft: isRightToLeft) : LevelRows.parted(table, text),
            columnCount: count,
            x0: all.lazy.map(\.x0).min() ?? 0, x1: all.lazy.map(\.x1).max() ?? 0,
            y0: all.lazy.map(\.low).min() ?? 0, y1: all.lazy.map(\.high).max() ?? 0, holdsBoxes: evidence.areTexts,
            isToldByShowing: true)
    }

    /// Whether rows are the lines of two columns of text that were shown side by side, as those of parallel texts are: nearly all fill both from edge to edge.
    private static func areColumnsOfText(_ rows: [ArraySlice<Cell>], _ shown: [Segment]) -> Bool {
        let pairs = rows.filter { $0.count == 2 }
        guard pairs.count >= fewestFull, pairs.count * 4 >= rows.count * 3 else { return false }
        return [0, 1].allSatisfy { column in
            let lines = pairs.map { shown[$0[$0.startIndex + column].lines.lowerBound] }
            let (left, right) = (lines.map(\.x0).sorted()[lines.count / 2], lines.map(\.x1).sorted()[lines.count / 2])
            return lines.count { line in
                let reach = alignment * line.size
                return line.words.count >= fewestOfFull && (line.x0 - left).magnitude < reach && (line.x1 - right).magnitude < reach
            } * 4 >= lines.count * 3
        }
    }

    /// Such lines, at the least, and the words of one.
    private static let fewestFull = 6
    private static let fewestOfFull = 3

    /// Whether the cells of a row are lists of single words or figures, one below the other: columns that were shown one after the other.
    private static func areLists(_ cells: [RuledTables.Cell]) -> Bool {
        cells.count { $0.segments.count >= fewestOfList } > 1
            && cells.allSatisfy { $0.segments.count < 2 || $0.segments.allSatisfy { $0.words.count == 1 } }
    }

    private static let fewestOfList = 4

    /// Whether the cells of a row stand in different columns, from left to right.
    private static func isInOrder(_ row: ArraySlice<RuledTables.Cell>) -> Bool {
        row.indices.dropFirst().allSatisfy { row[$0 - 1].column < row[$0].column }
    }

    /// Whether cells are bullets or, before texts, the numbers of items.
    private static func isList(_ rows: [[ArraySlice<Segment>]], columnCount: Int, _ text: BlockText) -> Bool {
        func label(_ cell: ArraySlice<Segment>) -> [UInt32]? {
            guard cell.count == 1, let segment = cell.first, segment.words.count == 1 else { return nil }
            return text.cells(of: segment.words.lowerBound).map(\.unicode)
        }
        // What a bullet begins stands behind it. A dash behind another cell says that there is nothing, and boxes beside each other are to be ticked.
        let bullets = rows.count { row in
            row.indices.dropLast().contains { index in
                guard let own = label(row[index]), Label.isBullet(own), index == 0 || !own.allSatisfy(Label.isDash) else {
                    return false
                }
                return label(row[index + 1]).map { !Label.isBullet($0) } ?? true
            }
        }
        return bullets * 3 >= rows.count
            || columnCount == 2
                && rows.count { $0.contains { label($0).map { Label.isNumber($0) || Label.isCapital($0) } ?? false } } * 2 > rows.count
    }

    /// Whether two cells of a row beside each other are rows themselves, each line of one level with one of the other, and a number, a date or an amount for
    /// each of these: the years of a career.
    private static func holdsLines(_ row: [ArraySlice<Segment>], _ text: BlockText) -> Bool {
        func figures(_ cell: ArraySlice<Segment>) -> Int { cell.count { text.hasFigures($0.words) } }
        return zip(row, row.dropFirst()).contains { left, right in
            guard left.count == right.count, left.count >= fewestLevel,
                zip(left, right).allSatisfy({ ($0.y - $1.y).magnitude < level * $0.size })
            else { return false }
            let (first, second) = (figures(left), figures(right))
            return max(first, second) == left.count && min(first, second) * levelToAlike <= left.count
        }
    }

    /// Lines of two such cells, to those with figures in both, and how level they are, in ems.
    private static let fewestLevel = 3
    private static let levelToAlike = 4
    private static let level: Float = 0.3

    /// Whether the rows are entries of a table of contents: titles that go on below their first line, before numbers of pages, which never fall.
    private static func isContents(_ rows: [[ArraySlice<Segment>]], columnCount: Int, _ text: BlockText) -> Bool {
        func number(_ cell: ArraySlice<Segment>?) -> Int? {
            guard let cell, cell.count == 1, let segment = cell.first, segment.words.count == 1 else { return nil }
            return text.words[segment.words.lowerBound].number(text.cells.span, mostFigures: mostFigures)
        }
        let pages = rows.map { number($0.last) }
        guard pages.allSatisfy({ $0 != nil }), zip(pages, pages.dropFirst()).allSatisfy({ ($0 ?? 0) <= ($1 ?? 0) }) else { return false }
        return columnCount == 2
            || columnCount == 3
                && rows.allSatisfy { row in
                    row.first?.first.map { text.cells(of: $0.words.lowerBound).first.map { $0.unicode &- 0x30 < 10 } ?? false } ?? false
                }
    }

    /// Of the number of a page.
    private static let mostFigures = 4

    /// Whether most of what has several lines is code, each line of which ends on purpose.
    private static func isCode(_ rows: [[ArraySlice<Segment>]], _ text: BlockText, _ type: WordType) -> Bool {
        let tall = rows.joined().filter { $0.count > 1 }
        guard tall.count(where: { $0.allSatisfy { text.words[$0.words].isMostlyFixedPitch(type) } }) * 2 > tall.count else { return false }
        // Amounts stand behind what was bought.
        let priced = rows.count { 2...3 ~= $0.count && $0.last?.count == 1 && text.isAmount($0.last?.first?.words ?? 0..<0) }
        return priced * 3 < rows.count * 2
    }
}

extension RandomAccessCollection<LayoutWord> {
    /// Whether some are raised, or parts of fractions, as in formulas.
    var isBuiltUp: Bool { contains { $0.isRaised || $0.fraction != .none } }
}
