import PDFContent
import PDFFonts
import PDFSyntax

/// Fonts whose glyphs are pieces of drawings: the slanted lines and circles of LaTeX's pictures (line10, linew10, lcircle10, lcirclew10), the arrow heads,
/// dashes and bends of Xy-pic (xyatip10, xydash10 …). What their codes are in other fonts says nothing.
enum LineFonts {
    private static let names = [
        "line", "linew", "lcircle", "lcirclew", "xyatip", "xybtip", "xydash", "xycirc", "xybsql", "xyluat", "xyline",
    ]
    /// With a subset's tag (§9.9.2) in front, and the size behind.
    private static let longest = 7 + 8 + 2

    /// Whether a font is one of them, by its name: "ABCDEF+LINE10".
    static func contains(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.count <= longest, let last = bytes.last, last &- 0x30 < 10 else { return false }
        let word = bytes.suffix(from: bytes.firstIndex(of: 0x2B).map { bytes.index(after: $0) } ?? bytes.startIndex)
        // All of them begin with one of two letters, and few other fonts do.
        guard let first = word.first.map({ $0 | 0x20 }), first == 0x6C || first == 0x78 else { return false }
        let letters = word.prefix { $0 &- 0x30 >= 10 }.map { $0 | 0x20 }
        return word.count - letters.count <= 2 && names.contains { $0.utf8.elementsEqual(letters) }
    }
}

extension GlyphCollector {
    /// Makes shapes of the glyphs that are pieces of drawings; for readers they are blanks.
    mutating func takeLines() {
        guard fonts.contains(where: { LineFonts.contains($0.name) }) else { return }
        let areLines = fonts.map { LineFonts.contains($0.name) }
        for run in runs where areLines[Int(run.font)] { takeLines(of: run) }
    }
}
