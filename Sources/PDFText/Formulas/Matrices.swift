/// Puts what stands in tall brackets in rows on the line that the brackets stand in: row after row, a semicolon between two, a comma between the entries
/// of one. "(a, b; c, d)" is how programs of mathematics write a matrix; a voice rests at both signs.
struct Matrices {
    private let frame: Int
    private let brackets: [TallBracket]
    private var fragments: [Fragment] = []
    private var ranges: [Range<Int>] = []
    /// Whether a fragment is a bracket with all that stands in it.
    private var isWhole: [Bool] = []
    private var words: [LayoutWord]
    private var cells: [Cell]
    private var entries = EntryBuilder()
    /// The brackets that are open, each with the place of its fragment.
    private var open: [(bracket: Int, place: Int)] = []
    private var closed: Closed?
    private var work = 0
    private var braceCount = 0

    /// What an exponent or an index may stand at the end of.
    private struct Closed {
        var end: Float
        let y, size: Float
        let low, high: Float
    }

    /// Fragments looked through on a page, brackets without partners and rows of one bracket, at the most: no page has as many.
    private static let mostWork = 1 << 20
    private static let mostBraces = 256
    private static let mostRows = 256
    /// Fragments that a brace without a partner is looked for rows in.
    private static let mostMembers = 512
    /// Between the value and the condition of a case, in ems.
    private static let widestColumnGap: Float = 24
    /// From a bracket to the text beside it, and from that text's baseline to the middle of the rows, in ems.
    private static let gap: Float = 2.5
    private static let tolerance: Float = 0.6

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
                if bracket.isOfPieces { put(fragments.count - 1, on: neighbour(of: fragments.count - 1, bracket)?.y ?? behind?.y) }
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

    private mutating func append(_ fragment: Fragment, _ range: Range<Int>) {
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
        guard fragment.frame == frame, own(fragment) < 0.88 * last.size, fragment.x0 - last.end > -0.3 * last.size,
            fragment.x0 - last.end < 0.4 * last.size, shift < last.high - last.y + last.size, shift > last.low - last.y - last.size
        else {
            closed = nil
            return
        }
        if shift > 0.3 * last.size { put(fragments.count - 1, on: last.y + 0.38 * last.size) }
        if shift < -0.2 * last.size { put(fragments.count - 1, on: last.y - 0.2 * last.size) }
        closed?.end = fragment.x1
    }

    private func own(_ fragment: Fragment) -> Float { min(fragment.size, fragment.em) }

    /// Moves a fragment up or down.
    private mutating func put(_ index: Int, on y: Float?) {
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
            end: last.x1, y: last.y, size: max(first.size, bracket.size), low: min(bracket.low, last.y) - 1.5 * bracket.size,
            high: max(bracket.high, last.y) + 1.5 * bracket.size)
    }

    // MARK: - Brackets alone

    /// Rows behind a brace that nothing closes: the cases of a function.
    private mutating func openAlone(_ number: Int, _ place: Int) {
        let bracket = brackets[number]
        braceCount += 1
        guard bracket.isSure || bracket.shape == .curly, braceCount <= Self.mostBraces else { return }
        let base = neighbour(of: place, bracket)
        guard base != nil || bracket.isOfPieces else { return }
        let members = (place + 1)..<end(of: place, bracket, base)
        let rows = rows(members)
        guard let first = rows.first, let last = rows.last else { return put(place, on: bracket.isOfPieces ? base?.y : nil) }
        let middle = (first.y + last.y) / 2
        let isRight = base.map { (middle - $0.y).magnitude < Self.tolerance * bracket.size } ?? isAround(bracket, middle)
        let isBeside = rows.allSatisfy { row in row.members.contains { fragments[$0].x0 < bracket.x1 + 4 * bracket.size } }
        if rows.count > 1, isRight, isBeside {
            merge(
                place..<members.upperBound, rows, base, middle, to: members.reduce(bracket.x1) { max($0, fragments[$1].x1) }, closing: nil)
        } else if bracket.isOfPieces {
            put(place, on: base?.y ?? rows.min { ($0.y - bracket.middle).magnitude < ($1.y - bracket.middle).magnitude }?.y)
        }
    }

    /// Where the rows behind a brace end: they go down from it as far as they begin above its line.
    private func end(of place: Int, _ bracket: TallBracket, _ base: Fragment?) -> Int {
        var end = place + 1
        let size = bracket.size
        var (top, bottom): (Float?, Float) = (nil, .infinity)
        var right = bracket.x1
        var isLow = false
        while end < fragments.count, end - place < Self.mostMembers {
            let fragment = fragments[end]
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.x0 > bracket.x1 - 0.3 * size,
                fragment.x0 < right + (base.map { (fragment.y - $0.y).magnitude > 0.3 * size } == true ? Self.widestColumnGap : 8) * size
            else { break }
            if let base {
                let shift = fragment.y - base.y
                if own(fragment) > 0.8 * size {
                    guard let top else {
                        guard shift > 0.3 * size else { break }
                        (top, bottom, right, end) = (shift, shift, max(right, fragment.x1), end + 1)
                        continue
                    }
                    // Behind the last row the line goes on.
                    if isLow, shift.magnitude < 0.2 * size, fragment.x0 > right - 0.1 * size { break }
                    bottom = min(bottom, shift)
                    isLow = shift < -top + 0.5 * size
                    if shift.magnitude > top + Self.tolerance * size { break }
                } else if shift.magnitude > (top ?? size) + 1.2 * size {
                    break
                }
            } else if fragment.y > bracket.high + size || fragment.y < bracket.low - 2 * size {
                break
            }
            right = max(right, fragment.x1)
            end += 1
        }
        return end
    }

    /// Rows in front of a bracket that nothing opens.
    private mutating func closeAlone(_ number: Int, _ sign: Fragment, _ range: Range<Int>, before behind: Fragment?) {
        let bracket = brackets[number]
        let base = behind.flatMap { $0.x0 - bracket.x1 < Self.gap * bracket.size && $0.x0 > bracket.x1 - 0.3 * bracket.size ? $0 : nil }
        let size = bracket.size
        var start = fragments.count
        let level = base?.y ?? bracket.middle - 0.5 * size
        var (bottom, left): (Float?, Float) = (nil, bracket.x0)
        var isHigh = false
        let least = max(open.last.map { $0.place + 1 } ?? 0, fragments.count - Self.mostMembers)
        while start > least, bracket.isSure {
            let fragment = fragments[start - 1]
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.x1 < bracket.x0 + 0.3 * size, fragment.x1 > left - 8 * size
            else { break }
            let shift = fragment.y - level
            if own(fragment) > 0.8 * size {
                if let bottom {
                    if isHigh, shift.magnitude < 0.25 * size, fragment.x1 < left + 0.1 * size { break }
                    if shift.magnitude > bottom + Self.tolerance * size { break }
                    isHigh = shift > bottom - 0.5 * size
                } else {
                    guard shift < -0.3 * size else { break }
                    bottom = -shift
                }
            } else if shift.magnitude > (bottom ?? size) + 1.2 * size {
                break
            }
            left = min(left, fragment.x0)
            start -= 1
        }
        let rows = rows(start..<fragments.count)
        guard rows.count > 1, let first = rows.first, let last = rows.last,
            base.map({ ((first.y + last.y) / 2 - $0.y).magnitude < Self.tolerance * size }) ?? isAround(bracket, (first.y + last.y) / 2)
        else {
            append(sign, range)
            if bracket.isOfPieces { put(fragments.count - 1, on: base?.y ?? rows.first?.y) }
            return
        }
        merge(start..<fragments.count, rows, base, (first.y + last.y) / 2, to: sign.x1, closing: (sign, range), hasOpening: false)
    }

    /// Whether a baseline is about where a bracket of pieces has its middle.
    private func isAround(_ bracket: TallBracket, _ y: Float) -> Bool {
        bracket.isOfPieces && (y - bracket.middle).magnitude < 1.2 * bracket.size
    }

    // MARK: - The line

    /// The text that a bracket stands behind: one of the last fragments before it, on the line of its middle.
    private func neighbour(of place: Int, _ bracket: TallBracket, near middle: Float? = nil) -> Fragment? {
        let middle = middle ?? bracket.level
        let reach = (bracket.isOfPieces ? 1.1 : bracket.isSure ? 1.2 : 0.4) * bracket.size
        for index in stride(from: place - 1, through: max(place - 3, 0), by: -1) where index >= 0 {
            let fragment = fragments[index]
            let gap = bracket.x0 - fragment.x1
            guard fragment.frame == frame, own(fragment) > 0.8 * bracket.size, gap > -0.3 * bracket.size, gap < Self.gap * bracket.size,
                (fragment.y - middle).magnitude < reach
            else { continue }
            return fragment
        }
        return nil
    }

    private func isBeside(_ fragment: Fragment, _ bracket: TallBracket, _ middle: Float) -> Bool {
        own(fragment) > 0.8 * bracket.size && fragment.x0 - bracket.x1 < Self.gap * bracket.size
            && fragment.x0 > bracket.x1 - 0.3 * bracket.size
            && (fragment.y - middle).magnitude < Self.tolerance * bracket.size
    }

    // MARK: - Rows

    private struct Row {
        let y: Float
        var members: [Int]
    }

    /// The rows of some fragments, from the top: what is as large as the largest makes them, and what is smaller, or a large sign, belongs to one.
    private mutating func rows(_ range: Range<Int>) -> [Row] {
        work += range.count
        guard work < Self.mostWork else { return [] }
        var size: Float = 0
        for index in range where !isSign(index) { size = max(size, own(fragments[index])) }
        let large = range.filter { !isSign($0) && own(fragments[$0]) > 0.8 * size }.sorted { fragments[$0].y > fragments[$1].y }
        guard size > 0 else { return [] }
        var rows: [Row] = []
        var numbers: [Int: Int] = [:]
        for index in large {
            if rows.isEmpty || rows[rows.count - 1].y - fragments[index].y > Self.tolerance * size {
                rows.append(Row(y: fragments[index].y, members: []))
            }
            rows[rows.count - 1].members.append(index)
            numbers[index] = rows.count - 1
        }
        guard rows.count > 1 else { return rows }
        guard rows.count <= Self.mostRows else { return [] }
        var current: Int?
        for index in range {
            if let number = numbers[index] {
                current = number
                continue
            }
            var y = fragments[index].y
            if isSign(index) {
                // Unless it is on a row it hangs from above.
                if !rows.contains(where: { ($0.y - y).magnitude < 0.1 * size }) { y -= 0.8 * size }
                current = nil
            }
            if let current, (rows[current].y - y).magnitude < 0.9 * size {
                rows[current].members.append(index)
            } else if let nearest = rows.indices.min(by: { (rows[$0].y - y).magnitude < (rows[$1].y - y).magnitude }) {
                rows[nearest].members.append(index)
                if isSign(index) { current = nearest }
            }
        }
        for number in rows.indices { rows[number].members.sort() }
        return rows
    }

    /// Whether a fragment is a sign that need not stand on its row's baseline.
    private func isSign(_ index: Int) -> Bool {
        let fragment = fragments[index]
        guard fragment.end - fragment.start == 1 else { return false }
        let unicode = cells[fragment.start].unicode
        return unicode == 0x221A || LargeSigns.isOperation(unicode)
    }

    /// White that all rows have at one place parts their entries.
    private func columns(_ rows: [Row]) -> [Float] {
        var spans: [(x0: Float, x1: Float)] = []
        var size: Float = 0
        for row in rows {
            for index in row.members {
                size = max(size, isSign(index) ? 0 : own(fragments[index]))
                if isWhole[index] {
                    spans.append((fragments[index].x0, fragments[index].x1))
                } else {
                    for word in words[ranges[index]] { spans.append((word.x0, word.x1)) }
                }
            }
        }
        spans.sort { $0.x0 < $1.x0 }
        var result: [Float] = []
        guard var end = spans.first?.x1 else { return result }
        for span in spans {
            if span.x0 - end > BracketFinder.columnGap * size { result.append((span.x0 + end) / 2) }
            end = max(end, span.x1)
        }
        return result
    }

    /// Makes one fragment of rows and the brackets around them.
    ///
    /// - Parameters:
    ///   - place: of the opening bracket, if there is one, and of all that stands in it.
    ///   - base: text beside it.
    ///   - end: the right edge.
    private mutating func merge(
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
        if hasOpening, let word = ranges[place.lowerBound].first { words.append(words[word]) }
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
            word.isGlued = isPair
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
