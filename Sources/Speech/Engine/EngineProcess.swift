import Audio
import Subprocess

/// One run of a speech program: text in, sound or text out, never longer and never more than allowed.
struct EngineProcess: Sendable {
    var program: String
    var arguments: [String]
    /// How long the program may take before it is killed.
    var timeout: Duration

    struct Output: Sendable {
        var bytes: [UInt8] = []
        var complaint = ""
        var isTooLong = false
    }

    /// What a run is to do.
    struct Job: Sendable {
        var input: String
        /// Bytes of output taken at most.
        var limit: Int
    }

    /// Runs the program on `input` and collects at most `limit` bytes of what it writes.
    ///
    /// Its exit status is not looked at: espeak-ng exits with 0 after errors, and a program that is cut short has said what it could.
    func run(input: String = "", limit: Int) async throws(SpeechError) -> Output {
        try await result { await self.attempt { Job(input: input, limit: limit) } }
    }

    /// What an attempt comes to, if it does in time.
    func result(of attempt: @escaping @Sendable () async -> Outcome) async throws(SpeechError) -> Output {
        guard BrokenPipe.isIgnored else { throw SpeechError(.engineFailed, "\(program) cannot be run") }
        let outcome = await withTaskGroup(of: Outcome.self) { group in
            group.addTask(operation: attempt)
            group.addTask {
                do { try await Task.sleep(for: self.timeout) } catch { return .cancelled }
                return .timedOut
            }
            let first = await group.next() ?? .cancelled
            // Killing is what the end of the task does (see `attempt`).
            group.cancelAll()
            return first
        }
        // A cancelled run returns as if it had ended by itself.
        if Task.isCancelled { throw SpeechError(.cancelled, "cancelled") }
        switch outcome {
        case .ended(let output): return output
        case .failed(let error): throw error
        case .cancelled: throw SpeechError(.cancelled, "cancelled")
        case .timedOut: throw SpeechError(.timedOut, "\(program) took longer than \(timeout) and was stopped")
        }
    }

    enum Outcome: Sendable {
        case ended(Output)
        case failed(SpeechError)
        case cancelled
        case timedOut
    }

    /// Starts the program, gives it what `job` says as soon as that is known, and collects what it writes.
    func attempt(_ job: @escaping @Sendable () async -> Job?) async -> Outcome {
        var options = PlatformOptions()
        // A session of its own: what is typed in the terminal (Ctrl-C, Ctrl-Z) is for the reader alone. With only a group of its own, a child that
        // Ctrl-Z met between vfork and exec stopped there, while the thread that waited for its exec kept the reader from being stopped.
        options.createSession = true
        do {
            let result = try await Subprocess.run(
                .program(program), arguments: Arguments(arguments), platformOptions: options,
                input: .inputWriter, output: .sequence, error: .sequence
            ) { execution in
                guard let job = await job() else {
                    await execution.teardown(using: [])
                    return Output()
                }
                // Fed beside the reading: a long text would otherwise fill the pipe in while the sound fills the pipe out.
                async let fed: Void = Self.feed(job.input, to: execution.standardInputWriter)
                async let complaint = Self.collect(execution.standardError, limit: 8192)
                let (bytes, isTooLong) = await Self.collect(execution.standardOutput, limit: job.limit)
                if isTooLong { await execution.teardown(using: []) }
                await fed
                return Output(bytes: bytes, complaint: await String(decoding: complaint.bytes, as: UTF8.self), isTooLong: isTooLong)
            }
            return .ended(result.closureResult)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return .failed(SpeechError(.engineMissing, "\(program) is not installed"))
        } catch {
            return .failed(SpeechError(.engineFailed, "\(program) cannot be run: \(error)"))
        }
    }

    private static func feed(_ text: String, to writer: StandardInputWriter) async {
        // A program that ended without reading is not an error here; what it wrote decides.
        if !text.isEmpty { _ = try? await writer.write(text) }
        try? await writer.finish()
    }

    /// Reads to the end, or to the first byte past `limit`. Errors end the stream: what came before them counts.
    private static func collect(_ stream: SubprocessOutputSequence, limit: Int) async -> (bytes: [UInt8], isTooLong: Bool) {
        var bytes: [UInt8] = []
        do {
            for try await buffer in stream {
                bytes += buffer.contents
                if bytes.count > limit { return (bytes, true) }
            }
        } catch {}
        return (bytes, false)
    }
}
