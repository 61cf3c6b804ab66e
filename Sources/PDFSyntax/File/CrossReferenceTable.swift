/// A classic cross-reference table and its trailer (§7.5.4, §7.5.5).
struct CrossReferenceTable {
    var entries: [(number: Int, entry: CrossReference.Entry)] = []
    var trailer = PDFDictionary.empty

    /// Reads the table whose keyword `xref` ends at `position`. Nil if there is no trailer.
    ///
    /// Entries are read as tokens, not as the 20-byte records of the standard: writers get the line ends wrong. `shift` is added to each offset
    /// (junk before the header).
    init?(_ source: borrowing Span<UInt8>, at position: Int, shift: Int) {
        var lexer = Lexer(source, at: position)
        while true {
            let token = lexer.next(source)
            if case .keyword(let range) = token {
                guard source.matches("trailer", at: range.lowerBound) else { return nil }
                var parser = ObjectParser(Lexer(source, at: range.lowerBound + 7))
                guard case .dictionary(let dictionary) = parser.object(source) else { return nil }
                trailer = dictionary
                return
            }
            guard case .integer(let first) = token, case .integer(let count) = lexer.next(source), first >= 0 else { return nil }
            readSection(source, &lexer, first: first, count: count, shift: shift)
        }
    }

    private mutating func readSection(_ source: borrowing Span<UInt8>, _ lexer: inout Lexer, first: Int, count: Int, shift: Int) {
        var number = first
        var left = count
        while left > 0 {
            let before = lexer
            guard case .integer(let offset) = lexer.next(source), case .integer(let generation) = lexer.next(source),
                case .keyword(let kind) = lexer.next(source), kind.count == 1 || kind.lowerBound < source.count
            else {
                lexer = before  // the count was too high: the next section or the trailer begins here
                return
            }
            let isInUse = source[kind.lowerBound] == 0x6E
            guard isInUse || source[kind.lowerBound] == 0x66 else {
                lexer = before
                return
            }
            if !isInUse, number == 1, first == 1, generation == 65535, entries.isEmpty {
                number = 0  // the section is numbered from 1 although its first entry is the head of the free list
            }
            if isInUse {
                if offset > 0 { entries.append((number, .offset(offset &+ shift, generation: generation))) }
            } else {
                entries.append((number, .free))
            }
            number += 1
            left -= 1
        }
    }
}
