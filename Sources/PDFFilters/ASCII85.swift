/// ASCII85Decode (ISO 32000-2, 7.4.3): five characters from `!` to `u` for four bytes, `z` for four zeros, `~>` at the end.
enum ASCII85 {
    /// Appends the bytes to `output`, at most `limit` of them. Anything else than white space that does not belong there is
    /// skipped and reported. A missing `~>` is not reported, and the `<~` that other users of the encoding put first is dropped.
    static func decode(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        var damage: FilterDamage?
        var group: UInt64 = 0
        var digits = 0
        var room = limit
        var index = bodyStart(input)
        output.makeRoom(for: min(limit, (input.count / 5 + 1) * 4))

        while index < input.count {
            let byte = input[index]
            index += 1
            switch byte {
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                group = group * 85 + UInt64(byte - UInt8(ascii: "!"))
                digits += 1
                if digits < 5 { continue }
                // Five digits reach past 32 bits only in broken data; the low 32 are as good a guess as any.
                if group > UInt64(UInt32.max) { damage = .corrupt }
                if room < 4 { return put(group, count: room, into: &output, .tooLarge) }
                _ = put(group, count: 4, into: &output, nil)
                room -= 4
                group = 0
                digits = 0
            case UInt8(ascii: "z"):
                if digits > 0 {
                    damage = .corrupt
                    continue
                }
                if room < 4 { return put(0, count: room, into: &output, .tooLarge) }
                _ = put(0, count: 4, into: &output, nil)
                room -= 4
            case UInt8(ascii: "~"):
                return finish(group, digits, room: room, damage, &output)
            default:
                if !byte.isWhiteSpace { damage = .corrupt }
            }
        }
        return finish(group, digits, room: room, damage, &output)
    }

    private static func bodyStart(_ input: Span<UInt8>) -> Int {
        var index = 0
        while index < input.count, input[index].isWhiteSpace { index += 1 }
        if index + 1 < input.count, input[index] == UInt8(ascii: "<"), input[index + 1] == UInt8(ascii: "~") { return index + 2 }
        return index
    }

    /// The last group of n digits stands for n - 1 bytes; the digits that were left out count as `u`.
    private static func finish(
        _ group: UInt64, _ digits: Int, room: Int, _ damage: FilterDamage?, _ output: inout [UInt8]
    ) -> FilterDamage? {
        if digits == 0 { return damage }
        if digits == 1 { return damage ?? .corrupt }
        var group = group
        for _ in digits..<5 { group = group * 85 + 84 }
        let damage = group > UInt64(UInt32.max) ? .corrupt : damage
        if room < digits - 1 { return put(group, count: room, into: &output, .tooLarge) }
        return put(group, count: digits - 1, into: &output, damage)
    }

    private static func put(_ group: UInt64, count: Int, into output: inout [UInt8], _ damage: FilterDamage?) -> FilterDamage? {
        for place in 0..<count { output.append(UInt8(truncatingIfNeeded: group >> UInt64(24 - 8 * place))) }
        return damage
    }
}
