import PDFText
import Testing

@Suite("Vertical writing")
struct VerticalTests {
    @Test("Columns of Japanese are read from the right, each from top to bottom")
    func columns() throws {
        let document = TestDocument { page in
            for (index, line) in ["吾輩は猫である。名前はまだ", "無い。どこで生れたか頓と見", "当がつかぬ。"].enumerated() {
                page.show(line, 500 - 20 * Double(index), 700, size: 12, font: .vertical)
            }
        }
        try document.expect(["吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。"])
    }

    @Test("A gap between ideographs is no space")
    func gaps() throws {
        let document = TestDocument {
            $0.raw("BT /V 12 Tf 500 700 Td [\(TestFont.vertical.string("吾輩は"))-300 \(TestFont.vertical.string("猫である"))] TJ ET")
        }
        try document.expect(["吾輩は猫である"])
    }

    @Test("Horizontal Japanese: lines join without a space")
    func horizontal() throws {
        let document = TestDocument { page in
            page.lines(["吾輩は猫である。名前はまだ無い。どこで生れたか", "頓と見当がつかぬ。何でも薄暗い"], 72, 700, size: 12)
        }
        try document.expect(["吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。何でも薄暗い"])
    }

    @Test("Korean lines join with a space")
    func korean() throws {
        let document = TestDocument { $0.lines(["나는 고양이로소이다 이름은", "아직 없다"], 72, 700, size: 12) }
        try document.expect(["나는 고양이로소이다 이름은 아직 없다"])
    }

    @Test("Latin within Japanese keeps its spaces")
    func mixed() throws {
        let document = TestDocument { $0.show("本書はPDF Reference Manualの翻訳である", 72, 700, size: 12) }
        try document.expect(["本書はPDF Reference Manualの翻訳である"])
    }
}
