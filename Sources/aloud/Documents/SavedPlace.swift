import Reading

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The place kept of a document, brought to the text as it is now.
struct SavedPlace {
    let bookmark: Bookmark
    let word: Int
    let method: Recovery.Method

    /// Nil where there is none, or the text has no words.
    init?(of loader: TextLoader, in text: ReadingText, scrubber: Scrubber, store: BookmarkStore?) {
        guard let bookmark = Self.bookmark(of: loader.document, store: store), !text.words.isEmpty else { return nil }
        let recovery = bookmark.recover(in: text, scrubber: scrubber, extractorVersion: loader.selection.version)
        self.bookmark = bookmark
        word = min(max(recovery.word, text.words.lowerBound), text.words.upperBound - 1)
        method = recovery.method
    }

    /// What is kept of a document. A file that can't be understood is reported and counts as none.
    static func bookmark(of document: OpenedDocument, store: BookmarkStore?) -> Bookmark? {
        guard let store, let fingerprint = document.fingerprint else { return nil }
        do throws(BookmarkError) {
            return try store.bookmark(for: fingerprint)
        } catch {
            StandardError.say("the saved place is not used: \(error)")
            return nil
        }
    }
}

extension Bookmark {
    /// When it was written, in ISO 8601.
    var updatedText: String { updated.ISO8601Format() }
}
