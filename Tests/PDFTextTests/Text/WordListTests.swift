import Testing

@testable import PDFText

@Suite("Lists of words in a literal")
struct WordListTests {
    private let list: WordList = "figure fig. şekil рис."

    @Test("Whole words alone are in it, in bytes or in scalars", arguments: ["figure", "fig.", "şekil", "рис."])
    func words(_ word: String) {
        #expect(list.contains(Array(word.utf8)))
        #expect(list.contains(WordList.bytes(word.unicodeScalars.map(\.value))))
        #expect(!list.contains(Array(word.utf8.dropLast())))
        #expect(!list.contains(Array((word + " ").utf8)))
    }

    @Test("Nothing is in none, and no blank is a word")
    func empty() {
        #expect(!list.contains([UInt8]()))
        #expect(!list.contains(Array(" ".utf8)))
        #expect(!("" as WordList).contains([UInt8]()))
    }

    @Test("The first two letters of each, once")
    func beginnings() {
        let letters = list.beginnings().map { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] }
        #expect(letters == ["fi", "şe", "ри"].map { $0.unicodeScalars.map(\.value) })
    }
}
