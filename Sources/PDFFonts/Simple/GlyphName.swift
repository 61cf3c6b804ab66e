import PDFSyntax

/// What glyph names mean: the Adobe Glyph List Specification (§9.10.2 asks for it), and what TeX and other programs add to it.
enum GlyphName {
    /// The scalars that a glyph name stands for; empty if it says nothing.
    ///
    /// In order: the lists; what comes before the first dot (`a.sc`, `one.oldstyle`); components joined by underscores (`f_f_i`), each a
    /// listed name, `uniXXXX…` or `uXXXX`–`uXXXXXX`; TeX's sizes (`parenleftbigg`, `summationdisplay`).
    static func scalars(_ name: String, isDingbats: Bool = false) -> [UInt32] {
        var name = name
        return name.withUTF8 { unsafe scalars(Span(_unsafeElements: $0), isDingbats: isDingbats) }
    }

    static func scalars(_ name: borrowing Span<UInt8>, isDingbats: Bool = false) -> [UInt32] {
        if name.count == 1, 0x21...0x7E ~= name[0] { return [UInt32(name[0])] }  // also `,` and the like, which some programs write
        if isDingbats, let found = GlyphNameList.dingbats.scalars(name, 0..<name.count) { return found }
        if let found = GlyphNameList.general.scalars(name, 0..<name.count) { return found }
        var end = 0
        while end < name.count, name[end] != 0x2E { end += 1 }
        guard end > 0 else { return [] }  // .notdef, .null
        var result: [UInt32] = []
        var start = 0
        while start < end {
            var stop = start
            while stop < end, name[stop] != 0x5F { stop += 1 }
            guard let part = component(name, start..<stop) else { return [] }
            result += part
            start = stop + 1
        }
        guard result.count <= maximumScalars else { return [] }
        if result.count == 1, end < name.count, let superior = superior(result[0], name, suffix: end) { return [superior] }
        return result
    }

    /// The superior form of a digit, if the name of its glyph says that it is drawn as one: `one.sup`, `two.superior`, `onesuperior`. ToUnicode often
    /// doesn't: it is made of what stands before the dot.
    static func superior(_ digit: UInt32, _ name: String) -> UInt32? {
        guard digit &- 0x30 < 10 else { return nil }
        let bytes = Array(name.utf8)
        let end = bytes.firstIndex(of: 0x2E) ?? bytes.count
        if end < bytes.count { return superior(digit, bytes.span, suffix: end) }
        return bytes.count > 8 && bytes.span.matches("superior", at: bytes.count - 8) ? superior(digit) : nil
    }

    /// - Parameter start: of the suffix: its dot.
    private static func superior(_ digit: UInt32, _ name: borrowing Span<UInt8>, suffix start: Int) -> UInt32? {
        let isSuperior = superiors.contains { name.count - start == $0.utf8CodeUnitCount && name.matches($0, at: start) }
        return isSuperior ? superior(digit) : nil
    }

    private static let superiors: [StaticString] = [".sup", ".sups", ".superior"]

    private static func superior(_ digit: UInt32) -> UInt32? {
        switch digit {
        case 0x31: 0xB9
        case 0x32, 0x33: 0x80 + digit
        case 0x30, 0x34...0x39: 0x2040 + digit
        default: nil
        }
    }

    /// Longer than any ligature: beyond, it's somebody's file name.
    private static let maximumScalars = 16

    private static func component(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        if range.count == 1, let scalar = letter(name[range.lowerBound]) { return [scalar] }
        if let found = GlyphNameList.general.scalars(name, range) { return found }
        if let found = hexadecimal(name, range) { return found }
        if let found = PiFontName.scalar(name, range) { return [found] }
        for suffix in sizes where range.count > suffix.utf8CodeUnitCount {
            let end = range.upperBound - suffix.utf8CodeUnitCount
            if name.matches(suffix, at: end), let found = GlyphNameList.general.scalars(name, range.lowerBound..<end) { return found }
        }
        for (known, scalar) in extensions where range.count == known.utf8CodeUnitCount && name.matches(known, at: range.lowerBound) {
            return [scalar]
        }
        return final(name, range) ?? numbered(name, range) ?? GreekName.scalar(range.map { name[$0] }).map { [$0] }
    }

    /// The slanted Greek capitals of MathTime's fonts, whose upright ones have the names of the lists: `Delta1`. Distiller writes no Unicode value for them.
    private static func numbered(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        guard range.count > 2, name[range.upperBound - 1] == 0x31, 0x41...0x5A ~= name[range.lowerBound],
            let found = GlyphNameList.general.scalars(name, range.lowerBound..<(range.upperBound - 1)), found.count == 1,
            found[0] &- 0x391 < 0x19 || found[0] == 0x2126 || found[0] == 0x2206
        else { return nil }
        return found
    }

    /// Hebrew letters at the end of a word: the lists have `finalnun`, some fonts `nunfinal`.
    private static func final(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        let end = range.upperBound - 5
        guard end > range.lowerBound, range.count <= 10, name.matches("final", at: end) else { return nil }
        var listed = Array("final".utf8)
        for index in range.lowerBound..<end { listed.append(name[index]) }
        return GlyphNameList.general.scalars(listed.span, 0..<listed.count)
    }

    private static func letter(_ byte: UInt8) -> UInt32? { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A ? UInt32(byte) : nil }

    /// What TeX's extension font appends to the names of its larger forms.
    private static let sizes: [StaticString] = ["bigg", "Bigg", "big", "Big", "display", "text", "widest", "wider", "wide"]

    /// What else that font has, with no names in the lists: the pieces of bars, the lower end of a root, which stands for all of it, a sign, the ends
    /// of braces that lie: those that go up are of one below a term; and the bar and the hooks that arrows begin or end with, each of which stands for the two.
    /// Then signs of the St Mary's Road fonts, of the TX and PX fonts and of wasy, whose lists nobody took up.
    private static let extensions: [(StaticString, UInt32)] = [
        ("vextendsingle", 0x23D0), ("vextenddouble", 0x2016), ("radicalbt", 0x221A), ("contintegraldisplay", 0x222E),
        ("contintegraltext", 0x222E), ("bracehtipupleft", 0x23DF), ("bracehtipupright", 0x23DF), ("bracehtipdownleft", 0x23DE),
        ("bracehtipdownright", 0x23DE), ("mapsto", 0x21A6), ("mapstochar", 0x21A6),
        ("arrowhookleft", 0x21AA), ("arrowhookright", 0x21A9),
        ("boxempty", 0x25A1), ("lightning", 0x21AF), ("llbracket", 0x27E6), ("rrbracket", 0x27E7), ("llparenthesis", 0x2987),
        ("rrparenthesis", 0x2988), ("Lbag", 0x27C5), ("Rbag", 0x27C6),
        ("nequal", 0x2260), ("simequal", 0x2245), ("vec", 0x20D7), ("smiley", 0x263A), ("frownie", 0x2639),
    ]

    /// `uniXXXX` with any number of four-digit groups, `uXXXX` to `uXXXXXX`, `U+XXXX`.
    private static func hexadecimal(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        let start = range.lowerBound
        if name.matches("uni", at: start), range.count >= 7, (range.count - 3) % 4 == 0 {
            var result: [UInt32] = []
            for group in stride(from: start + 3, to: range.upperBound, by: 4) {
                guard let value = digits(name, group..<(group + 4)), Unicode.Scalar(value) != nil else { return nil }
                result.append(value)
            }
            return result
        }
        let prefix = name.matches("U+", at: start) ? 2 : name.matches("u", at: start) ? 1 : 0
        guard prefix > 0, (4...6).contains(range.count - prefix), let value = digits(name, (start + prefix)..<range.upperBound),
            Unicode.Scalar(value) != nil
        else { return nil }
        return [value]
    }

    private static func digits(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> UInt32? {
        var value: UInt32 = 0
        for index in range {
            guard let digit = name[index].hexValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
