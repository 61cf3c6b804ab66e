import Reading
import Speech
import TestSupport
import Testing

@Suite struct NeutralRulesTests {
    @Test(arguments: [
        ("a\u{0}b\u{1}100A c\u{7F}d", "ab100A cd"), ("exam\u{AD}ple", "example"), ("bro\u{FFFD}ken", "broken"), ("\u{F0B7} item", "item"),
        ("zero\u{200B}width\u{FEFF}", "zerowidth"), ("\u{202B}שלום\u{202C} there", "שלום there"), ("non\u{FFFE}char", "nonchar"),
        ("👩‍🚀 flies", "👩‍🚀 flies"), ("می‌خواهم", "می‌خواهم"), ("❤️", "❤️"),
    ]) func whatIsInvisibleIsSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [
        ("eﬃcient ﬁnd ﬂow oﬀer waﬄe ſtep ﬅep", "efficient find flow offer waffle ſtep step"), ("𝐀 and 𝑥 in ℝ", "A and x in R"),
        ("𝟙𝟚 ℎ", "12 h"),
        ("½ x² café", "½ x² café"),
    ]) func lettersArePlain(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [("[[note]]", "[ [note]]"), ("a[[[0", "a[ [ [0"), ("[x] [y", "[x] [y")]) func bracketsAreNoPhonemes(
        text: String, expected: String
    ) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [
        ("• First point", "First point"), ("▪ One ■ two", "One two"), ("* * *", ""), ("- Milk", "Milk"), ("o Eggs", "Eggs"),
        ("– Bread", "Bread"),
    ]) func bulletsAreSilent(text: String, expected: String) {
        #expect(spoken(text, role: .listItem, language: "xx") == expected)
    }

    @Test(arguments: [
        ("A dash - in prose", "A dash - in prose"), ("Introduction ........ 12", "Introduction, 12"),
        ("Introduction.......12", "Introduction 12"),
        ("Index . . . . . 9", "Index, 9"), ("====", ""), ("Title ----- end", "Title, end"), ("Name: ______", "Name:"),
        ("Wait... what", "Wait... what"),
        ("No…", "No…"), ("x = 5", "x = 5"), ("a--b", "a--b"), ("….… 3", "3"),
    ]) func leadersAreSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [
        ("word* and name† here.‡", "word and name here."), ("5 m² of x³", "5 m² of x³"), ("the end.¹²", "the end.¹²"),
    ]) func noteSignsAreSilent(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test(arguments: [
        ("as shown [12].", "as shown."), ("as shown [3, 4] and [5–7].", "as shown and."), ("methods[12], too", "methods, too"),
        ("it works (Smith, 2020).", "it works."), ("it works (Smith & Jones 2019; Lee et al., 2020a).", "it works."),
        ("(see Smith, 2020, p. 12) it works", "it works"), ("in a year (2020) of", "in a year (2020) of"),
        ("Smith (2020) says", "Smith (2020) says"),
        ("an aside (as in the war of 1812 and later) here", "an aside (as in the war of 1812 and later) here"),
        ("array[i] x[0]", "array[i] x"),
        ("raised¹² note.³ m²", "raised note. m²"), ("[note] kept", "[note] kept"),
    ]) func citationsCanBeLeftOut(text: String, expected: String) {
        #expect(spoken(text, language: "xx", withoutCitations) == expected)
    }

    @Test func citationsAreSpokenUnlessToldOtherwise() {
        #expect(spoken("as shown [12] (Smith, 2020)", language: "xx") == "as shown [12] (Smith, 2020)")
    }

    static let addresses = [
        ("https://www.example.org/a/b?c=1#d", "example.org"), ("http://user@host.net:80/x", "host.net"), ("www.example.com", "example.com"),
        ("jane.doe@mail.example.com", "mail.example.com"), ("mailto:a@b.de", "b.de"), ("example.org/path", "example.org"),
        ("doi:10.1145/3290605.3300", "D O I"), ("10.1145/3290605.3300", "D O I"),
    ]

    @Test(arguments: addresses) func addressesAreNamedByTheirSite(text: String, expected: String) {
        #expect(spoken("see (\(text)), now", language: "xx") == "see (\(expected)), now")
        #expect(spoken("see \(text), now", language: "xx", ShapingOptions(addresses: .skip)) == "see, now")
        #expect(spoken("see \(text)", language: "xx", ShapingOptions(addresses: .full)) == "see \(text)")
    }

    @Test(arguments: ["and/or", "10.5/7", "e.g.", "file.txt", "3.14", "@name", "a@b@c", "http://", "https:///x", "1.2.3/4", "10.5"])
    func otherWordsAreNoAddresses(text: String) {
        #expect(spoken(text, language: "xx") == text)
    }

    @Test(arguments: [
        ("THE HISTORY OF CÔTE D’IVOIRE", "The History of Côte D’Ivoire"), ("THE HTML OF NATO AND WWW", "the HTML of Nato and WWW"),
        ("INTRODUCTION", "INTRODUCTION"), ("CHAPTER XVII", "Chapter 17"), ("A Mixed HEADING", "A Mixed HEADING"),
        ("ИСТОРИЯ СССР И МИР", "История СССР И МИР"),
    ]) func headingsInCapitalsAreWords(text: String, expected: String) {
        #expect(spoken(text, role: .heading).lowercased() == expected.lowercased())
        #expect(spoken(text, role: .heading).dropFirst() == expected.dropFirst())
        #expect(!text.contains("HISTORY") || spoken(text) == text)
    }

    @Test(arguments: [
        ("J. K. Rowling wrote", "J K Rowling wrote"), ("The end. of", "The end. of"), ("Section A. 5", "Section A 5"), ("Etc.", "Etc."),
        ("So... Next", "So... Next"), ("Version 2. Then", "Version 2. Then"),
    ]) func innerStopsAreNoEnds(text: String, expected: String) {
        #expect(spoken(text, language: "xx") == expected)
    }

    @Test func longTokensComeInPieces() {
        let words = spoken(String(repeating: "abcdefghij", count: 30), language: "xx").split(separator: " ")
        #expect(words.joined().count == 300 && words.allSatisfy { $0.count <= 60 })
        let path = "/usr/share/documentation/packages/some-very-long-name/and/another/deep/folder/name.txt"
        #expect(spoken(path, language: "xx").split(separator: " ").map(String.init).first?.hasSuffix("/") == true)
    }

    @Test func anythingIsSurvivedAndMapped() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        let pieces = [
            "[", "]", "(", ")", "12", "2020", "Smith", "–", "-", ".", "...", "$", "€", "5", "1/2", "Fig.", "e.g.", "XIV", "Henry", "\u{1}",
            "\u{FFFD}", "•", "https://",
            "@", "www.", "°C", "km/h", "1990s", "''90s", "ﬃ", "日本", "語", "000", "10", "et", "al.", "@a.b", "/", "'", "“", "million",
            "2020-12-31", "\u{301}", "🏳️‍🌈", "III's",
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text += pieces.randomElement(using: &random) ?? ""
                if Bool.random(using: &random) { text += " " }
            }
            let options = ShapingOptions(
                addresses: ShapingOptions.Addresses.allCases.randomElement(using: &random) ?? .host,
                speaksCitations: .random(using: &random))
            let role = ReadingText.ParagraphRole.allCases.randomElement(using: &random) ?? .body
            let result = utterance(text, role: role, options)
            let bytes = Array(result.text.utf8)
            var end = 0
            var word = result.words.lowerBound
            for span in result.spans {
                #expect(span.utf8.lowerBound >= end && span.utf8.upperBound <= bytes.count && !span.utf8.isEmpty, "\(text), seed \(seed)")
                #expect(
                    span.words.lowerBound >= word && !span.words.isEmpty && span.words.upperBound <= result.words.upperBound,
                    "\(text), seed \(seed)")
                end = span.utf8.upperBound
                word = span.words.upperBound
            }
            #expect(!result.text.contains("[["), "\(text), seed \(seed)")
            #expect(!result.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0xFFFD }, "\(text), seed \(seed)")
        }
    }
}
