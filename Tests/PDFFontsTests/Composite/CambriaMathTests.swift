import Testing

@testable import PDFFonts

@Suite struct CambriaMathTests {
    /// Glyphs of "F = ma² + b₁", as Office sets it: italic letters, the figures in their forms for powers and indices.
    private let formula: [UInt8] = [
        0x07, 0x28, 0x0D, 0x4C, 0x07, 0x49, 0x07, 0x3D, 0x0B, 0x36, 0x0D, 0x45, 0x07, 0x3E, 0x0B, 0x35,
    ]

    private func font(_ name: String, glyphs: Int = 7614, program: String = "CambriaMath", toUnicode: String? = nil) -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H \(toUnicode == nil ? "" : "/ToUnicode 3 0 R")
               /DescendantFonts [<< /BaseFont /\(name) /W [1832 [600] 2869 [400 410]] /FontDescriptor << /FontFile2 2 0 R >> >>] >>
            """)
        document.addStream(2, SFNT.file([SFNT.maxp(glyphs), SFNT.name(program)]))
        if let toUnicode { document.addStream(3, toUnicode) }
        return document.font
    }

    @Test func lettersFiguresAndTheirFormsForScripts() {
        #expect(font("ABCDEF+CambriaMath").text(formula) == "𝐹=𝑚𝑎2+𝑏1")
        // Second scripts, large brackets and signs, Greek.
        #expect(font("ABCDEF+CambriaMath").text([0x0C, 0x2E, 0x0D, 0x6C, 0x0D, 0xCD, 0x07, 0xEA, 0x07, 0xEB, 0x0C, 0x09]) == "2(∑𝜎𝜍𝛽")
    }

    @Test(
        "A map to the glyphs' numbers, or to spaces, says nothing",
        arguments: ["<0728> <0728> <0D4C> <0D4C>", "<0728> <0020> <0D4C> <0020>"])
    func mapsThatSayNothing(_ pairs: String) {
        let map = "4 beginbfchar \(pairs) <0749> <D835DC5A> <0003> <0020> endbfchar"
        #expect(font("ABCDEF+Cambria-Math", toUnicode: map).text(Array(formula.prefix(6)) + [0, 3]) == "𝐹=𝑚 ")
    }

    @Test func aMapOfItsOwnGoesBefore() {
        #expect(font("ABCDEF+CambriaMath", toUnicode: "1 beginbfchar <0728> <0058> endbfchar").text(Array(formula.prefix(4))) == "X=")
    }

    @Test("A font called by a number is what its program is called", arguments: [("CambriaMath", "F21"), ("Calibri-Bold", "F")])
    func namesOfPrograms(name: String, text: String) {
        let map = "1 beginbfchar <0728> <0046> endbfchar"
        #expect(font("CIDFont+F7", program: name, toUnicode: map).text([0x07, 0x28, 0x0B, 0x36, 0x0B, 0x35]) == text)
    }

    @Test func subsetsNumberedAnewAreNot() {
        #expect(!font("ABCDEF+CambriaMath", glyphs: 40).hasUnicode)
    }
}
