import PDFText
import Testing

@Suite("Columns in small type beside an article's first page")
struct MarginAsideTests {
    private static let aside = [
        [
            "Citation: Marlow, A.; Quill, B.; Holm,", "C. The keepers of the lamps and what", "they say of the winter to come. Lamps",
            "2021, 22, 70. https://lamps.example/70",
        ],
        ["Academic Editor: Dora Lund"], ["Received: 18 May 2021", "Accepted: 28 June 2021", "Published: 30 June 2021"],
        ["Publisher’s Note: Quill stays neutral", "with regard to claims in published", "maps and to all affiliations."],
        [
            "Copyright: 2021 by the authors. This", "article is distributed under terms and", "conditions of the licence by which all",
            "may read and share it.",
        ],
    ]

    /// - Parameters:
    ///   - numbered: whether the lines of the text have small numbers between the column and them.
    private static func page(pitch: Double, white: Double, numbered: Bool = false) -> TestDocument {
        TestDocument { page in
            page.show("The Keepers of the Lamps in the Winter", numbered ? 180 : 36, 730, size: 18)
            page.show("Ann Marlow, Bo Quill and Carl Holm", numbered ? 180 : 36, 700, size: 11)
            var lines = TestPage.wrap(Prose.sentence("Alpha", 130), width: 380) + TestPage.wrap(Prose.sentence("Beta", 260), width: 380)
            lines = Array(lines.prefix(44))
            for (index, line) in lines.enumerated() {
                let y = 660 - 13 * Double(index)
                page.show(line, 180, y, end: 560)
                if numbered { page.show("\(index + 1)", 170 - TestPage.width("\(index + 1)", size: 5), y, size: 5) }
            }
            var y = 500.0
            for group in aside {
                for line in group {
                    page.show(line, 36, y, size: 7)
                    y -= pitch
                }
                y -= white
            }
        }
    }

    @Test("It is read as one, whatever lines of the text are level with its own", arguments: [(11.9, 12.0), (8.4, 9.0), (9.5, 8.0)])
    func column(pitch: Double, white: Double) throws {
        let texts = try Self.page(pitch: pitch, white: white).texts()
        let text = texts.joined(separator: " ")
        var place = text.startIndex
        for line in Self.aside.joined() {
            let range = try #require(text[place...].firstRange(of: line), "\(line): \(texts.map { $0.prefix(40) })")
            place = range.upperBound
        }
        let start = try #require(text.firstRange(of: Self.aside[0][0]))
        #expect(!text[start.lowerBound..<place].contains("alpha") && !text[start.lowerBound..<place].contains("Beta"))
    }

    @Test("The numbers of the lines between it and the text are left out")
    func numbered() throws {
        let texts = try Self.page(pitch: 9.5, white: 8, numbered: true).texts()
        let text = texts.joined(separator: " ")
        for number in 31...40 { #expect(!text.contains(" \(number) "), "\(texts.map { $0.prefix(40) })") }
        #expect(text.contains(Self.aside[0].joined(separator: " ")))
    }
}
