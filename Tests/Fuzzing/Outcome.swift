import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// What became of a run of the program.
struct Outcome {
    /// The exit status; a negative number is the signal that ended it.
    let status: Int
    /// Seconds of processor time.
    let cpu: Double
    let megabytes: Int
    /// What it said on standard error.
    let errors: String

    /// What README.md promises.
    static let statuses: Set<Int> = [0, 64, 65, 66, 69, 73, 74, 77, 130, 143]

    /// What is wrong with it, if anything is.
    func fault(_ limits: LimitOptions) -> String? {
        if status == -Int(SIGXCPU) || status == -Int(SIGKILL) { return "hang: more than \(limits.seconds) s" }
        if status < 0 { return "signal \(-status)" }
        if !Self.statuses.contains(status) { return "exit status \(status)" }
        if status != 0, errors.isEmpty { return "exit status \(status) without a word" }
        if megabytes > limits.megabytes { return "\(megabytes) MB" }
        return nil
    }

    /// Runs a program to its end, which the system sees to. The memory it is said to have taken is its own: this process is small.
    static func run(_ command: [String], seconds: Int) throws -> Outcome {
        let log = FileManager.default.temporaryDirectory.appending(path: "aloud-outcome-\(getpid())").path
        defer { unsafe unlink(log) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // A limit of processor time, so that a busy machine hangs nothing; the shell sets it and becomes the program.
        let command = ["/bin/sh", "-c", "ulimit -t \(seconds); exec \"$@\"", "sh"] + command
        var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var child = pid_t()
        let problem = unsafe posix_spawnp(&child, command[0], &actions, nil, &arguments, environ)
        guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .ENOENT) }
        var (status, usage) = (Int32(), rusage())
        while unsafe wait4(child, &status, 0, &usage) < 0 { guard errno == EINTR else { throw POSIXError(.ECHILD) } }
        let errors = (try? Data(contentsOf: URL(filePath: log))) ?? Data()
        return Outcome(
            status: status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -Int(status & 0x7F),
            cpu: Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6,
            megabytes: usage.ru_maxrss / 1024, errors: String(decoding: errors.prefix(1 << 16), as: UTF8.self))
    }
}
