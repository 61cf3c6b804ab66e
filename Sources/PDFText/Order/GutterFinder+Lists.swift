/// Lists that go on from one column into the next: indexes, lists of words, contents. Their lines stand level, as the rows of a table do.
extension GutterFinder {
    /// Whether the sides of a gutter hold one list, by what its entries begin with or by the pages that they end with.
    func isOneList(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        var words = (left: AlphabeticOrder(), right: AlphabeticOrder())
        var pages = (left: PageOrder(), right: PageOrder())
        for index in fromTop {
            let piece = pieces[index]
            let isLeft = piece.x1 <= middle
            let side = isLeft ? left : right
            if piece.x0 < side.left + 0.3 * piece.size {
                let key = AlphabeticOrder.Key(segments[index].words.lazy.flatMap { text.cells(of: $0) })
                if isLeft { words.left.add(key) } else { words.right.add(key) }
            }
            if piece.x1 > side.right - 0.3 * piece.size, let last = segments[index].words.last {
                if isLeft { pages.left.add(text.cells(of: last)) } else { pages.right.add(text.cells(of: last)) }
            }
        }
        return words.left.goesOn(in: words.right) || pages.left.goesOn(in: pages.right)
    }
}

/// Whether the numbers that the lines of a column end with never fall, and go on in the next column: those of contents.
private struct PageOrder {
    private var (count, rising, falling) = (0, 0, 0)
    private var first: Int?
    private var last: Int?

    /// Lines that end with one, at the least.
    private static let fewest = 4
    private static let longest = 4

    mutating func add(_ word: ArraySlice<Cell>) {
        guard word.count <= Self.longest, word.allSatisfy({ $0.unicode &- 0x30 < 10 }) else { return }
        let number = word.reduce(0) { $0 * 10 + Int($1.unicode &- 0x30) }
        if first == nil { first = number }
        if let last {
            if number > last { rising += 1 } else if number < last { falling += 1 }
        }
        last = number
        count += 1
    }

    func goesOn(in next: PageOrder) -> Bool {
        guard let last, let first = next.first, last <= first else { return false }
        return count >= Self.fewest && next.count >= Self.fewest && falling + next.falling == 0 && rising > 0 && next.rising > 0
    }
}
