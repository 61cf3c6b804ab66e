/// Braces that lie over or under a term, drawn out to its width: they are not read, and what they name the term by is put behind it. A name below was
/// shown right behind the brace, one above right before it.
struct FlatBraces {
    /// A brace, by its first cell and the one behind its last.
    struct Brace {
        var cells: Range<Int>
        var x0, x1: Float
        let y, size: Float
        let frame: Int
        let isBelow: Bool
    }

    private(set) var braces: [Brace] = []

    /// In ems; a sign by itself is no wider.
    private static let narrowest: Float = 1.2
    /// Between pieces, which rules join, in ems.
    private static let longestRule: Float = 80
    /// From the brace to the name's baselines, in ems.
    private static let (nearest, farthest): (Float, Float) = (0.15, 2.4)
    /// Of a name, as a share of the type of its line.
    private static let largest: Float = 0.88
    /// The middle of a name may be this far off that of the brace, in ems.
    private static let slack: Float = 0.6
    /// From the brace to the baseline of its term, in ems.
    private static let highestTerm: Float = 4
    /// Fragments of a name, and those looked through for the term.
    private static let mostFragments = 64
    private static let mostBraces = 256

    @inline(__always)
    static func isPiece(_ unicode: UInt32) -> Bool { unicode &- 0x23DC < 6 }

    /// Takes the braces out of the fragments from `index` on, if one begins there: how many fragments it is, or 0.
    mutating func take(_ fragments: [Fragment], at index: Int, _ cells: [Cell]) -> Int {
        let first = fragments[index]
        guard first.end > first.start, Self.isPiece(cells[first.start].unicode), isOfPieces(first, cells) else { return 0 }
        var brace = Brace(
            cells: first.start..<first.end, x0: first.x0, x1: first.x1, y: first.y, size: first.size, frame: first.frame,
            isBelow: cells[first.start].unicode & 1 == 1)
        // All in one, as wide as its term, or its ends and its middle, of two pieces, apart.
        let isWhole = first.end - first.start > 2 || first.x1 - first.x0 > Self.narrowest * first.size
        let count = isWhole ? 1 : 3
        guard index + count <= fragments.count else { return 0 }
        if !isWhole {
            let (middle, last) = (fragments[index + 1], fragments[index + 2])
            guard goesOn(middle, first, cells), goesOn(last, first, cells), middle.end - middle.start == 2,
                ((middle.x0 - first.x1) - (last.x0 - middle.x1)).magnitude < Self.slack * first.size, middle.x0 > first.x0,
                last.x0 - middle.x1 < Self.longestRule * first.size
            else { return 0 }
            (brace.x1, brace.cells) = (last.x1, first.start..<max(last.end, first.end))
        }
        guard brace.x1 - brace.x0 > Self.narrowest * first.size else { return 0 }
        if braces.count < Self.mostBraces { braces.append(brace) }
        return count
    }

    private func goesOn(_ next: Fragment, _ first: Fragment, _ cells: [Cell]) -> Bool {
        next.frame == first.frame && (next.y - first.y).magnitude < 0.02 * first.size && next.size == first.size && isOfPieces(next, cells)
    }

    private func isOfPieces(_ fragment: Fragment, _ cells: [Cell]) -> Bool {
        fragment.end - fragment.start <= 8 && cells[fragment.start..<fragment.end].allSatisfy { Self.isPiece($0.unicode) }
    }

    mutating func removeAll() { if !braces.isEmpty { braces.removeAll() } }

    /// The first fragment behind a brace: they are in the order of showing.
    private func index(behind brace: Brace, _ fragments: [Fragment]) -> Int {
        var (low, high) = (0, fragments.count)
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].start < brace.cells.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Cuts what goes on behind the term that a brace lies over: the term was shown behind the brace, and its line went on.
    func cut(_ fragments: inout [Fragment], _ cells: borrowing Span<Cell>) {
        for brace in braces where !brace.isBelow {
            let start = index(behind: brace, fragments)
            for index in start..<min(start + Self.mostFragments, fragments.count) {
                let fragment = fragments[index]
                guard fragment.frame == brace.frame, fragment.x0 > brace.x0 - Self.slack * brace.size, fragment.x0 < brace.x1 else { break }
                guard fragment.x1 > brace.x1 + 0.1 * brace.size, fragment.end > fragment.start else { continue }
                let end = (fragment.start..<fragment.end).first { cells[$0].x0 > brace.x1 - 0.1 * brace.size } ?? fragment.end
                guard end > fragment.start, end < fragment.end else { break }
                let parts = [fragment.part(fragment.start..<end, cells), fragment.part(end..<fragment.end, cells)]
                fragments.replaceSubrange(index...index, with: parts)
                break
            }
        }
    }

    /// Puts the names on the lines of their terms, behind these.
    func level(_ fragments: inout [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: inout [Cell]) {
        guard !braces.isEmpty, fragments.count == ranges.count else { return }
        for (number, brace) in braces.enumerated() {
            let low = index(behind: brace, fragments)
            let name = brace.isBelow ? below(brace, from: low, fragments) : above(brace, before: low, fragments)
            guard let first = name.first, let last = name.last, let line = line(of: brace, isBelow: brace.isBelow, first, last, fragments)
            else { continue }
            let largest = name.reduce(Float(0)) { max($0, fragments[$1].size) }
            // All on the baseline of the largest type.
            let y = name.first { fragments[$0].size > 0.95 * largest }.map { fragments[$0].y } ?? brace.y
            let start = name.reduce(Float.infinity) { min($0, fragments[$1].x0) }
            let width = name.reduce(-Float.infinity) { max($0, fragments[$1].x1) } - start
            let (scale, stretch) = (line.size / largest, 0.015 * line.size / max(width, 0.1))
            // Braces may end at one place.
            let others = braces[..<number].suffix(4).count {
                $0.frame == brace.frame && ($0.x1 - brace.x1).magnitude < 0.2 * line.size && ($0.y - brace.y).magnitude < 4 * line.size
            }
            let left = brace.x1 + (0.02 * Float(others) - 0.05) * line.size
            func place(_ x: Float) -> Float { left + (x - start) * stretch }
            for index in name {
                if index == first || fragments[index].x0 - fragments[index - 1].x1 > WordSplitter.wordGap * fragments[index].em {
                    cells[fragments[index].start].followsSpace = true
                }
            }
            for index in name {
                fragments[index].y = line.y + (fragments[index].y - y) * scale
                fragments[index].size *= scale
                fragments[index].em *= scale
                (fragments[index].x0, fragments[index].x1) = (place(fragments[index].x0), place(fragments[index].x1))
                for word in ranges[index] {
                    (words[word].y, words[word].size) = (fragments[index].y, fragments[index].size)
                    (words[word].x0, words[word].x1) = (place(words[word].x0), place(words[word].x1))
                    if words[word].fraction == .none { words[word].fraction = .inside }
                }
            }
            if let word = ranges[first].first, words[word].fraction == .inside { words[word].fraction = .apart }
            if last + 1 < fragments.count, let word = ranges[last + 1].first, words[word].fraction == .none {
                words[word].fraction = .apart
            }
        }
    }

    /// The fragments of a name below.
    private func below(_ brace: Brace, from start: Int, _ fragments: [Fragment]) -> Range<Int> {
        var end = start
        while end < fragments.count, end - start < Self.mostFragments, isName(fragments[end], of: brace) { end += 1 }
        return isInMiddle(start..<end, of: brace, fragments) ? start..<end : start..<start
    }

    private func above(_ brace: Brace, before end: Int, _ fragments: [Fragment]) -> Range<Int> {
        var start = end
        while start > 0, end - start < Self.mostFragments, isName(fragments[start - 1], of: brace) { start -= 1 }
        return isInMiddle(start..<end, of: brace, fragments) ? start..<end : end..<end
    }

    private func isName(_ fragment: Fragment, of brace: Brace) -> Bool {
        let distance = (brace.isBelow ? brace.y - fragment.y : fragment.y - brace.y) / brace.size
        return fragment.frame == brace.frame && fragment.size < Self.largest * brace.size && distance > Self.nearest
            && distance < Self.farthest
    }

    private func isInMiddle(_ name: Range<Int>, of brace: Brace, _ fragments: [Fragment]) -> Bool {
        guard !name.isEmpty else { return false }
        let (x0, x1) = name.reduce((Float.infinity, -Float.infinity)) { (min($0.0, fragments[$1].x0), max($0.1, fragments[$1].x1)) }
        return (x0 + x1 - brace.x0 - brace.x1).magnitude < 2 * Self.slack * brace.size
    }

    /// The line of the term: the largest type that was shown within the brace's ends, before a name below or behind one above.
    private func line(of brace: Brace, isBelow: Bool, _ first: Int, _ last: Int, _ fragments: [Fragment]) -> Fragment? {
        let (start, step) = isBelow ? (first - 1, -1) : (last + 1, 1)
        var index = start
        var found: Fragment?
        while fragments.indices.contains(index), (index - start).magnitude < Self.mostFragments {
            let fragment = fragments[index]
            let distance = isBelow ? fragment.y - brace.y : brace.y - fragment.y
            guard fragment.frame == brace.frame, fragment.x1 > brace.x0, fragment.x0 < brace.x1, distance > -0.2 * brace.size,
                distance < Self.highestTerm * brace.size
            else { break }
            if fragment.size > (found.map { 1.2 * $0.size } ?? Self.largest * 0.9 * brace.size) { found = fragment }
            index += step
        }
        return found
    }
}
