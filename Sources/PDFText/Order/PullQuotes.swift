import PDFSyntax

/// Quotations that stand across the gutter between two columns, in larger type, in a box or between rules, with the lines of both set around them, as in magazines. Each is
/// read by itself, between two paragraphs, and the columns as though it weren't there.
struct PullQuotes {
    private(set) var boxes: [FramedBoxes.Box] = []
    /// The segments that are in none of them. Those beside a quotation reach to the edges of their columns, as the lines above and below do.
    private(set) var others: [Segment]

    /// Of most of the text.
    private let usualSize: Float

    /// Type of a quotation is larger than that of the text, as a multiple; type of this is between the others.
    private static let largerType: Float = 1.15
    private static let sizesOfText: ClosedRange<Float> = 0.85...1.15
    /// Sizes that differ by less, as a share, are one.
    private static let sameSize: Float = 0.03
    /// From line to line of a quotation, at the most, and between the parts of one line, in its ems.
    private static let leading: Float = 2.2
    private static let white: Float = 2
    private static let mostLines = 12
    /// Of a quotation.
    private static let fewestWords = 3
    private static let fewestCharacters = 12
    /// Beside it in each column.
    private static let fewestBeside = 2
    /// Above and below it, in both columns.
    private static let fewestAround = 4
    /// How far it reaches into each column, at the least, and how far above and below it these are looked at, in ems of the text.
    private static let reach: Float = 2
    private static let around: Float = 8
    /// Between columns, at the least, and within which lines begin in one place, in ems.
    private static let gutter: Float = 0.5
    private static let edge: Float = 0.3
    private static let widestIndent: Float = 4
    /// Rules above and below a quotation end in one place, within as many points.
    private static let sameEnd: Double = 3
    private static let mostRules = 64
    /// A page has few. What has more is no page to be read.
    private static let mostAreas = 24
    private static let segmentCounts = 12...3000

    /// nil if there are none, as on nearly all pages.
    ///
    /// - Parameters:
    ///   - segments: from the top.
    ///   - frames: boxes that are drawn on the page.
    ///   - rules: its thin lines.
    init?(_ segments: [Segment], frames: [FramedBoxes.Frame], rules: [Rectangle]) {
        guard Self.segmentCounts.contains(segments.count) else { return nil }
        others = segments
        usualSize = Self.usualSize(segments)
        let areas = frames + Self.largeType(segments, than: Self.largerType * usualSize) + Self.betweenRules(rules)
        for area in areas.prefix(Self.mostAreas) where area.x1 - area.x0 > 2 * Self.reach * usualSize { take(area) }
        if boxes.isEmpty { return nil }
    }

    private static func usualSize(_ segments: [Segment]) -> Float {
        var counts: [(quarters: Int, count: Int)] = []
        for segment in segments {
            let quarters = TypeSizes.quarters(min(segment.size, largestSize))
            if let known = counts.firstIndex(where: { $0.quarters == quarters }) {
                counts[known].count &+= Int(segment.cellCount)
            } else {
                counts.append((quarters, Int(segment.cellCount)))
            }
        }
        return counts.max { ($0.count, $1.quarters) < ($1.count, $0.quarters) }.map { Float($0.quarters) / 4 } ?? 10
    }

    /// Larger type is counted with this, in points.
    private static let largestSize: Float = 30

    /// Lines of one large size below each other; none if there are more than a page of text has.
    private static func largeType(_ segments: [Segment], than size: Float) -> [FramedBoxes.Frame] {
        var groups: [(x0: Float, x1: Float, top: Float, y: Float, size: Float, lines: Int)] = []
        for segment in segments where segment.size > size {
            let place = groups.lastIndex { group in
                let step = group.y - segment.y
                guard (group.size - segment.size).magnitude < sameSize * group.size, step < leading * group.size else { return false }
                if step < edge * group.size {
                    return segment.x0 < group.x1 + white * group.size && segment.x1 > group.x0 - white * group.size
                }
                return segment.x0 < group.x1 && segment.x1 > group.x0
            }
            if let place {
                let group = groups[place]
                groups[place] = (
                    min(group.x0, segment.x0), max(group.x1, segment.x1), group.top, segment.y, group.size,
                    group.y - segment.y < edge * group.size ? group.lines : group.lines + 1
                )
            } else {
                groups.append((segment.x0, segment.x1, segment.y, segment.y, segment.size, 1))
                guard groups.count <= mostAreas else { return [] }
            }
        }
        return groups.filter { $0.lines <= mostLines }
            .map { FramedBoxes.Frame(x0: $0.x0, x1: $0.x1, y0: $0.y - 0.25 * $0.size, y1: $0.top + 0.75 * $0.size) }
    }

    /// What stands between two level rules, one right below the other; none if there are more rules than a page of text has.
    private static func betweenRules(_ rules: [Rectangle]) -> [FramedBoxes.Frame] {
        let level = rules.filter { $0.width > 4 * $0.height }.sorted { $0.y0 > $1.y0 }
        guard level.count > 1, level.count <= mostRules else { return [] }
        return level.indices.compactMap { index in
            let above = level[index]
            let below = level[(index + 1)...].first {
                ($0.x0 - above.x0).magnitude < sameEnd && ($0.x1 - above.x1).magnitude < sameEnd && above.y0 - $0.y1 > sameEnd
            }
            return below.map { FramedBoxes.Frame(x0: Float(above.x0), x1: Float(above.x1), y0: Float($0.y1), y1: Float(above.y0)) }
        }
    }

    /// The columns that something stands between: where the left one ends, where the right one begins, and how far both go.
    private struct Columns {
        var (left, right): (Float, Float)
        var extent: ClosedRange<Float>
    }

    /// The columns whose lines meet an area above or below it; nil if something there goes across it.
    private func columns(around area: FramedBoxes.Frame) -> Columns? {
        var (left, right, first, last, count) = (-Float.infinity, Float.infinity, Float.infinity, -Float.infinity, 0)
        let height = Self.around * usualSize
        func isAround(_ segment: Segment) -> Bool {
            segment.y < area.y1 + height && segment.y > area.y0 - height && segment.x0 < area.x1 && segment.x1 > area.x0
                && !area.isLevel(y: segment.y, size: segment.size) && isText(segment)
        }
        for segment in others where isAround(segment) {
            switch (segment.x0 < area.x0, segment.x1 > area.x1) {
            case (true, true): return nil
            case (true, false): (left, first) = (max(left, segment.x1), min(first, segment.x0))
            case (false, true): (right, last) = (min(right, segment.x0), max(last, segment.x1))
            case (false, false): break
            }
            count += 1
        }
        // Nearly always lines meet it from one side alone, if any do.
        guard count >= Self.fewestAround, first < last else { return nil }
        // Lines that were stretched are of several parts.
        for segment in others where isAround(segment) && segment.x0 >= area.x0 && segment.x1 <= area.x1 {
            if segment.x1 < right { left = max(left, segment.x1) } else { right = min(right, segment.x0) }
        }
        guard left > area.x0, right < area.x1, right - left > Self.gutter * usualSize else { return nil }
        return Columns(left: left, right: right, extent: first...last)
    }

    /// Takes what stands in an area out of the text, if it is such a quotation.
    private mutating func take(_ area: FramedBoxes.Frame) {
        guard let columns = columns(around: area) else { return }
        // What the lines level with it leave free.
        var (left, right, level) = (-Float.infinity, Float.infinity, 0)
        var (beside, besideRight): ([Float], [Float]) = ([], [])
        for segment in others where area.isLevel(y: segment.y, size: segment.size) {
            let slack = Self.edge * segment.size
            if segment.x1 <= area.x0 + slack {
                guard segment.x1 > columns.extent.lowerBound, isText(segment) else { continue }
                left = max(left, segment.x1)
                if beside.last != segment.y { beside.append(segment.y) }
            } else if segment.x0 >= area.x1 - slack {
                guard segment.x0 < columns.extent.upperBound, isText(segment) else { continue }
                right = min(right, segment.x0)
                if besideRight.last != segment.y { besideRight.append(segment.y) }
            } else {
                guard segment.x0 > area.x0 - slack, segment.x1 < area.x1 + slack else { return }
                level += 1
            }
        }
        let reach = Self.reach * usualSize
        guard level > 0, beside.count >= Self.fewestBeside, besideRight.count >= Self.fewestBeside,
            columns.left - left > reach, right - columns.right > reach
        else { return }
        take(between: left, and: right, at: area, columns)
    }

    private func isText(_ segment: Segment) -> Bool { Self.sizesOfText.contains(segment.size / usualSize) }

    /// Where the lines of one column end or begin, by their baselines: numbers of the segments that do.
    private typealias Line = (y: Float, segment: Int)

    /// The lines of a column from the top, as far as they may stand beside an area.
    ///
    /// - Parameter isBefore: whether the second of two segments is nearer to the area.
    private func lines(
        around area: FramedBoxes.Frame, where isOwn: (Segment) -> Bool, _ isBefore: (Segment, Segment) -> Bool
    ) -> [Line] {
        var lines: [Line] = []
        let height = Self.around * usualSize
        for (index, segment) in others.enumerated() where segment.y < area.y1 + height && segment.y > area.y0 - height {
            guard isText(segment), isOwn(segment) else { continue }
            // Parts of stretched lines follow each other.
            if let last = lines.last, last.y == segment.y {
                if isBefore(others[last.segment], segment) { lines[lines.count - 1].segment = index }
            } else {
                lines.append((segment.y, index))
            }
        }
        return lines
    }

    /// Those of some lines that are level with an area or go on from these up and down in being short.
    private func short(_ lines: [Line], beside area: FramedBoxes.Frame, where isShort: (Segment) -> Bool) -> ArraySlice<Line> {
        func isLevel(_ line: Line) -> Bool { area.isLevel(y: line.y, size: others[line.segment].size) }
        guard var start = lines.firstIndex(where: isLevel), var end = lines.lastIndex(where: isLevel) else { return [] }
        while start > 0, isShort(others[lines[start - 1].segment]) { start -= 1 }
        while end + 1 < lines.count, isShort(others[lines[end + 1].segment]) { end += 1 }
        return lines[start...end]
    }

    /// Takes out what stands at an area and between two edges that the lines beside it leave free, and moves those lines' ends to where they would be.
    private mutating func take(between left: Float, and right: Float, at area: FramedBoxes.Frame, _ columns: Columns) {
        let (slack, reach) = (Self.edge * usualSize, Self.reach * usualSize)
        let middle = (columns.left + columns.right) / 2
        let leftLines = lines(
            around: area, where: { $0.x0 < left && $0.x1 < middle && $0.x1 > columns.extent.lowerBound }, { $0.x1 < $1.x1 })
        let rightLines = lines(
            around: area, where: { $0.x1 > right && $0.x0 > middle && $0.x0 < columns.extent.upperBound }, { $0.x0 > $1.x0 })
        // Paragraphs end and begin beside it, too, but those that end short of it elsewhere don't say so.
        var ends = short(leftLines, beside: area) { $0.x1 < left + slack }
        func isFull(_ line: Line?) -> Bool {
            line.map { others[$0.segment].x1 > left - reach || area.isLevel(y: $0.y, size: others[$0.segment].size) } ?? true
        }
        while !isFull(ends.first) { ends.removeFirst() }
        while !isFull(ends.last) { ends.removeLast() }
        let begins = short(rightLines, beside: area) { $0.x0 > right - slack && $0.x0 < right + Self.widestIndent * usualSize }
        let high = max(area.y1, ends.first?.y ?? 0, begins.first?.y ?? 0)
        let low = min(area.y0, ends.last?.y ?? 0, begins.last?.y ?? 0)
        let own = others.indices.filter { index in
            let segment = others[index]
            return segment.y < high && segment.y > low - slack && segment.x0 >= left && segment.x1 <= right
        }
        guard own.reduce(0, { $0 + others[$1].words.count }) >= Self.fewestWords,
            own.reduce(0, { $0 + Int(others[$1].cellCount) }) >= Self.fewestCharacters
        else { return }
        for line in ends { others[line.segment].x1 += columns.left - left }
        for line in begins { others[line.segment].x0 -= right - columns.right }
        boxes.append(FramedBoxes.Box(frame: area, segments: own.map { others[$0] }, tables: [], isFirst: true))
        for index in own.reversed() { others.remove(at: index) }
    }
}
