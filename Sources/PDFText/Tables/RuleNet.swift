import PDFSyntax

/// The rules of a page, what was drawn in pieces put together, and which of them meet.
struct RuleNet {
    /// A level or an upright rule.
    struct Rule {
        /// Its height if it is level, else how far right it stands.
        var place: Float
        /// Its ends: left and right, or bottom and top.
        var start, end: Float

        /// How far the ends of a table's rules may be from each other, in points: they are drawn in one place.
        static let reach: Float = 3

        /// Whether it begins and ends where another one does.
        func spans(_ other: Rule) -> Bool { (start - other.start).magnitude < Self.reach && (end - other.end).magnitude < Self.reach }
    }

    /// Rules that hang together.
    struct Part {
        var level: [Rule] = []
        var upright: [Rule] = []
    }

    /// Where two pieces of an upright rule meet.
    struct Joint {
        /// How far right the rule stands, as in ``Rule``; and the height.
        let place, y: Float
    }

    private(set) var level: [Rule] = []
    private(set) var upright: [Rule] = []
    private(set) var joints: [Joint] = []

    /// What lies closer than this is one rule, in points.
    private static let closeness: Float = 1.5
    private static let joint: Float = 3
    private static let closeJoint: Float = 1

    init(_ boxes: [Rectangle]) {
        for box in boxes {
            let (x0, y0, x1, y1) = (Float(box.x0), Float(box.y0), Float(box.x1), Float(box.y1))
            guard x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { continue }
            if x1 - x0 >= y1 - y0 {
                level.append(Rule(place: (y0 + y1) / 2, start: x0, end: x1))
            } else {
                upright.append(Rule(place: (x0 + x1) / 2, start: y0, end: y1))
            }
        }
        level = Self.joined(level) { _, _ in }
        var joints: [Joint] = []
        upright = Self.joined(upright) { rule, next in
            if (next.start - rule.end).magnitude < Self.closeJoint { joints.append(Joint(place: rule.place, y: next.start)) }
        }
        self.joints = joints
    }

    /// Pieces of one rule as one.
    ///
    /// - Parameter meet: called with what a rule is so far and its next piece.
    private static func joined(_ rules: [Rule], _ meet: (Rule, Rule) -> Void) -> [Rule] {
        var pieces = rules.sorted { $0.place < $1.place }
        // What lies close to the first of some stands where that does; mostly it was drawn from left to right.
        var areInOrder = true
        for index in pieces.indices.dropFirst() where pieces[index].place - pieces[index - 1].place <= closeness {
            pieces[index].place = pieces[index - 1].place
            if pieces[index].start < pieces[index - 1].start { areInOrder = false }
        }
        if !areInOrder { pieces.sort { $0.place != $1.place ? $0.place < $1.place : $0.start < $1.start } }
        var result: [Rule] = []
        for piece in pieces {
            if let last = result.last, last.place == piece.place, piece.start <= last.end + joint {
                meet(last, piece)
                result[result.count - 1].end = max(last.end, piece.end)
            } else {
                result.append(piece)
            }
        }
        return result
    }

    /// The rules by what meets what. To be asked of pages with few enough of them: each level one is compared with each upright one.
    var parts: [Part] {
        let count = level.count + upright.count
        var sets = DisjointSets(count: count)
        for (position, rule) in level.enumerated() {
            for (other, crossing) in upright.enumerated() {
                guard crossing.place > rule.start - Self.joint, crossing.place < rule.end + Self.joint,
                    rule.place > crossing.start - Self.joint, rule.place < crossing.end + Self.joint
                else { continue }
                sets.join(level.count + other, to: position)
            }
        }
        var parts: [Part] = []
        var places = [Int](repeating: 0, count: count)
        for index in 0..<count where sets.root(index) == index {
            places[index] = parts.count
            parts.append(Part())
        }
        for (position, rule) in level.enumerated() { parts[places[sets.root(position)]].level.append(rule) }
        for (position, rule) in upright.enumerated() { parts[places[sets.root(level.count + position)]].upright.append(rule) }
        return parts
    }
}
