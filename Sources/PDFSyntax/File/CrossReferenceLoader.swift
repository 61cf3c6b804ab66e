/// Follows `startxref` and `Prev` through all sections of a file (§7.5.5, §7.5.6, §7.5.8.4).
struct CrossReferenceLoader {
    /// Sections read at most: one for each saved change; a chain longer than this is a trap.
    static let maximumSections = 4096
    /// `startxref` is looked for in this many last bytes; the standard says it is in the last lines, but files get padded.
    static let tailLength = 64 << 10

    let store: ObjectStore
    private var result = CrossReference()
    private var visited: Set<Int> = []

    init(store: ObjectStore) { self.store = store }

    /// Nil if any section on the way cannot be read: the caller then rebuilds.
    mutating func load() -> CrossReference? {
        let bytes = store.bytes
        let source = bytes.span
        guard let keyword = source.lastIndex(of: "startxref", from: source.count - Self.tailLength, to: source.count) else { return nil }
        var lexer = Lexer(source, at: keyword + 9)
        guard case .integer(let start) = lexer.next(source) else { return nil }
        let header = source.firstIndex(of: "%PDF-", from: 0, to: min(source.count, 8192)) ?? 0
        for shift in header > 0 ? [header, 0] : [0] {
            result = CrossReference()
            visited = []
            if readChain(from: start &+ shift, shift: shift), !result.isEmpty { return result }
        }
        return nil
    }

    private mutating func readChain(from start: Int, shift: Int) -> Bool {
        var next: Int? = start
        while let offset = next {
            guard visited.insert(offset).inserted else { return true }  // a loop: everything on it has been read
            guard visited.count <= Self.maximumSections else { return true }
            guard let trailer = readSection(at: offset, shift: shift) else { return !result.trailer["Root"].isNull && visited.count > 1 }
            // A hybrid file's stream (§7.5.8.4) ranks after its own table and before older sections.
            if let hybrid = trailer["XRefStm"].integer, visited.insert(hybrid &+ shift).inserted {
                _ = readSection(at: hybrid &+ shift, shift: shift)
            }
            next = trailer["Prev"].integer.map { $0 &+ shift }
            if next == shift { next = nil }  // `Prev 0` is written for "none"
        }
        return true
    }

    /// Reads one table or stream into `result`; returns its trailer.
    private mutating func readSection(at offset: Int, shift: Int) -> PDFDictionary? {
        let bytes = store.bytes
        let source = bytes.span
        guard offset >= 0, offset < source.count else { return nil }
        var lexer = Lexer(source, at: offset)
        lexer.skipWhiteSpace(source)
        if source.matches("xref", at: lexer.position) {
            guard let table = CrossReferenceTable(source, at: lexer.position + 4, shift: shift) else { return nil }
            for (number, entry) in table.entries { result.addOlder(number, entry) }
            result.addOlder(trailer: table.trailer)
            return table.trailer
        }
        guard case .stream(let stream)? = store.indirectObject(nil, at: offset, depth: ObjectStore.maximumDepth - 1),
            let section = CrossReferenceStream(dictionary: stream.dictionary, data: store.decoded(stream), shift: shift)
        else { return nil }
        for (number, entry) in section.entries { result.addOlder(number, entry) }
        result.addOlder(trailer: stream.dictionary)
        return stream.dictionary
    }
}
