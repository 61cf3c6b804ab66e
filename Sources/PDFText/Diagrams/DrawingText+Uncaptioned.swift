import PDFSyntax

/// Drawings that have no caption: line drawings with letters at their measures, schemes, maps.
///
/// Told by many shapes with slanted or curved sides that touch each other, among which nothing stands but short names, no larger than the text that most
/// of the page is. Boxes, lists with drawn bullets, marks and keys have shapes that are apart from each other; slides and posters have most of their text
/// in their drawings, or such as is larger.
extension DrawingText {
    /// What touches each other.
    private struct Cluster {
        var box: Rectangle
        var items: [Int]
        /// Whether it is a drawing of many parts, which may have names.
        var isScheme = false
        /// Whether it is one of a few lines, which may have letters at their ends.
        var isLettered = false
    }

    static let fewestUncaptioned = 8
    private static let mostUncaptioned = 40
    /// In points.
    private static let reach = 1.5
    private static let narrowest = 50.0
    private static let lowest = 40.0
    private static let smallestShape = 3.0
    private static let mostComparisons = 2_000_000

    /// - Parameters:
    ///   - shapes: with slanted or curved sides.
    ///   - details: the same, within others of them.
    ///   - rules: what may be part of a drawing beside them.
    ///   - beginsCaption: whether a fragment does.
    mutating func addUncaptioned(_ shapes: [Rectangle], _ details: [Rectangle], _ rules: [Rectangle], beginsCaption: (Int) -> Bool) {
        let wordCount = ranges.reduce(0) { $0 + $1.count }
        guard wordCount >= Self.fewestWordsOfPage else { return }
        let items = shapes + details + rules
        let (shapeCount, drawnCount) = (shapes.count, shapes.count + details.count)
        var clusters = Self.clusters(of: items)
        for index in clusters.indices {
            clusters[index].isScheme = isScheme(clusters[index], shapeCount, items)
            clusters[index].isLettered = isLettered(clusters[index], drawnCount, items)
        }
        clusters.removeAll { !$0.isScheme && !$0.isLettered }
        if clusters.count > Self.mostUncaptioned { clusters.removeAll { !$0.isScheme } }
        guard !clusters.isEmpty, clusters.count <= Self.mostUncaptioned else { return }
        let size = bodySize
        var (names, letters): (Set<Int>, Set<Int>) = ([], [])
        for cluster in clusters {
            guard work < Self.mostWork else { return }
            let area = TextBox(x0: cluster.box.x0, y0: cluster.box.y0, x1: cluster.box.x1, y1: cluster.box.y1)
            let parts = cluster.items.map { items[$0] }
            guard !Self.hasStaff(parts), !Self.hasRows(parts, cluster.items.filter { $0 < drawnCount }.map { items[$0] }, area) else {
                continue
            }
            let around = withScripts(lines(around: area, Self.reachOfText, above: -.infinity))
            var labels = cluster.isScheme ? self.labels(in: area, parts, around) : []
            let isNamed = !labels.isEmpty
            if isNamed {
                labels.removeAll { $0.fragments.contains(where: beginsCaption) }
            } else if cluster.isLettered {
                labels = self.letters(in: area, parts, around, isCaption: beginsCaption)
            }
            guard Self.fewestLabels <= labels.count, labels.reduce(0, { $0 + $1.wordCount }) <= Self.mostWords,
                labels.allSatisfy({ $0.size < Self.largestLabel * size }), !Self.areTable(labels, among: labels, isBelowTitle: false)
            else { continue }
            labels += self.letters(beside: labels, parts, around, isCaption: beginsCaption)
            if isNamed { names.formUnion(labels.flatMap(\.fragments)) } else { letters.formUnion(labels.flatMap(\.fragments)) }
        }
        if let found = [letters.union(names), names].first(where: { leavesText($0, wordCount) }) { fragments.formUnion(found) }
    }

    /// Whether enough of a page is left without what stands in its drawings.
    private func leavesText(_ found: Set<Int>, _ wordCount: Int) -> Bool {
        let own = found.reduce(0) { $0 + ranges[$1].count }
        guard wordCount - own >= Self.fewestWordsOfText else { return false }
        if own * Self.fewestTexts < wordCount { return true }
        // Names in formulas are many words of few letters.
        let (drawn, whole) = (found.reduce(0) { $0 + all[$1].end - all[$1].start }, all.reduce(0) { $0 + $1.end - $1.start })
        return drawn * Self.leastText < whole
    }

    private static let fewestLabels = 3
    /// A slide may have few, in and beside its drawings.
    private static let fewestWordsOfPage = 80
    private static let fewestWordsOfText = 40
    /// All of a page's words and letters, as a multiple of those in drawings.
    private static let fewestTexts = 4
    private static let leastText = 3
    /// Of a label's type, in those of the text.
    private static let largestLabel = 1.15

    /// Whether there are five lines like those that notes stand on.
    private static func hasStaff(_ items: [Rectangle]) -> Bool {
        let lines = items.filter { $0.height < 2 && $0.width > narrowest }.sorted {
            ($0.x0.rounded(), $0.y0) < ($1.x0.rounded(), $1.y0)
        }
        guard lines.count >= 5 else { return false }
        return lines.indices.dropFirst(4).contains { last in
            let own = lines[(last - 4)...last]
            let step = lines[last].y0 - lines[last - 1].y0
            return step > 1 && step < widestStaff
                && own.indices.dropFirst().allSatisfy { index in
                    (lines[index].x0 - lines[index - 1].x0).magnitude < 1 && (lines[index].x1 - lines[index - 1].x1).magnitude < 1
                        && (lines[index].y0 - lines[index - 1].y0 - step).magnitude < 0.5
                }
        }
    }

    /// Between two lines of a staff, in points.
    private static let widestStaff = 9.0

    /// Whether lines across part an area into rows with a first column, in which no slanted or curved shape is as there are behind it: a table of a function's
    /// values.
    private static func hasRows(_ items: [Rectangle], _ shapes: [Rectangle], _ area: TextBox) -> Bool {
        let (width, height) = (area.x1 - area.x0, area.y1 - area.y0)
        let across = items.filter { $0.height < 2 && $0.width > rowShare * width }.map(\.y0)
        // These may be drawn row by row.
        var heights: [Int: Double] = [:]
        for item in items where item.width < 2 && item.height > leastRow && item.x0.magnitude < 1e6 {
            heights[Int(item.x0.rounded()), default: 0] += item.height
        }
        let upright = heights.filter { $0.value > rowShare * height }.map { Double($0.key) }
        let first = shapes.reduce(Double.infinity) { min($0, $1.x0) }
        let isParted = upright.contains {
            $0 > area.x0 + narrowestColumn * width && $0 < area.x0 + widestColumn * width && $0 < first + leastRow / 2
        }
        return isParted && (fewestRows + 1...mostRows + 1).contains(places(across)) && places(upright) <= mostColumnLines
    }

    /// How many lines are apart from each other.
    private static func places(_ lines: [Double]) -> Int {
        let sorted = lines.sorted()
        return sorted.isEmpty ? 0 : 1 + zip(sorted, sorted.dropFirst()).count { $1 - $0 > leastRow }
    }

    /// Of an area's sides.
    private static let rowShare = 0.8
    private static let fewestRows = 2
    private static let mostRows = 6
    private static let mostColumnLines = 8
    /// Of the first one, as a share of the area's width.
    private static let narrowestColumn = 0.05
    private static let widestColumn = 0.45
    /// In points.
    private static let leastRow = 8.0

    /// Of the type of most words, in points.
    private var bodySize: Double {
        var counts: [Int: Int] = [:]
        for (index, fragment) in all.enumerated() where fragment.size > 0 && fragment.size < 1000 {
            counts[Int((4 * fragment.size).rounded()), default: 0] += ranges[index].count
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { Double($0.key) / 4 } ?? 0
    }

    /// Whether it is a drawing of many parts, which may have names.
    private func isScheme(_ cluster: Cluster, _ shapeCount: Int, _ items: [Rectangle]) -> Bool {
        let count = cluster.items.count { $0 < shapeCount && max(items[$0].width, items[$0].height) > Self.smallestShape }
        return count >= Self.fewestUncaptioned && cluster.box.width > Self.narrowest && cluster.box.height > Self.lowest
    }

    /// Whether it is a drawing of a few lines, which may have letters at their ends: a triangle, a coordinate system, a tree.
    private func isLettered(_ cluster: Cluster, _ shapeCount: Int, _ items: [Rectangle]) -> Bool {
        guard cluster.box.width > Self.leastLettered, cluster.box.height > Self.leastLettered else { return false }
        let large = cluster.items.filter { $0 < shapeCount && Self.isLarge(items[$0]) }.map { items[$0] }
        guard large.count >= Self.fewestLarge else { return false }
        // Boxes with round corners in one row, or one below the other, are none.
        return !large.allSatisfy { Self.isSame($0.y0, large[0].y0) && Self.isSame($0.y1, large[0].y1) }
            && !large.allSatisfy { Self.isSame($0.x0, large[0].x0) && Self.isSame($0.x1, large[0].x1) }
    }

    private static func isSame(_ edge: Double, _ other: Double) -> Bool { (edge - other).magnitude < reach }

    static func isLarge(_ shape: Rectangle) -> Bool { max(shape.width, shape.height) > leastLarge }

    static let fewestLarge = 2
    /// In points: arrows' heads, bullets, roots and marks are smaller.
    private static let leastLarge = 12.0
    private static let leastLettered = 30.0

    /// The lines in an area, and short ones that touch what is drawn at its edges; none if there is text among them.
    ///
    /// - Parameter around: the lines in the area and around it.
    private mutating func labels(in area: TextBox, _ items: [Rectangle], _ around: [Line]) -> [Line] {
        var (labels, others): ([Line], [Line]) = ([], [])
        for line in around {
            let (x, y) = ((line.box.x0 + line.box.x1) / 2, (line.box.y0 + line.box.y1) / 2)
            if x > area.x0, x < area.x1, y > area.y0, y < area.y1 {
                guard line.wordCount <= Self.longestLabel else { return [] }
                labels.append(line)
            } else {
                work += items.count
                guard work < Self.mostWork else { return [] }
                if isOutermost(line, items) { labels.append(line) } else { others.append(line) }
            }
        }
        work += labels.count * around.count
        guard labels.count <= Self.mostWords else { return [] }
        guard !labels.isEmpty else { return [] }
        // What goes on outside is a text beside the drawing, or one of a drawing that is known in part; sentences are to be read, in however many lines.
        for label in labels {
            if others.contains(where: { $0.follows(label) || label.follows($0) }) { return [] }
            var whole = [label]
            while let next = labels.first(where: { line in
                !whole.contains { $0.fragments[0] == line.fragments[0] } && whole.contains { $0.follows(line) || line.follows($0) }
            }) {
                whole.append(next)
                work += labels.count * whole.count
                if whole.reduce(0, { $0 + $1.wordCount }) > Self.longestLabel { return [] }
            }
        }
        // An index of the text beside it, one of several names in a row.
        return labels.filter { label in !others.contains { $0.isBeside(label) } }
    }

    /// Whether a line of a letter or two touches what is drawn, or one of a word or two ends beside it.
    private func isOutermost(_ line: Line, _ items: [Rectangle]) -> Bool {
        guard line.wordCount <= 2 else { return false }
        let isShort = line.wordCount == 1 && cellCount(line) <= Self.longestOutside
        let (box, slack) = (line.box, Self.nearby * line.size)
        return items.contains {
            $0.x0 < box.x1 + slack && $0.x1 > box.x0 - slack
                && (isShort ? $0.y0 < box.y1 + slack && $0.y1 > box.y0 - slack : $0.y0 < box.y1 && $0.y1 > box.y0)
        }
    }

    /// In points.
    private static let reachOfText = 10.0
    /// Words of a name, in however many lines.
    private static let longestLabel = 6

    func cellCount(_ line: Line) -> Int { line.fragments.reduce(0) { $0 + all[$1].end - all[$1].start } }

    /// Characters.
    private static let longestOutside = 3
    /// In ems.
    static let nearby = 0.6

    /// What of some boxes overlaps or touches, without lying in another: what is drawn on a ground is none of its parts.
    private static func clusters(of boxes: [Rectangle]) -> [Cluster] {
        let order = boxes.indices.sorted { boxes[$0].x0 < boxes[$1].x0 }
        var sets = DisjointSets(count: boxes.count)
        var open: [Int] = []
        var comparisons = 0
        for index in order {
            let box = boxes[index]
            open.removeAll { boxes[$0].x1 + reach < box.x0 }
            comparisons += open.count
            guard comparisons < mostComparisons else { return [] }
            for other in open {
                let known = boxes[other]
                guard known.y0 - reach <= box.y1, box.y0 - reach <= known.y1, !contains(known, box), !contains(box, known) else { continue }
                sets.join(index, to: other)
            }
            open.append(index)
        }
        var places: [Int: Int] = [:]
        var clusters: [Cluster] = []
        for index in boxes.indices {
            let (own, box) = (sets.root(index), boxes[index])
            if let place = places[own] {
                let known = clusters[place].box
                clusters[place].box = Rectangle(
                    x0: min(known.x0, box.x0), y0: min(known.y0, box.y0), x1: max(known.x1, box.x1), y1: max(known.y1, box.y1))
                clusters[place].items.append(index)
            } else {
                places[own] = clusters.count
                clusters.append(Cluster(box: box, items: [index]))
            }
        }
        return clusters
    }

    private static func contains(_ box: Rectangle, _ other: Rectangle) -> Bool {
        box.x0 + reach < other.x0 && box.y0 + reach < other.y0 && box.x1 - reach > other.x1 && box.y1 - reach > other.y1
    }
}

extension DrawingText.Line {
    /// Whether it is one below another of the same text.
    ///
    /// - Parameter leading: in ems, at the most.
    func follows(_ other: Self, within leading: Double = 1.6) -> Bool {
        let step = other.box.y0 - box.y0
        return step > 0.5 * size && step < leading * size && (other.size - size).magnitude < 0.1 * size
            && min(box.x1, other.box.x1) - max(box.x0, other.box.x0) > 0.5 * min(box.x1 - box.x0, other.box.x1 - other.box.x0)
    }

    /// Whether it stands on the same baseline, in the same type.
    func isLevel(with other: Self) -> Bool {
        (other.box.y0 - box.y0).magnitude < 0.1 * size && (other.size - size).magnitude < 0.05 * size
    }

    func isBeside(_ other: Self) -> Bool {
        let gap = max(size, other.size)
        return box.x0 < other.box.x1 + gap && other.box.x0 < box.x1 + gap && box.y0 < other.box.y1 && other.box.y0 < box.y1
    }
}
