import Reading
import Testing

@testable import aloud

struct TextEndingTests {
    @Test func everyEndingIsAPrefix() {
        var builder = ReadingText.Builder()
        builder.beginPage(0, label: "i")
        builder.addChapter(title: "One", level: 1)
        builder.append(paragraph: "A heading", role: .heading)
        builder.append(
            paragraph: "First sentence here. Second, with e.g. Dr. Smith. 日本語の文です。", role: .body, language: "en",
            pageBreaks: [(utf8Offset: 22, page: 1, label: "ii")])
        builder.beginPage(2, label: "1")
        builder.addChapter(title: "Two", level: 1)
        builder.append(paragraph: "let a = 1\nlet b = 2", role: .code)
        let text = builder.build(isComplete: true)
        for end in 0...text.words.upperBound {
            let cut = text.ending(before: end)
            #expect(cut.isComplete && cut.words == 0..<end)
            #expect(cut.words.map(cut.word) == text.words.prefix(end).map(text.word))
            #expect(cut.pages == text.pages.filter { $0.firstWord < end }, "at \(end)")
            #expect(cut.chapters == text.chapters.filter { $0.firstWord < end })
            let expected = text.sentences.filter { $0.words.lowerBound < end }.map { $0.words.clamped(to: 0..<end) }
            #expect(cut.sentences.map(\.words) == expected, "at \(end)")
        }
    }
}
