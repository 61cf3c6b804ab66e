/// A running head whose page also has the heading that it repeats: the section begins further down, and its head, taken from it, stands above what
/// still belongs to the section before. On the one page of a section no other page has that head.
struct EchoedHead {
    let layout: PageLayout
    let bodySize: Float

    /// White between it and the text, in ems; less where a long rule parts the two.
    private static let leastClearance: Float = 2.4
    private static let leastAboveRule: Float = 1.3
    /// As a multiple of the text's size: a page of listings has most of its text in smaller type.
    private static let largest: Float = 1.3
    private static let fewestLetters = 4
    private static let fewestLines = 6
    /// What a heading is larger than its head by, at the least, where it is not bold.
    private static let leastGrowth: Float = 1.08

    /// The line that is such a head, outermost at a page's top: smaller or lighter than a line further down, or of a page before, that says just the same,
    /// number and all.
    ///
    /// - Parameters:
    ///   - pages: those around.
    ///   - roles: of lines that are known.
    func line(of edges: Edges, pages: [PageLayout], roles: [Int: BlockRole]) -> Int? {
        let rows = Edges.rows(edges.top)
        guard layout.lines.count >= Self.fewestLines, let row = rows.first else { return nil }
        // Beside it may stand the page's number.
        let titles = row.filter { !$0.isNumber }
        guard titles.count == 1, let head = titles.first, roles[head.line] == nil, head.letterCount >= Self.fewestLetters,
            head.size < Self.largest * bodySize, head.y > edges.height * 0.85
        else { return nil }
        let isOverRule = isOverRule(head, rows, edges)
        // So is what has the page's number beside it.
        let isTold = isOverRule || head.beginsWithFolio || head.endsWithFolio
        guard head.clearance > Self.leastClearance || head.clearance > Self.leastAboveRule && isTold else { return nil }
        let own = layout.lines[head.line]
        let lowest = own.y - Self.leastClearance * own.size
        let isEchoed =
            has(layout, head, isOverRule) { $0.frame == own.frame && $0.y < lowest }
            || isTold && pages.contains { $0.index < layout.index && has($0, head, false) { _ in true } }
        return isEchoed ? head.line : nil
    }

    /// Whether one of some lines of a page is a heading that a head repeats, or a half of one.
    private func has(_ page: PageLayout, _ head: Edges.Entry, _ mayBeHalf: Bool, where mayBe: (PageLayout.Line) -> Bool) -> Bool {
        let own = layout.lines[head.line]
        let length = layout.byteCount(of: own)
        let isHalf = mayBeHalf && head.leading != head.trailing
        return page.lines.contains { line in
            guard line.size > Self.leastGrowth * own.size || line.isBold && !own.isBold,
                page.byteCount(of: line) <= length + Self.differenceOfLengths,
                isHalf || length <= page.byteCount(of: line) + Self.differenceOfLengths + Self.longestNumber, mayBe(line)
            else { return false }
            let text = EdgeText(page.bytes(of: line))
            return says(text, head) || isHalf && text.letterCount >= Self.fewestLetters && Edges.isPart(text.shape, of: head)
        }
    }

    /// Whether a heading says what a head does, which may have the page's number in its line, at one of the ends.
    private func says(_ text: EdgeText, _ head: Edges.Entry) -> Bool {
        guard text.shape == head.shape else { return false }
        if text.first == head.first, text.last == head.last { return true }
        // A title, and the page's number.
        if text.first == nil { return head.first == head.last && (head.beginsWithFolio || head.endsWithFolio) }
        guard text.first != nil, text.beginsWithNumber, !text.endsWithNumber else { return false }
        return head.endsWithFolio && text.first == head.first || head.beginsWithFolio && text.last == head.last
    }

    /// In bytes: a stop behind a section's number, a blank.
    private static let differenceOfLengths = 4
    /// Of a page, with the blank beside it.
    private static let longestNumber = 5

    private func isOverRule(_ head: Edges.Entry, _ rows: [ArraySlice<Edges.Entry>], _ edges: Edges) -> Bool {
        guard rows.count > 1, let next = rows[1].first else { return false }
        return edges.rules.contains { $0 < head.y && $0 > next.y }
    }
}
