import PDFSyntax

/// Boxes that running text stands beside, framed or on a ground of their own: facts, a quotation, hints. Each is read by itself, as no part of the
/// lines beside it, and between two paragraphs.
struct FramedBoxes {
    struct Box {
        let frame: Frame
        let segments: [Segment]
        /// The tables with rules that stand in it.
        let tables: [RuledTables.Table]
        /// Whether it comes before the paragraph that stands beside its top, not after all that stands beside it.
        let isFirst: Bool

        init(frame: Frame, segments: [Segment], tables: [RuledTables.Table], isFirst: Bool) {
            (self.frame, self.segments, self.tables, self.isFirst) = (frame, segments, tables, isFirst)
        }

        /// What stands by itself, though in no frame.
        init(_ segments: [Segment]) {
            let first = segments.first.map { Frame(x0: $0.x0, x1: $0.x1, y0: $0.low, y1: $0.high) } ?? Frame(x0: 0, x1: 0, y0: 0, y1: 0)
            let frame = segments.dropFirst().reduce(first) { area, segment in
                Frame(
                    x0: min(area.x0, segment.x0), x1: max(area.x1, segment.x1), y0: min(area.y0, segment.low),
                    y1: max(area.y1, segment.high))
            }
            self.init(frame: frame, segments: segments, tables: [], isFirst: true)
        }
    }

    private(set) var boxes: [Box] = []
    /// All that may be boxes, the largest first.
    private(set) var frames: [Frame] = []
    /// The segments and the tables of the page that are in no box.
    private(set) var others: [Segment]
    private(set) var tables: [RuledTables.Table]

    /// Of a box, in points.
    private static let narrowest: Float = 60
    private static let lowest: Float = 30
    /// How far rules may be from where they should meet, in points.
    private static let reach: Float = 3
    /// More long rules, or boxes, are those of a drawing.
    private static let mostRules = 160
    static let mostFrames = 32
    /// Pairs of rules that may be sides of a box; the columns of a wide table have more.
    private static let mostCandidates = 512
    /// Of a box, and of what stands beside it.
    private static let fewestLines = 3
    private static let fewestCharacters = 40
    /// From a box to what stands above or below it in its column, in ems.
    private static let nearby: Float = 4

    /// - Parameters:
    ///   - drawn: what four long rules are the sides of.
    ///   - grounds: boxes filled with a colour.
    init(
        _ drawn: [Frame], _ grounds: [Rectangle], _ segments: [Segment], _ tables: [RuledTables.Table], words: [LayoutWord],
        type: WordType, isRightToLeft: Bool
    ) {
        others = segments
        self.tables = tables
        var frames = drawn
        for ground in grounds where ground.width >= Double(Self.narrowest) && ground.height >= Double(Self.lowest) {
            frames.append(Frame(ground))
        }
        guard !frames.isEmpty, frames.count <= Self.mostFrames else { return }
        // What stands in a box within a box goes with the outer one.
        frames.sort { $0.area > $1.area }
        self.frames = frames
        for frame in frames {
            if let box = box(frame, words, type, isRightToLeft: isRightToLeft) { boxes.append(box) }
        }
        boxes.sort { ($0.frame.y1, $1.frame.x0) > ($1.frame.y1, $0.frame.x0) }
    }

    struct Frame {
        let x0, x1, y0, y1: Float
        var area: Float { (x1 - x0) * (y1 - y0) }

        init(x0: Float, x1: Float, y0: Float, y1: Float) { (self.x0, self.x1, self.y0, self.y1) = (x0, x1, y0, y1) }
        init(_ box: Rectangle) { self.init(x0: Float(box.x0), x1: Float(box.x1), y0: Float(box.y0), y1: Float(box.y1)) }

        /// Whether the middle of what stands on a baseline is at its height.
        func isLevel(y: Float, size: Float) -> Bool { y + 0.25 * size > y0 && y + 0.25 * size < y1 }
        fileprivate func isBeside(_ segment: Segment) -> Bool { isLevel(y: segment.y, size: segment.size) }
    }

    /// What four long rules are the sides of.
    static func frames(_ rules: [Rectangle]) -> [Frame] {
        let long = rules.filter { $0.height > $0.width ? $0.height >= Double(lowest) : $0.width >= Double(narrowest) }
        guard long.count >= 4, long.count <= mostRules else { return [] }
        let net = RuleNet(long)
        var found: [Frame] = []
        for left in net.upright {
            for right in net.upright
            where right.place - left.place >= narrowest && (left.start - right.start).magnitude <= reach
                && (left.end - right.end).magnitude <= reach
            {
                func isClosed(_ y: Float) -> Bool {
                    net.level.contains {
                        ($0.place - y).magnitude <= reach && $0.start <= left.place + reach && $0.end >= right.place - reach
                    }
                }
                guard isClosed(left.start), isClosed(left.end) else { continue }
                found.append(Frame(x0: left.place, x1: right.place, y0: left.start, y1: left.end))
                guard found.count <= mostCandidates else { return [] }
            }
        }
        // The columns of a table have its top and its bottom.
        return found.filter { frame in
            !found.contains { other in
                other.area > frame.area && (other.y0 - frame.y0).magnitude <= reach && (other.y1 - frame.y1).magnitude <= reach
                    && other.x0 <= frame.x0 + reach && other.x1 >= frame.x1 - reach
            }
        }
    }

    /// Whether a segment stands beside, above or below a frame, and not across its sides.
    private static func isOutside(_ segment: Segment, of frame: Frame) -> Bool {
        let slack = 0.5 * segment.size
        return !frame.isBeside(segment) || segment.x1 <= frame.x0 + slack || segment.x0 >= frame.x1 - slack
    }

    /// What stands inside and what beside one side of a frame, of a line that goes on across that in white: it stands level with one in the box, and close.
    /// Nil if a word stands there.
    private static func parts(_ segment: Segment, at frame: Frame, _ words: [LayoutWord]) -> (inside: Segment, outside: Segment)? {
        guard segment.x0 < frame.x0 || segment.x1 > frame.x1, segment.x0 > frame.x0 || segment.x1 < frame.x1 else { return nil }
        let side = segment.x0 < frame.x0 ? frame.x0 : frame.x1
        guard let next = segment.words.first(where: { words[$0].x1 > side }), next > segment.words.lowerBound, words[next].x0 >= side,
            words[next - 1].x1 <= side, words[next].x0 - words[next - 1].x1 > whiteAtSide * segment.size
        else { return nil }
        let (left, right) = (
            segment.part(segment.words.lowerBound..<next, of: words), segment.part(next..<segment.words.upperBound, of: words)
        )
        return side == frame.x0 ? (right, left) : (left, right)
    }

    /// In ems, and of how many lines in a box one may seem to go on beside it.
    private static let whiteAtSide: Float = 0.5
    private static let linesOfCrossing = 3

    /// Of code, beside a box that holds what it prints.
    private static let fewestOfCode = 2

    private static func isCode(_ segments: [Segment], _ words: [LayoutWord], _ type: WordType) -> Bool {
        segments.allSatisfy { $0.words.allSatisfy { type(words[$0]).isFixedPitch } }
    }

    private mutating func box(_ frame: Frame, _ words: [LayoutWord], _ type: WordType, isRightToLeft: Bool) -> Box? {
        var (inside, beside) = ([Segment](), [Segment]())
        /// What is left of lines that seem to go on in the box, by their places.
        var parted: [Int: Segment] = [:]
        for (index, segment) in others.enumerated() {
            let slack = 0.5 * segment.size
            if Self.isOutside(segment, of: frame) {
                if frame.isBeside(segment) { beside.append(segment) }
            } else if segment.x0 >= frame.x0 - slack, segment.x1 <= frame.x1 + slack {
                inside.append(segment)
            } else if let parts = Self.parts(segment, at: frame, words) {
                inside.append(parts.inside)
                beside.append(parts.outside)
                parted[index] = parts.outside
            } else {
                return nil
            }
        }
        guard parted.count * Self.linesOfCrossing <= inside.count else { return nil }
        let isWithin = { (table: RuledTables.Table) in
            table.x0 >= frame.x0 - Self.reach && table.x1 <= frame.x1 + Self.reach && table.y0 >= frame.y0 - Self.reach
                && table.y1 <= frame.y1 + Self.reach
        }
        let own = tables.filter(isWithin)
        let size = inside.first?.size ?? 10
        let left = beside.filter { $0.x1 <= frame.x0 + 0.5 * $0.size }
        let right = beside.filter { $0.x1 > frame.x0 + 0.5 * $0.size }
        // What code prints: a formula, a word.
        let isOfCode =
            !inside.isEmpty && right.isEmpty && Self.isCode(left, words, type) && TextBesideTable.lineCount(left) >= Self.fewestOfCode
            && !Self.isCode(inside, words, type)
        guard
            isOfCode
                || TextBesideTable.lineCount(inside) + own.count >= Self.fewestLines
                    && (inside.reduce(0, { $0 + Int($1.cellCount) }) >= Self.fewestCharacters || !own.isEmpty)
        else { return nil }
        let (hasLeft, hasRight) = (TextBesideTable.isRunningText(left), TextBesideTable.isRunningText(right))
        guard hasLeft || hasRight || isOfCode else { return nil }
        // A column that has a box goes on above and below it; what is wider there flows around it.
        let outside = others.indices.compactMap { parted[$0] ?? (Self.isOutside(others[$0], of: frame) ? others[$0] : nil) }
        var isWoven = false
        for segment in outside where segment.x0 < frame.x1 && segment.x1 > frame.x0 && !frame.isBeside(segment) {
            let white = max(segment.y - frame.y1, frame.y0 - segment.y - 0.5 * segment.size)
            guard white < Self.nearby * segment.size else { continue }
            if segment.x0 > frame.x0 - 2 * size, segment.x1 < frame.x1 + 2 * size { return nil }
            isWoven = true
        }
        others = outside
        tables.removeAll(where: isWithin)
        return Box(
            frame: frame, segments: inside, tables: own, isFirst: !isOfCode && (isWoven || (isRightToLeft ? !hasRight : !hasLeft)))
    }
}
