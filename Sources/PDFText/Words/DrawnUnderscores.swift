import PDFSyntax

/// Underscores that are drawn: TeX's first fonts have none, and put a short rule on the baseline where "sub_type" has its own.
///
/// Told by its place: on the baseline, as wide as the white between two signs of one word but for a little. Those that a word begins or ends with, and
/// those that stand alone, are told by being like such ones on their page.
struct DrawnUnderscores {
    private struct Found {
        /// The fragment, and the cell of it that the underscore stands before; behind its last cell, where that ends.
        let fragment, cell: Int
        let rule: Int
        let place: Place
        let x0, x1: Float
        /// Width, and height of its middle above the baseline, in ems.
        let width, height: Float

        func isLike(_ other: Found) -> Bool {
            (width - other.width).magnitude < DrawnUnderscores.rounding && (height - other.height).magnitude < DrawnUnderscores.rounding
        }
    }

    /// Where in a fragment, in the order in which cells are put in between two fragments.
    private enum Place: Int { case end, start, inside }

    private var found: [Found] = []
    /// Fragments and cells looked at for all rules.
    private var work = 0

    /// As wide, in ems.
    private static let widths: ClosedRange<Float> = 0.2...0.65
    /// From the baseline up to its middle, in ems.
    private static let heights: ClosedRange<Float> = -0.13...0.1
    /// White beside it, at the most, and over the signs beside it, in ems.
    private static let gap: Float = 0.16
    private static let overlap: Float = -0.12
    private static let mostWork = 1 << 20
    /// White that is a word's end, at the least, in ems: TeX's spaces shrink to 0.22.
    private static let space: Float = 0.18
    /// What one differs in from another, in ems: coordinates have a digit or two behind the point.
    private static let rounding: Float = 0.03
    /// More are as many kinds as there are sizes of type.
    private static let mostKinds = 8
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
        removeUnderlines(from: &short, rules)
        guard !short.isEmpty else { return }
        var underscores = DrawnUnderscores()
        underscores.find(short, fragments, frame: frame, cells.span)
        let kept = underscores.kept(fragments, cells.span)
        if !kept.isEmpty { insert(kept, into: &fragments, &cells) }
    }

    /// Takes out those that a longer one at the same height goes on with: what is underlined piece by piece, with the blank between two words a piece.
    private static func removeUnderlines(from short: inout [Rectangle], _ rules: [[Rectangle]]) {
        let all = rules.joined().sorted { ($0.x0, $0.y0) < ($1.x0, $1.y0) }
        let ends = all.indices.sorted { all[$0].x1 < all[$1].x1 }
        var work = 0
        func goesOn(_ rule: Rectangle, _ other: Rectangle) -> Bool {
            (other.y0 + other.y1 - rule.y0 - rule.y1).magnitude < 2 * touching && other.x1 - other.x0 > longer * (rule.x1 - rule.x0)
                && (other.y1 - other.y0 - rule.y1 + rule.y0).magnitude < touching
        }
        func first(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(middle) { low = middle + 1 } else { high = middle }
            }
            return low
        }
        short.removeAll { rule in
            var index = first(all.count) { all[$0].x0 < rule.x1 - touching }
            while index < all.count, all[index].x0 <= rule.x1 + touching, work < mostWork {
                if goesOn(rule, all[index]) { return true }
                (index, work) = (index + 1, work + 1)
            }
            index = first(ends.count) { all[ends[$0]].x1 < rule.x0 - touching }
            while index < ends.count, all[ends[index]].x1 <= rule.x0 + touching, work < mostWork {
                if goesOn(rule, all[ends[index]]) { return true }
                (index, work) = (index + 1, work + 1)
            }
            return false
        }
    }

    /// Between the pieces of an underline, in points, and how much wider than a blank those below words are.
    private static let touching = 0.2
    private static let longer = 1.5

    private mutating func find(_ rules: [Rectangle], _ fragments: [Fragment], frame: Int, _ cells: borrowing Span<Cell>) {
        let rules = rules.sorted { $0.y0 + $0.y1 < $1.y0 + $1.y1 }
        for index in fragments.indices {
            guard fragments[index].frame == frame, !fragments[index].isRightToLeft else { continue }
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
                let (width, height) = ((x1 - x0) / fragment.em, (Float(rules[low].y0 + rules[low].y1) / 2 - fragment.y) / fragment.em)
                low += 1
                guard Self.widths.contains(width), let (cell, place) = place(x0, x1, fragment, cells) else { continue }
                found.append(Found(fragment: index, cell: cell, rule: low - 1, place: place, x0: x0, x1: x1, width: width, height: height))
            }
        }
    }

    private mutating func place(_ x0: Float, _ x1: Float, _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> (cell: Int, place: Place)?
    {
        if fragment.x0 < x0, fragment.x1 > x1 { return cell(x0, x1, fragment, cells).map { ($0, .inside) } }
        let (before, after) = (x0 - fragment.x1, fragment.x0 - x1)
        // Of a row the outer ones stand further off.
        let gaps = Self.overlap * fragment.em..<FragmentFiller.breakingGap * fragment.em
        if gaps.contains(after) { return (fragment.start, .start) }
        return gaps.contains(before) ? (fragment.end, .end) : nil
    }

    /// The cell of a fragment that an underscore there stands before, if nothing else stands there.
    private mutating func cell(_ x0: Float, _ x1: Float, _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Int? {
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

    /// Those that are underscores, in the order of the cells.
    private func kept(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> [Found] {
        let sorted = found.sorted { ($0.cell, $0.place.rawValue, $0.x0) < ($1.cell, $1.place.rawValue, $1.x0) }
        var (kept, others, kinds): ([Found], [[Found]], [Found]) = ([], [], [])
        var next = 0
        while next < sorted.count {
            let first = sorted[next]
            var end = next + 1
            while end < sorted.count, sorted[end].cell == first.cell, sorted[end].place == first.place { end += 1 }
            // One rule may be painted twice.
            let row = sorted[next..<end].reduce(into: [Found]()) { row, found in
                if let last = row.last, found.x0 < (last.x0 + last.x1) / 2 { return }
                row.append(found)
            }
            next = end
            let em = fragments[first.fragment].em
            guard first.place == .inside, Self.isFull(row, cells[first.cell - 1].x1, cells[first.cell].x0, em) else {
                others.append(row)
                continue
            }
            kept += row
            if kinds.count < Self.mostKinds, !kinds.contains(where: first.isLike) { kinds.append(first) }
        }
        if kinds.isEmpty || others.isEmpty { return kept }
        // Where one fragment ends another may begin.
        var used = Set(kept.map(\.rule))
        for row in others where row.allSatisfy({ found in kinds.contains(where: found.isLike) }) {
            for found in Self.part(of: row, fragments[row[0].fragment], cells) where used.insert(found.rule).inserted { kept.append(found) }
        }
        return kept.sorted { ($0.cell, $0.place.rawValue, $0.x0) < ($1.cell, $1.place.rawValue, $1.x0) }
    }

    /// What belongs to words, or is one, of underscores that don't fill the white they stand in.
    private static func part(of row: [Found], _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> ArraySlice<Found> {
        let cell = row[0].cell
        let most = gap * fragment.em
        switch row[0].place {
        case .start:
            var (start, place) = (row.count, fragment.x0)
            while start > 0, place - row[start - 1].x1 < most {
                start -= 1
                place = row[start].x0
            }
            return row[start...]
        case .end:
            var (end, place) = (0, fragment.x1)
            while end < row.count, row[end].x0 - place < most {
                place = row[end].x1
                end += 1
            }
            return row[..<end]
        case .inside:
            let (before, after) = (cells[cell - 1].x1, cells[cell].x0)
            let isJoined = zip(row, row.dropFirst()).allSatisfy { $1.x0 - $0.x1 < most }
            // A word ends on one side, at the least: what is a little wider than a gap ends none.
            func isClear(_ white: Float) -> Bool { white < most || white > space * fragment.em }
            guard isJoined, isClear(row[0].x0 - before), isClear(after - row[row.count - 1].x1) else { return [] }
            return row[...]
        }
    }

    /// Makes the list of cells anew, with the underscores between.
    private static func insert(_ kept: [Found], into fragments: inout [Fragment], _ cells: inout [Cell]) {
        var result: [Cell] = []
        result.reserveCapacity(cells.count + kept.count)
        var from = 0
        for (index, found) in kept.enumerated() {
            if found.cell > from { result.append(contentsOf: cells[from..<found.cell]) }
            from = found.cell
            let isFirst = index == 0 || kept[index - 1].cell < found.cell || kept[index - 1].place != found.place
            let follower = found.place == .end ? nil : cells[found.cell]
            // The cell before it in its fragment.
            let before = isFirst && found.place == .start ? nil : result.last
            let gap = max(found.x0 - (before?.x1 ?? found.x0), 0)
            let isApart = gap > Self.gap * fragments[found.fragment].em
            result.append(
                Cell(
                    unicode: 0x5F, x0: max(found.x0, before?.x1 ?? found.x0), x1: found.x1, gap: gap, run: (before ?? follower)?.run ?? 0,
                    followsSpace: isApart && follower?.followsSpace ?? false))
            switch found.place {
            case .start: fragments[found.fragment].x0 = min(fragments[found.fragment].x0, found.x0)
            case .end: fragments[found.fragment].x1 = max(fragments[found.fragment].x1, found.x1)
            case .inside: break
            }
            guard var next = follower, index + 1 == kept.count || kept[index + 1].cell > found.cell else { continue }
            next.gap = next.x0 - found.x1
            next.followsSpace = next.followsSpace && next.gap > Self.gap * fragments[found.fragment].em
            result.append(next)
            from += 1
        }
        result.append(contentsOf: cells[from...])
        // What is put in where one fragment ends and the next begins is the former's first.
        let places = kept.map { 2 * $0.cell + ($0.place == .end ? 0 : 1) }
        let first = kept.first?.cell ?? 0
        for index in fragments.indices where fragments[index].end >= first {
            fragments[index].start += count(before: fragments[index].start, places)
            fragments[index].end += count(before: fragments[index].end, places)
        }
        cells = result
    }

    /// Whether some underscores fill the white between two signs.
    private static func isFull(_ row: [Found], _ start: Float, _ end: Float, _ em: Float) -> Bool {
        var place = start
        for found in row {
            guard found.x0 - place < gap * em else { return false }
            place = found.x1
        }
        return end - place < gap * em
    }

    /// How many new cells stand before an old one that a fragment begins with, or behind the last one of a fragment that ends there.
    private static func count(before cell: Int, _ places: [Int]) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] <= 2 * cell { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
