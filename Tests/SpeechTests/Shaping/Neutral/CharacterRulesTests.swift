import Testing

@Suite struct InvisibleCharactersTests {
    @Test(arguments: [
        ("a\u{0}b\u{1}100A c\u{7F}d", "ab100A cd"), ("exam\u{AD}ple", "example"), ("bro\u{FFFD}ken", "broken"), ("\u{F0B7} item", "item"),
        ("zero\u{200B}width\u{FEFF}", "zerowidth"), ("\u{202B}hidden\u{202C} there", "hidden there"), ("non\u{FFFE}char", "nonchar"),
        ("👩‍🚀 flies", "👩‍🚀 flies"), ("❤️", "❤"),
    ]) func whatIsInvisibleIsSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test func joinersShapeLetters() {
        #expect(spoken("می‌خواهم", language: "fa") == "می‌خواهم")
    }
}

@Suite struct LettersTests {
    @Test(arguments: [
        ("eﬃcient ﬁnd ﬂow oﬀer waﬄe ſtep ﬅep", "efficient find flow offer waffle ſtep step"), ("𝐀 and 𝑥 in ℝ", "A and x in R"),
        ("𝛼 + 𝜋 in 𝚪", "α + π in Γ"),
        ("𝟙𝟚 ℎ", "12 h"), ("½ x² café", "½ x² café"),
    ]) func lettersArePlain(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }
}

@Suite struct EmojiTests {
    @Test(arguments: [
        ("😀😀😀", "😀"), ("😀 😀 yes 😀", "😀 yes 😀"), ("good👍🏿", "good 👍"), ("🇫🇷🇩🇪", "🇫🇷 🇩🇪"), ("1️⃣ ©", "1⃣ ©"),
    ]) func oneOfARowIsRead(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }
}

@Suite struct PhonemeBracketsTests {
    @Test(arguments: [("[[note]]", "[ [note]]"), ("a[[[0", "a[ [ [0"), ("[x] [y", "[x] [y")]) func bracketsAreNoPhonemes(
        text: String, expected: String
    ) {
        #expect(spoken(text, language: "xx") == expected)
    }
}

@Suite struct LongTokensTests {
    @Test func longTokensComeInPieces() {
        let words = spoken(String(repeating: "abcdefghij", count: 30), language: "xx").split(separator: " ")
        #expect(words.joined().count == 300 && words.allSatisfy { $0.count <= 60 })
        let path = "/usr/share/documentation/packages/some-very-long-name/and/another/deep/folder/name.txt"
        #expect(spoken(path, language: "xx").split(separator: " ").map(String.init).first?.hasSuffix("/") == true)
    }
}

@Suite struct InnerStopsTests {
    @Test(arguments: [
        ("J. K. Rowling wrote", "J K Rowling wrote"), ("The end. of", "The end. of"), ("Section A. 5", "Section A 5"), ("Etc.", "Etc."),
        ("So... Next", "So... Next"), ("Version 2. Then", "Version 2. Then"),
    ]) func innerStopsAreNoEnds(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }
}
