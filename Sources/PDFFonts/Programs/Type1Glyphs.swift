import PDFSyntax

/// The names of a Type 1 program's glyphs in the order of its CharStrings (Adobe Type 1 Font Format, chapters 6 and 7), which stand in the encrypted part: what
/// the CIDs of a composite font mean where a writer made one of such a program.
enum Type1Glyphs {
    private static let mostGlyphs = 0x10000
    /// Bytes of a name, and those that the encrypted part begins with.
    private static let longestName = 128
    private static let seedBytes = 4

    /// Nil where there are none.
    static func read(_ bytes: [UInt8]) -> ProgramEncoding? {
        let source = bytes.span
        guard let mark = source.firstIndex(of: "eexec", from: 0, to: source.count) else { return nil }
        let plain = decrypted(bytes, from: mark + 5)
        let text = plain.span
        guard let start = text.firstIndex(of: "/CharStrings", from: 0, to: text.count) else { return nil }
        var names: [String] = []
        var position = start + 12
        while names.count < mostGlyphs, let entry = entry(text, from: position) {
            names.append(String(decoding: plain[entry.name], as: UTF8.self))
            position = entry.end
        }
        // A program's first glyph is the one for what it has not.
        if let place = names.firstIndex(of: ".notdef"), place > 0 { names.swapAt(0, place) }
        guard names.count > 1 else { return nil }
        var result = ProgramEncoding()
        result.glyphs = Array(repeating: 0, count: names.count)
        for (glyph, name) in names.enumerated() where name != ".notdef" { result.setGlyph(glyph, GlyphName.scalars(name)) }
        return result
    }

    /// The next glyph, `/name 42 RD …`: where its name is, and where what draws it ends; nil behind the last one.
    private static func entry(_ text: borrowing Span<UInt8>, from start: Int) -> (name: Range<Int>, end: Int)? {
        var position = start
        // What ends one, and before the first what begins them all.
        while position < text.count, text[position] != 0x2F {
            if text[position] == 0x65, text.matches("end", at: position), position + 3 < text.count, text[position + 3] <= 0x20 {
                return nil
            }
            position += 1
        }
        let name = position + 1
        position = name
        while position < text.count, text[position] > 0x20, position - name <= longestName { position += 1 }
        let end = position
        guard end > name, end - name <= longestName else { return nil }
        while position < text.count, text[position] <= 0x20 { position += 1 }
        var length = 0
        let digits = position
        while position < text.count, text[position] &- 0x30 < 10, position - digits < 7 {
            length = length * 10 + Int(text[position] - 0x30)
            position += 1
        }
        guard position > digits else { return nil }
        while position < text.count, text[position] <= 0x20 { position += 1 }
        // `RD` or `-|`.
        while position < text.count, text[position] > 0x20 { position += 1 }
        guard length <= text.count - position - 1 else { return nil }
        return (name..<end, position + 1 + length)
    }

    /// What stands behind `eexec`, in bytes or in hexadecimal.
    private static func decrypted(_ bytes: [UInt8], from start: Int) -> [UInt8] {
        var position = start
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        // The head of a segment of a PFB file.
        if position + 6 <= bytes.count, bytes[position] == 0x80, bytes[position + 1] == 0x02 { position += 6 }
        guard position + seedBytes <= bytes.count else { return [] }
        let isHexadecimal = bytes[position..<(position + seedBytes)].allSatisfy { $0.hexValue != nil }
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count - position) / (isHexadecimal ? 2 : 1))
        var key: UInt16 = 55665
        func decrypt(_ byte: UInt8) -> UInt8 {
            let plain = byte ^ UInt8(key >> 8)
            key = (UInt16(byte) &+ key) &* 52845 &+ 22719
            return plain
        }
        if isHexadecimal {
            var high: UInt8?
            for byte in bytes[position...] {
                guard let digit = byte.hexValue else { continue }
                if let first = high {
                    result.append(decrypt(first << 4 | digit))
                    high = nil
                } else {
                    high = digit
                }
            }
        } else {
            for byte in bytes[position...] { result.append(decrypt(byte)) }
        }
        return Array(result.dropFirst(seedBytes))
    }
}
