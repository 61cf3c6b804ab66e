/// Puts what stands in tall brackets in rows on the line that the brackets stand in: row after row, a semicolon between two, a comma between the entries
/// of one. "(a, b; c, d)" is how programs of mathematics write a matrix; a voice rests at both signs.
struct Matrices {
    let frame: Int
    let brackets: [TallBracket]
    var fragments: [Fragment] = []
    var ranges: [Range<Int>] = []
    /// Whether a fragment is a bracket with all that stands in it.
    var isWhole: [Bool] = []
    var words: [LayoutWord]
    var cells: [Cell]
    private var entries = EntryBuilder()
    /// The brackets that are open, each with the place of its fragment.
    var open: [(bracket: Int, place: Int)] = []
    private var closed: Closed?
    var work = 0
    var braceCount = 0

    /// What an exponent or an index may stand at the end of.
    private struct Closed {
        /// Where the bracket ends, and what stands behind it so far.
        let start: Float
        var end: Float
        let y, size: Float
        let low, high: Float
    }

    /// Fragments looked through on a page, brackets without partners and rows of one bracket, at the most: no page has as many.
    static let mostWork = 1 << 20
    static let mostBraces = 256
    static let mostRows = 256
    /// Fragments that a brace without a partner is looked for rows in.
    static let mostMembers = 512
    /// Between the value and the condition of a case, in ems.
    static let widestColumnGap: Float = 24
    /// Fragments before a bracket that the text beside it may be among.
    static let mostSmall = 16
    /// From a bracket to the text beside it, and from that text's baseline to the middle of the rows, in ems.
    static let gap: Float = 2.5
    static let tolerance: Float = 0.6

    /// - Parameters:
    ///   - fragments: of the page, with the brackets' signs each in one of its own.
    ///   - brackets: in the order of showing.
    ///   - ranges: of each fragment's words.
    static func level(
        _ fragments: inout [Fragment], frame: Int, _ brackets: [TallBracket], _ ranges: inout [Range<Int>], _ words: inout [LayoutWord],
        _ cells: inout [Cell]
    ) {
        guard !brackets.isEmpty, fragments.count == ranges.count else { return }
        var pass = Matrices(frame: frame, brackets: brackets, words: [], cells: [])
        swap(&pass.words, &words)
        swap(&pass.cells, &cells)
        pass.run(fragments, ranges)
        (fragments, ranges) = (pass.fragments, pass.ranges)
        swap(&pass.words, &words)
        swap(&pass.cells, &cells)
    }

    private init(frame: Int, brackets: [TallBracket], words: [LayoutWord], cells: [Cell]) {
        (self.frame, self.brackets, self.words, self.cells) = (frame, brackets, words, cells)
    }

    private mutating func run(_ source: [Fragment], _ sourceRanges: [Range<Int>]) {
        var (index, number) = (0, 0)
        while index < source.count {
            guard number < brackets.count, brackets[number].fragments.lowerBound == index else {
                append(source[index], sourceRanges[index])
                index += 1
                continue
            }
            let bracket = brackets[number]
            index = min(max(bracket.fragments.upperBound, index + 1), source.count)
            let behind = source.indices.contains(index) && source[index].frame == frame ? source[index] : nil
            let sign = sign(of: bracket, source[bracket.fragments.lowerBound], sourceRanges[bracket.fragments.lowerBound])
            switch bracket.side {
            case .closing where bracket.partner != nil: close(number, sign, sourceRanges[bracket.fragments.lowerBound], before: behind)
            case .closing: closeAlone(number, sign, sourceRanges[bracket.fragments.lowerBound], before: behind)
            case .opening:
                open.append((number, fragments.count))
                append(sign, sourceRanges[bracket.fragments.lowerBound])
            case .either:
                append(sign, sourceRanges[bracket.fragments.lowerBound])
                if bracket.isOfPieces { closeBar(bracket, before: behind) }
            }
            number += 1
        }
        for (number, place) in open.reversed() { openAlone(number, place) }
    }

    /// The fragment of a bracket: its first piece stands for all.
    private mutating func sign(of bracket: TallBracket, _ first: Fragment, _ range: Range<Int>) -> Fragment {
        var sign = first
        if bracket.isOfPieces { sign.y = bracket.middle }
        if bracket.isOfPieces || bracket.partner != nil && bracket.shape == .bar, BracketSign(cells[first.start].unicode) != nil {
            cells[first.start].unicode = BracketSign.scalar(bracket.shape, isOpening: bracket.side != .closing)
        }
        for word in range { words[word].y = sign.y }
        return sign
    }

    mutating func append(_ fragment: Fragment, _ range: Range<Int>) {
        fragments.append(fragment)
        ranges.append(range)
        isWhole.append(false)
        // An exponent stands as high as its bracket.
        guard let last = closed else { return }
        let shift = fragment.y - last.y
        // TeX sets a stop a little apart from a tall bracket.
        if shift.magnitude < 0.1 * last.size, fragment.x0 - last.end < 0.3 * last.size, fragment.x0 > last.end - 0.1 * last.size,
            [0x2C, 0x2E, 0x3A, 0x3B].contains(cells[fragment.start].unicode), let word = range.first
        {
            words[word].isGlued = true
        }
        guard fragment.frame == frame, own(fragment) < 0.88 * last.size, fragment.x0 - last.start > -0.3 * last.size,
            fragment.x0 - last.end < 0.4 * last.size, shift < last.high - last.y + last.size, shift > last.low - last.y - last.size
        else {
            closed = nil
            return
        }
        if shift > 0.3 * last.size { put(fragments.count - 1, on: last.y + 0.38 * last.size) }
        if shift < -0.2 * last.size { put(fragments.count - 1, on: last.y - 0.2 * last.size) }
        closed?.end = max(last.end, fragment.x1)
    }

    func own(_ fragment: Fragment) -> Float { min(fragment.size, fragment.em) }

    /// Moves a fragment up or down.
    mutating func put(_ index: Int, on y: Float?) {
        guard let y else { return }
        let shift = y - fragments[index].y
        fragments[index].y = y
        for word in ranges[index] { words[word].y += shift }
    }

    // MARK: - Pairs

    private mutating func close(_ number: Int, _ sign: Fragment, _ range: Range<Int>, before behind: Fragment?) {
        let bracket = brackets[number]
        var opening: (bracket: Int, place: Int)?
        while let last = open.popLast() {
            if last.bracket == bracket.partner {
                opening = last
                break
            }
            openAlone(last.bracket, last.place)
        }
        guard let opening else { return append(sign, range) }
        let (first, members) = (brackets[opening.bracket], (opening.place + 1)..<fragments.count)
        let rows = rows(members)
        if rows.count > 1 {
            let middle = (rows[0].y + rows[rows.count - 1].y) / 2
            let base = neighbour(of: opening.place, first, near: middle) ?? behind.flatMap { isBeside($0, bracket, middle) ? $0 : nil }
            let x1 = max(sign.x1, sign.x0)
            merge(opening.place..<fragments.count, rows, base, middle, to: x1, closing: (sign, range))
        } else {
            append(sign, range)
            if let row = rows.first, bracket.isSure {
                put(opening.place, on: row.y)
                put(fragments.count - 1, on: row.y)
            }
        }
        let last = fragments[fragments.count - 1]
        closed = Closed(
            start: last.x1, end: last.x1, y: last.y, size: max(first.size, bracket.size),
            low: min(bracket.low, last.y) - 1.5 * bracket.size,
            high: max(bracket.high, last.y) + 1.5 * bracket.size)
    }

    /// Puts a bar that makes no pair on its line: what stands behind a term, with the value that it is taken at as its index.
    private mutating func closeBar(_ bracket: TallBracket, before behind: Fragment?) {
        let base = neighbour(of: fragments.count - 1, bracket) ?? behind.flatMap { own($0) > 0.8 * bracket.size ? $0 : nil }
        guard let base else { return put(fragments.count - 1, on: behind?.y) }
        put(fragments.count - 1, on: base.y)
        closed = Closed(
            start: bracket.x1, end: bracket.x1, y: base.y, size: bracket.size, low: min(bracket.low, base.y) - 1.5 * bracket.size,
            high: max(bracket.high, base.y) + 1.5 * bracket.size)
    }

    // MARK: - The line

    /// The text that a bracket stands behind: one of the last fragments before it, on the line of its middle.
    func neighbour(of place: Int, _ bracket: TallBracket, near middle: Float? = nil) -> Fragment? {
        let middle = middle ?? bracket.level
        let reach = (bracket.isOfPieces ? 1.1 : bracket.isSure ? 1.2 : 0.4) * bracket.size
        var count = 0
        for index in stride(from: place - 1, through: max(place - Self.mostSmall, 0), by: -1) where index >= 0 && count < 3 {
            let fragment = fragments[index]
            // Small type is part of what was shown before it.
            if own(fragment) > 0.8 * bracket.size { count += 1 }
            let gap = bracket.x0 - fragment.x1
            guard fragment.frame == frame, own(fragment) > 0.8 * bracket.size, gap > -0.3 * bracket.size, gap < Self.gap * bracket.size,
                (fragment.y - middle).magnitude < reach
            else { continue }
            return fragment
        }
        return nil
    }

    func isBeside(_ fragment: Fragment, _ bracket: TallBracket, _ middle: Float) -> Bool {
        own(fragment) > 0.8 * bracket.size && fragment.x0 - bracket.x1 < Self.gap * bracket.size
            && fragment.x0 > bracket.x1 - 0.3 * bracket.size
            && (fragment.y - middle).magnitude < Self.tolerance * bracket.size
    }

    /// Makes one fragment of rows and the brackets around them.
    ///
    /// - Parameters:
    ///   - place: of the opening bracket, if there is one, and of all that stands in it.
    ///   - base: text beside it.
    ///   - end: the right edge.
    mutating func merge(
        _ place: Range<Int>, _ rows: [Row], _ base: Fragment?, _ middle: Float, to end: Float,
        closing: (sign: Fragment, words: Range<Int>)?, hasOpening: Bool = true
    ) {
        let columns = columns(rows)
        var whole = fragments[place.lowerBound]
        for index in place {
            whole.start = min(whole.start, fragments[index].start)
            whole.end = max(whole.end, fragments[index].end)
            whole.x0 = min(whole.x0, fragments[index].x0)
        }
        if let closing { (whole.start, whole.end) = (min(whole.start, closing.sign.start), max(whole.end, closing.sign.end)) }
        whole.x1 = max(end, whole.x0)
        whole.y = base?.y ?? middle
        let size = rows.reduce(Float(0)) { $1.members.reduce($0) { max($0, isSign($1) ? 0 : own(fragments[$1])) } }
        whole.size = base.map { own($0) } ?? max(size, own(fragments[place.lowerBound]))
        (whole.em, whole.widestGap, whole.spaceCount) = (whole.size, .infinity, 0)
        let first = words.count
        if hasOpening, var word = ranges[place.lowerBound].first.map({ words[$0] }) {
            word.y = whole.y
            words.append(word)
        }
        let isPair = hasOpening && closing != nil
        let areCases = !isPair || BracketSign(cells[fragments[place.lowerBound].start].unicode)?.shape == .curly
        let share = 1 / Float(rows.count)
        for (number, row) in rows.enumerated() {
            let offset = whole.x0 + (whole.x1 - whole.x0) * share * Float(number)
            var isFirst = true
            var isBehindWord = false
            for var entry in entries.entries(of: row.members, on: row.y, fragments, ranges, columns, &words, &cells, frame: frame)
            where !entry.isEmpty {
                for index in entry.indices {
                    entry[index].x0 = offset + (entry[index].x0 - whole.x0) * share
                    entry[index].x1 = offset + (entry[index].x1 - whole.x0) * share
                    entry[index].y += whole.y - row.y
                    entry[index].spelling = .any
                }
                if !isFirst || number > 0 {
                    entry[0].isGlued = false
                    // "if" and "otherwise" need no comma.
                    if isFirst {
                        entry[0].fraction = .row
                    } else if !areCases || !(isBehindWord || beginsWord(entry[0])) {
                        entry[0].fraction = .entry
                    }
                } else if isPair {
                    entry[0].isGlued = true
                }
                words.append(contentsOf: entry)
                (isFirst, isBehindWord) = (false, entry.count == 1 && beginsWord(entry[0]))
            }
        }
        if let closing, var word = closing.words.first.map({ words[$0] }) {
            (word.y, word.isGlued) = (whole.y, isPair)
            words.append(word)
        }
        for word in first..<words.count { words[word].size = min(words[word].size, whole.size) }
        fragments.replaceSubrange(place, with: CollectionOfOne(whole))
        ranges.replaceSubrange(place, with: CollectionOfOne(first..<words.count))
        isWhole.replaceSubrange(place, with: CollectionOfOne(true))
    }

    /// Whether a word of a language begins with a word of the page: "if", "otherwise"; no symbol.
    private func beginsWord(_ word: LayoutWord) -> Bool {
        word.end - word.start > 1 && cells[Int(word.start)..<Int(word.start + 2)].allSatisfy { Bidirectional.isLetter($0.unicode) }
    }
}
