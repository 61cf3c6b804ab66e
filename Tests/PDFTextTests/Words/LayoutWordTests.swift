import PDFFonts
import Testing

@testable import PDFText

@Suite("Words of a page")
struct LayoutWordTests {
    private func words(_ count: Int) -> [LayoutWord] {
        (0..<count).map { LayoutWord(start: Int32($0), end: Int32($0) + 1, x0: 0, x1: 0, y: 0, size: 10) }
    }

    @Test("Ranges that follow each other are one as they stand; others are copied to the end, once")
    func joining() {
        var words = words(6)
        #expect(words.joining(0..<0, 2..<4) == 2..<4)
        #expect(words.joining(1..<3, 3..<5) == 1..<5)
        #expect(words.count == 6)
        let apart = words.joining(4..<5, 0..<2)
        #expect(words[apart].map(\.start) == [4, 0, 1])
        let longer = words.joining(apart, 2..<3)
        #expect(words[longer].map(\.start) == [4, 0, 1, 2])
        #expect(words.count == 10)
    }

    @Test(
        "How words are spelled",
        arguments: [
            ("harbour", LayoutWord.Spelling.ascii), ("été", .latin), ("“well–known”", .latin), ("ΑΒΓ", .any), ("x²", .any), ("漢字", .any),
            ("ﬁn", .ligatures), ("éﬄ", .ligatures), ("ﬁ²", .any), ("a\u{300}", .any), ("†", .any), ("co\u{AD}op", .any), ("a\u{A0}b", .any),
        ])
    func spelling(_ word: (text: String, spelling: LayoutWord.Spelling)) {
        let bits = word.text.unicodeScalars.reduce(0) { $0 | LayoutWord.Spelling.bits($1.value) }
        #expect(LayoutWord.Spelling(bits: bits) == word.spelling)
    }

    @Test(
        "What is written by itself is written as text is", arguments: [0x21...0x7E, 0xC0...0x24F, 0x2010...0x201F] as [ClosedRange<UInt32>])
    func latin(_ scalars: ClosedRange<UInt32>) {
        for scalar in scalars {
            #expect(LayoutWord.Spelling(bits: LayoutWord.Spelling.bits(scalar)) != .any)
            var plain: [UInt8] = []
            plain.append(addingCapacity: 3) { TextEncoder.appendLatin(scalar, to: &$0) }
            var usual: [UInt8] = []
            TextEncoder.append(scalar, sequences: [], replacements: [], to: &usual)
            #expect(plain == usual)
            #expect(plain.count == TextEncoder.latinLength(of: scalar))
        }
    }

    @Test("Ligatures are written as their letters are", arguments: 0xFB00...0xFB06 as ClosedRange<UInt32>)
    func ligature(_ scalar: UInt32) {
        var usual: [UInt8] = []
        TextEncoder.append(scalar, sequences: [], replacements: [], to: &usual)
        #expect(written(scalar, []) == usual)
    }

    @Test("Glyphs of several letters are ligatures if all of these are ASCII")
    func sequences() {
        let sequences: [UInt32] = [3, 0x66, 0x66, 0x69, 2, 0x66, 0xEF, 2, 0x20, 0x301]
        #expect(written(Font.sequenceFlag, sequences) == Array("ffi".utf8))
        #expect(written(Font.sequenceFlag | 4, sequences) == nil)
        #expect(written(Font.sequenceFlag | 7, sequences) == nil)
        // A font that lies about its own length.
        #expect(written(Font.sequenceFlag | 99, sequences) == [])
    }

    /// Nil for what is no ligature.
    private func written(_ unicode: UInt32, _ sequences: [UInt32]) -> [UInt8]? {
        guard let length = Ligature.length(unicode, sequences) else { return nil }
        var text: [UInt8] = []
        text.append(addingCapacity: length) { Ligature.append(unicode, sequences, to: &$0) }
        return text
    }
}
