/// Finds text that was printed again over itself, for weight or as a shadow: it is read once.
///
/// Letters doubled one by one are dropped as fragments are built; here it is whole fragments, however either printing was divided.
struct Overprint {
    /// A copy stands this close to the first printing, in ems.
    static let tolerance: Float = 0.12
    /// A shadow may be cast further down than to the side: no line is as close as this below another, in ems.
    private static let drop: Float = 0.2
    /// Fragments overlap by this many ems at least where one is printed over the other.
    private static let overlap: Float = 0.2

    private struct Place: Hashable {
        let unicode: UInt32
        let column, row: Int
    }

    private let cells: [Cell]
    private var isCopy: [Bool]
    /// How many cells at the beginning of a fragment the one on its left ends in; only where there are some.
    private var doubled: [Int: Int] = [:]

    /// The fragments but for those whose every cell stands on one like it of a fragment shown after or before, and without the beginnings that another one
    /// ends in: where a line is shown twice, each time clipped to a part of the page, what the edge cuts comes with both.
    static func removed(from fragments: [Fragment], _ cells: [Cell]) -> [Fragment] {
        var pass = Overprint(cells: cells, isCopy: Array(repeating: false, count: fragments.count))
        pass.mark(fragments)
        guard pass.isCopy.contains(true) || !pass.doubled.isEmpty else { return fragments }
        return fragments.indices.filter { !pass.isCopy[$0] }.map { index in
            var fragment = fragments[index]
            guard let count = pass.doubled[index] else { return fragment }
            for cell in cells[fragment.start..<fragment.start + count] where cell.followsSpace { fragment.spaceCount -= 1 }
            fragment.start += count
            fragment.x0 = cells[fragment.start].x0
            return fragment
        }
    }

    /// Goes through the rows of the page and compares what overlaps in them: hardly ever anything.
    private mutating func mark(_ fragments: [Fragment]) {
        let order = fragments.indices.sorted {
            let (left, right) = (fragments[$0], fragments[$1])
            return (left.frame, -left.y, left.x0) < (right.frame, -right.y, right.x0)
        }
        var start = 0
        for position in order.indices.dropFirst() {
            let (above, below) = (fragments[order[position - 1]], fragments[order[position]])
            if above.frame == below.frame, above.y - below.y <= Self.drop * max(above.size, below.size) { continue }
            if position - start > 1 { markRow(order[start..<position], fragments) }
            start = position
        }
        markRow(order[start...], fragments)
    }

    private mutating func markRow(_ row: ArraySlice<Int>, _ fragments: [Fragment]) {
        guard row.count > 1 else { return }
        var row = row
        let isSorted = row.indices.dropFirst().allSatisfy { fragments[row[$0 - 1]].x0 <= fragments[row[$0]].x0 }
        if !isSorted { row.sort { fragments[$0].x0 < fragments[$1].x0 } }
        var start = row.startIndex
        var end = -Float.infinity
        for position in row.indices {
            let index = row[position]
            let x1 = fragments[index].x1
            if fragments[index].x0 > end - Self.overlap * fragments[index].em {
                compare(row[start..<position], fragments)
                start = position
            }
            end = max(end, x1)
        }
        compare(row[start...], fragments)
    }

    private mutating func compare(_ cluster: ArraySlice<Int>, _ fragments: [Fragment]) {
        guard cluster.count > 1 else { return }
        // One grid for all, so that neighbours can be looked up.
        let step = cluster.reduce(Float.infinity) { min($0, Self.tolerance * min(fragments[$1].em, fragments[$1].size)) }
        let drop = cluster.reduce(Float.infinity) { min($0, Self.drop * fragments[$1].size) }
        guard step > 0, step.isFinite, drop > 0, drop.isFinite, mayRepeat(cluster, fragments, step, drop) else { return }
        // What was printed last is on top: shadows on different sides are near to it, not to each other. Then a word printed over a longer line.
        let order = cluster.sorted()
        for pass in [order.reversed(), order] {
            var printed: Set<Place> = []
            for index in pass where !isCopy[index] {
                let fragment = fragments[index]
                let row = Self.bin(fragment.y, drop)
                let places = cells[fragment.start..<fragment.end].map {
                    Place(unicode: $0.unicode, column: Self.bin($0.x0, step), row: row)
                }
                if places.allSatisfy({ Self.isNear($0, printed) }) {
                    isCopy[index] = true
                } else if index != pass.last {
                    printed.reserveCapacity(printed.count + places.count)
                    printed.formUnion(places)
                }
            }
        }
        trim(cluster, fragments, step, drop)
    }

    /// Whether a fragment begins with what stands in another one in its place, as all copies do: of what just overlaps, marks of a plot and accents, hardly
    /// any.
    private func mayRepeat(_ cluster: ArraySlice<Int>, _ fragments: [Fragment], _ step: Float, _ drop: Float) -> Bool {
        guard cluster.count <= Self.mostCompared else { return true }
        return cluster.contains { index in
            let (own, first) = (fragments[index], cells[fragments[index].start])
            return cluster.contains { other in
                guard other != index, case let fragment = fragments[other], (fragment.y - own.y).magnitude <= 2 * drop else { return false }
                return cells[fragment.start..<fragment.end].contains {
                    $0.unicode == first.unicode && ($0.x0 - first.x0).magnitude <= 2 * step
                }
            }
        }
    }

    /// Fragments that are compared with each other one by one.
    private static let mostCompared = 16

    /// Looks for beginnings that stand on the end of the fragment before, from left to right.
    private mutating func trim(_ cluster: ArraySlice<Int>, _ fragments: [Fragment], _ step: Float, _ drop: Float) {
        var before: Int?
        for index in cluster where !isCopy[index] && !fragments[index].isRightToLeft {
            defer { before = index }
            guard let before, case let (first, second) = (fragments[before], fragments[index]), second.x1 > first.x1,
                first.x1 - second.x0 > Self.overlap * second.em
            else { continue }
            func place(_ cell: Cell, _ row: Int) -> Place { Place(unicode: cell.unicode, column: Self.bin(cell.x0, step), row: row) }
            let printed = Set(cells[first.start..<first.end].suffix(Self.mostDoubled).map { place($0, Self.bin(first.y, drop)) })
            let row = Self.bin(second.y, drop)
            let count = cells[second.start..<second.end].prefix(Self.mostDoubled).prefix { Self.isNear(place($0, row), printed) }.count
            // All that they share, and no more.
            guard count >= Self.fewestDoubled, second.start + count < second.end,
                cells[second.start + count].x0 > first.x1 - Self.overlap * second.em
            else { continue }
            doubled[index] = count
        }
    }

    /// What overruns its cell may have a letter or two where the next one has the same.
    private static let fewestDoubled = 5
    private static let mostDoubled = 64

    private static func bin(_ value: Float, _ step: Float) -> Int { Int(exactly: (value / step).rounded()) ?? 0 }

    private static func isNear(_ place: Place, _ printed: Set<Place>) -> Bool {
        for column in -1...1 {
            for row in -1...1
            where printed.contains(Place(unicode: place.unicode, column: place.column &+ column, row: place.row &+ row)) { return true }
        }
        return false
    }
}
