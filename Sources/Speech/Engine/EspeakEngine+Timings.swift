public import Audio

extension EspeakEngine {
    /// The fastest rate at which loudness survives in the samples; from 450 on the engine speeds up finished sound.
    private static let fastestMeasured = 400

    /// Measures the word starts by two more renderings (see ``MarkerTwin``); `nil` when they don't tell.
    public func timings(
        of utterance: SpokenUtterance, in sound: PCMBuffer, _ settings: VoiceSettings
    ) async throws(SpeechError) -> WordTimings? {
        guard let twin = MarkerTwin(utterance), !sound.samples.isEmpty else {
            return utterance.spans.count == 1 ? WordTimings(starts: [0], isMeasured: true) : nil
        }
        var measured = settings
        measured.volume = 100
        if settings.rate > 449 { measured.rate = Self.fastestMeasured }
        let voice = measured
        async let evenSound = rendering(of: twin.evenText, like: utterance, voice)
        async let steppedSound = rendering(of: twin.steppedText, like: utterance, voice)
        let (even, stepped) = (await evenSound, await steppedSound)
        guard let even, let stepped else { return nil }
        guard settings.rate > 449 else { return twin.timings(in: sound, even: even, stepped: stepped) }
        // The sped-up sound has the same proportions as the slower one.
        guard let slow = twin.timings(in: even, even: even, stepped: stepped), !even.samples.isEmpty else { return nil }
        return WordTimings(starts: slow.starts.map { $0 * sound.samples.count / even.samples.count }, isMeasured: true)
    }

    private func rendering(of text: String, like utterance: SpokenUtterance, _ voice: VoiceSettings) async -> PCMBuffer? {
        try? await speak(text, like: utterance, voice)
    }
}
