/// Text whose lines end at any place, each as full as its words allow: a line that had room for more was ended on purpose.
struct RaggedText {
    /// Whether the lines are such.
    let isGreedy: Bool

    /// Lines that had no room for the next word, and of how many such one may have had some.
    private static let fewestFull = 6
    private static let mostFree = 12
    /// Between words, in ems.
    private static let space: Float = 0.3
    /// Behind what was ended on purpose: in ems, and as a multiple of what the next word takes.
    private static let leastRoom: Float = 4
    private static let roomForWords: Float = 2
    /// Lines above and below that tell how far the text reaches beside these.
    private static let reach = 4

    init(_ edges: LineEdges) {
        guard !edges.areEven, edges.lines.count > Self.fewestFull,
            edges.right - edges.left > BlockBuilder.widthOfText * edges.lines[0].size
        else {
            isGreedy = false
            return
        }
        var (full, free) = (0, 0)
        let (lines, text) = (edges.lines, edges.text)
        for index in lines.indices.dropLast() where !lines[index].isFixedPitch && text.startsLowercase(lines[index + 1]) {
            let line = lines[index]
            if edges.right - edges.end(line) < text.firstWidth(lines[index + 1]) + Self.space * line.size {
                full += 1
            } else {
                free += 1
                guard free * Self.mostFree < lines.count else { break }
            }
        }
        isGreedy = full >= Self.fewestFull && free * Self.mostFree <= full
    }

    /// Whether a line with a sentence's end had room for what begins the next one, twice over, beside the lines around it.
    func endsParagraph(_ index: Int, _ edges: LineEdges) -> Bool {
        let (lines, text) = (edges.lines, edges.text)
        guard isGreedy, lines.indices.contains(index + 1), case let (line, next) = (lines[index], lines[index + 1]),
            text.startsCapital(next), text.endsSentence(line), (edges.begin(line) - edges.begin(next)).magnitude < Self.space * line.size
        else { return false }
        var right = -Float.infinity
        for other in max(0, index - Self.reach)...min(lines.count - 1, index + Self.reach) { right = max(right, edges.end(lines[other])) }
        let word = text.firstWidth(next) + Self.space * line.size
        return min(right, edges.right) - edges.end(line) > max(Self.roomForWords * word, Self.leastRoom * line.size)
    }
}
