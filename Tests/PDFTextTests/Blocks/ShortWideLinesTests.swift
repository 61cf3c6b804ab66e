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
}
