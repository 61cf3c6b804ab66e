/// One way in which a document is damaged.
enum DamageCase: CustomStringConvertible {
    /// Only so many bytes are there.
    case cut(Int)
    /// The byte at a place has another value.
    case change(Int, to: UInt8)

    func damaged(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .cut(let length): return Array(bytes.prefix(length))
        case .change(let place, let value):
            var copy = bytes
            copy[place] = value
            return copy
        }
    }

    var description: String {
        switch self {
        case .cut(let length): "the first \(length) bytes"
        case .change(let place, let value): "byte \(place) changed to \(value)"
        }
    }

    /// The document cut off at every byte.
    static func cuts(_ bytes: [UInt8]) -> [DamageCase] { (0..<bytes.count).map { .cut($0) } }

    /// Every byte changed to `values` others: a bit flipped, the case of a letter, all bits, a space, and so on by a fixed step.
    static func changes(_ bytes: [UInt8], values: Int) -> [DamageCase] {
        bytes.indices.flatMap { place in
            masks.prefix(max(values, 0)).map { DamageCase.change(place, to: bytes[place] ^ $0) }
        }
    }

    /// All 255 changes of a byte, the likeliest first; 167 and 255 have no common divisor, so that each comes once.
    private static let masks: [UInt8] = {
        let first: [UInt8] = [0x01, 0x20, 0xFF, 0x10, 0x80]
        return first + (0..<255).map { UInt8($0 * 167 % 255 + 1) }.filter { !first.contains($0) }
    }()
}
