/// How a paragraph of running text ended that may go on in the next column or page.
struct OpenParagraph {
    let role: BlockRole
    var lastWord: Range<Int>
    /// Of its first line, which may be a heading's in part, and of its last one.
    var size: (first: Float, last: Float)
    /// Page, baseline and extent of its last line.
    var lastPage: Int
    var lastY: Float
    var lastX: (left: Float, right: Float)
    /// Whether its last line reached the right edge of its block: a paragraph seldom ends there. And whether the line before did, too.
    var endsFull: Bool
    var isFull: Bool
    /// Whether that is told by the lines above it, since it is the only one.
    var isLone: Bool
    /// Of its last block.
    var width: Float
    /// How far the text of an item stands behind its label; 0 of other text.
    var hang: Float = 0
    /// How far right the rows of tables reach that stand below it on its page.
    var tableEnd: Float = -.infinity
    /// Behind its last line, in points, where lines end at any place.
    var room: Float = .infinity
    /// Of the structure tree; 0 where tags say nothing.
    let element: Int
    /// Font of its first word, as a number in its page, if its second line begins in another one: of a name in bold type before an entry. −1 otherwise.
    var headFont: Int32 = -1
    /// Points behind it to the edge of its column, if it is a line by itself and ended far from that; 0 otherwise.
    var free: Float = 0

    /// Font of the first word of some lines, if their second line begins in another one; −1 otherwise.
    static func headFont(of lines: ArraySlice<Int>, _ layout: PageLayout) -> Int32 {
        guard lines.count > 1, let first = lines.first.map({ layout.lines[$0] }) else { return -1 }
        return layout.lines[lines[lines.startIndex + 1]].startFont == first.startFont ? -1 : first.startFont
    }

    /// Whether some lines at the head of another column begin in the type that this began in, both before other type: names of entries.
    func beginsLike(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Bool {
        headFont >= 0 && layout.index == lastPage && Self.headFont(of: lines, layout) == headFont
    }

    /// Whether a line is at the head of the column or page behind it, in type of its size.
    func endsBefore(_ line: PageLayout.Line, on page: Int) -> Bool {
        (page == lastPage ? line.y > lastY && line.x0 > lastX.right : page == lastPage + 1)
            && (line.size - size.last).magnitude < 0.03 * line.size
    }

    /// Whether a line stands below its last one as the next one does.
    func isAbove(_ line: PageLayout.Line) -> Bool {
        let step = lastY - line.y
        return step > 0.5 * line.size && step < Self.widestStep * line.size && (line.x0 - lastX.left).magnitude < 0.3 * line.size
    }

    /// Between the lines of a paragraph, at the most, in ems.
    private static let widestStep: Float = 1.5
}
