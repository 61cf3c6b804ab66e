/// What resource names of fonts stand for, by their hashes: a page switches between a handful of fonts, often.
struct FontNames {
    private var entries: [(hash: UInt64, number: Int32)] = []

    /// Honest pages have dozens; a list of a hundred thousand would be gone through for each.
    private static let most = 512

    @inline(__always)
    static func hash(_ source: borrowing Span<UInt8>, _ name: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
        for index in name { hash = (hash ^ UInt64(source[index])) &* 0x100_0000_01B3 }
        return hash
    }

    /// The number of a font among the page's; nil if the name hasn't been met.
    @inline(__always)
    subscript(hash: UInt64) -> Int32? {
        for index in entries.indices where entries[index].hash == hash { return entries[index].number }
        return nil
    }

    mutating func add(_ hash: UInt64, _ number: Int32) {
        if entries.count >= Self.most { removeAll() }
        entries.append((hash, number))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
