import Testing

@testable import PDFFonts

/// Ligatures of a font without letters, in thousandths of an em: stems, crossbars, hooks and dots.
@Suite struct LigatureStemTests {
    private static let f = [SFNT.Box(100, 0, 180, 700), SFNT.Box(100, 640, 300, 720), SFNT.Box(40, 450, 240, 520)]
    private static let i = [SFNT.Box(330, 0, 410, 520), SFNT.Box(330, 620, 410, 700)]
    private static let l = [SFNT.Box(330, 0, 410, 720)]

    private static func moved(_ boxes: [SFNT.Box], by x: Int) -> [SFNT.Box] {
        boxes.map { SFNT.Box($0.x0 + x, $0.y0, $0.x1 + x, $0.y1) }
    }

    private static func letters(_ boxes: [SFNT.Box]) -> String? {
        let outlines = TrueTypeProgram(SFNT.file(SFNT.outlines([SFNT.glyph(boxes.map(\.corners))])))?.outlines
        let scalars = LigatureStems(GlyphBitmap(outlines?.pieces(ofGlyph: 0) ?? [])).scalars
        return scalars.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) }
    }

    @Test func stemsTellTheLetters() {
        #expect(Self.letters(Self.f + Self.i) == "fi")
        #expect(Self.letters(Self.f + Self.l) == "fl")
        #expect(Self.letters(Self.f + Self.moved(Self.f, by: 260)) == "ff")
        #expect(Self.letters(Self.f + Self.moved(Self.f + Self.i, by: 260)) == "ffi")
        #expect(Self.letters(Self.f + Self.moved(Self.f + Self.l, by: 260)) == "ffl")
    }

    @Test func othersAreNone() {
        #expect(Self.letters([]) == nil)
        #expect(Self.letters(Self.f) == nil)
        // Two strokes without a crossbar, and three of which one has none.
        #expect(Self.letters(Self.l + Self.moved(Self.l, by: 200)) == nil)
        #expect(Self.letters(Self.f + Self.l + Self.moved(Self.l, by: 200)) == nil)
        // No dot.
        #expect(Self.letters(Self.f + Self.i.prefix(1)) == nil)
    }
}
