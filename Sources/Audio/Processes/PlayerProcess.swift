import Subprocess

/// One run of a program that takes sound, a player or an encoder, from its launch to its end.
final class PlayerProcess: Sendable {
    /// How a player ended.
    struct Exit: Sendable, Equatable {
        /// It was there and could be run.
        var wasFound = true
        var isSuccess: Bool
        /// What it last said on standard error, or why it could not be run.
        var message: String
    }

    private let input: StandardInputWriter
    private let run: Task<Exit, Never>

    private init(input: StandardInputWriter, run: Task<Exit, Never>) {
        self.input = input
        self.run = run
    }

    /// What is kept of a player's complaints.
    private static let longestMessage = 4096

    /// Starts `command`; gives its end instead if it could not be started.
    static func launch(_ command: PlayerCommand, format: PCMFormat) async -> Result<PlayerProcess, PlayerProcessEnded> {
        guard BrokenPipe.isIgnored else { return .failure(PlayerProcessEnded(exit: Exit(isSuccess: false, message: ""))) }
        let (launched, launch) = AsyncStream<StandardInputWriter>.makeStream()
        let run = Task<Exit, Never> {
            defer { launch.finish() }
            return await Self.play(command, format: format) { launch.yield($0) }
        }
        for await input in launched { return .success(PlayerProcess(input: input, run: run)) }
        return .failure(PlayerProcessEnded(exit: await run.value))
    }

    /// Hands samples to the player. Gives `false` when it no longer takes any.
    func write(_ bytes: [UInt8]) async -> Bool {
        // A write to a player that has ended may come back short without an error.
        guard let count = try? await input.write(bytes) else { return false }
        return count == bytes.count
    }

    /// Ends the player and waits until it is gone, so that nothing it still had can be heard over what comes next.
    @discardableResult
    func kill() async -> Exit {
        run.cancel()
        return await run.value
    }

    /// Tells the player that nothing more comes, and waits until it has played what it has; kills it after `limit`.
    func drain(limit: Duration) async -> Exit {
        try? await input.finish()
        let run = run
        let guardian = Task {
            try await Task.sleep(for: limit, clock: .suspending)
            run.cancel()
        }
        defer { guardian.cancel() }
        return await run.value
    }

    /// What the player left behind, once it has ended by itself. One that takes no more sound has ended or is about to; the limit is for one
    /// that has closed its input and stays.
    func exit() async -> Exit {
        await drain(limit: .seconds(2))
    }

    private static func play(
        _ command: PlayerCommand, format: PCMFormat, launched: @Sendable @escaping (StandardInputWriter) -> Void
    ) async -> Exit {
        var options = PlatformOptions()
        // A session of its own: what is typed in the terminal is for the reader, who stops its player itself. A group of its own is not enough: Ctrl-Z
        // could stop the child between vfork and exec, and the reader's thread that waits for the exec cannot be stopped.
        options.createSession = true
        // Asked to end, pacat falls silent at once (1 ms, at most 5) and takes leave of its server. aplay ignores that and would play what it has;
        // it is killed before that is more than is noticed.
        options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .milliseconds(30))]
        do {
            let result = try await Subprocess.run(
                .program(command.program), arguments: Arguments(command.arguments(for: format)), platformOptions: options,
                input: .inputWriter, output: .discarded, error: .sequence
            ) { execution in
                launched(execution.standardInputWriter)
                var said: [UInt8] = []
                for try await buffer in execution.standardError {
                    said += buffer.contents
                    said.removeFirst(max(0, said.count - longestMessage))
                }
                return said
            }
            let message = String(decoding: result.closureResult, as: UTF8.self)
            return Exit(isSuccess: result.terminationStatus.isSuccess, message: gist(of: message))
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return Exit(wasFound: false, isSuccess: false, message: "is not installed")
        } catch {
            return Exit(isSuccess: false, message: firstLine("\(error)"))
        }
    }

    /// The one line that says what is wrong, without where in the player's source that was found: of aplay's ten lines, `audio open error: No such
    /// file or directory`.
    static func gist(of text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        let said = lines.first { !$0.hasPrefix("ALSA lib ") } ?? lines.first ?? ""
        var parts = said.split(separator: ": ", omittingEmptySubsequences: false)
        // `aplay: main:852: audio open error: …`
        if parts.count > 2, parts[1].contains(":"), !parts[1].contains(" ") { parts.removeFirst(2) }
        return firstLine(parts.joined(separator: ": "))
    }

    private static func firstLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return String(line.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(200).map(Character.init))
    }
}

/// A player that could not be started, as an error.
struct PlayerProcessEnded: Error {
    let exit: PlayerProcess.Exit
}
