import PDFSyntax

/// The way from content to the structure elements it belongs to (§14.7.5.4), looked up key by key: a book's is never read whole.
struct ParentTree: Sendable {
    private let store: ObjectStore
    private let root: PDFObject

    /// Nodes looked at for one key.
    static let maximumNodes = 4096

    init(store: ObjectStore, root: PDFDictionary) {
        self.store = store
        self.root = root["ParentTree"]
    }

    /// The elements of a content stream by marked-content identifier, or the one of an object; `.null` for an unknown key.
    func value(_ key: Int) -> PDFObject {
        var left = Self.maximumNodes
        return value(key, in: root, depth: 0, &left)
    }

    private func value(_ key: Int, in node: PDFObject, depth: Int, _ left: inout Int) -> PDFObject {
        left -= 1
        guard depth < Tree.maximumDepth, left > 0, let dictionary = store.dictionary(node) else { return .null }
        if let pairs = store.array(dictionary["Nums"]), let found = value(key, among: pairs) { return found }
        guard let kids = store.array(dictionary["Kids"]) else { return .null }
        // Kids are sorted by their limits; where one doesn't say, or the search ends nowhere, each has to be tried.
        var (low, high) = (0, kids.count)
        while low < high, left > 0 {
            left -= 1
            let middle = (low + high) / 2
            guard let limits = limits(of: kids[middle]) else { break }
            if limits.contains(key) { return value(key, in: kids[middle], depth: depth + 1, &left) }
            if key < limits.lowerBound { high = middle } else { low = middle + 1 }
        }
        for kid in kids {
            guard left > 0 else { break }
            left -= 1
            if let limits = limits(of: kid), !limits.contains(key) { continue }
            let found = value(key, in: kid, depth: depth + 1, &left)
            if !found.isNull { return found }
        }
        return .null
    }

    private func limits(of kid: PDFObject) -> ClosedRange<Int>? {
        guard let limits = store.array(store.dictionary(kid)?["Limits"]), limits.count > 1, let low = store.integer(limits[0]),
            let high = store.integer(limits[1]), low <= high
        else { return nil }
        return low...high
    }

    private func value(_ key: Int, among pairs: [PDFObject]) -> PDFObject? {
        var (low, high) = (0, pairs.count / 2)
        while low < high {
            let middle = (low + high) / 2
            guard let found = store.integer(pairs[2 * middle]) else { break }
            if found == key { return pairs[2 * middle + 1] }
            if found < key { low = middle + 1 } else { high = middle }
        }
        for index in stride(from: 0, to: pairs.count - 1, by: 2) where pairs[index].integer == key { return pairs[index + 1] }
        return nil
    }
}
