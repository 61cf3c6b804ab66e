import PDFSyntax

/// Bullets of items that are drawn, not shown as text: what browsers print has small discs, circles and squares, slides have small pictures.
///
/// Told by its place: a small shape before a line, as high as its letters' middle, with nothing but white between.
struct DrawnBullets {
    /// What is as small as a bullet among all that a page paints.
    struct Dots {
        private(set) var boxes: [Rectangle] = []
        private var count = 0

        var isEmpty: Bool { boxes.isEmpty }

        /// In points; and how much longer the longer side may be.
        private static let smallest = 1.0
        private static let largest = 12.0
        private static let longest = 1.4
        /// Drawings have more.
        private static let most = 500

        @inline(__always)
        mutating func add(_ box: Rectangle) {
            let (width, height) = (box.x1 - box.x0, box.y1 - box.y0)
            guard height <= Self.largest, width <= Self.largest, height >= Self.smallest, width >= Self.smallest,
                max(width, height) <= Self.longest * min(width, height)
            else { return }
            keep(box)
        }

        private mutating func keep(_ box: Rectangle) {
            // Filled and outlined, it is one.
            if let last = boxes.last, (last.x0 - box.x0).magnitude < 1, (last.y0 - box.y0).magnitude < 1 { return }
            count += 1
            if count <= Self.most { boxes.append(box) } else { boxes.removeAll() }
        }

        mutating func removeAll() {
            guard count > 0 else { return }
            boxes.removeAll(keepingCapacity: true)
            count = 0
        }
    }

    /// From the bottom of the page up.
    private let boxes: [Rectangle]

    /// In ems of the line: how large a bullet is, how far before the line, how high its middle stands above the baseline.
    private static let sizes: ClosedRange<Float> = 0.12...0.8
    private static let gaps: ClosedRange<Float> = 0.1...2.5
    private static let heights: ClosedRange<Float> = 0.12...0.6
    /// A dot by itself may be anything.
    private static let fewest = 2

    /// The dots that stand before pieces of text; nil where there are hardly any.
    ///
    /// - Parameters:
    ///   - unread: of a font that can't be read.
    ///   - rules: drawn on the page: where one ends in a dot that is the head of an arrow, or a knot in a diagram.
    init?(_ dots: Dots, unread: [Rectangle], before segments: [Segment], rules: [Rectangle]) {
        guard !dots.isEmpty || !unread.isEmpty else { return nil }
        let sorted = (unread.isEmpty ? dots.boxes : dots.boxes + unread).sorted { Self.middle($0) < Self.middle($1) }
        var isBullet = Array(repeating: false, count: sorted.count)
        for segment in segments {
            if let index = Self.index(in: sorted, beside: segment.x0, segment.x1, y: segment.y, size: segment.size, isRightToLeft: false)
                ?? Self.index(in: sorted, beside: segment.x0, segment.x1, y: segment.y, size: segment.size, isRightToLeft: true)
            {
                isBullet[index] = true
            }
        }
        boxes = sorted.indices.filter { index in
            isBullet[index] && !rules.contains { Self.touches($0, sorted[index]) }
        }.map { sorted[$0] }
        guard boxes.count >= Self.fewest else { return nil }
    }

    /// Notes the lines that bullets stand before.
    func mark(_ lines: inout [LayoutLine]) {
        for index in lines.indices {
            let line = lines[index]
            lines[index].hasDrawnBullet =
                Self.index(in: boxes, beside: line.x0, line.x1, y: line.y, size: line.size, isRightToLeft: line.isRightToLeft) != nil
        }
    }

    /// Notes the pieces of text that bullets stand before.
    func mark(_ segments: [Segment]) -> [Segment] {
        var segments = segments
        for index in segments.indices where !segments[index].isItem {
            let segment = segments[index]
            segments[index].isItem =
                Self.index(in: boxes, beside: segment.x0, segment.x1, y: segment.y, size: segment.size, isRightToLeft: false) != nil
        }
        return segments
    }

    /// Whether a dot stands before a text that begins at `x0`.
    static func stands(_ box: Rectangle, before x0: Float, y: Float, size: Float) -> Bool {
        gaps.contains((x0 - Float(box.x1)) / size) && heights.contains((middle(box) - y) / size)
            && sizes.contains(Float(max(box.width, box.height)) / size)
    }

    /// The dot before what stands from `x0` to `x1`.
    ///
    /// - Parameter boxes: from the bottom up.
    private static func index(in boxes: [Rectangle], beside x0: Float, _ x1: Float, y: Float, size: Float, isRightToLeft: Bool) -> Int? {
        let lowest = y + heights.lowerBound * size
        var (low, high) = (0, boxes.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.middle(boxes[middle]) < lowest { low = middle + 1 } else { high = middle }
        }
        while low < boxes.count, middle(boxes[low]) <= y + heights.upperBound * size {
            let box = boxes[low]
            let gap = isRightToLeft ? Float(box.x0) - x1 : x0 - Float(box.x1)
            if gaps.contains(gap / size), sizes.contains(Float(max(box.width, box.height)) / size) { return low }
            low += 1
        }
        return nil
    }

    private static func touches(_ rule: Rectangle, _ box: Rectangle) -> Bool {
        rule.x0 <= box.x1 + nearness && rule.x1 >= box.x0 - nearness && rule.y0 <= box.y1 + nearness && rule.y1 >= box.y0 - nearness
    }

    /// Of a rule that ends in a dot, in points.
    private static let nearness = 1.0

    private static func middle(_ box: Rectangle) -> Float { Float(box.y0 + box.y1) / 2 }
}
