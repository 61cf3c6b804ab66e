/// What private use scalars stand for that fonts for fine typesetting give their further forms of figures and letters: XeTeX writes them into ToUnicode, and
/// years and page numbers would be lost.
enum ExpertSigns {
    /// The scalars that a private use one is read as; none where it isn't known.
    static func scalars(_ scalar: UInt32, of name: FontName) -> [UInt32] {
        guard UnicodeValues.isPrivate(scalar) else { return [] }
        if let meant = corporate(scalar) { return [meant] }
        if name.begins(with: "linlibertine", "linbiolinum") { return libertine(scalar) }
        return name.begins(with: "arev") ? arev(scalar) : []
    }

    /// Adobe's corporate use subarea ("Unicode and Glyph Names", corporateuse.txt), which fonts of others' follow (Sabon LT Std, TeX Gyre): figures of
    /// a text's lines, in one width and old-style, small capitals and signs between them, the latter at the places that they have in Latin 1.
    private static func corporate(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0xF638...0xF641: scalar - 0xF638 + 0x30
        case 0xF643...0xF64C: scalar - 0xF643 + 0x30
        case 0xF721, 0xF724, 0xF726, 0xF730...0xF739, 0xF73F, 0xF761...0xF77A, 0xF7A1, 0xF7A2, 0xF7BF, 0xF7E0...0xF7F6, 0xF7F8...0xF7FF:
            scalar & 0xFF
        default: nil
        }
    }

    /// Linux Libertine and Biolinum of 2012: ligatures, small capitals, figures in one width.
    private static func libertine(_ scalar: UInt32) -> [UInt32] {
        switch scalar {
        case 0xE03A: [0x63, 0x6B]
        case 0xE03B: [0x63, 0x68]
        case 0xE03C: [0x74, 0x74]
        case 0xE049: [0x54, 0x68]
        case 0xE051...0xE06A: [scalar - 0xE051 + 0x61]
        case 0xE118...0xE121: [scalar - 0xE118 + 0x30]
        default: []
        }
    }

    /// The letters that Arev has for formulas.
    private static func arev(_ scalar: UInt32) -> [UInt32] {
        switch scalar {
        case 0xEBC1...0xEBDA, 0xEBE1...0xEBFA: [scalar - 0xEB80]
        default: []
        }
    }
}
