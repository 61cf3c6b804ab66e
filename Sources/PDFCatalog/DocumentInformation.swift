package import PDFSyntax

/// The document information dictionary (§14.3.3), trimmed; empty values count as absent. Title and author are looked for in the metadata stream
/// where it has none: PDF 2.0 puts them there alone.
package struct DocumentInformation: Sendable {
    package let title, author, subject, keywords, creator, producer, created, modified: String?

    package init(store: ObjectStore, catalog: PDFDictionary) {
        let dictionary = store.dictionary(store.trailer["Info"]) ?? .empty
        func text(_ key: Name) -> String? {
            guard let value = store.text(dictionary[key]) else { return nil }
            let words = value.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 32 } })
            guard let first = words.first else { return nil }
            // Joining the whole list asks the runtime what it is, which takes as long as opening a small file.
            return words.dropFirst().reduce(into: String(first)) { $0.append(" \(String($1))") }
        }
        let (title, author) = (text("Title"), text("Author"))
        let metadata = title == nil || author == nil ? XMPMetadata(store: store, catalog: catalog) : nil
        self.title = title ?? metadata?.title
        self.author = author ?? metadata.flatMap { $0.creators.isEmpty ? nil : $0.creators.joined(separator: ", ") }
        subject = text("Subject")
        keywords = text("Keywords")
        creator = text("Creator")
        producer = text("Producer")
        created = text("CreationDate")
        modified = text("ModDate")
    }
}
