import Audio
import Foundation
import Subprocess
import Synchronization
import TestSupport

/// The program reading aloud in the background.
struct Reader: Sendable {
    let process: Int32
    private let execution: @Sendable (Signal) throws -> Void
    private let said: Said
    private let listening: Task<Void, any Error>

    private final class Said: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    /// What it has said on standard error so far.
    var errors: String { String(decoding: said.bytes.withLock { $0 }, as: UTF8.self) }

    func send(_ signal: Signal) throws { try execution(signal) }

    /// Returns when it has closed its standard error, which is when it has ended.
    func end() async throws { try await listening.value }

    /// Runs it in silence; `body` ends it, or waits for its end. When `body` returns and the program is still there, it is killed.
    static func run<Value: Sendable>(
        _ arguments: [String], in folder: TemporaryFolder, environment changes: [String: String?] = [:],
        _ body: @escaping @Sendable (Reader) async throws -> Value
    ) async throws -> (status: Int, errors: String, value: Value) {
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .zero)]
        let said = Said()
        let result = try await Subprocess.run(
            .program(Program.path), arguments: Arguments(["read", "--player", "null"] + arguments),
            environment: Program.environment(folder.file("state"), changes), platformOptions: options, input: .none, output: .discarded,
            error: .sequence
        ) { execution in
            let listening = Task {
                for try await buffer in execution.standardError {
                    said.bytes.withLock { $0 += buffer.contents }
                }
            }
            let reader = Reader(
                process: execution.processIdentifier.value, execution: { try execution.send(signal: $0) }, said: said, listening: listening)
            do {
                let value = try await body(reader)
                try? execution.send(signal: .kill)
                _ = try? await listening.value
                return value
            } catch {
                try? execution.send(signal: .kill)
                _ = try? await listening.value
                throw error
            }
        }
        return (result.terminationStatus.number, String(decoding: said.bytes.withLock { $0 }, as: UTF8.self), result.closureResult)
    }
}

/// Waits until a condition holds; gives up after some minutes.
func eventually(_ condition: () async throws -> Bool) async rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(180)
    while ContinuousClock.now < end {
        if try await condition() { return true }
        try? await Task.sleep(for: .milliseconds(20))
    }
    return try await condition()
}
