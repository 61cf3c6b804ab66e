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
    package func isVisible(_ object: PDFObject) -> Bool {
        var left = Self.maximumSteps
        return hidden.isEmpty || isVisible(object, depth: 0, &left)
    }

    /// Groups looked at for one answer: an expression that names itself twice would have 2ⁿ.
    private static let maximumSteps = 1000

    private func isVisible(_ object: PDFObject, depth: Int, _ left: inout Int) -> Bool {
        left -= 1
        guard depth < Self.maximumDepth, left > 0 else { return true }
        if let id = object.reference, hidden.contains(id.number) { return false }
        guard let dictionary = store.dictionary(object), store.name(dictionary["Type"]) == "OCMD" else { return true }
        if let expression = store.array(dictionary["VE"]) { return evaluate(expression, depth: depth + 1, &left) }
        // One group, or an array of them; either may be a reference.
        let groups = store.array(dictionary["OCGs"]) ?? (dictionary["OCGs"].isNull ? [] : [dictionary["OCGs"]])
        var states: [Bool] = []
        for group in groups.prefix(left) where !group.isNull { states.append(isVisible(group, depth: depth + 1, &left)) }
        guard !states.isEmpty else { return true }
        return switch store.name(dictionary["P"]) {
        case "AllOn": states.allSatisfy { $0 }
        case "AnyOff": states.contains(false)
        case "AllOff": !states.contains(true)
        default: states.contains(true)
        }
    }

    /// A visibility expression (§8.11.2.2): [/And …], [/Or …], [/Not x].
    private func evaluate(_ expression: [PDFObject], depth: Int, _ left: inout Int) -> Bool {
        left -= 1
        guard depth < Self.maximumDepth, left > 0, let operation = store.name(expression.first) else { return true }
        var values: [Bool] = []
        for operand in expression.dropFirst().prefix(left) {
            if let inner = store.array(operand) {
                values.append(evaluate(inner, depth: depth + 1, &left))
            } else {
                values.append(isVisible(operand, depth: depth + 1, &left))
            }
        }
        return switch operation {
        case "And": values.allSatisfy { $0 }
        case "Or": values.contains(true)
        case "Not": !(values.first ?? false)
        default: true
        }
    }
}
