import Testing

@testable import PDFText

@Suite("Lines of scripts without spaces") struct ShortWideLinesTests {
    private static let full = "港口的灯在每个夜晚亮起来船只慢慢靠近码头有人在等他们回家也有人只是看着水面上的光"

    @Test("A line that had room for several signs ends its paragraph") func short() throws {
        var page = TestPage()
        page.lines(
            [Self.full, Self.full, Self.full, Self.full, "渡船在清晨离开", "船长看着天空和云以及远处的海岸线直到第一颗星升起来", "Ness 的灯还亮着", "没有人知道为什么岸上的人整夜都在唱着同一首歌"],
            72, 700, size: 20, leading: 24)
        try TestDocument([page]).expect(
            [
                Self.full + Self.full + Self.full + Self.full + "渡船在清晨离开", "船长看着天空和云以及远处的海岸线直到第一颗星升起来", "Ness 的灯还亮着",
                "没有人知道为什么岸上的人整夜都在唱着同一首歌",
            ])
    }

    @Test("A text that is set narrower than another one below it stays whole") func narrow() throws {
        var page = TestPage()
        let narrow = String(Self.full.prefix(30))
        page.lines([narrow, narrow, narrow, "渡船在清晨离开"], 72, 700, size: 20, leading: 24)
        page.lines([Self.full, Self.full], 72, 580, size: 20, leading: 24)
        try TestDocument([page]).expect([narrow + narrow + narrow + "渡船在清晨离开", Self.full + Self.full])
    }

    @Test("A title that had room ends where a set-in line begins below it") func setIn() throws {
        var page = TestPage()
        let full = Self.full + Self.full.prefix(2)
        page.lines(["港口的灯"], 72, 700, size: 10, leading: 16)
        page.lines([Self.full], 82, 684, size: 10, leading: 16)
        page.lines([full, full, full, "渡船在清晨离开"], 72, 668, size: 10, leading: 16)
        try TestDocument([page]).expect(["港口的灯", Self.full + full + full + full + "渡船在清晨离开"])
    }

    @Test("A paragraph whose only line in its column is full goes on at the head of the next one") func columns() throws {
        var page = TestPage()
        let line = String(Self.full.prefix(40))
        let lines = Array(repeating: line, count: 12)
        page.lines(lines + ["渡船在清晨离开。"], 72, 700, size: 10, leading: 16)
        page.lines([String(line.prefix(38))], 82, 700 - 13 * 16, size: 10, leading: 16)
        page.lines(lines + [line], 320, 700, size: 10, leading: 16)
        let all = lines.joined()
        try TestDocument([page]).expect([all + "渡船在清晨离开。", String(line.prefix(38)) + all + line])
    }

    @Test("Paragraphs beside a picture stay whole, whatever wider ones stand below it") func besidePicture() throws {
        var page = TestPage()
        let narrow = String(Self.full.prefix(30))
        let text = [narrow, "渡船在清晨离开", narrow, narrow, "有人在等他们回家", narrow, narrow, "船长看着天空"]
        page.lines(text, 72, 700, size: 20, leading: 24)
        page.lines([Self.full, "没有人知道为什么"], 72, 700 - 24 * 8, size: 20, leading: 24)
        try TestDocument([page]).expect([
            narrow + "渡船在清晨离开", narrow + narrow + "有人在等他们回家", narrow + narrow + "船长看着天空", Self.full + "没有人知道为什么",
        ])
    }

    @Test("A line that ends in a comma goes on, though it had room") func comma() throws {
        var page = TestPage()
        page.lines([Self.full, Self.full, "渡船在清晨离开，", Self.full, "没有人知道为什么"], 72, 700, size: 20, leading: 24)
        try TestDocument([page]).expect([Self.full + Self.full + "渡船在清晨离开，" + Self.full + "没有人知道为什么"])
    }
}
