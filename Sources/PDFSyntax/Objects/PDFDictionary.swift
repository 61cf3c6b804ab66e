/// A dictionary object (§7.3.7). Small ones, nearly all, are searched in order; large ones carry an index.
/// Of a key written twice the last value counts.
package struct PDFDictionary: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package let key: Name
        package let value: PDFObject

        package init(_ key: Name, _ value: PDFObject) {
            self.key = key
            self.value = value
        }
    }

    private final class Storage: Sendable {
        let entries: [Entry]
        let index: [Name: Int]?

        init(_ entries: [Entry]) {
            self.entries = entries
            index =
                entries.count > PDFDictionary.linearLimit
                ? Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 }) : nil
        }
    }

    /// Above this many entries (resource dictionaries with thousands of images) lookup goes through a hash table.
    private static let linearLimit = 24

    private let storage: Storage

    package static let empty = PDFDictionary(entries: [])

    package init(entries: [Entry]) { storage = Storage(entries) }

    package init(_ pairs: [(Name, PDFObject)]) { self.init(entries: pairs.map { Entry($0.0, $0.1) }) }

    package init(_ pairs: KeyValuePairs<Name, PDFObject>) { self.init(entries: pairs.map { Entry($0.key, $0.value) }) }

    package var entries: [Entry] { storage.entries }
    package var count: Int { storage.entries.count }
    package var isEmpty: Bool { storage.entries.isEmpty }

    /// The value as written (perhaps a reference), `.null` for an absent key (§7.3.7: the two mean the same).
    package subscript(key: Name) -> PDFObject {
        if let index = storage.index {
            guard let position = index[key] else { return .null }
            return storage.entries[position].value
        }
        let entries = storage.entries
        // By index: taking out a whole entry would count references to its value and its key. Of most keys the length tells.
        let length = key.text.utf8.count
        for index in entries.indices.reversed() where entries[index].key.text.utf8.count == length && entries[index].key == key {
            return entries[index].value
        }
        return .null
    }

    package static func == (left: PDFDictionary, right: PDFDictionary) -> Bool {
        left.storage === right.storage || (left.count == right.count && left.entries.allSatisfy { right[$0.key] == $0.value })
    }

    /// A copy in which `other`'s entries come on top.
    package func merging(_ other: PDFDictionary) -> PDFDictionary {
        if isEmpty { return other }
        return other.isEmpty ? self : PDFDictionary(entries: entries + other.entries)
    }
}
