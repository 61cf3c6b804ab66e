import PDFContent

/// The signs before the items of lists, which OCR takes for letters, or writes as a column of their own far from what they begin.
extension RecognisedText {
    /// The rows of a page by their heights, from above.
    struct Heights {
        private let rows: [Int]
        private let heights: [Float]

        init(_ all: [Row]) {
            rows = all.indices.sorted { (all[$1].y, $0) < (all[$0].y, $1) }
            heights = rows.map { all[$0].y }
        }

        /// The rows between two heights, but for more than stand beside each other.
        func rows(from low: Float, to high: Float) -> ArraySlice<Int> {
            var (first, end) = (0, heights.count)
            while first < end {
                let middle = (first + end) / 2
                if heights[middle] > high { first = middle + 1 } else { end = middle }
            }
            var last = first
            while last < heights.count, last - first < Self.most, heights[last] >= low { last += 1 }
            return rows[first..<last]
        }

        private static let most = 48
    }

    /// The bullet of an item.
    struct Bullet {
        let glyphs: Range<Int>
        /// How far it is moved along its line to stand before its text: alone in a column it may be far away.
        let shift: Float
    }

    /// A sign that a line begins with, or that stands alone before one.
    private struct Sign {
        let row: Int
        let glyphs: Range<Int>
        let unicode: UInt32
        /// Where it stands, and where what is behind it begins.
        let x, text: Float
        let size: Float
        /// Between it and the text, in ems.
        let gap: Float
        let isAlone: Bool
        /// Whether it may be said: a letter, a quote.
        let maySay: Bool
        /// What is below it: another sign, or a line as far in as its text; less than 0 for a line as far out as it.
        var proof = 0
    }

    /// The rows that begin with bullets, by number, and the glyphs of these.
    func bullets(_ runs: [GlyphCollector.Run], _ glyphs: [Glyph], _ heights: Heights) -> [Int: Bullet] {
        var signs: [Sign] = []
        for index in rows.indices where signs.count < Self.mostSigns {
            if let sign = sign(index, runs, glyphs, heights) { signs.append(sign) }
        }
        guard signs.count > 1 else { return [:] }
        let labelled = Set(signs.map(\.row))
        for index in signs.indices { signs[index].proof = proof(signs[index], labelled, heights) }
        var bullets: [Int: Bullet] = [:]
        for sign in signs {
            let group = signs.filter {
                ($0.x - sign.x).magnitude < Self.sameEdge * sign.size && ($0.text - sign.text).magnitude < Self.sameEdge * sign.size
            }
            // A letter that is none comes again, or stands for other signs: those of a formula are each their own.
            guard group.count > 1,
                !Self.isLetter(sign.unicode)
                    || group.contains(where: { !Self.isLetter($0.unicode) || $0.row != sign.row && $0.unicode == sign.unicode })
            else { continue }
            let (proof, counter) = group.reduce((0, 0)) { $1.proof > 0 ? ($0.0 + 1, $0.1) : $1.proof < 0 ? ($0.0, $0.1 + 1) : $0 }
            guard sign.isAlone || proof > counter && (!sign.maySay || sign.gap > Self.leastGap) else { continue }
            bullets[sign.row] = Bullet(glyphs: sign.glyphs, shift: sign.isAlone ? max(0, sign.gap - Self.gapOfBullet) * sign.size : 0)
        }
        return bullets
    }

    private static let mostSigns = 128
    /// Before its text, in ems.
    private static let gapOfBullet: Float = 0.6
    /// Where signs and texts begin, in ems.
    private static let sameEdge: Float = 0.6
    /// In ems: wider than between words.
    private static let leastGap: Float = 0.42

    private func sign(_ index: Int, _ runs: [GlyphCollector.Run], _ glyphs: [Glyph], _ heights: Heights) -> Sign? {
        let row = rows[index]
        var found: Range<Int>?
        for run in row.runs where Self.isRecognised(runs[run]) {
            for glyph in runs[run].start..<runs[run].end where glyphs[glyph].unicode != 0x20 {
                let unicode = glyphs[glyph].unicode
                guard let sign = found else {
                    guard Self.mayBeBullet(unicode) else { return nil }
                    found = glyph..<(glyph + 1)
                    continue
                }
                // One bullet may have been read as two signs.
                if sign.count == 1,
                    Self.isOddSign(unicode)
                        || Self.mayBeBullet(unicode) && !Self.maySay(unicode) && !Self.isLetter(glyphs[sign.lowerBound].unicode)
                {
                    found = sign.lowerBound..<(glyph + 1)
                    continue
                }
                // The closing quote of what it opens says that it is one.
                if glyphs[sign.lowerBound].unicode == 0xAB, holds(0xBB, row, runs, glyphs) { return nil }
                let (text, last) = (along(glyphs[glyph]), glyphs[sign.upperBound - 1])
                let gap = (text - along(last) - last.advance) / row.size
                guard gap > Self.leastSpace, !hasText(before: index, within: Self.betweenColumns * row.size, heights) else { return nil }
                return Sign(
                    row: index, glyphs: sign, unicode: glyphs[sign.lowerBound].unicode, x: row.x0, text: text, size: row.size, gap: gap,
                    isAlone: false, maySay: Self.maySay(glyphs[sign.lowerBound].unicode))
            }
        }
        guard let found, let behind = rowBehind(index, heights),
            !hasText(before: index, within: Self.betweenCells * rows[behind].size, heights)
        else { return nil }
        let (text, size, unicode) = (rows[behind].x0, rows[behind].size, glyphs[found.lowerBound].unicode)
        return Sign(
            row: index, glyphs: found, unicode: unicode, x: row.x0, text: text, size: size, gap: (text - row.x1) / size, isAlone: true,
            maySay: Self.maySay(unicode))
    }

    private static func isLetter(_ unicode: UInt32) -> Bool { unicode == 0x63 || unicode == 0x65 || unicode == 0x6F }

    private static func isOddSign(_ unicode: UInt32) -> Bool { unicode == 0xA2 || unicode == 0x5F || unicode == 0x40 }

    private static let leastSpace: Float = 0.12

    private func along(_ glyph: Glyph) -> Float { glyph.x * dx + glyph.y * dy }

    private func holds(_ unicode: UInt32, _ row: Row, _ runs: [GlyphCollector.Run], _ glyphs: [Glyph]) -> Bool {
        runs[row.runs].contains { run in glyphs[run.start..<run.end].contains { $0.unicode == unicode } }
    }

    /// Whether a line goes on with a row, from no further than so many points before it.
    private func hasText(before index: Int, within distance: Float, _ heights: Heights) -> Bool {
        let row = rows[index]
        return heights.rows(from: row.y - Self.mostOff * row.size, to: row.y + Self.mostOff * row.size).contains {
            rows[$0].count > 1 && rows[$0].x0 < row.x0 && rows[$0].x1 > row.x0 - distance
        }
    }

    /// Before a bullet, in ems: in a row of its text, and alone.
    private static let betweenColumns: Float = 2.5
    private static let betweenCells: Float = 8

    /// The row that goes on, or begins, behind a sign that stands alone.
    func rowBehind(_ index: Int, _ heights: Heights) -> Int? {
        let row = rows[index]
        let reach = Self.mostOff * Self.largestBeside * row.size
        var found: Int?
        for other in heights.rows(from: row.y - reach, to: row.y + reach) where other != index {
            let next = rows[other]
            guard (next.y - row.y).magnitude < Self.mostOff * next.size, next.x0 > row.x0,
                next.x0 - row.x1 > -0.5 * next.size, next.x0 - row.x1 < Self.farthestBullet * next.size, next.count > row.count
            else { continue }
            if found.map({ next.x0 < rows[$0].x0 }) ?? true { found = other }
        }
        return found
    }

    /// How far the numbers of entries that stand in a column of their own are moved along their lines, to where the white behind them is that between words:
    /// "[7]" before the works of a list, whose brackets may be misread.
    func shiftsOfNumbers(_ runs: [GlyphCollector.Run], _ glyphs: [Glyph], _ heights: Heights) -> [Int: Float] {
        var found: [(row: Int, text: Float, shift: Float)] = []
        for index in rows.indices where found.count < Self.mostSigns && isNumberOfEntry(rows[index], runs, glyphs) {
            guard let behind = rowBehind(index, heights) else { continue }
            let size = rows[behind].size
            let shift = rows[behind].x0 - rows[index].x1 - Self.gapOfNumber * size
            guard shift > 0, shift < Self.farthestNumber * size, rows[behind].count > Self.longestLabel,
                !hasText(before: index, within: Self.betweenColumns * size, heights)
            else { continue }
            found.append((index, rows[behind].x0, shift))
        }
        guard found.count >= Self.fewestNumbers else { return [:] }
        var shifts: [Int: Float] = [:]
        for entry in found {
            let count = found.count { ($0.text - entry.text).magnitude < Self.sameEdge * rows[entry.row].size }
            if count >= Self.fewestNumbers { shifts[entry.row] = entry.shift }
        }
        return shifts
    }

    /// Gives the numbers of entries the square brackets that most of them have, where others were read for these.
    func restoreBrackets(of numbers: some Collection<Int>, _ runs: [GlyphCollector.Run], _ glyphs: inout [Glyph]) {
        func brackets(_ row: Int) -> [Int] {
            rows[row].runs.flatMap { run in
                (runs[run].start..<runs[run].end).filter { [0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D].contains(glyphs[$0].unicode) }
            }
        }
        let all = numbers.flatMap(brackets)
        guard all.count(where: { glyphs[$0].unicode == 0x5B || glyphs[$0].unicode == 0x5D }) * 2 > all.count else { return }
        for glyph in all { glyphs[glyph].unicode = [0x28, 0x5B, 0x7B].contains(glyphs[glyph].unicode) ? 0x5B : 0x5D }
    }

    private static let fewestNumbers = 3
    /// Between the number and its entry, in ems: afterwards, and more than that at the most.
    private static let gapOfNumber: Float = 0.4
    private static let farthestNumber: Float = 1.2

    /// Whether a row is the number of an entry: figures between brackets, or with a stop.
    private func isNumberOfEntry(_ row: Row, _ runs: [GlyphCollector.Run], _ glyphs: [Glyph]) -> Bool {
        guard row.count > 1, row.count <= Self.longestLabel else { return false }
        var (figures, signs, isWithin) = (0, 0, false)
        for run in row.runs {
            for glyph in runs[run].start..<runs[run].end where glyphs[glyph].unicode != 0x20 {
                switch glyphs[glyph].unicode {
                case 0x30...0x39:
                    // "3.5" is none.
                    if figures > 0, signs > 0, !isWithin { return false }
                    if figures == 0 { isWithin = signs > 0 }
                    figures += 1
                case 0x28, 0x5B, 0x7B: if figures > 0 { return false } else { signs += 1 }
                case 0x29, 0x5D, 0x7D, 0x2E: if figures == 0 { return false } else { signs += 1 }
                default: return false
                }
            }
        }
        return figures > 0 && signs > 0 && (isWithin || signs == 1)
    }

    /// Puts labels that were measured by themselves, bullets and numbers, on the lines of their texts, and gives them the sizes of these.
    mutating func alignLabels(
        _ bullets: [Int: Bullet], _ runs: [GlyphCollector.Run], _ glyphs: [Glyph], _ heights: Heights, _ baselines: inout [Float]
    ) {
        for index in rows.indices where rows[index].count <= Self.longestLabel {
            guard bullets[index] != nil || isNumber(rows[index], runs, glyphs) || isNumberOfEntry(rows[index], runs, glyphs),
                let behind = rowBehind(index, heights)
            else { continue }
            let (row, next) = (rows[index], rows[behind])
            let isRaised = row.size < Self.sizeOfRaised * next.size && row.y - next.y > Self.leastRise * next.size
            guard
                bullets[index] != nil
                    || !isRaised && row.size < Self.toleranceOfText * next.size && next.size < Self.toleranceOfText * row.size
            else { continue }
            baselines[index] = baselines[behind]
            rows[index].size = next.size
        }
    }

    /// Whether a row ends as the numbers of items do.
    private func isNumber(_ row: Row, _ runs: [GlyphCollector.Run], _ glyphs: [Glyph]) -> Bool {
        let run = runs[row.runs.upperBound - 1]
        return switch glyphs[run.start..<run.end].last(where: { $0.unicode != 0x20 })?.unicode {
        case 0x2E, 0x29, 0x5D: row.count > 1
        default: false
        }
    }

    /// In signs: "(iv)".
    static let longestLabel = 4

    /// Between the baselines of a label and its text, in ems of this; and how much larger this may be than the type that the label was measured as.
    private static let mostOff: Float = 0.5
    private static let largestBeside: Float = 4

    /// What the row below a sign says for it, or against it.
    private func proof(_ sign: Sign, _ labelled: Set<Int>, _ heights: Heights) -> Int {
        let y = rows[sign.row].y
        for other in heights.rows(from: y - Self.widestStep * sign.size, to: y - 0.5 * sign.size) {
            let row = rows[other]
            guard row.x0 < sign.text + 3 * sign.size, row.x1 > sign.x, row.count > 1 || labelled.contains(other) else { continue }
            if labelled.contains(other) { return (row.x0 - sign.x).magnitude < Self.sameEdge * sign.size ? 1 : 0 }
            if (row.x0 - sign.text).magnitude < Self.sameEdge * sign.size { return 1 }
            return (row.x0 - sign.x).magnitude < Self.sameEdge * sign.size ? -1 : 0
        }
        return 0
    }

    /// Whether a sign is a bullet, or one that bullets are read as.
    private static func mayBeBullet(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x22, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x3D, 0x3E, 0x40, 0x5F, 0x63, 0x65, 0x6F, 0x7E, 0xA2, 0xA4, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7,
            0xBB, 0x2013, 0x2014, 0x2018...0x201D, 0x2022, 0x2219, 0x25A0...0x25FF:
            true
        default: false
        }
    }

    private static func maySay(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x22, 0x27, 0x40, 0x5F, 0x63, 0x65, 0x6F, 0xA2, 0xAB, 0xBB, 0x2013, 0x2014, 0x2018...0x201D: true
        default: false
        }
    }

    /// What a bullet is taken for: itself, where it is one.
    static func bullet(_ unicode: UInt32) -> UInt32 {
        switch unicode {
        case 0x2A, 0x2D, 0x2013, 0x2014, 0x25A0...0x25FF: unicode
        default: 0x2022
        }
    }
}
