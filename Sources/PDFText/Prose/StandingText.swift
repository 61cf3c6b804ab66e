/// What a line says, as far as its beginning and its length tell, and where it begins.
struct Place: Sendable {
    let hash: UInt64
    let x, y: Float

    private static let comparedBytes = 24
    /// In points: less is rounding.
    private static let tolerance: Float = 1.5

    init(_ line: PageLayout.Line, _ bytes: borrowing Span<UInt8>) {
        let start = bytes.extracting(first: Self.comparedBytes)
        var (hash, index) = (UInt64(truncatingIfNeeded: bytes.count), 0)
        while index &+ 8 <= start.count {
            hash = (hash ^ Self.number(start.extracting(index..<(index &+ 8)))) &* Self.factor
            index &+= 8
        }
        while index < start.count {
            hash = (hash ^ UInt64(start[index])) &* Self.factor
            index &+= 1
        }
        self.hash = hash
        (x, y) = (line.x0, line.y)
    }

    /// The golden ratio: what is multiplied by it differs in its upper bits.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Eight bytes as one number.
    @inline(__always)
    private static func number(_ bytes: Span<UInt8>) -> UInt64 {
        var number: UInt64 = 0
        for index in 0..<8 { number |= UInt64(bytes[index]) &<< UInt64(8 &* index) }
        return number
    }

    func isSame(_ other: Place) -> Bool { isInColumn(of: other) && (y - other.y).magnitude < Self.tolerance }

    /// Whether another line says the same and begins at the same distance from the left.
    func isInColumn(of other: Place) -> Bool { hash == other.hash && (x - other.x).magnitude < Self.tolerance }
}

extension PageLayout {
    func place(of line: Int) -> Place { Place(lines[line], bytes(of: lines[line]).span) }
}

/// The places of all lines of a page.
struct Places: Sendable {
    private(set) var list: [Place] = []
    private var signs = PlaceSigns()

    init() {}

    init(_ layout: PageDraft) {
        list.reserveCapacity(layout.lines.count)
        let text = layout.text.span
        for line in layout.lines {
            let place = Place(line, text.extracting(layout.range(of: line)))
            list.append(place)
            signs.add(place)
        }
    }

    func contains(_ place: Place) -> Bool { signs.mayContain(place) && list.contains { $0.isSame(place) } }

    /// Whether a line says the same and begins above or below it.
    func containsInColumn(_ place: Place) -> Bool { signs.mayContain(place) && list.contains { $0.isInColumn(of: place) } }

    /// How many lines between two heights say the same as one and begin above or below it.
    func count(sayingSameAs place: Place, between heights: ClosedRange<Float>) -> Int {
        guard signs.mayContain(place) else { return 0 }
        return list.count { heights.contains($0.y) && $0.isInColumn(of: place) }
    }

    /// Adds its signs to those of other pages.
    func addSigns(to others: inout PlaceSigns) { others.add(signs) }
}

/// Some bits of the hashes of places: whether a place may be among them. Most that are asked for aren't.
struct PlaceSigns: Sendable {
    private var bits = InlineArray<16, UInt64>(repeating: 0)

    mutating func add(_ place: Place) { bits[Self.word(place)] |= Self.bit(place) }

    mutating func add(_ others: PlaceSigns) {
        for word in bits.indices { bits[word] |= others.bits[word] }
    }

    func mayContain(_ place: Place) -> Bool { bits[Self.word(place)] & Self.bit(place) != 0 }

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
    /// Lines beside the text of pages that may be copies, at the least, and a share of the size of its smallest type.
    private static let fewestBesideCopies = 3
    private static let smaller: Float = 0.85
    /// Lines of copies that are compared: slides and forms have a hundred.
    private static let mostOfCopies = 1000
    /// Of the page's width.
    private static let widestBar: Float = 0.3

    /// - Parameters:
    ///   - roles: of lines that are known for something else.
    ///   - pages: those around.
    ///   - areCopies: whether some of them have most lines between their edges in common with it, as copies of a form have, and slides that are shown step by
    ///     step: then only what stands beside the text in smaller type is believed.
    init(_ layout: PageLayout, roles: [Int: BlockRole], among pages: [PageLayout], areCopies: Bool = false) {
        let places = layout.edges.places.list
        guard pages.count >= Self.fewestPages, places.count == layout.lines.count, places.count > 1 else { return }
        // Of copies nearly every line has one to be found.
        if areCopies, places.count > Self.mostOfCopies { return }
        // Most pages have nothing of it. What more than a third of the others don't have is no such text: one of the first has it.
        var signs = PlaceSigns()
        for page in pages[...(pages.count / 3)] { page.edges.places.addSigns(to: &signs) }
        var candidates = places.indices.filter { signs.mayContain(places[$0]) && roles[$0] == nil }
        guard !candidates.isEmpty else { return }
        var counts = [Int](repeating: 0, count: places.count)
        for (number, page) in pages.enumerated() {
            for index in candidates where page.edges.places.contains(places[index]) { counts[index] += 1 }
            let left = pages.count - number - 1
            candidates.removeAll { (counts[$0] + left) * 3 < pages.count * 2 }
            if candidates.isEmpty { return }
        }
        let standing = Self.withoutHeads(candidates, layout) + Self.tableBelowHead(candidates, layout, roles)
        let known = Set(standing)
        let own = layout.lines.indices.filter { roles[$0] == nil && !known.contains($0) }
        guard let first = own.first else { return }
        let others = pages.count { page in
            // Most of what stands here stands there, too, and the text is another.
            let shared = Self.count(standing, of: layout, on: page)
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
        if areCopies, !Self.wasRead(standing, of: layout, on: pages, haveOthers: others == pages.count) {
            if !isBar(layout, beside: own) { lines = [] }
            return
        }
        addOuter(above, layout, from: box.y1) { ($0.y0, $0.y1) }
        addOuter(below, layout, from: -box.y0) { (-$0.y1, -$0.y0) }
    }

    /// Whether what stands around the text of pages that may be copies was read on one before: no text of theirs is the same, and most have more of it
    /// than what stands there, as copies of a form don't.
    private static func wasRead(_ standing: [Int], of layout: PageLayout, on pages: [PageLayout], haveOthers: Bool) -> Bool {
        haveOthers && pages.count { $0.edges.places.list.count > 2 * standing.count } * 2 > pages.count
            && pages.contains { $0.index < layout.index && count(standing, of: layout, on: $0) * 2 > standing.count }
    }

    /// How many of some lines stand on another page, too.
    private static func count(_ lines: [Int], of layout: PageLayout, on page: PageLayout) -> Int {
        lines.count { page.edges.places.contains(layout.edges.places.list[$0]) }
    }

    /// Lines without rows of tables, but for those of whole tables among more text: heads of tables stand on page after page, too, and so do grids.
    private static func withoutHeads(_ lines: [Int], _ layout: PageLayout) -> [Int] {
        let rest = lines.filter { layout.lines[$0].row < 0 }
        guard rest.count * 2 >= lines.count, rest.count < lines.count else { return rest }
        let found = Set(lines)
        var kept: [Int] = []
        var start = 0
        while start < layout.lines.count {
            let isRow = layout.lines[start].row >= 0
            let end = layout.lines[start...].firstIndex { ($0.row >= 0) != isRow } ?? layout.lines.count
            let own = (start..<end).filter(found.contains)
            if !isRow || own.count == end - start { kept += own }
            start = end
        }
        return kept
    }

    /// The lines of a table that closes a head: all of its rows stand there on other pages, too, close below lines that are known for a head, which nothing
    /// else parts them from. It is read on the first page.
    private static func tableBelowHead(_ lines: [Int], _ layout: PageLayout, _ roles: [Int: BlockRole]) -> [Int] {
        guard layout.index > 0, lines.count >= fewestOfTable, lines.count * 2 < layout.lines.count,
            let first = lines.first(where: { layout.lines[$0].row >= 0 }),
            case let table = layout.rows[Int(layout.lines[first].row)].table
        else { return [] }
        let own = layout.lines.indices.filter { index in
            let row = Int(layout.lines[index].row)
            return row >= 0 && layout.rows[row].table == table && roles[index] == nil
        }
        guard own.count >= fewestOfTable, own.allSatisfy(lines.contains) else { return [] }
        let (top, size) = own.reduce((-Float.infinity, Float(0))) { (max($0.0, layout.lines[$1].y), max($0.1, layout.lines[$1].size)) }
        let low = own.reduce(Float.infinity) { min($0, layout.lines[$1].y) }
        guard
            layout.lines.indices.contains(where: { index in
                roles[index] == .header && layout.lines[index].y > top && layout.lines[index].y - top < reachOfHead * size
            })
        else { return [] }
        let isClosed = layout.lines.indices.allSatisfy { index in
            layout.lines[index].y < low || roles[index] != nil || own.contains(index) || layout.lines[index].frame != layout.mainFrame
        }
        return isClosed ? own : []
    }

    private static let fewestOfTable = 3
    /// From its first row to the head, in ems.
    private static let reachOfHead: Float = 3

    /// Whether what stands beside the text is one narrow column of smaller type, wholly on one side of it.
    private func isBar(_ layout: PageLayout, beside own: [Int]) -> Bool {
        guard lines.count >= Self.fewestBesideCopies else { return false }
        let smallest = own.reduce(Float.infinity) { min($0, layout.lines[$1].size) }
        var (x0, x1): (Float, Float) = (.infinity, -.infinity)
        for index in lines {
            let line = layout.lines[index]
            guard line.size <= Self.smaller * smallest else { return false }
            (x0, x1) = (min(x0, line.x0), max(x1, line.x1))
        }
        return x1 - x0 < Self.widestBar * Float(layout.width)
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
