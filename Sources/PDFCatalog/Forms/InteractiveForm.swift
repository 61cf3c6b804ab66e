package import PDFSyntax

/// The document's interactive form (§12.7.3).
package struct InteractiveForm: Sendable {
    private let store: ObjectStore
    private let dictionary: PDFDictionary

    /// Fields below fields beyond this are a loop in disguise.
    static let maximumDepth = 32
    /// A hundred pages of the densest tax form have some ten thousand.
    static let maximumFields = 200_000

    /// Of a document without one, an empty form: widgets without a form are still seen on their pages.
    package init(store: ObjectStore, catalog: PDFDictionary) {
        self.store = store
        dictionary = store.dictionary(catalog["AcroForm"]) ?? .empty
    }

    /// Whether appearances are out of date and values to be shown instead (Table 224).
    package var needsAppearances: Bool { store.boolean(dictionary["NeedAppearances"]) == true }

    /// Resources for appearances that bring none of their own.
    package var resources: PDFDictionary? { store.dictionary(dictionary["DR"]) }

    /// The terminal fields in the order of the tree.
    package var fields: [FormField] {
        var result: [FormField] = []
        var visited: Set<Int> = []
        for field in store.array(dictionary["Fields"]) ?? [] { collect(field, [], &result, &visited) }
        return result
    }

    private func collect(_ object: PDFObject, _ chain: [PDFDictionary], _ result: inout [FormField], _ visited: inout Set<Int>) {
        if let id = object.reference, !visited.insert(id.number).inserted { return }
        guard result.count < Self.maximumFields, let field = store.dictionary(object) else { return }
        guard chain.count < Self.maximumDepth else {
            store.warnings.add(SyntaxWarning(.nestingTooDeep, subject: object.reference?.number, "form fields"))
            return
        }
        let path = chain + [field]
        // Kids with names are fields, those without are the widgets of this one (§12.7.4.1).
        let kids = (store.array(field["Kids"]) ?? []).filter { kid in
            store.dictionary(kid).map { !$0["T"].isNull || !$0["Kids"].isNull } ?? false
        }
        if kids.isEmpty {
            result.append(FormField(path, form: dictionary, store: store))
        } else {
            for kid in kids { collect(kid, path, &result, &visited) }
        }
    }

    /// The field that a widget annotation (§12.5.6.19) shows: its own dictionary, or that of its parent.
    package func field(of widget: Annotation) -> FormField {
        var chain = [widget.dictionary]
        var visited: Set<Int> = []
        if let id = widget.id { visited.insert(id.number) }
        while chain.count < Self.maximumDepth, let parent = chain.last?["Parent"], let dictionary = store.dictionary(parent) {
            if let id = parent.reference, !visited.insert(id.number).inserted { break }
            chain.append(dictionary)
        }
        return FormField(chain.reversed(), form: dictionary, store: store)
    }
}
