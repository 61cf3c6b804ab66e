/// Lines of one text that are set wide and evenly in a column that is narrower than the region around it, or ragged: beside a picture, between pictures, below
/// a list set closer. None of them had room for the next one's first word up to where the longest of them ends, so that they were wrapped.
enum NarrowRuns {
    /// From each line to the one above it in such a text, in ems, 0 for others; empty where there is none, as in nearly all regions.
    ///
    /// - Parameter tight: what parts other lines, in ems.
    static func distances(_ edges: LineEdges, beyond tight: Float) -> [Float] {
        let lines = edges.lines
        var found: [Float] = []
        var first = 1
        while first < lines.count {
            let distance = step(first, lines)
            guard distance > tight, distance < widest, goesOn(first, edges, isSecond: true) else {
                first += 1
                continue
            }
            var end = first + 1
            while end < lines.count, (step(end, lines) - distance).magnitude < unevenness * distance, goesOn(end, edges) { end += 1 }
            if isText((first - 1)..<end, edges) {
                if found.isEmpty { found = Array(repeating: 0, count: lines.count) }
                for index in first..<end { found[index] = distance }
            }
            first = end
        }
        return found
    }

    private static func step(_ index: Int, _ lines: [LayoutLine]) -> Float {
        (lines[index - 1].y - lines[index].y) / min(lines[index - 1].size, lines[index].size)
    }

    /// Whether a line is of the type of the one above it and begins where that does; or, the second one, further left than a first line.
    private static func goesOn(_ index: Int, _ edges: LineEdges, isSecond: Bool = false) -> Bool {
        let (previous, line) = (edges.lines[index - 1], edges.lines[index])
        let shift = previous.x0 - line.x0
        return previous.frame == line.frame && (previous.size - line.size).magnitude < sameSize * line.size
            && previous.isBold == line.isBold
            && !previous.isFixedPitch && !line.isFixedPitch && !hasWhite(previous) && !hasWhite(line)
            && (shift.magnitude < sameStart * line.size || isSecond && shift > 0 && shift < widestIndent * line.size)
            && !edges.text.startsItem(line)
    }

    private static func hasWhite(_ line: LayoutLine) -> Bool { !line.isStretched && line.widestGap > widestSpace * line.size }

    /// Whether some lines were wrapped, and sentences go on in most of them.
    private static func isText(_ range: Range<Int>, _ edges: LineEdges) -> Bool {
        guard range.count > 1 else { return false }
        let (lines, text) = (edges.lines, edges.text)
        var (right, left, words) = (-Float.infinity, Float.infinity, 0)
        for index in range {
            right = max(right, lines[index].x1)
            left = min(left, lines[index].x0)
            words += lines[index].words.count
        }
        // Lists of what may be done begin in small letters, too.
        if text.startsLowercase(lines[range.lowerBound]), !text.endsSentence(lines[range.upperBound - 1]) { return false }
        guard right - left > narrowest * lines[range.lowerBound].size, words >= fewestWords * range.count else { return false }
        var (small, isEvident) = (0, false)
        for index in range.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            guard right - previous.x1 < text.firstWidth(line) + space * line.size else { return false }
            // Of lists of names, or of what words mean.
            if text.endsSentence(previous) {
                guard !text.startsLowercase(line) else { return false }
                continue
            }
            if text.startsLowercase(line) {
                if text.mayStartLabelled(line) { return false }
                small += 1
            }
            if text.endsInSmallWord(previous) || text.endsInHyphen(previous) { isEvident = true }
        }
        // A few lines tell it by being a sentence from its first to its last letter.
        let isSentence =
            small == range.count - 1 && text.startsCapital(lines[range.lowerBound]) && text.endsSentence(lines[range.upperBound - 1])
        return range.count < fewest
            ? isEvident && isSentence : isEvident && small * 2 >= range.count - 1 || range.count > fewest && isSentence
    }

    /// Lines of such a text that is no whole sentence, and words in each of them on average.
    private static let fewest = 3
    private static let fewestWords = 3
    /// In ems: from baseline to baseline, of the text, of a first line's indent, between the beginnings of lines that have one edge, and between words.
    private static let widest: Float = 2.2
    private static let narrowest: Float = 8
    private static let widestIndent: Float = 4
    private static let sameStart: Float = 0.1
    private static let space: Float = 0.35
    private static let widestSpace: Float = 1.2
    /// Of the distances, and of the sizes, as shares.
    private static let unevenness: Float = 0.04
    private static let sameSize: Float = 0.03
}
