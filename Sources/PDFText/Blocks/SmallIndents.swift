/// First lines that are set in by half an em, as in the narrow columns of a dictionary: less than elsewhere says something, so that it is told by all lines
/// of a region beginning in one of two places.
struct SmallIndents {
    /// Whether lines that begin there are the first of their paragraphs.
    private(set) var areFirstLines = false

    /// In ems.
    static let least: Float = 0.4
    /// Between the lines that begin in one place, in ems.
    private static let rounding: Float = 0.06
    private static let fewestLines = 12
    private static let fewestFirst = 4
    /// Of all lines, one in so many is a first one, at the most, and one in so many begins elsewhere: a drop cap stands beside it.
    private static let mostFirst = 2
    private static let mostOthers = 20

    init(_ edges: LineEdges) {
        let lines = edges.lines
        guard lines.count >= Self.fewestLines else { return }
        var (indent, others, first, ended): (Float?, Int, Int, Int) = (nil, 0, 0, 0)
        for (index, line) in lines.enumerated() {
            let shift = (edges.begin(line) - edges.left) / line.size
            guard shift.magnitude > Self.rounding * 2 else { continue }
            guard shift > Self.least, shift < BlockBuilder.indent, !line.isRow, !line.isFixedPitch,
                indent.map({ (shift - $0).magnitude < Self.rounding }) ?? true
            else {
                others += 1
                if others * Self.mostOthers > lines.count { return }
                continue
            }
            indent = indent ?? shift
            first += 1
            if index == 0 || edges.text.endsSentence(lines[index - 1]) || edges.hasRoom(index - 1, edges.right) { ended += 1 }
        }
        areFirstLines = first >= Self.fewestFirst && first * Self.mostFirst <= lines.count && ended * 4 >= first * 3
    }
}
