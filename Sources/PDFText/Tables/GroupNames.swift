/// Names of groups of rows that have no cells beside them, in a table whose cells were shown one by one: each was shown before the label of the row below it,
/// and looks like the first line of that.
struct GroupNames {
    private let rows: [ArraySlice<ShownTables.Cell>]
    private let shown: [Segment]
    private let text: BlockText
    private let type: WordType
    /// Where the labels' column ends.
    private let edge: Float

    /// From row to row, compared with lines of one cell.
    private static let wider: Float = 1.08
    /// Of the step from row to row: what is less is one within a cell.
    private static let narrower: Float = 0.97
    /// Of the type of the rows, where that doesn't tell them.
    private static let fewestPlain = 2

    /// The rows, names apart.
    static func parted(
        _ rows: [ArraySlice<ShownTables.Cell>], _ shown: [Segment], upTo edge: Float, _ text: BlockText, _ type: @escaping WordType
    ) -> [ArraySlice<ShownTables.Cell>] {
        let names = GroupNames(rows: rows, shown: shown, text: text, type: type, edge: edge)
        let places = rows.indices.map(names.endOfNames)
        guard places.contains(where: { $0 != nil }) else { return rows }
        let (least, areNames) = (names.leastInCells, names.areNames(places))
        let areBold = zip(rows.indices, places).map { number, place in place.map { names.isBold(number, upTo: $0) } ?? false }
        // What is bold in most rows is a part of their labels, and so it is where one label goes on in plain type beside the others' first lines.
        let mayBeBold =
            areBold.count(where: \.self) * 2 <= rows.count
            && !(areBold.contains(true) && rows.indices.contains { !areBold[$0] && names.beginsBold($0) })
        return zip(rows.indices, places).flatMap { number, place -> [ArraySlice<ShownTables.Cell>] in
            let row = rows[number]
            guard let place, let first = row.first,
                names.isApart(place, least: least) || names.isLevel(row, with: place + 1) && (areNames || mayBeBold && areBold[number])
            else { return [row] }
            let parts = [first.lines.lowerBound...place, (place + 1)...(first.lines.upperBound - 1)].map { part in
                part.dropFirst().reduce(into: ShownTables.Cell(shown[part.lowerBound], at: part.lowerBound)) { $0.add(shown[$1]) }
            }
            return [[parts[0]], [parts[1]] + row.dropFirst()]
        }
    }

    private init(rows: [ArraySlice<ShownTables.Cell>], shown: [Segment], text: BlockText, type: @escaping WordType, edge: Float) {
        (self.rows, self.shown, self.text, self.type, self.edge) = (rows, shown, text, type, edge)
    }

    /// The last line of a row's first cell that stands above all others of the row, if the next one doesn't; nil if there is none.
    private func endOfNames(_ number: Int) -> Int? {
        let row = rows[number]
        guard let first = row.first, first.lines.count > 1, row.count > 1 else { return nil }
        let high = row.dropFirst().reduce(-Float.infinity) { max($0, $1.high) }
        guard let last = first.lines.dropLast().last(where: { shown[$0].low > high }), shown[last + 1].low < high else { return nil }
        return last
    }

    /// From a line to the next one shown, in ems.
    private func step(_ place: Int) -> Float { (shown[place].y - shown[place + 1].y) / shown[place].size }

    /// The smallest step within a cell.
    private var leastInCells: Float {
        rows.joined().reduce(.infinity) { least, cell in cell.lines.dropLast().reduce(least) { min($0, step($1)) } }
    }

    /// Whether a line stands farther above the next one than lines of one cell do, and has room for what begins that.
    private func isApart(_ place: Int, least: Float) -> Bool {
        guard step(place) > Self.wider * least, let next = shown[place + 1].words.first else { return false }
        return edge - shown[place].x1 >= text.words[next].x1 - text.words[next].x0 + WrappedCells.wordSpace * shown[place].size
    }

    /// Whether the lines of a row's label up to one are in bold type, and a last one that begins as a label does is not.
    private func isBold(_ number: Int, upTo place: Int) -> Bool {
        guard number > 0, let cell = rows[number].first, place + 2 == cell.lines.upperBound, isName(shown[place + 1]) else { return false }
        return beginsBold(number) && (cell.lines.lowerBound...place).allSatisfy(isBold)
    }

    /// Whether the first line of a row's label is in bold type, and the last one is not.
    private func beginsBold(_ number: Int) -> Bool {
        guard number > 0, let lines = rows[number].first?.lines, lines.count > 1 else { return false }
        return isBold(lines.lowerBound) && !shown[lines.upperBound - 1].words.contains { type(text.words[$0]).isBold }
    }

    private func isBold(_ place: Int) -> Bool { shown[place].words.allSatisfy { type(text.words[$0]).isBold } }

    /// Whether the cells of a row behind its label stand level with a line of that.
    private func isLevel(_ row: ArraySlice<ShownTables.Cell>, with place: Int) -> Bool {
        let line = shown[place]
        return row.dropFirst().allSatisfy { (shown[$0.lines.lowerBound].y - line.y).magnitude < Self.level * line.size }
    }

    /// Whether all such lines are names, whatever type they are in: several of them, fewer than other rows; all rows stand as far from each other as they do
    /// from the labels below them, which begin with capitals. Labels that had no room would be set closer, or have the figures beside their first line.
    private func areNames(_ places: [Int?]) -> Bool {
        if rows.indices.contains(where: { places[$0] == nil && beginsLevel($0) }) { return true }
        let found = places.compactMap(\.self)
        guard found.count >= Self.fewestPlain, found.count * 2 <= rows.count else { return false }
        var least = Float.infinity
        for (above, below) in zip(rows, rows.dropFirst()) {
            guard let last = above.first?.lines.last, let next = below.first?.lines.first else { continue }
            least = min(least, (shown[last].y - shown[next].y) / shown[next].size)
        }
        return zip(rows, places).allSatisfy { row, place in
            guard let place, let first = row.first else { return true }
            return first.lines.lowerBound == place && isLevel(row, with: place + 1) && step(place) > Self.narrower * least
                && isName(shown[place])
                && isName(shown[place + 1])
                && row.allSatisfy { $0.lines.count == ($0.lines == first.lines ? 2 : 1) }
        }
    }

    /// Whether the other cells of a row stand level with the first line of its label, which has several: so they do in all rows.
    private func beginsLevel(_ number: Int) -> Bool {
        guard number > 0, let label = rows[number].first, label.lines.count > 1, rows[number].count > 1 else { return false }
        return isLevel(rows[number], with: label.lines.lowerBound)
    }

    /// How far the cells of a row may be off its baseline, in ems.
    private static let level: Float = 0.1

    /// Whether a line begins with a capital or a figure, and ends in no sign that more follows.
    private func isName(_ line: Segment) -> Bool {
        let first = text.firstSign(of: line)
        guard LetterCase(first) == .capital || PageDigits.isDecimal(first), let last = line.words.last else { return false }
        return text.cells(of: last).last.map { !Self.open.contains($0.unicode) } ?? false
    }

    /// Signs that more follows: & ( , - / and dashes.
    private static let open: [UInt32] = [0x26, 0x28, 0x2C, 0x2D, 0x2F, 0xAD, 0x2010, 0x2013]
}
