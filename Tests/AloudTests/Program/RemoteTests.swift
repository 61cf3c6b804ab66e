import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aloud

/// Readers controlled from another shell.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct RemoteTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF((0..<12).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
    }

    private func status(_ arguments: String...) async throws -> [[String: Any]] {
        let result = try await Program.run(["status", "--json"] + arguments, in: folder)
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    private func tell(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let result = try await Program.run(arguments, in: folder)
        #expect(result.status == 0 && result.output == "" && result.errors == "", "\(result.errors)", sourceLocation: sourceLocation)
    }

    private func awaitState(_ state: String) async throws {
        #expect(try await eventually { try await status().first?["state"] as? String == state })
    }

    @Test func everyCommand() async throws {
        let ended = try await Reader.run([book], in: folder) { reader in
            try await awaitState("playing")
            try await tell("pause")
            #expect(try await status().first?["state"] as? String == "paused")
            try await tell("pause")
            try await tell("play")
            #expect(try await status().first?["state"] as? String == "playing")
            try await tell("toggle")
            #expect(try await status().first?["state"] as? String == "paused")
            // Every form of a position, with what it must mean to the same reader.
            for position in ["40%", "p10", "w100", "1:00", "90s", "\"number 33\"", "-30", "+5%", "-5%", "+5"] {
                let before = try #require(try await status().first?["word"] as? Int)
                try await tell("seek", position)
                let after = try #require(try await status().first)
                let word = try #require(after["word"] as? Int)
                switch position {
                case "40%": #expect(abs((after["fraction"] as? Double ?? 0) - 0.4) < 0.01)
                case "p10": #expect(after["page"] as? Int == 10)
                case "w100": #expect(word == 100)
                case "1:00", "90s": #expect(abs((after["seconds"] as? Double ?? 0) - (position == "90s" ? 90 : 60)) < 1.5)
                case "\"number 33\"": #expect((after["sentence"] as? String ?? "").contains("number 33"))
                default: #expect(position.hasPrefix("+") ? word > before : word < before, "\(position): \(before), then \(word)")
                }
            }
            try await tell("seek", "w1")
            try await tell("next")
            #expect(try await status().first?["word"] as? Int == 13)
            try await tell("previous")
            try await tell("next", "page")
            #expect(try await status().first?["page"] as? Int == 2)
            // From the last page there is no next; the place stays.
            try await tell("seek", "p12")
            let before = try #require(try await status().first?["word"] as? Int)
            let refused = try await Program.run(["next", "page"], in: folder)
            #expect(refused.status != 0 && refused.errors.contains("this is the last page"), "\(refused.errors)")
            #expect(try await status().first?["word"] as? Int == before)
            try await tell("stop")
            try await reader.end()
            return reader.errors
        }
        #expect(ended.status == 0, "\(ended.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("aloud")).isEmpty)
    }

    @Test func stopReturnsWhenThePlaceIsSaved() async throws {
        let word = try await Reader.run([book], in: folder) { _ in
            try await awaitState("playing")
            try await tell("seek", "p7")
            try await tell("stop")
            return try #require(try folder.bookmark()?["pageLabel"] as? String)
        }.value
        #expect(word == "7")
    }

    @Test func severalReadersAreToldApart() async throws {
        let notes = try folder.write("notes.txt", sentences(1...40))
        let own = self
        _ = try await Reader.run([book], in: folder) { first in
            try await own.awaitState("playing")
            return try await Reader.run([notes], in: own.folder) { second in
                #expect(try await eventually { try await own.status().count == 2 })
                #expect(try await eventually { try await own.status().allSatisfy { $0["state"] as? String == "playing" } })
                func state(_ reader: String) async throws -> String? { try await own.status("--reader", reader).first?["state"] as? String }
                try await own.tell("pause", "--reader", "book")
                #expect(try await state("book.pdf") == "paused")
                #expect(try await state("notes") == "playing")
                // Without a choice it is the one that speaks.
                try await own.tell("toggle")
                #expect(try await state("\(second.process)") == "paused")
                // And then the one that spoke last.
                try await own.tell("toggle")
                #expect(try await state(notes) == "playing")
                #expect(try await state("\(first.process)") == "paused")
                let lines = try await Program.run(["status"], in: own.folder).output.split(separator: "\n")
                #expect(lines.count == 2)
                #expect(lines.first?.hasPrefix("playing  notes.txt") == true, "\(lines)")
                let wrong = try await Program.run(["pause", "--reader", "novel"], in: own.folder)
                #expect(wrong.status == 69 && wrong.errors.contains("book.pdf") && wrong.errors.contains("\(second.process)"))
            }
        }
    }

    @Test func aStaleSocketIsNoObstacle() async throws {
        _ = try await Reader.run([book], in: folder) { reader in
            try await awaitState("playing")
            try reader.send(.kill)
            // Gone, or waiting to be collected: its socket no longer answers.
            let socket = folder.file("aloud/\(reader.process).socket")
            #expect(await eventually { (try? RemoteSocket.connect(to: socket)).map { close($0) } == nil })
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("aloud")).count == 1)
        let none = try await Program.run(["status"], in: folder)
        #expect(none.status == 69 && none.errors.contains("no reader is running"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("aloud")).isEmpty)
    }

    @Test func socketsArePrivate() async throws {
        _ = try await Reader.run([book], in: folder) { reader in
            try await awaitState("playing")
            let manager = FileManager.default
            let mode = { try manager.attributesOfItem(atPath: $0)[.posixPermissions] as? Int }
            #expect(try mode(folder.file("aloud")) == 0o700)
            #expect(try mode(folder.file("aloud/\(reader.process).socket")) == 0o600)
        }
        // A folder that others can enter is not used.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("aloud"))
        _ = try await Reader.run([book, "-v"], in: folder) { reader in
            #expect(await eventually { reader.errors.contains("no control from other shells") })
        }
        #expect(try await Program.run(["status"], in: folder).status == 69)
    }

    @Test(arguments: ["seek", "pause", "stop"]) func withoutAReaderThereIsASentence(command: String) async throws {
        let result = try await Program.run([command] + (command == "seek" ? ["40%"] : []), in: folder)
        #expect(result.status == 69 && result.errors.hasPrefix("aloud: no reader is running") && result.output == "")
    }

    @Test func theSleepTimerEndsItAfterTheSentence() async throws {
        let slept = try await Program.run(["read", book, "--player", "null", "--rate", "500", "--sleep", "1s"], in: folder)
        #expect(slept.status == 0, "\(slept.errors)")
        let word = try #require(try folder.bookmark()?["word"] as? Int)
        // Sentences have twelve words.
        #expect(word > 0 && word.isMultiple(of: 12), "\(word)")
        #expect(try folder.bookmark()?["finished"] as? Bool == false)
        let wrong = try await Program.run(["read", book, "--player", "null", "--sleep", "30"], in: folder)
        #expect(wrong.status == 64 && wrong.errors.contains("30m"))
    }

    @Test func theSleepTimerEndsItWithTheChapter() async throws {
        var pdf = MinimalPDF((0..<4).map { [.paragraph(sentences($0 * 2...$0 * 2 + 1))] })
        pdf.outline = [("One", 0), ("Two", 2)]
        let path = try folder.write("chapters.pdf", pdf.bytes)
        let slept = try await Program.run(
            ["read", path, "--player", "null", "--rate", "900", "--sleep", "chapter", "--from-beginning"], in: folder)
        #expect(slept.status == 0, "\(slept.errors)")
        #expect(try folder.bookmark()?["word"] as? Int == 48)
    }
}
