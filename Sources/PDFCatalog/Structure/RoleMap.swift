import PDFSyntax

/// What the types of structure elements mean (§14.7.3, §14.8.6): their own, or the standard types that a role map or a namespace maps them to.
struct RoleMap: Sendable {
    private let store: ObjectStore
    private let map: PDFDictionary?

    /// Types are mapped once, sometimes twice; more is a loop.
    static let maximumSteps = 16

    init(store: ObjectStore, root: PDFDictionary) {
        self.store = store
        map = store.dictionary(root["RoleMap"])
    }

    func type(of element: PDFDictionary) -> StructureType {
        guard var name = store.name(element["S"]) else { return .unknown }
        var namespace = store.dictionary(element["NS"])
        for _ in 0..<Self.maximumSteps {
            if let roles = store.dictionary(namespace?["RoleMapNS"]) {
                let target = store.resolve(roles[name])
                if let mapped = target.name {
                    (name, namespace) = (mapped, nil)
                    continue
                }
                if let pair = target.array, let mapped = store.name(pair.first) {
                    (name, namespace) = (mapped, pair.count > 1 ? store.dictionary(pair[1]) : nil)
                    continue
                }
            }
            if namespace != nil, isMathematics(namespace) { return .formula }
            let mapped = store.name(map?[name])
            // Word maps what it calls "Artifact" to sections; the names that are new in PDF 2.0 otherwise keep their meaning, which is
            // closer than that of the older types they are mapped to.
            if let type = StructureType(name), type != .artifact || namespace != nil || mapped == nil { return type }
            guard let mapped, mapped != name else { return .unknown }
            (name, namespace) = (mapped, nil)
        }
        return .unknown
    }

    private func isMathematics(_ namespace: PDFDictionary?) -> Bool {
        guard let text = store.text(namespace?["NS"]) else { return false }
        return text.utf8.count < 256 && text.hasSuffix("MathML")
    }
}
