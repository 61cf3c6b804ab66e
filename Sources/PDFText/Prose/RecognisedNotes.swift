/// Notes at the feet of columns in text that was recognised, which measures their type as large as the text's and their marks as letters of it: told by
/// numbers that count on, or a sign, before the last blocks of a column, where the text above breaks off in the middle of a sentence.
struct RecognisedNotes {
    /// The first lines of the blocks that are such.
    private(set) var firstLines: Set<Int> = []
    /// The first lines of blocks that go on with one.
    private(set) var restLines: Set<Int> = []

    private let layout: PageLayout
    /// Blocks with the lines of theirs that are not furniture.
    private let blocks: [Range<Int>]

    /// - Parameter furniture: roles of the lines that are furniture.
    init(_ layout: PageLayout, furniture: [Int: BlockRole]) {
        self.layout = layout
        var blocks: [Range<Int>] = []
        for block in layout.blocks where block.tag == nil {
            let own = block.lines.lazy.map(Int.init).filter { furniture[$0] == nil }
            if let first = own.first, let last = own.last { blocks.append(first..<(last + 1)) }
        }
        self.blocks = blocks
        for index in blocks.indices where index + 1 == blocks.count || !follows(index + 1) { find(upwards: index) }
    }

    /// At the foot of one column, and further blocks of one of them.
    private static let mostNotes = 24
    private static let mostRests = 2
    /// Of a page's height, at the most.
    private static let highest: Float = 0.5

    /// Whether a block stands below the one before it in one column.
    private func follows(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let (above, line) = (layout.lines[blocks[index - 1].upperBound - 1], layout.lines[blocks[index].lowerBound])
        return line.frame == above.frame && line.y < above.y && line.x0 < above.x1 && line.x1 > above.x0
    }

    /// Finds the notes of which the last one ends a column.
    private mutating func find(upwards last: Int) {
        var (found, rests): ([Int], [Int]) = ([], [])
        var (next, top, pending): (Mark?, Int, [Int]) = (nil, last, [])
        var index = last
        while index >= 0, found.count < Self.mostNotes, layout.lines[blocks[index].lowerBound].y < Self.highest * layout.height {
            if let mark = mark(of: index), next.map({ $0.goesOn(from: mark) }) ?? true {
                found.append(index)
                rests += pending
                (next, top, pending) = (mark, index, [])
            } else if pending.count < Self.mostRests, goesOn(index) {
                pending.append(index)
            } else {
                break
            }
            guard follows(index) else { break }
            index -= 1
        }
        guard let next, follows(top), isApart(top, isCertain: next.isGlued), !countsOn(to: top, next) else { return }
        firstLines.formUnion(found.map { blocks[$0].lowerBound })
        restLines.formUnion(rests.map { blocks[$0].lowerBound })
    }

    /// Whether a block further up has the number before one: of verses, or paragraphs, that the text is numbered by.
    private func countsOn(to top: Int, _ mark: Mark) -> Bool {
        guard mark.number != nil else { return false }
        return blocks[max(0, top - Self.blocksOfColumn)..<top].indices.contains { index in
            self.mark(of: index).map { mark.goesOn(from: $0) } ?? false
        }
    }

    /// Whether a block goes on with the one above it: in the middle of its sentence.
    private func goesOn(_ index: Int) -> Bool {
        guard follows(index) else { return false }
        let line = layout.lines[blocks[index].lowerBound]
        return LetterCase(startOf: layout.bytes(of: line)) == .small && !endsSentence(blocks[index - 1])
    }

    /// Whether notes are told from the text above the first one: that breaks off in a full line, or has less white within it.
    ///
    /// - Parameter isCertain: whether the mark can be nothing else.
    private func isApart(_ index: Int, isCertain: Bool) -> Bool {
        let (above, first) = (blocks[index - 1], layout.lines[blocks[index].lowerBound])
        let last = layout.lines[above.upperBound - 1]
        guard first.size < Self.largest * last.size, !last.isFixedPitch, !last.isRow else { return false }
        if isCertain, above.count > 1 {
            let step = layout.lines[above.upperBound - 2].y - last.y
            if step > 0, last.y - first.y > Self.whiteAbove * step { return true }
        }
        let right = blocks[max(0, index - Self.blocksOfColumn)..<index].reduce(last.x1) { right, block in
            let line = layout.lines[block.lowerBound]
            return line.x0 < last.x1 && line.x1 > last.x0 ? max(right, line.x1) : right
        }
        let isFull = last.x1 > right - Self.shortEnd * last.size && last.width > Self.widthOfText * last.size
        return isFull && !endsSentence(above)
    }

    /// Whether some lines end as a sentence does, or with what announces a list.
    private func endsSentence(_ lines: Range<Int>) -> Bool {
        let bytes = layout.bytes(of: layout.lines[lines.upperBound - 1])
        guard let last = bytes.last else { return true }
        // A hyphen, a comma, a letter.
        if last == 0x2D || last == 0x2C || last | 0x20 &- 0x61 < 26 { return false }
        guard last >= 0x80 else { return true }
        var start = bytes.endIndex - 1
        while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        let end = bytes[start...]
        let scalar = PageDigits.scalar(end.span, at: 0).value
        return !(scalar == 0xAD || Bidirectional.isLetter(scalar))
    }

    /// Blocks above notes that tell how wide their column is.
    private static let blocksOfColumn = 4
    /// As a multiple of the text's type, at the most.
    private static let largest: Float = 1.1
    /// Above the first of some notes, as a multiple of the distance of the text's lines.
    private static let whiteAbove: Float = 1.3
    /// In ems: by how much a full line may be shorter than others, and how wide it is.
    private static let shortEnd: Float = 1.5
    private static let widthOfText: Float = 14

    // MARK: - Marks

    /// What a note begins with.
    private struct Mark {
        /// Nil for a sign.
        let number: Int?
        /// Whether it is raised, or stands close before the note: "1The".
        let isGlued: Bool

        /// Whether a note may follow one with another mark.
        func goesOn(from mark: Mark) -> Bool {
            guard let number, let other = mark.number else { return number == nil && mark.number == nil }
            return number == other + 1
        }
    }

    private func startsCapital(_ word: PageLayout.Word) -> Bool {
        LetterCase(startOf: layout.bytes(of: word)) == .capital
    }

    private func mark(of block: Int) -> Mark? {
        let line = layout.lines[blocks[block].lowerBound]
        guard line.words.count > 1, let index = line.words.first, !line.isRow else { return nil }
        let word = layout.words[Int(index)]
        let bytes = layout.bytes(of: word)
        if NoteMark.beginsWithSign(bytes) { return Mark(number: nil, isGlued: word.isRaised) }
        let digits = bytes.prefix { $0.isASCIIDigit }
        guard (1...3).contains(digits.count) else { return nil }
        let number = digits.reduce(0) { $0 &* 10 &+ Int($1 &- 0x30) }
        let rest = bytes.dropFirst(digits.count)
        guard let sign = rest.first else {
            // Text has numbers, too, with small letters behind them.
            guard word.isRaised || line.words.dropFirst().first.map({ startsCapital(layout.words[Int($0)]) }) ?? false else { return nil }
            return Mark(number: number, isGlued: word.isRaised)
        }
        if rest.count == 1, sign == 0x2E || sign == 0x29 { return Mark(number: number, isGlued: false) }
        guard rest.count > 1 || sign == 0x41 || sign == 0x49 else { return nil }
        return LetterCase(startOf: rest) == .capital ? Mark(number: number, isGlued: true) : nil
    }
}
