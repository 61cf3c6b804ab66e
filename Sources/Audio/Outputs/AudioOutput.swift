/// Where sound goes: a player, a file, or nowhere.
///
/// One stream of samples at a time: `start`, any number of `write`, then `stop` (at once) or `finish` (to the end); then `start` again.
/// `close` ends the output for good. `stop`, `heard` and `close` may be called while a `start`, `write` or `finish` is waiting.
public protocol AudioOutput: Sendable {
    /// Begins a stream. What was left of an earlier one is thrown away.
    ///
    /// - Throws: ``AudioError/Code/noAudioOutput`` if it is known already that nothing can be played, or ``AudioError/Code/cannotWrite``.
    func start(_ format: PCMFormat) async throws(AudioError)

    /// Appends samples, and returns when they have been handed on. An output that sounds takes them hardly faster than they are heard.
    ///
    /// - Throws: ``AudioError/Code/stopped`` when `stop` came in between or the task was cancelled; another code when the output failed.
    func write(_ samples: ArraySlice<Int16>) async throws(AudioError)

    /// Ends the stream at once; samples not yet heard are dropped.
    ///
    /// - Returns: How many of the samples written since `start` were heard.
    @discardableResult
    func stop() async -> Int

    /// Waits until everything written has been heard, then ends the stream.
    ///
    /// - Throws: ``AudioError/Code/stopped`` when `stop` came in between; another code when the output failed.
    func finish() async throws(AudioError)

    /// How many of the samples written since `start` have been heard so far. After the stream has ended, how many were heard in all.
    var heard: Int { get async }

    /// Ends the output: a file gets its sizes and its name. A stream still open is stopped first.
    ///
    /// - Throws: ``AudioError/Code/cannotWrite``.
    func close() async throws(AudioError)
}
