extension Span<UInt8> {
    /// Whether a byte is among these. Without a way out before the end, so that many are compared at once: for bytes that are seldom there.
    func holds(_ byte: UInt8) -> Bool {
        var found: UInt8 = 0
        for index in indices { found |= self[index] == byte ? 1 : 0 }
        return found != 0
    }
}
