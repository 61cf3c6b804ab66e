import Testing

@testable import PDFText

@Suite("Labels of Chinese, Japanese and Korean") struct WideLabelTests {
    private static let full = "港口的灯在每个夜晚亮起来船只慢慢靠近码头有人在等他们回家也有人只是看着水面上的光"

    private func begins(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.map(\.value)
        return WideLabel.begins { scalars.indices.contains($0) && $0 < WideLabel.longest ? scalars[$0] : nil }
    }

    @Test(
        "What begins with one",
        arguments: [
            "一、灯塔", "十二、灯塔", "1、灯塔", "１．灯台", "12．灯塔", "（一）灯塔", "(二) 灯塔", "（3）灯塔", "(4)灯塔", "（ア）灯台", "1）灯塔", "2)灯塔", "3.灯塔",
            "(1). 灯塔", "①灯塔", "㈠灯塔", "第一章 灯塔", "第3条（目的）", "第 12 条 灯塔", "제1조(목적) 등대", "가. 등대", "나) 등대", "・灯台", "●灯台", "※灯台",
        ])
    func labels(_ text: String) { #expect(begins(text)) }

    @Test(
        "What does not",
        arguments: [
            "灯塔", "一座灯塔", "1,250万元", "3.5个百分点", "2024年", "（灯塔）", "（2024）灯塔", "(2006). The sea", "(3) The sea", "12 ships", "第一章介绍灯塔",
            "第三者灯塔",
            "다음 등대", "1、2号灯塔", "○○灯塔", "△1,234", "3.", "（一）", "①", "A. The sea", "・・・", "", "(", "第", "第一", "1",
        ])
    func noLabels(_ text: String) { #expect(!begins(text)) }

    @Test("Headings and items stand by themselves, and what follows them, in the size of the text") func items() throws {
        var page = TestPage()
        page.lines(["一、港口的灯"], 72, 700, size: 20, leading: 24)
        page.lines(["（一）渡船"], 72, 676, size: 20, leading: 24)
        page.lines([String(Self.full.dropLast(4))], 112, 652, size: 20, leading: 24)
        page.lines([Self.full, "渡船在清晨离开。", "1、" + Self.full.dropLast(2), "没有人知道为什么；", "2、岸上的人", "□适用√不适用"], 72, 628, size: 20, leading: 24)
        try TestDocument([page]).expect([
            "一、港口的灯", "（一）渡船", String(Self.full.dropLast(4)) + Self.full + "渡船在清晨离开。", "1、" + Self.full.dropLast(2) + "没有人知道为什么；", "2、岸上的人",
            "□适用√不适用",
        ])
    }

    @Test("A number that a full line in the middle of a sentence left for the next one is none") func references() throws {
        var page = TestPage()
        page.lines([Self.full, "（一）" + Self.full.dropLast(3), "一、二级的灯塔在清晨离开。"], 72, 700, size: 20, leading: 24)
        try TestDocument([page]).expect([Self.full + "（一）" + Self.full.dropLast(3) + "一、二级的灯塔在清晨离开。"])
        var korean = TestPage()
        korean.lines(
            ["나는 등대의 불빛을 오래도록 바라보고 있었습니", "다. 배는 천천히 항구로 들어오고 있었습니다."], 72, 700, size: 20, leading: 24)
        try TestDocument([korean]).expect(["나는 등대의 불빛을 오래도록 바라보고 있었습니다. 배는 천천히 항구로 들어오고 있었습니다."])
    }

    @Test("Items that fill a narrow column are told by their labels") func narrow() throws {
        var page = TestPage()
        let line = String(Self.full.prefix(24))
        page.lines([line, line, "渡船在清晨离开。", "1、" + line.dropLast(2), "2、" + line.dropLast(2), "3、港口的灯"], 72, 700, size: 20, leading: 24)
        try TestDocument([page]).expect([
            line + line + "渡船在清晨离开。", "1、" + line.dropLast(2), "2、" + line.dropLast(2), "3、港口的灯",
        ])
    }

    @Test("A text of three lines among short ones stays whole") func longAmongShort() throws {
        var page = TestPage()
        let full = Self.full + Self.full.prefix(4)
        page.lines([full, full, "渡船在清晨离开。", "港口的灯", "没有", "渡船", "没有", "岸上的人", "没有"], 72, 700, size: 20, leading: 24)
        let blocks = try TestDocument([page]).texts()
        #expect(blocks.first == full + full + "渡船在清晨离开。")
    }

    @Test("A letter that a page says a radical's glyph is counts as the letter") func radicals() throws {
        var page = TestPage()
        page.lines([Self.full, Self.full.dropLast() + "。"], 72, 700, size: 20, leading: 24)
        page.raw("/Span << /ActualText <FEFF4E00> >> BDC")
        page.show("⼀", 72, 652, size: 20)
        page.raw("EMC")
        page.show("、" + Self.full.dropLast(2), 82, 652, size: 20)
        page.lines(["渡船在清晨离开。"], 72, 628, size: 20, leading: 24)
        try TestDocument([page]).expect([Self.full + Self.full.dropLast() + "。", "一、" + Self.full.dropLast(2) + "渡船在清晨离开。"])
    }

    @Test("Items whose label touches the text count on behind a semicolon, however full the lines") func counted() throws {
        var page = TestPage()
        let line = String(Self.full.prefix(24))
        page.lines(
            [line, line, "渡船在清晨离开。", "(1)" + line.dropLast(2) + "；", "(2)" + line.dropLast(2) + "；", "(3)港口的灯"], 72, 700, size: 20,
            leading: 24)
        try TestDocument([page]).expect([
            line + line + "渡船在清晨离开。", "(1)" + line.dropLast(2) + "；", "(2)" + line.dropLast(2) + "；", "(3)港口的灯",
        ])
    }

    @Test(
        "The numbers of labels",
        arguments: [
            ("(3)港", 3), ("３．港", 3), ("十二、港", 12), ("二十一、港", 21), ("③港", 3), ("第 4 条", 4), ("第一百零一条", 101), ("第一百二十一条", 121), ("第二百条", 200),
        ])
    func numbers(_ text: String, _ number: Int) {
        let scalars = text.unicodeScalars.map(\.value)
        #expect(WideLabel.number { scalars.indices.contains($0) ? scalars[$0] : nil } == number)
    }
}
