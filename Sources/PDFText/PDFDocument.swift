import PDFCatalog
import PDFEncryption
import PDFFonts
import PDFSyntax
import Synchronization

/// A PDF file, opened for reading its text.
///
///     let document = try PDFDocument(path: "book.pdf")
///     document.forEachParagraph { print($0.text) }
///
/// Opening reads the cross-reference and the upper page tree only; pages are read when asked for. Safe to use from any thread.
public final class PDFDocument: Sendable {
    let store: ObjectStore
    let catalog: Catalog
    let fonts: FontCache
    let optionalContent: OptionalContent
    let form: InteractiveForm
    private let lazyStructure = Mutex<StructureTree??>(nil)

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - password: the user's or the owner's; the empty one is tried first.
    /// - Throws: ``PDFError`` when it can't be read, nothing of a PDF is in it, or it stays locked. Damage is no error: see ``warnings``.
    public convenience init(path: String, password: String? = nil) throws(PDFError) {
        try self.init(bytes: FileBytes.read(path), password: password)
    }

    /// Opens a file that is in memory.
    public init(bytes: [UInt8], password: String? = nil) throws(PDFError) {
        store = ObjectStore(bytes: bytes, password: password)
        let hasHeader = bytes.span.firstIndex(of: "%PDF-", from: 0, to: min(bytes.count, 8192)) != nil
        if !hasHeader, store.dictionary(store.trailer["Root"]) == nil {
            throw PDFError(.notPDF, offset: 0, bytes.isEmpty ? "the file is empty" : "the file is not a PDF")
        }
        if case .locked(let error) = store.encryption { throw PDFError(error, isPasswordGiven: password != nil) }
        catalog = Catalog(store: store)
        fonts = FontCache(store: store)
        optionalContent = OptionalContent(store: store, catalog: catalog.dictionary)
        form = catalog.form
        guard catalog.pages.count > 0 else { throw PDFError(.noPages, "no page was found in the document") }
    }

    /// Number of pages, at least 1.
    public var pageCount: Int { catalog.pages.count }

    /// The page at `index`, from 0; nil out of range.
    public func page(_ index: Int) -> Page? { catalog.pages.page(at: index).map { Page(node: $0, document: self) } }

    /// The label printed on a page ("iv", "A-3"), or its number from 1 where the document states none.
    public func pageLabel(_ index: Int) -> String { catalog.labels.label(of: index) }

    /// Whether the document states page labels of its own.
    public var hasPageLabels: Bool { !catalog.labels.isEmpty }

    /// Title, author and the like, as the document states them (§14.3.3); title and author also from its metadata stream (§14.3.2).
    public var information: Information { Information(catalog.information) }

    /// Chapters and sections by the document's outline (§12.3.3), in reading order.
    public var outline: [OutlineItem] {
        catalog.outline.items.map { OutlineItem(title: $0.title, level: $0.level, page: $0.page) }
    }

    /// The document's natural language, BCP 47, if stated (§14.9.2), or else the first that its metadata stream names.
    public var language: String? { catalog.language }

    /// Whether the document says that it is tagged (§14.7).
    public var isTagged: Bool { catalog.isTagged }

    /// What the document says of its tags.
    public var tagging: Tagging {
        let marking = catalog.marking
        return Tagging(isMarked: marking.isMarked, isSuspect: marking.isSuspect, hasStructure: structure != nil)
    }

    /// The structure tree, nil if there is none; looked for when it is first asked for.
    var structure: StructureTree? {
        if let known = lazyStructure.withLock({ $0 }) { return known }
        let found = catalog.structure
        // Another thread may have been faster; all shall share one tree.
        return lazyStructure.withLock { structure in
            if let known = structure { return known }
            structure = .some(found)
            return found
        }
    }

    /// How the document is encrypted; nil if it isn't.
    public var encryption: Encryption? {
        guard case .unlocked(let decryptor) = store.encryption else { return nil }
        return Encryption(
            isOwner: decryptor.role == .owner, allowsAccessibility: decryptor.permissions.allowsAccessibility,
            allowsCopying: decryptor.permissions.allowsCopying)
    }

    /// The version of PDF it is written in, such as "1.7".
    public var version: String { catalog.version }

    /// Length of the file, in bytes.
    public var byteCount: Int { store.bytes.count }

    /// What identifies the file's content: its length, up to 64 KiB from its beginning and end, and the trailer's `ID` (§14.4), if there is one.
    public var identity: (size: Int, head: [UInt8], tail: [UInt8], identifier: [UInt8]) {
        let identifier = store.array(store.trailer["ID"])?.first.flatMap { store.string($0) } ?? []
        return (store.bytes.count, Array(store.bytes.prefix(1 << 16)), Array(store.bytes.suffix(1 << 16)), identifier)
    }

    /// Damage that was read through so far.
    public var warnings: [Warning] { store.warnings.all.map(Warning.init) }
}

extension PDFDocument {
    /// What is known of an encrypted document that has been opened (§7.6.4.2, Table 22).
    public struct Encryption: Sendable, Equatable {
        /// Whether the owner's password opened it, which permits everything.
        public let isOwner: Bool
        /// Bit 10: text may be extracted for accessibility. PDF 2.0 asks readers to treat it as set.
        public let allowsAccessibility: Bool
        /// Bit 5: text may be copied.
        public let allowsCopying: Bool
    }

    /// Whether a document is tagged (§14.7.1), and how far its tags are to be trusted.
    public struct Tagging: Sendable, Equatable {
        /// `Marked`: its author claims that it follows the rules for tagged documents.
        public let isMarked: Bool
        /// `Suspects`: the tags may be wrong, by the word of the program that guessed them.
        public let isSuspect: Bool
        /// Whether there is a structure tree with anything in it.
        public let hasStructure: Bool
    }

    /// The document information dictionary's entries, title and author also from the metadata stream; nil where absent or empty.
    public struct Information: Sendable {
        /// As stated; dates in PDF's own form (`D:20240131120000Z`).
        public let title, author, subject, keywords, creator, producer, created, modified: String?

        init(_ information: DocumentInformation) {
            title = information.title
            author = information.author
            subject = information.subject
            keywords = information.keywords
            creator = information.creator
            producer = information.producer
            created = information.created
            modified = information.modified
        }
    }

    /// An entry of the outline.
    public struct OutlineItem: Sendable, Equatable {
        /// As shown, white space folded.
        public let title: String
        /// 1 for chapters, 2 for their sections …
        public let level: Int
        /// The page it leads to, from 0; nil if its destination can't be followed.
        public let page: Int?
    }
}
