/// Blocks of a few lines side by side, each with an edge of its own and shown in one go: sender and receiver, "Bill to" and "Ship to", those who sign, facts
/// below their captions. Such a row has as many gutters as a table and is read block by block.
///
/// A table that was shown column by column looks nearly the same. Its columns hold like things: labels that have no figure in them, amounts that are nothing
/// else. The lines of an address differ from each other, and those of two addresses seldom are as many.
struct BlockRow {
    /// The members of each block, from left to right.
    private(set) var blocks: [[Int]] = []
    /// Index of the first band below them.
    private(set) var end = 0
    /// Whether they were shown from left to right, whatever most of the page is written in.
    private(set) var areFromLeft = false
    /// Whether each is a figure in large type and what it is the number of: "48%", "of members vote".
    private(set) var areKeyFigures = false

    /// Blocks of a row, lines of a block, and of one with blank lines, and what a line may consist of: a label and what belongs to it.
    private static let counts = 2...6
    private static let lines = 2...8
    /// More are told from the rows of a table by their heads, or by being more or fewer than those beside.
    private static let mostOfLike = 6
    private static let mostWithBlank = 10
    private static let mostParts = 3
    /// White between blocks, and between the lines of one, in ems.
    private static let gap: Float = 0.75
    private static let leading: Float = 1.75
    /// Below the first line, a heading, there may be more.
    private static let leadingBelowHead: Float = 2.75
    /// By how much steps may differ that are as wide as each other, in ems: facts are often set apart.
    private static let evenness: Float = 0.1
    /// White around the row, from baseline to baseline: in ems of the lower line, and a multiple of the widest step within it. Rows of a table are as far
    /// apart as each other.
    private static let white: Float = 1.5
    private static let whiteAboveHeading: Float = 1.4
    private static let ratio: Float = 1.3
    /// How far the lines of one block may begin from each other, or end, in ems; and the first lines of two be above each other.
    private static let shift: Float = 0.2
    /// How far the first line of a paragraph, or what goes on below it, may be set in, in ems.
    private static let indent: Float = 2.6
    /// Blank lines within a block, and how far the line below may be off its place then, in ems.
    private static let mostBlank = 2
    private static let offGrid: Float = 0.12
    /// From here on type is of another size: a caption is smaller than what stands below it, a heading larger.
    private static let otherSize: Float = 1.04
    /// Letters of a block, at the least: the entries of matrices, the numbers of an axis have fewer.
    private static let fewestLetters = 4

    private struct Block {
        var lines: [[Int]]
        var x0, x1: Float
        /// Where its members stand in the order of showing.
        var shown: Range<Int>
        /// From baseline to baseline, in ems, at the most.
        var widestStep: Float = 0
        /// Whether its lines are set apart, each as far as the others.
        var isSpaced = false

        /// Whether its lines are rows themselves, of a label and what belongs to it.
        var isOfRows: Bool { lines.count { $0.count > 1 } > 1 }
        func holds(_ index: Int) -> Bool { lines.contains { $0.contains(index) } }
    }

    /// Looks for a row of blocks that begins in a band; nil if none does, as on nearly all pages.
    init?(_ strips: inout RegionStrips, from start: Int, _ pieces: [RegionPiece], _ segments: [Segment], _ text: BlockText) {
        let heads = Self.heads(strips.members[strips.bands[start].range], pieces)
        guard heads.count > 1 else { return nil }
        strips.order(pieces)
        var blocks: [Block] = []
        for head in heads where !blocks.contains(where: { $0.holds(head) }) {
            guard let block = Self.block(head, heads, strips, pieces) else { return nil }
            if let last = blocks.last, block.x0 - last.x1 < Self.gap * Self.size(of: block, pieces) { return nil }
            blocks.append(block)
        }
        guard Self.counts.contains(blocks.count), Self.areShownTogether(blocks), Self.hasLines(blocks),
            case let areFigures = Self.areKeyFigures(blocks, pieces, segments, text),
            let end = Self.end(of: blocks, strips, from: start, pieces, areFigures: areFigures),
            let parted = Self.parted(blocks, pieces, segments, text)
        else { return nil }
        self.blocks = parted
        self.end = end
        areKeyFigures = areFigures
        areFromLeft = zip(blocks, blocks.dropFirst()).allSatisfy { $0.shown.lowerBound < $1.shown.lowerBound }
    }

    /// Of most of a block's type: below a large number its name is small.
    private static func size(of block: Block, _ pieces: [RegionPiece]) -> Float {
        let head = pieces[block.lines[0][0]].size
        return block.lines.count > 1 ? min(head, pieces[block.lines[1][0]].size) : head
    }

    /// What stands on the highest baseline of a band, from left to right.
    private static func heads(_ band: ArraySlice<Int>, _ pieces: [RegionPiece]) -> [Int] {
        guard let highest = band.max(by: { pieces[$0].y < pieces[$1].y }) else { return [] }
        let least = pieces[highest].y - shift * pieces[highest].size
        let heads = band.filter { pieces[$0].y > least }
        return heads.count > counts.upperBound * mostParts ? [] : heads.sorted { pieces[$0].x0 < pieces[$1].x0 }
    }

    /// The lines that were shown right behind a first one, each below the one before and flush with it, or a paragraph's; nil if they are no block.
    ///
    /// - Parameter heads: the first lines of all blocks, and their parts, from left to right.
    private static func block(_ head: Int, _ heads: [Int], _ strips: RegionStrips, _ pieces: [RegionPiece]) -> Block? {
        let (first, shown) = (pieces[head], strips.byShowing)
        guard !first.isOverlaid, !first.isItem else { return nil }
        let low = strips.placeShown(from: first.order, pieces)
        guard low < shown.count, shown[low] == head else { return nil }
        var block = Block(lines: [[head]], x0: first.x0, x1: first.x1, shown: low..<(low + 1))
        var (isFlushLeft, isFlushRight, hasBlank, previous) = (true, true, false, first)
        var firstStep = Float.infinity
        for index in shown[(low + 1)...] {
            let (piece, last) = (pieces[index], block.lines.count - 1)
            guard !piece.isItem, !piece.isOverlaid else { break }
            let end = pieces[block.lines[last][block.lines[last].count - 1]]
            if (piece.y - previous.y).magnitude < shift * piece.size, piece.x0 > end.x1 {
                guard block.lines[last].count < mostParts else { return nil }
                block.lines[last].append(index)
                isFlushRight = false
            } else {
                let step = (previous.y - piece.y) / piece.size
                let isLeft = isFlushLeft && (piece.x0 - first.x0).magnitude < shift * first.size
                let isRight = isFlushRight && (piece.x1 - first.x1).magnitude < shift * first.size
                let isBelowHead = block.lines.count == 1
                let most = isBelowHead ? leadingBelowHead : leading
                let isSpaced = !isBelowHead && (step - firstStep).magnitude < evenness
                let isNear = previous.y - piece.y < most * max(piece.size, previous.size)
                let isBelow =
                    isLeft || isRight
                    ? isNear || isBelowBlank(step, block.widestStep) || isSpaced
                    : step < leading && goesOn(piece, below: block, heads, pieces)
                guard isBelow, step > 0.5 else { break }
                if isBelowHead { firstStep = step }
                if isSpaced, step > leading { block.isSpaced = true } else if !isNear { hasBlank = true }
                guard block.lines.count < (hasBlank ? mostWithBlank : lines.upperBound) else { return nil }
                block.lines.append([index])
                if step < leading { block.widestStep = max(block.widestStep, step) }
                if isLeft || isRight { (isFlushLeft, isFlushRight) = (isLeft, isRight) }
                previous = piece
            }
            (block.x0, block.x1) = (min(block.x0, piece.x0), max(block.x1, piece.x1))
            block.shown = low..<(block.shown.upperBound + 1)
        }
        // What a large figure is the number of stands as far below as that is tall.
        let isClose = block.widestStep > 0 || first.size > keyFigure * previous.size
        return block.lines.count != lines.lowerBound || isClose ? block : nil
    }

    /// Whether a step down is as wide as one over blank lines.
    private static func isBelowBlank(_ step: Float, _ usual: Float) -> Bool {
        guard usual > 0, step < Float(mostBlank + 2) * usual else { return false }
        let lines = (step / usual).rounded()
        return lines > 1 && (step - lines * usual).magnitude < offGrid * lines
    }

    /// Whether a line that is flush with none of a block goes on below it, set in or out as paragraphs are, with white up to what stands beside it.
    private static func goesOn(_ piece: RegionPiece, below block: Block, _ heads: [Int], _ pieces: [RegionPiece]) -> Bool {
        let reach = indent * piece.size
        guard piece.x0 > block.x0 - reach, piece.x0 < block.x0 + reach, piece.x0 < block.x1 else { return false }
        let next = heads.first { pieces[$0].x0 > block.x0 && !block.holds($0) }
        return next.map { piece.x1 + gap * piece.size < pieces[$0].x0 } ?? true
    }

    /// What has one line stands beside others that have more. One of two that was shown first may be the label of the other.
    private static func hasLines(_ blocks: [Block]) -> Bool {
        let first = blocks.min { $0.shown.lowerBound < $1.shown.lowerBound }
        return blocks.contains { $0.lines.count > 1 } && (blocks.count > 2 || first.map { $0.lines.count > 1 } ?? false)
    }

    /// Whether nothing else of the region was shown between them: columns of verses are shown to their end.
    private static func areShownTogether(_ blocks: [Block]) -> Bool {
        let shown = blocks.map(\.shown).sorted { $0.lowerBound < $1.lowerBound }
        return zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
    }

    private static func areKeyFigures(
        _ blocks: [Block], _ pieces: [RegionPiece], _ segments: [Segment], _ text: BlockText
    ) -> Bool {
        blocks.allSatisfy { block in
            guard block.lines.count > 1, block.lines[0].count == 1,
                pieces[block.lines[0][0]].size > keyFigure * pieces[block.lines[1][0]].size
            else { return false }
            let head = Contents(block.lines[0], segments, text)
            return head.figures > 0 && head.figures >= head.letters
        }
    }

    /// How much larger such figures are.
    private static let keyFigure: Float = 1.35

    /// Index of the band below some blocks; nil if something else stands among them, or close above or below.
    ///
    /// - Parameter areFigures: whether their type says what they are, however close the rest is.
    private static func end(
        of blocks: [Block], _ strips: RegionStrips, from start: Int, _ pieces: [RegionPiece], areFigures: Bool
    ) -> Int? {
        var (left, band) = (blocks.reduce(0) { $0 + $1.shown.count }, start)
        func members(_ band: Int) -> ArraySlice<Int> { strips.members[strips.bands[band].range] }
        while left > 0, band < strips.bands.count {
            for index in members(band) {
                guard blocks.contains(where: { $0.holds(index) }) else { return nil }
                left -= 1
            }
            band += 1
        }
        if areFigures { return band }
        let least = max(white, ratio * (blocks.map(\.widestStep).max() ?? 0))
        let (top, bottom) = (pieces[blocks[0].lines[0][0]], members(band - 1).map { pieces[$0].y }.min() ?? 0)
        if start > 0, members(start - 1).contains(where: { pieces[$0].y - top.y < least * top.size }) { return nil }
        // A heading has less white above it than its size says.
        func reach(_ piece: RegionPiece) -> Float {
            piece.size > GutterFinder.headingSize * top.size ? min(least, whiteAboveHeading) * top.size : least * piece.size
        }
        if band < strips.bands.count, members(band).contains(where: { bottom - pieces[$0].y < reach(pieces[$0]) }) { return nil }
        return band
    }

    // MARK: Told from a table

    /// What a line consists of.
    private struct Contents {
        var (letters, figures) = (0, 0)
        var endsWithColon = false
        /// An amount, a number, perhaps with a few letters.
        var isValue: Bool { figures > 2 * letters }

        init(_ line: [Int], _ segments: [Segment], _ text: BlockText) {
            for index in line {
                for word in segments[index].words {
                    for cell in text.cells(of: word) {
                        if cell.unicode &- 0x30 < 10 {
                            figures += 1
                        } else if Bidirectional.isLetter(cell.unicode) {
                            letters += 1
                        }
                        endsWithColon = cell.unicode == 0x3A
                    }
                }
            }
        }
    }

    /// The members of each block, labels and their values as one; nil if they may be the columns of a table.
    private static func parted(_ blocks: [Block], _ pieces: [RegionPiece], _ segments: [Segment], _ text: BlockText) -> [[Int]]? {
        let contents = blocks.map { $0.lines.map { Contents($0, segments, text) } }
        var result: [[Int]] = []
        var (haveHeads, areMixed, areRows, hasLabels, hasValues) = (true, true, false, false, false)
        var counts: Set<Int> = []
        var number = 0
        while number < blocks.count {
            let (block, lines) = (blocks[number], contents[number])
            let members = block.lines.flatMap { $0 }
            // Facts that are set apart: names are so in the rows of a table.
            guard !block.isSpaced || lines.allSatisfy({ $0.figures > 0 && $0.letters > 0 }) else { return nil }
            let withFigures = lines.count { $0.figures > 0 }
            if number + 1 < blocks.count, withFigures == 0 || lines.allSatisfy(\.endsWithColon),
                lines.allSatisfy(\.endsWithColon) || contents[number + 1].allSatisfy(\.isValue), areLevel(block, blocks[number + 1], pieces)
            {
                result.append(members + blocks[number + 1].lines.flatMap { $0 })
                number += 2
                continue
            }
            number += 1
            result.append(members)
            guard lines.reduce(0, { $0 + $1.letters }) >= fewestLetters else { return nil }
            if block.isOfRows {
                areRows = true
                continue
            }
            // What stands below the head of a column, or is a column by itself.
            let body = lines.count > Self.lines.lowerBound ? lines.dropFirst() : lines[...]
            if lines.allSatisfy(\.endsWithColon) || body.allSatisfy(\.isValue) { return nil }
            if withFigures == 0 { hasLabels = true }
            if withFigures == lines.count { hasValues = true }
            if withFigures == 0 || withFigures == lines.count { areMixed = false }
            counts.insert(lines.count)
            guard block.lines.count > 1 else {
                haveHeads = false
                continue
            }
            let (head, next) = (pieces[block.lines[0][0]].size, pieces[block.lines[1][0]].size)
            if max(head, next) < otherSize * min(head, next) { haveHeads = false }
        }
        guard result.count > 1, !counts.isEmpty else { return nil }
        let areFew = counts.allSatisfy { $0 <= mostOfLike } && !blocks.contains(where: \.isSpaced)
        let isEvident = haveHeads || (areMixed || areRows) && areFew || counts.count > 1
        return isEvident || counts == [Self.lines.lowerBound] && !(hasLabels && hasValues) ? result : nil
    }

    /// Whether each line of one block has one of another beside it.
    private static func areLevel(_ left: Block, _ right: Block, _ pieces: [RegionPiece]) -> Bool {
        left.lines.count == right.lines.count
            && zip(left.lines, right.lines).allSatisfy { (pieces[$0[0]].y - pieces[$1[0]].y).magnitude < shift * pieces[$0[0]].size }
    }
}
