/// Lines in the middle, one below the other, that were ended on purpose each: names, places and dates below a title.
struct CentredLines {
    /// Whether each line is such a one, and the next one begins something else; empty where none is, as in nearly all regions.
    private var ended: [Bool] = []
    /// Whether each is a name below a title, and the next one another, or where to write to.
    private var named: [Bool] = []
    private let edges: LineEdges
    private let pageSize: Float

    private static let fewestLines = 3
    /// Between the middles of two lines, at the most, and between their beginnings, at the least: in ems.
    private static let shift: Float = 0.25
    private static let raggedness: Float = 0.5

    /// Of the lines of an address, as a share of how wide the text around it is; of its words in each; and of its size, as a multiple of the page's.
    private static let widestAddress: Float = 0.75
    private static let mostWordsOfAddress = 6
    private static let largestAddress: Float = 1.06
    private static let largestAuthor: Float = 1.25
    /// Of a box in which a few words are wrapped, in ems: one of a diagram, a table's cell.
    private static let widestBox: Float = 9

    /// - Parameters:
    ///   - areStacked: whether all lines are known to be centred: two are enough then.
    ///   - pageSize: of most of the text around them, in points.
    init(_ edges: LineEdges, areStacked: Bool, pageSize: Float) {
        self.edges = edges
        self.pageSize = pageSize
        let lines = edges.lines
        guard zip(lines, lines.dropFirst()).contains(where: { Self.areCentred($0, $1) }) else { return }
        var start = 0
        while start < lines.count {
            var end = start
            while end + 1 < lines.count, Self.standBelow(lines[end], lines[end + 1]) { end += 1 }
            if end - start + 1 >= (areStacked ? 2 : Self.fewestLines) { judge(start...end, areStacked: areStacked) }
            start = end + 1
        }
        if !ended.isEmpty { for index in lines.indices.dropLast().reversed() where isNameAboveAddress(index) { ended[index] = true } }
        for index in lines.indices.dropFirst().dropLast() where isByline(index) { endName(index) }
        for index in lines.indices.dropLast()
        where lines[index].size > Self.sizesOfAuthor.lowerBound * lines[index + 1].size && isNameOfAuthor(index, areStacked: areStacked) {
            endAuthor(index, areStacked: areStacked)
        }
    }

    private mutating func endName(_ index: Int) {
        if ended.isEmpty { ended = Array(repeating: false, count: edges.lines.count) }
        if named.isEmpty { named = ended.map { _ in false } }
        ended[index] = true
        named[index] = true
    }

    func ends(_ index: Int) -> Bool { !ended.isEmpty && ended[index] }
    func endsName(_ index: Int) -> Bool { !named.isEmpty && named[index] }

    /// Whether a line and the one below it are two names below a title, or a name and a date: the title says what room there was.
    private func isByline(_ first: Int) -> Bool {
        let (lines, text) = (edges.lines, edges.text)
        let (line, next) = (lines[first], lines[first + 1])
        guard (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * Self.shift * line.size,
            (line.size - next.size).magnitude < 0.06 * line.size, line.y - next.y > 0.5 * line.size,
            line.y - next.y < Self.widestStepOfNames * line.size
        else { return false }
        var widest: Float = 0
        // Below other names, or a version and a date.
        var top = first
        while top > 0, first - top < Self.mostNames, (lines[top - 1].size - line.size).magnitude < 0.06 * line.size,
            ends(top - 1) || (lines[top - 1].x0 + lines[top - 1].x1 - line.x0 - line.x1).magnitude < 2 * Self.shift * line.size
        {
            top -= 1
        }
        for index in (0..<top).reversed().prefix(Self.mostLinesOfTitle) {
            let title = lines[index]
            guard title.size > Self.sizeOfTitle * line.size,
                (title.x0 + title.x1 - line.x0 - line.x1).magnitude < 2 * Self.shift * title.size
            else { break }
            widest = max(widest, title.width)
        }
        guard widest > 0, widest - line.width > text.firstWidth(next) + Self.spaceOfName * line.size || text.isContacts(next),
            !text.endsInHyphen(line),
            !text.endsSentence(line) || line.words.count <= Self.mostWordsBeforeStop,
            // A title of two lines may go on behind a small word.
            line.words.last.map({ LetterCase(text.cells(of: $0).first?.unicode ?? 0) != .small }) ?? false
        else { return false }
        return isName(line) && (isName(next) || text.isContacts(next))
    }

    /// Whether a line is the name of somebody who wrote something, and in the middle below it, in smaller type, stands where that person works: below a
    /// title, or at the top of one of several such stacks.
    private func isNameOfAuthor(_ index: Int, areStacked: Bool) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        let step = line.y - next.y
        guard line.size < Self.sizesOfAuthor.upperBound * next.size, step > 0.5 * line.size, step < Self.stepOfName * line.size,
            (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * Self.shift * line.size, begins(next),
            next.size < Self.largestAuthor * pageSize,
            isName(line, mostWords: Self.mostWordsOfAuthors)
        else { return false }
        return areStacked ? (0..<index).allSatisfy { areNames($0, index) } : isBelowTitle(index)
    }

    /// Whether two lines are names in one type.
    private func areNames(_ index: Int, _ other: Int) -> Bool {
        isName(edges.lines[index]) && (edges.lines[index].size - edges.lines[other].size).magnitude < 0.06 * edges.lines[other].size
    }

    /// Whether a title stands in the middle above a line, with nothing but names and the like between.
    private func isBelowTitle(_ index: Int) -> Bool {
        let line = edges.lines[index]
        for above in edges.lines[..<index].suffix(Self.mostNames).reversed() {
            guard (above.x0 + above.x1 - line.x0 - line.x1).magnitude < 2 * Self.shift * max(above.size, line.size) else { return false }
            if above.size > Self.sizeOfTitle * line.size { return true }
        }
        return false
    }

    /// Ends an author's name, those of the same stack above it, and each line below it but such as the next one goes on with, or had no room in.
    private mutating func endAuthor(_ index: Int, areStacked: Bool) {
        let (lines, text) = (edges.lines, edges.text)
        let measure = areStacked ? Float.infinity : Self.widestAddress * (edges.extent.upperBound - edges.extent.lowerBound)
        if areStacked { for name in 0..<index { endName(name) } }
        endName(index)
        var line = index + 1
        while line + 1 < lines.count, Self.standBelow(lines[line], lines[line + 1]) {
            if begins(lines[line + 1]), ![0x2C, 0x26].contains(text.ending(of: lines[line])), !text.endsInHyphen(lines[line]),
                !text.endsInSmallWord(lines[line]), edges.isFree(line, widest: measure)
            {
                ended[line] = true
            }
            line += 1
        }
    }

    /// Of an author's name, as a multiple of what stands below it; and words of several with the marks of their notes.
    private static let sizesOfAuthor: ClosedRange<Float> = 1.06...1.5
    private static let mostWordsOfAuthors = 16

    /// Whether a line, the first or not close below another, is the name of somebody whose address stands below it in smaller type, in the middle as it.
    private func isNameAboveAddress(_ index: Int) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        let step = line.y - next.y
        guard ended[index + 1], Self.sizesOfName.contains(line.size / next.size), isName(line), isName(next),
            line.words.count <= Self.mostWordsBeforeStop, step > 0.5 * line.size, step < Self.stepOfName * line.size,
            (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * Self.shift * line.size
        else { return false }
        return index == 0 || edges.lines[index - 1].y - line.y > Self.stepOfName * line.size || edges.lines[index - 1].y < line.y
    }

    /// Of its size, as a multiple of that of the address, and from that, in ems, at the most.
    private static let sizesOfName: ClosedRange<Float> = 1.06...1.3
    private static let stepOfName: Float = 1.6

    private func isName(_ line: LayoutLine, mostWords: Int = mostWordsOfAddress) -> Bool {
        let text = edges.text
        return line.words.count <= mostWords && line.characterCount >= Self.fewestOfName && text.startsName(line)
            && text.hasLetters(line) && !text.startsItem(line) && !line.isRow && !line.isFixedPitch
    }

    /// Of a name that ends in a stop, as "Ltd." does.
    private static let mostWordsBeforeStop = 5

    /// How many lines a title above names has, at the most, and how large it is, at the least: a multiple of theirs.
    private static let mostLinesOfTitle = 3
    private static let sizeOfTitle: Float = 1.15
    private static let mostNames = 12
    /// Of a name, in characters: signs in a drawing have fewer.
    private static let fewestOfName = 6
    /// Between names, from baseline to baseline at the most, and between words of one line: in ems.
    private static let widestStepOfNames: Float = 3
    private static let spaceOfName: Float = 0.3

    /// Text that was wrapped has no line that the next one's first word had room in: the longest of them tells what room there was.
    private mutating func judge(_ run: ClosedRange<Int>, areStacked: Bool) {
        let (lines, text) = (edges.lines, edges.text)
        var widest: Float = 0
        for line in run { widest = max(widest, lines[line].width) }
        var (centred, free) = (0, 0)
        for line in run.dropLast() {
            if Self.areCentred(lines[line], lines[line + 1]) { centred += 1 }
            // What an address to write to has no room behind is its own.
            if edges.isFree(line, widest: widest) || areStacked && text.isContact(lines[line + 1]) { free += 1 }
        }
        let pairs = run.count - 1
        // Two lines may have one middle by chance.
        let areFree =
            centred * 2 >= pairs && (centred >= 2 || areStacked) && free * 2 >= pairs && !lines[run.lowerBound].isFixedPitch
            && !run.contains { text.startsItem(lines[$0]) } && run.count { text.isMostlyLetters(lines[$0]) } * 2 >= run.count
        guard
            areFree || centred > 0 && isAddress(run, widest: widest, isFree: free > 0, areStacked: areStacked)
                || centred == pairs && holdsDate(run)
        else {
            return
        }
        if ended.isEmpty { ended = Array(repeating: false, count: lines.count) }
        for line in run.dropLast() {
            let next = lines[line + 1]
            // Two long lines that are a block are a text between others that are centred.
            let isApart =
                !areFree || edges.isFree(line, widest: widest) || next.width < Self.shareOfText * widest
                || Self.areCentred(lines[line], next) || text.isContact(next)
            ended[line] = isApart && lines[line].characterCount > 2 && !text.endsInHyphen(lines[line]) && begins(next)
        }
    }

    /// Whether lines are an address, or the like: a few words each, with a capital or a figure first, and much narrower than the text around them. Verses,
    /// which end in commas, have no figures.
    ///
    /// - Parameters:
    ///   - isFree: whether some of them had room for the next one's first word: without, they may be wrapped in a small box.
    ///   - areStacked: whether they stand beside others like them, which leave nothing to compare them with: where one writes to tells them.
    private func isAddress(_ run: ClosedRange<Int>, widest: Float, isFree: Bool, areStacked: Bool) -> Bool {
        let (lines, text, extent) = (edges.lines, edges.text, edges.extent)
        let first = lines[run.lowerBound]
        // Below a title those who wrote it may have larger type than the text, and so may their addresses.
        let isBelowTitle = first.size < Self.largestAuthor * pageSize && self.isBelowTitle(run.lowerBound)
        guard first.size < Self.largestAddress * pageSize || isBelowTitle, !first.isBold,
            widest < Self.widestAddress * (extent.upperBound - extent.lowerBound)
                || areStacked && run.contains(where: { text.isContact(lines[$0]) }),
            // Lines of code may have one middle, but hardly that of the page.
            !first.isFixedPitch || (first.x0 + first.x1 - extent.lowerBound - extent.upperBound).magnitude < 2 * first.size
        else { return false }
        var (isPunctuated, hasFigures, hasContact, named) = (
            false, false, isFree || isBelowTitle || widest > Self.widestBox * first.size, 0
        )
        for line in run {
            let line = lines[line]
            guard line.words.count <= Self.mostWordsOfAddress, text.startsName(line) || text.isContact(line), !line.isRow, begins(line),
                !text.startsItem(line) || text.startsCode(line), !isBelowTitle || !text.endsInSmallWord(line)
            else { return false }
            if text.hasLetters(line) { named += 1 }
            isPunctuated = isPunctuated || text.endsInHyphen(line) || text.endsSentence(line)
            hasFigures = hasFigures || text.hasFigures(line)
            hasContact = hasContact || text.isContact(line)
        }
        return hasContact && (hasFigures || !isPunctuated) && named * 2 > run.count
    }

    /// Whether words stand above and below a line of nothing but figures: no title is wrapped around a date.
    private func holdsDate(_ run: ClosedRange<Int>) -> Bool {
        let (lines, text) = (edges.lines, edges.text)
        return run.count >= Self.fewestLines && text.isMostlyLetters(lines[run.lowerBound]) && text.isMostlyLetters(lines[run.upperBound])
            && run.dropFirst().dropLast().contains {
                !text.hasLetters(lines[$0]) && text.hasFigures(lines[$0]) && lines[$0].characterCount >= Self.fewestOfName
                    && !lines[$0].isRow
            }
    }

    /// Whether a line doesn't go on with the one above it.
    private func begins(_ line: LayoutLine) -> Bool {
        edges.text.startsLowercase(line) ? edges.text.isContact(line) : !edges.text.startsBracket(line) || edges.text.startsCode(line)
    }

    /// Of the longest line, at the least, for a text.
    private static let shareOfText: Float = 0.8

    /// Whether two lines have one middle and are no block.
    static func areCentred(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (line.x0 - next.x0).magnitude > raggedness * line.size && (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * shift * line.size
    }

    private static func standBelow(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * shift * line.size
            && (LineEdges.standsBelow(line, next) || line.isFixedPitch && LineEdges.standsBelow(line, next, isFixedPitch: true))
    }
}
