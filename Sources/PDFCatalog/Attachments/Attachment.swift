package import PDFSyntax

/// A file embedded in the document (§7.11.4).
package struct Attachment: Sendable {
    /// As its author named it, without a path; empty if it has no name.
    package let name: String
    package let description: String?
    /// As stated: "text/plain".
    package let mimeType: String?
    /// In bytes, as stated.
    package let size: Int?
    package let stream: PDFStream

    /// Nil if the file specification (§7.11.3) embeds nothing.
    init?(_ specification: PDFObject, name: String?, store: ObjectStore) {
        guard let dictionary = store.dictionary(specification), let files = store.dictionary(dictionary["EF"]) else { return nil }
        let keys: [Name] = ["UF", "F", "Unix", "Mac", "DOS"]
        guard let stream = keys.lazy.compactMap({ store.stream(files[$0]) }).first else { return nil }
        // Its type decides how it is enciphered (§7.6.6), and it may be left out (Table 44).
        let type = PDFDictionary([("Type", .name("EmbeddedFile"))])
        self.stream = PDFStream(dictionary: stream.dictionary.merging(type), range: stream.range, id: stream.id)
        let stated = keys.lazy.compactMap { store.text(dictionary[$0])?.trimmedLines }.first ?? name
        self.name = stated.map { path in path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path } ?? ""
        description = store.text(dictionary["Desc"])?.trimmedLines
        mimeType = store.name(stream.dictionary["Subtype"]).flatMap { $0.text.isEmpty ? nil : $0.text.lowercased() }
        size = store.integer(store.dictionary(stream.dictionary["Params"])?["Size"]).flatMap { $0 >= 0 ? $0 : nil }
    }
}

extension Catalog {
    static let maximumAttachments = 100_000

    /// The embedded files, each once: those of the document by name, those associated with it (§14.13), then those of its pages (§12.5.6.15).
    package var attachments: [Attachment] {
        var result: [Attachment] = []
        var seen: Set<Int> = []
        func add(_ specification: PDFObject, name: String? = nil) {
            guard result.count < Self.maximumAttachments, let found = Attachment(specification, name: name, store: store),
                seen.insert(found.stream.id.number).inserted
            else { return }
            result.append(found)
        }
        for (key, value) in Tree.names(store.dictionary(dictionary["Names"])?["EmbeddedFiles"] ?? .null, store: store) {
            add(value, name: TextString.decode(key).trimmedLines)
        }
        for file in store.array(dictionary["AF"]) ?? [] { add(file) }
        for index in 0..<pages.count {
            guard let page = pages.page(at: index) else { continue }
            for file in store.array(page.dictionary["AF"]) ?? [] { add(file) }
            for annotation in page.annotations where annotation.subtype == "FileAttachment" { add(annotation.dictionary["FS"]) }
        }
        return result
    }
}
