import Audio
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aloud

/// The place is never lost.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct ResumeTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF((0..<30).map { [.paragraph(sentences($0 * 5...$0 * 5 + 4))] }).bytes)
    }

    /// Reads in silence, and sends a signal as soon as the place has been kept at or after `word`.
    private func read(_ arguments: [String], until word: Int, signal: Signal) async throws -> (status: Int, errors: String) {
        let ended = try await Reader.run([book, "--rate", "300"] + arguments, in: folder) { [folder] reader in
            _ = await eventually { ((try? folder.bookmark()?["word"] as? Int) ?? -1) >= word }
            try reader.send(signal)
            try await reader.end()
        }
        return (ended.status, ended.errors)
    }

    @Test(arguments: [(Signal.interrupt, -2), (Signal.terminate, 143), (Signal.terminalClosed, 129)])
    func signalsSaveThePlace(signal: Signal, status: Int) async throws {
        let ended = try await read(["--start", "40%"], until: 1, signal: signal)
        #expect(ended.status == status)
        #expect(!ended.errors.contains("rror"), "\(ended.errors)")
        let word = try #require(try folder.bookmark()?["word"] as? Int)
        #expect(word > 600)
        let fraction = try #require(try folder.bookmark()?["fraction"] as? Double)
        let again = try await Program.run(["locate", book, "--json"], in: folder)
        #expect(again.output.contains("\"word\": \(word + 1),"))
        let next = try await read([], until: word + 8, signal: .terminate)
        let percent = try #require(next.errors.firstMatch(of: /resuming at (\d+) %/).flatMap { Double($0.1) })
        // Where pages have not been counted yet, a percentage is the nearest sentence's.
        #expect(abs(percent - fraction * 100) < 2, "\(next.errors)")
        #expect(try #require(try folder.bookmark()?["word"] as? Int) < word + 60, "it went on where it had been")
    }

    @Test func killingLosesSecondsAtMost() async throws {
        let ended = try await read(["--start", "p20"], until: 1_300, signal: .kill)
        #expect(ended.status == -9)
        let word = try #require(try folder.bookmark()?["word"] as? Int)
        #expect(word >= 1_300)
        let next = try await read([], until: word + 1, signal: .terminate)
        #expect(next.errors.contains("resuming at"), "\(next.errors)")
    }

    @Test func aMovedDocumentIsFoundAgain() async throws {
        _ = try await read(["--start", "50%"], until: 1, signal: .terminate)
        let word = try #require(try folder.bookmark()?["word"] as? Int)
        let moved = folder.file("elsewhere.pdf")
        try FileManager.default.moveItem(atPath: book, toPath: moved)
        let place = try await Program.run(["locate", moved, "--json"], in: folder)
        #expect(place.output.contains("\"word\": \(word + 1),"))
    }

    /// Where it was when it was opened is where it was, whatever it is called since.
    @Test func aDocumentIsRenamedWhileItIsRead() throws {
        let document = OpenedDocument(source: .path("\(folder.path)/./book.pdf"), content: .text([]), fingerprint: nil)
        let known = document.path
        try FileManager.default.removeItem(atPath: book)
        #expect(known?.hasSuffix("/book.pdf") == true && known?.contains("/./") == false && document.path == known)
    }

    /// What comes from standard input is the same document as the file, and doesn't make its place forgotten.
    @Test func aDocumentFromStandardInputKeepsItsPath() async throws {
        _ = try await read(["--start", "50%"], until: 1, signal: .terminate)
        let path = try #require(try folder.bookmark()?["path"] as? String)
        let piped = try await Program.run(
            ["read", "-", "--player", "null", "--start", "w3", "--end", "w9", "--rate", "400"], in: folder, input: try bytes(ofFile: book))
        #expect(piped.status == 0, "\(piped.errors)")
        #expect(try folder.bookmark()?["word"] as? Int == 8)
        #expect(try folder.bookmark()?["path"] as? String == path)
    }

    @Test func aDocumentThatIsGoneIsNotGoneOnWith() async throws {
        _ = try await read(["--start", "50%"], until: 1, signal: .terminate)
        try FileManager.default.removeItem(atPath: book)
        let result = try await Program.run(["--player", "null"], in: folder)
        #expect(result.status == 66 && result.output == "" && result.errors.contains("nothing that was read before is where it was"))
    }

    /// Back from the end, for all who ask.
    @Test func whatIsReadToTheEndIsLeftAtItsEnd() async throws {
        let path = try folder.write("short.txt", (1...15).map { "This is sentence number \($0) of them." }.joined(separator: " ") + "\n")
        _ = try folder.script(
            "espeak-ng",
            "#!/bin/sh\nPATH=/usr/local/bin:/usr/bin:/bin\ntee -a '\(folder.file("said"))' | espeak-ng \"$@\"\n")
        func read(_ arguments: String...) async throws -> String {
            try? FileManager.default.removeItem(atPath: folder.file("said"))
            let result = try await Program.run(
                ["read", path, "--player", "null", "--rate", "900"] + arguments, in: folder, environment: ["PATH": folder.path])
            #expect(result.status == 0, "\(result.errors)")
            return String(decoding: try bytes(ofFile: folder.file("said")), as: UTF8.self)
        }
        _ = try await read()
        #expect(try folder.bookmark()?["finished"] as? Bool == true)
        let located = try await Program.run(["locate", path, "-1", "--json"], in: folder)
        let word = try #require(located.output.firstMatch(of: /"word": (\d+),/).flatMap { Int($0.1) })
        #expect(word > 80)
        let words = try await Program.run(["text", path], in: folder).output.split(whereSeparator: \.isWhitespace)
        let rest = try await Program.run(["text", path, "--start", "-1"], in: folder).output.split(whereSeparator: \.isWhitespace)
        #expect(rest == Array(words[(word - 1)...]))
        let said = try await read("--start", "-1").split(whereSeparator: \.isWhitespace)
        // The engines of sentences made ahead run side by side: which of them noted its text first says nothing.
        #expect(said.sorted() == rest.sorted())
    }

    @Test func historyListsAndForgets() async throws {
        _ = try await read(["--start", "50%"], until: 1, signal: .terminate)
        let list = try await Program.run(["history"], in: folder)
        #expect(list.output.contains("book.pdf") && list.output.contains(/\d %/), "\(list.output)")
        let json = try JSONSerialization.jsonObject(with: Data(try await Program.run(["history", "--json"], in: folder).output.utf8))
        #expect((json as? [[String: Any]])?.first?["rate"] as? Double == 300)
        #expect(try await Program.run(["forget", book], in: folder).status == 0)
        #expect(try folder.bookmark() == nil)
        #expect(try await Program.run(["forget", book], in: folder).status == 66)
    }

    @Test func whatIsReadToTheEndBeginsAgain() async throws {
        let path = try folder.write("short.txt", "One. Two.\n")
        #expect(try await Program.run(["read", path, "--player", "null"], in: folder).status == 0)
        #expect(try folder.bookmark()?["finished"] as? Bool == true)
        let again = try await Program.run(["read", path, "--player", "null"], in: folder)
        #expect(again.status == 0 && again.errors.contains("again from the beginning"), "\(again.errors)")
    }

    /// Pages that are read to their end are not the document, unless they are its last.
    @Test(arguments: [("1", false), ("30", true)])
    func somePagesReadToTheirEnd(pages: String, isEnd: Bool) async throws {
        let result = try await Program.run(["read", book, "--player", "null", "--rate", "900", "--pages", pages], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.bookmark()?["finished"] as? Bool == isEnd)
        #expect(try folder.bookmark()?["pageLabel"] as? String == pages)
    }

    /// Everybody has a main.pdf.
    @Test func aNamesakeIsReadAsUsual() async throws {
        for folderName in ["one", "other"] {
            try FileManager.default.createDirectory(atPath: folder.file(folderName), withIntermediateDirectories: true)
        }
        let first = try folder.write("one/main.txt", "This was read to its end. That was all.\n")
        let second = try folder.write("other/main.txt", "Something else is in here. It begins as usual.\n")
        _ = try await Program.run(["read", first, "--player", "null", "--rate", "900", "--language", "de"], in: folder)
        let result = try await Program.run(["read", second, "--player", "null", "--length", "1"], in: folder)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let json = try JSONSerialization.jsonObject(with: Data(try await Program.run(["history", "--json"], in: folder).output.utf8))
        let latest = try #require((json as? [[String: Any]])?.first { ($0["path"] as? String)?.contains("other") == true })
        #expect(latest["rate"] as? Double == nil && latest["language"] as? String == nil)
    }

    @Test func noHistoryLeavesNothing() async throws {
        let path = try folder.write("short.txt", "One. Two.\n")
        let result = try await Program.run(["read", path, "--player", "null", "--no-history"], in: folder)
        #expect(result.status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.file("state")))
    }

    @Test func readingStopsAtTheEndAskedFor() async throws {
        let result = try await Program.run(
            ["read", book, "--player", "null", "--rate", "500", "--start", "w100", "--end", "w118"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.bookmark()?["word"] as? Int == 117)
        #expect(try folder.bookmark()?["finished"] as? Bool == false)
    }

    @Test func pipedTextIsReadAndNotKept() async throws {
        let result = try await Program.run(["-", "--player", "null"], in: folder, input: Array("Piped text is read.\n".utf8))
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.bookmark() == nil)
        let pdf = try await Program.run(["-", "--player", "null"], in: folder, input: MinimalPDF(paragraphs: ["Piped."]).bytes)
        #expect(pdf.status == 0, "\(pdf.errors)")
    }

    /// What is typed is read as it comes, before its end is known.
    @Test func typedTextIsReadAtOnce() async throws {
        let played = folder.file("played.raw")
        let player = try folder.script("player", "#!/bin/sh\nexec cat >> '\(played)'\n")
        let size = { ((try? FileManager.default.attributesOfItem(atPath: played))?[.size] as? Int) ?? 0 }
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .zero)]
        let result = try await Subprocess.run(
            .program(Program.path), arguments: ["-", "--player", player], environment: Program.environment(folder.file("state")),
            platformOptions: options, input: .inputWriter, output: .discarded, error: .string(limit: 1 << 16)
        ) { execution in
            _ = try await execution.standardInputWriter.write(Array("The first line is said.\n".utf8))
            let deadline = ContinuousClock.now + .seconds(30)
            // The lead of silence is 2205 bytes.
            while size() < 20_000, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(20)) }
            let first = size()
            _ = try await execution.standardInputWriter.write(Array("And now the second.\n".utf8))
            try await execution.standardInputWriter.finish()
            return first
        }
        #expect(result.closureResult >= 20_000, "nothing was said before the end of the input")
        #expect(result.terminationStatus.number == 0, "\(result.standardError)")
        #expect(size() > result.closureResult + 20_000)
    }

    @Test func aLanguageNobodySpeaksIsReadByAnotherVoice() async throws {
        var pdf = MinimalPDF(paragraphs: ["Unknown here. Two words."])
        pdf.language = "xx"
        let path = try folder.write("unknown.pdf", pdf.bytes)
        let result = try await Program.run(["read", path, "--player", "null"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let export = try await Program.run(["export", path, "-o", folder.file("k.wav")], in: folder)
        #expect(export.status == 0, "\(export.errors)")
        let chosen = try await Program.run(["read", path, "--player", "null", "--language", "xx"], in: folder)
        #expect(chosen.status == 64, "\(chosen.errors)")
    }

    /// Nothing of an encrypted document may reach a file.
    @Test func secretsAreNotKept() async throws {
        let path = Sample.path("structure/encrypted-aes-128.pdf")
        let key = try folder.write("key", "swordfish")
        let result = try await Program.run(["read", path, "--password-file", key, "--player", "null", "--length", "2"], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let quote = try #require(try folder.bookmark()?["quote"] as? [String: Any])
        #expect(quote["isDigest"] as? Bool == true)
        #expect((quote["after"] as? [String])?.allSatisfy { $0.count <= 1 } == true)
        #expect(try folder.bookmark()?["title"] == nil)
    }
}
