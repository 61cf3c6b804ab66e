import Reading
import Testing

@Suite("Stepping by units")
struct ReadingUnitTests {
    private let text: ReadingText = {
        var builder = ReadingText.Builder(baseWord: 0)
        builder.append(paragraph: "Before any page.")
        for page in 0..<3 {
            builder.beginPage(page, label: "\(page + 1)")
            builder.addChapter(title: "C", level: 1)
            builder.addChapter(title: "S", level: 2)
            builder.append(paragraph: "One two three four five six seven eight. Nine ten eleven twelve.", language: "en")
        }
        builder.beginPage(3, label: "4")
        return builder.build(isComplete: true)
    }()

    @Test("Forward goes to the beginning of the next unit, and no further than the last word")
    func forward() {
        #expect(text.word(stepping: 1, by: .sentence, from: 3) == 11)
        #expect(text.word(stepping: 1, by: .sentence, from: 12) == 15)
        #expect(text.word(stepping: 2, by: .sentence, from: 3) == 15)
        #expect(text.word(stepping: 1, by: .paragraph, from: 5) == 15)
        #expect(text.word(stepping: 1, by: .page, from: 5) == 15)
        #expect(text.word(stepping: 1, by: .chapter, from: 0) == 3)
        #expect(text.word(stepping: 1, by: .chapter, from: 3) == 15, "a section that begins with its chapter is no second step")
        #expect(text.word(stepping: 100, by: .sentence, from: 3) == 38)
        #expect(text.word(stepping: 1, by: .page, from: 30) == 38)
        #expect(text.word(stepping: .max, by: .word, from: 5) == 38)
        #expect(text.word(stepping: .max, by: .page, from: 5) == 38)
    }

    @Test("Back goes to the beginning of the unit first, then to the one before")
    func back() {
        #expect(text.word(stepping: -1, by: .sentence, from: 10) == 3)
        #expect(text.word(stepping: -1, by: .sentence, from: 3) == 0)
        #expect(text.word(stepping: -1, by: .sentence, from: 6) == 0, "three words in still counts as the beginning")
        #expect(text.word(stepping: -1, by: .sentence, from: 7) == 3)
        #expect(text.word(stepping: -1, by: .sentence, from: 6, grace: 0) == 3)
        #expect(text.word(stepping: -2, by: .sentence, from: 20) == 11)
        #expect(text.word(stepping: -1, by: .page, from: 20) == 15)
        #expect(text.word(stepping: -1, by: .page, from: 3) == 0)
        #expect(text.word(stepping: -1, by: .page, from: 2) == 0)
        #expect(text.word(stepping: .min, by: .sentence, from: 20) == 0)
        #expect(text.word(stepping: .min, by: .word, from: 20) == 0)
    }

    @Test("Behind the last of its kind there is no next, and none where there is none of a kind")
    func next() {
        #expect(text.hasNext(.page, after: 0) == true && text.hasNext(.page, after: 26) == true)
        #expect(text.hasNext(.page, after: 27) == false, "an empty page is no page to go to")
        #expect(text.hasNext(.chapter, after: 38) == false && text.hasNext(.chapter, after: 15) == true)
        #expect(text.hasNext(.page, after: 15, before: 27) == false && text.hasNext(.page, after: 15, before: 28) == true)
        #expect(text.hasNext(.sentence, after: 34) == true && text.hasNext(.sentence, after: 35) == false)
        #expect(text.hasNext(.word, after: 37) == true && text.hasNext(.word, after: 38) == false)
        #expect(ReadingText(whole: "One two.").hasNext(.page, after: 0) == nil)
        #expect(ReadingText.empty.hasNext(.word, after: 0) == nil)
    }

    @Test("In a short sentence the grace is shorter, so that its beginning can be reached")
    func shortSentences() {
        let text = ReadingText(whole: "Yes. No way. Oh dear me now.")
        #expect(text.word(stepping: -1, by: .sentence, from: 2) == 0, "one of two words in")
        #expect(text.word(stepping: -1, by: .sentence, from: 6) == 3)
    }

    @Test("No step is the beginning of the unit")
    func none() {
        #expect(text.word(stepping: 0, by: .sentence, from: 10) == 3)
        #expect(text.word(stepping: 0, by: .word, from: 10) == 10)
        #expect(ReadingText.empty.word(stepping: 1, by: .sentence, from: 0) == 0)
        #expect(text.word(stepping: 1, by: .word, from: -10) == 1)
    }

    @Test("In a text without chapters there is none to go on to, and the text begins where it does")
    func noUnits() {
        let text = ReadingText(whole: "Yes. No way. Oh dear me now.")
        #expect(text.word(stepping: 1, by: .chapter, from: 5) == 5)
        #expect(text.word(stepping: 3, by: .page, from: 5) == 5)
        #expect(text.word(stepping: -1, by: .chapter, from: 5) == 0)
    }

    @Test("Any steps from anywhere give a word of the text", arguments: seeds)
    func property(seed: UInt64) {
        var random = RandomText(seed: seed)
        let text = random.text(baseWord: 500, isComplete: false)
        for _ in 0..<2_000 {
            let unit = ReadingUnit.allCases.randomElement(using: &random.generator) ?? .word
            let steps = Int.random(in: -5...5, using: &random.generator)
            let from = Int.random(in: 400..<text.words.upperBound + 100, using: &random.generator)
            let word = text.word(stepping: steps, by: unit, from: from)
            #expect(text.words.contains(word), "seed \(seed)")
            let here = min(max(from, text.words.lowerBound), text.words.upperBound - 1)
            #expect(steps > 0 ? word >= here : word <= here, "seed \(seed)")
        }
    }
}
