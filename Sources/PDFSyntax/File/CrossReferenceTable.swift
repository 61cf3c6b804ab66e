/// A classic cross-reference table and its trailer (§7.5.4, §7.5.5).
struct CrossReferenceTable {
    /// Numbers of the entries marked free: kept apart, since a hybrid file's stream comes before them (§7.5.8.4).
    private(set) var free: [Int] = []
    private(set) var trailer = PDFDictionary.empty

    /// Reads the table whose keyword `xref` ends at `position` into `result`, below what it holds. Nil if there is no trailer.
    ///
    /// Entries are read as tokens, not as the 20-byte records of the standard: writers get the line ends wrong. `shift` is added to each
    /// offset (junk before the header).
    init?(_ source: borrowing Span<UInt8>, at position: Int, shift: Int, into result: inout CrossReference) {
        var lexer = Lexer(source, at: position)
        while true {
            let token = lexer.next(source)
            if case .keyword(let range) = token {
                guard source.matches("trailer", at: range.lowerBound) else { return nil }
                var parser = ObjectParser(source, at: range.lowerBound + 7)
                guard case .dictionary(let dictionary) = parser.object(source) else { return nil }
                trailer = dictionary
                return
            }
            guard case .integer(let first) = token, case .integer(let count) = lexer.next(source), first >= 0 else { return nil }
            readSection(source, &lexer, first: first, count: count, shift: shift, into: &result)
        }
    }

    private mutating func readSection(
        _ source: borrowing Span<UInt8>, _ lexer: inout Lexer, first: Int, count: Int, shift: Int, into result: inout CrossReference
    ) {
        var number = first
        var left = count
        while left > 0, number <= CrossReference.maximumObjectNumber {
            let before = lexer
            guard case .integer(let offset) = lexer.next(source), case .integer(let generation) = lexer.next(source),
                case .keyword(let kind) = lexer.next(source), source[kind.lowerBound] == 0x6E || source[kind.lowerBound] == 0x66
            else {
                lexer = before  // the count was too high: the next section or the trailer begins here
                return
            }
            if source[kind.lowerBound] == 0x6E {
                if offset > 0 { result.addOlder(number, .offset(offset &+ shift)) }
            } else {
                if first == 1, left == count, generation == 65535 {
                    number = 0  // the section is numbered from 1 although its first entry is the head of the free list
                }
                free.append(number)
            }
            number += 1
            left -= 1
        }
    }
}
