/// Lines within the cells of a table that were stretched to its column's edges, so that their white parted them: joined, for they are one line of a cell.
enum StretchedCells {
    /// White between two parts, in ems, and at the least between the words within them, as no line has that isn't stretched.
    private static let white: ClosedRange<Float> = 0.4...3
    private static let leastStretched: Float = 0.4
    /// By how much the white between parts may be wider than that within them.
    private static let share: Float = 1.35
    private static let tolerance: Float = 0.06
    /// Of a cell's line, at the most, in ems: those of running text are wider.
    private static let widest: Float = 20
    /// How level parts of a line are, and how far from each other lines of a cell begin, in ems; from line to line.
    private static let level: Float = 0.1
    private static let alignment: Float = 0.15
    private static let steps: ClosedRange<Float> = 0.7...1.75

    /// The segments with such lines whole; nil where there are none, as on nearly all pages.
    ///
    /// - Parameter segments: line by line from the top.
    static func joined(_ segments: [Segment], _ text: BlockText) -> [Segment]? {
        // Parts of lines that were shown one right behind the other, by the first.
        let pairs = segments.indices.dropLast().filter { mayBeStretched(segments[$0], segments[$0 + 1], text) }
        guard !pairs.isEmpty else { return nil }
        let shown = segments.indices.sorted { segments[$0].order < segments[$1].order }
        var next = [Int](repeating: -1, count: segments.count)
        for (index, behind) in zip(shown, shown.dropFirst()) { next[index] = behind }
        var result: [Segment] = []
        result.reserveCapacity(segments.count)
        var (isJoined, pair, index) = (false, 0, 0)
        while index < segments.count {
            var end = index + 1
            while pair < pairs.count, pairs[pair] < end - 1 { pair += 1 }
            while pair < pairs.count, pairs[pair] == end - 1 {
                end += 1
                pair += 1
            }
            var segment = segments[index]
            if end > index + 1, case let below = next[end - 1], below >= 0,
                segments[end - 1].x1 - segment.x0 < widest * segment.size, goesOn(segment, segments[below]),
                areStretched(segments[index..<end], above: line(from: below, segments, next), text)
            {
                let last = segments[end - 1]
                segment.words = segment.words.lowerBound..<last.words.upperBound
                segment.x1 = last.x1
                segment.cellCount = segments[index..<end].reduce(0) { $0 &+ $1.cellCount }
                isJoined = true
                result.append(segment)
            } else {
                result += segments[index..<end]
            }
            index = end
        }
        return isJoined ? result : nil
    }

    /// Whether two parts of a line were shown one behind the other, and no further from each other than the words within them, if there are several.
    private static func mayBeStretched(_ left: Segment, _ right: Segment, _ text: BlockText) -> Bool {
        guard left.words.upperBound == right.words.lowerBound, let last = left.words.last, let first = right.words.first,
            white.contains((right.x0 - left.x1) / left.size), (left.y - right.y).magnitude < level * left.size,
            (left.size - right.size).magnitude < level * left.size, left.overlay == 0, right.overlay == 0,
            ShownTables.isNext(text.words[first], behind: text.words[last], text)
        else { return false }
        let narrowest = narrowest(in: [left, right], text)
        guard narrowest > leastStretched * left.size else { return false }
        return gap(before: first, text) < share * narrowest + tolerance * left.size
    }

    /// The least white between words within some parts of a line; infinity where each is one word.
    private static func narrowest(in parts: some Sequence<Segment>, _ text: BlockText) -> Float {
        var narrowest = Float.infinity
        for part in parts {
            for index in part.words.dropFirst() where !text.words[index].isGlued { narrowest = min(narrowest, gap(before: index, text)) }
        }
        return narrowest
    }

    /// White before a word, without what a sign behind the one before stretches it by.
    private static func gap(before word: Int, _ text: BlockText) -> Float {
        (text.words[word].x0 - text.words[word - 1].x1) / StretchedLines.factor(behind: text.words[word - 1], text.cells.span)
    }

    /// Whether parts of a line are words of one that was stretched: some part has several, or all white is as wide, and the line below goes on across it to
    /// the same edge.
    private static func areStretched(_ parts: ArraySlice<Segment>, above below: Segment, _ text: BlockText) -> Bool {
        guard narrowest(in: parts, text) == .infinity, let first = parts.first, let last = parts.last else { return true }
        let gaps = parts.dropFirst().compactMap { $0.words.first.map { gap(before: $0, text) } }
        guard gaps.count >= fewestEven, let least = gaps.min(), let most = gaps.max(), most - least < tolerance * first.size else {
            return false
        }
        return below.words.count > 1 && (below.x1 - last.x1).magnitude < alignment * first.size
    }

    /// A part of a line with those of it that were shown behind it, no further from each other than words are.
    private static func line(from first: Int, _ segments: [Segment], _ next: [Int]) -> Segment {
        var (line, part, count) = (segments[first], next[first], 0)
        while part >= 0, count < mostParts, (segments[part].y - line.y).magnitude < level * line.size,
            white.contains((segments[part].x0 - line.x1) / line.size), segments[part].words.lowerBound == line.words.upperBound
        {
            line.words = line.words.lowerBound..<segments[part].words.upperBound
            line.x1 = segments[part].x1
            (part, count) = (next[part], count + 1)
        }
        return line
    }

    /// Of one line.
    private static let mostParts = 16

    /// White as wide as each other between words that are parts by themselves.
    private static let fewestEven = 2

    /// Whether a line goes on in the one that was shown next.
    private static func goesOn(_ line: Segment, _ next: Segment) -> Bool {
        steps.contains((line.y - next.y) / line.size) && (line.x0 - next.x0).magnitude < alignment * line.size
    }
}
