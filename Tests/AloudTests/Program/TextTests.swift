import Foundation
import PDFText
import TestSupport
import Testing

@testable import aloud

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

    @Test func anOutputFileIsReplacedWhenThatIsAskedFor() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        let out = try folder.write("out.txt", "old")
        let printed = try await Program.run(["text", path], in: folder)
        let refused = try await Program.run(["text", path, "-o", out], in: folder)
        #expect(refused.status == 73 && refused.errors.contains("--force"))
        #expect(String(decoding: try bytes(ofFile: out), as: UTF8.self) == "old")
        let written = try await Program.run(["text", path, "-o", out, "--force"], in: folder)
        #expect(written.output == "" && written.status == 0)
        #expect(String(decoding: try bytes(ofFile: out), as: UTF8.self) == printed.output)
        let new = try await Program.run(["text", path, "-o", folder.file("new.txt")], in: folder)
        #expect(new.status == 0)
        #expect(String(decoding: try bytes(ofFile: folder.file("new.txt")), as: UTF8.self) == printed.output)
        #expect(folder.names == ["book.pdf", "new.txt", "out.txt"])
    }

    @Test func whatCannotBeWrittenIsSaid() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        let nowhere = try await Program.run(["text", path, "-o", folder.file("none/out.txt")], in: folder)
        #expect(nowhere.status == 73 && nowhere.output == "")
        let full = try await Program.run(["text", path, "-o", "/dev/full"], in: folder)
        #expect(full.status == 74 || !FileManager.default.fileExists(atPath: "/dev/full"))
        let device = try await Program.run(["text", path, "-o", "/dev/null"], in: folder)
        #expect(device.status == 0 && device.errors == "")
    }

    @Test(arguments: [
        ["--format", "xml"], ["--lines", "--layout"], ["--spoken", "--lines"], ["--lines", "--format", "json"], ["--layout", "--spoken"],
    ]) func formsThatDoNotGoTogether(options: [String]) async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        #expect(try await Program.run(["text", path] + options, in: folder).status == 64)
    }

    @Test func everyFormatIsWritten() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        func text(_ options: String...) async throws -> String {
            let result = try await Program.run(["text", path] + options, in: folder)
            #expect(result.status == 0 && result.errors == "")
            return result.output
        }
        #expect(try await text("--format", "markdown").hasPrefix("# Arrival\n\nThe ship came in"))
        #expect(try await text("--format", "html").contains("Arrival</h1>\n<p>The ship came in"))
        #expect(try await text("--format", "json").hasPrefix("{\"document\":{\"title\":\"Harbour Tales\""))
        #expect(try await text("--format", "tsv").split(separator: "\n").count == 1 + 27)
        #expect(try await text("--lines").hasPrefix("Arrival\n\nThe ship"))
        #expect(try await text("--layout").contains("The ship came in"))
        #expect(try await text("--start", "w3", "--end", "w5", "--format", "markdown") == "ship came\n")
        let second = try await Program.run(["text", path, "--format", "json", "--pages", "2"], in: folder).output
        #expect(second.contains("{\"page\":2,") && !second.contains("{\"page\":1,"))
    }

    @Test func whatIsLeftOutIsSaidOnRequest() async throws {
        let furnished = MinimalPDF(
            (1...9).map { page in [.paragraph("Harbour Tales"), .paragraph(sentences(page * 3...page * 3 + 2)), .paragraph("\(page)")] })
        let path = try folder.write("long.pdf", furnished.bytes)
        #expect(try await Program.run(["text", path, "-v"], in: folder).errors == "aloud: left out: 9 running heads, 9 page numbers\n")
        #expect(try await Program.run(["text", path], in: folder).errors == "")
    }

    @Test func linesAndPlacesHaveTheHeadsOfTheirPages() async throws {
        let furnished = MinimalPDF(
            (1...9).map { page in [.paragraph("Harbour Tales"), .paragraph(sentences(page * 3...page * 3 + 2)), .paragraph("\(page)")] })
        let path = try folder.write("long.pdf", furnished.bytes)
        func heads(_ options: String...) async throws -> Int {
            let text = try await Program.run(["text", path] + options, in: folder).output
            return text.split(separator: "\n").count { $0.contains("Harbour Tales") }
        }
        #expect(try await heads() == 0)
        #expect(try await heads("--lines") == 9)
        #expect(try await heads("--layout") == 9)
        #expect(try await heads("--lines", "--skip", "furniture") == 0)
        #expect(try await heads("--lines", "--start", "w3", "--end", "w40") == 0)
    }

    /// Neither a terminal nor a program behind a pipe is to be commanded by a document.
    @Test func controlCharactersGoNowhere() async throws {
        var pdf = PDFBuilder()
        pdf.addPages(["BT /F1 12 Tf 72 700 Td (Look:) Tj ET"], entries: "/MediaBox [0 0 600 800] /Annots [50 0 R]")
        let hostile = "One \u{1B}[31mred\u{1B}]0;title\u{7} \u{9B}2J \u{8}two\u{7F}."
        let hexadecimal = hostile.utf16.map { String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
        pdf.add("<< /Subtype /Text /Rect [10 10 20 20] /Contents <FEFF\(hexadecimal)> >>", as: 50)
        let path = try folder.write("hostile.pdf", pdf.finish())
        for options in [[], ["--format", "html"], ["--format", "markdown"], ["--format", "tsv"], ["--spoken"]] {
            let output = try await Program.run(["text", path, "--keep", "annotations"] + options, in: folder).output
            #expect(
                output.unicodeScalars.allSatisfy {
                    $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) || "\n\t".unicodeScalars.contains($0)
                })
            #expect(output.contains("two"))
        }
        // JSON says which characters they were, without using them.
        let json = try await Program.run(["text", path, "--keep", "annotations", "--format", "json"], in: folder).output
        #expect(json.contains("\\u009b2J") && !json.contains("\u{9B}"))
    }

    @Test func terminalsGetLessThanFiles() {
        func passed(_ text: String, _ isTerminal: Bool) -> String {
            var bytes: [UInt8] = []
            DisplayText.append(text, to: &bytes, isTerminal: isTerminal)
            return String(decoding: bytes, as: UTF8.self)
        }
        let text = "a\tb\nc\u{C}d\u{202E}e\u{2066}f\u{1B}g\u{0}h\u{85}i\u{A0}j\u{7F}k\r\u{2028}\u{C0}"
        #expect(passed(text, false) == "a\tb\nc\u{C}d\u{202E}e\u{2066}fghi\u{A0}jk\u{2028}\u{C0}")
        #expect(passed(text, true) == "a\tb\ncdefghi\u{A0}jk\u{2028}\u{C0}")
        // Wherever it stands among others.
        for count in 0...40 {
            let (before, behind) = (String(repeating: "é~z", count: count), String(repeating: "n", count: 40 - count))
            for danger in ["\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{202E}"] {
                #expect(passed(before + danger + behind, true) == before + behind)
            }
            for harmless in ["\t", " ", "~", "\u{A0}", "\u{C2}", "\u{2028}", "\u{10FFFF}"] {
                #expect(passed(before + harmless + behind, true) == before + harmless + behind)
            }
        }
    }

    @Test func aFailureLeavesTheOldFile() async throws {
        let path = try folder.write("scan.pdf", MinimalPDF([[]]).bytes)
        let out = try folder.write("out.txt", "old")
        #expect(try await Program.run(["text", path, "-o", out, "--force"], in: folder).status == 65)
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

    @Test func aLexiconSaysHowWordsAreSpoken() async throws {
        let path = try folder.write("t.txt", "The CO2 rose. The Ness fell.\n")
        let one = try folder.write("one.lexicon", "CO2 = carbon dioxide\nnonsense\n[document: t.txt]\nNess = nest\n")
        let two = try folder.write("two.lexicon", "[document: other]\nNess = wrong\n")
        let result = try await Program.run(["text", path, "--spoken", "--lexicon", one, "--lexicon", two], in: folder)
        #expect(result.output == "The carbon dioxide rose.\nThe nest fell.\n")
        #expect(result.errors.contains("one.lexicon, line 2: "))
        // The text itself is not touched.
        #expect(try await Program.run(["text", path, "--lexicon", one], in: folder).output == "The CO2 rose. The Ness fell.\n")
        let missing = try await Program.run(["text", path, "--spoken", "--lexicon", path + ".none"], in: folder)
        #expect(missing.status == 66 && missing.errors.contains(".none"))
    }

    @Test func theConfigurationHasALexicon() async throws {
        let path = try folder.write("t.txt", "The CO2 rose.\n")
        let configuration = try folder.write("lexicon", "CO2 = carbon dioxide\n")
        let root = String(configuration.dropLast("lexicon".count))
        try FileManager.default.createDirectory(atPath: root + "config/aloud", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: configuration, toPath: root + "config/aloud/lexicon")
        let result = try await Program.run(["text", path, "--spoken"], in: folder, environment: ["XDG_CONFIG_HOME": root + "config"])
        #expect(result.output == "The carbon dioxide rose.\n")
    }

    @Test func addressesAreSpokenAsWished() async throws {
        let path = try folder.write("t.txt", "See https://www.example.org/a/b now [12].\n")
        func said(_ options: String...) async throws -> String {
            try await Program.run(["text", path, "--spoken", "--language", "en"] + options, in: folder).output
        }
        #expect(try await said() == "See example.org now reference 12.\n")
        #expect(try await said("--urls", "full") == "See https://www.example.org/a/b now reference 12.\n")
        #expect(try await said("--urls", "skip") == "See now reference 12.\n")
        #expect(try await said("--skip", "citations,urls") == "See now.\n")
        let told = try await Program.run(["text", path, "--spoken", "--skip", "citations"], in: folder)
        #expect(told.errors.split(separator: "\n").filter { $0.contains("citations are left out") }.count == 1)
        #expect(try await Program.run(["text", path, "--spoken", "--urls", "some"], in: folder).status == 64)
    }

    @Test func theLanguageIsToldFromTheText() async throws {
        let german =
            "Am 3. Mai kam das Schiff in den Hafen, und die Leute aus der Stadt standen am Ufer und waren froh, dass es wieder da war.\n"
        let path = try folder.write("t.txt", german)
        let result = try await Program.run(["text", path, "--spoken"], in: folder)
        #expect(result.output.hasPrefix("Am dritten Mai kam das Schiff"))
        #expect(result.output.split(separator: "\n").count == 1)
        let forced = try await Program.run(["text", path, "--spoken", "--language", "en"], in: folder)
        #expect(!forced.output.contains("dritten"))
    }

    /// Short lines end their sentences as the text around them does.
    @Test func shortLinesHaveTheSentencesOfTheText() async throws {
        let german =
            "Der Hafen wurde gebaut, als die Stadt noch klein war, und viele Jahre lang war er der einzige auf dieser Seite der Bucht.\n"
        let path = try folder.write("t.txt", "Termin: 5. Mai 2020\n\n\(german)\nBerlin, den 3. Oktober 2019\n\nBahnhofstr. 12\n")
        let result = try await Program.run(["text", path, "--spoken"], in: folder)
        #expect(result.output.split(separator: "\n").count == 4, "\(result.output)")
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

    /// Its bytes are no UTF-8, as those of names on old systems are.
    @Test func addressesSpellAnyName() async throws {
        let path = try folder.write("my book.pdf", Self.book.bytes)
        let (name, link) = (folder.file("caf"), "/caf%E9.pdf")
        guard symlink(path, Array(name.utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)] + Array(".pdf".utf8CString)) == 0 else { return }
        let address = "file://" + folder.file("").dropLast() + link
        #expect(try await Program.run(["text", address], in: folder).output.hasPrefix("Arrival"))
    }

    /// As with pages and words, and in JSON as in `aloud info`.
    @Test func aTimeBehindTheEndIsNone() async throws {
        let path = try folder.write("book.pdf", Self.book.bytes)
        for command in [["locate", path, "5m"], ["text", path, "--start", "5m"], ["read", path, "--player", "null", "--start", "5m"]] {
            let result = try await Program.run(command, in: folder)
            #expect(result.status == 64 && result.output == "", "\(command)")
            #expect(result.errors.contains("there is no 5:00 in the document; it takes 0:"), "\(command)")
        }
        let some = try await Program.run(["text", path, "--pages", "2", "--start", "5m"], in: folder)
        #expect(some.status == 64 && some.errors.contains("there is no 5:00 on the pages that --pages names"))
    }

    @Test func allJSONHasTheTitleThatTheDocumentStates() async throws {
        struct Document: Decodable { let title: String?, file: String }
        struct Text: Decodable { let document: Document }
        var plain = Self.book
        plain.title = nil
        for (pdf, title) in [(Self.book, "Harbour Tales"), (plain, nil)] {
            let path = try folder.write("book.pdf", pdf.bytes)
            let info = try await Program.run(["info", path, "--json"], in: folder).output
            let text = try await Program.run(["text", path, "--format", "json"], in: folder).output
            let first = try JSONDecoder().decode(Document.self, from: Data(info.utf8))
            let second = try JSONDecoder().decode(Text.self, from: Data(text.utf8)).document
            #expect(first.title == title && second.title == title)
            #expect(first.file == path && second.file == path)
        }
    }

    /// Pages without anything that was asked for are not there.
    @Test(arguments: ["--lines", "--layout"])
    func aPartBeginsWithItsFirstLine(form: String) async throws {
        var pages = Self.book.pages
        pages.insert([], at: 0)
        let path = try folder.write("book.pdf", MinimalPDF(pages).bytes)
        let part = try await Program.run(["text", path, form, "--start", "p3"], in: folder).output
        #expect(part.hasPrefix("A second page"))
        let first = try await Program.run(["text", path, form, "--end", "p3"], in: folder).output
        #expect(first.hasPrefix("Arrival") && !first.contains("\u{C}"))
        let all = try await Program.run(["text", path, form], in: folder).output
        #expect(all.filter { $0 == "\u{C}" }.count == 2)
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
