import Reading
import Testing

@Suite struct SymbolsTests {
    @Test(arguments: [
        ("p < 0.05", "p less than 0.05"), ("p<0.05.", "p less than 0.05."), ("(x>3)", "(x greater than 3)"), ("x ∈ A", "x in A"),
        ("x ↦ A", "x maps to A"), ("A ⊄ B", "A not a subset of B"),
        ("<b>bold</b>", "<b>bold</b>"), ("a->b", "a->b"), ("x = 5", "x equals 5"), ("~/.config", "~/.config"), ("n=30", "n equals 30"),
        ("http://a", "http://a"), ("a <= b", "a ≤ b"), ("if x == y", "if x equals y"), ("Version>=8.2", "Version ≥ 8.2"),
        ("version 1.0.0~beta2", "version 1.0.0~beta2"), ("7.~pre1", "7.~pre1"), ("a ~ 5", "a about 5"),
        ("some (~101) of", "some (about 101) of"),
    ]) func areNamed(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func codeIsLeftAlone() { #expect(spoken("x < 5", role: .code) == "x < 5") }

    @Test func onlyWhereTheVoiceIsSilent() {
        #expect(spoken("a = b", language: "fr") == "a égale b")
        #expect(spoken("a = b", language: "de") == "a = b")
        #expect(spoken("a ≤ b", language: "ru") == "a меньше или равно b")
    }
}

@Suite struct DifferencesTests {
    @Test(arguments: [
        ("the value of n - 1 is", "the value of n minus 1 is"), ("2 - 1 = 1", "2 minus 1 equals 1"), ("x = 3x - 5", "x equals 3x minus 5"),
        ("a - b + c", "a minus b + c"), ("pages 2 - 7", "pages 2 to 7"), ("items a - d", "items a - d"),
        ("a boat - 3 men", "a boat – 3 men"),
        ("well - so", "well – so"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func inOtherLanguages() { #expect(spoken("bei n - 1 ist", language: "de") == "bei n minus 1 ist") }
}

@Suite struct PowersTests {
    @Test(arguments: [
        ("x²", "x squared"), ("Ca²⁺", "Ca 2+"), ("Na⁺", "Na +"), ("Cl⁻", "Cl minus"), ("x³.", "x cubed."), ("10⁻³", "10 to the minus 3"),
        ("2^n", "2 to the n"), ("10^{-6}", "10 to the minus 6"),
        ("x^2y", "x squared y"), ("(a+b)²", "(a+b) squared"), ("(see above)²", "(see above), note 2"), ("word^", "word^"), ("^", "^"),
        ("2¹⁰", "2 to the 10"), ("gʳ", "g to the r"), ("A⁻ᵀ", "A to the minus T"), ("e^(iπ)", "e to the iπ"), ("a^(n−1)", "a to the n−1"),
        ("60^(1/3)", "60 to the 1/3"), ("1ᵉʳ", "1er"), ("Nᵒ", "Nº"), ("tʰa", "tʰa"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func inOtherLanguages() {
        #expect(spoken("x²", language: "fr") == "x au carré")
        #expect(spoken("10⁻³", language: "de") == "10 hoch minus 3")
        #expect(spoken("x³", language: "ru") == "x в кубе")
    }
}

@Suite struct FunctionsTests {
    @Test(arguments: [
        ("f(x)", "f of x"), ("O(n log n).", "O of n log n."), ("P(A)", "P of A"), ("form(s)", "form(s)"),
        ("A(see below)", "A(see below)"),
        ("f(x, y)", "f of x, y"), ("f()", "f()"), ("f(x", "f(x"), ("4(b)", "4(b)"),
    ]) func areSaid(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}

@Suite struct LimitsTests {
    @Test(arguments: [
        ("the ∑ k=1 n of it", "the ∑ k equals 1 to n of it"), ("∫ 0 1 f dx", "∫ 0 to 1 f dx"), ("∫ −∞ ∞ f dx", "∫ −∞ to ∞ f dx"),
        ("∑ k a", "∑ k a"), ("∫ f dx of", "∫ f dx of"), ("∑ k=1 words here", "∑ k equals 1 words here"),
    ]) func haveAWordBetween(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}
