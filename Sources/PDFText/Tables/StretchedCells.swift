/// Lines within the cells of a table that were stretched to its column's edges, so that their white parted them: joined, for they are one line of a cell.
enum StretchedCells {
    /// White between two parts, in ems, and at the least between the words within them, as no line has that isn't stretched.
    private static let white: ClosedRange<Float> = 0.4...2
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
        let pairs = segments.indices.dropLast().filter { isStretched(segments[$0], segments[$0 + 1], text) }
        guard !pairs.isEmpty else { return nil }
        let shown = segments.indices.sorted { segments[$0].order < segments[$1].order }
        var next = [Int](repeating: -1, count: segments.count)
        for (index, behind) in zip(shown, shown.dropFirst()) { next[index] = behind }
        var lines: [(parts: Range<Int>, isWhole: Bool)] = []
        // The edges of the columns that single words were stretched to.
        var edges: [(x0: Float, x1: Float)] = []
        var pair = 0
        while pair < pairs.count {
            let start = pairs[pair]
            var end = start + 1
            while pair < pairs.count, pairs[pair] == end - 1 {
                end += 1
                pair += 1
            }
            let (first, last, below) = (segments[start], segments[end - 1], next[end - 1])
            guard below >= 0, last.x1 - first.x0 < widest * first.size, goesOn(first, segments[below]) else { continue }
            let areSingle = segments[start..<end].allSatisfy { $0.words.count == 1 }
            guard !areSingle || areEven(segments[start..<end]) else { continue }
            let isWhole = !areSingle || end < segments.count && returns(to: segments[end], behind: segments[below], first)
            if areSingle, isWhole { edges.append((first.x0, last.x1)) }
            lines.append((start..<end, isWhole))
        }
        lines.removeAll { line in
            let (first, last) = (segments[line.parts.lowerBound], segments[line.parts.upperBound - 1])
            return !line.isWhole
                && !edges.contains {
                    max(($0.x0 - first.x0).magnitude, ($0.x1 - last.x1).magnitude) < level * first.size
                }
        }
        guard !lines.isEmpty else { return nil }
        var result: [Segment] = []
        result.reserveCapacity(segments.count)
        var end = 0
        for line in lines {
            var segment = segments[line.parts.lowerBound]
            let last = segments[line.parts.upperBound - 1]
            segment.words = segment.words.lowerBound..<last.words.upperBound
            segment.x1 = last.x1
            segment.cellCount = segments[line.parts].reduce(0) { $0 &+ $1.cellCount }
            result += segments[end..<line.parts.lowerBound]
            result.append(segment)
            end = line.parts.upperBound
        }
        return result + segments[end...]
    }

    /// Whether two parts of a line were shown one behind the other, and no further from each other than the words within them.
    private static func isStretched(_ left: Segment, _ right: Segment, _ text: BlockText) -> Bool {
        guard left.words.upperBound == right.words.lowerBound, let last = left.words.last, let first = right.words.first,
            white.contains((right.x0 - left.x1) / left.size), (left.y - right.y).magnitude < level * left.size,
            (left.size - right.size).magnitude < level * left.size, left.overlay == 0, right.overlay == 0,
            ShownTables.isNext(text.words[first], behind: text.words[last], text)
        else { return false }
        var narrowest = Float.infinity
        for words in [left.words, right.words] {
            for index in words.dropFirst() where !text.words[index].isGlued {
                let gap = text.words[index].x0 - text.words[index - 1].x1
                narrowest = min(narrowest, gap / StretchedLines.factor(behind: text.words[index - 1], text.cells.span))
            }
        }
        // Single words stretched to both edges of a narrow column say it together.
        guard narrowest.isFinite else { return true }
        guard narrowest > leastStretched * left.size else { return false }
        let own = (right.x0 - left.x1) / StretchedLines.factor(behind: text.words[last], text.cells.span)
        return own < share * narrowest + tolerance * left.size
    }

    /// Whether the white between parts is the same throughout.
    private static func areEven(_ parts: ArraySlice<Segment>) -> Bool {
        let white = zip(parts, parts.dropFirst()).map { $1.x0 - $0.x1 }
        guard let widest = white.max(), let narrowest = white.min(), let size = parts.first?.size else { return false }
        return widest - narrowest < tolerance * size
    }

    /// Whether what stands behind a line was shown after the line below it: a cell was shown whole before the next one of its row.
    private static func returns(to cell: Segment, behind below: Segment, _ line: Segment) -> Bool {
        cell.order > below.order && (cell.y - line.y).magnitude < level * line.size && cell.x0 > below.x1
    }

    /// Whether a line goes on in the one that was shown next.
    private static func goesOn(_ line: Segment, _ next: Segment) -> Bool {
        steps.contains((line.y - next.y) / line.size) && (line.x0 - next.x0).magnitude < alignment * line.size
    }
}
