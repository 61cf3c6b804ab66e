/// The head and the foot of a page of a manual, as the macros of troff set them: its name with the section at both ends of the topmost row, "lamp(3)",
/// with what the manual is called between. Each of a hundred such texts may have one page, so that no other one has its head.
struct ManualHead {
    let layout: PageLayout
    let bodySize: Float

    /// White between it and the text, in ems.
    private static let leastClearance: Float = 1.7
    /// As a multiple of the text's size.
    private static let largest: Float = 1.27
    /// Share of the page's height that head and foot stand in.
    private static let depth: Float = 0.15
    private static let mostParts = 3
    private static let longestName = 80
    /// "3", "1m", "3posix"
    private static let longestSection = 8

    /// The lines of such a head, and those of the foot that belongs to it; none on other pages.
    func lines(of edges: Edges) -> (head: [Int], foot: [Int]) {
        // Hardly any head has a bracket at a word's end.
        guard let row = Edges.firstRow(of: edges.top), row.contains(where: hasBracket), let parts = parts(row, edges),
            Self.isName(parts[0]), parts.last == parts[0]
        else {
            return ([], [])
        }
        guard let foot = Edges.firstRow(of: edges.bottom), let others = self.parts(foot, edges), let first = others.first,
            let last = others.last, first == last || last == parts[0] || Self.isNumber(first) || Self.isNumber(last)
        else { return (row.map(\.line), []) }
        return (row.map(\.line), foot.map(\.line))
    }

    private func hasBracket(_ entry: Edges.Entry) -> Bool {
        layout.lines[entry.line].words.contains { layout.bytes(of: layout.words[Int($0)]).last == 0x29 }
    }

    /// What a row at an edge is made of: two or three parts far from each other; nil where it is no such row.
    private func parts(_ row: ArraySlice<Edges.Entry>, _ edges: Edges) -> [[UInt8]]? {
        guard row.count <= Self.mostParts, layout.mayBeFurniture(row),
            row.allSatisfy({
                $0.clearance > Self.leastClearance && $0.size < Self.largest * bodySize
                    && min($0.y, edges.height - $0.y) < Self.depth * edges.height
            })
        else { return nil }
        let words = row.flatMap { layout.lines[$0.line].words.map { layout.words[Int($0)] } }.sorted { $0.x0 < $1.x0 }
        let parts = EdgeWording.parts(of: words, size: row.reduce(0) { max($0, $1.size) })
        guard 2...Self.mostParts ~= parts.count else { return nil }
        return parts.map { part in part.flatMap { layout.bytes(of: words[$0]) } }
    }

    /// Whether a part is a name with a section in brackets behind it.
    private static func isName(_ part: [UInt8]) -> Bool {
        guard part.count < longestName, part.last == 0x29, let bracket = part.lastIndex(of: 0x28), bracket > 0 else { return false }
        let section = part[(bracket + 1)...].dropLast()
        // "n", "l" are sections, too, and "3perl".
        guard let first = section.first, section.count <= longestSection, section.allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter }) else {
            return false
        }
        return first.isASCIIDigit || section.count == 1
    }

    private static func isNumber(_ part: [UInt8]) -> Bool { (1...5).contains(part.count) && part.allSatisfy(\.isASCIIDigit) }
}
