import PDFSyntax

/// Finds and reads the ToUnicode entry of a font (§9.10.3).
struct ToUnicodeLoader {
    let store: ObjectStore

    /// CMaps that build on CMaps that build on …
    private static let maximumDepth = 4

    func map(_ entry: PDFObject, codes limit: UInt32, values: inout UnicodeValues) -> ToUnicodeMap {
        guard let stream = store.stream(entry) else { return ToUnicodeMap() }
        var parsed = parsed(stream, depth: 0)
        // The names of a simple font's glyphs tell it better.
        if limit > 0xFF { parsed.restoreJoinedBytes() }
        return ToUnicodeMap(parsed, codes: limit, values: &values)
    }

    /// ToUnicode may be the name of Identity-H, or that CMap itself: then codes are Unicode already.
    func isIdentity(_ entry: PDFObject) -> Bool {
        if let name = store.name(entry) { return name.text.hasPrefix("Identity") }
        guard let stream = store.stream(entry) else { return false }
        let parsed = CMapParser.parse(store.decodedForFont(stream))
        return parsed.textRanges.isEmpty && !parsed.cidRanges.isEmpty && parsed.cidRanges.allSatisfy { $0.low == $0.cid }
    }

    /// The map with those it builds on before it, so that its own entries win.
    private func parsed(_ stream: PDFStream, depth: Int) -> ParsedCMap {
        var result = CMapParser.parse(store.decodedForFont(stream))
        if depth < Self.maximumDepth, let parent = store.stream(stream.dictionary["UseCMap"]) {
            result.prepend(parsed(parent, depth: depth + 1))
        }
        return result
    }
}
