/// A run of a speech program that has begun before there is anything to say: by the time there is, the program is ready.
///
/// Nothing of it is left when it is dropped, or when this process ends: its input does, too.
final class WaitingProcess: Sendable {
    private let process: EngineProcess
    private let jobs: AsyncStream<EngineProcess.Job>.Continuation
    private let task: Task<EngineProcess.Outcome, Never>

    init(_ process: EngineProcess) {
        self.process = process
        let (stream, jobs) = AsyncStream<EngineProcess.Job>.makeStream()
        self.jobs = jobs
        task = Task {
            await process.attempt {
                for await job in stream { return job }
                return nil
            }
        }
    }

    deinit { task.cancel() }

    /// Whether it is such a run.
    func isRun(of other: EngineProcess) -> Bool { process.program == other.program && process.arguments == other.arguments }

    /// Does what `run` of that process would. To be called once.
    ///
    /// - Parameter other: a process of which this is a run; its time begins now.
    func run(_ other: EngineProcess, _ job: EngineProcess.Job) async throws(SpeechError) -> EngineProcess.Output {
        let task = task
        jobs.yield(job)
        return try await other.result {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }
}
