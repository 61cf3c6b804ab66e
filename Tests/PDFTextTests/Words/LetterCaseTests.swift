import PDFFonts
import Testing

@testable import PDFText

@Suite("Case of letters")
struct LetterCaseTests {
    @Test("What is told at a glance is what Unicode says, of every scalar")
    func all() {
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            guard let properties = Unicode.Scalar(value)?.properties else { continue }
            let expected: LetterCase = properties.isLowercase ? .small : properties.isUppercase ? .capital : .none
            if LetterCase(value) != expected { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test("Of several letters in one glyph the first is asked for")
    func sequences() {
        #expect(LetterCase(Font.sequenceFlag | Font.smallLetterFlag | 0x41) == .small)
        #expect(LetterCase(Font.sequenceFlag | Font.capitalFlag | 0x61) == .capital)
    }

    @Test("What is no scalar has no case, nor have sequences that begin with no letter")
    func flagged() {
        #expect(LetterCase(0x8000_0061) == .none)
        #expect(LetterCase(0xD800) == .none)
    }

    @Test(
        "Of bytes the first letter counts, and none have no case",
        arguments: [("é1", LetterCase.small), ("Éa", .capital), ("1a", .none), ("", .none)])
    func bytes(_ text: String, _ expected: LetterCase) { #expect(LetterCase(startOf: Array(text.utf8)[...]) == expected) }
}
