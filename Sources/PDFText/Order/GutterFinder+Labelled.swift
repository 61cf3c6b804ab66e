/// Lists side by side whose labels, numbers in brackets, are set far from their texts, as on the first pages of patents: they are no rows of cells.
extension GutterFinder {
    /// Labels of each list, at the least.
    private static let fewestLabels = 3
    /// How far labels may begin from their side's edge, in ems; and what one may consist of, in characters.
    private static let shiftOfLabel: Float = 0.3
    private static let charactersOfLabel = 3...4

    /// How many lines on either side of a gutter consist of such a label and one text; nil if there aren't several on both.
    func labelledCounts(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> (left: Int, right: Int)? {
        guard min(left.partedCount, right.partedCount) >= Self.fewestLabels else { return nil }
        let counts = (labelledCount(left) { $0.x1 <= middle }, labelledCount(right) { $0.x1 > middle })
        return min(counts.0, counts.1) >= Self.fewestLabels ? counts : nil
    }

    private func labelledCount(_ side: ColumnSide, _ isOwn: (RegionPiece) -> Bool) -> Int {
        var (count, y) = (0, Float.infinity)
        // Pieces of the line at hand, and whether one is a label.
        var (pieceCount, hasLabel) = (0, false)
        for index in fromTop where isOwn(pieces[index]) {
            let piece = pieces[index]
            if y - piece.y > 0.5 * piece.size {
                if pieceCount == 2, hasLabel { count += 1 }
                (pieceCount, hasLabel, y) = (0, false, piece.y)
            }
            pieceCount += 1
            if piece.x0 < side.left + Self.shiftOfLabel * piece.size, isLabel(index) { hasLabel = true }
        }
        return pieceCount == 2 && hasLabel ? count + 1 : count
    }

    /// Whether a piece is nothing but a number, or a star, in brackets.
    private func isLabel(_ index: Int) -> Bool {
        guard Self.charactersOfLabel ~= Int(pieces[index].cellCount), segments[index].words.count == 1,
            let word = segments[index].words.first
        else { return false }
        let cells = text.cells(of: word)
        guard cells.first?.unicode == 0x28, cells.last?.unicode == 0x29 else { return false }
        return cells.dropFirst().dropLast().allSatisfy { $0.unicode &- 0x30 < 10 || $0.unicode == 0x2A }
    }
}
