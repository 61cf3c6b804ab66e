import PDFSyntax

/// The fonts that 3B2 (Arbortext's system, which many journals are set with) shows formulae in: TeX's by their signs, with names of its own for the
/// glyphs. Code 20 is `C20`, 65 is `A`, and where no ASCII is left come names of other letters ("¼" for an equals sign, "ð" for a bracket). Its ToUnicode
/// believes these.
enum PressFont {
    /// Scalars by the places that its glyphs have in such a font, 0 for none; nil of any other font.
    static func table(of name: FontName) -> [UInt32]? {
        if name.begins(with: "pichars1") { return greek(signs: uprightSigns) }
        if name.begins(with: "pichars2") { return greek(signs: slantedSigns) }
        guard let kind = kind(of: name) else { return nil }
        var table = TeXFontFit.table(kind).map(UInt32.init)
        let added: [(start: Int, signs: String)] =
            switch kind {
            case .symbols: [(0x80, "∠≅⋈⊨⇌()+=[]")]
            case .large: [(0x84, "∫∫∮∮")]
            default: []
            }
        for (start, signs) in added {
            for (offset, scalar) in signs.unicodeScalars.enumerated() where start + offset < table.count {
                table[start + offset] = scalar.value
            }
        }
        return table
    }

    /// Publishers that hide which fonts they have give them numbers, behind letters drawn by lot: "SrphvrAdvP4C4E74".
    private static func kind(of name: FontName) -> TeXMetrics.Kind? {
        if name.begins(with: "texcm") {
            if name.contains("symbols") { return .symbols }
            if name.contains("extension") { return .large }
            if name.contains("italic") { return .italic }
            return name.contains("roman") ? .original : nil
        }
        if name.contains("advp4c4e74", "advp4c4e3a") || name.begins(with: "advmtsy", "minionmathsymbols") { return .symbols }
        if name.contains("advp4c4e46") { return .large }
        if name.contains("advp4c4e51") { return .italic }
        return name.contains("advp4c4e59") ? .original : nil
    }

    /// Where a glyph of such a font stands in it, by its name, or, where the file gives none, by its code.
    ///
    /// - Parameters:
    ///   - name: what Differences says.
    ///   - base: what the base encoding has for the code, if the file names one.
    static func place(_ code: Int, name: String?, base: UInt16?) -> Int? {
        if let name {
            if let number = number(name) { return number }
            let scalars = GlyphName.scalars(name)
            if scalars.count == 1 { return place(scalars[0]) }
            return name == "ff" ? 0x80 : name == "ffi" ? 0x81 : name == "ffl" ? 0x82 : nil
        }
        guard let base else { return code }
        return base == 0 ? nil : place(UInt32(base))
    }

    /// The number of `C20`.
    private static func number(_ name: String) -> Int? {
        let bytes = name.utf8
        guard 2...4 ~= bytes.count, bytes.first == 0x43, bytes.dropFirst().allSatisfy(\.isDigit) else { return nil }
        return bytes.dropFirst().reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func place(_ scalar: UInt32) -> Int? {
        switch scalar {
        case 0x20...0x7E: Int(scalar)
        case 0x2019: 0x27
        case 0x2018: 0x60
        case 0: nil
        default: letters.firstIndex(of: scalar).map { 0x7F + $0 }
        }
    }

    /// From 0x7F on: "€", three ligatures, and letters and signs of Latin 1; two have no name.
    private static let letters: [UInt32] = [0x20AC, 0xFB00, 0xFB03, 0xFB04, 0, 0xD0, 0xF0, 0xDE, 0xFE, 0xBC, 0xBD, 0, 0xB1]

    /// Letters of Greek, where Latin has its own, and other signs.
    ///
    /// - Parameter signs: from 0x21 on; a space for none.
    private static func greek(signs: String) -> [UInt32] {
        var table = [UInt32](repeating: 0, count: 0x80)
        for (offset, scalar) in signs.unicodeScalars.enumerated() where scalar != " " { table[0x21 + offset] = scalar.value }
        return table
    }

    private static let uprightSigns = #"∝∮∏∫≅≈′⊂⊃∼±∵ ● ≷∅  ><×−°≶≡∴⟪ ⟫∞″ ςΨΔϵΦΓ∇  ϰΛ  ΩΠ ϱΣ Υ∨ϑΞΘη⟦⊥⟧≃… αβψδεφγℏιφκλμνωπ∂ρστυ χξθζ† §∑"#
    private static let slantedSigns = #"▽▷⋕☆‰□ ⊆⊇○∓♀ ⇆←≳↷↶◁⩽⩾∧÷ ≲↑↓♂≑⇄→ ∃ςΨΔϵΦΓ√  ϰΛ  ΩΠℵϱΣ Υ∀ϑΞΘη∈∩∋◇  αβψδεφγ ιφκλμνωπ∂ρστυ χξθζ‡∪¶△"#
}
