import Audio
@testable import Speech
import TestSupport
import Testing

@Suite struct WordTimingsTests {
    @Test func findsTheSpanAtASample() {
        let timings = WordTimings(starts: [0, 100, 100, 250], isMeasured: true)
        #expect([0, 99, 100, 249, 250, 9_999].map(timings.span(at:)) == [0, 0, 2, 2, 3, 3])
        #expect(WordTimings(starts: [50], isMeasured: true).span(at: 0) == 0)
        #expect(WordTimings(starts: [], isMeasured: true).span(at: 5) == 0)
    }

    @Test func anEstimateFollowsLettersAndPauses() throws {
        let utterance = SpokenUtterance(plain: "one, two three 1984 end.")
        let sound = PCMBuffer(format: .speech, samples: [Int16](repeating: 1, count: 22_050 * 3))
        let starts = WordTimings.estimate(for: utterance, in: sound, rate: 175).starts
        #expect(starts.count == 5)
        #expect(starts[0] == 0 && starts == starts.sorted() && starts[4] < 66_150)
        // "one," and its pause are longer than "two"; the year is longer than "three".
        #expect(starts[1] - starts[0] > (starts[2] - starts[1]) + 22_050 / 5)
        #expect(starts[4] - starts[3] > starts[3] - starts[2])
    }

    @Test func anEstimateOfNothingIsNothing() {
        let silence = PCMBuffer(format: .speech)
        #expect(WordTimings.estimate(for: SpokenUtterance(plain: ""), in: silence, rate: 175).starts == [])
        #expect(WordTimings.estimate(for: SpokenUtterance(plain: "a b , ; ."), in: silence, rate: 0).starts == [0, 0, 0, 0, 0])
    }
}

@Suite struct MarkerTwinTests {
    /// A tone for each word, as loud as `amplitude` says, with `gap` samples of silence between.
    private func tones(_ words: Int, gap: Int = 100, length: Int = 4_400, _ amplitude: (Int) -> Double) -> PCMBuffer {
        var samples: [Int16] = []
        for word in 0..<words {
            let pitch = 60 + word * 7 % 40
            samples += (0..<length).map { Int16(($0 % pitch < pitch / 2 ? 8_000.0 : -8_000.0) * amplitude(word)) }
            samples += [Int16](repeating: 0, count: gap)
        }
        return PCMBuffer(format: .speech, samples: samples)
    }

    private let steps = [1.0, 0.705, 0.505, 0.34]

    @Test func readsTheWordsOffTheLoudness() throws {
        let twin = try #require(MarkerTwin(SpokenUtterance(plain: "a b c d e f")))
        let even = tones(6) { _ in 1 }
        let starts = try #require(twin.timings(in: even, even: even, stepped: tones(6) { steps[$0 % 4] })).starts
        #expect(starts.count == 6)
        for (word, start) in starts.enumerated() { #expect(abs(start - word * 4_500) < 300, "\(starts)") }
    }

    @Test func mergedWordsShareTheirTime() throws {
        // The second and third of five words are one in the sound.
        let twin = try #require(MarkerTwin(SpokenUtterance(plain: "aa bb bb cc dd")))
        let even = tones(4) { _ in 1 }
        let levels = [0, 1, 3, 0]
        let starts = try #require(twin.timings(in: even, even: even, stepped: tones(4) { steps[levels[$0]] })).starts
        for (start, expected) in zip(starts, [0, 4_500, 6_750, 9_000, 13_500]) { #expect(abs(start - expected) < 300, "\(starts)") }
    }

    @Test func shorterPausesInTheSoundAreFollowed() throws {
        let twin = try #require(MarkerTwin(SpokenUtterance(plain: "a b c d e f")))
        let even = tones(6, gap: 254) { _ in 1 }
        let starts = try #require(twin.timings(in: tones(6) { _ in 1 }, even: even, stepped: tones(6, gap: 254) { steps[$0 % 4] })).starts
        for (word, start) in starts.enumerated() { #expect(abs(start - word * 4_500) < 300, "\(starts)") }
    }

    @Test func tellsWhenItCannotTell() throws {
        let twin = try #require(MarkerTwin(SpokenUtterance(plain: "a b c d e f g h i j k l")))
        let even = tones(12) { _ in 1 }
        #expect(twin.timings(in: even, even: even, stepped: tones(11) { steps[$0 % 4] }) == nil)
        // The levels never change: the commands were dropped.
        #expect(twin.timings(in: even, even: even, stepped: even) == nil)
        #expect(MarkerTwin(SpokenUtterance(plain: "alone")) == nil)
        let glued = SpokenUtterance(text: "日本", words: 0..<2, spans: [.init(utf8: 0..<3, words: 0..<1), .init(utf8: 3..<6, words: 1..<2)])
        #expect(MarkerTwin(glued) == nil)
    }

    @Test func theMarkedTextHoldsEveryWord() throws {
        let twin = try #require(MarkerTwin(SpokenUtterance(plain: "One two, three")))
        #expect(twin.evenText == "\u{1}100A One \u{1}100A two, \u{1}100A three")
        #expect(twin.steppedText == "\u{1}100A One \u{1}72A two, \u{1}52A three")
    }
}

@Suite(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) struct EspeakTimingsTests {
    let engine = EspeakEngine(timeout: .seconds(300))  // other tests may hold the cores

    /// After a comma the engine is silent for a while; the next word begins where the silence ends.
    @Test(arguments: [("en", 80), ("en", 175), ("en", 300), ("fr", 175), ("de", 250)])
    func wordsBehindCommasBeginBehindTheSilence(language: String, rate: Int) async throws {
        let utterance = SpokenUtterance(plain: "Roma, Milano vale, Napoli, Verona bella, Lima.", language: language)
        let voice = VoiceSettings(rate: rate)
        let sound = try await engine.synthesize(utterance, voice)
        let timings = try #require(try await engine.timings(of: utterance, in: sound, voice))
        #expect(timings.isMeasured && timings.starts.count == 7 && timings.starts == timings.starts.sorted())
        var silences: [(length: Int, end: Int)] = []
        var lastLoud: Int?
        for (index, sample) in sound.samples.enumerated() where abs(Int(sample)) > 200 {
            if let lastLoud { silences.append((index - lastLoud, index)) }
            lastLoud = index
        }
        let ends = silences.sorted { $0.length > $1.length }.prefix(4).map(\.end).sorted()
        for (end, word) in zip(ends, [1, 3, 4, 6]) {
            #expect(abs(timings.starts[word] - end) < 22_050 * 50 / 1_000, "word \(word): \(timings.starts[word]), heard at \(end)")
        }
    }

    @Test(arguments: [400, 449, 450, 700, 900]) func fastSpeechHasTheSameProportions(rate: Int) async throws {
        let utterance = SpokenUtterance(plain: "The keeper climbed the narrow stairs slowly, and at the top he lit the lamp.")
        var places: [[Double]] = []
        for rate in [VoiceSettings.normalRate, rate] {
            let voice = VoiceSettings(rate: rate)
            let sound = try await engine.synthesize(utterance, voice)
            let timings = try #require(try await engine.timings(of: utterance, in: sound, voice))
            places.append(timings.starts.map { Double($0) / Double(sound.samples.count) })
        }
        for (one, other) in zip(places[0], places[1]) { #expect(abs(one - other) < 0.08, "\(places)") }
    }

    @Test func aClauseWithoutEndFallsBackOrIsRight() async throws {
        let words = (0..<110).map { ["river", "stone", "valley", "morning"][$0 % 4] }.joined(separator: " ")
        let utterance = SpokenUtterance(plain: words)
        let sound = try await engine.synthesize(utterance, VoiceSettings())
        if let timings = try await engine.timings(of: utterance, in: sound, VoiceSettings()) {
            #expect(timings.starts.count == 110 && timings.starts == timings.starts.sorted())
        }
    }

    @Test func silenceHasTimesToo() async throws {
        let utterance = SpokenUtterance(plain: "The sound is off, and yet it counts.")
        let voice = VoiceSettings(volume: 0)
        let sound = try await engine.synthesize(utterance, voice)
        let timings = try #require(try await engine.timings(of: utterance, in: sound, voice))
        #expect(timings.starts.last.map { $0 > sound.samples.count / 2 && $0 < sound.samples.count } == true)
    }
}
