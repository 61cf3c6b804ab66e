import PDFSyntax
import Testing

@testable import PDFFonts

/// Fonts whose Unicode comes from the program that is embedded.
@Suite struct FontProgramTests {
    private func simple(_ subtype: String, _ key: String, _ program: [UInt8], encoding: String = "") -> Font {
        var document = TestDocument(
            "<< /Type /Font /Subtype /\(subtype) /BaseFont /F /FirstChar 1 /LastChar 4 /Widths [500 500 500 500] \(encoding) /FontDescriptor << /Flags 4 /\(key) 2 0 R >> >>"
        )
        document.addStream(2, program)
        return document.font
    }

    @Test func type1() {
        let font = simple("Type1", "FontFile", Array("%!PS\n/Encoding 256 array dup 1 /alpha put dup 2 /f_f put readonly def eexec".utf8))
        #expect(font.text([1, 2, 3]) == "αff")
        #expect(font.hasUnicode)
    }

    @Test func type1WithDifferences() {
        let font = simple(
            "Type1", "FontFile", Array("%!PS\n/Encoding 256 array dup 1 /alpha put dup 2 /beta put readonly def eexec".utf8),
            encoding: "/Encoding << /Differences [2 /gamma 3 /delta] >>")
        #expect(font.text([1, 2, 3]) == "αγδ")
    }

    @Test("A ToUnicode that leaves out signs which CharSet names is none that is whole", arguments: [true, false])
    func unnamedSigns(_ hasNames: Bool) {
        let names = hasNames ? "/CharSet (/period/uni03B1/uni03B2/uni03B3/comma)" : "/CharSet (/uni03B1/uni03B2/uni03B3)"
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /F /FirstChar 1 /LastChar 6 /Widths [500 500 500 500 250 250] /ToUnicode 3 0 R
               /FontDescriptor << /Flags 4 \(names) /FontFile 2 0 R >> >>
            """)
        document.addStream(
            2, Array("%!PS\n/Encoding 256 array dup 1 /uni03B1 put dup 5 /period put dup 6 /comma put readonly def eexec".utf8))
        document.addStream(3, Array("1 beginbfrange <01> <04> <03B1> endbfrange".utf8))
        #expect(document.font.text([1, 5, 2, 6, 4]) == (hasNames ? "α.β,δ" : "αβδ"))
    }

    @Test("A ToUnicode that gives a space for all codes says nothing where the program names them", arguments: ["00A0", "0020", "FFFD"])
    func allAlike(_ value: String) {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /F /FirstChar 97 /LastChar 100 /Widths [500 500 500 500] /ToUnicode 3 0 R
               /FontDescriptor << /Flags 4 /FontFile 2 0 R >> >>
            """)
        document.addStream(2, Array("%!PS\n/Encoding 256 array dup 97 /a put dup 98 /b put dup 99 /beta put readonly def eexec".utf8))
        document.addStream(3, Array("1 beginbfrange <61> <64> [\(Array(repeating: "<\(value)>", count: 4).joined())] endbfrange".utf8))
        #expect(document.font.text([97, 98, 99]) == "abβ")
    }

    @Test("The bar of an arrow has no width, and is named by CharSet alone", arguments: [true, false])
    func bar(_ isNamed: Bool) {
        let widths = Array(repeating: "777", count: 54).joined(separator: " ")
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /CMSY10 /FirstChar 1 /LastChar 55 /Widths [\(widths) 0] /ToUnicode 3 0 R
               /FontDescriptor << /Flags 4 /CharSet (/arrowright\(isNamed ? "/mapsto" : "")) /FontFile 2 0 R >> >>
            """)
        document.addStream(2, Array("%!PS\n/Encoding 256 array dup 33 /arrowright put dup 55 /mapsto put readonly def eexec".utf8))
        document.addStream(3, Array("2 beginbfrange <01> <36> <2160> <38> <3F> <2200> endbfrange".utf8))
        #expect(document.font.text([55]) == (isNamed ? "↦" : ""))
    }

    @Test("The tab of a subset that macOS numbered has no width, and is no exclamation mark", arguments: [0, 500])
    func tabs(_ width: Int) {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+F /FirstChar 33 /LastChar 33 /Widths [\(width)] /ToUnicode 3 0 R
               /FontDescriptor << /Flags 4 /FontFile2 2 0 R >> >>
            """)
        document.addStream(2, SFNT.file([SFNT.maxp(2)]))
        document.addStream(3, Array("1 begincodespacerange <00> <FF> endcodespacerange".utf8))
        #expect(document.font.text([33]) == (width == 0 ? " " : "!"))
    }

    @Test(
        "Numbers that macOS gave the glyphs of a subset are no signs, though a map says so; some signs of a text are",
        arguments: [8, 3, 70])
    func numbers(_ count: Int) {
        let widths = Array(repeating: "500", count: count).joined(separator: " ")
        var document = TestDocument(
            """
            << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+F /FirstChar 33 /LastChar \(32 + count) /Widths [\(widths)] /ToUnicode 3 0 R
               /FontDescriptor << /Flags 4 /FontFile2 2 0 R >> >>
            """)
        document.addStream(2, SFNT.file([SFNT.maxp(2)]))
        document.addStream(3, Array("1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <21> <7E> <0021> endbfrange".utf8))
        let font = document.font
        #expect(font.text([33, 34, 35]) == (count == 8 ? "" : "!\"#"))
    }

    @Test func compactFontFormat() {
        let program = CFF.file(strings: ["alpha"], glyphCount: 3, charset: [0] + SFNT.u16(391) + SFNT.u16(34), encoding: [0, 2, 1, 2])
        #expect(simple("Type1", "FontFile3", program).text([1, 2]) == "αA")
    }

    @Test func trueTypeWithoutEncoding() {
        let program = SFNT.file([
            SFNT.maxp(3), SFNT.cmap([(3, 0, SFNT.format4([(0xF001, 1), (0xF002, 2)])), (3, 1, SFNT.format4([(0x416, 1), (0x436, 2)]))]),
        ])
        #expect(simple("TrueType", "FontFile2", program).text([1, 2]) == "Жж")
    }

    @Test func glyphNumbersInDifferences() {
        let program = SFNT.file([SFNT.maxp(3), SFNT.cmap([(3, 1, SFNT.format4([(0x416, 1), (0x436, 2)]))])])
        #expect(simple("TrueType", "FontFile2", program, encoding: "/Encoding << /Differences [1 /g2 /glyph1] >>").text([1, 2]) == "жЖ")
    }

    private func composite(_ entries: String, _ key: String, _ program: [UInt8], map: [UInt8]? = nil) -> Font {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+F /Encoding /Identity-H /DescendantFonts [2 0 R] >>",
            """
            << /Type /Font /Subtype /\(entries) /BaseFont /ABCDEF+F /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
               /FontDescriptor << /\(key) 3 0 R >> \(map == nil ? "" : "/CIDToGIDMap 4 0 R") >>
            """)
        document.addStream(3, program)
        if let map { document.addStream(4, map) }
        return document.font
    }

    @Test func compositeTrueType() {
        let program = SFNT.file([SFNT.maxp(4), SFNT.cmap([(3, 10, SFNT.format12([(0x416, 0x417, 1), (0x1F600, 0x1F600, 3)]))])])
        #expect(composite("CIDFontType2", "FontFile2", program).text([0, 1, 0, 2, 0, 3, 0, 4]) == "ЖЗ😀")
        #expect(composite("CIDFontType2", "FontFile2", program, map: [0, 0, 0, 3, 0, 1]).text([0, 0, 0, 1, 0, 2]) == "😀Ж")
    }

    @Test func compositeCFFWithNames() {
        let program = CFF.file(strings: ["f_i"], glyphCount: 3, charset: [0] + SFNT.u16(34) + SFNT.u16(391), encoding: nil)
        #expect(composite("CIDFontType0", "FontFile3", program).text([0, 1, 0, 2]) == "Afi")
    }

    @Test func openTypeWithCFF() {
        let cff = CFF.file(strings: ["beta"], glyphCount: 3, charset: [0] + SFNT.u16(34) + SFNT.u16(391), encoding: nil)
        let program = SFNT.file(
            [SFNT.maxp(3), SFNT.cmap([(3, 1, SFNT.format4([(0x416, 1)]))]), ("CFF ", cff)], version: Array("OTTO".utf8))
        #expect(composite("CIDFontType0", "FontFile3", program).text([0, 1, 0, 2]) == "Жβ")
    }

    @Test func openTypeWithCIDs() {
        // Glyph 1 has CID 7, glyph 2 CID 8.
        let cff = CFF.file(
            strings: ["Adobe", "Identity"], glyphCount: 3, charset: [2] + SFNT.u16(7) + SFNT.u16(1), encoding: nil, isCIDKeyed: true)
        let program = SFNT.file(
            [SFNT.maxp(3), SFNT.cmap([(3, 1, SFNT.format4([(0x416, 1), (0x436, 2)]))]), ("CFF ", cff)], version: Array("OTTO".utf8))
        #expect(composite("CIDFontType0", "FontFile3", program).text([0, 7, 0, 8, 0, 1]) == "Жж")
    }

    @Test func damagedProgramsGiveAFontAllTheSame() {
        for key in ["FontFile", "FontFile2", "FontFile3"] {
            let font = simple("TrueType", key, [1, 2, 3])
            #expect(font.decoded([1, 2]).map(\.width) == [0.5, 0.5])
            #expect(!composite("CIDFontType2", key, [0, 1, 0, 0]).hasUnicode)
        }
    }
}
