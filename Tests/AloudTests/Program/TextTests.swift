import PDFText
import TestSupport
import Testing

/// What goes to standard output, and nothing else.
struct TextTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let book = MinimalPDF(
        [
            [.heading("Arrival"), .paragraph("The ship came in at dawn. Nobody had seen it coming.")],
            [.paragraph("A second page follows the first, as it should in any book worth its paper.")],
        ], title: "Harbour Tales")

    @Test func paragraphsAreDividedByOneBlankLine() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        let result = try await Program.run(["text", path], in: folder)
        let expected = """
            Arrival

            The ship came in at dawn. Nobody had seen it coming.

            A second page follows the first, as it should in any book worth its paper.

            """
        #expect(result.output == expected)
        #expect(result.status == 0 && result.errors == "")
    }

    @Test func anOutputFileIsReplaced() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        let out = try folder.write("out.txt", "old")
        let printed = try await Program.run(["text", path], in: folder)
        let written = try await Program.run(["text", path, "-o", out], in: folder)
        #expect(written.output == "" && written.status == 0)
        #expect(String(decoding: try bytes(ofFile: out), as: UTF8.self) == printed.output)
        #expect(folder.names == ["book.pdf", "out.txt"])
    }

    @Test func aFailureLeavesTheOldFile() async throws {
        let path = try folder.write("scan.pdf", MinimalPDF([[]]).bytes)
        let out = try folder.write("out.txt", "old")
        #expect(try await Program.run(["text", path, "-o", out], in: folder).status == 65)
        #expect(String(decoding: try bytes(ofFile: out), as: UTF8.self) == "old")
        #expect(folder.names == ["out.txt", "scan.pdf"])
    }

    @Test func pagesAreChosen() async throws {
        var pdf = MinimalPDF(paragraphs: ["First.", "Second.", "Third.", "Fourth."])
        pdf.romanPages = 2
        let path = try folder.write("pages.pdf", pdf.bytes)
        func text(_ pages: String) async throws -> String { try await Program.run(["text", path, "--pages", pages], in: folder).output }
        #expect(try await text("ii") == "Second.\n")
        // Labels first: page 1 is the third.
        #expect(try await text("1") == "Third.\n")
        #expect(try await text("4") == "Fourth.\n")
        #expect(try await text("2,i") == "First.\n\nFourth.\n")
        #expect(try await text("ii-1") == "Second.\n\nThird.\n")
        #expect(try await text("1-") == "Third.\n\nFourth.\n")
    }

    @Test func kindsAreLeftOutAndKept() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        let result = try await Program.run(["text", path, "--skip", "headings,title"], in: folder)
        #expect(!result.output.contains("Arrival") && result.output.contains("The ship came"))
        let furnished = MinimalPDF(
            (1...9).map { page in [.paragraph("Harbour Tales"), .paragraph(sentences(page * 3...page * 3 + 2)), .paragraph("\(page)")] })
        let long = try folder.write("long.pdf", furnished.bytes)
        let plain = try await Program.run(["text", long], in: folder).output
        let kept = try await Program.run(["text", long, "--keep", "headers"], in: folder).output
        #expect(!plain.contains("Harbour Tales"))
        #expect(kept.ranges(of: "Harbour Tales").count == 9)
    }

    @Test func spokenTextIsOneUtteranceALine() async throws {
        let path = try folder.write("t.txt", "See Fig. 3 now. It shows 12\u{2013}15 boats.\n\nThe end.\n")
        let result = try await Program.run(["text", path, "--spoken"], in: folder)
        let lines = result.output.split(separator: "\n").map { $0.lowercased() }
        #expect(lines.count == 3)
        #expect(lines.first?.contains("figure 3") == true)
        #expect(lines.dropFirst().first?.contains("12 to 15") == true)
    }

    @Test func standardInputMayBeAPDFOrText() async throws {
        let pdf = try await Program.run(["text", "-"], in: folder, input: Self.book.bytes)
        #expect(pdf.output.hasPrefix("Arrival\n\nThe ship came in"))
        let text = try await Program.run(
            ["text", "-"], in: folder, input: Array("\u{FEFF}Two lines\nof text.\n\nMore \u{e9}t\u{e9}.\n".utf8))
        #expect(text.output == "Two lines of text.\n\nMore \u{e9}t\u{e9}.\n")
    }

    @Test func fileAddressesAreFiles() async throws {
        let path = try folder.write("my book.pdf", Self.book.bytes)
        let address = "file://" + path.split(separator: " ").joined(separator: "%20")
        #expect(try await Program.run(["text", address], in: folder).output.hasPrefix("Arrival"))
    }

    @Test func passwordsComeFromAFile() async throws {
        let locked = Sample.path("structure/encrypted-aes-128.pdf")
        let result = try await Program.run(["text", locked, "--password-file", folder.write("key", "swordfish\n")], in: folder)
        #expect(result.status == 0 && result.output.contains(" "), "\(result.errors)")
    }

    /// Whoever reads the text may have had enough of it.
    @Test(.enabled(if: isInstalled("sh"), "needs a shell")) func aClosedPipeIsNoComplaint() async throws {
        let path = try folder.write("long.pdf", MinimalPDF(paragraphs: (0..<400).map { sentences($0 * 4...$0 * 4 + 8) }).bytes)
        let script = try folder.script("closed", "#!/bin/sh\n'\(Program.path)' text '\(path)' | head -n 1\n")
        let result = try await Shell.run(script, in: folder)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("The ") && result.output.contains(" number 0 "))
    }

    /// A pipe takes 64 KiB at a time; nothing may be lost in between.
    @Test func longTextComesWhole() async throws {
        let path = try folder.write("long.pdf", MinimalPDF(paragraphs: (0..<300).map { sentences($0 * 8...$0 * 8 + 7) }).bytes)
        let result = try await Program.run(["text", path], in: folder)
        let numbers = result.output.split(separator: " ").split(whereSeparator: { $0 == "number" }).dropFirst().compactMap {
            $0.first.flatMap { Int($0) }
        }
        #expect(numbers == Array(0..<2400))
        #expect(result.output.utf8.count > 150_000)
    }
}
