/// Puts a line in which right-to-left text stands into reading order: the reverse of what UAX #9 does for one level of embedding.
///
/// What is on the page is the visual order. The line's own direction, that of most of its text, decides how its runs follow each other and on which
/// side of a word its punctuation is.
struct RightToLeft {
    /// A gap is a space that parts cells of a table or columns: what stands beyond it is arranged by itself.
    private enum Kind { case right, left, number, neutral, space, gap }

    /// In ems.
    private static let gap: Float = 2

    /// What moves as one: a letter with its marks, a number, a space.
    private struct Item {
        var kind: Kind
        /// Of `order`.
        var cells: Range<Int>
        /// The word that it stood in.
        var word: Int
    }

    /// Cells as they stand from left to right, marks after their letters.
    private var order: [Int] = []
    private var items: [Item] = []
    private var result = 0..<0
    private var spacePending = false
    /// What stands at the line's ends.
    private var ends: (left: UInt32, right: UInt32) = (0, 0)

    /// Brings the cells of a fragment that was shown from right to left into the order in which they stand, with the gaps between them.
    static func sort(_ fragment: Fragment, _ cells: inout [Cell]) {
        let shown = cells[fragment.start..<fragment.end]
        let order = shown.indices.sorted { (shown[$0].x0, $1) < (shown[$1].x0, $0) }
        var end = shown.first?.x0 ?? 0
        var isSpaceBehindMark = false
        for (offset, index) in order.enumerated() {
            var cell = shown[index]
            // A space belongs to the cell shown after it, on its left: here to the one on its right, but not to a mark over that on its left.
            let followsSpace = isSpaceBehindMark || (offset > 0 && shown[order[offset - 1]].followsSpace)
            isSpaceBehindMark = followsSpace && isMark(cell) && cell.x0 < end
            cell.followsSpace = followsSpace && !isSpaceBehindMark
            cell.gap = offset > 0 ? cell.x0 - end : 0
            end = offset > 0 ? max(end, cell.x1) : cell.x1
            cells[fragment.start + offset] = cell
        }
    }

    /// Rearranges a line: its words are made anew, at the ends of `words` and `cells`.
    ///
    /// - Parameter isPageRightToLeft: whether most of the page is.
    static func arrange(_ line: inout LayoutLine, _ words: inout [LayoutWord], _ cells: inout [Cell], isPageRightToLeft: Bool) {
        let visual = line.words.sorted { (words[$0].x0, $0) < (words[$1].x0, $1) }
        // What stands left of the word that it was joined to isn't known for raised: the mark of a note.
        for (mark, word) in zip(visual, visual.dropFirst()) {
            let size = words[word].size
            guard ScriptSize.isSmaller(words[mark].size, than: size), words[mark].y - words[word].y > 0.15 * size,
                words[word].x0 - words[mark].x1 < 0.25 * size
            else { continue }
            words[mark].isRaised = true
        }
        var pass = RightToLeft()
        pass.collect(visual, words, cells)
        guard let isRightToLeft = pass.isRightToLeft ?? (isPageRightToLeft && pass.isNumber ? true : nil) else { return }
        line.isRightToLeft = isPageRightToLeft || isRightToLeft
        if line.isRightToLeft { pass.readLeftward(&words, &cells) } else { pass.readRightward(&words, &cells) }
        pass.partMark(&words, cells)
        line.words = pass.result
        line.isRearranged = true
    }

    /// The line's direction by its own text: that of both its ends if they agree, otherwise of the most; nil if nothing in it runs to the left.
    private var isRightToLeft: Bool? {
        let strong = items.lazy.map(\.kind).filter { $0 == .right || $0 == .left }
        let right = strong.count { $0 == .right }
        guard right > 0, let first = strong.first, let last = strong.last else { return nil }
        // A line that would begin with a stop, and has none at its other end, is a line of Latin text with nothing else in it: "(…),".
        if Stops.isPause(ends.right), !Stops.isPause(ends.left), first == .right, last == .right { return false }
        return first == last ? first == .right : right * 2 >= strong.count
    }

    /// Whether nothing but one number and signs beside it stands there: the rest of a sentence, its stop on the left.
    private var isNumber: Bool {
        items.count > 1 && items.count { $0.kind == .number } == 1 && items.allSatisfy { $0.kind == .number || $0.kind == .neutral }
    }

    /// Parts the mark of a note, at the line's beginning, from the word behind it.
    private func partMark(_ words: inout [LayoutWord], _ cells: [Cell]) {
        guard result.count > 1, words[result.lowerBound].isRaised else { return }
        let (mark, next) = (words[result.lowerBound], result.lowerBound + 1)
        if !words[next].isRaised,
            cells[Int(mark.start)..<Int(mark.end)].allSatisfy({ PageDigits.isDecimal($0.unicode) || NoteMark.isSignOfNote($0.unicode) })
        {
            words[next].isGlued = false
        }
    }

    // MARK: Items

    private mutating func collect(_ visual: [Int], _ words: [LayoutWord], _ cells: [Cell]) {
        for (position, word) in visual.enumerated() {
            if position > 0, !words[word].isGlued {
                let isWide = words[word].x0 - words[visual[position - 1]].x1 > Self.gap * words[word].size
                items.append(Item(kind: isWide ? .gap : .space, cells: order.count..<order.count, word: word))
            }
            let range = Int(words[word].start)..<Int(words[word].end)
            var marks: [Int: [Int]] = [:]
            for index in range where Self.isMark(cells[index]) {
                if let letter = Self.letter(under: index, range, cells) { marks[letter, default: []].append(index) }
            }
            for index in range where marks.isEmpty || !Self.isMark(cells[index]) {
                let start = order.count
                order.append(index)
                order.append(contentsOf: marks[index] ?? [])
                add(Item(kind: Self.kind(cells[index]), cells: start..<order.count, word: word), cells, range)
            }
        }
        ends = (order.first.map { cells[$0].unicode } ?? 0, order.last.map { cells[$0].unicode } ?? 0)
    }

    /// Adds an item, or makes it part of the number before it.
    private mutating func add(_ item: Item, _ cells: [Cell], _ word: Range<Int>) {
        if item.kind == .number, let last = items.last, last.word == item.word {
            if last.kind == .number {
                items[items.count - 1].cells = last.cells.lowerBound..<item.cells.upperBound
                return
            }
            // One separator between digits, or a sign of money before them, belongs to the number.
            let sign = cells[order[last.cells.lowerBound]].unicode
            if Self.isTerminator(sign) && !Self.isPercent(sign)
                || (Self.isSeparator(sign) && items.count > 1 && items[items.count - 2].kind == .number
                    && items[items.count - 2].word == item.word)
            {
                items.removeLast()
                if Self.isSeparator(sign), let number = items.popLast() {
                    items.append(Item(kind: .number, cells: number.cells.lowerBound..<item.cells.upperBound, word: item.word))
                } else {
                    items.append(Item(kind: .number, cells: last.cells.lowerBound..<item.cells.upperBound, word: item.word))
                }
                return
            }
        }
        if item.kind == .neutral, let last = items.last, last.kind == .number, last.word == item.word,
            Self.isTerminator(cells[order[item.cells.lowerBound]].unicode)
        {
            items[items.count - 1].cells = last.cells.lowerBound..<item.cells.upperBound
            return
        }
        items.append(item)
    }

    private static func kind(_ cell: Cell) -> Kind {
        if cell.isRightToLeft { return .right }
        if Bidirectional.isDigit(cell.unicode) { return .number }
        return Bidirectional.isLetter(cell.unicode) ? .left : .neutral
    }

    /// . , : / + - ٫ ٬ (bidirectional classes CS and ES, and what stands between digits alone)
    private static func isSeparator(_ unicode: UInt32) -> Bool { [0x2E, 0x2C, 0x3A, 0x2F, 0x2B, 0x2D, 0x066B, 0x066C].contains(unicode) }

    /// # $ % ° £ ¥ ¢ ‰ € ₪ ٪ (class ET)
    private static func isTerminator(_ unicode: UInt32) -> Bool {
        [0x23, 0x24, 0x25, 0xB0, 0xA2, 0xA3, 0xA5, 0x2030, 0x20AC, 0x20AA, 0x066A].contains(unicode)
    }

    /// % ° ‰ ٪, which are written behind numbers: on their left where Arabic stands before (rules W2 and W5).
    private static func isPercent(_ unicode: UInt32) -> Bool { [0x25, 0xB0, 0x2030, 0x066A].contains(unicode) }

    private static func isMark(_ cell: Cell) -> Bool {
        cell.isRightToLeft && Unicode.Scalar(cell.unicode)?.properties.generalCategory == .nonspacingMark
    }

    /// Marks are looked for this many letters away at most.
    private static let markReach = 4

    /// The letter that a mark stands over: shown before it or after it, and nearest.
    private static func letter(under mark: Int, _ word: Range<Int>, _ cells: [Cell]) -> Int? {
        let middle = (cells[mark].x0 + cells[mark].x1) / 2
        func distance(_ index: Int) -> Float { ((cells[index].x0 + cells[index].x1) / 2 - middle).magnitude }
        let near = max(word.lowerBound, mark - markReach)..<min(word.upperBound, mark + markReach + 1)
        return near.filter { !isMark(cells[$0]) }.min { distance($0) < distance($1) }
    }

    // MARK: Reading

    /// From the right, what is written from left to right kept as it stands. Numbers without a Latin letter near follow each other from the right.
    private mutating func readLeftward(_ words: inout [LayoutWord], _ cells: inout [Cell]) {
        var index = items.count - 1
        while index >= 0 {
            guard items[index].kind == .left || items[index].kind == .number else {
                emit(items[index], isMirrored: true, &words, &cells)
                index -= 1
                continue
            }
            var (start, hasLetters) = (index, false)
            var probe = index
            while probe >= 0, items[probe].kind != .right, items[probe].kind != .gap {
                if items[probe].kind == .left { hasLetters = true }
                if items[probe].kind == .left || items[probe].kind == .number { start = probe }
                probe -= 1
            }
            if hasLetters {
                for item in items[start...index] { emit(item, isMirrored: false, &words, &cells) }
            } else {
                for item in items[start...index].reversed() { emit(item, isMirrored: true, &words, &cells) }
            }
            index = start - 1
        }
    }

    /// From the left, each run of right-to-left words from its right end.
    private mutating func readRightward(_ words: inout [LayoutWord], _ cells: inout [Cell]) {
        var index = 0
        while index < items.count {
            guard items[index].kind == .right else {
                emit(items[index], isMirrored: false, &words, &cells)
                index += 1
                continue
            }
            var (end, probe) = (index, index)
            while probe < items.count, items[probe].kind != .left, items[probe].kind != .gap {
                if items[probe].kind == .right { end = probe }
                probe += 1
            }
            for item in items[index...end].reversed() { emit(item, isMirrored: true, &words, &cells) }
            index = end + 1
        }
    }

    private mutating func emit(_ item: Item, isMirrored: Bool, _ words: inout [LayoutWord], _ cells: inout [Cell]) {
        if item.kind == .space || item.kind == .gap {
            spacePending = true
            return
        }
        let source = words[item.word]
        if cells.last?.unicode == Self.tehMarbuta, item.kind == .right, !result.isEmpty,
            ArabicForm.isLetter(cells[order[item.cells.lowerBound]].unicode)
        {
            spacePending = true
        }
        if let last = result.last, !spacePending, words[last].isRaised == source.isRaised {
            words[last].end += Int32(item.cells.count)
        } else {
            result = (result.isEmpty ? words.count : result.lowerBound)..<(words.count + 1)
            words.append(
                LayoutWord(
                    start: Int32(cells.count), end: Int32(cells.count + item.cells.count), x0: .infinity, x1: -.infinity, y: source.y,
                    size: source.size, isGlued: !spacePending && result.count > 1, isRaised: source.isRaised, column: source.column))
        }
        spacePending = false
        for position in item.cells {
            var cell = cells[order[position]]
            if isMirrored, item.kind == .neutral { cell.unicode = Bidirectional.mirror(cell.unicode) }
            if cell.isRightToLeft, cell.unicode != Self.tatweel { removeTatweel(&words, &cells) }
            if let last = cells.last, cells.count > Int(words[words.count - 1].start), ArabicForm.parts(last.unicode, cell.unicode) {
                var joiner = cell
                joiner.unicode = ArabicForm.nonJoiner
                cells.append(joiner)
                words[words.count - 1].end += 1
            }
            cells.append(cell)
            words[words.count - 1].x0 = min(words[words.count - 1].x0, cell.x0)
            words[words.count - 1].x1 = max(words[words.count - 1].x1, cell.x1)
        }
    }

    /// No word goes on after it: swung letters reach over the space that follows.
    private static let tehMarbuta: UInt32 = 0x0629

    /// The stroke that lengthens the join of two letters (kashida): it fills lines, and is no letter.
    private static let tatweel: UInt32 = 0x0640

    /// Takes back strokes that a letter follows: they stood between letters. At the end of a word they are part of an abbreviation.
    private mutating func removeTatweel(_ words: inout [LayoutWord], _ cells: inout [Cell]) {
        guard let word = words.indices.last else { return }
        while let last = cells.last, last.unicode == Self.tatweel, words[word].end - words[word].start > 1 {
            cells.removeLast()
            words[word].end -= 1
        }
    }

    /// Producers give the bracket that was written, or the one whose shape was painted, which is its mirror. Where more brackets of some lines that
    /// are read one after the other find their fellow when all are turned round, they are; each kind of bracket by itself where its own tell, since a font may
    /// have signs of its own for some.
    static func turnBrackets(_ lines: [LayoutLine], _ words: [LayoutWord], _ cells: inout [Cell]) {
        var brackets: [Int] = []
        for line in lines where line.isRearranged {
            for word in words[line.words] {
                for index in Int(word.start)..<Int(word.end)
                where Bidirectional.mirror(cells[index].unicode) != cells[index].unicode { brackets.append(index) }
            }
        }
        guard !brackets.isEmpty else { return }
        let areTurned = gain(brackets, cells) > 0
        for opening in Bidirectional.openingBrackets {
            let closing = Bidirectional.mirror(opening)
            let kind = brackets.filter { cells[$0].unicode == opening || cells[$0].unicode == closing }
            let gain = gain(kind, cells)
            guard gain > 0 || gain == 0 && areTurned else { continue }
            for index in kind { cells[index].unicode = Bidirectional.mirror(cells[index].unicode) }
        }
    }

    /// How many more brackets find their fellow when they are turned round.
    private static func gain(_ brackets: [Int], _ cells: [Cell]) -> Int {
        let given = brackets.map { cells[$0].unicode }
        return pairs(given.map(Bidirectional.mirror)) - pairs(given)
    }

    /// How many brackets open before their fellow closes.
    private static func pairs(_ brackets: [UInt32]) -> Int {
        var (open, count): ([UInt32], Int) = ([], 0)
        for bracket in brackets {
            if Bidirectional.opens(bracket) {
                open.append(bracket)
            } else if let last = open.lastIndex(of: Bidirectional.mirror(bracket)) {
                open.removeSubrange(last...)
                count += 1
            }
        }
        return count
    }
}
