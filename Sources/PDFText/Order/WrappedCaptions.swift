/// Captions of figures that a text flows around, in books and reports: read by themselves, behind the paragraph beside them, and the text as though they
/// weren't there. White beside one or two lines makes no columns.
struct WrappedCaptions {
    private(set) var boxes: [FramedBoxes.Box] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment]

    /// Those that captions begin with; and those of them whose number has a stop or a colon behind it, which a sentence's has not.
    private let captions: Set<Int>
    private let stopped: Set<Int>
    /// As they were shown, and from the top.
    private let shown: [Int]
    private let fromTop: [Int]

    private static let mostLines = 16
    /// A page has few. What has more is no page of text.
    private static let mostCaptions = 12
    private static let mostNamed = 100
    private static let segmentCounts = 6...3000
    /// From line to line of a caption, and between the parts of one that was stretched, in ems.
    private static let steps: ClosedRange<Float> = 0.7...1.7
    private static let white: Float = 3
    /// Within which sizes are one, as a share, and parts of a line have one baseline, in ems.
    private static let sameSize: Float = 0.06
    private static let level: Float = 0.3
    /// Between a caption and the text beside it, at the least, and how far a line of the text reaches over both, in ems.
    private static let gap: Float = 0.3
    private static let reach: Float = 2
    /// Characters of a line of the text, and of a line's number.
    private static let fewestOfText = 12
    private static let longestNumber: Int32 = 4
    /// Of a caption: its label alone may stand before its words.
    private static let fewestOfCaption: Int32 = 20
    /// Of one whose number has a stop behind it.
    private static let fewestOfStopped: Int32 = 12
    /// Above a caption and below, to a line of the text beside it, in ems.
    private static let slack: Float = 2
    /// Of white beside it there, in ems.
    private static let widestGap: Float = 4
    /// Of the text's size, at the most, where nothing else tells a caption from a sentence.
    private static let smaller: Float = 0.95
    /// Lines of the text beside a figure, below its caption and above.
    private static let mostBelow = 4
    private static let mostAbove = 40

    /// Nil if there are none, as on nearly all pages.
    init?(_ segments: [Segment], _ text: BlockText) {
        guard Self.segmentCounts.contains(segments.count) else { return nil }
        var named = segments.indices.filter { text.nameCaption(segments[$0].words) }
        guard !named.isEmpty, named.count <= Self.mostNamed else { return nil }
        shown = segments.indices.sorted { segments[$0].order < segments[$1].order }
        var stopped: Set<Int> = []
        for (place, index) in shown.enumerated() where named.contains(index) {
            // A line that was stretched is of several parts.
            var words = Array(segments[index].words)
            if words.count < 3, place + 1 < shown.count,
                (segments[shown[place + 1]].y - segments[index].y).magnitude < Self.level * segments[index].size
            {
                words += segments[shown[place + 1]].words
            }
            if !text.beginCaption(words) {
                named.removeAll { $0 == index }
            } else if text.endsCaptionNumber(words) {
                stopped.insert(index)
            }
        }
        guard !named.isEmpty, named.count <= Self.mostCaptions else { return nil }
        (captions, self.stopped) = (Set(named), stopped)
        others = segments
        fromTop = segments.indices.sorted { segments[$0].y > segments[$1].y }
        var taken = Set<Int>()
        for index in named where !taken.contains(index) {
            let own = caption(from: index)
            guard isWrapped(own) else { continue }
            taken.formUnion(own)
            boxes.append(
                FramedBoxes.Box(
                    frame: Self.frame(of: own.map { segments[$0] }), segments: own.map { segments[$0] }, tables: [], isFirst: false))
        }
        if boxes.isEmpty { return nil }
        others = segments.indices.filter { !taken.contains($0) }.map { segments[$0] }
    }

    private static func frame(of segments: [Segment]) -> FramedBoxes.Frame {
        var (x0, x1, y0, y1): (Float, Float, Float, Float) = (.infinity, -.infinity, .infinity, -.infinity)
        for segment in segments {
            (x0, x1) = (min(x0, segment.x0), max(x1, segment.x1))
            (y0, y1) = (min(y0, segment.y - 0.25 * segment.size), max(y1, segment.y + 0.75 * segment.size))
        }
        return FramedBoxes.Frame(x0: x0, x1: x1, y0: y0, y1: y1)
    }

    /// The parts of a caption that begins with one: what was shown after it, below it or behind it on its line, in one size.
    private func caption(from first: Int) -> [Int] {
        guard let place = shown.firstIndex(of: first) else { return [first] }
        let label = others[first]
        var own = [first]
        var (line, left, end, count) = (label.y, label.x0, label.x1, 1)
        for index in shown[(place + 1)...] {
            let segment = others[index]
            guard (segment.size - label.size).magnitude < Self.sameSize * label.size else { break }
            if (segment.y - line).magnitude < Self.level * label.size {
                guard segment.x0 > end - Self.level * label.size, segment.x0 - end < Self.white * label.size else { break }
            } else {
                guard Self.steps.contains((line - segment.y) / label.size), count < Self.mostLines, segment.x0 > left - label.size,
                    segment.x0 < end
                else { break }
                (line, count) = (segment.y, count + 1)
                left = min(left, segment.x0)
            }
            end = segment.x1
            own.append(index)
        }
        return own
    }

    /// Whether lines of a text stand beside a caption, on one side, that are as wide as both close above or below.
    private func isWrapped(_ own: [Int]) -> Bool {
        let area = Self.frame(of: own.map { others[$0] })
        let size = others[own[0]].size
        let isStopped = stopped.contains(own[0])
        guard own.reduce(0, { $0 + others[$1].cellCount }) >= (isStopped ? Self.fewestOfStopped : Self.fewestOfCaption) else {
            return false
        }
        let members = Set(own)
        var (low, high): (Float, Float) = (.infinity, -.infinity)
        var (isLeft, isRight, count, largest) = (false, false, 0, Float(0))
        for index in fromTop where !members.contains(index) {
            let segment = others[index]
            guard segment.y < area.y1, segment.y + 0.5 * segment.size > area.y0 else { continue }
            // Numbers of lines stand on either side, and captions beside each other are no text.
            if captions.contains(index) { return false }
            if segment.cellCount <= Self.longestNumber, segment.x1 < area.x0 || segment.x0 > area.x1 { continue }
            if segment.x1 < area.x0 - Self.gap * size {
                isLeft = true
            } else if segment.x0 > area.x1 + Self.gap * size {
                isRight = true
            } else {
                return false
            }
            guard isLeft != isRight else { return false }
            (low, high) = (min(low, segment.x0), max(high, segment.x1))
            if segment.cellCount >= Self.fewestOfText { count += 1 }
            largest = max(largest, segment.size)
        }
        // In a text with double spacing a line may stand above it and one below.
        if count == 0, isStopped {
            let slack = Self.slack * size
            var (isAbove, isBelow) = (false, false)
            for index in fromTop where !members.contains(index) {
                let segment = others[index]
                guard segment.y < area.y1 + slack, segment.y + 0.5 * segment.size > area.y0 - slack else { continue }
                let isBefore = segment.x1 < area.x0 - Self.gap * size
                guard isBefore || segment.x0 > area.x1 + Self.gap * size, segment.cellCount >= Self.fewestOfText,
                    (isBefore ? area.x0 - segment.x1 : segment.x0 - area.x1) < Self.widestGap * size
                else { continue }
                if isBefore { isLeft = true } else { isRight = true }
                guard isLeft != isRight else { return false }
                (low, high) = (min(low, segment.x0), max(high, segment.x1))
                if segment.y > area.y0 { isAbove = true } else { isBelow = true }
            }
            if isAbove, isBelow { count = 1 }
        }
        guard count > 0, isStopped || size < Self.smaller * largest else { return false }
        /// Whether a line reaches over the caption and the text beside it.
        func spans(_ segment: Segment) -> Bool {
            isRight
                ? segment.x0 < area.x0 + Self.reach * size && segment.x1 > low + Self.reach * size
                : segment.x0 < high - Self.reach * size && segment.x1 > area.x0 + Self.reach * size
        }
        func isOver(_ segment: Segment) -> Bool { segment.x1 > area.x0 && segment.x0 < area.x1 }
        func isBeside(_ segment: Segment) -> Bool { segment.x1 > low && segment.x0 < high }
        /// Whether a line that spans comes first of some that are gone through away from the caption, behind few beside it; nil if none comes at all.
        func meets(_ lines: some Sequence<Int>, most: Int, isBlockedByAny: Bool) -> Bool? {
            var (count, y) = (0, Float.infinity)
            for index in lines where !members.contains(index) {
                let segment = others[index]
                guard isOver(segment) || isBeside(segment), segment.cellCount >= Self.fewestOfText || isBlockedByAny && isOver(segment)
                else { continue }
                if spans(segment) { return true }
                if isOver(segment) { return false }
                if (segment.y - y).magnitude > Self.level * segment.size { (y, count) = (segment.y, count + 1) }
                if count > most { return false }
            }
            return nil
        }
        let below = fromTop.lazy.filter { [others] in others[$0].y + 0.5 * others[$0].size <= area.y0 }
        let above = fromTop.reversed().lazy.filter { [others] in others[$0].y >= area.y1 }
        // What a picture holds may stand above a caption.
        return meets(below, most: Self.mostBelow, isBlockedByAny: true) ?? meets(above, most: Self.mostAbove, isBlockedByAny: false)
            ?? false
    }
}
