/// The bytes that string and name tokens stand for (§7.3.4, §7.3.5).
package enum StringValue {
    /// A literal string with its escapes undone (Table 3); an end of line of any form becomes a line feed.
    package static func literal(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            index += 1
            if byte == 0x5C {
                if let value = escape(source, &index, range.upperBound) { bytes.append(value) }
            } else if byte == 13 {
                if index < range.upperBound, source[index] == 10 { index += 1 }
                bytes.append(10)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    /// The value of the escape whose backslash has been read; nil for a line continuation.
    @inline(__always)
    package static func escape(_ source: borrowing Span<UInt8>, _ index: inout Int, _ end: Int) -> UInt8? {
        guard index < end else { return nil }
        let byte = source[index]
        index += 1
        switch byte {
        case 0x6E: return 10
        case 0x72: return 13
        case 0x74: return 9
        case 0x62: return 8
        case 0x66: return 12
        case 0x30...0x37:
            var value = byte &- 0x30
            var digits = 1
            while digits < 3, index < end, source[index] & 0xF8 == 0x30 {
                value = value &* 8 &+ (source[index] &- 0x30)  // high-order overflow is ignored, as §7.3.4.2 says
                index += 1
                digits += 1
            }
            return value
        case 13:
            if index < end, source[index] == 10 { index += 1 }
            return nil
        case 10: return nil
        default: return byte
        }
    }

    /// A hexadecimal string; what is not a digit is passed over, a missing last digit is 0.
    package static func hexadecimal(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count / 2 + 1)
        var high: UInt8?
        for index in range {
            guard let digit = source[index].hexValue else { continue }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        if let high { bytes.append(high << 4) }
        return bytes
    }

    /// A name with `#xx` undone; a number sign that two digits don't follow stands for itself (written by PDF 1.0 and 1.1 programs).
    package static func name(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> Name {
        if !range.contains(where: { source[$0] == 0x23 }), let text = try? UTF8Span(validating: source.extracting(range)) {
            return Name(String(copying: text))
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = source[index]
            if byte == 0x23, index + 2 < range.upperBound, let high = source[index + 1].hexValue, let low = source[index + 2].hexValue {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(byte)
                index += 1
            }
        }
        return Name(bytes: bytes)
    }
}
