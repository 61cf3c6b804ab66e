/// The heads of tables of figures that no rules tell, where some columns have names of several lines, one below the other: each name is read whole before
/// the next one.
struct StackedHeads {
    /// One row each: what stands below is found as other tables are.
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in no head.
    private(set) var others: [Segment]

    private let page: FigureLines
    private let words: [LayoutWord]

    /// Names, and rows of figures below them.
    private static let fewestColumns = 3
    private static let fewestRows = 3
    /// Rows that tell where the columns are.
    private static let mostRows = 12
    private static let mostLinesBelow = 40
    private static let mostLines = 8
    private static let mostHeads = 20
    /// In ems: the steps from line to line in a name; from the last line to the first row, at the most; between rows; white between names, and between
    /// columns.
    private static let steps: ClosedRange<Float> = 0.85...1.4
    private static let widestStep: Float = 4
    private static let widestRowStep: Float = 3
    private static let gutter: Float = 0.4
    /// Lines of the name of the labels, and characters in one.
    private static let mostOfLabels = 3
    private static let longestOfLabels: Int32 = 30
    /// Of the names in a line, one in so many may be a figure.
    private static let fewestOfFigures = 3

    /// A column of figures, and the names above it.
    private struct Column {
        var x0, x1: Float
        var pieces: [Segment] = []
    }

    /// Nil where there are none.
    init?(_ page: FigureLines, _ words: [LayoutWord]) {
        (self.page, self.words, others) = (page, words, page.segments)
        var taken = Set<Int>()
        var index = 1
        while index < page.lines.count, tables.count < Self.mostHeads {
            guard page.figureCount(index) >= Self.fewestColumns - 1, page.figureCount(index - 1) == 0 else {
                index += 1
                continue
            }
            let (end, columns) = columns(below: index)
            if end - index >= Self.fewestRows, columns.count >= Self.fewestColumns, let head = head(above: index, columns) {
                tables.append(head.table)
                taken.formUnion(head.members)
            }
            index = max(end, index + 1)
        }
        guard !tables.isEmpty else { return nil }
        others = page.segments.indices.filter { !taken.contains($0) }.map { page.segments[$0] }
    }

    /// The rows of figures from a line on, and the columns that these stand in, behind that of the labels.
    private func columns(below first: Int) -> (end: Int, columns: [Column]) {
        var extents: [(x0: Float, x1: Float)] = []
        var labels = Column(x0: .infinity, x1: -.infinity)
        var (end, rows) = (first, 0)
        while end < page.lines.count, rows < Self.mostRows, end - first < Self.mostLinesBelow {
            let line = page.lines[end]
            if end > first, page.lines[end - 1].y - line.y > Self.widestRowStep * line.size { break }
            if page.figureCount(end) >= Self.fewestColumns - 1 {
                rows += 1
                for member in line.members {
                    let segment = page.segments[member]
                    if page.isFigure(member) {
                        extents.append((segment.x0, segment.x1))
                    } else if member == line.members.lowerBound {
                        (labels.x0, labels.x1) = (min(labels.x0, segment.x0), max(labels.x1, segment.x1))
                    }
                }
            } else if page.figureCount(end) == 0, line.members.count > 1 {
                break
            }
            end += 1
        }
        var columns: [Column] = []
        for extent in extents.sorted(by: { $0.x0 < $1.x0 }) {
            if let last = columns.last, extent.x0 < last.x1 + Self.gutter * page.lines[first].size {
                columns[columns.count - 1].x1 = max(last.x1, extent.x1)
            } else {
                columns.append(Column(x0: extent.x0, x1: extent.x1))
            }
        }
        guard let left = columns.first?.x0, rows >= Self.fewestRows else { return (first, []) }
        return (end, [Column(x0: min(labels.x0, left), x1: min(labels.x1, left))] + columns)
    }

    /// The names above a row; nil where none has several lines.
    private func head(above row: Int, _ known: [Column]) -> (table: RuledTables.Table, members: [Int])? {
        var columns = known
        var line = row - 1
        // The title of a first part stands below the names.
        if page.lines[line].members.count == 1, page.segments[page.lines[line].members.lowerBound].x1 < columns[1].x0 { line -= 1 }
        guard line > 0, page.lines[line].y - page.lines[row].y < Self.widestStep * page.lines[row].size else { return nil }
        var members: [Int] = []
        // Lines of the head, and those in which each column has a part.
        var (count, full) = (0, 0)
        while line >= 0, count < Self.mostLines {
            let own = page.lines[line]
            if count > 0, !(Self.steps ~= (own.y - page.lines[line + 1].y) / own.size) { break }
            guard let pieces = pieces(own, columns) else { break }
            for (column, piece) in pieces { columns[column].pieces.append(piece) }
            members += own.members
            count += 1
            // The corner above the labels is empty mostly.
            if pieces.count(where: { $0.column > 0 }) == columns.count - 1 { full += 1 }
            line -= 1
        }
        let tall = columns.count { $0.pieces.count > 1 }
        let named = columns.count { !$0.pieces.isEmpty }
        guard count > 1, tall > 1, full < count, named >= Self.fewestColumns, columns.dropFirst().count(where: { $0.pieces.isEmpty }) < 2,
            columns[0].pieces.count < 2 || tall > 2,
            // Rows of words have labels of their own, where a name goes on in small letters.
            columns[0].pieces.dropLast().allSatisfy(page.startsSmall),
            // What is longer is a text beside the table.
            columns[0].pieces.count <= Self.mostOfLabels, columns[0].pieces.allSatisfy({ $0.cellCount <= Self.longestOfLabels })
        else { return nil }
        let all = columns.flatMap(\.pieces)
        guard !all.allSatisfy(page.isFixedPitch) else { return nil }
        guard let size = all.first?.size, let top = all.map(\.high).max(), let bottom = all.map(\.low).min() else { return nil }
        // Rows may have no labels.
        let first = columns[0].x0 < columns[0].x1 || !columns[0].pieces.isEmpty ? 0 : 1
        let cells = columns.enumerated().compactMap { number, column -> RuledTables.Cell? in
            guard !column.pieces.isEmpty else { return nil }
            return RuledTables.Cell(
                row: 0, column: number - first, x1: column.pieces.reduce(-.infinity) { max($0, $1.x1) }, segments: column.pieces.reversed())
        }
        let (x0, x1) = (all.reduce(.infinity) { min($0, $1.x0) }, all.reduce(-.infinity) { max($0, $1.x1) })
        guard x1 - x0 > size else { return nil }
        return (RuledTables.Table(cells: cells, columnCount: columns.count - first, x0: x0, x1: x1, y0: bottom, y1: top), members)
    }

    /// The parts of a line, one for each column that has one; nil if some stands over several columns, or it is a row of figures.
    private func pieces(_ line: FigureLines.Line, _ columns: [Column]) -> [(column: Int, piece: Segment)]? {
        var pieces: [(column: Int, piece: Segment)] = []
        var figures = 0
        for member in line.members.sorted(by: { page.segments[$0].x0 < page.segments[$1].x0 }) {
            let segment = page.segments[member]
            guard (segment.size - line.size).magnitude < 0.1 * line.size else { return nil }
            if page.isFigure(member) { figures += 1 }
            var start = segment.words.lowerBound
            for index in segment.words.dropFirst() where words[index].x0 - words[index - 1].x1 > Self.gutter * segment.size {
                guard add(segment.part(start..<index, of: words), to: &pieces, columns) else { return nil }
                start = index
            }
            guard add(segment.part(start..<segment.words.upperBound, of: words), to: &pieces, columns) else { return nil }
        }
        guard figures * Self.fewestOfFigures <= pieces.count, pieces.contains(where: { page.hasName($0.piece) }) else { return nil }
        return pieces
    }

    /// Adds a piece to those of a line; false if it stands over several columns, or far from what stands below it.
    private func add(_ piece: Segment, to pieces: inout [(column: Int, piece: Segment)], _ columns: [Column]) -> Bool {
        var met = columns.indices.filter { columns[$0].x0 < piece.x1 && columns[$0].x1 > piece.x0 }
        // A long label may reach below the name of the first figures.
        if met.count == 2, met[0] == 0, piece.x0 > columns[0].x0 + Self.widestStep * piece.size { met.removeFirst() }
        guard met.count == 1, let column = met.first else { return false }
        let isClear = columns[column].pieces.last.map { $0.x0 < piece.x1 && $0.x1 > piece.x0 } ?? true
        guard isClear || column == 0 else { return false }
        if let last = pieces.last, last.column >= column {
            guard last.column == column, piece.words.lowerBound == last.piece.words.upperBound else { return false }
            var joined = last.piece
            (joined.words, joined.x1) = (last.piece.words.lowerBound..<piece.words.upperBound, piece.x1)
            joined.cellCount &+= piece.cellCount
            pieces[pieces.count - 1].piece = joined
        } else {
            pieces.append((column, piece))
        }
        return true
    }
}
