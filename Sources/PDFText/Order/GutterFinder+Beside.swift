/// A text beside a worksheet that was shown with it line by line.
extension GutterFinder {
    /// Lines of both, at the least, and characters of each on the average: labels of a drawing and names in a table's first column have fewer.
    private static let fewestBeside = 20
    private static let charactersBeside = 20
    /// How far lines may be off each other's baselines to stand level, in ems; and what share of them may do so, by chance.
    private static let levelBeside: Float = 0.12
    private static let mostLevelBeside: Float = 0.4
    /// Between the lines of such a text, at the most, in ems.
    private static let widestStepBeside: Float = 3.5

    /// Whether one side of a gutter is a long running text whose lines stand level with those of the other side no more often than by chance: set on its own
    /// leading it is none of the cells of these, in whatever order both were shown.
    mutating func isTextOnOwnLeading(_ left: inout ColumnSide, _ right: inout ColumnSide, _ middle: Float) -> Bool {
        guard holdLines(left), holdLines(right) else { return false }
        if mayBeBeside(left) { measure(&left) { $0.x1 <= middle } }
        if mayBeBeside(right) { measure(&right) { $0.x1 > middle } }
        let fewest = Float(min(left.lines, right.lines))
        for (side, isLeft) in [(left, true), (right, false)] where mayBeBeside(side) && side.isRunning {
            let others = fromTop.reversed().filter { (pieces[$0].x1 <= middle) != isLeft }.map { pieces[$0].y }
            var (level, small, next, below, widest) = (0, 0, 0, Float.infinity, Float(0))
            for index in fromTop.reversed() where (pieces[index].x1 <= middle) == isLeft {
                if below < .infinity { widest = max(widest, (pieces[index].y - below) / pieces[index].size) }
                below = pieces[index].y
                let reach = Self.levelBeside * pieces[index].size
                while next < others.count, others[next] < pieces[index].y - reach { next += 1 }
                if next < others.count, others[next] <= pieces[index].y + reach { level += 1 }
                if letterCase(index) == .small { small += 1 }
            }
            // Far above a text stand heads of the page.
            if Float(level) < Self.mostLevelBeside * fewest, small * 2 > side.lines, widest < Self.widestStepBeside { return true }
        }
        return false
    }

    private func mayBeBeside(_ side: ColumnSide) -> Bool { holdLines(side) && !side.isOftenParted }

    private func holdLines(_ side: ColumnSide) -> Bool {
        side.lines >= Self.fewestBeside && side.characters >= Self.charactersBeside * side.lines
    }
}
