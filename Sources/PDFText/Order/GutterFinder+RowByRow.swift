/// Cells that were shown row by row: from each row of a table on, what is below it is looked through for columns anew, so that little may be asked.
extension GutterFinder {
    /// Whether it takes no more to see that the sides of a gutter are no columns, but for some that end above others: what was shown goes from one side to the
    /// other too often for columns, the lines of one side are too short to be a text's, and there are not the entries of an index.
    ///
    /// - Parameter range: bands that the gutter goes through.
    mutating func areRowsOfCells(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Bool {
        let (left, right) = sideCounts(strips, range, middle)
        // A side has as many lines as bands that it stands in, at the least, and as many as pieces at the most.
        guard min(left.bands, right.bands) >= 2,
            left.characters < ColumnSide.runningCharacters * left.bands || right.characters < ColumnSide.runningCharacters * right.bands
        else { return false }
        let most = Self.mostChanges(min(left.pieces, right.pieces))
        return strips.changes(strips.range(range), pieces, middle, most: most) > most && !mayBeIndexes()
    }

    private typealias SideCounts = (pieces: Int, characters: Int, bands: Int)

    private func sideCounts(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> (left: SideCounts, right: SideCounts) {
        var (left, right): (SideCounts, SideCounts) = ((0, 0, 0), (0, 0, 0))
        let (all, members, bands) = (pieces.span, strips.members.span, strips.bands.span)
        for band in range {
            let before = (left.pieces, right.pieces)
            for position in bands[band].range {
                let piece = all[members[position]]
                if piece.x1 <= middle {
                    left.pieces += 1
                    left.characters += Int(piece.characterCount)
                } else {
                    right.pieces += 1
                    right.characters += Int(piece.characterCount)
                }
            }
            if left.pieces > before.0 { left.bands += 1 }
            if right.pieces > before.1 { right.bands += 1 }
        }
        return (left, right)
    }

    /// How often what was shown of two columns may go from one to the other, where the shorter one has so many lines.
    static func mostChanges(_ lines: Int) -> Int { 2 + lines / 8 }
}
