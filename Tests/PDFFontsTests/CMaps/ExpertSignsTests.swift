import PDFSyntax
import Testing

@testable import PDFFonts

@Suite("Figures and letters in the private use area")
struct ExpertSignsTests {
    private func text(_ scalars: [String], font: String) -> String {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+\(font) /Encoding /Identity-H /DescendantFonts [2 0 R] /ToUnicode 3 0 R >>
            """,
            """
            << /Type /Font /Subtype /CIDFontType0 /BaseFont /ABCDEF+\(font)
               /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>
            """)
        let codes = scalars.indices.map { "<000\($0 + 1)> <\(scalars[$0])>" }.joined(separator: " ")
        document.addStream(3, "\(scalars.count) beginbfchar \(codes) endbfchar")
        return document.font.text(scalars.indices.flatMap { [0, UInt8($0 + 1)] })
    }

    @Test("Old-style figures, those of one width and small capitals, as Adobe numbers them, are read in any font")
    func corporate() {
        #expect(text(["F731", "F739", "F644", "F64C"], font: "Some-Roman") == "1919")
        #expect(text(["F638", "F641", "F768", "F7E9"], font: "Some-Roman") == "09hé")
        #expect(text(["F642", "F72F", "F7F7"], font: "Some-Roman") == "\u{F642}\u{F72F}\u{F7F7}")
    }

    @Test("Those that a maker has numbered are read in its fonts alone")
    func makers() {
        #expect(text(["E049", "E03C", "E118", "E121", "E055"], font: "LinLibertineO") == "Thtt09e")
        #expect(text(["E049", "E118"], font: "Some-Roman") == "\u{E049}\u{E118}")
        #expect(text(["EBE1", "EBDA"], font: "ArevSans-Oblique") == "aZ")
    }

    @Test("They are in simple fonts, too, where nothing else says what a code is")
    func simple() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+LinLibertineO /FirstChar 1 /LastChar 3 /Widths [500 500 500] /ToUnicode 2 0 R
               /Encoding << /Differences [1 /g901 /g902 /g903] >> >>
            """)
        document.addStream(2, "3 beginbfchar <01> <E049> <02> <F732> <03> <E101> endbfchar")
        #expect(document.font.text([1, 2, 3]) == "Th2\u{E101}")
    }
}
