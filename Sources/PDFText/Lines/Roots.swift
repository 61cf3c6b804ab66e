import PDFSyntax

/// The signs of roots: put on the line of what stands under their bars, over which they hang, with the index of a root before its sign and brackets around
/// what else would seem to end at its first term: "√(a² + b²)", "∛x".
struct Roots {
    /// The words under the bars.
    private var radicands: [(words: ClosedRange<Int>, isSum: Bool, hasTerm: Bool)] = []
    private var work = 0

    /// Between the end of a sign and the beginning of its bar, in ems.
    private static let gap: Float = 0.12
    /// From the baseline up to a bar, in ems.
    private static let heights: ClosedRange<Float> = -0.2...4
    /// From a sum on its line up to where a sign hangs from, whose bar has to clear its limits, in ems.
    private static let highestOverSum: Float = 3.2
    /// Bars looked at for all signs.
    private static let mostWork = 1 << 22
    /// Fragments under a bar, and cells of an index.
    private static let mostFragments = 64
    private static let longestIndex = 6
    /// How far an index reaches into its sign, in ems.
    private static let indexOverlap: Float = 0.25
    /// An index is smaller than this, as a share of its sign's size.
    private static let indexSize: Float = 0.8

    /// Makes the signs fragments of their own, before words are made.
    static func separate(_ fragments: inout [Fragment], _ cells: borrowing Span<Cell>) {
        var result: [Fragment] = []
        result.reserveCapacity(fragments.count + 8)
        for fragment in fragments {
            guard fragment.end - fragment.start > 1, !fragment.isRightToLeft else {
                result.append(fragment)
                continue
            }
            var start = fragment.start
            for cell in fragment.start..<fragment.end where cells[cell].unicode == 0x221A {
                if cell > start { result.append(fragment.part(start..<cell, cells)) }
                result.append(fragment.part(cell..<(cell + 1), cells))
                start = cell + 1
            }
            if start == fragment.start {
                result.append(fragment)
            } else if start < fragment.end {
                result.append(fragment.part(start..<fragment.end, cells))
            }
        }
        fragments = result
    }

    /// Looks for what stands under the bars and beside the signs, before fractions are moved.
    mutating func find(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: inout [Cell],
        bars: [Rectangle]
    ) {
        for index in fragments.indices where fragments[index].end &- fragments[index].start == 1 {
            guard cells[fragments[index].start].unicode == 0x221A, fragments[index].frame == frame else { continue }
            let sign = fragments[index]
            if let baseline = Self.baseline(of: index, fragments, cells.span) { Self.move(index, to: baseline, &fragments, ranges, &words) }
            Self.joinIndex(of: index, &fragments, ranges, &words, &cells)
            work += bars.count
            guard work < Self.mostWork else { continue }
            guard let bar = Self.bar(of: sign, bars) else {
                if fragments[index].y == sign.y, let baseline = Self.baselineOfTick(index, fragments, cells.span) {
                    Self.move(index, to: baseline, &fragments, ranges, &words)
                }
                continue
            }
            addRadicand(behind: index, Float(bar.x0)...max(Float(bar.x0), Float(bar.x1)), bars, fragments, ranges, words, cells.span)
        }
    }

    /// Puts the signs on their lines: once more, where fractions have become part of these.
    static func level(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        for index in fragments.indices where fragments[index].end &- fragments[index].start == 1 {
            guard isRoot(cells[fragments[index].start].unicode), fragments[index].frame == frame,
                let baseline = baseline(of: index, fragments, cells)
            else { continue }
            move(index, to: baseline, &fragments, ranges, &words)
        }
    }

    /// Whether there is a sign with a bar.
    var isEmpty: Bool { radicands.isEmpty }

    /// Sets brackets around sums and fractions under a bar.
    func bracket(_ words: inout [LayoutWord], _ cells: borrowing Span<Cell>) {
        for (range, isSum, hasTerm) in radicands where isSum || hasTerm && words[range].contains(where: { $0.fraction == .denominator }) {
            guard let first = range.min(by: { words[$0].x0 < words[$1].x0 }),
                let last = range.max(by: { Self.precedes(words[$0], words[$1]) })
            else { continue }
            // Above and below a sum stand its limits, wider than it.
            var start = first
            for word in range where words[word].x0 < words[first].x1 && LargeSigns.isOperation(cells[Int(words[word].start)].unicode) {
                start = word
            }
            words[start].opening &+= 1
            words[last].closing &+= 1
            (words[start].spelling, words[last].spelling) = (.any, .any)
        }
    }

    /// Whether a word is read before another one: of an exponent and the index below it, the exponent.
    private static func precedes(_ word: LayoutWord, _ other: LayoutWord) -> Bool {
        (word.x0 - other.x0).magnitude < 0.05 * other.size ? word.y > other.y : word.x0 < other.x0
    }

    static func isRoot(_ unicode: UInt32) -> Bool { 0x221A...0x221C ~= unicode }

    private static func move(
        _ index: Int, to y: Float, _ fragments: inout [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord]
    ) {
        fragments[index].y = y
        for word in ranges[index] { words[word].y = y }
    }

    /// The baseline of what was shown right behind the sign of a root, if that hangs over it; nil where the two stand on one. A sum's sign hangs itself: what
    /// stands behind that tells.
    private static func baseline(of index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Float? {
        let sign = fragments[index]
        var end = sign.x1
        // The line of a limit that has been put behind its sum, and where the sign of a sum hangs.
        var (limit, sum): (Float?, Float?) = (nil, nil)
        var isBehindSum = false
        for next in fragments[(index + 1)...].prefix(LargeSigns.reach + 1) {
            guard next.frame == sign.frame, next.overlay == sign.overlay else { return sum }
            guard (next.x0 - end).magnitude < 0.35 * sign.size else {
                guard limit == nil, next.x0 > end else { return sum }
                limit = next.y
                continue
            }
            end = next.x1
            guard !ScriptSize.isSmaller(next.size, than: sign.size) else { continue }
            if let limit, (limit - next.y).magnitude > 0.05 * sign.size { return sum }
            let height = (sign.y - next.y) / next.size
            let isSum = next.end &- next.start == 1 && LargeSigns.isOperation(cells[next.start].unicode)
            let baseline = height > 0.15 && height < (isSum ? Self.highestOverSum : LargeSigns.hanging.upperBound) ? next.y : nil
            guard isSum, !isBehindSum else { return baseline }
            (sum, isBehindSum) = (baseline, true)
        }
        return sum
    }

    /// The baseline of what was shown before the sign of a root that is used as a tick, in the column of a table: TeX hangs it about the middle of the line,
    /// from its top. Nil where something stands on the sign's own baseline.
    private static func baselineOfTick(_ index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Float? {
        let sign = fragments[index]
        var baseline: Float?
        for place in max(index - LargeSigns.reach, 0)..<min(index + LargeSigns.reach + 1, fragments.count) where place != index {
            let other = fragments[place]
            guard other.frame == sign.frame, other.overlay == sign.overlay else { continue }
            if (other.y - sign.y).magnitude < 0.1 * sign.size {
                // In a row of ticks the next ones hang as this one does.
                if other.end &- other.start == 1, cells[other.start].unicode == 0x221A { continue }
                return nil
            }
            if place < index, other.x1 < sign.x0, !ScriptSize.isSmaller(other.size, than: sign.size),
                tickHeights.contains((sign.y - other.y) / sign.size)
            {
                baseline = other.y
            }
        }
        return baseline
    }

    /// Of such a sign's origin, from the baseline up, in ems: 0.71 in the sizes of Computer Modern.
    private static let tickHeights: ClosedRange<Float> = 0.64...0.78

    /// Makes a sign and the index that was shown before it, over its left half, one sign, or puts the index before it.
    private static func joinIndex(
        of index: Int, _ fragments: inout [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: inout [Cell]
    ) {
        guard index > 0 else { return }
        let (sign, number) = (fragments[index], fragments[index - 1])
        guard number.frame == sign.frame, number.overlay == sign.overlay, number.size < indexSize * sign.size,
            number.end - number.start <= longestIndex, number.x1 > sign.x0 + indexOverlap * sign.size,
            number.x1 < sign.x1 + 0.1 * sign.size,
            number.x0 > sign.x0 - sign.size * Float(number.end - number.start), number.y > sign.y - 0.2 * sign.size,
            number.y < sign.y + 2 * sign.size, let word = ranges[index].first
        else { return }
        if number.end - number.start == 1, let whole = whole(cells[number.start].unicode) {
            cells[number.start].unicode = GlyphCollector.silent
            cells[sign.start].unicode = whole
            for word in ranges[index - 1] { (words[word].spelling, words[word].y, words[word].size) = (.any, sign.y, sign.size) }
        } else {
            for cell in number.start..<number.end {
                cells[cell].unicode = RaisedText.superscript(cells[cell].unicode)
            }
            let end = sign.x0 - 0.01 * sign.size
            for word in ranges[index - 1] {
                (words[word].x0, words[word].x1) = (end - 0.04 * sign.size, end)
                (words[word].spelling, words[word].y, words[word].size) = (.any, sign.y, sign.size)
            }
            (fragments[index - 1].x0, fragments[index - 1].x1) = (end - 0.04 * sign.size, end)
        }
        (fragments[index - 1].y, fragments[index - 1].size, fragments[index - 1].em) = (sign.y, sign.size, sign.em)
        words[word].spelling = .any
    }

    /// The sign of a root with its index.
    private static func whole(_ index: UInt32) -> UInt32? { index == 0x33 ? 0x221B : index == 0x34 ? 0x221C : nil }

    /// The bar that begins nearest to where a sign ends, above the line: that of a fraction under it begins close by.
    private static func bar(of sign: Fragment, _ bars: [Rectangle]) -> Rectangle? {
        var (nearest, found): (Float, Rectangle?) = (gap * sign.size, nil)
        for bar in bars {
            let distance = (Float(bar.x0) - sign.x1).magnitude
            if distance < nearest, heights.contains((Float(bar.y0) - sign.y) / sign.size) { (nearest, found) = (distance, bar) }
        }
        return found
    }

    /// A word's last cell that is no stop.
    private static func end(of word: LayoutWord, _ cells: borrowing Span<Cell>) -> Int? {
        var end = Int(word.end) - 1
        while end >= word.start, Stops.isPause(cells[end].unicode) { end -= 1 }
        return end >= word.start ? end : nil
    }

    /// Takes note of the words under a bar.
    private mutating func addRadicand(
        behind index: Int, _ bar: ClosedRange<Float>, _ bars: [Rectangle], _ fragments: [Fragment], _ ranges: [Range<Int>],
        _ words: [LayoutWord],
        _ cells: borrowing Span<Cell>
    ) {
        let sign = fragments[index]
        let slack = Self.gap * sign.size
        var (first, last): (Int?, Int?) = (nil, nil)
        // A term outside brackets, and a sum there.
        var (depth, hasTerm, isSum) = (0, false, false)
        // Sums under the bar of a root inside are none of this one's.
        var inner = -Float.infinity
        search: for next in (index + 1)..<min(fragments.count, index + 1 + Self.mostFragments) {
            let fragment = fragments[next]
            guard fragment.frame == sign.frame, fragment.overlay == sign.overlay, fragment.x0 > bar.lowerBound - slack else { break }
            if fragment.end - fragment.start == 1, cells[fragment.start].unicode == 0x221A {
                work += bars.count
                guard work < Self.mostWork else { return }
                inner = max(inner, Self.bar(of: fragment, bars).map { Float($0.x1) } ?? inner)
            }
            for word in ranges[next] {
                guard words[word].x1 < bar.upperBound + slack else {
                    if words[word].x0 > bar.upperBound - slack { break search }
                    // A word of which only the beginning is under the bar can't be closed there, but before a stop.
                    guard first != nil, let end = Self.end(of: words[word], cells), cells[end].x1 < bar.upperBound + slack
                    else { return }
                    last = word
                    break search
                }
                for cell in Int(words[word].start)..<Int(words[word].end)
                where !ScriptSize.isSmaller(fragment.size, than: sign.size) && cells[cell].x0 > inner {
                    switch cells[cell].unicode {
                    case 0x28, 0x5B, 0x7B, 0x27E8: depth += 1
                    case 0x29, 0x5D, 0x7D, 0x27E9: depth -= 1
                    case 0x2B, 0x2212, 0xB1, 0x2213: if depth <= 0, first != nil { isSum = true }
                    case 0x2D, 0x2013: if depth <= 0, first != nil, cells[cell].followsSpace || cell == words[word].start { isSum = true }
                    default: if depth <= 0 { hasTerm = true }
                    }
                }
                // Small type is a fraction's.
                if ScriptSize.isSmaller(fragment.size, than: sign.size) { hasTerm = true }
                if first == nil { first = word }
                last = word
            }
        }
        if let first, let last, first <= last { radicands.append((first...last, isSum: isSum, hasTerm: hasTerm)) }
    }
}
