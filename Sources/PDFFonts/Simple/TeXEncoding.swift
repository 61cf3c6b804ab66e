/// The encodings of TeX's fonts, where a file of bitmaps names its glyphs by their codes alone (dvips and pdfTeX: `a65`).
enum TeXEncoding {
    /// The scalars that the codes of a font's glyphs stand for; nil where they are no letters, as far as can be told.
    ///
    /// - Parameter glyphs: codes, and the names of their glyphs.
    static func table(of glyphs: [(code: Int, name: String)], widths: SimpleWidths, procedures: GlyphProcedures?) -> [UInt16]? {
        let codes = glyphs.map(\.code)
        // Numbers of glyphs: no text has most of what encodings have first.
        guard codes.count(where: { $0 < 32 }) < 24 else { return nil }
        if codes.allSatisfy({ $0 < companion.count && companion[$0] != 0 }) { return companion }
        let shapes = LetterShapes(glyphs, widths, procedures)
        if areCyrillic(codes, widths), !shapes.areAccented { return cyrillic }
        switch shapes.alphabet {
        case .greek: return greek
        case .other: return nil
        case .latin: guard PrivateGlyphNames.areLetters(codes) else { return nil }
        case .unknown:
            if areCapitals(codes, widths) { return Encodings.teXOriginal }
            guard PrivateGlyphNames.areLetters(codes), areLatin(widths) else { return nil }
        }
        if isBase(codes, widths) { return base }
        // The older has its ligatures and accents from 11 to 26, the newer all else below 32 and its accented letters above 127. Both quotation marks
        // of that are a pair of dotless letters in this one, and where it has braces and an underscore, this one has accents that hardly any text
        // needs. Typewriter faces have ASCII in both. Its ligatures are as high as an h, where the newer has marks below the line.
        let isCork =
            widths.isFixedPitch
            || !areLigatures(glyphs, procedures)
                && (codes.contains { $0 > 127 || 27...31 ~= $0 || 21...22 ~= $0 || $0 == 0x5F || $0 == 0x7D }
                    || (codes.contains(16) && codes.contains(17)))
        return isCork ? Encodings.teXCork : Encodings.teXOriginal
    }

    /// Whether the glyphs of the codes 11 to 13 are as high as letters that rise: "ff", "fi" and "fl", no cedilla, ogonek and low quotation mark.
    private static func areLigatures(_ glyphs: [(code: Int, name: String)], _ procedures: GlyphProcedures?) -> Bool {
        guard let procedures, glyphs.contains(where: { 11...13 ~= $0.code }) else { return false }
        // Glyphs are drawn the other way round by some who turn the page's text about, too.
        func top(_ code: Int) -> Double? {
            glyphs.first { $0.code == code }.flatMap { procedures.reach($0.name) }.map { max($0.top, -$0.bottom) }
        }
        guard let height = rising.lazy.compactMap({ top($0) }).first, height > 0 else { return false }
        let tops = (11...13).compactMap { top($0) }
        return !tops.isEmpty && tops.allSatisfy { $0 > 0.9 * height && $0 < 1.15 * height }
    }

    /// b, d, f, h, k and l.
    private static let rising = [0x68, 0x6C, 0x64, 0x62, 0x66, 0x6B]

    /// Whether the codes are those that PostScript's fonts have with dvips: quotation marks and dashes where Windows has them, and accents, which are narrow,
    /// where European text has ligatures, or those where it has accents.
    private static func isBase(_ codes: [Int], _ widths: SimpleWidths) -> Bool {
        if codes.contains(where: { 0x91...0x97 ~= $0 }), !codes.contains(where: { 27...29 ~= $0 }) { return true }
        guard let n = width(0x6E, widths) else { return false }
        let accents = codes.filter { $0 == 30 || $0 == 31 }.compactMap { width($0, widths) }
        let ligatures = codes.filter { $0 == 2 || $0 == 3 }.compactMap { width($0, widths) }
        return accents.contains { $0 < 0.9 * n }
            || !ligatures.isEmpty && ligatures.allSatisfy { $0 > 0.9 * n && $0 < 1.3 * n } && !codes.contains { 11...15 ~= $0 }
    }

    /// TeXBase1, "8r": what Windows has, and ligatures below the space.
    private static let base: [UInt16] = {
        var table = Encodings.winAnsi
        for (code, scalar) in [(2, 0xFB01), (3, 0xFB02), (13, 0x2212), (18, 0x131), (20, 0xFB00), (21, 0xFB03), (22, 0xFB04)]
            as [(Int, UInt16)]
        {
            table[code] = scalar
        }
        table[30] = 0x60
        table[31] = 0x27
        table[0x27] = 0x2019
        table[0x60] = 0x2018
        return table
    }()

    /// TS1, the signs that go with a text font, as far as texts have them: a font of nothing else is that.
    private static let companion: [UInt16] = {
        let signs: [(code: Int, scalar: UInt16)] = [
            (0x24, 0x24), (0x27, 0x27), (0x2A, 0x2A), (0x60, 0x60), (0x84, 0x2020), (0x85, 0x2021), (0x86, 0x2016), (0x87, 0x2030),
            (0x88, 0x2022), (0x89, 0x2103), (0x97, 0x2122),
            (0x9B, 0x2116), (0xA7, 0xA7), (0xA9, 0xA9), (0xAE, 0xAE), (0xB0, 0xB0), (0xB1, 0xB1), (0xB5, 0xB5), (0xB6, 0xB6), (0xB7, 0xB7),
            (0xBF, 0x20AC),
        ]
        var table = [UInt16](repeating: 0, count: 0xC0)
        for sign in signs { table[sign.code] = sign.scalar }
        return table
    }()

    /// Greek, Cyrillic and other scripts are set with the codes of Latin letters, too: λ and л are wider than o, as no l is, and φ and ф wider still.
    private static func areLatin(_ widths: SimpleWidths) -> Bool {
        guard let o = width(0x6F, widths) else { return true }
        return width(0x6C, widths).map { $0 < 1.05 * o } != false && width(0x66, widths).map { $0 < 1.15 * o } != false
    }

    /// Whether all glyphs are where alphabets have their capitals, and as wide beside each other as these are: a font of formulas has no other letters,
    /// and the arrows and relations that another one has there are of one width, or of any.
    private static func areCapitals(_ codes: [Int], _ widths: SimpleWidths) -> Bool {
        guard codes.allSatisfy({ 0x41...0x5A ~= $0 }) else { return false }
        var (pairs, alike) = (0, 0)
        for (index, first) in codes.enumerated() {
            for second in codes[(index + 1)...] {
                guard let own = width(first, widths), let other = width(second, widths) else { return false }
                let (usual, usualOther) = (widthsOfCapitals[first - 0x41], widthsOfCapitals[second - 0x41])
                // Those that hardly differ may do so the other way.
                guard (usual - usualOther).magnitude > leastDifference else { continue }
                pairs += 1
                if (own < other) == (usual < usualOther) { alike += 1 }
            }
        }
        return pairs >= fewestPairs && alike * 10 >= pairs * 9
    }

    /// Of Computer Modern's capitals, in hundredths of an em.
    private static let widthsOfCapitals = [
        75, 71, 72, 76, 68, 65, 78, 75, 36, 51, 78, 63, 92, 75, 78, 68, 78, 74, 56, 72, 75, 75, 103, 75, 75, 61,
    ]
    private static let leastDifference = 7
    /// Two letters may be as wide as they should be by chance.
    private static let fewestPairs = 4

    /// Most of the glyphs, or far more than any language has accented letters, are where T2A, T2B and T2C have the Russian alphabet, and more small ones
    /// than capitals; the narrow ï of European text is a п.
    private static func areCyrillic(_ codes: [Int], _ widths: SimpleWidths) -> Bool {
        let (capitals, small) = (codes.count { 0xC0...0xDF ~= $0 }, codes.count { 0xE0...0xFF ~= $0 })
        guard small >= capitals, small >= fewestLetters, small >= manyLetters || (capitals + small) * 2 > codes.count else { return false }
        if let narrow = width(0xEF, widths), let wide = width(0xE5, widths), narrow < 0.8 * wide { return false }
        return true
    }

    private static let fewestLetters = 4
    private static let manyLetters = 20

    private static func width(_ code: Int, _ widths: SimpleWidths) -> Double? { widths[code].flatMap { $0 > 0 ? $0 : nil } }

    /// T2A, TeX's encoding of Cyrillic: its lower half is that of European text but for three signs.
    private static let cyrillic: [UInt16] = {
        var table = Array(Encodings.teXCork.prefix(128))
        table.replaceSubrange(0x0D...0x0F, with: [0x4C0, 0x27E8, 0x27E9])
        table += capitals + [0x2116, 0xA4, 0xA7]
        table += small + [0x201E, 0xAB, 0xBB]
        return table + Array(0x410...0x44F)
    }()

    /// From 0x80 and from 0xA0 on: the letters that Russian has not, and its ё.
    private static let capitals: [UInt16] = [
        0x490, 0x492, 0x402, 0x40B, 0x4BA, 0x496, 0x498, 0x409, 0x407, 0x49A, 0x4A0, 0x49C, 0x4D4, 0x4A2, 0x4A4, 0x405, 0x4E8, 0x4AA, 0x40E,
        0x4AE, 0x4B0, 0x4B2, 0x40F, 0x4B8, 0x4B6, 0x404, 0x4D8, 0x40A, 0x401,
    ]
    private static let small: [UInt16] = [
        0x491, 0x493, 0x452, 0x45B, 0x4BB, 0x497, 0x499, 0x459, 0x457, 0x49B, 0x4A1, 0x49D, 0x4D5, 0x4A3, 0x4A5, 0x455, 0x4E9, 0x4AB, 0x45E,
        0x4AF, 0x4B1, 0x4B3, 0x45F, 0x4B9, 0x4B7, 0x454, 0x4D9, 0x45A, 0x451,
    ]
}
