package import PDFSyntax

/// Number trees (§7.9.7) and name trees (§7.9.6), whose nodes differ only in their keys.
package enum Tree {
    static let maximumDepth = 32
    static let maximumEntries = 1_000_000

    /// All pairs in order. `leafKey` is `Nums` or `Names`.
    static func visit(_ root: PDFObject, leafKey: Name, store: ObjectStore, _ body: (PDFObject, PDFObject) -> Void) {
        var visited: Set<Int> = []
        var left = maximumEntries
        walk(root, leafKey, store, 0, &visited, &left, body)
    }

    private static func walk(
        _ object: PDFObject, _ leafKey: Name, _ store: ObjectStore, _ depth: Int, _ visited: inout Set<Int>, _ left: inout Int,
        _ body: (PDFObject, PDFObject) -> Void
    ) {
        if let id = object.reference, !visited.insert(id.number).inserted { return }
        guard depth <= maximumDepth, left > 0, let node = store.dictionary(object) else { return }
        let pairs = store.array(node[leafKey]) ?? []
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            left -= 1
            if left < 0 { return }
            body(store.resolve(pairs[index]), pairs[index + 1])
        }
        for kid in store.array(node["Kids"]) ?? [] { walk(kid, leafKey, store, depth + 1, &visited, &left, body) }
    }

    package static func numbers(_ root: PDFObject, store: ObjectStore) -> [(key: Int, value: PDFObject)] {
        var result: [(key: Int, value: PDFObject)] = []
        visit(root, leafKey: "Nums", store: store) { key, value in if let key = key.integer { result.append((key, value)) } }
        return result
    }

    package static func names(_ root: PDFObject, store: ObjectStore) -> [(key: [UInt8], value: PDFObject)] {
        var result: [(key: [UInt8], value: PDFObject)] = []
        visit(root, leafKey: "Names", store: store) { key, value in
            if let key = key.string ?? key.name.map({ Array($0.text.utf8) }) { result.append((key, value)) }
        }
        return result
    }
}
