package import PDFSyntax

/// Explicit and named destinations (§12.3.2).
package struct Destinations: Sendable {
    private let store: ObjectStore
    private let pageIndex: [Int: Int]
    private let pageCount: Int
    /// By name; the strings of the name tree are turned into names, so that either spelling finds either.
    private let named: [Name: PDFObject]

    package init(store: ObjectStore, catalog: PDFDictionary, pages: PageTree) {
        self.store = store
        pageIndex = pages.indexByObject
        pageCount = pages.count
        var named: [Name: PDFObject] = [:]
        // PDF 1.1 keeps them in a dictionary, later versions in a name tree.
        for entry in store.dictionary(catalog["Dests"])?.entries ?? [] { named[entry.key] = entry.value }
        for (key, value) in Tree.names(store.dictionary(catalog["Names"])?["Dests"] ?? .null, store: store) {
            named[Name(bytes: key)] = value
        }
        self.named = named
    }

    /// The page (from 0) and the height on it that a destination means; nil if it leads nowhere.
    package func destination(_ object: PDFObject) -> (page: Int, top: Double?)? { destination(object, depth: 0) }

    private func destination(_ object: PDFObject, depth: Int) -> (page: Int, top: Double?)? {
        guard depth < 4 else { return nil }
        switch store.resolve(object) {
        case .string(let key): return named[Name(bytes: key)].flatMap { destination($0, depth: depth + 1) }
        case .name(let key): return named[key].flatMap { destination($0, depth: depth + 1) }
        case .dictionary(let dictionary): return destination(dictionary["D"], depth: depth + 1)
        case .array(let parts):
            guard let first = parts.first, let page = pageIndex(of: first) else { return nil }
            let kind = parts.count > 1 ? store.name(parts[1]) : nil
            let position: Int? =
                switch kind {
                case "XYZ": 3
                case "FitH", "FitBH": 2
                case "FitR": 5
                default: nil
                }
            return (page, position.flatMap { $0 < parts.count ? store.number(parts[$0]) : nil })
        default: return nil
        }
    }

    /// A page reference; a bare number (meant for other files, §12.3.2.2) is taken as an index from 0.
    private func pageIndex(of object: PDFObject) -> Int? {
        if let id = object.reference { return pageIndex[id.number] }
        guard let number = object.integer, (0..<pageCount).contains(number) else { return nil }
        return number
    }
}
