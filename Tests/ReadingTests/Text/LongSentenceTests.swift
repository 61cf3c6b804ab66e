import Testing

@testable import Reading

@Suite("Long sentences")
struct LongSentenceTests {
    private func pieces(_ text: String) -> [String] { SentenceSplitter(language: "en").sentences(in: text) }

    @Test("A sentence of the longest length stays whole; one more character cuts it")
    func limit() {
        let words = Array(repeating: "abc", count: 100).joined(separator: " ")
        #expect(words.count == 399)
        #expect(pieces(words + ".").count == 1)
        #expect(pieces(words + "d.").count == 2)
        // Characters are counted, not bytes.
        #expect(pieces(Array(repeating: "äöü", count: 100).joined(separator: " ") + ".").count == 1)
    }

    @Test("A clause boundary is taken before a comma, a comma before any word")
    func boundaries() {
        let clause = Array(repeating: "lorem", count: 40).joined(separator: " ")
        let half = Array(repeating: "ipsum", count: 12).joined(separator: " ")
        let cutAtSemicolon = pieces("\(clause); \(half), \(clause) end.")
        #expect(cutAtSemicolon.first == "\(clause);")
        let cutAtComma = pieces("\(clause) \(half), \(clause) end.")
        #expect(cutAtComma.first == "\(clause) \(half),")
    }

    @Test("A full stop inside a sentence is an abbreviation\u{2019}s, and no place to cut")
    func abbreviations() {
        let walk = "she walked, as was her habit, along the river and the old wall, and thought of the summer, "
        let house = "and of the house in which she had lived, "
        for name in ["Dr. Jones", "p. 5", "J. K. Holm", "etc. and so on"] {
            let found = pieces(String(repeating: walk, count: 4) + "with \(name), " + String(repeating: house, count: 4) + "and left.")
            #expect(found.count > 1)
            #expect(found.contains { $0.contains("with \(name), ") })
        }
    }

    @Test("A short word with a stop that no table knows may have ended a sentence")
    func unknownWords() {
        let clause = Array(repeating: "lorem", count: 36).joined(separator: " ")
        let found = SentenceSplitter(language: "id").sentences(in: "\(clause) dll. Gagasan \(clause) lorem lorem lorem lorem akhir.")
        #expect(found.first == "\(clause) dll.")
    }

    @Test("Text without any stop is cut into pieces of about equal, bounded length")
    func noStops() {
        let text = Array(repeating: "word", count: 1_000).joined(separator: " ")
        let cut = pieces(text)
        #expect(cut.joined(separator: " ") == text)
        #expect(cut.allSatisfy { $0.count <= 400 && $0.count >= 200 })
    }

    @Test("Text without spaces is cut as well")
    func unspaced() {
        let text = String(repeating: "汉", count: 2_000)
        let cut = pieces(text)
        #expect(cut.joined() == text)
        #expect(cut.allSatisfy { $0.count <= 400 && $0.count >= 200 })
        let thai = Array(repeating: "กากากากากากากากากากากากา", count: 40).joined(separator: " ")
        #expect(pieces(thai).allSatisfy { $0.count <= 400 && $0.hasSuffix("กา") && $0.hasPrefix("กา") })
    }

    @Test("The parts of a cut sentence say that it goes on; the last one does not")
    func marks() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: Array(repeating: "word", count: 200).joined(separator: " ") + ". Short one.")
        let text = builder.build(isComplete: true)
        #expect(text.sentences.map(\.isCut) == [true, true, false, false])
        #expect(text.sentences.map(\.endsParagraph) == [false, false, false, true])
    }

    @Test("A hostile run of one character gives bounded pieces")
    func hostile() {
        let cut = pieces(String(repeating: "x", count: 100_000))
        #expect(cut.allSatisfy { $0.utf8.count <= 512 })
        #expect(cut.joined().count == 100_000)
    }
}
