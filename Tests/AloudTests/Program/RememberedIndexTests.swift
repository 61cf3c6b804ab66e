import Audio
import Foundation
import PDFText
import Reading
import Subprocess
import TestSupport
import Testing

/// What is kept of a document makes places quick to find, and never wrong.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct RememberedIndexTests {
    let folder: TemporaryFolder
    let pdf: [UInt8]
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        var pdf = MinimalPDF(
            (0..<60).map { page in
                let text = MinimalPDF.Block.paragraph(sentences(page * 5...page * 5 + 4))
                return page % 20 == 19
                    ? [] : page % 15 == 0 ? [.heading("Part \(["One", "Two", "Three", "Four"][page / 15])"), text] : [text]
            })
        pdf.romanPages = 3
        pdf.outline = (0..<4).map { ("Part \(["One", "Two", "Three", "Four"][$0])", $0 * 15) }
        self.pdf = pdf.bytes
        book = try folder.write("book.pdf", pdf.bytes)
    }

    private var store: BookmarkStore { BookmarkStore(directory: folder.file("state/aloud")) }

    private var indexPath: String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: store.directory)) ?? []
        return names.first { $0.hasSuffix(".pages.json") && !$0.hasPrefix(".") }.map { "\(store.directory)/\($0)" }
    }

    /// Reads in silence until `isDone`.
    private func read(_ arguments: [String], until isDone: @escaping @Sendable () -> Bool) async throws {
        _ = try await Subprocess.run(
            .program(Program.path), arguments: Arguments(["read", book, "--player", "null", "--rate", "300"] + arguments),
            environment: Program.environment(folder.file("state")), input: .none, output: .discarded, error: .discarded
        ) { execution in
            let deadline = ContinuousClock.now + .seconds(60)
            while ContinuousClock.now < deadline, !isDone() { try await Task.sleep(for: .milliseconds(50)) }
            try execution.send(signal: .terminate)
        }
    }

    private func locate(_ arguments: [String]) async throws -> String {
        let result = try await Program.run(["locate", book, "--json", "--rate", "175"] + arguments, in: folder)
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    private static let positions = [
        "0%", "13%", "50%", "99.9%", "100%", "pi", "p2", "p17", "p57", "#1", "#3", "#4", "w1", "w2000", "5:00", "\"number 90\"",
    ]

    @Test func placesAreTheSameWithItAndWithoutIt() async throws {
        try await read([]) { indexPath != nil }
        let index = try #require(indexPath)
        #expect(try FileManager.default.attributesOfItem(atPath: index)[.posixPermissions] as? Int == 0o600)
        for position in Self.positions {
            #expect(try await locate([position]) == locate([position, "--no-history"]), "\(position)")
        }
        let saved = try await locate([])
        try FileManager.default.removeItem(atPath: index)
        #expect(try await locate([]) == saved)
    }

    @Test func noWordOfTheDocumentIsInIt() async throws {
        try await read([]) { indexPath != nil }
        let file = try #require(try JSONSerialization.jsonObject(with: Data(bytes(ofFile: indexPath ?? ""))) as? [String: Any])
        let content = try #require(file["content"] as? [String: Any])
        #expect(Set(content.keys) == ["chapters", "costs", "extractorVersion", "words"])
        for key in ["chapters", "costs", "words"] { #expect(Data(base64Encoded: content[key] as? String ?? "?")?.count ?? 999 < 200) }
    }

    @Test func oneOfAnotherTextIsNotBelieved() async throws {
        try await read([]) { indexPath != nil }
        let document = try PDFDocument(bytes: pdf)
        let identity = document.identity
        let fingerprint = DocumentFingerprint(
            size: identity.size, head: identity.head, tail: identity.tail, identifier: identity.identifier)
        let version = try #require(Program.extractorVersion(in: folder))
        #expect(try store.pageIndex(for: fingerprint, extractorVersion: version) != nil)
        var other = ReadingText.Builder()
        for page in 0..<60 {
            other.beginPage(page, label: "\(page + 1)")
            other.append(paragraph: String(repeating: "word ", count: 30 + page % 7))
        }
        let wrong = try #require(PageIndex(text: other.build(isComplete: true), extractorVersion: version))
        try store.save(wrong, for: fingerprint)
        for position in Self.positions {
            #expect(try await locate([position]) == locate([position, "--no-history"]), "\(position)")
        }
        // Damage is no hindrance either.
        for damage in ["", "{", "[1,2,3]", String(repeating: "x", count: 100_000)] {
            try Data(damage.utf8).write(to: URL(fileURLWithPath: try #require(indexPath)))
            #expect(try await locate(["p17"]) == locate(["p17", "--no-history"]))
        }
    }

    @Test(arguments: ["40%", "p30", "#3"])
    func aStartInTheMiddleKnowsItsWordsInTheEnd(position: String) async throws {
        try await read(["--start", position]) { (try? folder.bookmark()?["totalWords"] as? Int) ?? nil != nil }
        let bookmark = try #require(try folder.bookmark())
        let word = try #require(bookmark["word"] as? Int)
        let place = try #require(
            try JSONSerialization.jsonObject(with: Data(try await locate([position, "--no-history"]).utf8)) as? [String: Any])
        let wanted = try #require(place["word"] as? Int)
        // Of a document nothing is known of, a percentage is a guess of the page.
        #expect((position.hasSuffix("%") ? wanted - 100..<wanted + 2000 : wanted..<wanted + 2000).contains(word), "\(word), \(wanted)")
        #expect(try await locate(["w\(word + 1)"]) == locate([]))
    }
}

extension Program {
    /// The version in the only bookmark.
    static func extractorVersion(in folder: TemporaryFolder) -> String? { (try? folder.bookmark())??["extractorVersion"] as? String }
}
