/// One subtable of an sfnt `cmap` table: which code has which glyph.
struct CMapTable {
    let platform: Int
    let encoding: Int
    private let format: Int
    private let start: Int
    private let end: Int

    /// Encoding records looked at; fonts have a handful.
    private static let maximumSubtables = 32
    /// Pairs given out by one subtable at most: as many as there are glyphs, several times.
    private static let maximumPairs = 1 << 18

    static func subtables(_ source: borrowing Span<UInt8>, _ table: Range<Int>?) -> [CMapTable] {
        guard let table, let count = source.u16(table.lowerBound + 2) else { return [] }
        var result: [CMapTable] = []
        for index in 0..<min(count, maximumSubtables) {
            let record = table.lowerBound + 4 + index * 8
            guard let platform = source.u16(record), let encoding = source.u16(record + 2), let offset = source.u32(record + 4),
                let format = source.u16(table.lowerBound + offset)
            else { continue }
            // Broken subsetters give the table a wrong length: the file's end is the only sure one.
            result.append(
                CMapTable(platform: platform, encoding: encoding, format: format, start: table.lowerBound + offset, end: source.count))
        }
        return result
    }

    var isUnicode: Bool { (platform == 3 && (encoding == 1 || encoding == 10)) || (platform == 0 && encoding != 5) }

    /// Full Unicode before the basic plane.
    var rank: Int { (platform == 3 ? 1 : 0) + (format >= 8 ? 2 : 0) }

    /// Calls `body` with each code and its glyph, glyph 0 left out.
    func forEach(_ source: borrowing Span<UInt8>, _ body: (_ code: Int, _ glyph: Int) -> Void) {
        switch format {
        case 0:
            for code in 0..<256 { if let glyph = source.u8(start + 6 + code), glyph != 0 { body(code, glyph) } }
        case 4: segments(source, body)
        case 6, 10: trimmed(source, body)
        case 12, 13: groups(source, body)
        default: break
        }
    }

    private func segments(_ source: borrowing Span<UInt8>, _ body: (Int, Int) -> Void) {
        guard let count = source.u16(start + 6).map({ $0 / 2 }) else { return }
        let (ends, starts) = (start + 14, start + 16 + count * 2)
        let (deltas, offsets) = (starts + count * 2, starts + count * 4)
        var left = Self.maximumPairs
        for segment in 0..<count {
            guard let last = source.u16(ends + segment * 2), let first = source.u16(starts + segment * 2),
                let delta = source.u16(deltas + segment * 2), let offset = source.u16(offsets + segment * 2)
            else { return }
            guard first <= last else { continue }
            for code in first...last where code != 0xFFFF {
                left -= 1
                if left < 0 { return }
                var glyph = code
                if offset != 0, offset != 0xFFFF {
                    guard let value = source.u16(offsets + segment * 2 + offset + (code - first) * 2) else { break }
                    if value == 0 { continue }
                    glyph = value
                }
                glyph = (glyph + delta) & 0xFFFF
                if glyph != 0 { body(code, glyph) }
            }
        }
    }

    private func trimmed(_ source: borrowing Span<UInt8>, _ body: (Int, Int) -> Void) {
        let wide = format == 10
        guard let first = wide ? source.u32(start + 12) : source.u16(start + 6),
            let count = wide ? source.u32(start + 16) : source.u16(start + 8)
        else { return }
        let glyphs = start + (wide ? 20 : 10)
        for index in 0..<min(count, Self.maximumPairs) {
            guard let glyph = source.u16(glyphs + index * 2) else { return }
            if glyph != 0 { body(first + index, glyph) }
        }
    }

    private func groups(_ source: borrowing Span<UInt8>, _ body: (Int, Int) -> Void) {
        guard let count = source.u32(start + 12) else { return }
        var left = Self.maximumPairs
        for group in 0..<count {
            let record = start + 16 + group * 12
            guard let first = source.u32(record), let last = source.u32(record + 4), let glyph = source.u32(record + 8) else { return }
            guard first <= last, last <= 0x10FFFF else { continue }
            for code in first...last {
                left -= 1
                if left < 0 { return }
                let value = format == 12 ? glyph + code - first : glyph
                if value != 0, value <= 0xFFFF { body(code, value) }
            }
        }
    }
}
