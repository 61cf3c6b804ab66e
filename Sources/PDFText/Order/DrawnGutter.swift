import PDFSyntax

/// A long upright rule between two columns that were shown one after the other: it parts them whatever else stands level in both.
///
/// White alone is not sure to be a gutter where lines of both sides are as high as each other and few; a table without level rules has upright ones, too, but
/// was shown row by row. Where both sides are running text, it may be shown in pieces by turns, and the rule may end at others: the frames of a poster.
struct DrawnGutter {
    /// The members on either side, above and below the rule, as indices into what was given.
    private var above: [Int] = []
    private var left: [Int] = []
    private var right: [Int] = []
    private var below: [Int] = []

    /// What is read one after the other.
    var parts: [[Int]] { [above, left, right, below] }

    /// A share of how far down the text goes, at the least; and lines of it.
    private static let leastShare: Float = 0.3
    private static let fewestLines = 8
    /// Things on each side.
    private static let fewestOnSide = 2
    /// Rules looked at, and things compared with them: pages of text have a few.
    private static let mostRules = 64
    private static let mostSegments = 3000
    /// How far a letter may reach over the rule, and how near a level rule comes that meets it, in points.
    private static let overlap: Float = 1
    private static let joint: Float = 3

    /// Whether a rule is upright: most pages have none.
    static func mayBe(_ rule: Rectangle) -> Bool { rule.y1 - rule.y0 > 4 * (rule.x1 - rule.x0) }

    /// nil if no such rule stands there, as on nearly all pages.
    init?(_ rules: [Rectangle], _ segments: [Segment]) {
        guard segments.count > 2 * Self.fewestOnSide, segments.count <= Self.mostSegments else { return nil }
        var (top, bottom) = (-Float.infinity, Float.infinity)
        for segment in segments { (top, bottom) = (max(top, segment.high), min(bottom, segment.low)) }
        let size = segments.first?.size ?? 0
        let least = max(Self.leastShare * (top - bottom), Float(Self.fewestLines) * size)
        guard least > 0, least.isFinite else { return nil }
        func upright(_ lengths: Range<Float>) -> [Rectangle] {
            let found = rules.filter { lengths.contains(Float($0.y1 - $0.y0)) && Self.mayBe($0) }
            // Of a drawing, or a table.
            return found.count > Self.mostRules ? [] : found.sorted { $0.y1 - $0.y0 > $1.y1 - $1.y0 }
        }
        for rule in upright(least..<Float.infinity) {
            let meeting = Self.meeting(rule, rules)
            if meeting != .within, divide(segments, at: rule, isBetweenTexts: meeting == .atEnds) { return }
        }
        for rule in upright(min(Float(Self.fewestOfShort) * size, least)..<least)
        where Self.meeting(rule, rules) == .none && divideShort(segments, at: rule) {
            return
        }
        return nil
    }

    private enum Meeting { case none, atEnds, within }

    /// Where level rules meet another one: a table's, a box's.
    private static func meeting(_ upright: Rectangle, _ rules: [Rectangle]) -> Meeting {
        let reach = Double(joint)
        var meeting = Meeting.none
        for rule in rules
        where rule.x1 - rule.x0 > rule.y1 - rule.y0 && rule.x0 - reach < upright.x1 && rule.x1 + reach > upright.x0
            && rule.y0 - reach < upright.y1 && rule.y1 + reach > upright.y0
        {
            if rule.y0 > upright.y0 + reach, rule.y1 < upright.y1 - reach { return .within }
            meeting = .atEnds
        }
        return meeting
    }

    /// Whether a rule parts what stands beside it: all of one side was shown before the other, or both are running text that wasn't shown line by line.
    ///
    /// - Parameter isBetweenTexts: whether they have to be running text.
    private mutating func divide(_ segments: [Segment], at rule: Rectangle, isBetweenTexts: Bool) -> Bool {
        let (x, low, high) = (Float(rule.x0 + rule.x1) / 2, Float(rule.y0), Float(rule.y1))
        (above, left, right, below) = ([], [], [], [])
        var (leftLines, rightLines) = (0, 0)
        for (index, segment) in segments.enumerated() {
            let isLong = segment.cellCount >= Self.longLine
            if segment.y > high {
                above.append(index)
            } else if segment.high < low {
                below.append(index)
            } else if segment.x1 < x + Self.overlap {
                left.append(index)
                if isLong { leftLines += 1 }
            } else if segment.x0 > x - Self.overlap {
                right.append(index)
                if isLong { rightLines += 1 }
            } else {
                return false
            }
        }
        guard left.count >= Self.fewestOnSide, right.count >= Self.fewestOnSide else { return false }
        goOnBelow(segments, x)
        let lines = min(leftLines, rightLines)
        let areTexts = lines >= Self.fewestLongLines
        // The side of a box in one of two columns ends before these do, and may begin below them.
        guard
            !isBetweenTexts
                || areTexts && above.count * Self.insideToOutside <= left.count + right.count && below.count <= Self.mostBelow
                    && !(above.contains { segments[$0].x1 < x } && above.contains { segments[$0].x0 > x })
        else { return false }
        let first = left.reduce(Int32.min) { max($0, segments[$1].order) }
        if right.allSatisfy({ segments[$0].order > first }) { return true }
        return areTexts && changes(segments) * Self.linesToChange <= lines
    }

    /// Gives a column what goes on in it below the rule, as its lines follow each other: a rule is often as long as what stands on one side of it.
    ///
    /// - Parameter x: where the rule stands.
    private mutating func goOnBelow(_ segments: [Segment], _ x: Float) {
        guard !below.isEmpty else { return }
        below.sort { segments[$0].y > segments[$1].y }
        let isLeft = segments[below[0]].x1 < x + Self.overlap
        // In drawings there are names on either side.
        guard [left, right].allSatisfy({ areText($0, segments, atLeast: Self.fewestLongLines) }) else { return }
        let column = isLeft ? left : right
        guard var last = column.min(by: { segments[$0].y < segments[$1].y }) else { return }
        let other = (isLeft ? right : left).reduce(Float.infinity) { min($0, segments[$1].y) }
        // What was shown behind both is below both.
        let shown = isLeft ? right.reduce(Int32.max) { min($0, segments[$1].order) } : Int32.max
        var count = 0
        for index in below {
            let (line, above) = (segments[index], segments[last])
            guard isLeft ? line.x1 < x + Self.overlap : line.x0 > x - Self.overlap, line.y < other, line.order < shown,
                above.y - line.y < Self.leadingBelow * above.size, line.size < Self.sameType * above.size
            else { break }
            last = index
            count += 1
        }
        if isLeft { left += below.prefix(count) } else { right += below.prefix(count) }
        below.removeFirst(count)
    }

    /// From one line of a column to the next below the end of its rule, in ems: paragraphs stand apart. Headings are larger.
    private static let leadingBelow: Float = 2.2
    private static let sameType: Float = 1.06

    /// Whether a rule of a few lines parts short columns: what stands beside it are lines of text, shown one side after the other, as far down as it goes,
    /// and what stands close above and below it goes across it. A bar within one column has others' lines above it.
    private mutating func divideShort(_ segments: [Segment], at rule: Rectangle) -> Bool {
        let (x, low, high) = (Float(rule.x0 + rule.x1) / 2, Float(rule.y0), Float(rule.y1))
        guard divide(segments, at: rule, isBetweenTexts: false) else { return false }
        func reaches(_ side: [Int]) -> Bool {
            let lowest = side.reduce(high) { min($0, segments[$1].low) }
            return high - lowest > Self.shareOfShort * (high - low)
        }
        guard areText(left, segments, atLeast: Self.fewestOnSide), areText(right, segments, atLeast: Self.fewestOnSide),
            reaches(left) || reaches(right)
        else { return false }
        let first = left.reduce(Int32.min) { max($0, segments[$1].order) }
        guard right.allSatisfy({ segments[$0].order > first }) else { return false }
        func goesAcross(_ segment: Segment) -> Bool { segment.x0 < x - segment.size && segment.x1 > x + segment.size }
        return above.allSatisfy { index in
            let segment = segments[index]
            if segment.low > high + Self.closeBy * segment.size || goesAcross(segment) { return true }
            // The last line of a paragraph that does.
            return above.contains {
                goesAcross(segments[$0]) && 0.5 * segment.size..<2 * segment.size ~= segments[$0].y - segment.y
                    && (segments[$0].x0 - segment.x0).magnitude < segment.size
            }
        } && below.allSatisfy { segments[$0].high < low - Self.closeBy * segments[$0].size || goesAcross(segments[$0]) }
    }

    /// Whether most of what stands on one side are lines of text.
    private func areText(_ side: [Int], _ segments: [Segment], atLeast fewest: Int) -> Bool {
        side.count >= fewest && side.count { segments[$0].cellCount >= Self.shortLine } * 3 >= side.count * 2
    }

    /// Lines beside a short rule, at the least, what those of text have in characters, and how far down they go, as a share of the rule.
    private static let fewestOfShort = 3
    private static let shortLine: Int32 = 18
    private static let shareOfShort: Float = 0.6
    /// Above and below it, in ems.
    private static let closeBy: Float = 1.6

    /// How often what is shown next stands on the other side.
    private func changes(_ segments: [Segment]) -> Int {
        var shown = left.map { (order: segments[$0].order, isLeft: true) } + right.map { (order: segments[$0].order, isLeft: false) }
        shown.sort { $0.order < $1.order }
        return zip(shown, shown.dropFirst()).count { $0.isLeft != $1.isLeft }
    }

    /// Of running text, in characters: cells of tables seldom have as many.
    private static let longLine: Int32 = 30
    /// On each side, at the least, and to every time that the other side is gone on with.
    private static let fewestLongLines = 6
    private static let linesToChange = 2
    /// Beside a rule that ends at others, to what stands above it; and below it, a foot's pieces.
    private static let insideToOutside = 4
    private static let mostBelow = 3
}
