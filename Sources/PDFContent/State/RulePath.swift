import PDFSyntax

/// The path under construction (§8.5.2), as far as it may be rules, such as tables have: level and upright lines, and rectangles. In user space.
struct RulePath {
    /// From end to end, without their width.
    private(set) var lines: [Rectangle] = []
    private(set) var rectangles: [Rectangle] = []
    /// The boxes around what was drawn of lines, one for each subpath.
    private(set) var areas: [Rectangle] = []
    private var start = (x: 0.0, y: 0.0)
    private var current = (x: 0.0, y: 0.0)
    /// The box around the current subpath, and whether a line of it is slanted.
    private var box = Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)
    private var isSlanted = false
    private var hasLines = false
    /// Whether it has other lines or curves, or too many to be rules.
    private(set) var isDrawing = false
    /// Whether that is so where it is filled: slanted lines at the ends of what is long and thin make a rule of it, as some programs mitre the borders of
    /// cells (RenderX XEP).
    private var isFilledDrawing = false

    /// A path with more lines than this is a drawing.
    private static let mostLines = 256
    /// How much thinner than long a rule with slanted ends is.
    private static let slender = 0.125

    mutating func move(_ x: Double, _ y: Double) {
        endSubpath()
        begin(x, y)
    }

    private mutating func begin(_ x: Double, _ y: Double) {
        start = (x, y)
        current = start
        box = Rectangle(x0: x, y0: y, x1: x, y1: y)
    }

    mutating func line(_ x: Double, _ y: Double) {
        let (width, height) = ((x - current.x).magnitude, (y - current.y).magnitude)
        if min(width, height) <= 0.01 * max(width, height), lines.count < Self.mostLines {
            lines.append(Rectangle(x0: current.x, y0: current.y, x1: x, y1: y))
        } else {
            isDrawing = true
            isSlanted = true
        }
        hasLines = true
        box = Rectangle(x0: min(box.x0, x), y0: min(box.y0, y), x1: max(box.x1, x), y1: max(box.y1, y))
        current = (x, y)
    }

    mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        endSubpath()
        begin(x, y)
        guard rectangles.count < Self.mostLines else {
            isFilledDrawing = true
            return isDrawing = true
        }
        rectangles.append(Rectangle(x0: x, y0: y, x1: x + width, y1: y + height))
    }

    mutating func curve() {
        isDrawing = true
        isFilledDrawing = true
    }

    mutating func close() {
        if current != start { line(start.x, start.y) }
    }

    /// Whether it is a drawing if it is filled and not stroked. Nothing more is to be added then.
    mutating func isDrawingFilled() -> Bool {
        endSubpath()
        return isFilledDrawing
    }

    /// The sides of a frame: what lies between two rectangles, one within the other, is all that is painted by the even-odd rule (WeasyPrint). A side that they
    /// share is none.
    var sides: [Rectangle] {
        guard rectangles.count == 2, areas.isEmpty else { return [] }
        let isFirstOuter = rectangles[0].width >= rectangles[1].width && rectangles[0].height >= rectangles[1].height
        let (outer, inner) = (rectangles[isFirstOuter ? 0 : 1], rectangles[isFirstOuter ? 1 : 0])
        guard outer.intersection(inner) == inner else { return [] }
        return [
            Rectangle(x0: outer.x0, y0: outer.y0, x1: outer.x1, y1: inner.y0),
            Rectangle(x0: outer.x0, y0: inner.y1, x1: outer.x1, y1: outer.y1),
            Rectangle(x0: outer.x0, y0: outer.y0, x1: inner.x0, y1: outer.y1),
            Rectangle(x0: inner.x1, y0: outer.y0, x1: outer.x1, y1: outer.y1),
        ].filter { min($0.width, $0.height) > 0 }
    }

    private mutating func endSubpath() {
        guard hasLines else { return }
        let (width, height) = (box.x1 - box.x0, box.y1 - box.y0)
        if isSlanted, min(width, height) > Self.slender * max(width, height) || areas.count >= Self.mostLines { isFilledDrawing = true }
        if areas.count < Self.mostLines { areas.append(box) }
        (hasLines, isSlanted) = (false, false)
    }

    mutating func clear() {
        // Most paths have none of them.
        if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
        if !rectangles.isEmpty { rectangles.removeAll(keepingCapacity: true) }
        if !areas.isEmpty { areas.removeAll(keepingCapacity: true) }
        (hasLines, isSlanted) = (false, false)
        (isDrawing, isFilledDrawing) = (false, false)
    }
}
