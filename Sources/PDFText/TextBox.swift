/// A rectangle on the upright page, in points from its bottom left corner.
public struct TextBox: Sendable, Equatable {
    /// Left, bottom, right and top.
    public var x0, y0, x1, y1: Double

    /// The smallest box around both.
    public func union(_ other: TextBox) -> TextBox {
        TextBox(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }
}
