import Testing

@testable import Reading

@Suite("Folding")
struct FoldedTextTests {
    @Test("The quick way for common letters gives what the character database gives")
    func simple() {
        var known = 0
        for value in UInt32(0x80)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), let simple = FoldedText.simple(value) else { continue }
            let full = scalar.properties.uppercaseMapping.unicodeScalars.map(\.properties.lowercaseMapping).joined()
            #expect(Unicode.Scalar(simple).map { String($0) } == full, "U+\(String(value, radix: 16))")
            #expect(FoldedText.fold(String(scalar)).bytes == Array(full.utf8), "U+\(String(value, radix: 16))")
            known += 1
        }
        #expect(known > 30_000)
    }

    @Test("Letters without their accents are those that the marks stand on")
    func bases() {
        for (letter, base) in [("ệ", "e"), ("ơ", "o"), ("ư", "u"), ("ǎ", "a"), ("ǚ", "u"), ("ṣ", "s"), ("ḥ", "h"), ("ẓ", "z"), ("ỹ", "y")] {
            #expect(FoldedText.base(letter.unicodeScalars.first?.value ?? 0) == base, "\(letter)")
        }
        #expect(FoldedText.base(0x1E9E) == nil)
    }

    @Test("Words that a listener cannot tell apart are alike")
    func pairs() {
        for (a, b) in [
            ("“Stop!”", "stop"), ("ΟΔΟΣ", "οδος"), ("οδός", "ΟΔΌΣ"), ("STRASSE", "straße"), ("GROẞ", "groß"), ("oﬃce", "OFFICE"),
            ("ЁЛКА", "ёлка"),
            ("İ", "i\u{307}"),
            ("co\u{AD}op", "co-op"), ("ǅ", "ǆ"),
        ] { #expect(FoldedText.fold(a).bytes == FoldedText.fold(b).bytes, "\(a) \(b)") }
        for (a, b) in [("résumé", "resume"), ("50%", "50"), ("§5", "5"), ("C#", "C")] {
            #expect(FoldedText.fold(a).bytes != FoldedText.fold(b).bytes, "\(a) \(b)")
        }
    }
}
