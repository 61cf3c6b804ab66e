/// Rows that stand at the top or the foot of all pages of a short document, word for word in one place: the head of an examination paper, the letterhead
/// of a letter of two pages. They say more than a running head does, and nothing else says it: heads are read where they stand first, feet where they
/// stand last. Documents of more pages have ``StandingText``.
struct RepeatedBlocks {
    private let layout: PageLayout
    private let neighbours: [PageLayout]
    private let bodySize: Float

    /// Pages beside the page: with more of them ``StandingText`` knows.
    private static let mostNeighbours = 3
    private static let fewestRows = 2
    /// So many rows say more than a head does, or fewer of which one is set larger than the text by this.
    private static let rowsOfHead = 4
    private static let sizeOfTitle: Float = 1.15
    /// So many say more than a foot does: a firm's banks, its directors.
    private static let rowsOfFoot = 3
    /// A foot is smaller than the text by this: what forms end in is as large.
    private static let largestFoot: Float = 0.96
    /// White between them and the text, in ems and as a multiple of what is between most lines.
    private static let leastClearance: Float = 1.7
    private static let leastPitches: Float = 1.3
    /// Share of the page's height that they may fill, and rows.
    private static let depth: Float = 0.25
    private static let mostRows = 12
    /// Lines of its own that a page has, at the least.
    private static let fewestOwn = 3

    /// - Parameter neighbours: the pages around.
    init?(_ layout: PageLayout, among neighbours: [PageLayout], bodySize: Float) {
        // A longer document is seen in part.
        guard (1...Self.mostNeighbours).contains(neighbours.count), layout.edges.isUpright, layout.edges.isHigh,
            layout.edges.places.list.count == layout.lines.count
        else { return nil }
        (self.layout, self.neighbours, self.bodySize) = (layout, neighbours, bodySize)
    }

    /// Gives the lines of such rows their roles, or takes those away that they have where they are read.
    func judge(_ roles: inout [Int: BlockRole]) {
        let places = layout.edges.places.list
        var standing: Set<Int> = []
        for index in places.indices {
            let count = neighbours.count { $0.edges.places.contains(places[index]) }
            if count * 3 >= neighbours.count * 2 { standing.insert(index) }
        }
        // Nearly always none does.
        guard standing.count >= Self.fewestRows, layout.lines.count - standing.count >= Self.fewestOwn else { return }
        let frame = layout.mainFrame
        let byHeight = layout.lines.indices.filter { layout.lines[$0].frame == frame }.sorted { layout.lines[$0].y > layout.lines[$1].y }
        let head = block(byHeight, standing, roles)
        let foot = block(byHeight.reversed(), standing, roles)
        // Copies of one form have much between head and foot in common, too.
        let inner = standing.count - head.lines.count - foot.lines.count
        guard inner * 2 < layout.lines.count - standing.count else { return }
        if head.rows.count >= Self.rowsOfHead || head.rows.count >= Self.fewestRows && hasTitle(head.lines) {
            let role: BlockRole? = isFirst(head.lines) ? nil : .header
            for line in head.lines { roles[line] = role }
        }
        if foot.rows.count >= Self.fewestRows, foot.lines.allSatisfy({ layout.lines[$0].size < Self.largestFoot * bodySize }) {
            // What it says is heard at the end, where it breaks no sentence off.
            let role: BlockRole? = foot.rows.count >= Self.rowsOfFoot && isLast(foot.lines) ? nil : .footer
            for line in foot.lines { roles[line] = role }
        }
    }

    /// The rows from an edge inwards all of whose lines stand on other pages too, as far as white parts them from the text; numbers of pages may stand
    /// among them.
    private func block(_ lines: [Int], _ standing: Set<Int>, _ roles: [Int: BlockRole]) -> (lines: [Int], rows: [Float]) {
        var (found, rows): ([Int], [Float]) = ([], [])
        // As far as known to be apart.
        var (apart, rowsApart) = (0, 0)
        guard let first = lines.first else { return ([], []) }
        let edge = layout.lines[first].y
        var start = lines.startIndex
        while start < lines.endIndex, rows.count <= Self.mostRows {
            let (y, size) = (layout.lines[lines[start]].y, layout.lines[lines[start]].size)
            let end = lines[start...].firstIndex { (layout.lines[$0].y - y).magnitude > 0.4 * size } ?? lines.endIndex
            if let last = rows.last, let line = found.last {
                let white = (last - y).magnitude
                if white > Self.leastClearance * layout.lines[line].size, white > Self.leastPitches * layout.edges.pitch {
                    (apart, rowsApart) = (found.count, rows.count)
                }
            }
            let row = lines[start..<end].filter { roles[$0] != .pageNumber }
            guard row.allSatisfy(standing.contains), (edge - y).magnitude < Self.depth * layout.height else { break }
            if !row.isEmpty {
                found += row
                rows.append(y)
            }
            start = end
        }
        return (Array(found.prefix(apart)), Array(rows.prefix(rowsApart)))
    }

    private func hasTitle(_ lines: [Int]) -> Bool { lines.contains { layout.lines[$0].size > Self.sizeOfTitle * bodySize } }

    /// Whether no page before has most of some lines, or no page behind.
    private func isFirst(_ lines: [Int]) -> Bool { !neighbours.contains { $0.index < layout.index && has($0, lines) } }
    private func isLast(_ lines: [Int]) -> Bool { !neighbours.contains { $0.index > layout.index && has($0, lines) } }

    private func has(_ page: PageLayout, _ lines: [Int]) -> Bool {
        lines.count { page.edges.places.contains(layout.edges.places.list[$0]) } * 2 > lines.count
    }
}
