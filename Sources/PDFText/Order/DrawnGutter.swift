import PDFSyntax

/// A long upright rule between two columns that were shown one after the other: it parts them whatever else stands level in both.
///
/// White alone is not sure to be a gutter where lines of both sides are as high as each other and few; a table without level rules has upright ones, too, but
/// was shown row by row.
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
        let least = max(Self.leastShare * (top - bottom), Float(Self.fewestLines) * (segments.first?.size ?? 0))
        guard least > 0, least.isFinite else { return nil }
        let upright = rules.filter { Float($0.y1 - $0.y0) >= least && Self.mayBe($0) }
        guard !upright.isEmpty, upright.count <= Self.mostRules else { return nil }
        for rule in upright.sorted(by: { $0.y1 - $0.y0 > $1.y1 - $1.y0 }) where !Self.isMet(rule, by: rules) {
            if divide(segments, at: rule) { return }
        }
        return nil
    }

    /// Whether a level rule meets another one: a table's, a box's.
    private static func isMet(_ upright: Rectangle, by rules: [Rectangle]) -> Bool {
        let reach = Double(joint)
        return rules.contains { rule in
            rule.x1 - rule.x0 > rule.y1 - rule.y0 && rule.x0 - reach < upright.x1 && rule.x1 + reach > upright.x0
                && rule.y0 - reach < upright.y1 && rule.y1 + reach > upright.y0
        }
    }

    /// Whether a rule parts what stands beside it, all of one side shown before the other.
    private mutating func divide(_ segments: [Segment], at rule: Rectangle) -> Bool {
        let (x, low, high) = (Float(rule.x0 + rule.x1) / 2, Float(rule.y0), Float(rule.y1))
        (above, left, right, below) = ([], [], [], [])
        for (index, segment) in segments.enumerated() {
            if segment.y > high {
                above.append(index)
            } else if segment.high < low {
                below.append(index)
            } else if segment.x1 < x + Self.overlap {
                left.append(index)
            } else if segment.x0 > x - Self.overlap {
                right.append(index)
            } else {
                return false
            }
        }
        guard left.count >= Self.fewestOnSide, right.count >= Self.fewestOnSide else { return false }
        let first = left.reduce(Int32.min) { max($0, segments[$1].order) }
        return right.allSatisfy { segments[$0].order > first }
    }
}
