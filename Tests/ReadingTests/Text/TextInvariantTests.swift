import Testing

@testable import Reading

@Suite("What holds for every text")
struct TextInvariantTests {
    @Test("Words are in one sentence and one paragraph, marks ascend, and displayed text comes back", arguments: seeds)
    func invariants(seed: UInt64) {
        var random = RandomText(seed: seed)
        for base in [0, 1_000_000] {
            let text = random.text(baseWord: base)
            var next = base
            for (index, sentence) in text.sentences.enumerated() {
                #expect(sentence.words.lowerBound == next && !sentence.words.isEmpty, "seed \(seed)")
                next = sentence.words.upperBound
                let paragraph = text.paragraphs[sentence.paragraph]
                #expect(paragraph.words.clamped(to: sentence.words) == sentence.words, "seed \(seed)")
                #expect(sentence.endsParagraph == (paragraph.words.upperBound == next), "seed \(seed)")
                #expect(text.sentenceIndex(containing: sentence.words.lowerBound) == index)
                #expect(text.sentenceIndex(containing: sentence.words.upperBound - 1) == index)
                #expect(!(sentence.isCut && sentence.endsParagraph))
                #expect(text.text(sentence.words).unicodeScalars.count <= 400 + 512, "seed \(seed)")
            }
            #expect(next == text.words.upperBound, "seed \(seed)")
            #expect(text.paragraphs.map(\.words.lowerBound) == [base] + text.paragraphs.dropLast().map(\.words.upperBound), "seed \(seed)")
            #expect(
                zip(text.pages, text.pages.dropFirst()).allSatisfy { $0.firstWord <= $1.firstWord && $0.page < $1.page }, "seed \(seed)")
            #expect(zip(text.chapters, text.chapters.dropFirst()).allSatisfy { $0.firstWord <= $1.firstWord }, "seed \(seed)")

            var joined = ""
            for word in text.words {
                if text.isSpaced(before: word) { joined += " " }
                joined += text.word(word)
                #expect(!text.word(word).isEmpty && !text.word(word).contains(where: \.isWhitespace), "seed \(seed)")
            }
            #expect(text.text(text.words) == joined, "seed \(seed)")
        }
    }

    @Test("Building a text in two halves and joining them gives the same words", arguments: seeds)
    func joining(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        let paragraphs = (0..<10).map { _ in random.paragraph(words: 30) }
        var whole = ReadingText.Builder()
        var first = ReadingText.Builder()
        for (index, paragraph) in paragraphs.enumerated() {
            whole.beginPage(index / 2, label: "\(index / 2 + 1)")
            whole.append(paragraph: paragraph)
            if index < 5 {
                first.beginPage(index / 2, label: "\(index / 2 + 1)")
                first.append(paragraph: paragraph)
            }
        }
        var second = ReadingText.Builder(baseWord: first.nextWord)
        for (index, paragraph) in paragraphs.enumerated() where index >= 5 {
            second.beginPage(index / 2, label: "\(index / 2 + 1)")
            second.append(paragraph: paragraph)
        }
        let joined = try #require(first.build(isComplete: false).appending(second.build(isComplete: true)))
        #expect(joined == whole.build(isComplete: true), "seed \(seed)")
        #expect(second.build(isComplete: true).appending(first.build(isComplete: false)) == nil)
    }
}
