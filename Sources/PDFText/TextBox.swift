/// A rectangle on the upright page, in points from its bottom left corner.
public struct TextBox: Sendable, Equatable {
    /// Left, bottom, right and top.
    public var x0, y0, x1, y1: Double

    /// The box on a page that is so many times smaller.
    func reduced(by factor: Double) -> TextBox {
        factor == 1 ? self : TextBox(x0: x0 / factor, y0: y0 / factor, x1: x1 / factor, y1: y1 / factor)
    }

    /// The smallest box around both.
    public func union(_ other: TextBox) -> TextBox {
        TextBox(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }
}
