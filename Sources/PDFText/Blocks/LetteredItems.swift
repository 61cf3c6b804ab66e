/// Items with capitals for labels, `A.`, `B.`: answers to choose from, parts of an outline. A capital alone may be an initial, so that the next letter has
/// to stand below it.
struct LetteredItems {
    /// Indices of the lines that begin one.
    private(set) var starts: Set<Int> = []

    /// Lines of one item, at the most.
    private static let mostLines = 12

    init(_ edges: LineEdges) {
        var last: (index: Int, letter: UInt32, begin: Float)?
        for (index, line) in edges.lines.enumerated() {
            guard let letter = edges.text.capitalLabel(line) else { continue }
            let begin = edges.begin(line)
            if let last, letter == last.letter + 1, index - last.index <= Self.mostLines,
                (begin - last.begin).magnitude < 0.6 * line.size
            {
                starts.insert(last.index)
                starts.insert(index)
            }
            last = (index, letter, begin)
        }
    }
}
