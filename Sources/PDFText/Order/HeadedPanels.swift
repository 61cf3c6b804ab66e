import PDFSyntax

/// Blocks side by side that each have a heading with a rule of its own below it, shown one after the other: the panels of a report on one sheet.
///
/// Their lines may stand level everywhere, so that white alone would read them across. The heads of a table's columns may have rules of their own, too,
/// but are no larger than what stands below, and the table was shown row by row.
struct HeadedPanels {
    /// What is read one after the other, as indices into what was given: what stands above, the panels from left to right, what stands below.
    private(set) var parts: [[Int]] = []

    /// A heading, and what it stands above.
    private static let fewestOfPanel = 3
    /// A rule's length at the least, from a heading's baseline down to it at the most, and how far the heading begins from where it does, in ems of the
    /// heading.
    private static let leastLength: Float = 4
    private static let belowHead: Float = 1.6
    private static let shift: Float = 0.5
    /// How much larger headings are than what most of their panels is set in.
    private static let largerHead: Float = 1.15
    /// Of the height of two rules that are level, in points.
    private static let levelness = 1.5
    /// Rules looked at, and things compared with them: pages of text have a few.
    private static let mostRules = 256
    private static let mostRows = 16
    private static let mostSegments = 3000

    /// A rule with its heading.
    private struct Head {
        let index: Int
        let x0, x1: Float
    }

    /// nil where there are none, as on nearly all pages.
    init?(_ rules: [Rectangle], _ segments: [Segment]) {
        guard segments.count >= 2 * Self.fewestOfPanel, segments.count <= Self.mostSegments else { return nil }
        let level = rules.filter { $0.x1 - $0.x0 > 8 * ($0.y1 - $0.y0) }
        guard level.count > 1, level.count <= Self.mostRules else { return nil }
        let sorted = level.sorted { $0.y0 > $1.y0 }
        var (start, rows) = (0, 0)
        for index in sorted.indices where index + 1 == sorted.count || sorted[start].y0 - sorted[index + 1].y0 > Self.levelness {
            defer { start = index + 1 }
            guard index > start else { continue }
            rows += 1
            guard rows <= Self.mostRows else { return nil }
            let heads = heads(of: sorted[start...index], segments)
            if divide(segments, below: heads, closedBy: sorted[(index + 1)...]) { return }
        }
        return nil
    }

    /// The headings right above some level rules, from left to right; none if a rule has none, or two rules meet.
    private func heads(of rules: ArraySlice<Rectangle>, _ segments: [Segment]) -> [Head] {
        var heads: [Head] = []
        for rule in rules.sorted(by: { $0.x0 < $1.x0 }) {
            let (x0, x1, y) = (Float(rule.x0), Float(rule.x1), Float(rule.y0))
            if let last = heads.last, x0 <= last.x1 { return [] }
            let head = segments.indices.filter {
                let segment = segments[$0]
                return segment.y > y && segment.y - y < Self.belowHead * segment.size && x1 - x0 > Self.leastLength * segment.size
                    && (segment.x0 - x0).magnitude < Self.shift * segment.size && segment.x1 < x1 + segment.size
            }
            guard head.count == 1 else { return [] }
            heads.append(Head(index: head[0], x0: x0, x1: x1))
        }
        return heads
    }

    /// The height of the lowest level rules above another height that are as long as those below the headings, one for each: what stands below them is no
    /// panel's, as below the summary of an article and what is said of it. Above them they part the rows of panels.
    ///
    /// - Parameter rules: from the top.
    private static func end(of heads: [Head], _ rules: ArraySlice<Rectangle>, above bottom: Float) -> Float {
        guard let first = heads.first else { return -.infinity }
        func isAsLong(_ rule: Rectangle, _ head: Head) -> Bool {
            (Float(rule.x0) - head.x0).magnitude < evenness && (Float(rule.x1) - head.x1).magnitude < evenness
        }
        for rule in rules.reversed() where Float(rule.y0) > bottom && isAsLong(rule, first) {
            let areClosed = heads.dropFirst().allSatisfy { head in
                rules.contains { ($0.y0 - rule.y0).magnitude < levelness && isAsLong($0, head) }
            }
            if areClosed { return Float(rule.y0) }
        }
        return -.infinity
    }

    /// Of the ends of rules below each other, in points.
    private static let evenness: Float = 2

    /// Whether what stands below some headings falls apart in panels that were shown one after the other, down to what runs across or to other headings of
    /// that size.
    ///
    /// - Parameter rules: those further down, which may close all panels.
    private mutating func divide(_ segments: [Segment], below heads: [Head], closedBy rules: ArraySlice<Rectangle>) -> Bool {
        guard heads.count > 1, let first = heads.first else { return false }
        let head = segments[first.index]
        let cuts = zip(heads, heads.dropFirst()).map { ($0.x1 + $1.x0) / 2 }
        guard heads.allSatisfy({ (segments[$0.index].size - head.size).magnitude < 0.05 * head.size }) else { return false }
        let top = heads.reduce(-Float.infinity) { max($0, segments[$1.index].high) }
        var bottom = -Float.infinity
        for segment in segments where segment.y < head.y - head.size {
            if cuts.contains(where: { segment.x0 < $0 && segment.x1 > $0 }) { bottom = max(bottom, segment.high) }
        }
        bottom = max(bottom, nextHeads(segments, below: head))
        bottom = max(bottom, Self.end(of: heads, rules, above: bottom))
        var panels = Array(repeating: [Int](), count: heads.count)
        var (above, below): ([Int], [Int]) = ([], [])
        for (index, segment) in segments.enumerated() {
            if segment.low > top {
                above.append(index)
            } else if segment.y < bottom {
                below.append(index)
            } else {
                panels[cuts.count { $0 < (segment.x0 + segment.x1) / 2 }].append(index)
            }
        }
        guard panels.allSatisfy({ $0.count >= Self.fewestOfPanel }), followEachOther(panels, segments) else { return false }
        let sizes = panels.joined().map { segments[$0].size }.sorted()
        guard head.size > Self.largerHead * sizes[sizes.count / 2] else { return false }
        parts = [above] + panels + [below]
        return true
    }

    /// The height of the next headings side by side, parted elsewhere: two of their size and more on one baseline, one of them at the left edge.
    private func nextHeads(_ segments: [Segment], below head: Segment) -> Float {
        let alike = segments.filter { $0.y < head.y - head.size && ($0.size - head.size).magnitude < 0.05 * head.size }
        var next = -Float.infinity
        for segment in alike where (segment.x0 - head.x0).magnitude < head.size {
            if alike.contains(where: { $0.x0 > segment.x1 && ($0.y - segment.y).magnitude < 0.1 * head.size }) {
                next = max(next, segment.high + 0.1 * head.size)
            }
        }
        return next
    }

    private func followEachOther(_ panels: [[Int]], _ segments: [Segment]) -> Bool {
        var last = Int32.min
        for panel in panels {
            let orders = panel.map { segments[$0].order }
            guard let first = orders.min(), first > last else { return false }
            last = orders.max() ?? last
        }
        return true
    }
}
