package import PDFSyntax

/// A document taken apart: its objects, and the decoded data of those that are streams. What is changed here still has a sound file around it when it is
/// written out, so that the change is met by the layers above the syntax.
package struct DocumentParts {
    package struct Part {
        package var number: Int
        package var object: PDFObject
        /// Decoded, if the object is a stream.
        package var data: [UInt8]?
    }

    package var parts: [Part]
    package var root: PDFObject

    /// More of a document is not taken: what is changed should be met soon.
    private static let mostObjects = 4000
    private static let mostData = 1 << 20

    /// Nil where nothing can be found.
    package init?(_ bytes: [UInt8]) {
        let store = ObjectStore(bytes: bytes)
        let root = store.trailer["Root"]
        guard !root.isNull else { return nil }
        self.root = root
        parts = []
        var left = Self.mostData * 4
        for number in store.objectNumbers.prefix(Self.mostObjects) {
            let object = store.object(number)
            guard !object.isNull else { continue }
            guard let stream = object.stream else {
                parts.append(Part(number: number, object: object))
                continue
            }
            // What the layers above never see: the file is written anew.
            if let type = store.name(stream.dictionary["Type"]), type == "ObjStm" || type == "XRef" { continue }
            let data = store.decoded(stream, limit: min(Self.mostData, left))
            left -= min(data.count, left)
            parts.append(Part(number: number, object: .dictionary(stream.dictionary), data: data))
        }
        if parts.isEmpty { return nil }
    }
}

extension ObjectStore {
    fileprivate func object(_ number: Int) -> PDFObject { object(ObjectID(number: number)) }
}
