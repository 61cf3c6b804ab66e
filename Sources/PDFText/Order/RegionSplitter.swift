/// Divides a page into regions that are read one after the other, by the white between them: bands from top to bottom, and where a gutter runs
/// through several lines, columns from left to right (right to left where the script is).
///
/// A gutter alone does not make columns: a table has gutters too. Columns hold running lines, or were shown one after the other.
struct RegionSplitter {
    private var gutters: GutterFinder
    private let isRightToLeft: Bool
    private(set) var regions: [[Int]] = []
    /// Which of the regions are stacks of centred lines: nothing that is read before them goes on there.
    private(set) var stacks: Set<Int> = []
    /// Which of them are blocks beside each other, where nothing goes on either.
    private(set) var blocks: Set<Int> = []
    /// Which of them begin something new: names beside texts, and these.
    private(set) var apart: Set<Int> = []

    /// Columns within columns within …: pages nest two or three.
    static let maximumDepth = 12
    /// What the usual size is taken for where most type is larger, in points.
    static let largestUsualSize: Float = 14
    /// White between the lines of a column and those above that belong to it, in ems: between paragraphs, not between parts of a page.
    private static let openingGap: Float = 2.4

    /// - Parameters:
    ///   - text: what the words of the segments are.
    ///   - type: how a word is set.
    ///   - isRecognised: whether the text was recognised in a picture.
    init(_ segments: [Segment], _ text: BlockText, type: @escaping WordType, isRightToLeft: Bool, isRecognised: Bool = false) {
        gutters = GutterFinder(segments, text, type: type, isRecognised: isRecognised && !isRightToLeft)
        self.isRightToLeft = isRightToLeft
        let edges = SpanningEdges(pieces, usualSize: usualSize)
        if !edges.head.isEmpty { regions.append(edges.head) }
        var inner = Array(segments.indices)
        if !edges.head.isEmpty || !edges.foot.isEmpty {
            let outer = Set(edges.head + edges.foot)
            inner.removeAll { outer.contains($0) }
        }
        split(inner, depth: 0)
        if !edges.foot.isEmpty { regions.append(edges.foot) }
    }

    private var pieces: [RegionPiece] { gutters.pieces }
    /// The size of most of the text.
    var usualSize: Float { gutters.usualSize }

    private mutating func split(_ members: [Int], depth: Int) {
        // Where one vertical line meets every segment there is no gutter: most pages end here.
        var (start, end) = (-Float.infinity, Float.infinity)
        for index in members {
            start = max(start, pieces[index].x0)
            end = min(end, pieces[index].x1)
        }
        guard depth < Self.maximumDepth, members.count > 3, start >= end else {
            if !members.isEmpty { append(members) }
            return
        }
        let all = pieces
        var strips = RegionStrips(members, all)
        var (plainStart, index) = (0, 0)
        while index < strips.bands.count {
            if CentredStacks.mayBegin(strips, at: index, all) {
                let stacked = CentredStacks(&strips, from: index, all)
                let row = stacked == nil ? BlockRow(&strips, from: index, all, gutters.segments, gutters.text) : nil
                if let parts = stacked?.stacks ?? row?.blocks, let end = stacked?.end ?? row?.end {
                    appendRegion(strips, plainStart..<index)
                    let numbers = regions.count..<(regions.count + parts.count)
                    if stacked != nil { stacks.formUnion(numbers) } else { blocks.formUnion(numbers) }
                    regions += isRightToLeft && !(row?.areFromLeft ?? false) ? parts.reversed() : parts
                    (index, plainStart) = (end, end)
                    continue
                }
            }
            let columns = gutters.columns(&strips, from: index)
            if columns == nil, WrappedCards.mayBegin(strips, at: index, all),
                let found = WrappedCards(strips, from: index, notAbove: plainStart, gutters), !isTable(strips, plainStart...),
                !areOfColumns((index + 1)..<found.end, &strips)
            {
                appendRegion(strips, plainStart..<found.start)
                for row in found.rows {
                    apart.formUnion(regions.count...(regions.count + row.count))
                    regions += isRightToLeft ? row.reversed() : row
                }
                (index, plainStart) = (found.end, found.end)
                continue
            }
            guard let found = columns, index == plainStart || !gutters.endTable(found, strips, from: index) else {
                index += 1
                continue
            }
            if let end = gutters.endOfRows(strips, from: index, found) ?? gutters.endOfHeads(&strips, from: index, found) {
                appendRegion(strips, plainStart..<end)
                index = end
                plainStart = end
                continue
            }
            if let start = keyFigures(&strips, (index + 1)..<found.end) {
                appendRegion(strips, plainStart..<start)
                (index, plainStart) = (start, start)
                continue
            }
            if index > plainStart, gutters.endsAcross(&strips, at: index, found) {
                index += 1
                appendRegion(strips, plainStart..<index)
                plainStart = index
                continue
            }
            if let start = bandBelowText(shownBefore: found, strips, from: index), gutters.columns(&strips, from: start) != nil {
                appendRegion(strips, plainStart..<start)
                (index, plainStart) = (start, start)
                continue
            }
            let start = openingBand(of: found, strips, plainStart..<index)
            appendRegion(strips, plainStart..<start)
            let headEnd = endOfOpening(strips, start..<index, found)
            let head = start < headEnd ? Array(strips.members[strips.range(start..<headEnd)]) : []
            let opening = headEnd < index ? strips.members[strips.range(headEnd..<index)] : []
            let left = opening.filter { pieces[$0].x1 <= found.gutter } + found.left
            let right = opening.filter { pieces[$0].x1 > found.gutter } + found.right
            let firstRegion = regions.count
            let (first, second) = isRightToLeft ? (right, left) : (left, right)
            if head.isEmpty, let (parts, areNames) = sideHeads(first, second) {
                for part in parts {
                    if areNames { apart.insert(regions.count) }
                    split(part, depth: depth + 1)
                }
            } else {
                let headings = headingsBeside(second, in: first, strips, below: found)
                split(headings.isEmpty ? first : first.filter { !headings.contains($0) }, depth: depth + 1)
                if !head.isEmpty { split(head, depth: depth + 1) }
                split(second, depth: depth + 1)
                if !headings.isEmpty { regions.append(headings) }
            }
            if found.areBlocks { blocks.formUnion(firstRegion..<regions.count) }
            index = found.end
            plainStart = index
        }
        appendRegion(strips, plainStart..<strips.bands.count)
    }

    /// The band that key figures begin in, close to the head of columns: below the title of a report, which may be as short as what is below it.
    private func keyFigures(_ strips: inout RegionStrips, _ bands: Range<Int>) -> Int? {
        bands.prefix(Self.bandsOfTitle).first { band in
            let range = strips.bands[band].range
            return range.count > 1 && pieces[strips.members[range.lowerBound]].size > GutterFinder.headingSize * usualSize
                && CentredStacks.mayBegin(strips, at: band, pieces)
                && BlockRow(&strips, from: band, pieces, gutters.segments, gutters.text)?.areKeyFigures == true
        }
    }

    private static let bandsOfTitle = 4

    /// Whether columns of a text begin in one of some bands and go on below them.
    private mutating func areOfColumns(_ bands: Range<Int>, _ strips: inout RegionStrips) -> Bool {
        bands.contains { gutters.columns(&strips, from: $0).map { $0.end > bands.upperBound } ?? false }
    }

    /// Whether what stands from a band on begins as a table whose cells have several lines.
    private func isTable(_ strips: RegionStrips, _ bands: PartialRangeFrom<Int>) -> Bool {
        AlignedTable(Array(strips.members[strips.range(bands.lowerBound..<strips.bands.count)]), gutters.segments, gutters.text)
            != nil
    }

    private mutating func appendRegion(_ strips: RegionStrips, _ bands: Range<Int>) {
        if !bands.isEmpty { append(Array(strips.members[strips.range(bands)])) }
    }

    /// Appends what is no columns: in parts, if labels stand beside the middle of texts in it.
    private mutating func append(_ members: [Int]) {
        guard !isRightToLeft, let labels = CentredLabels(members, pieces) else { return regions.append(members) }
        for part in labels.parts {
            apart.insert(regions.count)
            regions.append(part)
        }
    }

    /// Where columns begin that go on upwards beside a figure: the first of the bands right above them that hold lines of one column only.
    private func openingBand(of columns: GutterFinder.Columns, _ strips: RegionStrips, _ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return range.upperBound }
        var start = range.upperBound
        func startsBelowHeads() -> Bool {
            guard start > range.lowerBound, strips.bands[start - 1].range.count > 1,
                gutters.holdsHeads(strips.bands[start - 1], strips, above: columns, next: strips.bands[start])
            else { return false }
            return start - 1 == range.lowerBound || !gutters.holdsBothSides(strips.bands[start - 2], strips, of: columns.gutter)
        }
        if startsBelowHeads() { return start - 1 }
        var side: Bool?
        let (left, right) = (extent(columns.left), extent(columns.right))
        let (firstColumn, secondColumn) = isRightToLeft ? (columns.right, columns.left) : (columns.left, columns.right)
        let shown = shownFirst(firstColumn, before: secondColumn)
        let between = shown == nil ? nil : (last: self.shown(firstColumn).last, next: self.shown(secondColumn).first)
        // What was shown between the two columns, above the second one, is the beginning of that: beside a picture at the head of the first one.
        func beginsSecond(_ members: ArraySlice<Int>) -> Bool {
            guard let between else { return false }
            return members.allSatisfy { index in
                let piece = pieces[index]
                return piece.order > between.last && piece.order < between.next
                    && (isRightToLeft ? piece.x1 <= columns.gutter : piece.x0 >= columns.gutter)
            }
        }
        while start > range.lowerBound {
            let (band, below) = (strips.bands[start - 1], strips.bands[start])
            // What was shown before both comes before both; above the column that is read first it does so anyway.
            if let shown,
                strips.members[band.range].allSatisfy({
                    pieces[$0].order < shown && (isRightToLeft ? pieces[$0].x1 <= columns.gutter : pieces[$0].x0 >= columns.gutter)
                })
            {
                break
            }
            let members = strips.members[band.range]
            let first = pieces[strips.members[band.range.lowerBound]]
            let isLeft = first.x1 <= columns.gutter
            guard band.low - below.high < Self.openingGap * first.size || beginsSecond(members), side.map({ $0 == isLeft }) ?? true else {
                break
            }
            let isIn = members.allSatisfy { index in
                let piece = pieces[index]
                // Rows of both are a table's that ends in columns.
                guard (piece.x1 <= columns.gutter) == isLeft, isLeft || piece.x0 >= columns.gutter else { return false }
                let column = isLeft ? left : right
                return piece.x0 > column.lowerBound - piece.size && piece.x1 < column.upperBound + piece.size
            }
            guard isIn else { break }
            side = isLeft
            start -= 1
        }
        // One of them may have more lines.
        return startsBelowHeads() ? start - 1 : start
    }

    /// Where white as wide as between parts of a page ends what the second of two columns begins with, among the bands above those; the first of the bands
    /// where there is none.
    private func endOfOpening(_ strips: RegionStrips, _ range: Range<Int>, _ columns: GutterFinder.Columns) -> Int {
        let end = range.reversed().first { index in
            let (band, below) = (strips.bands[index], strips.bands[index + 1])
            return band.low - below.high >= Self.openingGap * pieces[strips.members[band.range.lowerBound]].size
        }
        guard let end,
            strips.members[strips.range(range.lowerBound..<(end + 1))].allSatisfy({
                isRightToLeft ? pieces[$0].x1 <= columns.gutter : pieces[$0].x0 >= columns.gutter
            })
        else { return range.lowerBound }
        return end + 1
    }

    /// Where the first of two columns begins, if what stands above it in the other one was shown before it, and all else of that after it: a paragraph
    /// above names in the margin and the text beside them. Nil for other columns, as nearly all are.
    private func bandBelowText(shownBefore columns: GutterFinder.Columns, _ strips: RegionStrips, from index: Int) -> Int? {
        let (first, second) = isRightToLeft ? (columns.right, columns.left) : (columns.left, columns.right)
        let (start, end) = shown(first)
        let top = first.reduce(-Float.infinity) { max($0, pieces[$1].high) }
        var hasText = false
        for index in second {
            let piece = pieces[index]
            if piece.order < start, piece.low >= top { hasText = true } else if piece.order < end { return nil }
        }
        guard hasText else { return nil }
        let below = (index..<columns.end).first { strips.bands[$0].low < top }
        // More of the other column may stand above, shown later.
        guard let below, below > index,
            strips.members[strips.range(index..<below)].allSatisfy({ pieces[$0].order < start })
        else { return nil }
        return below
    }

    /// What was shown first of a column that was shown in one go before the other one; nil for columns shown otherwise.
    private func shownFirst(_ first: [Int], before second: [Int]) -> Int32? {
        let (start, end) = shown(first)
        return second.allSatisfy { pieces[$0].order > end } ? start : nil
    }

    /// What of some pieces was shown first, and what last.
    private func shown(_ members: [Int]) -> (first: Int32, last: Int32) {
        members.reduce((.max, .min)) { (min($0.first, pieces[$1].order), max($0.last, pieces[$1].order)) }
    }

    /// Headings that end a text beside something that it flows around, a box of facts, a list of more to read: what follows stands below both, across
    /// their gutter. What a text flows around is shown before it, another column of the text after it.
    private func headingsBeside(_ second: [Int], in first: [Int], _ strips: RegionStrips, below columns: GutterFinder.Columns) -> [Int] {
        guard columns.end < strips.bands.count, let lowest = first.min(by: { pieces[$0].y < pieces[$1].y }),
            pieces[lowest].size > GutterFinder.headingSize * usualSize,
            strips.members[strips.bands[columns.end].range].contains(where: {
                pieces[$0].x0 < columns.gutter && pieces[$0].x1 > columns.gutter
            }),
            shown(second).last < shown(first).first
        else { return [] }
        let text = first.filter { pieces[$0].size <= GutterFinder.headingSize * usualSize }.min { pieces[$0].y < pieces[$1].y }
        guard let text else { return [] }
        let headings = first.filter { pieces[$0].y < pieces[text].y }
        return headings.count <= Self.mostHeadLines ? headings : []
    }

    /// The parts of a page whose headings stand in a narrow column of their own, each beside the text it belongs to; nil for other columns.
    ///
    /// - Returns: whether they are names beside paragraphs that no white parts, too.
    private mutating func sideHeads(_ heads: [Int], _ text: [Int]) -> (parts: [[Int]], areNames: Bool)? {
        let (narrow, wide) = (extent(heads), extent(text))
        let areNarrow =
            narrow.upperBound - narrow.lowerBound < 0.6 * (wide.upperBound - wide.lowerBound) && cellCount(heads) * 2 <= cellCount(text)
        guard areNarrow || cellCount(heads) <= cellCount(text), !isParted(text) else { return nil }
        let lines = text.sorted { pieces[$0].y > pieces[$1].y }
        // Lines far apart are no paragraphs, and no headings.
        let leading = wideLeading(lines, wide)
        let headLeading = max(Self.headLeading, leading)
        var blocks: [[Int]] = []
        for index in heads.sorted(by: { pieces[$0].y > pieces[$1].y }) {
            if let last = blocks.last?.last, pieces[last].y - pieces[index].y < headLeading * pieces[index].size {
                blocks[blocks.count - 1].append(index)
            } else {
                blocks.append([index])
            }
        }
        // Items one below the other are a list, what a thing has and is for, beside a text about it.
        guard blocks.allSatisfy({ block in block.count { pieces[$0].isItem } < GutterFinder.fewestItems }) else { return nil }
        // A column of text has longer paragraphs.
        guard areNarrow || blocks.count <= Self.mostWideHeads && blocks.allSatisfy({ $0.count <= Self.mostHeadLines }) else { return nil }
        // Most begin where a paragraph begins; what doesn't, a note, goes with the next one.
        var (tops, levelCount) = tops(of: blocks, beside: lines, leading)
        var areNames = false
        if areNarrow, !isRightToLeft, blocks.count >= Self.fewestNames, levelCount + 1 < blocks.count,
            areJustified(lines, upTo: wide.upperBound)
        {
            // Where no white parts paragraphs, as in many a table, their last lines end short: then all stand level.
            let found = self.tops(of: blocks, beside: lines, leading, upTo: wide.upperBound)
            areNames = found.levelCount + 1 >= blocks.count
            if areNames { (tops, levelCount) = found }
        }
        guard blocks.count >= 2, levelCount >= 2, levelCount * 2 >= blocks.count else { return nil }
        // Questions as wide as their answers all stand level with these, but for a heading above them. Rows of a table are one line each, and code is no answer.
        guard
            areNarrow
                || levelCount >= Self.fewestWideHeads && levelCount + 1 >= blocks.count && areParagraphs(lines)
                    && cellCount(text) >= Self.fewestCellsOfLine * lines.count && !lines.contains(where: gutters.isCode)
                    && !gutters.areOneList(heads, text)
        else { return nil }
        var parts = [lines.filter { pieces[$0].y > tops[0] }]
        for (number, block) in blocks.enumerated() {
            let bottom = number + 1 < tops.count ? tops[number + 1] : -.infinity
            parts.append(block)
            parts.append(lines.filter { pieces[$0].y <= tops[number] && pieces[$0].y > bottom })
        }
        return (parts.filter { !$0.isEmpty }, areNames)
    }

    /// Above which of some lines each heading stands, and how many of them stand level with the first line of a paragraph.
    ///
    /// - Parameters:
    ///   - leading: what the lines of a paragraph may be apart at the most, in ems, where that is more than usual.
    ///   - right: the edge of the text, short of which the last lines of paragraphs end; minus infinity if only white parts these.
    private func tops(of blocks: [[Int]], beside lines: [Int], _ leading: Float, upTo right: Float = -.infinity) -> (
        tops: [Float], levelCount: Int
    ) {
        var levelCount = 0
        let widest = max(Self.leastBetweenParagraphs, leading)
        let tops = blocks.map { block -> Float in
            let head = pieces[block[0]]
            var above: RegionPiece?
            for index in lines {
                let line = pieces[index]
                let isStart = above.map { $0.y - line.y > widest * line.size || right - $0.x1 > Self.shortEnd * line.size } ?? true
                if isStart, line.y < head.y + 0.35 * head.size {
                    if line.y > head.y - 0.35 * head.size { levelCount += 1 }
                    return line.y + 0.5 * line.size
                }
                if above.map({ $0.y - line.y > 0.35 * line.size }) ?? true { above = line }
            }
            return -.infinity
        }
        return (tops, levelCount)
    }

    /// What the lines of a paragraph may be apart, in ems, in a text nearly all of whose lines go as far as its edge, and stand further apart than usual; 0
    /// of others.
    private func wideLeading(_ lines: [Int], _ extent: ClosedRange<Float>) -> Float {
        let reach = extent.upperBound - Self.openEnd * (extent.upperBound - extent.lowerBound)
        var steps: [Float] = []
        var (lineCount, previous): (Int, RegionPiece?) = (0, nil)
        for index in lines {
            let line = pieces[index]
            guard let above = previous, above.y - line.y > Self.offLevel * line.size else {
                if previous.map({ $0.x1 < line.x1 }) ?? true { previous = line }
                lineCount = max(lineCount, 1)
                continue
            }
            if above.x1 > reach { steps.append((above.y - line.y) / line.size) }
            lineCount += 1
            previous = line
        }
        guard steps.count >= Self.fewestFullLines, steps.count * 3 >= lineCount * 2 else { return 0 }
        steps.sort()
        let usual = steps[steps.count / 2]
        return usual < Self.mostLeading ? usual * Self.unevenLeading : 0
    }

    /// In ems: what parts paragraphs where lines are no further apart than usual; and those of double spaced text.
    private static let leastBetweenParagraphs: Float = 1.5
    private static let mostLeading: Float = 2.6
    private static let unevenLeading: Float = 1.15
    private static let offLevel: Float = 0.35
    /// Of a text's width, what may be missing from a line that has no room for the next word.
    private static let openEnd: Float = 0.25
    private static let fewestFullLines = 6

    /// Whether lines that are no last ones of paragraphs end in one place.
    private func areJustified(_ lines: [Int], upTo right: Float) -> Bool {
        let ends = lines.lazy.map { (right - pieces[$0].x1) / pieces[$0].size }.filter { $0 <= Self.shortEnd }
        return ends.count { $0 < Self.sameEnd } * 10 >= ends.count * 9
    }

    private static let sameEnd: Float = 0.2
    /// In ems, by which the last line of a paragraph ends before the others; and names beside as many paragraphs.
    private static let shortEnd: Float = 1.5
    private static let fewestNames = 4
    /// Between the lines of one heading, at the most, in ems.
    private static let headLeading: Float = 1.6
    /// Headings about as wide as their texts, and the lines of each.
    private static let fewestWideHeads = 3
    private static let mostWideHeads = 64
    private static let mostHeadLines = 4
    /// Lines of each paragraph of the texts, on the average.
    private static let linesOfAnswer = 2
    /// Between such lines, in ems at the most; and above a paragraph, as a multiple of that, at the least.
    private static let widestLeading: Float = 1.75
    private static let whiteAbove: Float = 1.3
    /// Of each line of theirs, on the average.
    private static let fewestCellsOfLine = 16

    /// Whether white goes down through all of some pieces: they are columns themselves, of things side by side.
    private func isParted(_ members: [Int]) -> Bool {
        var end = Float.infinity
        for index in members.sorted(by: { pieces[$0].x0 < pieces[$1].x0 }) {
            if pieces[index].x0 - end > GutterFinder.gutterWidth * usualSize { return true }
            end = end == .infinity ? pieces[index].x1 : max(end, pieces[index].x1)
        }
        return false
    }

    /// Whether some lines from the top are paragraphs of several, most of which stand as close as lines of one do.
    private func areParagraphs(_ lines: [Int]) -> Bool {
        var steps: [Float] = []
        for (above, line) in zip(lines, lines.dropFirst()) {
            let step = (pieces[above].y - pieces[line].y) / pieces[line].size
            if step > 0.35 { steps.append(step) }
        }
        steps.sort()
        guard !steps.isEmpty, steps[steps.count / 2] < Self.widestLeading else { return false }
        let widest = Self.whiteAbove * steps[steps.count / 2]
        return steps.count { $0 > widest } * Self.linesOfAnswer <= steps.count
    }

    private func cellCount(_ members: [Int]) -> Int { members.reduce(0) { $0 + Int(pieces[$1].cellCount) } }

    private func extent(_ members: [Int]) -> ClosedRange<Float> {
        let low = members.map { pieces[$0].x0 }.min() ?? 0
        return low...max(low, members.map { pieces[$0].x1 }.max() ?? 0)
    }
}
