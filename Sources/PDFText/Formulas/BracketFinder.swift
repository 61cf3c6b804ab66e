import PDFFonts

/// Finds the tall brackets of a page, by their pieces, their fonts, and by what is shown right behind an opening and right before a closing one: text that
/// stands higher or lower. They become fragments of their own.
struct BracketFinder {
    /// What is known of a cell's font and text.
    struct Source {
        private let collector: GlyphCollector
        private var extensions: [Int32: Bool] = [:]

        init(_ collector: GlyphCollector) { self.collector = collector }

        /// The scalar of a cell, looked up where a text stands in for its glyph; 0 for several.
        func scalar(_ cell: Cell) -> UInt32 {
            let unicode = cell.unicode
            guard unicode & Font.sequenceFlag == 0, unicode & GlyphCollector.replacementFlag != 0 else { return unicode }
            let scalars = GlyphCollector.scalars(unicode, [], collector.replacements)
            return scalars.count == 1 ? scalars[0] : 0
        }

        /// Whether its font is made of large signs.
        mutating func isLarge(_ cell: Cell) -> Bool {
            let font = collector.runs[Int(cell.run)].font
            if let known = extensions[font] { return known }
            let isLarge = LargeSigns.isOfExtensions(collector.fonts[Int(font)])
            extensions[font] = isLarge
            return isLarge
        }

        func isFixedPitch(_ cell: Cell) -> Bool { collector.styles[Int(collector.runs[Int(cell.run)].font)].isFixedPitch }
    }

    /// A cell that is a bracket.
    private struct Sign {
        let fragment, cell: Int
        let sign: BracketSign
        let scalar: UInt32
        /// Whether it is a piece, or of a font of large signs.
        let isSure: Bool
    }

    /// White between the columns of what stands in brackets, in ems; between words there is less.
    static let columnGap: Float = 0.38
    /// Off the baseline of the text before or behind, in ems.
    private static let shift: Float = 0.3
    /// How far what stands in a bracket may begin from it, in ems: short entries stand in the middle of their column.
    private static let farthest: Float = 6
    /// A piece is not further than this from the next one, in ems.
    private static let longestPiece: Float = 3.2
    /// Pages have dozens of brackets.
    private static let mostBrackets = 4096
    /// Brackets open at once that a closing one is compared with.
    private static let depth = 16
    /// Fragments looked through for what stands in brackets, on the whole page.
    private static let mostMembers = 1 << 18

    private let frame: Int
    private var source: Source
    private var signs: [Sign] = []
    private var brackets: [TallBracket] = []
    /// The signs of each.
    private var ranges: [Range<Int>] = []

    /// Makes the tall brackets among `fragments` of one frame fragments of their own; most pages have none, at the cost of one look.
    ///
    /// - Parameter mayHavePieces: whether any cell may be a piece.
    static func separate(
        _ fragments: inout [Fragment], frame: Int, _ cells: borrowing Span<Cell>, _ collector: borrowing GlyphCollector, mayHavePieces: Bool
    ) -> [TallBracket] {
        guard mayHavePieces || hasCandidate(fragments, cells) else { return [] }
        var finder = BracketFinder(frame: frame, source: Source(copy collector))
        finder.collect(fragments, cells, mayHavePieces: mayHavePieces)
        guard !finder.signs.isEmpty, finder.signs.count <= mostBrackets * 4 else { return [] }
        finder.join(fragments, cells)
        finder.pair(fragments)
        guard !finder.brackets.isEmpty else { return [] }
        fragments = finder.separated(fragments, cells)
        return finder.brackets
    }

    private init(frame: Int, source: Source) {
        self.frame = frame
        self.source = source
    }

    /// Whether a fragment ends in what may be an opening bracket, and the next one stands above or below it; a replaced text may be one.
    private static func hasCandidate(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        for index in fragments.indices.dropLast() {
            let last = cells[fragments[index].end - 1].unicode
            guard mayOpen(last) else { continue }
            let (fragment, next) = (fragments[index], fragments[index + 1])
            guard (fragment.y - next.y).magnitude > shift * next.size else { continue }
            // What stands right below is another piece.
            if next.x0 > fragment.x1 - 0.3 * fragment.size { return true }
            let isPiece = cells[next.start].unicode == last || cells[next.start].unicode == GlyphCollector.silent
            if isPiece, (next.x0 - fragment.x0).magnitude < 0.1 { return true }
        }
        return false
    }

    @inline(__always)
    private static func mayOpen(_ unicode: UInt32) -> Bool {
        unicode == 0x28 || unicode == 0x5B || unicode == 0x7B || unicode == 0x7C
            || unicode > 0x2000 && (BracketSign(unicode).map { $0.side != .closing } ?? (unicode & GlyphCollector.replacementFlag != 0))
    }

    private mutating func collect(_ fragments: [Fragment], _ cells: borrowing Span<Cell>, mayHavePieces: Bool) {
        for index in fragments.indices {
            let fragment = fragments[index]
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.end > fragment.start else { continue }
            let first = signs.count
            // Pieces may go by the scalar of the whole, or by none where one text stands in for all.
            if fragment.end - fragment.start == 1, let last = signs.last, last.fragment == index - 1,
                goesOn(fragment, last, fragments, cells),
                cells[fragment.start].unicode == GlyphCollector.silent
                    || BracketSign(cells[fragment.start].unicode)?.shape == last.sign.shape
            {
                let own = BracketSign(cells[fragment.start].unicode) ?? last.sign
                signs.append(Sign(fragment: index, cell: fragment.start, sign: own, scalar: last.scalar, isSure: true))
                continue
            }
            if fragment.end - fragment.start == 1, cells[fragment.start].unicode == GlyphCollector.silent { continue }
            var start = fragment.start
            while start < fragment.end, let sign = sign(cells[start], isFirst: true, index, fragments) {
                signs.append(Sign(fragment: index, cell: start, sign: sign.sign, scalar: sign.scalar, isSure: sign.isSure))
                start += 1
            }
            var end = fragment.end
            var behind: [Sign] = []
            while end > start, let sign = sign(cells[end - 1], isFirst: false, index, fragments) {
                end -= 1
                behind.append(Sign(fragment: index, cell: end, sign: sign.sign, scalar: sign.scalar, isSure: sign.isSure))
            }
            if mayHavePieces || first < signs.count || !behind.isEmpty {
                for cell in start..<end {
                    if let piece = BracketSign(piece: cells[cell].unicode), !source.isFixedPitch(cells[cell]) {
                        signs.append(Sign(fragment: index, cell: cell, sign: piece, scalar: cells[cell].unicode, isSure: true))
                    } else if let sign = BracketSign(cells[cell].unicode), source.isLarge(cells[cell]) {
                        signs.append(Sign(fragment: index, cell: cell, sign: sign, scalar: cells[cell].unicode, isSure: true))
                    }
                }
            }
            signs.append(contentsOf: behind.reversed())
            if signs.count > Self.mostBrackets * 4 { return }
        }
    }

    /// What the first or the last cell of a fragment is of a tall bracket.
    private mutating func sign(
        _ cell: Cell, isFirst: Bool, _ index: Int, _ fragments: [Fragment]
    ) -> (sign: BracketSign, scalar: UInt32, isSure: Bool)? {
        let scalar = source.scalar(cell)
        guard let sign = BracketSign(scalar), !source.isFixedPitch(cell) else { return nil }
        if sign.isPiece || source.isLarge(cell) { return (sign, scalar, true) }
        let fragment = fragments[index]
        if fragment.end - fragment.start == 1, isStretched(fragment) { return (sign, scalar, true) }
        // The first of several pieces.
        if index + 1 < fragments.count, cell.x1 == fragment.x1, isStacked(fragments[index + 1], cell, fragment) {
            return (sign, scalar, true)
        }
        let isDisplaced: Bool
        if isFirst, sign.side != .opening, index > 0 {
            isDisplaced = isElsewhere(fragments[index - 1], fragment) && isNear(cell.x0 - fragments[index - 1].x1, fragment)
        } else if !isFirst || fragment.end - fragment.start == 1, sign.side != .closing, index + 1 < fragments.count {
            isDisplaced = isElsewhere(fragments[index + 1], fragment) && isNear(fragments[index + 1].x0 - cell.x1, fragment)
        } else {
            isDisplaced = false
        }
        guard isDisplaced else { return nil }
        return (sign, scalar, false)
    }

    private func isStretched(_ fragment: Fragment) -> Bool { fragment.size > Self.stretched * fragment.em }

    /// Height of a bracket that was drawn out, in widths of an em.
    private static let stretched: Float = 1.4
    /// The type of its line, in such widths: LibreOffice makes brackets wider, too.
    private static let typeSize: Float = 0.72

    private func isElsewhere(_ other: Fragment, _ fragment: Fragment) -> Bool {
        other.frame == frame && (other.y - fragment.y).magnitude > Self.shift * min(other.size, other.em)
    }

    private func isNear(_ gap: Float, _ fragment: Fragment) -> Bool {
        gap > -Self.shift * fragment.size && gap < Self.farthest * fragment.size
    }

    private func goesOn(_ fragment: Fragment, _ last: Sign, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        isStacked(fragment, cells[last.cell], fragments[last.fragment])
    }

    /// Whether a fragment of one cell stands right above or below a cell of the fragment before it, and is as wide.
    private func isStacked(_ next: Fragment, _ cell: Cell, _ fragment: Fragment) -> Bool {
        next.frame == fragment.frame && next.end - next.start == 1 && (next.size - fragment.size).magnitude < 0.1 * next.size
            && (next.x0 - cell.x0).magnitude < 0.12 * next.size && (next.x1 - cell.x1).magnitude < 0.12 * next.size
            && (next.y - fragment.y).magnitude < Self.longestPiece * next.size && (next.y - fragment.y).magnitude > 0.05 * next.size
    }

    /// Makes brackets of the signs: pieces that are shown one after the other and stand one above the other are one.
    private mutating func join(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) {
        var start = 0
        while start < signs.count {
            let first = signs[start]
            var side = first.sign.side
            var (low, high) = (fragments[first.fragment].y, fragments[first.fragment].y)
            var (end, step) = (start + 1, Float(0))
            while end < signs.count {
                let (next, last) = (signs[end], signs[end - 1])
                let (fragment, before) = (fragments[next.fragment], fragments[last.fragment])
                let own = fragment.y - before.y
                guard next.fragment == last.fragment + 1, next.cell == last.cell + 1,
                    next.sign.shape == first.sign.shape,
                    next.sign.side == side || next.sign.side == .either || side == .either,
                    (cells[next.cell].x0 - cells[first.cell].x0).magnitude < 0.12 * fragment.size,
                    own != 0, own.magnitude < Self.longestPiece * fragment.size, step * own >= 0,
                    (fragment.size - before.size).magnitude < 0.1 * fragment.size
                else { break }
                if side == .either { side = next.sign.side }
                (low, high) = (min(low, fragment.y), max(high, fragment.y))
                (step, end) = (own, end + 1)
            }
            // A piece alone is a sign like others.
            if !first.sign.isPiece || end - start > 1 || first.sign.shape == .bar {
                let fragment = fragments[first.fragment]
                let isStretched = end - start == 1 && fragment.end - fragment.start == 1 && isStretched(fragment)
                let size = isStretched ? Self.typeSize * fragment.em : first.isSure ? fragment.size : min(fragment.size, fragment.em)
                if isStretched {
                    // Its middle is as high as the signs of its line.
                    low += 0.25 * (fragment.size - size)
                    high = low
                }
                brackets.append(
                    TallBracket(
                        shape: first.sign.shape, side: side, isSure: first.isSure || end - start > 1, isStretched: isStretched,
                        fragments: first.fragment..<(signs[end - 1].fragment + 1),
                        x0: cells[first.cell].x0, x1: cells[first.cell].x1, low: low, high: high, size: size))
                ranges.append(start..<end)
            }
            start = end
        }
    }

    /// Pairs the brackets, and drops those that are none: ordinary ones without a partner, or with nothing above and below between them.
    private mutating func pair(_ fragments: [Fragment]) {
        var open: [Int] = []
        var work = 0
        for index in brackets.indices {
            if brackets[index].side != .opening,
                let place = open.suffix(Self.depth).lastIndex(where: { mayPair($0, index) }),
                holds(open[place], index, fragments, &work)
            {
                let opening = open[place]
                (brackets[opening].partner, brackets[index].partner) = (index, opening)
                (brackets[opening].side, brackets[index].side) = (.opening, .closing)
                open.removeSubrange(place...)
            } else if brackets[index].side != .closing {
                open.append(index)
            }
        }
        let kept = brackets.indices.filter {
            brackets[$0].partner != nil || brackets[$0].isSure || (brackets[$0].shape == .curly && brackets[$0].side == .opening)
        }
        guard kept.count < brackets.count else { return }
        var places: [Int: Int] = [:]
        for (place, index) in kept.enumerated() { places[index] = place }
        (brackets, ranges) = (kept.map { brackets[$0] }, kept.map { ranges[$0] })
        for index in brackets.indices { brackets[index].partner = brackets[index].partner.flatMap { places[$0] } }
    }

    private func mayPair(_ opening: Int, _ closing: Int) -> Bool {
        let isBar = brackets[closing].side == .either
        if isBar, brackets[opening].shape != brackets[closing].shape { return false }
        return brackets[opening].matches(brackets[closing])
    }

    /// Whether all that was shown between two brackets stands between them, some of it, where they are ordinary ones, above their baseline and some below.
    private func holds(_ opening: Int, _ closing: Int, _ fragments: [Fragment], _ work: inout Int) -> Bool {
        let (left, right) = (brackets[opening], brackets[closing])
        // Where both are in one fragment nothing is.
        let members = left.fragments.upperBound..<max(right.fragments.lowerBound, left.fragments.upperBound)
        guard !members.isEmpty else { return false }
        work += members.count
        guard work < Self.mostMembers else { return false }
        let slack = 0.3 * left.size
        var (isAbove, isBelow) = (left.isSure, left.isSure)
        for fragment in fragments[members] {
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.x0 > left.x0 - 0.05 * left.size,
                fragment.x0 > left.x1 - 2 * slack,
                fragment.x1 < right.x0 + 2 * slack
            else { return false }
            let shift = fragment.y - left.middle
            if shift > slack { isAbove = true }
            if shift < -slack { isBelow = true }
        }
        return isAbove && isBelow
    }

    /// The fragments with each sign of a bracket in one of its own, and cut between columns where they stand in brackets.
    private mutating func separated(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> [Fragment] {
        var isSign: [Int: [Int]] = [:]
        for range in ranges { for sign in signs[range] { isSign[sign.fragment, default: []].append(sign.cell) } }
        // How many brackets are open before a fragment.
        var depths = Array(repeating: 0, count: fragments.count + 1)
        for bracket in brackets where bracket.partner != nil {
            if bracket.side == .opening { depths[bracket.fragments.upperBound] += 1 } else { depths[bracket.fragments.lowerBound] -= 1 }
        }
        var result: [Fragment] = []
        result.reserveCapacity(fragments.count + signs.count)
        /// Where each sign's fragment is now, by its cell.
        var places: [Int: Int] = [:]
        var depth = 0
        for index in fragments.indices {
            depth += depths[index]
            let own = (isSign[index] ?? []).sorted()
            guard !own.isEmpty || depth > 0, fragments[index].frame == frame else {
                result.append(fragments[index])
                continue
            }
            var next = 0
            var start = fragments[index].start
            for cell in fragments[index].start..<fragments[index].end {
                if next < own.count, own[next] == cell {
                    if start < cell { result.append(fragments[index].part(start..<cell, cells)) }
                    places[cell] = result.count
                    result.append(fragments[index].part(cell..<(cell + 1), cells))
                    start = cell + 1
                    next += 1
                } else if depth > 0, start < cell, cells[cell].gap > Self.columnGap * min(fragments[index].em, fragments[index].size) {
                    result.append(fragments[index].part(start..<cell, cells))
                    start = cell
                }
            }
            if start < fragments[index].end { result.append(fragments[index].part(start..<fragments[index].end, cells)) }
        }
        for index in brackets.indices {
            guard let first = places[signs[ranges[index].lowerBound].cell], let last = places[signs[ranges[index].upperBound - 1].cell]
            else {
                continue
            }
            brackets[index].fragments = first..<(last + 1)
        }
        return result
    }
}

extension Fragment {
    /// Some of the cells of a fragment as one of its own.
    func part(_ range: Range<Int>, _ cells: borrowing Span<Cell>) -> Fragment {
        guard range != start..<end, !range.isEmpty else { return self }
        var part = self
        (part.start, part.end) = (range.lowerBound, range.upperBound)
        part.x0 = cells[range.lowerBound].x0
        part.x1 = part.x0
        part.spaceCount = 0
        for cell in range {
            part.x1 = max(part.x1, cells[cell].x1)
            if cell > range.lowerBound, cells[cell].followsSpace { part.spaceCount += 1 }
        }
        return part
    }
}
