/// Whether the tags of a page are to be believed, by what is seen on it.
struct TagJudgement {
    /// Whether what the tags have is nothing but lines: where paragraphs begin is then seen, not told.
    private(set) var joinsLines = false
    private var looseBlocks: Set<Int> = []
    /// Another order of the blocks that hold something, if theirs leads up the page.
    private(set) var mendedOrder: [Int]?

    /// How much of the text has to be in the tree.
    static let coverage = 0.8

    func isLoose(_ block: Int) -> Bool { joinsLines || looseBlocks.contains(block) }

    /// Nil if the geometric order is the better one.
    init?(_ tags: PageTags, _ lines: TaggedLines, _ order: TagOrder, _ text: BlockText, pageHeight: Float) {
        // A page of figures alone.
        if lines.pieces.isEmpty { return }
        guard Self.isCovered(lines.pieces, pageHeight), !Self.isTorn(tags, lines.pieces), !Self.partsRows(tags, lines.pieces) else {
            return nil
        }
        let members = order.blockMembers
        judgeBlocks(tags, lines.pieces, members, order.seenStarts, text)
        let filled = members.indices.filter { !members[$0].isEmpty }
        // One element around everything says nothing.
        if filled.count == 1, isLoose(filled[0]) { return nil }
        guard isPlausible(tags, lines.pieces, members, filled, text) else { return nil }
        mendedOrder = TagHops(tags, lines.pieces, members: members, blocks: filled, text).mended
    }

    /// Whether the tags hold the text: all but what stands at the page's edges.
    private static func isCovered(_ pieces: [TaggedLines.Piece], _ height: Float) -> Bool {
        var (tagged, other) = (0, 0)
        for piece in pieces {
            switch piece.line.source {
            case .content: tagged += piece.line.characterCount
            case .artifact(.plain), .unknown:
                let isAtEdge = piece.line.y > height * 0.88 || piece.line.y < height * 0.12
                if !isAtEdge || piece.line.source == .unknown { other += piece.line.characterCount }
            case .artifact(.background): break
            // Heads and feet stand in no page's middle. Acrobat marks whole pages but a heading so (11-11-02-1.pdf, a standard of the OMG).
            case .artifact: if isInMiddle(piece.line.y, height) { other += piece.line.characterCount }
            }
        }
        return tagged > 0 && Double(tagged) >= coverage * Double(tagged + other)
    }

    /// Whether a height lies in the half of a page that has a quarter above it and one below.
    static func isInMiddle(_ y: Float, _ height: Float) -> Bool { abs(y * 2 - height) * 2 < height }

    /// Whether the tags know nothing of a table: most of the rows that are seen are paragraphs side by side, a cell each, or rows without their first
    /// cells. LibreOffice Draw makes a paragraph of each of an imported page's texts; Acrobat 7's add-in for Word left cells out of their rows. A form's captions
    /// stand in rows, too, and are read with their fields.
    private static func partsRows(_ tags: PageTags, _ pieces: [TaggedLines.Piece]) -> Bool {
        guard !tags.hasFields else { return false }
        var (parted, whole, first) = (0, 0, 0)
        while first < pieces.count {
            let end = pieces[first...].firstIndex { $0.lineIndex != pieces[first].lineIndex } ?? pieces.count
            defer { first = end }
            let row = pieces[first..<end].filter { $0.isOfRow && $0.block >= 0 }
            guard let one = row.first else { continue }
            if row.allSatisfy({ $0.block == one.block }) {
                if tags.blocks[Int(one.block)].role == .table { whole += 1 }
            } else if row.contains(where: { isPlain($0.block, tags) }) {
                parted += 1
            }
        }
        return parted >= fewestParted && parted > whole
    }

    private static let fewestParted = 4

    private static func isPlain(_ block: Int32, _ tags: PageTags) -> Bool {
        tags.blocks[Int(block)].isParagraph && tags.blocks[Int(block)].role == nil
    }

    /// Whether two paragraphs have two lines in common, in one of which either is in the midst of the other: somebody who put marks around a finished
    /// page caught words and ends of lines with the wrong ones (PyMuPDF's cms-etc-filled.pdf).
    private static func isTorn(_ tags: PageTags, _ pieces: [TaggedLines.Piece]) -> Bool {
        func isText(_ block: Int32) -> Bool {
            guard block >= 0 else { return false }
            let block = tags.blocks[Int(block)]
            return block.isParagraph && (block.role == nil || block.role == .listItem)
        }
        /// Those of a line that are text, where it is cut as text may be.
        func forEachLine(_ body: ([TaggedLines.Piece]) -> Void) {
            var first = 0
            while first < pieces.count {
                let end = pieces[first...].firstIndex { $0.lineIndex != pieces[first].lineIndex } ?? pieces.count
                if end - first > 1, end - first <= mostPiecesOfText { body(pieces[first..<end].filter { isText($0.block) }) }
                first = end
            }
        }
        /// The blocks of two pieces, whichever comes first.
        func pair(_ one: TaggedLines.Piece, _ other: TaggedLines.Piece) -> SIMD2<Int32> {
            SIMD2(min(one.block, other.block), max(one.block, other.block))
        }
        var nested: Set<SIMD2<Int32>> = []
        forEachLine { line in
            for outer in line {
                for inner in line
                where inner.block != outer.block && inner.line.x0 > outer.line.x0 && inner.line.x1 < outer.line.x1 {
                    nested.insert(pair(outer, inner))
                }
            }
        }
        guard !nested.isEmpty else { return false }
        var shared: [SIMD2<Int32>: Int] = [:]
        forEachLine { line in
            // A line has few pairs, a page may have many.
            let pairs = Set(line.indices.flatMap { index in line[..<index].map { pair($0, line[index]) } })
            for pair in pairs where nested.contains(pair) { shared[pair, default: 0] += 1 }
        }
        return shared.contains { $0.value > 1 }
    }

    /// That a line of running text is cut into; those of tables and forms have more.
    private static let mostPiecesOfText = 4

    // MARK: Blocks

    /// Finds elements that are said to be paragraphs and are not: several in one, or one line each.
    private mutating func judgeBlocks(
        _ tags: PageTags, _ pieces: [TaggedLines.Piece], _ members: [[Int]], _ starts: [BlockStart], _ text: BlockText
    ) {
        var (singles, continued) = (0, 0)
        var previous: Int?
        for block in members.indices where !members[block].isEmpty {
            let inner = members[block].dropFirst().count { starts[$0] == .paragraph }
            if !tags.blocks[block].isParagraph || (inner > 2 && inner * 10 > members[block].count && tags.blocks[block].role == nil) {
                looseBlocks.insert(block)
            }
            let isSingle = tags.blocks[block].isParagraph && tags.blocks[block].role == nil && members[block].count == 1
            if isSingle, let previous, members[previous].count == 1, tags.blocks[previous].role == nil {
                let (line, last) = (members[block][0], members[previous][0])
                if starts[line] == .none, Self.isMostlyLetters(pieces[line].line, text) {
                    singles += 1
                    if !text.endsSentence(pieces[last].line), text.startsLowercase(pieces[line].line) { continued += 1 }
                }
            }
            previous = block
        }
        joinsLines = continued >= 3 && continued * 4 > singles
    }

    /// Whether a line goes on with the one before it, where each line is an element: it begins small, or the one before has no room for more.
    func isContinued(_ previous: Int, _ index: Int, _ pieces: [TaggedLines.Piece], _ text: BlockText) -> Bool {
        let (last, line) = (pieces[previous].line, pieces[index].line)
        if text.startsLowercase(line), !text.endsSentence(last) { return true }
        guard Self.isMostlyLetters(last, text) else { return false }
        var right = max(last.x1, line.x1)
        for piece in pieces
        where piece.line.frame == last.frame && piece.line.x0 < last.x1 && (piece.line.x0 - last.x0).magnitude < 2 * last.size {
            right = max(right, piece.line.x1)
        }
        return right - last.x1 < 0.1 * (right - last.x0)
    }

    /// Rows of figures are no lines of a paragraph.
    private static func isMostlyLetters(_ line: LayoutLine, _ text: BlockText) -> Bool {
        var (letters, all) = (0, 0)
        for word in text.words[line.words] {
            for cell in text.cells[Int(word.start)..<Int(word.end)] {
                all += 1
                if cell.unicode > 0x7F || (cell.unicode | 0x20 >= 0x61 && cell.unicode | 0x20 <= 0x7A) { letters += 1 }
            }
        }
        return letters * 10 > all * 6
    }

    // MARK: Order

    /// Whether following the tags doesn't lead up the page much more often than columns and asides do.
    private func isPlausible(_ tags: PageTags, _ pieces: [TaggedLines.Piece], _ members: [[Int]], _ filled: [Int], _ text: BlockText)
        -> Bool
    {
        let told = filled.filter { tags.blocks[$0].role != .footnote }.flatMap { members[$0] }
        let seen = told.sorted { pieces[$0].position < pieces[$1].position }
        let allowed = tags.isSuspect ? 0 : 1 + filled.count / 12
        return Self.steps(upIn: told, pieces) <= Self.steps(upIn: seen, pieces) + allowed && !leapsOverText(told, pieces, tags)
            && !readsPagesApart(told, pieces, text) && !readsFootFirst(told, pieces, tags)
    }

    /// Whether all of the text that is told first stands below all that comes after it: LibreOffice Draw tells an imported page's texts in the order in
    /// which they were painted, and knows nothing but paragraphs. Whoever tells headings and lists may tell what floats behind the text that names it.
    private func readsFootFirst(_ told: [Int], _ pieces: [TaggedLines.Piece], _ tags: PageTags) -> Bool {
        let running = told.map { pieces[$0].line }
        guard told.allSatisfy({ Self.isPlain(pieces[$0].block, tags) }), running.count >= 2 * Self.fewestApart,
            let frame = running.first?.frame, running.allSatisfy({ $0.frame == frame })
        else {
            return false
        }
        var highest = -Float.infinity
        var lowest = [Float](repeating: .infinity, count: running.count + 1)
        for index in running.indices.reversed() { lowest[index] = min(lowest[index + 1], running[index].y) }
        for (index, line) in running.enumerated().prefix(running.count - Self.fewestApart) {
            highest = max(highest, line.y)
            if index + 1 >= Self.fewestApart, highest < lowest[index + 1] { return true }
        }
        return false
    }

    /// Lines below, and above.
    private static let fewestApart = 5

    /// Whether the pages of contents are told one after the other, behind all the titles beside which they stand: text frames that were threaded down each
    /// column (2_1_185_CarPolicyWording-3.pdf).
    private func readsPagesApart(_ told: [Int], _ pieces: [TaggedLines.Piece], _ text: BlockText) -> Bool {
        var (run, first) = (0, 0)
        for (number, index) in told.enumerated() {
            let line = pieces[index].line
            guard line.words.count == 1, let word = line.words.first,
                text.words[word].number(text.cells.span, mostFigures: Self.longestPage) != nil
            else {
                run = 0
                continue
            }
            if run == 0 { first = number }
            run += 1
            guard run >= Self.fewestPages else { continue }
            let titles = told[..<first].suffix(Self.mostTitles)
            let areBesideTitles = told[first...number].allSatisfy { page in
                titles.contains { title in
                    let (page, title) = (pieces[page].line, pieces[title].line)
                    return title.frame == page.frame && title.x1 < page.x0 && (title.y - page.y).magnitude < 0.12 * page.size
                }
            }
            if areBesideTitles { return true }
            run = 0
        }
        return false
    }

    private static let fewestPages = 4
    /// In figures.
    private static let longestPage = 4
    /// That are looked at.
    private static let mostTitles = 200

    /// Whether the tags lead down a column over a heading or several paragraphs that they come back to: Word for Mac puts the items of a later list into
    /// an earlier one whose numbers they go on with (discoSnp_user_guide.pdf), so that the few lines between two lists, further left than both, come last;
    /// Word 365 does so with the headings between numbered paragraphs, which are a list to it. No heading is read after the text right below it.
    /// Figures, tables and notes may be read anywhere.
    private func leapsOverText(_ told: [Int], _ pieces: [TaggedLines.Piece], _ tags: PageTags) -> Bool {
        var (rank, leaps, leapsOverRows) = ([Int](repeating: .max, count: pieces.count), 0, 0)
        for (number, index) in told.enumerated() { rank[index] = number }
        for (number, index) in told.enumerated().dropFirst() where pieces[index].position > pieces[told[number - 1]].position + 1 {
            let (upper, lower) = (pieces[told[number - 1]], pieces[index])
            let areItems = Self.isItem(upper, tags) && Self.isItem(lower, tags)
            guard areItems || lower.position > upper.position + Self.fewestLeaped else { continue }
            guard upper.line.frame == lower.line.frame, Self.isRunning(upper, tags), Self.isRunning(lower, tags),
                Self.overlap(upper.line, lower.line) > 0
            else { continue }
            leaps += 1
            guard leaps <= Self.mostLeaps else { return false }
            var (lines, blocks): (Int, Set<Int32>) = (0, [])
            var hasHeading = false
            // The last of what is leapt over, and whether that is a heading: of what stands below it.
            var (nearest, isHeaded) = (upper.position, false)
            var (isOverRow, isOutdented) = (false, false)
            for (other, piece) in pieces.enumerated()
            where rank[other] > number && rank[other] < .max && piece.position > upper.position && piece.position < lower.position {
                guard piece.line.frame == upper.line.frame, piece.line.y < upper.line.y, piece.line.y > lower.line.y else { continue }
                if areItems, piece.block >= 0, tags.blocks[Int(piece.block)].role == .table { isOverRow = true }
                guard Self.isRunning(piece, tags),
                    Self.overlap(upper.line, piece.line) > 0, Self.overlap(lower.line, piece.line) > 0
                else { continue }
                lines += 1
                blocks.insert(piece.block)
                let isHeading = tags.blocks[Int(piece.block)].role == .heading
                if isHeading { hasHeading = true }
                if piece.position > nearest { (nearest, isHeaded) = (piece.position, isHeading) }
                if areItems, !Self.isItem(piece, tags), piece.line.x0 < min(upper.line.x0, lower.line.x0) - 0.5 * piece.line.size {
                    isOutdented = true
                }
            }
            if lines >= Self.fewestLeaped, hasHeading || blocks.count >= Self.fewestLeaped { return true }
            // Of a list that runs through a table's cells, the items would all be read before the rows that they stand in.
            if isOverRow { leapsOverRows += 1 }
            if leapsOverRows >= Self.fewestLeapsOverRows { return true }
            if isHeaded || isOutdented { return true }
        }
        return false
    }

    /// Lines, and paragraphs where no heading is among them.
    private static let fewestLeaped = 3
    /// Between the items of one list.
    private static let fewestLeapsOverRows = 2
    /// A page of tables and boxes has many; a page of text has none.
    private static let mostLeaps = 64

    private static func isItem(_ piece: TaggedLines.Piece, _ tags: PageTags) -> Bool {
        piece.block >= 0 && tags.blocks[Int(piece.block)].role == .listItem
    }

    private static func isRunning(_ piece: TaggedLines.Piece, _ tags: PageTags) -> Bool {
        guard piece.block >= 0 else { return false }
        switch tags.blocks[Int(piece.block)].role {
        case nil, .heading, .listItem, .quotation, .code: return true
        default: return false
        }
    }

    /// How much of the narrower of two lines stands above or below the other one, in points.
    private static func overlap(_ line: LayoutLine, _ other: LayoutLine) -> Float { min(line.x1, other.x1) - max(line.x0, other.x0) }

    /// How often a line stands above the one read before it, in the same column.
    private static func steps(upIn order: [Int], _ pieces: [TaggedLines.Piece]) -> Int {
        zip(order, order.dropFirst()).count { first, second in
            let (above, below) = (pieces[first].line, pieces[second].line)
            guard above.frame == below.frame, below.y > above.y + 0.5 * min(above.size, below.size) else { return false }
            return overlap(above, below) > 0.3 * min(above.width, below.width)
        }
    }
}
