/// Builds sfnt files of a few tables.
enum SFNT {
    static func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }

    static func file(_ tables: [(tag: String, data: [UInt8])], version: [UInt8] = [0, 1, 0, 0]) -> [UInt8] {
        var directory = version + u16(tables.count) + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        let start = 12 + tables.count * 16
        for table in tables {
            directory += Array(table.tag.utf8) + u32(0) + u32(start + body.count) + u32(table.data.count)
            body += table.data
        }
        return directory + body
    }

    static func maxp(_ glyphs: Int) -> (tag: String, data: [UInt8]) { ("maxp", [0, 1, 0, 0] + u16(glyphs)) }

    /// A PostScript name for Windows.
    static func name(_ name: String) -> (tag: String, data: [UInt8]) {
        let text = name.utf16.flatMap { u16(Int($0)) }
        return ("name", u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(6) + u16(text.count) + u16(0) + text)
    }

    static func cmap(_ subtables: [(platform: Int, encoding: Int, data: [UInt8])]) -> (tag: String, data: [UInt8]) {
        var header = u16(0) + u16(subtables.count)
        var body: [UInt8] = []
        for subtable in subtables {
            header += u16(subtable.platform) + u16(subtable.encoding) + u32(4 + subtables.count * 8 + body.count)
            body += subtable.data
        }
        return ("cmap", header + body)
    }

    static func format0(_ glyphs: [Int: Int]) -> [UInt8] { u16(0) + u16(262) + u16(0) + (0..<256).map { UInt8(glyphs[$0] ?? 0) } }

    /// Each pair a segment of one code, by delta; the last through a glyph array when `indirect`.
    static func format4(_ pairs: [(code: Int, glyph: Int)], indirect: Bool = false) -> [UInt8] {
        let segments = pairs.map { (first: $0.code, last: $0.code, glyph: $0.glyph) } + [(first: 0xFFFF, last: 0xFFFF, glyph: 0)]
        let count = segments.count
        var offsets: [Int] = []
        var glyphs: [UInt8] = []
        for (index, segment) in segments.enumerated() {
            if indirect, index < pairs.count {
                offsets.append((count - index) * 2 + glyphs.count)
                glyphs += u16(segment.glyph)
            } else {
                offsets.append(0)
            }
        }
        return u16(4) + u16(16 + count * 8 + glyphs.count) + u16(0) + u16(count * 2) + [0, 0, 0, 0, 0, 0]
            + segments.flatMap { u16($0.last) } + u16(0)
            + segments.flatMap { u16($0.first) } + segments.map { indirect ? 0 : ($0.glyph - $0.first) & 0xFFFF }.flatMap(u16)
            + offsets.flatMap(u16)
            + glyphs
    }

    static func format6(_ first: Int, _ glyphs: [Int]) -> [UInt8] {
        u16(6) + u16(10 + glyphs.count * 2) + u16(0) + u16(first) + u16(glyphs.count) + glyphs.flatMap(u16)
    }

    static func format10(_ first: Int, _ glyphs: [Int]) -> [UInt8] {
        u16(10) + u16(0) + u32(20 + glyphs.count * 2) + u32(0) + u32(first) + u32(glyphs.count) + glyphs.flatMap(u16)
    }

    static func format12(_ groups: [(first: Int, last: Int, glyph: Int)]) -> [UInt8] {
        u16(12) + u16(0) + u32(16 + groups.count * 12) + u32(0) + u32(groups.count)
            + groups.flatMap { u32($0.first) + u32($0.last) + u32($0.glyph) }
    }

    /// Glyphs by index into the Macintosh order, or by name.
    static func post2(_ names: [String]) -> (tag: String, data: [UInt8]) {
        (
            "post",
            [0, 2, 0, 0] + Array(repeating: 0, count: 28) + u16(names.count) + names.indices.flatMap { u16(258 + $0) }
                + names.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
        )
    }
}

/// Outlines.
extension SFNT {
    /// In units of an em of 1000.
    struct Box {
        let x0, y0, x1, y1: Int

        init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

        var corners: [(x: Int, y: Int, isOnCurve: Bool)] { [(x0, y0, true), (x0, y1, true), (x1, y1, true), (x1, y0, true)] }
    }

    /// A glyph of contours.
    static func glyph(_ contours: [[(x: Int, y: Int, isOnCurve: Bool)]]) -> [UInt8] {
        guard !contours.isEmpty else { return [] }
        var (ends, flags, xs, ys) = ([UInt8](), [UInt8](), [UInt8](), [UInt8]())
        var (count, x, y) = (0, 0, 0)
        for contour in contours {
            for point in contour {
                flags.append(point.isOnCurve ? 1 : 0)
                xs += u16((point.x - x) & 0xFFFF)
                ys += u16((point.y - y) & 0xFFFF)
                (x, y) = (point.x, point.y)
            }
            count += contour.count
            ends += u16(count - 1)
        }
        return u16(contours.count) + Array(repeating: 0, count: 8) + ends + u16(0) + flags + xs + ys
    }

    /// A glyph made of others, each moved.
    static func glyph(parts: [(glyph: Int, x: Int, y: Int)]) -> [UInt8] {
        u16(0xFFFF) + Array(repeating: 0, count: 8)
            + parts.enumerated().flatMap { index, part in
                u16(index + 1 < parts.count ? 0x23 : 3) + u16(part.glyph) + u16(part.x & 0xFFFF) + u16(part.y & 0xFFFF)
            }
    }

    /// The tables of a font of an em of 1000 with these glyphs.
    static func outlines(_ glyphs: [[UInt8]]) -> [(tag: String, data: [UInt8])] {
        var (data, offsets) = ([UInt8](), u32(0))
        for glyph in glyphs {
            data += glyph
            offsets += u32(data.count)
        }
        let head = Array(repeating: UInt8(0), count: 18) + u16(1000) + Array(repeating: 0, count: 30) + u16(1) + u16(0)
        return [("head", head), maxp(glyphs.count), ("loca", offsets), ("glyf", data)]
    }
}
