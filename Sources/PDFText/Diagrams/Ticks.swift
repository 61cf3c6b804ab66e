import PDFSyntax

/// Short thin lines, level or upright, as they mark the places of numbers along an axis.
struct Ticks {
    private(set) var boxes: [Rectangle] = []

    /// In points.
    private static let lengths = 1.5...12.0
    /// As a share of the length.
    private static let thickest = 0.4
    /// Drawings of lines have more, of which none is kept.
    private static let most = 2_000
    private var count = 0

    @inline(__always)
    mutating func add(_ box: Rectangle) {
        let length = max(box.width, box.height)
        guard Self.lengths.contains(length), min(box.width, box.height) < Self.thickest * length else { return }
        count += 1
        if count <= Self.most { boxes.append(box) } else { boxes.removeAll(keepingCapacity: true) }
    }

    mutating func removeAll() {
        count = 0
        if !boxes.isEmpty { boxes.removeAll(keepingCapacity: true) }
    }
}
