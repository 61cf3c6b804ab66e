/// Lines set one below the other that were ended on purpose each: items without bullets, addresses, columns of words.
struct ListedLines {
    /// Whether each line is one of several set one below the other, each ended on purpose.
    private(set) var isListed: [Bool]
    /// Whether it had no room for what follows, in a list where that says something.
    private(set) var isFilled: [Bool]

    private let edges: LineEdges

    /// Finds lines that begin in one place, each with a capital, and mostly end where the next one's first word had room.
    init(_ edges: LineEdges) {
        self.edges = edges
        isListed = Array(repeating: false, count: edges.lines.count)
        isFilled = isListed
        var start = 0
        for index in edges.lines.indices {
            let isLast = index + 1 == edges.lines.count
            if !isLast, isAlike(edges.lines[index], edges.lines[index + 1]) { continue }
            let run = start...index
            start = index + 1
            guard run.count >= 3 else { continue }
            if isColumnOfWords(run) || isEnumeration(run) {
                for line in run { isListed[line] = true }
                continue
            }
            let isPlain = isPlainList(run)
            guard isPlain || run.count >= 4 else { continue }
            var right = -Float.infinity
            for line in run { right = max(right, edges.end(edges.lines[line])) }
            // Running text fails after three lines.
            let mostFilled = isPlain ? (run.count - 1) * 2 / 5 : 1
            var filled = 0
            for line in run.dropLast() where filled <= mostFilled && !edges.hasRoom(line, right) { filled += 1 }
            if isPlain, filled > mostFilled, isFarFromFull(run) || isOfFewWords(run) { filled = 0 }
            guard filled <= mostFilled else { continue }
            if !isPlain {
                guard isMixedList(run, right: right) else { continue }
                for line in run { isFilled[line] = !edges.hasRoom(line, right) }
            }
            for line in run { isListed[line] = true }
        }
    }

    /// Whether each line is one word: no text is set as narrow as that. Not where words aren't told by spaces.
    private func isColumnOfWords(_ run: ClosedRange<Int>) -> Bool {
        run.count >= Self.fewestWords
            && run.allSatisfy {
                edges.lines[$0].words.count == 1 && edges.lines[$0].characterCount > 2 && edges.text.isWordOfLetters(edges.lines[$0])
            }
    }

    private static let fewestWords = 5

    /// Whether each of many lines is a few words, and none goes on: an address, whatever stands beside it.
    private func isOfFewWords(_ run: ClosedRange<Int>) -> Bool {
        guard run.count >= Self.fewestWords else { return false }
        var named = 0
        for line in run {
            let line = edges.lines[line]
            guard line.words.count <= Self.mostWords, line.characterCount > 2, !edges.text.endsInHyphen(line) else { return false }
            if edges.text.isWordOfLetters(line) { named += 1 } else if !edges.text.startsNumber(line) { return false }
        }
        // The numbers of a scale are none.
        return named * 2 > run.count
    }

    private static let mostWords = 3

    /// Whether each line but the last ends in a semicolon.
    private func isEnumeration(_ run: ClosedRange<Int>) -> Bool {
        run.dropLast().allSatisfy { edges.text.ending(of: edges.lines[$0]) == 0x3B }
    }

    /// Whether some lines begin where most of the text does, and end here and there long before it: each on purpose.
    private func isFarFromFull(_ run: ClosedRange<Int>) -> Bool {
        let first = edges.lines[run.lowerBound]
        let (left, right) = (edges.left, edges.right)
        guard right - left > BlockBuilder.widthOfText * first.size else { return false }
        // An address, a form: no text is set as narrow as that beside what is as wide as the rest.
        if run.allSatisfy({
            right - edges.end(edges.lines[$0]) > Self.roomBehindAddress * (right - left)
                && edges.lines[$0].width < Self.widestAddress * first.size
        }) {
            return true
        }
        // Where text may be set in, its last line says nothing.
        let isSetIn = (edges.begin(first) - left).magnitude >= 0.3 * first.size
        var (shortest, longest) = (Float.infinity, -Float.infinity)
        for line in run {
            longest = max(longest, edges.end(edges.lines[line]))
            if !isSetIn || line < run.upperBound { shortest = min(shortest, edges.end(edges.lines[line])) }
        }
        return right - longest > Self.roomOfFarLines * (right - left) && longest - shortest > Self.raggedness * first.size
    }

    /// Behind such lines, at the least: shares of the text's width.
    private static let roomOfFarLines: Float = 0.25
    private static let roomBehindAddress: Float = 0.65
    /// In ems.
    private static let widestAddress: Float = 15
    /// Between the ends of some lines, in ems: beside a picture they end in one place.
    private static let raggedness: Float = 4

    /// Whether each line begins as a sentence or a name does.
    private func isPlainList(_ run: ClosedRange<Int>) -> Bool {
        run.allSatisfy { !edges.text.startsLowercase(edges.lines[$0]) && !edges.text.startsItem(edges.lines[$0]) }
    }

    /// Whether lines some of which begin small, or like an item ("z. B."), are a list all the same: every line but the longest had room, and much of
    /// it before such a one.
    private func isMixedList(_ run: ClosedRange<Int>, right: Float) -> Bool {
        guard run.count(where: { edges.text.startsItem(edges.lines[$0]) }) * 4 <= run.count, !isTextBesideWider(run) else { return false }
        let width = right - (run.map { edges.begin(edges.lines[$0]) }.min() ?? 0)
        return zip(run, run.dropFirst()).allSatisfy { previous, next in
            !edges.text.startsLowercase(edges.lines[next]) && !edges.text.startsItem(edges.lines[next])
                || right - edges.end(edges.lines[previous]) > Self.listRoom * width
        }
    }

    /// Whether most lines have no room but for one or two that are wider: text that goes on below the box it stands beside.
    private func isTextBesideWider(_ run: ClosedRange<Int>) -> Bool {
        let ends = run.map { edges.end(edges.lines[$0]) }.sorted()
        let right = ends[ends.count - 1 - Self.mostWider]
        let first = edges.lines[run.lowerBound]
        guard right - edges.begin(first) > BlockBuilder.widthOfText * first.size else { return false }
        let filled = run.dropLast().count { edges.end(edges.lines[$0]) <= right && !edges.hasRoom($0, right) }
        return filled * 2 > run.count
    }

    private static let mostWider = 2

    /// Share of the widest line.
    private static let listRoom: Float = 0.35

    private func isAlike(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (edges.begin(line) - edges.begin(next)).magnitude < 0.3 * line.size && (line.size - next.size).magnitude < 0.06 * line.size
            && line.isBold == next.isBold && line.isFixedPitch == next.isFixedPitch && line.y - next.y > 0.5 * line.size
            && line.y - next.y < 3.5 * line.size && !edges.text.endsInHyphen(line) && !edges.text.isRule(line) && !edges.text.isRule(next)
    }
}
