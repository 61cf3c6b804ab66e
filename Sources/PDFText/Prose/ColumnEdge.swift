/// Lines of columns that reach down, or up, to a page's edge beside a foot or a head: they are text, though they stand in its row.
struct ColumnEdge {
    let layout: PageLayout
    let isTop: Bool

    /// From baseline to baseline of a text, in ems.
    private static let leading: Float = 1.4
    /// The same in a column that others stand beside, with white before a line that is a paragraph or a formula.
    private static let leadingInColumn: Float = 2.2
    /// Of columns beside others, at the most, as a share of the page's.
    private static let widthOfColumn: Float = 0.45
    /// Of a paragraph's first line, in ems.
    private static let widestIndent: Float = 2.5
    /// Lines further in that are looked at.
    private static let depth = 12

    /// Makes some rows, from the edge inwards, a head or a foot, but for what of them is a column's and what has a role.
    func mark(_ rows: [ArraySlice<Edges.Entry>], in roles: inout [Int: BlockRole]) {
        for entry in outside(rows) where roles[entry.line] == nil {
            roles[entry.line] = entry.isNumber ? .pageNumber : isTop ? .header : .footer
        }
    }

    /// What of some rows, from the edge inwards, is a head or a foot, if that is what the rows are.
    private func outside(_ rows: [ArraySlice<Edges.Entry>]) -> [Edges.Entry] {
        var found: [Edges.Entry] = []
        // From within: what is furniture itself is no column to those further out.
        for row in rows.reversed() {
            let others = row.count > 1 ? row.filter { entry in !isInColumn(layout.lines[entry.line], but: found) } : []
            found += others.isEmpty ? Array(row) : others
        }
        return found
    }

    /// Whether a line begins and looks like the next one further in, and stands as close to it as lines of a text do, or nearly, and ends where another line
    /// of a column beside others does.
    private func isInColumn(_ line: PageLayout.Line, but furniture: [Edges.Entry]) -> Bool {
        let inner = layout.lines.indices.lazy
            .filter { index in !furniture.contains { $0.line == index } }
            .map { layout.lines[$0] }
            .filter { $0.frame == line.frame && (isTop ? line.y - $0.y : $0.y - line.y) > 0.4 * line.size }
            .filter { $0.x0 < line.x1 && $0.x1 > line.x0 }
            .sorted { ($0.y - line.y).magnitude < ($1.y - line.y).magnitude }
        guard let next = inner.first, isLike(next, line) else { return false }
        let isEven = inner.prefix(Self.depth).contains {
            isLike($0, line) && $0.x1 - $0.x0 < Self.widthOfColumn * layout.width && ($0.x1 - line.x1).magnitude < line.size
        }
        return (next.y - line.y).magnitude < (isEven ? Self.leadingInColumn : Self.leading) * line.size
    }

    private func isLike(_ inner: PageLayout.Line, _ line: PageLayout.Line) -> Bool {
        (inner.size - line.size).magnitude < 0.04 * line.size && (inner.x0 - line.x0).magnitude < Self.widestIndent * line.size
            && inner.isBold == line.isBold
    }
}
