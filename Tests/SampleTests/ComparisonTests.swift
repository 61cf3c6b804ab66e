import Testing

/// The comparison must notice what a listener would.
struct ComparisonTests {
    @Test func samePassesWhateverTheSpacesAndTheNormalForm() {
        let comparison = Comparison(wanted: ["Caf\u{E9} au lait", "two"], found: ["Cafe\u{301}  au\u{A0}lait ", "", "two"])
        #expect(comparison.isExact)
        #expect(comparison.share == 1)
    }

    @Test(
        arguments: [
            (["one two three four"], ["one two three"], 0.8),  // a word is missing; 4 words and a paragraph's end
            (["one two three"], ["one two three four"], 0.8),  // a word too many
            (["one two", "three"], ["one two three"], 0.8),  // paragraphs run together
            (["one two three four"], ["one two four three"], 0.8),  // order
            (["hyphenated word"], ["hyphen- ated word"], 0.5),
            (["豆腐屋が"], ["豆腐が"], 0.8),  // characters, where words have no spaces between them
            (["one"], [], 0),
        ] as [([String], [String], Double)])
    func differenceIsSeen(_ wanted: [String], _ found: [String], _ share: Double) {
        let comparison = Comparison(wanted: wanted, found: found)
        #expect(!comparison.isExact)
        #expect(abs(comparison.share - share) < 1e-9, "\(comparison.share)")
    }

    @Test func spacesWithinCharactersAreNotExact() {
        #expect(!Comparison(wanted: ["豆腐屋"], found: ["豆腐 屋"]).isExact)
    }

    @Test func nothingWantedAndNothingFoundIsExact() {
        let comparison = Comparison(wanted: [], found: [])
        #expect(comparison.isExact)
        #expect(comparison.share == 1)
    }

    @Test func firstDifferenceNamesTheParagraphAndTheWord() {
        let text = Comparison(wanted: ["Title", "a b c d"], found: ["Title", "a b x d", "more"]).firstDifference
        #expect(text.contains("paragraph 2 of 2, word 3 (found 3 paragraphs)"))
        #expect(text.contains("wanted a b ▸ c d"))
        #expect(text.contains("found  a b ▸ x d"))
    }
}
