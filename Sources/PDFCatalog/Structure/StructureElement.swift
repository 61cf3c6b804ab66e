package import PDFSyntax

/// A structure element (§14.7.2), its kids unread.
package final class StructureElement: Sendable {
    private let store: ObjectStore
    private let dictionary: PDFDictionary
    private let classes: PDFDictionary?
    /// Its object number; 0 for the root, and for elements that are written inside their parents.
    package let number: Int
    package let type: StructureType

    /// Bytes. Longer texts are not what these entries are for.
    static let maximumText = 100_000

    init(store: ObjectStore, dictionary: PDFDictionary, number: Int, type: StructureType, classes: PDFDictionary?) {
        self.store = store
        self.dictionary = dictionary
        self.number = number
        self.type = type
        self.classes = classes
    }

    /// The type as the document calls it.
    package var name: String { store.name(dictionary["S"])?.text ?? "" }
    /// BCP 47 tag of it and of what is in it (§14.9.2).
    package var language: String? {
        guard let text = text("Lang"), text.utf8.count < 64 else { return nil }
        return text
    }
    /// Description of what can't be read (§14.9.3).
    package var alternate: String? { text("Alt") }
    /// What its content stands for (§14.9.4).
    package var actualText: String? { briefText("ActualText") }
    /// What its content is an abbreviation of (§14.9.5).
    package var expansion: String? { text("E") }

    private func text(_ key: Name) -> String? {
        briefText(key).flatMap { $0.isEmpty ? nil : $0 }
    }

    private func briefText(_ key: Name) -> String? {
        store.string(dictionary[key]).flatMap { $0.count <= Self.maximumText ? TextString.decode($0) : nil }
    }

    /// Object number of the page its content is on, where it says.
    var page: Int? { dictionary["Pg"].reference?.number }
    var parent: PDFObject { dictionary["P"] }

    /// As written: one kid stands without an array, or with one.
    var kids: [PDFObject] {
        switch dictionary["K"] {
        case .null: []
        case .array(let kids): kids
        case .reference(let id):
            if let kids = store.array(.reference(id)) { kids } else { [.reference(id)] }
        case let kid: [kid]
        }
    }

    // MARK: Attributes (§14.7.6)

    package static let maximumAttributeObjects = 64
    /// The same of a cell, of which a page may have thousands.
    private static let mostAttributeObjectsOfCell = 4

    /// The object number of what holds its kids; nil where they stand in the element itself.
    var numberOfKids: Int? { dictionary["K"].reference?.number }

    /// The value of an attribute, its own before that of its classes; `.null` where nothing is said.
    ///
    /// - Parameters:
    ///   - owner: the kind of attributes it is one of: `List`, `Table`, `Layout` …
    ///   - most: attribute objects, and classes, that are looked at.
    package func attribute(_ key: Name, owner: Name, most: Int = maximumAttributeObjects) -> PDFObject {
        if let value = value(key, owner, in: dictionary["A"], most) { return value }
        guard let classes else { return .null }
        let names = store.array(dictionary["C"]) ?? [dictionary["C"]]
        for name in names.prefix(most) {
            if let name = store.name(name), let value = value(key, owner, in: classes[name], most) { return value }
        }
        return .null
    }

    /// An attribute object, or an array of them with revision numbers between.
    private func value(_ key: Name, _ owner: Name, in attributes: PDFObject, _ most: Int) -> PDFObject? {
        let objects = store.array(attributes) ?? [attributes]
        for object in objects.prefix(most) {
            guard let dictionary = store.dictionary(object), store.name(dictionary["O"]) == owner else { continue }
            let value = store.resolve(dictionary[key])
            if !value.isNull { return value }
        }
        return nil
    }

    /// How the items of a list are numbered (Table 382): `Disc`, `Decimal` … nil where it isn't said.
    package var listNumbering: String? { attribute("ListNumbering", owner: "List").name?.text }

    /// How many rows and columns of a table a cell takes (Table 384), 1 at the least.
    var spans: (rows: Int, columns: Int) {
        // Of most cells nothing is said.
        if dictionary["A"].isNull, classes == nil || dictionary["C"].isNull { return (1, 1) }
        func span(_ key: Name) -> Int { max(attribute(key, owner: "Table", most: Self.mostAttributeObjectsOfCell).integer ?? 1, 1) }
        return (span("RowSpan"), span("ColSpan"))
    }

    /// The box of an illustration in the page's user space (Table 379).
    package var boundingBox: Rectangle? { store.numbers(attribute("BBox", owner: "Layout")).flatMap { Rectangle($0) } }
}
