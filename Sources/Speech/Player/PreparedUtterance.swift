import Audio

/// An utterance on its way from the plan to the ear. Belongs to the player and never leaves it.
final class PreparedUtterance {
    let id: Int
    let utterance: SpokenUtterance
    /// The silence behind it.
    let pause: Duration
    let rendering: Task<Result<PCMBuffer, SpeechError>, Never>
    /// Where speaking begins: after a pause, at the word that was being heard.
    var firstSample = 0
    /// The best that is known so far: nothing, an estimate, or measured.
    var timings: WordTimings?
    /// Measures the words; started when the utterance is about to be heard.
    var measuring: Task<Void, Never>?

    init(id: Int, utterance: SpokenUtterance, pause: Duration, rendering: Task<Result<PCMBuffer, SpeechError>, Never>) {
        self.id = id
        self.utterance = utterance
        self.pause = pause
        self.rendering = rendering
    }

    func cancel() {
        rendering.cancel()
        measuring?.cancel()
    }

    /// The displayed word being spoken at a sample.
    func word(at sample: Int) -> Int {
        guard let timings, !timings.starts.isEmpty else { return utterance.words.lowerBound }
        return utterance.spans[min(timings.span(at: sample), utterance.spans.count - 1)].words.lowerBound
    }

    /// The first sample of the word that is being spoken at a sample.
    func wordStart(at sample: Int) -> Int {
        guard let timings, !timings.starts.isEmpty else { return firstSample }
        let span = timings.span(at: sample)
        // The sound of the first word begins with the sound.
        return span == 0 ? 0 : timings.starts[span]
    }
}

/// The part of a stream of sound that an utterance takes up.
struct SpokenStretch {
    let prepared: PreparedUtterance
    /// Its first sample in the stream.
    let start: Int
    /// Its samples in the stream, without the silence behind.
    let count: Int

    var end: Int { start + count }
}
