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
            index += 1
            guard lines[index - 1].cells.count >= fewestCells, layout.lines[index].words.count > 1 else { continue }
            let starts = lines[index - 1].cells.dropFirst().map(\.x0)
            let places = rows(below: index - 1, starts, layout)
            guard let first = places.first, places.count >= fewestRows else { continue }
            // What begins a cell does so in all rows.
            let valid = first.indices.filter { start in
                places.indices.allSatisfy { mayBegin(places[$0][start], layout, layout.lines[index + $0]) }
            }
            for (row, words) in places.enumerated() {
                let own = valid.map { words[$0] }
                let narrow = own.count { isNarrow($0, layout, layout.lines[index + row]) }
                // Cells that are centred below the heads have words that begin where these do.
                guard narrow > 0, max(lines[index + row].cells.count, 1) + narrow <= starts.count + 1 else { continue }
                lines[index + row] = TableLine(layout.words, layout.lines[index + row], partedBefore: own)
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
    private static func isNarrow(_ word: Int, _ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        layout.words[word].x0 - layout.words[word - 1].x1 < TableLine.gap * line.size
    }

    /// Whether a word may begin a cell: behind white that parts cells or is much wider than what parts words in its line, or behind a figure.
    private static func mayBegin(_ word: Int, _ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        guard isNarrow(word, layout, line) else { return true }
        if layout.areMostlyDigits((word - 1)..<word), layout.bytes(of: layout.words[word - 1]).last.map({ $0 &- 0x30 < 10 }) ?? false {
            return true
        }
        let white = layout.words[word].x0 - layout.words[word - 1].x1
        guard white > leastOfText * line.size, let sign = layout.bytes(of: layout.words[word]).first, sign >= 0x80 || isLetterOrDigit(sign)
        else { return false }
        var (isEqual, isWider) = (false, false)
        for index in Int(line.words.lowerBound) + 1..<Int(line.words.upperBound) where index != word {
            let share = (layout.words[index].x0 - layout.words[index - 1].x1) / white
            if share <= 1 / widerThanSpace {
                isWider = true
            } else if share < sameWhite {
                return false
            } else if share * sameWhite < 1 {
                isEqual = true
            }
        }
        return isWider || !isEqual
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

    /// White before text that isn't behind a figure, at the least, in ems, and as a multiple of other white in its line; and what two spaces of one width are.
    private static let leastOfText: Float = 0.5
    private static let widerThanSpace: Float = 1.4
    private static let sameWhite: Float = 0.98
}
