import Foundation
import Testing

@testable import Reading

@Suite("The page index")
struct PageIndexTests {
    private func text(pages: [String], isComplete: Bool = true) -> ReadingText {
        var builder = ReadingText.Builder()
        for (page, words) in pages.enumerated() {
            builder.beginPage(page, label: "\(page + 1)")
            builder.append(paragraph: words)
        }
        return builder.build(isComplete: isComplete)
    }

    @Test("Words and fractions are found on their pages, empty pages never")
    func pages() throws {
        let text = text(pages: ["", "one two three", "", "four five", "six", ""])
        let index = try #require(PageIndex(text: text, extractorVersion: "7"))
        #expect(index.pageCount == 6 && index.totalWords == 6)
        #expect((0..<6).map { index.words(ofPage: $0) } == [0..<0, 0..<3, 3..<3, 3..<5, 5..<6, 6..<6])
        #expect((0..<6).map { index.page(containingWord: $0) } == [1, 1, 1, 3, 3, 4])
        #expect(index.words(ofPage: 6).isEmpty && index.words(ofPage: -1).isEmpty)
        #expect(index.page(containing: 0) == 1)
        for fraction: Double in [.nan, -1, -Double.infinity] { #expect(index.page(containing: fraction) == 1) }
        for fraction: Double in [1, 2, Double.infinity] { #expect(index.page(containing: fraction) == 4) }
        let scrubber = Scrubber(text: text)
        for word in text.words { #expect(index.page(containing: scrubber.fraction(of: word)) == index.page(containingWord: word)) }
    }

    @Test("Only a whole text with ascending pages is indexed")
    func refusals() {
        #expect(PageIndex(text: text(pages: ["a"], isComplete: false), extractorVersion: "") == nil)
        #expect(PageIndex(text: ReadingText(whole: "no pages"), extractorVersion: "") == nil)
        var builder = ReadingText.Builder()
        builder.beginPage(3, label: "4")
        builder.append(paragraph: "a")
        builder.beginPage(1, label: "2")
        builder.append(paragraph: "b")
        #expect(PageIndex(text: builder.build(isComplete: true), extractorVersion: "") == nil)
        for page in [-1, Int.max, Int.min] {
            var builder = ReadingText.Builder()
            builder.beginPage(page, label: "x")
            #expect(PageIndex(text: builder.build(isComplete: true), extractorVersion: "") == nil)
        }
    }

    @Test("A selection of pages leaves the others empty")
    func selection() throws {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "before any mark")
        builder.beginPage(2, label: "3")
        builder.append(paragraph: "b c")
        let index = try #require(PageIndex(text: builder.build(isComplete: true), extractorVersion: ""))
        #expect((0..<3).map { index.words(ofPage: $0) } == [0..<3, 3..<3, 3..<5])
    }

    @Test("It survives being written and read, and refuses numbers that make no sense")
    func coding() throws {
        let index = try #require(PageIndex(text: text(pages: ["one two", "", "three 1234."]), extractorVersion: "7"))
        #expect(try JSONDecoder().decode(PageIndex.self, from: JSONEncoder().encode(index)) == index)
        for bad in [
            #"{"extractorVersion":"1","words":[1,2],"costs":[1]}"#, #"{"extractorVersion":"1","words":[],"costs":[]}"#,
            #"{"extractorVersion":"1","words":[-1],"costs":[1]}"#,
            #"{"extractorVersion":"1","words":[9223372036854775807,1],"costs":[1,1]}"#,
            #"{"words":[1],"costs":[1]}"#, "[]",
        ] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(PageIndex.self, from: Data(bad.utf8)) }
        }
        // Words without cost, and cost without words, must not trip anything.
        let odd = try JSONDecoder().decode(PageIndex.self, from: Data(#"{"extractorVersion":"1","words":[0,5,0],"costs":[7,0,9]}"#.utf8))
        for fraction in stride(from: -0.5, through: 1.5, by: 0.05) { _ = odd.page(containing: fraction) }
        for word in -2..<9 { #expect(odd.page(containingWord: word) == 1 || odd.page(containingWord: word) == 0) }
        let scrubber = Scrubber(text: text(pages: ["a"], isComplete: false), index: odd)
        for fraction in stride(from: 0.0, through: 1.0, by: 0.1) { #expect(scrubber.span.contains(scrubber.word(at: fraction))) }
    }
}
