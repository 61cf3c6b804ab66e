/// Which of TeX's fonts a font of bitmaps is, by the widths and the boxes of its glyphs.
///
/// Those of one font stand in the same proportion to each other in whatever size they are, but for small sizes, which are drawn wider; of another font
/// hardly any two glyphs do. A few glyphs, even one, are thus enough, where alphabets are told by their gaps and letters.
struct TeXFontFit {
    private struct Glyph {
        let code: Int
        /// Its width, and its box's edges: left, lower, right, upper.
        let extents: [Double]

        /// Whether the encodings of text have something else at its code.
        var tells: Bool { TeXFontFit.tells(code) }
        var upsideDown: Glyph { Glyph(code: code, extents: [extents[0], extents[1], -extents[4], extents[3], -extents[2]]) }
    }

    private let codes: [Int]
    private let sample: [Glyph]

    /// nil where there is nothing to measure.
    ///
    /// - Parameter glyphs: codes, and the names of their glyphs.
    init?(_ glyphs: [(code: Int, name: String)], widths: SimpleWidths, procedures: GlyphProcedures?) {
        guard let procedures, !glyphs.isEmpty else { return nil }
        codes = glyphs.map(\.code)
        // From all over the font, since small letters are much alike in all of them, and what tells encodings apart.
        let step = max(1, (glyphs.count + Self.most - 1) / Self.most)
        var others = 0
        sample = glyphs.enumerated().compactMap { index, glyph in
            let isOther = Self.tells(glyph.code)
            if isOther { others += 1 }
            guard index % step == 0 || isOther && others <= Self.most, let width = widths[glyph.code], width != 0,
                let box = procedures.box(glyph.name)
            else { return nil }
            return Glyph(code: glyph.code, extents: [width, box.left, box.bottom, box.right, box.top])
        }
        guard sample.count * step * 2 >= glyphs.count else { return nil }
    }

    private static func tells(_ code: Int) -> Bool { code > 127 || Encodings.teXOriginal[code] != Encodings.teXCork[code] }

    /// What fits.
    struct Match {
        let kind: TeXMetrics.Kind
        /// Scalars by code, 0 for none.
        let table: [UInt16]
        /// The type's size, in the units of the widths.
        let size: Double
        let style: TeXMetrics.Style
    }

    /// The font that fits; nil if none does, or another that reads differently does nearly as well.
    ///
    /// Glyphs are drawn the other way round by some who turn the page's text about, too.
    var match: Match? { match(of: sample) ?? match(of: sample.map(\.upsideDown)) }

    private func match(of sample: [Glyph]) -> Match? {
        var best: [TeXMetrics.Kind: Distance] = [:]
        for (kind, style, places) in Self.fonts where codes.allSatisfy({ places[$0] >= 0 }) {
            guard var distance = Self.distance(of: sample, places) else { continue }
            distance.style = style
            if best[kind].map({ distance.all < $0.all }) ?? true { best[kind] = distance }
        }
        guard let (kind, distance) = best.min(by: { $0.value.all < $1.value.all }), distance.all <= Self.near else { return nil }
        let table = Self.table(kind)
        for (other, itsDistance) in best where other != kind {
            // Of two encodings of text most glyphs are the same: those that aren't must tell.
            let areOfText = [kind, other].allSatisfy { $0 == .cork || $0 == .original }
            let isFar =
                areOfText
                ? distance.telling <= 2 * Self.near && itsDistance.telling > distance.telling + 2 * Self.margin
                : itsDistance.all > distance.all + Self.margin
            if isFar { continue }
            let otherTable = Self.table(other)
            guard codes.allSatisfy({ otherTable[$0] == table[$0] }) else { return nil }
        }
        return codes.contains { table[$0] != 0 }
            ? Match(kind: kind, table: table, size: distance.scale.magnitude * 1000, style: distance.style) : nil
    }

    /// How far the glyphs are from those of a font set as large as suits best, in thousandths of its type size: on the average all of them, and those that
    /// tell the encodings of text apart.
    private struct Distance {
        var all = 0.0
        var telling = 0.0
        /// What a thousandth of the type size measures.
        var scale = 1.0
        var style = TeXMetrics.Style.plain
    }

    /// Where the measures of each font's glyphs begin, by code; -1 where it has none.
    private static let fonts: [(kind: TeXMetrics.Kind, style: TeXMetrics.Style, places: [Int])] = {
        var (start, fonts): (Int, [(kind: TeXMetrics.Kind, style: TeXMetrics.Style, places: [Int])]) = (0, [])
        for (kind, style, count) in TeXMetrics.fonts {
            var places = Array(repeating: -1, count: 256)
            if kind == .original, let cork = fonts.last?.places { places.replaceSubrange(..<128, with: cork.prefix(128)) }
            for glyph in start..<(start + count) { places[Int(TeXMetrics.glyphs[glyph * 6])] = glyph * 6 + 1 }
            start += count
            fonts.append((kind, style, places))
        }
        return fonts
    }()

    /// - Parameter places: where the measures of that font's glyphs begin, by code.
    private static func distance(of sample: [Glyph], _ places: [Int]) -> Distance? {
        var (product, square) = (0.0, 0.0)
        for glyph in sample {
            for (index, extent) in glyph.extents.enumerated() {
                let known = Double(TeXMetrics.glyphs[places[glyph.code] + index])
                product += extent * known
                square += known * known
            }
        }
        guard product != 0, square > 0 else { return nil }
        let scale = product / square
        var (sum, telling): (Distance, Int) = (Distance(), 0)
        for glyph in sample {
            var square = 0.0
            for (index, extent) in glyph.extents.enumerated() {
                let difference = extent / scale - Double(TeXMetrics.glyphs[places[glyph.code] + index])
                square += difference * difference
            }
            let deviation = (square / Double(glyph.extents.count)).squareRoot()
            sum.all += deviation
            if glyph.tells { (sum.telling, telling) = (sum.telling + deviation, telling + 1) }
        }
        return Distance(all: sum.all / Double(sample.count), telling: telling > 0 ? sum.telling / Double(telling) : 0, scale: scale)
    }

    /// Scalars of a kind of font by code, 0 for none.
    static func table(_ kind: TeXMetrics.Kind) -> [UInt16] {
        switch kind {
        case .original: Encodings.teXOriginal + Array(repeating: 0, count: 128)
        case .cork: Encodings.teXCork
        case .italic: italic
        case .symbols: symbols
        case .large: large
        case .relations: relations
        case .doubled: doubled
        }
    }

    private static let italic = scalars(TeXMetrics.italic)
    private static let symbols = scalars(TeXMetrics.symbols)
    private static let large = scalars(TeXMetrics.large)
    private static let relations = scalars(TeXMetrics.relations)
    private static let doubled = scalars(TeXMetrics.doubled)

    private static func scalars(_ names: StaticString) -> [UInt16] {
        var table = [UInt16](repeating: 0, count: 256)
        for (code, name) in names.description.split(separator: " ").enumerated() where code < table.count {
            let scalars = UnicodeValues.readable(GlyphName.scalars(String(name))) ?? []
            if scalars.count == 1 { table[code] = UInt16(exactly: scalars[0]) ?? 0 }
        }
        return table
    }

    /// Of glyphs: enough to tell a font, and to be quick about it.
    private static let most = 16
    /// Bitmaps are a dot off here and there, which is a hundredth of the type size in coarse ones; sizes between those of the tables are about as far off.
    /// Fonts of other kinds are off by thirty and more.
    private static let (near, margin) = (15.0, 10.0)
}
