/// Numbers that count the rows of a table rather than lines.
extension MarginText {
    /// Whether numbers as large as the text, which go up by one, count from naught, or pass over lines that go on right below numbered ones.
    ///
    /// - Parameter numbers: the segments that are numbers.
    func countsRows(_ column: [Count], among numbers: [Bool]) -> Bool {
        if areYears(column, among: numbers) { return true }
        guard let first = column.first, column.allSatisfy({ [size = Self.smallNumber * sizeOfText] in $0.size >= size }) else {
            return false
        }
        // Rulers may begin with it, too, but have more.
        if first.value == 0, column.count < Self.fewestOfEmptyPage { return true }
        let pitch = zip(column, column.dropFirst()).map { $0.y - $1.y }.min() ?? 0
        let passed = zip(column, column.dropFirst()).count { number, next in
            guard next.value == number.value + 1, number.y - next.y > Self.widestPitch * pitch else { return false }
            // The line that has the number, and one below it that has none.
            var line: Segment?
            for (index, segment) in segments.enumerated()
            where !numbers[index] && segment.cellCount > 4 && (segment.y - number.y).magnitude < 0.5 * segment.size {
                if line.map({ segment.x0 < $0.x0 }) ?? true { line = segment }
            }
            guard let line else { return false }
            return segments.indices.contains { index in
                let segment = segments[index]
                let step = line.y - segment.y
                return !numbers[index] && step > 0.5 * line.size && step < Self.widestPitch * pitch && segment.y - next.y > 0.5 * line.size
                    && (segment.x0 - line.x0).magnitude < 0.3 * line.size
            }
        }
        return passed * Self.mostOfPassed >= column.count
    }

    /// Whether many lines beside a text, nearly all level with one of its, hold no letter: amounts, the last cells of rows.
    func areAmounts(_ found: [Int], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        guard found.count >= Self.fewestAmounts else { return false }
        var left = found.count / 10
        for index in found {
            var hasLetters = false
            for word in words[segments[index].words] {
                for cell in Int(word.start)..<Int(word.end) where Bidirectional.isLetter(cells[cell].unicode) { hasLetters = true }
            }
            guard hasLetters || lineBeside(index) == nil else { continue }
            if left == 0 { return false }
            left -= 1
        }
        return true
    }

    private static let fewestAmounts = 8

    /// Whether numbers are years, most of which have a number beside them: the first column of a table. A text may have as many lines, but they are not
    /// figures. Compared once for each column of numbers that count.
    private func areYears(_ column: [Count], among numbers: [Bool]) -> Bool {
        guard column.allSatisfy({ Self.years.contains($0.value) }) else { return false }
        let level = column.count { number in
            segments.indices.contains {
                numbers[$0] && $0 != number.index && (segments[$0].y - number.y).magnitude < 0.5 * number.size
            }
        }
        return level * 2 > column.count
    }

    private static let years = 1900...2100

    /// Between lines of a text, as a multiple of the least one.
    private static let widestPitch: Float = 1.3
    /// Numbers for one such line, at the most: one among them may be a caption's.
    private static let mostOfPassed = 20
}
