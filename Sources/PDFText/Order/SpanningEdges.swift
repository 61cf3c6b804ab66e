/// A page's head and foot that reach across the margins on both sides, each a row of small type far from all else: so browsers print a page's date, title,
/// address and number. They stand in the way of all gutters, and no column's lines are as wide.
struct SpanningEdges {
    /// Indices of the pieces of each; empty where there is no such row.
    private(set) var head: [Int] = []
    private(set) var foot: [Int] = []

    /// As a multiple of the usual type.
    private static let largest: Float = 0.95
    /// Above or below all else, in ems of the usual type, at the least.
    private static let white: Float = 1.2
    /// Beyond all else on both sides, in ems of their own.
    private static let reach: Float = 1
    /// Without them, at the least.
    private static let fewestPieces = 3

    /// - Parameter usualSize: of most of the text, in points.
    init(_ pieces: [RegionPiece], usualSize: Float) {
        let (rows, inner) = Self.rows(pieces, usualSize: usualSize)
        guard pieces.count - rows.head.count - rows.foot.count >= Self.fewestPieces else { return }
        if spans(rows.head, pieces, inner), pieces[rows.head[0]].low - inner.high > Self.white * usualSize { head = rows.head }
        if spans(rows.foot, pieces, inner), inner.low - pieces[rows.foot[0]].high > Self.white * usualSize { foot = rows.foot }
    }

    private struct Extent {
        var x0 = Float.infinity
        var x1 = -Float.infinity
        var low = Float.infinity
        var high = -Float.infinity
    }

    /// The topmost and the lowest row, if they are of small type, and how far what is between them reaches.
    private static func rows(_ pieces: [RegionPiece], usualSize: Float) -> (edges: (head: [Int], foot: [Int]), inner: Extent) {
        var (top, bottom) = (-Float.infinity, Float.infinity)
        for piece in pieces { (top, bottom) = (max(top, piece.y), min(bottom, piece.y)) }
        var (head, foot, inner): ([Int], [Int], Extent) = ([], [], Extent())
        for (index, piece) in pieces.enumerated() {
            let isSmall = piece.size < largest * usualSize
            if isSmall, top - piece.y < 0.5 * piece.size {
                head.append(index)
            } else if isSmall, piece.y - bottom < 0.5 * piece.size {
                foot.append(index)
            } else {
                (inner.x0, inner.x1) = (min(inner.x0, piece.x0), max(inner.x1, piece.x1))
                (inner.low, inner.high) = (min(inner.low, piece.low), max(inner.high, piece.high))
            }
        }
        return ((head, foot), inner)
    }

    /// Whether a row has something at either side that sticks out.
    private func spans(_ row: [Int], _ pieces: [RegionPiece], _ inner: Extent) -> Bool {
        guard row.count > 1, let size = row.first.map({ Self.reach * pieces[$0].size }) else { return false }
        return row.contains { pieces[$0].x0 < inner.x0 - size } && row.contains { pieces[$0].x1 > inner.x1 + size }
    }
}
