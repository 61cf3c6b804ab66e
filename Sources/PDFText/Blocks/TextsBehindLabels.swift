/// Entries with a label in another type, whose texts begin in one place behind it and go on there: a program's options, the packages of a handbook. What tells
/// them is that labels of several widths stand before that place; the widest may come so close to it that the lines are no rows of a table.
struct TextsBehindLabels {
    /// The lines that begin an entry, and those that go on with one, below a line that had no room for their first word; empty where there are none, as in
    /// nearly all regions.
    private(set) var starts: Set<Int> = []
    private(set) var rest: Set<Int> = []

    private static let fewestEntries = 3
    private static let mostWords = 5
    /// For each so many refused entries one begins no run of its own.
    private static let refusedForEach = 32
    /// In ems: how far from each other lines begin that begin in one place; how much the widths of labels differ; from line to line.
    private static let alignment: Float = 0.1
    private static let leastDifference: Float = 0.5
    private static let steps: Range<Float> = 0.5..<2
    private static let otherSize: Float = 0.06
    private static let otherTypewriter: Float = 0.15

    private struct Run {
        var entries: [Int] = []
        var hung: [Int] = []
        /// Where labels end.
        var narrowest = Float.infinity
        var widest = -Float.infinity
        var rowCount = 0
        /// Where the longest line ends.
        var end = -Float.infinity
    }

    init(_ edges: LineEdges) {
        guard edges.lines.count >= Self.fewestEntries else { return }
        var index = 0
        while index + Self.fewestEntries <= edges.lines.count {
            guard Self.mayBegin(edges.lines[index]), Self.isFollowed(index, edges), !Self.goesOn(index, edges) else {
                index += 1
                continue
            }
            let run = edges.lines[index].words.dropFirst().prefix(Self.mostWords).lazy.filter { !Self.isRelation($0, edges.text) }.map {
                Self.run(from: index, edges.text.words[$0].x0, edges)
            }
            .max { $0.entries.count < $1.entries.count }
            guard let run, let last = run.entries.last else {
                index += 1
                continue
            }
            if run.entries.count >= Self.fewestEntries, run.rowCount * 2 > run.entries.count {
                // A table, and so is its end.
                index = last + 1
                continue
            }
            guard run.entries.count >= Self.fewestEntries,
                run.widest - run.narrowest >= Self.leastDifference * edges.lines[index].size
            else {
                // What is refused of many lines would be of nearly all of them, each of which would look at the rest of them again.
                let step = run.entries.count / Self.refusedForEach
                index = step == 0 ? index + 1 : run.entries[step]
                continue
            }
            starts.formUnion(run.entries)
            rest.formUnion(run.hung.lazy.filter { !edges.hasRoom($0 - 1, run.end) })
            index += run.entries.count + run.hung.count
        }
    }

    /// Whether the next line begins where a line does, as the next entry, or where one of its next words does: asked before runs are made, which nearly all
    /// have one entry.
    private static func isFollowed(_ index: Int, _ edges: LineEdges) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        if (next.x0 - line.x0).magnitude < alignment * line.size, mayBegin(next) { return true }
        return line.words.dropFirst().prefix(mostWords).contains { (next.x0 - edges.text.words[$0].x0).magnitude < alignment * line.size }
    }

    /// The entries from a line on whose texts begin at a place.
    private static func run(from start: Int, _ place: Float, _ edges: LineEdges) -> Run {
        let (lines, size, label) = (edges.lines, edges.lines[start].size, edges.lines[start].x0)
        var run = Run()
        for index in start..<lines.count {
            let line = lines[index]
            // A line in nothing but a typewriter's type may measure less.
            guard (line.size - size).magnitude < (line.isFixedPitch ? otherTypewriter : otherSize) * size, !line.isRightToLeft else {
                break
            }
            if index > start, !steps.contains((lines[index - 1].y - line.y) / size) { break }
            if (line.x0 - place).magnitude < alignment * size, index > start {
                run.hung.append(index)
                run.end = max(run.end, line.x1)
                continue
            }
            guard (line.x0 - label).magnitude < alignment * size, mayBegin(line), line.startFont == lines[start].startFont,
                let word = line.words.dropFirst().prefix(mostWords).first(where: {
                    (edges.text.words[$0].x0 - place).magnitude < alignment * size && !edges.text.words[$0].isGlued
                })
            else { break }
            run.entries.append(index)
            run.end = max(run.end, line.x1)
            if line.isRow { run.rowCount += 1 }
            let end = edges.text.words[word - 1].x1
            (run.narrowest, run.widest) = (min(run.narrowest, end), max(run.widest, end))
        }
        return run
    }

    /// Whether a line goes on with a full one in the middle of a sentence, whose next word is in another type by accident.
    private static func goesOn(_ index: Int, _ edges: LineEdges) -> Bool {
        guard index > 0 else { return false }
        let (previous, line) = (edges.lines[index - 1], edges.lines[index])
        return edges.text.startsLowercase(line) && !edges.text.endsSentence(previous) && !edges.hasRoom(index - 1, edges.right)
            && steps.contains((previous.y - line.y) / line.size)
    }

    /// Whether a word begins with the sign of an equation: what stands before that is one side of it, no label.
    private static func isRelation(_ word: Int, _ text: BlockText) -> Bool {
        guard let unicode = text.cells(of: word).first?.unicode else { return false }
        return unicode == 0x3D || 0x2190...0x22FF ~= unicode
    }

    /// Whether a line begins in another type than it goes on in: none of a program.
    private static func mayBegin(_ line: LayoutLine) -> Bool {
        line.words.count > 1 && !line.isFixedPitch && (line.startsFixedPitch || line.startsBold && !line.isBold)
    }
}
