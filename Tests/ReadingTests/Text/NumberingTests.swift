import Foundation
import Testing

@testable import Reading

/// Words that are numbered before those in front of them have been counted.
@Suite("Provisional numbers")
struct NumberingTests {
    private func build(_ pages: Range<Int>, base: Int, seed: UInt64, isComplete: Bool) -> (text: ReadingText, starts: [Int]) {
        var random = RandomText(seed: seed)
        var builder = ReadingText.Builder(baseWord: base)
        var starts: [Int] = []
        for page in 0..<20 {
            let words = random.paragraph(words: 60)
            guard pages.contains(page) else { continue }
            starts.append(builder.nextWord)
            builder.beginPage(page, label: "\(page + 1)")
            builder.addChapter(title: "Chapter \(page)", level: 1)
            builder.append(paragraph: words)
        }
        return (builder.build(isComplete: isComplete), starts)
    }

    @Test("A text keeps its words when it is numbered anew", arguments: 1...5 as ClosedRange<UInt64>)
    func renumbering(seed: UInt64) {
        let (whole, starts) = build(0..<20, base: 0, seed: seed, isComplete: true)
        let (window, _) = build(8..<12, base: ReadingText.provisionalBase, seed: seed, isComplete: false)
        #expect(!window.isNumbered && whole.isNumbered)
        let numbered = window.renumbered(from: starts[8])
        #expect(numbered.isNumbered && !numbered.isComplete)
        #expect(numbered == build(8..<12, base: starts[8], seed: seed, isComplete: false).text)
        for word in numbered.words { #expect(numbered.word(word) == whole.word(word), "seed \(seed)") }
        for word in window.words { #expect(window.offset(of: word, in: whole) == starts[8] - window.baseWord, "seed \(seed)") }
        #expect(numbered.renumbered(from: window.baseWord) == window)
    }

    @Test("A word is found by its neighbours where the pages lie")
    func moved() throws {
        let (window, _) = build(8..<12, base: ReadingText.provisionalBase, seed: 3, isComplete: false)
        var builder = ReadingText.Builder()
        for page in 0..<6 {
            builder.beginPage(page, label: "")
            builder.append(paragraph: "Words that stand nowhere else, and that nobody looks for.")
        }
        // The window's words, all on another page.
        builder.beginPage(6, label: "")
        let start = builder.nextWord
        builder.append(paragraph: window.text(window.words))
        let other = builder.build(isComplete: true)
        for word in window.words.dropFirst(20).dropLast(20) {
            #expect(window.offset(of: word, in: other) == start - window.baseWord, "\(word - window.baseWord)")
        }
        #expect(window.offset(of: window.baseWord + 5, in: ReadingText(whole: "Quite another text.")) == nil)
        #expect(window.offset(of: 5, in: other) == nil)
    }

    @Test("Only provisional numbers are settled")
    func settling() {
        let base = ReadingText.provisionalBase
        #expect(ReadingText.settled(base + 12, by: 1000 - base) == 1012)
        #expect(ReadingText.settled(12, by: 1000 - base) == 12)
    }

    @Test("A player's place gets its number, and a place that was numbered keeps it")
    func machine() {
        let base = ReadingText.provisionalBase
        var machine = PlaybackMachine(start: base + 7, from: base, end: base + 50)
        #expect(machine.handle(.play).first == .startSpeaking(at: base + 7))
        #expect(machine.handle(.numbered(offset: 300 - base)).isEmpty)
        #expect(machine.state == .playing(at: 307))
        #expect(machine.handle(.textChanged(end: 900, isComplete: true)).isEmpty)
        #expect(machine.handle(.heard(word: 308)) == [.notePosition(308)])

        machine = PlaybackMachine(start: base + 7, from: base, end: base + 50)
        _ = machine.handle(.play)
        // To the beginning of the document, which is not there yet.
        _ = machine.handle(.seek(to: 0))
        _ = machine.handle(.silenced)
        #expect(machine.state == .seeking(to: 0, wasPlaying: true))
        #expect(machine.handle(.numbered(offset: 300 - base)).isEmpty)
        #expect(machine.handle(.textChanged(end: 900, isComplete: true)).first == .startSpeaking(at: 0))
    }

    @Test("A word in front of what is known is waited for")
    func before() {
        var machine = PlaybackMachine(start: 500, from: 400, end: 600, isComplete: true)
        _ = machine.handle(.play)
        #expect(machine.handle(.seek(to: 20)).contains(.stopSpeaking))
        #expect(machine.handle(.silenced).isEmpty)
        #expect(machine.state == .seeking(to: 20, wasPlaying: true))
        #expect(machine.handle(.textChanged(from: 0, end: 600, isComplete: true)).first == .startSpeaking(at: 20))
    }
}
