/// The ligatures of Calibri by glyph number, which printing from Windows keeps. Its writers make fonts of their own of the glyphs that have no code, without
/// the letters beside them, and without Unicode (Harmattan-features.pdf of fonts-sil-harmattan), or with the glyph's number for a character, so that readers
/// show "informaƟon", "aƩribute", "soŌware", "plaƞorm", "seƫng", "eĸcient", "Ňow", as thousands of files in public do.
enum CalibriLigatures {
    static func letters(ofGlyph glyph: Int) -> String? { ligatures[glyph] }

    private static let ligatures = [
        299: "ff", 302: "fi", 312: "ffi", 327: "fl", 332: "ft", 414: "tf", 415: "ti", 425: "tt", 427: "tti",
    ]
}
