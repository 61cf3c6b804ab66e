/// What stands in a margin so close to the lines beside it that it is part of them: numbers of paragraphs, notes half an em beside the text.
extension MarginText {
    /// Of what is parted off, as a share of the text's size, at the most.
    private static let smallerType: Float = 0.92
    /// From the text's edge, and from the end of the line, at the least, in ems of the text.
    private static let beyondEdge: Float = 0.3
    private static let behindLine: Float = 0.38
    /// Of a line's end from the edge: hyphens and stops hang a little.
    private static let overEdge: Float = 0.25
    /// Of the baselines, in ems: marks of notes are raised by more.
    static let unevenBaseline: Float = 0.12
    /// Of the end of a line that goes on, from where the longest line ends, in ems.
    private static let shortOfEdge: Float = 3
    /// Stops, and quotation marks behind them.
    private static let endSentences: Set<UInt32> = [0x2E, 0x21, 0x3F, 0x3A, 0x2026, 0x201D, 0xBB, 0x22]
    /// Lines that end at one edge, at the least.
    private static let fewestAtEdge = 5
    private static let cellsOfText: Int32 = 20
    /// Words of what stands in the margin, at the most.
    private static let mostWords = 6

    /// Parts the lines of the text where their type changes beyond the edge that others share.
    mutating func partSmallType(_ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType) {
        var (found, foundOnLeft): ([(index: Int, word: Int)], [(index: Int, word: Int)]) = ([], [])
        /// In the text's own type.
        var foundAlike: [(index: Int, word: Int)] = []
        var cost = 0
        // Where the text of the line above begins and ends: on most pages no line reaches beyond that but below the end of a paragraph.
        var (left, right) = (Float.infinity, -Float.infinity)
        for index in segments.indices where segments[index].cellCount >= Self.cellsOfText && segments[index].overlay == 0 {
            let (x0, x1, least) = (segments[index].x0, segments[index].x1, Self.beyondEdge * segments[index].size)
            let word = x1 - right > least ? smallType(of: segments[index], words, type, isLeft: false) : nil
            let alike = word == nil && x1 - right > least ? noteAlike(segments[index], beyond: right, words) : nil
            right = (word ?? alike).map { words[$0 - 1].x1 } ?? x1
            if let word { found.append((index, word)) }
            if let alike { foundAlike.append((index, alike)) }
            let own = left - x0 > least ? smallType(of: segments[index], words, type, isLeft: true) : nil
            left = own.map { words[$0].x0 } ?? x0
            // The numbers of lines are found as part of these.
            if let own, segments[index].words.first.flatMap({ Self.lineNumber(words[$0], cells) }) == nil {
                foundOnLeft.append((index, own))
            }
        }
        if !found.isEmpty { part(found, words, type, isLeft: false, &cost) }
        if !foundAlike.isEmpty { part(foundAlike, words, type, isLeft: false, &cost, isAlike: true) }
        guard foundOnLeft.count > 1 else { return }
        // A name by itself at a paragraph's beginning is read before it as it stands; of several, the others would be read within sentences.
        let parted = Set(found.lazy.map(\.index))
        let several = severalBelowEachOther(foundOnLeft, words, cells).filter { !parted.contains($0.index) }
        if !several.isEmpty { part(several, words, type, isLeft: true, &cost) }
    }

    /// - Parameters:
    ///   - cost: counts comparisons.
    ///   - isAlike: whether what is parted off is as large as the text: the text beside it must end at the edge then.
    private mutating func part(
        _ found: [(index: Int, word: Int)], _ words: [LayoutWord], _ type: WordType, isLeft: Bool, _ cost: inout Int, isAlike: Bool = false
    ) {
        let parts = Dictionary(uniqueKeysWithValues: found.map { ($0.index, $0.word) })
        /// Where a line of the text ends, without what may be parted off.
        func end(_ index: Int) -> Float {
            guard let word = parts[index] else { return isLeft ? segments[index].x0 : segments[index].x1 }
            return isLeft ? words[word].x0 : words[word - 1].x1
        }
        let lines = segments.indices.filter { segments[$0].cellCount >= Self.cellsOfText && segments[$0].overlay == 0 }
        let edge = Self.most(lines.map(end))
        for (index, word) in found {
            let segment = segments[index]
            let near = isLeft ? edge - words[word - 1].x1 : words[word].x0 - edge
            let hung = isLeft ? edge - words[word].x0 : words[word - 1].x1 - edge
            guard near >= Self.beyondEdge * segment.size, hung < Self.overEdge * segment.size,
                !isAlike || -hung < Self.overEdge * segment.size && found.count * Self.linesOfNote <= lines.count
            else { continue }
            cost += lines.count
            guard cost <= Self.maximumWork else { return }
            var (full, crossing) = (0, 0)
            for line in lines {
                let over = isLeft ? edge - end(line) : end(line) - edge
                if over.magnitude < Self.overEdge * segment.size { full += 1 }
                // Text stands where it does.
                if over > near, isLeft ? segments[line].x1 > edge : segments[line].x0 < edge { crossing += 1 }
            }
            guard full >= Self.fewestAtEdge, full * 4 >= lines.count, crossing * 8 <= full else { continue }
            part(index, before: word, words, type, isLeft: isLeft)
        }
    }

    /// Those of some lines that have such another one right above or below them, beside the same edge of words, where the upper one's text goes on in the lower
    /// one.
    private func severalBelowEachOther(
        _ found: [(index: Int, word: Int)], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> [(index: Int, word: Int)] {
        let sorted = found.sorted { segments[$0.index].y > segments[$1.index].y }
        let right = segments.reduce(-Float.infinity) { $1.cellCount >= Self.cellsOfText ? max($0, $1.x1) : $0 }
        // What each of them is the name of ends above the next: who speaks.
        var goOn: [Bool] = []
        for entry in sorted {
            let last = segments[entry.index].words.last.map { Int(words[$0].end) - 1 } ?? -1
            goOn.append(last >= 0 && last < cells.count && !Self.endSentences.contains(cells[last].unicode))
        }
        func areNext(_ above: Int, _ below: Int) -> Bool {
            guard sorted.indices.contains(above), sorted.indices.contains(below) else { return false }
            let (first, second) = (segments[sorted[above].index], segments[sorted[below].index])
            return goOn[above] && first.y - second.y < Self.leading * first.size && first.x1 > right - Self.shortOfEdge * first.size
                && (words[sorted[above].word].x0 - words[sorted[below].word].x0).magnitude < Self.overEdge * first.size
        }
        return sorted.indices.filter { areNext($0 - 1, $0) || areNext($0, $0 + 1) }.map { sorted[$0] }
    }

    /// The word that a segment may be parted before because white wider than between words stands where the line above ends: `\\marginpar` sets notes in
    /// the text's type.
    private func noteAlike(_ segment: Segment, beyond edge: Float, _ words: [LayoutWord]) -> Int? {
        for place in segment.words.dropFirst().suffix(Self.mostWordsAlike).reversed() {
            let (left, right) = (words[place - 1], words[place])
            guard left.x1 < edge + Self.overEdge * segment.size else { continue }
            guard left.x1 > edge - Self.overEdge * segment.size, right.x0 - left.x1 >= Self.behindLineAlike * segment.size,
                segment.x1 - right.x0 < Self.widestNote * (left.x1 - segment.x0)
            else { return nil }
            return place
        }
        return nil
    }

    private static let mostWordsAlike = 10
    private static let behindLineAlike: Float = 0.6
    /// Of the lines of a text, one in so many at the most has a note beside it.
    private static let linesOfNote = 3

    /// The word that a segment may be parted before: that which smaller type begins with on its right, or its own on the left of that.
    private func smallType(of segment: Segment, _ words: [LayoutWord], _ type: WordType, isLeft: Bool) -> Int? {
        let limit = Self.smallerType * segment.size
        var place = isLeft ? segment.words.lowerBound : segment.words.upperBound
        if isLeft {
            while place < segment.words.upperBound, type(words[place]).size < limit { place += 1 }
        } else {
            while place > segment.words.lowerBound, type(words[place - 1]).size < limit { place -= 1 }
        }
        let count = isLeft ? place - segment.words.lowerBound : segment.words.upperBound - place
        guard (1...Self.mostWords).contains(count), count < segment.words.count else { return nil }
        let (left, right) = (words[place - 1], words[place])
        let aside = isLeft ? left : right
        return right.x0 - left.x1 >= Self.behindLine * segment.size && !aside.isRaised
            && (aside.y - segment.y).magnitude < Self.unevenBaseline * segment.size ? place : nil
    }

    private mutating func part(_ index: Int, before word: Int, _ words: [LayoutWord], _ type: WordType, isLeft: Bool) {
        let segment = segments[index]
        let (first, second) = (
            segment.part(segment.words.lowerBound..<word, of: words), segment.part(word..<segment.words.upperBound, of: words)
        )
        var aside = isLeft ? first : second
        if let start = aside.words.first { (aside.y, aside.size) = (words[start].y, type(words[start]).size) }
        aside.isItem = false
        segments[index] = isLeft ? second : first
        segments.append(aside)
    }
}
