/// The last page of a manuscript whose lines are all numbered, in small type: it may have three lines or two, whose numbers stand so close that they may
/// be part of them.
extension MarginText {
    /// Segments of such a page, at the most: of others more is known.
    private static let mostSegments = 60
    private static let fewestNumbersOfRest = 2
    private static let cellsOfRest: Int32 = 20
    /// The number and some letters.
    private static let fewestBesideNumber: Int32 = 6
    /// The pages before have more lines than these; items and clauses that begin so small are counted from one.
    private static let leastOfRest = 10
    /// Lines without numbers: a running head, a foot.
    private static let mostUnnumbered = 2
    /// Of the widest line, what a line fills that goes on in the next one.
    private static let fullOfRest: Float = 0.8
    /// From number to number, and how much that may differ, in ems of the text.
    private static let pitches: ClosedRange<Float> = 0.9...3.2
    private static let unevenRest: Float = 0.1
    private static let edgeOfRest: Float = 0.25
    /// What ends a sentence or a clause: a stop, a colon, a semicolon.
    private static let endsOfClause: Set<UInt32> = [0x2E, 0x3A, 0x3B]

    /// Finds numbers as those that go on from the page before, one at the beginning or the end of every line, smaller than the text and on its baselines;
    /// sentences go on from one of the lines to the next, as they don't from note to note, nor between items.
    mutating func findNumbersOfRest(_ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType) {
        guard segments.count <= Self.mostSegments, let longest = segments.max(by: { $0.cellCount < $1.cellCount }),
            longest.cellCount >= Self.cellsOfRest
        else { return }
        let size = longest.size
        for isStart in [true, false] {
            var numbers: [Count] = []
            for (index, segment) in segments.enumerated() where segment.overlay == 0 {
                guard let place = isStart ? segment.words.first : segment.words.last else { continue }
                let word = words[place]
                guard word.end - word.start <= Int32(Self.mostFigures), !word.isRaised, type(word).size < Self.smallNumber * size,
                    let number = Self.lineNumber(word, cells), number.letter == 0
                else { continue }
                if segment.words.count == 1 {
                    numbers.append(Count(index, .alone, number, word))
                    continue
                }
                let neighbour = words[isStart ? place + 1 : place - 1]
                let gap = isStart ? neighbour.x0 - word.x1 : word.x0 - neighbour.x1
                guard segment.cellCount >= Self.fewestBesideNumber, gap > Self.leastGap * size,
                    (word.y - neighbour.y).magnitude < Self.unevenBaseline * size
                else { continue }
                numbers.append(Count(index, isStart ? .start : .end, number, word))
            }
            guard numbers.count >= Self.fewestNumbersOfRest else { continue }
            numbers.sort { $0.y > $1.y }
            guard areOfRest(numbers, size, words, cells) else { continue }
            for number in numbers { part(number, words) }
            return
        }
    }

    /// - Parameters:
    ///   - numbers: from the top, two at the least.
    ///   - size: of the text.
    private func areOfRest(_ numbers: [Count], _ size: Float, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        let (first, last) = (numbers[0], numbers[numbers.count - 1])
        let pitch = first.y - numbers[1].y
        guard first.value >= Self.leastOfRest, Self.pitches.contains(pitch / size) else { return false }
        for (above, below) in zip(numbers, numbers.dropFirst()) {
            guard below.value == above.value + 1, (above.y - below.y - pitch).magnitude < Self.unevenRest * size,
                min((above.x1 - below.x1).magnitude, (above.x0 - below.x0).magnitude) < Self.edgeOfRest * size
            else { return false }
        }
        /// The text beside each number.
        var texts: [(words: Range<Int>, x0: Float, x1: Float)?] = Array(repeating: nil, count: numbers.count)
        let alone = Set(numbers.lazy.filter { $0.place == .alone }.map(\.index))
        var unnumbered = 0
        for (index, segment) in segments.enumerated() where segment.overlay == 0 && !alone.contains(index) {
            guard let number = numbers.firstIndex(where: { ($0.y - segment.y).magnitude < Self.unevenBaseline * size }) else {
                guard segment.cellCount >= Self.cellsOfRest else { continue }
                // Between the first number and the last all lines have one.
                if segment.y < first.y, segment.y > last.y { return false }
                unnumbered += 1
                continue
            }
            var own = segment.words
            if numbers[number].index == index { own = numbers[number].place == .start ? own.dropFirst() : own.dropLast() }
            guard let start = own.first, let end = own.last else { continue }
            // More stands beside a number than one line: cells of a row.
            guard texts[number] == nil else { return false }
            texts[number] = (own, words[start].x0, words[end].x1)
        }
        guard unnumbered <= Self.mostUnnumbered else { return false }
        let known = texts.compactMap { $0 }
        let (left, right) = (known.reduce(Float.infinity) { min($0, $1.x0) }, known.reduce(-Float.infinity) { max($0, $1.x1) })
        var going = 0
        for (above, below) in zip(texts, texts.dropFirst()) {
            guard let above, let below, above.x1 - left > Self.fullOfRest * (right - left), let end = above.words.last,
                let start = below.words.first, words[end].start < words[end].end, words[start].start < words[start].end
            else { continue }
            let ending = cells[Int(words[end].end) - 1].unicode
            if LetterCase(cells[Int(words[start].start)].unicode) == .small, !Self.endsOfClause.contains(ending) { going += 1 }
        }
        return going > 0 && going * 2 >= numbers.count - 1
    }
}
