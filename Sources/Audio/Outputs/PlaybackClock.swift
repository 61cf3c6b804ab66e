/// Tells what has been heard of a stream by the clock alone.
///
/// A player says nothing of where it is, and how much it has taken in tells little: pipes and sound servers swallow seconds. But when it is
/// fed only just ahead of time, the samples heard are those that the time since the start gives, within about 10 ms.
struct PlaybackClock {
    let format: PCMFormat
    /// Samples of silence in front of the stream, not counted as heard: a cold sound device may lose its first moments.
    let leadIn: Int
    /// How far ahead of the ear samples may be written.
    let lead: Duration

    /// When the first sample sounded, or would have, had there been no gaps since.
    private var origin: Duration?
    /// Samples written, the silence in front included.
    private(set) var written = 0

    init(format: PCMFormat, leadIn: Duration, lead: Duration = .milliseconds(100)) {
        self.format = format
        self.leadIn = format.samples(in: leadIn)
        self.lead = lead
    }

    /// Samples heard at the time `now`, without the silence in front.
    func heard(at now: Duration) -> Int { max(0, sounded(at: now) - leadIn) }

    /// How long to wait, from `now`, until `count` more samples may be written.
    func wait(for count: Int, at now: Duration) -> Duration {
        guard origin != nil else { return .zero }
        let ahead = format.duration(ofSamples: max(0, written + count - sounded(at: now)))
        return max(.zero, ahead - lead)
    }

    /// Notes that `count` samples were written at `now`. If the player had run dry before, the gap moves everything after it.
    mutating func wrote(_ count: Int, at now: Duration) {
        let soFar = format.duration(ofSamples: written)
        if origin.map({ now - $0 > soFar }) ?? true { origin = now - soFar }
        written += count
    }

    private func sounded(at now: Duration) -> Int {
        guard let origin else { return 0 }
        return min(written, format.samples(in: now - origin))
    }
}

/// The time that stands still while the machine sleeps, as sound does.
enum MonotonicTime {
    private static let origin = SuspendingClock.now

    static var now: Duration { SuspendingClock.now - origin }
}
