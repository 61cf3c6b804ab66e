package import PDFSyntax

/// Which layers are on (§8.11), by the default configuration: what a reader sees on opening the document.
package struct OptionalContent: Sendable {
    private let store: ObjectStore
    private let hidden: Set<Int>

    static let maximumDepth = 16

    package init(store: ObjectStore, catalog: PDFDictionary) {
        self.store = store
        guard let properties = store.dictionary(catalog["OCProperties"]), let configuration = store.dictionary(properties["D"]) else {
            hidden = []
            return
        }
        func numbers(_ object: PDFObject) -> [Int] { (store.array(object) ?? []).compactMap { $0.reference?.number } }
        var hidden: Set<Int> = store.name(configuration["BaseState"]) == "OFF" ? Set(numbers(properties["OCGs"])) : []
        hidden.subtract(numbers(configuration["ON"]))
        hidden.formUnion(numbers(configuration["OFF"]))
        self.hidden = hidden
    }

    /// Whether nothing is hidden: the usual case, in which no property list need be looked at.
    package var isTrivial: Bool { hidden.isEmpty }

    /// Whether content belonging to this group or membership dictionary is shown. What can't be understood is shown.
    package func isVisible(_ object: PDFObject) -> Bool { hidden.isEmpty || isVisible(object, depth: 0) }

    private func isVisible(_ object: PDFObject, depth: Int) -> Bool {
        guard depth < Self.maximumDepth else { return true }
        if let id = object.reference, hidden.contains(id.number) { return false }
        guard let dictionary = store.dictionary(object), store.name(dictionary["Type"]) == "OCMD" else { return true }
        if let expression = store.array(dictionary["VE"]) { return evaluate(expression, depth: depth + 1) }
        let groups: [PDFObject] = dictionary["OCGs"].reference.map { id in
            if case .array(let list) = store.resolve(dictionary["OCGs"]) { list } else { [.reference(id)] }
        } ?? store.array(dictionary["OCGs"]) ?? []
        guard !groups.isEmpty else { return true }
        let states = groups.map { isVisible($0, depth: depth + 1) }
        return switch store.name(dictionary["P"]) {
        case "AllOn": states.allSatisfy { $0 }
        case "AnyOff": states.contains(false)
        case "AllOff": !states.contains(true)
        default: states.contains(true)
        }
    }

    /// A visibility expression (§8.11.2.2): [/And …], [/Or …], [/Not x].
    private func evaluate(_ expression: [PDFObject], depth: Int) -> Bool {
        guard depth < Self.maximumDepth, let operation = store.name(expression.first) else { return true }
        let values = expression.dropFirst().map { operand in
            store.array(operand).map { evaluate($0, depth: depth + 1) } ?? isVisible(operand, depth: depth + 1)
        }
        return switch operation {
        case "And": values.allSatisfy { $0 }
        case "Or": values.contains(true)
        case "Not": !(values.first ?? false)
        default: true
        }
    }
}
