package import PDFSyntax

/// The document information dictionary (§14.3.3), trimmed; empty values count as absent.
package struct DocumentInformation: Sendable {
    package let title, author, subject, keywords, creator, producer, created, modified: String?

    package init(store: ObjectStore) {
        let dictionary = store.dictionary(store.trailer["Info"]) ?? .empty
        func text(_ key: Name) -> String? {
            guard let value = store.text(dictionary[key]) else { return nil }
            let words = value.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 32 } })
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
        title = text("Title")
        author = text("Author")
        subject = text("Subject")
        keywords = text("Keywords")
        creator = text("Creator")
        producer = text("Producer")
        created = text("CreationDate")
        modified = text("ModDate")
    }
}
