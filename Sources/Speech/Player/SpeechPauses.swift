/// The silence between what is spoken, at the normal rate; it shrinks and grows with the rate.
public struct SpeechPauses: Sendable, Equatable {
    /// Between two sentences.
    public var sentence: Duration
    /// Between two paragraphs.
    public var paragraph: Duration
    /// Behind a heading or a title.
    public var heading: Duration

    /// Pauses as a reader makes them: 0.3, 0.6 and 0.8 seconds.
    public init(
        sentence: Duration = .milliseconds(300), paragraph: Duration = .milliseconds(600), heading: Duration = .milliseconds(800)
    ) {
        self.sentence = sentence
        self.paragraph = paragraph
        self.heading = heading
    }

    /// A pause as long as it is at `rate` words a minute; never under 20 ms, so that sentences do not run into each other.
    static func scaled(_ pause: Duration, rate: Int) -> Duration {
        guard pause > .zero else { return .zero }
        return max(.milliseconds(20), pause * VoiceSettings.normalRate / max(rate, 1))
    }
}
