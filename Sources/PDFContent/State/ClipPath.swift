import PDFSyntax

/// The path under construction (§8.5.2), as far as clipping needs it: the box around its points, in user space.
struct ClipPath {
    private var x0 = Double.infinity, y0 = Double.infinity
    private var x1 = -Double.infinity, y1 = -Double.infinity
    /// Whether `W` or `W*` was met: the operator that paints the path, or `n`, then makes it the clipping path.
    var isPending = false
    private var (points, rectangles) = (0, 0)

    /// Whether it is one rectangle that was given as such.
    var isRectangle: Bool { rectangles == 1 && points == 2 }

    /// The box; nil of an empty path or one with points that are no numbers.
    var box: Rectangle? {
        guard x0 <= x1, y0 <= y1, x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return nil }
        return Rectangle(x0: x0, y0: y0, x1: x1, y1: y1)
    }

    @inline(__always)
    mutating func add(_ x: Double, _ y: Double) {
        points &+= 1
        if x < x0 { x0 = x }
        if x > x1 { x1 = x }
        if y < y0 { y0 = y }
        if y > y1 { y1 = y }
    }

    @inline(__always)
    mutating func addRectangle(_ x: Double, _ y: Double, width: Double, height: Double) {
        rectangles &+= 1
        add(x, y)
        add(x + width, y + height)
    }
}
