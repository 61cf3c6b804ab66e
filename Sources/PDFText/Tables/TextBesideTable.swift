/// Running text in the column before a table that stands at the outer side of the page, such as a box of facts beside an article: read before it.
enum TextBesideTable {
    /// Lines of running text, at the least, and of characters in each.
    private static let fewestLines = 4
    private static let fewestCharacters = 20

    /// The text that stands at the table's height on the side where reading begins; empty unless its lines run from edge to edge of a column.
    static func text(
        _ others: [Int], before table: Segment, _ segments: [Segment], isRightToLeft: Bool
    ) -> [Int] {
        let beside = others.filter { index in
            let segment = segments[index]
            guard segment.y <= table.top, segment.y > table.y - 0.5 * segment.size else { return false }
            return isRightToLeft ? segment.x0 >= table.x1 : segment.x1 <= table.x0
        }
        return isRunningText(beside.map { segments[$0] }) ? beside : []
    }

    /// Whether most of the lines run from edge to edge of a column.
    static func isRunningText(_ segments: [Segment]) -> Bool {
        guard segments.count >= fewestLines else { return false }
        let left = segments.map(\.x0).min() ?? 0
        let right = segments.map(\.x1).max() ?? 0
        let lines = lines(segments)
        let characters = segments.reduce(0) { $0 + Int($1.cellCount) }
        let full = lines.count { $0.x1 - $0.x0 > 0.85 * (right - left) }
        return lines.count >= fewestLines && characters >= fewestCharacters * lines.count && full * 3 >= lines.count * 2
    }

    static func lineCount(_ segments: [Segment]) -> Int { lines(segments).count }

    private static func lines(_ segments: [Segment]) -> [(y: Float, x0: Float, x1: Float)] {
        var lines: [(y: Float, x0: Float, x1: Float)] = []
        for segment in segments.sorted(by: { $0.y > $1.y }) {
            if let last = lines.last, last.y - segment.y <= 0.5 * segment.size {
                lines[lines.count - 1] = (last.y, min(last.x0, segment.x0), max(last.x1, segment.x1))
            } else {
                lines.append((segment.y, segment.x0, segment.x1))
            }
        }
        return lines
    }
}
