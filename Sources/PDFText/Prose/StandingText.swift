/// What a line says, as far as its beginning and its length tell, and where it begins.
struct Place: Sendable {
    let hash: UInt64
    let x, y: Float

    private static let comparedBytes = 24
    /// In points: less is rounding.
    private static let tolerance: Float = 1.5

    init(_ line: PageLayout.Line, _ bytes: ArraySlice<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes.prefix(Self.comparedBytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        self.hash = (hash ^ UInt64(bytes.count)) &* 0x100_0000_01B3
        (x, y) = (line.x0, line.y)
    }

    func isSame(_ other: Place) -> Bool {
        hash == other.hash && (x - other.x).magnitude < Self.tolerance && (y - other.y).magnitude < Self.tolerance
    }
}

/// The places of all lines of a page.
struct Places: Sendable {
    private(set) var list: [Place] = []
    /// A bit for each value of some of the hashes' bits: whether a place may be in the list. Most that are asked for aren't.
    private var bits = InlineArray<16, UInt64>(repeating: 0)

    init() {}

    init(_ layout: PageDraft) {
        list.reserveCapacity(layout.lines.count)
        for line in layout.lines {
            let place = Place(line, layout.bytes(of: line))
            list.append(place)
            bits[Self.word(place)] |= Self.bit(place)
        }
    }

    func contains(_ place: Place) -> Bool { bits[Self.word(place)] & Self.bit(place) != 0 && list.contains { $0.isSame(place) } }

    private static func word(_ place: Place) -> Int { Int(truncatingIfNeeded: place.hash >> 60) }
    private static func bit(_ place: Place) -> UInt64 { 1 << (place.hash >> 54 & 63) }
}

/// Text that stands around the text of page after page: the contents of a lecture at the side of its slides, a panel with a title and links. Taller
/// than the lines at an edge that ``Edges`` compares, and the same in the same place.
struct StandingText {
    /// The lines that are such.
    private(set) var lines: [Int] = []

    /// Pages to compare with, at the least, and those among them whose own text has nothing in common with the page's: the steps of one slide have.
    private static let fewestPages = 4
    private static let fewestOthers = 3
    /// White between it and the text above or below, and beside it, in ems: the head of a table stands closer.
    private static let gapAbove = 1.1
    private static let gapBeside = 0.5

    /// - Parameters:
    ///   - roles: of lines that are known for something else.
    ///   - pages: those around.
    init(_ layout: PageLayout, roles: [Int: BlockRole], among pages: [PageLayout]) {
        let places = layout.edges.places.list
        guard pages.count >= Self.fewestPages, places.count == layout.lines.count, places.count > 1 else { return }
        // Most pages have nothing of it, which one neighbour after the other tells.
        var candidates = layout.lines.indices.filter { roles[$0] == nil && layout.lines[$0].row < 0 }
        var counts = [Int](repeating: 0, count: places.count)
        for (number, page) in pages.enumerated() {
            for index in candidates where page.edges.places.contains(places[index]) { counts[index] += 1 }
            let left = pages.count - number - 1
            candidates.removeAll { (counts[$0] + left) * 3 < pages.count * 2 }
            if candidates.isEmpty { return }
        }
        let standing = candidates
        let known = Set(standing)
        let own = layout.lines.indices.filter { roles[$0] == nil && !known.contains($0) }
        guard let first = own.first else { return }
        let others = pages.count { page in
            // Most of what stands here stands there, too, and the text is another.
            let shared = standing.count { page.edges.places.contains(places[$0]) }
            return shared * 2 > standing.count && page.edges.places.list.count > shared
                && !own.contains { page.edges.places.contains(places[$0]) }
        }
        guard others >= Self.fewestOthers else { return }
        var box = layout.box(of: layout.lines[first])
        for index in own.dropFirst() {
            let line = layout.box(of: layout.lines[index])
            box = TextBox(x0: min(box.x0, line.x0), y0: min(box.y0, line.y0), x1: max(box.x1, line.x1), y1: max(box.y1, line.y1))
        }
        var above: [Int] = []
        var below: [Int] = []
        for index in standing {
            let line = layout.box(of: layout.lines[index])
            let gap = Self.gapBeside * Double(layout.lines[index].size)
            if line.x0 - box.x1 > gap || box.x0 - line.x1 > gap {
                lines.append(index)
            } else if line.y0 >= box.y1 {
                above.append(index)
            } else if line.y1 <= box.y0 {
                below.append(index)
            }
        }
        addOuter(above, layout, from: box.y1) { ($0.y0, $0.y1) }
        addOuter(below, layout, from: -box.y0) { (-$0.y1, -$0.y0) }
    }

    /// Adds the lines from the first wide white outwards: what follows the text closely belongs to it.
    private mutating func addOuter(_ found: [Int], _ layout: PageLayout, from edge: Double, _ extent: (TextBox) -> (Double, Double)) {
        var edge = edge
        var isApart = false
        for index in found.sorted(by: { extent(layout.box(of: layout.lines[$0])).0 < extent(layout.box(of: layout.lines[$1])).0 }) {
            let (near, far) = extent(layout.box(of: layout.lines[index]))
            if near - edge > Self.gapAbove * Double(layout.lines[index].size) { isApart = true }
            if isApart { lines.append(index) }
            edge = max(edge, far)
        }
    }
}
