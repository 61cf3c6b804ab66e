extension Lexer {
    /// Reads a number (§7.3.3) and what writers made of it: signs doubled or in the middle (`--5` is −5, `12-3` is 123: the later ones
    /// are passed over, as in Acrobat), a second point (`1.2.3` is 1.2), an exponent. Ends at the first byte that can't belong to a
    /// number, so `0R` and `1rg` work. Always finite.
    mutating func number(_ source: borrowing Span<UInt8>) -> Token {
        var negative = false
        var mantissa = 0
        var digits = 0
        var fraction = 0
        var points = 0
        let start = position
        scan: while position < end {
            let byte = source[position]
            switch byte {
            case 0x30...0x39:
                if points > 1 { break }
                if digits < 18 {
                    mantissa = mantissa &* 10 &+ Int(byte &- 0x30)
                    if mantissa != 0 { digits += 1 }
                    if points == 1 { fraction += 1 }
                } else if points == 0 {
                    fraction -= 1
                }
            case 0x2E: points += 1
            case 0x2D: if position == start { negative = true }
            case 0x2B: break
            default: break scan
            }
            position += 1
        }
        let scale = position < end && source[position] | 0x20 == 0x65 ? Self.exponent(source, at: position, end: end) : nil
        if points == 0, fraction == 0, scale == nil { return .integer(negative ? -mantissa : mantissa) }
        var value = Double(mantissa) * Self.power(-fraction)
        if let scale {
            value *= scale.factor
            position = scale.end
        }
        guard value.isFinite else { return .real(0) }
        return .real(negative ? -value : value)
    }

    /// `e` or `E` at `start`, a sign and digits: not PDF (§7.3.3), but written by programs that print with `%g`. The power of ten, and
    /// where it ends; nil if no digit follows.
    package static func exponent(_ source: borrowing Span<UInt8>, at start: Int, end: Int) -> (factor: Double, end: Int)? {
        var index = start + 1
        let negative = index < end && source[index] == 0x2D
        if index < end, source[index] == 0x2D || source[index] == 0x2B { index += 1 }
        guard index < end, source[index].isDigit else { return nil }
        var value = 0
        while index < end, source[index].isDigit {
            value = min(value &* 10 &+ Int(source[index] &- 0x30), 300)
            index += 1
        }
        return (power(negative ? -value : value), index)
    }

    /// Ten to the power of `exponent`, by repeated squaring; 0 or infinity at the far ends.
    package static func power(_ exponent: Int) -> Double {
        if exponent >= -18, exponent <= 0 { return negativePowers[-exponent] }
        var (result, base, left) = (1.0, 10.0, exponent.magnitude)
        while left > 0 {
            if left & 1 == 1 { result *= base }
            base *= base
            left >>= 1
        }
        return exponent < 0 ? 1 / result : result
    }

    private static let negativePowers: InlineArray<19, Double> = [
        1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13, 1e-14, 1e-15, 1e-16, 1e-17, 1e-18,
    ]
}
