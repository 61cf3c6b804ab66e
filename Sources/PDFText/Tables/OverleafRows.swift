/// One or two rows that stand alone at a page's edge, too few for a table of their own: the table goes on overleaf, or came from there, and their cells
/// stand in its columns.
struct OverleafRows {
    /// From the top, each with the words of every column; empty where nothing stands.
    private(set) var rows: [(line: Int, cells: [Range<Int>])] = []

    /// Of a row, of which text has fewer side by side.
    private static let fewestCells = 3
    private static let mostCells = 64
    private static let mostRows = 2
    /// Rows overleaf that have a cell in the place of each, of those that are looked at.
    private static let fewestFellows = 2
    private static let depth = 8
    /// How far cells of a column begin from each other, or end, or have their middles, in ems.
    private static let alignment: Float = 0.15
    /// As a share.
    private static let otherSize: Float = 0.05
    /// From row to row, at the most, in ems.
    private static let widestStep: Float = 3.5

    /// - Parameters:
    ///   - lines: of the page, with their cells.
    ///   - overleaf: the page before, or the next one.
    ///   - isAtFoot: whether the rows are the last lines of the page, not the first.
    ///   - isFree: whether a line may be a row.
    ///   - isLeftOut: whether a line is none of the text.
    init(
        _ layout: PageLayout, _ lines: [TableLine], overleaf: PageLayout, isAtFoot: Bool, isFree: (Int) -> Bool,
        isLeftOut: (Int) -> Bool
    ) {
        let step = isAtFoot ? -1 : 1
        var (index, last): (Int, PageLayout.Line?) = (isAtFoot ? lines.count - 1 : 0, nil)
        while lines.indices.contains(index), isLeftOut(index) { index += step }
        var fellows: [(line: PageLayout.Line, cells: [(x0: Float, x1: Float)])]?
        while lines.indices.contains(index), rows.count < Self.mostRows {
            let (line, cells) = (layout.lines[index], lines[index].cells)
            guard Self.fewestCells...Self.mostCells ~= cells.count, isFree(index), !line.isFixedPitch, Self.mayBeRow(cells, layout),
                !Self.goesOn(index, layout),
                last.map({ $0.frame == line.frame && ($0.y - line.y).magnitude < Self.widestStep * line.size }) ?? true
            else { return }
            let others = fellows ?? Self.rows(of: overleaf, isAtFoot: !isAtFoot)
            fellows = others
            let columns = others.filter { ($0.line.size - line.size).magnitude < Self.otherSize * line.size }.compactMap { other in
                Self.columns(of: cells.map { ($0.x0, $0.x1) }, in: other.cells, size: line.size).map { (other.cells.count, $0) }
            }
            guard columns.count >= Self.fewestFellows, let (count, own) = columns.max(by: { $0.0 < $1.0 }) else { return }
            var row = [Range<Int>](repeating: Int(line.words.lowerBound)..<Int(line.words.lowerBound), count: count)
            for (cell, column) in zip(cells, own) { row[column] = cell.words }
            rows.insert((index, row), at: isAtFoot ? 0 : rows.count)
            last = line
            index += step
        }
    }

    /// Whether cells are none of an item, an entry of contents, a formula with its number or lines of texts side by side.
    private static func mayBeRow(_ cells: [TableLine.Cell], _ layout: PageLayout) -> Bool {
        guard let first = cells.first, let last = cells.last else { return false }
        func bytes(_ word: Int) -> ArraySlice<UInt8> { layout.bytes(of: layout.words[word]) }
        let label = String(decoding: bytes(first.words.lowerBound).prefix(longestNumber), as: UTF8.self).unicodeScalars.map(\.value)
        if layout.words[first.words.lowerBound].isBullet || Label.isBullet(label) { return false }
        if cells.count(where: { $0.characterCount >= charactersOfText }) > 1 { return false }
        guard last.words.count == 1, case let number = bytes(last.words.lowerBound), number.count <= longestNumber else { return true }
        if number.first == 0x28, number.last == 0x29 { return first.words.count == 1 && bytes(first.words.lowerBound).first == 0x28 }
        return cells.count > fewestCells || cells[1].characterCount < charactersOfTitle || !number.allSatisfy(\.isASCIIDigit)
    }

    /// Of a line of text, and of the title of an entry; and of the number of a page or a formula, in bytes.
    private static let charactersOfText = 24
    private static let charactersOfTitle = 12
    private static let longestNumber = 6

    /// Whether a line goes on in small letters close below one that begins where it does.
    private static func goesOn(_ index: Int, _ layout: PageLayout) -> Bool {
        guard index > 0, LetterCase(layout.firstScalar(of: layout.lines[index])) == .small else { return false }
        let (above, line) = (layout.lines[index - 1], layout.lines[index])
        return above.frame == line.frame && (above.x0 - line.x0).magnitude < alignment * line.size && above.y > line.y
            && above.y - line.y < closeStep * line.size && !above.isRow
    }

    /// From line to line of a text, at the most, in ems.
    private static let closeStep: Float = 1.5

    /// The places of cells among those of another row, in order; nil if one has none.
    private static func columns(of cells: [(x0: Float, x1: Float)], in others: [(x0: Float, x1: Float)], size: Float) -> [Int]? {
        let reach = alignment * size
        var (columns, next) = ([Int](), 0)
        for cell in cells {
            guard
                let column = others.indices[next...].first(where: {
                    let (left, right) = (others[$0].x0 - cell.x0, others[$0].x1 - cell.x1)
                    return min(left.magnitude, right.magnitude, (left + right).magnitude / 2) < reach
                })
            else { return nil }
            columns.append(column)
            next = column + 1
        }
        return columns
    }

    /// The first rows of a page, or the last ones, in the order of their cells.
    private static func rows(of layout: PageLayout, isAtFoot: Bool) -> [(line: PageLayout.Line, cells: [(x0: Float, x1: Float)])] {
        let near = isAtFoot ? layout.lines.suffix(depth * fewestCells) : layout.lines.prefix(depth * fewestCells)
        var rows: [(line: PageLayout.Line, cells: [(x0: Float, x1: Float)])] = []
        var known: (row: Int32, column: Int16) = (-1, -1)
        for line in near {
            guard line.row >= 0 else {
                rows.append((line, TableLine(layout.words, line).cells.map { ($0.x0, $0.x1) }))
                known.row = -1
                continue
            }
            // Each line of such is one of a cell, mostly.
            if line.row != known.row {
                rows.append((line, []))
                known = (line.row, -1)
            }
            for index in line.words {
                let word = layout.words[Int(index)]
                var cells = rows[rows.count - 1].cells
                if word.column == known.column, let last = cells.popLast() {
                    cells.append((min(last.x0, word.x0), max(last.x1, word.x1)))
                } else if cells.count < mostCells {
                    cells.append((word.x0, word.x1))
                }
                rows[rows.count - 1].cells = cells
                known.column = word.column
            }
        }
        return (isAtFoot ? rows.suffix(depth) : rows.prefix(depth)).filter { fewestCells...mostCells ~= $0.cells.count }
    }
}
