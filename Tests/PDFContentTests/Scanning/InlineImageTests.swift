import PDFSyntax
import Testing

@testable import PDFContent

struct InlineImageTests {
    /// What follows the image.
    private func rest(_ text: String, _ data: [UInt8] = [], _ after: String = "") -> String {
        let bytes = Array(text.utf8) + data + Array(after.utf8)
        let image = InlineImage(bytes.span, after: 0, OperatorTable())
        return String(decoding: bytes[image.end...], as: UTF8.self)
    }

    @Test("Data ends with EI between white space")
    func plain() {
        #expect(rest("/W 1 /H 1 ID x EI Q") == " Q")
        #expect(rest("/W 1/H 1/BPC 8/CS/G ID x\nEI\nQ") == "\nQ")
        #expect(rest("ID x EI") == "")
        #expect(rest("ID EI Q") == " Q")
    }

    @Test("EI in the data is no end when the length is known")
    func knownLength() {
        #expect(rest("/W 8 /H 1 /BPC 8 /CS /G ID x EI Q y EI Q") == " Q")
        #expect(rest("/W 8 /H 8 /IM true ID x EI Q y EI Q") == " Q")
        #expect(rest("/W 2 /H 1 /BPC 8 /CS /CMYK ID x EI Q y EI Q") == " Q")
        #expect(rest("/W 16 /H 1 /BPC 4 /CS [/Indexed /RGB 1 <00>] ID x EI Q y EI Q") == " Q")
        #expect(rest("/L 8 /F /Fl ID x EI Q y EI Q") == " Q")
    }

    @Test("EI in the data is no end when what follows isn't content")
    func unknownLength() {
        #expect(rest("/F /Fl ID x EI ", [0x80, 0x81, 0xFF], " y EI Q") == " Q")
        #expect(rest("/F /Fl ID x EI zebra EI Q") == " Q")
        #expect(rest("/F /DCT ID x EI 5 6 nonsense EI 1 0 0 1 0 0 cm") == " 1 0 0 1 0 0 cm")
        #expect(rest("/F /Fl ID x", [0, 1, 2], "EI y EI Q") == " Q")
    }

    @Test("Data that is text ends with its own mark")
    func textData() {
        #expect(rest("/F /A85 ID abc\nEI\nq def~> EI Q") == " Q")
        #expect(rest("/F [/AHx /Fl] ID 41 EI q 42> EI Q") == " Q")
        #expect(rest("/F /A85 ID abc EI Q") == " Q")
    }

    @Test("When nothing is right the first EI is the end")
    func desperate() { #expect(rest("/F /Fl ID x EI ", [0x80], " zz") == " \u{FFFD} zz") }

    @Test("A length that is wrong is not believed")
    func wrongLength() { #expect(rest("/W 100 /H 100 /BPC 8 /CS /RGB ID x EI Q") == " Q") }

    @Test("BI that begins no image costs nothing")
    func noImage() {
        #expect(rest("(x) Tj ET") == "(x) Tj ET")
        #expect(rest("/W 1 EI Q") == " Q")
        #expect(rest("/W /H 1 ID x EI Q") == " Q")
        #expect(rest("/IM true /I false /W ID x EI Q") == " Q")
        #expect(rest("") == "")
        #expect(rest("/W 1 /H 1") == "")
    }

    @Test("Without any EI the image takes the rest")
    func unterminated() { #expect(rest("ID abc") == "") }

    @Test("A page full of images without their end is read in time that grows with its length", .timeLimit(.minutes(1)))
    func manyUnterminated() {
        let bytes = Array(String(repeating: "BI ID x EI \u{80} ", count: 10_000).utf8)
        let table = OperatorTable()
        var position = 0
        while position < bytes.count { position = max(InlineImage(bytes.span, after: position + 2, table).end, position + 1) }
    }
}
