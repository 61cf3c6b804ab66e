/// What stands beside lines and belongs to them one by one, though it may stand a little higher or lower: the dates of what they tell, the numbers of items,
/// the labels of a table's rows. It is read with its lines.
extension GutterFinder {
    /// Whether one side of a gutter holds hardly anything but numbers, dates or amounts, each level with a line of the other side that isn't running text:
    /// what it says when something was, or counts it.
    func areCellsOfLines(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        let isLeft = left.characters < right.characters
        let (cells, lines) = isLeft ? (left, right) : (right, left)
        // Beside entries of several lines, further down fewer of them are left.
        let fewest = lines.lines > cells.lines ? 2 : Self.fewestLines
        guard cells.lines >= fewest, cells.partedCount == 0, cells.characters <= Self.longestEnd * cells.lines
        else { return false }
        let others = fromTop.filter { (pieces[$0].x1 <= middle) != isLeft }
        var (next, level, alike, prose) = (0, 0, 0, 0)
        for index in fromTop where (pieces[index].x1 <= middle) == isLeft {
            let cell = pieces[index]
            func distance(_ place: Int) -> Float { (pieces[others[place]].y - cell.y).magnitude }
            while next + 1 < others.count, distance(next + 1) <= distance(next) { next += 1 }
            guard distance(next) <= Self.levelShift * cell.size, text.hasFigures(segments[index].words) else { continue }
            level += 1
            if text.hasFigures(segments[others[next]].words) { alike += 1 }
            switch letterCase(others[next]) {
            case .small: prose += 1
            case .capital: break
            case .none: if pieces[others[next]].x1 - pieces[others[next]].x0 > Self.fullLine * lines.width { prose += 1 }
            }
        }
        // Below a heading of theirs; entries of two columns of an index are alike.
        return level >= fewest && level * 5 >= cells.lines * 4 && alike * Self.levelToAlike <= level
            && prose * Self.levelToProse <= level
    }

    /// Whether what is right of a gutter says the same few words on each of its lines, level with lines on its left: what questions may be answered with.
    func areAnswers(_ side: ColumnSide, _ middle: Float) -> Bool {
        guard side.lines >= Self.fewestAnswers, side.characters <= Self.longestAnswer * side.lines,
            alignedShare(middle, false, tolerance: 0.12) == 1
        else { return false }
        var (first, own, y) = ([UInt32](), [UInt32](), Float.infinity)
        var lines = 0
        for index in fromTop where pieces[index].x1 > middle {
            if y - pieces[index].y > 0.5 * pieces[index].size {
                if lines > 1, own != first { return false }
                if lines == 1 { first = own }
                (own, y, lines) = ([], pieces[index].y, lines + 1)
            }
            for word in segments[index].words { for cell in text.cells(of: word) { own.append(cell.unicode) } }
        }
        return own == first && first.contains { LetterCase($0) != .none }
    }

    /// Lines with the same answers, and characters of one, at the most.
    private static let fewestAnswers = 2
    private static let longestAnswer = 24

    /// Whether what stands left of a gutter are labels of the rows of a table on its right: its first line stands level with one of several cells, which
    /// are amounts, or the head of the table above the next one. Beside an address stand rows of two, a label and what belongs to it.
    func areLabelsOfRows(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        guard left.partedCount == 0, right.partedCount >= Self.fewestRowsOfTable, !left.isFull || left.lines < Self.fewestOfFull else {
            return false
        }
        var (labels, rows) = ([Float](), [(y: Float, count: Int, values: Int)]())
        for index in fromTop {
            let piece = pieces[index]
            if piece.x1 <= middle {
                labels.append(piece.y)
            } else {
                if rows.last.map({ $0.y - piece.y > 0.5 * piece.size }) ?? true { rows.append((piece.y, 0, 0)) }
                rows[rows.count - 1].count += 1
                if text.hasFigures(segments[index].words) { rows[rows.count - 1].values += 1 }
            }
            if min(labels.count, rows.count) > Self.fewestRowsOfTable { break }
        }
        let level = Array(zip(labels, rows).prefix(Self.fewestRowsOfTable)).prefix { label, row in
            row.count >= Self.fewestCellsOfRow && (label - row.y).magnitude < 0.12 * usualSize
        }
        guard let (_, first) = level.first else { return false }
        return first.values == first.count || level.count == Self.fewestRowsOfTable && level[1].1.values * 2 > level[1].1.count
    }

    /// Such cells to lines beside them with a figure, and to those that go on with the line above, as their small letters say, or, without letters, reach across
    /// most of their side: a share of its width.
    private static let levelToAlike = 4
    private static let levelToProse = 4
    private static let fullLine: Float = 0.85
    private static let fewestRowsOfTable = 2
    /// Lines that fill a column, for it to be text.
    private static let fewestOfFull = 4
    private static let fewestCellsOfRow = 3

    /// How far lines that are read as one may be off each other's baselines, in ems.
    private static let levelShift: Float = 0.3
}
