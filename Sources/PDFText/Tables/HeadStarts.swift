/// Rows of a sheet whose columns stand close to each other: below a head that has wide white between its cells, each of several lines has a word that begins
/// just where one of these does, however little white is before it. Figures at the right of a column leave none before text at the left of the next one.
struct HeadStarts {
    private static let fewestCells = 3
    private static let fewestRows = 3
    private static let mostRows = 400
    /// In ems: how far from where a head's cell begins, the white before a word there, and from baseline to baseline.
    private static let reach: Float = 0.05
    private static let leastWhite: Float = 0.1
    private static let steps: ClosedRange<Float> = 0.5...3.5
    private static let otherSize: Float = 0.06

    /// Parts such lines.
    static func part(_ lines: inout [TableLine], _ layout: PageLayout) {
        guard lines.count > fewestRows else { return }
        var index = 0
        while index + fewestRows < lines.count {
            let starts = lines[index].cells.count >= fewestCells ? lines[index].cells.dropFirst().map(\.x0) : []
            index += 1
            guard !starts.isEmpty else { continue }
            let places = rows(below: index - 1, starts, layout)
            guard places.count >= fewestRows else { continue }
            for (row, words) in places.enumerated() where words.contains(where: { isNarrow($0, layout, index + row) }) {
                lines[index + row] = TableLine(layout.words, layout.lines[index + row], partedBefore: words)
            }
            index += places.count - 1
        }
    }

    /// The words of each of the lines below a head that begin where its cells do: those of the first line, and of all others in the same places.
    private static func rows(below head: Int, _ starts: [Float], _ layout: PageLayout) -> [[Int]] {
        var result: [[Int]] = []
        var (starts, above) = (starts, layout.lines[head])
        let size = above.size
        for line in layout.lines[(head + 1)...].prefix(mostRows) {
            guard line.frame == above.frame, line.row < 0, line.mayHaveCells, !line.isFixedPitch, !line.isRightToLeft, line.words.count > 1,
                (line.size - size).magnitude < otherSize * size, steps.contains((above.y - line.y) / size)
            else { break }
            let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
            var (found, kept): ([Int], [Float]) = ([], [])
            var index = words.lowerBound + 1
            for start in starts {
                while index < words.upperBound, layout.words[index].x0 < start - reach * size { index += 1 }
                guard index < words.upperBound, layout.words[index].x0 < start + reach * size,
                    layout.words[index].x0 - layout.words[index - 1].x1 > leastWhite * size
                else { continue }
                found.append(index)
                kept.append(start)
            }
            if result.isEmpty { starts = kept }
            guard !found.isEmpty, kept.count == starts.count else { break }
            result.append(found)
            above = line
        }
        return result
    }

    /// Whether less white stands before a word than parts cells.
    private static func isNarrow(_ word: Int, _ layout: PageLayout, _ line: Int) -> Bool {
        layout.words[word].x0 - layout.words[word - 1].x1 < TableLine.gap * layout.lines[line].size
    }
}
