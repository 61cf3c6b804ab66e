/// What stands between `n g obj` and `endobj` (§7.3.10).
package struct IndirectObject {
    package let id: ObjectID
    package let object: PDFObject
    /// Where the stream's data begins, if it is one; its length is settled by the store, since it may be an indirect object.
    package let streamStart: Int?

    /// Reads the header `n g obj` at `offset`, white space before it allowed; nil if none stands there.
    package static func header(_ source: borrowing Span<UInt8>, at offset: Int) -> (id: ObjectID, end: Int)? {
        guard offset >= 0, offset < source.count else { return nil }
        var lexer = Lexer(source, at: offset)
        guard case .integer(let number) = lexer.next(source), number >= 0,
            case .integer(let generation) = lexer.next(source), generation >= 0, generation < 1 << 17
        else { return nil }
        lexer.skipWhiteSpace(source)
        guard source.matches("obj", at: lexer.position) else { return nil }
        return (ObjectID(number: number, generation: generation), lexer.position + 3)
    }

    /// Reads the object whose header ends at `position`.
    package init(_ source: borrowing Span<UInt8>, id: ObjectID, at position: Int, decipher: (@Sendable ([UInt8]) -> [UInt8])?) {
        var parser = ObjectParser(source, at: position)
        parser.decipher = decipher
        object = parser.object(source) ?? .null
        self.id = id
        guard case .dictionary = object else {
            streamStart = nil
            return
        }
        parser.lexer.skipWhiteSpace(source)
        var start = parser.lexer.position
        guard source.matches("stream", at: start) else {
            streamStart = nil
            return
        }
        start += 6
        // §7.3.8.1: CR LF or LF; blanks before them and a CR alone are written too.
        while start < source.count, source[start] == 32 || source[start] == 9 { start += 1 }
        if start < source.count, source[start] == 13 { start += 1 }
        if start < source.count, source[start] == 10 { start += 1 }
        streamStart = min(start, source.count)
    }
}
