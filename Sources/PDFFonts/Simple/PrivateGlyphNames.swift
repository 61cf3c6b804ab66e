import PDFSyntax

/// Glyph names that programs make up: a letter or two and a number, which is a code or a glyph's number.
struct PrivateGlyphNames {
    private let isHexadecimal: Bool
    private let isCode: Bool

    /// - Parameter names: those names of a font that no list knows. They are taken for codes only if they all look alike and most are
    ///   the codes of letters: glyph numbers of a subset, which start at 1, are none.
    init(names: [String]) {
        let parts = names.compactMap(Self.split)
        let prefix = parts.first?.prefix
        let hexadecimal = parts.contains { $0.digits.contains { !$0.isDigit } }
        isHexadecimal = hexadecimal
        guard parts.count == names.count, parts.count >= 2, parts.allSatisfy({ $0.prefix == prefix }) else {
            isCode = false
            return
        }
        let values = parts.compactMap { Self.value($0.digits, hexadecimal: hexadecimal) }
        isCode =
            values.count == parts.count && values.allSatisfy { 0x20...0xFF ~= $0 }
            && values.filter { 0x41...0x7A ~= $0 }.count * 2 > values.count
    }

    /// The scalar that such a name stands for, its number taken as a WinAnsi code.
    func scalar(_ name: String) -> UInt32? {
        guard isCode, let parts = Self.split(name), let value = Self.value(parts.digits, hexadecimal: isHexadecimal), value < 256 else {
            return nil
        }
        let scalar = UInt32(Encodings.winAnsi[value])
        return scalar == 0 ? nil : scalar
    }

    /// The glyph number in names like `g12`, `glyph12`, `cid12`, `index12`, `gid00012`.
    static func glyphNumber(_ name: String) -> Int? {
        guard let parts = split(name), ["g", "glyph", "cid", "index", "gid", "G"].contains(parts.prefix) else { return nil }
        return value(parts.digits, hexadecimal: false)
    }

    private static func split(_ name: String) -> (prefix: String, digits: [UInt8])? {
        let bytes = Array(name.utf8)
        var start = bytes.firstIndex(where: \.isDigit) ?? bytes.count
        // In `CA0` the A may be a digit: only if the rest is one too.
        if bytes.count == 3, start > 1, bytes[1].hexValue != nil, bytes[2].hexValue != nil { start = 1 }
        guard start > 0, start < bytes.count, bytes.count - start <= 5, bytes[start...].allSatisfy({ $0.hexValue != nil }) else {
            return nil
        }
        return (String(decoding: bytes[..<start], as: UTF8.self), Array(bytes[start...]))
    }

    private static func value(_ digits: [UInt8], hexadecimal: Bool) -> Int? {
        var result = 0
        for digit in digits {
            guard let value = digit.hexValue, hexadecimal || value < 10 else { return nil }
            result = result * (hexadecimal ? 16 : 10) + Int(value)
        }
        return result
    }
}
