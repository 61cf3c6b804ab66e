/// What stands between `n g obj` and `endobj` (§7.3.10).
package struct IndirectObject {
    package let id: ObjectID
    package let object: PDFObject
    /// Where the stream's data begins, if it is one; its length is settled by the store, since it may be an indirect object.
    package let streamStart: Int?
    /// Where reading stopped.
    package let end: Int

    /// Reads the header `n g obj` at `offset`, white space before it allowed; nil if none begins there.
    package static func header(_ source: borrowing Span<UInt8>, at offset: Int) -> (id: ObjectID, end: Int)? {
        guard offset >= 0, offset < source.count, offset == 0 || !source[offset].isDigit || !source[offset - 1].isDigit else { return nil }
        var lexer = Lexer(source, at: offset)
        guard case .integer(let number) = lexer.next(source), number >= 0,
            case .integer(let generation) = lexer.next(source), generation >= 0, generation < 1 << 17
        else { return nil }
        lexer.skipWhiteSpace(source)
        guard source.matches("obj", at: lexer.position) else { return nil }
        return (ObjectID(number: number, generation: generation), lexer.position + 3)
    }

    /// Reads the object whose header ends at `position`.
    package init(
        _ source: borrowing Span<UInt8>, id: ObjectID, at position: Int, decipher: (@Sendable ([UInt8]) -> [UInt8])? = nil
    ) {
        var parser = ObjectParser(source, at: position)
        parser.decipher = decipher
        object = parser.object(source) ?? .null
        self.id = id
        end = parser.lexer.position
        guard case .dictionary = object else {
            streamStart = nil
            return
        }
        parser.lexer.skipWhiteSpace(source)
        let keyword = parser.lexer.position
        streamStart = source.matches("stream", at: keyword) ? StreamData.start(source, keyword: keyword) : nil
    }
}
