import Audio
import Foundation
import TestSupport
import Testing

/// What would be heard, in a file.
@Suite(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct ExportTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF([[.paragraph(sentences(0...5))]]).bytes)
    }

    /// Standard output is written to, whatever it is: a file that the shell has opened is not put in another's place.
    @Test(arguments: ["-", "/dev/stdout"]) func standardOutputMayBeAFile(output: String) async throws {
        let export = "'\(Program.path)' export '\(book)' -o \(output) --length 1"
        let script = try folder.script(
            "redirect", "#!/bin/sh\n\(export) > '\(folder.file("new"))' && \(export) --force >> '\(folder.file("old"))'\n")
        try Data("keep".utf8).write(to: URL(fileURLWithPath: folder.file("old")))
        let result = try await Shell.run(script, in: folder)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let (new, old) = (try bytes(ofFile: folder.file("new")), try bytes(ofFile: folder.file("old")))
        var reader = WAVReader()
        #expect(try reader.consume(new).count > 5_000)
        #expect(old.starts(with: Array("keep".utf8)) && Array(old.dropFirst(4)) == new)
    }

    /// As the document was last read, unless the command line says otherwise.
    @Test func theRateIsTheLast() async throws {
        func size(_ arguments: String...) async throws -> Int {
            let out = folder.file("out.wav")
            let result = try await Program.run(["export", book, "--force", "--end", "w30", "-o", out] + arguments, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            return try bytes(ofFile: out).count
        }
        let usual = try await size()
        let read = try await Program.run(["read", book, "--player", "null", "--rate", "350", "--end", "w13"], in: folder)
        #expect(read.status == 0, "\(read.errors)")
        let (last, asked) = (try await size(), try await size("--rate", "175"))
        #expect(last < usual * 2 / 3 && asked == usual, "\(usual), \(last), \(asked) bytes")
    }

    /// Without a title of the document's own, the heading of its first page is one.
    @Test func theHeadingIsTheTitle() async throws {
        let out = folder.file("ferry.lrc")
        let result = try await Program.run(["export", Sample.path("prose/ferry-pdftex.pdf"), "--length", "2", "-o", out], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(String(decoding: try bytes(ofFile: out), as: UTF8.self).contains("[ti:The Last Ferry]"))
    }

    /// The heading of a part is none of the whole.
    @Test func aPartIsNoTitle() async throws {
        let out = folder.file("book.lrc")
        let path = try folder.write("parts.pdf", MinimalPDF([[.heading("Chapter One"), .paragraph(sentences(0...5))]]).bytes)
        let result = try await Program.run(["export", path, "--length", "2", "-o", out], in: folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(!String(decoding: try bytes(ofFile: out), as: UTF8.self).contains("[ti:Chapter One]"))
    }
}
