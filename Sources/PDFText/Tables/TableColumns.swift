/// The columns of some lines, if they are rows of a table: strips of the page in which their cells stand, with white between them.
struct TableColumns {
    private struct Strip {
        var x0, x1: Float
        var cellCount = 0
        var characterCount = 0
        /// Cells that reach across most of the strip.
        var fullCount = 0
    }

    private var strips: [Strip] = []

    /// Some lines of a run: places of those of the page.
    struct Lines {
        let all: [TableLine]
        let run: ArraySlice<Int>

        var count: Int { run.count }
        subscript(place: Int) -> [TableLine.Cell] { all[run[place]].cells }
    }

    /// A cell of a line of a run.
    struct PlacedCell {
        /// As a place in the run.
        let line: Int
        let cell: TableLine.Cell
    }

    var count: Int { strips.count }

    /// White between columns, in ems.
    static let gutter: Float = 0.4
    /// More columns than any table has.
    private static let mostColumns = 64
    /// Characters that a cell of running text has, at the least, on average.
    private static let runningCharacters = 24

    /// nil if the lines are no table.
    ///
    /// - Parameter cells: theirs, and maybe those of others, from left to right.
    init?(_ lines: Lines, _ cells: [PlacedCell], size: Float, isFixedPitch: Bool, in layout: PageLayout) {
        for place in cells.indices where lines.run.indices.contains(cells[place].line) {
            let cell = cells[place].cell
            if let last = strips.last, cell.x0 < last.x1 + Self.gutter * size, !cell.beginsColumn || cell.x0 <= last.x1 {
                strips[strips.count - 1].x1 = max(last.x1, cell.x1)
            } else {
                strips.append(Strip(x0: cell.x0, x1: cell.x1))
            }
        }
        guard strips.count <= Self.mostColumns else { return nil }
        joinHeads(lines, layout)
        guard strips.count >= 2 else { return nil }
        for place in lines.run.indices {
            var last = -1
            for cell in lines[place] {
                guard let column = column(of: cell) else { return nil }
                // Two pieces of one column are no two cells.
                if column == last { return nil }
                last = column
                strips[column].cellCount += 1
                strips[column].characterCount += cell.characterCount
                if cell.x1 - cell.x0 > 0.8 * (strips[column].x1 - strips[column].x0) { strips[column].fullCount += 1 }
            }
        }
        guard haveEnough(lines), !isRunningText(lines, layout, isFixedPitch: isFixedPitch) else { return nil }
    }

    /// Makes one strip of a head's and that of the cells below it, which may stand clear of each other: heads at the left above figures at the right.
    private mutating func joinHeads(_ lines: Lines, _ layout: PageLayout) {
        guard strips.count > 2, let head = lines.run.indices.first, lines.count > 1 else { return }
        var isHeaded = [Bool](repeating: false, count: strips.count)
        var isFilled = isHeaded
        for cell in lines[head] {
            guard let column = column(of: cell) else { continue }
            isHeaded[column] = true
            // An entry that its column has no others with.
            if strips.count > 3, HeadedColumns.isEntry(cell.words.lazy.map { layout.bytes(of: layout.words[$0]) }.joined()) {
                isFilled[column] = true
            }
        }
        for place in lines.run.indices.dropFirst() {
            for cell in lines[place] { column(of: cell).map { isFilled[$0] = true } }
        }
        guard let columns = HeadedColumns(isHeaded: isHeaded, isFilled: isFilled) else { return }
        var joined: [Strip] = []
        for (index, strip) in strips.enumerated() {
            if index > 0, columns.areJoined[index - 1] { joined[joined.count - 1].x1 = strip.x1 } else { joined.append(strip) }
        }
        strips = joined
    }

    /// Whether every column has something in most of the rows or, where there are many, in a third of them. What the first row names may have less, if most
    /// cells of the table are filled.
    private func haveEnough(_ lines: Lines) -> Bool {
        let sparse = strips.indices.filter { strips[$0].cellCount * (strips.count > 3 ? 3 : 2) < lines.count }
        if sparse.isEmpty { return true }
        guard let first = lines.run.indices.first.map({ lines[$0] }), first.count + 1 >= strips.count else { return false }
        let named = first.compactMap(column)
        return sparse.allSatisfy { strips[$0].cellCount > 1 && named.contains($0) }
            && strips.reduce(0) { $0 + $1.cellCount } * 2 > lines.count * strips.count
    }

    /// The column that a cell stands in.
    func column(of cell: TableLine.Cell) -> Int? {
        strips.firstIndex { cell.x0 >= $0.x0 - 0.01 && cell.x1 <= $0.x1 + 0.01 }
    }

    /// Columns of a text, set side by side: lines that fill them. Beside labels they are cells that happen to be about as long, if none goes on in the next.
    private func isRunningText(_ lines: Lines, _ layout: PageLayout, isFixedPitch: Bool) -> Bool {
        let running = strips.indices.filter {
            strips[$0].characterCount >= Self.runningCharacters * strips[$0].cellCount
                && strips[$0].fullCount * 3 >= strips[$0].cellCount * 2
        }
        guard running.count > 1 else { return false }
        // Code has short words, too.
        let areLabelled =
            !isFixedPitch
            && strips.contains { $0.cellCount == lines.count && $0.characterCount <= Self.longestLabel * $0.cellCount }
        return !areLabelled
            || lines.run.indices.contains { place in
                lines[place].contains { cell in column(of: cell).map(running.contains) ?? false && Self.isPart(cell, layout) }
            }
    }

    /// Whether a cell goes on with the one above it, or in the one below: it begins with a small letter, or ends in a hyphen.
    private static func isPart(_ cell: TableLine.Cell, _ layout: PageLayout) -> Bool {
        guard let first = cell.words.first, let last = cell.words.last, let start = layout.bytes(of: layout.words[first]).first,
            let end = layout.bytes(of: layout.words[last]).last
        else { return true }
        return start &- 0x61 < 26 || end == 0x2D
    }

    /// In characters, on average.
    private static let longestLabel = 12
}
