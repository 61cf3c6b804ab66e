/// A rectangle on the upright page, in points from its bottom left corner.
public struct TextBox: Sendable, Equatable {
    /// Left, bottom, right and top.
    public var x0, y0, x1, y1: Double

    /// The box on a page that is so many times smaller.
    func reduced(by factor: Double) -> TextBox {
        factor == 1 ? self : TextBox(x0: x0 / factor, y0: y0 / factor, x1: x1 / factor, y1: y1 / factor)
    }

    /// The box on a page that was laid out turned clockwise.
    ///
    /// - Parameters:
    ///   - degrees: 0, 90, 180 or 270.
    ///   - width, height: of the page as it was laid out.
    func turnedBack(by degrees: Int, width: Double, height: Double) -> TextBox {
        switch degrees {
        case 90: TextBox(x0: height - y1, y0: x0, x1: height - y0, y1: x1)
        case 180: TextBox(x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0)
        case 270: TextBox(x0: y0, y0: width - x1, x1: y1, y1: width - x0)
        default: self
        }
    }

    /// The smallest box around both.
    public func union(_ other: TextBox) -> TextBox {
        TextBox(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }
}
