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

    /// Does what can be done for the first utterance before its text is there: whoever has to find that first calls this before.
    ///
    /// - Parameters:
    ///   - settings: as they will most likely be.
    ///   - language: what the text is most likely in, a BCP 47 tag.
    func prepare(_ settings: VoiceSettings, language: String)

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

    /// Nothing: an engine need not.
    public func prepare(_ settings: VoiceSettings, language: String) {}

    /// `nil`: an engine that does not say otherwise cannot tell.
    public func timings(
        of utterance: SpokenUtterance, in sound: PCMBuffer, _ settings: VoiceSettings
    ) async throws(SpeechError) -> WordTimings? { nil }
}
