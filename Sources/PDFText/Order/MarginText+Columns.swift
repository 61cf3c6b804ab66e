/// Columns beside a text that are no notes in its margin.
extension MarginText {
    /// From baseline to baseline over an empty line, as most are apart, and over two, at the most, in ems.
    private static let emptyLine: Float = 2.8
    private static let emptyLines: Float = 4
    /// Groups of a column, at the least: two or three notes may come to stand as close. And lines of each, on the average: names in the margin have one.
    private static let fewestOfColumn = 4
    private static let linesOfColumn = 2
    /// Of a line, on the average.
    private static let wordsOfLine = 2
    /// Groups of a column on one page, at the most.
    private static let mostOfColumn = 60
    /// Over white within a column that is flush with the text, on the text's left, or with the page's edge on its right, at the most, in ems.
    private static let emptyLinesOfAnother: Float = 8
    /// Of a baseline from that of the text beside it, in ems: any two lines are as level once in five times.
    private static let unevennessOfNote: Float = 0.12
    private static let cellsOfText: Int32 = 4
    /// Wide lines of another column: in a margin hardly a line is as wide.
    private static let fewestOfText = 3

    /// Where a column of the text stands beside the one that most of its lines are in: wide lines clear of the edge. Nil where there are too few.
    func columnBeside(isLeft: Bool) -> ClosedRange<Float>? {
        var (count, low, high) = (0, Float.infinity, -Float.infinity)
        for index in wide {
            let segment = segments[index]
            guard isLeft ? segment.x1 <= left - Self.gap * segment.size : segment.x0 >= right + Self.gap * segment.size else { continue }
            (count, low, high) = (count + 1, min(low, segment.x0), max(high, segment.x1))
        }
        return count >= Self.fewestOfText ? low...high : nil
    }

    /// What stands in columns of their own on one side of the text: several groups of lines, one an empty line below the other, say something about the whole
    /// page, as what journals print beside an abstract does: who edited, when it was received, how to cite it. Notes stand where what they belong to does, and
    /// level with it; lines flush right are a column where few of them are.
    func columnsOutside(isLeft: Bool, besides numbers: Set<Int>) -> [[Int]] {
        if let column = sideColumn(isLeft: isLeft, besides: numbers) { return [column] }
        var outside = segments.indices.filter { index in
            let segment = segments[index]
            let distance = isLeft ? left - segment.x1 : segment.x0 - right
            return distance >= Self.gap * segment.size && segment.width < Self.widestNote * (right - left) && segment.overlay == 0
                && !numbers.contains(index)
        }
        guard outside.count >= Self.fewestOfColumn * Self.linesOfColumn else { return [] }
        outside.sort { segments[$0].y > segments[$1].y }
        let columns = runs(outside, within: Self.emptyLines) { $0.x0 }.filter { run in
            // The numbers of sections, the names of options stand like this, too.
            run.lines.count >= Self.linesOfColumn * run.groups.count && run.closeCount * 4 >= (run.groups.count - 1) * 3
                && wordCount(run.lines) >= Self.wordsOfLine * run.lines.count
        }
        if !columns.isEmpty {
            var taken = Set(columns.flatMap(\.lines))
            return columns.map { withWider($0.lines, isLeft: isLeft, &taken) }
        }
        return runs(outside, within: Self.emptyLinesOfAnother) { $0.x1 }.filter { run in
            run.groups.count <= Self.mostOfColumn && run.lines.count >= Self.fewestOfColumn * Self.linesOfColumn
                && wordCount(run.lines) * 2 >= 3 * run.lines.count
                && run.groups.count(where: isLevel) * 2 < run.groups.count
        }
        .map(\.lines)
    }

    /// A column with the lines among its own that are wider than those of notes, and begin where they do.
    private func withWider(_ column: [Int], isLeft: Bool, _ taken: inout Set<Int>) -> [Int] {
        guard let first = column.first.map({ segments[$0] }), let last = column.last.map({ segments[$0] }) else { return column }
        let wider = segments.indices.filter { index in
            let segment = segments[index]
            let distance = isLeft ? left - segment.x1 : segment.x0 - right
            return segment.y < first.y + Self.leading * first.size && segment.y > last.y - Self.leading * last.size
                && (segment.x0 - first.x0).magnitude < 0.1 * segment.size && distance >= Self.gap * segment.size
                && segment.width >= Self.widestNote * (right - left) && segment.width < Self.widestColumn * (right - left)
                && (segment.size - first.size).magnitude < 0.1 * first.size && segment.overlay == 0
        }
        .filter { taken.insert($0).inserted }
        return wider.isEmpty ? column : (column + wider).sorted { segments[$0].y > segments[$1].y }
    }

    /// Of the text's width, at the most.
    private static let widestColumn: Float = 0.5

    /// Lines one below the other, and the first ones of their groups.
    private typealias Run = (lines: [Int], groups: [Int], closeCount: Int)

    /// Some lines, from top to bottom, whose edges stand in line, in runs with no more white between them than so many ems; those of enough groups.
    private func runs(_ outside: [Int], within limit: Float, edge: (Segment) -> Float) -> [Run] {
        var runs: [Run] = []
        for index in outside {
            let segment = segments[index]
            if let last = runs.last?.lines.last {
                let step = (segments[last].y - segment.y) / segment.size
                if step < limit, (edge(segments[last]) - edge(segment)).magnitude < 0.5 * segment.size {
                    runs[runs.count - 1].lines.append(index)
                    if step >= Self.leading {
                        runs[runs.count - 1].groups.append(index)
                        if step < Self.emptyLine { runs[runs.count - 1].closeCount += 1 }
                    }
                    continue
                }
            }
            runs.append(([index], [index], 0))
        }
        return runs.filter { $0.groups.count >= Self.fewestOfColumn }
    }

    private func wordCount(_ lines: [Int]) -> Int { lines.reduce(0) { $0 + segments[$1].words.count } }

    /// Whether a line stands on the baseline of one of the text beside it, as the first one of a note does, but by chance.
    func isLevel(_ index: Int) -> Bool {
        let note = segments[index]
        return segments.contains {
            $0.cellCount > Self.cellsOfText && $0.x1 > left + note.size && $0.x0 < right - note.size
                && ($0.y - note.y).magnitude < Self.unevennessOfNote * note.size
        }
    }

    /// Whether some of the text stands above the top of such a column on the left, its title at the least: what is read from left to right would be read before
    /// that.
    func standsBelowText(_ column: [Int]) -> Bool {
        guard let first = column.first.map({ segments[$0] }) else { return false }
        return segments.contains { $0.x0 > left - Self.gap * first.size && $0.y > first.y + Self.emptyLine * first.size }
    }
}
