import PDFCatalog
import PDFSyntax

/// A file attached to a document (§7.11.4).
public struct Attachment: Sendable {
    /// As its author named it, without a path; empty if it has no name.
    public let name: String
    /// What its author says about it.
    public let description: String?
    /// As the document states it: "text/plain".
    public let mimeType: String?
    /// In bytes, as the document states it; ``bytes()`` may be shorter or longer.
    public let size: Int?

    private let stream: PDFStream
    private let store: ObjectStore

    init(_ attachment: PDFCatalog.Attachment, store: ObjectStore) {
        name = attachment.name
        description = attachment.description
        mimeType = attachment.mimeType
        size = attachment.size
        stream = attachment.stream
        self.store = store
    }

    /// The file itself: decrypted and decompressed each time it is asked for, at most 256 MiB. Of damaged data what comes before the damage, with a
    /// warning on the document.
    public func bytes() -> [UInt8] { store.decoded(stream) }
}

extension PDFDocument {
    /// The files attached to the document or to places on its pages, each once. All pages are looked at.
    public var attachments: [Attachment] { catalog.attachments.map { Attachment($0, store: store) } }
}
