/// Builds Compact Font Format files with a charset, an encoding and empty glyphs.
enum CFF {
    static func index(_ items: [[UInt8]]) -> [UInt8] {
        guard !items.isEmpty else { return [0, 0] }
        var offset = 1
        var result = SFNT.u16(items.count) + [2] + SFNT.u16(offset)
        for item in items {
            offset += item.count
            result += SFNT.u16(offset)
        }
        return result + items.flatMap { $0 }
    }

    private static func number(_ value: Int) -> [UInt8] { [29] + SFNT.u32(value) }

    /// - Parameters:
    ///   - strings: own names, SIDs from 391.
    ///   - charset: the table's bytes, or nil for the predefined one numbered `predefinedCharset`.
    static func file(
        strings: [String], glyphCount: Int, charset: [UInt8]?, predefinedCharset: Int = 0, encoding: [UInt8]?, predefinedEncoding: Int = 0,
        isCIDKeyed: Bool = false
    ) -> [UInt8] {
        let header: [UInt8] = [1, 0, 4, 2]
        let names = index([Array("F".utf8)])
        let stringIndex = index(strings.map { Array($0.utf8) })
        let globals = index([])
        func top(_ charsetOffset: Int, _ encodingOffset: Int, _ glyphs: Int) -> [UInt8] {
            (isCIDKeyed ? number(391) + number(392) + number(0) + [12, 30] : []) + [30, 0x1A, 0x5F, 12, 7] + number(charsetOffset) + [15]
                + number(encodingOffset) + [16] + number(glyphs) + [17]
        }
        let start = header.count + names.count + index([top(0, 0, 0)]).count + stringIndex.count + globals.count
        let charsetOffset = charset == nil ? predefinedCharset : start
        let encodingOffset = encoding == nil ? predefinedEncoding : start + (charset?.count ?? 0)
        let glyphs = start + (charset?.count ?? 0) + (encoding?.count ?? 0)
        return header + names + index([top(charsetOffset, encodingOffset, glyphs)]) + stringIndex + globals + (charset ?? [])
            + (encoding ?? [])
            + index(Array(repeating: [14], count: glyphCount))
    }
}
