/// Short texts side by side that wrap within columns of their own: the things of a catalogue with a name, a price and a few words each, the members of a
/// team. Each is read whole, in whatever order they were shown.
///
/// White alone does not tell them from a table. But a line that begins with a small letter, whose first word had no room at the end of the line above it in
/// its column, goes on with that line.
struct WrappedCards {
    /// The members of each card, row by row, in each from left to right.
    private(set) var rows: [[[Int]]] = []
    /// Indices of the first band of theirs and of the first one below them.
    private(set) var start = 0
    private(set) var end = 0

    private static let counts = 2...8
    private static let mostBands = 24
    private static let mostPieces = 96
    /// Bands above the first line that goes on: names, prices; and that another row has more than the one that tells, at the most.
    private static let mostHeads = 4
    private static let mostMore = 3
    /// White between cards, between the lines of one at the most, and below a row at the least, in ems.
    private static let gap: Float = 0.75
    private static let leading: Float = 2.4
    private static let whiteBelow: Float = 1
    /// Lines of one text, from baseline to baseline, in ems at the most; by how much they may differ in size; a step as wide as another.
    private static let step: Float = 1.75
    private static let otherSize: Float = 1.05
    private static let evenStep: Float = 1.15
    /// A space, in ems.
    private static let space: Float = 0.2
    /// Lines that go on, of all cards, at the least, unless they are as long as those of texts; and characters of a line on the average.
    private static let fewestWrapped = 3
    private static let fewestOfLong = 2
    private static let longLine: Int32 = 26
    private static let fewestCharacters = 8
    /// Of a line that another goes on with: the words in a list, each nearly as wide as the widest, have fewer.
    private static let fewestOfWrapped: Int32 = 14

    private struct Column {
        var members: [Int]
        var x0, x1: Float
    }

    /// Where some pieces stand.
    private struct Spread {
        var count = 0
        private var (firstEnd, lastStart) = (Float.infinity, -Float.infinity)
        /// Whether no upright line meets all of them.
        var isParted: Bool { lastStart > firstEnd }

        mutating func add(_ piece: RegionPiece) {
            count += 1
            (firstEnd, lastStart) = (min(firstEnd, piece.x1), max(lastStart, piece.x0))
        }
    }

    /// Whether things stand beside each other below white: only there a row may begin that tells.
    @inline(__always)
    static func mayBegin(_ strips: borrowing RegionStrips, at start: Int, _ pieces: [RegionPiece]) -> Bool {
        let bands = strips.bands.span
        guard bands[start].range.count >= counts.lowerBound, bands[start].lastStart > bands[start].firstEnd else { return false }
        guard start > 0 else { return true }
        let above = bands[start - 1]
        return above.low - bands[start].high > whiteBelow * pieces[strips.members[above.range.lowerBound]].size
    }

    /// Looks for rows of cards, the first that tells of which begins in a band; nil if none does, as on nearly all pages.
    ///
    /// - Parameter top: index of the first band that may belong to them.
    init?(_ strips: RegionStrips, from start: Int, notAbove top: Int, _ gutters: GutterFinder) {
        guard let (columns, end) = Self.row(strips, from: start, gutters) else { return nil }
        rows = [columns.map(\.members)]
        (self.start, self.end) = (start, end)
        let most = end - start + Self.mostMore
        while let (row, next) = Self.row(strips, like: columns, from: self.end, most: most, gutters) {
            rows.append(row)
            self.end = next
        }
        while let (row, first) = Self.row(strips, like: columns, above: self.start, notAbove: top, most: most, gutters) {
            rows.insert(row, at: 0)
            self.start = first
        }
    }

    /// White below a band, in ems.
    private static func white(below band: Int, _ strips: RegionStrips, _ pieces: [RegionPiece]) -> Float {
        guard band + 1 < strips.bands.count else { return .infinity }
        let (upper, lower) = (strips.bands[band], strips.bands[band + 1])
        return (upper.low - lower.high) / pieces[strips.members[upper.range.lowerBound]].size
    }

    // MARK: The row that tells

    private static func row(_ strips: RegionStrips, from start: Int, _ gutters: GutterFinder) -> (columns: [Column], end: Int)? {
        let (bands, pieces) = (strips.bands, gutters.pieces)
        let limit = bands[start].range.lowerBound + mostPieces
        // What begins with a small letter, and what is long enough to go on: neither stands in one column alone.
        var (small, long) = (Spread(), Spread())
        for band in start..<min(bands.count, start + mostBands) {
            guard bands[band].range.upperBound <= limit else { return nil }
            for index in strips.members[bands[band].range] {
                if pieces[index].characterCount >= fewestOfWrapped { long.add(pieces[index]) }
                if band > start, gutters.letterCase(index) == .small { small.add(pieces[index]) }
            }
            guard small.count > 0 || band - start < mostHeads else { return nil }
            let white = white(below: band, strips, pieces)
            if white > whiteBelow, small.count >= fewestOfLong, small.isParted, long.isParted,
                let columns = cards(Array(strips.members[strips.range(start..<(band + 1))]), gutters),
                band + 1 == bands.count || !goOn(columns, with: strips.members[bands[band + 1].range], pieces)
            {
                return (columns, band + 1)
            }
            if white > leading { return nil }
        }
        return nil
    }

    /// Whether a column goes on with one of the pieces below it, as far from it as its last lines are from each other.
    private static func goOn(_ columns: [Column], with next: ArraySlice<Int>, _ pieces: [RegionPiece]) -> Bool {
        columns.contains { column in
            let lines = column.members.map { pieces[$0].y }.sorted()
            guard let last = lines.first, let above = lines.first(where: { $0 > last + 0.5 * pieces[column.members[0]].size }) else {
                return false
            }
            return next.contains { index in
                let piece = pieces[index]
                return piece.x0 < column.x1 && piece.x1 > column.x0 && last - piece.y < evenStep * (above - last)
            }
        }
    }

    /// Some pieces card by card; nil if they are no cards.
    private static func cards(_ members: [Int], _ gutters: GutterFinder) -> [Column]? {
        let pieces = gutters.pieces
        var columns: [Column] = []
        var (wrapping, total, areLong) = (0, 0, true)
        // Each is judged as soon as all of it is known: mostly the first one says that they are none.
        func add(_ column: Column) -> Bool {
            guard let (count, shortest) = wrapped(in: column, gutters) else { return false }
            if count > 0 { wrapping += 1 }
            if shortest < longLine { areLong = false }
            total += count
            columns.append(column)
            return true
        }
        var column = Column(members: [], x0: 0, x1: 0)
        for index in members.sorted(by: { pieces[$0].x0 < pieces[$1].x0 }) {
            let piece = pieces[index]
            if column.members.isEmpty {
                column = Column(members: [index], x0: piece.x0, x1: piece.x1)
            } else if piece.x0 - column.x1 <= gap * min(piece.size, gutters.usualSize) {
                column.members.append(index)
                column.x1 = max(column.x1, piece.x1)
            } else {
                guard columns.count + 1 < counts.upperBound, add(column) else { return nil }
                column = Column(members: [index], x0: piece.x0, x1: piece.x1)
            }
        }
        guard counts.contains(columns.count + 1), add(column) else { return nil }
        guard wrapping > 1, wrapping * 3 >= columns.count * 2, total >= (areLong ? fewestOfLong : fewestWrapped) else { return nil }
        return columns
    }

    /// How many lines of a column go on with the line above them, and how many characters the shortest of those has; nil if a line might go on and had room
    /// there, or does so in another text below one, as in the next row of a table.
    private static func wrapped(in column: Column, _ gutters: GutterFinder) -> (count: Int, shortest: Int32)? {
        let (pieces, segments) = (gutters.pieces, gutters.segments)
        let sorted = column.members.sorted { (pieces[$0].y, pieces[$1].x0) > (pieces[$1].y, pieces[$0].x0) }
        guard sorted.reduce(0, { $0 + Int(pieces[$1].characterCount) }) >= fewestCharacters * sorted.count else { return nil }
        // What the column before it ends with may go on there.
        if let first = sorted.first, gutters.letterCase(first) == .small { return nil }
        var (count, shortest, hasEnded) = (0, Int32.max, false)
        for (above, index) in zip(sorted, sorted.dropFirst()) {
            let (line, last) = (pieces[index], pieces[above])
            let step = (last.y - line.y) / line.size
            guard step > 0.5 else {
                // A price beside the name of a thing; no more below it.
                if count > 0 { return nil }
                continue
            }
            guard let word = segments[index].words.first.map({ gutters.text.words[$0] }) else { return nil }
            let goesOn =
                step < Self.step && gutters.letterCase(index) == .small && line.size < otherSize * last.size
                && last.size < otherSize * line.size && !line.isItem
            let hadRoom = last.x1 + space * last.size + word.x1 - word.x0 <= column.x1
            if goesOn {
                guard !hadRoom, !hasEnded, !gutters.isCode(index), last.characterCount >= fewestOfWrapped,
                    count > 0 || gutters.letterCase(above) != .small
                else {
                    return nil
                }
                count += 1
                shortest = min(shortest, last.characterCount)
            } else if count > 0, hadRoom {
                hasEnded = true
            }
        }
        return (count, shortest)
    }

    // MARK: Others like it

    /// The next row of things in the columns of another one, and where it ends; nil if what stands there is none.
    private static func row(_ strips: RegionStrips, like columns: [Column], from start: Int, most: Int, _ gutters: GutterFinder) -> (
        row: [[Int]], end: Int
    )? {
        var row: [[Int]] = Array(repeating: [], count: columns.count)
        for band in start..<min(strips.bands.count, start + most) {
            guard place(strips.members[strips.bands[band].range], in: columns, &row, gutters) else { return nil }
            if white(below: band, strips, gutters.pieces) > whiteBelow, isWhole(row, gutters.pieces) {
                let next = band + 1 < strips.bands.count ? strips.members[strips.bands[band + 1].range] : []
                let own = zip(row, columns).map { Column(members: $0, x0: $1.x0, x1: $1.x1) }
                if !goOn(own.filter { !$0.members.isEmpty }, with: next, gutters.pieces) { return (row.filter { !$0.isEmpty }, band + 1) }
            }
        }
        return nil
    }

    /// The row above a band of things in the columns of another one, and where it begins; nil if what stands there is none.
    private static func row(
        _ strips: RegionStrips, like columns: [Column], above end: Int, notAbove top: Int, most: Int, _ gutters: GutterFinder
    ) -> (row: [[Int]], start: Int)? {
        var row: [[Int]] = Array(repeating: [], count: columns.count)
        for band in (max(top, end - most)..<max(top, end)).reversed() {
            guard place(strips.members[strips.bands[band].range], in: columns, &row, gutters) else { return nil }
            if band == 0 || white(below: band - 1, strips, gutters.pieces) > whiteBelow, isWhole(row, gutters.pieces) { return (row, band) }
        }
        return nil
    }

    /// Whether each of some pieces stands in one of the columns: it is put there.
    private static func place(_ members: ArraySlice<Int>, in columns: [Column], _ row: inout [[Int]], _ gutters: GutterFinder) -> Bool {
        for index in members {
            let piece = gutters.pieces[index]
            let slack = piece.size
            guard let column = columns.firstIndex(where: { piece.x0 > $0.x0 - slack && piece.x1 < $0.x1 + slack }) else { return false }
            row[column].append(index)
        }
        return true
    }

    /// Whether the things of a row begin level with each other, from the first column on, each with several lines.
    private static func isWhole(_ row: [[Int]], _ pieces: [RegionPiece]) -> Bool {
        let filled = row.prefix { !$0.isEmpty }
        guard filled.count > 1, row[filled.count...].allSatisfy(\.isEmpty) else { return false }
        let tops = filled.map { $0.reduce(-Float.infinity) { max($0, pieces[$1].y) } }
        guard tops.allSatisfy({ ($0 - tops[0]).magnitude < 0.3 * pieces[filled[0][0]].size }) else { return false }
        return zip(filled, tops).allSatisfy { column, top in column.contains { pieces[$0].y < top - 0.5 * pieces[$0].size } }
    }
}
