import PDFSyntax
import Testing

@testable import PDFFonts

@Suite("Glyphs that are named by the text of their cluster")
struct ClusterNamesTests {
    /// A font of a program with a cmap, and a map as WeasyPrint writes it.
    private func font(_ pairs: [(code: Int, glyph: Int)], widths: String, _ toUnicode: String) -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some /Encoding /Identity-H /ToUnicode 3 0 R /DescendantFonts [
               << /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some /DW 600 /W [1 [\(widths)]]
                  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /FontFile2 2 0 R >> >>] >>
            """)
        document.addStream(2, SFNT.file([SFNT.maxp(12), SFNT.cmap([(3, 1, SFNT.format4(pairs))])]))
        document.addStream(3, "\(toUnicode.split(separator: "\n").count) beginbfchar \(toUnicode) endbfchar")
        return document.font
    }

    private func scalars(_ font: Font, _ glyph: UInt8) -> [UInt32] { font.text([0, glyph]).unicodeScalars.map(\.value) }

    @Test("Devanagari: the sign i in all its forms, joined letters without it, the r above letters without these")
    func devanagari() {
        let font = font(
            [(0x924, 2), (0x92E, 6), (0x93F, 1)], widths: "260 600 700 260 0 600 260 0",
            """
            <0001> <>
            <0002> <0924093F>
            <0003> <0915094D0937093F>
            <0004> <>
            <0005> <0930094D092E>
            <0006> <092E>
            <0007> <0930094D092E0940>
            <0008> <>
            """)
        #expect(scalars(font, 1) == [0x93F])
        #expect(scalars(font, 2) == [0x924])
        #expect(scalars(font, 3) == [0x915, 0x94D, 0x937])
        #expect(scalars(font, 4) == [0x93F])
        #expect(scalars(font, 5) == [0x930, 0x94D])
        #expect(scalars(font, 7) == [0x930, 0x94D, 0x940])
        #expect(scalars(font, 8) == [])
    }

    @Test("Bengali: shapes of signs are told by their advance, halves of signs by their code, and a letter joined with its sign keeps it")
    func bengali() {
        let font = font(
            [(0x9A4, 2), (0x9BE, 5), (0x9BF, 1), (0x9C7, 3)], widths: "266 600 346 346 266 840",
            """
            <0001> <>
            <0002> <09A409BF>
            <0003> <>
            <0004> <>
            <0005> <09CB>
            <0006> <099F09BF>
            """)
        #expect(scalars(font, 4) == [0x9C7])
        #expect(scalars(font, 5) == [0x9BE])
        #expect(scalars(font, 6) == [0x99F, 0x9BF])
    }

    @Test("A map that names every glyph is believed")
    func named() {
        let font = font(
            [(0x924, 2), (0x93F, 1)], widths: "260 600 700",
            """
            <0001> <093F>
            <0002> <0924>
            <0003> <0915094D0937093F>
            """)
        #expect(scalars(font, 3) == [0x915, 0x94D, 0x937, 0x93F])
    }
}
