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

    /// Nil where there is none, or the text has no words.
    init?(of loader: TextLoader, in text: ReadingText, scrubber: Scrubber, store: BookmarkStore?) {
        guard let bookmark = Self.bookmark(of: loader.document, store: store), !text.words.isEmpty else { return nil }
        guard let word = Self.word(bookmark, in: text, scrubber: scrubber, loader) else { return nil }
        self.bookmark = bookmark
        self.word = word
    }

    /// The word kept, in the text as it is now; nil when more of the text is needed to tell, or when the text is some
    /// pages only and the place is not on them.
    ///
    /// Of another document, only the words themselves tell that it is the same one made anew, and that it is about as long, with the place about as far in:
    /// reports of one name share paragraphs.
    static func word(_ bookmark: Bookmark, in text: ReadingText, scrubber: Scrubber, _ loader: TextLoader) -> Int? {
        let selection = loader.selection
        let isSame = bookmark.fingerprint == loader.document.fingerprint
        // Around the word, there must be enough to compare with the quote.
        guard !text.words.isEmpty, text.isComplete || text.words.upperBound > bookmark.word + 20 else { return nil }
        let recovery = bookmark.recover(in: text, scrubber: scrubber, extractorVersion: selection.version)
        // A place found by its words may be better found further on.
        guard text.isComplete || recovery.method == .word else { return nil }
        if recovery.method == .fraction, selection.pages != nil || !isSame { return nil }
        let word = min(max(recovery.word, text.words.lowerBound), text.words.upperBound - 1)
        return isSame || isAnew(bookmark, word, in: text, scrubber, isInPlace: bookmark.path == loader.document.path) ? word : nil
    }

    /// - Parameter isInPlace: whether the document is where that of the bookmark was. It may have grown, before the place or behind it.
    private static func isAnew(_ bookmark: Bookmark, _ word: Int, in text: ReadingText, _ scrubber: Scrubber, isInPlace: Bool) -> Bool {
        guard bookmark.quote != nil, text.isComplete else { return false }
        if isInPlace, let total = bookmark.totalWords, Double(abs(word - bookmark.word)) <= otherPlace * Double(total) { return true }
        if let total = bookmark.totalWords, text.isWhole {
            let count = text.words.upperBound
            guard Double(abs(total - count)) <= otherLength * Double(max(total, count)) else { return false }
        }
        return abs(scrubber.fraction(of: word) - bookmark.fraction) <= otherPlace
    }

    /// How far the lengths and places of two versions are apart, at the most, as shares.
    private static let otherLength = 0.25
    private static let otherPlace = 0.15

    /// What is kept of a document, or else of one that it may be another version of: the one that was in its place before, or has its title,
    /// or its name. Titles and names are everybody's: only the place may be theirs, if the words around it are found, not how it was listened to. A file
    /// that can't be understood is reported and counts as none.
    static func bookmark(of document: OpenedDocument, store: BookmarkStore?) -> Bookmark? {
        guard let store, let fingerprint = document.fingerprint else { return nil }
        do throws(BookmarkError) {
            if let own = try store.bookmark(for: fingerprint) { return own }
            guard let path = document.path else { return nil }
            var features: [BookmarkStore.Feature] = [.path(path)]
            if let title = document.title { features.append(.title(title)) }
            if let name = path.split(separator: "/").last { features.append(.name(String(name))) }
            guard let other = try store.latest(with: features) else { return nil }
            var place = other.bookmark
            if other.feature == 0 { return place }
            guard !place.finished else { return nil }
            (place.voice, place.rate, place.language) = (nil, nil, nil)
            return place
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
