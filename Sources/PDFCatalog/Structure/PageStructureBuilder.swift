import PDFSyntax

/// Collects the elements above a page's content, and puts them into the order that their parents give their kids.
struct PageStructureBuilder {
    private let tree: StructureTree
    private let page: PageNode
    private let pageNumber: Int?
    /// Keys of the page's annotations, by object number.
    private var annotationKeys: [Int: ContentKey] = [:]
    private let annotations: [Annotation]

    /// The element that owns each key; 0 for what hangs directly on the root.
    private var owners: [ContentKey: Int] = [:]
    private var keys: [Int: [ContentKey]] = [:]
    /// The elements above the content, by the number of their parent.
    private var children: [Int: [Int]] = [:]
    private var parents: [Int: Int] = [:]
    /// Elements that have no parent and aren't kids of the root, in the order in which they are shown, and the content before each.
    private var detached: [(number: Int, last: ContentKey)] = []
    private var nextDetached = 0
    private var visited: Set<Int> = []
    private var placed: Set<ContentKey> = []
    /// Content that its element doesn't have among its kids.
    private var unlisted: [ContentKey] = []
    private var result = PageStructure()
    private var left = Self.maximumKids
    private var gridKidsLeft = Self.maximumGridKids

    /// Elements within elements. Honest documents come to some twenty.
    static let maximumDepth = 100
    /// Kids looked at for one page, beside those of long lists.
    static let maximumKids = 200_000
    /// Kids of a page's tables looked at for where their cells stand, on this page or others.
    private static let maximumGridKids = 40_000
    /// From this many kids on their places are remembered from page to page.
    private static let longList = 256

    init(_ tree: StructureTree, page: PageNode, annotations: [Annotation]) {
        self.tree = tree
        self.page = page
        self.annotations = annotations
        pageNumber = page.id?.number
        for (index, annotation) in annotations.enumerated() {
            if let id = annotation.id {
                annotationKeys[id.number] = ContentKey(container: ContentKey.annotations, identifier: index + 1)
            }
        }
    }

    mutating func build(_ wanted: [ContentKey]) -> PageStructure {
        findOwners(wanted)
        arrange(wanted)
        correctOwners(wanted)
        result.orphanCount = wanted.count { !placed.contains($0) }
        return result
    }

    private mutating func arrange(_ wanted: [ContentKey]) {
        var last: ContentKey?
        for key in wanted {
            guard let owner = owners[key] else { continue }
            keys[owner, default: []].append(key)
            climb(from: owner, behind: last)
            last = key
        }
        if !detached.isEmpty {
            let kids = tree.positions(ofKidsOf: tree.root, tree.root.kids)
            detached.removeAll { kids[$0.number] != nil }
        }
        if !owners.isEmpty { visit(tree.root, number: 0, isOwn: true, parent: -1, depth: 0) }
    }

    /// Arranges anew where many elements don't have the content among their kids that the parent tree says is theirs, and others do: Canva's lists have
    /// one entry for each element, not for each identifier, so that all behind an element with two are off by one.
    private mutating func correctOwners(_ wanted: [ContentKey]) {
        guard let pageNumber, !unlisted.isEmpty, unlisted.count * Self.leastShareOfUnlisted >= wanted.count else { return }
        let index = tree.index
        var hasOthers = false
        let wrong = Set(unlisted)
        for key in wanted where key.container != ContentKey.annotations && (owners[key] == nil || wrong.contains(key)) {
            guard let owner = index.owner(of: key, page: pageNumber), owner != owners[key], tree.element(owner) != nil else { continue }
            owners[key] = owner
            hasOthers = true
        }
        guard hasOthers else { return }
        (keys, children, parents, detached, nextDetached) = ([:], [:], [:], [], 0)
        (visited, placed, unlisted, result) = ([], [], [], PageStructure())
        (left, gridKidsLeft) = (Self.maximumKids, Self.maximumGridKids)
        arrange(wanted)
    }

    /// One of so many.
    private static let leastShareOfUnlisted = 4

    /// Elements behind whose kids a detached one may stand.
    private static let groups: Set<StructureType> = [.document, .documentFragment, .part, .article, .section, .division]

    // MARK: Upwards

    private mutating func findOwners(_ wanted: [ContentKey]) {
        var lists: [Int: [PDFObject]] = [:]
        var missing: [ContentKey] = []
        for key in wanted {
            let owner: Int?
            if key.container == ContentKey.annotations {
                let annotation = annotations.indices.contains(key.identifier - 1) ? annotations[key.identifier - 1] : nil
                owner = tree.store.integer(annotation?.dictionary["StructParent"]).flatMap { tree.parents.value($0).reference?.number }
            } else {
                let list = lists[key.container] ?? self.list(of: key.container)
                lists[key.container] = list
                owner = list.indices.contains(key.identifier) ? list[key.identifier].reference?.number : nil
            }
            if let owner, tree.element(owner) != nil {
                owners[key] = owner
            } else if owner == nil {
                missing.append(key)
            }
        }
        // Some identifiers that nothing owns are nothing unusual; where most are unknown the parent tree is missing or wrong.
        guard let pageNumber, missing.count * 2 > wanted.count else { return }
        let index = tree.index
        for key in missing {
            if key.container == ContentKey.annotations {
                if let number = annotations[key.identifier - 1].id?.number { owners[key] = index.owner(ofObject: number) }
            } else {
                owners[key] = index.owner(of: key, page: pageNumber)
            }
        }
    }

    /// The elements of a content stream, by marked-content identifier.
    private func list(of container: Int) -> [PDFObject] {
        let dictionary = container == 0 ? page.dictionary : tree.store.object(ObjectID(number: container)).dictionary
        guard let key = tree.store.integer(dictionary?["StructParents"]) else { return [] }
        return tree.store.array(tree.parents.value(key)) ?? []
    }

    /// - Parameter last: the content before, which belongs to another element.
    private mutating func climb(from owner: Int, behind last: ContentKey?) {
        var number = owner
        for _ in 0..<Self.maximumDepth {
            guard number != 0, parents[number] == nil else { return }
            guard let element = tree.element(number) else { return }
            var parent = element.parent.reference?.number ?? 0
            if parent == 0, let last, !Self.groups.contains(element.type) { detached.append((number, last)) }
            if parent == tree.rootNumber { parent = 0 }
            parents[number] = parent
            children[parent, default: []].append(number)
            number = parent
        }
        tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: owner, "nested too deeply"))
    }

    // MARK: Downwards

    /// - Parameters:
    ///   - number: of the element, or of the nearest above that has one.
    ///   - isOwn: whether it is the element's own.
    private mutating func visit(_ element: StructureElement, number: Int, isOwn: Bool, parent: Int, depth: Int) {
        guard depth <= Self.maximumDepth else {
            tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: number, "nested too deeply"))
            return
        }
        let node = result.nodes.count
        let stepCount = result.steps.count
        result.nodes.append(PageStructure.Node(element: element, parent: parent))
        result.steps.append(.enter(node))
        if isOwn, element.type == .table, gridKidsLeft > 0 {
            let (grid, count) = tree.grid(of: element)
            gridKidsLeft -= count
            result.grids[element.number] = grid
        }
        let kids = element.kids
        let isGroup = Self.groups.contains(element.type)
        if isOwn, kids.count > Self.longList, keys[number] == nil {
            let positions = tree.positions(ofKidsOf: element, kids)
            let ordered = (children[number] ?? []).map { (position: positions[$0] ?? .max, number: $0) }.sorted { $0 < $1 }
            for child in ordered where child.position != .max {
                descend(to: child.number, from: node, depth)
                if isGroup { placeDetached(from: node, depth) }
            }
        } else {
            for kid in kids {
                visit(kid, of: element, number: number, node: node, depth: depth)
                if isGroup { placeDetached(from: node, depth) }
            }
        }
        if isOwn {
            // What says that this is its parent, and isn't among its kids.
            for child in children[number] ?? [] where !visited.contains(child) { descend(to: child, from: node, depth) }
            for key in keys[number] ?? [] where !placed.contains(key) {
                if key.container != ContentKey.annotations { unlisted.append(key) }
                place(key)
            }
        } else if !result.steps[stepCount...].contains(where: { if case .content = $0 { true } else { false } }) {
            result.nodes.removeSubrange(node...)
            result.steps.removeSubrange(stepCount...)
            return
        }
        result.steps.append(.leave)
    }

    private mutating func visit(_ kid: PDFObject, of element: StructureElement, number: Int, node: Int, depth: Int) {
        guard left > 0 else { return }
        left -= 1
        if left == 0 { tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: number, "too large")) }
        switch StructureKid(kid, store: tree.store) {
        case .content(let container, let identifier, let page):
            let key = ContentKey(container: container, identifier: identifier)
            // An element that goes on over several pages has the same identifiers on each.
            if owners[key] == number, (page ?? element.page ?? pageNumber) == pageNumber { place(key) }
        case .object(let object):
            if let key = annotationKeys[object], owners[key] == number { place(key) }
        case .element(let dictionary):
            // Written inside its parent; what is in it counts as its parent's elsewhere.
            if keys[number] != nil || children[number] != nil, let inner = tree.element(dictionary, number: 0) {
                visit(inner, number: number, isOwn: false, parent: node, depth: depth + 1)
            }
        case .reference(let reference):
            if parents[reference] == number {
                descend(to: reference, from: node, depth)
            } else if keys[number] != nil, !visited.contains(reference),
                let dictionary = tree.store.object(ObjectID(number: reference)).dictionary,
                dictionary["S"].isNull
            {
                visit(.dictionary(dictionary), of: element, number: number, node: node, depth: depth)
            }
        case nil: break
        }
    }

    private mutating func descend(to number: Int, from node: Int, _ depth: Int) {
        guard visited.insert(number).inserted, let element = tree.element(number) else { return }
        visit(element, number: number, isOwn: true, parent: node, depth: depth + 1)
    }

    /// Places what has no parent right behind what was shown before it: rows that an editor tore off their table.
    private mutating func placeDetached(from node: Int, _ depth: Int) {
        while nextDetached < detached.count, placed.contains(detached[nextDetached].last) {
            nextDetached += 1
            descend(to: detached[nextDetached - 1].number, from: node, depth)
        }
    }

    private mutating func place(_ key: ContentKey) {
        if placed.insert(key).inserted { result.steps.append(.content(key)) }
    }
}
