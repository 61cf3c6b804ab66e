/// Lists that go on from one column into the next: indexes, lists of words, contents, programs. Their lines stand level, as the rows of a table do.
extension GutterFinder {
    /// Whether the sides of a gutter hold one list, by what its entries begin with or by the pages that they end with, or one program.
    mutating func isOneList(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        work += left.characters + right.characters
        let text = text
        var words = (left: AlphabeticOrder(), right: AlphabeticOrder())
        var pages = (left: PageOrder(), right: PageOrder())
        var kinds = (left: LineKinds(), right: LineKinds())
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
            if isLeft { kinds.left.add(segments[index], text) } else { kinds.right.add(segments[index], text) }
        }
        return words.left.goesOn(in: words.right) || pages.left.goesOn(in: pages.right)
            || kinds.left.areEntries && kinds.right.areEntries || kinds.left.areCode && kinds.right.areCode
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

/// How many lines of a column are entries of an index, which end in a comma or a leader and a page's number, and how many are of a fixed pitch.
private struct LineKinds {
    private var (lines, entries, long, fixed) = (0, 0, 0, 0)

    private static let fewest = 8
    /// Of a fixed pitch, at the least; figures have one in most fonts.
    private static let fewestLetters = 8

    /// A good part of an index is headings, and lines that another one follows.
    var areEntries: Bool { entries >= Self.fewest && entries * 2 > lines }
    var areCode: Bool { fixed >= Self.fewest && fixed * 10 > long * 9 }

    mutating func add(_ segment: Segment, _ text: BlockText) {
        lines += 1
        if Self.isEntry(segment.words, text) { entries += 1 }
        var (letters, same) = (0, 0)
        var width: Float = 0
        for word in segment.words {
            for cell in text.cells(of: word) where Bidirectional.isLetter(cell.unicode) {
                if letters == 0 { width = cell.x1 - cell.x0 }
                letters += 1
                if (cell.x1 - cell.x0 - width).magnitude < 0.02 * segment.size { same += 1 }
            }
        }
        guard letters >= Self.fewestLetters else { return }
        long += 1
        if same == letters { fixed += 1 }
    }

    private static func isEntry(_ words: Range<Int>, _ text: BlockText) -> Bool {
        guard words.count > 1, text.cells(of: words.upperBound - 1).allSatisfy({ $0.unicode &- 0x30 < 10 || $0.unicode == 0x2013 }) else {
            return false
        }
        return text.cells(of: words.upperBound - 2).last.map { $0.unicode == 0x2C || $0.unicode == 0x2E } ?? false
    }
}
