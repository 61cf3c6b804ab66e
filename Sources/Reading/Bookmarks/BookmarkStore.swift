import SafeFiles

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The saved places: one readable file per document in one directory.
///
/// A file is named for the document's fingerprint, so that nothing in a document can choose a name. Files are private to their owner and
/// replaced in one step. A file that cannot be understood is reported, counts as no bookmark, and is never deleted: a new bookmark
/// of the same document puts it aside under a name ending in `.damaged`, or `.damaged-2` and so on.
public struct BookmarkStore: Sendable {
    /// Where the files are.
    public let directory: String

    /// The largest bookmark and page index that will be read, in bytes.
    private static let bookmarkLimit = 256 * 1024
    private static let indexLimit = 32 * 1024 * 1024
    /// Files of one document that are put aside: more than a person will look into.
    private static let mostDamaged = 100

    /// A store in a directory, which is made when something is first saved.
    public init(directory: String) {
        self.directory = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    }

    /// `$XDG_STATE_HOME/aloud`, or `~/.local/state/aloud` where that is not set to an absolute path (XDG Base Directory
    /// Specification 0.8). Nil when there is no home either.
    public static var standardDirectory: String? { standardDirectory(environment: ProcessInfo.processInfo.environment) }

    /// ``standardDirectory`` for these environment variables.
    public static func standardDirectory(environment: [String: String]) -> String? {
        // A path whose bytes are no text has U+FFFD for some of them, and leads elsewhere.
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") && !$0.unicodeScalars.contains("\u{FFFD}") ? $0 : nil }
        }
        if let state = folder("XDG_STATE_HOME") { return "\(state)/aloud" }
        guard let home = folder("HOME") else { return nil }
        return "\(home == "/" ? "" : home)/.local/state/aloud"
    }

    /// The place saved for a document, nil when there is none.
    ///
    /// - Throws: ``BookmarkError`` (`unreadable` or `damaged`); read on as though there were none, and tell the user.
    public func bookmark(for fingerprint: DocumentFingerprint) throws(BookmarkError) -> Bookmark? {
        let path = path(fingerprint, .bookmark)
        guard let bookmark = try load(Bookmark.self, path, limit: Self.bookmarkLimit) else { return nil }
        guard bookmark.fingerprint == fingerprint else {
            throw BookmarkError(code: .damaged, path: path, reason: "it is the bookmark of another document")
        }
        return bookmark
    }

    /// Saves a place, replacing the one saved before.
    ///
    /// - Throws: ``BookmarkError`` (`unwritable`); what was saved before is still there.
    public func save(_ bookmark: Bookmark) throws(BookmarkError) {
        var copy = bookmark
        copy.fraction = bookmark.fraction > 0 ? min(1, bookmark.fraction) : 0
        if let rate = copy.rate, !rate.isFinite { copy.rate = nil }
        let fingerprint = bookmark.fingerprint
        try store(copy, about: copy.summary, fingerprint, .bookmark) { () throws(BookmarkError) in _ = try self.bookmark(for: fingerprint) }
    }

    /// The page index saved for a document, nil when there is none or another version made it.
    ///
    /// - Throws: ``BookmarkError`` (`unreadable` or `damaged`).
    public func pageIndex(for fingerprint: DocumentFingerprint, extractorVersion: String) throws(BookmarkError) -> PageIndex? {
        let index = try load(PageIndex.self, path(fingerprint, .pages), limit: Self.indexLimit)
        return index?.extractorVersion == extractorVersion ? index : nil
    }

    /// Saves the page index of a document.
    ///
    /// - Throws: ``BookmarkError`` (`unwritable`).
    public func save(_ index: PageIndex, for fingerprint: DocumentFingerprint) throws(BookmarkError) {
        try store(index, about: "words and speaking cost of each page", fingerprint, .pages) { () throws(BookmarkError) in
            _ = try self.load(PageIndex.self, self.path(fingerprint, .pages), limit: Self.indexLimit)
        }
    }

    /// Deletes everything kept of a document. False when there was nothing.
    ///
    /// - Throws: ``BookmarkError`` (`unwritable`).
    @discardableResult
    public func forget(_ fingerprint: DocumentFingerprint) throws(BookmarkError) -> Bool {
        var found = false
        for name in try names() where name.hasPrefix("\(fingerprint.name).") || name.hasPrefix(".\(fingerprint.name).") {
            do throws(PrivateFile.Fault) {
                found = try PrivateFile.delete("\(directory)/\(name)") || found
            } catch {
                throw BookmarkError(code: .unwritable, path: "\(directory)/\(name)", reason: error.reason)
            }
        }
        // The digests of what is forgotten go with it; those of the others are made again when they are needed.
        if found { _ = try? PrivateFile.delete("\(directory)/\(Self.digestsName)") }
        return found
    }

    /// All saved places, the latest first, and the files that could not be read.
    ///
    /// - Throws: ``BookmarkError`` (`unreadable`) when the directory itself cannot be read.
    public func all() throws(BookmarkError) -> (bookmarks: [Bookmark], problems: [BookmarkError]) {
        var bookmarks: [Bookmark] = []
        var problems: [BookmarkError] = []
        for name in try names().sorted() {
            guard name.hasSuffix(Kind.bookmark.rawValue),
                let fingerprint = DocumentFingerprint(name: String(name.dropLast(Kind.bookmark.rawValue.count)))
            else { continue }
            do throws(BookmarkError) {
                if let bookmark = try bookmark(for: fingerprint) { bookmarks.append(bookmark) }
            } catch {
                problems.append(error)
            }
        }
        bookmarks.sort { ($0.updated, $0.fingerprint.name) > ($1.updated, $1.fingerprint.name) }
        return (bookmarks, problems)
    }

    // MARK: Files

    static let bookmarkSuffix = Kind.bookmark.rawValue

    private enum Kind: String {
        case bookmark = ".json"
        case pages = ".pages.json"
    }

    /// What stands in a file: first, in the order of their names, a line for a person.
    private struct Envelope<Content: Codable>: Codable {
        let about: String
        let content: Content
        let format: Int
    }
    private static let format = 1

    private func path(_ fingerprint: DocumentFingerprint, _ kind: Kind) -> String { "\(directory)/\(fingerprint.name)\(kind.rawValue)" }

    func names() throws(BookmarkError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: directory)
        } catch {
            // Where it can't be entered, nobody can tell that it is not there.
            let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
            if !isForbidden, !FileManager.default.fileExists(atPath: directory) { return [] }
            throw BookmarkError(code: .unreadable, path: directory, reason: "the directory cannot be listed")
        }
    }

    private func load<Content: Codable>(_: Content.Type, _ path: String, limit: Int) throws(BookmarkError) -> Content? {
        let bytes: [UInt8]
        do throws(PrivateFile.Fault) {
            bytes = try PrivateFile.read(path, limit: limit)
        } catch {
            if error.isMissing { return nil }
            throw BookmarkError(code: .unreadable, path: path, reason: error.reason)
        }
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let envelope = try decoder.decode(Envelope<Content>.self, from: Data(bytes))
            guard envelope.format == Self.format else {
                throw BookmarkError(code: .damaged, path: path, reason: "its format \(envelope.format) is not known")
            }
            return envelope.content
        } catch let error as BookmarkError {
            throw error
        } catch {
            throw BookmarkError(code: .damaged, path: path, reason: Self.reason(error))
        }
    }

    private func store<Content: Codable>(
        _ content: Content, about: String, _ fingerprint: DocumentFingerprint, _ kind: Kind, checkOld: () throws(BookmarkError) -> Void
    ) throws(BookmarkError) {
        let path = path(fingerprint, kind)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        // A page index is thousands of numbers; one a line would help nobody.
        encoder.outputFormatting = kind == .bookmark ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys]
        let data: Data
        do {
            data = try encoder.encode(Envelope(about: about, content: content, format: Self.format))
        } catch {
            throw BookmarkError(code: .unwritable, path: path, reason: "it cannot be encoded")
        }
        do throws(PrivateFile.Fault) {
            try PrivateFile.makeDirectory(directory)
            // A file that is about to be replaced and cannot be understood may be somebody's work: it gets another name.
            // Should that fail too, saving the place goes first.
            do throws(BookmarkError) { try checkOld() } catch {
                try? PrivateFile.setAside(path, as: (1...Self.mostDamaged).lazy.map { "\(path).damaged" + ($0 > 1 ? "-\($0)" : "") })
            }
            try PrivateFile.replace("\(fingerprint.name)\(kind.rawValue)", in: directory, with: Array(data) + [0x0A])
        } catch {
            throw BookmarkError(code: .unwritable, path: path, reason: error.reason)
        }
    }

    /// What was wrong with a file, without the words of the file itself.
    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "“\(context.codingPath.last?.stringValue ?? "content")” has the wrong type"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "“\(context.codingPath.last?.stringValue ?? "content")” has an impossible value"
        default: "it is not JSON"
        }
    }
}
