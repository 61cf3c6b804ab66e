import Testing

@testable import Reading

@Suite("The scrubber")
struct ScrubberTests {
    @Test("word(at:) is the inverse of fraction(of:), and both only rise", arguments: seeds)
    func inverse(seed: UInt64) {
        var random = RandomText(seed: seed)
        for base in [0, 5_000] {
            let text = random.text(paragraphs: 40, baseWord: base)
            let scrubber = Scrubber(text: text)
            var last = -1.0
            for word in text.words {
                let fraction = scrubber.fraction(of: word)
                #expect(scrubber.word(at: fraction) == word, "seed \(seed)")
                #expect(fraction > last && fraction < 1, "seed \(seed)")
                #expect(scrubber.word(atSeconds: scrubber.seconds(in: base..<word, rate: 175), rate: 175) == word, "seed \(seed)")
                last = fraction
            }
            var lastWord = base
            for _ in 0..<200 {
                let fraction = Double.random(in: 0...1, using: &random.generator)
                let word = scrubber.word(at: fraction)
                // The word is being spoken at the fraction: it begins at or before, and the next one after.
                #expect(scrubber.fraction(of: word) <= fraction + 1e-6, "seed \(seed)")
                #expect(scrubber.fraction(of: word + 1) >= fraction - 1e-6, "seed \(seed)")
                lastWord = max(lastWord, word)
            }
            #expect(scrubber.fraction(of: base) == 0 && scrubber.fraction(of: text.words.upperBound) == 1)
            #expect(lastWord < text.words.upperBound)
        }
    }

    @Test("Numbers that are none, and numbers beyond the ends, give the ends")
    func ends() {
        let text = ReadingText(whole: "one two three four")
        let scrubber = Scrubber(text: text)
        for low in [Double.nan, -Double.infinity, -1, 0, -0.0] { #expect(scrubber.word(at: low) == 0) }
        for high in [Double.infinity, 1, 1e300] { #expect(scrubber.word(at: high) == 3) }
        for low in [Double.nan, -Double.infinity, -1] { #expect(scrubber.word(atSeconds: low, rate: 175) == 0) }
        for high in [Double.infinity, 1e300] { #expect(scrubber.word(atSeconds: high, rate: 175) == 3) }
        #expect(scrubber.fraction(of: .min) == 0 && scrubber.fraction(of: .max) == 1)
        for rate in [Double.nan, 0, -5, .infinity] {
            let seconds = scrubber.seconds(in: 0..<4, rate: rate)
            #expect(seconds > 0 && seconds.isFinite)
        }
        #expect(scrubber.seconds(in: 3..<3, rate: 175) == 0)
    }

    @Test("Over no text everything is at its beginning")
    func empty() {
        let scrubber = Scrubber(text: .empty)
        #expect(scrubber.word(at: 0.5) == 0 && scrubber.fraction(of: 7) == 0 && scrubber.totalSeconds(rate: 175) == 0)
        #expect(scrubber.word(atSeconds: 10, rate: 175) == 0)
    }

    @Test("Digits, stops, paragraphs and ideographs take longer than their letters")
    func weights() {
        func seconds(_ paragraphs: String...) -> Double {
            var builder = ReadingText.Builder()
            for paragraph in paragraphs { builder.append(paragraph: paragraph) }
            let text = builder.build(isComplete: true)
            return Scrubber(text: text).totalSeconds(rate: 175)
        }
        #expect(seconds("1234") > seconds("abcd") * 1.5)
        #expect(seconds("ab, cd") > seconds("ab cd"))
        #expect(seconds("ab. cd") > seconds("ab, cd"))
        #expect(seconds("ab", "cd") > seconds("ab cd"))
        #expect(seconds("语") > seconds("e"))
        #expect(abs(seconds("ab cd") - Scrubber(text: ReadingText(whole: "ab cd")).totalSeconds(rate: 350) * 2) < 1e-9)
    }

    @Test("A window with the document's page index knows its place in the whole", arguments: seeds)
    func window(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        var whole = ReadingText.Builder()
        var middle = ReadingText.Builder()
        for page in 0..<30 {
            if page == 10 { middle = ReadingText.Builder(baseWord: whole.nextWord) }
            let text = random.paragraph(words: 80)
            whole.beginPage(page, label: "\(page + 1)")
            whole.append(paragraph: text)
            if (10..<15).contains(page) {
                middle.beginPage(page, label: "\(page + 1)")
                middle.append(paragraph: text)
            }
        }
        let text = whole.build(isComplete: true)
        let part = middle.build(isComplete: false)
        let index = try #require(PageIndex(text: text, extractorVersion: "1"))
        let exact = Scrubber(text: text)
        let scrubber = Scrubber(text: part, index: index)
        #expect(scrubber.span == text.words)
        // Within the window to the word, elsewhere to the page.
        for word in part.words {
            #expect(abs(scrubber.fraction(of: word) - exact.fraction(of: word)) < 1e-9, "seed \(seed)")
            #expect(scrubber.word(at: scrubber.fraction(of: word)) == word, "seed \(seed)")
        }
        var last = -1.0
        for word in stride(from: 0, to: text.words.upperBound, by: 7) {
            let fraction = scrubber.fraction(of: word)
            #expect(abs(fraction - exact.fraction(of: word)) < 1.0 / 30, "seed \(seed)")
            #expect(fraction >= last, "seed \(seed)")
            last = fraction
            let there = scrubber.word(at: exact.fraction(of: word))
            #expect(index.page(containingWord: there) == index.page(containingWord: word) || abs(there - word) < 5, "seed \(seed)")
        }
        #expect(scrubber.word(at: 1) == text.words.upperBound - 1)
        #expect(scrubber.word(at: 0) == 0)
        // Without an index, fractions are of the window.
        #expect(Scrubber(text: part).fraction(of: part.words.lowerBound) == 0)
    }

    @Test("Between page beginnings, a window gives what the whole gives, bit by bit", arguments: seeds)
    func exactWindow(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        var whole = ReadingText.Builder()
        for page in 0..<30 {
            whole.beginPage(page, label: "\(page + 1)")
            for _ in 0..<4 { whole.append(paragraph: random.paragraph(words: 20)) }
        }
        let text = whole.build(isComplete: true)
        let index = try #require(PageIndex(text: text, extractorVersion: "1"))
        let exact = Scrubber(text: text)
        // It begins and ends in the middle of pages.
        let window = try #require(cut(text, index.words(ofPage: 10).lowerBound + 7..<index.words(ofPage: 15).lowerBound + 3))
        let scrubber = Scrubber(text: window, index: index)
        #expect(scrubber.coversDocument && !Scrubber(text: window).coversDocument)
        for word in index.words(ofPage: 11).lowerBound..<index.words(ofPage: 14).upperBound {
            #expect(scrubber.fraction(of: word) == exact.fraction(of: word), "seed \(seed)")
            #expect(scrubber.word(at: exact.fraction(of: word)) == word, "seed \(seed)")
            #expect(scrubber.seconds(in: 0..<word, rate: 200) == exact.seconds(in: 0..<word, rate: 200), "seed \(seed)")
        }
        #expect(scrubber.totalSeconds(rate: 200) == exact.totalSeconds(rate: 200))
    }

    /// Some words of a text, with its page marks.
    private func cut(_ text: ReadingText, _ words: Range<Int>) -> ReadingText? {
        var builder = ReadingText.Builder(baseWord: words.lowerBound)
        for paragraph in text.paragraphs where paragraph.words.overlaps(words) {
            for mark in text.pages where paragraph.words.contains(mark.firstWord) { builder.beginPage(mark.page, label: mark.label) }
            builder.append(paragraph: text.text(paragraph.words.clamped(to: words)))
        }
        return builder.build(isComplete: false)
    }
}
