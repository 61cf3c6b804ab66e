#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BookmarkStore {
    /// What a bookmark is looked for by, other than its document's content.
    public enum Feature: Sendable {
        /// Where the document was.
        case path(String)
        /// Its title.
        case title(String)
        /// The last part of its path.
        case name(String)

        /// What a bookmark with it has among its digests.
        fileprivate var digest: UInt64 {
            switch self {
            case .path(let text), .title(let text), .name(let text): BookmarkDigests.digest(text)
            }
        }

        /// Whether a bookmark has it.
        fileprivate func isThere(_ bookmark: Bookmark) -> Bool {
            switch self {
            case .path(let path): bookmark.path == path
            case .title(let title): bookmark.title == title
            case .name(let name): BookmarkDigests.name(ofPath: bookmark.path) == name
            }
        }
    }

    /// The bookmark written last of those that have a feature, the first of several that any has; files that can't be read count as none.
    ///
    /// - Returns: the bookmark, and the place of its feature among those asked for.
    /// - Throws: ``BookmarkError`` (`unreadable`) when the directory itself cannot be read.
    public func latest(with features: [Feature]) throws(BookmarkError) -> (bookmark: Bookmark, feature: Int)? {
        let all = try digests().entries
        for (index, feature) in features.enumerated() {
            let wanted = feature.digest
            let entries = all.filter { _, entry in
                switch feature {
                case .path: entry.path == wanted
                case .title: entry.title == wanted
                case .name: entry.name == wanted
                }
            }
            if let bookmark = first(of: entries, where: feature.isThere) { return (bookmark, index) }
        }
        return nil
    }

    /// The bookmark written last of those that are accepted. Only as many are read as it takes.
    ///
    /// - Throws: ``BookmarkError`` (`unreadable`) when the directory itself cannot be read.
    public func latest(where isAccepted: (Bookmark) -> Bool) throws(BookmarkError) -> Bookmark? {
        first(of: try digests().entries, where: isAccepted)
    }

    private func first(of entries: [String: BookmarkDigests.Entry], where isAccepted: (Bookmark) -> Bool) -> Bookmark? {
        let latestFirst = entries.sorted { ($0.value.updated, $0.key) > ($1.value.updated, $1.key) }
        for (name, _) in latestFirst {
            if let bookmark = DocumentFingerprint(name: name).flatMap({ try? bookmark(for: $0) }), isAccepted(bookmark) { return bookmark }
        }
        return nil
    }

    /// A file beside the bookmarks, of which none can have this name.
    static let digestsName = ".digests"
    private static let digestsLimit = 64 * 1024 * 1024
    /// Entries that are made anew each time until they are worth writing down.
    private static let mostUnwritten = 8

    /// What all bookmarks are found by, as they are now.
    private func digests() throws(BookmarkError) -> BookmarkDigests {
        let path = "\(directory)/\(Self.digestsName)"
        let known = (try? PrivateFile.read(path, limit: Self.digestsLimit)).map(BookmarkDigests.init(reading:)) ?? BookmarkDigests()
        var current = BookmarkDigests()
        var news = 0
        for file in try names() where file.utf8.suffix(Self.bookmarkSuffix.utf8.count).elementsEqual(Self.bookmarkSuffix.utf8) {
            let name = String(decoding: file.utf8.dropLast(Self.bookmarkSuffix.utf8.count), as: UTF8.self)
            guard let stamp = PrivateFile.stamp("\(directory)/\(file)") else { continue }
            if let entry = known.entries[name], entry.stamp == stamp {
                current.entries[name] = entry
            } else if let fingerprint = DocumentFingerprint(name: name) {
                news += 1
                let bookmark = try? bookmark(for: fingerprint)
                current.entries[name] = BookmarkDigests.Entry(
                    stamp: stamp, path: BookmarkDigests.digest(bookmark?.path),
                    name: BookmarkDigests.digest(BookmarkDigests.name(ofPath: bookmark?.path)),
                    title: BookmarkDigests.digest(bookmark?.title),
                    updated: bookmark.map { Int($0.updated.timeIntervalSince1970) } ?? 0)
            }
        }
        let gone = known.entries.count - (current.entries.count - news)
        // Without the file everything goes on as with it.
        if news > Self.mostUnwritten || gone > Self.mostUnwritten {
            try? PrivateFile.replace(Self.digestsName, in: directory, with: Array(current.text.utf8))
        }
        return current
    }
}
