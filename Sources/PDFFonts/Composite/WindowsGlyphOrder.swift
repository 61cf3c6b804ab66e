/// The glyph numbers of the fonts that came with Windows 3.1 and their successors: in all of them the first 258 stand in the order of the
/// Macintosh set. Writers that keep a font's glyph numbers and leave out its cmap and ToUnicode can still be read.
enum WindowsGlyphOrder {
    /// The font's own numbers are kept where this many glyphs are left: a subset numbered anew has only those it uses.
    private static let minimumGlyphCount = 600

    /// Scalars by glyph number; nil for other fonts, and for subsets that may be numbered anew.
    /// - Parameter glyphCount: of the embedded program; nil if there is none, and the numbers are those of the reader's font.
    static func scalars(_ name: FontName, glyphCount: Int?) -> [UInt32]? {
        if let glyphCount, glyphCount < minimumGlyphCount { return nil }
        guard name.begins(with: "arial", "timesnewroman", "couriernew", "verdana", "tahoma"), !name.contains("narrow", "black", "unicode")
        else { return nil }
        return Encodings.macintoshGlyphs.map(UInt32.init)
    }
}
