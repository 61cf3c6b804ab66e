/// A line of the page seen as a row of a table: its words, parted where there is more white than between words.
struct TableLine {
    struct Cell {
        /// As indices into the page's words.
        var words: Range<Int>
        var x0, x1: Float
        var characterCount: Int
        /// Whether a column is known to begin here, however little white stands before it.
        var beginsColumn = false

        init(words: Range<Int>, x0: Float, x1: Float, characterCount: Int, beginsColumn: Bool = false) {
            (self.words, self.x0, self.x1) = (words, x0, x1)
            (self.characterCount, self.beginsColumn) = (characterCount, beginsColumn)
        }

        /// Of one word.
        @inline(__always)
        init(_ list: borrowing Span<PageLayout.Word>, at index: Int) {
            words = index..<(index + 1)
            (x0, x1, characterCount) = (list[index].x0, list[index].x1, Int(list[index].end - list[index].start))
        }
    }

    /// In reading order. Empty of a line with one cell alone, which is no row: most are.
    private(set) var cells: [Cell] = []

    private static let usualCount = 4

    /// White that parts cells, in ems: more than justified lines have between words.
    static let gap: Float = 1.0

    /// - Parameter words: the page's.
    init(_ words: [PageLayout.Word], _ line: PageLayout.Line) {
        guard line.mayHaveCells, Self.isParted(words.span, line) else { return }
        cells.reserveCapacity(Self.usualCount)
        let (words, first, least) = (words.span, Int(line.words.lowerBound), Self.gap * line.size)
        var cell = Cell(words, at: first)
        for index in first + 1..<Int(line.words.upperBound) {
            let (x0, x1) = (words[index].x0, words[index].x1)
            if max(x0 - cell.x1, cell.x0 - x1) < least {
                cell.words = cell.words.lowerBound..<(index + 1)
                (cell.x0, cell.x1) = (min(cell.x0, x0), max(cell.x1, x1))
                cell.characterCount += Int(words[index].end - words[index].start) + 1
            } else {
                cells.append(cell)
                cell = Cell(words, at: index)
            }
        }
        cells.append(cell)
    }

    /// Parts a line at white, and where the columns of a sheet begin. Nil if none does in it.
    init?(_ words: [PageLayout.Word], _ line: PageLayout.Line, beginningAt starts: [Float]) {
        let places = Set(starts.compactMap { SheetColumns.place(of: $0, in: line, words) })
        guard !places.isEmpty else { return nil }
        for index in Int(line.words.lowerBound)..<Int(line.words.upperBound) {
            let word = words[index]
            let count = Int(word.end - word.start)
            if let last = cells.last, !places.contains(index), word.x0 - last.x1 < Self.gap * line.size {
                cells[cells.count - 1] = Cell(
                    words: last.words.lowerBound..<(index + 1), x0: last.x0, x1: max(last.x1, word.x1),
                    characterCount: last.characterCount + count + 1, beginsColumn: last.beginsColumn)
            } else {
                cells.append(
                    Cell(
                        words: index..<(index + 1), x0: word.x0, x1: word.x1, characterCount: count, beginsColumn: places.contains(index)))
            }
        }
    }

    /// Parts a line where a word begins in the second column of others that begin where it does. nil if none does, or there is more white elsewhere.
    init?(_ words: [PageLayout.Word], _ line: PageLayout.Line, from first: Float, partedAt second: Float) {
        let range = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        let tolerance = Self.sameColumn * line.size
        guard range.count > 1, (words[range.lowerBound].x0 - first).magnitude < tolerance,
            let place = range.dropFirst().first(where: { (words[$0].x0 - second).magnitude < tolerance })
        else { return nil }
        let white = words[place].x0 - words[place - 1].x1
        let isWidest = range.dropFirst().allSatisfy { $0 == place || words[$0].x0 - words[$0 - 1].x1 < white - Self.widerGap * line.size }
        guard white > Self.leastGap * line.size, isWidest else { return nil }
        for part in [range.lowerBound..<place, place..<range.upperBound] {
            let count = part.reduce(part.count - 1) { $0 + Int(words[$1].end - words[$1].start) }
            cells.append(Cell(words: part, x0: words[part.lowerBound].x0, x1: words[part.upperBound - 1].x1, characterCount: count))
        }
    }

    /// Parts a line among rows, where there is less white than beside most cells, but more than twice as much as between words. Nil if that isn't as many
    /// cells as those rows have.
    init?(_ words: [PageLayout.Word], _ line: PageLayout.Line, amongRowsOf count: Int) {
        let least = Self.leastAmongRows * line.size
        for index in Int(line.words.lowerBound)..<Int(line.words.upperBound) {
            let word = words[index]
            let characters = Int(word.end - word.start)
            guard let last = cells.last else {
                cells.append(Cell(words: index..<(index + 1), x0: word.x0, x1: word.x1, characterCount: characters))
                continue
            }
            let white = word.x0 - last.x1
            if white >= least {
                guard cells.count < count else { return nil }
                cells.append(Cell(words: index..<(index + 1), x0: word.x0, x1: word.x1, characterCount: characters))
            } else {
                guard white < Self.widestSpace * line.size else { return nil }
                cells[cells.count - 1] = Cell(
                    words: last.words.lowerBound..<(index + 1), x0: last.x0, x1: word.x1,
                    characterCount: last.characterCount + characters + 1)
            }
        }
        guard cells.count == count else { return nil }
    }

    /// Parts a line where the cells of two other rows begin, if some word begins in the place of each, though one or two of them may leave little white
    /// before them: a label that reaches up to the first figure. Nil if these rows differ.
    init?(_ words: [PageLayout.Word], _ line: PageLayout.Line, startingLike first: TableLine, _ second: TableLine) {
        guard first.cells.count == second.cells.count, first.cells.count >= Self.fewestStarts else { return nil }
        let range = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        let reach = Self.sameColumn * line.size
        var (index, narrow) = (range.lowerBound, 0)
        for (cell, other) in zip(first.cells, second.cells) {
            guard (cell.x0 - other.x0).magnitude < reach else { return nil }
            while index < range.upperBound, words[index].x0 < cell.x0 - reach { index += 1 }
            guard index < range.upperBound, (words[index].x0 - cell.x0).magnitude < reach else { return nil }
            if let last = cells.last {
                guard index > last.words.lowerBound else { return nil }
                let white = words[index].x0 - words[index - 1].x1
                guard white > Self.leastBeforeStart * line.size else { return nil }
                if white < Self.gap * line.size { narrow += 1 }
                cells[cells.count - 1].words = last.words.lowerBound..<index
            } else if index > range.lowerBound {
                return nil
            }
            cells.append(Cell(words: index..<range.upperBound, x0: words[index].x0, x1: words[index].x1, characterCount: 0))
        }
        guard narrow <= Self.mostNarrow else { return nil }
        for place in cells.indices {
            let own = cells[place].words
            cells[place].x1 = words[own.upperBound - 1].x1
            cells[place].characterCount = own.reduce(own.count - 1) { $0 + Int(words[$1].end - words[$1].start) }
        }
    }

    private static let fewestStarts = 4
    private static let mostNarrow = 2
    /// In ems.
    private static let leastBeforeStart: Float = 0.3

    /// Whether each cell begins or ends where those of two other rows do, or has its middle there, and none is as long as a line of text but an address.
    func isAligned(_ other: TableLine, _ third: TableLine, size: Float) -> Bool {
        cells.indices.allSatisfy { index in
            let (cell, others) = (cells[index], [other.cells[index], third.cells[index]])
            guard cell.characterCount <= Self.longestAmongRows || cell.words.count == 1 else { return false }
            let tolerance = Self.alignment * size
            return others.allSatisfy { ($0.x0 - cell.x0).magnitude < tolerance }
                || others.allSatisfy { ($0.x1 - cell.x1).magnitude < tolerance }
                || others.allSatisfy { ($0.x0 + $0.x1 - cell.x0 - cell.x1).magnitude < 2 * tolerance }
        }
    }

    /// In characters; and in ems.
    private static let longestAmongRows = 40
    private static let alignment: Float = 0.1

    /// Between cells, in a line among rows, and between the words of a cell there: in ems.
    private static let leastAmongRows: Float = 0.7
    private static let widestSpace: Float = 0.45

    /// In ems: how far from each other the cells of a column begin, and how much white is before one at the least, and more than elsewhere.
    static let sameColumn: Float = 0.1
    private static let widerGap: Float = 0.12
    private static let leastGap: Float = 0.45

    /// Whether there is such white between two words.
    private static func isParted(_ words: borrowing Span<PageLayout.Word>, _ line: PageLayout.Line) -> Bool {
        var index = Int(line.words.lowerBound)
        let end = Int(line.words.upperBound)
        guard index < end else { return false }
        var (x0, x1) = (words[index].x0, words[index].x1)
        let least = gap * line.size
        index &+= 1
        while index < end {
            let (from, to) = (words[index].x0, words[index].x1)
            guard max(from - x1, x0 - to) < least else { return true }
            x0 = min(x0, from)
            x1 = max(x1, to)
            index &+= 1
        }
        return false
    }
}
