/// Cuts bytes into tokens (§7.2.3–7.3). It holds only a position; the source is passed in, so that nothing is copied or retained.
///
/// It never fails: whatever the bytes, each call moves on and the last token is `.end`.
package struct Lexer: Sendable {
    package var position: Int
    package let end: Int

    package init(position: Int, end: Int) {
        self.position = max(position, 0)
        self.end = end
    }

    package init(_ source: borrowing Span<UInt8>, at position: Int = 0) { self.init(position: position, end: source.count) }

    /// Skips white space and comments (§7.2.4).
    package mutating func skipWhiteSpace(_ source: borrowing Span<UInt8>) {
        while position < end {
            let byte = source[position]
            if byte.isPDFWhiteSpace {
                position += 1
            } else if byte == 0x25 {
                while position < end, source[position] != 10, source[position] != 13 { position += 1 }
            } else {
                return
            }
        }
    }

    /// Goes on to the first byte that belongs to something else than the numbers of a rectangle, a colour and their like, or to white space.
    mutating func passNumbers(_ source: borrowing Span<UInt8>) {
        var index = position
        while index < end, source[index].isDigit || source[index] == 0x20 || source[index] == 0x2E || source[index] == 0x2D { index &+= 1 }
        position = index
    }

    package mutating func next(_ source: borrowing Span<UInt8>) -> Token {
        skipWhiteSpace(source)
        while position < end, source[position] == 0x29 {  // an unbalanced ')' is passed over
            position += 1
            skipWhiteSpace(source)
        }
        guard position < end else { return .end }
        let byte = source[position]
        switch byte {
        case 0x2F:
            position += 1
            return .name(regularRun(source))
        case 0x28: return literalString(source)
        case 0x3C:
            position += 1
            if position < end, source[position] == 0x3C {
                position += 1
                return .dictionaryOpen
            }
            return hexString(source)
        case 0x3E:
            position += 1
            if position < end, source[position] == 0x3E { position += 1 }  // a lone '>' closes too: nothing else could be meant
            return .dictionaryClose
        case 0x5B: position += 1; return .arrayOpen
        case 0x5D: position += 1; return .arrayClose
        case 0x7B: position += 1; return .braceOpen
        case 0x7D: position += 1; return .braceClose
        case 0x30...0x39, 0x2B, 0x2D, 0x2E: return number(source)
        default: return .keyword(regularRun(source))
        }
    }

    private mutating func regularRun(_ source: borrowing Span<UInt8>) -> Range<Int> {
        let start = position
        while position < end, source[position].isPDFRegular { position += 1 }
        return start..<position
    }

    private mutating func literalString(_ source: borrowing Span<UInt8>) -> Token {
        position += 1
        let start = position
        var depth = 1
        while position < end {
            switch source[position] {
            case 0x5C: position += 1
            case 0x28: depth += 1
            case 0x29:
                depth -= 1
                if depth == 0 {
                    position += 1
                    return .string(start..<(position - 1))
                }
            default: break
            }
            position += 1
        }
        position = end
        return .string(start..<end)
    }

    private mutating func hexString(_ source: borrowing Span<UInt8>) -> Token {
        let start = position
        while position < end, source[position] != 0x3E { position += 1 }
        let range = start..<position
        if position < end { position += 1 }
        return .hexString(range)
    }
}
