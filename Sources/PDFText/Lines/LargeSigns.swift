import PDFFonts

/// Brackets, sums and integrals that are larger than the type of their line: TeX hangs them from above, so that their baselines are not the line's.
/// They are put on it, with their limits behind them.
struct LargeSigns {
    /// How far above the line's baseline such a sign's may be, in ems.
    static let hanging: ClosedRange<Float> = 0.3...2.3
    /// How far below it that of an integral or a sum may be, which some of OpenType's fonts for formulas (XITS Math) draw higher above its own baseline
    /// than below it.
    private static let sinking: ClosedRange<Float> = -0.8 ... -0.3
    /// How far behind it an upper limit begins, in ems, at the most.
    private static let slant: Float = 0.6
    private static let slantOfIntegral: Float = 0.72
    /// White between a sign and what it stands beside, in ems.
    private static let gap: Float = 0.5
    private static let gapOfSigns: Float = 1.5
    /// What stands behind a sign may begin this far before its end, in ems: TeX has negative white for integrals.
    private static let overlap: Float = 0.3
    /// Fragments shown before and after a sign that are looked at.
    static let reach = 4
    /// From the line's baseline to those of limits, in ems.
    private static let heights: ClosedRange<Float> = -1.6...2.2

    /// - Parameters:
    ///   - ranges: of the words of each fragment.
    ///   - words: limits are marked.
    ///   - isLarge: whether a cell's font is made of such signs.
    static func level(
        _ fragments: inout [Fragment], frame: Int, _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>,
        isLarge: (Cell) -> Bool
    ) {
        // Most pages have none, which takes no change of the list to see.
        guard let first = first(fragments, ranges, words, cells) else { return }
        for index in first..<fragments.count where fragments[index].frame == frame && fragments[index].end > fragments[index].start {
            let last = fragments[index].part((fragments[index].end - 1)..<fragments[index].end, cells)
            let kind =
                kind(cells[last.start].unicode)
                ?? (isOperationIfLarge(cells[last.start].unicode) && isLarge(cells[last.start]) ? .operation : nil)
            let sign = kind == .operation && areIntegrals(fragments[index], cells) ? fragments[index] : last
            if let word = word(over: index, fragments, ranges, words, cells) {
                var name = fragments[index]
                (name.x0, name.x1) = (word.x0, word.x1)
                if fragments[index + 1].x0 > word.x1 - 0.1 * name.size {
                    if let first = ranges[index + 1].first { words[first].fraction = .apart }
                } else {
                    place(limits(of: index, name, name, fragments, cells), name, name, &fragments, ranges, &words)
                }
                continue
            }
            let near = max(index - reach, 0)...min(index + reach, fragments.count - 1)
            // One that has a line to hang over has not sunk below another, that of the row above.
            let sinks =
                isLargeOperation(index, fragments, cells)
                && !near.contains {
                    $0 != index && fragments[$0].size > 0.8 * sign.size && isBeside(sign, fragments[$0])
                        && !isLargeOperation($0, fragments, cells) && !isLimitOfLarger($0, of: sign, fragments)
                }
            // A line that it hangs over.
            func isLine(_ place: Int) -> Bool {
                place != index && (isBeside(sign, fragments[place]) || sinks && isBehind(sign, fragments[place]))
                    && !isLargeOperation(place, fragments, cells)
                    && !isLimitOfLarger(place, of: sign, fragments)
                    && (!isLarge(cells[fragments[place].start]) || isRootOnLine(place, fragments, cells))
            }
            func lineBehind() -> Int? {
                lineBehindLimits(of: index, fragments, cells, sinks: sinks) {
                    isLarge(cells[fragments[$0].start]) || isLargeOperation($0, fragments, cells)
                }
            }
            guard sign.start == fragments[index].start, let kind,
                isLarge(cells[sign.start])
                    || isLargeOperation(index, fragments, cells) && (near.contains(where: isLine) || lineBehind() != nil)
            else {
                // On its line, with limits above and below, or at its end.
                if kind == .operation {
                    let base = sign.start == fragments[index].start ? line(of: index, fragments) ?? sign : sign
                    let limits = limits(of: index, sign, base, fragments, cells)
                    if base.size < sign.size {
                        (fragments[index].y, fragments[index].size, fragments[index].em) = (base.y, base.size, base.em)
                        for word in ranges[index] { (words[word].y, words[word].size) = (base.y, base.size) }
                    }
                    place(limits, sign, base, &fragments, ranges, &words)
                }
                if isPower(index + 1, fragments, cells) {
                    fragments[index + 1].y = fragments[index].y + 0.38 * fragments[index].size
                    for word in ranges[index + 1] { words[word].y = fragments[index + 1].y }
                }
                continue
            }
            guard let line = near.first(where: isLine) ?? lineBehind() else {
                // Above or below a bar it was put on its line before.
                guard kind == .operation, let word = ranges[index].first else { continue }
                if words[word].fraction != .none {
                    place(limits(of: index, sign, sign, fragments, cells, from: [1]), sign, sign, &fragments, ranges, &words)
                } else if isLarge(cells[sign.start]) {
                    // Nothing stands on its line, but other signs and what is in tall brackets.
                    var base = sign
                    base.y -= usualHanging(of: sign, cells) * sign.size
                    fragments[index].y = base.y
                    for word in ranges[index] { words[word].y = base.y }
                    place(limits(of: index, sign, base, fragments, cells), sign, base, &fragments, ranges, &words)
                }
                continue
            }
            let base = fragments[line]
            fragments[index].y = base.y
            for word in ranges[index] { words[word].y = base.y }
            guard kind == .operation else { continue }
            place(limits(of: index, sign, base, fragments, cells), sign, base, &fragments, ranges, &words)
        }
    }

    /// Whether a fragment is nothing but the sign of an operation that has a large form, which OpenType's fonts for formulas (MATH) hold beside their
    /// letters, and which is hung from above as TeX's are.
    private static func isLargeOperation(_ index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        guard fragments[index].end - fragments[index].start == 1 else { return false }
        switch cells[fragments[index].start].unicode {
        case 0x220F...0x2211, 0x222B...0x2230, 0x22C0...0x22C3, 0x2A00...0x2A06: return true
        default: return false
        }
    }

    /// Whether a fragment is two or three integrals, which stand so close that they are one sign.
    private static func areIntegrals(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard 2...3 ~= fragment.end - fragment.start else { return false }
        for cell in fragment.start..<fragment.end where !(0x222B...0x2230 ~= cells[cell].unicode) { return false }
        return true
    }

    /// Whether a fragment is the sign of a root that hangs over nothing: it stands on the line of what was shown before it.
    private static func isRootOnLine(_ index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        guard index > 0, Roots.isRoot(cells[fragments[index].start].unicode) else { return false }
        let (root, before) = (fragments[index], fragments[index - 1])
        return before.frame == root.frame && (root.y - before.y).magnitude < 0.05 * root.size && root.x0 - before.x1 < gap * root.size
            && before.size > 0.88 * root.size
    }

    /// Puts the limits of a sign on its line, behind it.
    private static func place(
        _ limits: (below: [Int], above: [Int]), _ sign: Fragment, _ base: Fragment, _ fragments: inout [Fragment], _ ranges: [Range<Int>],
        _ words: inout [LayoutWord]
    ) {
        var place = sign.x1 - 0.3 * min(sign.x1 - sign.x0, base.size)
        // Text stands behind the widest of them.
        let all = limits.below + limits.above
        var right = all.reduce(sign.x1) { max($0, min(fragments[$1].x1, sign.x1 + widestLimit * base.size)) }
        if let last = all.max(), fragments.indices.contains(last + 1) { right = min(right, max(sign.x1, fragments[last + 1].x0)) }
        for members in [limits.below, limits.above] {
            var row = Float.nan
            for (number, limit) in members.enumerated() {
                let isRow = (row - fragments[limit].y).magnitude > 0.5 * fragments[limit].size
                row = fragments[limit].y
                place += 0.04 * base.size
                let isLast = limit == (limits.above.last ?? limits.below.last)
                let end = max(place + 0.04 * base.size, isLast ? right : sign.x1)
                // The sign may be larger than the type of its line.
                let size = min(base.size, fragments[limit].size / limitSize)
                (fragments[limit].x0, fragments[limit].x1) = (place, end)
                (fragments[limit].y, fragments[limit].size, fragments[limit].em) = (base.y, size, size)
                for word in ranges[limit] {
                    (words[word].y, words[word].size, words[word].x0, words[word].x1) = (base.y, size, place, end)
                    let isFirst = word == ranges[limit].lowerBound
                    words[word].fraction = isFirst && isRow ? .over : isFirst && number == 0 ? .apart : .inside
                }
            }
        }
        // What stands close behind a sign is no part of its limits.
        guard let last = all.max(), last + 1 < fragments.count, let word = ranges[last + 1].first,
            words[word].fraction == .none || words[word].fraction == .inside
        else { return }
        words[word].fraction = .apart
    }

    /// Of limits, as a share of the type of their line.
    private static let limitSize: Float = 0.69

    /// The text beside a sign that is larger than it, and stands a little off its baseline.
    private static func line(of index: Int, _ fragments: [Fragment]) -> Fragment? {
        let sign = fragments[index]
        var end = sign.x1
        for next in (index + 1)..<min(index + 1 + mostLimits, fragments.count) {
            let fragment = fragments[next]
            guard fragment.frame == sign.frame, fragment.x0 - end < gap * sign.size, fragment.size < 0.95 * sign.size else { break }
            if fragment.size > 0.6 * sign.size, (fragment.y - sign.y).magnitude < 0.3 * sign.size,
                fragment.x0 > sign.x1 - 0.1 * sign.size
            {
                return fragment
            }
            end = max(end, fragment.x1)
        }
        return nil
    }

    /// Limits that stand at a sign's end part it from the text of its line, and so do more such signs.
    ///
    /// - Parameters:
    ///   - sinks: whether it may stand below the line.
    ///   - isLarge: whether the fragment at a place begins with one.
    private static func lineBehindLimits(
        of index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>, sinks: Bool, isLarge: (Int) -> Bool
    ) -> Int? {
        let sign = fragments[index]
        var end = sign.x1
        var isBracketed = false
        for next in (index + 1)..<min(index + 1 + 2 * mostLimits, fragments.count) {
            let fragment = fragments[next]
            // The limits of the next one may be wider than it.
            let isNextLarge = isLarge(next)
            let isSmall = fragment.size <= 0.8 * sign.size
            guard fragment.frame == sign.frame, fragment.x0 - end < (isNextLarge || isSmall ? gapOfSigns : gap) * sign.size else {
                return nil
            }
            if isNextLarge {
                if kind(cells[fragment.start].unicode) == .bracket { isBracketed = true }
            } else if !isSmall, !isLimitOfLarger(next, of: sign, fragments) {
                let height = (sign.y - fragment.y) / fragment.size
                // In tall brackets stand rows.
                let isOnLine =
                    isBracketed
                    ? (height - usualHanging(of: sign, cells)).magnitude < slackOfHanging
                    : hanging.contains(height) || sinks && sinking.contains(height)
                if isOnLine, fragment.x0 > sign.x1 { return next }
                if !isBracketed { return nil }
            }
            end = max(end, fragment.x1)
        }
        return nil
    }

    /// How far above the line's baseline a sign of TeX's font of extensible signs has its own, in ems: it is hung so that its middle is at the height
    /// of a minus's, by its two sizes, which its width tells.
    private static func usualHanging(of sign: Fragment, _ cells: borrowing Span<Cell>) -> Float {
        let width = (sign.x1 - sign.x0) / max(sign.size, 0.1)
        if 0x222B...0x2230 ~= cells[sign.start].unicode { return width > 0.52 ? 1.36 : 0.81 }
        return width > 1.08 ? 0.95 : 0.75
    }

    private static let slackOfHanging: Float = 0.2

    /// Whether a fragment is a limit of a sign that isn't much larger than it, as of fonts whose signs are set in nine tenths of the text's size: what was
    /// shown a little behind it, on a line that the sign hangs over, is larger than it.
    private static func isLimitOfLarger(_ index: Int, of sign: Fragment, _ fragments: [Fragment]) -> Bool {
        let limit = fragments[index]
        guard limit.size < 0.88 * sign.size else { return false }
        for next in fragments[(index + 1)...].prefix(mostLimits) {
            guard next.frame == sign.frame, next.x0 < sign.x1 + 3 * sign.size else { return false }
            if next.size * 0.85 > limit.size, hanging.contains((sign.y - next.y) / next.size), next.x0 > sign.x1 - overlap * next.size {
                return true
            }
        }
        return false
    }

    private static func first(
        _ fragments: [Fragment], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Int? {
        for index in fragments.indices where fragments[index].end > fragments[index].start {
            let unicode = cells[fragments[index].end &- 1].unicode
            if unicode > 0x2200, isOperation(unicode) { return index }
            if fragments[index].end &- fragments[index].start == 1, kind(unicode) != nil || isOperationIfLarge(unicode) { return index }
            if isPower(index + 1, fragments, cells) || word(over: index, fragments, ranges, words, cells) != nil { return index }
        }
        return nil
    }

    /// Whether a fragment is the exponent of a tall bracket that was shown right before it: higher than others are.
    private static func isPower(_ index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        guard index < fragments.count else { return false }
        let (fragment, base) = (fragments[index], fragments[index - 1])
        guard fragment.size < 0.88 * base.size, fragment.y - base.y > powerRise * base.size,
            fragment.y - base.y < hanging.upperBound * base.size, (fragment.x0 - base.x1).magnitude < 0.25 * base.size,
            fragment.frame == base.frame, fragment.overlay == base.overlay, fragment.size > 0.45 * base.size
        else { return false }
        let sign = cells[base.end - 1].unicode
        return FormulaEnd.isClosing(sign) || sign == 0x2225
    }

    /// In ems: as far as others go.
    private static let powerRise: Float = 0.46

    /// The name of an operator, such as "lim", at the end of a fragment, if what was shown next stands below its middle, or behind it as an index.
    private static func word(
        over index: Int, _ fragments: [Fragment], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> LayoutWord? {
        guard index + 1 < fragments.count else { return nil }
        let (base, limit) = (fragments[index], fragments[index + 1])
        guard limit.size < 0.88 * base.size, base.y - limit.y > 0.1 * base.size, base.y - limit.y < 1.3 * base.size,
            limit.frame == base.frame, let last = ranges[index].last, words.indices.contains(last)
        else { return nil }
        var word = words[last]
        var end = limit.x1
        // A limit with indices or primes is of several pieces.
        for next in fragments[(index + 2)...].prefix(mostLimits) {
            guard next.frame == base.frame, next.size < 0.88 * base.size, base.y - next.y > 0.25 * base.size,
                (next.x0 - end).magnitude < 0.3 * base.size
            else { break }
            end = next.x1
        }
        func isCentred() -> Bool { (word.x0 + word.x1 - limit.x0 - end).magnitude < 0.5 * base.size }
        var isBelow = base.y - limit.y > 0.4 * base.size
        if isBelow, !isCentred() {
            // What stands below "arg min" may stand below both words.
            if last > ranges[index].lowerBound, let start = firstHalf(words[last - 1], cells) { word.x0 = start }
            isBelow = isCentred()
        }
        guard isBelow || (limit.x0 - word.x1).magnitude < 0.1 * base.size, isOperator(word, cells) else { return nil }
        return word
    }

    /// Where the first half of an operator's name, such as "arg" or "lim" before "sup", begins at the end of a word; nil if it ends otherwise.
    private static func firstHalf(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> Float? {
        let start = Int(word.end) - 3
        guard start >= Int(word.start) else { return nil }
        for half in firstHalves where half.indices.allSatisfy({ cells[start + $0].unicode == half[$0] }) { return cells[start].x0 }
        return nil
    }

    /// arg, lim, ess
    private static let firstHalves: [[UInt32]] = [[0x61, 0x72, 0x67], [0x6C, 0x69, 0x6D], [0x65, 0x73, 0x73]]

    private static func isOperator(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        guard word.end - word.start <= longestOperator else { return false }
        var name = ""
        for cell in Int(word.start)..<Int(word.end) { Unicode.Scalar(cells[cell].unicode).map { name.unicodeScalars.append($0) } }
        return operators.contains(name)
    }

    private static let operators: Set<String> = [
        "lim", "max", "min", "sup", "inf", "limsup", "liminf", "argmax", "argmin", "det", "gcd", "Pr", "colim", "ess", "minimize",
        "maximize",
        "minimise", "maximise",
    ]
    private static let longestOperator = 8

    /// Whether a font is one of TeX's fonts of extensible signs, by its glyphs or its name: "CMEX10", "MTEX", "LMMathExtension10-Regular", "txexs" (newtx's,
    /// newpx's and their forerunners' fonts have a letter behind, bold ones a "b" before: "txbexs"). In other fonts a bracket above a line may be the line
    /// above, as in code.
    static func isOfExtensions(_ font: Font) -> Bool { font.isOfExtensions || isOfExtensions(font.name) }

    static func isOfExtensions(_ name: String) -> Bool {
        // The end tells; a name may be as long as a file.
        let letters = name.utf8.suffix(longestName).map { $0 | 0x20 }
        let core = letters.reversed().drop { $0 &- 0x30 < 10 }
        if core.starts(with: "xe".utf8) { return true }
        if let variant = core.first, "sabx".utf8.contains(variant) {
            if ["xext", "xexp", "xelp", "xebx"].contains(where: { core.dropFirst().starts(with: $0.utf8) }) { return true }
        }
        let extended = Array("extension".utf8)
        // How Elsevier's and Springer's journals hide that name.
        let hidden = Array("advp4c4e46".utf8)
        return letters.indices.contains { letters[$0...].starts(with: extended) || letters[$0...].starts(with: hidden) }
    }

    private static let longestName = 40

    /// The limits of a sign from left to right: what was shown right before and behind it in small type, above and below its line.
    ///
    /// - Parameter steps: where they are looked for: -1 before, 1 behind.
    private static func limits(
        of index: Int, _ sign: Fragment, _ base: Fragment, _ fragments: [Fragment], _ cells: borrowing Span<Cell>,
        from steps: [Int] = [-1, 1]
    ) -> (below: [Int], above: [Int]) {
        var (below, above): ([Int], [Int]) = ([], [])
        var lowest = heights.lowerBound
        let slant = 0x222B...0x2230 ~= cells[sign.start].unicode ? slantOfIntegral : slant
        for step in steps {
            var (place, end) = (index + step, Float.nan)
            while fragments.indices.contains(place), (place - index).magnitude <= mostLimits,
                isLimit(fragments[place], of: sign, base, end, lowest: lowest, slant: slant),
                step > 0 || isOver(fragments[place], sign, base, end),
                // Before an upper limit may stand an exponent, which is lower.
                step > 0 || end != end || (fragments[place].y - fragments[index - 1].y).magnitude < 0.45 * base.size,
                step < 0 || fragments[place].y <= base.y || !isOfNext(place, after: sign, base, fragments, cells)
            {
                if fragments[place].y > base.y {
                    above.append(place)
                } else {
                    below.append(place)
                    // Conditions may stand one below the other.
                    lowest = min(lowest, (fragments[place].y - base.y) / base.size - 1.3 * limitSize)
                }
                end = step > 0 ? fragments[place].x1 : fragments[place].x0
                place += step
            }
        }
        let rowHeight = 0.5 * limitSize * base.size
        below.sort {
            let step = fragments[$0].y - fragments[$1].y
            return step.magnitude > rowHeight ? step > 0 : fragments[$0].x0 < fragments[$1].x0
        }
        return (below, above.sorted { fragments[$0].x0 < fragments[$1].x0 })
    }

    /// Whether an upper limit behind a sign, with what stands beside it, is that of another sign, which is shown right behind it, as TeX shows both of two
    /// sums: it stands over the middle of that rather than of the one before.
    private static func isOfNext(
        _ limit: Int, after sign: Fragment, _ base: Fragment, _ fragments: [Fragment], _ cells: borrowing Span<Cell>
    ) -> Bool {
        var all = fragments[limit]
        for next in (limit + 1)..<min(limit + 1 + mostLimits, max(fragments.count, limit + 1)) {
            let fragment = fragments[next]
            guard fragment.frame == sign.frame, fragment.end > fragment.start else { return false }
            let unicode = cells[fragment.start].unicode
            if fragment.end - fragment.start == 1, isOperation(unicode) || isOperationIfLarge(unicode), fragment.size > 0.88 * base.size {
                let middle = all.x0 + all.x1
                return (middle - fragment.x0 - fragment.x1).magnitude < (middle - sign.x0 - sign.x1).magnitude
                    && isOver(all, fragment, base, .nan)
            }
            guard fragment.size < 0.88 * base.size, fragment.y > base.y, (fragment.x0 - all.x1).magnitude < 0.3 * base.size else {
                return false
            }
            all.x1 = fragment.x1
        }
        return false
    }

    /// Whether a limit that was shown before its sign stands over the middle of that, or beside such a one: exponents of what stands before do not.
    private static func isOver(_ limit: Fragment, _ sign: Fragment, _ base: Fragment, _ end: Float) -> Bool {
        end == end || (limit.x0 + limit.x1 - sign.x0 - sign.x1).magnitude < 0.8 * base.size && limit.x1 - limit.x0 < widestLimit * base.size
    }

    /// In ems.
    private static let widestLimit: Float = 6

    /// Fragments of a sign's limits on one side.
    private static let mostLimits = 8

    static func isOperation(_ unicode: UInt32) -> Bool { kind(unicode) == .operation }

    /// Whether a sign is that of an operation on many things only where it is larger than the type of its line: ∐ ∧ ∨ ⊎ ⊓ ⊔ ⊕ ⊖ ⊗ ⊘ ⊙ ⨿
    private static func isOperationIfLarge(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x2227, 0x2228, 0x228E, 0x2293, 0x2294, 0x2295...0x2299, 0x2A3F: true
        default: false
        }
    }

    private enum Kind {
        /// Or a stroke, which TeX makes as tall as brackets.
        case bracket
        case operation
    }

    private static func kind(_ unicode: UInt32) -> Kind? {
        switch unicode {
        case 0x28, 0x29, 0x2F, 0x5B...0x5D, 0x7B, 0x7D, 0x27E8, 0x27E9, 0x2308...0x230B: .bracket
        case 0x220F...0x2211, 0x222B...0x2230, 0x22C0...0x22C3, 0x2229, 0x222A, 0x2A00...0x2A06: .operation
        default: nil
        }
    }

    /// Whether a fragment is of the line that a sign hangs over.
    private static func isBeside(_ sign: Fragment, _ line: Fragment) -> Bool {
        guard line.frame == sign.frame, line.overlay == sign.overlay, line.size > 0.8 * sign.size, sign.size > 0.8 * line.size,
            hanging.contains((sign.y - line.y) / line.size)
        else { return false }
        let reach = gap * line.size
        // The next line may begin where that of the sign does, below it.
        return (line.x1 - sign.x0).magnitude < reach || line.x0 > sign.x1 - overlap * line.size && line.x0 < sign.x1 + reach
    }

    /// Whether a fragment is of the line above whose baseline it begins that a sign has sunk from, right behind that.
    private static func isBehind(_ sign: Fragment, _ line: Fragment) -> Bool {
        line.frame == sign.frame && line.overlay == sign.overlay && (line.size - sign.size).magnitude < 0.1 * sign.size
            && sinking.contains((sign.y - line.y) / line.size) && line.x0 > sign.x1 - overlap * line.size
            && line.x0 < sign.x1 + gap * line.size
    }

    /// Whether a fragment is small, and stands above or below a sign, at its end, or beside another of its limits.
    ///
    /// - Parameters:
    ///   - end: of the limit beside it; not a number if there is none.
    ///   - lowest: how far below the line it may stand, in ems.
    ///   - slant: how far behind the sign an upper one may begin, in ems.
    private static func isLimit(
        _ fragment: Fragment, of sign: Fragment, _ base: Fragment, _ end: Float, lowest: Float, slant: Float
    ) -> Bool {
        guard fragment.frame == sign.frame, fragment.size < 0.88 * base.size, (fragment.y - base.y).magnitude > 0.25 * base.size,
            (fragment.y - base.y) / base.size >= lowest, (fragment.y - base.y) / base.size <= heights.upperBound
        else { return false }
        let slack = 0.3 * base.size
        if fragment.x0 < sign.x1 + (fragment.y > base.y ? slant * base.size : slack), fragment.x1 > sign.x0 - slack {
            return true
        }
        return (fragment.x0 - end).magnitude < slack || (fragment.x1 - end).magnitude < slack
    }
}
