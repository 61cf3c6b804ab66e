import Testing

@testable import PDFFonts

@Suite struct TrueTypeOutlineTests {
    private func outlines(_ glyphs: [[UInt8]]) throws -> TrueTypeOutlines {
        try #require(TrueTypeProgram(SFNT.file(SFNT.outlines(glyphs)))?.outlines)
    }

    @Test func contoursAreClosed() throws {
        let pieces = try outlines([[], SFNT.glyph([SFNT.Box(100, 0, 300, 500).corners])]).pieces(ofGlyph: 1)
        #expect(pieces.count >= 4 && pieces.first?.x0 == pieces.last?.x1 && pieces.first?.y0 == pieces.last?.y1)
        #expect(pieces.allSatisfy { $0.x0 == 0.1 || $0.x0 == 0.3 })
    }

    /// A circle of four points off the curve has its middles on their sides, and reaches a little beyond a true circle between.
    @Test func curves() throws {
        let ring: [(x: Int, y: Int, isOnCurve: Bool)] = [(0, 0, false), (0, 1000, false), (1000, 1000, false), (1000, 0, false)]
        let pieces = try outlines([SFNT.glyph([ring])]).pieces(ofGlyph: 0)
        #expect(pieces.map(\.x1).min() == 0 && pieces.map(\.x1).max() == 1)
        #expect(
            pieces.allSatisfy { piece in
                let (x, y) = (piece.x1 - 0.5, piece.y1 - 0.5)
                return 0.49...0.54 ~= (x * x + y * y).squareRoot()
            })
    }

    @Test func partsAreMoved() throws {
        let box = SFNT.glyph([SFNT.Box(0, 0, 100, 100).corners])
        let pieces = try outlines([box, SFNT.glyph(parts: [(0, 200, -50), (0, 400, 0)])]).pieces(ofGlyph: 1)
        #expect(Set(pieces.map(\.x0)) == [0.2, 0.3, 0.4, 0.5])
        #expect(pieces.map(\.y0).min() == -0.05)
    }

    @Test func partsOfThemselvesEnd() throws {
        #expect(try outlines([SFNT.glyph(parts: [(0, 1, 1), (0, 2, 2)])]).pieces(ofGlyph: 0).isEmpty)
    }

    @Test("Whatever the bytes, there is an end", arguments: 0..<200 as Range<UInt64>)
    func noise(seed: UInt64) throws {
        var generator = Seeded(seed: seed)
        var bytes = SFNT.file(SFNT.outlines(Letters.glyphs + [SFNT.glyph(parts: [(1, 0, 0), (9, 7, 7)])]))
        for _ in 0..<20 { bytes[Int.random(in: 12..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator) }
        guard let outlines = TrueTypeProgram(bytes)?.outlines else { return }
        for glyph in -1..<12 {
            let pieces = outlines.pieces(ofGlyph: glyph)
            #expect(pieces.count < 200_000, "seed \(seed)")
            _ = GlyphBitmap(pieces)
        }
    }
}
