/// Divides a page into regions that are read one after the other, by the white between them: bands from top to bottom, and where a gutter runs
/// through several lines, columns from left to right (right to left where the script is).
///
/// A gutter alone does not make columns: a table has gutters too. Columns hold running lines, or were shown one after the other.
struct RegionSplitter {
    /// What is asked of a segment, again and again, and holds no reference.
    private struct Piece {
        let x0, x1, y, size, low, high: Float
        let order, cellCount: Int32
        let isOverlaid: Bool

        init(_ segment: Segment) {
            (x0, x1, y, size, low, high) = (segment.x0, segment.x1, segment.y, segment.size, segment.low, segment.high)
            (order, cellCount, isOverlaid) = (segment.order, segment.cellCount, segment.overlay != 0)
        }
    }

    private let pieces: [Piece]
    private let isRightToLeft: Bool
    /// Of most of the text.
    private let usualSize: Float
    private(set) var regions: [[Int]] = []

    /// A gutter is at least this many ems wide. Columns in newspapers come this close.
    static let gutterWidth: Float = 0.75
    /// Type larger by less is not meant to be larger.
    private static let jitter: Float = 1.3
    /// Beside larger type, in ems of the usual one: LaTeX sets columns of 10 points 10 points apart.
    private static let headingGutter: Float = 0.95
    /// What of it a line may leave that reaches into it, where one column was shown after the other.
    private static let overfull: Float = 0.3
    /// Lines of each column then, at the least.
    private static let fewestBesideNarrow = 8
    /// Columns have at least this many lines each.
    static let fewestLines = 3
    /// Columns within columns within …: pages nest two or three.
    static let maximumDepth = 12
    /// Characters of a line of running text, at the least.
    static let runningCharacters = 14

    init(_ segments: [Segment], isRightToLeft: Bool) {
        pieces = segments.map(Piece.init)
        self.isRightToLeft = isRightToLeft
        usualSize = Self.usualSize(pieces)
        split(Array(segments.indices), depth: 0)
    }

    private static func usualSize(_ pieces: [Piece]) -> Float {
        var counts: [(quarters: Int, count: Int)] = []
        for piece in pieces {
            let quarters = Int((min(piece.size, 14) * 4).rounded())
            if let known = counts.firstIndex(where: { $0.quarters == quarters }) {
                counts[known].count &+= Int(piece.cellCount)
            } else {
                counts.append((quarters, Int(piece.cellCount)))
            }
        }
        return counts.max { ($0.count, $1.quarters) < ($1.count, $0.quarters) }.map { Float($0.quarters) / 4 } ?? 10
    }

    private mutating func split(_ members: [Int], depth: Int) {
        // Where one vertical line meets every segment there is no gutter: most pages end here.
        var (start, end) = (-Float.infinity, Float.infinity)
        for index in members {
            start = max(start, pieces[index].x0)
            end = min(end, pieces[index].x1)
        }
        guard depth < Self.maximumDepth, members.count > 3, start >= end else {
            if !members.isEmpty { regions.append(members) }
            return
        }
        var strips = Strips(members, pieces)
        var (plainStart, index) = (0, 0)
        while index < strips.bands.count {
            guard let found = columns(&strips, from: index) else {
                index += 1
                continue
            }
            let start = openingBand(of: found, strips, plainStart..<index)
            appendRegion(strips, plainStart..<start)
            let opening = start < index ? strips.members[strips.range(start..<index)] : []
            let left = opening.filter { pieces[$0].x1 <= found.gutter } + found.left
            let right = opening.filter { pieces[$0].x1 > found.gutter } + found.right
            if let parts = sideHeads(isRightToLeft ? right : left, isRightToLeft ? left : right) {
                for part in parts { split(part, depth: depth + 1) }
            } else {
                split(isRightToLeft ? right : left, depth: depth + 1)
                split(isRightToLeft ? left : right, depth: depth + 1)
            }
            index = found.end
            plainStart = index
        }
        appendRegion(strips, plainStart..<strips.bands.count)
    }

    private mutating func appendRegion(_ strips: Strips, _ bands: Range<Int>) {
        if !bands.isEmpty { regions.append(Array(strips.members[strips.range(bands)])) }
    }

    /// Where columns begin that go on upwards beside a figure: the first of the bands right above them that hold lines of one column only.
    private func openingBand(of columns: Columns, _ strips: Strips, _ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return range.upperBound }
        var start = range.upperBound
        var side: Bool?
        let (left, right) = (extent(columns.left), extent(columns.right))
        while start > range.lowerBound {
            let (band, below) = (strips.bands[start - 1], strips.bands[start])
            let members = strips.members[band.range]
            let first = pieces[strips.members[band.range.lowerBound]]
            let isLeft = first.x1 <= columns.gutter
            guard band.low - below.high < Self.openingGap * first.size, side.map({ $0 == isLeft }) ?? true else { break }
            let isIn = members.allSatisfy { index in
                let piece = pieces[index]
                // Rows of both are a table's that ends in columns.
                guard (piece.x1 <= columns.gutter) == isLeft, isLeft || piece.x0 >= columns.gutter else { return false }
                let column = isLeft ? left : right
                return piece.x0 > column.lowerBound - piece.size && piece.x1 < column.upperBound + piece.size
            }
            guard isIn else { break }
            side = isLeft
            start -= 1
        }
        return start
    }

    /// The parts of a page whose headings stand in a narrow column of their own, each beside the text it belongs to; nil for other columns.
    private func sideHeads(_ heads: [Int], _ text: [Int]) -> [[Int]]? {
        let (narrow, wide) = (extent(heads), extent(text))
        guard narrow.upperBound - narrow.lowerBound < 0.6 * (wide.upperBound - wide.lowerBound),
            heads.reduce(0, { $0 + Int(pieces[$1].cellCount) }) * 2 <= text.reduce(0, { $0 + Int(pieces[$1].cellCount) })
        else { return nil }
        var blocks: [[Int]] = []
        for index in heads.sorted(by: { pieces[$0].y > pieces[$1].y }) {
            if let last = blocks.last?.last, pieces[last].y - pieces[index].y < Self.headLeading * pieces[index].size {
                blocks[blocks.count - 1].append(index)
            } else {
                blocks.append([index])
            }
        }
        let lines = text.sorted { pieces[$0].y > pieces[$1].y }
        // Most begin where a paragraph begins; what doesn't, a note, goes with the next one.
        var levelCount = 0
        let tops = blocks.map { block -> Float in
            let head = pieces[block[0]]
            var above: Piece?
            for index in lines {
                let line = pieces[index]
                let isStart = above.map { $0.y - line.y > 1.5 * line.size } ?? true
                if isStart, line.y < head.y + 0.35 * head.size {
                    if line.y > head.y - 0.35 * head.size { levelCount += 1 }
                    return line.y + 0.5 * line.size
                }
                if above.map({ $0.y - line.y > 0.35 * line.size }) ?? true { above = line }
            }
            return -.infinity
        }
        guard blocks.count >= 2, levelCount >= 2, levelCount * 2 >= blocks.count else { return nil }
        var parts = [lines.filter { pieces[$0].y > tops[0] }]
        for (number, block) in blocks.enumerated() {
            let bottom = number + 1 < tops.count ? tops[number + 1] : -.infinity
            parts.append(block)
            parts.append(lines.filter { pieces[$0].y <= tops[number] && pieces[$0].y > bottom })
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Between the lines of one heading, at the most, in ems.
    private static let headLeading: Float = 1.6

    private func extent(_ members: [Int]) -> ClosedRange<Float> {
        let low = members.map { pieces[$0].x0 }.min() ?? 0
        return low...max(low, members.map { pieces[$0].x1 }.max() ?? 0)
    }

    // MARK: Bands

    /// A horizontal strip that no other strip overlaps.
    private struct Band {
        /// Of the members, from top to bottom.
        var range: Range<Int>
        var low, high: Float
        /// Where vertical lines lie that meet all of it: between the last beginning and the first end.
        var lastStart, firstEnd: Float
    }

    /// Some pieces in horizontal strips, and the orders in which they are gone through when columns are judged: made once, not for each gutter.
    private struct Strips {
        /// From top to bottom, band after band.
        let members: [Int]
        private(set) var bands: [Band] = []
        /// The members by baseline from the top, and as they were shown. Empty until first asked for.
        private(set) var byBaseline: [Int] = []
        private(set) var byShowing: [Int] = []
        /// Where in `members` a piece is.
        private var place: [Int] = []

        init(_ members: [Int], _ pieces: [Piece]) {
            self.members = members.sorted { pieces[$0].high > pieces[$1].high }
            for (position, index) in self.members.enumerated() {
                let (low, high) = (pieces[index].low, pieces[index].high)
                if let last = bands.last, high > last.low {
                    bands[bands.count - 1].range = last.range.lowerBound..<(position + 1)
                    bands[bands.count - 1].low = min(last.low, low)
                    bands[bands.count - 1].lastStart = max(last.lastStart, pieces[index].x0)
                    bands[bands.count - 1].firstEnd = min(last.firstEnd, pieces[index].x1)
                } else {
                    bands.append(
                        Band(
                            range: position..<(position + 1), low: low, high: high, lastStart: pieces[index].x0,
                            firstEnd: pieces[index].x1))
                }
            }
        }

        mutating func order(_ pieces: [Piece]) {
            guard byBaseline.isEmpty else { return }
            byBaseline = members.sorted { pieces[$0].y > pieces[$1].y }
            byShowing = members.sorted { pieces[$0].order < pieces[$1].order }
            place = Array(repeating: -1, count: pieces.count)
            for (position, index) in members.enumerated() { place[index] = position }
        }

        func range(_ bands: Range<Int>) -> Range<Int> {
            self.bands[bands.lowerBound].range.lowerBound..<self.bands[bands.upperBound - 1].range.upperBound
        }

        /// Whether a range of `members` is so small a part of them that it is better sorted anew than looked for among all.
        private func isSmall(_ range: Range<Int>) -> Bool { range.count * 16 < members.count }

        /// Collects those that stand in a range of `members`, from the top.
        func collectFromTop(_ range: Range<Int>, _ pieces: [Piece], into result: inout [Int]) {
            result.removeAll(keepingCapacity: true)
            if isSmall(range) {
                result.append(contentsOf: members[range])
                result.sort { pieces[$0].y > pieces[$1].y }
            } else if range.count == members.count {
                result.append(contentsOf: byBaseline)
            } else {
                for index in byBaseline where range.contains(place[index]) { result.append(index) }
            }
        }

        /// How often the order of showing goes from one side of a line to the other in a range of `members`; just more than `most` where it is more.
        func changes(_ range: Range<Int>, _ pieces: [Piece], _ middle: Float, most: Int) -> Int {
            let isSmall = isSmall(range)
            let shown = isSmall ? members[range].sorted { pieces[$0].order < pieces[$1].order } : byShowing
            var (count, wasLeft): (Int, Bool?) = (0, nil)
            for index in shown where isSmall || range.contains(place[index]) {
                let isLeft = pieces[index].x1 <= middle
                if let wasLeft, wasLeft != isLeft {
                    count += 1
                    if count > most { break }
                }
                wasLeft = isLeft
            }
            return count
        }
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

    // Used again for each band that a search begins at.
    private var free: [Gap] = []
    private var gutters: [Gap] = []
    private var distances: [Float] = []

    /// The longest run of bands from `start` on through which a gutter goes, if what stands on its sides are columns.
    private mutating func columns(_ strips: inout Strips, from start: Int) -> Columns? {
        guard mayOpen(strips, at: start), let found = columns(&strips, from: start, narrowing: 1) else { return nil }
        // A line that TeX could not break reaches into the gutter.
        guard found.end < strips.bands.count,
            strips.bands[found.end].range.allSatisfy({ position in
                let piece = pieces[strips.members[position]]
                let reach = Self.gutterWidth * piece.size
                return piece.x1 < found.gutter + reach || piece.x0 > found.gutter - reach
            }),
            let longer = columns(&strips, from: start, narrowing: Self.overfull), longer.end > found.end
        else { return found }
        return longer
    }

    private mutating func columns(_ strips: inout Strips, from start: Int, narrowing: Float) -> Columns? {
        free.removeAll(keepingCapacity: true)
        free.append(Gap(x0: -.infinity, x1: .infinity))
        var (left, right): (Float, Float) = (.infinity, -.infinity)
        var end: Int?
        for index in start..<strips.bands.count {
            let members = strips.bands[index].range
            work += members.count * (free.count + 1)
            guard work <= Self.maximumWork else { return nil }
            for position in members {
                let piece = pieces[strips.members[position]]
                narrow(by: piece, narrowing)
                left = min(left, piece.x0)
                right = max(right, piece.x1)
            }
            var isOpen = false
            for gap in free where gap.x0 >= left && gap.x1 <= right {
                if !isOpen { gutters.removeAll(keepingCapacity: true) }
                gutters.append(gap)
                isOpen = true
            }
            if isOpen {
                end = index + 1
            } else if end != nil || index - start >= Self.openingBands {
                break
            }
        }
        guard let end else { return nil }
        let range = trim(strips, start..<end)
        guard range.lowerBound == start, !range.isEmpty else { return nil }
        work += 8 * strips.range(range).count
        strips.order(pieces)
        if gutters.count > 1 { gutters.sort { $0.x1 - $0.x0 > $1.x1 - $1.x0 } }
        for index in gutters.indices.prefix(Self.judgedGutters) {
            if let found = judge(gutters[index], strips, range, isNarrow: narrowing < 1) { return found }
        }
        return nil
    }

    /// Whether a gutter may open in one of the bands that are looked at for one: not where one vertical line meets all that stands in these.
    private func mayOpen(_ strips: Strips, at start: Int) -> Bool {
        var (lastStart, firstEnd) = (-Float.infinity, Float.infinity)
        for index in start...min(start + Self.openingBands, strips.bands.count - 1) {
            lastStart = max(lastStart, strips.bands[index].lastStart)
            firstEnd = min(firstEnd, strips.bands[index].firstEnd)
            if lastStart >= firstEnd { return true }
        }
        return false
    }

    /// Leaves of the gaps what a piece doesn't stand in.
    @inline(__always)
    private mutating func narrow(by piece: Piece, _ narrowing: Float) {
        // Text that was recognised has sizes around the one that was meant, and headings stand in the columns of their text.
        let width =
            narrowing
            * (piece.size < Self.jitter * usualSize
                ? Self.gutterWidth * min(piece.size, usualSize)
                : min(Self.gutterWidth * min(piece.size, 14), Self.headingGutter * usualSize))
        var position = 0
        while position < free.count {
            let gap = free[position]
            if piece.x1 <= gap.x0 || piece.x0 >= gap.x1 {
                position += 1
                continue
            }
            let isLeftWide = piece.x0 - gap.x0 >= width
            let isRightWide = gap.x1 - piece.x1 >= width
            if isLeftWide {
                free[position].x1 = piece.x0
                if isRightWide { free.insert(Gap(x0: piece.x1, x1: gap.x1), at: position + 1) }
                position += isRightWide ? 2 : 1
            } else if isRightWide {
                free[position].x0 = piece.x1
                position += 1
            } else {
                free.remove(at: position)
            }
        }
    }

    /// Takes away single lines at the top and the bottom that stand clear of the rest: headings of the page, not of a column.
    private mutating func trim(_ strips: Strips, _ range: Range<Int>) -> Range<Int> {
        guard range.count > 2 else { return range }
        let bands = strips.bands
        func isLine(_ band: Band) -> Bool { band.high - band.low < 1.2 * pieces[strips.members[band.range.lowerBound]].size }
        var (first, last) = (range.lowerBound, range.upperBound)
        let (above, below) = (bands[first].low - bands[first + 1].high, bands[last - 2].low - bands[last - 1].high)
        // Where the lines of two columns do not stand level there is hardly any white between bands.
        let leastUsual = 0.6 * pieces[strips.members[bands[range.lowerBound].range.lowerBound]].size
        let least = 2.2 * leastUsual + 4
        // A note below both columns, which its first line does not tell from one below the first, is of smaller type.
        let isNote = strips.members[bands[last - 1].range].allSatisfy {
            pieces[$0].size < 0.93 * pieces[strips.members[bands[range.lowerBound].range.lowerBound]].size
        }
        guard (above > least && isLine(bands[first])) || ((isNote || below > least) && isLine(bands[last - 1])) else { return range }
        distances.removeAll(keepingCapacity: true)
        for index in range.dropFirst() { distances.append(bands[index - 1].low - bands[index].high) }
        distances.sort()
        let median = distances[distances.count / 2]
        let usual = max(median, leastUsual)
        if isLine(bands[first]), above > 2.2 * usual + 4 { first += 1 }
        if last - first > 2, isLine(bands[last - 1]), below > 2.2 * (isNote ? median : usual) + 4 { last -= 1 }
        return first..<last
    }

    // MARK: Columns or a table

    private struct Side {
        var lines = 0
        var characters = 0
        var typicalWidth: Float = 0
        var left = Float.infinity
        var right = -Float.infinity
        var width: Float { right - left }
        /// Lines that reach across most of the column.
        var fullCount = 0
        /// Lines of several segments: rows of cells, but for a few that were justified carelessly.
        var partedCount = 0
        /// Whether most of it belongs to annotations.
        var isOverlaid: Bool { overlaidCount * 2 > count }
        /// Whether its lines are long enough for running text, and of one piece.
        var mayBeRunning: Bool { lines >= 1 && characters / lines >= RegionSplitter.runningCharacters && partedCount * 3 <= lines }
        /// Whether its lines are running text: long, and most of them filling the column.
        var isRunning: Bool { mayBeRunning && typicalWidth > 0.55 * width }
        /// Whether it is set as a column of running text is: its lines from edge to edge, most of them if they are few, half of them where
        /// headings and short paragraphs have room to stand between.
        var isFull: Bool {
            guard isRunning, partedCount * 5 <= lines else { return false }
            return lines >= 8 ? fullCount * 2 >= lines && characters / lines >= 20 : fullCount * 3 >= lines * 2
        }

        private var count = 0
        private var overlaidCount = 0
        /// Baseline and extent of the line being counted, and whether it has several segments so far.
        private var y = Float.infinity
        private var (lineLeft, lineRight): (Float, Float) = (0, 0)
        private var isParted = false

        init() {}

        /// Adds the next piece from the top; tells whether it begins a line.
        @inline(__always)
        mutating func add(_ piece: Piece) -> Bool {
            count += 1
            characters += Int(piece.cellCount)
            left = min(left, piece.x0)
            right = max(right, piece.x1)
            if piece.isOverlaid { overlaidCount += 1 }
            if y - piece.y > 0.5 * piece.size {
                lines += 1
                y = piece.y
                (lineLeft, lineRight) = (piece.x0, piece.x1)
                isParted = false
                return true
            }
            // What overlaps is no cell: a word that was recognised twice.
            if !isParted, piece.x0 - lineRight > piece.size || lineLeft - piece.x1 > piece.size {
                partedCount += 1
                isParted = true
            }
            (lineLeft, lineRight) = (min(lineLeft, piece.x0), max(lineRight, piece.x1))
            return false
        }

        /// Learns how wide the lines are; `widths` are sorted for it.
        mutating func measure(_ widths: inout [Float]) {
            guard !widths.isEmpty else { return }
            widths.sort()
            typicalWidth = widths[widths.count / 2]
            fullCount = widths.count { $0 > 0.85 * width }
        }
    }

    // Used again for each gutter that is judged.
    private var fromTop: [Int] = []
    private var leftExtents: [Gap] = []
    private var rightExtents: [Gap] = []
    private var widths: [Float] = []

    private mutating func judge(_ gutter: Gap, _ strips: Strips, _ range: Range<Int>, isNarrow: Bool) -> Columns? {
        let middle = (gutter.x0 + gutter.x1) / 2
        let members = strips.range(range)
        let pieces = pieces
        strips.collectFromTop(members, pieces, into: &fromTop)
        var (left, right) = (Side(), Side())
        leftExtents.removeAll(keepingCapacity: true)
        rightExtents.removeAll(keepingCapacity: true)
        for index in fromTop {
            let piece = pieces[index]
            if piece.x1 <= middle {
                Self.extend(&leftExtents, by: piece, isNew: left.add(piece))
            } else {
                Self.extend(&rightExtents, by: piece, isNew: right.add(piece))
            }
        }
        let fewest = min(left.lines, right.lines)
        guard fewest >= 2 else { return nil }
        // Columns are shown one after the other, or line by line across the page (scans, some converters): then only the text itself can tell, and
        // that must be running text on both sides.
        let most = 2 + fewest / 8
        let changes = strips.changes(members, pieces, middle, most: left.mayBeRunning && right.mayBeRunning && fewest >= 4 ? .max : most)
        guard changes <= most || (left.mayBeRunning && right.mayBeRunning && fewest >= 4) else { return nil }
        guard fewest >= Self.fewestLines || changes <= 1, standsBeside(middle) else { return nil }
        if isNarrow, changes > 1 || fewest < Self.fewestBesideNarrow { return nil }
        // Labels and what has been filled in beside them, seldom on quite the same line.
        let isLeftShorter = left.lines <= right.lines
        if left.isOverlaid != right.isOverlaid, alignedShare(middle, isLeftShorter, tolerance: 0.5) >= 0.5 { return nil }
        if left.mayBeRunning { measure(&left, leftExtents) }
        if right.mayBeRunning { measure(&right, rightExtents) }
        let accepted =
            changes <= most
            ? left.isRunning || right.isRunning || alignedShare(middle, isLeftShorter, tolerance: 0.12) < 0.5
            : left.isFull && right.isFull
        guard accepted else { return nil }
        let all = strips.members[members]
        return Columns(
            left: all.filter { pieces[$0].x1 <= middle }, right: all.filter { pieces[$0].x1 > middle }, gutter: middle,
            end: range.upperBound)
    }

    /// Whether what is left of a gutter and what is right of it have two lines of each other beside them, not above and below alone.
    private func standsBeside(_ middle: Float) -> Bool {
        func range(_ isLeft: Bool) -> ClosedRange<Float>? {
            func isOwn(_ index: Int) -> Bool { (pieces[index].x1 <= middle) == isLeft }
            guard let first = fromTop.first(where: isOwn), let last = fromTop.last(where: isOwn) else { return nil }
            let bottom = pieces[last].y - pieces[last].size
            return bottom...max(bottom, pieces[first].high + pieces[first].size)
        }
        func lines(_ isLeft: Bool, in range: ClosedRange<Float>) -> Int {
            var (count, y) = (0, Float.infinity)
            for index in fromTop where (pieces[index].x1 <= middle) == isLeft && range.contains(pieces[index].y) {
                if y - pieces[index].y > 0.5 * pieces[index].size { (count, y) = (count + 1, pieces[index].y) }
            }
            return count
        }
        guard let left = range(true), let right = range(false) else { return false }
        return lines(true, in: right) >= 2 && lines(false, in: left) >= 2
    }

    @inline(__always)
    private static func extend(_ extents: inout [Gap], by piece: Piece, isNew: Bool) {
        if isNew || extents.isEmpty {
            extents.append(Gap(x0: piece.x0, x1: piece.x1))
        } else {
            let last = extents.count - 1
            extents[last] = Gap(x0: min(extents[last].x0, piece.x0), x1: max(extents[last].x1, piece.x1))
        }
    }

    private mutating func measure(_ side: inout Side, _ extents: [Gap]) {
        widths.removeAll(keepingCapacity: true)
        for extent in extents { widths.append(extent.x1 - extent.x0) }
        side.measure(&widths)
    }

    /// The share of the shorter side's lines that have a line of the other side on their baseline.
    private func alignedShare(_ middle: Float, _ isLeftShorter: Bool, tolerance ems: Float) -> Float {
        let baselines = fromTop.reversed().filter { (pieces[$0].x1 <= middle) != isLeftShorter }.map { pieces[$0].y }
        var (found, few) = (0, 0)
        for index in fromTop where (pieces[index].x1 <= middle) == isLeftShorter {
            few += 1
            let tolerance = ems * pieces[index].size
            var (low, high) = (0, baselines.count)
            while low < high {
                let middle = (low + high) / 2
                if baselines[middle] < pieces[index].y - tolerance { low = middle + 1 } else { high = middle }
            }
            if low < baselines.count, baselines[low] <= pieces[index].y + tolerance { found += 1 }
        }
        return Float(found) / Float(max(few, 1))
    }
}
