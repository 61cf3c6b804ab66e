/// A word of up to sixteen ASCII letters or signs, compared as numbers are.
struct PackedWord: Hashable {
    private let high, low: UInt64

    /// Nil for longer ones and for those that are not ASCII.
    @inline(__always)
    init?(_ bytes: some Collection<UInt8>) {
        var (high, low, count): (UInt64, UInt64, Int) = (0, 0, 0)
        for byte in bytes {
            guard byte < 0x80, count < 16 else { return nil }
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
            count += 1
        }
        (self.high, self.low) = (high, low)
    }
}
