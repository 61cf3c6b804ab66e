/// The glyph numbers that a subset kept from the font it was cut from, where nothing else says what its glyphs are: most fonts have ASCII in one run,
/// and the widths of the glyphs tell where it begins.
///
/// The order is no part of any standard. Of 471 fonts whose ToUnicode is known, 390 are told so, at 29 in most, at 31 in most others, and none is told
/// a wrong one. Fonts of one width, and subsets numbered anew, are not.
enum KeptGlyphOrder {
    /// Scalars by glyph number, 0 for unknown; nil where the widths fit no run, or more than one.
    static func scalars(_ widths: CIDWidths) -> [UInt32]? {
        let given = (1...lastGlyph).compactMap { glyph in widths.given(UInt16(glyph)).map { (glyph: glyph, width: $0) } }
        guard given.count >= fewestGlyphs else { return nil }
        var (best, second, run) = (Float(0), Float(0), 0)
        for start in runs {
            let fit = fit(given, start)
            if fit > best {
                (second, best, run) = (best, fit, start)
            } else {
                second = max(second, fit)
            }
        }
        guard best >= leastFit, best - second >= leastLead else { return nil }
        if run == macintoshRun, hasAccents(Encodings.macintoshGlyphs[...], widths) { return macintosh(widths).map(UInt32.init) }
        let adobe = Encodings.cffStrings.prefix(glyphsOfAdobe)
        if run == adobeRun, hasAccents(adobe, widths) { return adobe.map(UInt32.init) }
        var result = (0...(0x7E - run)).map { $0 + run >= 0x20 ? UInt32($0 + run) : 0 }
        if let latin = latin(behind: result, widths) { result += latin }
        // Where the run leaves no number for it the space comes before all else.
        if run > 0x1F, let space = (1..<min(4, result.count)).first(where: { widthsOfSpaces.contains(widths.given(UInt16($0)) ?? 0) }) {
            result[space] = 0x20
        }
        return result
    }

    private static let lastGlyph = 256
    private static let fewestGlyphs = 15
    /// What is added to a glyph's number to give its character.
    private static let runs = 0...40
    private static let macintoshRun = 29
    /// Fonts of Adobe's begin with the characters of ISOAdobe (Technical Note 5176, appendix C).
    private static let (adobeRun, glyphsOfAdobe) = (31, 229)
    /// Correlations of widths: those of the right run have .9 to 1, those of others .3 to .6.
    private static let (leastFit, leastLead): (Float, Float) = (0.9, 0.2)
    private static let widthsOfSpaces: ClosedRange<Float> = 0.15...0.4

    // MARK: Widths

    /// From the exclamation mark to the tilde, in standard fonts.
    private static let references: [[Float]] = [StandardFont.helvetica, .helveticaBold, .times, .timesBold, .timesItalic].map { font in
        (UInt32(0x21)...0x7E).map { Float(font.width(of: $0) ?? 0) }
    }

    /// How well the widths go together with those of ASCII, if that begins there: the correlation with the font that fits best; 0 for too few glyphs.
    private static func fit(_ given: [(glyph: Int, width: Float)], _ run: Int) -> Float {
        let inside = given.filter { 0x21...0x7E ~= $0.glyph + run }
        guard inside.count >= fewestGlyphs else { return 0 }
        return references.map { reference in correlation(inside.map { ($0.width, reference[$0.glyph + run - 0x21]) }) }.max() ?? 0
    }

    /// Pearson's, of at least two pairs; 0 where either side is all the same.
    private static func correlation(_ pairs: [(Float, Float)]) -> Float {
        let count = Float(pairs.count)
        let mean = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
        var (own, other, both) = (Float(0), Float(0), Float(0))
        for pair in pairs {
            let (a, b) = (pair.0 - mean.0, pair.1 - mean.1)
            (own, other, both) = (own + a * a, other + b * b, both + a * b)
        }
        let scale = (own * other).squareRoot()
        return scale > 0 ? both / scale : 0
    }

    // MARK: The Macintosh order

    /// In a font that has no glyph for a space that doesn't break, as Georgia, all that come behind it are one place further in front.
    private static func macintosh(_ widths: CIDWidths) -> [UInt16] {
        let whole = Encodings.macintoshGlyphs
        guard let space = whole.firstIndex(of: 0xA0) else { return whole }
        let without = Array(whole[..<space] + whole[(space + 1)...])
        let (difference, other) = (difference(whole, widths, from: space), difference(without, widths, from: space))
        return other < difference ? without : whole
    }

    /// How much the widths of the glyphs differ from those of standard fonts, in all, from some place on.
    private static func difference(_ order: [UInt16], _ widths: CIDWidths, from start: Int) -> Float {
        var sum: Float = 0
        for glyph in start..<order.count {
            guard let width = widths.given(UInt16(glyph)), order[glyph] != 0 else { continue }
            let known = [StandardFont.helvetica, .times].compactMap { $0.width(of: UInt32(order[glyph])) }
            sum += known.map { (width - Float($0) / 1000).magnitude }.min() ?? 0
        }
        return sum
    }

    // MARK: Latin-1

    /// The characters of Latin-1 that come behind ASCII in many a font, in the order of their codes: with or without the space that doesn't break and the
    /// hyphen that shows at the ends of lines only. Nil where letters with accents don't stand so.
    private static func latin(behind ascii: [UInt32], _ widths: CIDWidths) -> [UInt32]? {
        var best: (latin: [UInt32], difference: Float)?
        var second = Float.infinity
        for left in [[], [0xAD], [0xA0, 0xAD], [0xA0]] as [[UInt32]] {
            let latin = (UInt32(0xA0)...0xFF).filter { !left.contains($0) }
            let order = (ascii + latin).map { UInt16(truncatingIfNeeded: $0) }
            guard hasAccents(order[...], widths) else { continue }
            let difference = difference(order, widths, from: ascii.count)
            if difference < best?.difference ?? .infinity {
                second = best?.difference ?? .infinity
                best = (latin, difference)
            } else {
                second = min(second, difference)
            }
        }
        // All forms of one letter are as wide as each other: a place further in front they may be others of these.
        guard let best, second - best.difference >= leastDifference else { return nil }
        return best.latin
    }

    /// Between the widths of two orders and those of standard fonts, in ems.
    private static let leastDifference: Float = 0.1

    // MARK: Letters with accents

    /// The letters that those from À to ÿ are made of, a space where there is none.
    private static let bases = Array("AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy y".utf8)
    private static let fewestAccents = 3
    private static let tolerance: Float = 0.002

    /// Whether a font has an order of glyphs beyond ASCII: its letters with accents are as wide as those without.
    private static func hasAccents(_ order: ArraySlice<UInt16>, _ widths: CIDWidths) -> Bool {
        var glyphs: [UInt16: Int] = [:]
        for (glyph, scalar) in order.enumerated() where scalar < 0x80 { glyphs[scalar] = glyph }
        var (alike, seen) = (0, 0)
        for (glyph, scalar) in order.enumerated() where 0xC0...0xFF ~= scalar {
            guard let width = widths.given(UInt16(glyph)), let base = glyphs[UInt16(bases[Int(scalar) - 0xC0])],
                let other = widths.given(UInt16(base))
            else { continue }
            seen += 1
            if (width - other).magnitude < tolerance { alike += 1 }
        }
        return seen >= fewestAccents && alike * 5 >= seen * 4
    }
}
