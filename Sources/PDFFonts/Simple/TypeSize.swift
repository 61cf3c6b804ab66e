/// How large the type of a Type 3 font is whose matrix doesn't tell: where a unit of glyph space is a dot of its bitmaps, and a unit of text space, too,
/// a font of size 1 has letters forty units wide.
enum TypeSize {
    /// - Parameters:
    ///   - glyphs: with widths in text space.
    ///   - names: of the glyphs, by code.
    ///   - known: the size by glyph space, if it is known.
    ///   - scale: units of text space in one of glyph space.
    /// - Returns: an em in units of text space; 1 where the matrix tells.
    static func em(_ glyphs: [DecodedGlyph], names: (Int) -> String?, procedures: GlyphProcedures?, known: Double?, scale: Double) -> Double
    {
        var (sum, count) = (0.0, 0.0)
        for glyph in glyphs where glyph.width > 0 {
            sum += Double(glyph.width)
            count += 1
        }
        guard count > 0, sum / count > widestLetter else { return 1 }
        // Whatever the boxes say, letters are neither specks nor several ems wide.
        let plausible = sum / count / 2...sum / count * 8
        if let known { return plausible.contains(known * scale) ? known * scale : 1 }
        guard let procedures else { return 1 }
        var sizes: [Double] = []
        for glyph in glyphs where glyph.width > 0 {
            guard let height = height(glyph.unicode), let box = names(Int(glyph.code)).flatMap({ procedures.box($0) }) else { continue }
            sizes.append(max(box.top, -box.bottom) * scale / height)
            if sizes.count == most { break }
        }
        guard sizes.count >= fewest else { return 1 }
        sizes.sort()
        let size = sizes[sizes.count / 2]
        return plausible.contains(size) ? size : 1
    }

    /// Of letters and figures that stand on the line, in ems: much the same in all fonts of text.
    private static func height(_ scalar: UInt32) -> Double? {
        switch scalar {
        case 0x30...0x39: 0.66
        case 0x41...0x50, 0x52...0x5A: 0.68
        case 0x62, 0x64, 0x66, 0x68, 0x6B, 0x6C: 0.69
        case 0x61, 0x63, 0x65, 0x6D, 0x6E, 0x6F, 0x72, 0x73, 0x75...0x78, 0x7A: 0.45
        default: nil
        }
    }

    /// On the average, in ems, at the most.
    private static let widestLetter = 1.1
    /// Letters to measure.
    private static let (fewest, most) = (3, 9)
}
