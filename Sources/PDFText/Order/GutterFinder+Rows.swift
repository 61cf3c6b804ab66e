/// Rows of things side by side, as in a catalogue, and columns that hold rows of cells, as in a directory: told from tables by the order in which they are
/// shown.
extension GutterFinder {
    /// Where the first of several rows of things side by side ends, as in a catalogue: at wide white, above which all was shown before what is below it, on
    /// both sides of their gutter. Nil for columns.
    func endOfRow(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Int? {
        let bands = strips.bands
        func isOnBothSides(_ members: ArraySlice<Int>) -> Bool {
            members.contains { pieces[$0].x1 <= middle } && members.contains { pieces[$0].x1 > middle }
        }
        return range.dropFirst().first { index in
            let size = pieces[strips.members[bands[index].range.lowerBound]].size
            guard bands[index - 1].low - bands[index].high > Self.whiteBetweenRows * min(size, usualSize * Self.jitter) else {
                return false
            }
            let (above, below) = (
                strips.members[strips.range(range.lowerBound..<index)], strips.members[strips.range(index..<range.upperBound)]
            )
            guard let last = above.max(by: { pieces[$0].order < pieces[$1].order }),
                let first = below.min(by: { pieces[$0].order < pieces[$1].order })
            else { return false }
            return pieces[last].order < pieces[first].order && isOnBothSides(above) && isOnBothSides(below)
        }
    }

    /// In ems: between paragraphs there is less.
    private static let whiteBetweenRows: Float = 2

    /// Whether each side of a gutter holds rows of cells that were shown row after row, though the sides were shown one after the other: a table that was
    /// shown down its columns would have been so on each side, too.
    func areShownByRows(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        func isOfRows(_ side: ColumnSide, _ isLeft: Bool) -> Bool {
            guard side.partedCount >= Self.fewestRows, side.partedCount * 3 >= side.lines else { return false }
            var shown: [(order: Int32, line: Int)] = []
            var lines = ColumnSide()
            for index in fromTop where (pieces[index].x1 <= middle) == isLeft {
                _ = lines.add(pieces[index])
                shown.append((pieces[index].order, lines.lines))
            }
            shown.sort { $0.order < $1.order }
            let changes = zip(shown, shown.dropFirst()).count { $0.line != $1.line }
            return changes < side.lines + side.lines / 8
        }
        return isOfRows(left, true) && isOfRows(right, false)
    }

    private static let fewestRows = 3
}
