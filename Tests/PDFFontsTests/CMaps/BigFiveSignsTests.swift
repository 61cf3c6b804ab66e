import PDFSyntax
import Testing

@testable import PDFFonts

@Suite("Signs of Big Five in the private use area")
struct BigFiveSignsTests {
    private func text(_ other: String) -> String {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some /Encoding /Identity-H /DescendantFonts [2 0 R] /ToUnicode 3 0 R >>
            """,
            """
            << /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some
               /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> >>
            """)
        document.addStream(3, "4 beginbfchar <0001> <\(other)> <0002> <F6F8> <0003> <F720> <0004> <F716> endbfchar")
        return document.font.text([0, 1, 0, 2, 0, 3, 0, 4])
    }

    @Test("Kana that ETEN added are read in fonts that have ideographs")
    func kana() { #expect(text("7CA7") == "粧あなだ") }

    @Test("In other fonts the same scalars may be anything")
    func others() { #expect(text("0041") == "A\u{F6F8}\u{F720}\u{F716}") }

    @Test("Beside letters of Thai they are such letters in other places")
    func thai() { #expect(text("7CA7> <0005> <0E01") == "粧\u{F6F8}\u{F720}\u{F716}") }

    @Test("Each scalar stands for the sign of its row")
    func signs() {
        let found = [0xF6B1, 0xF6E7, 0xF6E8, 0xF6F6, 0xF6F7, 0xF749, 0xF74A, 0xF79F, 0xF7A0, 0xF7A6, 0xF7C0, 0xF7E1].map {
            BigFiveSigns.scalar($0)
        }
        #expect(found == "①隶¨✽ぁんァヶАЁЯя".unicodeScalars.map(\.value))
        #expect(BigFiveSigns.scalar(0xF7E2) == nil && BigFiveSigns.scalar(0xF6B0) == nil)
    }
}
