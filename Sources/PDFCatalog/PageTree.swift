package import PDFSyntax

/// The page tree (§7.7.3), flattened to its leaves without loading them: opening a document of 2,000 pages reads its intermediate nodes only.
package struct PageTree: Sendable {
    private struct Leaf: Sendable {
        let object: PDFObject
        /// Index into `inherited`.
        let node: Int
    }

    /// Attributes that pages inherit (Table 31), already merged from the root down.
    private var inherited: [PDFDictionary] = []
    private var leaves: [Leaf] = []
    private let store: ObjectStore

    /// Nesting beyond this is a loop in disguise; balanced trees of millions of pages are ten levels deep.
    static let maximumDepth = 64
    /// Pages beyond this are not listed: an object number can't be higher (Annex C.2).
    static let maximumPages = 8_388_607
    /// Nodes with at most this many kids have each of them looked at; of larger ones a sample, if `Count` says that all are leaves.
    static let thoroughKidCount = 128

    package init(store: ObjectStore) {
        self.store = store
        flatten()
        if leaves.isEmpty, store.rebuild() { flatten() }
        if leaves.isEmpty { collectPages() }
    }

    package var count: Int { leaves.count }

    /// The page at `index`; an empty one if its object is missing. Out of range: nil.
    package func page(at index: Int) -> PageNode? {
        guard leaves.indices.contains(index) else { return nil }
        let leaf = leaves[index]
        var dictionary = store.dictionary(leaf.object)
        if dictionary == nil { store.warnings.add(SyntaxWarning(.pageTreeDamaged, subject: leaf.object.reference?.number, "page missing")) }
        var depth = 0
        // A leaf taken on trust that is a node of one page.
        while let node = dictionary, Self.isNode(node), let kid = store.array(node["Kids"])?.first, depth < Self.maximumDepth {
            dictionary = store.dictionary(kid).map { Self.inheritable(of: node, over: .empty).merging($0) }
            depth += 1
        }
        return PageNode(
            store: store, index: index, id: leaf.object.reference, dictionary: inherited[leaf.node].merging(dictionary ?? .empty))
    }

    /// Page index by object number, for destinations.
    package var indexByObject: [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, leaf) in leaves.enumerated() {
            if let id = leaf.object.reference, result[id.number] == nil { result[id.number] = index }
        }
        return result
    }

    private mutating func flatten() {
        inherited = []
        leaves = []
        guard let root = store.dictionary(store.trailer["Root"]) else { return }
        var visited: Set<Int> = []
        visit(root["Pages"], inheriting: .empty, visited: &visited, depth: 0)
    }

    private mutating func visit(_ object: PDFObject, inheriting: PDFDictionary, visited: inout Set<Int>, depth: Int) {
        if let id = object.reference, !visited.insert(id.number).inserted {
            store.warnings.add(SyntaxWarning(.pageTreeDamaged, subject: id.number, "loop"))
            return
        }
        guard depth <= Self.maximumDepth, leaves.count < Self.maximumPages, let node = store.dictionary(object) else { return }
        guard Self.isNode(node) else {
            inherited.append(inheriting)
            leaves.append(Leaf(object: object, node: inherited.count - 1))
            return
        }
        let attributes = Self.inheritable(of: node, over: inheriting)
        let kids = store.array(node["Kids"]) ?? []
        if allAreLeaves(kids, count: store.integer(node["Count"])) {
            inherited.append(attributes)
            for kid in kids where kid.reference.map({ visited.insert($0.number).inserted }) ?? true {
                leaves.append(Leaf(object: kid, node: inherited.count - 1))
            }
        } else {
            for kid in kids { visit(kid, inheriting: attributes, visited: &visited, depth: depth + 1) }
        }
    }

    private func allAreLeaves(_ kids: [PDFObject], count: Int?) -> Bool {
        guard count == kids.count, !kids.isEmpty else { return false }
        let step = kids.count <= Self.thoroughKidCount ? 1 : kids.count / 16
        for index in stride(from: 0, to: kids.count, by: step) {
            guard let kid = store.dictionary(kids[index]), !Self.isNode(kid) else { return false }
        }
        return true
    }

    /// By its kids rather than by `Type`, which writers leave out or get wrong.
    private static func isNode(_ dictionary: PDFDictionary) -> Bool { !dictionary["Kids"].isNull && dictionary["Contents"].isNull }

    private static func inheritable(of node: PDFDictionary, over outer: PDFDictionary) -> PDFDictionary {
        let keys: [Name] = ["Resources", "MediaBox", "CropBox", "Rotate"]
        return outer.merging(PDFDictionary(keys.filter { !node[$0].isNull }.map { ($0, node[$0]) }))
    }

    /// The tree is gone: every object that says it is a page is one, in the order of their numbers.
    private mutating func collectPages() {
        inherited = [.empty]
        for number in store.objectNumbers {
            let id = ObjectID(number: number)
            guard case .dictionary(let dictionary) = store.object(id), store.name(dictionary["Type"]) == "Page" else { continue }
            leaves.append(Leaf(object: .reference(id), node: 0))
        }
        if !leaves.isEmpty { store.warnings.add(SyntaxWarning(.pageTreeRebuilt)) }
    }
}
