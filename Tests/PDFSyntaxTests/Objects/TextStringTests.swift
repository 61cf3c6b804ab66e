import PDFSyntax
import Testing

struct TextStringTests {
    @Test("UTF-16 either way round, with surrogates")
    func utf16() {
        #expect(TextString.decode([0xFE, 0xFF, 0x00, 0x41, 0x20, 0xAC, 0xD8, 0x3D, 0xDE, 0x00]) == "A€😀")
        #expect(TextString.decode([0xFF, 0xFE, 0x41, 0x00, 0xAC, 0x20]) == "A€")
        #expect(TextString.decode([0xFE, 0xFF]) == "")
    }

    @Test("A lone surrogate and half a unit do no harm")
    func brokenUTF16() {
        #expect(TextString.decode([0xFE, 0xFF, 0xD8, 0x3D, 0x00, 0x41]) == "\u{FFFD}A")
        #expect(TextString.decode([0xFE, 0xFF, 0x00, 0x41, 0x00]) == "A")
    }

    @Test("UTF-8 with its mark (PDF 2.0)")
    func utf8() { #expect(TextString.decode([0xEF, 0xBB, 0xBF] + Array("Zoë 東".utf8)) == "Zoë 東") }

    @Test("Language escapes are taken out (§7.9.2.2.1)")
    func languageEscapes() {
        let escape: [UInt8] = [0x00, 0x1B, 0x00, 0x65, 0x00, 0x6E, 0x00, 0x1B]
        #expect(TextString.decode([0xFE, 0xFF] + escape + [0x00, 0x41]) == "A")
        #expect(TextString.decode([0xFE, 0xFF, 0x00, 0x41, 0x00, 0x1B, 0x00, 0x65]) == "A")
        #expect(TextString.decode([0xEF, 0xBB, 0xBF, 0x1B] + Array("en-GB".utf8) + [0x1B] + Array("tea".utf8)) == "tea")
    }

    @Test("PDFDocEncoding (Annex D.2)")
    func documentEncoding() {
        #expect(TextString.decode([0x41, 0xE4, 0x80, 0x84, 0x92, 0x93, 0xA0, 0x18, 0x1F]) == "Aä•—™ﬁ€˘˜")
        #expect(TextString.decode([0x41, 0x00, 0x7F, 0x9F, 0xAD, 0x42]) == "AB")
        #expect(TextString.decode([0x09, 0x0A, 0x0D]) == "\t\n\r")
    }
}
