/// Lines of verse that begin in small letters, as sentences go on in them: ended on purpose, where the next one's first word had room, in the middle of a
/// sentence, or set in by turns. The lines of a text leave no such room, and few of them happen to end in a comma or a stop.
struct FreeVerse {
    /// Whether each line is such a one below another; empty where there are none.
    private var areNext: [Bool] = []

    /// Of one poem, and those of them that tell it.
    private static let fewestLines = 4
    private static let fewestEvident = 2
    /// Of a stanza, and the words in each of its lines on average.
    private static let fewestInStanza = 2
    private static let fewestWords = 3
    /// Of the text that they stand in, in ems.
    private static let widthOfText: Float = 11
    /// Of verses on average: a share of the text's width, and in ems.
    private static let widestShare: Float = 0.8
    private static let widestVerse: Float = 25
    /// Of any of them, in ems.
    private static let widestLine: Float = 32
    /// How far from each other lines begin, at the most, those that begin in one place, and those that are set in: in ems.
    private static let widestShift: Float = 6
    private static let sameStart: Float = 0.3
    private static let leastIndent: Float = 0.8
    /// Behind a line that was ended on purpose, at the least, in ems.
    private static let leastRoom: Float = 1.5
    /// Between stanzas, from baseline to baseline, in ems.
    private static let widestWhite: Float = 4.5

    init(_ edges: LineEdges) {
        let lines = edges.lines
        guard lines.count >= Self.fewestLines, edges.right - edges.left > Self.widthOfText * lines[0].size else { return }
        // The lines of running text seldom have room: nearly all regions end here.
        let short = lines.indices.dropLast().lazy.filter { index in
            edges.right - edges.end(lines[index]) > Self.leastRoom * lines[index].size && Self.goesOn(index, edges)
        }
        guard short.prefix(Self.fewestEvident).count == Self.fewestEvident else { return }
        var poem: [Range<Int>] = []
        var (start, mayBegin) = (0, Self.mayBe(0, edges))
        for index in 1...lines.count {
            let isLike = index < lines.count && Self.mayBe(index, edges)
            if isLike, mayBegin, Self.follows(index, edges) { continue }
            defer { mayBegin = isLike }
            if Self.isStanza(start..<index, edges) {
                if let last = poem.last, !Self.areOfOne(last, start..<index, edges) {
                    judge(poem, edges)
                    poem.removeAll()
                }
                poem.append(start..<index)
            } else if index - start > 1 {
                judge(poem, edges)
                poem.removeAll()
            }
            start = index
        }
        judge(poem, edges)
    }

    /// Whether a line begins anew below one that is like it.
    func isNext(_ index: Int) -> Bool { !areNext.isEmpty && areNext[index] }

    /// Whether a sentence goes on in the next line: a name among others may begin with a capital wherever it stands.
    private static func goesOn(_ index: Int, _ edges: LineEdges) -> Bool {
        edges.text.startsLowercase(edges.lines[index + 1]) || clauses.contains(edges.text.ending(of: edges.lines[index]))
    }

    private static func mayBe(_ index: Int, _ edges: LineEdges) -> Bool {
        let (line, text) = (edges.lines[index], edges.text)
        // Asked first: the lines of most texts are wider.
        guard line.width < widestLine * line.size else { return false }
        return !line.isRow && !line.isBold && !line.isFixedPitch && line.row < 0 && !line.hasDrawnBullet && !text.startsItem(line)
            && !hyphens.contains(text.ending(of: line)) && text.hasMoreLetters(line) && !text.isCapitals(line)
    }

    private static let hyphens: [UInt32] = [0x2D, 0x2010, 0xAD]

    private static func follows(_ index: Int, _ edges: LineEdges) -> Bool {
        let (above, line) = (edges.lines[index - 1], edges.lines[index])
        return above.frame == line.frame && LineEdges.standsBelow(above, line)
            && (above.x0 - line.x0).magnitude < widestShift * line.size
    }

    /// Whether some lines that follow each other may be a whole stanza: nothing goes on below them or begins above them.
    private static func isStanza(_ lines: Range<Int>, _ edges: LineEdges) -> Bool {
        guard lines.count >= fewestInStanza, mayBe(lines.lowerBound, edges),
            edges.lines[lines].reduce(0, { $0 + $1.words.count }) >= fewestWords * lines.count
        else { return false }
        let all = edges.lines
        if lines.upperBound < all.count, follows(lines.upperBound, edges) { return false }
        // A paragraph ends above.
        guard lines.dropLast().contains(where: { edges.hasRoom($0, edges.right) }) else { return false }
        return lines.lowerBound == 0 || !follows(lines.lowerBound, edges)
    }

    /// Whether two stanzas stand one below the other, and begin in one place, or have their middles there.
    private static func areOfOne(_ above: Range<Int>, _ below: Range<Int>, _ edges: LineEdges) -> Bool {
        let (last, next) = (edges.lines[above.upperBound - 1], edges.lines[below.lowerBound])
        guard above.upperBound == below.lowerBound, last.frame == next.frame, (last.size - next.size).magnitude < 0.06 * next.size,
            last.y > next.y, last.y - next.y < widestWhite * next.size
        else { return false }
        func start(_ stanza: Range<Int>) -> Float { edges.lines[stanza].reduce(.infinity) { min($0, $1.x0) } }
        return (start(above) - start(below)).magnitude < sameStart * next.size || CentredLines.areCentred(last, next)
    }

    private mutating func judge(_ poem: [Range<Int>], _ edges: LineEdges) {
        let (lines, text) = (edges.lines, edges.text)
        let count = poem.reduce(0) { $0 + $1.count }
        guard count >= Self.fewestLines else { return }
        var (full, punctuated, evident, breaks, turns) = (0, 0, 0, 0, 0)
        for stanza in poem {
            let right = stanza.reduce(-Float.infinity) { max($0, edges.end(lines[$1])) }
            let widest = stanza.reduce(0) { max($0, lines[$1].width) }
            for index in stanza {
                if Self.ends.contains(text.ending(of: lines[index])) { punctuated += 1 }
                guard index + 1 < stanza.upperBound else { continue }
                let next = lines[index + 1]
                if !edges.hasRoom(index, edges.right) { full += 1 }
                guard !text.endsSentence(lines[index]) else { continue }
                breaks += 1
                guard Self.goesOn(index, edges) else { continue }
                let isCentred = CentredLines.areCentred(lines[index], next)
                if !isCentred, index > stanza.lowerBound, Self.isTurn(index, edges) { turns += 1 }
                if isCentred
                    ? widest - lines[index].width > text.firstWidth(next) + Self.leastRoom * next.size : edges.hasRoom(index, right)
                {
                    evident += 1
                }
            }
        }
        // Those of a text are wider.
        let width = poem.joined().reduce(0) { $0 + lines[$1].width } / Float(count)
        guard width < Self.widestShare * (edges.right - edges.left), width < Self.widestVerse * lines[poem[0].lowerBound].size else {
            return
        }
        guard full * 2 <= count, punctuated * 5 >= count * 2 else { return }
        // Typesetters leave room at the ends of ragged lines, too, and seldom wrap paragraphs one below the other into as many lines.
        let areTurned = turns >= Self.fewestEvident && turns * 4 >= breaks
        guard areTurned || evident >= Self.fewestEvident && evident * 4 >= breaks && punctuated * 2 >= count && areAlike(poem, edges) else {
            return
        }
        if areNext.isEmpty { areNext = Array(repeating: false, count: lines.count) }
        for stanza in poem { for index in stanza.dropFirst() { areNext[index] = true } }
    }

    /// Whether a line that is set in stands between two that aren't, all of one sentence: no first line of a paragraph.
    private static func isTurn(_ index: Int, _ edges: LineEdges) -> Bool {
        let (above, line, next) = (edges.lines[index - 1], edges.lines[index], edges.lines[index + 1])
        return line.x0 - next.x0 > leastIndent * line.size && line.x0 - above.x0 > leastIndent * line.size
            && !edges.text.endsSentence(above)
    }

    /// Whether there are several stanzas of as many lines each, which begin with capitals and end in the sign of a clause or a sentence.
    private func areAlike(_ poem: [Range<Int>], _ edges: LineEdges) -> Bool {
        guard poem.count > 1, poem[0].count >= Self.fewestAlike, poem.allSatisfy({ $0.count == poem[0].count }) else { return false }
        return poem.allSatisfy { stanza in
            !edges.text.startsLowercase(edges.lines[stanza.lowerBound])
                && Self.ends.contains(edges.text.ending(of: edges.lines[stanza.upperBound - 1]))
        }
    }

    private static let fewestAlike = 3

    /// Signs that verses end in, and those of them that a sentence goes on behind.
    private static let ends: [UInt32] = clauses + [0x2E, 0x21, 0x3F]
    private static let clauses: [UInt32] = [0x2C, 0x3B, 0x3A, 0x2014]
}
