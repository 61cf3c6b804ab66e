/// Three columns or more that were shown line by line across all of them, as typesetters that build pages from galleys write them: what stands on one side
/// of each gutter is no running text, for it is parted by the others.
extension GutterFinder {
    /// Whether some bands hold nothing but full columns of text, parted by gutters that go down through all of them; no rows of a table, whose cells begin
    /// on one line, again and again, below white across all.
    ///
    /// - Parameter gutters: all that are open.
    mutating func holdFullColumns(_ gutters: [Float], _ strips: RegionStrips, _ range: Range<Int>) -> Bool {
        guard gutters.count > 1, gutters.count < Self.mostColumns else { return false }
        let bounds = gutters.sorted() + [.infinity]
        work += 2 * bounds.count * fromTop.count
        var left = -Float.infinity
        var fullCount = 0
        for bound in bounds {
            var side = ColumnSide()
            for index in fromTop where pieces[index].x0 > left && pieces[index].x1 <= bound { _ = side.add(pieces[index]) }
            guard side.lines >= Self.fewestInEach else { return false }
            measure(&side) { $0.x0 > left && $0.x1 <= bound }
            guard side.isRunning, !side.isOftenParted, side.characters >= Self.charactersOfLine * side.lines,
                side.fullCount * 3 >= side.lines
            else { return false }
            if side.isFull { fullCount += 1 }
            left = bound
        }
        guard fullCount * 2 > bounds.count else { return false }
        let bands = strips.bands
        let rows = range.dropFirst().count { band in
            bands[band - 1].low - bands[band].high > Self.whiteBelowLines
                * min(pieces[strips.members[bands[band].range.lowerBound]].size, usualSize)
        }
        return rows <= Self.mostParts
    }

    /// Whether one side of a gutter is a column of text from end to end, and the other one is columns above a box that spans them.
    mutating func holdFullColumns(
        above strips: RegionStrips, _ range: Range<Int>, _ left: ColumnSide, _ right: ColumnSide, _ middle: Float
    ) -> Bool {
        for (gap, end) in closed where end - range.lowerBound >= Self.fewestInEach && end < range.upperBound {
            let other = (gap.x0 + gap.x1) / 2
            var column = other < middle ? right : left
            guard column.lines >= Self.fewestInEach else { continue }
            measure(&column) { ($0.x1 > middle) == (other < middle) }
            guard column.isFull else { continue }
            work += 4 * fromTop.count
            let whole = fromTop
            strips.collectFromTop(strips.range(range.lowerBound..<end), pieces, into: &fromTop)
            let areColumns = holdFullColumns([other, middle], strips, range.lowerBound..<end)
            fromTop = whole
            if areColumns { return true }
        }
        return false
    }

    /// Lines of each, at the least: cells of tables seldom have as many.
    private static let fewestInEach = 8
    /// On the average: narrow columns have some thirty, cells fewer.
    private static let charactersOfLine = 20
    static let mostColumns = 8
    /// Between paragraphs that end level in all columns, in ems, and how often they may do so: lines, as far as small letters reach, stand half an em apart.
    private static let whiteBelowLines: Float = 1
    private static let mostParts = 2
}
