/// FNV-1a with 128 bits (the offset basis and prime of Fowler, Noll and Vo): the same on every system and in every release.
///
/// It tells documents apart. It is no protection: whoever wants to can make two documents with the same digest.
struct StableDigest {
    private(set) var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    }

    /// Adds a number in eight bytes, lowest first.
    mutating func add(_ number: Int) {
        let bits = UInt64(bitPattern: Int64(number))
        add((0..<8).lazy.map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) })
    }

    /// 32 digits of base 16, in lower case.
    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 32 - digits.utf8.count) + digits
    }
}
