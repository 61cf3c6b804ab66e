/// From the bytes of an operator to its case: the up to three bytes, packed into an integer, looked up in 256 open-addressed slots.
struct OperatorTable {
    private var keys = InlineArray<256, UInt32>(repeating: 0)
    private var operators = InlineArray<256, ContentOperator>(repeating: .endPath)

    init() {
        for candidate in ContentOperator.allCases {
            var key: UInt32 = 0
            for byte in candidate.rawValue.utf8 { key = key << 8 | UInt32(byte) }
            var slot = Self.slot(key)
            while keys[slot] != 0 { slot = (slot + 1) & 255 }
            keys[slot] = key
            operators[slot] = candidate
        }
    }

    @inline(__always)
    private static func slot(_ key: UInt32) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 24) }

    /// Nil for an unknown operator, which is skipped, not an error (§7.8.2).
    @inline(__always)
    subscript(key: UInt32) -> ContentOperator? {
        var slot = Self.slot(key)
        while keys[slot] != 0 {
            if keys[slot] == key { return operators[slot] }
            slot = (slot + 1) & 255
        }
        return nil
    }
}
