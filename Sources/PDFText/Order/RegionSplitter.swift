/// Divides a page into regions that are read one after the other, by the white between them: bands from top to bottom, and where a gutter runs
/// through several lines, columns from left to right (right to left where the script is).
///
/// A gutter alone does not make columns: a table has gutters too. Columns hold running lines, or were shown one after the other.
struct RegionSplitter {
    private let segments: [Segment]
    private let isRightToLeft: Bool
    private(set) var regions: [[Int]] = []

    /// A gutter is at least this many ems wide. Columns in newspapers come this close.
    static let gutterWidth: Float = 0.75
    /// Columns have at least this many lines each.
    static let fewestLines = 3
    /// Columns within columns within …: pages nest two or three.
    static let maximumDepth = 12
    /// Characters of a line of running text, at the least.
    static let runningCharacters = 14

    init(_ segments: [Segment], isRightToLeft: Bool) {
        self.segments = segments
        self.isRightToLeft = isRightToLeft
        split(Array(segments.indices), depth: 0)
    }

    /// A horizontal strip that no other strip overlaps.
    private struct Band {
        var members: [Int]
        var low, high: Float
    }

    private mutating func split(_ members: [Int], depth: Int) {
        // Where one vertical line meets every segment there is no gutter: most pages end here.
        let innermost = (members.map { segments[$0].x0 }.max() ?? 0, members.map { segments[$0].x1 }.min() ?? 0)
        guard depth < Self.maximumDepth, members.count > 3, innermost.0 >= innermost.1 else {
            if !members.isEmpty { regions.append(members) }
            return
        }
        let bands = self.bands(members)
        var (plainStart, index) = (0, 0)
        while index < bands.count {
            guard let found = columns(bands, from: index) else {
                index += 1
                continue
            }
            let start = openingBand(of: found, bands, plainStart..<index)
            appendRegion(bands[plainStart..<start])
            let opening = bands[start..<index].flatMap(\.members)
            let left = opening.filter { segments[$0].x1 <= found.gutter } + found.left
            let right = opening.filter { segments[$0].x1 > found.gutter } + found.right
            split(isRightToLeft ? right : left, depth: depth + 1)
            split(isRightToLeft ? left : right, depth: depth + 1)
            index = found.end
            plainStart = index
        }
        appendRegion(bands[plainStart...])
    }

    private mutating func appendRegion(_ bands: ArraySlice<Band>) {
        if !bands.isEmpty { regions.append(bands.flatMap(\.members)) }
    }

    /// Where columns begin that go on upwards beside a figure: the first of the bands right above them that hold lines of one column only.
    private func openingBand(of columns: Columns, _ bands: [Band], _ range: Range<Int>) -> Int {
        var start = range.upperBound
        var side: Bool?
        let (left, right) = (extent(columns.left), extent(columns.right))
        while start > range.lowerBound {
            let (band, below) = (bands[start - 1], bands[start])
            let isIn: (Int) -> Bool = { index in
                let segment = segments[index]
                let column = segment.x1 <= columns.gutter ? left : right
                return (segment.x1 <= columns.gutter || segment.x0 >= columns.gutter)
                    && segment.x0 > column.lowerBound - segment.size && segment.x1 < column.upperBound + segment.size
            }
            // Rows of both are a table's that ends in columns.
            let isLeft = segments[band.members[0]].x1 <= columns.gutter
            guard band.low - below.high < Self.openingGap * segments[band.members[0]].size, band.members.allSatisfy(isIn),
                band.members.allSatisfy({ (segments[$0].x1 <= columns.gutter) == isLeft }), side.map({ $0 == isLeft }) ?? true
            else { break }
            side = isLeft
            start -= 1
        }
        return start
    }

    private func extent(_ members: [Int]) -> ClosedRange<Float> {
        let low = members.map { segments[$0].x0 }.min() ?? 0
        return low...max(low, members.map { segments[$0].x1 }.max() ?? 0)
    }

    private func bands(_ members: [Int]) -> [Band] {
        let sorted = members.sorted { segments[$0].high > segments[$1].high }
        var bands: [Band] = []
        for index in sorted {
            let segment = segments[index]
            if var last = bands.last, segment.high > last.low {
                last.members.append(index)
                last.low = min(last.low, segment.low)
                bands[bands.count - 1] = last
            } else {
                bands.append(Band(members: [index], low: segment.low, high: segment.high))
            }
        }
        return bands
    }

    // MARK: Gutters

    private struct Columns {
        let left, right: [Int]
        /// The middle of the gutter.
        let gutter: Float
        /// Index of the first band below them.
        let end: Int
    }

    private struct Gap {
        var x0, x1: Float
    }

    /// Segments compared with gaps so far. Pages of columns and tables come to some ten thousand; what needs more is no page to be read.
    private var work = 0
    private static let maximumWork = 2_000_000
    /// The widest gutters alone can part columns.
    private static let judgedGutters = 3
    /// White between the lines of a column and those above that belong to it, in ems: between paragraphs, not between parts of a page.
    private static let openingGap: Float = 2.4
    /// Bands looked at for a gutter to open.
    private static let openingBands = 6

    /// The longest run of bands from `start` on through which a gutter goes, if what stands on its sides are columns.
    private mutating func columns(_ bands: [Band], from start: Int) -> Columns? {
        var free = [Gap(x0: -.infinity, x1: .infinity)]
        var (left, right): (Float, Float) = (.infinity, -.infinity)
        var best: (end: Int, gutters: [Gap])?
        for index in start..<bands.count {
            work += bands[index].members.count * (free.count + 1)
            guard work <= Self.maximumWork else { return nil }
            narrow(&free, by: bands[index].members)
            for member in bands[index].members {
                left = min(left, segments[member].x0)
                right = max(right, segments[member].x1)
            }
            if free.contains(where: { $0.x0 >= left && $0.x1 <= right }) {
                best = (index + 1, free.filter { $0.x0 >= left && $0.x1 <= right })
            } else if best != nil || index - start >= Self.openingBands {
                break
            }
        }
        guard let best else { return nil }
        let range = trim(bands, start..<best.end)
        guard range.lowerBound == start, !range.isEmpty else { return nil }
        work += 8 * range.reduce(0) { $0 + bands[$1].members.count }
        for gutter in best.gutters.sorted(by: { $0.x1 - $0.x0 > $1.x1 - $1.x0 }).prefix(Self.judgedGutters) {
            if let found = judge(gutter, bands, range) { return found }
        }
        return nil
    }

    /// Leaves of the gaps what no member stands in.
    private func narrow(_ gaps: inout [Gap], by members: [Int]) {
        for index in members {
            let segment = segments[index]
            let width = Self.gutterWidth * min(segment.size, 14)
            var position = 0
            while position < gaps.count {
                let gap = gaps[position]
                if segment.x1 <= gap.x0 || segment.x0 >= gap.x1 {
                    position += 1
                    continue
                }
                let isLeftWide = segment.x0 - gap.x0 >= width
                let isRightWide = gap.x1 - segment.x1 >= width
                if isLeftWide {
                    gaps[position].x1 = segment.x0
                    if isRightWide { gaps.insert(Gap(x0: segment.x1, x1: gap.x1), at: position + 1) }
                    position += isRightWide ? 2 : 1
                } else if isRightWide {
                    gaps[position].x0 = segment.x1
                    position += 1
                } else {
                    gaps.remove(at: position)
                }
            }
        }
    }

    /// Takes away single lines at the top and the bottom that stand clear of the rest: headings of the page, not of a column.
    private func trim(_ bands: [Band], _ range: Range<Int>) -> Range<Int> {
        guard range.count > 2 else { return range }
        let clear = range.dropFirst().map { bands[$0 - 1].low - bands[$0].high }.sorted()
        // Where the lines of two columns do not stand level there is hardly any white between bands.
        let usual = max(clear[clear.count / 2], 0.6 * segments[bands[range.lowerBound].members[0]].size)
        func isLine(_ band: Band) -> Bool { band.high - band.low < 1.2 * (segments[band.members[0]].size) }
        var (first, last) = (range.lowerBound, range.upperBound)
        if isLine(bands[first]), bands[first].low - bands[first + 1].high > 2.2 * usual + 4 { first += 1 }
        // A note below both columns, which its first line does not tell from one below the first, is of smaller type.
        let foot = bands[last - 1]
        let isNote = foot.members.allSatisfy { segments[$0].size < 0.93 * segments[bands[first].members[0]].size }
        let white = 2.2 * (isNote ? clear[clear.count / 2] : usual) + 4
        if last - first > 2, isLine(foot), bands[last - 2].low - foot.high > white { last -= 1 }
        return first..<last
    }

    // MARK: Columns or a table

    private struct Side {
        var members: [Int]
        var lines = 0
        var characters = 0
        var typicalWidth: Float = 0
        var width: Float = 0
        /// Lines that reach across most of the column.
        var fullCount = 0
        /// Lines of several segments: rows of cells, but for a few that were justified carelessly.
        var partedCount = 0
        /// Whether most of it belongs to annotations.
        var isOverlaid = false
        /// Whether its lines are running text: long, and most of them filling the column.
        var isRunning: Bool {
            lines >= 1 && characters / lines >= RegionSplitter.runningCharacters && typicalWidth > 0.55 * width && partedCount * 3 <= lines
        }
        /// Whether it is set as a column of running text is: its lines from edge to edge, most of them if they are few, half of them where
        /// headings and short paragraphs have room to stand between.
        var isFull: Bool {
            guard isRunning, partedCount * 5 <= lines else { return false }
            return lines >= 8 ? fullCount * 2 >= lines && characters / lines >= 20 : fullCount * 3 >= lines * 2
        }
    }

    private func judge(_ gutter: Gap, _ bands: [Band], _ range: Range<Int>) -> Columns? {
        let middle = (gutter.x0 + gutter.x1) / 2
        let members = range.flatMap { bands[$0].members }
        let left = side(members.filter { segments[$0].x1 <= middle })
        let right = side(members.filter { segments[$0].x1 > middle })
        let fewest = min(left.lines, right.lines)
        let changes = changes(left.members, right.members)
        guard fewest >= Self.fewestLines || (fewest == 2 && changes <= 1) else { return nil }
        // Labels and what has been filled in beside them, seldom on quite the same line.
        if left.isOverlaid != right.isOverlaid, alignedShare(left, right, tolerance: 0.5) >= 0.5 { return nil }
        let aligned = alignedShare(left, right, tolerance: 0.12)
        let accepted: Bool
        if changes <= 2 + fewest / 8 {
            accepted = left.isRunning || right.isRunning || aligned < 0.5
        } else {
            // Shown line by line across the page (scans, some converters): only the text itself can tell.
            accepted = left.isFull && right.isFull && fewest >= 4
        }
        return accepted ? Columns(left: left.members, right: right.members, gutter: middle, end: range.upperBound) : nil
    }

    private func side(_ members: [Int]) -> Side {
        var side = Side(members: members)
        guard !members.isEmpty else { return side }
        let sorted = members.sorted { segments[$0].y > segments[$1].y }
        var extents: [(x0: Float, x1: Float, isParted: Bool)] = []
        var y = Float.infinity
        for index in sorted {
            let segment = segments[index]
            side.characters += Int(segment.cellCount)
            if y - segment.y > 0.5 * segment.size {
                y = segment.y
                extents.append((segment.x0, segment.x1, false))
            } else {
                let last = extents[extents.count - 1]
                // What overlaps is no cell: a word that was recognised twice.
                let isParted = segment.x0 - last.x1 > segment.size || last.x0 - segment.x1 > segment.size
                if isParted, !last.isParted { side.partedCount += 1 }
                extents[extents.count - 1] = (min(last.x0, segment.x0), max(last.x1, segment.x1), last.isParted || isParted)
            }
        }
        side.lines = extents.count
        side.isOverlaid = members.count { segments[$0].overlay != 0 } * 2 > members.count
        let widths = extents.map { $0.x1 - $0.x0 }.sorted()
        side.typicalWidth = widths[widths.count / 2]
        side.width = (extents.map(\.x1).max() ?? 0) - (extents.map(\.x0).min() ?? 0)
        side.fullCount = widths.count { $0 > 0.85 * side.width }
        return side
    }

    /// How often the order of showing goes from one side to the other.
    private func changes(_ left: [Int], _ right: [Int]) -> Int {
        let shown = (left.map { (segments[$0].order, false) } + right.map { (segments[$0].order, true) }).sorted { $0.0 < $1.0 }
        return zip(shown, shown.dropFirst()).count { $0.1 != $1.1 }
    }

    /// The share of the shorter side's lines that have a line of the other side on their baseline.
    private func alignedShare(_ left: Side, _ right: Side, tolerance ems: Float) -> Float {
        let (few, many) = left.lines <= right.lines ? (left.members, right.members) : (right.members, left.members)
        let baselines = many.map { segments[$0].y }.sorted()
        let found = few.count { index in
            let tolerance = ems * segments[index].size
            var (low, high) = (0, baselines.count)
            while low < high {
                let middle = (low + high) / 2
                if baselines[middle] < segments[index].y - tolerance { low = middle + 1 } else { high = middle }
            }
            return low < baselines.count && baselines[low] <= segments[index].y + tolerance
        }
        return Float(found) / Float(max(few.count, 1))
    }
}
