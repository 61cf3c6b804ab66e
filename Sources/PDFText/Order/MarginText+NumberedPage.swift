/// Pages all of whose lines are numbered from 1: bills, pleadings, records of what was said. On the last one there may be few, and the parts of a bill are so
/// short that most of its lines begin as items do.
extension MarginText {
    /// Lines outside of those that are numbered: running heads and feet.
    private static let mostOutside = 4
    /// Of the widest line, what a line fills that goes on in the next one; and its cells.
    private static let fullLine: Float = 0.8
    private static let fewestOfFullLine = 20
    /// In ems: what is narrower is a list, or the cells of a table.
    private static let narrowestText: Float = 25
    /// Numbers of the last page of a text, at the least, and of any.
    private static let fewestOfRest = 2
    /// Between baselines, at the least and the most, in ems, and how much it may differ.
    private static let leastPitch: Float = 0.9
    private static let widestPitch: Float = 3
    private static let unevenPitch: Float = 0.1
    private static let mostOnPage = 80

    /// Finds the numbers of a page whose lines are all numbered from 1, at one distance, in a column on one side of the text; sentences go on from one line
    /// to the next, as they do not from one numbered item to the next, nor within an algorithm.
    mutating func findNumbersOfAll(_ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        var numbers: [(index: Int, value: Int)] = []
        for (index, segment) in segments.enumerated() where segment.words.count == 1 && segment.cellCount <= 2 && segment.overlay == 0 {
            guard let word = segment.words.first, let number = Self.lineNumber(words[word], cells), number.letter == 0 else { continue }
            numbers.append((index, number.value))
            guard numbers.count <= 2 * Self.mostOnPage else { return }
        }
        for first in numbers where first.value == 1 {
            let start = segments[first.index]
            let column = numbers.filter { number in
                let segment = segments[number.index]
                return segment.y <= start.y
                    && ((segment.x1 - start.x1).magnitude < 0.25 * start.size || (segment.x0 - start.x0).magnitude < 0.25 * start.size)
            }
            .sorted { segments[$0.index].y > segments[$1.index].y }
            work += segments.count
            guard column.count >= Self.fewestOfRest, let last = column.last, (2...Self.mostOnPage).contains(last.value),
                work <= Self.maximumWork, areAll(column, upTo: last.value, words, cells)
            else { continue }
            lineNumbers += column.map(\.index)
            return
        }
    }

    /// Whether every line from the first number to the last one has a number, none but a few stand above or below, and sentences go on there.
    private func areAll(
        _ column: [(index: Int, value: Int)], upTo count: Int, _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        // One that has come close to its line may not stand alone.
        guard column.count * 8 >= count * 7 else { return false }
        let (first, last) = (segments[column[0].index], segments[column[column.count - 1].index])
        let pitch = (first.y - last.y) / Float(count - 1)
        guard pitch > Self.leastPitch * first.size, pitch < Self.widestPitch * first.size,
            column.allSatisfy({
                (first.y - Float($0.value - 1) * pitch - segments[$0.index].y).magnitude < Self.unevenPitch * first.size
            })
        else { return false }
        let own = Set(column.map(\.index))
        var (left, right, outside, widest) = (0, 0, 0, Float(0))
        /// The line beside each number.
        var lines = [Segment?](repeating: nil, count: count)
        for (index, segment) in segments.enumerated() where !own.contains(index) && segment.overlay == 0 {
            let place = (first.y - segment.y) / pitch
            guard place > -0.5, place < Float(count) - 0.5 else {
                outside += 1
                guard outside <= Self.mostOutside else { return false }
                continue
            }
            let number = Int(place.rounded())
            guard lines.indices.contains(number), (place - Float(number)).magnitude * pitch < 2 * Self.unevenPitch * first.size else {
                return false
            }
            if segment.x0 > first.x1 + Self.gap * segment.size { right += 1 }
            if segment.x1 < first.x0 - Self.gap * segment.size { left += 1 }
            widest = max(widest, segment.width)
            // Parts of a line that is justified.
            if let known = lines[number], known.x0 < segment.x0 { continue }
            lines[number] = segment
        }
        var (going, empty) = (0, 0)
        for (place, line) in lines.enumerated() {
            guard let line else {
                empty += 1
                continue
            }
            guard LetterCase(cells[Int(words[line.words.lowerBound].start)].unicode) == .small else { continue }
            // What the first line goes on with is on another page: a list may begin so, too.
            if place > 0, let above = lines[place - 1], above.width > Self.fullLine * widest, above.cellCount >= Self.fewestOfFullLine,
                let end = above.words.last, words[end].end > words[end].start,
                ![0x2E, 0x3A, 0x3B].contains(cells[Int(words[end].end) - 1].unicode)
            {
                going += 1
            }
        }
        // On one side of the numbers stands all of the text.
        let isAside = min(left, right) == 0 && max(left, right) + count / 12 >= count - empty
        return isAside && widest > Self.narrowestText * first.size && empty * 2 <= count && going > 0 && going * 12 >= count
    }
}
