import PDFSyntax

/// The embedded font program of a descriptor (§9.9), whatever key it stands under: its bytes tell what it is.
struct FontProgram {
    let store: ObjectStore

    /// Font files larger than any real one (a full pan-CJK font has 20 MB) are not read for a few names.
    private static let maximumSize = 32 << 20

    /// What the program says about codes and glyphs; nil if there is none, or none that can be read.
    func read(_ descriptor: PDFDictionary) -> ProgramEncoding? {
        guard let stream = stream(descriptor), stream.range.count <= Self.maximumSize else { return nil }
        let bytes = store.decodedForFont(stream)
        if bytes.starts(with: [0x25, 0x21]) || bytes.starts(with: [0x80, 0x01]) { return Type1Program.read(bytes) }
        if let program = TrueTypeProgram(bytes) {
            var result = program.read()
            if let offset = program.cffOffset, let inner = CFFProgram.read(bytes, at: offset) {
                result.cids = inner.cids
                if !inner.codes.isEmpty { result.codes = inner.codes }
                for glyph in inner.glyphs.indices where result.scalars(ofGlyph: glyph).isEmpty {
                    if glyph >= result.glyphs.count { result.glyphs.append(0) }
                    result.setGlyph(glyph, inner.scalars(ofGlyph: glyph))
                }
                result.privateNames.merge(inner.privateNames) { $1 }
            }
            return result
        }
        if let first = bytes.first, 1...4 ~= first, let program = CFFProgram.read(bytes) { return program }
        return Type1Program.read(bytes)  // leading rubbish
    }

    /// What the glyphs of a Type 1 program are, by their number; nil of other programs.
    func type1Glyphs(_ descriptor: PDFDictionary) -> ProgramEncoding? {
        guard let stream = store.stream(descriptor["FontFile"]), stream.range.count <= Self.maximumSize else { return nil }
        return Type1Glyphs.read(store.decodedForFont(stream))
    }

    /// The embedded program as an sfnt file; nil if it is none.
    func trueType(_ descriptor: PDFDictionary) -> TrueTypeProgram? {
        guard let stream = stream(descriptor), stream.range.count <= Self.maximumSize else { return nil }
        return TrueTypeProgram(store.decodedForFont(stream))
    }

    func isEmbedded(_ descriptor: PDFDictionary) -> Bool { stream(descriptor) != nil }

    private func stream(_ descriptor: PDFDictionary) -> PDFStream? {
        store.stream(descriptor["FontFile"]) ?? store.stream(descriptor["FontFile2"]) ?? store.stream(descriptor["FontFile3"])
    }
}
