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

    @Test("Numbers are packed small, and come back", arguments: 1...20 as ClosedRange<UInt64>)
    func packing(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var sums = [0]
        for _ in 0..<200 {
            sums.append((sums.last ?? 0) + Int.random(in: 0...(1 << Int.random(in: 0...30, using: &random)), using: &random))
        }
        #expect(PackedCounts.sums(PackedCounts.pack(sums), most: 200) == sums, "seed \(seed)")
        #expect(PackedCounts.pack([0, 5, 5, 132]).count == 3)
    }

    @Test("It knows where chapters begin")
    func chapters() throws {
        var builder = ReadingText.Builder()
        builder.beginPage(0, label: "1")
        builder.append(paragraph: "before")
        builder.addChapter(title: "One", level: 1)
        builder.append(paragraph: "one two three")
        builder.addChapter(title: "Two", level: 1)
        builder.append(paragraph: "four")
        let index = try #require(PageIndex(text: builder.build(isComplete: true), extractorVersion: ""))
        #expect(index.chapterWords == [1, 4])
        #expect(try JSONDecoder().decode(PageIndex.self, from: JSONEncoder().encode(index)) == index)
    }

    @Test("It survives being written and read, and refuses numbers that make no sense")
    func coding() throws {
        let index = try #require(PageIndex(text: text(pages: ["one two", "", "three 1234."]), extractorVersion: "7"))
        #expect(try JSONDecoder().decode(PageIndex.self, from: JSONEncoder().encode(index)) == index)
        func packed(_ words: [Int], _ costs: [Int], chapters: [Int]? = nil, version: String? = "1") -> Data {
            func sums(_ counts: [Int]) -> String {
                Data(PackedCounts.pack(counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) })).base64EncodedString()
            }
            let fields =
                [("words", sums(words)), ("costs", sums(costs))] + (chapters.map { [("chapters", sums($0))] } ?? [])
                + (version.map { [("extractorVersion", $0)] } ?? [])
            return Data(("{" + fields.map { #""\#($0)":"\#($1)""# }.joined(separator: ",") + "}").utf8)
        }
        #expect(throws: Never.self) { try JSONDecoder().decode(PageIndex.self, from: packed([3, 4], [9, 9], chapters: [0, 5])) }
        let bad: [Data] = [
            packed([1, 2], [1]), packed([], []), packed([1], [1], version: nil), packed([3], [3], chapters: [4]),
            Data("[]".utf8), Data(#"{"extractorVersion":"1","words":[1],"costs":[1]}"#.utf8),
            // A number that does not end, and one longer than any.
            Data(#"{"extractorVersion":"1","words":"gA==","costs":"AQ=="}"#.utf8),
            Data(#"{"extractorVersion":"1","words":"////////////fw==","costs":"AQ=="}"#.utf8),
        ]
        for (number, data) in bad.enumerated() {
            #expect(throws: DecodingError.self, "\(number)") { try JSONDecoder().decode(PageIndex.self, from: data) }
        }
        // Sums beyond any document.
        #expect(PackedCounts.sums((0..<2000).flatMap { _ in PackedCounts.pack([0, 1 << 41]) }, most: 5000) == nil)
        #expect(PackedCounts.sums([1, 1, 1], most: 2) == nil)
        // Words without cost, and cost without words, must not trip anything.
        let odd = try JSONDecoder().decode(PageIndex.self, from: packed([0, 5, 0], [7, 0, 9]))
        for fraction in stride(from: -0.5, through: 1.5, by: 0.05) { _ = odd.page(containing: fraction) }
        for word in -2..<9 { #expect(odd.page(containingWord: word) == 1 || odd.page(containingWord: word) == 0) }
        let scrubber = Scrubber(text: text(pages: ["a"], isComplete: false), index: odd)
        for fraction in stride(from: 0.0, through: 1.0, by: 0.1) { #expect(scrubber.span.contains(scrubber.word(at: fraction))) }
    }
}
