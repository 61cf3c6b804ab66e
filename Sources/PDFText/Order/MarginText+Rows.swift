/// Numbers that count the rows of a table rather than lines.
extension MarginText {
    /// Whether numbers as large as the text, which go up by one, count from naught, or pass over lines that go on right below numbered ones.
    ///
    /// - Parameter numbers: the segments that are numbers.
    func countsRows(_ column: [Count], among numbers: [Bool]) -> Bool {
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

    /// Between lines of a text, as a multiple of the least one.
    private static let widestPitch: Float = 1.3
    /// Numbers for one such line, at the most: one among them may be a caption's.
    private static let mostOfPassed = 20
}
