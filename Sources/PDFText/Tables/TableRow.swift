/// A row of a table, its cells as bytes of the paragraph's text.
public struct TableRow: Sendable, Equatable {
    /// One for each column of the table, in reading order; empty where there is nothing in the cell.
    public let cells: [Range<Int>]
    /// Whether it names the columns.
    public let isHead: Bool
    /// Its place in the table, from 0: another table begins with the next 0.
    public let number: Int
}

extension TableRow {
    /// - Parameter printed: the bytes of the paragraph's text that each word of the printed row gives.
    init(_ row: TableFinder.Row, _ printed: [Range<Int>]) {
        var first = Int.max
        for words in row.cells where !words.isEmpty { first = min(first, words.lowerBound) }
        var end = 0
        let cells = row.cells.map { words in
            var (lower, upper) = (Int.max, 0)
            for index in words where printed.indices.contains(index - first) && !printed[index - first].isEmpty {
                (lower, upper) = (min(lower, printed[index - first].lowerBound), max(upper, printed[index - first].upperBound))
            }
            guard lower < upper else { return end..<end }
            end = upper
            return lower..<upper
        }
        self.init(cells: cells, isHead: row.isHead, number: row.number)
    }
}

extension TableFinder.Row {
    /// A line by itself whose white parts cells, though no rows beside it show columns: an employer and its town, a post and its years. Nil for others.
    init?(_ indices: ArraySlice<Int>, _ layout: PageLayout) {
        /// Whether a cell is nothing but the sign of a currency, which statements set far from its amount.
        func isCurrency(_ cell: Range<Int>) -> Bool {
            guard cell.count == 1 else { return false }
            let bytes = layout.bytes(of: layout.words[cell.lowerBound])
            return Self.currencies.contains { bytes.elementsEqual($0) }
        }
        /// Whether a word is nothing but a sign that ends what stands before it.
        func isEnd(_ word: PageLayout.Word) -> Bool {
            let bytes = layout.bytes(of: word)
            return bytes.count == 1 && Self.ends.contains(bytes[bytes.startIndex])
        }
        guard indices.count == 1, let index = indices.first, case let line = layout.lines[index], line.isRow else { return nil }
        var cells: [Range<Int>] = []
        var last: PageLayout.Word?
        for place in line.words.lowerBound..<line.words.upperBound {
            let (place, word) = (Int(place), layout.words[Int(place)])
            let white = last.map { max(word.x0 - $0.x1, $0.x0 - word.x1) } ?? .infinity
            let cell = cells.last.map { $0.lowerBound..<(place + 1) }
            if let cell, white <= LayoutLine.rowGap * line.size || isCurrency(cell.lowerBound..<place) || isEnd(word) {
                cells[cells.count - 1] = cell
            } else {
                cells.append(place..<(place + 1))
            }
            last = word
        }
        // A sentence that was set wide to fill its line.
        let isWide = cells.count >= Self.fewestWords && cells.count == line.words.count
        if isWide,
            cells.count(where: { layout.bytes(of: layout.words[$0.lowerBound]).first.map { 0x61...0x7A ~= $0 } ?? false }) * 2 > cells.count
        {
            return nil
        }
        // Rows right below each other are those of one table.
        let isNext = index > 0 && layout.lines[index - 1].isRow && layout.lines[index - 1].frame == line.frame
        self.init(lines: index..<(index + 1), cells: cells, isHead: false, number: isNext ? 1 : 0)
    }

    private static let fewestWords = 4
    private static let currencies = ["$", "€", "£", "¥", "₹"].map { Array($0.utf8) }
    private static let ends = Array(".,;:!?)]".utf8)
}
