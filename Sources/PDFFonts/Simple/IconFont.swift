/// Fonts of icons: an envelope before an address, a firm's bird before a name. They are silent, as what they stand beside says the same, but for signs that
/// mean something by themselves.
enum IconFont {
    static func isOne(_ name: FontName) -> Bool {
        name.begins(
            with: "fontawesome", "academicons", "materialicons", "glyphicons", "ionicons", "icomoon", "fontello", "fourierorns",
            "marvosym", "wasy")
    }

    /// What a code of such a font is to be read as, of which ToUnicode says nothing that can be read.
    ///
    /// - Parameters:
    ///   - glyph: what Differences calls it.
    ///   - assumed: what all else says of it: a letter mostly, since that has its code.
    static func sign(_ code: Int, _ glyph: String?, _ assumed: UInt32, in name: FontName, _ toUnicode: ToUnicodeMap) -> UInt32 {
        let value = toUnicode.privateValue(UInt32(code))
        if value != 0 { return sign(value) ?? 0x20 }
        if name.begins(with: "marvosym") { return marvosym(0x41...0x7A ~= assumed ? assumed : UInt32(code)) }
        if let glyph, glyph.utf8.count > 1 {
            if let sign = signs.first(where: { $0.name == glyph })?.scalar { return sign }
            let scalars = GlyphName.scalars(glyph)
            if scalars.count == 1, !UnicodeValues.isPrivate(scalars[0]) { return scalars[0] }
        }
        return name.begins(with: "wasy") ? wasy[UInt32(code)] ?? 0x20 : 0x20
    }

    /// What a private use scalar of Font Awesome's means; nil if it is just an icon.
    static func sign(_ scalar: UInt32) -> UInt32? { signs.first { $0.code == scalar }.map(\.scalar) }

    /// Letters of MarVoSym: Springer's papers have its envelope behind the author who answers letters.
    private static func marvosym(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x30...0x39, 0x2B, 0x40: code
        case 0x2A: 0xD7
        case 0x2D: 0x2212
        case 0x56: 0x2611
        case 0x58: 0x2612
        case 0x7C: 0x2642
        case 0x7E: 0x2640
        case 0x42: 0x2709
        case 0x54: 0x260E
        case 0x44, 0x63...0x65, 0xA4: 0x20AC
        default: 0x20
        }
    }

    /// Signs of the font wasy that no name tells, as far as documents have them.
    private static let wasy: [UInt32: UInt32] = [
        8: 0x2713, 16: 0x25C0, 17: 0x25B6, 25: 0x2640, 26: 0x2642, 32: 0x25CF, 35: 0x25CB, 44: 0x263A, 47: 0x2639, 50: 0x25A1, 51: 0x25C7,
        52: 0x2612, 78: 0x20AC, 103: 0xA2, 104: 0x2030, 105: 0xFE, 106: 0xDE, 107: 0xF0, 114: 0x222B, 115: 0x222C, 116: 0x222D, 117: 0x222E,
    ]

    private static let signs: [(name: String, code: UInt32, scalar: UInt32)] = [
        ("check", 0xF00C, 0x2713), ("check-circle", 0xF058, 0x2713), ("times", 0xF00D, 0x2717), ("times-circle", 0xF057, 0x2717),
        ("star", 0xF005, 0x2605), ("heart", 0xF004, 0x2665), ("exclamation-triangle", 0xF071, 0x26A0), ("at", 0xF1FA, 0x40),
        ("plus", 0xF067, 0x2B), ("minus", 0xF068, 0x2212), ("asterisk", 0xF069, 0x2A), ("question", 0xF128, 0x3F),
        ("hashtag", 0xF292, 0x23),
        ("arrow-left", 0xF060, 0x2190), ("arrow-right", 0xF061, 0x2192), ("long-arrow-alt-right", 0xF30B, 0x2192),
        ("euro-sign", 0xF153, 0x20AC), ("pound-sign", 0xF154, 0xA3), ("dollar-sign", 0xF155, 0x24), ("copyright", 0xF1F9, 0xA9),
        ("registered", 0xF25D, 0xAE), ("beware", 0, 0x26A0), ("ok", 0, 0x2713), ("ok_sign", 0, 0x2713), ("ok_circle", 0, 0x2713),
        ("circle-check", 0, 0x2713), ("square-check", 0, 0x2611), ("check_sign", 0, 0x2611), ("remove", 0, 0x2717),
        ("remove_sign", 0, 0x2717),
        ("xmark", 0, 0x2717), ("circle-xmark", 0, 0x2717), ("warning_sign", 0, 0x26A0), ("triangle-exclamation", 0, 0x26A0),
        ("arrow_left", 0, 0x2190), ("arrow_right", 0, 0x2192), ("right-long", 0, 0x2192), ("eur", 0, 0x20AC), ("gbp", 0, 0xA3),
        ("usd", 0, 0x24),
        ("venus", 0xF221, 0x2640), ("mars", 0xF222, 0x2642),
    ]
}
