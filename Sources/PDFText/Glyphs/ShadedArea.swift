import PDFSyntax

/// The parts of a page that are not white, as boxes around what was painted.
struct ShadedArea {
    private var boxes: [Rectangle] = []
    private var isEverywhere = false

    /// Drawings have many fills; with more than these nobody asks which.
    private static let maximumBoxes = 4096

    mutating func add(_ box: Rectangle) {
        guard !isEverywhere else { return }
        if boxes.count < Self.maximumBoxes {
            boxes.append(box)
        } else {
            isEverywhere = true
            boxes.removeAll()
        }
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        isEverywhere || boxes.contains { $0.x0 <= x && x <= $0.x1 && $0.y0 <= y && y <= $0.y1 }
    }
}
