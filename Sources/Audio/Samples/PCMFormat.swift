/// The one kind of sound this package passes around: signed 16-bit little-endian samples, one channel, at some rate.
public struct PCMFormat: Sendable, Hashable {
    /// Samples a second, within ``sampleRates``.
    public let sampleRate: Int

    /// The rates that are taken for real: 1 kHz to 384 kHz. A header that claims anything else is damaged.
    public static let sampleRates = 1_000...384_000

    /// What espeak-ng's built-in voices produce.
    public static let speech = PCMFormat(sampleRate: 22_050)

    /// Clamps `sampleRate` into ``sampleRates``.
    public init(sampleRate: Int) {
        self.sampleRate = min(max(sampleRate, Self.sampleRates.lowerBound), Self.sampleRates.upperBound)
    }

    /// Bytes one sample takes.
    public static let bytesPerSample = 2

    /// How many whole samples fit in `duration`; 0 for a negative one. Durations beyond a year are cut there.
    public func samples(in duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let bounded = Int(min(seconds, 366 * 86_400))
        return bounded * sampleRate + Int(attoseconds / 1_000_000_000) * sampleRate / 1_000_000_000
    }

    /// How long `samples` samples last.
    public func duration(ofSamples samples: Int) -> Duration {
        let (seconds, rest) = samples.quotientAndRemainder(dividingBy: sampleRate)
        return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / sampleRate)
    }
}
