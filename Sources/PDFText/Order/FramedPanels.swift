import PDFSyntax

/// Panels side by side, each in a frame of its own and as high as what it holds: the addresses and the numbers of an invoice, the parts of a statement. Each
/// is read by itself, from the left to the right, with the tables in it.
///
/// Frames of one height may be cells; ``BoxRows`` tells these apart.
struct FramedPanels {
    typealias Frame = FramedBoxes.Frame

    /// What is read one after the other: what stands above, the panels, what stands below.
    private(set) var parts: [[Segment]] = []
    /// Of each part, where nothing of the others stands.
    private var areas: [(low: Float, high: Float, x0: Float, x1: Float)] = []

    /// More frames on a page are those of a form or a drawing.
    private static let mostPanels = 8
    /// By how much the heights of panels differ at one end, in points; and how far frames may be off where they should be.
    private static let unevenness: Float = 8
    private static let slack: Float = 3
    /// Of the height of the lower one of two panels, how much they stand beside each other.
    private static let shareBeside: Float = 0.5
    /// Lines in each panel, and in one of them.
    private static let fewestLines = 2
    private static let fewestOfTallest = 4

    /// nil where there are none, as on nearly all pages.
    ///
    /// - Parameter frames: what long rules are the sides of. Grounds, on which listings stand as well, make no panels.
    init?(_ frames: [Frame], _ segments: [Segment]) {
        guard frames.count > 1, frames.count <= FramedBoxes.mostFrames else { return nil }
        // A frame around all of the page is none of a panel.
        let inner = frames.filter { frame in !segments.allSatisfy { Self.holds(frame, $0) } }
        let outermost = inner.filter { frame in !inner.contains { $0.area > frame.area && Self.isWithin(frame, $0) } }
        guard 2...Self.mostPanels ~= outermost.count else { return nil }
        var (rest, top) = (segments, Float.infinity)
        for group in Self.groups(outermost, segments) {
            guard let (above, panels, below) = Self.divide(rest, group) else { continue }
            append(above, from: top, to: group.reduce(-.infinity) { max($0, $1.y1) })
            for (frame, panel) in zip(group, panels) {
                parts.append(panel)
                areas.append((frame.y0 - Self.slack, frame.y1 + Self.slack, frame.x0 - Self.slack, frame.x1 + Self.slack))
            }
            rest = below
            top = group.reduce(.infinity) { min($0, $1.y0) }
        }
        guard !parts.isEmpty else { return nil }
        append(rest, from: top, to: -.infinity)
    }

    /// Whether a rule or a ground belongs to what a part is.
    func holds(_ part: Int, _ box: Rectangle) -> Bool {
        let (area, frame) = (areas[part], Frame(box))
        return frame.y0 >= area.low && frame.y1 <= area.high && frame.x0 >= area.x0 && frame.x1 <= area.x1
    }

    private mutating func append(_ segments: [Segment], from high: Float, to low: Float) {
        guard !segments.isEmpty else { return }
        parts.append(segments)
        areas.append((low, high, -.infinity, .infinity))
    }

    private static func holds(_ frame: Frame, _ segment: Segment) -> Bool {
        let reach = 0.5 * segment.size
        return frame.isLevel(y: segment.y, size: segment.size) && segment.x0 >= frame.x0 - reach && segment.x1 <= frame.x1 + reach
    }

    private static func isWithin(_ frame: Frame, _ other: Frame) -> Bool {
        frame.x0 >= other.x0 - slack && frame.x1 <= other.x1 + slack && frame.y0 >= other.y0 - slack && frame.y1 <= other.y1 + slack
    }

    /// Frames that stand beside each other, from the top; in each group from the left to the right, and those of one column from the top.
    private static func groups(_ frames: [Frame], _ segments: [Segment]) -> [[Frame]] {
        var groups: [[Frame]] = []
        var low = Float.infinity
        for frame in frames.sorted(by: { $0.y1 > $1.y1 }) {
            if !groups.isEmpty, frame.y1 > low + slack || endsColumn(frame, of: groups[groups.count - 1], segments) {
                groups[groups.count - 1].append(frame)
                low = min(low, frame.y0)
            } else {
                groups.append([frame])
                low = frame.y0
            }
        }
        return groups.filter { $0.count > 1 }.map(inColumns)
    }

    /// Whether a frame stands below the last of those in one of several columns, as close as these to each other and as wide, and was shown before what is in
    /// the next columns: the end of a poster's longest one.
    private static func endsColumn(_ frame: Frame, of group: [Frame], _ segments: [Segment]) -> Bool {
        func isAsWide(_ other: Frame) -> Bool { (other.x0 - frame.x0).magnitude < slack && (other.x1 - frame.x1).magnitude < slack }
        guard let above = group.last(where: isAsWide), above.y0 - frame.y1 < whiteBetween,
            let last = segments.lazy.filter({ holds(frame, $0) }).map(\.order).max()
        else { return false }
        let next = group.filter { $0.x0 > frame.x1 - slack }
        guard !next.isEmpty else { return false }
        return segments.allSatisfy { segment in segment.order > last || !next.contains { holds($0, segment) } }
    }

    /// Between frames of one column, in points.
    private static let whiteBetween: Float = 24

    private static func inColumns(_ frames: [Frame]) -> [Frame] {
        var columns: [(x1: Float, frames: [Frame])] = []
        for frame in frames.sorted(by: { $0.x0 < $1.x0 }) {
            if let last = columns.indices.last, frame.x0 < columns[last].x1 - slack {
                columns[last].frames.append(frame)
                columns[last].x1 = max(columns[last].x1, frame.x1)
            } else {
                columns.append((frame.x1, [frame]))
            }
        }
        return columns.flatMap { $0.frames.sorted { $0.y1 > $1.y1 } }
    }

    /// What stands above some panels, in each of them, and below all; nil if they are none.
    private static func divide(_ segments: [Segment], _ panels: [Frame]) -> ([Segment], [[Segment]], [Segment])? {
        guard areBesideEachOther(panels), let high = panels.map(\.y1).max(), let low = panels.map(\.y0).min() else { return nil }
        var (above, held, below): ([Segment], [[Segment]], [Segment]) = ([], Array(repeating: [], count: panels.count), [])
        for segment in segments {
            let middle = segment.y + 0.25 * segment.size
            if middle >= high {
                above.append(segment)
            } else if middle <= low {
                below.append(segment)
            } else if let panel = panels.firstIndex(where: { holds($0, segment) }) {
                held[panel].append(segment)
            } else {
                return nil
            }
        }
        let counts = held.map(TextBesideTable.lineCount)
        guard counts.allSatisfy({ $0 >= fewestLines }), counts.contains(where: { $0 >= fewestOfTallest }) else { return nil }
        return (above, held, below)
    }

    /// Whether some frames don't overlap, and two of them stand beside each other that are of different heights; where others are of one height, level, they
    /// are cells in rows, of which one goes over several.
    private static func areBesideEachOther(_ frames: [Frame]) -> Bool {
        var (areUneven, areLevel, areStacked) = (false, false, false)
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                let across = min(frame.x1, other.x1) - max(frame.x0, other.x0)
                let along = min(frame.y1, other.y1) - max(frame.y0, other.y0)
                guard across <= slack || along <= slack else { return false }
                if across > slack { areStacked = true }
                guard across <= slack, along > shareBeside * min(frame.y1 - frame.y0, other.y1 - other.y0) else { continue }
                let difference = max((frame.y1 - other.y1).magnitude, (frame.y0 - other.y0).magnitude)
                if difference > unevenness { areUneven = true } else { areLevel = true }
            }
        }
        return areUneven && !(areLevel && areStacked)
    }
}
