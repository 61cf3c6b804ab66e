import PDFText
import Testing

@Suite("Ruby")
struct RubyTextTests {
    @Test("Kana above ideographs are left out, and the lines between which they stand are one text")
    func above() throws {
        let document = TestDocument { page in
            page.show("朝の船着き場は静かで、だれもまだ", 72, 700, size: 12)
            page.show("起きていない。漁師たちは眠っている", 72, 676, size: 12)
            page.show("と老人が言った。", 72, 652, size: 12)
            page.show("あさ", 72, 712, size: 6)
            page.show("りょうし", 111, 688, size: 6)
            page.show("ねむ", 147, 688, size: 6)
        }
        try document.expect(["朝の船着き場は静かで、だれもまだ起きていない。漁師たちは眠っていると老人が言った。"])
    }

    @Test("So are those beside a column, one below the other")
    func beside() throws {
        let document = TestDocument { page in
            for (column, line) in ["朝の船着き場は静かで、", "だれも起きていない。"].enumerated() {
                for (index, character) in line.enumerated() {
                    page.show(String(character), 500 - 24 * Double(column), 700 - 12 * Double(index), size: 12)
                }
            }
            for (index, kana) in ["し", "ず"].enumerated() { page.show(kana, 510, 622 - 6 * Double(index), size: 6) }
        }
        try document.expect(["朝の船着き場は静かで、だれも起きていない。"])
    }

    @Test("Small kana that stand over nothing, or over kana, are text")
    func alone() throws {
        let texts = try TestDocument { page in
            page.show("ふりがな", 300, 712, size: 6)
            page.show("ひらがなだけのぶんしょう", 72, 700, size: 12)
            page.show("ちゅうい", 72, 712, size: 6)
            page.show("漢字", 72, 640, size: 12)
        }.texts().joined(separator: " ")
        #expect(texts.contains("ふりがな"))
        #expect(texts.contains("ちゅうい"))
    }
}
