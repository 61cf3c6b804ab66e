/// The character classes of §7.2.3.
extension UInt8 {
    package var isPDFWhiteSpace: Bool { self == 32 || self == 10 || self == 13 || self == 9 || self == 0 || self == 12 }
    package var isPDFDelimiter: Bool {
        switch self {
        case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
        default: false
        }
    }
    package var isPDFRegular: Bool { !isPDFWhiteSpace && !isPDFDelimiter }
    @inlinable @inline(__always)
    package var isDigit: Bool { self &- 0x30 < 10 }

    /// The value of a hexadecimal digit.
    package var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self &- 0x30
        case 0x41...0x46: self &- 0x37
        case 0x61...0x66: self &- 0x57
        default: nil
        }
    }
}
