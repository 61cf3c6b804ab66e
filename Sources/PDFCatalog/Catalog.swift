package import PDFSyntax

/// The document catalog (§7.7.2): the root of everything that isn't a page's content.
package struct Catalog: Sendable {
    package let store: ObjectStore
    package let dictionary: PDFDictionary
    package let pages: PageTree
    package let labels: PageLabels

    package init(store: ObjectStore) {
        self.store = store
        pages = PageTree(store: store)  // first: it may rebuild the cross-reference
        dictionary = store.dictionary(store.trailer["Root"]) ?? .empty
        labels = PageLabels(store: store, catalog: dictionary)
    }

    /// The outline, read when asked for.
    package var outline: Outline { Outline(store: store, catalog: dictionary, pages: pages) }

    package var information: DocumentInformation { DocumentInformation(store: store, catalog: dictionary) }

    /// The natural language of the document, a BCP 47 tag (§14.9.2); where the catalog doesn't state it, the first that its metadata names.
    package var language: String? {
        guard let text = store.text(dictionary["Lang"]), !text.isEmpty, text.utf8.count < 64 else {
            return XMPMetadata(store: store, catalog: dictionary).language
        }
        return text
    }

    package var form: InteractiveForm { InteractiveForm(store: store, catalog: dictionary) }

    /// The logical structure, if there is any (§14.7).
    package var structure: StructureTree? {
        guard !dictionary["StructTreeRoot"].isNull, let tree = StructureTree(store: store, catalog: dictionary), !tree.isEmpty else {
            return nil
        }
        return tree
    }

    /// Whether the document says that it is tagged (§14.7.1).
    package var isTagged: Bool { marking.isMarked && !dictionary["StructTreeRoot"].isNull }

    /// Whether the document says that it is tagged, and whether it says that its tags may be wrong (§14.7.1).
    package var marking: (isMarked: Bool, isSuspect: Bool) {
        let information = store.dictionary(dictionary["MarkInfo"])
        return (store.boolean(information?["Marked"]) == true, store.boolean(information?["Suspects"]) == true)
    }

    /// `Version` here, if later, else the header's (§7.5.2): "1.7".
    package var version: String {
        let bytes = store.bytes
        let source = bytes.span
        var header = "1.4"
        if let start = source.firstIndex(of: "%PDF-", from: 0, to: min(source.count, 8192)) {
            let digits = bytes[min(start + 5, bytes.count)..<min(start + 8, bytes.count)]
            if digits.count == 3 { header = String(decoding: digits, as: UTF8.self) }
        }
        guard let stated = store.name(dictionary["Version"])?.text, stated.utf8.count == 3, stated > header else { return header }
        return stated
    }
}
