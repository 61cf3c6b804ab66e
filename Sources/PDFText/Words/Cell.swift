/// A visible glyph in the frame of its line: x along the baseline, from left to right of the reader who turns the page so that the line is level.
struct Cell {
    /// A scalar, a flagged sequence, or a replacement, as in `Glyph.unicode`.
    var unicode: UInt32
    var x0, x1: Float
    /// Distance from the end of the cell before it in the same fragment, in points.
    var gap: Float
    /// Index of the run that showed it.
    var run: Int32
    /// Whether a space was shown between it and the cell before it.
    var followsSpace: Bool
    /// Whether it is read from right to left; of several scalars, the first.
    var isRightToLeft = false
}

/// A direction of writing on the page, and coordinates in which it runs to the right.
struct Frame {
    var dx, dy: Float
    var cellCount = 0
    /// Whether it holds what stands in diagrams, apart from text of the same direction.
    var isOfDiagrams = false

    /// Whether the page's own direction is its: lines run to the right.
    var isUpright: Bool { dx > 0.9999 }

    /// Whether its lines run up or down the page, or upside down.
    var isAtRightAngle: Bool { dx < -0.9999 || dy.magnitude > 0.9999 }

    /// Along the baseline.
    @inline(__always)
    func along(_ x: Float, _ y: Float) -> Float { x * dx + y * dy }

    /// Up from line to line.
    @inline(__always)
    func up(_ x: Float, _ y: Float) -> Float { y * dx - x * dy }

    /// The box on the page of a box in the frame.
    func box(x0: Float, y0: Float, x1: Float, y1: Float) -> TextBox {
        let (a, b, c, d) = (corner(x0, y0), corner(x1, y0), corner(x0, y1), corner(x1, y1))
        return TextBox(
            x0: min(a.x, b.x, c.x, d.x), y0: min(a.y, b.y, c.y, d.y), x1: max(a.x, b.x, c.x, d.x), y1: max(a.y, b.y, c.y, d.y))
    }

    @inline(__always)
    private func corner(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
        (Double(x * dx - y * dy), Double(x * dy + y * dx))
    }
}

/// Cells that follow each other on one baseline without a wide gap, in the order they were shown.
struct Fragment {
    var frame: Int
    var start, end: Int
    var x0, x1: Float
    /// The baseline.
    var y: Float
    /// Height of an em, the largest of its runs.
    var size: Float
    /// Width of an em, of its first run.
    var em: Float
    var spaceCount = 0
    /// No gap between its cells is wider.
    var widestGap = Float.infinity
    var isRightToLeft = false
    var isArtifact: Bool
    /// Number of the annotation that shows it; 0 for the page itself.
    var overlay: Int32 = 0
}
