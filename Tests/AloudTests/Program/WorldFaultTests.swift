import Audio
import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Faults of the world around the program: real ones, made to real processes.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng") && isInstalled("bash"), "needs espeak-ng and bash"))
struct WorldFaultTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF((0..<20).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
    }

    /// Everything but what the test itself put there.
    private var left: [String] { folder.names.filter { !["book.pdf", "state", "limited", "aloud", "player", "one.txt"].contains($0) } }

    /// A disk that is full after some kilobytes, for everything that is written.
    private func limited(_ kilobytes: Int, _ arguments: [String]) async throws -> Program.Result {
        let command = ([Program.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let script = try folder.script("limited", "#!/bin/bash\ntrap '' XFSZ\nulimit -f \(kilobytes)\nexec \(command)\n")
        return try await Shell.run(script, in: folder)
    }

    @Test(arguments: [("out.wav", 16), ("out.mp3", 4), ("out.srt", 1), ("out.md", 1)]) func aDiskThatFillsUp(name: String, kilobytes: Int)
        async throws
    {
        guard name != "out.mp3" || isInstalled("ffmpeg") else { return }
        let out = folder.file(name)
        let arguments = name.hasSuffix("md") ? ["text", book, "--format", "markdown", "-o", out] : ["export", book, "-o", out]
        let result = try await limited(kilobytes, arguments)
        #expect([69, 73, 74].contains(result.status), "\(result.status): \(result.errors)")
        #expect(!result.errors.isEmpty)
        #expect(left == [], "nothing half done is left")
    }

    @Test func aFileThatIsThereOutlivesADiskThatFillsUp() async throws {
        let out = try folder.write("one.txt", "mine\n")
        let result = try await limited(1, ["text", book, "-o", out, "--force"])
        #expect(result.status == 73 || result.status == 74, "\(result.errors)")
        #expect(try bytes(ofFile: out) == Array("mine\n".utf8))
        #expect(left == [])
    }

    /// `aloud text book.pdf | head`
    @Test func whoeverReadsThePipeMayHaveEnough() async throws {
        let long = try folder.write("book.pdf", MinimalPDF((0..<400).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
        let script = try folder.script("pipe", "{ '\(Program.path)' text '\(long)'; echo $? >&2; } | head -c 100 >/dev/null\n")
        #expect(try await Shell.run(script, in: folder).errors == "0\n")
    }

    /// The place can't be kept: that is said once, and the reading goes on.
    @Test func bookmarksOnAFullDisk() async throws {
        let one = try folder.write("one.txt", "One begins. Two goes on. Three ends.\n")
        let result = try await limited(0, ["read", one, "--player", "null"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.components(separatedBy: "the place cannot be kept").count == 2, "\(result.errors)")
        #expect(!((try? FileManager.default.contentsOfDirectory(atPath: folder.file("state/aloud"))) ?? []).contains { $0.hasPrefix(".") })
    }

    /// A folder that can't be made, as with a home that is read-only; root may write anywhere else.
    @Test func aHomeThatCannotBeWritten() async throws {
        let one = try folder.write("one.txt", "One begins. Two goes on.\n")
        let result = try await Program.run(["read", one, "--player", "null"], in: folder, environment: ["XDG_STATE_HOME": "/proc/nowhere"])
        #expect(result.status == 0 && result.errors.contains("the place cannot be kept"), "\(result.errors)")
        #expect(try await Program.run(["history"], in: folder, environment: ["XDG_STATE_HOME": "/proc/nowhere"]).status == 0)
    }

    @Test("The document is cut off, or another takes its place, while it is read", arguments: [true, false])
    func theDocumentChanges(isCut: Bool) async throws {
        let book = book
        let other = MinimalPDF(paragraphs: ["Another document altogether."]).bytes
        let result = try await Reader.run([book, "--rate", "900"], in: folder) { [folder] reader in
            #expect(await eventually { (try? folder.bookmark()?["word"] as? Int) ?? 0 > 5 }, "\(reader.errors)")
            try Data(isCut ? [] : other).write(to: URL(fileURLWithPath: book))
            let word = try #require(try folder.bookmark()?["word"] as? Int)
            #expect(await eventually { (try? folder.bookmark()?["word"] as? Int) ?? 0 > word + 10 }, "it reads on what it has read")
            try reader.send(.terminate)
            #expect(await eventually { !isRunning(reader.process) })
        }
        #expect(result.status == 143, "\(result.errors)")
    }

    @Test("Everything is stopped and goes on, as when a machine sleeps") func suspended() async throws {
        let result = try await Reader.run([book, "--rate", "900"], in: folder) { [folder] reader in
            #expect(await eventually { (try? folder.bookmark()?["word"] as? Int) ?? 0 > 5 })
            try reader.send(.suspend)
            try await Task.sleep(for: .milliseconds(500))
            let word = try folder.bookmark()?["word"] as? Int ?? 0
            try reader.send(.resume)
            #expect(await eventually { (try? folder.bookmark()?["word"] as? Int) ?? 0 > word + 10 }, "it goes on")
            try reader.send(.interrupt)
            #expect(await eventually { !isRunning(reader.process) })
        }
        #expect(result.status == -2, "\(result.errors)")
    }

    /// A player that says who it is and then hears nothing.
    private func player(_ deed: String) throws -> String {
        try folder.script("player", "#!/bin/bash\necho $$ >> '\(folder.file("players"))'\n\(deed)\n")
    }

    private var players: [Int32] {
        let text = (try? String(contentsOfFile: folder.file("players"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { Int32($0) }
    }

    @Test("No player, engine, socket or scrap outlives the reader", arguments: [Signal.interrupt, .terminate, .terminalClosed])
    func nothingIsLeftRunning(signal: Signal) async throws {
        // One that never takes anything, so that it is waited for when the signal comes.
        let path = try player("exec sleep 1000")
        let book = book
        _ = try await Reader.run([book, "--player", path], in: folder) { [folder] reader in
            #expect(await eventually { FileManager.default.fileExists(atPath: folder.file("players")) }, "\(reader.errors)")
            try reader.send(signal)
            #expect(await eventually { !isRunning(reader.process) }, "a player that blocks holds nothing up")
        }
        let players = players
        #expect(!players.isEmpty)
        #expect(await eventually { players.allSatisfy { !isRunning($0) } })
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.file("aloud")))?.isEmpty ?? true)
        #expect(!((try? FileManager.default.contentsOfDirectory(atPath: folder.file("state/aloud"))) ?? []).contains { $0.hasPrefix(".") })
    }

    @Test func aPlayerThatIsKilledIsSaidAndThePlaceKept() async throws {
        let path = try player("exec cat > /dev/null")
        let result = try await Reader.run([book, "--player", path], in: folder) { reader in
            #expect(await eventually { !players.isEmpty && ((try? folder.bookmark()?["word"] as? Int) ?? 0) >= 0 })
            // Each that is started in its place, too.
            #expect(
                await eventually {
                    for process in players { kill(process, SIGKILL) }
                    return !isRunning(reader.process)
                }, "\(reader.errors)")
        }
        #expect(result.status == 69, "\(result.errors)")
    }
}

/// Whether a process is there and no zombie.
private func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
    return status.split(separator: ")").last?.split(separator: " ").first != "Z"
}
