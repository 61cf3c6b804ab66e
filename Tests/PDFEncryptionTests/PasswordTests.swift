@testable import PDFEncryption
import Testing

@Suite struct PasswordTests {
    /// RFC 4013, section 3.
    @Test(arguments: [
        ("I\u{AD}X", "IX"), ("user", "user"), ("USER", "USER"), ("\u{AA}", "a"), ("\u{2168}", "IX"),
        ("a\u{A0}b\u{3000}c", "a b c"), ("", ""),
    ])
    func preparesAsTheRFCShows(password: String, prepared: String) {
        #expect(Array(SASLprep.prepare(password).unicodeScalars) == Array(prepared.unicodeScalars))
    }

    /// What Unicode 3.2, which the standard names, made of five ideographs, is not what Unicode has made of them since. Both are tried.
    @Test func bothNormalizationsAreTried() {
        let candidates = Password.modernCandidates("Password\u{2F874}!").map { String(decoding: $0, as: UTF8.self) }
        #expect(candidates.contains { $0.unicodeScalars.elementsEqual("Password\u{5F33}!".unicodeScalars) })
        #expect(candidates.contains { $0.unicodeScalars.elementsEqual("Password\u{5F53}!".unicodeScalars) })
    }

    /// Python 3's `unicodedata.normalize("NFKC", …)`.
    @Test(arguments: [
        ("\u{FB01}\u{61}\u{6E}\u{63}\u{E9}", "\u{66}\u{69}\u{61}\u{6E}\u{63}\u{E9}"),
        ("\u{FF50}\u{FF41}\u{FF53}\u{FF53}", "\u{70}\u{61}\u{73}\u{73}"),
        ("\u{65}\u{301}\u{323}", "\u{1EB9}\u{301}"),
        ("\u{1E9B}\u{323}", "\u{1E69}"),
        ("\u{6F}\u{302}\u{323}\u{301}", "\u{1ED9}\u{301}"),
        ("\u{2460}\u{2461}\u{BD}", "\u{31}\u{32}\u{31}\u{2044}\u{32}"),
        ("\u{FF76}\u{FF9E}", "\u{30AC}"),
        ("\u{D55C}\u{AE00}", "\u{D55C}\u{AE00}"),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}", "\u{D55C}\u{1100}"),
        ("\u{1EAD}", "\u{1EAD}"),
        ("\u{212B}\u{2126}", "\u{C5}\u{3A9}"),
        ("\u{FB2A}", "\u{5E9}\u{5C1}"),
        ("\u{344}", "\u{308}\u{301}"),
        ("\u{61}\u{315}\u{300}\u{5AE}\u{300}\u{62}", "\u{E0}\u{5AE}\u{300}\u{315}\u{62}"),
        ("\u{1D15E}", "\u{1D157}\u{1D165}"),
        ("\u{9C7}\u{9BE}", "\u{9CB}"),
        ("\u{958}", "\u{915}\u{93C}"),
        ("\u{3231}", "\u{28}\u{682A}\u{29}"),
        ("\u{F900}", "\u{8C48}"),
        ("\u{1D6}", "\u{1D6}"),
        ("\u{1F82}", "\u{1F82}"),
        ("\u{71}\u{307}\u{323}", "\u{71}\u{323}\u{307}"),
        ("\u{1F6F}\u{343}\u{24D}\u{F9}\u{182}\u{31B}", "\u{1F6F}\u{313}\u{24D}\u{F9}\u{182}\u{31B}"),
        ("\u{11D}\u{107}\u{C0}\u{315}\u{1EBA}\u{124}", "\u{11D}\u{107}\u{C0}\u{315}\u{1EBA}\u{124}"),
        ("\u{178}\u{308}\u{1F4}\u{32D}\u{328}\u{316}", "\u{178}\u{308}\u{1F4}\u{328}\u{32D}\u{316}"),
        ("\u{CB}\u{335}\u{1E8}\u{22A}\u{31F}\u{32D}", "\u{CB}\u{335}\u{1E8}\u{22A}\u{31F}\u{32D}"),
        ("\u{F7}\u{30B}\u{32E}\u{1F3F}\u{162}\u{313}", "\u{F7}\u{32E}\u{30B}\u{1F3F}\u{162}\u{313}"),
        ("\u{1E52}\u{1D1}\u{32C}\u{20D}\u{304}\u{1E87}", "\u{1E52}\u{1D1}\u{32C}\u{20D}\u{304}\u{1E87}"),
        ("\u{30D}\u{313}\u{1FD0}\u{342}\u{328}\u{155}", "\u{30D}\u{313}\u{1FD0}\u{328}\u{342}\u{155}"),
        ("\u{1EB7}\u{1BF}\u{1BB}\u{32D}\u{323}\u{1F5C}", "\u{1EB7}\u{1BF}\u{1BB}\u{32D}\u{323}\u{1F5C}"),
        ("\u{1FE5}\u{1F4D}\u{1F27}\u{32D}\u{32C}\u{339}", "\u{1FE5}\u{1F4D}\u{1F27}\u{32D}\u{32C}\u{339}"),
        ("\u{1C9}\u{1F21}\u{1EAF}\u{342}\u{1FF}\u{111}", "\u{6C}\u{6A}\u{1F21}\u{1EAF}\u{342}\u{1FF}\u{111}"),
        ("\u{317}\u{133}\u{328}\u{304}\u{1E49}\u{128}", "\u{317}\u{69}\u{6A}\u{328}\u{304}\u{1E49}\u{128}"),
        ("\u{333}\u{1E24}\u{326}\u{1F5B}\u{32D}\u{344}", "\u{333}\u{1E24}\u{326}\u{1F5B}\u{32D}\u{308}\u{301}"),
    ])
    func normalizesAsPythonDoes(text: String, normalized: String) {
        let ours = CompatibilityNormalization.normalize(text).unicodeScalars.map { String($0.value, radix: 16) }
        #expect(ours == normalized.unicodeScalars.map { String($0.value, radix: 16) })
    }

    /// All that is composed comes apart and together again: form KC of form D (which the standard library compares by) is the same.
    @Test func normalizesEveryScalarToSomethingStable() {
        for value in 0x80...0x2_FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = CompatibilityNormalization.normalize(String(scalar))
            #expect(CompatibilityNormalization.normalize(once).unicodeScalars.elementsEqual(once.unicodeScalars), "\(value)")
        }
    }

    @Test func encodesPDFDocEncoding() {
        #expect(PDFDocEncoding.encode("Aä€•ž˘ﬁ") == [0x41, 0xE4, 0xA0, 0x80, 0x9E, 0x18, 0x93])
        #expect(PDFDocEncoding.encode("Ω") == nil)
        #expect(PDFDocEncoding.encode("\u{7F}") == nil)
    }

    @Test func triesEachSpellingOnce() {
        #expect(Password.legacyCandidates("abc") == [Array("abc".utf8)])
        #expect(Password.legacyCandidates("ä") == [[0xE4], [0xC3, 0xA4]])
        #expect(Password.legacyCandidates("Ω") == [[0xCE, 0xA9]])
        #expect(Password.modernCandidates("a\u{AD}") == [[0x61], [0x61, 0xC2, 0xAD]])
        #expect(Password.modernCandidates("") == [[]])
    }
}
