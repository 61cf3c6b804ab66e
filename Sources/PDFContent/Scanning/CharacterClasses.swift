/// What a byte may begin in a content stream, in a table small enough to stay in the first-level cache.
struct CharacterClasses {
    static let regular: UInt8 = 0
    static let whiteSpace: UInt8 = 1
    static let delimiter: UInt8 = 2
    /// The delimiter that begins most operands that are no numbers: the opening parenthesis.
    static let stringOpen: UInt8 = 3
    /// 0–9 + - .
    static let numeric: UInt8 = 4
    /// Added to the others: parentheses, the backslash and the carriage return, which strings are looked through for.
    static let stringMark: UInt8 = 8
    /// Without that mark.
    static let kindMask: UInt8 = 7

    /// An operator ends before white space, delimiters and numbers: `0 0 1rg(text)Tj` is read as meant.
    static let wordMask: UInt8 = 7
    /// A name ends before white space and delimiters only.
    static let nameEndMask: UInt8 = 3

    private var table = InlineArray<256, UInt8>(repeating: regular)

    init() {
        for byte in [0, 9, 10, 12, 13, 32] { table[byte] = Self.whiteSpace }
        for byte in "()<>[]{}/%".utf8 { table[Int(byte)] = Self.delimiter }
        for byte in "0123456789+-.".utf8 { table[Int(byte)] = Self.numeric }
        table[0x28] = Self.stringOpen
        for byte in [0x28, 0x29, 0x5C, 13] { table[byte] |= Self.stringMark }
    }

    @inline(__always)
    subscript(byte: UInt8) -> UInt8 { table[Int(byte)] }
}
