extension DrawingText.Line {
    /// Whether it is an index or exponent, or a prime, in or right behind another line.
    func isScript(of other: Self) -> Bool {
        other.size > Self.largestScript * size && box.x0 > other.box.x0 && box.x0 < other.box.x1 + Self.nearestScript * other.size
            && box.y0 < other.box.y1 && box.y1 > other.box.y0
    }

    func isScript(inAnyOf others: [Self]) -> Bool { others.contains { isScript(of: $0) } }

    /// Whether it stands on the same baseline, with no more white between than an exponent and a space need.
    func goesOn(from other: Self) -> Bool {
        (box.y0 - other.box.y0).magnitude < 0.1 * size && (other.size - size).magnitude < 0.05 * size && box.x0 > other.box.x0
            && box.x0 < other.box.x1 + Self.widestRest * size
    }

    /// As a multiple of its type, that of what an exponent belongs to; in ems.
    private static let largestScript = 1.2
    private static let nearestScript = 0.15
    private static let widestRest = 1.3
}

extension [DrawingText.Line] {
    /// Whether a line is one of the text around a drawing: one of these long ones, or it goes on from one above it.
    ///
    /// - Parameter isTurned: whether all is upside down.
    func areText(with line: DrawingText.Line, _ isTurned: Bool) -> Bool {
        line.isLong
            || contains { other in
                let step = isTurned ? line.box.y1 - other.box.y1 : other.box.y0 - line.box.y0
                return step > 0.5 * line.size && step < 1.8 * line.size && (other.size - line.size).magnitude < 0.1 * line.size
                    && line.box.x0 > other.box.x0 - 3 * line.size && line.box.x0 < other.box.x0 + 3 * line.size
            }
    }
}
