/// Puts the lines of a page into the order and the blocks that its tags give, if they make sense.
struct TagOrder {
    typealias Lines = [(line: LayoutLine, start: BlockStart)]

    let tags: PageTags
    private let anchors: [Int: Int]
    let text: BlockText
    /// Where blocks would begin if nothing but the lines in their order were known.
    private(set) var seenStarts: [BlockStart]
    let pieces: [TaggedLines.Piece]
    /// Pieces of each block, in reading order, by index of the block.
    private var members: [[Int]]
    /// All blocks as they are read, before notes are put at the end.
    private var order: [Int]

    init(_ tags: PageTags, _ lines: TaggedLines, _ text: BlockText) {
        self.tags = tags
        pieces = lines.pieces
        anchors = lines.anchors
        self.text = text
        seenStarts = pieces.map(\.start)
        members = [[Int]](repeating: [], count: tags.blocks.count)
        order = Array(members.indices)
        for (index, piece) in pieces.enumerated() where piece.block >= 0 { members[Int(piece.block)].append(index) }
        for block in members.indices where members[block].count > 1 {
            members[block].sort {
                pieces[$0].order != pieces[$1].order ? pieces[$0].order < pieces[$1].order : pieces[$0].position < pieces[$1].position
            }
        }
        seenStarts = Self.starts(pieces, in: Array(members.joined()), text)
    }

    /// Reads the blocks that hold something in another order.
    mutating func take(_ other: [Int]) {
        var places = [Int](repeating: -1, count: members.count)
        for (place, block) in other.enumerated() { places[block] = place }
        // What is empty, but may be read for its description, stays behind what is told before it.
        for block in members.indices.dropFirst() where places[block] < 0 { places[block] = places[block - 1] }
        order.sort { (places[$0], $0) < (places[$1], $1) }
        seenStarts = Self.starts(pieces, in: order.flatMap { members[$0] }, text)
    }

    /// Where blocks begin by what is seen, the lines gone through in the order of the tags, column by column.
    private static func starts(_ pieces: [TaggedLines.Piece], in order: [Int], _ text: BlockText) -> [BlockStart] {
        var result = pieces.map(\.start)
        var column: [Int] = []
        // Whether wide white parts the column from what was read before it.
        var isApart = false
        func flush() {
            var last: Int32?
            // Cells are columns of one line: as a rule there are many.
            let starts = column.count == 1 ? [.region] : BlockBuilder(column.map { pieces[$0].line }, text: text).starts
            for (index, start) in zip(column, starts) {
                result[index] = pieces[index].beginsRow && pieces[index].block != last ? .paragraph : start
                last = pieces[index].block
            }
            if isApart, let first = column.first { result[first] = .paragraph }
            column.removeAll(keepingCapacity: true)
        }
        for index in order {
            let line = pieces[index].line
            if let last = column.last.map({ pieces[$0].line }) {
                let step = last.y - line.y
                let isBelow = last.frame == line.frame && step > 0.3 * line.size && line.x0 < last.x1 && line.x1 > last.x0
                let isFar = step > 4 * max(line.size, last.size)
                if !isBelow || isFar {
                    flush()
                    isApart = isBelow
                }
            }
            column.append(index)
        }
        if !column.isEmpty { flush() }
        return result
    }

    /// The lines in the order of the tags.
    ///
    /// - Parameter words: the page's; where pieces of a line are put together again, theirs are put behind all others.
    func lines(judgement: TagJudgement, _ frame: Frame, _ words: inout [LayoutWord]) -> Lines {
        // What the tags don't know stays behind what it follows on the page.
        var strays: [[Int]] = [[Int]](repeating: [], count: members.count)
        var leading: [Int] = []
        var last: Int32 = -1
        for (index, piece) in pieces.enumerated() {
            if piece.block >= 0 {
                last = piece.block
            } else if let anchor = anchors[index].map({ pieces[$0].block }) ?? (last >= 0 ? last : nil), anchor >= 0 {
                strays[Int(anchor)].append(index)
            } else {
                leading.append(index)
            }
        }
        var result: Lines = []
        for index in leading { result.append((pieces[index].line, pieces[index].start)) }
        var previous: Int?
        for block in sequence() {
            if let line = tags.blocks[block].description == nil ? nil : tags.descriptionLine(of: block, frame) {
                result.append((line, .paragraph))
            }
            appendBlock(block, after: previous, judgement, &result, &words)
            previous = members[block].last
            for (offset, index) in strays[block].enumerated() {
                let start = pieces[index].start
                result.append((pieces[index].line, offset == 0 && start == .none ? .region : start))
            }
        }
        return result
    }

    private func appendBlock(
        _ block: Int, after previous: Int?, _ judgement: TagJudgement, _ result: inout Lines, _ words: inout [LayoutWord]
    ) {
        var lastLine = previous.map { pieces[$0].lineIndex } ?? -1
        let isLoose = judgement.isLoose(block)
        let ended = isLoose ? [] : endedOnPurpose(in: block)
        let areVerses = !isLoose && areVerses(block)
        for (offset, index) in members[block].enumerated() {
            let seen = seenStarts[index]
            let start: BlockStart
            if offset == 0 {
                if judgement.joinsLines, isPlain(block), let previous, isPlain(Int(pieces[previous].block)) {
                    start = seen == .none && !judgement.isContinued(previous, index, pieces, text) ? .paragraph : seen
                } else if let previous, tags.blocks[block].role == nil, goesOnLine(index, after: previous) {
                    start = .none
                } else if let previous, seen == .none, isPlain(block), goesOnInSentence(index, after: previous) {
                    start = .none
                } else {
                    start = seen == .region ? .region : .paragraph
                }
            } else if isLoose {
                start = seen
            } else {
                let isEnded =
                    areVerses || ended.contains(offset) || seen == .paragraph && isBroken(before: offset, in: block)
                    || seen != .region && isEndedEarly(before: offset, in: block)
                start = isEnded ? .paragraph : .none
            }
            if start == .none, lastLine == pieces[index].lineIndex, !result.isEmpty {
                result[result.count - 1].line.append(pieces[index].line, &words)
            } else {
                result.append((pieces[index].line, start))
            }
            lastLine = pieces[index].lineIndex
        }
    }

    private func isPlain(_ block: Int) -> Bool { tags.blocks[block].isParagraph && tags.blocks[block].role == nil }

    /// Whether what stands on one line close together is two elements: a number and what it counts, a name and its value.
    private func goesOnLine(_ index: Int, after previous: Int) -> Bool {
        let (first, second) = (pieces[previous], pieces[index])
        guard first.lineIndex == second.lineIndex, first.block >= 0, tags.blocks[Int(first.block)].role == nil else { return false }
        let gap = second.line.x0 - first.line.x1
        return gap > -0.5 * second.line.size && gap < 2 * second.line.size
    }

    /// Whether an element begins in the middle of a sentence, with a small letter below a full line of running text that ends in a letter, or whatever it
    /// begins with right below a word that another must follow: somebody made elements of lines.
    private func goesOnInSentence(_ index: Int, after previous: Int) -> Bool {
        let (last, line) = (pieces[previous].line, pieces[index].line)
        guard pieces[previous].block >= 0, [nil, .listItem].contains(tags.blocks[Int(pieces[previous].block)].role),
            text.endsInLetter(last), last.frame == line.frame, !last.isRow, !line.isRow,
            last.width > BlockBuilder.widthOfText * last.size, !line.isRightToLeft, last.words.count >= Self.fewestWordsOfText
        else { return false }
        guard text.startsLowercase(line) else { return isBehindJoiningWord(line, last) }
        var right = max(last.x1, line.x1)
        let (first, behind) = (min(previous, index), max(previous, index) + 1)
        for place in max(0, first - Self.mostAround)..<min(pieces.count, behind + Self.mostAround) {
            let other = pieces[place].line
            guard other.frame == last.frame, other.x0 < last.x1, other.x1 > last.x0, other.size < 1.1 * last.size else { continue }
            right = max(right, other.x1)
        }
        return right - last.x1 < text.firstWidth(line) + line.size
    }

    private func isBehindJoiningWord(_ line: LayoutLine, _ last: LayoutLine) -> Bool {
        text.endsInJoiningWord(last) && !text.endsInSemicolonBeforeLast(last) && text.startsCapital(line) && !text.startsItem(line)
            && !text.startsLabelled(line) && (last.x0 - line.x0).magnitude < 0.1 * line.size
            && (last.size - line.size).magnitude < 0.03 * line.size
            && 0.8...Self.widestStep ~= (last.y - line.y) / line.size && !last.isFixedPitch && !line.isFixedPitch
    }

    /// Between the baselines of one text, in ems.
    private static let widestStep: Float = 1.5

    private static let fewestWordsOfText = 5
    /// Lines before and behind that tell where those of the text end.
    private static let mostAround = 100

    /// Whether a line was ended on purpose, as in verse and addresses: the next word would have had room on it.
    private func isBroken(before offset: Int, in block: Int) -> Bool {
        guard [nil, .quotation, .abstract].contains(tags.blocks[block].role) else { return false }
        let (previous, line) = (pieces[members[block][offset - 1]].line, pieces[members[block][offset]].line)
        guard previous.frame == line.frame, !line.isRightToLeft, !previous.isRightToLeft else { return false }
        if text.startsBulleted(line) || startsDashed(line) && startsDashed(pieces[members[block][0]].line) { return true }
        if isNextItem(line, below: previous, in: block) { return true }
        // Beside a box that the text flows around lines are short as well.
        if text.startsLowercase(line), !text.endsSentence(previous) { return false }
        var right = max(previous.x1, line.x1)
        for piece in pieces
        where piece.block >= 0 && piece.line.frame == line.frame && (piece.line.x0 - previous.x0).magnitude < 2 * line.size {
            right = max(right, piece.line.x1)
        }
        return right - previous.x1 > max(0.4 * (right - previous.x0), text.firstWidth(line) + line.size)
    }

    /// Whether a line begins an item behind the end of a sentence, in a paragraph that is a list: Word's users begin lines anew within paragraphs.
    private func isNextItem(_ line: LayoutLine, below previous: LayoutLine, in block: Int) -> Bool {
        guard text.startsItem(line), text.endsSentence(previous) || text.endsListed(previous) else { return false }
        return text.startsItem(pieces[members[block][0]].line) || text.startsItem(previous) || text.ending(of: previous) == 0x3A
    }

    /// Whether a line begins with a hyphen or a dash that stands by itself.
    private func startsDashed(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let label = line.words.first.map(text.cells(of:)), label.count == 1, let sign = label.first?.unicode
        else { return false }
        return sign == 0x2D || sign == 0x2013 || sign == 0x2014
    }

    /// The blocks in the order of the tags; notes at the foot of the page after all that stands above them.
    private func sequence() -> [Int] {
        let present = order.filter { !members[$0].isEmpty || tags.blocks[$0].description != nil }
        let notes = present.filter { isAtFoot($0, present) }
        guard !notes.isEmpty else { return present }
        return present.filter { !notes.contains($0) } + notes
    }

    private func isAtFoot(_ note: Int, _ present: [Int]) -> Bool {
        guard tags.blocks[note].role == .footnote, let first = members[note].first else { return false }
        let line = pieces[first].line
        // In the text or at its end; the notes of a chapter have its heading or other text below them.
        return present.allSatisfy { other in
            tags.blocks[other].role == .footnote
                || members[other].allSatisfy { index in
                    let below = pieces[index].line
                    return below.frame != line.frame || below.y > line.y || below.x0 > line.x1 || below.x1 < line.x0
                }
        }
    }

    var blockMembers: [[Int]] { members }
}
