/// Follows `startxref` and `Prev` through all sections of a file (§7.5.5, §7.5.6, §7.5.8.4).
struct CrossReferenceLoader {
    /// Sections read at most: one for each saved change; a chain longer than this is a trap.
    static let maximumSections = 4096
    /// `startxref` is looked for in this many last bytes; the standard says it is in the last lines, but files get padded.
    static let tailLength = 64 << 10
    /// The header is looked for in this many first bytes, for what stands before it shifts all offsets.
    static let headLength = 8192
    /// A cross-reference stream may decode to this many bytes: eight million entries of eight.
    static let maximumStreamLength = 64 << 20

    let store: ObjectStore
    private var result = CrossReference()
    /// Where sections begin that were read, or tried: hardly ever more than a few.
    private var visited: [Int] = []

    init(store: ObjectStore) { self.store = store }

    /// Nil if the newest section cannot be read, or no section names a catalog: the caller then rebuilds.
    mutating func load() -> CrossReference? {
        let bytes = store.bytes
        let source = bytes.span
        guard let keyword = source.lastIndex(of: "startxref", from: source.count - Self.tailLength, to: source.count) else { return nil }
        var lexer = Lexer(source, at: keyword + 9)
        guard case .integer(let start) = lexer.next(source) else { return nil }
        let header = source.firstIndex(of: "%PDF-", from: 0, to: Self.headLength) ?? 0
        for shift in header > 0 ? [header, 0] : [0] {
            result = CrossReference()
            visited = []
            if readChain(from: start &+ shift, shift: shift), !result.isEmpty { return result }
        }
        return nil
    }

    /// An older section that can't be read ends the chain: objects that only it knew are found by a scan when they are asked for.
    private mutating func readChain(from start: Int, shift: Int) -> Bool {
        var next: Int? = start
        while let offset = next, visit(offset), visited.count <= Self.maximumSections {
            guard let trailer = readSection(at: offset, shift: shift) else { break }
            next = trailer["Prev"].integer.flatMap { $0 > 0 ? $0 &+ shift : nil }  // `Prev 0` is written for "none"
        }
        return !result.trailer["Root"].isNull
    }

    /// Whether a section has not been looked at before.
    private mutating func visit(_ offset: Int) -> Bool {
        guard !visited.contains(offset) else { return false }
        visited.append(offset)
        return true
    }

    /// Reads one table or stream into `result`; returns its trailer.
    private mutating func readSection(at offset: Int, shift: Int) -> PDFDictionary? {
        let bytes = store.bytes
        let source = bytes.span
        guard offset >= 0, offset < source.count else { return nil }
        var lexer = Lexer(source, at: offset)
        lexer.skipWhiteSpace(source)
        guard source.matches("xref", at: lexer.position) else { return readStream(at: offset, shift: shift) }
        guard let table = CrossReferenceTable(source, at: lexer.position + 4, shift: shift, into: &result) else { return nil }
        result.addOlder(trailer: table.trailer)
        // A hybrid file hides objects from old readers by marking them free; the stream beside the table says where they are (§7.5.8.4).
        if let hybrid = table.trailer["XRefStm"].integer, visit(hybrid &+ shift) {
            _ = readStream(at: hybrid &+ shift, shift: shift)
        }
        for number in table.free { result.addOlder(number, .free) }
        return table.trailer
    }

    private mutating func readStream(at offset: Int, shift: Int) -> PDFDictionary? {
        guard case .stream(let stream)? = store.indirectObject(nil, at: offset, depth: ObjectStore.maximumDepth)?.object,
            CrossReferenceStream.read(
                store.decoded(stream, limit: Self.maximumStreamLength), stream.dictionary, shift: shift, into: &result)
        else { return nil }
        result.addOlder(trailer: stream.dictionary)
        return stream.dictionary
    }
}
