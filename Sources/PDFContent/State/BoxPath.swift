import PDFSyntax

/// The path under construction (§8.5.2), as far as it may be one upright box, with round corners or without: what a fill of it is sure to cover.
struct BoxPath {
    private var xs = InlineArray<20, Double>(repeating: 0)
    private var ys = InlineArray<20, Double>(repeating: 0)
    private var count = 0
    /// A bit for each point that a curve comes by or ends at.
    private var curved: UInt32 = 0
    /// Whether another line of points may follow.
    private var isEnded = false
    /// Whether it is something else: more than one line of points, or too many.
    private var isOther = false

    private static let mostPoints = 20

    mutating func clear() { (count, curved, isEnded, isOther) = (0, 0, false, false) }

    @inline(__always)
    mutating func move(_ x: Double, _ y: Double) {
        // A lone point is nothing: some writers end each path with one.
        if count > 1 {
            isEnded = true
        } else {
            count = 0
            add(x, y, isCurve: false)
        }
    }

    @inline(__always)
    mutating func line(_ x: Double, _ y: Double) { add(x, y, isCurve: false) }

    /// - Parameters: control points and end of a curve.
    @inline(__always)
    mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        guard !isOther, count > 0 else { return isOther = true }
        add(x1, y1, isCurve: true)
        add(x2, y2, isCurve: true)
        add(x3, y3, isCurve: true)
    }

    mutating func other() { isOther = true }

    @inline(__always)
    private mutating func add(_ x: Double, _ y: Double, isCurve: Bool) {
        guard !isOther, !isEnded, count < Self.mostPoints else { return isOther = true }
        xs[count] = x
        ys[count] = y
        if isCurve { curved |= 1 << UInt32(count) }
        count &+= 1
    }

    /// Boxes that all lie within the path: one of its whole width, and one of its whole height. Empty if it is no box.
    ///
    /// - Parameter box: around it.
    func boxes(within box: Rectangle) -> [Rectangle] {
        guard !isOther, count >= 4, box.width > 0, box.height > 0 else { return [] }
        let slack = 0.001 * max(box.width, box.height)
        // Where the sides are straight.
        var (left, right, bottom, top): (ClosedRange<Double>?, ClosedRange<Double>?, ClosedRange<Double>?, ClosedRange<Double>?)
        var corners: [Rectangle] = []
        var (place, x, y) = (1, xs[0], ys[0])
        while place <= count {
            let isClosing = place == count
            if !isClosing, curved & 1 << UInt32(place) != 0 {
                guard place + 2 < count, corners.count < 4 else { return [] }
                let (cx, cy) = ([x, xs[place], xs[place + 1], xs[place + 2]], [y, ys[place], ys[place + 1], ys[place + 2]])
                corners.append(Rectangle(x0: cx.min() ?? x, y0: cy.min() ?? y, x1: cx.max() ?? x, y1: cy.max() ?? y))
                (x, y) = (xs[place + 2], ys[place + 2])
                place += 3
                continue
            }
            let (nextX, nextY) = isClosing ? (xs[0], ys[0]) : (xs[place], ys[place])
            let (width, height) = ((nextX - x).magnitude, (nextY - y).magnitude)
            if max(width, height) > slack {
                if width <= slack {
                    let span = min(y, nextY)...max(y, nextY)
                    if (x - box.x0).magnitude <= slack, left == nil {
                        left = span
                    } else if (x - box.x1).magnitude <= slack, right == nil {
                        right = span
                    } else {
                        return []
                    }
                } else if height <= slack {
                    let span = min(x, nextX)...max(x, nextX)
                    if (y - box.y0).magnitude <= slack, bottom == nil {
                        bottom = span
                    } else if (y - box.y1).magnitude <= slack, top == nil {
                        top = span
                    } else {
                        return []
                    }
                } else {
                    return []
                }
            }
            (x, y) = (nextX, nextY)
            place += 1
        }
        guard let left, let right, let bottom, let top else { return [] }
        let (y0, y1) = (max(left.lowerBound, right.lowerBound), min(left.upperBound, right.upperBound))
        let (x0, x1) = (max(bottom.lowerBound, top.lowerBound), min(bottom.upperBound, top.upperBound))
        guard x0 < x1, y0 < y1 else { return [] }
        let inner = [Rectangle(x0: box.x0, y0: y0, x1: box.x1, y1: y1), Rectangle(x0: x0, y0: box.y0, x1: x1, y1: box.y1)]
        for corner in corners where inner.contains(where: { Self.overlap($0, corner, slack) }) { return [] }
        return corners.isEmpty ? [inner[0]] : inner
    }

    private static func overlap(_ box: Rectangle, _ other: Rectangle, _ slack: Double) -> Bool {
        min(box.x1, other.x1) - max(box.x0, other.x0) > slack && min(box.y1, other.y1) - max(box.y0, other.y0) > slack
    }
}
