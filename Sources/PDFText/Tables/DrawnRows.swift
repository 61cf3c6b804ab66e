/// Rows of a table that no level rule parts, told by its upright ones: these were drawn in pieces, one for each row, as LaTeX draws them, and what draws
/// borders cell by cell.
struct DrawnRows {
    let text: BlockText
    let labelColumn: Int
    /// Where the pieces of all upright rules meet, from the top.
    let heights: [Float]

    /// In points: how far from each other the pieces of several rules meet, and how low a row is, at the least.
    private static let closeness: Float = 0.8
    private static let lowestRow: Float = 5
    /// Comparisons for a table: joints with rules.
    private static let maximumWork = 200_000
    /// Between two level rules.
    private static let mostSegments = 240
    /// In ems: how close the middle of a label over several rows is to theirs, or to where two of them meet.
    private static let tolerance: Float = 0.35
    /// Names of several lines in a head are no rows; so many lines that all have labels, or figures beside these, are.
    private static let fewestBelowHead = 3

    /// Heights at which the pieces of all upright rules meet that stand there, from the top; none of rules that are dashed.
    ///
    /// - Parameter joints: of the page.
    static func heights(of part: RuleNet.Part, _ joints: [RuleNet.Joint]) -> [Float] {
        guard !joints.isEmpty else { return [] }
        let places = Set(part.upright.map(\.place))
        let own = joints.filter { places.contains($0.place) }.sorted { $0.y > $1.y }
        guard own.count * part.upright.count <= maximumWork else { return [] }
        var heights: [Float] = []
        var start = 0
        for index in own.indices where index + 1 == own.count || own[start].y - own[index + 1].y > closeness {
            let (y, met) = (own[start].y, own[start...index])
            start = index + 1
            let areAll = part.upright.allSatisfy { rule in
                rule.start > y - lowestRow || rule.end < y + lowestRow || met.contains { $0.place == rule.place }
            }
            let hasRule = part.upright.contains { $0.start < y && $0.end > y }
            guard areAll, hasRule else { continue }
            if let last = heights.last, last - y < lowestRow { return [] }
            heights.append(y)
        }
        return heights
    }

    /// Whether level rules part the rows themselves: several stand between such, of a few lines each, which somebody broke by hand.
    func areRuled(_ rows: [ArraySlice<RuledTables.Cell>]) -> Bool {
        guard !heights.isEmpty, rows.count > Self.fewestRuled else { return false }
        return rows.dropFirst().allSatisfy { row in row.allSatisfy { $0.segments.count <= Self.mostLinesOfRuled } }
    }

    private static let fewestRuled = 3
    private static let mostLinesOfRuled = 3

    /// The rows that a row between level rules is made of; nil if it is one, or a head.
    ///
    /// - Parameter areRuled: whether the table's rows have such rules: then figures must tell that there are more.
    func rows(_ row: ArraySlice<RuledTables.Cell>, isHead: Bool, areRuled: Bool) -> [[RuledTables.Cell]]? {
        guard !heights.isEmpty, row.count > 1 else { return nil }
        let segments = row.flatMap(\.segments)
        guard 2...Self.mostSegments ~= segments.count, let top = segments.map(Self.middle).max(),
            let bottom = segments.map(Self.middle).min()
        else { return nil }
        let inner = heights.filter { $0 < top && $0 > bottom }
        guard !inner.isEmpty, inner.count < segments.count else { return nil }
        guard holdRows(row, inner) else { return nil }
        var bands = [[RuledTables.Cell]](repeating: [], count: inner.count + 1)
        var isSpanned = false
        for cell in row {
            if isSpanning(cell, row, rowCount: bands.count) || isText(cell, beside: row) {
                bands[0].append(cell)
                if cell.column == labelColumn { isSpanned = true }
                continue
            }
            for segment in cell.segments {
                let band = Self.band(segment, inner)
                if let last = bands[band].indices.last, bands[band][last].column == cell.column {
                    bands[band][last].segments.append(segment)
                } else {
                    let part = RuledTables.Cell(row: cell.row, column: cell.column, x1: cell.x1, segments: [segment], x0: cell.x0)
                    bands[band].append(part)
                }
            }
        }
        for index in bands.indices { bands[index].sort { $0.column < $1.column } }
        bands.removeAll(where: \.isEmpty)
        if areRuled, !bands.allSatisfy({ $0.dropFirst().contains(where: beginsInFigure) }) { return nil }
        if isHead {
            guard bands.allSatisfy({ $0.count > 1 && $0.contains { $0.column == labelColumn } }),
                bands.count >= Self.fewestBelowHead || bands.allSatisfy({ $0.dropFirst().contains(where: beginsInFigure) })
            else { return nil }
        }
        var result: [[RuledTables.Cell]] = []
        for band in bands {
            if let last = result.last, goesOn(band, from: last, isSpanned: isSpanned) {
                result[result.count - 1] = NumberedCells.joined(last, band)
            } else {
                result.append(band)
            }
        }
        return result.count > 1 ? result : nil
    }

    private static func middle(_ segment: Segment) -> Float { segment.y + 0.25 * segment.size }

    /// The row that a segment stands in; what stands where two rows meet is the label of both, and read with the first.
    private static func band(_ segment: Segment, _ heights: [Float]) -> Int {
        heights.firstIndex { $0 < middle(segment) + tolerance * segment.size } ?? heights.count
    }

    /// Whether a cell stands in the middle of the others, which have more lines.
    private func isSpanning(_ cell: RuledTables.Cell, _ row: ArraySlice<RuledTables.Cell>, rowCount: Int) -> Bool {
        // What stands in the middle row of three may be that row's alone.
        guard cell.column == labelColumn || rowCount.isMultiple(of: 2), let first = cell.segments.first else { return false }
        let others = row.lazy.filter { $0.column != cell.column }.flatMap(\.segments).map(Self.middle)
        let own = cell.segments.map(Self.middle)
        guard let high = others.max(), let low = others.min(), let top = own.max(), let bottom = own.min() else { return false }
        return high - low > top - bottom + 0.5 * first.size
            && ((high + low) / 2 - (top + bottom) / 2).magnitude < Self.tolerance * first.size
    }

    /// Whether some cells have parts in several rows: two of them, or one with whose lines all cells of one line are level. Beside labels that stand over
    /// several rows of theirs, shorter rules tell one row from the next. What is smaller in the second row belongs to what is above it.
    private func holdRows(_ row: ArraySlice<RuledTables.Cell>, _ heights: [Float]) -> Bool {
        let tall = row.filter { cell in Set(cell.segments.map { Self.band($0, heights) }).count > 1 && !isText(cell, beside: row) }
        guard let first = tall.first else { return false }
        if tall.count == 1 {
            let isLevel = row.allSatisfy { cell in
                cell.column == first.column || isSpanning(cell, row, rowCount: heights.count + 1) || areLevel(cell, first)
            }
            guard isLevel else { return false }
        }
        let sizes = tall.flatMap(\.segments).map { (band: Self.band($0, heights), size: $0.size) }
        let (upper, lower) = (sizes.filter { $0.band == 0 }.map(\.size).max(), sizes.filter { $0.band == 1 }.map(\.size).max())
        guard let upper, let lower else { return true }
        return lower > Self.smallestOfRow * upper
    }

    /// As a share of the type of the row above it.
    private static let smallestOfRow: Float = 0.9

    /// Whether each line of a cell is level with one of another.
    private func areLevel(_ cell: RuledTables.Cell, _ other: RuledTables.Cell) -> Bool {
        cell.segments.allSatisfy { own in
            other.segments.contains { ($0.y - own.y).magnitude < Self.tolerance * own.size }
        }
    }

    /// Whether a cell has several lines, none of which is level with a line of the others: a text of its own beside rows.
    private func isText(_ cell: RuledTables.Cell, beside row: ArraySlice<RuledTables.Cell>) -> Bool {
        guard CellRows.lines(cell.segments).count > 1 else { return false }
        return !row.contains { other in
            other.column != cell.column
                && other.segments.contains { line in
                    cell.segments.contains { ($0.y - line.y).magnitude < Self.tolerance * $0.size }
                }
        }
    }

    /// Whether some cells are the rest of those above, whose lines somebody broke: all begin small, or there is one alone, of no figure, for which that
    /// above it had no room; or they stand beside no label, below a label that has nothing beside it.
    private func goesOn(_ band: [RuledTables.Cell], from last: [RuledTables.Cell], isSpanned: Bool) -> Bool {
        let hasLabel = band.contains { $0.column == labelColumn }
        if !hasLabel, last.count == 1, last[0].column == labelColumn, !isSpanned { return true }
        guard band.allSatisfy({ cell in last.contains { $0.column == cell.column } }), !isSpanned || hasLabel, !(hasLabel && band.count > 1)
        else { return false }
        if !hasLabel, band.allSatisfy(beginsSmall) { return true }
        guard band.count == 1, !beginsInFigure(band[0]), let above = last.first(where: { $0.column == band[0].column }),
            let line = above.segments.last, let next = band[0].segments.first, hasLabel || line.words.count >= Self.fewestOfText
        else { return false }
        return !CellRows.isFree(line, in: above, before: next, text.words)
    }

    /// Words of a line: what has fewer is one of a list.
    private static let fewestOfText = 3

    private func beginsSmall(_ cell: RuledTables.Cell) -> Bool { cell.segments.first.map(text.startsSmall) ?? false }

    private func beginsInFigure(_ cell: RuledTables.Cell) -> Bool {
        cell.segments.first.map { PageDigits.isDecimal(text.firstSign(of: $0)) } ?? false
    }
}
