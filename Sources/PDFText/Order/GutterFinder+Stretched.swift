/// Lines of narrow columns that were stretched to their width, and are no rows of cells.
extension GutterFinder {
    /// How many lines of one side of a gutter are parted for that alone.
    mutating func stretchedCount(_ isOwn: (RegionPiece) -> Bool) -> Int {
        if beginnings.isEmpty { beginnings = Array(repeating: nil, count: pieces.count) }
        var lines = PartedLines()
        for index in fromTop where isOwn(pieces[index]) {
            let isLetter = beginnings[index] ?? (letterCase(index) != .none)
            beginnings[index] = isLetter
            lines.add(pieces[index], isLetter: isLetter)
        }
        lines.close()
        return lines.stretchedCount
    }
}

/// The lines of a column, gone through from the top, of which some are of several pieces.
private struct PartedLines {
    private(set) var stretchedCount = 0
    /// The pieces of the line at hand, if it has several, and how many of all begin with a letter.
    private var line: [(x0: Float, x1: Float)] = []
    private var first: (x0: Float, x1: Float) = (0, 0)
    private var letters = 0
    private var (y, size): (Float, Float) = (.infinity, 0)
    /// The first white of the last line that was parted: in rows of a table it stands above that of the next.
    private var above: (x0: Float, x1: Float, isCounted: Bool)?

    mutating func add(_ piece: RegionPiece, isLetter: Bool) {
        if y - piece.y > 0.5 * piece.size {
            close()
            (first, y, size, letters) = ((piece.x0, piece.x1), piece.y, piece.size, 0)
        } else {
            if line.isEmpty { line.append(first) }
            line.append((piece.x0, piece.x1))
        }
        if isLetter { letters += 1 }
    }

    /// Ends the line at hand.
    mutating func close() {
        guard line.count > 1 else { return }
        defer { line.removeAll(keepingCapacity: true) }
        let isEven = letters * 2 > line.count && StretchedLines.isEven(&line, size: size)
        let white = (x0: line[0].x1, x1: line[1].x0)
        let isBelow = above.map { (white.x0 - $0.x0).magnitude < 0.25 * size || (white.x1 - $0.x1).magnitude < 0.25 * size } ?? false
        let isCounted = isEven && !isBelow
        if isCounted { stretchedCount += 1 }
        // Then the line above is a row, too.
        if isBelow, above?.isCounted ?? false { stretchedCount -= 1 }
        above = (white.x0, white.x1, isCounted)
    }
}
