import PDFSyntax

enum SyntaxTargets {
    /// Every token and object of the bytes, and what their strings mean.
    static func objects(_ bytes: [UInt8]) {
        let source = bytes.span
        var lexer = Lexer(source)
        var last = -1
        while lexer.next(source) != .end {
            // A lexer that stands still would stand there for ever.
            if lexer.position <= last { trap("the lexer stands still") }
            last = lexer.position
        }
        var parser = ObjectParser(source)
        while parser.lexer.position < source.count {
            let before = parser.lexer.position
            if let string = parser.object(source)?.string { _ = TextString.decode(string) }
            if parser.lexer.position <= before { trap("the parser stands still") }
        }
        for offset in 0..<min(source.count, 64) where IndirectObject.header(source, at: offset) != nil {
            _ = IndirectObject(source, id: ObjectID(number: 1), at: offset)
        }
    }

    /// A file's cross-reference, or what is found without it, and every object it leads to.
    static func file(_ bytes: [UInt8]) {
        let store = ObjectStore(bytes: bytes)
        for number in store.objectNumbers.prefix(2000) {
            guard let stream = store.object(ObjectID(number: number)).stream else { continue }
            _ = store.decoded(stream, limit: 1 << 16)
        }
        for number in [0, 1, -1, 8_388_608, .max, .min] { _ = store.object(ObjectID(number: number)) }
    }
}

/// Ends the process, for what is wrong without being a trap.
func trap(_ reason: String) -> Never { fatalError(reason) }
