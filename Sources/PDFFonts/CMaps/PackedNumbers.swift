/// Reads the numbers that `.generate/cmap-tables.py` wrote into string literals.
struct PackedNumbers {
    private let text: StaticString
    private var position = 0

    init(_ text: StaticString) { self.text = text }

    /// The next number; nil at the end.
    mutating func next() -> Int? {
        guard let first = symbol() else { return nil }
        switch first {
        case ..<45: return first
        case ..<75: return 45 + ((first - 45) * 91 + (symbol() ?? 0))
        case ..<90: return 45 + 30 * 91 + (((first - 75) * 91 + (symbol() ?? 0)) * 91 + (symbol() ?? 0))
        default:
            var value = 0
            for _ in 0..<5 { value = value * 91 + (symbol() ?? 0) }
            return 45 + 30 * 91 + 15 * 91 * 91 + value
        }
    }

    mutating func nextSigned() -> Int? { next().map { $0 & 1 == 0 ? $0 / 2 : -($0 / 2) - 1 } }

    /// Ranges to the end: key, count and value of the first.
    mutating func forEachRange(_ body: (_ key: Int, _ count: Int, _ value: Int) -> Void) {
        var (key, value) = (0, 0)
        while let distance = next(), let more = next(), let step = nextSigned() {
            key += distance
            value += step
            body(key, more + 1, value)
            key += more + 1
            value += more + 1
        }
    }

    /// The characters from ! to ~ without the quotation mark, the number sign and the backslash, numbered; lines' ends are passed over.
    private mutating func symbol() -> Int? {
        while position < text.utf8CodeUnitCount {
            let byte = Int(unsafe text.utf8Start[position])  // just checked; the literal is there for ever
            position += 1
            if byte == 0x21 { return 0 }
            if byte > 0x5C { return byte - 0x24 }
            if byte > 0x23 { return byte - 0x23 }
        }
        return nil
    }
}
