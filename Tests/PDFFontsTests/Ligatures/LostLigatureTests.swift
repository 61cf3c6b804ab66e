import Testing

@testable import PDFFonts

/// Ligatures that no map of their font tells the letters of.
@Suite struct LostLigatureTests {
    /// A font of two-byte codes that are glyph numbers.
    private func font(_ name: String, _ map: String, widths: String? = nil, program: [UInt8]? = Letters.program) -> Font {
        let widths = widths ?? "1 [\(Letters.widths.dropFirst().map(String.init).joined(separator: " "))]"
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+\(name) /Encoding /Identity-H /ToUnicode 2 0 R
               /DescendantFonts [<< /BaseFont /\(name) /W [\(widths)] /CIDToGIDMap 4 0 R /FontDescriptor << /FontFile2 3 0 R >> >>] >>
            """)
        document.addStream(2, map)
        if let program { document.addStream(3, program) }
        // CIDs from 0x119 on are the same glyphs again, as those of a font with more.
        let glyphs = (0..<0x130).map { $0 < 9 ? $0 : $0 >= 0x119 ? $0 - 0x119 : 0 }
        document.addStream(4, glyphs.flatMap { SFNT.u16($0) })
        return document.font
    }

    private static let letters = "5 beginbfchar <0001> <0074> <0002> <0069> <0003> <0066> <0004> <006C> <0005> <0061> endbfchar"

    @Test func shapesTellTheLetters() {
        let font = font("Plain", Self.letters)
        #expect(font.text([0, 5, 0, 6, 0, 4, 0, 7]) == "atilft")
        // What looks like none of them stays unknown.
        #expect(font.text([0, 8]) == "")
    }

    @Test("A ligature that a private character or the glyph's number stands for", arguments: ["F00A", "DBC0DD1F", "011F"])
    func valuesThatSayNothing(_ value: String) {
        let map = Self.letters + " 1 beginbfchar <011F> <\(value)> endbfchar"
        let widths = "1 [330 230 320 230 500] 287 [550]"
        #expect(font("Plain", map, widths: widths).text([0, 5, 0x01, 0x1F]) == "ati")
    }

    @Test("A map of Unicode to itself means what it says")
    func codesThatAreUnicode() {
        let map = Self.letters + " 3 beginbfchar <0065> <0065> <0074> <0074> <011F> <011F> endbfchar"
        #expect(font("Plain", map, widths: "1 [330 230 320 230 500] 101 [500] 116 [330] 287 [550]").text([0x01, 0x1F]) == "ğ")
    }

    @Test func whatTheMapSaysStands() {
        #expect(font("Plain", Self.letters + " 1 beginbfchar <0006> <00660066> endbfchar").text([0, 6]) == "ff")
    }

    @Test("Letters of another width are no ligature")
    func widths() {
        #expect(font("Plain", Self.letters, widths: "1 [330 230 320 230 500] 6 [900]").text([0, 6]) == "")
    }

    @Test("Calibri's ligatures are known by number, without letters beside them")
    func calibri() {
        func text(_ name: String, _ map: String) -> String {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+\(name) /Encoding /Identity-H /ToUnicode 2 0 R
                   /DescendantFonts [<< /BaseFont /\(name) /W [332 [640] 414 [600 550] 425 [660] 427 [800]] >>] >>
                """)
            document.addStream(2, map)
            return document.font.text([0x01, 0x9F, 0x01, 0xA9, 0x01, 0x4C, 0x01, 0x9E, 0x01, 0xAB])
        }
        let numbers = "2 beginbfchar <019F> <019F> <01A9> <01A9> endbfchar"
        #expect(text("Calibri-Light", numbers) == "tittfttftti")
        #expect(text("Calibri", "1 beginbfchar <019F> <0041> endbfchar") == "Attfttftti")
        #expect(text("Candara", numbers) == "ƟƩ")
    }

    @Test("A font of one byte a code, coded anew by macOS")
    func simpleFonts() {
        func font(_ program: [UInt8]) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Plain /ToUnicode 2 0 R /FirstChar 33 /LastChar 40
                   /Widths [\(Letters.widths.dropFirst().map(String.init).joined(separator: " "))]
                   /FontDescriptor << /Flags 4 /FontFile2 3 0 R >> >>
                """)
            document.addStream(2, "5 beginbfchar <21> <0074> <22> <0069> <23> <0066> <24> <006C> <25> <0061> endbfchar")
            document.addStream(3, program)
            return document.font
        }
        #expect(font(Letters.codedProgram).text("%&$'") == "atilft")
        // Without glyphs for the codes nothing is known; least of all that they are those of Windows.
        #expect(font(Letters.program).text("%&$'") == "al")
    }
}
