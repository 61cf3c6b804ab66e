import Testing

@testable import PDFFonts

@Suite("Fonts of signs that journals are set with")
struct PressFontTests {
    /// A Type 1 font whose ToUnicode gives letters for the codes of ASCII and what journals' fonts have above, and U+FFFD for controls.
    private func text(_ name: String, _ codes: [UInt8], encoding: String = "") -> String {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /\(name) /FirstChar 0 /LastChar 255 /Widths [\(String(repeating: "500 ", count: 256))]
               /ToUnicode 2 0 R \(encoding) >>
            """)
        let controls = (1...31).map { _ in "<FFFD>" }.joined()
        let letters = ["00D0", "00F0", "00DE", "00FE", "00BC", "00BD", "FFFD"].map { "<\($0)>" }.joined()
        document.addStream(
            2,
            "1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfrange <01> <1F> [\(controls)] <20> <7E> <0020> <84> <8A> [\(letters)] endbfrange"
        )
        return document.font.text(codes)
    }

    @Test("Codes are TeX's, and those of the signs put in above them")
    func codes() {
        #expect(
            text("TeX_CM_Maths_Symbols", [0x00, 0x14, 0x15, 0x11, 0x32, 0x64, 0x65, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A]) == "−≤≥≡∈⌈⌉()+=[]")
        #expect(text("ABCDEF+TeX_CM_Bold_Maths_Symbols", [0x88, 0x02]) == "=×")
        #expect(text("TeX_CM_Maths_Italic", [0x0B, 0x3A, 0x3B, 0x3C, 0x78]) == "α.,<x")
        #expect(text("TeX_CM_Maths_Extension", [0x10, 0x11, 0x50, 0x58, 0x84]) == "()∑∑∫")
        #expect(text("TeX_CM_Roman", [0x31, 0x41]) == "1A")
        #expect(text("SomeSerif", [0x41, 0x88]) == "A¼")
    }

    @Test("A subset's glyphs have the names of their codes")
    func names() {
        let differences = "/Encoding << /Differences [1 /C0 /C20 /zero /eth /Thorn /onequarter /thorn] >>"
        #expect(text("ABCDEF+AdvP4C4E74", [1, 2, 3, 4, 5, 6, 7], encoding: differences) == "−≤′()=+")
        // Behind letters drawn by lot.
        #expect(text("ABCDEF+QuayesAdvP4C4E74", [1, 2, 3, 4, 5, 6, 7], encoding: differences) == "−≤′()=+")
        #expect(text("ABCDEF+AdvMT_SY", [0xBC, 0xF0, 0xDE], encoding: "/Encoding /WinAnsiEncoding") == "=()")
        #expect(text("ABCDEF+AdvP7C2E", [4, 6], encoding: differences) == "ð¼")
    }

    @Test("Of Greek fonts, letters are where Latin has others")
    func greek() {
        #expect(text("PI_chars_2", Array("yaDm[4".utf8)) == "θαΔμ∈⩽")
        #expect(text("PI_chars_1", Array("pF4~7".utf8)) == "πΦ>∑−")
    }

    @Test("MathType's fonts have the codes of Symbol, whatever is said")
    func mathType() {
        #expect(text("EuclidSymbol", Array("ra+".utf8)) == "ρα+")
        #expect(text("ABCDEF+AdvTT8f3612e7", [0xE5], encoding: "/Encoding /WinAnsiEncoding") == "⋆")
        #expect(text("ABCDEF+AdvTTcad11138", [0x65, 0x4B], encoding: "/Encoding /WinAnsiEncoding") == "⊙…")
    }

    private func icons(_ name: String, _ encoding: String, _ codes: [UInt8], toUnicode: String? = nil) -> String {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding \(encoding) \(toUnicode == nil ? "" : "/ToUnicode 2 0 R") >>")
        if let toUnicode { document.addStream(2, "1 beginbfchar \(toUnicode) endbfchar") }
        return document.font.text(codes)
    }

    @Test("Icons are silent, but for those that mean something")
    func icons() {
        let names = "<< /Differences [33 /envelope 40 /map-marker /check /times 232 /linkedin] >>"
        #expect(icons("ABCDEF+FontAwesome5Free-Solid", names, [33, 40, 41, 42, 232]) == "  ✓✗ ")
        #expect(icons("FontAwesome", "/WinAnsiEncoding", [33, 34], toUnicode: "<21> <F0E0> <22> <F00C>") == " ✓")
        #expect(icons("ABCDEF+SomeSans", "<< /Differences [40 /parenleft] >>", [40]) == "(")
    }

    @Test("The envelope of Springer's papers is no letter")
    func envelope() {
        #expect(icons("ABCDEF+MarVoSym", "<< /Differences [66 /B] >>", [66]) == "✉")
        #expect(icons("ABCDEF+MarVoSym", "<< /Differences [75 /Coffeecup 84 /Telephone] >>", [75, 84]) == " ☎")
    }

    @Test("Of the faces of the font wasy none is a comma")
    func faces() { #expect(icons("ABCDEF+wasy10", "<< /Differences [44 /a44x] >>", [17, 44, 47, 65]) == "▶☺☹ ") }

    @Test("Letters of the font wasy that have names of their own are letters")
    func namedLetters() { #expect(icons("ABCDEF+wasy10", "<< /Differences [105 /thorn 110 /smiley] >>", [105, 110]) == "þ☺") }

    @Test("What LibreOffice set in Wingdings, and the blank of a font of signs")
    func openSymbol() {
        let arrow = "<01> <F0E0>"
        #expect(
            icons("ABCDEF+OpenSymbol", "<< /Differences [1 /glyph1] >>", [1], toUnicode: arrow)
                == String(Unicode.Scalar(Encodings.wingdings[0xE0]) ?? " "))
        #expect(icons("ABCDEF+SomeSigns", "<< /Differences [1 /uniF0A0] >>", [1], toUnicode: "<01> <F0A0>") == " ")
    }
}
