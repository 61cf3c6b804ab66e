@testable import Speech
import Testing

/// What is said with a lexicon; warnings are not looked at.
private func said(_ text: String, _ lexicon: String, language: String = "en", document: Lexicon.Document = Lexicon.Document()) -> String {
    var words = Lexicon()
    _ = words.add(lexicon, for: document)
    return utterance(text, language: language, lexicon: words).text
}

@Suite struct LexiconTests {
    @Test(arguments: [
        ("CO2 = carbon dioxide", "The CO2, then.", "The carbon dioxide, then."),
        ("nguyen = win", "Nguyen and NGUYEN's boat", "win and win's boat"),
        ("Ness = nest", "The Ness at ness", "The nest at ness"),
        ("New York City = the city", "In (New York City).", "In (the city)."),
        ("ibid. =", "See ibid. for more", "See for more"),
        ("ibid. =", "The same as ibid.!", "The same as!"),
        ("Fig. = Figment", "See Fig. 3", "See Figment 3"),
        ("e.g. = Dr. Smith", "So e.g. that", "So Dr. Smith that"),
        ("gif = [[dZIf]]", "A gif, here", "A [[dZIf]], here"),
        ("b = bee", "a b c", "a bee c"),
        ("東京 = Tokyo", "In 東京 now", "In Tokyo now"),
        ("cat = dog", "concat cat's", "concat dog's"),
        ("’tis = it is", "’Tis true, ’tis", "it is true, it is"),
        ("café—bar = cafe bar", "The café—bar", "The cafe bar"),
        ("Ness = nest", "The lake—Ness—now", "The lake – nest – now"),
        ("don't = do not", "They don’t and don't", "They do not and do not"),
        ("O’Brien = O Bryan", "Mr O'Brien, O’Brien’s", "Mr O Bryan, O Bryan's"),
        ("aujourd'hui maison = x", "d’aujourd’hui, aujourd’hui maison", "d’aujourd’hui, x"),
        ("& = and also", "Bread & butter, R&D", "Bread and also butter, R&D"), (":-) = smile", "Well :-) yes", "Well smile yes"),
    ]) func words(lexicon: String, text: String, expected: String) {
        #expect(said(text, lexicon) == expected)
    }

    @Test(arguments: [
        (#"/(\d+)x(\d+)/ = $1 by $2"#, "A 640x480 screen", "A 640 by 480 screen"),
        ("/^colou?r$/i = hue", "Color, COLOUR and colours", "hue, hue and colours"),
        ("/o/ = 0", "(foo) bar", "(f00) bar"),
        ("/x*/ = -", "ab", "-a-b-"),
        ("/^ref/ =", "refs here", "s here"),
        (#"/\$(.)/ = $$$1"#, "US$x now", "US$x now"),
    ]) func patterns(lexicon: String, text: String, expected: String) {
        #expect(said(text, lexicon) == expected)
    }

    @Test func languagesAndDocuments() {
        let lexicon = """
            Bank = global
            [de]
            Bank = German
            [de-AT]
            Bank = Austrian
            [document: The Last Ferry]
            Bank = ferry
            [fr]
            Bank = French ferry
            [document: 0123abcd]
            Bank = fingerprint
            [all]
            Ufer = shore
            """
        #expect(said("Bank Ufer", lexicon) == "global shore")
        #expect(said("Bank", lexicon, language: "de") == "German")
        #expect(said("Bank", lexicon, language: "de-CH") == "German")
        #expect(said("Bank", lexicon, language: "de-AT") == "Austrian")
        let ferry = Lexicon.Document(title: "The  last ferry", fingerprint: "ffff0123abcdffff")
        #expect(said("Bank Ufer", lexicon, document: ferry) == "ferry shore")
        #expect(said("Bank", lexicon, language: "fr", document: ferry) == "French ferry")
        #expect(said("Bank", lexicon, document: Lexicon.Document(fingerprint: "0123abcd00000000")) == "fingerprint")
    }

    @Test func theLongestWinsThenTheLast() {
        #expect(said("New York", "New = one\nNew York = two\nnew = three") == "two")
        #expect(said("New", "New = one\nNew York = two\nNew = three") == "three")
    }

    @Test func displayedWordsStay() {
        var words = Lexicon()
        #expect(words.add("New York City = the city").isEmpty)
        let result = utterance("In New York City now", lexicon: words)
        #expect(result.text == "In the city now")
        #expect(result.spans.map(\.words) == [0..<1, 1..<4, 4..<5])
    }

    @Test func documentsCannotGiveCommands() {
        // Brackets beside a word of the lexicon are the document's, not the listener's.
        #expect(!said("[[CO2]]", "CO2 = gas").contains("[["))
        #expect(!said("a[[b", "/a/ = x").contains("[["))
        #expect(said("word", "word = a\u{1}99Ab\u{0}c") == "a99Abc")
    }

    @Test(arguments: [
        ("a = b\nno sign", 2, "no “=”"), ("= b", 1, "nothing stands"), ("# fine\n\n... = dots", 3, "punctuation"),
        ("/a = b", 1, "second “/”"),
        ("/a/x = b", 1, "flag"), ("/(/ = b", 1, "not understood"), ("/(a+)+b/ = c", 1, "too long"), ("[no such thing!] ", 1, "neither"),
        ("[document: ]", 1, "names no"), ("//= b", 1, "empty"), ("/a/ b", 1, "no “=”"),
    ]) func wrongLinesAreTold(text: String, line: Int, reason: String) {
        var lexicon = Lexicon()
        let warnings = lexicon.add(text)
        #expect(warnings.count == 1)
        #expect(warnings.first?.line == line)
        #expect(warnings.first?.reason.contains(reason) == true, "\(warnings)")
        #expect(warnings.first?.description.hasPrefix("line \(line): ") == true)
    }

    @Test func sizesAreBounded() {
        var lexicon = Lexicon()
        let long = lexicon.add(String(repeating: "x", count: 2_000) + " = y\nfine = good")
        #expect(long.count == 1 && !lexicon.isEmpty)
        let huge = (0..<Lexicon.mostEntries + 10).map { "w\($0) = x" }.joined(separator: "\n")
        #expect(lexicon.add(huge).contains { $0.reason.contains("\(Lexicon.mostEntries)") })
        let patterns = (0..<Lexicon.mostPatterns + 10).map { "/p\($0)/ = x" }.joined(separator: "\n")
        _ = lexicon.add(patterns)
        #expect(lexicon.patterns.count == Lexicon.mostPatterns)
        #expect(lexicon.add(String(repeating: "#\n", count: Lexicon.longestFile)).contains { $0.reason.contains("larger") })
        #expect(lexicon.add(String(repeating: "no sign\n", count: 1_000)).count <= 21)
    }
}

@Suite struct PatternCostTests {
    @Test(arguments: [
        ("abc", 1), ("a|b|c", 3), ("a?", 2), ("a*", 64), ("a+b*", 4_096), (#"\d+\.\d+\w*"#, 262_144), ("[a-z+*]+", 64), ("(ab)+", 64),
        ("a{2,5}", 4),
        ("a{3}", 1), ("(a|b)?", 3), ("(?:a|b){2}", 4), ("(?<n>x)", 1), (#"\p{L}+?"#, 64), (#"[\]]"#, 1), ("(?i:x)", 1), ("(?=x)", 1),
        ("[[a]b]", 1),
    ]) func waysAreCounted(pattern: String, ways: Int) {
        #expect(PatternCost.ways(of: pattern) == ways)
    }

    @Test(arguments: ["(a+)+", "(a|b)*", "(a*)*b", "(a|aa)+$", "a+b+c+d+", "(a?){30}a{30}", "((a|b)?){20}", "(x+x+)+y", "(a{1,30}){1,30}"])
    func whatNeverEndsIsRefused(pattern: String) {
        #expect((PatternCost.ways(of: pattern) ?? 0) > PatternCost.mostWays)
        #expect(throws: LexiconPattern.Fault.self) { try LexiconPattern(pattern, ignoresCase: false) }
    }

    @Test(arguments: ["(", ")", "[a", "*a", "a{", "a{1,99}", "a{5,2}", #"\"#, #"\1"#, #"\Qa\E"#, "(?P<n>a)", "(((((((((((((a)))))))))))))"])
    func whatIsNotUnderstoodIsRefused(pattern: String) {
        #expect(throws: LexiconPattern.Fault.self) { try LexiconPattern(pattern, ignoresCase: false) }
    }

    @Test func theWorstThatIsTakenEnds() throws {
        let pattern = try LexiconPattern("a*a*a*b", ignoresCase: false)
        #expect(pattern.replacing(in: String(repeating: "a", count: 64)[...], with: "x") == nil)
        #expect(pattern.replacing(in: String(repeating: "a", count: 65)[...], with: "x") == nil)
        #expect(pattern.replacing(in: "aab", with: "x") == "x")
    }
}
