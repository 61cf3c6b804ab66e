import PDFSyntax

/// The `cmap` and `post` tables of an sfnt file (ISO/IEC 14496-22): which scalar has which glyph, and glyph names.
struct TrueTypeProgram {
    private let bytes: [UInt8]
    private var tables: [(tag: Int, range: Range<Int>)] = []

    /// No font has more tables; a hostile directory claims 65535.
    private static let maximumTables = 128

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let source = bytes.span
        var start = 0
        if source.matches("ttcf", at: 0) { start = source.u32(12) ?? 0 }
        guard let version = source.u32(start), let count = source.u16(start + 4) else { return nil }
        // 1.0, `true`, `OTTO`, `typ1`
        guard [0x0001_0000, 0x7472_7565, 0x4F54_544F, 0x7479_7031, 0x0002_0000].contains(version) else { return nil }
        for index in 0..<min(count, Self.maximumTables) {
            let record = start + 12 + index * 16
            guard let tag = source.u32(record), let offset = source.u32(record + 8), let length = source.u32(record + 12) else { break }
            tables.append((tag, Range(clamping: offset, length: length, limit: source.count)))
        }
    }

    private func table(_ tag: Int) -> Range<Int>? { tables.first { $0.tag == tag && !$0.range.isEmpty }?.range }

    /// Where the `CFF ` table of an OpenType font starts.
    var cffOffset: Int? { table(0x4346_4620)?.lowerBound }

    /// What its glyphs look like; nil of fonts that have other outlines, or none.
    var outlines: TrueTypeOutlines? {
        TrueTypeOutlines(bytes: bytes, glyphs: table(Self.glyfTag), offsets: table(Self.locaTag), head: table(Self.headTag))
    }

    private static let glyfTag = 0x676C_7966
    private static let locaTag = 0x6C6F_6361
    private static let headTag = 0x6865_6164
    private static let cmapTag = 0x636D_6170
    private static let postTag = 0x706F_7374
    private static let maxpTag = 0x6D61_7870

    var glyphCount: Int {
        let source = bytes.span
        return table(Self.maxpTag).flatMap { source.u16($0.lowerBound + 4) } ?? 0xFFFF
    }

    /// Whether the `name` table has a PostScript name (name 6) for Windows, in UTF-16, that is this one, in ASCII.
    func hasName(_ wanted: [UInt8]) -> Bool {
        let source = bytes.span
        guard let range = table(Self.nameTag), let count = source.u16(range.lowerBound + 2), let strings = source.u16(range.lowerBound + 4)
        else { return false }
        for index in 0..<min(count, Self.mostNames) {
            let record = range.lowerBound + 6 + index * 12
            guard let platform = source.u16(record), let name = source.u16(record + 6), let length = source.u16(record + 8),
                let offset = source.u16(record + 10)
            else { return false }
            guard platform == 3, name == 6, length == 2 * wanted.count else { continue }
            let start = range.lowerBound + strings + offset
            if wanted.indices.allSatisfy({ source.u16(start + 2 * $0) == Int(wanted[$0]) }) { return true }
        }
        return false
    }

    private static let nameTag = 0x6E61_6D65
    private static let mostNames = 512

    /// What glyphs and codes stand for.
    func read() -> ProgramEncoding {
        let source = bytes.span
        var result = ProgramEncoding()
        result.glyphs = Array(repeating: 0, count: min(max(glyphCount, 1), 0xFFFF))
        let subtables = CMapTable.subtables(source, table(Self.cmapTag))
        // Unicode subtables, the fullest first; of several scalars of a glyph the lowest outside the private area stands.
        for subtable in subtables.filter(\.isUnicode).sorted(by: { $0.rank > $1.rank }) {
            subtable.forEach(source) { code, glyph in
                guard glyph < result.glyphs.count, code != 0, code <= 0x10FFFF, !(0xD800...0xDFFF ~= code) else { return }
                let (old, new) = (result.glyphs[glyph], UInt32(code))
                let isBetter =
                    UnicodeValues.isPrivate(old)
                    ? (!UnicodeValues.isPrivate(new) || new < old) : (new < old && !UnicodeValues.isPrivate(new))
                if old == 0 || isBetter { result.glyphs[glyph] = new }
            }
        }
        names(source, &result)
        // Of glyphs that only a symbol subtable knows, at least the private use scalar.
        for subtable in subtables where subtable.platform == 3 && subtable.encoding == 0 {
            subtable.forEach(source) { code, glyph in
                if glyph < result.glyphs.count, result.scalars(ofGlyph: glyph).isEmpty, code <= 0xFFFF, !(0xD800...0xDFFF ~= code) {
                    result.glyphs[glyph] = UInt32(code < 0x100 ? 0xF000 | code : code)
                }
            }
        }
        codes(source, subtables, &result)
        return result
    }

    /// Glyph numbers of a symbolic font's codes, 0 where there is none.
    var glyphsByCode: [Int] {
        let source = bytes.span
        return Self.glyphsByCode(source, CMapTable.subtables(source, table(Self.cmapTag)))
    }

    /// §9.6.5.4: a (3, 0) subtable, whose codes start at F000 or thereabouts, else a (1, 0) one.
    private static func glyphsByCode(_ source: borrowing Span<UInt8>, _ subtables: [CMapTable]) -> [Int] {
        var glyphs = Array(repeating: 0, count: 256)
        let symbol = subtables.first { $0.platform == 3 && $0.encoding == 0 }
        let macintosh = subtables.first { $0.platform == 1 && $0.encoding == 0 }
        macintosh?.forEach(source) { code, glyph in if code < 256 { glyphs[code] = glyph } }
        symbol?.forEach(source) { code, glyph in
            if code < 256 || 0xF000...0xF0FF ~= code || 0xF100...0xF2FF ~= code { glyphs[code & 0xFF] = glyph }
        }
        if symbol == nil, macintosh == nil {
            subtables.first(where: \.isUnicode)?.forEach(source) { code, glyph in if code < 256 { glyphs[code] = glyph } }
        }
        return glyphs
    }

    /// What the codes of a symbolic font stand for.
    private func codes(_ source: borrowing Span<UInt8>, _ subtables: [CMapTable], _ result: inout ProgramEncoding) {
        result.codes = Self.glyphsByCode(source, subtables).map { glyph in
            guard glyph != 0 else { return [] }
            let scalars = result.scalars(ofGlyph: glyph)
            return scalars.allSatisfy(UnicodeValues.isPrivate) ? [] : scalars
        }
    }

    /// The names of `post` (formats 1 and 2), for glyphs that no Unicode subtable names and for names used in Differences.
    private func names(_ source: borrowing Span<UInt8>, _ result: inout ProgramEncoding) {
        guard let range = table(Self.postTag), let format = source.u32(range.lowerBound) else { return }
        if format == 0x0001_0000 {
            for (glyph, scalar) in Encodings.macintoshGlyphs.enumerated() where glyph < result.glyphs.count && result.glyphs[glyph] == 0 {
                result.glyphs[glyph] = UInt32(scalar)
            }
        }
        guard format == 0x0002_0000, let count = source.u16(range.lowerBound + 32) else { return }
        var strings: [Range<Int>] = []
        var position = range.lowerBound + 34 + count * 2
        while position < range.upperBound, let length = source.u8(position), strings.count <= 0xFFFF {
            let end = min(position + 1 + length, range.upperBound)
            strings.append((position + 1)..<end)
            position = end
        }
        for glyph in 0..<min(count, result.glyphs.count) {
            guard let index = source.u16(range.lowerBound + 34 + glyph * 2) else { return }
            let isKnown = result.glyphs[glyph] != 0 && !UnicodeValues.isPrivate(result.glyphs[glyph])
            if index < Encodings.macintoshGlyphs.count {
                let scalar = UInt32(Encodings.macintoshGlyphs[index])
                if !isKnown, scalar != 0 { result.glyphs[glyph] = scalar }
            } else if index - 258 < strings.count {
                let string = strings[index - 258]
                let scalars = GlyphName.scalars(source.extracting(string))
                if scalars.isEmpty {
                    result.privateNames[Name(bytes: bytes[string]).text] = glyph
                } else if !isKnown {
                    result.setGlyph(glyph, scalars)
                }
            }
        }
    }
}
