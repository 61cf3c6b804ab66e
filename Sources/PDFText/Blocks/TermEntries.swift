/// Entries that begin flush, with a name in bold type: who sits on a board, what a word means. Nothing hangs, and full lines may end entries, so that it
/// takes several to tell them from words in bold type that begin a line by accident: what stands above each of these ends in no word.
struct TermEntries {
    /// Indices of the lines that begin one.
    private(set) var starts: Set<Int> = []

    /// Entries that tell.
    private static let fewest = 5

    init(_ edges: LineEdges) {
        guard let first = edges.lines.firstIndex(where: { Self.begins($0, edges) }) else { return }
        let (font, begin) = (edges.lines[first].startFont, edges.begin(edges.lines[first]))
        var found: Set<Int> = []
        for index in edges.lines.indices[first...] {
            let line = edges.lines[index]
            guard line.startsBold, line.startFont == font, Self.begins(line, edges) else {
                // What stands out elsewhere is no name, but for headings.
                if !line.isBold, line.startsBold || line.endsBold { return }
                continue
            }
            guard (edges.begin(line) - begin).magnitude < 0.1 * line.size,
                index == first || Self.ends(edges.lines[index - 1], edges)
            else { return }
            found.insert(index)
        }
        if found.count >= Self.fewest { starts = found }
    }

    private static func begins(_ line: LayoutLine, _ edges: LineEdges) -> Bool {
        line.startsBold && !line.endsBold && !line.isRow && line.words.count > 2 && edges.text.startsCapital(line)
    }

    /// Whether a line ends an entry, or is a heading: no word at its edge goes on in the next one.
    private static func ends(_ line: LayoutLine, _ edges: LineEdges) -> Bool {
        guard !edges.text.endsInHyphen(line) else { return false }
        return line.isBold || !edges.text.endsInLetter(line)
            || edges.right - edges.end(line) > BlockBuilder.roomBehindEntry * (edges.right - edges.left)
    }
}
