import PDFSyntax

/// TrueType fonts that pdftops made of a composite one, which PostScript of old has none of: 256 glyphs each, numbered as in the whole (`Name_00`, `Name_01`,
/// …). What Ghostscript makes of them again are simple fonts without an encoding, whose codes are the numbers of glyphs.
enum SplitGlyphs {
    /// Scalars by code, 0 for unknown, of the first 256; nil of other fonts.
    static func scalars(_ name: FontName, _ widths: SimpleWidths) -> [UInt32]? {
        guard name.text.hasSuffix("_00"), widths.isGiven else { return nil }
        if let known = KeptGlyphOrder.scalars(CIDWidths(widths)) { return known }
        // Where the widths tell nothing, the space does, whose code is a control's else.
        guard !widths.isUsed(1), !widths.isUsed(2), let space = widths[codeOfSpace], widthsOfSpaces.contains(space) else { return nil }
        return (0...(0x7E - run)).map { $0 >= codeOfSpace ? UInt32($0 + run) : 0 }
    }

    /// What is added to a glyph's number to give its character, in most fonts, and the number of their space.
    private static let run = 29
    private static let codeOfSpace = 3
    /// Of an em, in thousandths: those of typewriters are the widest.
    private static let widthsOfSpaces: ClosedRange<Double> = 150...650
}
