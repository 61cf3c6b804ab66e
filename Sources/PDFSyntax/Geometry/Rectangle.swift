/// A rectangle with its corners in order (§7.9.5), in the units of the space it was written in, mostly points.
package struct Rectangle: Sendable, Equatable {
    package var x0, y0, x1, y1: Double

    /// Any two opposite corners.
    package init(x0: Double, y0: Double, x1: Double, y1: Double) {
        self.x0 = min(x0, x1)
        self.y0 = min(y0, y1)
        self.x1 = max(x0, x1)
        self.y1 = max(y0, y1)
    }

    /// The first four numbers of an array; nil unless all are finite.
    package init?(_ numbers: [Double]) {
        guard numbers.count >= 4, numbers.prefix(4).allSatisfy(\.isFinite) else { return nil }
        self.init(x0: numbers[0], y0: numbers[1], x1: numbers[2], y1: numbers[3])
    }

    package var width: Double { x1 - x0 }
    package var height: Double { y1 - y0 }

    /// The same with a margin on all sides.
    package func grown(by margin: Double) -> Rectangle { Rectangle(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin) }

    package func intersection(_ other: Rectangle) -> Rectangle? {
        let (left, bottom, right, top) = (max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
        return left <= right && bottom <= top ? Rectangle(x0: left, y0: bottom, x1: right, y1: top) : nil
    }
}
