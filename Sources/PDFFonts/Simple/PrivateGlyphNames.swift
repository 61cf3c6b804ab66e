import PDFSyntax

/// Glyph names that programs make up: a letter or two and a number, which is a code or a glyph's number.
struct PrivateGlyphNames {
    /// Scalars by code, or by the names' numbers; nil where the names give nothing away.
    private let table: [UInt16]?
    private let isHexadecimal: Bool
    /// Scalars by code, where the names say nothing but the codes do.
    private var codes: [UInt16]?
    /// The font of TeX's that bitmaps were recognised as.
    private(set) var fit: TeXFontFit.Match?

    /// - Parameters:
    ///   - entries: those codes of a font whose names no list knows, and which have a glyph. The names say something only if they all look alike:
    ///     where each number is the glyph's own code (dvips writes `a65`, others `C41` in hexadecimal), or each could be one and most are
    ///     those of letters. Glyph numbers of a subset, which start at 1, are none. Whatever the names, codes of letters that leave gaps
    ///     as a text's letters do are those letters: a writer that numbers its glyphs leaves none.
    ///   - widths: of the glyphs, in whatever unit; of one kind if the font is of fixed pitch.
    ///   - procedures: the glyphs of a Type 3 font.
    ///   - bitmaps: how all names of the font give the codes again, if they do.
    init(
        base: [UInt16]?, _ entries: [(code: Int, name: String)], widths: SimpleWidths, procedures: GlyphProcedures?, bitmaps: BitmapNames?
    ) {
        let gaps = zip(entries, entries.dropFirst()).count { $1.code - $0.code != 1 }
        if Self.areLetters(entries.map(\.code)), gaps >= 3 { codes = base ?? Encodings.winAnsi }
        if let bitmaps {
            (table, isHexadecimal) = (nil, false)
            // What is a character says itself what it is, if it is no bitmap of TeX's.
            if bitmaps == .characters, !entries.contains(where: { $0.code < 32 }) { codes = nil }
            // Too few codes say nothing, but signs that go with text, and shapes.
            if let found = TeXFontFit(entries, widths: widths, procedures: procedures)?.match {
                (codes, fit) = (found.table, found)
            } else if codes != nil || bitmaps == .numbers && entries.allSatisfy({ $0.code > 0x7F }), Self.mayBeTeX(entries.map(\.code)) {
                codes = TeXEncoding.table(of: entries, widths: widths, procedures: procedures) ?? codes
            }
            return
        }
        let parts = entries.compactMap { entry in Self.split(entry.name).map { (code: entry.code, prefix: $0.prefix, digits: $0.digits) } }
        guard let prefix = parts.first?.prefix, parts.count == entries.count, parts.allSatisfy({ $0.prefix == prefix }) else {
            (table, isHexadecimal) = (nil, false)
            return
        }
        if parts.allSatisfy({ $0.code >= 10 && Self.value($0.digits, hexadecimal: true) == $0.code }) {
            isHexadecimal = true
            // Bitmaps of TeX's, too: nobody else has letters below the space.
            if procedures != nil, parts.contains(where: { $0.code < 32 }) {
                fit = TeXFontFit(entries, widths: widths, procedures: procedures)?.match
                table = fit?.table ?? TeXEncoding.table(of: entries, widths: widths, procedures: procedures) ?? Encodings.winAnsi
            } else {
                table = Encodings.winAnsi
            }
        } else if parts.allSatisfy({ Self.value($0.digits, hexadecimal: false) == $0.code }) {
            isHexadecimal = false
            if prefix == "a" {
                fit = TeXFontFit(entries, widths: widths, procedures: procedures)?.match
                table = fit?.table ?? TeXEncoding.table(of: entries, widths: widths, procedures: procedures)
                self.codes = nil
            } else {
                table = Self.areLetters(parts.map(\.code)) ? Encodings.winAnsi : nil
            }
        } else {
            let hexadecimal = parts.contains { $0.digits.contains { !$0.isDigit } }
            isHexadecimal = hexadecimal
            let values = parts.compactMap { Self.value($0.digits, hexadecimal: hexadecimal) }
            let arePlausible = values.count == parts.count && values.count >= 2 && values.allSatisfy { 0x20...0xFF ~= $0 }
            table = arePlausible && Self.areLetters(values) ? Encodings.winAnsi : nil
        }
    }

    /// Bitmaps with their codes are dvips's, mostly. What else is drawn so has none below those of the space, and others above 127, where TeX has capitals
    /// with accents that hardly any text needs; its bullet and other signs go by themselves.
    private static func mayBeTeX(_ codes: [Int]) -> Bool {
        codes.contains { $0 < 32 } || !codes.contains { 0x80...0xBF ~= $0 } || !codes.contains { 0x20...0x7F ~= $0 }
    }

    /// The scalar that such a name stands for.
    func scalar(_ name: String, code: Int) -> UInt32? {
        var scalar: UInt16 = 0
        if let table {
            guard let parts = Self.split(name), let value = Self.value(parts.digits, hexadecimal: isHexadecimal) else { return nil }
            if value < table.count { scalar = table[value] }
        } else if let codes {
            scalar = codes[code]
        }
        return scalar == 0 ? nil : UInt32(scalar)
    }

    /// The glyph number in names like `g12`, `glyph12`, `cid12`, `index12`, `gid00012`.
    static func glyphNumber(_ name: String) -> Int? {
        guard let parts = split(name), ["g", "glyph", "cid", "index", "gid", "G"].contains(parts.prefix) else { return nil }
        return value(parts.digits, hexadecimal: false)
    }

    /// Half of them, at least, are ASCII's letters and figures, and some are small letters: a text font, not one of signs.
    static func areLetters(_ codes: [Int]) -> Bool {
        let letters = codes.count { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
        return letters * 2 >= codes.count && codes.contains { 0x61...0x7A ~= $0 }
    }

    private static func split(_ name: String) -> (prefix: String, digits: [UInt8])? {
        let bytes = Array(name.utf8)
        var start = bytes.firstIndex(where: \.isDigit) ?? bytes.count
        // In `CA0` the A may be a digit: only if the rest is one too.
        if bytes.count == 3, start > 1, bytes[1].hexValue != nil, bytes[2].hexValue != nil { start = 1 }
        guard start > 0, start < bytes.count, bytes.count - start <= 5, bytes[start...].allSatisfy({ $0.hexValue != nil }) else {
            return nil
        }
        return (String(decoding: bytes[..<start], as: UTF8.self), Array(bytes[start...]))
    }

    private static func value(_ digits: [UInt8], hexadecimal: Bool) -> Int? {
        var result = 0
        for digit in digits {
            guard let value = digit.hexValue, hexadecimal || value < 10 else { return nil }
            result = result * (hexadecimal ? 16 : 10) + Int(value)
        }
        return result
    }
}
