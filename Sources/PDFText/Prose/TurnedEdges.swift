/// Heads, feet and page numbers of a page whose text is turned on its side, as wide tables are: these stand at right angles to it, where they do on the
/// pages around, in the margins of the sheet as it is bound.
struct TurnedEdges {
    let layout: PageLayout
    let neighbours: [PageLayout]
    let label: String

    /// Share of the sheet's height in which they stand.
    private static let depth: Float = 0.14
    private static let outermost: Float = 0.08
    /// Lines that a sheet has in its margins, and in a row of these, at the most.
    private static let mostLines = 8
    private static let mostOfRow = 3
    private static let mostLetters = 110
    /// Between rows on two pages that stand at the same height, in ems.
    private static let slack: Float = 0.8
    /// White between a number that no page nearby speaks for and the text, in ems: labels of a table's rows stand closer.
    private static let leastClearance: Float = 1.6
    /// Text may be turned to the left and to the right.
    private static let mostDirections = 2

    /// A line in one of the sheet's margins.
    private struct Edge {
        let line: Int
        let isTop: Bool
        /// From the sheet's upper edge, or from its lower one.
        let distance: Float
        let isOutermost: Bool
        let size: Float
        let text: EdgeText
    }

    /// The roles of the lines that stand so.
    func roles() -> [Int: BlockRole] {
        guard let main = layout.mainFrame, layout.frames.indices.contains(Int(main)) else { return [:] }
        var roles: [Int: BlockRole] = [:]
        let across = layout.frames.indices.filter { $0 != Int(main) && isAcross(layout.frames[$0], layout.frames[Int(main)]) }
        for frame in across.prefix(Self.mostDirections) {
            guard let edges = edges(of: frame) else { continue }
            for edge in edges where roles[edge.line] == nil {
                let row = edges.filter { $0.isTop == edge.isTop && ($0.distance - edge.distance).magnitude < 0.4 * edge.size }
                guard row.count <= Self.mostOfRow, row.contains(where: { isFurniture($0, isAlone: edges.count == 1) }) else { continue }
                for other in row { roles[other.line] = other.text.isNumber ? .pageNumber : other.isTop ? .header : .footer }
            }
        }
        return roles
    }

    private func isAcross(_ frame: Frame, _ main: Frame) -> Bool {
        !frame.isOfDiagrams && (frame.dx * main.dx + frame.dy * main.dy).magnitude < 0.01
    }

    /// The lines of a direction; nil if one stands further in than the margins are: that is text of its own.
    private func edges(of index: Int) -> [Edge]? {
        let frame = layout.frames[index]
        let (a, b) = (frame.up(layout.width, 0), frame.up(0, layout.height))
        let base = min(0, a, b, a + b)
        let height = max(0, a, b, a + b) - base
        var edges: [Edge] = []
        for (number, line) in layout.lines.enumerated() where Int(line.frame) == index {
            let (below, above) = (line.y - base, height + base - line.y)
            guard edges.count < Self.mostLines, min(below, above) < Self.depth * height else { return nil }
            let text = EdgeText(layout.bytes(of: line))
            guard text.letterCount <= Self.mostLetters else { return nil }
            let distance = min(below, above)
            edges.append(
                Edge(
                    line: number, isTop: above < below, distance: distance, isOutermost: distance < Self.outermost * height,
                    size: line.size,
                    text: text))
        }
        return edges
    }

    /// Whether a line stands where a page nearby says the same, or has a number that counts on from this one's, or is nothing but this page's number.
    private func isFurniture(_ edge: Edge, isAlone: Bool) -> Bool {
        if edge.text.isNumber, edge.text.first.map(String.init) == label || isAlone && standsClear(edge) { return true }
        return neighbours.contains { page in
            guard isTurned(beside: page) else { return false }
            return (edge.isTop ? page.edges.top : page.edges.bottom).contains { entry in
                let distance = edge.isTop ? page.edges.height - entry.y : entry.y
                guard (distance - edge.distance).magnitude < Self.slack * edge.size else { return false }
                let pages = page.index - layout.index
                return edge.text.shape != 0 && edge.text.shape == entry.shape
                    || edge.text.beginsWithFolio && entry.beginsWithFolio && RepeatedEdges.counts(edge.text.first, entry.first, pages)
                    || edge.text.endsWithFolio && entry.endsWithFolio && RepeatedEdges.counts(edge.text.last, entry.last, pages)
            }
        }
    }

    /// Whether the page lies where another one stands: its text is turned, or the sheet is.
    private func isTurned(beside page: PageLayout) -> Bool {
        page.edges.isUpright && (!layout.edges.isUpright || (page.width > page.height) != (layout.width > layout.height))
    }

    /// Whether nothing of the page is as far out as a line, nor close to it, and it stands at the very edge, or no page nearby is turned another way, so that
    /// it could be asked.
    private func standsClear(_ edge: Edge) -> Bool {
        guard edge.isOutermost || neighbours.allSatisfy({ $0.edges.isUpright == layout.edges.isUpright }) else { return false }
        let own = layout.lines[edge.line]
        let frame = layout.frames[Int(own.frame)]
        let white = Double(Self.leastClearance * own.size)
        return layout.lines.allSatisfy { line in
            if line.frame == own.frame { return true }
            let box = layout.box(of: line)
            let heights = [(box.x0, box.y0), (box.x0, box.y1), (box.x1, box.y0), (box.x1, box.y1)].map {
                Double(frame.up(Float($0.0), Float($0.1)) - own.y)
            }
            return edge.isTop ? heights.allSatisfy { $0 < -white } : heights.allSatisfy { $0 > white + Double(own.size) }
        }
    }
}
