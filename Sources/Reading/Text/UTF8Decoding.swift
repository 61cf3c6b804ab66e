/// Reading Unicode scalars straight out of UTF-8 bytes.
///
/// The bytes always come from a `String`, so they are valid UTF-8; should they ever not be, a stray byte is read as
/// itself and every step still moves by at least one byte.
enum UTF8Decoding {
    /// The scalar that starts at `index`, and how many bytes it takes (1–4).
    @inline(__always)
    static func scalar(in bytes: [UInt8], at index: Int, end: Int) -> (value: UInt32, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = Self.length(ofLead: first)
        guard length > 1, index + length <= end else { return (UInt32(first), 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (value, length)
    }

    /// The scalar that ends just before `end`, and where it starts. Nil when `start..<end` is empty.
    @inline(__always)
    static func lastScalar(in bytes: [UInt8], from start: Int, end: Int) -> (value: UInt32, index: Int)? {
        guard start < end else { return nil }
        let last = bytes[end - 1]
        if last < 0x80 { return (UInt32(last), end - 1) }
        var index = end - 1
        while index > start, bytes[index] & 0xC0 == 0x80, end - index < 4 { index -= 1 }
        return (scalar(in: bytes, at: index, end: end).value, index)
    }

    /// How many scalars the bytes hold.
    static func count(in bytes: [UInt8], _ range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// How many bytes a scalar takes that begins with `lead`; 1 for anything that cannot begin one.
    @inline(__always)
    static func length(ofLead lead: UInt8) -> Int {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
