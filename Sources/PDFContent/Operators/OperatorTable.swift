/// From the bytes of an operator to its case: the up to three bytes, packed into an integer, looked up in 256 open-addressed slots.
struct OperatorTable {
    private struct Slot {
        var key: UInt32 = 0
        var operation = ContentOperator.endPath
    }

    // An array, not an `InlineArray`: that would be copied, all of it, for each lookup.
    private let slots: [Slot]

    init() {
        var slots = Array(repeating: Slot(), count: 256)
        for candidate in ContentOperator.allCases {
            var key: UInt32 = 0
            for byte in candidate.rawValue.utf8 { key = key << 8 | UInt32(byte) }
            var slot = Self.slot(key)
            while slots[slot].key != 0 { slot = (slot + 1) & 255 }
            slots[slot] = Slot(key: key, operation: candidate)
        }
        self.slots = slots
    }

    @inline(__always)
    private static func slot(_ key: UInt32) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 24) }

    /// Nil for an unknown operator, which is skipped, not an error (§7.8.2).
    @inline(__always)
    subscript(key: UInt32) -> ContentOperator? {
        var slot = Self.slot(key)
        while true {
            let found = slots[slot]
            if found.key == 0 { return nil }
            if found.key == key { return found.operation }
            slot = (slot + 1) & 255
        }
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
