/// What says of the rows of cells that were shown one by one that the lines in a cell are one text.
struct WrappedCells {
    static let fewestRows = 2
    /// Characters that the lines of tall cells have on the average, at the least: fractions and the entries of matrices stand below each other, too.
    private static let fewestCharacters = 6
    /// In tables of some rows and columns, which no formula is.
    private static let fewestInTable = 4
    private static let rowsOfTable = 4
    private static let columnsOfTable = 4
    private static let rowsOfNarrowTable = 8
    private static let columnsOfNarrowTable = 3
    /// Cells side by side with more characters hold texts of their own.
    private static let textOfCell = 220
    /// Lines that go on, or cells beside the middle of others: at the least in several rows, and in two.
    private static let fewestSigns = 2
    private static let fewestInTwoRows = 4
    /// Between words, at the least, and how far baselines that are two may be apart: in ems.
    static let wordSpace: Float = 0.2
    private static let level: Float = 0.25
    /// The smaller of two sizes that count as one: a share of the larger.
    private static let sameSize: Float = 0.87

    /// Lines that had no room for the next one's first word, and those that had.
    private var (wrapped, ended) = (0, 0)
    /// Cells of one line beside the middle of a taller one, where none of its lines stands.
    private var centred = 0
    /// Cells of several lines before one that stands level with their first line, where no other cell of the row has about as many lines.
    private var returned = 0
    /// Labels of several rows, shown with the first of them and lower: no line of a text stands so.
    private var spanning = 0
    /// Rows that have tall cells, those that have cells of one line as well, and those that would be torn if they were read line by line.
    private var (tallRows, unevenRows, torn) = (0, 0, 0)
    /// Of tall cells.
    private var (lines, characters) = (0, 0)
    /// Whether the cells of a row are rather texts side by side.
    private(set) var areTexts = false

    /// Takes a row in.
    ///
    /// - Parameters:
    ///   - row: from left to right.
    ///   - isFirst: whether it may name the columns, one word below the other.
    mutating func add(_ row: ArraySlice<RuledTables.Cell>, _ words: [LayoutWord], isFirst: Bool, isRightToLeft: Bool) {
        if Self.beginsWithSpanning(row, isRightToLeft: isRightToLeft) { spanning += 1 }
        let tall = row.filter { $0.segments.count > 1 }
        guard !tall.isEmpty else { return }
        tallRows += 1
        if tall.count < row.count { unevenRows += 1 }
        for cell in tall {
            lines += cell.segments.count
            characters += cell.characterCount
            // Lines that were ended on purpose may be level with those of another cell, each a row of its own.
            let isAlone = !tall.contains {
                $0.column != cell.column && $0.segments.count * 3 >= cell.segments.count * 2
                    && $0.segments.count * 2 <= cell.segments.count * 3
            }
            for (above, below) in zip(cell.segments, cell.segments.dropFirst()) {
                if Self.hasRoom(below, behind: above, upTo: cell.x1, words) {
                    ended += isFirst || isAlone ? 0 : 1
                } else {
                    wrapped += 1
                }
            }
            if isAlone, !isFirst, Self.isBeforeLevel(cell, in: row, isRightToLeft: isRightToLeft) { returned += 1 }
        }
        if tall.count(where: { $0.characterCount > Self.textOfCell }) > 1 { areTexts = true }
        let between = row.count { Self.isCentred($0, beside: tall) }
        centred += between
        let last = isRightToLeft ? row.first : row.last
        let isLow = row.contains { Self.isLow($0, before: tall, words, isRightToLeft: isRightToLeft) }
        if between > 0 || isLow || tall.count > 1 || last?.segments.count == 1 { torn += 1 }
    }

    /// Whether the rows are a table whose cells have several lines.
    func isTable(rows: Int, columns: Int) -> Bool {
        let signs = wrapped + centred + returned + Self.fewestSigns * spanning
        // One row below heads may be columns of a text, as long as each other.
        let areEnough =
            rows > Self.fewestRows
            ? signs >= Self.fewestSigns : signs >= Self.fewestInTwoRows && (tallRows == rows || unevenRows > 0)
        // Where there are two columns, the second one is mostly a text beside labels.
        let isLarge =
            rows >= Self.rowsOfTable && columns >= Self.columnsOfTable
            || rows >= Self.rowsOfNarrowTable && columns >= Self.columnsOfNarrowTable
        let least = isLarge ? Self.fewestInTable : Self.fewestCharacters
        return (torn > 0 || spanning > 0 || columns > 2) && areEnough && signs > ended && characters >= least * lines
    }

    /// Whether some rows may say that they are such a table: a cell has several lines, or something stands lower than another cell of its row. Of tables of
    /// single lines nothing else need be asked.
    static func mayBeTable(_ rows: [ArraySlice<ShownTables.Cell>], _ shown: [Segment]) -> Bool {
        rows.contains { row in
            guard let first = row.first.map({ shown[$0.lines.lowerBound].y }) else { return false }
            return row.contains { $0.lines.count > 1 || shown[$0.lines.lowerBound].y != first }
        }
    }

    /// Whether the first cell stands lower than all others, though not beside any of their lines.
    private static func beginsWithSpanning(_ row: ArraySlice<RuledTables.Cell>, isRightToLeft: Bool) -> Bool {
        guard row.count > 2, let label = isRightToLeft ? row.last : row.first, let first = label.segments.first else { return false }
        return row.allSatisfy { cell in
            cell.column == label.column || cell.segments.allSatisfy { $0.y > first.y + level * first.size }
        }
    }

    /// Whether a cell of one line stands behind a cell, level with its first line.
    private static func isBeforeLevel(
        _ cell: RuledTables.Cell, in row: ArraySlice<RuledTables.Cell>, isRightToLeft: Bool
    ) -> Bool {
        guard let first = cell.segments.first else { return false }
        return row.contains { other in
            guard other.segments.count == 1, isRightToLeft ? other.column < cell.column : other.column > cell.column else { return false }
            return (other.segments[0].y - first.y).magnitude <= level * first.size
        }
    }

    /// Whether a cell of one line stands lower than the first line of a taller one behind it, beside the last one perhaps, where cells stand level at the
    /// foot of their row: line by line, a part of that would be read first.
    private static func isLow(
        _ cell: RuledTables.Cell, before tall: [RuledTables.Cell], _ words: [LayoutWord], isRightToLeft: Bool
    ) -> Bool {
        guard cell.segments.count == 1 else { return false }
        return tall.contains { other in
            (isRightToLeft ? other.column < cell.column : other.column > cell.column)
                && other.segments[0].y - cell.segments[0].y > level * cell.segments[0].size
                && !words[other.segments[0].words].isBuiltUp
        }
    }

    private static func hasRoom(_ below: Segment, behind above: Segment, upTo edge: Float, _ words: [LayoutWord]) -> Bool {
        guard let first = below.words.first else { return true }
        return edge - above.x1 + min(0, above.x0 - below.x0) >= words[first].x1 - words[first].x0 + wordSpace * below.size
    }

    /// Whether a cell of one line stands level with none of the lines of taller ones. A mark is raised, too, but smaller.
    private static func isCentred(_ cell: RuledTables.Cell, beside tall: [RuledTables.Cell]) -> Bool {
        guard cell.segments.count == 1, let own = cell.segments.first else { return false }
        return tall.allSatisfy {
            $0.segments.allSatisfy { ($0.y - own.y).magnitude > level * $0.size && own.size > sameSize * $0.size }
        }
    }
}
