import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that tests compare with, or have files made by; they are skipped where it isn't installed.
package struct Program: Sendable {
    package let name: String

    package static let qpdf = Program(name: "qpdf")

    package init(name: String) { self.name = name }

    private var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    package var isInstalled: Bool { path != nil }

    /// Runs it and gives what it wrote to standard output.
    ///
    /// By `posix_spawn`: Foundation's `Process` waits for all its children on one thread, which a server that another test has started holds up.
    package func run(_ arguments: [String]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let output = folder.file("output")
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let words: [UnsafeMutablePointer<CChar>?] = unsafe ([path ?? name] + arguments).map { unsafe strdup($0) }
        defer { unsafe words.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let problem = unsafe posix_spawn(&process, path ?? name, &actions, nil, words + [nil], environ)
        guard problem == 0 else { throw Failure(program: name, status: problem) }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 { guard errno == EINTR else { throw Failure(program: name, status: errno) } }
        guard status == 0 else { throw Failure(program: name, status: status) }
        return try bytes(ofFile: output)
    }

    package struct Failure: Error {
        let program: String
        let status: Int32
    }
}
