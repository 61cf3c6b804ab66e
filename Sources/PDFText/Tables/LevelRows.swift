/// Rows of a table that no rule parts, told by what stands level: a figure for each label, words one below the other that nothing wrapped.
struct LevelRows {
    /// A cell with its lines.
    typealias Column = (cell: RuledTables.Cell, lines: [Segment])

    let text: BlockText
    let labelColumn: Int

    /// The rows that a row between rules is made of; nil if it is one, as far as these rules can tell.
    func rows(_ columns: [Column], baselines: [Segment], isHead: Bool) -> [[RuledTables.Cell]]? {
        guard !isHead, columns.count > 1, baselines.count > 1, baselines.count <= Self.mostLines else { return nil }
        let row = columns.map(\.cell)
        let areFigures = columns.allSatisfy { $0.lines.count == baselines.count } && (haveFigures(columns) || areAllFigures(columns))
        guard areFigures || haveLevelLabels(columns, baselines) else { return nil }
        return baselines.map { line in row.compactMap { $0.part(at: line) } }
    }

    /// Of a cell: what has more is a text, mostly.
    private static let mostLines = 200

    /// Whether one column holds a figure in each line, and no other one text that goes on from line to line.
    private func haveFigures(_ columns: [Column]) -> Bool {
        guard columns.contains(where: { $0.cell.column == labelColumn && !areFigures($0.cell) }) else { return false }
        var found = false
        for column in columns {
            if column.cell.column != labelColumn, areFigures(column.cell) {
                found = true
            } else if !column.lines.dropFirst().allSatisfy(beginsAnew) || !column.lines.dropLast().allSatisfy(isEnded) {
                return false
            }
        }
        return found
    }

    /// Whether the cells hold nothing but figures, the labels' too: years, wavelengths.
    private func areAllFigures(_ columns: [Column]) -> Bool {
        columns.count > Self.fewestColumns
            && columns.allSatisfy { column in
                // A number that is smaller says what the other one is of.
                areFigures(column.cell) && column.lines.dropLast().allSatisfy(isEnded)
                    && column.lines.dropFirst().allSatisfy { ($0.size - column.lines[0].size).magnitude < Self.otherSize * $0.size }
            }
    }

    /// Cells row by row, a row whose columns were shown one after the other made one for each of its lines, which figures tell; rows are counted anew.
    static func parted(_ cells: [RuledTables.Cell], _ text: BlockText) -> [RuledTables.Cell] {
        guard cells.contains(where: { $0.segments.count > 1 && text.hasFigures($0.segments[0].words) }) else { return cells }
        let rows = LevelRows(text: text, labelColumn: cells.lazy.map(\.column).min() ?? 0)
        var result = NumberedCells(capacity: cells.count)
        var start = 0
        for end in cells.indices where end + 1 == cells.count || cells[end + 1].row != cells[end].row {
            let row = cells[start...end]
            start = end + 1
            for part in rows.ofFigures(row) ?? [Array(row)] { result.add(part) }
        }
        return result.cells
    }

    /// The rows that a row is made of; nil if it is one.
    private func ofFigures(_ row: ArraySlice<RuledTables.Cell>) -> [[RuledTables.Cell]]? {
        guard row.count > Self.fewestColumns, row.allSatisfy({ 2...Self.mostLines ~= $0.segments.count }) else { return nil }
        let columns = row.map { (cell: $0, lines: CellRows.lines($0.segments)) }
        let baselines = CellRows.lines(row.flatMap(\.segments))
        // Names of two words and a number beside them may be wrapped all three.
        guard columns.allSatisfy({ $0.lines.count == baselines.count }),
            areAllFigures(columns) || baselines.count >= Self.fewestNamed && haveFigures(columns)
        else { return nil }
        return baselines.map { line in row.compactMap { $0.part(at: line) } }
    }

    private static let otherSize: Float = 0.06
    /// Rows below each other in cells that no rule tells.
    private static let fewestNamed = 3
    /// Besides the labels'.
    private static let fewestColumns = 2

    /// Whether every line stands level with a label, and the labels were ended on purpose: single words with room for more, or lines set wider than those
    /// of a text.
    private func haveLevelLabels(_ columns: [Column], _ baselines: [Segment]) -> Bool {
        guard let labels = columns.first(where: { $0.cell.column == labelColumn }), labels.lines.count == baselines.count,
            baselines.count >= Self.fewestLabels, columns.count > Self.fewestColumns
        else { return false }
        // A heading above labels has nothing beside it.
        let isWide = zip(baselines, baselines.dropFirst()).allSatisfy { line, next in
            line.y - next.y > CellRows.leastStep * line.size
                || !columns.contains { $0.cell.column != labelColumn && $0.cell.part(at: line) != nil }
        }
        if isWide { return columns.contains { CellRows.isList($0.cell, $0.lines, text.words) } }
        let areWords = labels.cell.segments.count == labels.lines.count && labels.lines.allSatisfy { $0.words.count == 1 }
        let others = columns.filter { $0.cell.column != labelColumn }
        return areWords && CellRows.freeCount(labels.cell, labels.lines, text.words) * 5 >= (labels.lines.count - 1) * 2
            && others.allSatisfy { $0.lines.count * 3 >= baselines.count * 2 }
    }

    private static let fewestLabels = 4

    /// Whether each line of a cell is a figure, and not just what is told of the one above, as errors in brackets are.
    private func areFigures(_ cell: RuledTables.Cell) -> Bool {
        !cell.segments.isEmpty && cell.segments.allSatisfy { text.isFigure($0.words) }
    }

    /// Whether a line begins as a name does, not as the rest of one.
    private func beginsAnew(_ line: Segment) -> Bool {
        let first = text.firstSign(of: line)
        return LetterCase(first) == .capital || PageDigits.isDecimal(first)
    }

    /// Whether a line ends in no sign that more follows.
    private func isEnded(_ line: Segment) -> Bool {
        guard let last = line.words.last, let cell = text.cells(of: last).last else { return false }
        return ![0x26, 0x2C, 0x2D, 0x2F, 0xAD, 0x2010, 0x2013].contains(cell.unicode)
    }
}

extension BlockText {
    /// Whether some words are a figure, with its unit, and not the error of another one in brackets.
    func isFigure(_ words: Range<Int>) -> Bool {
        var (digits, letters, isFirst) = (0, 0, true)
        for word in words {
            for cell in cells(of: word) {
                switch cell.unicode {
                case 0x30...0x39: digits += 1
                case 0x28, 0x5B, 0xB1: if isFirst { return false }
                case let unicode where Bidirectional.isLetter(unicode): letters += 1
                default: break
                }
                isFirst = false
            }
        }
        return digits > 0 && letters <= LevelRows.mostLetters
    }
}

extension LevelRows {
    /// Of units, and of what is short for thousands.
    fileprivate static let mostLetters = 2
}
