/// What a font program says of its own about codes and glyphs: scalars only, never outlines.
struct ProgramEncoding: Sendable, Equatable {
    /// By code, for simple fonts: what the built-in encoding's glyph stands for; empty where there is none.
    var codes: [[UInt32]] = []
    /// By glyph number (in CID fonts by CID): what the glyph stands for, by its name or a Unicode cmap; 0 for unknown.
    var glyphs: [UInt32] = []
    /// Glyphs whose names stand for several scalars.
    var glyphSequences: [Int: [UInt32]] = [:]
    /// Glyph numbers by name, of names that no list knows.
    var privateNames: [String: Int] = [:]
    /// CIDs by glyph number, of a CID-keyed CFF font: its glyphs have no names, and their numbers need not be their CIDs.
    var cids: [Int] = []

    /// Whether the built-in encoding says what a code stands for.
    func hasCode(_ code: Int) -> Bool { code < codes.count && !codes[code].isEmpty }

    func scalars(ofGlyph glyph: Int) -> [UInt32] {
        if let sequence = glyphSequences[glyph] { return sequence }
        guard glyph >= 0, glyph < glyphs.count, glyphs[glyph] != 0 else { return [] }
        return [glyphs[glyph]]
    }

    mutating func setGlyph(_ glyph: Int, _ scalars: [UInt32]) {
        guard glyph < glyphs.count, let first = scalars.first else { return }
        if scalars.count == 1 { glyphs[glyph] = first } else { glyphSequences[glyph] = scalars }
    }
}
