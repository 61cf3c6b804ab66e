import PDFSyntax

/// Finds the end of an inline image (§8.9.7), whose bytes may look like anything.
struct InlineImage {
    /// Keys and values between `BI` and `ID`.
    let dictionary: PDFDictionary
    /// Where scanning goes on, after `EI`.
    let end: Int

    /// - Parameter position: just after `BI`.
    init(_ source: borrowing Span<UInt8>, after position: Int, _ operators: borrowing OperatorTable) {
        var parser = ObjectParser(source, at: position)
        var entries: [PDFDictionary.Entry] = []
        while true {
            switch parser.lexer.next(source) {
            case .name(let range):
                let key = StringValue.name(source, range)
                let beforeValue = parser.lexer
                // Without a value the next key, or `ID`, is still to come.
                if let value = parser.object(source) { entries.append(PDFDictionary.Entry(key, value)) } else { parser.lexer = beforeValue }
            case .keyword(let range) where range.count >= 2 && source.matches("ID", at: range.lowerBound):
                dictionary = PDFDictionary(entries: entries)
                // One white-space character follows ID.
                let data = min(range.lowerBound + 3, source.count)
                end = Self.end(source, from: data, dictionary, operators)
                return
            case .keyword(let range):
                // No image after all: `EI` without data, or another operator, for whose sake reading goes on after `BI`.
                dictionary = PDFDictionary(entries: entries)
                end = range.count == 2 && source.matches("EI", at: range.lowerBound) ? range.upperBound : position
                return
            case .end:
                dictionary = PDFDictionary(entries: entries)
                end = source.count
                return
            default: continue
            }
        }
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

    /// `EI`s looked at before the first of them is taken for the end.
    private static let maximumCandidates = 16

    private static func end(
        _ source: borrowing Span<UInt8>, from data: Int, _ dictionary: PDFDictionary, _ operators: borrowing OperatorTable
    ) -> Int {
        var start = data
        if let length = statedLength(dictionary), length >= 0, length <= source.count - data {
            var index = data + length
            while index < source.count, source[index].isPDFWhiteSpace { index += 1 }
            if source.matches("EI", at: index) { return index + 2 }
        } else if let marker = endMarker(dictionary) {
            start = source.firstIndex(of: marker, from: data, to: source.count).map { $0 + marker.utf8CodeUnitCount } ?? data
        }
        // `EI` between white space, and after it what a content stream may hold: image data that has one goes on otherwise.
        var first: Int?
        var candidates = 0
        var index = start
        while candidates < maximumCandidates, let found = source.firstIndex(of: "EI", from: index, to: source.count) {
            index = found + 1
            let after = found + 2
            guard found == start || source[found - 1].isPDFWhiteSpace, after >= source.count || !source[after].isPDFRegular else {
                continue
            }
            if looksLikeContent(source, from: after, operators) { return after }
            first = first ?? after
            candidates += 1
        }
        return first ?? source.count
    }

    /// What ends data of the outermost filter, if that is one whose data is text, in which `EI` may stand in a line of its own.
    private static func endMarker(_ dictionary: PDFDictionary) -> StaticString? {
        let filter = dictionary["F"].isNull ? dictionary["Filter"] : dictionary["F"]
        return switch (filter.name ?? filter.array?.first?.name)?.text {
        case "A85", "ASCII85Decode": "~>"
        case "AHx", "ASCIIHexDecode": ">"
        default: nil
        }
    }

    /// Whether the next bytes are text, and the first word among them that isn't an operand is an operator.
    private static func looksLikeContent(_ source: borrowing Span<UInt8>, from start: Int, _ operators: borrowing OperatorTable) -> Bool {
        let end = min(start + 64, source.count)
        for index in start..<min(start + 24, source.count) {
            let byte = source[index]
            if byte > 0x7E || (byte < 0x20 && !byte.isPDFWhiteSpace) || byte == 0 { return false }
        }
        var lexer = Lexer(position: start, end: end)
        while true {
            switch lexer.next(source) {
            case .keyword(let range):
                if range.upperBound == end, end < source.count { return true }  // cut off
                return operators.firstLength(source, range) > 0
            case .end: return true
            default: continue
            }
        }
    }
}
