/// Ascending numbers as the differences between them, seven bits to a byte, the lowest first; the highest bit says that more follow. The counts of
/// a page take a byte or two.
enum PackedCounts {
    /// The differences between neighbours. `sums` begins with 0 and ascends.
    static func pack(_ sums: [Int]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sums.count * 2)
        for (before, after) in zip(sums, sums.dropFirst()) {
            var rest = UInt64(max(0, after - before))
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        return bytes
    }

    /// The sums, with 0 in front. Nil for bytes that end within a number, for more than `most` numbers, and for numbers that no document reaches.
    static func sums(_ bytes: [UInt8], most: Int) -> [Int]? {
        var sums = [0]
        sums.reserveCapacity(min(bytes.count, most) + 1)
        var (sum, value, shift) = (0, 0, 0)
        for byte in bytes {
            guard shift < longest else { return nil }
            value |= Int(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            sum += value
            guard sum < Int.max >> 16, sums.count <= most else { return nil }
            sums.append(sum)
            (value, shift) = (0, 0)
        }
        return shift == 0 ? sums : nil
    }

    /// Bits of the longest number.
    private static let longest = 42
}
