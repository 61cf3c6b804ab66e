import Reading
import Testing

@Suite("Building a text")
struct BuilderTests {
    @Test("A page begins with the first word that starts on it, also inside a paragraph and inside a word")
    func pages() {
        var builder = ReadingText.Builder()
        builder.beginPage(0, label: "i")
        builder.append(paragraph: "one two")
        builder.beginPage(1, label: "ii")
        builder.beginPage(2, label: "1")
        // "é" takes two bytes: "fin" starts at byte 9, and the third break lies inside "four".
        builder.append(paragraph: "three éf fin four five", pageBreaks: [(15, 4, "3"), (9, 3, "2"), (1_000, 5, "4")])
        builder.append(paragraph: "six")
        builder.beginPage(6, label: "5")
        let text = builder.build(isComplete: true)
        #expect(text.pages.map(\.page) == [0, 1, 2, 3, 4, 5, 6])
        #expect(text.pages.map(\.firstWord) == [0, 2, 2, 4, 6, 7, 8])
        #expect(text.pages.map(\.label) == ["i", "ii", "1", "2", "3", "4", "5"])
        #expect(text.pageIndex(containing: 1) == 0)
        #expect(text.pageIndex(containing: 2) == 2, "the page that has the word, not the empty one before it")
        #expect(text.pageIndex(containing: 7) == 5)
        #expect(text.pageIndex(containing: 8) == nil)
    }

    @Test("A page begun twice in a row is one page")
    func repeatedPage() {
        var builder = ReadingText.Builder()
        builder.beginPage(0, label: "1")
        builder.append(paragraph: "one two", pageBreaks: [(4, 1, "2")])
        builder.beginPage(1, label: "2")
        builder.append(paragraph: "three")
        #expect(builder.build(isComplete: true).pages.map(\.firstWord) == [0, 1])
    }

    @Test("A break in a space-less run falls on one of its words")
    func breakInRun() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "日本語", pageBreaks: [(6, 1, "2")])
        #expect(builder.build(isComplete: true).pages.map(\.firstWord) == [2])
    }

    @Test("Chapters are in the order of their words, and none begins beyond a complete text")
    func chapters() {
        var builder = ReadingText.Builder(baseWord: 10)
        builder.addChapter(title: "A", level: 1)
        builder.append(paragraph: "one two three")
        builder.addChapter(title: "C", level: 0)
        builder.addChapter(title: "B", level: 2, at: 11)
        builder.addChapter(title: "D", level: 1, at: 900)
        builder.addChapter(title: "Before", level: 1, at: 3)
        let text = builder.build(isComplete: true)
        #expect(text.chapters.map(\.title) == ["A", "Before", "B", "C", "D"])
        #expect(text.chapters.map(\.firstWord) == [10, 10, 11, 13, 13])
        #expect(text.chapters.map(\.level) == [1, 1, 2, 1, 1])
        #expect(text.chapterIndex(containing: 12) == 2)
    }

    @Test("A text can be taken while building goes on")
    func growing() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "One two. Three.")
        let early = builder.build(isComplete: false)
        builder.append(paragraph: "Four.")
        let late = builder.build(isComplete: true)
        #expect(early.words == 0..<3 && late.words == 0..<4)
        #expect(early.text(0..<9) == "One two. Three." && late.text(0..<9) == "One two. Three. Four.")
        #expect(early.sentences == Array(late.sentences.prefix(2)))
    }

    @Test("Roles and languages are kept")
    func roles() {
        var builder = ReadingText.Builder(baseWord: -5)
        builder.append(paragraph: "Title", role: .title, language: "de")
        builder.append(paragraph: "Text")
        let text = builder.build(isComplete: true)
        #expect(text.baseWord == 0)
        #expect(text.paragraphs.map(\.role) == [.title, .body])
        #expect(text.paragraphs.map(\.language) == ["de", nil])
        #expect(text.paragraphIndex(containing: 1) == 1)
    }
}
