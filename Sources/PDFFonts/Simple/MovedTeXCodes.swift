/// TeX's fonts as BaKoMa made them TrueType, which programs that set formulas brought along: JLaTeXMath, Scilab, matplotlib. What TeX has below the space
/// is at U+00A1–U+00AA and U+00AD–U+00C3 in them, and what it has at 0x7F at U+00C4, all else where it was; writers who know no better give that for text,
/// "¡" for a minus and "¼" for π.
enum MovedTeXCodes {
    /// What characters stand for that are said of such a font, by their numbers below 256, 0 for nothing; nil if it is none, or what is said of it isn't codes.
    ///
    /// - Parameter said: of the glyphs that it has.
    static func table(of name: FontName, said: some Sequence<UInt32>) -> [UInt32]? {
        guard let kind = kind(of: name) else { return nil }
        let signs = TeXFontFit.table(kind)
        let known = Set(signs.lazy.map(UInt32.init))
        // A sign that the font hasn't is a code; one that has none is no code.
        var areCodes = false
        for scalar in said where scalar != 0 && scalar != 0x20 && scalar != 0xA0 {
            guard let code = code(scalar), code < signs.count, signs[code] != 0 else { return nil }
            if !known.contains(scalar) { areCodes = true }
        }
        guard areCodes else { return nil }
        return (0..<256).map { scalar in code(UInt32(scalar)).flatMap { $0 < signs.count ? UInt32(signs[$0]) : nil } ?? 0 }
    }

    private static func kind(of name: FontName) -> TeXMetrics.Kind? {
        if name.begins(with: "cmmi", "jlmcmmi") { return .italic }
        if name.begins(with: "cmsy", "jlmcmsy") { return .symbols }
        if name.begins(with: "cmex", "jlmcmex") { return .large }
        return name.begins(with: "cmr1", "cmr5", "cmr6", "cmr7", "cmr8", "cmr9", "jlmcmr") ? .original : nil
    }

    private static func code(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x21...0x7E: Int(scalar)
        case 0xA1...0xAA: Int(scalar - 0xA1)
        case 0xAD...0xC3: Int(scalar - 0xA3)
        case 0xC4: 0x7F
        default: nil
        }
    }
}
