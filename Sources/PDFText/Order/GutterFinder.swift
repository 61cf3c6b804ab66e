/// Finds the gutters between columns: white that goes down through several lines, with what makes columns of its sides.
struct GutterFinder {
    let pieces: [RegionPiece]
    let segments: [Segment]
    let text: BlockText
    let type: WordType
    /// Of most of the text.
    let usualSize: Float
    /// Whether it is text from the left to the right that was recognised in a picture, and shown in whatever order a program read it.
    let isRecognised: Bool

    /// A gutter is at least this many ems wide. Columns in newspapers come this close.
    static let gutterWidth: Float = 0.75
    /// Type larger by less is not meant to be larger.
    static let jitter: Float = 1.3
    /// Beside larger type, in ems of the usual one: LaTeX sets columns 10 points apart, of 12 points, too.
    private static let headingGutter: Float = 0.8
    /// What of it a line may leave that reaches into it, where one column was shown after the other.
    private static let overfull: Float = 0.3
    /// Lines of each column then, at the least.
    private static let fewestBesideNarrow = 8
    /// Columns have at least this many lines each.
    static let fewestLines = 3

    /// - Parameters:
    ///   - text: what the words of the segments are.
    ///   - type: how a word is set.
    ///   - isRecognised: whether it is text from the left to the right that was recognised in a picture.
    init(_ segments: [Segment], _ text: BlockText, type: @escaping WordType, isRecognised: Bool = false) {
        var pieces = segments.map(RegionPiece.init)
        OverfullLines.clip(&pieces) { segments[$0].words.count == 1 }
        self.pieces = pieces
        self.segments = segments
        (self.text, self.type, self.isRecognised) = (text, type, isRecognised)
        usualSize = Self.usualSize(pieces)
    }

    static func usualSize(_ pieces: [RegionPiece]) -> Float {
        var counts: [(quarters: Int, count: Int)] = []
        counts.reserveCapacity(TypeSizes.usualKinds)
        for piece in pieces {
            let quarters = TypeSizes.quarters(min(piece.size, RegionSplitter.largestUsualSize))
            if let known = counts.firstIndex(where: { $0.quarters == quarters }) {
                counts[known].count &+= Int(piece.cellCount)
            } else {
                counts.append((quarters, Int(piece.cellCount)))
            }
        }
        return counts.max { ($0.count, $1.quarters) < ($1.count, $0.quarters) }.map { Float($0.quarters) / 4 } ?? 10
    }

    /// Lines at the head of columns, how much larger they are, and the white below them, in ems.
    private static let headingLines = 4
    static let headingSize: Float = 1.15
    private static let headingGap: Float = 0.35
    /// Items with bullets of each of two lists side by side.
    static let fewestItems = 2

    /// What stands on both sides of a gutter, as indices of pieces.
    struct Columns {
        let left, right: [Int]
        /// The middle of the gutter.
        let gutter: Float
        /// Index of the first band below them.
        let end: Int
        /// Whether they are the blocks at the head of a letter.
        var areBlocks = false
    }

    struct Gap {
        var x0, x1: Float
    }

    /// Segments compared with gaps so far. Pages of columns and tables come to some ten thousand; what needs more is no page to be read.
    var work = 0
    static let maximumWork = 2_000_000
    /// The widest gutters alone can part columns.
    private static let judgedGutters = 3
    /// Bands looked at for a gutter to open.
    private static let openingBands = 6

    // Used again for each band that a search begins at.
    private var free: [Gap] = []
    private var gutters: [Gap] = []
    private var before: [Gap] = []
    private(set) var closed: [(gap: Gap, end: Int)] = []
    private var aboveTitle: [(gap: Gap, end: Int)] = []
    private var distances: [Float] = []

    /// The longest run of bands from `start` on through which a gutter goes, if what stands on its sides are columns.
    mutating func columns(_ strips: inout RegionStrips, from start: Int) -> Columns? {
        guard mayOpen(strips, at: start) else { return nil }
        guard let found = columns(&strips, from: start, narrowing: 1) else {
            // Captions side by side say by themselves that they are two.
            return areCaptions(strips, strips.bands[start]) ? columns(&strips, from: start, narrowing: Self.overfull) : nil
        }
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

    /// Where lines that stand above columns end, and these begin, though the lines leave a gutter between them free. Nil where columns begin at once.
    mutating func endOfHeads(_ strips: inout RegionStrips, from start: Int, _ found: Columns) -> Int? {
        headingEnd(strips, from: start, found).flatMap { isAbove(&strips, start..<$0) ? $0 : nil }
    }

    /// Index of the band below a few lines of larger type at the head of columns that stand on one side of their gutter, clear of what is below them;
    /// nil if there are no such lines: on nearly every page.
    private func headingEnd(_ strips: RegionStrips, from start: Int, _ found: Columns) -> Int? {
        let isLeft = pieces[strips.members[strips.bands[start].range.lowerBound]].x1 <= found.gutter
        var end: Int?
        for index in start..<min(start + Self.headingLines, found.end - 1) {
            let (band, below) = (strips.bands[index], strips.bands[index + 1])
            let size = pieces[strips.members[band.range.lowerBound]].size
            guard size > Self.headingSize * usualSize, band.high - band.low < 1.2 * size,
                strips.members[band.range].allSatisfy({ (pieces[$0].x1 <= found.gutter) == isLeft })
            else { break }
            if band.low - below.high > Self.headingGap * size { end = index + 1 }
        }
        return end
    }

    /// Whether lines stand above several columns, though they leave a gutter between these free: across another one, the authors of a poster; or in the
    /// middle of all, a title.
    private mutating func isAbove(_ strips: inout RegionStrips, _ bands: Range<Int>) -> Bool {
        guard let below = columns(&strips, from: bands.upperBound, narrowing: 1) else {
            // The number of a newspaper, its date and its price may stand between, clear of both.
            let line = bands.upperBound
            guard line + 1 < strips.bands.count, 2...3 ~= strips.bands[line].range.count,
                let below = columns(&strips, from: line + 1, narrowing: 1)
            else { return false }
            return isMasthead(strips, line, below)
        }
        if isMasthead(strips, bands.upperBound, below) { return true }
        let heads = strips.members[strips.range(bands)]
        if heads.contains(where: { index in
            gutters.prefix(Self.judgedGutters).contains { pieces[index].x0 < $0.x0 && pieces[index].x1 > $0.x1 }
        }) {
            return true
        }
        guard gutters.count > 1 else { return false }
        var (low, high) = (Float.infinity, -Float.infinity)
        for members in [below.left, below.right] {
            for index in members { (low, high) = (min(low, pieces[index].x0), max(high, pieces[index].x1)) }
        }
        return heads.allSatisfy { (pieces[$0].x0 + pieces[$0].x1 - low - high).magnitude < pieces[$0].size }
    }

    /// - Parameter limit: index of the band that ends the search.
    private mutating func columns(_ strips: inout RegionStrips, from start: Int, narrowing: Float, before limit: Int = .max) -> Columns? {
        free.removeAll(keepingCapacity: true)
        free.append(Gap(x0: -.infinity, x1: .infinity))
        gutters.removeAll(keepingCapacity: true)
        closed.removeAll(keepingCapacity: true)
        aboveTitle.removeAll(keepingCapacity: true)
        var (left, right): (Float, Float) = (.infinity, -.infinity)
        var end: Int?
        var isOpen = false
        for index in start..<min(strips.bands.count, limit) {
            let members = strips.bands[index].range
            var hasChanged = false
            for position in members {
                // The pieces of one band may make as many gaps as there are of them.
                work += free.count + 1
                guard work <= Self.maximumWork else { return nil }
                let piece = pieces[strips.members[position]]
                if narrow(by: piece, narrowing) { hasChanged = true }
                if piece.x0 < left { (left, hasChanged) = (piece.x0, true) }
                if piece.x1 > right { (right, hasChanged) = (piece.x1, true) }
            }
            // In the rows of a table mostly nothing has.
            if isOpen, !hasChanged {
                end = index + 1
                continue
            }
            isOpen = false
            for gap in free where gap.x0 >= left && gap.x1 <= right {
                if !isOpen {
                    swap(&gutters, &before)
                    gutters.removeAll(keepingCapacity: true)
                }
                gutters.append(gap)
                isOpen = true
            }
            if isOpen, before.count >= gutters.count { noteClosed(at: index, strips) }
            if isOpen {
                end = index + 1
            } else if end != nil || index - start >= Self.openingBands {
                break
            }
        }
        guard let end else { return nil }
        let range = trim(strips, start..<end)
        guard range.lowerBound == start, !range.isEmpty else { return nil }
        if limit == .max, let section = sectionStart(&strips, range) ?? articleStart(strips, range) {
            return columns(&strips, from: start, narrowing: narrowing, before: section)
        }
        if limit == .max, let caption = captionEnd(strips, range) {
            if let found = columns(&strips, from: start, narrowing: narrowing, before: caption) { return found }
            // Two lines are no columns by themselves.
            return columns(&strips, from: start, narrowing: narrowing, before: strips.bands.count)
        }
        work += 8 * strips.range(range).count
        if gutters.count > 1 { gutters.sort { $0.x1 - $0.x0 > $1.x1 - $1.x0 } }
        var judged = 0
        for index in gutters.indices.prefix(2 * Self.judgedGutters) where mayPart(gutters[index], strips.members[strips.range(range)]) {
            judged += 1
            if judged > Self.judgedGutters { break }
            strips.order(pieces)
            if let found = judge(gutters[index], strips, range, isNarrow: narrowing < 1) { return found }
        }
        // Those that ended earlier: beside a label in the margin, or above a page's number.
        for (gap, end) in closed.reversed() {
            if let found = judgeClosed(gap, &strips, start..<end, isNarrow: narrowing < 1, isClosed: true) { return found }
        }
        for (gap, end) in aboveTitle.reversed() {
            if let found = judgeClosed(gap, &strips, start..<end, isNarrow: narrowing < 1, isClosed: false) { return found }
        }
        guard limit == .max, narrowing == 1, let part = partEnd(strips, range) else { return nil }
        return columns(&strips, from: start, narrowing: narrowing, before: part)
    }

    /// Where wide white ends the first part of some bands: blocks beside each other at the head of a letter, above a table whose white goes on below
    /// theirs.
    private func partEnd(_ strips: RegionStrips, _ range: Range<Int>) -> Int? {
        guard range.count > 2 else { return nil }
        for index in range.dropFirst() {
            let size = pieces[strips.members[strips.bands[index].range.lowerBound]].size
            if strips.bands[index - 1].low - strips.bands[index].high > Self.whiteBetweenParts * min(size, usualSize * Self.jitter) {
                return index
            }
        }
        return nil
    }

    /// Remembers the gutters that something stands in from a band on while others go on. White between the words of stretched lines, which opens anywhere, may
    /// go on beside the end of a title: those that this stands across are remembered even if there were many before.
    private mutating func noteClosed(at band: Int, _ strips: RegionStrips) {
        for gap in before where !gutters.contains(where: { $0.x0 < gap.x1 && $0.x1 > gap.x0 }) {
            if closed.count < Self.judgedGutters { closed.append((gap, band)) }
            work += strips.bands[band].range.count
            guard aboveTitle.count < Self.judgedGutters, work <= Self.maximumWork else { continue }
            if isTitle(strips, at: band, across: gap) { aboveTitle.append((gap, band)) }
        }
    }

    /// In ems.
    private static let whiteBetweenParts: Float = 4

    /// Whether a gutter may open in one of the bands that are looked at for one. Where one vertical line meets all of the first band, it lies on one side
    /// of that, and of all that is further down before something stands on its other side.
    private func mayOpen(_ strips: RegionStrips, at start: Int) -> Bool {
        let bands = strips.bands.span
        var (lastStart, firstEnd) = (bands[start].lastStart, bands[start].firstEnd)
        guard lastStart < firstEnd else { return true }
        for index in (start + 1)..<max(start + 1, min(start + Self.openingBands + 1, bands.count)) {
            if bands[index].lastStart >= firstEnd || bands[index].firstEnd <= lastStart { return true }
            lastStart = min(lastStart, bands[index].lastStart)
            firstEnd = max(firstEnd, bands[index].firstEnd)
        }
        return false
    }

    /// Whether two pieces stand on each side of a gutter, and so perhaps two lines.
    func mayPart(_ gutter: Gap, _ members: ArraySlice<Int>) -> Bool {
        let middle = (gutter.x0 + gutter.x1) / 2
        let left = members.count { pieces[$0].x1 <= middle }
        return left > 1 && members.count - left > 1
    }

    /// Text that was recognised has sizes around the one that was meant, and headings stand in the columns of their text.
    private func leastGutter(beside piece: RegionPiece) -> Float {
        piece.size < Self.jitter * usualSize
            ? Self.gutterWidth * min(piece.size, usualSize) : min(Self.gutterWidth * min(piece.size, 14), Self.headingGutter * usualSize)
    }

    /// The middles of all that are open.
    var middles: [Float] { gutters.map { ($0.x0 + $0.x1) / 2 } }

    /// That of the widest one.
    var widestMiddle: Float? {
        gutters.max { $0.x1 - $0.x0 < $1.x1 - $1.x0 }.map { ($0.x0 + $0.x1) / 2 }
    }

    /// How many are open.
    var openCount: Int { gutters.count }

    /// The middle of the first one right of a place; infinity if there is none.
    func nextMiddle(after place: Float) -> Float {
        var next = Float.infinity
        for gutter in gutters {
            let middle = (gutter.x0 + gutter.x1) / 2
            if middle > place, middle < next { next = middle }
        }
        return next
    }

    /// The middles of the gutters that are judged, of those for which something holds.
    func widestGutters(where holds: (Float) -> Bool) -> [Float] {
        var middles: [Float] = []
        for gutter in gutters.prefix(Self.judgedGutters) {
            let middle = (gutter.x0 + gutter.x1) / 2
            if holds(middle) { middles.append(middle) }
        }
        return middles
    }

    /// Leaves of the gaps what a piece doesn't stand in; tells whether that changes any.
    @inline(__always)
    private mutating func narrow(by piece: RegionPiece, _ narrowing: Float) -> Bool {
        var (position, hasChanged) = (0, false)
        while position < free.count {
            let gap = free[position]
            if piece.x1 <= gap.x0 || piece.x0 >= gap.x1 {
                position += 1
                continue
            }
            hasChanged = true
            let width = narrowing * leastGutter(beside: piece)
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
        return hasChanged
    }

    /// Takes away single lines at the top and the bottom that stand clear of the rest: headings of the page, not of a column.
    mutating func trim(_ strips: RegionStrips, _ range: Range<Int>) -> Range<Int> {
        guard range.count > 2 else { return range }
        let bands = strips.bands
        func isLine(_ band: RegionStrips.Band) -> Bool { band.high - band.low < 1.2 * pieces[strips.members[band.range.lowerBound]].size }
        var (first, last) = (range.lowerBound, range.upperBound)
        let (above, below) = (bands[first].low - bands[first + 1].high, bands[last - 2].low - bands[last - 1].high)
        // Where the lines of two columns do not stand level there is hardly any white between bands.
        let leastUsual = 0.6 * pieces[strips.members[bands[range.lowerBound].range.lowerBound]].size
        let least = 2.2 * leastUsual + 4
        // A note below both columns, which its first line does not tell from one below the first, is of smaller type.
        // Columns may begin with a heading.
        let size = min(pieces[strips.members[bands[range.lowerBound].range.lowerBound]].size, usualSize)
        let isNote =
            strips.members[bands[last - 1].range].allSatisfy { pieces[$0].size < 0.93 * size } && !areNotesSideBySide(strips, range)
        guard (above > least && isLine(bands[first])) || ((isNote || below > least) && isLine(bands[last - 1])) else { return range }
        distances.removeAll(keepingCapacity: true)
        for index in range.dropFirst() { distances.append(bands[index - 1].low - bands[index].high) }
        distances.sort()
        let median = distances[distances.count / 2]
        let usual = max(median, leastUsual)
        if isLine(bands[first]), above > 2.2 * usual + 4, !areCaptions(strips, bands[first]) { first += 1 }
        if last - first > 2, isLine(bands[last - 1]), below > 2.2 * (isNote ? median : usual) + 4, !areCaptions(strips, bands[last - 1]) {
            last -= 1
        }
        last = min(last, endAbove(strips, first..<range.upperBound, white: 2.2 * usual + 4))
        return first..<last
    }

    /// Where some bands end above a heading that stands on one side alone, because a text across both sides follows that: a heading of this.
    private func endAbove(_ strips: RegionStrips, _ range: Range<Int>, white: Float) -> Int {
        let bands = strips.bands
        guard range.upperBound < bands.count else { return range.upperBound }
        var end = range.upperBound
        guard bands[end].range.count == 1 else { return end }
        for heading in ((range.lowerBound + 2)..<max(range.lowerBound + 2, end)).suffix(Self.headingLines).reversed() {
            let piece = pieces[strips.members[bands[heading].range.lowerBound]]
            guard bands[heading].high - bands[heading].low < 1.2 * piece.size, bands[heading].range.count == 1 else { break }
            if piece.size > Self.headingSize * usualSize, bands[heading - 1].low - bands[heading].high > white { end = heading }
        }
        guard end < range.upperBound else { return end }
        let next = pieces[strips.members[bands[range.upperBound].range.lowerBound]]
        var (low, high) = (Float.infinity, -Float.infinity)
        for index in strips.members[strips.range(range)] {
            low = min(low, pieces[index].x0)
            high = max(high, pieces[index].x1)
        }
        return next.x1 - next.x0 > 0.5 * (high - low) ? end : range.upperBound
    }

    // MARK: Columns or a table

    // Used again for each gutter that is judged.
    var fromTop: [Int] = []
    /// Of each piece that was asked for one; empty until then.
    var entries: [ListEntry?] = []
    /// Whether a piece begins with a letter, and whether it is an entry of an index, of each that was asked; empty until then.
    var beginnings: [Bool?] = []
    var endings: [Bool?] = []
    /// How many are; nil until asked.
    var entryCount: Int?
    private var extents: [Gap] = []
    private var widths: [Float] = []

    mutating func judge(_ gutter: Gap, _ strips: RegionStrips, _ range: Range<Int>, isNarrow: Bool, isClosed: Bool = false)
        -> Columns?
    {
        guard work <= Self.maximumWork else { return nil }
        let middle = (gutter.x0 + gutter.x1) / 2
        let members = strips.range(range)
        if isNarrow || isClosed || closed.isEmpty, areRowsOfCells(strips, range, middle) {
            guard let end = endOfShown(strips, range, middle, changes: .max) else { return nil }
            work += 8 * members.count
            return judge(gutter, strips, range.lowerBound..<end, isNarrow: isNarrow, isClosed: isClosed)
        }
        let pieces = pieces
        strips.collectFromTop(members, pieces, into: &fromTop)
        var (left, right) = (ColumnSide(), ColumnSide())
        let all = pieces.span
        for index in fromTop.span.indices {
            let piece = all[fromTop[index]]
            if piece.x1 <= middle { _ = left.add(piece) } else { _ = right.add(piece) }
        }
        let fewest = min(left.lines, right.lines)
        guard fewest >= 2 else { return nil }
        // Columns are shown one after the other, or line by line across the page (scans, some converters): then only the text itself can tell, and
        // that must be running text on both sides.
        let most = Self.mostChanges(fewest)
        let changes = strips.changes(members, pieces, middle, most: most)
        if left.isOftenParted { left.forgive(stretchedCount { $0.x1 <= middle }) }
        if right.isOftenParted { right.forgive(stretchedCount { $0.x1 > middle }) }
        if changes > 1, let end = endOfShown(strips, range, middle, changes: changes) {
            work += 8 * members.count
            if let found = judge(gutter, strips, range.lowerBound..<end, isNarrow: isNarrow, isClosed: isClosed) { return found }
            strips.collectFromTop(members, pieces, into: &fromTop)
        }
        let areSeveral =
            changes > most && !isNarrow && !isClosed
            && (left.mayBeRunning != right.mayBeRunning && holdFullColumns(middles, strips, range)
                || holdFullColumns(above: strips, range, left, right, middle) || areIndexes())
        let isBeside = changes > most && !areSeveral && !isNarrow && !isClosed && isTextOnOwnLeading(&left, &right, middle)
        guard changes <= most || areSeveral || isBeside || (left.mayBeRunning && right.mayBeRunning && fewest >= 4) else { return nil }
        guard fewest >= Self.fewestLines || changes <= 1,
            standsBeside(middle) || changes == 1 && holdsEndOfText(left, right, middle)
        else { return nil }
        if changes > most, gutter.x1 - gutter.x0 < Self.gutterOfListing * usualSize, isListing() { return nil }
        if right.lines < left.lines, right.characters <= Self.longestEnd * right.lines, endsLines(right, middle) {
            return nil
        }
        if arePages(right, middle) || areAnswers(right, middle) || areNumbersOfParts(left, beside: right, middle) { return nil }
        if isNarrow, changes > 1 || fewest < Self.fewestBesideNarrow { return nil }
        // Labels and what has been filled in beside them, seldom on quite the same line.
        let isLeftShorter = left.lines <= right.lines
        if left.isOverlaid != right.isOverlaid, alignedShare(middle, isLeftShorter, tolerance: 0.5) >= 0.5 { return nil }
        if left.mayBeRunning { measure(&left) { $0.x1 <= middle } }
        if right.mayBeRunning { measure(&right) { $0.x1 > middle } }
        if areCellsOfLines(left, right, middle) || areLabelsOfRows(left, right, middle) { return nil }
        // A box of a slide may have one item beside the several of another.
        let items = (min(left.itemCount, right.itemCount), left.itemCount + right.itemCount)
        let haveItems =
            items.0 >= Self.fewestItems
            || changes <= 1 && items.0 > 0 && items.1 > Self.fewestItems && areLists(left, right, middle, fewest: 1)
        // Tables have gutters that end; above a slide's number, so have its lists.
        if isClosed {
            let isText = fewest >= Self.fewestBesideNarrow && (left.isFull || right.isFull)
            guard changes <= 1,
                isText || haveItems && areLists(left, right, middle, fewest: min(items.0, Self.fewestItems))
                    || isOneList(left, right, middle)
                    || areShownByRows(left, right, middle)
            else { return nil }
            return found(strips, range, middle)
        }
        let accepted =
            changes <= most
            ? left.isRunning || right.isRunning || haveItems
                || alignedShare(middle, isLeftShorter, tolerance: 0.12) < 0.5
                || isOneList(left, right, middle)
                || fewest >= Self.fewestBesideNarrow && left.holdsColumns && right.holdsColumns
                || changes <= 1
                    && (areShownByRows(left, right, middle) || holdRowsBesideLines(left, right, middle)
                        || holdSentences(left, right, middle) || holdFlowingText(left, right, middle)
                        || fewest >= Self.fewestOfEntries && left.holdsWords && right.holdsWords
                            && alignedShare(middle, isLeftShorter, tolerance: 0.12) < Self.levelEntries)
            : areSeveral || isBeside || left.isFull && right.isFull
        guard accepted, changes <= most || areSeveral || isBeside || !isRow(strips, range.lowerBound, middle) else { return nil }
        let row = changes > 1 && changes <= most ? endOfRow(strips, range, left, right, middle) : nil
        return found(strips, row.map { range.lowerBound..<$0 } ?? range, middle)
    }

    private func found(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Columns {
        let whole = range.lowerBound..<endAboveRest(strips, range, middle)
        let end = endOfShorter(strips, whole, middle)
        let range = whole.lowerBound..<(end ?? whole.upperBound)
        let all = strips.members[strips.range(range)]
        return Columns(
            left: all.filter { pieces[$0].x1 <= middle }, right: all.filter { pieces[$0].x1 > middle }, gutter: middle,
            end: range.upperBound, areBlocks: end != nil)
    }

    /// Whether all that is judged is of a fixed pitch: the lines of a listing, whose parts are set below each other with a character or two between.
    private func isListing() -> Bool {
        fromTop.allSatisfy { index in segments[index].words.allSatisfy { type(text.words[$0]).isFixedPitch } }
    }

    /// Whether most of a piece is of a fixed pitch.
    func isCode(_ index: Int) -> Bool { text.words[segments[index].words].isMostlyFixedPitch(type) }

    /// Between columns of a fixed pitch that are shown line by line, in ems: three characters.
    private static let gutterOfListing: Float = 1.6

    /// Whether a band is a row with several cells on both sides of a gutter: of a table above the columns.
    private func isRow(_ strips: RegionStrips, _ band: Int, _ middle: Float) -> Bool {
        let members = strips.members[strips.bands[band].range]
        let left = members.count { pieces[$0].x1 <= middle }
        return left > 1 && members.count - left > 1
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

    /// Whether some pieces and others right of a gutter are one list that was shown or written column by column.
    mutating func areOneList(_ left: [Int], _ right: [Int]) -> Bool {
        fromTop.removeAll(keepingCapacity: true)
        fromTop += left + right
        fromTop.sort { pieces[$0].y > pieces[$1].y }
        let middle = left.reduce(-Float.infinity) { max($0, pieces[$1].x1) }
        let sides = sides(fromTop, middle)
        return isOneList(sides.left, sides.right, middle)
    }

    /// Lines of each of two columns of entries of a few lines, shown one after the other, at the least; and the share of them that stands level with one of
    /// the other column, at the most: rows of a table that was shown so stand level but where a cell has more lines.
    private static let fewestOfEntries = 16
    private static let levelEntries: Float = 0.85

    /// Of such an end, on the average, in characters: "June 1994 – August 2000".
    static let longestEnd = 18

    /// Whether what is right of a gutter ends some lines of the text on its left, with others of that between: dates, prices, set flush right.
    private func endsLines(_ side: ColumnSide, _ middle: Float) -> Bool {
        guard alignedShare(middle, false, tolerance: 0.12) == 1 else { return false }
        var (between, smallCount, last) = (1, 0, Float.infinity)
        for index in fromTop {
            let piece = pieces[index]
            guard piece.x1 > middle else {
                between += 1
                continue
            }
            if letterCase(index) == .small, last - piece.y < Self.leadingOfNote * piece.size { smallCount += 1 }
            last = piece.y
            // The line it ends comes before it or after.
            guard between > 0, side.right - piece.x1 < 0.3 * piece.size else { return false }
            between = -1
        }
        // A note's lines go on with each other.
        return smallCount < 2
    }

    /// In ems: lines of a note stand right below each other.
    private static let leadingOfNote: Float = 1.75

    mutating func measure(_ side: inout ColumnSide, _ isOwn: (RegionPiece) -> Bool) {
        extents.removeAll(keepingCapacity: true)
        widths.removeAll(keepingCapacity: true)
        var lines = ColumnSide()
        for index in fromTop where isOwn(pieces[index]) {
            let piece = pieces[index]
            if lines.add(piece) || extents.isEmpty {
                extents.append(Gap(x0: piece.x0, x1: piece.x1))
            } else {
                let last = extents.count - 1
                extents[last] = Gap(x0: min(extents[last].x0, piece.x0), x1: max(extents[last].x1, piece.x1))
            }
        }
        for extent in extents { widths.append(extent.x1 - extent.x0) }
        side.measure(&widths)
    }
}
