import PDFSyntax

/// What a page draws that text has not around it: shapes with slanted or curved sides, pictures. Lines and boxes, which tables have, are
/// not among them.
struct DrawnShapes {
    private(set) var boxes: [Rectangle] = []
    /// What is drawn within the shape before it: a round frame may be around all of a drawing. Those of a plot's surface are too many to be a drawing's.
    var details: [Rectangle] { within.count < Self.mostDetails ? within : [] }
    private var within: [Rectangle] = []
    private(set) var pictures: [Rectangle] = []

    var isEmpty: Bool { boxes.isEmpty && pictures.isEmpty }

    /// Maps and technical drawings have more: what is drawn next to the shape before is then one with it.
    private static let most = 1_000
    private static let mostDetails = 100
    /// In points: between shapes that are taken for one.
    private static let nearness = 4.0

    @inline(__always)
    mutating func add(_ box: Rectangle) {
        if let last = boxes.last, isPart(box, of: last) { return keepDetail(box, of: last) }
        keep(box)
    }

    @inline(__always)
    mutating func addPicture(_ box: Rectangle) {
        if let last = pictures.last, isPart(box, of: last) { return }
        guard box.width.isFinite, box.height.isFinite, pictures.count < Self.most else { return }
        pictures.append(box)
    }

    /// Filled and outlined, it is one.
    @inline(__always)
    private func isPart(_ box: Rectangle, of last: Rectangle) -> Bool {
        last.x0 <= box.x0 + 1 && last.y0 <= box.y0 + 1 && last.x1 >= box.x1 - 1 && last.y1 >= box.y1 - 1
    }

    /// Keeps what is too small to be another's outline.
    private mutating func keepDetail(_ box: Rectangle, of last: Rectangle) {
        guard within.count < Self.mostDetails, 2 * box.width < last.width - 4 || 2 * box.height < last.height - 4, box.width.isFinite,
            box.height.isFinite
        else { return }
        within.append(box)
    }

    private mutating func keep(_ box: Rectangle) {
        // Numbers from a file may be none.
        guard box.width.isFinite, box.height.isFinite else { return }
        guard boxes.count >= Self.most else { return boxes.append(box) }
        let last = boxes[boxes.count - 1]
        guard last.x0 - Self.nearness <= box.x1, box.x0 - Self.nearness <= last.x1, last.y0 - Self.nearness <= box.y1,
            box.y0 - Self.nearness <= last.y1
        else { return }
        boxes[boxes.count - 1] = Rectangle(
            x0: min(last.x0, box.x0), y0: min(last.y0, box.y0), x1: max(last.x1, box.x1), y1: max(last.y1, box.y1))
    }

    @inline(__always)
    mutating func removeAll() {
        if !boxes.isEmpty { boxes.removeAll(keepingCapacity: true) }
        if !within.isEmpty { within.removeAll(keepingCapacity: true) }
        if !pictures.isEmpty { pictures.removeAll(keepingCapacity: true) }
    }
}
