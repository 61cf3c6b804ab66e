import PDFSyntax
import Testing

@testable import PDFFonts

@Suite struct EncodingTests {
    /// Rows of ISO 32000-2 Annex D.2: name, and the codes in Standard, MacRoman, WinAnsi.
    @Test(
        arguments: [
            ("A", 0o101, 0o101, 0o101), ("AE", 0o341, 0o256, 0o306), ("Aacute", nil, 0o347, 0o301), ("bullet", 0o267, 0o245, 0o225),
            ("currency", 0o250, 0o333, 0o244), ("Euro", nil, nil, 0o200), ("fi", 0o256, 0o336, nil), ("quotesingle", 0o251, 0o047, 0o047),
            ("quoteright", 0o047, 0o325, 0o222), ("grave", 0o301, 0o140, 0o140), ("Zcaron", nil, nil, 0o216),
            ("ydieresis", nil, 0o330, 0o377),
            ("germandbls", 0o373, 0o247, 0o337), ("emdash", 0o320, 0o321, 0o227), ("dotlessi", 0o365, 0o365, nil),
            ("yen", 0o245, 0o264, 0o245),
        ] as [(String, Int?, Int?, Int?)])
    func latinTables(name: String, standard: Int?, mac: Int?, win: Int?) {
        let scalar = UInt16(GlyphName.scalars(name)[0])
        for (code, table) in [(standard, Encodings.standard), (mac, Encodings.macRoman), (win, Encodings.winAnsi)] {
            if let code { #expect(table[code] == scalar) } else { #expect(!table.contains(scalar)) }
        }
    }

    @Test func otherTables() {
        #expect(Encodings.symbol[0x61] == 0x3B1 && Encodings.symbol[0x44] == 0x394 && Encodings.symbol[0x6D] == 0x3BC)
        #expect(Encodings.symbol[0o267] == 0x2022 && Encodings.symbol[0o345] == 0x2211)
        #expect(Encodings.zapfDingbats[0x21] == 0x2701 && Encodings.zapfDingbats[0x6E] == 0x25A0)
        #expect(Encodings.macExpert[0o060] == 0x30 && Encodings.macExpert[0o107] == 0xBC && Encodings.macExpert[0o141] == 0x61)
        #expect(Encodings.cffExpert[0x57] == 0xFB01 && Encodings.cffStrings[34] == 0x41 && Encodings.cffStrings.count == 391)
        #expect(Encodings.macintoshGlyphs.count == 258 && Encodings.macintoshGlyphs[36] == 0x41)
        for table in [
            Encodings.standard, Encodings.winAnsi, Encodings.macRoman, Encodings.macExpert, Encodings.symbol, Encodings.zapfDingbats,
        ] {
            #expect(table.count == 256)
        }
    }

    @Test func differencesRunOn() {
        let font = TestDocument(
            "<< /Type /Font /Subtype /Type1 /BaseFont /F /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /b /c 90 2 0 R /e] >> >>",
            "/d"
        ).font
        #expect(font.text("ABCZ[\u{7F}") == "bcCde•")
    }

    @Test func pdfDocEncodingIsUnderstood() {
        let font = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /F /Encoding /PDFDocEncoding >>").font
        #expect(font.text([0x41, 0x18, 0x80, 0xA0, 0xFC]) == "A˘•€ü")
    }
}
