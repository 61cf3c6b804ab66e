import ArgumentParser
import Foundation
import PDFFonts
import PDFSyntax

/// What the first font of each East Asian kind costs: the tables it needs are unpacked then, and kept.
///
/// Only the first font of a process can be measured; so each is measured in a process of its own, and the same font a second time beside it.
struct FirstUseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "first-use", abstract: "Time the first use of fonts whose tables are built in.")

    @Option(help: "How often each is measured; the figures are medians.")
    var runs = 9
    @Option(help: .hidden)
    var worker: String?

    /// Encodings and character collections as fonts that are not embedded name them.
    private static let kinds = [
        ("Identity-H", "Japan1"), ("Identity-H", "GB1"), ("Identity-H", "CNS1"), ("Identity-H", "Korea1"), ("Identity-H", "KR"),
        ("90ms-RKSJ-H", "Japan1"), ("UniJIS-UTF16-H", "Japan1"), ("GBK-EUC-H", "GB1"), ("UniGB-UCS2-H", "GB1"), ("ETen-B5-H", "CNS1"),
        ("UniCNS-UTF16-H", "CNS1"), ("KSCms-UHC-H", "Korea1"), ("UniKS-UTF16-V", "Korea1"),
    ]

    func run() throws {
        if let worker, let kind = Int(worker), Self.kinds.indices.contains(kind) {
            let (encoding, ordering) = Self.kinds[kind]
            let times = (0..<2).map { _ in Self.seconds(encoding, ordering) }
            return Report.say("\(times[0]) \(times[1])")
        }
        Report.say("| encoding | collection | first ms | second ms |\n|---|---|--:|--:|")
        let output = FileManager.default.temporaryDirectory
            .appending(path: "aloud-first-use-\(ProcessInfo.processInfo.processIdentifier)").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: output) }
        for (index, kind) in Self.kinds.enumerated() {
            var times: [[Double]] = []
            for _ in 0..<max(runs, 1) {
                _ = ChildProcess.run([Program.own, "first-use", "--worker", "\(index)"], output: output)
                let line = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
                let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
                if numbers.count == 2 { times.append(numbers) }
            }
            let medians = (0..<2).map { place in
                let sorted = times.map { $0[place] * 1000 }.sorted()
                return sorted.isEmpty ? "failed" : String(format: "%.2f", sorted[sorted.count / 2])
            }
            Report.say("| \(kind.0) | \(kind.1) | \(medians[0]) | \(medians[1]) |")
        }
    }

    /// Loads a font of the kind, in a document of its own, and shows a character of it.
    private static func seconds(_ encoding: String, _ ordering: String) -> Double {
        let descendant = PDFDictionary([
            ("Type", .name("Font")), ("Subtype", .name("CIDFontType0")), ("BaseFont", .name("Sample")),
            (
                "CIDSystemInfo",
                .dictionary(PDFDictionary([("Registry", .string(Array("Adobe".utf8))), ("Ordering", .string(Array(ordering.utf8)))]))
            ),
        ])
        let font = PDFDictionary([
            ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name("Sample")), ("Encoding", .name(Name(encoding))),
            ("DescendantFonts", .array([.dictionary(descendant)])),
        ])
        let cache = FontCache(store: ObjectStore(bytes: []))
        var glyphs: [DecodedGlyph] = []
        let start = MonotonicClock.seconds()
        let bytes: [UInt8] = [0x30, 0x42, 0x88, 0xA0]
        cache.font(for: .dictionary(font)).decode(bytes.span, into: &glyphs)
        let end = MonotonicClock.seconds()
        consume(glyphs)
        return end - start
    }
}
