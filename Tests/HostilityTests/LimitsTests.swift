import Foundation
import Hostility
import PDFText
import TestSupport
import Testing

/// Documents that drive one thing to where no honest file goes, small enough for tests; `Fuzzing hostile --size 1` runs them at full size.
struct LimitsTests {
    private static let size = 0.000_05

    @Test("What is wrong with a document costs no page that isn't touched by it", arguments: HostileDocument.allCases)
    func text(of document: HostileDocument) throws {
        let pdf = try PDFDocument(bytes: document.bytes(size: Self.size))
        var text = ""
        pdf.forEachParagraph(ReadingOptions(skipped: [], extras: ReadingOptions.ExtraSet(ReadingOptions.Extra.allCases)), workers: 1) {
            text += $0.text + "\n"
        }
        #expect(text.contains(HostileDocument.words) || Self.hiding.contains(document), "\(text.prefix(200))")
        // A file of some kilobytes isn't the whole of a book that nobody can read.
        #expect(text.utf8.count < 64 << 20)
    }

    /// Their page is part of what is wrong with them.
    private static let hiding: Set<HostileDocument> = [.sharedAlternate]

    @Test(
        "The program ends by itself, in bounded memory and without a trap", arguments: HostileDocument.allCases.filter { $0.isLarge })
    func process(_ document: HostileDocument) throws {
        // Processor time, so that a busy machine breaks nothing: seventy times what the slowest of them takes.
        for command in ["text", "text --layout", "text --format json"] {
            let output = try Program(name: Self.fuzzing).run([
                "hostile", "--size", "\(Self.size)", "--seconds", "300", "--megabytes", "512", "--command",
                "\(Self.aloud) \(command) {pdf}",
                document.rawValue,
            ])
            #expect(String(decoding: output, as: UTF8.self).contains("| \(document.rawValue) |"))
        }
    }

    private static let folder: URL = {
        let sources = Sample.folder.deletingLastPathComponent()
        let folders = [
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
            Bundle.main.bundleURL.deletingLastPathComponent(), sources.appendingPathComponent(".build/debug"),
        ]
        return folders.first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("Fuzzing").path) } ?? sources
    }()
    private static var fuzzing: String { folder.appendingPathComponent("Fuzzing").path }
    private static var aloud: String { folder.appendingPathComponent("aloud").path }
}

extension HostileDocument {
    /// Whether what it comes to depends on its size: bombs and masses. The others are numbers, which the library's own test tries.
    fileprivate var isLarge: Bool {
        ["Bomb", "Chain", "many", "shared", "deep", "huge", "scattered", "predictorRows", "formsOfForms"].contains { rawValue.contains($0) }
    }
}
