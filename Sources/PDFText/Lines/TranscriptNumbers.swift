/// The numbers of all lines of a page, from 1 on, in whatever type: of a court's minutes each page has them at the left, where the text speaks of none. A
/// list counts its items, which have lines without a number between or begin with capitals.
enum TranscriptNumbers {
    /// Pages of such minutes have 25 lines, or a few more or less.
    private static let fewest = 20
    private static let most = 40
    /// Of lines that begin with a small letter, as those do that go on from the one before.
    private static let fewestGoingOn = 4
    /// Between the ends of the numbers, and of the distances of their baselines, in ems.
    private static let sameEdge: Float = 0.15
    private static let unevenness: Float = 0.15

    /// The segments that begin with such numbers, from top to bottom; none on other pages.
    ///
    /// - Parameter candidates: segments that begin with a number, and that.
    static func segments(
        _ candidates: [(segment: Int, value: Int)], _ segments: [Segment], words: [LayoutWord], cells: borrowing Span<Cell>
    ) -> [Int] {
        guard candidates.count >= fewest else { return [] }
        for first in candidates where first.value == 1 {
            let one = words[segments[first.segment].words.lowerBound]
            let size = segments[first.segment].size
            var column = candidates.filter {
                let word = words[segments[$0.segment].words.lowerBound]
                return (word.x1 - one.x1).magnitude < sameEdge * size || (word.x0 - one.x0).magnitude < sameEdge * size
            }
            guard fewest...most ~= column.count else { continue }
            column.sort { segments[$0.segment].y > segments[$1.segment].y }
            guard let last = column.last, zip(column, 1...).allSatisfy({ $0.value == $1 }) else { continue }
            let (top, bottom) = (segments[first.segment].y, segments[last.segment].y)
            let pitch = (top - bottom) / Float(column.count - 1)
            guard pitch > size,
                zip(column, 0...).allSatisfy({ (top - Float($1) * pitch - segments[$0.segment].y).magnitude < unevenness * size })
            else { continue }
            // No line stands between, and none further left.
            let hasOthers = segments.contains { segment in
                guard segment.y > bottom - 0.4 * size, segment.y < top + 0.4 * size else { return false }
                let row = (top - segment.y) / pitch
                return (row - row.rounded()).magnitude * pitch > unevenness * size || segment.x0 < one.x0 - 2 * size
            }
            guard !hasOthers else { continue }
            let goingOn = column.count { number in
                let own = segments[number.segment]
                if own.words.count > 1 { return beginsSmall(words[own.words.lowerBound + 1], cells) }
                let text = segments.filter { $0.x0 > own.x1 && ($0.y - own.y).magnitude < unevenness * size }.min { $0.x0 < $1.x0 }
                return text?.words.first.map { beginsSmall(words[$0], cells) } ?? false
            }
            if goingOn >= fewestGoingOn { return column.map(\.segment) }
        }
        return []
    }

    private static func beginsSmall(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        guard word.end > word.start else { return false }
        return 0x61...0x7A ~= cells[Int(word.start)].unicode
    }
}
