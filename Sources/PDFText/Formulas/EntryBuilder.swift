/// Reads the entries of one row of a matrix, each as a line of its own: exponents, indices and all else that lines have.
struct EntryBuilder {
    private var segments = SegmentBuilder()

    /// Of what is raised or lowered in a line, in ems.
    private static let highest: Float = 0.42

    /// The words of each entry.
    ///
    /// - Parameters:
    ///   - members: the row's fragments.
    ///   - y: its baseline.
    ///   - columns: between the entries.
    mutating func entries(
        of members: [Int], on y: Float, _ fragments: [Fragment], _ ranges: [Range<Int>], _ columns: [Float], _ words: inout [LayoutWord],
        _ cells: inout [Cell], frame: Int
    ) -> [[LayoutWord]] {
        let size = members.reduce(Float(0)) { max($0, fragments[$1].size) }
        var parts = Array(repeating: [(fragment: Fragment, words: Range<Int>)](), count: columns.count + 1)
        for index in members {
            let range = ranges[index]
            var start = range.lowerBound
            while start < range.upperBound {
                let column = Self.column(of: words[start], columns)
                var end = start + 1
                while end < range.upperBound, Self.column(of: words[end], columns) == column { end += 1 }
                var part = fragments[index]
                // Some producers raise exponents higher than a line has them.
                if part.size < 0.72 * size, (part.y - y).magnitude > Self.highest * size {
                    part.y = y + (part.y > y ? Self.highest : -Self.highest) * size
                }
                if start..<end != range {
                    (part.x0, part.x1) = (words[start].x0, words[end - 1].x1)
                    (part.start, part.end) = (Int(words[start].start), Int(words[end - 1].end))
                }
                parts[column].append((part, start..<end))
                start = end
            }
        }
        return parts.map { part in
            guard part.count > 1 else { return part.first.map { Self.withoutDots(Array(words[$0.words]), &cells) } ?? [] }
            var arranged: [LayoutWord] = []
            segments.build(part.map(\.fragment), part.map(\.words), frame: frame, words: &words, arranged: &arranged, cells: cells.span)
            let lines = LineBuilder(frame: frame).lines(Array(segments.segments.indices), segments.segments, &arranged, cells)
            return Self.withoutDots(lines.flatMap { arranged[$0.words] }, &cells)
        }
    }

    private static func column(of word: LayoutWord, _ columns: [Float]) -> Int {
        let middle = (word.x0 + word.x1) / 2
        return columns.firstIndex { $0 > middle } ?? columns.count
    }

    /// Three dots are one sign.
    private static func withoutDots(_ words: [LayoutWord], _ cells: inout [Cell]) -> [LayoutWord] {
        guard words.count <= 3, let first = words.first, words.reduce(0, { $0 + ($1.end - $1.start) }) == 3,
            words.allSatisfy({ word in
                cells[Int(word.start)..<Int(word.end)].allSatisfy { [0x2E, 0xB7, 0x22C5, 0x2219].contains($0.unicode) }
            })
        else { return words }
        cells[Int(first.start)].unicode = 0x22EF
        var word = first
        word.end = word.start + 1
        word.x1 = words[words.count - 1].x1
        return [word]
    }
}
