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

    /// How long the first operator is in a word of several that were written without white space between them (`TjET`, `Qq`); 0 if it
    /// isn't such a word.
    func firstLength(_ source: borrowing Span<UInt8>, _ word: Range<Int>) -> Int {
        guard word.count <= Self.longestWord else { return 0 }
        // From the end: bit i is set where the rest from the i-th byte on is all operators.
        var isCut = 1 << word.count
        var length = 0
        for index in word.indices.reversed() {
            let offset = index - word.lowerBound
            length = 0
            var key: UInt32 = 0
            for end in index..<min(index + 3, word.upperBound) {
                key = key << 8 | UInt32(source[end])
                if isCut & (1 << (end + 1 - word.lowerBound)) != 0, self[key] != nil { length = end + 1 - index }
            }
            if length > 0 { isCut |= 1 << offset }
        }
        return length
    }

    /// Longer words are garbage.
    private static let longestWord = 24
}
