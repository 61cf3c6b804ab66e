/// Digits and numerals of all scripts, which pages and notes are numbered with.
enum PageDigits {
    /// The value of a decimal digit, of whatever script.
    static func decimal(_ scalar: UInt32) -> Int? {
        switch scalar {
        // Most of what is asked for: letters of Arabic, of India's scripts, ideographs.
        case ..<0x660: scalar &- 0x30 < 10 ? Int(scalar &- 0x30) : nil
        case 0x660...0x6FF: digit(scalar, 0x660) ?? digit(scalar, 0x6F0)
        // Each of India's scripts has 128 places, its digits in the same ones.
        case 0x900...0xDFF: scalar & 0x7F >= 0x66 && scalar & 0x7F < 0x70 && scalar >= 0x966 ? Int(scalar & 0x7F) - 0x66 : nil
        case 0xE00...0xEFF: digit(scalar, 0xE50) ?? digit(scalar, 0xED0)
        case 0x2000...0xA61F, 0xAC00...0xFEFF: nil
        case 0xFF00...0xFFFF: digit(scalar, 0xFF10)
        default: other(scalar)
        }
    }

    @inline(__always)
    static func isDecimal(_ scalar: UInt32) -> Bool { decimal(scalar) != nil }

    /// Whether a word is decimal digits and nothing else.
    static func areDecimal(_ word: ArraySlice<UInt8>) -> Bool {
        let bytes = word.span
        var offset = 0
        while offset < bytes.count {
            let (scalar, length) = scalar(bytes, at: offset)
            if !isDecimal(scalar) { return false }
            offset += length
        }
        return offset > 0
    }

    private static func digit(_ scalar: UInt32, _ zero: UInt32) -> Int? { scalar >= zero && scalar - zero < 10 ? Int(scalar - zero) : nil }

    private static func other(_ scalar: UInt32) -> Int? {
        guard let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal, let value = properties.numericValue
        else { return nil }
        return Int(value)
    }

    /// What an ideograph, or a sign of a Roman numeral that is a character of its own, counts for; nil if it is none.
    static func numeral(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x3007, 0x96F6: 0
        case 0x4E00: 1
        case 0x4E8C: 2
        case 0x4E09: 3
        case 0x56DB: 4
        case 0x4E94: 5
        case 0x516D: 6
        case 0x4E03: 7
        case 0x516B: 8
        case 0x4E5D: 9
        case 0x5341: 10
        case 0x767E: 100
        case 0x5343: 1000
        case 0x2160...0x216B: Int(scalar - 0x215F)
        case 0x2170...0x217B: Int(scalar - 0x216F)
        default: nil
        }
    }

    /// The number that numerals give, digit by digit (二三) or with tens and hundreds (二十三, 百二十).
    ///
    /// - Parameter values: as ``numeral(_:)`` gives them.
    static func number(_ values: borrowing Span<Int>) -> Int? {
        guard (1...longestNumeral).contains(values.count) else { return nil }
        if values.count == 1 { return values[0] }
        // Digit by digit, and by what counts tens.
        var (digits, areDigits): (Int, Bool) = (0, true)
        var (total, digit): (Int, Int?) = (0, nil)
        for index in 0..<values.count {
            let value = values[index]
            if value < 10 {
                digits = digits * 10 + value
                // Two digits without what they count, but that a zero stands for what is left out.
                if digit ?? 0 != 0 { digit = -1 } else if digit != -1 { digit = value }
            } else if value == 10 || value == 100 || value == 1000, digit != -1 {
                areDigits = false
                total += (digit ?? 1) * value
                digit = nil
            } else {
                return nil
            }
        }
        if areDigits { return digits }
        return digit == -1 ? nil : total + (digit ?? 0)
    }

    /// In characters.
    static let longestNumeral = 7

    /// Spaces, dashes, angle quotation marks, the stops and brackets of scripts that have their own: they part words, as ASCII's signs do. Not accents,
    /// marks of notes, signs of mathematics, which stand in figures and tables.
    static func isSign(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0xAB, 0xAD, 0xBB, 0x589, 0x5BE, 0x5F3, 0x5F4, 0x60C, 0x61B, 0x61C, 0x61F, 0x66A...0x66D, 0x6D4, 0x964, 0x965: true
        case 0x2000...0x2015, 0x2028...0x202F, 0x2039, 0x203A, 0x205F...0x206F, 0x30FB: true
        case 0x3000...0x3004, 0x3008...0x3020, 0x3030: true
        case 0xFE30...0xFE6F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
        default: false
        }
    }

    /// The scalar that begins at an offset, and its length in bytes; a replacement character for a byte that begins none.
    static func scalar(_ bytes: borrowing Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
        let lead = bytes[offset]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
        guard length > 1, lead < 0xF5, offset + length <= bytes.count else { return (lead < 0x80 ? UInt32(lead) : 0xFFFD, 1) }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return (value, length)
    }

    /// The scalar that ends at an offset, and its length in bytes; 0 where nothing does.
    static func scalar(_ bytes: borrowing Span<UInt8>, before end: Int) -> (value: UInt32, length: Int) {
        var start = end - 1
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? (0, 0) : (scalar(bytes, at: start).value, end - start)
    }

    /// A word with its digits, or the numeral that it is, in ASCII's.
    static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return Array(word) }
        let bytes = word.span
        var (result, values): ([UInt8], [Int]) = ([], [])
        var (offset, isNumeral) = (0, true)
        while offset < bytes.count {
            let (scalar, length) = scalar(bytes, at: offset)
            if let digit = decimal(scalar) {
                result.append(0x30 + UInt8(digit))
            } else {
                for index in offset..<offset + length { result.append(bytes[index]) }
            }
            if isNumeral, values.count < longestNumeral, let value = numeral(scalar) { values.append(value) } else { isNumeral = false }
            offset += length
        }
        guard isNumeral, let number = number(values.span) else { return result }
        return Array(String(number).utf8)
    }
}
