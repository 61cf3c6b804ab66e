import PDFContent

/// The lines of a page cut up by the blocks that the tags make of it.
struct TaggedLines {
    /// What of a line belongs to one block.
    struct Piece {
        var line: LayoutLine
        /// As the geometry has it.
        var start: BlockStart
        /// Index of the block, or a value of `TagBlocks.Place`.
        var block: Int32
        /// Least place of its content among all of the page; `.max` outside the tags.
        var order: Int32
        /// Where it stands in the geometric order.
        var position: Int
        /// The line it was cut from.
        var lineIndex = 0
        /// Whether it begins a row of a table that the geometry tells, and whether it is of one.
        var beginsRow = false
        var isOfRow = false
    }

    var pieces: [Piece] = []
    /// How much of each block is in which language, in cells, by block and index of the language.
    private(set) var languageCounts: [Int32: [Int16: Int]] = [:]
    private let tags: PageTags
    private let runs: [GlyphCollector.Run]
    private let cells: [Cell]
    private let pageHeight: Float

    init(
        _ lines: [(line: LayoutLine, start: BlockStart)], _ tags: PageTags, words: inout [LayoutWord], cells: [Cell],
        runs: [GlyphCollector.Run], pageHeight: Float
    ) {
        self.tags = tags
        self.pageHeight = pageHeight
        self.runs = runs
        self.cells = cells
        for (index, line) in lines.enumerated() {
            lineIndex = index
            add(line.line, line.start, &words)
        }
        if tags.blocks.contains(where: { $0.table > 0 }) {
            orderCells(&words)
            closeColumns(&words) { tags.blocks[Int($0)].table }
        }
        adoptStrayLines()
    }

    /// Of the line that is cut up, and whether it is of a row by the geometry.
    private var lineIndex = 0
    private var isOfRow = false

    /// The rows of tables by the tags, one for each block.
    func rows(_ words: [LayoutWord]) -> [TableShape] {
        guard tags.blocks.contains(where: { $0.table > 0 }) else { return [] }
        var counts: [Int: Int] = [:]
        for piece in pieces where piece.line.row >= 0 {
            let table = tags.blocks[Int(piece.line.row)].table
            for word in words[piece.line.words] { counts[table] = max(counts[table] ?? 0, Int(word.column) + 1) }
        }
        return tags.blocks.map { TableShape(table: $0.table, columnCount: counts[$0.table] ?? 0, isHead: $0.isHead) }
    }

    private func place(ofCell index: Int) -> TagBlocks.Place { tags.place(ofMark: runs[Int(cells[index].run)].mark) }

    private mutating func add(_ line: LayoutLine, _ start: BlockStart, _ words: inout [LayoutWord]) {
        var line = line
        let (first, beginsRow) = (pieces.count, line.row >= 0 && start == .paragraph)
        isOfRow = line.row >= 0
        defer { if beginsRow, first < pieces.count { pieces[first].beginsRow = true } }
        line.row = -1
        splitWords(of: &line, &words)
        var places = words[line.words].map { place(ofCell: Int($0.start)) }
        adoptStrays(&places, words[line.words])
        // Typst calls notes with the superior figures of a font, as large and on the same baseline as other figures.
        for (word, place) in zip(line.words, places) where place.isMark && isNumber(words[word]) { words[word].isRaised = true }
        countLanguages(places, words[line.words])
        guard let first = places.first else { return }
        func isSame(_ place: TagBlocks.Place, _ other: TagBlocks.Place) -> Bool { place.block == other.block && place.cell == other.cell }
        if places.allSatisfy({ isSame($0, first) }) {
            if first.block == TagBlocks.Place.none { appendStray(line, start, &words) } else { append(line, start, places, &words) }
            return
        }
        var isFirst = true
        for (position, place) in places.enumerated() where !places[..<position].contains(where: { isSame($0, place) }) {
            let members = places.indices.filter { isSame(places[$0], place) }
            let piece = part(of: line, members.map { line.words.lowerBound + $0 }, &words)
            append(piece, isFirst ? start : .region, members.map { places[$0] }, &words)
            isFirst = false
        }
    }

    /// Words that follow each other are mostly of one block and one language: they are counted together.
    private mutating func countLanguages(_ places: [TagBlocks.Place], _ words: ArraySlice<LayoutWord>) {
        var count = 0
        for (index, place) in places.enumerated() where place.block >= 0 {
            count += Int(words[words.startIndex + index].end - words[words.startIndex + index].start)
            if index + 1 < places.count, places[index + 1].block == place.block, places[index + 1].language == place.language { continue }
            languageCounts[place.block, default: [:]][place.language, default: 0] += count
            count = 0
        }
    }

    /// A line that no mark is around, cut where the white in it is wide: what stands in two columns goes with either.
    private mutating func appendStray(_ line: LayoutLine, _ start: BlockStart, _ words: inout [LayoutWord]) {
        var start = start
        var current = line.words.lowerBound..<line.words.lowerBound
        // Running heads are wide, and are to be known as such.
        let isAtEdge = line.y > pageHeight * 0.88 || line.y < pageHeight * 0.12
        func isFar(_ word: Int) -> Bool {
            guard !isAtEdge, let last = current.last.map({ words[$0] }) else { return false }
            let next = words[word]
            return max(next.x0 - last.x1, last.x0 - next.x1) > 2 * line.size
        }
        for word in line.words {
            if isFar(word) {
                append(part(of: line, Array(current), &words), start, [.unknown], &words)
                (current, start) = (word..<word, .region)
            }
            current = current.lowerBound..<(word + 1)
        }
        let isPart = start == .region && current.count < line.words.count
        append(isPart ? part(of: line, Array(current), &words) : line, start, [.unknown], &words)
    }

    private mutating func append(_ line: LayoutLine, _ start: BlockStart, _ places: [TagBlocks.Place], _ words: inout [LayoutWord]) {
        guard let block = places.first?.block, block != TagBlocks.Place.silent else { return }
        var line = line
        line.tag = block >= 0 ? block : -1
        switch block {
        case TagBlocks.Place.artifact:
            line.source = .artifact(
                line.words.first.map { tags.artifact(ofMark: runs[Int(cells[Int(words[$0].start)].run)].mark) } ?? .plain)
        case 0...: line.source = .content
        default: break
        }
        if block >= 0, tags.blocks[Int(block)].table > 0 {
            line.row = block
            for (word, place) in zip(line.words, places) {
                let counted = Int16(clamping: max(place.cell - tags.blocks[Int(block)].firstCell, 0))
                words[word].column = place.column >= 0 ? place.column : counted
            }
        }
        let order = block >= 0 ? places.map(\.order).min() ?? .max : .max
        if block >= 0, let place = places.first, line.words.count > 1,
            place.isBullet && !isTerm(line, words, places) && !isNumbered(line, words) || isBullet(line, words)
        {
            line.hasBullet = true
        }
        pieces.append(
            Piece(line: line, start: start, block: block, order: order, position: pieces.count, lineIndex: lineIndex, isOfRow: isOfRow))
    }

    /// Whether what is tagged as the label of an item without a number is words: the term that the item defines, as Typst tags it.
    private func isTerm(_ line: LayoutLine, _ words: [LayoutWord], _ places: [TagBlocks.Place]) -> Bool {
        if places.count > 1, places[1].isLabel { return true }
        let label = words[line.words.lowerBound]
        let letters = cells[Int(label.start)..<Int(label.end)]
        return letters.count >= Self.fewestOfTerm && letters.allSatisfy { Bidirectional.isLetter($0.unicode) }
    }

    /// Whether the label of an item is a number or a letter with its stop, though by its list's tag the items have none.
    private func isNumbered(_ line: LayoutLine, _ words: [LayoutWord]) -> Bool {
        guard line.tag >= 0, tags.blocks[Int(line.tag)].role == .listItem else { return false }
        let word = words[line.words.lowerBound]
        guard word.end - word.start <= Self.longestNumber else { return false }
        let label = cells[Int(word.start)..<Int(word.end)].map(\.unicode)
        return Label.isNumber(label) || Label.isCapital(label)
    }

    /// In cells.
    private static let longestNumber = 7

    /// Letters of one: two may be a bullet of a symbol font.
    private static let fewestOfTerm = 3

    /// Word's bullets are letters, at some distance from the item: "o" in Courier, others in Wingdings.
    private func isBullet(_ line: LayoutLine, _ words: [LayoutWord]) -> Bool {
        guard line.tag >= 0, tags.blocks[Int(line.tag)].role == .listItem, !line.isRightToLeft else { return false }
        let (label, next) = (words[line.words.lowerBound], words[line.words.lowerBound + 1])
        guard label.end - label.start == 1, next.x0 - label.x1 > 0.7 * line.size else { return false }
        let unicode = cells[Int(label.start)].unicode
        return [0x6F, 0x76, 0xA7, 0xD8, 0xFC, 0xA8].contains(unicode) || (0xE000...0xF8FF).contains(unicode)
    }

    /// Words in which one block's text touches another's: a label and its item, cells without white between them.
    private func splitWords(of line: inout LayoutLine, _ words: inout [LayoutWord]) {
        guard !line.isRightToLeft else { return }
        var result: [LayoutWord] = []
        for word in words[line.words] {
            let (first, end) = (Int(word.start), Int(word.end))
            result.append(word)
            guard cells[first].run != cells[end - 1].run else { continue }
            var place = place(ofCell: first)
            for cell in (first + 1)..<end where cells[cell].run != cells[cell - 1].run {
                let next = self.place(ofCell: cell)
                guard next.block != place.block || next.cell != place.cell || next.isLabel != place.isLabel, next.block >= 0,
                    place.block >= 0, !isLetteredNumber(word, at: cell)
                else { continue }
                place = next
                let current = result.count - 1
                var rest = result[current]
                result[current].end = Int32(cell)
                result[current].x1 = cells[cell - 1].x1
                rest.start = Int32(cell)
                rest.x0 = cells[cell].x0
                rest.isGlued = false
                result.append(rest)
            }
        }
        guard result.count > line.words.count else { return }
        line.words = words.count..<(words.count + result.count)
        words += result
    }

    /// Whether a word is nothing but a few figures.
    private func isNumber(_ word: LayoutWord) -> Bool {
        word.end - word.start <= 3 && cells[Int(word.start)..<Int(word.end)].allSatisfy { $0.unicode &- 0x30 < 10 }
    }

    /// Whether a word is a number and one small letter right behind it, the label of a line in a form: "6a" is one, wherever the tree has its parts.
    private func isLetteredNumber(_ word: LayoutWord, at cell: Int) -> Bool {
        let first = Int(word.start)
        guard cell == Int(word.end) - 1, cells[cell].unicode &- 0x61 < 26, cells[cell].gap.magnitude < Self.touching * word.size,
            runs[Int(cells[cell].run)].font == runs[Int(cells[first].run)].font
        else { return false }
        return (first..<cell).allSatisfy { cells[$0].unicode &- 0x30 < 10 }
    }

    /// Nothing but rounding, in ems.
    private static let touching: Float = 0.03

    /// Lines compared with lines, at most.
    private static let maximumComparisons = 4_000_000

    /// What no mark is around, and stands between two lines of one block, is part of that: a formula shown without tags.
    private mutating func adoptStrayLines() {
        let strays = pieces.indices.filter { pieces[$0].block == TagBlocks.Place.none }
        guard strays.count * pieces.count <= Self.maximumComparisons else { return }
        for stray in strays {
            let line = pieces[stray].line
            var (above, below): (Int?, Int?)
            var (anchor, least) = (-1, Float.infinity)
            for (index, piece) in pieces.enumerated() where piece.block >= 0 && piece.line.frame == line.frame {
                let aside = max(piece.line.x0 - line.x1, line.x0 - piece.line.x1, 0)
                if piece.line.y >= line.y, piece.line.y - line.y + aside < least {
                    (anchor, least) = (index, piece.line.y - line.y + aside)
                }
                guard aside == 0 else { continue }
                if piece.line.y >= line.y, above.map({ piece.line.y < pieces[$0].line.y }) ?? true { above = index }
                if piece.line.y < line.y, below.map({ piece.line.y > pieces[$0].line.y }) ?? true { below = index }
            }
            if anchor >= 0 { anchors[stray] = anchor }
            if let above, let below, pieces[above].block == pieces[below].block {
                pieces[stray].block = pieces[above].block
                pieces[stray].order = pieces[above].order
                pieces[stray].line.tag = pieces[above].block
            }
        }
    }

    /// The lines above those that no mark is around, in the same column.
    private(set) var anchors: [Int: Int] = [:]

    /// What no mark is around goes with its neighbours: a filled-in field with its label, leaders with their entry.
    private func adoptStrays(_ places: inout [TagBlocks.Place], _ words: ArraySlice<LayoutWord>) {
        guard places.contains(where: { $0.block >= 0 }) else { return }
        func isStray(_ position: Int) -> Bool {
            if places[position].block == TagBlocks.Place.none { return true }
            guard places[position].block == TagBlocks.Place.artifact else { return false }
            let mark = runs[Int(cells[Int(words[words.startIndex + position].start)].run)].mark
            return tags.artifact(ofMark: mark) == .plain
        }
        var last: TagBlocks.Place?
        for position in places.indices {
            if isStray(position) {
                if let last { places[position] = last }
            } else {
                last = places[position].block >= 0 ? places[position] : nil
            }
        }
        guard let first = places.firstIndex(where: { $0.block >= 0 }) else { return }
        for position in places[..<first].indices where isStray(position) { places[position] = places[first] }
        adoptEnclosed(&places)
    }

    /// What stands in the middle of a line of a paragraph is part of it, wherever the tree has it: links, mostly.
    private func adoptEnclosed(_ places: inout [TagBlocks.Place]) {
        guard let first = places.firstIndex(where: { $0.block >= 0 && isParagraph($0.block) }),
            let last = places.lastIndex(where: { $0.block == places[first].block }), last - first > 1
        else { return }
        for position in first..<last where places[position].block >= 0 && places[position].block != places[first].block {
            let inner = tags.blocks[Int(places[position].block)]
            if inner.role == nil, !inner.isParagraph {
                (places[position].block, places[position].order) = (places[first].block, places[first].order)
            }
        }
    }

    private func isParagraph(_ block: Int32) -> Bool { tags.blocks[Int(block)].isParagraph && tags.blocks[Int(block)].role != .table }

    /// Some of a line's words as a line of their own; they are put behind the page's others if they don't stand together.
    private func part(of line: LayoutLine, _ members: [Int], _ words: inout [LayoutWord]) -> LayoutLine {
        var part = line
        part.words = 0..<0
        for index in members { part.words = words.joining(part.words, index..<(index + 1)) }
        (part.x0, part.x1, part.widestGap, part.characterCount) = (.infinity, -.infinity, 0, 0)
        var longest: Int32 = 0
        for word in words[part.words].sorted(by: { $0.x0 < $1.x0 }) {
            if part.x1 > -.infinity { part.widestGap = max(part.widestGap, word.x0 - part.x1) }
            part.x0 = min(part.x0, word.x0)
            part.x1 = max(part.x1, word.x1)
            let count = word.end - word.start
            part.characterCount += Int(count)
            if count > longest { (longest, part.y, part.size) = (count, word.y, word.size) }
        }
        let own = words[part.words]
        part.order = own.map(\.start).min() ?? line.order
        part.isOverlay = own.allSatisfy { runs[Int(cells[Int($0.start)].run)].overlay != 0 }
        part.isArtifact = own.allSatisfy { runs[Int(cells[Int($0.start)].run)].isArtifact }
        return part
    }
}
