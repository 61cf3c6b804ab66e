/// A transformation matrix [a b c d e f] (§8.3.3): x′ = a·x + c·y + e, y′ = b·x + d·y + f.
package struct Matrix: Sendable, Equatable {
    package var a, b, c, d, e, f: Double

    @inlinable
    package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    package static let identity = Matrix(1, 0, 0, 1, 0, 0)

    /// The first six numbers of an array; nil unless there are six and all are finite.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 6, numbers.prefix(6).allSatisfy(\.isFinite) else { return nil }
        self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    /// `self` applied first, then `next` (the product self × next of §8.3.4).
    @inlinable @inline(__always)
    package func then(_ next: Matrix) -> Matrix {
        Matrix(
            a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c, c * next.b + d * next.d,
            e * next.a + f * next.c + next.e, e * next.b + f * next.d + next.f)
    }

    @inlinable @inline(__always)
    package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + e, b * x + d * y + f) }

    /// Whether it turns upright rectangles into such.
    package var isUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

    /// The smallest upright rectangle around the image of `box`.
    package func apply(_ box: Rectangle) -> Rectangle {
        let corners = [apply(box.x0, box.y0), apply(box.x1, box.y0), apply(box.x0, box.y1), apply(box.x1, box.y1)]
        var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for corner in corners {
            x0 = min(x0, corner.x)
            y0 = min(y0, corner.y)
            x1 = max(x1, corner.x)
            y1 = max(y1, corner.y)
        }
        return Rectangle(x0: x0, y0: y0, x1: x1, y1: y1)
    }
}
