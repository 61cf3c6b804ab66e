import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that runs beside a test until it is ended.
///
/// By `posix_spawn`: Foundation's `Process` watches children of others, too, and the ends of theirs have been seen to get lost.
package final class ChildProcess {
    private let process: pid_t
    private var hasEnded = false

    /// - Parameter output: a file for what it writes to standard output; nothing is kept without one.
    package init(_ program: String, _ arguments: [String], environment: [String: String] = [:], output: String? = nil) throws {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) }
        let variables: [UnsafeMutablePointer<CChar>?] = unsafe ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .map { unsafe strdup("\($0.key)=\($0.value)") }
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let problem = unsafe posix_spawnp(&process, program, &actions, nil, words + [nil], variables + [nil])
        guard problem == 0 else { throw Program.Failure(program: program, status: problem) }
        self.process = process
    }

    package var isRunning: Bool {
        var status: Int32 = 0
        if !hasEnded, unsafe waitpid(process, &status, WNOHANG) != 0 { hasEnded = true }
        return !hasEnded
    }

    /// Waits for its end; gives the status as `waitpid` has it.
    package func wait() throws -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Program.Failure(program: "waitpid", status: errno) }
        }
        hasEnded = true
        return status
    }

    /// Has it end, and waits for that.
    package func end() {
        guard isRunning else { return }
        _ = kill(process, SIGTERM)
        for _ in 0..<100 where isRunning { usleep(10_000) }
        guard isRunning else { return }
        _ = kill(process, SIGKILL)
        _ = try? wait()
    }
}
