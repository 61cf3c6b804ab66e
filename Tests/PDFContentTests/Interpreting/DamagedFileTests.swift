import Foundation
import PDFCatalog
import PDFFonts
import PDFSyntax
import TestSupport
import Testing

@testable import PDFContent

/// Whole files cut off anywhere and with any byte changed: they are read as far as they go, and nothing traps or hangs.
///
/// Some hundred places are tried; all of them with `ALOUD_EVERY_BYTE=1` in the environment.
@Suite(.timeLimit(.minutes(20)))
struct DamagedFileTests {
    static let samples = ["structure/operators.pdf", "structure/hybrid-appended.pdf", "letters/spanish-prawn.pdf"]

    private let step = ProcessInfo.processInfo.environment["ALOUD_EVERY_BYTE"] == nil ? 17 : 1

    private func text(_ bytes: [UInt8]) -> String {
        let catalog = Catalog(store: ObjectStore(bytes: bytes))
        var interpreter = ContentInterpreter(
            fonts: FontCache(store: catalog.store), optionalContent: OptionalContent(store: catalog.store, catalog: catalog.dictionary))
        var recorder = Recorder()
        for index in 0..<min(catalog.pages.count, 20) {
            if let page = catalog.pages.page(at: index) { interpreter.run(page, into: &recorder) }
        }
        _ = catalog.outline.items
        _ = catalog.information
        _ = catalog.labels.label(of: 0)
        return recorder.text
    }

    @Test("Cut off", arguments: samples)
    func prefixes(name: String) throws {
        let bytes = try Sample.bytes(name)
        let whole = text(bytes)
        #expect(whole.count > 100)
        var longest = 0
        for length in stride(from: 0, to: bytes.count, by: step) { longest = max(longest, text(Array(bytes[..<length])).count) }
        // Without its last lines, nothing is missing.
        #expect(longest == whole.count)
    }

    @Test("With one byte changed", arguments: samples)
    func corruptions(name: String) throws {
        let bytes = try Sample.bytes(name)
        let whole = text(bytes)
        var (tried, readable) = (0, 0)
        for index in stride(from: 0, to: bytes.count, by: step) {
            for value in [0, 0x28, bytes[index] ^ 1, bytes[index] ^ 0x80] where value != bytes[index] {
                var damaged = bytes
                damaged[index] = value
                tried += 1
                if text(damaged).count * 2 >= whole.count { readable += 1 }
            }
        }
        // A byte of the one content stream's filter, or of the name of its only font, may take everything; most bytes may not.
        #expect(Double(readable) > 0.7 * Double(tried), "\(readable) of \(tried)")
    }
}
