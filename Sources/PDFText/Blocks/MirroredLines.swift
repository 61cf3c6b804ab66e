/// Lines of a text from right to left as a mirror shows them: they begin at the left there, and their words follow each other to the right, so that what tells
/// where blocks begin is the same for both directions of writing.
struct MirroredLines {
    private(set) var lines: [LayoutLine] = []
    let text: BlockText

    /// Whether more than half of some lines run to the left.
    static func areLeftward(_ lines: [LayoutLine]) -> Bool { lines.count(where: { $0.isRightToLeft }) * 2 > lines.count }

    /// Nil where no more than half of the lines run to the left.
    init?(_ lines: [LayoutLine], _ text: BlockText) {
        guard Self.areLeftward(lines) else { return nil }
        var (words, cells): ([LayoutWord], [Cell]) = ([], [])
        self.lines.reserveCapacity(lines.count)
        for var line in lines {
            let first = words.count
            for index in line.words {
                var word = text.words[index]
                let start = cells.count
                for var cell in text.cells(of: index) {
                    (cell.x0, cell.x1) = (-cell.x1, -cell.x0)
                    cells.append(cell)
                }
                (word.start, word.end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: cells.count))
                (word.x0, word.x1) = (-word.x1, -word.x0)
                words.append(word)
            }
            line.words = first..<words.count
            (line.x0, line.x1) = (-line.x1, -line.x0)
            line.isRightToLeft = false
            self.lines.append(line)
        }
        // Those of the page are turned when all of its lines are known.
        RightToLeft.turnBrackets(self.lines, words, &cells)
        self.text = BlockText(words: words, cells: cells)
    }
}
