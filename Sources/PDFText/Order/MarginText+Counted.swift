/// Numbers that count every fifth or tenth line: of verse, of patents between their columns, of listings. Between two of them stand as many lines as they say.
/// Where two texts are printed side by side, those of one of them may have a letter behind them: "5R".
extension MarginText {
    private static let steps = [5, 10]
    /// Of one column, at the least: three that have the right number of lines between them do so by no accident.
    private static let fewest = 3
    static let mostFigures = 4
    /// Between the number and the text of the next column that it has come close to, in ems: more than between words.
    static let leastGap: Float = 0.35
    private static let alignment: Float = 0.25

    /// Where a number stands in its segment.
    enum Place { case alone, start, end }

    /// The number of a line, and the letter behind it; 0 for none.
    struct LineNumber {
        let value: Int
        let letter: UInt32
    }

    struct Count {
        let index: Int
        let place: Place
        let value: Int
        let letter: UInt32
        let x0, x1, y, size: Float

        init(_ index: Int, _ place: Place, _ number: LineNumber, _ word: LayoutWord) {
            (self.index, self.place, value, letter) = (index, place, number.value, number.letter)
            (x0, x1, y, size) = (word.x0, word.x1, word.y, word.size)
        }
    }

    /// Finds them, and makes segments of their own of those that came close to text.
    mutating func findCounted(_ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        var counts: [Count] = []
        for (index, segment) in segments.enumerated() where segment.overlay == 0 {
            guard let first = segment.words.first, let last = segment.words.last else { continue }
            if let value = Self.value(words[first], cells) {
                if first == last {
                    counts.append(Count(index, .alone, value, words[first]))
                } else if words[first + 1].x0 - words[first].x1 > Self.leastGap * segment.size {
                    counts.append(Count(index, .start, value, words[first]))
                }
            } else if first < last, let value = Self.value(words[last], cells),
                words[last].x0 - words[last - 1].x1 > Self.leastGap * segment.size
            {
                counts.append(Count(index, .end, value, words[last]))
            }
            guard counts.count <= Self.mostCounts else { return }
        }
        guard counts.count >= Self.fewest else { return }
        counts.sort { $0.y > $1.y }
        // Hardly any page asks for it.
        lazy var small = smallSize
        var isTaken = [Bool](repeating: false, count: counts.count)
        var found: [Count] = []
        for first in counts.indices where !isTaken[first] {
            for step in Self.steps {
                var run = [first]
                for next in counts.indices[(first + 1)...] where !isTaken[next] {
                    guard counts[next].value == counts[run[run.count - 1]].value + step, counts[next].letter == counts[first].letter,
                        isBelow(counts[next], counts[first])
                    else { continue }
                    run.append(next)
                }
                let numbers = run.map { counts[$0] }
                guard numbers.count >= Self.fewest else { continue }
                // Those that go on from pages before are more, or smaller than the text.
                guard numbers[0].value <= 2 * step || numbers.count > Self.fewest || numbers.allSatisfy({ $0.size < small }) else {
                    continue
                }
                work += segments.count
                guard work <= Self.maximumWork else { return }
                guard countsLines(numbers, step: step), areAlone(numbers, words, cells) else { continue }
                for number in run { isTaken[number] = true }
                found += numbers
                break
            }
        }
        for count in found { part(count, words) }
    }

    private static let mostCounts = 256

    /// What numbers of lines are smaller than where they are small; 0 without lines of text.
    private var smallSize: Float {
        let sizes = segments.lazy.filter { $0.cellCount > Self.cellsOfLine }.map(\.size).sorted()
        return sizes.isEmpty ? 0 : Self.smallNumber * sizes[sizes.count / 2]
    }

    private static let cellsOfLine: Int32 = 20

    /// The number that a word is, if lines may be counted by it.
    private static func value(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> LineNumber? {
        guard word.end - word.start <= mostFigures + 1 else { return nil }
        // Nearly no word ends so.
        let (last, length) = (Int(word.end) - 1, word.end - word.start)
        let digit = length > 1 && cells[last].unicode &- 0x41 < 26 ? cells[last - 1].unicode : cells[last].unicode
        guard digit == 0x30 || digit == 0x35, let number = lineNumber(word, cells), number.value > 0 else { return nil }
        return number
    }

    /// The number that a word is, with a capital behind it or none.
    static func lineNumber(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> LineNumber? {
        guard word.end > word.start, word.end - word.start <= mostFigures + 1 else { return nil }
        let last = cells[Int(word.end) - 1].unicode
        let letter = last &- 0x41 < 26 ? last : 0
        var digits = word
        if letter != 0 { digits.end -= 1 }
        return digits.number(cells, mostFigures: mostFigures).map { LineNumber(value: $0, letter: letter) }
    }

    private func isBelow(_ count: Count, _ first: Count) -> Bool {
        let tolerance = Self.alignment * first.size
        return first.y - count.y > first.size
            && ((count.x1 - first.x1).magnitude < tolerance || (count.x0 - first.x0).magnitude < tolerance
                || ((count.x0 + count.x1 - first.x0 - first.x1) / 2).magnitude < tolerance)
    }

    /// Whether as many lines as they say stand between numbers, all but a few, on one of their sides.
    private func countsLines(_ run: [Count], step: Int) -> Bool {
        [true, false].contains { isRight in
            let lines = segments.indices.lazy.filter { index in
                let segment = segments[index]
                guard segment.cellCount > 1 else { return false }
                return isRight ? segment.x1 > run[0].x1 + segment.size : segment.x0 < run[0].x0 - segment.size
            }
            .map { segments[$0].y }.sorted(by: >)
            var (right, steps, place) = (0, 0, 0)
            for index in run.indices.dropFirst() {
                let (above, below) = (run[index - 1], run[index])
                let low = below.y - 0.3 * below.size
                while place < lines.count, lines[place] >= above.y - 0.3 * above.size { place += 1 }
                var (count, y) = (0, Float.infinity)
                while place < lines.count, lines[place] >= low {
                    if y - lines[place] > 0.5 * above.size {
                        count += 1
                        y = lines[place]
                    }
                    place += 1
                }
                if count == step { right += 1 }
                // Numbers go on below the end of the text.
                if count >= step || place < lines.count { steps += 1 }
            }
            return right >= Self.fewest - 1 && right * 4 >= steps * 3
        }
    }

    /// Whether no other numbers stand between them in their column: of rows that are all numbered, or hold numbers.
    private func areAlone(_ run: [Count], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = run.first, let last = run.last else { return false }
        let own = Set(run.map(\.index))
        for (index, segment) in segments.enumerated() where segment.y < first.y && segment.y > last.y && !own.contains(index) {
            guard segment.x0 < first.x1 + segment.size, segment.x1 > first.x0 - segment.size else { continue }
            for word in segment.words where words[word].x0 < first.x1 && words[word].x1 > first.x0 {
                if Self.lineNumber(words[word], cells) != nil { return false }
            }
        }
        return true
    }

    /// Parts lines of two columns behind the small number of the second one's line, where these count downwards between the columns: LaTeX sets them so close to
    /// both that lines which stand level seem one.
    mutating func partBehindNumbers(_ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        var found: [Count] = []
        for (index, segment) in segments.enumerated() where segment.words.count > 2 && segment.overlay == 0 {
            let small = Self.smallNumber * segment.size
            for word in segment.words.dropFirst().dropLast()
            where words[word].size < small && !words[word].isRaised && words[word + 1].x0 - words[word].x1 > Self.leastGap * segment.size {
                guard let number = Self.lineNumber(words[word], cells) else { continue }
                found.append(Count(index, .end, number, words[word]))
            }
            guard found.count <= Self.mostCounts else { return }
        }
        guard found.count >= Self.fewest else { return }
        found.sort { $0.y > $1.y }
        for first in found {
            // Those of lines that don't stand level with one of the first column are seen as they are.
            let column = found.filter { ($0.x1 - first.x1).magnitude < Self.alignment * first.size }
            guard column.count >= Self.fewest, column.first?.index == first.index,
                zip(column, column.dropFirst()).allSatisfy({ $0.value < $1.value && $0.letter == $1.letter })
            else { continue }
            for number in column {
                let segment = segments[number.index]
                guard let word = segment.words.last(where: { words[$0].x1 <= number.x1 }), word + 1 < segment.words.upperBound else {
                    continue
                }
                segments[number.index] = segment.part(segment.words.lowerBound..<(word + 1), of: words)
                var right = segment.part((word + 1)..<segment.words.upperBound, of: words)
                right.isItem = false
                segments.append(right)
            }
        }
    }

    /// Takes a number for that of a line, and off the text that it has come close to.
    mutating func part(_ count: Count, _ words: [LayoutWord]) {
        let segment = segments[count.index]
        guard count.place != .alone else { return lineNumbers.append(count.index) }
        var own = segment
        (own.x0, own.x1, own.y, own.size) = (count.x0, count.x1, count.y, count.size)
        own.cellCount = Int32(Self.mostFigures)
        if count.place == .start {
            own.words = segment.words.prefix(1)
            segments[count.index].words = segment.words.dropFirst()
            segments[count.index].x0 = words[segment.words.lowerBound + 1].x0
        } else {
            own.words = segment.words.suffix(1)
            segments[count.index].words = segment.words.dropLast()
            segments[count.index].x1 = words[segment.words.upperBound - 2].x1
        }
        lineNumbers.append(segments.count)
        segments.append(own)
    }
}
