import PDFSyntax
import Testing

@testable import PDFFonts

@Suite("Marks of Thai that nothing but their shape names")
struct MarkShapesTests {
    /// A font of a letter, two marks with codes, and glyphs that have none.
    private func font(_ glyphs: [[SFNT.Box]], widths: String) -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some /Encoding /Identity-H /ToUnicode 3 0 R /DescendantFonts [
               << /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some /DW 600 /W [1 [\(widths)]]
                  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /FontFile2 2 0 R >> >>] >>
            """)
        let shapes = [[]] + glyphs
        let cmap = SFNT.cmap([(3, 1, SFNT.format4([(0xE19, 1), (0xE48, 2), (0xE49, 3)]))])
        document.addStream(2, SFNT.file([SFNT.maxp(shapes.count), cmap] + SFNT.outlines(shapes.map { SFNT.glyph($0.map(\.corners)) })))
        let codes = glyphs.indices.map { index in
            ["<0001> <0E19>", "<0002> <0E48>", "<0003> <0E49>"].indices.contains(index)
                ? ["<0001> <0E19>", "<0002> <0E48>", "<0003> <0E49>"][index] : "<000\(index + 1)> <>"
        }
        document.addStream(3, "\(codes.count) beginbfchar \(codes.joined(separator: " ")) endbfchar")
        return document.font
    }

    private func scalars(_ font: Font, _ glyph: UInt8) -> [UInt32] { font.text([0, glyph]).unicodeScalars.map(\.value) }

    /// A stroke, and a hook of two.
    private static func stroke(_ x: Int, _ y: Int) -> [SFNT.Box] { [SFNT.Box(x, y, x + 80, y + 240)] }
    private static func hook(_ x: Int, _ y: Int, _ width: Int) -> [SFNT.Box] {
        [SFNT.Box(x, y, x + width, y + 60), SFNT.Box(x + width / 2, y + 60, x + width * 3 / 4, y + 200)]
    }

    private static let letter = [SFNT.Box(40, 0, 560, 500)]

    @Test("Narrower and lower forms are like the marks that they are of")
    func forms() {
        let font = font(
            [Self.letter, Self.stroke(-300, 600), Self.hook(-400, 600, 240), Self.hook(-420, 520, 200), Self.stroke(-200, 500)],
            widths: "600 0 0 0 0")
        #expect(scalars(font, 4) == [0xE49])
        #expect(scalars(font, 5) == [0xE48])
    }

    @Test("What looks like none of them, or has a width, is none")
    func others() {
        let font = font(
            [Self.letter, Self.stroke(-300, 600), Self.hook(-400, 600, 240), [SFNT.Box(-300, 600, -60, 640)], Self.stroke(100, 0)],
            widths: "600 0 0 0 300")
        #expect(scalars(font, 4) == [])
        #expect(scalars(font, 5) == [])
    }
}
