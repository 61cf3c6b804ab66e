import PDFSyntax

/// The path under construction (§8.5.2), as far as it may be rules, such as tables have: level and upright lines, and rectangles. In user space.
struct RulePath {
    /// From end to end, without their width.
    private(set) var lines: [Rectangle] = []
    private(set) var rectangles: [Rectangle] = []
    private var start = (x: 0.0, y: 0.0)
    private var current = (x: 0.0, y: 0.0)
    /// Whether it has other lines or curves, or too many to be rules.
    private(set) var isDrawing = false

    /// A path with more lines than this is a drawing.
    private static let mostLines = 256

    var isEmpty: Bool { isDrawing || (lines.isEmpty && rectangles.isEmpty) }

    mutating func move(_ x: Double, _ y: Double) {
        start = (x, y)
        current = start
    }

    mutating func line(_ x: Double, _ y: Double) {
        let (width, height) = ((x - current.x).magnitude, (y - current.y).magnitude)
        if min(width, height) <= 0.01 * max(width, height), lines.count < Self.mostLines {
            lines.append(Rectangle(x0: current.x, y0: current.y, x1: x, y1: y))
        } else {
            isDrawing = true
        }
        current = (x, y)
    }

    mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        guard rectangles.count < Self.mostLines else { return isDrawing = true }
        rectangles.append(Rectangle(x0: x, y0: y, x1: x + width, y1: y + height))
        move(x, y)
    }

    mutating func curve() { isDrawing = true }

    mutating func close() {
        if current != start { line(start.x, start.y) }
    }

    mutating func clear() {
        // Most paths have neither.
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
        if !rectangles.isEmpty { rectangles.removeAll(keepingCapacity: true) }
        isDrawing = false
    }
}
