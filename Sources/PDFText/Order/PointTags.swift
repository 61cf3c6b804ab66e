/// What the questions of an exam paper are worth, in brackets at the right edge of their first or their last lines, or alone below them: "(3)", "[4 points]".
/// They are no part of the sentence that goes on in the next line, nor the last column of a table, and are read behind the question.
struct PointTags {
    /// Those of one edge have one edge, from top to bottom.
    private(set) var tags: [Segment] = []
    /// The segments that are none, without the tags that stood at their ends.
    private(set) var others: [Segment]

    /// What may be one: the words from `first` on of a segment.
    private struct Candidate {
        let index: Int
        let first: Int
        let value: Int
        let hasUnit: Bool
        let x1, y, size: Float
    }

    private static let fewest = 3
    private static let fewestWithUnit = 2
    private static let mostFigures = 3
    private static let mostLetters = 10
    private static let mostWords = 3
    private static let mostCandidates = 128
    /// In ems: between the ends of two tags at one edge, before a tag in a line's segment, and from a tag to the line that it stands below.
    private static let tolerance: Float = 0.6
    private static let white: Float = 0.8
    private static let below: Float = 2.2
    /// White between the end of a short last line and the edge, at the most.
    private static let widest: Float = 40
    /// Cells of a line of a question, at the least.
    private static let fewestOfLine: Int32 = 12

    /// - Parameter type: how a word is set.
    init?(_ segments: [Segment], words: [LayoutWord], cells: borrowing Span<Cell>, type: WordType) {
        var candidates: [Candidate] = []
        for index in segments.indices {
            // Hardly any segment ends in a bracket.
            guard let last = segments[index].words.last, words[last].end > words[last].start else { continue }
            let close = cells[Int(words[last].end) - 1].unicode
            guard close == 0x29 || close == 0x5D, segments[index].overlay == 0 else { continue }
            let segment = segments[index]
            // Code and what programs print have numbers in brackets at the ends of their lines, too.
            guard let candidate = Self.candidate(index, segment, last, words, cells), !words[segment.words].isMostlyFixedPitch(type) else {
                continue
            }
            candidates.append(candidate)
            guard candidates.count <= Self.mostCandidates else { return nil }
        }
        guard candidates.count >= Self.fewestWithUnit else { return nil }
        others = segments
        candidates.sort { $0.x1 < $1.x1 }
        var start = 0
        for end in 1...candidates.count
        where end == candidates.count || candidates[end].x1 - candidates[end - 1].x1 > Self.tolerance * candidates[end].size {
            let group = candidates[start..<end].sorted { $0.y > $1.y }
            start = end
            guard Self.arePoints(group, segments, words, cells) else { continue }
            for tag in group { take(tag, segments, words) }
        }
        guard !tags.isEmpty else { return nil }
        let taken = Set(tags.lazy.map(\.words.lowerBound))
        others.removeAll { taken.contains($0.words.lowerBound) && $0.overlay == 0 }
    }

    private mutating func take(_ tag: Candidate, _ segments: [Segment], _ words: [LayoutWord]) {
        let segment = segments[tag.index]
        tags.append(segment.part(tag.first..<segment.words.upperBound, of: words))
        guard tag.first > segment.words.lowerBound else { return }
        others[tag.index] = segment.part(segment.words.lowerBound..<tag.first, of: words)
    }

    /// A number in brackets, maybe with a word behind it, that ends a segment behind white or is all of it.
    private static func candidate(
        _ index: Int, _ segment: Segment, _ last: Int, _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Candidate? {
        let close = cells[Int(words[last].end) - 1].unicode
        let open: UInt32 = close == 0x29 ? 0x28 : 0x5B
        var first = last
        while first > segment.words.lowerBound, last - first + 1 < mostWords, cells[Int(words[first].start)].unicode != open { first -= 1 }
        guard cells[Int(words[first].start)].unicode == open,
            first == segment.words.lowerBound || words[first].x0 - words[first - 1].x1 > white * segment.size
        else { return nil }
        var (figures, letters, value) = (0, 0, 0)
        var isCutShort = false
        for word in first...last {
            for cell in Int(words[word].start)..<Int(words[word].end) {
                let unicode = cells[cell].unicode
                if unicode == open || unicode == close { continue }
                if unicode &- 0x30 < 10 {
                    guard letters == 0, figures < mostFigures else { return nil }
                    figures += 1
                    value = value * 10 + Int(unicode - 0x30)
                } else {
                    // A unit may be cut short, "P."; of two words that are it is none: "44 B.C."
                    guard figures > 0, letters < mostLetters, !isCutShort, Bidirectional.isLetter(unicode) || letters > 0 && unicode == 0x2E
                    else { return nil }
                    isCutShort = unicode == 0x2E
                    letters += 1
                }
            }
        }
        // A letter behind a number is part of it: "(2a)".
        guard figures > 0, letters == 0 || letters > 1 && last > first else { return nil }
        return Candidate(index: index, first: first, value: value, hasUnit: letters > 0, x1: segment.x1, y: segment.y, size: segment.size)
    }

    /// Whether tags at one edge are what questions are worth: they don't count as formulas do, no other numbers stand between them as in a table,
    /// and most end a sentence, or stand beside a line that another one follows.
    private static func arePoints(_ group: [Candidate], _ segments: [Segment], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool
    {
        let areWithUnit = group.count { $0.hasUnit } * 2 > group.count
        guard let first = group.first, group.count >= (areWithUnit ? fewestWithUnit : fewest) else { return false }
        guard areWithUnit || zip(group, group.dropFirst()).contains(where: { $0.value >= $1.value }) else { return false }
        let own = Set(group.map(\.index))
        let last = group[group.count - 1]
        for (index, segment) in segments.enumerated()
        where !own.contains(index) && segment.y > last.y - below * last.size && segment.y < first.y + below * first.size {
            guard (segment.x1 - first.x1).magnitude < tolerance * segment.size, segment.cellCount <= 8,
                segment.words.allSatisfy({ isOfFigures(words[$0], cells) })
            else { continue }
            return false
        }
        var right = 0
        for tag in group {
            let start = words[tag.first].x0
            var beside: Range<Int>?
            if tag.first > segments[tag.index].words.lowerBound {
                beside = segments[tag.index].words.lowerBound..<tag.first
            } else {
                var nearest = -Float.infinity
                for (index, segment) in segments.enumerated()
                where index != tag.index && (segment.y - tag.y).magnitude < 0.35 * tag.size && segment.x1 <= start && segment.x1 > nearest {
                    (beside, nearest) = (segment.words, segment.x1)
                }
            }
            let isRight: Bool
            if let beside, let begin = beside.first {
                let count = beside.reduce(0) { $0 + words[$1].end - words[$1].start }
                isRight =
                    endsSentence(beside, words, cells)
                    || count >= fewestOfLine && segments.contains { goesOn($0, below: words[begin], before: start) }
            } else {
                isRight = segments.contains {
                    $0.y - tag.y > 0.5 * tag.size && $0.y - tag.y < below * tag.size && $0.x0 < start && $0.x1 > start - widest * tag.size
                        && endsSentence($0.words, words, cells)
                }
            }
            if isRight { right += 1 }
        }
        return right * 3 >= group.count * 2
    }

    /// Whether a segment stands right below a line and begins in its first ems, as the next line of its paragraph does.
    private static func goesOn(_ next: Segment, below word: LayoutWord, before edge: Float) -> Bool {
        word.y - next.y > 0.5 * word.size && word.y - next.y < 1.7 * word.size && next.x0 > word.x0 - 0.5 * word.size
            && next.x0 < word.x0 + 4 * word.size && next.x1 < edge && next.cellCount >= 4
    }

    private static func endsSentence(_ range: Range<Int>, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        guard let last = range.last, words[last].end > words[last].start else { return false }
        return [0x2E, 0x3F, 0x21, 0x3A, 0x2026, 0x5F].contains(cells[Int(words[last].end) - 1].unicode)
    }

    private static func isOfFigures(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        for cell in Int(word.start)..<Int(word.end) {
            let unicode = cells[cell].unicode
            guard unicode &- 0x30 < 10 || [0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x25, 0x2212, 0x2013].contains(unicode) else { return false }
        }
        return true
    }
}
