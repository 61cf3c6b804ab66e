/// Glyphs that a font has smaller than its size and above its baseline, as exponents: in a font's table their scalars stand in a plane of their own until
/// the page's glyphs are known, whose place and size these are part of.
package enum RaisedGlyphs {
    /// Supplementary Private Use Area-A: what the file has of it is never taken for this, as only fonts that say so have such glyphs.
    private static let plane: UInt32 = 0xF_0000

    /// The size of the glyphs, and their baseline's height above the font's, in ems of the font.
    package static let (size, rise): (Float, Float) = (0.65, 0.385)

    static func raised(_ scalar: UInt32) -> UInt32 { plane | scalar & 0xFFFF }

    /// The scalar of a raised glyph; nil of any other glyph.
    @inlinable
    package static func scalar(_ unicode: UInt32) -> UInt32? {
        // What a file may have of the plane has no surrogates for a place.
        unicode >> 16 == 0xF && unicode & 0xF800 != 0xD800 ? unicode & 0xFFFF : nil
    }
}
