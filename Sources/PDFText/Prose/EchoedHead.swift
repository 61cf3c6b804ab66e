/// A running head whose page also has the heading that it repeats: the section begins further down, and its head, taken from it, stands above what
/// still belongs to the section before. On the one page of a section no other page has that head.
struct EchoedHead {
    let layout: PageLayout
    let bodySize: Float

    /// White between it and the text, in ems; less where a long rule parts the two.
    private static let leastClearance: Float = 2.4
    private static let leastAboveRule: Float = 1.3
    /// As a multiple of the text's size.
    private static let largest: Float = 1.1
    private static let fewestLetters = 4
    private static let fewestLines = 6
    /// What a heading is larger than its head by, at the least, where it is not bold.
    private static let leastGrowth: Float = 1.08

    /// The line that is such a head, outermost at a page's top: smaller or lighter than a line further down that says just the same, number and all.
    func line(of edges: Edges) -> Int? {
        let rows = Edges.rows(edges.top)
        guard layout.lines.count >= Self.fewestLines, let row = rows.first else { return nil }
        // Beside it may stand the page's number.
        let titles = row.filter { !$0.isNumber }
        guard titles.count == 1, let head = titles.first, head.letterCount >= Self.fewestLetters, head.size < Self.largest * bodySize,
            head.y > edges.height * 0.85
        else { return nil }
        guard head.clearance > Self.leastClearance || head.clearance > Self.leastAboveRule && isOverRule(head, rows, edges) else {
            return nil
        }
        let own = layout.lines[head.line]
        let length = layout.byteCount(of: own)
        let isEchoed = layout.lines.indices.contains { index in
            let line = layout.lines[index]
            guard line.frame == own.frame, line.y < own.y - Self.leastClearance * own.size,
                line.size > Self.leastGrowth * own.size || line.isBold && !own.isBold,
                layout.byteCount(of: line) <= length + Self.differenceOfLengths,
                length <= layout.byteCount(of: line) + Self.differenceOfLengths
            else { return false }
            let text = EdgeText(layout.bytes(of: line))
            return text.shape == head.shape && text.first == head.first && text.last == head.last
        }
        return isEchoed ? head.line : nil
    }

    /// In bytes: a stop behind a section's number, a blank.
    private static let differenceOfLengths = 4

    private func isOverRule(_ head: Edges.Entry, _ rows: [ArraySlice<Edges.Entry>], _ edges: Edges) -> Bool {
        guard rows.count > 1, let next = rows[1].first else { return false }
        return edges.rules.contains { $0 < head.y && $0 > next.y }
    }
}
