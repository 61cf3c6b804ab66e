/// Makes keys of the bytes a terminal sends (ECMA-48, as xterm and its like use it).
struct KeyParser {
    private var pending: [UInt8] = []

    /// No sequence of a key is longer; what is, is thrown away.
    private static let longestSequence = 32

    /// Whether an escape character is waiting for what follows. When nothing does, it was the escape key: see ``flush()``.
    var isWaiting: Bool { !pending.isEmpty }

    /// Takes bytes and gives the keys they complete.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let (key, length) = next() {
            pending.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Nothing follows for now: an escape character alone is the escape key, anything unfinished is nothing.
    mutating func flush() -> [Key] {
        defer { pending = [] }
        return pending == [0x1B] ? [.escape] : []
    }

    /// The next key (nil: bytes that are no key) and the bytes it takes; nil when there are too few.
    private func next() -> (Key?, Int)? {
        guard let first = pending.first else { return nil }
        if first == 0x1B { return sequence() }
        if first < 0x20 || first == 0x7F { return (Self.control(first), 1) }
        let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 0
        guard length > 0 else { return (nil, 1) }
        guard pending.count >= length else { return nil }
        let text = String(validating: pending.prefix(length), as: UTF8.self)
        return (text?.first.map(Key.character), text == nil ? 1 : length)
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: nil
        }
    }

    private func sequence() -> (Key?, Int)? {
        guard pending.count >= 2 else { return nil }
        // An escape character in front of anything but a sequence is the key itself.
        guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else { return (.escape, 1) }
        guard let end = pending.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(pending[$0]) }) else {
            return pending.count > Self.longestSequence ? (nil, pending.count) : nil
        }
        // The mouse's reports have a mark in front (xterm, "SGR" mode).
        let isMouse = pending[2] == UInt8(ascii: "<")
        let parameters = pending[(isMouse ? 3 : 2)..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
        return (isMouse ? Self.click(pending[end], parameters) : Self.key(pending[end], parameters), end + 1)
    }

    /// The first button going down, without other keys. Nothing else of the mouse means anything.
    private static func click(_ final: UInt8, _ parameters: [Int]) -> Key? {
        guard final == UInt8(ascii: "M"), parameters.count == 3, parameters[0] == 0 else { return nil }
        return .click(column: parameters[1], row: parameters[2])
    }

    private static func key(_ final: UInt8, _ parameters: [Int]) -> Key? {
        // 1 + (1: shift, 2: alt, 4: control)
        let modifiers = (parameters.count > 1 ? parameters[1] : 1) - 1
        switch final {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        case UInt8(ascii: "C"): return modifiers & 4 != 0 ? .controlRight : modifiers & 1 != 0 ? .shiftRight : .right
        case UInt8(ascii: "D"): return modifiers & 4 != 0 ? .controlLeft : modifiers & 1 != 0 ? .shiftLeft : .left
        case UInt8(ascii: "H"): return .home
        case UInt8(ascii: "F"): return .end
        case UInt8(ascii: "R"): return parameters.count == 2 ? .cursor(row: parameters[0]) : nil
        case UInt8(ascii: "~"):
            switch parameters.first {
            case 1, 7: return .home
            case 4, 8: return .end
            case 5: return modifiers & 1 != 0 ? .shiftPageUp : .pageUp
            case 6: return modifiers & 1 != 0 ? .shiftPageDown : .pageDown
            default: return nil
            }
        default: return nil
        }
    }
}
