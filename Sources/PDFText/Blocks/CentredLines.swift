/// Lines in the middle, one below the other, that were ended on purpose each: names, places and dates below a title.
struct CentredLines {
    /// Whether each line is such a one, and the next one begins something else; empty where none is, as in nearly all regions.
    private var ended: [Bool] = []
    private let edges: LineEdges

    private static let fewestLines = 3
    /// Between the middles of two lines, at the most, and between their beginnings, at the least: in ems.
    private static let shift: Float = 0.25
    private static let raggedness: Float = 0.5

    /// - Parameter areStacked: whether all lines are known to be centred: two are enough then.
    init(_ edges: LineEdges, areStacked: Bool) {
        self.edges = edges
        let lines = edges.lines
        guard zip(lines, lines.dropFirst()).contains(where: { Self.areCentred($0, $1) }) else { return }
        var start = 0
        while start < lines.count {
            var end = start
            while end + 1 < lines.count, Self.standBelow(lines[end], lines[end + 1]) { end += 1 }
            if end - start + 1 >= (areStacked ? 2 : Self.fewestLines) { judge(start...end, areStacked: areStacked) }
            start = end + 1
        }
    }

    func ends(_ index: Int) -> Bool { !ended.isEmpty && ended[index] }

    /// Text that was wrapped has no line that the next one's first word had room in: the longest of them tells what room there was.
    private mutating func judge(_ run: ClosedRange<Int>, areStacked: Bool) {
        let (lines, text) = (edges.lines, edges.text)
        var widest: Float = 0
        for line in run { widest = max(widest, lines[line].width) }
        var (centred, free) = (0, 0)
        for line in run.dropLast() {
            if Self.areCentred(lines[line], lines[line + 1]) { centred += 1 }
            if edges.isFree(line, widest: widest) { free += 1 }
        }
        let pairs = run.count - 1
        // Two lines may have one middle by chance.
        guard centred * 2 >= pairs, centred >= 2 || areStacked, free * 2 >= pairs, !run.contains(where: { text.startsItem(lines[$0]) }),
            run.count(where: { text.isMostlyLetters(lines[$0]) }) * 2 >= run.count
        else { return }
        if ended.isEmpty { ended = Array(repeating: false, count: lines.count) }
        for line in run.dropLast() {
            let next = lines[line + 1]
            // Two long lines that are a block are a text between others that are centred.
            let isApart = edges.isFree(line, widest: widest) || next.width < Self.shareOfText * widest || Self.areCentred(lines[line], next)
            ended[line] = isApart && lines[line].characterCount > 2 && !text.endsInHyphen(lines[line]) && begins(next)
        }
    }

    /// Whether a line doesn't go on with the one above it.
    private func begins(_ line: LayoutLine) -> Bool {
        edges.text.startsLowercase(line) ? edges.text.isMailAddress(line) : !edges.text.startsBracket(line)
    }

    /// Of the longest line, at the least, for a text.
    private static let shareOfText: Float = 0.8

    /// Whether two lines have one middle and are no block.
    private static func areCentred(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (line.x0 - next.x0).magnitude > raggedness * line.size && (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * shift * line.size
    }

    private static func standBelow(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (line.x0 + line.x1 - next.x0 - next.x1).magnitude < 2 * shift * line.size && LineEdges.standsBelow(line, next)
    }
}
