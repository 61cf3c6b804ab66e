import Testing

@testable import PDFFonts

/// Nimbus fonts whose glyphs have the names of those before them.
@Suite struct MisplacedNamesTests {
    /// A font with the widths, in the places of `codes`, that Times has for `shapes`.
    private func font(_ codes: String, _ shapes: String, name: String = "NimbusRomNo9L-Regu") -> Font {
        var widths = [Int](repeating: 0, count: 256)
        for (code, shape) in zip(codes.utf8, shapes.unicodeScalars) {
            widths[Int(code)] = Int(StandardFont.times.width(of: shape.value) ?? 0)
        }
        return TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /AAAAAC+IYASNL_\(name) /Encoding /MacRomanEncoding /FirstChar 0 /LastChar 255
               /Widths [\(widths.map(String.init).joined(separator: " "))] >>
            """
        ).font
    }

    @Test("The widths tell that each glyph is the next one")
    func shifted() {
        let font = font("KZmftdhre9o", "Langueisf0p")
        #expect(font.text("KZmftZfd9") == "Language0")
    }

    @Test("What has the widths of its names is what they say")
    func others() {
        let letters = "Languesdhtworkpy"
        #expect(font(letters, letters).text("Langue") == "Langue")
    }

    @Test("So is a font of other widths, or of another name")
    func unknown() {
        #expect(font("KZmftdhre9o", "Langueisf0p", name: "Garamond-Regular").text("KZmftZfd") == "KZmftZfd")
    }

    @Test("A code of its own is what ToUnicode says, if its width is that of this and not of its name", arguments: [500, 278])
    func numbered(width: Int) {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /AAAAAD+IYASNL_NimbusRomNo9L-Regu /FirstChar 33 /LastChar 33 /Widths [\(width)]
               /Encoding << /Differences [33 /lslash] >> /ToUnicode 2 0 R >>
            """)
        document.addStream(2, "1 beginbfchar <21> <0031> endbfchar")
        #expect(document.font.text("!") == (width == 500 ? "1" : "ł"))
    }
}
