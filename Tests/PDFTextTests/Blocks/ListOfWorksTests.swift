import Testing

@testable import PDFText

@Suite("Lists of works") struct ListOfWorksTests {
    private static let ends = [
        "Quarterly of Small Harbours 1931, 14:20-26.", "Letters of the Northern Lights 1950, 3:7.",
        "Annals of Rope and Tar 1964, 22:101-109.", "Notes on Tides and Weather 1972, 8:55.",
    ]

    /// Shows an entry whose title begins behind the names, or, in bold, a line of its own.
    private func show(_ number: Int, _ x: Double, _ y: Double, isBold: Bool = false, on page: inout TestPage) -> Double {
        page.show("\(number).", x, y, size: 8)
        page.show(isBold ? Self.names : Self.beginning, x + 15, y, size: 8, end: x + 315)
        page.show(Self.title, x + 15, y - 9, size: 8, font: isBold ? .evenBold : .even, end: x + 315)
        page.show(Self.ends[(number - 1) % Self.ends.count], x + 15, y - 18, size: 8)
        return y - 27
    }

    private static let names = "Marlow K, Ness P, Harker T, Oakes W, Brandt L, Sunde A, Quill R, Amundsen H, Peers V:"
    private static let beginning = "Marlow K, Ness P, Harker T, Oakes W, Brandt L: What the keepers of the harbour wrote on"
    private static let title = "how the lamps of a breakwater were lit and who was paid for it in winters without ice,"

    @Test("A title in bold that begins a line goes on with the entry") func boldTitles() throws {
        var page = TestPage()
        var y = 700.0
        for number in 1...4 { y = show(number, 57, y, isBold: number == 3, on: &page) }
        try TestDocument([page]).expect(
            (1...4).map { "\($0). \($0 == 3 ? Self.names : Self.beginning) \(Self.title) \(Self.ends[$0 - 1])" })
    }

    @Test("An entry goes on at the head of the next column, behind the end of one of its sentences", arguments: [true, false])
    func nextColumn(_ hangs: Bool) throws {
        var page = TestPage(width: 720)
        func show(_ number: Int, _ x: Double, _ y: Double) -> Double {
            page.show("\(number).", x, y, size: 8)
            page.show(
                "Marlow K, Ness P, Harker T, Oakes W: How the lamps of a breakwater were lit, and by whom.", x + 15, y, size: 8,
                end: x + 315)
            page.show(Self.ends[(number - 1) % Self.ends.count], x + 15, y - 9, size: 8)
            return y - 18
        }
        var y = 500.0
        for number in 1...14 { y = show(number, 30, y) }
        page.show("15.", 30, y, size: 8)
        page.show("Harker T, Oakes W, Brandt L, Sunde A, Quill R, Amundsen H, Peers V, Marlow K: Of lamps,", 45, y, size: 8, end: 345)
        page.show(
            "how those of a breakwater were lit in winters without ice, and who had paid the oil.", 45, y - 9, size: 8, end: 345)
        page.show("Seen on the quay in 1931.", hangs ? 380 : 365, 500, size: 8)
        y = 491
        for number in 16...19 { y = show(number, 365, y) }
        let last =
            "15. Harker T, Oakes W, Brandt L, Sunde A, Quill R, Amundsen H, Peers V, Marlow K: Of lamps, "
            + "how those of a breakwater were lit in winters without ice, and who had paid the oil."
        let texts = try TestDocument([page]).texts()
        #expect(texts[14] == (hangs ? last + " Seen on the quay in 1931." : last))
        #expect(texts.count == (hangs ? 19 : 20))
    }

    @Test("Works of one line each are one each, where only one of them goes on in a line that hangs") func oneLineEach() throws {
        let works = [
            ["Marlow, W. D., & Ness, P. 1966, Quay, 144, 695"], ["Oakes, M., Harker, T., & Ness, P. 2009, Lamp, 47, 481"],
            ["Brandt, R. A. 1963, Quay, 138, 849"], ["Sunde, L. M., & Oakes, M. 1990, Lantern Letters, 102, 12"],
            ["Peers, T. 1999, Quay, 8"], ["Quill, A., Amundsen, H., Marlow, W. D., & Peers, T. 2009,", "Lamps, 182, 519"],
        ]
        let document = TestDocument { page in
            var y = 700.0
            for work in works {
                for (index, line) in work.enumerated() {
                    page.show(line, index == 0 ? 60 : 70, y, size: 8, end: work.count > 1 && index == 0 ? 310 : nil)
                    y -= 10
                }
            }
        }
        #expect(try document.texts() == works.map { $0.joined(separator: " ") })
    }
}
