/// Lists that go on from one column into the next: indexes, lists of words, contents, programs. Their lines stand level, as the rows of a table do.
extension GutterFinder {
    /// Whether the sides of a gutter hold one list, by what its entries begin with or by the pages that they end with, or one program.
    mutating func isOneList(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        let leftCount = fromTop.count { pieces[$0].x1 <= middle }
        guard min(leftCount, fromTop.count - leftCount) >= ColumnList.fewestPages else { return false }
        work += left.characters + right.characters
        if entries.isEmpty { entries = Array(repeating: nil, count: pieces.count) }
        var lists = (left: ColumnList(), right: ColumnList())
        for index in fromTop {
            let entry = entries[index] ?? ListEntry(segments[index].words, text, type)
            entries[index] = entry
            let piece = pieces[index]
            if piece.x1 <= middle { lists.left.add(entry, piece, left) } else { lists.right.add(entry, piece, right) }
        }
        return lists.left.goesOn(in: lists.right)
    }

    /// Whether what several gutters part is an index in each column: most entries end with pages. However it was shown, it is read by columns.
    mutating func areIndexes() -> Bool {
        guard openCount > 0, openCount < Self.mostColumns else { return false }
        work += 2 * openCount * fromTop.count
        var left = -Float.infinity
        repeat {
            let bound = nextMiddle(after: left)
            var (lines, ended) = (0, 0)
            for index in fromTop where pieces[index].x0 > left && pieces[index].x1 <= bound {
                lines += 1
                if isEntryOfIndex(index) { ended += 1 }
            }
            guard ended >= ColumnList.fewestLines, ended * 5 > lines * 2 else { return false }
            left = bound
        } while left < .infinity
        return true
    }

    /// Whether there are entries enough for ``areIndexes()``.
    mutating func mayBeIndexes() -> Bool {
        guard openCount > 0 else { return false }
        let known = entryCount ?? pieces.indices.count { isEntryOfIndex($0) }
        entryCount = known
        return known >= (openCount + 1) * ColumnList.fewestLines
    }

    /// Whether a piece ends with a page, as an entry of an index does.
    mutating func isEntryOfIndex(_ index: Int) -> Bool {
        if endings.isEmpty { endings = Array(repeating: nil, count: pieces.count) }
        let isEntry = endings[index] ?? (ColumnList.endsWithPage(segments[index].words, text) && endsEntry(segments[index].words))
        endings[index] = isEntry
        return isEntry
    }

    /// Whether a number behind a comma or a stop is hardly more than a page's: no day, volume or year, "Vol. 12", "May 2, 1980".
    private func endsEntry(_ words: Range<Int>) -> Bool {
        let before = text.cells(of: words.upperBound - 2)
        guard
            before.last?.unicode == 0x2C || before.allSatisfy({ $0.unicode == 0x2E }) || before.suffix(2).allSatisfy({ $0.unicode == 0x2E })
        else { return false }
        var (figures, most) = (0, 0)
        for cell in text.cells(of: words.upperBound - 1) {
            figures = cell.unicode &- 0x30 < 10 ? figures + 1 : 0
            most = max(most, figures)
        }
        return most > 0 && most < ColumnList.longestPage
    }

    /// Whether each side of a gutter is a list, whose items begin at its edge: not boxes of a drawing with signs in the middle.
    ///
    /// - Parameter fewest: items of each.
    func areLists(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float, fewest: Int) -> Bool {
        var (leftCount, rightCount) = (0, 0)
        for index in fromTop where pieces[index].isItem {
            let piece = pieces[index]
            if piece.x1 <= middle {
                if piece.x0 - left.left < Self.edgeOfItems * piece.size { leftCount += 1 }
            } else if piece.x0 - right.left < Self.edgeOfItems * piece.size {
                rightCount += 1
            }
        }
        return min(leftCount, rightCount) >= fewest
            && min(left.characters / left.lines, right.characters / right.lines) >= Self.fewestOfSentence
    }

    /// In ems.
    private static let edgeOfItems: Float = 0.3

    /// Whether each side of a gutter is a sentence or two in short lines: what begins with a capital goes on with small letters, as the cells of several
    /// rows hardly do.
    func holdSentences(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        // Cells of numbers, and words alone.
        guard min(left.characters / left.lines, right.characters / right.lines) >= Self.fewestOfSentence else { return false }
        var sides = (left: (lines: 0, small: 0), right: (lines: 0, small: 0))
        for index in fromTop {
            let isSmall = letterCase(index) == .small
            func add(to side: inout (lines: Int, small: Int)) -> Bool {
                side.lines += 1
                if isSmall { side.small += 1 }
                return side.lines > 1 || !isSmall
            }
            guard pieces[index].x1 <= middle ? add(to: &sides.left) : add(to: &sides.right) else { return false }
        }
        func isSentence(_ side: (lines: Int, small: Int)) -> Bool { side.lines > 2 && side.small * 3 >= (side.lines - 1) * 2 }
        return isSentence(sides.left) && isSentence(sides.right)
    }

    /// Whether each side of a gutter is text in narrow columns, perhaps from the middle of a sentence on: most lines begin with small letters, and those that
    /// begin with a capital do so behind the end of a sentence, as they were shown.
    func holdFlowingText(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        guard min(left.lines, right.lines) >= Self.fewestFlowing,
            min(left.characters / left.lines, right.characters / right.lines) >= Self.fewestOfSentence
        else { return false }
        var (leftSmall, rightSmall, leftCount) = (0, 0, 0)
        for index in fromTop {
            let (isLeft, isSmall) = (pieces[index].x1 <= middle, letterCase(index) == .small)
            if isLeft { leftCount += 1 }
            if isSmall { if isLeft { leftSmall += 1 } else { rightSmall += 1 } }
        }
        guard leftSmall * 5 >= leftCount * 3, rightSmall * 5 >= (fromTop.count - leftCount) * 3 else { return false }
        let shown = fromTop.sorted { pieces[$0].order < pieces[$1].order }
        var (begun, torn) = (0, 0)
        for (above, below) in zip(shown, shown.dropFirst()) where letterCase(below) == .capital {
            if endsSentence(above) { begun += 1 } else { torn += 1 }
        }
        return begun >= Self.fewestBegun && torn * 2 <= begun
    }

    private func endsSentence(_ index: Int) -> Bool {
        guard let last = segments[index].words.last, let cell = text.cells(of: last).last else { return false }
        return Self.endsOfSentences.contains(cell.unicode)
    }

    /// Lines of such text, and of its sentences that begin with a line, at the least; and what these end in.
    private static let fewestFlowing = 5
    private static let fewestBegun = 2
    private static let endsOfSentences: [UInt32] = [0x2E, 0x21, 0x3F, 0x201D, 0x22]

    /// Of a line in such, on average, in characters.
    private static let fewestOfSentence = 8

    /// Whether right of a gutter stand the pages of contents, each on the line of its title, perhaps below a word that says so.
    func arePages(_ side: ColumnSide, _ middle: Float) -> Bool {
        guard side.lines >= ColumnList.fewestPages, side.characters <= (ColumnList.longestPage + 1) * side.lines else { return false }
        var (pages, others, last) = (0, 0, 0)
        for index in fromTop where pieces[index].x1 > middle {
            let words = segments[index].words
            if words.count == 1, let page = ColumnList.page(words.lowerBound, text) {
                guard page >= last else { return false }
                (pages, last) = (pages + 1, page)
            } else {
                others += 1
            }
        }
        return others <= 1 && pages + others == side.lines && pages >= ColumnList.fewestPages
            && alignedShare(middle, false, tolerance: 0.12) == 1
    }

    /// Whether left of a gutter stand nothing but numbers, each on the line of text that it is the number of, and other lines of that have none: questions,
    /// the paragraphs of a judgment.
    func areNumbersOfParts(_ left: ColumnSide, beside right: ColumnSide, _ middle: Float) -> Bool {
        guard left.lines < right.lines, left.characters <= (ColumnList.longestPage + 1) * left.lines, right.mayBeRunning else {
            return false
        }
        for index in fromTop where pieces[index].x1 <= middle {
            let words = segments[index].words
            guard words.count == 1, ColumnList.isNumber(words.lowerBound, text) else { return false }
        }
        return alignedShare(middle, true, tolerance: 0.12) == 1 && stand(beside: right, middle)
    }

    /// Whether most of the numbers left of a gutter stand beside lines that parts begin with: those below white, or below a line that ends short.
    private func stand(beside right: ColumnSide, _ middle: Float) -> Bool {
        let numbers = Array(fromTop.lazy.filter { pieces[$0].x1 <= middle }.prefix(Self.mostNumbers))
        var above: RegionPiece?
        var leading = Float.infinity
        for index in fromTop where pieces[index].x1 > middle {
            if let above, above.y - pieces[index].y > 0.5 * above.size { leading = min(leading, above.y - pieces[index].y) }
            above = pieces[index]
        }
        var (count, first) = (0, 0)
        above = nil
        for index in fromTop {
            let piece = pieces[index]
            guard piece.x1 > middle else {
                count += 1
                continue
            }
            let isFirst =
                above.map { $0.y - piece.y > Self.whiteAbovePart * leading || right.right - $0.x1 > Self.shortEnd * right.width } ?? true
            if isFirst, numbers.contains(where: { (pieces[$0].y - piece.y).magnitude < 0.12 * piece.size }) { first += 1 }
            above = piece
        }
        return first * 3 >= count * 2
    }

    /// A multiple of the distance of lines; and a share of the text's width.
    private static let whiteAbovePart: Float = 1.2
    private static let shortEnd: Float = 0.1
    /// That are looked at.
    private static let mostNumbers = 100
}

/// What a piece says that may be an entry of a list.
struct ListEntry {
    /// That it begins with; nil of one without any.
    let letters: EntryLetters?
    /// The number that it ends with, if a page's may be as long.
    let page: Int?
    let endsWithPage, isCode: Bool

    init(_ words: Range<Int>, _ text: BlockText, _ type: WordType) {
        letters = EntryLetters(words.lazy.flatMap { text.cells(of: $0) })
        page = words.last.flatMap { ColumnList.page($0, text) }
        endsWithPage = ColumnList.endsWithPage(words, text)
        isCode = text.words[words].isMostlyFixedPitch(type)
    }
}

/// What says that a column is a list: no table's second column begins where its first one ends.
private struct ColumnList {
    /// What lines begin with at the column's edge, and the numbers that they end with at its other one.
    var entries = Succession<EntryLetters>()
    var pages = Succession<Int>()
    var lineCount = 0
    /// Lines that end in a comma or a leader and a page's number, and those of a fixed pitch.
    var (endedCount, codeCount) = (0, 0)

    static let fewestLines = 8
    static let fewestPages = 4
    static let longestPage = 4

    /// Adds the piece of an entry, of a side of a gutter.
    mutating func add(_ entry: ListEntry, _ piece: RegionPiece, _ side: ColumnSide) {
        if piece.x0 < side.left + 0.3 * piece.size, let letters = entry.letters { entries.add(letters) }
        if piece.x1 > side.right - 0.3 * piece.size, let page = entry.page { pages.add(page) }
        lineCount += 1
        if entry.endsWithPage { endedCount += 1 }
        if entry.isCode { codeCount += 1 }
    }

    func goesOn(in next: ColumnList) -> Bool {
        isSorted && next.isSorted && entries.goesOn(in: next.entries) || isCounted && next.isCounted && pages.goesOn(in: next.pages)
            || isIndex && (next.isIndex || next.endsIndex) || isCode && next.isCode
    }

    /// Many entries come after the one above them, as they would not where one thing is said again and again, and hardly any before it: letters with
    /// accents have places of their own in many languages.
    private var isSorted: Bool {
        entries.count >= Self.fewestLines && entries.rising * 4 > entries.count && entries.falling * 6 < entries.count
    }
    /// The pages of contents never fall.
    private var isCounted: Bool { pages.count >= Self.fewestPages && pages.rising > 0 && pages.falling == 0 }
    /// A good part of an index is headings, and lines that another one follows.
    private var isIndex: Bool { endedCount >= Self.fewestLines && endedCount * 2 > lineCount }
    /// What an index ends on may be a few lines in its last column, nearly all of them entries.
    private var endsIndex: Bool { endedCount >= Self.fewestPages && endedCount * 3 > lineCount * 2 }
    private var isCode: Bool { codeCount >= Self.fewestLines && codeCount * 10 > lineCount * 9 }

    /// The page that a word is the number of; nil if it is none.
    static func page(_ word: Int, _ text: BlockText) -> Int? { text.words[word].number(text.cells.span, mostFigures: longestPage) }

    /// Whether a word is a number, perhaps in brackets or with a stop.
    static func isNumber(_ word: Int, _ text: BlockText) -> Bool {
        var figures = 0
        for cell in text.cells(of: word) {
            if cell.unicode &- 0x30 < 10 { figures += 1 } else if ![0x28, 0x29, 0x2E, 0x5B, 0x5D].contains(cell.unicode) { return false }
        }
        return figures > 0 && figures <= longestPage
    }

    /// Whether the last word is a page's number, or several, behind a comma or a leader; more may follow on the next line.
    static func endsWithPage(_ words: Range<Int>, _ text: BlockText) -> Bool {
        guard words.count > 1 else { return false }
        let last = text.cells(of: words.upperBound - 1)
        let number = last.last?.unicode == 0x2C ? last.dropLast() : last
        guard !number.isEmpty,
            number.allSatisfy({ $0.unicode &- 0x30 < 10 || $0.unicode == 0x2013 || $0.unicode == 0x2D })
        else { return false }
        return text.cells(of: words.upperBound - 2).last.map { $0.unicode == 0x2C || $0.unicode == 0x2E } ?? false
    }
}
