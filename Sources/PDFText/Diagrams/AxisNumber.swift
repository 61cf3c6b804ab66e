/// A number that stands by itself, as those along the axes of a diagram do, however it is turned.
struct AxisNumber {
    /// Index of the fragment that it stands in.
    let fragment: Int
    /// Of the one that is its exponent, which is what counts, if it is a power of ten.
    var exponent: Int?
    var value: Double
    /// The point or comma that three digits stand behind at its end, as they do behind that of thousands: its value is read as if they were decimals.
    private(set) var group: UInt32?
    /// The point or comma that is surely that of decimals.
    private(set) var decimals: UInt32?
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
                let read = read(Int(first.start)..<Int(last.end), cells)
            else {
                numbers.removeSubrange(count...)
                return
            }
            let box = box(from: first.x0, to: last.x1, y: first.y, size: first.size, frame)
            numbers.append(
                AxisNumber(
                    fragment: fragment, value: read.value, group: read.group, decimals: read.decimals, box: box, size: Double(first.size)))
            start = end
        }
    }

    /// Whether a fragment may consist of numbers: what it begins with.
    @inline(__always)
    static func mayBegin(with unicode: UInt32) -> Bool {
        unicode &- 0x30 < 10 || unicode == 0x2D || unicode == 0x2212 || unicode == 0x2E || unicode == 0x2013 || unicode == 0x2B
            || BlockText.isSignOfMoney(unicode)
    }

    /// Whether a fragment may consist of numbers: what it ends with.
    @inline(__always)
    static func mayEnd(with unicode: UInt32) -> Bool {
        unicode &- 0x30 < 10 || unicode == 0x25 || unicode == 0xB0 || isLetter(unicode) && (factor(unicode) != nil || endsYear(unicode))
    }

    @inline(__always)
    private static func isLetter(_ unicode: UInt32) -> Bool { (unicode | 0x20) &- 0x61 < 26 }

    /// What a letter behind a number multiplies it by: "10K", "2M".
    @inline(__always)
    private static func factor(_ unicode: UInt32) -> Double? {
        switch unicode {
        case 0x4B, 0x6B: 1e3
        case 0x4D: 1e6
        case 0x42, 0x47: 1e9
        default: nil
        }
    }

    /// Whether a letter behind a year says that it is expected, forecast or one of ten.
    @inline(__always)
    private static func endsYear(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x41, 0x45, 0x46, 0x50, 0x65, 0x66, 0x70, 0x73: true
        default: false
        }
    }

    /// Digits, with a sign and a currency's in front, points or commas among them, and a per cent sign or a letter behind that goes with numbers.
    private static func read(_ range: Range<Int>, _ cells: borrowing Span<Cell>) -> (value: Double, group: UInt32?, decimals: UInt32?)? {
        var (mantissa, digits, scale, isNegative) = (0.0, 0, 1.0, false)
        /// How many points and commas there are, whether the last differs from those before it, and how many digits are before the first and behind the last.
        var (separators, separator, isMixed, before, behind) = (0, UInt32(0), false, 0, 0)
        var isBelowOne = false
        reading: for index in range {
            let unicode = cells[index].unicode
            if unicode &- 0x30 < 10 {
                mantissa = mantissa * 10 + Double(unicode &- 0x30)
                digits += 1
                behind += 1
            } else if unicode == 0x2E || unicode == 0x2C {
                if separators == 0 {
                    (before, isBelowOne) = (digits, mantissa == 0)
                } else {
                    guard behind == 3, !isMixed else { return nil }
                    isMixed = unicode != separator
                }
                separators += 1
                (separator, behind) = (unicode, 0)
            } else if digits == 0, BlockText.isSignOfMoney(unicode) {
                continue
            } else if index == range.lowerBound, mayBegin(with: unicode) {
                isNegative = unicode != 0x2B
            } else if digits > 0, index == range.upperBound - 1 {
                if unicode == 0x25 || unicode == 0xB0 { break reading }
                if digits == 4, separators == 0, years.contains(mantissa), endsYear(unicode) { break reading }
                guard let factor = factor(unicode) else { return nil }
                scale = factor
            } else {
                return nil
            }
        }
        guard digits > 0 else { return nil }
        if isNegative { scale = -scale }
        guard separators > 0 else { return (mantissa * scale, nil, nil) }
        let isGroup = behind == 3 && !isMixed && (1...3).contains(before) && !isBelowOne
        if separators > 1, !isMixed { return isGroup ? (mantissa * scale, nil, nil) : nil }
        for _ in 0..<behind { scale /= 10 }
        return isGroup ? (mantissa * scale, separator, nil) : (mantissa * scale, nil, separator)
    }

    private static let years = 1800.0...2200.0

    /// Takes points and commas before three digits for those of thousands, unless others of the page are those of decimals.
    static func readGroups(_ numbers: inout [AxisNumber]) {
        var decimals: [UInt32] = []
        for number in numbers {
            if let sign = number.decimals, !decimals.contains(sign) { decimals.append(sign) }
        }
        for index in numbers.indices {
            if let sign = numbers[index].group, !decimals.contains(sign) { numbers[index].value *= 1_000 }
        }
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
