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

    @Test("Pages left behind are forgotten, others are not gone through again")
    func moving() {
        let words = words("one", "two")
        #expect(contains(words, "one"))
        words.move(to: [PageLayout(PageDraft(index: 1, text: Array("two".utf8)))])
        #expect(!contains(words, "one"))
        #expect(contains(words, "two"))
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
}
