/// Builds objects from tokens (§7.3). Lenient as readers must be: an object that breaks off ends where the bytes do.
package struct ObjectParser: Sendable {
    package var lexer: Lexer
    /// Undoes the encryption of strings in the object being read (§7.6.2); nil inside object streams and unencrypted files.
    package var decipher: (@Sendable ([UInt8]) -> [UInt8])?

    /// Arrays and dictionaries nested deeper are cut off: no writer needs more, and each level takes stack.
    package static let maximumDepth = 96
    /// Elements and entries of one object, nested ones included. More are passed over: memory for them would be a dozen times the file.
    package static let maximumElements = 1_000_000
    /// Most arrays and dictionaries have about as many: those of annotations, fonts, rectangles.
    private static let usualElements = 4

    private var elementsLeft = ObjectParser.maximumElements

    package init(_ lexer: Lexer) { self.lexer = lexer }

    package init(_ source: borrowing Span<UInt8>, at position: Int = 0) { lexer = Lexer(source, at: position) }

    /// The next object; nil at the end or where only a keyword (`endobj`, `]` …) stands, which is consumed.
    package mutating func object(_ source: borrowing Span<UInt8>) -> PDFObject? {
        object(source, lexer.next(source), depth: 0)
    }

    package mutating func object(_ source: borrowing Span<UInt8>, _ token: Token) -> PDFObject? { object(source, token, depth: 0) }

    private mutating func object(_ source: borrowing Span<UInt8>, _ token: Token, depth: Int) -> PDFObject? {
        switch token {
        case .integer(let value): return reference(source, number: value) ?? .integer(value)
        case .real(let value): return .real(value)
        case .name(let range): return .name(StringValue.name(source, range))
        case .string(let range):
            let bytes = StringValue.literal(source, range)
            return .string(decipher?(bytes) ?? bytes)
        case .hexString(let range):
            let bytes = StringValue.hexadecimal(source, range)
            return .string(decipher?(bytes) ?? bytes)
        case .arrayOpen: return .array(array(source, depth: depth + 1))
        case .dictionaryOpen: return .dictionary(dictionary(source, depth: depth + 1))
        case .keyword(let range):
            if range.count == 4, source.matches("true", at: range.lowerBound) { return .boolean(true) }
            if range.count == 5, source.matches("false", at: range.lowerBound) { return .boolean(false) }
            if range.count == 4, source.matches("null", at: range.lowerBound) { return .null }
            return nil
        case .arrayClose, .dictionaryClose, .braceOpen, .braceClose, .end: return nil
        }
    }

    /// `number generation R`, seen ahead; the lexer stays put if it isn't one.
    private mutating func reference(_ source: borrowing Span<UInt8>, number: Int) -> PDFObject? {
        guard number >= 0, mayBeReference(source) else { return nil }
        var ahead = lexer
        guard case .integer(let generation) = ahead.next(source), generation >= 0, generation < 1 << 17,
            case .keyword(let range) = ahead.next(source), range.count >= 1, source[range.lowerBound] == 0x52
        else { return nil }
        guard range.count == 1 else { return nil }
        lexer = ahead
        return .reference(ObjectID(number: number, generation: generation))
    }

    /// Whether a generation and an R may follow. Most numbers have others behind them, which need not be cut into tokens for that.
    private func mayBeReference(_ source: borrowing Span<UInt8>) -> Bool {
        var index = lexer.position
        while index < lexer.end, source[index].isPDFWhiteSpace { index &+= 1 }
        let start = index
        while index < lexer.end, source[index].isDigit { index &+= 1 }
        if index > start {
            while index < lexer.end, source[index].isPDFWhiteSpace { index &+= 1 }
        }
        guard index < lexer.end else { return false }
        switch source[index] {
        case 0x52: return true
        // What is rare: comments, signs, points, parentheses too many.
        case 0x25, 0x29, 0x2B, 0x2D, 0x2E: return true
        default: return false
        }
    }

    private mutating func array(_ source: borrowing Span<UInt8>, depth: Int) -> [PDFObject] {
        var elements: [PDFObject] = []
        while true {
            let before = lexer
            let token = lexer.next(source)
            switch token {
            case .end, .arrayClose: return elements
            case .dictionaryClose:  // `[1 2 >>`: the bracket was forgotten
                lexer = before
                return elements
            case .keyword(let range) where isEndOfObject(source, range):
                lexer = before
                return elements
            default:
                if depth <= Self.maximumDepth, elementsLeft > 0, let element = object(source, token, depth: depth) {
                    if elements.count == 1 { elements.reserveCapacity(Self.usualElements) }
                    elements.append(element)
                    elementsLeft -= 1
                }
            }
        }
    }

    private mutating func dictionary(_ source: borrowing Span<UInt8>, depth: Int) -> PDFDictionary {
        var entries: [PDFDictionary.Entry] = []
        while true {
            let before = lexer
            switch lexer.next(source) {
            case .end, .dictionaryClose: return PDFDictionary(entries: entries)
            case .keyword(let range) where isEndOfObject(source, range):
                lexer = before
                return PDFDictionary(entries: entries)
            case .name(let keyRange):
                let key = StringValue.name(source, keyRange)
                let beforeValue = lexer
                let token = lexer.next(source)
                if token == .dictionaryClose || token == .end {
                    lexer = beforeValue
                } else if case .keyword(let range) = token, isEndOfObject(source, range) {
                    lexer = beforeValue
                } else if depth <= Self.maximumDepth, elementsLeft > 0, let value = object(source, token, depth: depth) {
                    if entries.isEmpty { entries.reserveCapacity(Self.usualElements) }
                    entries.append(PDFDictionary.Entry(key, value))
                    elementsLeft -= 1
                }
            default: continue  // not a key: passed over until the next name
            }
        }
    }

    /// Keywords that no array or dictionary holds: it was not closed.
    private func isEndOfObject(_ source: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        switch range.count {
        case 3: return source.matches("obj", at: start)
        case 4: return source.matches("xref", at: start)
        default:
            return source.matches("endobj", at: start) || source.matches("stream", at: start) || source.matches("endstream", at: start)
                || source.matches("trailer", at: start) || source.matches("startxref", at: start)
        }
    }
}
