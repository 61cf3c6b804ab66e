import Foundation
import TestSupport
import Testing

/// What a stranger wrote commands no terminal, no shell and no other program: not by its text, its title, its chapters, its labels, nor by the file's name.
struct SafeOutputTests {
    let folder: TemporaryFolder
    let book: String

    /// Colours, a title for the window, a link, the clipboard, the same in one character (C1), a bell, and what turns a line around.
    private static let commands =
        "\u{1B}[31mred\u{1B}]0;owned\u{7}\u{1B}]8;;http://evil.example\u{1B}\\link\u{1B}]52;c;ZXZpbA==\u{7}\u{9B}2J\u{9D}52;c;ZXZpbA==\u{9C}\u{90}q\u{8}\u{7F}\u{202E}back\u{2066}wards"

    init() throws {
        folder = try TemporaryFolder()
        let hex = { (text: String) in "<FEFF" + text.utf16.map { String(format: "%04X", $0) }.joined() + ">" }
        let commands = hex(Self.commands)
        var pdf = PDFBuilder()
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 8 0 R >>", as: 1)
        pdf.addStream(
            "BT /F1 12 Tf 72 700 Td (A harbour of boats.) Tj ET /Span << /ActualText \(commands) >> BDC BT /F1 12 Tf 72 650 Td (b) Tj ET EMC "
                + "BT /F1 12 Tf 72 600 Td (~ \\033[31m \\233 c) Tj ET", as: 2)
        pdf.add(
            "<< /Type /Page /Parent 4 0 R /MediaBox [0 0 612 792] /Contents 2 0 R /Annots [9 0 R] /Resources << /Font << /F1 1 0 R >> >> >>",
            as: 3)
        pdf.add("<< /Type /Pages /Count 1 /Kids [3 0 R] >>", as: 4)
        pdf.add("<< /Title \(commands) /Author \(commands) /Subject \(commands) /Producer \(commands) /CreationDate \(commands) >>", as: 5)
        pdf.add("<< /First 7 0 R >>", as: 6)
        pdf.add("<< /Title \(commands) /Dest [3 0 R /Fit] >>", as: 7)
        pdf.addStream("1 beginbfchar <7E> <001B005B00330031006D> endbfchar", as: 8)
        pdf.add("<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /T \(commands) /Contents \(commands) >>", as: 9)
        pdf.root = pdf.add(
            "<< /Type /Catalog /Pages 4 0 R /Outlines 6 0 R /Lang \(commands) /PageLabels << /Nums [0 << /P \(commands) >>] >> >>", as: 10)
        book = try folder.write("book.pdf", pdf.finish(trailer: "/Info 5 0 R"))
    }

    /// What may not be in output for a terminal; elsewhere what turns a line around is text like any other.
    private func dangers(_ text: String, onTerminal: Bool) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0x0C: onTerminal
            case 0..<0x20, 0x7F..<0xA0: true
            case 0x202A...0x202E, 0x2066...0x2069: onTerminal
            default: false
            }
        }
    }

    private func expectHarmless(
        _ arguments: [String], onTerminal: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await Program.run(arguments, in: folder)
        #expect(
            dangers(result.output, onTerminal: onTerminal) == [], "\(arguments): \(result.output.debugDescription)",
            sourceLocation: sourceLocation)
        #expect(
            dangers(result.errors, onTerminal: true) == [], "\(arguments): \(result.errors.debugDescription)",
            sourceLocation: sourceLocation)
        // JSON has other ways to write a character.
        #expect(!result.output.contains("\\u001b") && !result.output.contains("\\u009b"), sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ["text", "BOOK"], ["text", "BOOK", "--lines"], ["text", "BOOK", "--layout"], ["text", "BOOK", "--spoken"],
        ["text", "BOOK", "--format", "json"], ["text", "BOOK", "--format", "tsv"], ["text", "BOOK", "--format", "html"],
        ["text", "BOOK", "--format", "markdown"], ["text", "BOOK", "--keep", "annotations,furniture"], ["info", "BOOK"],
        ["info", "BOOK", "--json"],
        ["locate", "BOOK", "40%"], ["locate", "BOOK", "40%", "--json"], ["locate", "BOOK", "#1"], ["locate", "BOOK", "p\u{1B}[31m"],
        ["status", "--reader", "\u{1B}[31m"], ["text", "\u{1B}[31m.pdf"], ["text", "BOOK", "-o", "/nowhere/\u{1B}[31m"],
        ["text", "BOOK", "--skip", "\u{1B}[31m"],
        ["read", "BOOK", "--voice", "\u{9B}2J", "--player", "null"], ["read", "BOOK", "--player", "\u{1B}[31m"], ["text", "--\u{1B}[31m"],
        ["\u{1B}[31m"],
    ]) func documents(arguments: [String]) async throws { try await expectHarmless(arguments.map { $0 == "BOOK" ? book : $0 }) }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func readingAndItsHistory() async throws {
        try await expectHarmless(["read", book, "--player", "null", "--plain"], onTerminal: true)
        try await expectHarmless(["history"], onTerminal: true)
        try await expectHarmless(["history", "--json"])
        try await expectHarmless(["export", book, "-o", folder.file("a.srt")], onTerminal: true)
        #expect(dangers(String(decoding: try bytes(ofFile: folder.file("a.srt")), as: UTF8.self), onTerminal: false) == [])
    }

    /// Text on a terminal, where nothing stands between it and the screen.
    @Test(
        .enabled(if: TerminalSession.isPossible, "needs script and setsid"),
        arguments: [["text"], ["text", "--layout"], ["info"], ["locate", "1%"]])
    func onATerminal(command: [String]) async throws {
        let plain = try folder.write("plain.txt", "One \(Self.commands) two.\u{C}Three.\n")
        for file in [book, plain] where command.count == 1 || file == book {
            let result = try await TerminalSession.run([command[0], file] + command.dropFirst(), in: folder) { _ in }
            // The terminal itself makes a carriage return of each line's end.
            #expect(dangers(result.shown.replacing("\r\n", with: "\n"), onTerminal: true) == [], "\(result.shown.debugDescription)")
        }
    }

    /// The name of a file is a name: not an option, not a command for a shell.
    @Test(arguments: ["-rf.txt", "--help", "$(touch owned).txt", "`touch owned`", "a;touch owned", "a\nb.txt", "-", "%s%n.txt", "~", "*"])
    func namesAreNames(name: String) async throws {
        let path = try folder.write(name, "A harbour of boats.\n")
        for arguments in [["text", path], ["info", path]] {
            let result = try await Program.run(arguments, in: folder)
            #expect(
                result.status == 0 && result.output.contains(arguments[0] == "text" ? "A harbour of boats." : "words"), "\(result.errors)")
        }
        let out = folder.file("out-" + name + ".md")
        let written = try await Program.run(["text", path, "--format", "markdown", "-o", out], in: folder)
        #expect(written.status == 0 && FileManager.default.fileExists(atPath: out), "\(written.errors)")
        #expect(!FileManager.default.fileExists(atPath: "owned") && !folder.names.contains("owned"))
    }

    /// What would be one, were it not behind `--`.
    @Test func optionsEnd() async throws {
        let result = try await Program.run(["text", "--", "--format"], in: folder)
        #expect(result.status == 66 && result.errors.contains("--format"))
    }
}
