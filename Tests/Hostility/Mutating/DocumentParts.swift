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
    /// Objects without which nothing else is reached: the catalog, the page tree.
    package private(set) var spine: Set<Int> = []
    /// What pages show: their contents and the forms of the document.
    package private(set) var contents: Set<Int> = []

    /// More of a document is not taken: what is changed should be met soon.
    private static let mostObjects = 4000
    private static let mostData = 1 << 20

    /// Nil where nothing can be found.
    package init?(_ bytes: [UInt8], password: String? = nil) {
        let store = ObjectStore(bytes: bytes, password: password)
        // What can't be decrypted would be written out as noise.
        if case .locked = store.encryption { return nil }
        let root = store.trailer["Root"]
        guard !root.isNull else { return nil }
        self.root = root
        parts = []
        findSpine(store)
        var left = Self.mostData * 4
        // The spine first: a document of more objects than are taken keeps its pages.
        let numbers = spine.sorted() + contents.sorted().prefix(Self.mostObjects) + store.objectNumbers.prefix(Self.mostObjects)
        var taken: Set<Int> = []
        for number in numbers where taken.insert(number).inserted {
            let object = store.object(number)
            guard !object.isNull else { continue }
            guard let stream = object.stream else {
                parts.append(Part(number: number, object: object))
                continue
            }
            // What the layers above never see: the file is written anew.
            if let type = store.name(stream.dictionary["Type"]), type == "ObjStm" || type == "XRef" { continue }
            if store.name(stream.dictionary["Subtype"]) == "Form" { contents.insert(number) }
            let data = store.decoded(stream, limit: min(Self.mostData, left))
            left -= min(data.count, left)
            parts.append(Part(number: number, object: .dictionary(stream.dictionary), data: data))
        }
        if parts.isEmpty { return nil }
    }

    private mutating func findSpine(_ store: ObjectStore) {
        var waiting = [root]
        while let object = waiting.popLast(), spine.count < Self.mostObjects {
            if case .reference(let id) = object { guard spine.insert(id.number).inserted else { continue } }
            let value = store.resolve(object)
            if let kids = value.array {
                waiting += kids
                continue
            }
            guard let dictionary = value.dictionary else { continue }
            waiting += [dictionary["Pages"], dictionary["Kids"]].filter { !$0.isNull }
            var content = dictionary["Contents"]
            if case .reference(let id) = content {
                contents.insert(id.number)
                content = store.resolve(content)
            }
            for case .reference(let id) in content.array ?? [] { contents.insert(id.number) }
        }
    }
}

extension ObjectStore {
    fileprivate func object(_ number: Int) -> PDFObject { object(ObjectID(number: number)) }
}
