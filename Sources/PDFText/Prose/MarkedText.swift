/// Text in boxes that word processors mark as artifacts (ISO 32000-2 §14.8.2.2), and that reaches down to where feet stand, or up to where heads do.
enum MarkedText {
    /// From baseline to baseline of a text, at the most, in ems.
    private static let leading: Float = 1.6
    /// Lines of a box that stand there, at the most, and of a page: what has more is no text.
    private static let mostLines = 8
    private static let mostOfPage = 1_000

    /// Share of the page's height in which what is marked is believed to be furniture.
    static let depth: Float = 0.12

    /// Whether a line at an edge that is marked goes on with one that is marked, too, set like it, right further in and behind the edge's depth.
    static func holds(_ index: Int, _ layout: PageLayout) -> Bool {
        guard layout.lines.count <= mostOfPage else { return false }
        var line = layout.lines[index]
        let isTop = line.y * 2 > layout.height
        for _ in 0..<mostLines {
            var (next, nearest): (PageLayout.Line?, Float) = (nil, leading * line.size)
            for other in layout.lines where other.isArtifact && other.frame == line.frame {
                let distance = isTop ? line.y - other.y : other.y - line.y
                if distance > 0.5 * line.size, distance < nearest, other.startFont == line.startFont,
                    (other.size - line.size).magnitude < 0.04 * line.size, other.x0 < line.x1, other.x1 > line.x0
                {
                    (next, nearest) = (other, distance)
                }
            }
            guard let next else { return false }
            line = next
            if isTop ? line.y <= layout.height * (1 - depth) : line.y >= layout.height * depth { return true }
        }
        return false
    }
}
