import PDFContent

/// What the distances of lines tell, which are measured better than their sizes.
extension RecognisedText {
    /// Reads how a row begins and ends.
    static func readEnds(of row: inout Row, _ runs: [GlyphCollector.Run], _ glyphs: borrowing Span<Glyph>) {
        let (first, last) = (runs[row.runs.lowerBound], runs[row.runs.upperBound - 1])
        if let start = (first.start..<first.end).first(where: { glyphs[$0].unicode != 0x20 }) {
            row.startsSmall = LetterCase(glyphs[start].unicode) == .small
        }
        if let end = (last.start..<last.end).last(where: { glyphs[$0].unicode != 0x20 }) {
            let unicode = glyphs[end].unicode
            row.isOpen = unicode == 0x2C || unicode == 0x2D || unicode == 0xAC || unicode == 0xAD || LetterCase(unicode) != .none
        }
    }

    /// Whether a row is the last one of a block in the middle of whose sentence it begins, though it was measured higher or lower than the others say: a few
    /// words tell little of the line that they stand on.
    func isOddEnd(_ index: Int, step: Float, of block: Block) -> Bool {
        let (previous, row) = (rows[index - 1], rows[index])
        // More lines as far from each other are a text of their own.
        if index + 1 < rows.count, follows(row, rows[index + 1]), (row.y - rows[index + 1].y - step).magnitude < Self.sameStep * step {
            return false
        }
        return (step - block.step).magnitude < Self.oddStep * block.step && row.x1 < previous.x1 + previous.size && goesOn(index, in: block)
    }

    /// Whether a row begins in the middle of the sentence of the one before it in a block, where the lines of this do, whatever it was measured as.
    func goesOn(_ index: Int, in block: Block) -> Bool {
        let (previous, row) = (rows[index - 1], rows[index])
        return previous.isOpen && row.startsSmall && (row.x0 - previous.x0).magnitude < previous.size && isOfType(previous, of: block)
            && row.size < Self.oddSize * previous.size && previous.size < Self.oddSize * row.size
    }

    /// Whether a row stands where a block has its next line, and has another one of it below it where that has the one after: however large it was measured,
    /// no heading stands so.
    func isWithin(_ index: Int, _ block: Block) -> Bool {
        guard index + 1 < rows.count, block.rows.count > 2 else { return false }
        let (previous, row, next) = (rows[index - 1], rows[index], rows[index + 1])
        return follows(row, next) && (previous.y - next.y - 2 * block.step).magnitude < Self.evenStep * block.step
            && (previous.y - row.y - block.step).magnitude < Self.evenStep * block.step
            && (row.x0 - previous.x0).magnitude < 0.5 * previous.size
            && row.size < Self.oddSize * previous.size && previous.size < Self.oddSize * row.size
            && next.size < Self.toleranceOfText * previous.size && previous.size < Self.toleranceOfText * next.size
    }

    private static let evenStep: Float = 0.06

    /// Makes spaces of the signs that dirt left of a line was read as: they stand before the edge of its text, in the middle of a sentence that goes on from a
    /// full line.
    ///
    /// - Returns: whether there was any.
    func wipeSigns(_ runs: [GlyphCollector.Run], _ glyphs: inout [Glyph]) -> Bool {
        var isWiped = false
        for index in rows.indices.dropFirst() {
            let (previous, row) = (rows[index - 1], rows[index])
            guard previous.isOpen, !row.startsSmall, row.x0 < previous.x0 - 0.3 * row.size,
                row.x0 > previous.x0 - Self.farthestBullet * row.size,
                follows(previous, row), previous.y > row.y, row.x1 < previous.x1 + Self.shortEnd * row.size,
                previous.count >= Self.fewestOfFull, let sign = signBefore(row, runs, glyphs, edge: previous.x0)
            else { continue }
            // Bullets stand before others, too.
            let around = rows[max(0, index - Self.rowsAround)..<min(rows.count, index + Self.rowsAround)]
            guard around.count(where: { ($0.x0 - row.x0).magnitude < 0.3 * row.size }) == 1 else { continue }
            glyphs[sign].unicode = 0x20
            isWiped = true
        }
        return isWiped
    }

    /// The one sign before a text that begins at an edge with a small letter.
    private func signBefore(_ row: Row, _ runs: [GlyphCollector.Run], _ glyphs: [Glyph], edge: Float) -> Int? {
        var sign: Int?
        for run in row.runs {
            for glyph in runs[run].start..<runs[run].end where glyphs[glyph].unicode != 0x20 {
                guard let found = sign else {
                    let unicode = glyphs[glyph].unicode
                    guard Self.isDirt(unicode) && !Self.isOpening(unicode) || Self.isSignOfDirt(unicode) else { return nil }
                    sign = glyph
                    continue
                }
                let along = glyphs[glyph].x * dx + glyphs[glyph].y * dy
                return LetterCase(glyphs[glyph].unicode) == .small && (along - edge).magnitude < 0.4 * row.size ? found : nil
            }
        }
        return nil
    }

    /// Whether a sign may hang before the edge of a text: a quotation mark, a bracket.
    private static func isOpening(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x22, 0x27, 0x28, 0x5B, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
        default: false
        }
    }

    private static func isSignOfDirt(_ unicode: UInt32) -> Bool {
        unicode == 0x2A || unicode == 0x2013 || unicode == 0x2014 || unicode == 0x49
    }

    /// In letters, and in ems: of a full line, and by how much one may be shorter than the next.
    private static let fewestOfFull = 16
    private static let shortEnd: Float = 1.5
    private static let rowsAround = 8

    /// How much further from a block, or closer to it, such a row may be, as a share of the distance of its lines; and how much larger or smaller, as a
    /// multiple.
    static let oddStep: Float = 0.32
    private static let oddSize: Float = 1.8

    /// Gives the blocks whose lines stand as far from each other as most do the size of most of them, as far as sizes differ within them, too.
    func evenSizesBySteps(_ blocks: inout [Block]) {
        var steps: [(Float, Int)] = []
        var off: [(Float, Int)] = []
        for block in blocks where block.rows.count >= Self.fewestOfStep {
            steps.append((block.step, block.count))
            for row in block.rows { off.append(((rows[row].size - block.size).magnitude / block.size, rows[row].count)) }
        }
        guard let usual = Self.middle(&steps), let noise = Self.middle(&off, at: Self.shareOfNoise), noise.isFinite else { return }
        func isUsual(_ block: Block) -> Bool {
            block.rows.count > 1 && (block.step - usual).magnitude < Self.sameDistance * usual
        }
        var sizes = blocks.filter(isUsual).map { ($0.size, $0.count) }
        guard let size = Self.middle(&sizes) else { return }
        let tolerance = min(max(1 + Self.noises * noise, Self.leastTolerance), Self.toleranceOfText)
        for index in blocks.indices where isUsual(blocks[index]) {
            if blocks[index].size < size * tolerance, size < blocks[index].size * tolerance { blocks[index].size = size }
        }
    }

    /// Lines of a block that tells how far they stand from each other; and by which the distances of one text differ, as a share.
    private static let fewestOfStep = 3
    private static let sameDistance: Float = 0.04
    /// Of all letters, those in lines measured less wrong than what is taken for the usual error; and how many times that a block may be off.
    private static let shareOfNoise: Float = 0.75
    private static let noises: Float = 4
    /// Sizes in whole points may be this far from each other, as a multiple.
    private static let leastTolerance: Float = 1.2
}
