/// The values of hexadecimal digits.
struct HexDigits {
    private var table = InlineArray<256, UInt8>(repeating: 0)

    init() { for byte in 0...255 as ClosedRange<UInt8> { table[Int(byte)] = Self.value(byte) } }

    /// 16 and more for what is no digit.
    @inline(__always)
    subscript(byte: UInt8) -> UInt8 { table[Int(byte)] }

    /// The same where there is no table at hand: without a branch that depends on the text.
    @inline(__always)
    static func value(_ byte: UInt8) -> UInt8 {
        let decimal = byte &- 0x30
        let letter = (byte | 0x20) &- 0x61
        return decimal < 10 ? decimal : letter < 6 ? letter &+ 10 : 0xFF
    }
}
