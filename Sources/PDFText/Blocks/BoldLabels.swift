/// Lines that begin with a name in bold type and a colon, one below the other: what keys do, whom to ask. Most lines that begin in that place do so, so that each
/// is an entry, whatever room the one above it had.
struct BoldLabels {
    /// Indices of the lines that begin one.
    private(set) var starts: Set<Int> = []

    private static let fewest = 4
    /// Words of a name.
    private static let mostWords = 4
    /// Of the lines that begin where they do, between the first one and the last.
    private static let leastShare: Float = 0.6
    /// In ems: how far from each other lines begin that begin in one place.
    private static let alignment: Float = 0.1

    init(_ edges: LineEdges) {
        let (lines, text) = (edges.lines, edges.text)
        guard lines.count >= Self.fewest else { return }
        var found: [Int] = []
        var (begin, font) = (Float(0), Int32(-1))
        for (index, line) in lines.enumerated() where line.startsBold && !line.endsBold && !line.isBold && !line.isRow {
            guard !line.isFixedPitch, !line.isRightToLeft, Self.hasColon(line, text) else { continue }
            if found.isEmpty { (begin, font) = (line.x0, line.startFont) }
            if line.startFont == font, (line.x0 - begin).magnitude < Self.alignment * line.size { found.append(index) }
        }
        guard found.count >= Self.fewest, let first = found.first, let last = found.last else { return }
        let all = lines[first...last].count { ($0.x0 - begin).magnitude < Self.alignment * $0.size }
        if Float(found.count) >= Self.leastShare * Float(all) { starts = Set(found) }
    }

    private static func hasColon(_ line: LayoutLine, _ text: BlockText) -> Bool {
        line.words.dropLast().prefix(mostWords).contains { text.cells(of: $0).last?.unicode == 0x3A }
    }
}
