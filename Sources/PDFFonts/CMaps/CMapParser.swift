import PDFSyntax

/// Reads a CMap file: not PostScript, but what of it CMaps are made of. Bounded by its input, whatever that is.
struct CMapParser {
    private var lexer: Lexer
    private var result = ParsedCMap()

    static func parse(_ bytes: [UInt8]) -> ParsedCMap {
        let source = bytes.span
        var parser = CMapParser(lexer: Lexer(source))
        parser.run(source)
        return parser.result
    }

    private init(lexer: Lexer) { self.lexer = lexer }

    private mutating func run(_ source: borrowing Span<UInt8>) {
        var lastName: Range<Int>?
        while true {
            switch lexer.next(source) {
            case .end: return
            case .name(let range):
                if range.count == 5, source.matches("WMode", at: range.lowerBound) {
                    let before = lexer
                    if case .integer(let mode) = lexer.next(source) { result.isVertical = mode == 1 } else { lexer = before }
                } else {
                    lastName = range
                }
            case .keyword(let range):
                switch range.count {
                case 7 where source.matches("usecmap", at: range.lowerBound):
                    if let lastName { result.parentName = StringValue.name(source, lastName).text }
                // What stands behind the end is a leftover of whatever was written there before.
                case 7 where source.matches("endcmap", at: range.lowerBound) && !(result.textRanges.isEmpty && result.cidRanges.isEmpty):
                    return
                case 11 where source.matches("beginbfchar", at: range.lowerBound): section(source) { $0.textChar(source, $1) }
                case 12 where source.matches("beginbfrange", at: range.lowerBound): section(source) { $0.textRange(source, $1) }
                case 12 where source.matches("begincidchar", at: range.lowerBound): section(source) { $0.cidChar(source, $1) }
                case 13 where source.matches("begincidrange", at: range.lowerBound): section(source) { $0.cidRange(source, $1) }
                case 19 where source.matches("begincodespacerange", at: range.lowerBound): section(source) { $0.codespace(source, $1) }
                default: break
                }
            default: break
            }
        }
    }

    /// Reads entries, each starting with a code, until a keyword (`end…`) or the end.
    private mutating func section(_ source: borrowing Span<UInt8>, entry: (inout CMapParser, Range<Int>) -> Void) {
        while true {
            let before = lexer
            switch lexer.next(source) {
            case .hexString(let range): entry(&self, range)
            case .keyword(let range):
                // `beginbfchar` where `endbfchar` was forgotten starts a section of its own.
                if source.matches("begin", at: range.lowerBound) { lexer = before }
                return
            case .end: return
            default: break
            }
        }
    }

    private mutating func textChar(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
        let code = Self.code(source, range).value
        result.hasOtherRanges = true
        guard let destination = destination(source) else { return }
        result.textRanges.append(ParsedCMap.TextRange(low: code, high: code, destination: destination))
    }

    private mutating func textRange(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
        let low = Self.code(source, range).value
        guard let high = nextCode(source)?.value else { return }
        if high != low { result.hasOtherRanges = true }
        let before = lexer
        guard case .arrayOpen = lexer.next(source) else {
            lexer = before
            guard let destination = destination(source), high >= low else { return }
            return result.textRanges.append(ParsedCMap.TextRange(low: low, high: high, destination: destination))
        }
        var code = low
        while true {
            let before = lexer
            switch lexer.next(source) {
            case .arrayClose, .end: return
            case .keyword:  // the bracket was forgotten
                lexer = before
                return
            case .hexString, .name, .string, .integer:
                lexer = before
                guard let destination = destination(source) else { return }
                if code <= high, code >= low {
                    result.textRanges.append(ParsedCMap.TextRange(low: code, high: code, destination: destination))
                }
                if code < UInt32.max { code += 1 }
            default: break
            }
        }
    }

    private mutating func cidChar(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
        let code = Self.code(source, range).value
        guard case .integer(let cid) = lexer.next(source), 0...0xFFFF ~= cid else { return }
        result.cidRanges.append(ParsedCMap.CIDRange(low: code, high: code, cid: UInt32(cid)))
    }

    private mutating func cidRange(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
        let low = Self.code(source, range).value
        guard let high = nextCode(source)?.value, case .integer(let cid) = lexer.next(source), high >= low, 0...0xFFFF ~= cid else {
            return
        }
        result.cidRanges.append(ParsedCMap.CIDRange(low: low, high: high, cid: UInt32(cid)))
    }

    /// Encodings have a handful. Where the first byte doesn't tell the length of a code all are gone through.
    private static let mostCodespaces = 256

    private mutating func codespace(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
        let (low, byteCount) = Self.code(source, range)
        guard let high = nextCode(source)?.value, byteCount > 0, result.codespaces.count < Self.mostCodespaces else { return }
        result.codespaces.append(ParsedCMap.Codespace(byteCount: byteCount, low: low, high: high))
    }

    private mutating func nextCode(_ source: borrowing Span<UInt8>) -> (value: UInt32, byteCount: Int)? {
        let before = lexer
        guard case .hexString(let range) = lexer.next(source) else {
            lexer = before
            return nil
        }
        return Self.code(source, range)
    }

    /// The value of a code and its length in bytes (at most 4; of more the last four count).
    private static func code(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> (value: UInt32, byteCount: Int) {
        var value: UInt32 = 0
        var digits = 0
        for index in range {
            guard let digit = source[index].hexValue else { continue }
            value = value << 4 | UInt32(digit)
            digits += 1
        }
        return (value, min((digits + 1) / 2, 4))
    }

    /// The text that a code stands for: UTF-16BE, or a glyph name. Its place in `scalars`; nil if something else stands there.
    private mutating func destination(_ source: borrowing Span<UInt8>) -> Range<Int>? {
        let start = result.scalars.count
        let before = lexer
        switch lexer.next(source) {
        case .hexString(let range): appendUTF16(StringValue.hexadecimal(source, range))
        case .string(let range): appendUTF16(StringValue.literal(source, range))
        case .name(let range): result.scalars += GlyphName.scalars(StringValue.name(source, range).text)
        case .integer(let value): if let scalar = UInt32(exactly: value), Unicode.Scalar(scalar) != nil { result.scalars.append(scalar) }
        default:
            lexer = before
            return nil
        }
        return start..<result.scalars.count
    }

    /// What a code stands for, in bytes (§9.10.3).
    private static let longestText = 512

    /// The letters of a ligature as they were meant. Of several code units Ghostscript 10.00 swaps the bytes: `<66006900>` for "fi", which would be "昀椀"; old
    /// versions of LuaTeX leave out a first zero: `<660069>`.
    private static func restored(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 2, bytes.count <= 2 * longestLigature, bytes[1] == 0 else { return bytes }
        for index in bytes.indices {
            guard index & 1 == 0 ? bytes[index] & 0xDF &- 0x41 < 26 : bytes[index] == 0 else { return bytes }
        }
        var units: [UInt8] = []
        for letter in stride(from: 0, to: bytes.count, by: 2) { units += [0, bytes[letter]] }
        return units
    }

    /// In letters.
    private static let longestLigature = 4

    /// One byte alone is a code unit too: `<41>` is written for `<0041>`. Lone surrogates become U+FFFD.
    private mutating func appendUTF16(_ given: [UInt8]) {
        if given.count == 1 { return result.scalars.append(UInt32(given[0])) }
        let bytes = Self.restored(given)
        let end = min(bytes.count, Self.longestText)
        var index = 0
        while index + 1 < end {
            let unit = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
            index += 2
            guard unit & 0xF800 == 0xD800 else {
                result.scalars.append(unit)
                continue
            }
            if unit < 0xDC00, index + 1 < end, bytes[index] & 0xFC == 0xDC {
                let low = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
                result.scalars.append(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
                index += 2
            } else {
                result.scalars.append(0xFFFD)
            }
        }
    }
}
