import TestSupport
import Testing

@testable import PDFText

@Suite("Words nearby")
struct NearbyWordsTests {
    private func words(_ texts: String...) -> NearbyWords {
        let words = NearbyWords()
        words.move(
            to: texts.enumerated().map { index, text in
                PageLayout(PageDraft(index: index, text: Array(text.utf8)))
            }[...])
        return words
    }

    private func contains(_ words: NearbyWords, _ word: String) -> Bool { words.contains(Array(word.utf8)) }

    @Test("Whole words of any page, by their letters")
    func whole() {
        let words = words("the harbour, (garden)\nend", "été 12rue")
        for word in ["the", "harbour", "garden", "end", "été", "rue"] { #expect(contains(words, word), "\(word)") }
        for word in ["harb", "arbour", "gard", "", "12", "thegarden"] { #expect(!contains(words, word), "\(word)") }
    }

    @Test("Compounds, whole and by their ends; not what a hyphen breaks off")
    func hyphens() {
        let words = words("a state-of-the-art and blue-green thing, har-\nbour")
        for word in ["state-of-the-art", "of-the-art", "art", "blue-green", "green", "bour"] { #expect(contains(words, word), "\(word)") }
        for word in ["state", "blue", "state-of", "har", "har-"] { #expect(!contains(words, word), "\(word)") }
    }

    @Test("Alone, as no part of a compound and not as the rest of a broken word")
    func alone() {
        let words = words("rest\na blue-green thing, har-\nbour lamp\nlight")
        for word in ["a", "thing", "lamp", "light"] { #expect(words.contains(Array(word.utf8), isAlone: true), "\(word)") }
        for word in ["rest", "blue", "green", "har", "bour"] { #expect(!words.contains(Array(word.utf8), isAlone: true), "\(word)") }
    }

    @Test("Pages left behind are forgotten, others are not gone through again")
    func moving() {
        let words = words("one", "two")
        #expect(contains(words, "one"))
        words.move(to: [PageLayout(PageDraft(index: 1, text: Array("two".utf8)))])
        #expect(!contains(words, "one"))
        #expect(contains(words, "two"))
    }

    @Test("The same answers however often they are asked for, and those of a search letter by letter", arguments: [1, 2, 3] as [UInt64])
    func search(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func letters(_ count: ClosedRange<Int>, of alphabet: [UInt8]) -> [UInt8] {
            (0..<Int.random(in: count, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0x61 }
        }
        func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }
        let texts = (0..<3).map { _ in letters(0...400, of: Array("aab- ,1\n".utf8) + [0xC3, 0xA4]) }
        let nearby = NearbyWords()
        nearby.move(to: texts.enumerated().map { PageLayout(PageDraft(index: $0, text: $1)) }[...])
        for _ in 0..<200 {
            let word = letters(1...6, of: Array("aab-".utf8))
            let stands = texts.contains { text in
                text.indices.contains { start in
                    let end = start + word.count
                    return end <= text.count && text[start..<end].elementsEqual(word) && (start == 0 || !isLetter(text[start - 1]))
                        && (end == text.count || !isLetter(text[end]) && text[end] != 0x2D)
                }
            }
            #expect(nearby.contains(word) == (stands && word.last != 0x2D), "seed \(seed): \(String(decoding: word, as: UTF8.self))")
        }
    }

    @Test("Words that are asked for thousands of times cost by where they may stand, not by all of the page")
    func manyQuestions() {
        func cost(_ words: Int) -> Duration {
            // Each stands there, and behind a hyphen: no answer is found before the end.
            let names = (0..<words).map { number in
                "x" + String(String.UnicodeScalarView(String(number).unicodeScalars.map { Unicode.Scalar(UInt8($0.value) + 0x31) }))
            }
            let nearby = self.words(names.map { "a-" + $0 }.joined(separator: " "))
            return ContinuousClock().measure {
                let found = names.filter { nearby.contains(Array($0.utf8), isAlone: true) }
                #expect(found.isEmpty)
            }
        }
        // Sixteen times as much, where the square would be 256 times; the least of three, for others run at the same time.
        let few = (0..<3).map { _ in cost(500) }.min() ?? .zero
        let many = (0..<3).map { _ in cost(8000) }.min() ?? .zero
        #expect(many < few * 80)
    }

    @Test(
        "What becomes of a hyphen",
        arguments: [
            ("harb-", "our", "join"), ("blue-", "green", "keep"), ("Vor-", "und", "separate"), ("Austro-", "Hungarian", "keep"),
            ("1939-", "1945", "keep"),
            ("so\u{AD}", "Lange", "join"), ("harb\u{2010}", "our,", "join"), ("well-", "known", "keep"), ("x-", "", "separate"),
            ("-", "a", "separate"),
        ])
    func decisions(_ halves: (first: String, second: String, decision: String)) {
        let decision = Dehyphenation.decide(
            Array(halves.first.utf8)[...], Array(halves.second.utf8)[...], nearby: words("a blue-green bird"))
        #expect("\(decision)" == halves.decision)
    }

    @Test("Where lines end in U+2010 and words have hyphens, the one breaks words and the others are theirs")
    func browser() {
        func decision(_ first: String, _ second: String, _ text: String) -> String {
            "\(Dehyphenation.decide(Array(first.utf8)[...], Array(second.utf8)[...], nearby: words(text)))"
        }
        let told = "an old-fashioned keep\u{2010}\ners har\u{2010}\nbour"
        #expect(decision("guar\u{2010}", "da-chuva", told) == "join")
        #expect(decision("old-fash\u{2010}", "ioned", told) == "join")
        #expect(decision("lamp-", "lighter", told) == "keep")
        #expect(decision("lamp-", "lighter", told + " the north\u{2010}west") == "join")
        #expect(decision("lamp-", "lighter", "an old-fashioned keeper") == "join")
    }

    @Test("A word that goes on behind a further hyphen is joined where it stands around, and left apart where that does")
    func compounds() {
        func decision(_ first: String, _ second: String, _ text: String) -> String {
            "\(Dehyphenation.decide(Array(first.utf8)[...], Array(second.utf8)[...], nearby: words(text)))"
        }
        #expect(decision("guar-", "da-chuva", "o guarda-chuva") == "join")
        #expect(decision("œil-", "de-bœuf", "une lampe") == "keep")
        #expect(decision("maa-", "ja", "tuonti- ja maa- ja metsä") == "separate")
        #expect(decision("luki-", "ja", "tuonti- ja maa- ja metsä") == "join")
        #expect(decision("Ein-", "bzw.", "eine Lampe") == "separate")
    }
}
