/// Fonts of signs that are known by name: their codes mean the same in every file.
enum SymbolicFont {
    /// The scalars of such a font's codes; nil for any other font.
    static func encoding(of name: FontName) -> [UInt32]? {
        switch StandardFont(name) {
        case .symbol: return Encodings.symbol.map(UInt32.init)
        case .zapfDingbats: return Encodings.zapfDingbats.map(UInt32.init)
        default: break
        }
        if name.begins(with: "wingdings2") { return Encodings.wingdings2 }
        if name.begins(with: "wingdings3") { return Encodings.wingdings3 }
        if name.begins(with: "wingdings") { return Encodings.wingdings }
        return name.begins(with: "webdings") ? Encodings.webdings : nil
    }

    /// Whether the private use scalars of a font are those of signs that MathType builds formulae of: arrows over letters, pieces of brackets. What such
    /// codes mean in fonts of bullets isn't what they mean here.
    static func hasPiecesOfFormulae(_ name: FontName) -> Bool { name.begins(with: "mtextra") }

    /// What a private use scalar is in such a font: Windows puts the codes of symbol fonts at U+F000.
    static func scalar(_ scalar: UInt32, in encoding: [UInt32]?) -> UInt32? {
        guard let encoding, 0xF000...0xF0FF ~= scalar, encoding[Int(scalar & 0xFF)] != 0 else { return nil }
        return encoding[Int(scalar & 0xFF)]
    }
}
