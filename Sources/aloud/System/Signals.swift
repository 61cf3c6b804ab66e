import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Signals as a stream of numbers.
///
/// A handler may do next to nothing; it writes the number into a pipe, and a thread reads it from there. Handlers rather than ignored signals:
/// programs started by this one get the ordinary behaviour back.
enum Signals {
    /// The writing end of the pipe. Written once, before any handler is installed.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    /// Who takes signals, and what they did before.
    private struct State {
        var taker: (@Sendable (Int32) -> Void)?
        var before: [Int32: sigaction] = [:]
        var isReading = false
    }

    private static let state = Mutex(State())

    /// From now on, these signals arrive in the stream and do nothing else.
    static func stream(of signals: [Int32]) -> AsyncStream<Int32> {
        let (stream, continuation) = AsyncStream<Int32>.makeStream()
        take(signals) { continuation.yield($0) }
        return stream
    }

    /// From now on, these signals are given to `taker`, on a thread of its own, and do nothing else.
    static func take(_ signals: [Int32], _ taker: @escaping @Sendable (Int32) -> Void) {
        let isReady = state.withLock { state in
            state.taker = taker
            // One pipe and one thread for all documents that are read.
            state.isReading = state.isReading || read()
            return state.isReading
        }
        if isReady { signals.forEach(install) }
    }

    /// The signals that were taken do what they did before: nobody would look at them until somebody takes them again.
    static func release() {
        state.withLock { state in
            for (signal, action) in state.before {
                var action = action
                _ = unsafe sigaction(signal, &action, nil)
            }
            (state.before, state.taker) = ([:], nil)
        }
    }

    /// Opens the pipe and reads it. Gives `false` where there can be none.
    private static func read() -> Bool {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return false }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A full pipe must not stop the handler.
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        unsafe pipeEnd = writing
        BackgroundThread.run("signals") {
            while let bytes = try? Files.readSome(reading, limit: 64), !bytes.isEmpty {
                for byte in bytes { deliver(Int32(byte)) }
            }
        }
        return true
    }

    private static func deliver(_ signal: Int32) {
        if let taker = state.withLock({ $0.taker }) { return taker(signal) }
        // It came at the very moment when nobody took it any more.
        if ![SIGTSTP, SIGCONT, SIGWINCH].contains(signal) { Program.end(by: signal) }
    }

    private static func install(_ signal: Int32) {
        // `nohup aloud …`: what was ignored from the start stays ignored.
        if [SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2].contains(signal), isIgnored(signal) { return }
        var action = sigaction()
        setHandler(&action) { number in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = unsafe write(Signals.pipeEnd, &byte, 1)
            errno = saved
        }
        action.sa_flags = Int32(SA_RESTART)
        var before = sigaction()
        guard unsafe sigaction(signal, &action, &before) == 0 else { return }
        state.withLock { if $0.before[signal] == nil { $0.before[signal] = before } }
    }

    /// Stops this process as Ctrl-Z does, and returns when it is continued. Where no shell could continue it, the system lets it go on.
    static func suspend() {
        _ = signal(SIGTSTP, SIG_DFL)
        // The threads that tasks run on take no signals; a blocked signal would stop nothing.
        var (only, before) = (sigset_t(), sigset_t())
        _ = unsafe sigemptyset(&only)
        _ = unsafe sigaddset(&only, SIGTSTP)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &only, &before)
        _ = raise(SIGTSTP)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        install(SIGTSTP)
    }

    /// Lets a signal do what it does by itself, to this process. Returns where it is ignored.
    static func die(of number: Int32) {
        _ = signal(number, SIG_DFL)
        var only = sigset_t()
        _ = unsafe sigemptyset(&only)
        _ = unsafe sigaddset(&only, number)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
        _ = raise(number)
    }

    /// Writing to a program that has ended must be an error that can be handled.
    static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

    /// Whether a signal does nothing now.
    static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            return unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
        #else
            return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        #endif
    }

    /// The member has another name on each system.
    static func setHandler(_ action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Darwin)
            unsafe action.__sigaction_u.__sa_handler = handler
        #else
            unsafe action.__sigaction_handler.sa_handler = handler
        #endif
    }
}
