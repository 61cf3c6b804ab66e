package import PDFSyntax

/// The page tree (§7.7.3), flattened to its leaves without loading them: opening a document of 2,000 pages reads its intermediate nodes
/// only.
package struct PageTree: Sendable {
    private struct Leaf: Sendable {
        let object: PDFObject
        /// Index into `inherited`.
        let node: Int
    }

    /// Attributes that pages inherit (Table 31), already merged from the root down.
    private var inherited: [PDFDictionary] = []
    private var leaves: [Leaf] = []
    /// A kid that a node names and that isn't there.
    private var missing: ObjectID?
    private let store: ObjectStore

    /// Nesting beyond this is a loop in disguise; balanced trees of millions of pages are ten levels deep.
    static let maximumDepth = 64
    /// Pages beyond this are not listed: an object number can't be higher (Annex C.2).
    static let maximumPages = 8_388_607
    /// So many pages are looked at one by one. Of the others, if a node's `Count` says that all its kids are leaves, a few stand for the rest: looking
    /// at each would read a large part of the file before its first page.
    static let thoroughKidCount = 512
    /// Of nodes that are taken at their word, one in so many has a kid looked at.
    private static let trustedNodes = 16
    /// Pages looked at, and nodes taken at their word, so far.
    private var lookedAt = 0
    private var trusted = 0

    package init(store: ObjectStore) {
        self.store = store
        flatten()
        if leaves.isEmpty || missing != nil, store.rebuild() { flatten() }
        if let missing { store.warnings.add(SyntaxWarning(.pageTreeDamaged, subject: missing.number, "page missing")) }
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
        missing = nil
        (lookedAt, trusted) = (0, 0)
        guard let root = store.dictionary(store.trailer["Root"]) else { return }
        var visited: Set<Int> = []
        visit(root["Pages"], inheriting: .empty, visited: &visited, depth: 0)
    }

    private mutating func visit(_ object: PDFObject, inheriting: PDFDictionary, visited: inout Set<Int>, depth: Int) {
        guard depth <= Self.maximumDepth, leaves.count < Self.maximumPages else { return }
        guard let node = store.dictionary(object) else {
            missing = missing ?? object.reference
            return
        }
        guard Self.isNode(node) else {
            if store.name(node["Type"]) == "Pages", node["Contents"].isNull { return }  // a node without kids
            inherited.append(inheriting)
            leaves.append(Leaf(object: object, node: inherited.count - 1))
            return
        }
        // Only nodes can make a loop. A page that is listed twice is shown twice.
        if let id = object.reference, !visited.insert(id.number).inserted {
            store.warnings.add(SyntaxWarning(.pageTreeDamaged, subject: id.number, "loop"))
            return
        }
        let attributes = Self.inheritable(of: node, over: inheriting)
        let kids = store.array(node["Kids"]) ?? []
        if areLeaves(kids, count: store.integer(node["Count"])) {
            inherited.append(attributes)
            for kid in kids.prefix(Self.maximumPages - leaves.count) { leaves.append(Leaf(object: kid, node: inherited.count - 1)) }
        } else {
            for kid in kids { visit(kid, inheriting: attributes, visited: &visited, depth: depth + 1) }
        }
    }

    /// Whether none of the kids is a node itself, as far as that is not left to looking at each.
    private mutating func areLeaves(_ kids: [PDFObject], count: Int?) -> Bool {
        guard count == kids.count, lookedAt + kids.count > Self.thoroughKidCount else {
            lookedAt += kids.count
            return false
        }
        let samples: Int
        if kids.count > Self.thoroughKidCount {
            samples = Self.thoroughKidCount
        } else {
            trusted += 1
            samples = trusted % Self.trustedNodes == 1 ? 1 : 0
        }
        return (0..<samples).allSatisfy { sample in
            guard let kid = store.dictionary(kids[sample * (kids.count - 1) / max(samples - 1, 1)]) else { return false }
            return !Self.isNode(kid)
        }
    }

    /// By its kids rather than by `Type`, which writers leave out or get wrong.
    private static func isNode(_ dictionary: PDFDictionary) -> Bool { !dictionary["Kids"].isNull && dictionary["Contents"].isNull }

    private static func inheritable(of node: PDFDictionary, over outer: PDFDictionary) -> PDFDictionary {
        let keys: [Name] = ["Resources", "MediaBox", "CropBox", "Rotate"]
        let own = keys.filter { !node[$0].isNull }.map { ($0, node[$0]) }
        return own.isEmpty ? outer : outer.merging(PDFDictionary(own))
    }

    /// The tree is gone: every object that says it is a page is one, in the order of their numbers. What they inherit is found by their
    /// `Parent`s.
    private mutating func collectPages() {
        for number in store.objectNumbers {
            let id = ObjectID(number: number)
            guard case .dictionary(let dictionary) = store.object(id), store.name(dictionary["Type"]) == "Page" else { continue }
            var attributes = PDFDictionary.empty
            var node = store.dictionary(dictionary["Parent"])
            for _ in 0..<Self.maximumDepth {
                guard let ancestor = node else { break }
                attributes = Self.inheritable(of: ancestor, over: .empty).merging(attributes)
                node = store.dictionary(ancestor["Parent"])
            }
            inherited.append(attributes)
            leaves.append(Leaf(object: .reference(id), node: inherited.count - 1))
        }
        if !leaves.isEmpty { store.warnings.add(SyntaxWarning(.pageTreeRebuilt)) }
    }
}
