import Testing

@testable import PDFFonts

@Suite struct GlyphBitmapTests {
    private func bitmap(_ boxes: SFNT.Box...) -> GlyphBitmap {
        let outlines = TrueTypeProgram(SFNT.file(SFNT.outlines([SFNT.glyph(boxes.map(\.corners))])))?.outlines
        return GlyphBitmap(outlines?.pieces(ofGlyph: 0) ?? [])
    }

    @Test func whatIsBlack() {
        #expect(bitmap().isWhite && GlyphBitmap().isWhite)
        let box = bitmap(SFNT.Box(0, 0, 500, 675))
        // Half an em wide, and half of the rows high.
        #expect(box.common(with: box, shiftedBy: 0) == 32 * 24)
        // What overlaps is black once.
        #expect(bitmap(SFNT.Box(0, 0, 500, 675), SFNT.Box(100, 0, 300, 675)) == box)
    }

    @Test(arguments: [-150, -64, -63, -20, -1, 0, 1, 20, 63, 64, 100, 150])
    func moves(_ columns: Int) {
        let box = bitmap(SFNT.Box(0, 0, 1000, 675))
        var moved = GlyphBitmap()
        moved.add(box, shiftedBy: columns)
        // From column 19 to 83, of 128.
        let kept = max(min(83 + columns, 128) - max(19 + columns, 0), 0)
        #expect(moved.common(with: moved, shiftedBy: 0) == kept * 24)
        #expect(box.common(with: moved, shiftedBy: 0) == box.common(with: box, shiftedBy: columns))
    }

    @Test func differences() {
        let (one, other) = (bitmap(SFNT.Box(0, 0, 500, 675)), bitmap(SFNT.Box(250, 0, 500, 675)))
        #expect(one.difference(from: one) == 0 && one.difference(from: other) == 0.5 && one.difference(from: GlyphBitmap()) == 1)
        #expect(GlyphBitmap().difference(from: GlyphBitmap()) == 0)
    }
}
