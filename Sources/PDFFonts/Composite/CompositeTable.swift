/// The tables of a composite font: codes, CIDs, widths and Unicode. Three array reads a glyph.
final class CompositeTable: Sendable {
    let cmap: CMap
    let widths: CIDWidths
    /// By code.
    let toUnicode: ToUnicodeMap
    /// By CID: what the character collection, or the font program, says.
    let cidUnicode: CIDUnicode

    init(cmap: CMap, widths: CIDWidths, toUnicode: ToUnicodeMap, cidUnicode: CIDUnicode) {
        self.cmap = cmap
        self.widths = widths
        self.toUnicode = toUnicode
        self.cidUnicode = cidUnicode
    }

    /// What its own tables take in memory; those of collections are there once.
    var byteCount: Int { cmap.byteCount + widths.byteCount + toUnicode.byteCount }

    /// For simple fonts, which have none.
    static let empty = CompositeTable(
        cmap: .identity(isVertical: false), widths: CIDWidths(), toUnicode: ToUnicodeMap(), cidUnicode: CIDUnicode())

    func byteCount(of code: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: cmap.byteCount(of: code)) }

    @inline(__always)
    func glyph(code: UInt32, byteCount: UInt8) -> DecodedGlyph {
        let cid = cmap.cid(code)
        var unicode = toUnicode[code]
        if unicode == 0 { unicode = fallback(code, cid) }
        return DecodedGlyph(code: code, unicode: unicode, width: widths.width(cid), byteCount: byteCount)
    }

    @inline(__always)
    private func fallback(_ code: UInt32, _ cid: UInt16) -> UInt32 {
        let scalar = cmap.scalar(code)
        if scalar > 0x1F, scalar < 0xD800 || (scalar > 0xF8FF && scalar < 0xF0000), scalar & 0xFFFE != 0xFFFE { return scalar }
        return cidUnicode[cid]
    }

    func verticalGlyph(code: UInt32, byteCount: UInt8) -> DecodedGlyph {
        var glyph = glyph(code: code, byteCount: byteCount)
        let metrics = widths.vertical(cmap.cid(code))
        glyph.verticalAdvance = metrics.advance
        glyph.originX = metrics.originX
        glyph.originY = metrics.originY
        return glyph
    }

    func decode(codes: Span<UInt16>, into output: inout [ShownCode]) {
        output.append(addingCapacity: codes.count) { shown in
            for index in codes.indices {
                let code = UInt32(codes[index])
                let cid = cmap.cid(code)
                var unicode = toUnicode[code]
                if unicode == 0 { unicode = fallback(code, cid) }
                shown.append(ShownCode(unicode: unicode, width: widths.width(cid), isSpaceCode: false))
            }
        }
    }

    func decode(_ bytes: Span<UInt8>, into output: inout [DecodedGlyph]) {
        var index = 0
        if cmap.isTwoByte {  // half a code at the end is none
            let isVertical = cmap.isVertical
            output.append(addingCapacity: bytes.count / 2) { decoded in
                while index + 1 < bytes.count {
                    let code = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
                    decoded.append(isVertical ? verticalGlyph(code: code, byteCount: 2) : glyph(code: code, byteCount: 2))
                    index += 2
                }
            }
            return
        }
        while index < bytes.count {
            let (code, length) = cmap.next(bytes, at: index)
            let byteCount = UInt8(truncatingIfNeeded: length)
            output.append(cmap.isVertical ? verticalGlyph(code: code, byteCount: byteCount) : glyph(code: code, byteCount: byteCount))
            index += max(length, 1)
        }
    }
}
