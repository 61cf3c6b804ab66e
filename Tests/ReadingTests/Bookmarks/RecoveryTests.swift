import Testing

@testable import Reading

@Suite("Finding a place again")
struct RecoveryTests {
    private let fingerprint = DocumentFingerprint(size: 1, head: [], tail: [])

    /// Made-up prose: few words, often repeated, as in a real book.
    private func prose(_ count: Int, seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let syllables = ["ba", "co", "du", "fe", "gi", "ha", "jo", "ku", "le", "mi"]
        let common = ["the", "of", "and", "to", "a", "in", "that", "it", "was", "he"]
        return (0..<count).map { _ in
            Bool.random(using: &generator)
                ? common[Int.random(in: 0..<10, using: &generator)]
                : syllables[Int.random(in: 0..<10, using: &generator)] + syllables[Int.random(in: 0..<10, using: &generator)]
                    + syllables[Int.random(in: 0..<3, using: &generator)]
        }
    }

    private func text(_ words: [String]) -> ReadingText {
        var builder = ReadingText.Builder()
        for start in stride(from: 0, to: words.count, by: 200) {
            builder.append(paragraph: words[start..<min(words.count, start + 200)].joined(separator: " "))
        }
        return builder.build(isComplete: true)
    }

    private func bookmark(_ word: Int, _ words: [String], isSecret: Bool) -> Bookmark {
        let text = text(words)
        return Bookmark(
            word: word, in: text, scrubber: Scrubber(text: text), fingerprint: fingerprint, title: "T", path: nil, extractorVersion: "1",
            isSecret: isSecret)
    }

    private func recovery(_ bookmark: Bookmark, _ words: [String], version: String = "2") -> Recovery {
        let text = text(words)
        return bookmark.recover(in: text, scrubber: Scrubber(text: text), extractorVersion: version)
    }

    @Test("The same version gives the word itself")
    func sameVersion() {
        let words = prose(5_000, seed: 1)
        let saved = bookmark(1_234, words, isSecret: false)
        #expect(recovery(saved, words, version: "1") == Recovery(word: 1_234, method: .word))
        let text = text(words)
        #expect(recover(saved, in: text, scrubber: Scrubber(text: text), extractorVersion: "1") == 1_234)
    }

    @Test("The same version with other options, so that the words there are others, is noticed")
    func sameVersionOtherWords() {
        let words = prose(5_000, seed: 1)
        let saved = bookmark(1_234, words, isSecret: false)
        let more = prose(300, seed: 9) + words
        #expect(recovery(saved, more, version: "1") == Recovery(word: 1_534, method: .quote))
    }

    @Test("Of a part of the text that does not hold the word, the word is taken on trust")
    func part() {
        let words = prose(5_000, seed: 1)
        let saved = bookmark(3_000, words, isSecret: false)
        var builder = ReadingText.Builder()
        builder.append(paragraph: words.prefix(500).joined(separator: " "))
        let text = builder.build(isComplete: false)
        #expect(saved.recover(in: text, scrubber: Scrubber(text: text), extractorVersion: "1") == Recovery(word: 3_000, method: .word))
    }

    @Test("Words added and removed before the place do not matter", arguments: [false, true])
    func shifted(isSecret: Bool) {
        let words = prose(20_000, seed: 2)
        for place in [0, 5, 700, 10_000, 19_000, 19_985] {
            let saved = bookmark(place, words, isSecret: isSecret)
            let cut = min(place, 400)
            #expect(recovery(saved, Array(words.dropFirst(cut))).word == place - cut || place < Quote.reach, "\(place)")
            #expect(recovery(saved, prose(900, seed: 3) + words) == Recovery(word: place + 900, method: .quote), "\(place)")
        }
    }

    @Test("Words changed, added and removed in the quote itself are borne")
    func edited() {
        let words = prose(20_000, seed: 4)
        let place = 8_000
        let saved = bookmark(place, words, isSecret: false)
        var changed = words
        for near in [place - 7, place - 3, place + 2, place + 6] { changed[near] = "changed" }
        #expect(recovery(saved, changed) == Recovery(word: place, method: .quote))
        var joined = words
        joined.remove(at: place - 4)
        #expect(recovery(saved, joined).word == place - 1)
        var split = words
        split.insert("[12]", at: place + 4)
        #expect(recovery(saved, split).word == place)
        var upper = words
        for index in place - 10...place + 10 { upper[index] = "“" + words[index].uppercased() + ",”" }
        #expect(recovery(saved, upper) == Recovery(word: place, method: .quote))
    }

    @Test("Of equal passages the nearest is meant")
    func refrain() {
        let refrain = prose(40, seed: 5)
        let words =
            prose(3_000, seed: 6) + refrain + prose(3_000, seed: 7) + refrain + prose(3_000, seed: 8) + refrain + prose(100, seed: 9)
        for place in [3_020, 6_060, 9_100] {
            let saved = bookmark(place, words, isSecret: false)
            #expect(recovery(saved, ["one", "more"] + words) == Recovery(word: place + 2, method: .quote))
        }
    }

    @Test("A near passage with a word or two changed is preferred to the same passage far away")
    func editedRefrain() {
        let refrain = prose(40, seed: 5)
        var words = prose(3_000, seed: 6) + refrain + prose(6_000, seed: 7) + refrain + prose(3_000, seed: 8)
        let saved = bookmark(3_020, words, isSecret: false)
        words[3_015] = "changed"
        words[3_024] = "too"
        #expect(recovery(saved, ["one", "more"] + words) == Recovery(word: 3_022, method: .quote))
    }

    @Test("When the words are gone the fraction remains", arguments: [false, true])
    func gone(isSecret: Bool) {
        let saved = bookmark(5_000, prose(10_000, seed: 10), isSecret: isSecret)
        var generator = SeededGenerator(seed: 11)
        let other = (0..<10_000).map { _ in "x\(Int.random(in: 0..<100_000, using: &generator))" }
        let found = recovery(saved, other)
        #expect(found.method == .fraction)
        #expect((4_900...5_100).contains(found.word))
        #expect(recovery(saved, []).word == 0)
    }

    @Test("A secret document's bookmark holds neither its title nor a word of it")
    func secret() throws {
        var words = prose(2_000, seed: 12)
        words[1_000] = "Gesundheitszeugnis"
        let saved = bookmark(1_000, words, isSecret: true)
        #expect(saved.title == nil && saved.pageLabel == nil)
        let quote = try #require(saved.quote)
        #expect(quote.isDigest && (quote.before + [quote.at] + quote.after).count == 21)
        #expect((quote.before + [quote.at] + quote.after).allSatisfy { $0.count == 1 && $0.first?.isHexDigit == true })
        let key = WordKeys(digestsFor: fingerprint)
        // All sixteen digits occur about equally often, or they would say more than they should.
        var counts = [Int](repeating: 0, count: 16)
        for number in 0..<16_000 { counts[Int(key.key(ofWord: "word\(number)"))] += 1 }
        #expect(counts.allSatisfy { (800...1_200).contains($0) })
    }

    @Test("Bookmarks with odd contents are survived")
    func odd() {
        let words = prose(500, seed: 13)
        var saved = bookmark(100, words, isSecret: false)
        for (before, at, after, isDigest) in [
            ([], "", [], false), (["", ""], "", [""], false), (["zz"], "zz", ["zz"], true),
            (Array(repeating: "the", count: 5_000), "the", ["the"], false),
        ] as [([String], String, [String], Bool)] {
            saved.quote = Quote(before: before, at: at, after: after, isDigest: isDigest)
            #expect((0..<500).contains(recovery(saved, words).word))
        }
        saved.quote = nil
        saved.word = .max
        #expect((0..<500).contains(recovery(saved, words, version: "1").word))
        saved.fraction = .nan
        saved.totalWords = nil
        #expect(recovery(saved, words, version: "1").word == 0)
    }
}
