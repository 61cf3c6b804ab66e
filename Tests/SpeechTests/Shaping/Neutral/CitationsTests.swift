import Speech
import Testing

@Suite struct CitationsTests {
    @Test(arguments: [
        ("as shown [12].", "as shown."), ("as shown [3, 4] and [5–7].", "as shown and."), ("methods[12], too", "methods, too"),
        ("it works (Smith, 2020).", "it works."), ("it works (Smith & Jones 2019; Lee et al., 2020a).", "it works."),
        ("(see Smith, 2020, p. 12) it works", "it works"), ("in a year (2020) of", "in a year (2020) of"),
        ("Smith (2020) says", "Smith (2020) says"),
        ("an aside (as in the war of 1812 and later) here", "an aside (as in the war of 1812 and later) here"),
        ("array[i] x[0]", "array[i] x"), ("real(x)² (a/b)² is", "real(x)² (a/b)² is"), ("raised¹² note.³ m²", "raised note. m²"),
        ("[note] kept", "[note] kept"),
    ]) func canBeLeftOut(text: String, expected: String) {
        #expect(spoken(text, language: "xx", withoutCitations) == expected)
    }

    @Test func areSpokenUnlessToldOtherwise() {
        #expect(spoken("as shown [12] (Smith, 2020)", language: "xx") == "as shown [12] (Smith, 2020)")
    }
}

@Suite struct ReferencesTests {
    @Test(arguments: [
        ("as shown [12].", "as shown reference 12."), ("as shown [3, 4] and [5–7].", "as shown references 3, 4 and references 5 to 7."),
        ("methods[12], too", "methods, reference 12, too"), ("x[0] is", "x[0] is"), ("[note] kept", "[note] kept"),
        ("(see [4])", "(see reference 4)"),
        ("x[1] is", "x[1] is"), ("ARGV[9].", "ARGV[9]."), ("args[2] and", "args[2] and"), ("a = [1, 2] and", "a equals [1, 2] and"),
        ("in [0, 1] and", "in [0, 1] and"), ("at [2, 2] now", "at [2, 2] now"), ("of [1, 2; 3, 4] here", "of [1, 2; 3, 4] here"),
        ("Ref. [4]", "Reference 4"), ("([4])", "(reference 4)"), ("[4", "[4"), ("[4] Holm, J.", "reference 4 Holm, J."),
    ]) func areNamed(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func haveTheirNameInEachLanguage() {
        #expect(spoken("siehe [4]", language: "de") == "siehe Quelle 4")
        #expect(spoken("voir [4, 5]", language: "fr") == "voir références 4, 5")
    }

    @Test func wordsStayWithTheirPlaces() {
        let result = utterance("See [3, 4, 5] now.")
        #expect(result.text == "See references 3, 4, 5 now.")
        #expect(result.spans.map(\.words) == [0..<1, 1..<4, 4..<5])
    }
}

@Suite struct AddressesTests {
    static let addresses = [
        ("https://www.example.org/a/b?c=1#d", "example.org"), ("http://user@host.net:80/x", "host.net"), ("www.example.com", "example.com"),
        ("jane.doe@mail.example.com", "jane.doe@mail.example.com"), ("mailto:a@b.de", "a@b.de"), ("example.org/path", "example.org"),
        ("doi:10.1145/3290605.3300", "D O I"), ("10.1145/3290605.3300", "D O I"), ("https://doi.org/10.1000/182", "D O I"),
        ("https://dx.doi.org/10.1000/182", "D O I"),
    ]

    @Test(arguments: addresses) func areNamedByTheirSite(text: String, expected: String) {
        #expect(spoken("see (\(text)), now", language: "xx") == "see (\(expected)), now")
        #expect(spoken("see \(text), now", language: "xx", ShapingOptions(addresses: .skip)) == "see, now")
        #expect(spoken("see \(text)", language: "xx", ShapingOptions(addresses: .full)) == "see \(text)")
    }

    @Test(arguments: ["and/or", "10.5/7", "e.g.", "file.txt", "3.14", "@name", "a@b@c", "http://", "https:///x", "1.2.3/4", "10.5"])
    func otherWordsAreNoAddresses(text: String) {
        #expect(spoken(text, language: "xx") == text)
    }
}
