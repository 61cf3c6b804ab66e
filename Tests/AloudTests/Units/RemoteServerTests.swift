import Foundation
import Reading
import Synchronization
import TestSupport
import Testing

@testable import aloud

/// The socket, with whatever may come over it.
struct RemoteServerTests {
    let folder: TemporaryFolder
    private let received = Received()

    private final class Received: Sendable {
        let commands = Mutex<[RemoteCommand]>([])
    }

    init() throws {
        folder = try TemporaryFolder()
        // As the program does.
        Signals.ignoreBrokenPipes()
    }

    private func start() throws -> RemoteServer {
        let received = received
        return try RemoteServer(path: folder.file("s")) { request in
            received.commands.withLock { $0.append(request.command) }
            request.succeed(ReaderStatus(pid: 1, name: "x", state: .playing, rate: 175, volume: 100, active: 0))
        }
    }

    /// Sends bytes, and gives the lines that come back until there are so many, or the connection ends.
    private func ask(_ bytes: [UInt8], lines: Int = 1) throws -> [Substring] {
        let socket = try RemoteSocket.connect(to: folder.file("s"))
        defer { close(socket) }
        try Files.write(bytes, to: socket)
        var answer: [UInt8] = []
        while answer.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            guard Files.isReady(socket, milliseconds: 30_000), case let more = try Files.readSome(socket), !more.isEmpty else { break }
            answer += more
        }
        return String(decoding: answer, as: UTF8.self).split(separator: "\n")
    }

    @Test(arguments: [
        ("hello", "not JSON"), ("{}", "not JSON"), ("[1]", "not JSON"), (#"{"command":[]}"#, "empty"),
        (#"{"command":"pause"}"#, "not JSON"),
        (#"{"command":["run","rm"]}"#, "not known"), (#"{"command":["pause","now"]}"#, "takes nothing"),
        (#"{"command":["seek"]}"#, "needs"),
        (#"{"command":["seek","banana"]}"#, "not a position"), (#"{"command":["seek",1e300]}"#, "not a position"),
        (#"{"command":["next","verse"]}"#, "none of word"), (#"{"command":[["pause"]]}"#, "not JSON"), (#"{"command":[null]}"#, "not JSON"),
    ]) func badInputIsAnswered(line: String, reason: String) throws {
        let server = try start()
        defer { server.close() }
        let answer = try #require(try ask(Array((line + "\n").utf8)).first)
        #expect(answer.contains(reason) && answer.contains(#""data":null"#), "\(answer)")
        #expect(received.commands.withLock { $0.isEmpty })
    }

    @Test func requestsAreAnsweredInOrderWithTheirNumbers() throws {
        let server = try start()
        defer { server.close() }
        let lines = try ask(
            Array(#"{"command":["pause"],"request_id":7}"#.utf8) + [10, 10] + Array(#"{"command":["seek",90],"request_id":8}"#.utf8) + [
                13, 10,
            ]
                + Array(#"{"command":["oops"],"request_id":9}"#.utf8) + [10], lines: 3)
        #expect(lines.map { $0.suffix(16) } == [7, 8, 9].map { #","request_id":\#($0)}"#.suffix(16) })
        #expect(received.commands.withLock { $0 } == [.pause, .seek(.time(90))])
    }

    @Test func aLineThatDoesNotEndIsCutOff() throws {
        let server = try start()
        defer { server.close() }
        // The answer may be lost with the connection, of which much was not read.
        let lines = (try? ask([UInt8](repeating: UInt8(ascii: "x"), count: 100_000), lines: 5)) ?? []
        #expect(lines.count <= 1 && lines.allSatisfy { $0.contains("too long") })
        // And others are served.
        #expect(try ask(Array("{\"command\":[\"play\"]}\n".utf8)).first?.contains("success") == true)
    }

    @Test func randomBytesDoNoHarm() throws {
        let server = try start()
        defer { server.close() }
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 1...3000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) } + [10]
            let lines = try ask(bytes)
            #expect(lines.first?.contains("error") ?? false, "seed \(seed)")
        }
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 4000) + [10]
        #expect(try ask(deep).first?.contains("not JSON") == true)
    }

    @Test func thoseWhoCallAndSayNothingDoNotHoldUpOthers() throws {
        let server = try start()
        defer { server.close() }
        var idle: [Int32] = []
        defer { idle.forEach { close($0) } }
        for _ in 0..<RemoteServer.mostConnections - 1 { idle.append(try RemoteSocket.connect(to: folder.file("s"))) }
        #expect(try ask(Array("{\"command\":[\"play\"]}\n".utf8)).first?.contains("success") == true)
        idle.append(try RemoteSocket.connect(to: folder.file("s")))
        idle.append(try RemoteSocket.connect(to: folder.file("s")))
        #expect(Files.isReady(idle[idle.count - 1], milliseconds: 30_000))
        #expect(String(decoding: try Files.readSome(idle[idle.count - 1]), as: UTF8.self).contains("too many"))
    }

    /// Of a reader that was suspended, every question stays in the queue, though whoever asked has gone. When that is full, the next one would wait.
    @Test func aQueueThatIsFullHoldsNobodyUp() throws {
        let own = RemoteFolder(path: folder.file("run"))
        try own.make()
        let listener = try RemoteSocket.listen(at: own.socket(of: 12))
        defer { close(listener) }
        var callers: [Int32] = []
        defer { callers.forEach { close($0) } }
        #expect(throws: Files.Fault.self) {
            while callers.count < 1000 { callers.append(try RemoteSocket.connect(to: own.socket(of: 12))) }
        }
        let (answering, silent) = RemoteClient(folder: own).readers()
        #expect(answering.isEmpty)
        #if os(Linux)
            #expect(silent == [12] && Files.exists(own.socket(of: 12)))
        #endif
    }

    @Test func aClosedServerIsGone() throws {
        let server = try start()
        server.close()
        #expect(folder.names == [])
        #expect(throws: Files.Fault.self) { try RemoteSocket.connect(to: folder.file("s")) }
    }

    @Test func theFolderIsChosenAndChecked() throws {
        #expect(RemoteFolder.candidates(runtime: "/run/user/1", temporary: nil).first?.path == "/run/user/1/aloud")
        #expect(RemoteFolder.candidates(runtime: "relative", temporary: nil).map(\.path) == ["/tmp/aloud-\(geteuid())"])
        let own = RemoteFolder(path: folder.file("run"))
        try own.make()
        try own.make()
        #expect(own.isPrivate && own.sockets.isEmpty)
        _ = try folder.write(Array("x".utf8), to: "run/12.socket")
        _ = try folder.write(Array("x".utf8), to: "run/other")
        #expect(own.sockets.map(\.process) == [12])
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: own.path)
        #expect(throws: Files.Fault.self) { try own.make() }
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: folder.path)
        #expect(throws: Files.Fault.self) { try RemoteFolder(path: folder.file("link")).make() }
    }

    @Test(arguments: [
        RemoteCommand.status, .play, .pause, .toggle, .stop, .seek(.fraction(0.4)), .seek(.relativeTime(-30)), .seek(.page("xii")),
        .seek(.chapter(2)), .seek(.word(99)), .seek(.text("some \"odd\" words")), .step(1, .sentence), .step(-1, .chapter),
    ]) func commandsSurviveTheWay(command: RemoteCommand) throws {
        #expect(try RemoteCommand(words: command.words) == command)
    }

    @Test func readersAreMeantByNumberFileAndName() {
        let reader = ReaderStatus(pid: 12, name: "A Book", path: "/books/Ferry.pdf", state: .paused, rate: 175, volume: 100, active: 0)
        for name in ["12", "/books/Ferry.pdf", "ferry.pdf", "Ferry", "a book"] { #expect(reader.isMeant(by: name), "\(name)") }
        for name in ["1", "books", "Fer", ""] { #expect(!reader.isMeant(by: name), "\(name)") }
    }
}
