import PDFText
import Testing

@Suite("Fonts without a way to Unicode")
struct UnreadableFontTests {
    private func document(_ pages: Int, showing isShown: @escaping (Int) -> Bool) -> TestDocument {
        var document = TestDocument(pages: pages) { page, index in
            page.show("Page \(index + 1) can be read.", 72, 700)
            if isShown(index) { page.raw("BT /X 12 Tf 72 650 Td <000300040005> Tj ET") }
        }
        document.fonts = """
            /X << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Odd /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 \
            /BaseFont /ABCDEF+Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>] >>
            """
        return document
    }

    @Test("Are told with their pages, and nothing is guessed")
    func told() throws {
        var texts: [String] = []
        let leftOut = try document(5) { $0 != 1 }.open().forEachParagraph { texts.append($0.text) }
        #expect(texts == (1...5).map { "Page \($0) can be read." })
        #expect(leftOut.unreadableFonts.count == 1)
        let font = try #require(leftOut.unreadableFonts["Odd"])
        #expect(font.pages == [0, 2, 3, 4])
        #expect(font.glyphCount == 12)
    }

    @Test("Parts of a document together tell each page once")
    func sum() throws {
        let document = try document(4) { _ in true }.open()
        let parts = [0..<2, 2..<4].map { pages in
            var options = ReadingOptions()
            options.pages = pages
            return document.forEachParagraph(options) { _ in }
        }
        #expect((parts[0] + parts[1]).unreadableFonts["Odd"]?.pages == [0, 1, 2, 3])
        #expect((parts[0] + parts[1]).unreadableFonts["Odd"]?.glyphCount == 12)
        #expect((parts[0] + LeftOut()) == parts[0])
    }

    @Test("So are those with a few letters that have none, of several widths; a space of one width is not", arguments: [true, false])
    func letters(_ areLetters: Bool) throws {
        var document = TestDocument { page in
            let word = areLetters ? "0061E0010062E0020063E0030064E004" : "0061E0010062E0010063E0010064E001"
            page.raw("BT /X 12 Tf 72 700 Td <\(String(repeating: word + "0061006200630064", count: 4))> Tj ET")
        }
        document.fonts = """
            /X << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Odd /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [<< /Type /Font \
            /Subtype /CIDFontType2 /BaseFont /ABCDEF+Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 \
            /W [57345 [300 400 600 700]] >>] >>
            """
        let leftOut = try document.open().forEachParagraph { _ in }
        #expect(leftOut.unreadableFonts["Odd"]?.glyphCount == (areLetters ? 16 : nil))
    }

    @Test("Fonts that can be read are not told")
    func readable() throws {
        #expect(try document(2) { _ in false }.open().forEachParagraph { _ in }.unreadableFonts.isEmpty)
    }
}
