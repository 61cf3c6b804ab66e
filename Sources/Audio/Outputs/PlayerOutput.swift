/// Lets sound be heard through a player program, fed over a pipe just ahead of the ear.
///
/// Stopping kills the program, which is the only pause that is heard at once; the next start runs it anew.
public actor PlayerOutput: AudioOutput {
    private let candidates: [PlayerCommand]
    /// The candidate in use. Those before it have failed.
    private var current = 0
    /// A player that has been heard for this long has a sound device; one that ends earlier gives its place to the next candidate.
    private static let probation = Duration.milliseconds(500)
    /// Silence in front of each stream: a cold device may lose its first samples.
    private static let leadIn = Duration.milliseconds(80)
    private static let blockDuration = Duration.milliseconds(20)
    /// How far the clock may be ahead of the ear: as much as the players are asked to hold back at most. Taken off when a stream is cut,
    /// so that nothing is lost where it goes on.
    private static let uncertainty = Duration.milliseconds(50)

    private var process: PlayerProcess?
    private var clock = PlaybackClock(format: .speech, leadIn: .zero)
    /// Counts streams, so that a write which was waiting while the stream ended can tell.
    private var stream = 0
    private var heardAtEnd = 0
    /// What was written since the start, for the next candidate, until this one has proven itself.
    private var unproven: [Int16]? = []
    private var complaints: [String] = []

    /// Plays through `command`, or through the first of ``PlayerCommand/known`` that is installed and can play.
    public init(_ command: PlayerCommand? = nil) {
        candidates = command.map { [$0] } ?? PlayerCommand.known
    }

    /// The program that plays, as far as is known yet.
    public var program: String? { current < candidates.count ? candidates[current].program : nil }

    /// Runs the player and lets it play a moment of silence.
    public func start(_ format: PCMFormat) async throws(AudioError) {
        await stop()
        // After a failure everything is tried again: a sound server may have come back.
        if current >= candidates.count { current = 0 }
        complaints = []
        unproven = []
        heardAtEnd = 0
        try await launch(format)
    }

    /// Appends samples.
    public func write(_ samples: ArraySlice<Int16>) async throws(AudioError) {
        let mine = stream
        var rest = samples
        while !rest.isEmpty {
            let block = rest.prefix(max(1, clock.format.samples(in: Self.blockDuration)))
            unproven?.append(contentsOf: block)
            if try await !send(block, in: mine) { try await fallBack(from: mine) }
            if unproven != nil, heard > clock.format.samples(in: Self.probation) { unproven = nil }
            rest = rest.dropFirst(block.count)
        }
    }

    /// Kills the player.
    @discardableResult
    public func stop() async -> Int {
        guard let process else {
            // A start that is still waiting for its player must not go on.
            stream += 1
            return heardAtEnd
        }
        end(heard: max(0, heard - clock.format.samples(in: Self.uncertainty)))
        await process.kill()
        return heardAtEnd
    }

    /// Waits until all has been heard.
    public func finish() async throws(AudioError) {
        let mine = stream
        while let process {
            let left = clock.format.duration(ofSamples: max(0, clock.written - clock.leadIn - heard))
            let exit = await process.drain(limit: left + .seconds(3))
            guard mine == stream else { throw Self.stopped }
            if exit.isSuccess || unproven == nil { break }
            try await fallBack(from: mine)
        }
        if process != nil { end(heard: max(0, clock.written - clock.leadIn)) }
    }

    /// Samples heard since `start`.
    public var heard: Int {
        process == nil ? heardAtEnd : clock.heard(at: MonotonicTime.now)
    }

    /// Ends the output.
    public func close() async { await stop() }

    // MARK: - Running and replacing the player

    private func end(heard: Int) {
        heardAtEnd = heard
        process = nil
        stream += 1
    }

    /// Runs the current candidate, or the first after it that can be run, and lets it play the silence in front.
    private func launch(_ format: PCMFormat) async throws(AudioError) {
        let mine = stream
        while current < candidates.count {
            let command = candidates[current]
            switch await PlayerProcess.launch(command, format: format) {
            case .success(let launched):
                guard mine == stream else {
                    await launched.kill()
                    throw Self.stopped
                }
                process = launched
                clock = PlaybackClock(format: format, leadIn: Self.leadIn)
                let silence = [Int16](repeating: 0, count: clock.leadIn)
                if try await send(silence[...], in: mine) { return }
                complain(await launched.exit())
            case .failure(let ended):
                complain(ended.exit)
            }
            guard mine == stream else { throw Self.stopped }
            current += 1
        }
        end(heard: 0)
        throw AudioError(.noAudioOutput, "no audio output: " + complaints.joined(separator: "; "))
    }

    /// Hands a block to the player when its time has come. Gives `false` when the player has ended.
    private func send(_ block: ArraySlice<Int16>, in mine: Int) async throws(AudioError) -> Bool {
        let wait = clock.wait(for: block.count, at: MonotonicTime.now)
        if wait > .zero { try? await Task.sleep(for: wait, clock: .suspending) }
        guard mine == stream, let process, !Task.isCancelled else { throw Self.stopped }
        let isTaken = await process.write(block.littleEndianBytes)
        guard mine == stream else { throw Self.stopped }
        if isTaken { clock.wrote(block.count, at: MonotonicTime.now) }
        return isTaken
    }

    /// The player has ended. While it was on probation the next candidate plays the stream from its beginning; later it is a failure.
    private func fallBack(from mine: Int) async throws(AudioError) {
        let format = clock.format
        guard let ended = process else { throw Self.stopped }
        let heardSoFar = heard
        let exit = await ended.exit()
        guard mine == stream else { throw Self.stopped }
        guard let replay = unproven else {
            end(heard: heardSoFar)
            current = 0
            let program = candidates[min(current, candidates.count - 1)].program
            throw AudioError(.playerFailed, exit.message.isEmpty ? "\(program) ended by itself" : "\(program) ended: \(exit.message)")
        }
        complain(exit)
        current += 1
        try await launch(format)
        var rest = replay[...]
        while !rest.isEmpty {
            let block = rest.prefix(max(1, format.samples(in: Self.blockDuration)))
            guard try await send(block, in: mine) else { return try await fallBack(from: mine) }
            rest = rest.dropFirst(block.count)
        }
    }

    private func complain(_ exit: PlayerProcess.Exit) {
        let program = candidates[current].program
        let why = exit.message.isEmpty ? "ended at once" : exit.message
        complaints.append(exit.wasFound ? "\(program) could not play (\(why))" : "\(program) is not installed")
    }

    private static let stopped = AudioError(.stopped, "the output was stopped")
}
