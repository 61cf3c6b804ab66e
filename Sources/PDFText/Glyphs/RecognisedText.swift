import PDFContent
import PDFSyntax

/// Text that was recognised in a picture and stands unseen over or under it. Its words have the places that they have there, roughly: a page lies askew, each
/// line a little otherwise, baselines and sizes differ from word to word though one was meant. What follows reads type that was set, so this makes of what was
/// measured what was meant: one direction of writing for a page, one baseline and one size for a line, and one size for lines that follow each other.
struct RecognisedText {
    /// Runs that follow each other on one baseline.
    struct Row {
        var runs: Range<Int>
        /// Along the baseline and above it, in the direction of most of the page.
        var x0, x1, y: Float
        var size: Float
        /// Glyphs that are seen.
        var count: Int
        /// How much the sizes of its runs differ, as a share.
        var spread: Float = 0
        /// Whether it begins with a small letter, and whether it ends as a line does in the middle of a sentence.
        var startsSmall = false
        var isOpen = false
    }

    /// Of most lines: a unit vector.
    private(set) var dx: Float
    private(set) var dy: Float
    var rows: [Row] = []

    /// Lines lie askew by less than this, as the sine of the angle: more was meant.
    private static let mostAskew: Float = 0.07
    /// A page that lies askew by less is level.
    private static let leastAskew: Float = 0.0012
    /// Between the pieces of a line, in ems: less than gutters are wide.
    private static let gaps: ClosedRange<Float> = -0.7...1.3
    /// Between the baselines of its pieces.
    private static let unevenness: Float = 0.35
    /// A line that says how a page lies is so many ems long.
    private static let longest: Float = 12

    /// - Returns: nil where most glyphs are other text.
    init?(_ runs: [GlyphCollector.Run], _ glyphs: borrowing Span<Glyph>) {
        // By the page's sides: upwards, and so on.
        var counts = [Int](repeating: 0, count: 4)
        var all = 0
        for run in runs {
            all += run.end - run.start
            if Self.isRecognised(run), let side = Self.side(run.dx, run.dy) { counts[side] += run.end - run.start }
        }
        guard let side = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[side] * 2 > all else { return nil }
        (dx, dy) = Self.sides[side]
        rows = Self.rows(runs, glyphs, dx, dy)
        guard let slope = Self.slope(rows, runs, glyphs, dx, dy), slope.magnitude > Self.leastAskew else { return }
        let length = (1 + slope * slope).squareRoot()
        (dx, dy) = ((dx - slope * dy) / length, (dy + slope * dx) / length)
        rows = Self.rows(runs, glyphs, dx, dy)
    }

    /// Whether most of a page's text was shown before an image that covers it, in words that were each stretched to fit: what was read in that image.
    static func liesUnder(
        _ box: Rectangle, _ runs: [GlyphCollector.Run], before order: Int, _ glyphs: borrowing Span<Glyph>
    ) -> Bool {
        var (all, inside, changes, words) = (0, 0, 0, 0)
        var stretch: Float = 0
        for run in runs where run.start < run.end {
            all += run.end - run.start
            let (x, y) = (Double(glyphs[run.start].x), Double(glyphs[run.start].y))
            guard run.end <= order, box.x0 <= x, x <= box.x1, box.y0 <= y, y <= box.y1 else { continue }
            inside += run.end - run.start
            words += 1
            let own = run.emWidth / run.size
            if (own - stretch).magnitude > 0.002 { changes += 1 }
            stretch = own
        }
        return inside * 10 >= all * 9 && words >= fewestWords && changes * 2 >= words
    }

    private static let fewestWords = 8

    private static let sides: [(Float, Float)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]

    /// Which side a direction runs along, within what a page may lie askew.
    private static func side(_ dx: Float, _ dy: Float) -> Int? {
        sides.firstIndex { dx * $0.0 + dy * $0.1 > 0 && (dy * $0.0 - dx * $0.1).magnitude < mostAskew }
    }

    static func isRecognised(_ run: GlyphCollector.Run) -> Bool {
        run.isInvisible && !run.isType3 && run.overlay == 0 && run.size.isFinite && run.size > 0
    }

    /// Where a run begins and ends along a direction, and how high its middle is.
    private static func place(
        _ run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>, _ dx: Float, _ dy: Float
    ) -> (x0: Float, x1: Float, y0: Float, y1: Float)? {
        var (first, last) = (run.start, run.end - 1)
        while first < last, glyphs[first].unicode == 0x20 { first += 1 }
        while last > first, glyphs[last].unicode == 0x20 { last -= 1 }
        guard first <= last else { return nil }
        let (a, b) = (glyphs[first], glyphs[last])
        let (bx, by) = (b.x + b.advance * run.dx, b.y + b.advance * run.dy)
        let place = (a.x * dx + a.y * dy, bx * dx + by * dy, a.y * dx - a.x * dy, by * dx - bx * dy)
        return place.0.isFinite && place.1.isFinite && place.2.isFinite && place.3.isFinite ? place : nil
    }

    private static func rows(_ runs: [GlyphCollector.Run], _ glyphs: borrowing Span<Glyph>, _ dx: Float, _ dy: Float) -> [Row] {
        var rows: [Row] = []
        // Where the last run of the row ends.
        var (x, y): (Float, Float) = (0, 0)
        for (index, run) in runs.enumerated() {
            guard isRecognised(run), run.dx * dx + run.dy * dy > 0, (run.dy * dx - run.dx * dy).magnitude < 1.5 * mostAskew,
                let place = place(run, glyphs, dx, dy)
            else { continue }
            var count = 0
            for glyph in run.start..<run.end where glyphs[glyph].unicode != 0x20 { count += 1 }
            guard count > 0 else { continue }
            if var row = rows.last {
                let em = min(max(row.size, run.size), 2 * min(row.size, run.size))
                if (place.y0 - y).magnitude < unevenness * em, gaps.contains((place.x0 - x) / em), place.x1 > row.x0 {
                    row.runs = row.runs.lowerBound..<(index + 1)
                    row.x1 = max(row.x1, place.x1)
                    row.count += count
                    rows[rows.count - 1] = row
                    (x, y) = (place.x1, place.y1)
                    continue
                }
            }
            rows.append(
                Row(
                    runs: index..<(index + 1), x0: place.x0, x1: place.x1, y: (place.y0 + place.y1) / 2, size: run.size, count: count))
            (x, y) = (place.x1, place.y1)
        }
        for index in rows.indices {
            measure(&rows[index], runs, glyphs, dx, dy)
            readEnds(of: &rows[index], runs, glyphs)
        }
        return rows
    }

    /// The baseline and the size that most of a row has: the middle ones.
    private static func measure(
        _ row: inout Row, _ runs: [GlyphCollector.Run], _ glyphs: borrowing Span<Glyph>, _ dx: Float, _ dy: Float
    ) {
        guard row.runs.count > 1 else { return }
        var (heights, sizes): ([(Float, Int)], [(Float, Int)]) = ([], [])
        for run in runs[row.runs] where isRecognised(run) {
            guard let place = place(run, glyphs, dx, dy) else { continue }
            heights.append(((place.y0 + place.y1) / 2, run.end - run.start))
            sizes.append((run.size, run.end - run.start))
        }
        row.y = middle(&heights) ?? row.y
        // Boxes around words without high letters are lower than the line's type.
        row.size = middle(&sizes, at: shareOfLower) ?? row.size
        if let low = sizes.first?.0, let high = sizes.last?.0, row.size > 0 { row.spread = (high - low) / row.size }
    }

    /// Of a line's words, those whose boxes are lower than most.
    private static let shareOfLower: Float = 0.75

    /// The value that a share of all is below, by their weights.
    static func middle(_ values: inout [(Float, Int)], at share: Float = 0.5) -> Float? {
        values.sort { $0.0 < $1.0 }
        var rest = Int(Float(values.reduce(0) { $0 + $1.1 }) * share)
        for (value, weight) in values {
            if rest < weight { return value }
            rest -= weight
        }
        return values.last?.0
    }

    /// How much the lines rise on their way, by the longest of them: the middles of their runs say more than these do themselves, which may be upright boxes on
    /// a line that is not level.
    private static func slope(
        _ rows: [Row], _ runs: [GlyphCollector.Run], _ glyphs: borrowing Span<Glyph>, _ dx: Float, _ dy: Float
    ) -> Float? {
        var slopes: [(Float, Int)] = []
        for row in rows where row.x1 - row.x0 > longest * row.size {
            var (n, sx, sy, sxx, sxy): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
            var ends: (Float, Float, Float, Float)?
            for run in runs[row.runs] where isRecognised(run) {
                guard let place = place(run, glyphs, dx, dy) else { continue }
                ends = place
                let (x, y) = ((place.x0 + place.x1) / 2 - row.x0, (place.y0 + place.y1) / 2 - row.y)
                (n, sx, sy, sxx, sxy) = (n + 1, sx + x, sy + y, sxx + x * x, sxy + x * y)
            }
            let spread = n * sxx - sx * sx
            let slope: Float
            if n > 3, spread > 0 {
                slope = (n * sxy - sx * sy) / spread
            } else if let ends, ends.1 - ends.0 > longest * row.size {
                slope = (ends.3 - ends.2) / (ends.1 - ends.0)
            } else {
                continue
            }
            guard slope.isFinite, slope.magnitude < 1.5 * mostAskew else { continue }
            slopes.append((slope, max(1, Int(min(row.x1 - row.x0, 1e5)))))
        }
        return middle(&slopes)
    }

    /// Puts the runs of each line on one baseline in one size.
    mutating func level(_ runs: inout [GlyphCollector.Run], _ glyphs: inout [Glyph]) {
        if wipeSpecks(runs, &glyphs) { rows = Self.rows(runs, glyphs.span, dx, dy) }
        if wipeSigns(runs, &glyphs) { rows = Self.rows(runs, glyphs.span, dx, dy) }
        evenSizesOfParts()
        var blocks = blocks()
        evenSizesBySteps(&blocks)
        evenSizes(blocks)
        var baselines = baselines(blocks)
        let heights = Heights(rows)
        let bullets = bullets(runs, glyphs, heights)
        alignLabels(bullets, runs, glyphs, heights, &baselines)
        let numbers = shiftsOfNumbers(runs, glyphs, heights)
        restoreBrackets(of: numbers.keys, runs, &glyphs)
        for (index, row) in rows.enumerated() {
            if let bullet = bullets[index] {
                let sign = bullet.glyphs.lowerBound
                glyphs[sign].unicode = Self.bullet(glyphs[sign].unicode)
                for glyph in bullet.glyphs.dropFirst() { glyphs[glyph].unicode = 0x20 }
            }
            breakWord(row, runs, &glyphs)
            let shift = bullets[index]?.shift ?? numbers[index] ?? 0
            for number in row.runs where Self.isRecognised(runs[number]) {
                let run = runs[number]
                guard let place = Self.place(run, glyphs.span, dx, dy) else { continue }
                let middle = (place.y0 + place.y1) / 2
                // What is raised, and smaller, stays where it is.
                let isRaised = run.size < Self.sizeOfRaised * row.size && middle - row.y > Self.leastRise * row.size
                let y = baselines[index] + (isRaised ? middle - row.y : 0)
                for glyph in run.start..<run.end {
                    let along = glyphs[glyph].x * dx + glyphs[glyph].y * dy + shift
                    (glyphs[glyph].x, glyphs[glyph].y) = (along * dx - y * dy, along * dy + y * dx)
                }
                (runs[number].dx, runs[number].dy) = (dx, dy)
                if !isRaised { (runs[number].size, runs[number].emWidth) = (row.size, row.size) }
            }
        }
    }

    /// Makes a soft hyphen of the sign that some programs write for a hyphen that breaks a word at a line's end.
    private func breakWord(_ row: Row, _ runs: [GlyphCollector.Run], _ glyphs: inout [Glyph]) {
        guard let run = row.runs.last.map({ runs[$0] }), run.start < run.end else { return }
        var last = run.end - 1
        while last > run.start, glyphs[last].unicode == 0x20 { last -= 1 }
        if glyphs[last].unicode == 0xAC { glyphs[last].unicode = VisibleHyphens.soft }
    }

    /// Of a note's mark, as a share of the line's size, and above its baseline, in ems.
    static let sizeOfRaised: Float = 0.8
    static let leastRise: Float = 0.2

    /// The baselines of the lines: those of a text stand evenly.
    private func baselines(_ blocks: [Block]) -> [Float] {
        var baselines = rows.map(\.y)
        for block in blocks where block.rows.count >= Self.fewestEven {
            // The line through them, from the middle of the block.
            let end = block.oddRow ?? block.rows.upperBound
            let middle = Float(end - block.rows.lowerBound - 1) / 2
            var (mean, along, square): (Float, Float, Float) = (0, 0, 0)
            for (index, row) in (block.rows.lowerBound..<end).enumerated() {
                let place = Float(index) - middle
                (mean, along, square) = (mean + rows[row].y, along + place * rows[row].y, square + place * place)
            }
            mean /= Float(end - block.rows.lowerBound)
            for (index, row) in block.rows.enumerated() {
                let even = mean + along / square * (Float(index) - middle)
                if (even - rows[row].y).magnitude < (row < end ? Self.sameStep : Self.oddStep) * block.step { baselines[row] = even }
            }
        }
        return baselines
    }

    private static let fewestEven = 3

    // MARK: - Sizes

    /// Gives the parts of one line, as those of a running head are, the size of most of it.
    private mutating func evenSizesOfParts() {
        var first = 0
        for index in rows.indices {
            let isLast = index + 1 == rows.count || !isBeside(rows[index], rows[index + 1])
            guard isLast else { continue }
            if index > first {
                var sizes = rows[first...index].map { ($0.size, $0.count) }
                if let size = Self.middle(&sizes) { for part in first...index { rows[part].size = size } }
            }
            first = index + 1
        }
    }

    private func isBeside(_ row: Row, _ next: Row) -> Bool {
        next.x0 > row.x1 && (next.y - row.y).magnitude < Self.unevenness * min(row.size, next.size)
            && row.size < Self.toleranceOfText * next.size && next.size < Self.toleranceOfText * row.size
    }

    /// Gives lines that follow each other the size of most of them, and all that are nearly alike one size.
    private mutating func evenSizes(_ blocks: [Block]) {
        var sizes = rows.map(\.size)
        for (index, block) in blocks.enumerated() {
            let first = rows[block.rows.lowerBound]
            var near: [(Float, Int)] = []
            for other in blocks[max(0, index - Self.reach)...min(blocks.count - 1, index + Self.reach)] {
                let tolerance = tolerance(between: block, other)
                let isNear = [other.rows.lowerBound, other.rows.upperBound - 1].contains { follows(rows[$0], first) }
                guard isNear, other.size < block.size * tolerance, block.size < other.size * tolerance else { continue }
                near.append((other.size, other.count))
            }
            let size = Self.middle(&near) ?? block.size
            for row in block.rows { sizes[row] = size }
        }
        // What most has first.
        var known: [(size: Float, count: Int)] = []
        for index in rows.indices {
            if let place = known.firstIndex(where: { ($0.size - sizes[index]).magnitude < 0.02 * $0.size }) {
                known[place].count += rows[index].count
            } else if known.count < Self.mostSizes {
                known.append((sizes[index], rows[index].count))
            }
        }
        known.sort { $0.count > $1.count }
        var chosen: [Float] = []
        for (size, _) in known where !chosen.contains(where: { Self.areAlike($0, size) }) { chosen.append(size) }
        // Where words were measured one by one, a few of them say little.
        var spreads = rows.filter { $0.count >= Self.fewestOfLine }.map { ($0.spread, $0.count) }
        let spread = min(Self.middle(&spreads) ?? 0, Self.toleranceOfText - 1)
        for block in blocks {
            for row in block.rows {
                rows[row].size = chosen.first { Self.areAlike($0, sizes[row]) } ?? sizes[row]
                if let usual = chosen.first, block.count < Self.mostOfFewWords, rows[row].size > usual,
                    rows[row].size < usual * (1 + spread)
                {
                    rows[row].size = usual
                }
            }
        }
    }

    private static let mostOfFewWords = 32

    private static func areAlike(_ a: Float, _ b: Float) -> Bool { a < b * sameSize && b < a * sameSize }

    func follows(_ a: Row, _ b: Row) -> Bool {
        let overlap = min(a.x1, b.x1) - max(a.x0, b.x0)
        return overlap > 0.5 * min(a.x1 - a.x0, b.x1 - b.x0) && (a.y - b.y).magnitude < Self.farthest * max(a.size, b.size)
    }

    /// Lines as far from each other as those of one text are.
    struct Block {
        var rows: Range<Int>
        /// From baseline to baseline, on average; 0 for a line alone.
        var step: Float
        var size: Float = 0
        var count = 0
        /// The last one, if it was measured off the place that it has by the others.
        var oddRow: Int?
    }

    func blocks() -> [Block] {
        var blocks: [Block] = []
        for index in rows.indices {
            let row = rows[index]
            if var block = blocks.last, block.oddRow == nil, follows(rows[index - 1], row) {
                let step = rows[index - 1].y - row.y
                let isFirst = block.step == 0
                if isFirst
                    ? step > leastStep(rows[index - 1], row) * row.size && step < Self.widestStep * row.size
                    : (step - block.step).magnitude < Self.sameStep * block.step
                        && (isOfType(row, of: block) || goesOn(index, in: block) || isWithin(index, block))
                {
                    block.rows = block.rows.lowerBound..<(index + 1)
                    block.step = (rows[block.rows.lowerBound].y - row.y) / Float(block.rows.count - 1)
                    blocks[blocks.count - 1] = block
                    continue
                }
                if !isFirst, block.rows.count > 2, isOddEnd(index, step: step, of: block) {
                    (block.rows, block.oddRow) = (block.rows.lowerBound..<(index + 1), index)
                    blocks[blocks.count - 1] = block
                    continue
                }
                if block.rows.count == 2, step > 0, step < block.step {
                    // A heading stands further from its text than lines do from each other.
                    blocks[blocks.count - 1] = Block(rows: block.rows.lowerBound..<(index - 1), step: 0)
                    blocks.append(Block(rows: (index - 1)..<(index + 1), step: step))
                    continue
                }
            }
            blocks.append(Block(rows: index..<(index + 1), step: 0))
        }
        var (measured, meant): (Float, Float) = (0, 0)
        for index in blocks.indices {
            let block = blocks[index]
            var sizes = rows[block.rows].map { ($0.size, $0.count) }
            let count = rows[block.rows].reduce(0) { $0 + $1.count }
            let size = Self.middle(&sizes) ?? 0
            // Lines don't reach into each other: boxes around those that are askew do.
            let possible = block.step > 0 ? min(size, block.step) : size
            (blocks[index].size, blocks[index].count) = (possible, count)
            if block.step > 0 { (measured, meant) = (measured + size * Float(count), meant + possible * Float(count)) }
        }
        // So do those around lines alone, of which nothing else tells it.
        if meant < measured {
            for index in blocks.indices where blocks[index].step == 0 { blocks[index].size *= meant / measured }
        }
        return blocks
    }

    /// From baseline to baseline, at the least, in ems as measured: what reaches further into the line above is a part of it. So are the parts of small
    /// fractions, single signs.
    private func leastStep(_ above: Row, _ row: Row) -> Float { min(above.count, row.count) > 1 ? 0.5 : 0.85 }

    /// Whether a line was measured about as large as a block above it: the first line of a text may stand as far below its heading as this has its lines. A
    /// few letters say little.
    func isOfType(_ row: Row, of block: Block) -> Bool {
        let first = rows[block.rows.lowerBound]
        return min(first.count, row.count) <= Self.longestLabel
            || first.size < row.size * Self.toleranceOfText && row.size < first.size * Self.toleranceOfText
    }

    /// How much sizes of one kind of text may differ by being measured, as a multiple: much where lines stand as far from each other.
    private func tolerance(between block: Block, _ other: Block) -> Float {
        if block.step > 0, other.step > 0 {
            return (block.step - other.step).magnitude < Self.sameStep * block.step ? Self.toleranceOfText : Self.toleranceOfOthers
        }
        // A line alone that is as long as others may be one of their text; a short one is more often a heading.
        let (a, b) = (rows[block.rows.lowerBound], rows[other.rows.lowerBound])
        let isLong = min(a.x1 - a.x0, b.x1 - b.x0) > 0.7 * max(a.x1 - a.x0, b.x1 - b.x0)
        return isLong ? Self.toleranceOfLong : Self.toleranceOfOthers
    }

    /// Blocks looked at before and behind one, and how far they may be from it, in ems.
    private static let reach = 4
    private static let farthest: Float = 9
    /// Between baselines, in ems, and how much less or more it may be, as a share.
    static let widestStep: Float = 2.2
    static let sameStep: Float = 0.12
    static let toleranceOfText: Float = 1.5
    private static let toleranceOfLong: Float = 1.35
    private static let toleranceOfOthers: Float = 1.15
    private static let sameSize: Float = 1.12
    private static let mostSizes = 64

    // MARK: - Specks

    /// Around the lines of text.
    private func area() -> (x: ClosedRange<Float>, y: ClosedRange<Float>)? {
        let lines = rows.filter { $0.count >= Self.fewestOfLine }
        guard let left = lines.lazy.map(\.x0).min(), let right = lines.lazy.map(\.x1).max(), let low = lines.lazy.map(\.y).min(),
            let high = lines.lazy.map(\.y).max(), left <= right
        else { return nil }
        return (left...right, low...high)
    }

    private static let fewestOfLine = 16

    /// Makes spaces of what dirt was read as: it stands among the lines, which it would part, and whose steps it would shorten.
    ///
    /// - Returns: whether there was any.
    private func wipeSpecks(_ runs: [GlyphCollector.Run], _ glyphs: inout [Glyph]) -> Bool {
        guard rows.contains(where: { $0.count <= Self.mostOfSpeck }), let area = area() else { return false }
        var even = self
        even.evenSizesOfParts()
        even.evenSizes(even.blocks())
        let specks = rows.indices.filter { even.isSpeck($0, beside: area, runs, glyphs) }
        guard !specks.isEmpty else { return false }
        let bullets = even.bullets(runs, glyphs, Heights(even.rows))
        var isWiped = false
        for index in specks where bullets[index] == nil {
            for run in rows[index].runs { for glyph in runs[run].start..<runs[run].end { glyphs[glyph].unicode = 0x20 } }
            isWiped = true
        }
        return isWiped
    }

    /// Whether a line is dirt that was read: a few signs that stand alone, or a stroke beside all text.
    private func isSpeck(
        _ index: Int, beside area: (x: ClosedRange<Float>, y: ClosedRange<Float>), _ runs: [GlyphCollector.Run], _ glyphs: [Glyph]
    ) -> Bool {
        let row = rows[index]
        guard row.count <= Self.mostOfSpeck else { return false }
        var (strokes, others) = (0, 0)
        for run in row.runs {
            for glyph in runs[run].start..<runs[run].end where glyphs[glyph].unicode != 0x20 {
                let unicode = glyphs[glyph].unicode
                if Self.isStroke(unicode) { strokes += 1 } else if !Self.isDirt(unicode) { others += 1 }
            }
        }
        let (white, middle) = (0.3 * row.size, row.y + 0.3 * row.size)
        let isBeside =
            row.x1 < area.x.lowerBound - white || row.x0 > area.x.upperBound + white || middle < area.y.lowerBound
            || row.y > area.y.upperBound + 2 * white
        guard others == 0, strokes == 0 || isBeside && row.count == 1 else { return false }
        // A sign before a text is its bullet.
        guard index + 1 < rows.count else { return true }
        let next = rows[index + 1]
        return !((next.y - row.y).magnitude < 0.5 * next.size && next.x0 > row.x0 && next.x0 - row.x1 < Self.farthestBullet * next.size)
    }

    private static let mostOfSpeck = 2
    /// From its text, in ems.
    static let farthestBullet: Float = 4.5

    /// Strokes that a scratch or an edge looks like.
    private static func isStroke(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x49, 0x4A, 0x69, 0x6A, 0x6C, 0x21: true
        default: false
        }
    }

    /// Signs that say nothing by themselves. Stars and dashes part scenes.
    static func isDirt(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x22, 0x27...0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3C, 0x3E, 0x5B...0x60, 0x7B...0x7E, 0xA1...0xBF, 0x2018...0x201F, 0x2039,
            0x203A,
            0x2022, 0x25A0...0x25FF, 0x2D, 0x3D:
            true
        default: false
        }
    }
}
