/// Notes in the margins of pages whose text is set in two columns: on the left they stand beside the first of these, on the right beside the second.
extension MarginText {
    /// Lines of a column, at the least, and of all wide ones, the share that is neither column's: headings and tables across both.
    private static let fewestOfEach = 6
    private static let shareAcross = 8
    /// How much the widths of the columns differ, as a share.
    private static let sameWidth: Float = 0.1

    /// Finds notes beside two columns of text.
    ///
    /// - Returns: whether there are any.
    mutating func findNotesBesideColumns(_ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType) -> Bool {
        guard wide.count >= 2 * Self.fewestOfEach else { return false }
        // On most pages nothing stands beyond the lines of the text, but for a few that are wider.
        let (starts, ends) = (wide.map { segments[$0].x0 }.sorted(), wide.map { segments[$0].x1 }.sorted())
        let (low, high) = (starts[wide.count / Self.shareAcross], ends[wide.count - 1 - wide.count / Self.shareAcross])
        let hasOutside = segments.contains {
            $0.overlay == 0 && $0.words.count > 1 && ($0.x1 < low - Self.gap * $0.size || $0.x0 > high + Self.gap * $0.size)
        }
        guard hasOutside, let columns = columnsOfText() else { return false }
        let all = wide
        for isLeft in [true, false] {
            wide = isLeft ? columns.first : columns.second
            if findEdges(of: wide) == .both { findNotes(words, cells, type, isLeft: isLeft) }
        }
        wide = all
        guard !notes.isEmpty else { return false }
        gutter = columns.gutter
        return true
    }

    /// The wide lines of two columns of one width beside each other, from top to bottom, and the middle of the white between these; nil for all other text.
    private func columnsOfText() -> (first: [Int], second: [Int], gutter: Float)? {
        let one = edges(of: wide)
        let own = wide.filter { segments[$0].x0 < one.right && segments[$0].x1 > one.left }
        let others = wide.filter { segments[$0].x0 >= one.right || segments[$0].x1 <= one.left }
        guard others.count >= Self.fewestOfEach else { return nil }
        let other = edges(of: others)
        let isFirst = one.right < other.left
        let (left, right) = isFirst ? (one, other) : (other, one)
        let width = one.right - one.left
        guard left.right < right.left, (other.right - other.left - width).magnitude < Self.sameWidth * width else { return nil }
        func lie(_ lines: [Int], within edges: (left: Float, right: Float)) -> [Int] {
            lines.filter { index in
                let segment = segments[index]
                return segment.x0 > edges.left - Self.gap * segment.size && segment.x1 < edges.right + Self.gap * segment.size
            }
        }
        let (inOne, inOther) = (lie(own, within: one), lie(others, within: other))
        guard inOne.count >= Self.fewestOfEach, inOther.count >= Self.fewestOfEach,
            (wide.count - inOne.count - inOther.count) * Self.shareAcross <= wide.count
        else { return nil }
        return (isFirst ? inOne : inOther, isFirst ? inOther : inOne, (left.right + right.left) / 2)
    }

    /// Where most of some lines begin, and where most of these end.
    private func edges(of lines: [Int]) -> (left: Float, right: Float) {
        let left = Self.most(lines.map { segments[$0].x0 })
        let begun = lines.filter { (segments[$0].x0 - left).magnitude < Self.gap * segments[$0].size }
        return (left, Self.most(begun.map { segments[$0].x1 }))
    }

    /// Whether a line may be one that a note stands beside: of its column, where there are two.
    func mayStandBeside(_ line: LayoutLine, _ note: LayoutLine) -> Bool {
        gutter.map { (line.x0 > $0) == (note.x0 > $0) } ?? true
    }
}
