/// Entries that begin flush, with a name in bold type: who sits on a board, what a word means. Nothing hangs, and full lines may end entries, so that it
/// takes several to tell them from words in bold type that begin a line by accident: what stands above each of these ends in no word. Two tell it where each
/// line above one ends far from the edge.
struct TermEntries {
    /// Indices of the lines that begin one.
    private(set) var starts: Set<Int> = []

    /// Entries that tell.
    private static let fewest = 5
    /// Below lines that leave so much of the width free.
    private static let fewestBelowShort = 2
    private static let roomAbove: Float = 0.4

    init(_ edges: LineEdges) {
        starts = Self.starts(edges, fewestWords: 3) { found in
            found.count >= Self.fewest || found.count >= Self.fewestBelowShort && Self.standBelowShort(found, edges)
        }
        if starts.isEmpty {
            starts = Self.starts(edges, fewestWords: 2) { $0.count >= Self.fewestBelowShort && Self.standBelowShort($0, edges) }
        }
    }

    private static func standBelowShort(_ found: [Int], _ edges: LineEdges) -> Bool {
        found.dropFirst().allSatisfy { index in
            let line = edges.lines[index - 1]
            return !line.isBold && edges.right - edges.end(line) > roomAbove * (edges.right - edges.left)
        }
    }

    private static func starts(_ edges: LineEdges, fewestWords: Int, areEntries: ([Int]) -> Bool) -> Set<Int> {
        guard let first = edges.lines.firstIndex(where: { begins($0, edges, fewestWords) }) else { return [] }
        let (font, begin) = (edges.lines[first].startFont, edges.begin(edges.lines[first]))
        var found: [Int] = []
        for index in edges.lines.indices[first...] {
            let line = edges.lines[index]
            guard line.startsBold, line.startFont == font, begins(line, edges, fewestWords) else {
                // What stands out elsewhere is no name, but for headings.
                if !line.isBold, line.startsBold || line.endsBold { return [] }
                continue
            }
            guard (edges.begin(line) - begin).magnitude < 0.1 * line.size, index == first || ends(edges.lines[index - 1], edges) else {
                return []
            }
            found.append(index)
        }
        return areEntries(found) ? Set(found) : []
    }

    private static func begins(_ line: LayoutLine, _ edges: LineEdges, _ fewestWords: Int) -> Bool {
        line.startsBold && !line.endsBold && !line.isRow && line.words.count >= fewestWords && edges.text.startsCapital(line)
    }

    /// Whether a line ends an entry, or is a heading: no word at its edge goes on in the next one.
    private static func ends(_ line: LayoutLine, _ edges: LineEdges) -> Bool {
        guard !edges.text.endsInHyphen(line) else { return false }
        return line.isBold || !edges.text.endsInLetter(line)
            || edges.right - edges.end(line) > BlockBuilder.roomBehindEntry * (edges.right - edges.left)
    }
}
