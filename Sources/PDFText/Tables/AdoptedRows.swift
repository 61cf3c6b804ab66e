/// Lines close to the rows of a table that stand in its columns, though they were not told as rows by themselves: a head whose names leave little white,
/// a row whose longest cell does, two rows below a title between those of a table, a sum.
struct AdoptedRows {
    /// A column of a table: the strip its cells stand in, and where these begin or end, or have their middles, if nearly all of them do there.
    private struct Column {
        let x0, x1: Float
        let left, right, middle: Float?
        /// Whether nearly all of its cells are figures, or dashes in place of these.
        let holdsFigures: Bool

        init(_ cells: [(x0: Float, x1: Float)], figures: Int, size: Float) {
            holdsFigures = figures * 5 >= cells.count * 4
            x0 = cells.lazy.map(\.x0).min() ?? 0
            x1 = cells.lazy.map(\.x1).max() ?? 0
            left = Self.common(cells.map(\.x0), size: size)
            right = Self.common(cells.map(\.x1), size: size)
            middle = Self.common(cells.map { ($0.x0 + $0.x1) / 2 }, size: size)
        }

        /// What nearly all of some values are; nil if they differ.
        private static func common(_ values: [Float], size: Float) -> Float? {
            guard !values.isEmpty else { return nil }
            let middle = values.sorted()[values.count / 2]
            let close = values.count { ($0 - middle).magnitude < alignment * size }
            return close * 5 >= values.count * 4 ? middle : nil
        }

        /// Whether something begins or ends where the column's cells do, or has its middle there.
        func holds(x0: Float, x1: Float, size: Float) -> Bool {
            let reach = alignment * size
            if let left, (left - x0).magnitude < reach { return true }
            if let right, (right - x1).magnitude < reach { return true }
            if let middle, (middle - (x0 + x1) / 2).magnitude < reach { return true }
            return false
        }
    }

    /// The lines that were found, from the top, each with the words of each column.
    private(set) var rows: [(line: Int, cells: [Range<Int>])] = []

    /// The rows of the table, with the columns that sums alone have.
    private(set) var table: [(line: Int, cells: [Range<Int>])]

    private let layout: PageLayout
    private var columns: [Column]
    /// A row of the table.
    private let fellow: PageLayout.Line

    /// In ems: how far from each other the cells of a column begin, or end, or have their middles; white between a row's cells, at the least, where there
    /// are two or three; and between some of its cells, where there are more.
    private static let alignment: Float = 0.15
    private static let white: Float = 1
    private static let someWhite: Float = 0.6
    /// From line to line, at the most, in ems.
    private static let widestStep: Float = 3.5
    /// How much smaller or larger a row may be than another, as a share.
    private static let otherSize: Float = 0.2
    /// Lines between a table and a row of it: titles of its parts.
    private static let mostBetween = 2

    /// - Parameters:
    ///   - table: the lines that are rows of one table, from the top, each with the words of each column.
    ///   - isFree: whether a line may be a row.
    init?(_ layout: PageLayout, of table: [(line: Int, cells: [Range<Int>])], isFree: (Int) -> Bool) {
        guard let first = table.first, let last = table.last, !layout.lines[first.line].isFixedPitch else { return nil }
        (self.layout, self.table) = (layout, table)
        fellow = layout.lines[first.line]
        let (count, size) = (first.cells.count, fellow.size)
        let neighbours = Self.neighbours(layout, first.line, by: -1) + Self.neighbours(layout, last.line, by: 1)
        guard count > 1, neighbours.contains(where: { layout.lines[$0].words.count > 1 && isFree($0) }) else { return nil }
        var columns: [Column] = []
        for column in 0..<count {
            let cells = table.compactMap { row in
                row.cells[column].isEmpty
                    ? nil : (x0: layout.words[row.cells[column].lowerBound].x0, x1: layout.words[row.cells[column].upperBound - 1].x1)
            }
            let figures = table.count { !$0.cells[column].isEmpty && Self.isFigure(layout, $0.cells[column]) }
            columns.append(Column(cells, figures: figures, size: size))
        }
        guard zip(columns, columns.dropFirst()).allSatisfy({ $0.x1 < $1.x0 }) else { return nil }
        self.columns = columns
        addColumns(beside: first.line, by: -1, isFree)
        addColumns(beside: last.line, by: 1, isFree)
        adopt(from: first.line, by: -1, isFree)
        rows.reverse()
        adopt(from: last.line, by: 1, isFree)
        if self.columns.count > count { removeEmptyColumns() }
    }

    /// Adds the columns of the sums close to a row that the table has no figures in: between those that it has, as balances have them.
    private mutating func addColumns(beside row: Int, by step: Int, _ isFree: (Int) -> Bool) {
        var last = row
        for index in Self.neighbours(layout, row, by: step) where columns.count < Self.mostColumns {
            guard follows(last, index, by: step) else { return }
            last = index
            guard isFree(index), mayHold(layout.lines[index]) else { continue }
            for part in ownParts(of: layout.lines[index]) {
                let place = columns.firstIndex { $0.x0 > part.x1 } ?? columns.count
                columns.insert(Column([part], figures: 1, size: fellow.size), at: place)
                for row in table.indices {
                    let start = table[row].cells[0].lowerBound
                    table[row].cells.insert(start..<start, at: place)
                }
            }
        }
    }

    private static let mostColumns = 64

    /// The figures of a sum that stand in no column, with white around them, from the left; empty where others stand in none of the table's.
    private func ownParts(of line: PageLayout.Line) -> [(x0: Float, x1: Float)] {
        var parts: [(words: Range<Int>, x0: Float, x1: Float)] = []
        for index in Int(line.words.lowerBound)..<Int(line.words.upperBound) {
            let word = layout.words[index]
            if let last = parts.last, word.x0 - last.x1 < Self.white * line.size {
                parts[parts.count - 1] = (last.words.lowerBound..<(index + 1), last.x0, word.x1)
            } else {
                guard parts.count <= columns.count else { return [] }
                parts.append((index..<(index + 1), word.x0, word.x1))
            }
        }
        let figures = parts.drop { !Self.isFigure(layout, $0.words) }
        guard figures.count > 1, parts.count - figures.count < 2, figures.allSatisfy({ Self.isFigure(layout, $0.words) }) else { return [] }
        var (own, known) = ([(x0: Float, x1: Float)](), 0)
        for part in figures {
            let reach = Self.gutter * line.size
            let met = columns.filter { $0.x1 > part.x0 - reach && $0.x0 < part.x1 + reach }
            if met.isEmpty {
                guard part.x0 > columns[0].x1 else { return [] }
                own.append((part.x0, part.x1))
            } else {
                guard met.count == 1, met[0].holdsFigures, met[0].holds(x0: part.x0, x1: part.x1, size: line.size) else { return [] }
                known += 1
            }
        }
        return known > 0 ? own : []
    }

    /// White between columns, in ems.
    private static let gutter: Float = 0.4

    private mutating func removeEmptyColumns() {
        for column in columns.indices.reversed() {
            guard !rows.contains(where: { !$0.cells[column].isEmpty }), !table.contains(where: { !$0.cells[column].isEmpty }) else {
                continue
            }
            columns.remove(at: column)
            for row in table.indices { table[row].cells.remove(at: column) }
            for row in rows.indices { rows[row].cells.remove(at: column) }
        }
    }

    /// The next few lines above or below one.
    private static func neighbours(_ layout: PageLayout, _ line: Int, by step: Int) -> [Int] {
        (1...(mostBetween + 1)).map { line + step * $0 }.filter(layout.lines.indices.contains)
    }

    private mutating func adopt(from row: Int, by step: Int, _ isFree: (Int) -> Bool) {
        var (last, between) = (row, 0)
        var index = row + step
        while layout.lines.indices.contains(index), between <= Self.mostBetween {
            // Another row of the table, the lines of whose cells stand beside each other.
            if layout.isSingleRow(index) {
                (last, index) = (index, index + step)
                continue
            }
            guard follows(last, index, by: step), isFree(index) else { return }
            if let cells = cells(of: layout.lines[index]) ?? (step < 0 && last == row ? names(above: row) : nil) {
                rows.append((index, cells))
                between = 0
            } else {
                between += 1
            }
            last = index
            index += step
        }
    }

    /// Whether a line stands closely below another, or above it.
    private func follows(_ last: Int, _ next: Int, by step: Int) -> Bool {
        let (upper, lower) = step > 0 ? (layout.lines[last], layout.lines[next]) : (layout.lines[next], layout.lines[last])
        let distance = upper.y - lower.y
        return upper.frame == lower.frame && distance > 0.5 * lower.size && distance < Self.widestStep * max(upper.size, lower.size)
    }

    private func mayHold(_ line: PageLayout.Line) -> Bool {
        line.words.count > 1 && line.row < 0 && line.mayHaveCells && !line.isRightToLeft && !line.isFixedPitch
            && (line.size - fellow.size).magnitude < Self.otherSize * fellow.size
    }

    /// The words of a line in each column; nil if it is no row.
    private func cells(of line: PageLayout.Line) -> [Range<Int>]? {
        guard mayHold(line) else { return nil }
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        var cells = [Range<Int>](repeating: words.lowerBound..<words.lowerBound, count: columns.count)
        var last = -1
        var (leastWhite, mostWhite, widestSpace) = (Float.infinity, Float(0), Float(0))
        let label = endOfLabel(line, words)
        for index in words {
            let word = layout.words[index]
            let white = index > words.lowerBound ? word.x0 - layout.words[index - 1].x1 : 0
            guard
                let column = index < label
                    ? 0 : column(of: word, behind: last, white, before: index + 1 < words.upperBound ? index + 1 : nil, size: line.size)
            else { return nil }
            if column == last {
                cells[column] = cells[column].lowerBound..<(index + 1)
                widestSpace = max(widestSpace, white)
            } else {
                guard column > last else { return nil }
                cells[column] = index..<(index + 1)
                if last >= 0 { (leastWhite, mostWhite) = (min(leastWhite, white), max(mostWhite, white)) }
                last = column
            }
        }
        let spanning = spanning(cells, size: line.size)
        if let spanning {
            cells[spanning] = cells[spanning].lowerBound..<cells[spanning + 1].upperBound
            cells[spanning + 1] = words.lowerBound..<words.lowerBound
        }
        let filled = cells.indices.filter { !cells[$0].isEmpty }
        let isSum = isSum(cells, filled, size: line.size)
        guard filled.count > 1, widestSpace < mostWhite, isSum || mayBeRow(cells, filled),
            filled.count > 3 ? mostWhite > Self.someWhite * line.size : leastWhite > Self.white * line.size,
            filled.allSatisfy({ number in
                isSum && number == 0 || number == spanning
                    || columns[number].holds(
                        x0: layout.words[cells[number].lowerBound].x0, x1: layout.words[cells[number].upperBound - 1].x1, size: line.size)
            })
        else { return nil }
        return cells
    }

    /// The words of the line right above the first row, in each column, where that is a head whose names leave no more white than words do: one to each
    /// column, which tells by its place. Browsers set names in the middle of cells whose texts begin at the left, and sheets set them at the left above
    /// figures, close behind the column before. All are in bold type, or begin with a capital. Nil if they are none.
    private func names(above row: Int) -> [Range<Int>]? {
        let (line, below) = (layout.lines[row - 1], layout.lines[row])
        guard columns.count >= Self.fewestNames, mayHold(line), line.words.count >= columns.count,
            line.words.count <= Self.mostWordsOfNames,
            line.y - below.y < Self.stepBelowNames * below.size, table.first?.cells.allSatisfy({ !$0.isEmpty }) ?? false
        else { return nil }
        var names = Names(cells: [], work: Self.mostTried)
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        guard place(words, isInBold: line.isBold && !below.isBold, size: line.size, &names) else { return nil }
        let (close, far) = (names.behind.min() ?? 0, names.behind.max() ?? 0)
        return far - close < Self.alignment && names.aligned + names.behind.count >= Self.fewestPlaced ? names.cells : nil
    }

    /// What was found of a head from the left.
    private struct Names {
        var cells: [Range<Int>]
        /// Tries that are left.
        var work: Int
        /// Names that stand as their columns do, and, in ems, how far behind figures the others begin.
        var aligned = 0
        var behind: [Float] = []
    }

    /// Places what is left of a head above the columns that are left.
    private func place(_ words: Range<Int>, isInBold: Bool, size: Float, _ names: inout Names) -> Bool {
        let number = names.cells.count
        guard number < columns.count else { return words.isEmpty }
        guard let first = words.first, isInBold || beginsName(first) else { return false }
        let (column, x0, known) = (columns[number], layout.words[first].x0, names)
        let before = number > 0 ? columns[number - 1].x1 : -.infinity
        if let last = names.cells.last, x0 - layout.words[last.upperBound - 1].x1 < Self.leastBetweenNames * size { return false }
        for end in words.reversed() where words.upperBound - end > columns.count - 1 - number {
            names.work -= 1
            let x1 = layout.words[end].x1
            guard names.work > 0 else { return false }
            if number + 1 == columns.count, end + 1 < words.upperBound { continue }
            let isInMiddle = column.left != nil && ((x0 + x1) / 2 - (column.x0 + column.x1) / 2).magnitude < Self.middle * size
            if column.holds(x0: x0, x1: x1, size: size) || isInMiddle {
                names.aligned += 1
            } else if column.holdsFigures, column.right != nil, x0 > before, x0 < column.x0, x1 < column.x1 + Self.alignment * size {
                if number > 0, columns[number - 1].holdsFigures, columns[number - 1].right != nil {
                    names.behind.append((x0 - before) / size)
                }
            } else {
                continue
            }
            // White as wide as between cells stands within no name.
            let isWhole = (first..<end).allSatisfy { layout.words[$0 + 1].x0 - layout.words[$0].x1 < TableLine.gap * size }
            names.cells.append(first..<(end + 1))
            if isWhole, place((end + 1)..<words.upperBound, isInBold: isInBold, size: size, &names) { return true }
            let work = names.work
            names = known
            names.work = work
        }
        return false
    }

    /// Whether a word begins with a capital, a letter beyond ASCII, or a sign that stands for a number or a share.
    private func beginsName(_ word: Int) -> Bool {
        guard let byte = layout.bytes(of: layout.words[word]).first else { return false }
        return byte &- 0x41 < 26 || byte >= 0x80 || byte == 0x23 || byte == 0x25
    }

    private static let fewestNames = 3
    private static let mostWordsOfNames = 64
    private static let mostTried = 2000
    /// Names that tell by their place what they are.
    private static let fewestPlaced = 2
    /// In ems: to the first row, at the most; from the middle of a column to that of its name; white between two names, at the least.
    private static let stepBelowNames: Float = 2.2
    private static let middle: Float = 0.06
    private static let leastBetweenNames: Float = 0.1

    /// The first of two columns in whose middle something stands that is no part of either: a value that both have in common. Nil if there is none.
    private func spanning(_ cells: [Range<Int>], size: Float) -> Int? {
        cells.indices.dropLast().first { column in
            guard column > 0, let first = cells[column].first, let last = cells[column + 1].last else { return false }
            let (start, end) = (layout.words[first], layout.words[last])
            let (left, right) = (layout.words[cells[column].upperBound - 1], layout.words[cells[column + 1].lowerBound])
            let middle = (columns[column].x0 + columns[column + 1].x1) / 2
            return right.x0 - left.x1 < Self.someWhite * size && ((start.x0 + end.x1) / 2 - middle).magnitude < Self.alignment * size
                && !columns[column].holds(x0: start.x0, x1: left.x1, size: size)
                && !columns[column + 1].holds(x0: right.x0, x1: end.x1, size: size)
        }
    }

    /// Where the words of a sum's label end, which stands anywhere before the figures, behind the labels of rows perhaps: before the first word that stands in
    /// a column, if wide white does as well.
    private func endOfLabel(_ line: PageLayout.Line, _ words: Range<Int>) -> Int {
        guard let first = words.first(where: { met(layout.words[$0]) != nil }), first > words.lowerBound,
            layout.words[first].x0 - layout.words[first - 1].x1 > Self.white * line.size,
            (words.lowerBound + 1..<first).allSatisfy({ layout.words[$0].x0 - layout.words[$0 - 1].x1 < Self.white * line.size })
        else { return words.lowerBound }
        return first
    }

    /// Whether a line has figures alone, two at the least, in columns of figures, but for a label before them.
    private func isSum(_ cells: [Range<Int>], _ filled: [Int], size: Float) -> Bool {
        let figures = filled.drop { $0 == 0 && !columns[0].holdsFigures }
        guard figures.count > 1, figures.allSatisfy({ columns[$0].holdsFigures && Self.isFigure(layout, cells[$0]) }) else { return false }
        // What is set apart is no one figure.
        return figures.allSatisfy { number in
            cells[number].dropFirst().allSatisfy { layout.words[$0].x0 - layout.words[$0 - 1].x1 < Self.someWhite * size }
        }
    }

    /// Whether some words are mostly digits, or a dash.
    private static func isFigure(_ layout: PageLayout, _ words: Range<Int>) -> Bool {
        layout.areMostlyDigits(words)
            || words.count == 1 && dashes.contains(where: layout.bytes(of: layout.words[words.lowerBound]).elementsEqual)
    }

    private static let dashes = ["-", "–", "—", "−"].map { Array($0.utf8) }

    /// Whether the parts of a line are no term before its text: a label and a number, or more than two, of which three hold no line of a text.
    private func mayBeRow(_ cells: [Range<Int>], _ filled: [Int]) -> Bool {
        // A bullet begins an item, whatever white stands in that.
        if let first = filled.first, cells[first].count == 1, layout.words[cells[first].lowerBound].isBullet { return false }
        return switch filled.count {
        case 2: filled[0] == 0 && layout.areMostlyDigits(cells[filled[1]]) && characterCount(cells[filled[1]]) <= Self.longestOfFew
        case 3: filled.dropFirst().allSatisfy { characterCount(cells[$0]) <= Self.longestOfFew }
        default: true
        }
    }

    /// In characters.
    private static let longestOfFew = 40

    private func characterCount(_ words: Range<Int>) -> Int {
        words.reduce(words.count - 1) { $0 + Int(layout.words[$1].end - layout.words[$1].start) }
    }

    /// The column that a word stands in; between two, that of the word that is closer to it. Nil if it stands in several.
    private func column(of word: PageLayout.Word, behind last: Int, _ white: Float, before next: Int?, size: Float) -> Int? {
        let met = met(word)
        if let met { return met.count == 1 ? met.lowerBound : nil }
        let following = next.flatMap { self.met(layout.words[$0]) }.flatMap { $0.count == 1 ? $0.lowerBound : nil }
        guard let next, let following, last < 0 || layout.words[next].x0 - word.x1 < white else { return last < 0 ? nil : last }
        return following
    }

    /// The columns whose strips something meets; nil if it meets none.
    private func met(_ word: PageLayout.Word) -> Range<Int>? {
        guard let first = columns.firstIndex(where: { $0.x1 > word.x0 + 0.01 }), columns[first].x0 < word.x1 - 0.01 else { return nil }
        var end = first + 1
        while end < columns.count, columns[end].x0 < word.x1 - 0.01 { end += 1 }
        return first..<end
    }
}
