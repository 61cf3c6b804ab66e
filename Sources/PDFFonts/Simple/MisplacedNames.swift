/// What the glyphs of URW's Nimbus fonts are where macOS, having taken `.notdef` from the end of such a font to its beginning, gave each glyph the name of
/// the one before it: codes of Mac Roman, without a ToUnicode, that show an `L` for `K`. Each was given the width that belongs to its shape, which tells.
struct MisplacedNames {
    /// Scalars by code, 0 for unknown.
    private let scalars: [UInt32]

    /// Letters that are asked, at the least; those whose own name has another width; and of ten, those whose next letter has theirs.
    private static let fewestLetters = 6
    private static let fewestRefuted = 3
    private static let leastOfTen = 8
    /// Letters left out of a subset that one may stand before.
    private static let mostLeftOut = 4
    /// In thousandths.
    private static let tolerance = 1.5

    /// - Returns: nil for other fonts, and for names that the widths don't contradict.
    init?(_ subtype: String, _ name: FontName, _ encoding: SimpleEncoding, _ toUnicode: ToUnicodeMap, _ widths: SimpleWidths) {
        guard subtype == "Type1", encoding.base == Encodings.macRoman, encoding.differences.isEmpty, toUnicode.isEmpty,
            let font = Self.standard(name)
        else { return nil }
        func hasWidth(_ code: Int, of scalar: UInt32) -> Bool {
            guard let width = widths[code], let known = font.width(of: scalar) else { return false }
            return (width - Double(known)).magnitude < Self.tolerance
        }
        let order = Self.order
        var (letters, refuted, next) = (0, 0, 0)
        for place in 0..<Self.letterCount {
            let code = Int(order[place])
            guard widths.isUsed(code), code < 0x80 else { continue }
            letters += 1
            if !hasWidth(code, of: order[place]) { refuted += 1 }
            if order[(place + 1)...].prefix(Self.mostLeftOut).contains(where: { hasWidth(code, of: $0) }) { next += 1 }
        }
        guard letters >= Self.fewestLetters, refuted >= Self.fewestRefuted, refuted * 3 >= letters, next * 10 >= letters * Self.leastOfTen
        else { return nil }
        scalars = (0..<256).map { code in
            guard widths.isUsed(code) else { return 0 }
            // Before the first letter stand those with accents.
            let own = order.firstIndex(of: UInt32(Encodings.macRoman[code])).map { $0 + 1 } ?? 0
            return order[own...].first { hasWidth(code, of: $0) } ?? 0
        }
    }

    subscript(code: Int) -> UInt32 { scalars[code] }

    /// Whether a glyph of such a font has the width of what ToUnicode says it is, and not that of what its name says: of a subset with codes of its own
    /// macOS knows better than the name.
    static func refutes(_ scalars: [UInt32], _ said: UInt32, width: Double?, _ name: FontName) -> Bool {
        guard let font = standard(name), let width, scalars.count == 1, let named = font.width(of: scalars[0]),
            let known = font.width(of: said)
        else { return false }
        return (width - Double(known)).magnitude < tolerance && (width - Double(named)).magnitude > tolerance
    }

    /// The standard font whose widths a Nimbus font has.
    private static func standard(_ name: FontName) -> StandardFont? {
        let (isBold, isItalic) = (name.contains("medi", "bold"), name.contains("ital"))
        if name.contains("nimbusrom") {
            return isBold ? (isItalic ? .timesBoldItalic : .timesBold) : isItalic ? .timesItalic : .times
        }
        // The slanted ones are as wide as those that they are made of.
        guard name.contains("nimbussan"), !name.contains("cond") else { return nil }
        return isBold ? .helveticaBold : .helvetica
    }

    /// The order of the glyphs in these fonts, from the first letter without an accent on; of letters the first ones.
    private static let order = Array(
        """
        ABCDEFGHIJKLMNOPQRSTUVWXYZ\u{C6}\u{152}\u{D8}abcdefghijklmnopqrstuvwxyz\u{E6}\u{153}\u{F8}\u{DF}\u{131}\u{FB01}\u{FB02}1234567890\
        £$¢\u{192}\u{20AC}¥.:\u{B7}\u{2026},;\u{2018}\u{201D}\u{201C}\u{201E}!\u{A1}?\u{BF}\u{BB}\u{AB}\u{203A}\u{2039}/-\u{2013}\u{2014}()[]&\
        §\u{2020}\u{2021}*'"@#°+\u{2212}×÷=\u{2122}¶\u{A4}\u{201A}\u{2019}{}\u{AA}\u{BA}±½¼¾\u{2044}%\u{2030}\\\u{A8}\u{2D9}\u{2DA}\u{B4}`\
        \u{2C6}\u{2C7}\u{2D8}\u{2DC}\u{2DD}\u{B8}\u{2DB}\u{AF}\u{A9}\u{AE}
        """.unicodeScalars.map(\.value))
    private static let letterCount = 55
}
