import PDFText
import Testing

@Suite("Ruby")
struct RubyTextTests {
    private let lines = ["朝の船着き場はとても静かで、まだだれも起きていないと老人は思った。", "しかし漁師たちはもう海の上にいて、遠い島の明かりを数えていたのだ。", "それを知る人は町には一人もいなかったし、知りたい人もいなかったと"]

    @Test("Kana above ideographs are left out", arguments: [false, true])
    func above(_ isActualText: Bool) throws {
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() { page.show(line, 72, 700 - 24 * Double(index), size: 12) }
            if isActualText { page.raw("/Span << /ActualText <FEFF3042> >> BDC") }
            page.show("あ", 72, 712, size: 6)
            if isActualText { page.raw("EMC") }
            page.show("さ", 75, 712, size: 6)
            page.show("りょうし", 90, 688, size: 6)
        }
        #expect(try document.texts().joined() == lines.joined())
    }

    @Test("So are those beside a column, one below the other")
    func beside() throws {
        let document = TestDocument { page in
            for (column, line) in lines.enumerated() {
                for (index, character) in line.enumerated() {
                    page.show(String(character), 500 - 24 * Double(column), 700 - 12 * Double(index), size: 12)
                }
            }
            for (index, kana) in ["ふ", "な", "つ"].enumerated() { page.show(kana, 510, 679 - 6 * Double(index), size: 6) }
            for (index, kana) in ["し", "ず"].enumerated() { page.show(kana, 510, 586 - 6 * Double(index), size: 6) }
        }
        #expect(try document.texts().joined() == lines.joined())
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
