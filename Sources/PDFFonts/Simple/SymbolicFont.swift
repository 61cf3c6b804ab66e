/// Fonts of signs that are known by name: their codes mean the same in every file.
enum SymbolicFont {
    /// The scalars of such a font's codes; nil for any other font.
    ///
    /// - Parameter isOfWindows: whether the font's Encoding is WinAnsiEncoding, and it has a ToUnicode that may say so, too.
    static func encoding(of name: FontName, saidToBeOfWindows isOfWindows: Bool = false) -> [UInt32]? {
        switch StandardFont(name) {
        case .symbol: return Encodings.symbol.map(UInt32.init)
        case .zapfDingbats: return Encodings.zapfDingbats.map(UInt32.init)
        default: break
        }
        if name.begins(with: "wingdings2") { return Encodings.wingdings2 }
        if name.begins(with: "wingdings3") { return Encodings.wingdings3 }
        if name.begins(with: "wingdings") { return Encodings.wingdings }
        if name.begins(with: "interleafsymbols") { return interleaf }
        if isEuclidSymbol(name) { return Encodings.symbol.map(UInt32.init) }
        if name.begins(with: "cmex", "lmmathextension"), isOfWindows { return extensible }
        return name.begins(with: "webdings") ? Encodings.webdings : MathematicaFont.encoding(of: name)
    }

    /// Of the signs of Interleaf those that its manuals have: the bullet and the mark of a copyright.
    private static let interleaf: [UInt32] = (0..<256).map { $0 == 0x44 ? 0x2022 : $0 == 0x45 ? 0xA9 : 0 }

    /// Brackets in the larger sizes, their pieces, large operators and roots: what TeX's extension font has where ASCII has its characters, which some
    /// writers say of them, in Encoding and ToUnicode ("X" for a sum).
    private static let extensible: [UInt32] = {
        let signs: [UInt32] =
            Array("()[]⌊⌋⌈⌉{}⟨⟩/\\/\\".unicodeScalars.map(\.value)) + [0x239B, 0x239E, 0x23A1, 0x23A4, 0x23A3, 0x23A6, 0x23A2, 0x23A5]
            + [0x23A7, 0x23AB, 0x23A9, 0x23AD, 0x23A8, 0x23AC, 0x23AA, 0x23D0, 0x239D, 0x23A0, 0x239C, 0x239F]
            + Array("⟨⟩⊔⊔∮∮⊙⊙⊕⊕⊗⊗∑∏∫⋃⋂⊎⋀⋁∑∏∫⋃⋂⊎⋀⋁∐∐".unicodeScalars.map(\.value))
        return (0..<256).map { code in
            if code >= 0x20, code - 0x20 < signs.count { return signs[code - 0x20] }
            return 0x70...0x74 ~= code ? 0x221A : 0
        }
    }()

    /// What a letter of ToUnicode's is in Symbol, which has those of Greek alone: macOS, which numbers the codes of fonts anew, gives the codes that Symbol
    /// had for them. Nil in any other font, and for all else.
    static func greek(_ scalar: UInt32, of name: FontName) -> UInt32? {
        guard scalar | 0x20 &- 0x61 < 26, StandardFont(name) == .symbol else { return nil }
        return UInt32(Encodings.symbol[Int(scalar)])
    }

    /// Whether the private use scalars of a font are those of signs that MathType builds formulae of: arrows over letters, pieces of brackets. What such
    /// codes mean in fonts of bullets isn't what they mean here.
    static func hasPiecesOfFormulae(_ name: FontName) -> Bool { name.begins(with: "mtextra") }

    /// MathType's fonts that have Symbol's codes; the others are what one publisher calls them.
    private static func isEuclidSymbol(_ name: FontName) -> Bool { name.begins(with: "euclidsymbol", "advttab7e17fd", "advttec1d2308") }

    /// What a code of MathType's other fonts shows, as far as papers have it: 0 for the rest. Nil for another font.
    private static func euclid(_ code: UInt32, of name: FontName) -> UInt32? {
        if name.begins(with: "euclidextra", "advttcad11138") {
            switch code {
            case 0x3F: return 0x226B
            case 0x4B: return 0x2026
            case 0x4C: return 0x22EF
            case 0x4D: return 0x22EE
            case 0x4F: return 0x22F1
            case 0x65: return 0x2299
            default: return 0
            }
        }
        if name.begins(with: "euclidmathone", "advtt8f3612e7") { return code == 0xE5 ? 0x22C6 : 0 }
        guard name.begins(with: "euclidmathtwo", "advtt426b32fa") else { return nil }
        switch code {
        case 0x84: return 0x2A7D
        case 0x85: return 0x2A7E
        case 0x88: return 0x2272
        case 0x89: return 0x2273
        default: return 0
        }
    }

    /// Whether the font is one of these: the letters of its codes are none.
    static func isOfEuclid(_ name: FontName) -> Bool { euclid(0, of: name) != nil }

    /// What a code of such a font shows, or, where Differences names a scalar, what that does; nil where it isn't known.
    static func signOfEuclid(_ code: Int, _ glyph: String?, of name: FontName) -> UInt32? {
        let scalars = glyph.map { GlyphName.scalars($0) } ?? []
        let place = scalars.count == 1 ? scalars[0] : UInt32(truncatingIfNeeded: code)
        return euclid(place, of: name).flatMap { $0 == 0 ? nil : $0 }
    }

    /// Whether a private use scalar is the blank of a font of signs, as Windows has it.
    static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0xF020 || scalar == 0xF0A0 }

    /// What a private use scalar is in the font that LibreOffice sets formulae in, in Computer Modern Unicode, in MathType's fonts and in those of icons;
    /// nil in any other font.
    static func sign(_ scalar: UInt32, of name: FontName) -> UInt32? {
        guard UnicodeValues.isPrivate(scalar) else { return nil }
        if name.begins(with: "cmuserif", "cmusans", "cmutypewriter", "cmuconcrete", "cmubright", "cmuclassical") { return letters[scalar] }
        if IconFont.isOne(name) { return IconFont.sign(scalar) ?? 0x20 }
        if 0xF021...0xF0FF ~= scalar, scalar != 0xF0A0, let sign = euclid(scalar & 0xFF, of: name) { return sign == 0 ? nil : sign }
        guard name.begins(with: "opensymbol", "starsymbol", "starmath") else { return nil }
        switch scalar {
        // A bullet that was set in Symbol, as those of Word's lists; what was set in Wingdings.
        case 0xF0B7: return 0x2022
        case 0xF021...0xF0FF: return Encodings.wingdings[Int(scalar & 0xFF)] == 0 ? nil : Encodings.wingdings[Int(scalar & 0xFF)]
        case 0xE0AC...0xE0B6: return capitals[Int(scalar - 0xE0AC)]
        case 0xE0B7...0xE0C7: return scalar - 0xE0B7 + 0x3B1
        case 0xE0C8...0xE0CE: return scalar - 0xE0C8 + 0x3C3
        default: return signs[scalar]
        }
    }

    /// Those that Latin has not.
    private static let capitals: [UInt32] = [0x393, 0x394, 0x398, 0x39B, 0x39E, 0x3A0, 0x3A3, 0x3A5, 0x3A6, 0x3A8, 0x3A9]

    /// The Greek letters of the phonetic alphabet in Computer Modern Unicode 0.7, with which documents of 2011 set Greek (dithesis of TeX Live), as its
    /// glyphs are named (`lambda.ipa`).
    private static let letters: [UInt32: UInt32] = [
        0xF147: 0x3B2, 0xF149: 0x3B8, 0xF14A: 0x3C7, 0xF166: 0x3BB, 0xF169: 0x3C9, 0xF17D: 0x3B3,
    ]

    private static let signs: [UInt32: UInt32] = [
        0xE083: 0x2B, 0xE084: 0x3C, 0xE085: 0x3E, 0xE086: 0x2264, 0xE087: 0x2265, 0xE089: 0x2208, 0xE08A: 0x192, 0xE08B: 0x2026,
        0xE08C: 0x2192, 0xE08D: 0x221A, 0xE08E: 0x221A, 0xE090: 0x2016, 0xE09E: 0x28, 0xE09F: 0x29, 0xE0A0: 0x2221, 0xE0CF: 0x3B5,
        0xE0D0: 0x3D1, 0xE0D1: 0x3D6, 0xE0D3: 0x3C2, 0xE0D4: 0x3C6, 0xE0D5: 0x2202, 0xE0D9: 0x22A4, 0xE0DB: 0x2190, 0xE0DC: 0x2191,
        0xE0DD: 0x2193,
    ]

    /// What a code shows in the fonts that had the rupee's sign before Unicode had it (RupeeForadian), in place of a grave accent; nil for all else.
    static func currency(_ code: Int, of name: FontName) -> UInt32? { code == 0x60 && name.begins(with: "rupee") ? 0x20B9 : nil }

    /// Whether a font has no letters, so that those a writer gives for its codes are codes themselves.
    static func hasNoLetters(_ name: FontName, said toUnicode: ToUnicodeMap) -> Bool {
        if name.begins(with: "wingdings") || name.begins(with: "webdings") { return true }
        if StandardFont(name) == .symbol { return areCodesOfSymbol(toUnicode) }
        // What is said of these may be right: then it is Greek.
        return isEuclidSymbol(name) && toUnicode.values.prefix(0x100).contains { $0 | 0x20 &- 0x61 < 26 || 0xA1...0xA8 ~= $0 }
    }

    /// Whether all that is said of Symbol are its codes, as Word's for macOS are: some of them are letters or signs of Latin that it has nothing like. Others
    /// it has under another scalar, which is said as well: a micro sign for its mu, a hyphen for its minus.
    private static func areCodesOfSymbol(_ toUnicode: ToUnicodeMap) -> Bool {
        var areCodes = false
        for value in toUnicode.values where value != 0 && value != 0x20 && value != 0xA0 {
            guard 0x21...0xFF ~= value, Encodings.symbol[Int(value)] != 0 else { return false }
            switch value {
            case 0xD7, 0xF7: break
            case 0xA2, 0xA3, 0xA5, 0xA7, 0xA9, 0xAA, 0xAB, 0xAE, 0xB6, 0xB9...0xBB, 0xBF...0xFF:
                if !Encodings.symbol.contains(UInt16(value)) { areCodes = true }
            default: break
            }
        }
        return areCodes
    }

    /// What a private use scalar is in such a font: Windows puts the codes of symbol fonts at U+F000.
    static func scalar(_ scalar: UInt32, in encoding: [UInt32]?) -> UInt32? {
        guard let encoding, 0xF000...0xF0FF ~= scalar, encoding[Int(scalar & 0xFF)] != 0 else { return nil }
        return encoding[Int(scalar & 0xFF)]
    }
}
