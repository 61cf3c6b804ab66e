/// The lines of a title over the columns of a page: each was read as a region of its own, where one fits into a column and the other doesn't.
struct TitleLines {
    private let text: BlockText
    /// The usual size of the page's text, in points.
    private let usualSize: Float

    /// Lines at the head of a page that are looked at.
    private static let mostLines = 12
    /// Lines of a title, at the most, and of other text on its page, at the least.
    private static let mostTitleLines = 4
    private static let fewestOthers = 3
    /// Of titles beside the text, at the least.
    private static let largeType: Float = 1.15
    private static let sameSize: Float = 0.02
    /// From baseline to baseline, in ems.
    private static let steps: ClosedRange<Float> = 0.85...1.45
    /// Of their middles, and of their beginnings, in ems.
    private static let uneven: Float = 0.5
    private static let unevenEdge: Float = 0.2
    /// What the upper line fills of the page's text, at the least.
    private static let fullWidth: Float = 0.8
    /// Between words, in ems.
    private static let space: Float = 0.25

    init(text: BlockText, usualSize: Float) {
        (self.text, self.usualSize) = (text, usualSize)
    }

    /// Joins lines in the page's largest type, one below the other, the upper of which had no room for the first word of the lower one.
    ///
    /// - Parameter start: the frame's first line.
    func join(_ lines: inout [(line: LayoutLine, start: BlockStart)], from start: Int) {
        guard lines.count > start + 1, case let behind = min(start + Self.mostLines, lines.count),
            lines[(start + 1)..<behind].contains(where: { $0.start != .none && $0.line.size > Self.largeType * usualSize })
        else { return }
        var (left, right, largest) = (Float.infinity, -Float.infinity, Float(0))
        for (line, _) in lines[start...] where line.frame == lines[start].line.frame {
            (left, right, largest) = (min(left, line.x0), max(right, line.x1), max(largest, line.size))
        }
        guard largest > Self.largeType * usualSize else { return }
        // On slides all text is large.
        let (large, all) = lines[start...].reduce((0, 0)) { ($0.0 + ($1.line.size > largest * (1 - Self.sameSize) ? 1 : 0), $0.1 + 1) }
        guard large <= Self.mostTitleLines, all - large >= Self.fewestOthers else { return }
        for index in (start + 1)..<behind where lines[index].start != .none {
            if goesOn(lines[index - 1].line, in: lines[index].line, largest: largest, width: right - left) { lines[index].start = .none }
        }
    }

    private func goesOn(_ upper: LayoutLine, in lower: LayoutLine, largest: Float, width: Float) -> Bool {
        let size = upper.size
        guard upper.frame == lower.frame, size > largest * (1 - Self.sameSize), (lower.size - size).magnitude < Self.sameSize * size,
            upper.isBold == lower.isBold, !upper.isRow, !lower.isRow, !upper.isRightToLeft, !lower.isRightToLeft,
            Self.steps.contains((upper.y - lower.y) / size)
        else { return false }
        let isCentred = (upper.x0 + upper.x1 - lower.x0 - lower.x1).magnitude < 2 * Self.uneven * size
        guard isCentred || (upper.x0 - lower.x0).magnitude < Self.unevenEdge * size, !text.endsSentence(upper), !text.startsItem(lower)
        else { return false }
        return upper.width > Self.fullWidth * width && upper.width + text.firstWidth(lower) + Self.space * size > width
    }
}
