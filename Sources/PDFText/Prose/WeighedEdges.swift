/// Running heads and feet of a page that was taken out of its document: known by ``EdgeSigns``, whose weights are those of pages from the middle of
/// documents. What stands around first pages is another matter, see ``LoneEdges``.
struct WeighedEdges {
    let layout: PageLayout
    let bodySize: Float

    /// A page with fewer lines is a title or a slide: only its number is furniture.
    private static let fewestLines = 6
    /// The odds that make a row furniture, in tenths of their logarithm: better a head too many than a line too few. Words alone deceive more
    /// easily.
    private static let leastOdds = 10
    private static let leastOddsOfWords = 18

    /// Adds the roles of lines that have none yet, from the edges inwards until something else stands.
    func add(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        for isTop in [true, false] where isTop || !edges.endsInBlock(bodySize: bodySize) {
            let role = isTop ? BlockRole.header : .footer
            for (row, signs) in rows(of: edges, isTop: isTop) {
                if row.allSatisfy({ roles[$0.line] != nil }) { continue }
                guard isFurniture(row, signs) else { break }
                for entry in ColumnEdge(layout: layout, isTop: isTop).outside(row) where roles[entry.line] == nil {
                    roles[entry.line] = entry.isNumber ? .pageNumber : role
                }
            }
        }
    }

    private func isFurniture(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        guard signs.isTop || !signs.beginsWithMark, layout.mayBeFurniture(row) else { return false }
        if signs.kind == .number {
            // The numbers of an axis, of a row of a table are more than one.
            return row.allSatisfy { $0.isNumber || $0.first == nil } && signs.odds >= Self.leastOdds
        }
        // The first line of a text stands no further from the second than that from the third, and is set like it.
        if signs.kind == .words, signs.isSetLikeNext, signs.signs.isDisjoint(with: [.rows115, .isCapitals]) { return false }
        let least = signs.kind == .words ? Self.leastOddsOfWords : Self.leastOdds
        return layout.lines.count > Self.fewestLines && signs.odds >= least && !TableEdge(layout).holds(row)
    }

    /// The rows of an edge, from the outermost inwards.
    func rows(of edges: Edges, isTop: Bool) -> [(row: ArraySlice<Edges.Entry>, signs: EdgeSigns)] {
        let main = layout.lines.filter { $0.frame == layout.mainFrame }
        guard let left = main.map(\.x0).min(), let right = main.map(\.x1).max(), left <= right else { return [] }
        let rows = Edges.rows(isTop ? edges.top : edges.bottom)
        return rows.enumerated().map { index, row in
            let signs = EdgeSigns(
                row, index: index, isTop: isTop, next: next(row, main, isTop), edges: edges, span: left...right, layout: layout,
                bodySize: bodySize)
            return (row, signs)
        }
    }

    /// The lines of the row further in, from left to right.
    private func next(_ row: ArraySlice<Edges.Entry>, _ main: [PageLayout.Line], _ isTop: Bool) -> [PageLayout.Line] {
        guard let first = row.first else { return [] }
        let y = layout.lines[first.line].y
        let inner = main.filter { isTop ? $0.y < y - 0.4 * first.size : $0.y > y + 0.4 * first.size }
        guard let nearest = isTop ? inner.map(\.y).max() : inner.map(\.y).min() else { return [] }
        return inner.filter { ($0.y - nearest).magnitude < 0.4 * first.size }.sorted { $0.x0 < $1.x0 }
    }
}
