import TestSupport
import Testing

@testable import PDFText

@Suite("Quotations across the gutter of two columns")
struct PullQuoteTests {
    private let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 62) }
    private let quotation = ["There is no wrong way", "to fold a map of rain"]

    /// Shows two paragraphs one below the other, in lines of which some are narrower and, on the right, begin further right.
    private func column(_ texts: ArraySlice<String>, _ page: inout TestPage, x: Double, isRight: Bool, narrow: Range<Int>) {
        var number = 0
        for text in texts {
            var words = text.split(separator: " ")[...]
            var indent = 12.0
            while !words.isEmpty {
                let shift = narrow.contains(number) ? 70.0 : 0
                var line: [Substring] = []
                while let word = words.first, TestPage.width((line + [word]).joined(separator: " "), size: 10) <= 220 - shift - indent {
                    line.append(word)
                    words.removeFirst()
                }
                let start = x + indent + (isRight ? shift : 0)
                page.show(
                    line.joined(separator: " "), start, 700 - 12 * Double(number),
                    end: words.isEmpty ? nil : x + 220 - (isRight ? 0 : shift))
                (number, indent) = (number + 1, 0)
            }
        }
    }

    private func document(narrow: Range<Int> = 5..<11, _ show: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            column(texts[..<2], &page, x: 72, isRight: false, narrow: narrow)
            column(texts[2...], &page, x: 312, isRight: true, narrow: narrow)
            show(&page)
        }
    }

    private var whole: String { quotation.joined(separator: " ") }

    @Test("Larger type between the lines of both is read between two paragraphs", arguments: [5..<11, 10..<16, 0..<6])
    func largerType(_ narrow: Range<Int>) throws {
        let found = try document(narrow: narrow) { page in
            page.lines(quotation, 236, 700 - 12 * Double(narrow.lowerBound + 2), size: 14)
        }.texts()
        #expect(found.filter { $0 != whole } == texts)
        #expect(found.contains(whole))
    }

    @Test("A box, and what stands between two rules, may be in the size of the text", arguments: ["s", "S"])
    func rules(_ operator: String) throws {
        let found = try document { page in
            let box = `operator` == "s" ? "232 598 144 36 re s" : "232 598 m 376 598 l S 232 634 m 376 634 l S"
            page.raw("q .7 w \(box) Q")
            page.lines(["There is no wrong way to fold", "a map of rain in winter"], 240, 620)
        }.texts()
        #expect(found.filter { !$0.hasPrefix("There is") } == texts)
        #expect(found.contains("There is no wrong way to fold a map of rain in winter"))
    }

    @Test("Who said it belongs to it")
    func attribution() throws {
        let found = try document { page in
            page.lines(quotation, 236, 622, size: 14)
            page.show("Ada Pebble, captain", 260, 588, size: 8)
        }.texts()
        #expect(found.filter { $0 != whole && $0 != "Ada Pebble, captain" } == texts)
        let place = try #require(found.firstIndex(of: whole))
        #expect(found[place + 1] == "Ada Pebble, captain")
    }

    @Test("A heading in one of three columns is none")
    func heading() throws {
        let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 60) }
        try TestDocument { page in
            page.paragraph(texts[0], 40, 700, width: 160)
            page.lines(TestPage.wrap(texts[1], width: 160), 220, 700, end: 380)
            page.lines(["Of maps"], 220, 460, size: 14)
            page.paragraph(texts[2], 220, 440, width: 160)
            page.paragraph(texts[3], 400, 700, width: 160)
        }
        .expect([texts[0], texts[1], "Of maps", texts[2], texts[3]])
    }
}
