import SafeFiles

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Talks to the readers that are running.
struct RemoteClient {
    var folder = RemoteFolder.standard

    /// How long a reader may take to answer. One that has been suspended does not answer at all.
    private static let patience = Duration.seconds(2)
    /// Taking leave takes longer: the place is written down first. A place may have to wait for the text of a long document.
    private static let longPatience = Duration.seconds(10)

    private static func patience(with command: RemoteCommand) -> Duration {
        switch command {
        case .stop, .seek, .step: longPatience
        case .status, .play, .pause, .toggle: patience
        }
    }

    private static let longestAnswer = 1 << 20

    /// A reader that is running.
    struct Reader {
        let socket: String
        let status: ReaderStatus
    }

    /// The readers that answer, and the processes of those that don't. The sockets that readers left behind when they were killed are removed.
    func readers() -> (answering: [Reader], silent: [pid_t]) {
        var readers: [Reader] = []
        var silent: [pid_t] = []
        for (socket, process) in folder.sockets {
            do throws(Files.Fault) {
                let answer = try Self.ask(.status, of: socket, within: Self.patience)
                if let status = answer.data { readers.append(Reader(socket: socket, status: status)) } else { silent.append(process) }
            } catch {
                switch error.code {
                // The path lives for the call.
                case ECONNREFUSED: _ = unsafe unlink(socket)
                case ENOENT, EPIPE, ECONNRESET: break
                default: silent.append(process)
                }
            }
        }
        return (readers, silent)
    }

    /// The reader a command is for: of those that are meant, the one that is speaking; else the one that spoke or was moved last.
    func reader(_ name: String?) throws(CommandFailure) -> Reader {
        let (answering, silent) = readers()
        let meant = answering.filter { reader in name.map { reader.status.isMeant(by: $0) } ?? true }
        let order = { (reader: Reader) in (reader.status.state == .playing ? 1 : 0, reader.status.active) }
        if let best = meant.max(by: { order($0) < order($1) }) { return best }
        if let name, !answering.isEmpty {
            let list = answering.map { "\($0.status.pid) (\(DisplayText.clean($0.status.name)))" }.joined(separator: ", ")
            throw CommandFailure(.unavailable, "no reader is called “\(DisplayText.clean(name))”; there are: \(list)")
        }
        if let process = silent.last {
            throw CommandFailure(.unavailable, "reader \(process) does not answer; it may be suspended (fg brings it back)")
        }
        throw CommandFailure(.unavailable, "no reader is running; start one with: aloud FILE")
    }

    /// Has a command carried out. Returns when that is done.
    func send(_ command: RemoteCommand, to reader: Reader) throws(CommandFailure) {
        let answer: Answer
        do throws(Files.Fault) {
            answer = try Self.ask(command, of: reader.socket, within: Self.patience(with: command))
        } catch {
            throw CommandFailure(.unavailable, "reader \(reader.status.pid) does not answer: \(error.reason)")
        }
        guard answer.error == "success" else { throw CommandFailure(.usage, DisplayText.clean(answer.error)) }
    }

    struct Answer: Decodable {
        var error: String
        var data: ReaderStatus?
    }

    /// Sends a command and reads the answer.
    ///
    /// - Throws: what the system says; ETIMEDOUT when no answer comes in time.
    private static func ask(_ command: RemoteCommand, of socket: String, within limit: Duration) throws(Files.Fault) -> Answer {
        let descriptor = try RemoteSocket.connect(to: socket)
        defer { close(descriptor) }
        try Files.write(RemoteRequest.line(command).utf8, to: descriptor)
        let end = ContinuousClock.now + limit
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n") {
            let left = end - .now
            guard left > .zero, Files.isReady(descriptor, milliseconds: Int32(left / .milliseconds(1)) + 1) else {
                throw Files.Fault(code: ETIMEDOUT)
            }
            let more = try Files.readSome(descriptor, limit: 1 << 16)
            guard !more.isEmpty, line.count + more.count <= longestAnswer else { throw Files.Fault(code: ECONNRESET) }
            line += more
        }
        do { return try JSONDecoder().decode(Answer.self, from: Data(line)) } catch { throw Files.Fault(code: EPROTO) }
    }
}
