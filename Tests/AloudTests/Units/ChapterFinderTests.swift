import Testing

@testable import PDFText
@testable import aloud

struct ChapterFinderTests {
    /// A hundred thousand bookmarks, each compared with each line of its page, took seconds.
    @Test func chaptersOfAPageAreFoundAmongManyBookmarks() throws {
        func cost(_ count: Int) -> Duration {
            let outline = (0..<count).map { PDFDocument.OutlineItem(title: "Chapter \($0) of many", level: 1, page: 0) }
            return ContinuousClock().measure {
                var finder = ChapterFinder(outline: outline, firstPage: 0)
                for number in 0..<100 {
                    let paragraph = Paragraph(text: "A line \(number)", role: .heading, level: 1, page: 0, pageBreaks: [], language: nil)
                    _ = finder.beginning(with: paragraph, at: number)
                }
                #expect(finder.finish(at: 100).count == count)
            }
        }
        let few = (0..<3).map { _ in cost(2000) }.min() ?? .zero
        // Comparing all would cost twenty-five times as much each.
        #expect(cost(50_000) < few * 75)
    }

    @Test(arguments: [
        "Chapter Two", "CHAPTER II.", "2. Kapitel", "Zweites Kapitel", "Chapitre premier", "Appendix B", "Part 3:", "Capítulo 12",
        "Глава первая",
    ])
    func labels(heading: String) { #expect(ChapterLabel.matches(heading)) }

    @Test(arguments: [
        "Chapter", "Chapter Summary", "Two", "Part of It", "Chapter Two: The Ferry", "The Chapter", "2", "Sections", "Part 2 3",
    ])
    func names(heading: String) { #expect(!ChapterLabel.matches(heading)) }
}
