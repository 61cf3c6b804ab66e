/// Labels that end in one place, each beside the text that begins behind it in another: the skills of a life's account, the fields of a card. The white between
/// them is too narrow for the cells of a table. What tells them is that both places stay where they are while the labels begin anywhere.
struct FlushRightLabels {
    /// The lines that begin with a label, and those that go on with a text, below a line that had no room for their first word; empty where there are none,
    /// as in nearly all regions.
    private(set) var starts: Set<Int> = []
    private(set) var rest: Set<Int> = []

    private static let fewest = 3
    private static let mostWords = 4
    /// In ems: white behind a label; how far from each other are places that are one; how far from each other labels begin.
    private static let leastGap: Float = 0.6
    private static let alignment: Float = 0.08
    private static let leastDifference: Float = 0.5
    private static let otherSize: Float = 0.06
    private static let steps: Range<Float> = 0.5..<2.5

    private struct Entry {
        let line: Int
        let begin, end, place, size: Float

        func isLike(_ other: Entry) -> Bool {
            (end - other.end).magnitude < FlushRightLabels.alignment * size
                && (place - other.place).magnitude < FlushRightLabels.alignment * size
                && (size - other.size).magnitude < FlushRightLabels.otherSize * size
        }
    }

    init(_ edges: LineEdges) {
        guard edges.lines.count >= Self.fewest else { return }
        var (runs, run): ([[Entry]], [Entry]) = ([], [])
        for index in edges.lines.indices {
            let line = edges.lines[index]
            let entry = Self.entry(index, edges)
            guard let last = run.last else {
                if let entry { run.append(entry) }
                continue
            }
            if Self.steps.contains((edges.lines[index - 1].y - line.y) / line.size) {
                if let entry, last.isLike(entry) {
                    run.append(entry)
                    continue
                }
                // A text goes on where it begins.
                if entry == nil, (line.x0 - last.place).magnitude < Self.alignment * line.size,
                    (line.size - last.size).magnitude < Self.otherSize * line.size
                {
                    continue
                }
            }
            if run.count > 1 { runs.append(run) }
            run.removeAll(keepingCapacity: true)
            if let entry { run.append(entry) }
        }
        if run.count > 1 { runs.append(run) }
        guard let known = runs.first(where: Self.areLabels)?.first else { return }
        for run in runs where known.isLike(run[0]) && !Self.areNotes(run, edges) { add(run, edges) }
    }

    private static func areLabels(_ run: [Entry]) -> Bool {
        let begins = run.map(\.begin)
        guard run.count >= fewest, let low = begins.min(), let high = begins.max() else { return false }
        return high - low > leastDifference * run[0].size
    }

    /// A line that may begin with such a label: nearly none has white as wide between its first words.
    private static func entry(_ index: Int, _ edges: LineEdges) -> Entry? {
        let line = edges.lines[index]
        let words = edges.text.words
        for word in line.words.dropFirst().prefix(mostWords) where words[word].x0 - words[word - 1].x1 > leastGap * line.size {
            guard !line.isRow, !line.isFixedPitch, !line.isRightToLeft, edges.text.startsLetter(line) else { return nil }
            return Entry(line: index, begin: line.x0, end: words[word - 1].x1, place: words[word].x0, size: line.size)
        }
        return nil
    }

    /// Whether most lines are full, and what stands beside one of the labels goes on with such a one in the middle of a sentence: they are notes in the margin of
    /// a text.
    private static func areNotes(_ run: [Entry], _ edges: LineEdges) -> Bool {
        if run.contains(where: { $0.line > 0 && edges.text.endsInHyphen(edges.lines[$0.line - 1]) }) { return true }
        let lines = edges.lines[max(run[0].line - 1, 0)...run[run.count - 1].line]
        let end = lines.reduce(-Float.infinity) { max($0, $1.x1) }
        func isFull(_ line: LayoutLine) -> Bool { end - line.x1 < fullLine * line.size }
        guard lines.count(where: isFull) * 2 >= lines.count else { return false }
        return run.contains { entry in
            guard entry.line > 0, case let previous = edges.lines[entry.line - 1], isFull(previous), !edges.text.endsSentence(previous)
            else {
                return false
            }
            let words = edges.text.words
            let start = edges.lines[entry.line].words.first { words[$0].x0 == entry.place }
            return start.flatMap { edges.text.cells(of: $0).first }.map { LetterCase($0.unicode) == .small } ?? false
        }
    }

    /// In ems: how far from the longest line's end a full one ends, at the most.
    private static let fullLine: Float = 3

    private mutating func add(_ run: [Entry], _ edges: LineEdges) {
        let found = Set(run.map(\.line))
        starts.formUnion(found)
        let lines = run[0].line...run[run.count - 1].line
        let end = edges.lines[lines].reduce(-Float.infinity) { max($0, $1.x1) }
        rest.formUnion(lines.lazy.filter { !found.contains($0) && !edges.hasRoom($0 - 1, end) })
    }
}
