import Audio
import Foundation
import PDFText
import Subprocess
import TestSupport
import Testing

@testable import aloud

/// What is named on the command line may be no document: a device that never ends, a hole of a hundred gigabytes, a name that is no text.
///
/// The `unsafe` marks are for C functions that take a path or an array which lives for the call.
struct HostileInputTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aHoleOfAnySizeIsNoDocument() async throws {
        let path = try folder.write("hole.pdf", "%PDF-1.7\n")
        try #require(unsafe truncate(path, 100 << 30) == 0)
        for command in ["text", "info"] {
            let result = try await Program.run([command, path], in: folder)
            #expect(result.status == 65 && result.errors.contains("too large"), "\(result.errors)")
        }
        #expect(throws: PDFError.self) { try PDFDocument(path: path) }
    }

    @Test func whatNeverEndsIsGivenUp() throws {
        let zeros = unsafe open("/dev/zero", O_RDONLY)
        defer { close(zeros) }
        #expect(throws: Files.Fault.self) { try Files.readAll(zeros, largestStream: 5 << 20) }
        #expect(try Files.read(path: "/dev/zero", limit: 100_000).count < 300_000)
        // What doesn't say how long it is can be read all the same.
        let path = try folder.write("a", "some words")
        let file = unsafe open(path, O_RDONLY)
        defer { close(file) }
        #expect(try Files.readAll(file, after: Array("after ".utf8)) == Array("after some words".utf8))
    }

    @Test func aTextOfMoreThanAnybodyHearsIsRefused() async throws {
        let path = try folder.write("long.txt", [UInt8](repeating: UInt8(ascii: "a"), count: PlainText.longest + 1))
        let result = try await Program.run(["text", path], in: folder)
        #expect(result.status == 65 && result.errors.contains("a text of more than 50 MB"), "\(result.errors)")
    }

    @Test func passwordsEnd() async throws {
        let result = try await Program.run(
            ["text", Sample.path("structure/encrypted-aes-256.pdf"), "--password-file", "/dev/zero"], in: folder)
        #expect(result.status == 77 && result.errors.contains("does not open"), "\(result.errors)")
    }

    /// Such names come from old systems. They are no UTF-8, and what a Swift program has for arguments is.
    @Test(.enabled(if: !isDarwin, "file systems of macOS have no such names"), arguments: ["text", "info"])
    func namesThatAreNoText(command: String) async throws {
        _ = try folder.write("book.pdf", MinimalPDF(paragraphs: ["A harbour of boats."]).bytes)
        let result = try await shell(
            "name=$(printf 'caf\\351\\033[31m.pdf') && cp book.pdf \"$name\" && exec \"$0\" \(command) \"$name\"")
        #expect(result.status == 0 && result.output.contains(command == "text" ? "A harbour of boats." : "words"), "\(result)")
        #expect(!(result.output + result.errors).contains("\u{1B}"))
    }

    /// Not even where `--force` says that files may be replaced, and not under another name.
    @Test(arguments: [["text", "-o", "book.pdf"], ["text", "--format", "html", "-o", "link"], ["export", "-o", "link.wav"]])
    func theDocumentIsNotReplaced(arguments: [String]) async throws {
        let bytes = MinimalPDF(paragraphs: ["A harbour of boats."]).bytes
        let book = try folder.write("book.pdf", bytes)
        for link in ["link", "link.wav"] { try FileManager.default.linkItem(atPath: book, toPath: folder.file(link)) }
        let output = folder.file(arguments.last ?? "")
        let result = try await Program.run(arguments.dropLast() + [output, "--force", book], in: folder)
        #expect(result.status == 64 && result.errors.contains("is the document itself"), "\(result.errors)")
        #expect(try TestSupport.bytes(ofFile: book) == bytes)
    }

    @Test func aLineFeedInANameBeginsNoMessage() async throws {
        let result = try await Program.run(["text", "none\naloud: all is well\t.pdf"], in: folder)
        #expect(result.status == 66 && result.errors.count { $0 == "\n" } == 1 && !result.errors.contains("\t"), "\(result.errors)")
    }

    @Test func aNameThatBeginsAsAnOptionIsExplained() async throws {
        _ = try folder.write("-x.pdf", MinimalPDF(paragraphs: ["One."]).bytes)
        let result = try await shell("exec \"$0\" text *.pdf")
        #expect(result.status == 64 && result.errors.contains("write ./-x.pdf"), "\(result)")
    }

    /// Runs the program, `$0`, by a shell in the folder.
    private func shell(_ line: String) async throws -> Program.Result {
        let result = try await Subprocess.run(
            .program("/bin/sh"), arguments: ["-c", "cd '\(folder.path)' && \(line)", Program.path],
            environment: Program.environment(folder.file("state")), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        return Program.Result(
            status: result.terminationStatus.number, output: result.standardOutput, errors: result.standardError)
    }

    @Test(
        .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"),
        arguments: [nil, "", "relative", "/\(String(repeating: "a", count: 5000))", "/dev/null"])
    func homesThatAreNone(home: String?) async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        let result = try await Program.run(
            ["read", path, "--player", "null"], in: folder,
            environment: [
                "HOME": home, "XDG_STATE_HOME": nil as String?, "XDG_CONFIG_HOME": nil as String?, "LC_ALL": "\u{1B}[31m",
                "TERM": "\u{1B}]0;x\u{7}",
                "TMPDIR": home,
            ])
        #expect(result.status == 0 && result.errors.contains("kept"), "\(result.errors)")
        #expect(!result.errors.contains("\u{1B}"))
    }
}

#if canImport(Darwin)
    private let isDarwin = true
#else
    private let isDarwin = false
#endif
