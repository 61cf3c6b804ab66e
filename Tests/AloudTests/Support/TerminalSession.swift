import Audio
import Subprocess
import Synchronization
import TestSupport
import Testing

/// The program on a terminal: keys go in, and what the terminal would show comes out.
///
/// The terminal is made by script(1), so that the program is in the foreground of a session, as with a shell.
struct TerminalSession: Sendable {
    static let isPossible: Bool = isInstalled("script") && isInstalled("setsid")

    private let input: StandardInputWriter
    private let seen: Seen

    private final class Seen: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    /// Runs the program and calls `body` with its terminal. Gives the exit status and everything that was shown.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, environment changes: [String: String?] = [:], program: String = Program.path,
        _ body: @escaping @Sendable (TerminalSession) async throws -> Void
    ) async throws -> (status: Int, shown: String) {
        let command = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let seen = Seen()
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .zero)]
        let result = try await Subprocess.run(
            .name("script"), arguments: ["-q", "-e", "-c", command, "/dev/null"],
            environment: Program.environment(folder.file("state"), changes), platformOptions: options, input: .inputWriter,
            output: .sequence,
            error: .discarded
        ) { execution in
            let session = TerminalSession(input: execution.standardInputWriter, seen: seen)
            let keys = Task {
                do {
                    try await body(session)
                } catch {
                    Issue.record(error)
                    _ = try? await execution.standardInputWriter.write([0x03])
                }
            }
            for try await buffer in execution.standardOutput {
                seen.bytes.withLock { $0 += buffer.contents }
            }
            await keys.value
            try? await execution.standardInputWriter.finish()
        }
        return (result.terminationStatus.number, String(decoding: seen.bytes.withLock { $0 }, as: UTF8.self))
    }

    struct Timeout: Error { let awaited: String }

    /// Presses keys and waits until the terminal shows `answer` after that.
    func press(_ keys: String, awaiting answer: String? = nil) async throws {
        let before = seen.bytes.withLock { $0.count }
        _ = try await input.write(Array(keys.utf8))
        if let answer { try await see(answer, after: before) }
    }

    /// Waits until the terminal shows a text.
    func see(_ text: String, after start: Int = 0) async throws {
        let deadline = ContinuousClock.now + .seconds(180)
        while ContinuousClock.now < deadline {
            if shown(after: start).contains(text) { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw Timeout(awaited: "\(text) in \(shown(after: start))")
    }

    func shown(after start: Int = 0) -> String { String(decoding: seen.bytes.withLock { Array($0.dropFirst(start)) }, as: UTF8.self) }
}
