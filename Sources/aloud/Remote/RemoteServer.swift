import SafeFiles
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lets other shells talk to this reader: a private socket, and a thread that reads lines from whoever calls.
///
/// Whatever comes is answered: what can't be understood with an error, a line that does not end with an error and the end of the connection.
final class RemoteServer: Sendable {
    /// Longer lines are nobody's.
    static let longestLine = 4096
    /// So many may be connected at a time.
    static let mostConnections = 32

    let path: String
    private let listener: Int32
    /// A pipe; whoever writes into it wakes the thread.
    private let wakeReading: Int32
    private let wakeWriting: Int32
    private let isClosed = Mutex(false)

    /// Begins to listen.
    ///
    /// - Parameter deliver: called on the server's thread with each request; every one must be answered some time.
    init(path: String, deliver: @escaping @Sendable (RemoteRequest) -> Void) throws(Files.Fault) {
        self.path = path
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw Files.Fault(code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (wakeReading, wakeWriting) = (ends[0], ends[1])
        listener = try RemoteSocket.listen(at: path)
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        BackgroundThread.run("remote") { self.serve(deliver) }
    }

    /// An answer may want to wake the thread as long as there is a server.
    deinit {
        _ = systemClose(wakeReading)
        _ = systemClose(wakeWriting)
    }

    /// Takes the socket away. Who is connected already is still served.
    func hide() {
        // The path lives for the call.
        _ = unsafe unlink(path)
    }

    /// Takes the socket away, and lets go who is connected.
    func close() {
        let isFirst = isClosed.withLock { closed in
            defer { closed = true }
            return !closed
        }
        guard isFirst else { return }
        hide()
        wake()
    }

    private func wake() {
        // A full pipe wakes as well.
        _ = RemoteSocket.send([1], to: wakeWriting)
    }

    /// Somebody connected, and the line that is coming from there.
    fileprivate struct Caller {
        let connection: RemoteConnection
        var line: [UInt8] = []
        var hasEnded = false
    }

    private func serve(_ deliver: (RemoteRequest) -> Void) {
        var callers: [Caller] = []
        while !isClosed.withLock({ $0 }) {
            var questions = [
                pollfd(fd: wakeReading, events: Int16(POLLIN), revents: 0), pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            ]
            questions += callers.map { pollfd(fd: $0.connection.readable, events: Int16(POLLIN), revents: 0) }
            guard unsafe poll(&questions, nfds_t(questions.count), -1) >= 0 else { continue }
            if questions[0].revents != 0 { _ = try? Files.readSome(wakeReading, limit: 256) }
            for index in callers.indices {
                if questions[index + 2].revents != 0 { receive(&callers[index]) }
                advance(&callers[index], deliver)
            }
            callers.removeAll { caller in
                let isOver = caller.connection.isBroken || (caller.hasEnded && caller.connection.readable >= 0 && !caller.hasLine)
                if isOver { caller.connection.close() }
                return isOver
            }
            if questions[1].revents != 0 { accept(&callers) }
        }
        callers.forEach { $0.connection.close() }
        _ = systemClose(listener)
    }

    private func accept(_ callers: inout [Caller]) {
        while let descriptor = RemoteSocket.accept(listener) {
            let connection = RemoteConnection(descriptor) { [weak self] in self?.wake() }
            if callers.count < Self.mostConnections {
                callers.append(Caller(connection: connection))
            } else {
                connection.answer(RemoteRequest.reply("too many are connected", .null, 0))
                connection.close()
            }
        }
    }

    /// Takes what has come, as long as it may be a line.
    private func receive(_ caller: inout Caller) {
        guard let bytes = try? Files.readSome(caller.connection.readable, limit: Self.longestLine), !bytes.isEmpty else {
            caller.hasEnded = true
            return
        }
        caller.line += bytes
    }

    /// Hands on the first whole line, unless the one before is still being worked on.
    private func advance(_ caller: inout Caller, _ deliver: (RemoteRequest) -> Void) {
        while caller.connection.readable >= 0, let end = caller.line.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Array(caller.line[..<end])
            caller.line.removeSubrange(...end)
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            caller.connection.begin()
            if let request = RemoteRequest(line: line, from: caller.connection) { deliver(request) }
        }
        if caller.line.count > Self.longestLine, caller.connection.readable >= 0 {
            caller.connection.answer(RemoteRequest.reply("the line is too long", .null, 0))
            caller.line = []
            caller.hasEnded = true
        }
    }
}

extension RemoteServer.Caller {
    fileprivate var hasLine: Bool { line.contains(UInt8(ascii: "\n")) }
}

// Inside the type, `close` would mean its own function.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
