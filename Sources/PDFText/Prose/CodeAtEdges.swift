/// The first or last line of a listing, which another page happens to begin or end with as well: "R> summary(lamps)".
struct CodeAtEdges {
    let layout: PageLayout
    let neighbours: [PageLayout]

    /// Lines in the same type further in, and lines of text among them, at the least: where all is typed, heads are, too.
    private static let fewestAlike = 3
    private static let fewestOfText = 4
    private static let fewestWords = 5
    /// Pages that have a head or a foot that is repeated, at the least.
    private static let fewestRepeated = 2
    /// Of type that differs by rounding only.
    private static let sameSize: Float = 0.04

    /// Takes such lines out of what was taken for heads and feet.
    func spare(_ roles: inout [Int: BlockRole]) {
        for entry in layout.edges.top + layout.edges.bottom {
            guard roles[entry.line] == .header || roles[entry.line] == .footer, entry.first == nil, case let own = layout.lines[entry.line],
                own.isFixedPitch, case let place = layout.place(of: entry.line),
                neighbours.count(where: { $0.edges.places.contains(place) }) < Self.fewestRepeated
            else { continue }
            var (alike, text) = (0, 0)
            for (index, line) in layout.lines.enumerated() where roles[index] == nil && line.frame == own.frame {
                if !line.isFixedPitch {
                    if line.words.count >= Self.fewestWords { text += 1 }
                } else if line.startFont == own.startFont, (line.size - own.size).magnitude < Self.sameSize * own.size {
                    alike += 1
                }
            }
            if alike >= Self.fewestAlike, text >= Self.fewestOfText { roles[entry.line] = nil }
        }
    }
}
