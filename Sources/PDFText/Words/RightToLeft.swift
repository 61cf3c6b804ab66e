/// Puts the cells of a right-to-left fragment into logical order (the reverse of UAX #9 rule L2, for one level of embedding).
enum RightToLeft {
    static func reorder(_ fragment: Fragment, _ cells: inout [Cell]) {
        let visual = leftToRight(Array(cells[fragment.start..<fragment.end]))
        var logical: [Cell] = []
        logical.reserveCapacity(visual.count)
        var index = visual.count - 1
        while index >= 0 {
            let cell = visual[index]
            if Bidirectional.isLeftToRight(cell.unicode) {
                let first = startOfRun(visual, endingAt: index)
                // The run is entered at its left end, which follows what lies to the right of its right end.
                for position in first...index {
                    var inner = visual[position]
                    if position == first {
                        let before = index + 1 < visual.count ? visual[index + 1] : nil
                        inner.followsSpace = before?.followsSpace ?? false
                        inner.gap = before?.gap ?? 0
                    }
                    logical.append(inner)
                }
                index = first - 1
            } else {
                var outer = cell
                let before = index + 1 < visual.count ? visual[index + 1] : nil
                outer.followsSpace = before?.followsSpace ?? false
                outer.gap = before?.gap ?? 0
                logical.append(outer)
                index -= 1
            }
        }
        mirrorBrackets(&logical)
        for (offset, cell) in logical.enumerated() where offset < fragment.end - fragment.start { cells[fragment.start + offset] = cell }
    }

    /// The cells from left to right, each with the gap and the space at its left.
    private static func leftToRight(_ shown: [Cell]) -> [Cell] {
        guard let first = shown.first, let last = shown.last, first.x0 > last.x0 else { return shown }
        var visual = Array(shown.reversed())
        for index in visual.indices {
            // In the order shown a space belongs to the cell after it: to the one that is now at the left of the two.
            visual[index].followsSpace = index > 0 && shown[shown.count - index].followsSpace
            visual[index].gap = index > 0 ? visual[index].x0 - visual[index - 1].x1 : 0
        }
        return visual
    }

    /// Where the left-to-right run that ends at `end` begins: neutrals between its members belong to it.
    private static func startOfRun(_ visual: [Cell], endingAt end: Int) -> Int {
        var start = end
        var index = end - 1
        while index >= 0, !Bidirectional.isRightToLeft(visual[index].unicode) {
            if Bidirectional.isLeftToRight(visual[index].unicode) { start = index }
            index -= 1
        }
        return start
    }

    /// Producers give the bracket that was written, or the one whose shape was painted. In text the first bracket opens: where it doesn't,
    /// shapes were given, and each is turned round.
    private static func mirrorBrackets(_ logical: inout [Cell]) {
        guard let first = logical.first(where: { Bidirectional.mirror($0.unicode) != $0.unicode }), !Bidirectional.opens(first.unicode) else { return }
        for index in logical.indices { logical[index].unicode = Bidirectional.mirror(logical[index].unicode) }
    }
}
