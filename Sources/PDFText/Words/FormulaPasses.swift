/// Formulas that were shown font by font, as MathType does it: letters of one, figures and brackets of another one, signs, and the small ones apart. They are put
/// from left to right: what stands on the line, with what is set small in its white.
enum FormulaPasses {
    /// Fragments of a formula, and cells.
    private static let mostFragments = 64
    private static let mostCells = 240
    /// Cells of one pass that follow each other.
    private static let longestPass = 30
    /// Fragments before one that are looked at.
    private static let window = 8
    /// In ems: between baselines that are one, and from the line to what is set above or below; how far one reaches into the other, at the least; by how much
    /// cells may lie over each other; white that parts fragments, and white that is none.
    private static let level: Float = 0.05
    private static let band: Float = 0.6
    private static let reach: Float = 0.2
    private static let overlap: Float = 0.12
    private static let gap: Float = 1
    private static let closed: Float = 0.15
    /// White between what was shown in one pass and in another, mostly; and how often one stands beside the other.
    private static let touching: Float = 0.35
    private static let fewestCrossings = 3
    /// Of type of one size, and of what is set small, at the most: as a share.
    private static let otherSize: Float = 0.02
    private static let small: Float = 0.85

    static func arrange(_ fragments: inout [Fragment], _ cells: inout [Cell]) {
        var index = 1
        while let next = next(from: index, in: fragments.span) {
            index = next + 1
            let range = range(around: next, fragments)
            if let arranged = arranged(fragments[range], base: fragments[next], &cells) {
                fragments.replaceSubrange(range, with: arranged)
                index = range.lowerBound + arranged.count
            }
        }
    }

    /// The next fragment that goes back into one of the last ones, on their line: on most pages there is none.
    private static func next(from start: Int, in fragments: borrowing Span<Fragment>) -> Int? {
        var index = start
        while index < fragments.count {
            let own = fragments[index]
            // What is set small stands anywhere.
            var last = index - 1
            while last > 0, last > index - window, fragments[last].size < small * own.size { last &-= 1 }
            if own.x0 < fragments[last].x1, (own.y - fragments[last].y).magnitude < band * own.size {
                var other = index - 1
                while other >= 0, other >= index - window {
                    let first = fragments[other]
                    if areLevel(first, own), own.x0 < first.x1 - reach * own.em, own.x1 > first.x0 + reach * own.em { return index }
                    other -= 1
                }
            }
            index &+= 1
        }
        return nil
    }

    /// Whether it is one that formulas have: the names of a drawing have none.
    private static func isSign(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x3C...0x3E, 0x5B, 0x5D, 0x7B...0x7D, 0x2212, 0x2200...0x22FF: true
        default: false
        }
    }

    private static func areLevel(_ first: Fragment, _ second: Fragment) -> Bool {
        (first.y - second.y).magnitude < level * second.size && (first.size - second.size).magnitude < otherSize * second.size
            && first.frame == second.frame && first.overlay == second.overlay && !first.isRightToLeft && !second.isRightToLeft
    }

    /// The fragments around one that were shown one after the other in its line.
    private static func range(around index: Int, _ fragments: [Fragment]) -> Range<Int> {
        let base = fragments[index]
        func isInLine(_ other: Int) -> Bool {
            let fragment = fragments[other]
            return fragment.frame == base.frame && fragment.overlay == base.overlay && (fragment.y - base.y).magnitude < band * base.size
                && fragment.size < (1 + otherSize) * base.size
        }
        var (start, end) = (index, index + 1)
        while start > 0, end - start < mostFragments, isInLine(start - 1), fragments[start - 1].end == fragments[start].start { start -= 1 }
        while end < fragments.count, end - start < mostFragments, isInLine(end), fragments[end].start == fragments[end - 1].end { end += 1 }
        return start..<end
    }

    /// A formula's fragments from left to right; nil where they lie over each other.
    @inline(never)
    private static func arranged(_ all: ArraySlice<Fragment>, base: Fragment, _ cells: inout [Cell]) -> [Fragment]? {
        guard let start = all.first?.start, let end = all.last?.end, end - start <= mostCells else { return nil }
        let line = all.filter { areLevel($0, base) }
        // A text that has a sign of another font in a gap is none.
        guard line.allSatisfy({ $0.end - $0.start <= longestPass }) else { return nil }
        var others = all.filter { !areLevel($0, base) }
        let placed = line.enumerated().flatMap { number, fragment in cells[fragment.start..<fragment.end].map { (cell: $0, pass: number) } }
            .sorted { $0.cell.x0 < $1.cell.x0 }
        // Names in boxes stand apart from what is shown between them.
        var (crossings, narrow) = (0, 0)
        for (before, next) in zip(placed, placed.dropFirst()) {
            let white = next.cell.x0 - before.cell.x1
            guard white > -overlap * base.em else { return nil }
            guard before.pass != next.pass else { continue }
            crossings += 1
            if white < touching * base.em { narrow += 1 }
        }
        guard crossings >= fewestCrossings, narrow * 4 >= crossings * 3 else { return nil }
        let sorted = placed.map(\.cell)
        guard sorted.allSatisfy({ $0.x1 > $0.x0 && !$0.isRightToLeft }), sorted.contains(where: { isSign($0.unicode) }) else { return nil }
        var (result, content): ([Fragment], [Cell]) = ([], [])
        content.reserveCapacity(end - start)
        func add(_ fragment: Fragment, _ own: [Cell]) {
            var fragment = fragment
            (fragment.start, fragment.end) = (start + content.count, start + content.count + own.count)
            result.append(fragment)
            content += own
        }
        others.sort { $0.x0 < $1.x0 }
        var next = 0
        var piece: [Cell] = []
        func close() {
            guard let first = piece.first, let last = piece.last, var whole = line.first else { return }
            (whole.x0, whole.x1, whole.spaceCount, whole.widestGap) = (first.x0, last.x1, 0, 0)
            for place in piece.indices {
                piece[place].gap = place > 0 ? piece[place].x0 - piece[place - 1].x1 : 0
                if place > 0, piece[place].gap < closed * base.em { piece[place].followsSpace = false }
                whole.widestGap = max(whole.widestGap, piece[place].gap)
                if piece[place].followsSpace { whole.spaceCount += 1 }
            }
            add(whole, piece)
            piece.removeAll()
        }
        var late: [Fragment] = []
        func addOthers(before x: Float, behind end: Float) {
            while next < others.count, (others[next].x0 + others[next].x1) / 2 < x {
                let other = others[next]
                next += 1
                guard other.size < small * base.size, (other.x0 + other.x1) / 2 > end else {
                    late.append(other)
                    continue
                }
                close()
                add(other, Array(cells[other.start..<other.end]))
            }
        }
        for (place, cell) in sorted.enumerated() {
            let end = place > 0 ? sorted[place - 1].x1 : -Float.infinity
            addOthers(before: cell.x0, behind: end)
            if cell.x0 - end > gap * base.em { close() }
            piece.append(cell)
        }
        let last = sorted.last?.x1 ?? 0
        addOthers(before: .infinity, behind: last)
        close()
        for other in late { add(other, Array(cells[other.start..<other.end])) }
        guard content.count == end - start else { return nil }
        cells.replaceSubrange(start..<end, with: content)
        return result
    }
}
