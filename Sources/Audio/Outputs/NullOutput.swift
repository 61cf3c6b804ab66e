/// Takes sound and lets nothing be heard: for tests, for machines without a sound device, and to read along in silence.
public actor NullOutput: AudioOutput {
    /// Whether samples are taken as fast as they would be heard, or as fast as they come.
    public let isPaced: Bool

    private var clock = PlaybackClock(format: .speech, leadIn: .zero)
    private var stream = 0
    private var isOpen = false
    private var heardAtEnd = 0

    /// An output that takes samples at the speed of sound, or at any speed.
    public init(paced: Bool = true) {
        isPaced = paced
    }

    /// Begins a stream.
    public func start(_ format: PCMFormat) {
        stream += 1
        isOpen = true
        clock = PlaybackClock(format: format, leadIn: .zero)
    }

    /// Appends samples.
    public func write(_ samples: ArraySlice<Int16>) async throws(AudioError) {
        let mine = stream
        var rest = samples
        while !rest.isEmpty {
            let block = isPaced ? rest.prefix(clock.format.samples(in: .milliseconds(20)) + 1) : rest
            try await pause(for: isPaced ? clock.wait(for: block.count, at: MonotonicTime.now) : .zero, in: mine)
            clock.wrote(block.count, at: MonotonicTime.now)
            rest = rest.dropFirst(block.count)
        }
    }

    /// Ends the stream at once and tells how many samples were heard.
    @discardableResult
    public func stop() -> Int {
        guard isOpen else { return heardAtEnd }
        heardAtEnd = heard
        isOpen = false
        stream += 1
        return heardAtEnd
    }

    /// Waits until all has been heard.
    public func finish() async throws(AudioError) {
        guard isOpen else { return }
        let mine = stream
        while isPaced, heard < clock.written {
            try await pause(for: clock.format.duration(ofSamples: clock.written - heard), in: mine)
        }
        stop()
    }

    /// Samples heard since `start`.
    public var heard: Int {
        guard isOpen else { return heardAtEnd }
        return isPaced ? clock.heard(at: MonotonicTime.now) : clock.written
    }

    /// Ends the output.
    public func close() { stop() }

    private func pause(for duration: Duration, in mine: Int) async throws(AudioError) {
        if duration > .zero { try? await Task.sleep(for: duration, clock: .suspending) }
        guard mine == stream, isOpen, !Task.isCancelled else { throw AudioError(.stopped, "the output was stopped") }
    }
}
