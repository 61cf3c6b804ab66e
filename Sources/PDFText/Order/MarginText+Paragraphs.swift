/// Numbers of paragraphs in the margin, as commentaries on laws and decisions of courts have: small, each beside the first line of its paragraph. One by
/// itself may be anything.
extension MarginText {
    /// As a share of their line's size, at the most: a list's numbers are as large as its text.
    private static let sizeOfParagraphNumber: Float = 0.87
    /// From the edge of the text, in ems.
    private static let fromEdge: ClosedRange<Float> = 0.3...5
    /// Numbers of one page, at the most.
    private static let mostOfParagraphs = 60
    private static let linesOfPage = 8
    /// What may be a year.
    private static let years = 1000...2100
    /// From baseline to baseline, as a multiple of the least on the page: white above a paragraph.
    private static let stepAbove: Float = 1.15

    /// Finds those that count on from the top of the page to its foot, each beside the beginning of a paragraph, most of which go on below.
    mutating func findParagraphNumbers(_ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        guard wide.count >= Self.linesOfPage else { return }
        // Most pages have no such figures: their own number is as large as the text.
        let largest = Self.sizeOfParagraphNumber * segments[wide[wide.count / 2]].size
        guard segments.contains(where: { $0.cellCount <= 4 && $0.size <= largest && $0.words.count == 1 }), findEdges(of: wide) != .none
        else { return }
        for isLeft in [false, true] {
            var column: [(index: Int, value: Int, line: Int)] = []
            for (index, segment) in segments.enumerated() where segment.words.count == 1 && segment.cellCount <= 4 && segment.overlay == 0 {
                let distance = isLeft ? left - segment.x1 : segment.x0 - right
                guard Self.fromEdge.contains(distance / max(segment.size, 1)), let word = segment.words.first,
                    let number = Self.lineNumber(words[word], cells), number.letter == 0
                else { continue }
                work += wide.count
                guard work <= Self.maximumWork else { return }
                guard let line = lineBeside(index) else { continue }
                let text = segments[wide[line]]
                guard segment.size <= Self.sizeOfParagraphNumber * text.size,
                    (segment.y - text.y).magnitude < Self.unevenBaseline * text.size
                else { continue }
                column.append((index, number.value, line))
                guard column.count <= Self.mostOfParagraphs else { return }
            }
            column.sort { segments[$0.index].y > segments[$1.index].y }
            guard let first = column.first, column.count > 1 else { continue }
            let edge = isLeft ? segments[first.index].x1 : segments[first.index].x0
            let (start, size) = (segments[first.index], segments[first.index].size)
            guard zip(column, column.dropFirst()).allSatisfy({ $1.value == $0.value + 1 && $1.line != $0.line }),
                !column.allSatisfy({ Self.years.contains($0.value) && column.count < Self.linesOfPage }),
                column.allSatisfy({
                    (segments[$0.index].x0 - start.x0).magnitude < 0.25 * size || (segments[$0.index].x1 - start.x1).magnitude < 0.25 * size
                }),
                // No text stands there, nor on the other side of them.
                wide.count(where: { isLeft ? segments[$0].x0 < edge : segments[$0].x1 > edge }) * 10 <= wide.count,
                column.allSatisfy({ beginsParagraph($0.line) }),
                column.count(where: { goesOn($0.line) }) * 2 >= column.count
            else { continue }
            lineNumbers += column.map(\.index)
        }
    }

    /// Whether a line, by its place in those that are wide, begins a paragraph: it is set in, stands below white, or below a line that is not full.
    private func beginsParagraph(_ place: Int) -> Bool {
        let line = segments[wide[place]]
        if line.x0 > left + 0.5 * line.size { return true }
        var (above, step) = (Segment?.none, Float.infinity)
        for segment in segments where segment.y - line.y > 0.5 * line.size && segment.y - line.y < step && segment.cellCount > 1 {
            guard segment.x0 < line.x1, segment.x1 > line.x0 else { continue }
            (above, step) = (segment, segment.y - line.y)
        }
        guard let above else { return true }
        if above.x1 < right - above.size || above.size > 1.08 * line.size { return true }
        var least = Float.infinity
        for (upper, lower) in zip(wide, wide.dropFirst()) {
            let step = segments[upper].y - segments[lower].y
            if step > 0.7 * line.size { least = min(least, step) }
        }
        return step > Self.stepAbove * least
    }
}
