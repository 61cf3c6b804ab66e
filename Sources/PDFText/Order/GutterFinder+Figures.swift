/// Text beside a figure, in a column of its own as far as that reaches, and from edge to edge below it.
extension GutterFinder {
    /// Where columns end: above a last line on the left that goes on with the right one, in the middle of its sentence, in its type and as far below it as
    /// its lines are from each other; what stands on the left above it is further away. It is short enough to leave the gutter free.
    func endAboveRest(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Int {
        let band = strips.bands[range.upperBound - 1].range
        guard range.count > Self.fewestLines, band.count == 1 else { return range.upperBound }
        let last = strips.members[band.lowerBound]
        let line = pieces[last]
        guard line.x1 <= middle else { return range.upperBound }
        var (right, above, left): (Int?, Int?, Int?) = (nil, nil, nil)
        for index in fromTop.reversed() where pieces[index].y > line.y {
            if pieces[index].x1 <= middle {
                if left == nil { left = index }
            } else if right == nil {
                right = index
            } else if above == nil {
                above = index
            }
            if above != nil, left != nil { break }
        }
        guard let right, let above, let left else { return range.upperBound }
        let (leading, step) = (pieces[above].y - pieces[right].y, pieces[right].y - line.y)
        guard leading > 0.5 * line.size, (step - leading).magnitude < Self.unevenLeading * leading,
            (pieces[right].size - line.size).magnitude < 0.06 * line.size, pieces[left].y - line.y > Self.whiteBelowFigure * leading,
            let first = segments[last].words.first.flatMap({ text.cells(of: $0).first }), LetterCase(first.unicode) == .small,
            let end = segments[right].words.last.flatMap({ text.cells(of: $0).last }),
            Bidirectional.isLetter(end.unicode) || end.unicode == 0x2C
        else { return range.upperBound }
        return range.upperBound - 1
    }

    /// Whether what is right of a gutter is the end of a text that fills the left column, on a last page: two lines as wide as that, shown after all of it,
    /// the first of them level with its first one, so that only one line stands beside them where that is a heading.
    func holdsEndOfText(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        guard right.lines < Self.fewestLines, left.lines >= Self.fewestInColumn, left.mayBeRunning,
            right.characters >= Self.fewestOfText * right.lines, right.partedCount == 0,
            let first = fromTop.first(where: { pieces[$0].x1 <= middle }), let line = fromTop.first(where: { pieces[$0].x1 > middle })
        else { return false }
        return (pieces[first].y - pieces[line].y).magnitude < Self.offLevelAtTop * pieces[line].size
            && pieces[first].order < pieces[line].order && pieces[line].x1 - pieces[line].x0 > Self.fullWidth * left.width
    }

    private static let fewestInColumn = 12
    /// In ems: the first line of a column may be a heading.
    private static let offLevelAtTop: Float = 0.6
    private static let fullWidth: Float = 0.9

    /// As a share.
    private static let unevenLeading: Float = 0.06
    /// Below a figure or its caption, as a multiple of the distance between lines.
    private static let whiteBelowFigure: Float = 1.25
}
