/// A number that stands by itself, as those along the axes of a diagram do, however it is turned.
struct AxisNumber {
    /// Index of the fragment that it stands in.
    let fragment: Int
    /// Of the one that is its exponent, which is what counts, if it is a power of ten.
    var exponent: Int?
    var value: Double
    /// On the page, in points.
    var box: TextBox
    /// Height of an em, in points.
    let size: Double

    var fragments: [Int] { [fragment] + (exponent.map { [$0] } ?? []) }
    var middleX: Double { (box.x0 + box.x1) / 2 }
    var middleY: Double { (box.y0 + box.y1) / 2 }

    /// Whether something is so close beside it that it is part of the same.
    func isClose(to other: TextBox) -> Bool {
        let gap = 0.2 * size
        return other.x0 < box.x1 + gap && other.x1 > box.x0 - gap && other.y0 < box.y1 && other.y1 > box.y0
    }

    /// Whether something stands close before it, level with it.
    func follows(_ other: TextBox) -> Bool {
        other.x1 <= box.x0 + 0.2 * size && other.x1 > box.x0 - 3 * size && (other.y0 - box.y0).magnitude < 0.1 * size
    }

    /// Whether something stands close above it, with its middle in the same place.
    func isBelow(_ other: TextBox) -> Bool {
        other.y0 > box.y0 + 0.5 * size && other.y0 < box.y1 + 2 * size && ((other.x0 + other.x1) / 2 - middleX).magnitude < 0.3 * size
    }

    /// Characters of a number at the most: "−1234567.89".
    private static let mostCells = 12

    /// Appends the numbers that a fragment consists of; nothing if there is anything else in it.
    static func append(
        numbersIn fragment: Int, _ words: ArraySlice<LayoutWord>, frame: Frame, _ cells: borrowing Span<Cell>,
        to numbers: inout [AxisNumber]
    ) {
        let count = numbers.count
        var start = words.startIndex
        while start < words.endIndex {
            var end = start + 1
            // A sign in a font of its own.
            while end < words.endIndex, words[end].isGlued { end += 1 }
            let part = words[start..<end]
            guard let first = part.first, let last = part.last, last.end - first.start <= mostCells,
                let value = value(of: Int(first.start)..<Int(last.end), cells)
            else {
                numbers.removeSubrange(count...)
                return
            }
            let box = box(from: first.x0, to: last.x1, y: first.y, size: first.size, frame)
            numbers.append(AxisNumber(fragment: fragment, value: value, box: box, size: Double(first.size)))
            start = end
        }
    }

    /// Whether a fragment may consist of numbers: what it begins with.
    @inline(__always)
    static func mayBegin(with unicode: UInt32) -> Bool {
        unicode &- 0x30 < 10 || unicode == 0x2D || unicode == 0x2212 || unicode == 0x2E || unicode == 0x2013 || unicode == 0x2B
    }

    /// Whether a fragment may consist of numbers: what it ends with.
    @inline(__always)
    static func mayEnd(with unicode: UInt32) -> Bool { unicode &- 0x30 < 10 || unicode == 0x25 }

    /// Digits, with a sign in front, one point or comma among them, and a per cent sign behind.
    private static func value(of range: Range<Int>, _ cells: borrowing Span<Cell>) -> Double? {
        var (mantissa, digits, scale, isNegative) = (0.0, 0, 0.0, false)
        for index in range {
            let unicode = cells[index].unicode
            if unicode &- 0x30 < 10 {
                mantissa = mantissa * 10 + Double(unicode &- 0x30)
                scale *= 10
                digits += 1
            } else if unicode == 0x2E || unicode == 0x2C {
                guard scale == 0 else { return nil }
                scale = 1
            } else if index == range.lowerBound, mayBegin(with: unicode) {
                isNegative = unicode != 0x2B
            } else if unicode == 0x25, index == range.upperBound - 1 {
                break
            } else {
                return nil
            }
        }
        guard digits > 0 else { return nil }
        let value = mantissa / max(scale, 1)
        return isNegative ? -value : value
    }

    /// Makes powers of ten of numbers that have a smaller one at their upper right: their exponents count.
    ///
    /// - Parameter numbers: sorted from left to right.
    static func joinPowers(_ numbers: inout [AxisNumber]) {
        var joined = Set<Int>()
        for base in numbers.indices where numbers[base].value == 10 {
            let own = numbers[base]
            for index in numbers[(base + 1)...].indices {
                let other = numbers[index]
                guard other.box.x0 < own.box.x1 + 0.4 * own.size else { break }
                let rise = other.box.y0 - own.box.y0
                guard other.size < 0.85 * own.size, other.box.x0 > own.box.x1 - 0.2 * own.size, rise > 0.2 * own.size, rise < 0.7 * own.size
                else { continue }
                numbers[base].value = other.value
                numbers[base].exponent = other.fragment
                numbers[base].box.x1 = other.box.x1
                joined.insert(index)
                break
            }
        }
        if !joined.isEmpty { numbers = numbers.indices.filter { !joined.contains($0) }.map { numbers[$0] } }
    }

    /// Around what stands on a baseline, as high as capitals and digits are.
    static func box(from x0: Float, to x1: Float, y: Float, size: Float, _ frame: Frame) -> TextBox {
        frame.box(x0: x0, y0: y, x1: x1, y1: y + 0.7 * size)
    }
}
