import Audio

/// An utterance on its way from the plan to the ear. Belongs to the player and never leaves it.
final class PreparedUtterance {
    let id: Int
    /// Its words may yet get other numbers.
    var utterance: SpokenUtterance
    /// The silence behind it.
    let pause: Duration
    let rendering: Task<Result<PCMBuffer, SpeechError>, Never>
    /// Where speaking begins.
    var firstSample = 0
    /// Where a pause came. Speaking goes on at the beginning of the word there, by what is then known of the words.
    var stoppedAt: Int?
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

    /// Goes back to the beginning of the word that was being spoken when the pause came.
    func goBackToWord() {
        guard let sample = stoppedAt, let timings, !timings.starts.isEmpty else { return }
        let span = timings.span(at: sample)
        // The sound of the first word begins with the sound.
        firstSample = span == 0 ? 0 : timings.starts[span]
        stoppedAt = nil
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
