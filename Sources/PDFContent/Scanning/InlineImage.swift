import PDFSyntax

/// Finds the end of an inline image (§8.9.7), whose bytes may look like anything.
struct InlineImage {
    /// Keys and values between `BI` and `ID`.
    let dictionary: PDFDictionary
    /// Where scanning goes on, after `EI`.
    let end: Int

    /// - Parameter position: just after `BI`.
    init(_ source: borrowing Span<UInt8>, after position: Int) {
        var parser = ObjectParser(source, at: position)
        var entries: [PDFDictionary.Entry] = []
        var data = source.count
        scan: while true {
            switch parser.lexer.next(source) {
            case .end: break scan
            case .keyword(let range):
                if source[range.lowerBound] == 0x49, range.count >= 2, source[range.lowerBound + 1] == 0x44 {
                    data = min(range.lowerBound + 3, source.count)  // one white-space character follows ID
                    break scan
                }
                if source.matches("EI", at: range.lowerBound), range.count == 2 {
                    data = range.lowerBound
                    break scan
                }
            case .name(let range):
                let key = StringValue.name(source, range)
                if let value = parser.object(source) { entries.append((key, value)) }
            default: continue
            }
        }
        dictionary = PDFDictionary(entries)
        end = Self.end(source, from: data, length: Self.statedLength(dictionary))
    }

    /// The length in bytes where it is known: stated (PDF 2.0), or computed for an image without filters.
    private static func statedLength(_ dictionary: PDFDictionary) -> Int? {
        if let length = dictionary["L"].integer ?? dictionary["Length"].integer { return length }
        guard dictionary["F"].isNull, dictionary["Filter"].isNull, let width = dictionary["W"].integer ?? dictionary["Width"].integer,
            let height = dictionary["H"].integer ?? dictionary["Height"].integer, (1...65536).contains(width), (1...65536).contains(height)
        else { return nil }
        let isMask = (dictionary["IM"].boolean ?? dictionary["ImageMask"].boolean) == true
        let bits = isMask ? 1 : dictionary["BPC"].integer ?? dictionary["BitsPerComponent"].integer ?? 8
        let space = dictionary["CS"].isNull ? dictionary["ColorSpace"] : dictionary["CS"]
        let components: Int
        switch isMask ? "G" : space.name?.text {
        case "G", "DeviceGray": components = 1
        case "RGB", "DeviceRGB": components = 3
        case "CMYK", "DeviceCMYK": components = 4
        default:
            guard case .array = space else { return nil }  // Indexed: one component
            components = 1
        }
        guard (1...16).contains(bits) else { return nil }
        return (width * bits * components + 7) / 8 * height
    }

    private static func end(_ source: borrowing Span<UInt8>, from data: Int, length: Int?) -> Int {
        if let length, length >= 0, length <= source.count - data {
            var lexer = Lexer(source, at: data + length)
            lexer.skipWhiteSpace(source)
            if source.matches("EI", at: lexer.position) { return lexer.position + 2 }
        }
        var index = data
        while let found = source.firstIndex(of: "EI", from: index, to: source.count) {
            let isSeparate = found == data || source[found - 1].isPDFWhiteSpace || length != nil
            let after = found + 2
            if isSeparate, after >= source.count || source[after].isPDFWhiteSpace, looksLikeContent(source, from: after) { return after }
            index = found + 1
        }
        return source.count
    }

    /// Image data that happens to hold " EI " goes on with bytes that no content stream has.
    private static func looksLikeContent(_ source: borrowing Span<UInt8>, from start: Int) -> Bool {
        for index in start..<min(start + 24, source.count) {
            let byte = source[index]
            if byte > 0x7E || (byte < 0x20 && !byte.isPDFWhiteSpace) || byte == 0 { return false }
        }
        return true
    }
}
