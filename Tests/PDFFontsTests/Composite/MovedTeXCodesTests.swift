import Testing

@testable import PDFFonts

@Suite("TeX's fonts made TrueType") struct MovedTeXCodesTests {
    private func text(_ name: String, _ values: [UInt16], subtype: String = "CIDFontType2") -> String {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+\(name) /Encoding /Identity-H /DescendantFonts [2 0 R] /ToUnicode 3 0 R >>",
            """
            << /Type /Font /Subtype /\(subtype) /BaseFont /ABCDEF+\(name)
               /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>
            """)
        func hex(_ value: Int) -> String { String(repeating: "0", count: 4 - String(value, radix: 16).count) + String(value, radix: 16) }
        let entries = values.enumerated().map { "<\(hex($0 + 1))> <\(hex(Int($1)))>" }.joined(separator: " ")
        document.addStream(3, "\(values.count) beginbfchar \(entries) endbfchar")
        return document.font.text(values.indices.flatMap { [0, UInt8($0 + 1)] })
    }

    @Test("The characters that are said of their glyphs are codes")
    func moved() {
        #expect(text("jlm_cmmi10", [0xBC, 0xAE, 0x6E, 0x40, 0x21]) == "παn∂ω")
        #expect(text("cmsy10", [0xA1, 0x31, 0xB7, 0x41]) == "−∞≤A")
        #expect(text("CMEX10", [0xA1, 0xA2, 0x5A, 0x58]) == "()∫∑")
        #expect(text("cmr10", [0xAE, 0xC0, 0x61]) == "\u{FB00}Æa")
    }

    @Test("What is said right stays, and so does what other fonts have")
    func right() {
        #expect(text("cmmi10", [0x3C0, 0x6E, 0x2E]) == "πn.")
        // A dot between factors and a bullet, but also what no code is.
        #expect(text("CMSY10", [0xB7, 0x2212]) == "·−")
        #expect(text("CMSY10", [0xB7, 0xB1]) == "·±")
        #expect(text("cmr10", [0x61, 0x62, 0xA1]) == "ab¡")
        #expect(text("SomeSerif", [0xBC, 0xAE]) == "¼®")
        #expect(text("cmmi10", [0xBC, 0xAE], subtype: "CIDFontType0") == "¼®")
    }
}
