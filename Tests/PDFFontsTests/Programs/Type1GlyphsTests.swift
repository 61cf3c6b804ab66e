import Testing

@testable import PDFFonts

@Suite("Names of a Type 1 program's glyphs in their order")
struct Type1GlyphsTests {
    private static let plain =
        "dup /Private 8 dict dup begin /Subrs 0 array def 2 index /CharStrings 4 dict dup begin\n"
        + "/a 3 RD /x/ ND\n/.notdef 2 RD ab ND\n/fi 1 RD z ND\n/nosuchname 0 RD  ND\nend\nend\n/later 1 RD q ND"

    /// A program whose encrypted part says that.
    private func program(_ plain: String, isHexadecimal: Bool = false) -> [UInt8] {
        var key: UInt16 = 55665
        var encrypted: [UInt8] = []
        for byte in [0xF1, 0x83, 0xEF, 0x00] + Array(plain.utf8) {
            let cipher = byte ^ UInt8(key >> 8)
            key = (UInt16(cipher) &+ key) &* 52845 &+ 22719
            encrypted.append(cipher)
        }
        let digits = Array("0123456789ABCDEF".utf8)
        let written = isHexadecimal ? encrypted.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] } : encrypted
        return Array("%!PS-AdobeFont-1.0: Lamp\n/Encoding StandardEncoding def\ncurrentfile eexec\n".utf8) + written
    }

    @Test("The first is the one for what the font has not", arguments: [true, false])
    func names(isHexadecimal: Bool) {
        let glyphs = Type1Glyphs.read(program(Self.plain, isHexadecimal: isHexadecimal))
        #expect(glyphs?.glyphs == [0, 0x61, 0xFB01, 0])
        #expect(Type1Glyphs.read(program("no such thing")) == nil && Type1Glyphs.read([]) == nil)
    }

    @Test("A composite font of such a program has what ToUnicode leaves out")
    func composite() {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /Lamp /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [2 0 R] >>",
            """
            << /Type /Font /Subtype /CIDFontType0 /BaseFont /Lamp /FontDescriptor 3 0 R
               /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>
            """,
            "<< /Type /FontDescriptor /FontName /Lamp /Flags 32 /FontFile 5 0 R >>")
        document.addStream(4, "1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <0001> <0061> endbfchar")
        document.addStream(5, program(Self.plain))
        #expect(document.font.text([0, 1, 0, 2]) == "aﬁ")
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 47)
        print("seed 47")
        for _ in 0..<2000 {
            var plain = Array(Self.plain.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                plain[Int.random(in: 0..<plain.count, using: &random)] = UInt8.random(in: 32...126, using: &random)
            }
            var bytes = program(String(decoding: plain, as: UTF8.self))
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            _ = Type1Glyphs.read(bytes)
        }
    }
}
