import TestSupport
import Testing

@testable import Reading

@Suite("Words of one paragraph")
struct WordRangeTests {
    private func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return ReadingText.wordRanges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "Where they stand",
        arguments: [
            ("", []), ("  \n\t ", []), ("One  two\nthree ", ["One", "two", "three"]), ("\u{A0}é\u{2003}ü", ["é", "ü"]),
            ("日本語", ["日", "本", "語"]), ("カタカナ、x", ["カタカナ、", "x"]),
        ] as [(String, [String])])
    func found(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test("The same as in a text built of paragraphs", arguments: 0..<60 as Range<UInt64>)
    func asBuilt(seed: UInt64) {
        var random = SplitMix(state: seed)
        let pieces = ["word", " ", " ", "  ", "\n", "漢", "字", "カナ", "です", "ภาษา", "é", "\u{3000}", ",", "\u{2028}", "12", "-", "\u{1F600}"]
        var builder = ReadingText.Builder()
        var counted: [String] = []
        for _ in 0..<5 {
            let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            builder.append(paragraph: text)
            counted += words(text)
        }
        let text = builder.build(isComplete: true)
        #expect(counted == text.words.map { text.word($0) }, "seed \(seed)")
    }
}
