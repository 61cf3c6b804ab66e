/// Heads of definitions, as manuals have them: what is defined, and of what kind it is in brackets at the right edge: "void open (char *name,
/// [Function]". What has no room stands below, further in than the text that explains it.
struct DefinitionHeads {
    let edges: LineEdges

    /// Whether a line is the rest of such a head.
    func hasRest(_ index: Int) -> Bool {
        let lines = edges.lines
        let line = lines[index]
        let begin = edges.begin(line)
        // Most lines begin where most begin.
        guard begin > edges.left + Self.indent * line.size else { return false }
        func isAlike(_ other: Int) -> Bool { (edges.begin(lines[other]) - begin).magnitude < 0.3 * line.size }
        var head = index - 1
        while head > 0, head > index - Self.mostLines, isAlike(head) { head -= 1 }
        guard head >= 0, begin - edges.begin(lines[head]) > 2 * Self.indent * line.size,
            edges.right - edges.end(lines[head]) < 0.5 * line.size, edges.text.endsInKind(lines[head])
        else { return false }
        var below = index + 1
        while below < lines.count, below < index + Self.mostLines, isAlike(below) { below += 1 }
        guard below < lines.count else { return false }
        let text = edges.begin(lines[below])
        return text < begin - Self.indentOfRest * line.size && text > edges.begin(lines[head]) + Self.indent * line.size
    }

    /// Of such a head.
    private static let mostLines = 6
    /// Between head, text and the head's other lines, at the least, in ems.
    private static let indent: Float = 1
    /// A first line of the text has less.
    private static let indentOfRest: Float = 1.6
}
