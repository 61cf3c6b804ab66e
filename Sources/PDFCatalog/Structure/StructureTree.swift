package import PDFSyntax
import Synchronization

/// The logical structure of a document (§14.7), read page by page: from what a page shows up to the root, never from the root down.
package final class StructureTree: Sendable {
    let store: ObjectStore
    let parents: ParentTree
    /// Object number of the root, if it has one.
    let rootNumber: Int?
    let root: StructureElement
    private let roles: RoleMap
    private let classes: PDFDictionary?

    private struct Cache {
        var positions: [Int: [Int: Int]] = [:]
        var positionCount = 0
        var grids: [Int: (grid: TableGrid?, kids: Int)] = [:]
        var gridCount = 0
        var index: StructureIndex?
        /// What names without a namespace mean, in the order in which they were met.
        var types: [(name: Name, type: StructureType)] = []
    }

    private let cache = Mutex(Cache())

    /// Places of kids kept.
    private static let maximumPositions = 2_000_000
    /// Tables, and rows and cells in them, whose places are kept.
    private static let maximumGrids = 100_000
    /// Names whose types are kept. Documents have some dozens, most of their elements a few.
    private static let maximumTypes = 32

    /// Nil where there is no tree.
    package init?(store: ObjectStore, catalog: PDFDictionary) {
        guard let dictionary = store.dictionary(catalog["StructTreeRoot"]), !dictionary.isEmpty else { return nil }
        self.store = store
        rootNumber = catalog["StructTreeRoot"].reference?.number
        roles = RoleMap(store: store, root: dictionary)
        parents = ParentTree(store: store, root: dictionary)
        classes = store.dictionary(dictionary["ClassMap"])
        root = StructureElement(store: store, dictionary: dictionary, number: 0, type: .document, classes: classes)
    }

    /// Whether anything is in it.
    package var isEmpty: Bool { root.kids.isEmpty }

    /// The element with this object number; nil if that is something else. It isn't kept here, its object is for some time.
    func element(_ number: Int) -> StructureElement? {
        store.object(ObjectID(number: number)).dictionary.flatMap { element($0, number: number) }
    }

    func element(_ dictionary: PDFDictionary, number: Int) -> StructureElement? {
        guard !dictionary["S"].isNull else { return nil }
        return StructureElement(store: store, dictionary: dictionary, number: number, type: type(of: dictionary), classes: classes)
    }

    private func type(of dictionary: PDFDictionary) -> StructureType {
        guard case .name(let name) = dictionary["S"], dictionary["NS"].isNull else { return roles.type(of: dictionary) }
        // Of most names the length tells.
        let length = name.text.utf8.count
        if let known = cache.withLock({ $0.types.first { $0.name.text.utf8.count == length && $0.name == name }?.type }) { return known }
        let type = roles.type(of: dictionary)
        cache.withLock { cache in
            if cache.types.count < Self.maximumTypes { cache.types.append((name, type)) }
        }
        return type
    }

    /// Where among its element's kids each element stands, by object number: asked of elements with many kids, again for each page.
    func positions(ofKidsOf element: StructureElement, _ kids: [PDFObject]) -> [Int: Int] {
        if let known = cache.withLock({ $0.positions[element.number] }) { return known }
        var positions: [Int: Int] = [:]
        for (position, kid) in kids.enumerated() {
            if let id = kid.reference, positions[id.number] == nil { positions[id.number] = position }
        }
        let found = positions
        cache.withLock { cache in
            cache.positionCount += found.count
            if cache.positionCount > Self.maximumPositions {
                cache.positions.removeAll()
                cache.positionCount = found.count
            }
            cache.positions[element.number] = found
        }
        return found
    }

    /// How the cells of a table stand, nil where that can't be told, and how many kids tell it. Asked again for each page that shows some of it.
    func grid(of table: StructureElement) -> (grid: TableGrid?, kids: Int) {
        // Tables may share their kids: known by the array's number, below zero.
        let key = table.numberOfKids.map { ~$0 } ?? table.number
        if let known = cache.withLock({ $0.grids[key] }) { return known }
        let read = TableGrid.read(table, in: self)
        let size = 1 + (read.grid?.count ?? 0)
        cache.withLock { cache in
            cache.gridCount += size
            if cache.gridCount > Self.maximumGrids {
                cache.grids.removeAll()
                cache.gridCount = size
            }
            cache.grids[key] = read
        }
        return read
    }

    /// What belongs to what by a walk over the whole tree: for documents whose parent tree is missing, which some writers never made.
    var index: StructureIndex {
        if let known = cache.withLock({ $0.index }) { return known }
        let index = StructureIndex(self)
        cache.withLock { $0.index = index }
        return index
    }

    /// The part of the tree that a page shows.
    ///
    /// - Parameters:
    ///   - keys: the content that is asked about, in the order in which it was shown; what comes again counts once.
    ///   - annotations: the page's, for keys that mean them.
    package func structure(of page: PageNode, keys: [ContentKey], annotations: [Annotation]) -> PageStructure {
        var builder = PageStructureBuilder(self, page: page, annotations: annotations, keys: keys)
        return builder.build()
    }
}
