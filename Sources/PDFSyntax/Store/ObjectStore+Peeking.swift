import Synchronization

extension ObjectStore {
    /// Whether the entry `key` of a dictionary is the name `value`, told from the dictionary's tokens without making objects of them.
    ///
    /// For the one question by which most of thousands of objects are passed over. False also where tokens alone can't tell: then the object
    /// itself has to be asked. Of a key written twice the first value is believed.
    package func says(_ value: Name, for key: Name, in id: ObjectID) -> Bool {
        let (known, entry) = state.withLock { ($0.objects.value(id.number), $0.crossReference[id.number]) }
        if let known { return known.dictionary?[key] == .name(value) }
        guard allowance.admits(id.number) else { return false }
        let answer: (isSaid: Bool, length: Int)
        switch entry {
        case .offset(let offset):
            let bytes = self.bytes
            guard let header = IndirectObject.header(bytes.span, at: offset), header.id.number == id.number else { return false }
            answer = Self.says(value, for: key, bytes.span, at: header.end)
        case .compressed(let stream, let index):
            guard let container = objectStream(stream, depth: 0), let start = container.position(of: id.number, index: index) else {
                return false
            }
            let bytes = container.bytes
            answer = Self.says(value, for: key, bytes.span, at: start)
        case .free, nil: return false
        }
        allowance.note(id.number, length: answer.length)
        return answer.isSaid
    }

    /// Reads one dictionary that is written as it should be, and gives up (false) where it isn't.
    private static func says(_ value: Name, for key: Name, _ source: borrowing Span<UInt8>, at start: Int) -> (isSaid: Bool, length: Int) {
        var lexer = Lexer(source, at: start)
        guard lexer.next(source) == .dictionaryOpen else { return (false, 0) }
        // What is open inside: a bit for each, set for a dictionary.
        var (nesting, depth): (UInt64, Int) = (0, 0)
        var isKeyExpected = true
        var isKeyMet = false
        while true {
            let token = lexer.next(source)
            if depth == 0, isKeyExpected {
                switch token {
                case .name(let range):
                    isKeyMet = matches(key, source, range)
                    isKeyExpected = false
                    continue
                case .dictionaryClose: return (false, lexer.position - start)
                case .integer: continue  // the rest of a reference
                case .keyword(let range) where range.count == 1 && source[range.lowerBound] == 0x52: continue
                default: return (false, 0)
                }
            }
            switch token {
            case .name(let range):
                if depth == 0, isKeyMet { return (matches(value, source, range), lexer.position - start) }
            case .integer, .real, .string, .hexString: break
            case .arrayOpen, .dictionaryOpen:
                guard depth < 60 else { return (false, 0) }
                nesting = nesting << 1 | (token == .dictionaryOpen ? 1 : 0)
                depth += 1
                if token == .arrayOpen { lexer.passNumbers(source) }
            case .arrayClose, .dictionaryClose:
                guard depth > 0, nesting & 1 == (token == .dictionaryClose ? 1 : 0) else { return (false, 0) }
                nesting >>= 1
                depth -= 1
            case .keyword(let range):
                let isReference = depth > 0 && range.count == 1 && source[range.lowerBound] == 0x52
                let isConstant =
                    source.matches("true", at: range.lowerBound) || source.matches("false", at: range.lowerBound)
                    || source.matches("null", at: range.lowerBound)
                guard isReference || isConstant else { return (false, 0) }
            case .braceOpen, .braceClose, .end: return (false, 0)
            }
            if depth == 0 { isKeyExpected = true }
        }
    }

    private static func matches(_ name: Name, _ source: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        let bytes = name.text.utf8.span
        guard bytes.count == range.count else { return false }
        for index in bytes.indices where bytes[index] != source[range.lowerBound + index] { return false }
        return true
    }
}
