/// The lines of a stanza: each begins with a capital, and some of them with one of a small word, such as "And", though the line above ends no sentence. In
/// running text no line does that but by accident.
struct StanzaLines {
    /// Whether each line is such a one below another; empty where there are none.
    private var areNext: [Bool] = []

    private static let fewestLines = 3
    /// Lines that begin with a small word's capital in the middle of a sentence, at the least, and one in so many.
    private static let fewestEvident = 2
    private static let mostBetween = 6
    /// How far from each other lines begin, at the most, in ems.
    private static let widestShift: Float = 6
    /// Between the ends of lines that end in one place, in ems.
    private static let sameEnd: Float = 0.03

    init(_ edges: LineEdges) {
        let lines = edges.lines
        guard lines.count >= Self.fewestLines else { return }
        // Most texts have no two such lines.
        var evident: [Int] = []
        for index in 1..<lines.count where edges.text.startsSmallWordInCapital(lines[index].words, within: lines[index - 1].words) {
            evident.append(index)
        }
        guard evident.count >= Self.fewestEvident else { return }
        var next = 0
        while next < evident.count {
            let run = Self.run(around: evident[next], edges)
            let first = next
            while next < evident.count, evident[next] < run.upperBound { next += 1 }
            if next == first { next += 1 } else { add(run, evident: next - first, edges) }
        }
    }

    /// The lines around one that are verses like it, if it is one.
    private static func run(around index: Int, _ edges: LineEdges) -> Range<Int> {
        guard mayBegin(index, edges) else { return index..<index }
        var (start, end) = (index, index + 1)
        while start > 0, follows(start, edges.lines) {
            let isVerse = mayBegin(start - 1, edges)
            // The number of a stanza stands before its first line.
            if isVerse || isNumbered(start - 1, edges) { start -= 1 }
            if !isVerse { break }
        }
        while end < edges.lines.count, follows(end, edges.lines), mayBegin(end, edges) { end += 1 }
        return start..<end
    }

    /// Whether a line begins anew below one that is like it.
    func isNext(_ index: Int) -> Bool { !areNext.isEmpty && areNext[index] }

    private mutating func add(_ run: Range<Int>, evident: Int, _ edges: LineEdges) {
        guard evident >= Self.fewestEvident, evident * Self.mostBetween >= run.count, run.count >= Self.fewestLines else { return }
        // A stanza is whole: what goes on with a small letter, or stands above in the middle of a sentence, is text.
        let all = edges.lines
        if run.upperBound < all.count, Self.follows(run.upperBound, all), edges.text.startsLowercase(all[run.upperBound]) { return }
        if run.lowerBound > 0, Self.follows(run.lowerBound, all) {
            let above = all[run.lowerBound - 1]
            if edges.text.startsLowercase(above), !edges.text.endsSentence(above) { return }
        }
        let lines = all[run]
        // A text in capitals, and titles, whose words all have them.
        var (words, small) = (0, 0)
        for line in lines {
            words += line.words.count - 1
            small += edges.text.smallWordCount(line)
        }
        guard small * 2 > words else { return }
        let right = lines.reduce(-Float.infinity) { max($0, $1.x1) }
        let full = lines.count { right - $0.x1 < Self.sameEnd * $0.size }
        guard full * 2 <= run.count || run.count == Self.fewestLines && full < run.count else { return }
        if areNext.isEmpty { areNext = Array(repeating: false, count: edges.lines.count) }
        for index in run.dropFirst() where !edges.text.endsInJoiningWord(edges.lines[index - 1]) { areNext[index] = true }
    }

    private static func mayBegin(_ index: Int, _ edges: LineEdges) -> Bool {
        let line = edges.lines[index]
        return edges.text.startsCapitalInQuotes(line) && !line.isRow && !line.isBold && !line.isFixedPitch && line.row < 0
            && line.words.count > 1
            && !edges.text.startsItem(line) && ![0x2D, 0x2010, 0xAD].contains(edges.text.ending(of: line))
    }

    /// Whether a numbered line, or its text, begins where the next line does.
    private static func isNumbered(_ index: Int, _ edges: LineEdges) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        guard line.words.count > 2, !line.isRow, edges.text.startsItem(line) else { return false }
        return [line.x0, edges.text.words[line.words.lowerBound + 1].x0].contains { ($0 - next.x0).magnitude < 0.3 * line.size }
    }

    private static func follows(_ index: Int, _ lines: [LayoutLine]) -> Bool {
        let (above, line) = (lines[index - 1], lines[index])
        return above.frame == line.frame && LineEdges.standsBelow(above, line)
            && (above.x0 - line.x0).magnitude < widestShift * line.size
    }
}
