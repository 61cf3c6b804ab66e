import PDFSyntax

/// Charset and encoding of a Compact Font Format program (Adobe Technical Note 5176).
struct CFFProgram {
    /// One INDEX (clause 5): where its objects lie.
    private struct Index {
        var count = 0
        var offsetSize = 1
        var offsets = 0
        var data = 0
        var end = 0

        init?(_ source: borrowing Span<UInt8>, at position: Int) {
            guard let count = source.u16(position) else { return nil }
            self.count = count
            guard count > 0 else {
                end = position + 2
                return
            }
            guard let size = source.u8(position + 2), 1...4 ~= size else { return nil }
            offsetSize = size
            offsets = position + 3
            data = offsets + (count + 1) * size - 1
            guard let last = source.uint(offsets + count * size, size: size) else { return nil }
            end = data + last
        }

        func range(_ source: borrowing Span<UInt8>, _ index: Int) -> Range<Int>? {
            guard index >= 0, index < count, let start = source.uint(offsets + index * offsetSize, size: offsetSize),
                let stop = source.uint(offsets + (index + 1) * offsetSize, size: offsetSize), start >= 1, stop >= start,
                data + stop <= source.count
            else { return nil }
            return (data + start)..<(data + stop)
        }
    }

    /// What of a Top DICT matters here (clause 9).
    private struct TopDictionary {
        var charset = 0
        var encoding = 0
        var charStrings = 0
        var isCIDKeyed = false
    }

    static func read(_ bytes: [UInt8], at start: Int = 0) -> ProgramEncoding? {
        let all = bytes.span
        guard start >= 0, start < all.count else { return nil }
        let source = all.extracting(start..<all.count)
        guard let headerSize = source.u8(2), let names = Index(source, at: headerSize), let tops = Index(source, at: names.end),
            let strings = Index(source, at: tops.end), let range = tops.range(source, 0)
        else { return nil }
        let top = topDictionary(source, range)
        guard let glyphCount = Index(source, at: top.charStrings)?.count, glyphCount > 0 else { return nil }
        var result = ProgramEncoding()
        let charset = charset(source, top.charset, glyphCount: glyphCount, isCIDKeyed: top.isCIDKeyed)
        if top.isCIDKeyed {
            result.cids = charset
            return result
        }
        result.glyphs = Array(repeating: 0, count: glyphCount)
        for glyph in 1..<max(glyphCount, 1) {
            let sid = charset[glyph]
            if sid < Encodings.cffStrings.count {
                result.glyphs[glyph] = UInt32(Encodings.cffStrings[sid])
            } else if let range = strings.range(source, sid - Encodings.cffStrings.count) {
                let scalars = GlyphName.scalars(source.extracting(range))
                result.setGlyph(glyph, scalars)
                if scalars.isEmpty {
                    result.privateNames[Name(bytes: bytes[(range.lowerBound + start)..<(range.upperBound + start)]).text] = glyph
                }
            }
        }
        result.codes = codes(source, top.encoding, charset: charset, result)
        return result
    }

    private static func topDictionary(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> TopDictionary {
        var result = TopDictionary()
        var operands: [Int] = []
        var position = range.lowerBound
        while position < range.upperBound, let byte = source.u8(position) {
            position += 1
            switch byte {
            case 0...21:
                switch byte {
                case 15: result.charset = operands.last ?? 0
                case 16: result.encoding = operands.last ?? 0
                case 17: result.charStrings = operands.last ?? 0
                case 12:
                    if source.u8(position) == 30 { result.isCIDKeyed = true }
                    position += 1
                default: break
                }
                operands.removeAll(keepingCapacity: true)
            case 28:
                operands.append(source.i16(position) ?? 0)
                position += 2
            case 29:
                operands.append(Int(Int32(truncatingIfNeeded: source.u32(position) ?? 0)))
                position += 4
            case 30:  // a real number: nibbles up to 0xF
                while let pair = source.u8(position), position < range.upperBound {
                    position += 1
                    if pair & 0xF == 0xF || pair >> 4 == 0xF { break }
                }
                operands.append(0)
            case 32...246: operands.append(byte - 139)
            case 247...250:
                operands.append((byte - 247) * 256 + (source.u8(position) ?? 0) + 108)
                position += 1
            case 251...254:
                operands.append(-(byte - 251) * 256 - (source.u8(position) ?? 0) - 108)
                position += 1
            default: break
            }
        }
        return result
    }

    /// SID (or CID) by glyph (clause 13); glyphs that the charset doesn't reach have 0.
    private static func charset(_ source: borrowing Span<UInt8>, _ offset: Int, glyphCount: Int, isCIDKeyed: Bool) -> [Int] {
        var result = Array(repeating: 0, count: glyphCount)
        if offset <= 2, !isCIDKeyed {
            let predefined = offset == 1 ? Encodings.cffExpertCharset : offset == 2 ? Encodings.cffExpertSubsetCharset : []
            for glyph in 0..<glyphCount {
                if offset == 0 {
                    result[glyph] = glyph <= 228 ? glyph : 0
                } else if glyph < predefined.count {
                    result[glyph] = Int(predefined[glyph])
                }
            }
            return result
        }
        guard let format = source.u8(offset) else { return result }
        var position = offset + 1
        var glyph = 1
        while glyph < glyphCount, let first = source.u16(position) {
            position += 2
            var left = 0
            if format == 1 {
                left = source.u8(position) ?? 0
                position += 1
            } else if format == 2 {
                left = source.u16(position) ?? 0
                position += 2
            }
            for step in 0...left where glyph < glyphCount {
                result[glyph] = first + step
                glyph += 1
            }
        }
        return result
    }

    /// The built-in encoding (clause 12).
    private static func codes(
        _ source: borrowing Span<UInt8>, _ offset: Int, charset: [Int], _ program: ProgramEncoding
    ) -> [[UInt32]] {
        if offset <= 1 {
            return (offset == 0 ? Encodings.standard : Encodings.cffExpert).map { $0 == 0 ? [] : [UInt32($0)] }
        }
        var result: [[UInt32]] = Array(repeating: [], count: 256)
        guard let format = source.u8(offset), let count = source.u8(offset + 1) else { return result }
        var position = offset + 2
        var glyph = 1
        for _ in 0..<count {
            guard let first = source.u8(position) else { return result }
            position += 1
            var left = 0
            if format & 0x7F == 1 {
                left = source.u8(position) ?? 0
                position += 1
            }
            for code in first...(first + left) where code < 256 {
                result[code] = program.scalars(ofGlyph: glyph)
                glyph += 1
            }
        }
        guard format & 0x80 != 0, let supplements = source.u8(position) else { return result }
        for supplement in 0..<supplements {
            guard let code = source.u8(position + 1 + supplement * 3), let sid = source.u16(position + 2 + supplement * 3) else { break }
            if let glyph = charset.firstIndex(of: sid) { result[code] = program.scalars(ofGlyph: glyph) }
        }
        return result
    }
}
