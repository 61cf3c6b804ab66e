/// Lines of narrow columns that were stretched to their width, and are no rows of cells.
extension GutterFinder {
    /// How many lines of one side of a gutter are parted for that alone.
    func stretchedCount(_ isOwn: (RegionPiece) -> Bool) -> Int {
        var lines = PartedLines()
        for index in fromTop where isOwn(pieces[index]) {
            if lines.isPast(pieces[index]) { close(&lines) }
            lines.add(index, pieces[index])
        }
        close(&lines)
        return lines.stretchedCount
    }

    private func close(_ lines: inout PartedLines) {
        // Most are of one piece, or two.
        let letters = lines.members.count > 2 ? lines.members.count { letterCase($0) != .none } : 0
        lines.close(letters: letters)
    }
}

/// The lines of a column, gone through from the top, of which some are of several pieces.
private struct PartedLines {
    private(set) var stretchedCount = 0
    /// The pieces of the line at hand, and where they stand.
    private(set) var members: [Int] = []
    private var places: [(x0: Float, x1: Float)] = []
    private var (y, size): (Float, Float) = (.infinity, 0)
    /// The first white of the last line that was parted: in rows of a table it stands above that of the next.
    private var above: (x0: Float, x1: Float, isCounted: Bool)?

    /// Whether a piece stands below the line at hand.
    func isPast(_ piece: RegionPiece) -> Bool { y - piece.y > 0.5 * piece.size }

    mutating func add(_ index: Int, _ piece: RegionPiece) {
        if members.isEmpty { (y, size) = (piece.y, piece.size) }
        members.append(index)
        places.append((piece.x0, piece.x1))
    }

    /// Ends the line at hand.
    ///
    /// - Parameter letters: how many of its pieces begin with one.
    mutating func close(letters: Int) {
        if places.count > 1 { note(isEven: letters * 2 > places.count && StretchedLines.isEven(&places, size: size)) }
        members.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
    }

    private mutating func note(isEven: Bool) {
        let white = (x0: places[0].x1, x1: places[1].x0)
        let isBelow = above.map { (white.x0 - $0.x0).magnitude < 0.25 * size || (white.x1 - $0.x1).magnitude < 0.25 * size } ?? false
        let isCounted = isEven && !isBelow
        if isCounted { stretchedCount += 1 }
        // Then the line above is a row, too.
        if isBelow, above?.isCounted ?? false { stretchedCount -= 1 }
        above = (white.x0, white.x1, isCounted)
    }
}
