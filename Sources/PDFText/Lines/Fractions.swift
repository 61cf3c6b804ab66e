import PDFSyntax

/// Fractions with a bar, put on the line they stand in: numerator, stroke, denominator. Told by the bar, which is as wide as the wider of the two,
/// and by the text beside it, whose signs stand as high as the bar. Sums get brackets: "(1 − a)/(1 + a)".
struct Fractions {
    /// The bars that there may be, the shortest first: those inside others.
    private let bars: [Rectangle]
    private var fragments: [Fragment]
    /// The upright fragments, from the top.
    private var byHeight: [Int] = []
    /// The words that numerators begin with, and those that a stroke comes before.
    private var numerators: [Int] = []
    private var denominators: [Int] = []
    /// The first and the last word of each sum above or below a bar.
    private var sums: [(first: Int, last: Int)] = []
    /// The fragments that those begin.
    private var strokes = Set<Int>()
    /// Fragments that were moved.
    private var moved: [Int] = []
    /// The signs of sums that hung over their line, and were put on it.
    private var lowered = Set<Int>()
    /// The bars that are none of a fraction so far.
    private var rest: [Rectangle] = []
    /// The size of the brackets that each fragment stands in; 0 outside.
    private var inside: [Float] = []
    private var work = 0

    /// A bar is thinner than this, and not longer, in points.
    private static let thickness = 1.5
    private static let longest = 340.0
    /// Pages have dozens; drawings have more, and may have formulas beside them.
    static let mostBars = 2048
    /// Fragments looked at for all bars.
    private static let mostWork = 1 << 22
    /// And no more fragments than this: all are looked at for each bar.
    private static let mostFragments = 1 << 15
    /// From the baseline up to the signs of operations, and how far a bar may be from there, in ems.
    private static let axis: Float = 0.25
    private static let axisTolerance: Float = 0.13
    /// From a bar to the text beside it, in ems.
    private static let gap: Float = 0.62
    /// From a bar to a relation's sign, which an array of equations has in a column of its own; of LaTeX's `eqnarray` that stands two `\arraycolsep`
    /// and a `\nulldelimiterspace` away, in points, whatever the size of the type.
    private static let relationGap: Float = 0.85
    private static let relationGapOfArray: Float = 11.6
    /// From the bar of a fraction in small type, which stands within a line.
    private static let widestGap: Float = 1.3
    /// Of such a bar, in ems of its line.
    private static let longestSmall: Float = 12
    /// From the sign of a root to a bar under its own.
    private static let gapOfRoot: Float = 0.35
    /// From a line to the top of a root's sign, in ems: the foot of a tall one, which is drawn in pieces, begins about the line.
    private static let hangingOfRoot: ClosedRange<Float> = -0.6...2.3
    /// From a sign to the text beside it, over its limits.
    private static let widestLimit: Float = 1.2
    /// The bar may be wider than what stands above and below it, and that stand off its middle (twice), by this many ems.
    private static let slack: Float = 0.4
    private static let offMiddle: Float = 0.45
    /// From a bar to the baselines looked at, in ems of most of the text, or of its longest piece.
    private static let ems: Float = 2
    private var reach: Float = 20
    /// Baselines above and below the bar, in ems.
    private static let above: ClosedRange<Float> = 0.05...0.95
    private static let below: ClosedRange<Float> = 0.5...1.35
    /// Down to a row that has a tall root's sign and bar above it.
    private static let belowRoot: Float = 1.65
    /// From what exponents stand on to these, at the most, in ems: those of tall brackets stand highest.
    private static let raised: Float = 0.62
    /// In points.
    private static let smallestType: Float = 6.5
    /// From a bar to signs that hang above its numerator, in ems.
    private static let (lowest, highest): (Float, Float) = (0.6, 1.5)

    /// Moves the parts of the fractions among `fragments`; `words` are theirs by `ranges`.
    ///
    /// - Parameter brackets: between which a fraction may stand by itself.
    static func level(
        _ bars: [Rectangle], _ fragments: [Fragment], frame: Int, _ brackets: [TallBracket], _ ranges: [Range<Int>],
        _ words: inout [LayoutWord],
        _ cells: borrowing Span<Cell>
    ) -> [Fragment]? {
        guard !bars.isEmpty, fragments.count <= mostFragments else { return nil }
        var fractions = Fractions(bars, fragments, frame: frame)
        fractions.lowerSigns(cells)
        fractions.level(ranges, cells)
        if !brackets.isEmpty { fractions.levelAlone(brackets, ranges, cells) }
        guard !fractions.moved.isEmpty else { return nil }
        if !fractions.lowered.isEmpty {
            let moved = Set(fractions.moved)
            for index in fractions.lowered where !moved.contains(index) { fractions.fragments[index].y = fragments[index].y }
        }
        for index in fractions.moved {
            let (old, new) = (fragments[index], fractions.fragments[index])
            let stretch = (new.x1 - new.x0) / max(old.x1 - old.x0, 0.1)
            for word in ranges[index] {
                (words[word].y, words[word].size) = (new.y, new.size)
                words[word].fraction = .inside
                words[word].x0 = new.x0 + (words[word].x0 - old.x0) * stretch
                words[word].x1 = new.x0 + (words[word].x1 - old.x0) * stretch
            }
        }
        for word in fractions.numerators { words[word].fraction = .apart }
        for word in fractions.denominators {
            words[word].fraction = .denominator
            words[word].spelling = .any
        }
        for sum in fractions.sums {
            words[sum.first].opening &+= 1
            words[sum.last].closing &+= 1
            (words[sum.first].spelling, words[sum.last].spelling) = (.any, .any)
        }
        return fractions.fragments
    }

    static func mayBeBar(_ rule: Rectangle) -> Bool {
        let (width, height) = (rule.x1 - rule.x0, rule.y1 - rule.y0)
        return height < thickness && width > height && width < longest
    }

    private init(_ bars: [Rectangle], _ fragments: [Fragment], frame: Int) {
        self.bars = bars.count > 1 ? bars.sorted { $0.x1 - $0.x0 < $1.x1 - $1.x0 } : bars
        self.fragments = fragments
        // A note at the paper's side in tiny type may be the longest piece on the page.
        let longest = fragments.lazy.filter { $0.frame == frame }.max { $0.end - $0.start < $1.end - $1.start }
        if let longest { reach = Self.ems * longest.size }
        byHeight = fragments.indices.filter { fragments[$0].frame == frame && !fragments[$0].isRightToLeft }
            .sorted { fragments[$0].y > fragments[$1].y }
    }

    /// Puts the signs of sums that hang over the text of their line, as they do above and below bars, on it: those of a part are of its row.
    private mutating func lowerSigns(_ cells: borrowing Span<Cell>) {
        for index in fragments.indices where fragments[index].end - fragments[index].start == 1 {
            let sign = fragments[index]
            guard LargeSigns.isOperation(cells[sign.start].unicode) else { continue }
            // Behind its limits, which are smaller.
            for next in fragments[(index + 1)...].prefix(Self.mostLimits) {
                guard next.frame == sign.frame, (next.y - sign.y).magnitude < 1.5 * sign.size else { break }
                guard next.size > 0.83 * sign.size else { continue }
                if Self.hangingInText.contains((sign.y - next.y) / next.size), next.x0 > sign.x1 - 0.2 * sign.size {
                    fragments[index].y = next.y
                    lowered.insert(index)
                }
                break
            }
        }
        if !lowered.isEmpty { byHeight.sort { fragments[$0].y > fragments[$1].y } }
    }

    /// From a line up to where the sign of a sum in it hangs from, in ems: those set apart are larger, and hang higher.
    private static let hangingInText: ClosedRange<Float> = 0.62...0.92
    /// From a row to the limits of a sum in it, in ems.
    private static let reachOfLimits: Float = 0.85
    /// Fragments between a sign and its term.
    private static let mostLimits = 12

    private struct Part {
        var members: [Int] = []
        var (x0, x1): (Float, Float) = (.infinity, -.infinity)
        /// Of the largest type.
        var (y, size): (Float, Float) = (0, 0)

        mutating func add(_ index: Int, _ fragment: Fragment) {
            members.append(index)
            (x0, x1) = (min(x0, fragment.x0), max(x1, fragment.x1))
            if fragment.size > size { (y, size) = (fragment.y, fragment.size) }
        }
    }

    private mutating func level(_ ranges: [Range<Int>], _ cells: borrowing Span<Cell>) {
        rest = bars
        levelNested(ranges, cells)
        // A fraction beside another one has text beside it when that has become some.
        for _ in 0..<3 {
            let before = rest.count
            var others: [Rectangle] = []
            for bar in rest where !level(bar, ranges, cells) { others.append(bar) }
            rest = others
            if rest.isEmpty || rest.count == before { return }
        }
    }

    /// What stands in brackets by itself, an entry of a matrix, has no text beside it.
    private mutating func levelAlone(_ brackets: [TallBracket], _ ranges: [Range<Int>], _ cells: borrowing Span<Cell>) {
        guard !rest.isEmpty else { return }
        inside = Array(repeating: 0, count: fragments.count)
        var work = 0
        for bracket in brackets where bracket.side == .opening {
            let start = min(bracket.fragments.upperBound, fragments.count)
            let end = bracket.partner.map { brackets[$0].fragments.lowerBound } ?? start + Self.mostCases
            for index in start..<max(start, min(end, fragments.count)) {
                if bracket.partner == nil,
                    fragments[index].x0 < bracket.x0 || (fragments[index].y - bracket.middle).magnitude > bracket.reach
                {
                    break
                }
                inside[index] = bracket.size
                work += 1
            }
            if work > Self.mostFragments { return }
        }
        for bar in rest { _ = level(bar, ranges, cells) }
    }

    /// Of fractions in the line, as a share of its type.
    private static let small: Float = 0.68
    /// Fragments behind a brace without a partner.
    private static let mostCases = 64

    /// What stands near a bar.
    private struct Neighbourhood {
        let x0, x1, y: Float
        /// Places of `byHeight`.
        let near: Range<Int>
        /// What is within the bar's ends.
        let inside: [Int]
        let over, under: Part
    }

    /// Whether anything stands above a bar and below it, and all of that together is as wide: hardly ever so of the rules between the rows of a table.
    private mutating func mayBeFraction(_ bar: Rectangle) -> Bool {
        let (x0, x1, y) = (Float(bar.x0), Float(bar.x1), Float(bar.y0 + bar.y1) / 2)
        let first = place(of: y + reach)
        var index = first
        var (left, right, size): (Float, Float, Float) = (.infinity, -.infinity, 0)
        var (isAbove, isBelow) = (false, false)
        while index < byHeight.count, fragments[byHeight[index]].y > y - reach {
            let number = byHeight[index]
            index += 1
            let (start, end, own) = (fragments[number].x0, fragments[number].x1, fragments[number].size)
            guard start > x0 - 0.2 * own, end < x1 + 0.2 * own else { continue }
            (left, right, size) = (min(left, start), max(right, end), max(size, own))
            if fragments[number].y > y { isAbove = true } else { isBelow = true }
        }
        work += index - first
        return isAbove && isBelow && right - left > x1 - x0 - Self.slack * size
    }

    private mutating func neighbourhood(of bar: Rectangle, _ cells: borrowing Span<Cell>) -> Neighbourhood {
        let (x0, x1, y) = (Float(bar.x0), Float(bar.x1), Float(bar.y0 + bar.y1) / 2)
        let first = place(of: y + reach)
        var end = first
        var inside: [Int] = []
        while end < byHeight.count, fragments[byHeight[end]].y > y - reach {
            let fragment = fragments[byHeight[end]]
            if fragment.x0 > x0 - 0.2 * fragment.size, fragment.x1 < x1 + 0.2 * fragment.size { inside.append(byHeight[end]) }
            end += 1
        }
        work += end - first
        let below = hasTallRoot(inside, y, cells) ? Self.below.lowerBound...Self.belowRoot : Self.below
        return Neighbourhood(
            x0: x0, x1: x1, y: y, near: first..<end, inside: inside, over: part(inside, y, Self.above, 1),
            under: part(inside, y, below, -1))
    }

    /// Whether the row below a bar begins with the sign of a root that has been put on its line, too far down for a row without one.
    private func hasTallRoot(_ inside: [Int], _ y: Float, _ cells: borrowing Span<Cell>) -> Bool {
        var hasRoot = false
        for index in inside {
            let fragment = fragments[index]
            let drop = (y - fragment.y) / fragment.size
            if drop > Self.below.upperBound, drop < Self.belowRoot {
                if fragment.end &- fragment.start == 1, Roots.isRoot(cells[fragment.start].unicode) { hasRoot = true }
            } else if Self.below.contains(drop) {
                return false
            }
        }
        return hasRoot
    }

    /// Fractions that are all that stands above or below another one's bar: nothing is beside them, and their inner row is the one next to that bar.
    private mutating func levelNested(_ ranges: [Range<Int>], _ cells: borrowing Span<Cell>) {
        guard bars.count > 1 else { return }
        let order = bars.indices.sorted { bars[$0].y0 > bars[$1].y0 }
        var inner: [(bar: Int, outer: Int)] = []
        for (place, upper) in order.enumerated() {
            for lower in order[(place + 1)...] {
                work += 1
                let middle = bars[upper].x0 + bars[upper].x1 - bars[lower].x0 - bars[lower].x1
                guard bars[upper].y0 - bars[lower].y0 < Double(reach), work < Self.mostWork else { break }
                // A line drawn twice is one.
                guard middle.magnitude < 2, bars[upper].y0 - bars[lower].y0 > Self.thickness,
                    mayBeFraction(bars[upper]) || mayBeFraction(bars[lower])
                else { continue }
                let (above, below) = (neighbourhood(of: bars[upper], cells), neighbourhood(of: bars[lower], cells))
                guard let shared = above.under.members.first, below.over.members.contains(shared), !above.over.members.isEmpty,
                    !below.under.members.isEmpty
                else { continue }
                switch (line(beside: above, cells) == nil, line(beside: below, cells) == nil) {
                case (true, false): inner.append((upper, lower))
                case (false, true): inner.append((lower, upper))
                default: break
                }
            }
        }
        for (bar, outer) in inner {
            let near = neighbourhood(of: bars[outer], cells)
            guard var line = line(beside: near, cells) else { continue }
            line.size = min(line.size, near.over.size / Self.small)
            (line.em, line.y) = (line.size, Float(bars[bar].y0 + bars[bar].y1) / 2 - Self.axis * line.size)
            if level(bars[bar], ranges, cells, on: line) { rest.removeAll { $0 == bars[bar] } }
        }
    }

    /// A fragment of the line that a bar stands in.
    private func line(beside bar: Neighbourhood, _ cells: borrowing Span<Cell>) -> Fragment? {
        for index in byHeight[bar.near] where isBeside(fragments[index], bar, cells) {
            return fragments[index]
        }
        return nil
    }

    /// A fragment of the line of a sum's sign, or that of a root, that hangs above it right before a bar.
    private func lineBeforeSign(beside bar: Neighbourhood, _ cells: borrowing Span<Cell>) -> Fragment? {
        for index in byHeight[bar.near] where fragments[index].end - fragments[index].start == 1 {
            let sign = fragments[index]
            // The limits of a sum may be wider than its sign.
            let isRoot = Roots.isRoot(cells[sign.start].unicode)
            guard sign.x1 > bar.x0 - (isRoot ? Self.gapOfRoot : Self.widestLimit) * sign.size, sign.x1 < bar.x0 + 0.2 * sign.size,
                (isRoot ? Self.hangingOfRoot : LargeSigns.hanging).contains((sign.y - bar.y) / sign.size + Self.axis),
                isRoot || LargeSigns.isOperation(cells[sign.start].unicode)
            else { continue }
            for place in max(index - LargeSigns.reach, 0)..<index {
                let line = fragments[place]
                if line.frame == sign.frame, line.size > 0.95 * bar.over.size,
                    (bar.y - line.y - Self.axis * line.size).magnitude < Self.axisTolerance * line.size,
                    line.x1 < sign.x0 + 0.2 * line.size, sign.x0 - line.x1 < Self.widestLimit * line.size
                {
                    return line
                }
            }
        }
        return nil
    }

    /// A fragment of the line of a sum's sign that hangs right behind a bar which has nothing before it: "1/n ∑".
    private func lineBehindSign(beside bar: Neighbourhood, _ cells: borrowing Span<Cell>) -> Fragment? {
        for index in byHeight[bar.near] where fragments[index].end - fragments[index].start == 1 {
            let sign = fragments[index]
            guard sign.x0 > bar.x1 - 0.2 * sign.size, sign.x0 < bar.x1 + Self.widestLimit * sign.size,
                LargeSigns.hanging.contains((sign.y - bar.y) / sign.size + Self.axis), LargeSigns.isOperation(cells[sign.start].unicode)
            else { continue }
            var end = sign.x1
            for line in fragments[(index + 1)...].prefix(Self.mostLimits) {
                guard line.frame == sign.frame, line.x0 - end < Self.gap * line.size else { break }
                if line.size > 0.95 * bar.over.size, line.x0 > sign.x1 - 0.3 * line.size,
                    (bar.y - line.y - Self.axis * line.size).magnitude < Self.axisTolerance * line.size
                {
                    return line
                }
                end = max(end, line.x1)
            }
        }
        return nil
    }

    /// A fragment of the line of a bar that has nothing but its index right before it, as "lim" has in the middle of a text.
    private func lineBeforeLimit(beside bar: Neighbourhood) -> Fragment? {
        for index in byHeight[bar.near] where index > 0 {
            let last = fragments[index]
            guard last.x1 > bar.x0 - Self.gap * last.size, last.x1 < bar.x0 + 0.2 * last.size else { continue }
            var start = last.x0
            for line in fragments[..<index].suffix(LargeSigns.reach).reversed() {
                guard line.frame == last.frame, (start - line.x1).magnitude < 0.3 * line.size else { break }
                start = line.x0
                guard ScriptSize.isSmaller(last.size, than: line.size) else { continue }
                let drop = (line.y - last.y) / line.size
                guard line.size > 0.95 * bar.over.size, drop > 0.05, drop < 0.5,
                    (bar.y - line.y - Self.axis * line.size).magnitude < Self.axisTolerance * line.size
                else { break }
                return line
            }
        }
        return nil
    }

    /// Puts the parts of a fraction on the line that it stands in.
    ///
    /// - Parameter line: where it is known.
    private mutating func level(
        _ bar: Rectangle, _ ranges: [Range<Int>], _ cells: borrowing Span<Cell>, on line: Fragment? = nil
    ) -> Bool {
        guard work < Self.mostWork, mayBeFraction(bar) else { return false }
        let near = neighbourhood(of: bar, cells)
        let (x0, x1, y, inside, over, under) = (near.x0, near.x1, near.y, near.inside, near.over, near.under)
        guard let numerator = over.members.min(), let denominator = under.members.min(), over.size < 1.3 * under.size,
            under.size < 1.3 * over.size
        else { return false }
        let slack = Self.slack * over.size
        let offMiddle = Self.offMiddle * over.size
        guard max(over.x1 - over.x0, under.x1 - under.x0) > x1 - x0 - slack, (over.x0 + over.x1 - x0 - x1).magnitude < offMiddle,
            (under.x0 + under.x1 - x0 - x1).magnitude < offMiddle,
            !isUnderSign(inside, y, over.size, cells), !isRoot(byHeight[near.near], x0, y, cells),
            !isInference(over, cells), !isInference(under, cells)
        else { return false }
        let beside = line ?? self.line(beside: near, cells)
        // Some programs show a formula, of forty pieces perhaps, from the last one to the first.
        guard numerator < denominator || beside != nil && (over.members.max() ?? .max) < denominator + 40 else { return false }
        let base: Fragment
        if let line = beside ?? lineBeforeSign(beside: near, cells) ?? lineBehindSign(beside: near, cells) ?? lineBeforeLimit(beside: near)
        {
            base = line
        } else if self.inside.indices.contains(numerator), self.inside[numerator] > 0, self.inside[denominator] > 0 {
            var line = fragments[numerator]
            line.size =
                ScriptSize.isSmaller(over.size, than: self.inside[numerator])
                ? min(self.inside[numerator], over.size / Self.small) : over.size
            line.em = line.size
            line.y = y - Self.axis * line.size
            base = line
        } else {
            return false
        }
        addSum(over, ranges, cells)
        addSum(under, ranges, cells, isDenominator: true)
        let (first, second) = (leftmost(over) ?? numerator, leftmost(under) ?? denominator)
        let middle = x0 + (x1 - x0) / 2
        move(over, to: x0...middle, base)
        move(under, to: middle...x1, base)
        strokes.insert(second)
        if let word = ranges[first].first { numerators.append(word) }
        if let word = ranges[second].first { denominators.append(word) }
        byHeight.sort { fragments[$0].y > fragments[$1].y }
        work += byHeight.count
        return true
    }

    /// What a part begins with: some writers show what stands higher first, exponents before what they stand on.
    private func leftmost(_ part: Part) -> Int? {
        part.members.filter { !ScriptSize.isSmaller(fragments[$0].size, than: part.size) }.min { fragments[$0].x0 < fragments[$1].x0 }
    }

    /// Whether a part says what follows from what: a rule of logic has such above and below its line.
    private func isInference(_ part: Part, _ cells: borrowing Span<Cell>) -> Bool {
        for index in part.members {
            for cell in fragments[index].start..<fragments[index].end where 0x22A2...0x22AF ~= cells[cell].unicode { return true }
        }
        return false
    }

    /// Whether a bar is that of a root, whose sign ends where it begins: a fraction's under such a bar begins a little behind that.
    private mutating func isRoot(_ near: ArraySlice<Int>, _ x0: Float, _ y: Float, _ cells: borrowing Span<Cell>) -> Bool {
        for index in near {
            let fragment = fragments[index]
            // A large one hangs from its bar: one further down is what stands under it.
            if (fragment.x1 - x0).magnitude < 0.12 * fragment.size, cells[fragment.end - 1].unicode == 0x221A,
                y > fragment.y - 0.2 * fragment.size
            {
                let distance = (fragment.x1 - x0).magnitude - 0.02 * fragment.size
                work += bars.count
                if !bars.contains(where: { (fragment.x1 - Float($0.x0)).magnitude < distance && Float($0.y0) > y }) { return true }
            }
        }
        return false
    }

    /// Whether a sum or the like hangs above a bar: its line is not the row next to that.
    private func isUnderSign(_ inside: [Int], _ y: Float, _ size: Float, _ cells: borrowing Span<Cell>) -> Bool {
        for index in inside {
            let fragment = fragments[index]
            guard fragment.end - fragment.start == 1, fragment.y - y > Self.lowest * size, fragment.y - y < Self.highest * size
            else { continue }
            if LargeSigns.isOperation(cells[fragment.start].unicode) { return true }
        }
        return false
    }

    /// The row next to a bar on one side of it, with its exponents and indices.
    private func part(_ inside: [Int], _ y: Float, _ range: ClosedRange<Float>, _ side: Float) -> Part {
        var part = Part()
        var (nearest, size): (Float, Float) = (.infinity, 0)
        for index in inside where range.contains((fragments[index].y - y) * side / fragments[index].size) {
            let (distance, own) = ((fragments[index].y - y) * side, fragments[index].size)
            // An exponent may come nearer to the bar than what it stands on.
            let isNearer =
                ScriptSize.isSmaller(size, than: own)
                ? distance < nearest + Self.raised * own
                : ScriptSize.isSmaller(own, than: size)
                    ? distance < nearest - 0.5 * size : distance < nearest - 0.3 * own || (own > size && distance < nearest + 0.3 * size)
            if isNearer { (nearest, size) = (distance, own) }
        }
        guard size > 0 else { return part }
        // In the smallest type exponents are as large as what they stand on: the first piece is none.
        if size <= Self.smallestType {
            let row = inside.filter {
                !ScriptSize.isSmaller(fragments[$0].size, than: size)
                    && ((fragments[$0].y - y) * side - nearest).magnitude < Self.raised * size
            }
            if let first = row.min() { nearest = (fragments[first].y - y) * side }
        }
        // A sum's sign stands on the row, its limits, which may have exponents, beside it.
        var reach = Self.raised * size
        if !lowered.isEmpty {
            let signs = inside.filter { lowered.contains($0) && range.contains((fragments[$0].y - y) * side / fragments[$0].size) }
            if let sign = signs.min(by: { (fragments[$0].y - y) * side < (fragments[$1].y - y) * side }) {
                (nearest, size) = ((fragments[sign].y - y) * side, max(size, fragments[sign].size))
                reach = Self.reachOfLimits * size
            }
        }
        func distance(_ index: Int) -> Float { ((fragments[index].y - y) * side - nearest).magnitude }
        for index in inside where distance(index) < reach {
            if distance(index) < 0.1 * size || ScriptSize.isSmaller(fragments[index].size, than: size) { part.add(index, fragments[index]) }
        }
        // An exponent is shown right behind what it stands on.
        for index in inside where index > 0 && distance(index) < Self.raised * size && distance(index) >= 0.1 * size {
            guard !ScriptSize.isSmaller(fragments[index].size, than: size), fragments[index].size <= Self.smallestType,
                distance(index - 1) < 0.1 * size,
                (fragments[index].x0 - fragments[index - 1].x1).magnitude < 0.2 * size, part.members.contains(index - 1)
            else { continue }
            var fragment = fragments[index]
            fragment.size = 0
            part.add(index, fragment)
        }
        return part
    }

    /// Takes note of a part that is a sum, or has a fraction in it.
    private mutating func addSum(_ part: Part, _ ranges: [Range<Int>], _ cells: borrowing Span<Cell>, isDenominator: Bool = false) {
        let members = part.members.sorted { fragments[$0].x0 < fragments[$1].x0 }
        guard isSum(members, of: part.size, cells, isDenominator: isDenominator), let first = members.first.flatMap({ ranges[$0].first }),
            // Of an index and the exponent above it what begins last, unless the other one ends much further right.
            let last = members.last(where: { fragments[$0].x1 > part.x1 - 0.5 * part.size }).flatMap({ ranges[$0].last })
        else { return }
        sums.append((first, last))
    }

    /// Whether there is a fraction among the terms of a part, or a sign of addition, of division or of a relation between them: not in brackets, nor
    /// in front of them, nor in an exponent.
    ///
    /// - Parameters:
    ///   - members: of the part, from left to right.
    ///   - isDenominator: whether a sign of multiplication is one of these, too: all of the product divides.
    private func isSum(_ members: [Int], of size: Float, _ cells: borrowing Span<Cell>, isDenominator: Bool) -> Bool {
        var (depth, isFirst, isFactor) = (0, true, false)
        for index in members where !ScriptSize.isSmaller(fragments[index].size, than: size) {
            // A fraction inside has become part of it.
            if strokes.contains(index) { return true }
            for cell in fragments[index].start..<fragments[index].end {
                switch cells[cell].unicode {
                case 0x28, 0x5B, 0x7B, 0x27E8:
                    if depth == 0 { isFactor = !isFirst && cell > 0 && cells[cell - 1].unicode != 0x221A }
                    depth += 1
                case 0x29, 0x5D, 0x7D, 0x27E9: depth -= 1
                case 0x2B, 0x2F, 0x2212, 0xB1, 0x2213, 0x2260, 0x2264, 0x2265, 0x3C...0x3E:
                    if depth <= 0, !isFirst { return true }
                    // A sum in brackets behind a factor: "π(1 + x²)".
                    if isDenominator, depth == 1, isFactor, cells[cell].unicode == 0x2B || cells[cell].unicode == 0x2212 { return true }
                case 0xB7, 0xD7, 0x2217, 0x2219, 0x22C5: if isDenominator, depth <= 0, !isFirst { return true }
                // A hyphen is a minus where white is before it.
                case 0x2D, 0x2013: if depth <= 0, !isFirst, cells[cell].followsSpace { return true }
                default: break
                }
                isFirst = false
            }
        }
        return false
    }

    /// The first place of `byHeight` not above a height.
    private func place(of y: Float) -> Int {
        var (low, high) = (0, byHeight.count)
        while low < high {
            let middle = (low + high) / 2
            if fragments[byHeight[middle]].y > y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a fragment is of the line that a fraction stands in: close to an end of its bar, which is as high as its signs.
    private func isBeside(_ fragment: Fragment, _ bar: Neighbourhood, _ cells: borrowing Span<Cell>) -> Bool {
        let (x0, x1, y) = (bar.x0, bar.x1, bar.y)
        guard fragment.size > 0.95 * bar.over.size,
            (y - fragment.y - Self.axis * fragment.size).magnitude < Self.axisTolerance * fragment.size
        else { return false }
        // Justified lines have wide spaces: beside small figures on the line's bar there's hardly anything else.
        let isBefore = fragment.x1 < x0 + 0.2 * fragment.size
        let isRelation = FormulaEnd.isRelation(cells[isBefore ? fragment.end - 1 : fragment.start].unicode)
        // What is as long as a table's rule is none of these.
        let isSmall =
            ScriptSize.isSmaller(max(bar.over.size, bar.under.size), than: fragment.size) && x1 - x0 < Self.longestSmall * fragment.size
        var gap = (isSmall ? Self.widestGap : isRelation ? Self.relationGap : Self.gap) * fragment.size
        if isRelation { gap = max(gap, Self.relationGapOfArray) }
        return isBefore ? fragment.x1 > x0 - gap : fragment.x0 > x1 - 0.2 * fragment.size && fragment.x0 < x1 + gap
    }

    /// Puts a part on a line, as large as that.
    private mutating func move(_ part: Part, to range: ClosedRange<Float>, _ line: Fragment) {
        let scale = line.size / part.size
        let stretch = (range.upperBound - range.lowerBound) / max(part.x1 - part.x0, 0.1)
        for index in part.members {
            let fragment = fragments[index]
            let isScript = (fragment.y - part.y).magnitude > 0.1 * part.size && !ScriptSize.isSmaller(fragment.size, than: part.size)
            fragments[index].y = line.y + (fragment.y - part.y) * scale
            fragments[index].size = fragment.size * scale * (isScript ? Self.small : 1)
            fragments[index].em = fragment.em * scale
            fragments[index].x0 = range.lowerBound + (fragment.x0 - part.x0) * stretch
            fragments[index].x1 = range.lowerBound + (fragment.x1 - part.x0) * stretch
            moved.append(index)
        }
    }
}
