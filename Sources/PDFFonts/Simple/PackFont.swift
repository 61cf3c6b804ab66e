/// The fonts that the University of Chicago Press set its journals in (`YMath-Pack-One` and on, The Astrophysical Journal before 2001): their glyphs have the
/// names of others ("Egrave" for an en dash, "backslash" for a sign of equality), which readers have taken for what they are ever since.
///
/// Five, Six and Seven have exponents: glyphs that are smaller than the font's size and stand above its baseline; indices are these, shown lower.
enum PackFont {
    /// Scalars by code, 0 where the name of the glyph may be believed, those of exponents as ``RaisedGlyphs`` has them; nil of any other font.
    static func table(of name: FontName) -> [UInt32]? {
        guard name.contains("mathpack", "mathexpert") else { return nil }
        var table = [UInt32](repeating: 0, count: 256)
        for (start, signs) in signs(of: name) {
            for (offset, scalar) in signs.unicodeScalars.enumerated() where scalar != " " && start + offset < table.count {
                table[start + offset] = scalar.value
            }
        }
        for (start, signs) in raisedSigns(of: name) {
            for (offset, scalar) in signs.unicodeScalars.enumerated() where scalar != " " && start + offset < table.count {
                table[start + offset] = RaisedGlyphs.raised(scalar.value)
            }
        }
        return table
    }

    /// Glyphs in a row and the code of the first; a space for none.
    private typealias Row = (start: Int, signs: String)

    private static func signs(of name: FontName) -> [Row] {
        if name.contains("mathpackone") { return roman }
        if name.contains("mathpacktwo") { return italic }
        if name.contains("mathpackfour") { return greek }
        if name.contains("mathpackfive") { return [(0x5B, "−=+±"), (0x5F, "″‴"), (0x7B, "′"), (0x91, ","), (0xC5, "ħ·"), (0xC9, "∅")] }
        if name.contains("mathpackseven") { return [(0x44, "≠"), (0x5D, "×")] }
        if name.contains("mathpacknine") { return [(0x41, "()[]"), (0x50, "∫")] }
        if name.contains("mathexpertone") { return [(0xB0, "§"), (0xB9, "≤≥")] }
        return name.contains("mathexpertseven") ? [(0x28, "©"), (0x2F, "∫"), (0x34, "≡"), (0x44, "∼")] : []
    }

    private static func raisedSigns(of name: FontName) -> [Row] {
        if name.contains("mathpackfive") {
            return [(0x28, "()[],"), (0x2E, ".=0123456789ΣΠ ∞·"), (0x40, "/" + capitals), (0x61, letters), (0x7C, "∈ −"), (0xD2, "$£&")]
        }
        if name.contains("mathpacksix") { return [(0x41, capitals), (0x61, letters)] }
        if name.contains("mathpackseven") { return [(0x61, smallGreek)] }
        return name.contains("mathexpertthree") ? [(0x5F, "⊙")] : []
    }

    private static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let letters = "abcdefghijklmnopqrstuvwxyz"
    private static let smallGreek = "αβγδεζηθκλμνξπρστφχψωϵ"

    /// Accents have no width, and are shown behind their letters.
    private static let roman: [Row] = [
        (0x22, "⟦⟧"), (0x27, "●"), (0x2B, "◆"), (0x3C, "©■▲"), (0x40, "▼"), (0x5C, "ł"), (0x5E, "Ø○\u{300}"), (0x7B, "¢△®\u{307}"),
        (0x85, "●ﬀ‴ﬃﬄ"), (0x8A, "\u{301}\u{300}\u{302}\u{301}\u{308}\u{308}"), (0x90, "æ\u{306}\u{30A}‘‡ı \u{30C}"), (0xA1, "°⇌£†"),
        (0xB0, "ő"), (0xB7, "-–|‖⦀"), (0xBE, "▽ďđĐ|‘’⇓Œœ—·øðð\u{30B}\u{30B}’ﬁﬂ"), (0xFC, "\u{302}⊩Æ"),
    ]

    private static let italic: [Row] = [
        (0x86, "ﬀ"), (0x88, "ﬃﬄ"), (0x90, "æ"), (0x93, "‘‡ı"), (0xA1, "°"), (0xA3, "£†"), (0xC6, "Œœ–·"), (0xCF, "’ﬁﬂȷ"), (0xFE, "Æ"),
    ]

    private static let greek: [Row] = [
        (0x21, "ΓΛΘΞΠΣΦΨΩΔ∇"), (0x30, "\u{307}\u{304} \u{303}\u{302}\u{307}\u{304} \u{303}\u{302}"),
        (0x3A, "∫∑∏|‖⦀′″≈\\|‖⋮()⟦⟧∴∂{}≤≥≮≯⟨⟩⊆⊇∩∪∩∪><≧≦"), (0x61, smallGreek), (0xD3, "‴‹›"),
    ]
}
