/// The tables of a composite font. (Codespaces, CIDs, widths and Unicode are filled in by its loader.)
struct CompositeTable: Sendable {
    var isVertical = false

    func byteCount(of code: UInt32) -> UInt8 { 2 }

    func glyph(code: UInt32, byteCount: UInt8) -> DecodedGlyph {
        DecodedGlyph(code: code, unicode: 0, width: 1, byteCount: byteCount)
    }

    func decode(_ bytes: Span<UInt8>, into output: inout [DecodedGlyph]) {
        var index = 0
        while index + 1 < bytes.count {
            output.append(glyph(code: UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1]), byteCount: 2))
            index += 2
        }
    }
}
