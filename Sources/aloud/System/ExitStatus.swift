#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the program ends with, as in sysexits(3).
enum ExitStatus: Int32, Sendable {
    case done = 0
    /// The command line is wrong.
    case usage = 64
    /// The input is not a PDF, or nothing in it can be read.
    case unreadableData = 65
    /// There is no such file.
    case noInput = 66
    /// The engine or the player is missing or fails.
    case unavailable = 69
    /// An output file cannot be made.
    case cannotCreate = 73
    /// Writing failed.
    case cannotWrite = 74
    /// A password is needed or wrong.
    case locked = 77
}

/// Why a command ends early: what the shell gets, and one sentence for the user.
struct CommandFailure: Error, Equatable {
    let status: ExitStatus
    /// What happened and what to do about it. Empty when there is nothing to say.
    let message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }
}

/// The end of the program.
enum Program {
    /// Ends at once: everything has been written, and what other threads are still at is nobody's concern.
    static func end(_ status: Int32) -> Never {
        StandardError.settle()
        TerminalDevice.restore()
        _exit(status)
    }

    /// Ends with 128 and a signal's number, which stopped a command. Of Ctrl-C it dies, once all is in order: a shell goes on with a loop
    /// unless a command in it was killed by that signal.
    static func end(by signal: Int32) -> Never {
        if signal == SIGINT {
            StandardError.settle()
            TerminalDevice.restore()
            Signals.die(of: signal)
        }
        end(128 + signal)
    }
}
