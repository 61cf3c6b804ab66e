/// Rows of things side by side, as in a catalogue, and columns that hold rows of cells, as in a directory: told from tables by the order in which they are
/// shown.
extension GutterFinder {
    /// Where the first of several rows of things side by side ends, as in a catalogue: at wide white, above which all was shown before what is below it, on
    /// both sides of their gutter. Nil for columns, and for names in the margin.
    func endOfRow(_ strips: RegionStrips, _ range: Range<Int>, _ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Int? {
        guard min(left.width, right.width) * Self.mostThings >= max(left.width, right.width) else { return nil }
        let bands = strips.bands
        /// What was shown last above each band or first from it on, and how much there is on either side.
        var (last, first) = (Int32.min, Int32.max)
        var (leftCount, rightCount) = (0, 0)
        func add(_ band: Int) {
            for index in strips.members[bands[band].range] {
                (last, first) = (max(last, pieces[index].order), min(first, pieces[index].order))
                if pieces[index].x1 <= middle { leftCount += 1 } else { rightCount += 1 }
            }
        }
        var firstFrom: [Int32] = []
        var holdsThings: [Bool] = []
        for band in range.reversed() {
            add(band)
            firstFrom.append(first)
            holdsThings.append(min(leftCount, rightCount) >= Self.fewestOfThing)
        }
        (last, leftCount, rightCount) = (.min, 0, 0)
        for (band, place) in zip(range.dropLast(), stride(from: range.count - 2, through: 0, by: -1)) {
            add(band)
            let size = min(pieces[strips.members[bands[band + 1].range.lowerBound]].size, usualSize * Self.jitter)
            if bands[band].low - bands[band + 1].high > Self.whiteBetweenRows * size, last < firstFrom[place], holdsThings[place],
                min(leftCount, rightCount) >= Self.fewestOfThing, !endsInHeading(strips, range.lowerBound..<(band + 1), range, middle),
                !areShownAcross(strips, range.lowerBound..<(band + 1), middle)
            {
                return band + 1
            }
        }
        return nil
    }

    /// Whether every band of some was shown from one side of a gutter to the other before the next one: rows of a table, no things side by side.
    private func areShownAcross(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float) -> Bool {
        let fewest = 2 * range.count - 1
        return range.count > 1 && strips.changes(strips.range(range), pieces, middle, most: fewest) >= fewest
            && range.allSatisfy { holdsBothSides(strips.bands[$0], strips, of: middle) }
    }

    /// Whether the last line above some white, on one side of a gutter, is a heading of what stands below that white: in a newspaper an article may begin
    /// beside another one's text, or its end.
    private func endsInHeading(_ strips: RegionStrips, _ above: Range<Int>, _ range: Range<Int>, _ middle: Float) -> Bool {
        // No heading is taller than so many lines beside it.
        let upper = strips.members[strips.range(above.suffix(Self.mostBesideHeading))]
        let lower = strips.members[strips.range((above.upperBound..<range.upperBound).prefix(Self.mostBesideHeading))]
        return [true, false].contains { isLeft in
            let last = upper.lazy.filter { (pieces[$0].x1 <= middle) == isLeft }.min { pieces[$0].y < pieces[$1].y }
            let next = lower.lazy.filter { (pieces[$0].x1 <= middle) == isLeft }.max { pieces[$0].y < pieces[$1].y }
            guard let last, let next, pieces[last].size > Self.headingSize * max(usualSize, pieces[next].size),
                pieces[last].characterCount >= Self.fewestOfHeading
            else { return false }
            return pieces[last].low - pieces[next].high < Self.whiteBelowHeading * pieces[last].size
        }
    }

    /// Where the rows of a table end that stands above columns with white where these have their gutter: each was shown before all that is below it, while the
    /// columns were shown one after the other. Nil for columns that begin at once, as nearly all do.
    func endOfRows(_ strips: RegionStrips, from start: Int, _ found: Columns) -> Int? {
        let bands = strips.bands
        func isRow(_ index: Int) -> Bool {
            let size = pieces[strips.members[bands[index].range.lowerBound]].size
            return bands[index].range.count > 1 && bands[index].high - bands[index].low < Self.tallestRow * size
                && holdsBothSides(bands[index], strips, of: found.gutter)
        }
        if isMasthead(strips, start, found) { return start + 1 }
        // Of most columns the first line tells: something of one was shown before its part in the other.
        guard found.end - start > Self.fewestTableRows + Self.fewestLines, isRow(start), isRow(start + 1) else { return nil }
        var first = Int32.max
        var firstBelow: [Int32] = []
        for index in (start..<found.end).reversed() {
            firstBelow.append(first)
            for position in bands[index].range { first = min(first, pieces[strips.members[position]].order) }
        }
        var end = start
        while end < found.end - 1, isRow(end),
            bands[end].range.allSatisfy({ pieces[strips.members[$0]].order < firstBelow[found.end - 1 - end] })
        {
            end += 1
        }
        guard end - start >= Self.fewestTableRows, found.end - end >= Self.fewestLines,
            case let most = 2 + (found.end - end) / 8,
            strips.changes(strips.range(end..<found.end), pieces, found.gutter, most: most) <= most
        else { return nil }
        // Names and titles side by side are as wide as their columns, or wrapped.
        let width = max(extent(found.left), extent(found.right))
        let rows = strips.members[strips.range(start..<end)]
        return rows.allSatisfy { pieces[$0].x1 - pieces[$0].x0 < Self.widestCell * width } ? end : nil
    }

    /// Whether a band is one line from the left edge to the right one that was shown before all columns below it, which were shown one after the other:
    /// the number of a newspaper, and its date; its price may end the line then, the date in the middle.
    func isMasthead(_ strips: RegionStrips, _ band: Int, _ found: Columns) -> Bool {
        let line = strips.members[strips.bands[band].range]
        guard 2...3 ~= line.count, found.end - band > 2 * Self.fewestLines, let first = line.min(by: { pieces[$0].x0 < pieces[$1].x0 }),
            let last = line.max(by: { pieces[$0].x0 < pieces[$1].x0 }), pieces[first].x1 <= found.gutter, pieces[last].x0 >= found.gutter,
            case let shown = line.reduce(Int32.min, { max($0, pieces[$1].order) }),
            // A running head beside its page's number is told by other pages.
            segments[first].words.count > 1, line.count > 2 || segments[last].words.count > 1,
            line.allSatisfy({ (pieces[first].y - pieces[$0].y).magnitude < 0.1 * pieces[first].size })
        else { return false }
        let rows = (band + 1)..<found.end
        let (left, right) = sides(strips.members[strips.range(rows)], found.gutter)
        let size = pieces[first].size
        guard (pieces[first].x0 - left.left).magnitude < 0.3 * size, (pieces[last].x1 - right.right).magnitude < 0.3 * size,
            strips.members[strips.range(rows)].allSatisfy({ pieces[$0].order > shown }),
            line.count == 2
                || line.contains(where: { index in
                    index != first && index != last
                        && (pieces[index].x0 + pieces[index].x1 - left.left - right.right).magnitude < Self.offMiddle * size
                })
        else { return false }
        let most = 2 + rows.count / 8
        return strips.changes(strips.range(rows), pieces, found.gutter, most: most) <= most
    }

    /// What the middle of the three may be off the page's, in ems, twice.
    private static let offMiddle: Float = 1.5

    /// What stands left and right of a gutter.
    func sides(_ members: some Sequence<Int>, _ middle: Float) -> (left: ColumnSide, right: ColumnSide) {
        var (left, right) = (ColumnSide(), ColumnSide())
        for index in members {
            if pieces[index].x1 <= middle { _ = left.add(pieces[index]) } else { _ = right.add(pieces[index]) }
        }
        return (left, right)
    }

    private func extent(_ members: [Int]) -> Float {
        let low = members.reduce(Float.infinity) { min($0, pieces[$1].x0) }
        return members.reduce(-Float.infinity) { max($0, pieces[$1].x1) } - low
    }

    /// Above columns, and in ems.
    private static let fewestTableRows = 2
    private static let tallestRow: Float = 1.6
    /// Of a column's width.
    private static let widestCell: Float = 0.6

    /// Characters of a heading, at the least: a price has fewer. White below it, at the most, in ems of its own: a picture in the next row takes more.
    private static let fewestOfHeading = 6
    private static let whiteBelowHeading: Float = 3
    /// Bands of lines, with that white.
    private static let mostBesideHeading = 16

    /// Where columns end that were shown one after the other, each in one go, before all that is below them: a heading below the notes of an article, the
    /// sum below two short tables, the next text that is divided in two. Nil for columns that were shown otherwise, and for those with nothing below.
    ///
    /// - Parameter changes: how often what was shown next stands on the other side.
    func endOfShown(_ strips: RegionStrips, _ range: Range<Int>, _ middle: Float, changes: Int) -> Int? {
        let bands = strips.bands
        // Of most columns that are judged the first lines say that they were shown otherwise.
        var below: [(first: Int32, next: Int, leftHigh: Float, rightHigh: Float)] = []
        /// A side's lines so far, where they end, how far they are apart at the least, and what of it was shown first and last.
        var left = (lines: 0, y: Float.infinity, low: Float.infinity, step: Float.infinity, first: Int32.max, last: Int32.min)
        var right = left
        for (band, place) in zip(range.dropLast(), stride(from: range.count - 2, through: 0, by: -1)) {
            for position in bands[band].range {
                let piece = pieces[strips.members[position]]
                func add(to side: inout (lines: Int, y: Float, low: Float, step: Float, first: Int32, last: Int32)) {
                    if side.y - piece.y > 0.5 * piece.size {
                        side.step = min(side.step, side.y - piece.y)
                        (side.lines, side.y) = (side.lines + 1, piece.y)
                    }
                    side.low = min(side.low, piece.low)
                    (side.first, side.last) = (min(side.first, piece.order), max(side.last, piece.order))
                }
                if piece.x1 <= middle { add(to: &left) } else { add(to: &right) }
            }
            guard min(left.lines, right.lines) >= Self.fewestOfThing else { continue }
            guard left.last < right.first || right.last < left.first else { return nil }
            if below.isEmpty { below = shown(fromEach: range, strips, middle) }
            guard max(left.last, right.last) < below[place].first else { continue }
            // A column that was shown whole among the parts of the other one goes on with the next line.
            let (next, isLast) = (pieces[below[place].next], left.last > right.last)
            let last = isLast ? left : right
            if changes == 2, (next.x1 <= middle) == isLast, last.y - next.y < Self.evenStep * last.step { continue }
            let size = max(min(pieces[strips.members[bands[band + 1].range.lowerBound]].size, usualSize * Self.jitter), usualSize)
            // Cells of two lines in the row of a table are shown like this, too.
            let white = (min(left.lines, right.lines) >= Self.fewestRows ? Self.whiteBelowShown : Self.whiteBelowRow) * size
            // Beside a note that was shown last, a column may go on.
            if bands[band].low - bands[band + 1].high > white, left.low - below[place].leftHigh > white,
                right.low - below[place].rightHigh > white, !endsInHeading(strips, range.lowerBound..<(band + 1), range, middle)
            {
                return band + 1
            }
        }
        return nil
    }

    /// What was shown first from each band on, from the last one upwards, and how high either side reaches there.
    private func shown(fromEach range: Range<Int>, _ strips: RegionStrips, _ middle: Float) -> [(
        first: Int32, next: Int, leftHigh: Float, rightHigh: Float
    )] {
        var (first, next, leftHigh, rightHigh) = (Int32.max, 0, -Float.infinity, -Float.infinity)
        return range.reversed().map { band in
            for position in strips.bands[band].range {
                let piece = pieces[strips.members[position]]
                if piece.order < first { (first, next) = (piece.order, strips.members[position]) }
                if piece.x1 <= middle { leftHigh = max(leftHigh, piece.high) } else { rightHigh = max(rightHigh, piece.high) }
            }
            return (first, next, leftHigh, rightHigh)
        }
    }

    /// Side by side, and the lines of each at the least.
    private static let mostThings: Float = 4
    private static let fewestOfThing = 2

    /// From the last line of a column to one that goes on with it, as a multiple of the least step in it.
    private static let evenStep: Float = 1.1

    /// Below columns that were shown so, in ems: more than between the lines of a text.
    private static let whiteBelowShown: Float = 0.5
    /// Where they are as short as the cells of a row: more than between rows.
    private static let whiteBelowRow: Float = 1.5

    /// In ems: between paragraphs there is less.
    private static let whiteBetweenRows: Float = 2

    /// Whether each side of a gutter holds rows of cells that were shown row after row, though the sides were shown one after the other: a table that was
    /// shown down its columns would have been so on each side, too.
    func areShownByRows(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        isOfRows(left, isLeft: true, middle) && isOfRows(right, isLeft: false, middle)
    }

    /// Whether one side of a gutter holds such rows, and the other one lines that are none: an address beside labels and what belongs to them. The first
    /// column of a table may be shown before the others, or after them, but all of it stands level with these.
    func holdRowsBesideLines(_ left: ColumnSide, _ right: ColumnSide, _ middle: Float) -> Bool {
        guard min(left.lines, right.lines) >= Self.fewestRows, (left.partedCount == 0) != (right.partedCount == 0) else { return false }
        return alignedShare(middle, left.lines <= right.lines, tolerance: 0.12) < 1
            && isOfRows(left.partedCount == 0 ? right : left, isLeft: left.partedCount > 0, middle)
    }

    private func isOfRows(_ side: ColumnSide, isLeft: Bool, _ middle: Float) -> Bool {
        guard side.partedCount >= Self.fewestRows, side.partedCount * 3 >= side.lines else { return false }
        var shown: [(order: Int32, line: Int)] = []
        var lines = ColumnSide()
        for index in fromTop where (pieces[index].x1 <= middle) == isLeft {
            _ = lines.add(pieces[index])
            shown.append((pieces[index].order, lines.lines))
        }
        shown.sort { $0.order < $1.order }
        let changes = zip(shown, shown.dropFirst()).count { $0.line != $1.line }
        if changes < side.lines + side.lines / 8 { return true }
        // Within a row of cells that have several lines one goes back up, but never far.
        return side.lines > 2 * Self.mostLinesOfRow && side.characters >= Self.charactersOfRow * side.lines
            && zip(shown, shown.dropFirst()).allSatisfy { $0.line - $1.line < Self.mostLinesOfRow }
    }

    private static let fewestRows = 3
    private static let mostLinesOfRow = 4
    /// On each of its lines, on the average: labels in a drawing have fewer.
    private static let charactersOfRow = 8

    /// The share of the shorter side's lines that have a line of the other side on their baseline.
    func alignedShare(_ middle: Float, _ isLeftShorter: Bool, tolerance ems: Float) -> Float {
        let baselines = fromTop.reversed().filter { (pieces[$0].x1 <= middle) != isLeftShorter }.map { pieces[$0].y }
        var (found, few) = (0, 0)
        for index in fromTop where (pieces[index].x1 <= middle) == isLeftShorter {
            few += 1
            let tolerance = ems * min(pieces[index].size, Self.jitter * usualSize)
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
