import Audio

/// Finds where words begin by making the same speech twice, the second time with the words at different loudness.
///
/// espeak-ng tells no times, but takes commands within plain text: U+0001 `72A` sets the amplitude from the next word on. A rendering in which
/// all words are at 100 and one in which they go 100, 72, 52, 36, 100, … have the same samples but for the loudness, so the ratio of the two
/// tells, every 2 ms, which word is being spoken. Against the engine's own word events it is some 10 to 20 ms off, mostly because an event comes
/// before anything can be heard.
///
/// Limits: a clause of more than about 70 words without punctuation overflows the engine's list of commands (the two renderings then differ in length);
/// from 450 words a minute the engine's speed-up breaks the equality; words that the engine merges ("of the") share one time, which is
/// divided by their letters.
struct MarkerTwin: Sendable {
    let utterance: SpokenUtterance

    /// What the amplitude commands are, and what they make of the sound (measured; the engine's scale is not quite linear).
    private static let levels = [100, 72, 52, 36]
    private static let ratios = [1.0, 0.705, 0.505, 0.34]

    /// `nil` when the words can't be marked: the utterance has none, or has words without a space between them.
    init?(_ utterance: SpokenUtterance) {
        guard utterance.spans.count > 1 else { return nil }
        for (one, next) in zip(utterance.spans, utterance.spans.dropFirst()) where one.utf8.upperBound >= next.utf8.lowerBound {
            return nil
        }
        self.utterance = utterance
    }

    /// The text with all words at one loudness.
    var evenText: String { text { _ in 100 } }

    /// The text with the words at four loudnesses in turn.
    var steppedText: String { text { Self.levels[$0 % Self.levels.count] } }

    private func text(level: (Int) -> Int) -> String {
        let bytes = Array(utterance.text.utf8)
        return utterance.spans.enumerated().map { index, span in
            "\u{1}\(level(index))A " + String(decoding: bytes[span.utf8.clamped(to: 0..<bytes.count)], as: UTF8.self)
        }.joined(separator: " ")
    }

    /// The times of the words in `sound`, from the two marked renderings; `nil` when they don't tell.
    func timings(in sound: PCMBuffer, even: PCMBuffer, stepped: PCMBuffer) -> WordTimings? {
        guard even.samples.count == stepped.samples.count, even.format == stepped.format, even.format == sound.format,
            let onsets = onsets(even: even.samples, stepped: stepped.samples)
        else { return nil }
        var alignment = SoundAlignment(from: even.samples, to: sound.samples)
        let starts = filled(onsets, end: alignment.sourceEnd).map { max(0, alignment.position(of: $0) - Self.attack) }
        return WordTimings(starts: starts.ascending, isMeasured: true)
    }

    // MARK: - Reading the loudness

    /// Samples in one frame: 2 ms at 22,050 samples a second.
    private static let frameLength = 44
    /// Quieter frames tell nothing: the ratio of small integers is rough.
    private static let audible = 120.0
    /// A word begins a little before it can be heard: the lips close for a "b" before it bursts.
    private static let attack = 176
    /// How far a ratio may be from a level's. The levels are at least 30 % apart.
    private static let tolerance = 0.06

    /// The first audible sample of each word that has one.
    private func onsets(even: [Int16], stepped: [Int16]) -> [Int?]? {
        let count = utterance.spans.count
        var onsets = [Int?](repeating: nil, count: count)
        var current = 0
        var candidate: (level: Int, start: Int)?
        for start in stride(from: 0, to: even.count - Self.frameLength, by: Self.frameLength) {
            let loudness = Self.loudness(even, start)
            guard loudness > Self.audible else { continue }
            let ratio = Self.loudness(stepped, start) / loudness
            guard let level = Self.ratios.indices.first(where: { abs(ratio / Self.ratios[$0] - 1) < Self.tolerance }) else { continue }
            if onsets[0] == nil, level == 0 { onsets[0] = start }
            guard level != current % Self.levels.count else {
                candidate = nil
                continue
            }
            // Two frames in a row: a frame on the border of two words has a ratio between theirs, and may look like a third.
            guard let (seen, first) = candidate, seen == level else {
                candidate = (level, start)
                continue
            }
            current += (level - current % Self.levels.count + Self.levels.count) % Self.levels.count
            guard current < count else { return nil }
            onsets[current] = first
            candidate = nil
        }
        // More than a run of merged words missing at the end means that the levels were lost on the way.
        return count - 1 - current < Self.levels.count ? onsets : nil
    }

    private static func loudness(_ samples: [Int16], _ start: Int) -> Double {
        var sum = 0.0
        for index in start..<start + frameLength { sum += Double(samples[index]) * Double(samples[index]) }
        return (sum / Double(frameLength)).squareRoot()
    }

    /// Gives the words without an onset of their own a share of the time before the next: they were merged with the word before them.
    private func filled(_ onsets: [Int?], end: Int) -> [Int] {
        let letters = utterance.spans.map { max(1, $0.utf8.count) }
        var starts = [Int](repeating: 0, count: onsets.count)
        var index = 0
        while index < onsets.count {
            let next = onsets[(index + 1)...].firstIndex { $0 != nil } ?? onsets.count
            let begin = onsets[index] ?? 0
            let length = max(0, (next < onsets.count ? onsets[next] ?? end : end) - begin)
            let total = letters[index..<next].reduce(0, +)
            var before = 0
            for word in index..<next {
                starts[word] = begin + length * before / total
                before += letters[word]
            }
            index = next
        }
        return starts
    }
}

extension [Int] {
    /// The same, with every element at least as large as those before.
    fileprivate var ascending: [Int] {
        var highest = 0
        return map { element in
            highest = Swift.max(highest, element)
            return highest
        }
    }
}
