public import Audio

/// Turns text into sound. Says nothing itself: what becomes of the sound is the caller's business.
public protocol SpeechEngine: Sendable {
    /// What people call it.
    var name: String { get }

    /// The format of what it makes, as far as that is known beforehand; an output can then be started before the first sound is there.
    var expectedFormat: PCMFormat? { get }

    /// The voices that can really be used, in the engine's order.
    ///
    /// - Throws: ``SpeechError/Code/engineMissing`` or ``SpeechError/Code/engineFailed``.
    func voices() async throws(SpeechError) -> [Voice]

    /// Speaks one utterance, without a pause at its end. The same utterance and settings give the same samples.
    ///
    /// - Throws: a ``SpeechError``; its ``SpeechError/isPermanent`` tells whether going on with the next utterance makes sense.
    func synthesize(_ utterance: SpokenUtterance, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer

    /// Where each word begins in `sound`, which ``synthesize(_:_:)`` made of the same utterance and settings; or `nil` if the engine
    /// cannot tell better than an estimate.
    func timings(of utterance: SpokenUtterance, in sound: PCMBuffer, _ settings: VoiceSettings) async throws(SpeechError) -> WordTimings?
}

extension SpeechEngine {
    /// `nil`: it depends on the voice.
    public var expectedFormat: PCMFormat? { nil }

    /// `nil`: an engine that does not say otherwise cannot tell.
    public func timings(
        of utterance: SpokenUtterance, in sound: PCMBuffer, _ settings: VoiceSettings
    ) async throws(SpeechError) -> WordTimings? { nil }
}
