import TestSupport
import Testing

/// Every way to fail has one clear sentence and its exit status.
struct FailureTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func expectFailure(
        _ status: Int, _ words: [String], _ arguments: [String], input: [UInt8] = [], environment: [String: String?] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await Program.run(arguments, in: folder, input: input, environment: environment)
        #expect(result.status == status, "\(result.errors)", sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        let lines = result.errors.split(separator: "\n")
        #expect(
            lines.count == 1 || (status == 64 && lines.count == 2 && lines[1].hasPrefix("See ")), "\(result.errors)",
            sourceLocation: sourceLocation)
        #expect(lines.first?.hasPrefix("aloud: ") == true, "\(result.errors)", sourceLocation: sourceLocation)
        for word in words { #expect(result.errors.contains(word), "“\(word)” in: \(result.errors)", sourceLocation: sourceLocation) }
    }

    @Test(arguments: ["text", "info", "locate", "read", "export"]) func missingFile(command: String) async throws {
        let more = command == "locate" ? ["40%"] : command == "export" ? ["-o", folder.file("out.wav")] : []
        try await expectFailure(66, ["nowhere.pdf", "no such file"], [command, folder.file("nowhere.pdf")] + more)
        // The engine, which is got ready meanwhile, makes a folder for the sound server that it won't need.
        #expect(folder.names.filter { $0 != "state" && $0 != "pulse" } == [])
    }

    /// A command that is parsed by itself is still one of the program's.
    @Test(arguments: ["text", "read", "info", "history"]) func unknownOption(command: String) async throws {
        try await expectFailure(64, ["See 'aloud \(command) --help'"], [command, "--nonsense"])
        let version = try await Program.run([command, "--version"], in: folder)
        let whole = try await Program.run(["--version"], in: folder)
        #expect(version.status == 0 && version.output == whole.output && !whole.output.isEmpty)
        let help = try await Program.run([command, "--help"], in: folder)
        #expect(help.status == 0 && help.output.contains("USAGE: aloud "))
        #expect(try await Program.run(["help", command], in: folder).output == help.output)
    }

    @Test func directory() async throws { try await expectFailure(66, ["folder"], ["text", folder.path]) }

    @Test func emptyFile() async throws { try await expectFailure(65, ["is empty"], ["text", folder.write("empty.pdf", "")]) }

    @Test func picture() async throws {
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8) + (0...255).map { UInt8($0) }
        try await expectFailure(65, ["neither a PDF nor plain text"], ["read", folder.write("photo", picture)])
    }

    /// What is called a PDF and is none is said to be none, whatever its bytes look like.
    @Test(
        arguments: [
            ("photo.pdf", [0xFF, 0xD8, 0xFF, 0xE0] + (128...255).map { UInt8($0) }, "is not a PDF but a JPEG picture"),
            ("page.PDF", Array("<!DOCTYPE html><html><p>Please log in.</p></html>".utf8), "is not a PDF but a web page"),
            ("old.pdf", Array("caf".utf8) + [0xE9, 0x0A], "is not a PDF"),
            ("letter.pdf", Array("PK\u{3}\u{4}".utf8) + [0, 1, 2], "a ZIP archive"),
            ("photo", [0xFF, 0xD8, 0xFF, 0xE0] + (128...255).map { UInt8($0) }, "neither a PDF nor plain text but a JPEG picture"),
        ] as [(String, [UInt8], String)]) func misnamed(name: String, bytes: [UInt8], words: String) async throws
    {
        try await expectFailure(65, [words], ["read", folder.write(name, bytes), "--player", "null"])
    }

    @Test func otherEncoding() async throws {
        try await expectFailure(65, ["not UTF-8", "iconv"], ["text", folder.write("old.txt", Array("caf".utf8) + [0xE9, 0x0A])])
    }

    @Test func textWithAByteOrderMark() async throws {
        try await expectFailure(65, ["iconv -f UTF-16 -t"], ["text", folder.write("wide.txt", [0xFF, 0xFE, 0x41, 0, 0x0A, 0])])
    }

    /// Nothing to go on with is no success, and no reason to print all of the help.
    @Test func nothingToGoOnWith() async throws {
        try await expectFailure(66, ["nothing has been read yet", "aloud book.pdf"], ["--player", "null"])
        try await expectFailure(66, ["nothing has been read yet"], [])
    }

    @Test func pdfWithoutPages() async throws {
        try await expectFailure(65, ["damaged", "no page"], ["text", folder.write("hollow.pdf", "%PDF-1.4\nnothing\n%%EOF\n")])
    }

    @Test func pdfWithoutText() async throws {
        let path = try folder.write("scan.pdf", MinimalPDF([[], [], []]).bytes)
        for command in ["text", "read", "locate"] {
            try await expectFailure(
                65, ["no text", "pages 1–3", "ocrmypdf", "scan.pdf"], [command, path] + (command == "read" ? ["--player", "null"] : []))
        }
        try await expectFailure(65, ["page 2 holds"], ["text", path, "--pages", "2"])
    }

    @Test("Pages with nothing but their numbers are told from pages without text")
    func pagesOfNumbers() async throws {
        let pages = (1...3).map { [MinimalPDF.Block.paragraph("Page \($0)")] }
        let path = try folder.write("numbered.pdf", MinimalPDF(pages).bytes)
        try await expectFailure(65, ["3 page numbers", "--keep furniture", "--force-ocr", "numbered.pdf"], ["text", path])
    }

    @Test("Text in fonts that don't say what they show is no page of images")
    func fontsWithoutUnicode() async throws {
        let font =
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FirstChar 1 /LastChar 2 /Widths [9 9] /CharProcs << /g001 5 0 R /g002 5 0 R >>"
        let path = try folder.write(
            "codes.pdf",
            """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 200] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 6 0 R >> >> >> endobj
            4 0 obj << /Length 36 >> stream
            BT /F 1 Tf 20 100 Td <010202> Tj ET
            endstream endobj
            5 0 obj << /Length 16 >> stream
            9 0 0 0 9 9 d1 f
            endstream endobj
            6 0 obj \(font) /Encoding << /Differences [1 /g001 /g002] >> >> endobj
            trailer << /Root 1 0 R >>

            """)
        try await expectFailure(65, ["no text", "its only page", "which characters", "--force-ocr"], ["text", path])
    }

    @Test func aNameOfNothing() async throws {
        try await expectFailure(66, ["the name of the file is empty"], ["text", ""])
    }

    @Test func passwordNeeded() async throws {
        let path = Sample.path("structure/encrypted-aes-256.pdf")
        try await expectFailure(77, ["is encrypted", "--password-file"], ["text", path])
        try await expectFailure(
            77, ["is encrypted", "does not open"], ["text", path, "--password-file", folder.write("wrong", "guess\n")])
        try await expectFailure(66, ["password file"], ["text", path, "--password-file", folder.file("none")])
    }

    @Test func missingEngine() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        let nothing = ["PATH": folder.path]
        try await expectFailure(
            69, ["espeak-ng is not installed", "apt install espeak-ng"], ["read", path, "--player", "null"], environment: nothing)
        try await expectFailure(69, ["espeak-ng is not installed"], ["export", path, "-o", folder.file("o.wav")], environment: nothing)
        try await expectFailure(69, ["espeak-ng is not installed"], ["voices"], environment: nothing)
        // Folders that can't be looked into are folders without it.
        let odd = ["PATH": "::relative:/\(String(repeating: "a", count: 5000)):/dev/null:\(path)"]
        try await expectFailure(69, ["espeak-ng is not installed"], ["read", path, "--player", "null"], environment: odd)
        #expect(!folder.names.contains("o.wav"))
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func missingPlayer() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        try await expectFailure(69, ["nobody is not installed"], ["read", path, "--player", folder.file("nobody")])
        let broken = try folder.script("broken", "#!/bin/sh\necho 'no sound card' >&2\nexit 3\n")
        try await expectFailure(69, ["no sound card"], ["read", path, "--player", broken])
        #expect(try folder.bookmark() == nil, "a start that failed is no place")
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func noPlayerInstalled() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        // The engine alone can be found.
        _ = try folder.script("espeak-ng", "#!/bin/sh\nPATH=/usr/local/bin:/usr/bin:/bin exec espeak-ng \"$@\"\n")
        try await expectFailure(69, ["pacat is not installed", "--player"], ["read", path], environment: ["PATH": folder.path])
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func unknownVoice() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        try await expectFailure(64, ["nobody", "aloud voices"], ["read", path, "--voice", "nobody", "--player", "null"])
        try await expectFailure(64, ["nobody", "aloud voices"], ["text", path, "--spoken", "--voice", "nobody"])
        // It is not used again, the next time.
        let next = try await Program.run(["read", path, "--player", "null"], in: folder)
        #expect(next.status == 0, "\(next.errors)")
    }

    @Test func cannotWrite() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        try await expectFailure(73, ["cannot write"], ["text", path, "-o", folder.file("none/out.txt")])
        try await expectFailure(73, ["cannot write"], ["text", path, "-o", folder.path])
    }

    @Test(.enabled(if: isInstalled("sh"), "needs a shell")) func fullDisk() async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two."]).bytes)
        let script = try folder.script("full", "#!/bin/sh\n'\(Program.path)' text '\(path)' > /dev/full\n")
        let result = try await Shell.run(script, in: folder)
        #expect(result.status == 74)
        #expect(result.errors.contains("cannot write standard output: No space left on device"))
    }

    @Test(arguments: [
        (["text", "--bogus", "a"], "--bogus"), (["locate", "FILE", "banana"], "is not a position"),
        (["read", "FILE", "--rate", "5000"], "80 to 900"),
        (["read", "FILE", "--length", "40%"], "--length"), (["read", "FILE", "--start", "p99", "--player", "null"], "page 99"),
        (["locate", "FILE", "#7"], "chapter 7"), (["locate", "FILE", "w0"], "counted from 1"),
        (["locate", "FILE", "\"unicorn\""], "unicorn"),
        (["text", "FILE", "--pages", "4-9"], "--pages"), (["text", "FILE", "--skip", "jokes"], "jokes"),
        (["export", "FILE", "-o", "x.xyz"], ".wav"), (["seek", "banana"], "is not a position"), (["next", "verse"], "sentence"),
        (["read", "FILE", "--sleep", "30"], "30m"),
        (["read", "FILE", "--start", "p2", "--end", "p1", "--player", "null"], "not after the start"), (["forget"], "--all"),
        (["text", "FILE", "--pages", "-7"], "“-7”"), (["read", "FILE", "--volume", "-1"], "'-1'"), (["help", "nonsense"], "“nonsense”"),
        (["text", "FILE", "--start", "p2", "--pages", "1"], "page 2 is none of those that --pages names"),
        (["text", "FILE", "--start", "p3", "--pages", "1"], "no page 3"),
        (["text", "FILE", "--start", "\"Three\"", "--pages", "1"], "on the pages that --pages names"),
        (["read", "FILE", "--engine", "mouth"], "mouth"), (["read", "FILE", "--player", "'open"], "unbalanced"),
    ]) func usage(arguments: [String], word: String) async throws {
        let path = try folder.write("a.pdf", MinimalPDF(paragraphs: ["One. Two.", "Three."]).bytes)
        try await expectFailure(64, [word], arguments.map { $0 == "FILE" ? path : $0 })
    }
}
