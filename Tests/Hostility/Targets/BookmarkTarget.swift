import Foundation
import Reading
import TestSupport

enum BookmarkTarget {
    private static let fingerprint = DocumentFingerprint(bytes: [1, 2, 3])
    private static let text = SpeechTargets.text(of: "One two three. Four five six!\n\nSeven, eight; nine.")
    private static let folder = try? TemporaryFolder()

    /// As the file of a saved place and of a page index, whichever it is taken for.
    static func run(_ bytes: [UInt8]) {
        guard let folder else { return }
        let store = BookmarkStore(directory: folder.path)
        for kind in [".json", ".pages.json"] { try? Data(bytes).write(to: URL(fileURLWithPath: folder.file(fingerprint.name + kind))) }
        _ = try? store.all()
        _ = try? store.pageIndex(for: fingerprint, extractorVersion: "1")
        guard let bookmark = try? store.bookmark(for: fingerprint) else { return }
        _ = bookmark.summary
        for version in ["1", bookmark.extractorVersion] {
            let word = recover(bookmark, in: text, scrubber: Scrubber(text: text), extractorVersion: version)
            if !text.words.contains(word) { trap("recovered beyond the text") }
        }
        try? store.save(bookmark)
    }
}
