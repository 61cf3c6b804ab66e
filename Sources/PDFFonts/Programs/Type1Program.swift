import PDFSyntax

/// The clear-text part of a Type 1 font program (Adobe Type 1 Font Format, chapter 2): its Encoding array.
enum Type1Program {
    /// The built-in encoding; nil if the program has none that can be read.
    static func read(_ bytes: [UInt8]) -> ProgramEncoding? {
        let source = bytes.span
        // Before `eexec` stands clear text. Segment headers of PFB files (0x80 0x01 and a length) do no harm there.
        let end = source.firstIndex(of: "eexec", from: 0, to: source.count) ?? source.count
        guard let start = source.firstIndex(of: "/Encoding", from: 0, to: end) else { return nil }
        var lexer = Lexer(position: start + 9, end: end)
        var result = ProgramEncoding()
        result.codes = Array(repeating: [], count: 256)
        switch lexer.next(source) {
        case .keyword(let range) where source.matches("StandardEncoding", at: range.lowerBound):
            result.codes = Encodings.standard.map { $0 == 0 ? [] : [UInt32($0)] }
        case .keyword(let range) where source.matches("ISOLatin1Encoding", at: range.lowerBound):
            for code in 32..<256 where !(0x7F..<0xA0 ~= code) { result.codes[code] = [UInt32(code)] }
        case .integer: entries(source, &lexer, &result)
        case .arrayOpen: literal(source, &lexer, &result)
        default: return nil
        }
        return result.codes.contains { !$0.isEmpty } ? result : nil
    }

    /// `256 array 0 1 255 {1 index exch /.notdef put} for dup 32 /space put … readonly def`.
    private static func entries(_ source: borrowing Span<UInt8>, _ lexer: inout Lexer, _ result: inout ProgramEncoding) {
        // Later names of a code stand; a stranger may write a million.
        var names: [Range<Int>?] = Array(repeating: nil, count: 256)
        defer {
            for case (let code, let name?) in names.enumerated() {
                result.codes[code] = GlyphName.scalars(StringValue.name(source, name).text)
            }
        }
        var code: Int?
        var name: Range<Int>?
        while true {
            switch lexer.next(source) {
            case .end: return
            case .integer(let value): code = value
            case .name(let range): name = range
            case .braceOpen:  // the loop that fills the array with .notdef
                while lexer.position < lexer.end, source[lexer.position] != 0x7D { lexer.position += 1 }
            case .keyword(let range):
                if range.count == 3, source.matches("def", at: range.lowerBound) { return }
                if range.count == 3, source.matches("put", at: range.lowerBound), let code, let name, 0..<256 ~= code {
                    names[code] = name
                } else if let radix = radixNumber(source, range, base: code) {
                    code = radix
                }
            default: break
            }
        }
    }

    /// `8#101`, of which the lexer has cut off the base as a number.
    private static func radixNumber(_ source: borrowing Span<UInt8>, _ range: Range<Int>, base: Int?) -> Int? {
        guard let base, 2...16 ~= base, source[range.lowerBound] == 0x23, 1...8 ~= range.count - 1 else { return nil }
        var value = 0
        for index in (range.lowerBound + 1)..<range.upperBound {
            guard let digit = source[index].hexValue, Int(digit) < base else { return nil }
            value = value * base + Int(digit)
        }
        return value
    }

    /// `[/.notdef /.notdef /space …] def`.
    private static func literal(_ source: borrowing Span<UInt8>, _ lexer: inout Lexer, _ result: inout ProgramEncoding) {
        var code = 0
        while code < 256, case .name(let range) = lexer.next(source) {
            result.codes[code] = GlyphName.scalars(StringValue.name(source, range).text)
            code += 1
        }
    }
}
