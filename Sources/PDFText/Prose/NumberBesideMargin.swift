/// The number of a page that has no others beside it, where notes in the margin go down as far as it, or farther: it stands below the text all the same.
struct NumberBesideMargin {
    private let layout: PageLayout

    /// A page of a text has this many lines, and lines of it this many words.
    private static let fewestLines = 4
    private static let fewestWords = 5
    private static let mostFigures = 3
    /// Of the page's height.
    private static let depth: Float = 0.2
    /// White between the text and the number, in ems.
    private static let clearance: Float = 2.1
    /// How far it may be from the middle of the text's lines, or from their ends, in ems.
    private static let offset: Float = 1

    init(_ layout: PageLayout) { self.layout = layout }

    /// The line that is the number, if notes have kept it from being told as one; nil on nearly all pages.
    var line: Int? {
        guard layout.lines.count >= Self.fewestLines, layout.edges.isUpright, let frame = layout.mainFrame else { return nil }
        let number = layout.lines.indices.first { index in
            let line = layout.lines[index]
            guard line.frame == frame, line.words.count == 1, line.y < Self.depth * layout.height else { return false }
            let bytes = layout.bytes(of: line)
            return bytes.count <= Self.mostFigures && bytes.allSatisfy(\.isASCIIDigit) && bytes.first != 0x30
        }
        guard let number, let text = text(frame) else { return nil }
        let own = layout.lines[number]
        let (middle, reach) = ((own.x0 + own.x1) / 2, Self.offset * own.size)
        guard
            (middle - (text.lowerBound + text.upperBound) / 2).magnitude < reach || (own.x0 - text.lowerBound).magnitude < reach
                || (own.x1 - text.upperBound).magnitude < reach
        else { return nil }
        var hasNotes = false
        for (index, line) in layout.lines.enumerated()
        where line.frame == frame && index != number && line.y < own.y + Self.clearance * max(line.size, own.size) {
            guard line.x1 <= text.lowerBound || line.x0 >= text.upperBound else { return nil }
            hasNotes = true
        }
        return hasNotes ? number : nil
    }

    /// Where most lines of the text begin and end.
    private func text(_ frame: Int32) -> ClosedRange<Float>? {
        var lines: [PageLayout.Line] = []
        for line in layout.lines where line.frame == frame && line.words.count >= Self.fewestWords { lines.append(line) }
        guard lines.count >= Self.fewestLines else { return nil }
        let (left, right) = (lines.map(\.x0).sorted()[lines.count / 2], lines.map(\.x1).sorted()[lines.count / 2])
        return left < right ? left...right : nil
    }
}
