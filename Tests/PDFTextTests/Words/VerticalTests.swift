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

    @Test("A line set with a vertical font, each glyph moved beside the one before, is horizontal")
    func uprightGlyphs() throws {
        // Every character is an em wide in that font.
        let document = TestDocument { page in
            for (row, line) in ["The river ran to", "the sea. Then"].enumerated() {
                for (index, letter) in line.enumerated() {
                    page.show(String(letter), 72 + 12 * Double(index), 700 - 14 * Double(row), size: 12, font: .vertical)
                }
            }
        }
        try document.expect(["The river ran to the sea. Then"])
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

    /// Characters one below the other, as browsers and word processors set columns with horizontal fonts.
    private func column(_ page: inout TestPage, _ text: String, _ x: Double, _ top: Double, size: Double = 12) {
        for (index, character) in text.enumerated() {
            page.show(String(character), x, top - size * Double(index + 1), size: size)
        }
    }

    @Test("Columns set character by character")
    func characterByCharacter() throws {
        let document = TestDocument { page in
            for (index, line) in ["吾輩は猫である。名前はまだ", "無い。どこで生れたか頓と見", "当がつかぬ。"].enumerated() {
                column(&page, line, 500 - 20 * Double(index), 712)
            }
        }
        try document.expect(["吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。"])
    }

    @Test("A number of two figures stands across the column")
    func across() throws {
        let document = TestDocument { page in
            column(&page, "昭和の初め", 500, 712)
            page.show("12", 497, 712 - 72, size: 12)
            column(&page, "月の寒い朝", 500, 712 - 72)
            column(&page, "の話である。", 480, 712)
        }
        try document.expect(["昭和の初め12月の寒い朝の話である。"])
    }

    @Test("Rows of single characters, wide apart, are rows")
    func table() throws {
        let document = TestDocument { page in
            for (index, (left, right)) in [("甲", "one"), ("乙", "two"), ("丙", "three"), ("丁", "four")].enumerated() {
                page.show(left, 72, 700 - 20 * Double(index))
                page.show(right, 92, 700 - 20 * Double(index))
            }
        }
        #expect(try document.texts().joined(separator: " ") == "甲 one 乙 two 丙 three 丁 four")
    }
}
