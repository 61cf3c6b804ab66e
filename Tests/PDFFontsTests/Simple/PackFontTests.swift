import Testing

@testable import PDFFonts

@Suite("Fonts of the University of Chicago Press")
struct PackFontTests {
    private func font(_ name: String, _ differences: String = "") -> Font {
        let document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /\(name) /FirstChar 0 /LastChar 255 /Widths [\(String(repeating: "500 ", count: 256))]
               /Encoding << /Type /Encoding /Differences [32 /space 65 /A 92 /backslash 94 /asciicircum 200 /Egrave 208 /Eth /Ntilde \(differences)] >> >>
            """)
        return document.font
    }

    private func values(_ name: String, _ codes: [UInt8]) -> [UInt32] { codes.map { font(name).glyph(for: UInt32($0)).unicode } }

    @Test("Glyphs are what they show, whatever they are called")
    func signs() {
        #expect(font("YMath-Pack-One").text([65, 141, 32, 200, 208, 209, 134, 207]) == "A\u{301} —ﬁﬂﬀ’")
        #expect(font("ABCDEF+ZMath-Pack-Two").text([200, 147]) == "–‘")
        #expect(font("YMath-Pack-Four").text([91, 92, 97, 107, 108, 66, 118]) == "><αμν≈ϵ")
        #expect(font("YMath-Pack-FIve").text([91, 92, 93, 94]) == "−=+±")
        #expect(font("ZMath-eXpert-SeVen").text([52, 68]) == "≡∼")
        #expect(font("SomeSerif").text([200, 92]) == "È\\")
    }

    @Test("Small raised glyphs are told from others")
    func raised() {
        #expect(values("YMath-Pack-FIve", [49, 126]).map(RaisedGlyphs.scalar) == [0x31, 0x2212])
        #expect(values("AELKPA+YMath-eXpert-THree", [95]).map(RaisedGlyphs.scalar) == [0x2299])
        #expect(values("YMath-Pack-FIve", [92]).map(RaisedGlyphs.scalar) == [nil])
        #expect(font("YMath-Pack-FIve").hasRaisedGlyphs && !font("SomeSerif").hasRaisedGlyphs)
    }
}
