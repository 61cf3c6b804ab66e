/// Lines that all end in one place and begin where they happen to: captions left of their pictures, mottos, short texts at a page's right.
struct FlushRightLines {
    /// Whether each line goes on with such lines above it, or begins something else below them; nil for those that are none.
    private var goesOn: [Bool?] = []
    private let edges: LineEdges

    private static let fewestLines = 4
    /// That they begin in, at the least.
    private static let fewestPlaces = 3
    /// Between the ends of two lines, at the most, between the beginnings of two ragged ones, and between places, at the least: in ems.
    private static let shift: Float = 0.2
    private static let raggedness: Float = 0.5
    private static let leastOfPlaces: Float = 0.1

    init(_ edges: LineEdges) {
        self.edges = edges
        let lines = edges.lines
        guard lines.count >= Self.fewestLines else { return }
        var (start, shifted) = (0, 0)
        for index in lines.indices {
            if index + 1 < lines.count, areFlush(lines[index], lines[index + 1]) {
                if (edges.begin(lines[index]) - edges.begin(lines[index + 1])).magnitude > Self.raggedness * lines[index].size {
                    shifted += 1
                }
                continue
            }
            // The lines of nearly all paragraphs begin where the ones above them do.
            if index - start + 1 >= Self.fewestLines, areMost(shifted + 1, of: index - start + 1), isRagged(start...index) {
                judge(start...index)
            }
            (start, shifted) = (index + 1, 0)
        }
    }

    private func areMost(_ places: Int, of count: Int) -> Bool { places >= Self.fewestPlaces && places * 2 > count }

    /// Whether most lines begin in places of their own: those of a justified paragraph do so in one or two.
    private func isRagged(_ run: ClosedRange<Int>) -> Bool {
        let begins = run.map { edges.begin(edges.lines[$0]) }.sorted()
        let least = Self.leastOfPlaces * edges.lines[run.lowerBound].size
        return areMost(1 + zip(begins, begins.dropFirst()).count { $1 - $0 > least }, of: run.count)
    }

    /// Whether a line goes on with the one above it; nil unless both are such lines.
    func goesOn(_ index: Int) -> Bool? { goesOn.isEmpty ? nil : goesOn[index] }

    /// As of centred lines: text that was wrapped has no line that the next one's first word had room in.
    private mutating func judge(_ run: ClosedRange<Int>) {
        let (lines, text) = (edges.lines, edges.text)
        // Numbers are set like this in tables.
        guard run.allSatisfy({ lines[$0].words.count > 1 || text.isWordOfLetters(lines[$0]) }),
            run.count(where: { text.isMostlyLetters(lines[$0]) }) * 2 > run.count
        else { return }
        var widest: Float = 0
        for line in run { widest = max(widest, lines[line].width) }
        let free = run.dropLast().map { edges.isFree($0, widest: widest) }
        let isList = free.count { $0 } * 2 >= free.count
        if goesOn.isEmpty { goesOn = Array(repeating: nil, count: lines.count) }
        for (line, isFree) in zip(run, free) {
            let begins = !text.startsLowercase(lines[line + 1]) && !text.endsInHyphen(lines[line])
            goesOn[line + 1] = !(begins && (isList || isFree && text.endsSentence(lines[line])))
        }
    }

    private func areFlush(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (edges.end(line) - edges.end(next)).magnitude < Self.shift * line.size && LineEdges.standsBelow(line, next) && !line.isRow
            && !next.isRow
    }
}
