/// ASCIIHexDecode (ISO 32000-2, 7.4.2).
enum ASCIIHex {
    /// Appends the bytes to `output`, at most `limit` of them. White space is skipped, and so is anything else that is no
    /// digit, which is reported; a missing `>` is not: where the data ends is known anyway.
    static func decode(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        var damage: FilterDamage?
        var high: UInt8?
        var room = limit
        output.makeRoom(for: min(limit, input.count / 2 + 1))
        for index in input.indices {
            let byte = input[index]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            case UInt8(ascii: ">"):
                return finish(high, room: room, damage, &output)
            default:
                if !byte.isWhiteSpace { damage = .corrupt }
                continue
            }
            if let first = high {
                if room == 0 { return .tooLarge }
                output.append(first << 4 | digit)
                room -= 1
                high = nil
            } else {
                high = digit
            }
        }
        return finish(high, room: room, damage, &output)
    }

    /// A digit without its partner counts as if 0 came after it.
    private static func finish(_ high: UInt8?, room: Int, _ damage: FilterDamage?, _ output: inout [UInt8]) -> FilterDamage? {
        guard let high else { return damage }
        if room == 0 { return .tooLarge }
        output.append(high << 4)
        return damage
    }
}

extension UInt8 {
    /// White space as ISO 32000-2, Table 1 has it.
    var isWhiteSpace: Bool {
        switch self {
        case 0, 9, 10, 12, 13, 32: true
        default: false
        }
    }
}
