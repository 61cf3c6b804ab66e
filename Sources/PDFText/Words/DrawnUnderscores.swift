import PDFSyntax

/// Underscores that are drawn: TeX's first fonts have none, and put a short rule on the baseline where "sub_type" has its own.
///
/// Told by its place: on the baseline, as wide as the white between two signs of one word but for a little.
struct DrawnUnderscores {
    private struct Found {
        /// The fragment, and the cell of it that the underscore stands before.
        let fragment, cell: Int
        let x0, x1: Float
    }

    private var found: [Found] = []
    /// Fragments and cells looked at for all rules.
    private var work = 0

    /// As wide, in ems.
    private static let widths: ClosedRange<Float> = 0.2...0.65
    /// From the baseline up to its middle, in ems.
    private static let heights: ClosedRange<Float> = -0.1...0.1
    /// White beside it, at the most, and over the signs beside it, in ems.
    private static let gap: Float = 0.16
    private static let overlap: Float = -0.12
    private static let mostWork = 1 << 20
    /// In points: thinner than any box, and as wide as in the type of a title.
    static let thickness = 1.5
    private static let longest = 26.0

    /// Puts them into the text.
    ///
    /// - Parameters:
    ///   - rules: short level ones, and those that may be bars of fractions.
    ///   - frame: the upright one.
    static func insert(_ rules: [[Rectangle]], into fragments: inout [Fragment], frame: Int, _ cells: inout [Cell]) {
        var short: [Rectangle] = []
        for list in rules { for rule in list where rule.x1 - rule.x0 <= longest { short.append(rule) } }
        guard !short.isEmpty else { return }
        var underscores = DrawnUnderscores()
        underscores.find(short, fragments, frame: frame, cells.span)
        if !underscores.found.isEmpty { underscores.insert(into: &fragments, &cells) }
    }

    private mutating func find(_ rules: [Rectangle], _ fragments: [Fragment], frame: Int, _ cells: borrowing Span<Cell>) {
        let rules = rules.sorted { $0.y0 + $0.y1 < $1.y0 + $1.y1 }
        for index in fragments.indices {
            guard fragments[index].end - fragments[index].start > 1, fragments[index].frame == frame, !fragments[index].isRightToLeft else {
                continue
            }
            let fragment = fragments[index]
            let heights = Self.heights
            let lowest = 2 * Double(fragment.y + heights.lowerBound * fragment.size)
            let highest = 2 * Double(fragment.y + heights.upperBound * fragment.size)
            // The first that is high enough.
            var (low, high) = (0, rules.count)
            while low < high {
                let middle = (low + high) / 2
                if rules[middle].y0 + rules[middle].y1 < lowest { low = middle + 1 } else { high = middle }
            }
            while low < rules.count, rules[low].y0 + rules[low].y1 <= highest {
                work += 1
                guard work < Self.mostWork else { return }
                let (x0, x1) = (Float(rules[low].x0), Float(rules[low].x1))
                low += 1
                guard fragment.x0 < x0, fragment.x1 > x1, Self.widths.contains((x1 - x0) / fragment.em),
                    let cell = place(x0, x1, fragment, cells)
                else { continue }
                found.append(Found(fragment: index, cell: cell, x0: x0, x1: x1))
            }
        }
    }

    /// The cell of a fragment that an underscore there stands before, if nothing else stands there.
    private mutating func place(_ x0: Float, _ x1: Float, _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Int? {
        var index = fragment.start + 1
        while index < fragment.end, cells[index].x0 < x1 + Self.overlap * fragment.em { index += 1 }
        work += index - fragment.start
        guard index < fragment.end else { return nil }
        let (before, after) = (x0 - cells[index - 1].x1, cells[index].x0 - x1)
        // More of them may stand in the same white.
        let most = FragmentFiller.breakingGap * fragment.em
        guard before > Self.overlap * fragment.em, before < most, after < most else { return nil }
        // Flat braces have rules between their pieces (bws_book_ch2.pdf).
        return FlatBraces.isPiece(cells[index - 1].unicode) || FlatBraces.isPiece(cells[index].unicode) ? nil : index
    }

    /// Makes the list of cells anew, with the underscores between.
    private consuming func insert(into fragments: inout [Fragment], _ cells: inout [Cell]) {
        let sorted = found.sorted { ($0.cell, $0.x0) < ($1.cell, $1.x0) }
        var kept: [Found] = []
        var next = 0
        while next < sorted.count {
            var end = next + 1
            while end < sorted.count, sorted[end].cell == sorted[next].cell { end += 1 }
            // One rule may be painted twice.
            let row = sorted[next..<end].reduce(into: [Found]()) { row, found in
                if let last = row.last, found.x0 < (last.x0 + last.x1) / 2 { return }
                row.append(found)
            }
            if let first = row.first, isFull(row, cells[first.cell - 1].x1, cells[first.cell].x0, fragments[first.fragment].em) {
                kept += row
            }
            next = end
        }
        guard !kept.isEmpty else { return }
        var result: [Cell] = []
        result.reserveCapacity(cells.count + kept.count)
        // Where new cells stand: before which old one, and how many there are so far.
        var starts: [(cell: Int, count: Int)] = []
        var from = 0
        for (index, found) in kept.enumerated() {
            if found.cell > from { result.append(contentsOf: cells[from..<found.cell]) }
            let before = result[result.count - 1]
            result.append(
                Cell(
                    unicode: 0x5F, x0: max(found.x0, before.x1), x1: found.x1, gap: max(found.x0 - before.x1, 0), run: before.run,
                    followsSpace: false))
            starts.append((found.cell, index + 1))
            from = found.cell
            guard index + 1 == kept.count || kept[index + 1].cell > found.cell else { continue }
            var next = cells[found.cell]
            next.gap = next.x0 - found.x1
            next.followsSpace = false
            result.append(next)
            from += 1
        }
        result.append(contentsOf: cells[from...])
        let first = kept.first?.cell ?? 0
        for index in fragments.indices where fragments[index].end > first {
            fragments[index].start += Self.count(before: fragments[index].start, starts)
            fragments[index].end += Self.count(before: fragments[index].end - 1, starts)
        }
        cells = result
    }

    /// Whether some underscores fill the white between two signs.
    private func isFull(_ row: [Found], _ start: Float, _ end: Float, _ em: Float) -> Bool {
        var place = start
        for found in row {
            guard found.x0 - place < Self.gap * em else { return false }
            place = found.x1
        }
        return end - place < Self.gap * em
    }

    /// How many new cells stand before an old one.
    private static func count(before cell: Int, _ starts: [(cell: Int, count: Int)]) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].cell <= cell { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : starts[low - 1].count
    }
}
