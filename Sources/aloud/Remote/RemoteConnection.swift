import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Somebody at the other end of a socket. One request at a time: the next line is read when the one before has been answered.
final class RemoteConnection: Sendable {
    private struct State {
        var descriptor: Int32
        var isWaiting = false
        var isBroken = false
    }

    private let state: Mutex<State>
    /// Called when a line was answered, so that the next may be read.
    private let answered: @Sendable () -> Void

    init(_ descriptor: Int32, answered: @escaping @Sendable () -> Void) {
        state = Mutex(State(descriptor: descriptor))
        self.answered = answered
    }

    /// What can be waited on; -1 while a request is being worked on.
    var readable: Int32 { state.withLock { $0.isWaiting ? -1 : $0.descriptor } }

    /// Whether the other end has gone, or does not read what it asked for.
    var isBroken: Bool { state.withLock { $0.isBroken } }

    /// A request was taken, and is to be answered.
    func begin() { state.withLock { $0.isWaiting = true } }

    /// Answers. Who does not read is not waited for.
    func answer(_ line: String) {
        state.withLock { state in
            state.isWaiting = false
            if state.descriptor >= 0, !RemoteSocket.send(Array(line.utf8), to: state.descriptor) { state.isBroken = true }
        }
        answered()
    }

    func close() {
        state.withLock { state in
            if state.descriptor >= 0 { _ = systemClose(state.descriptor) }
            state.descriptor = -1
        }
    }

    deinit { close() }
}

// Inside the type, `close` would mean its own function.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
