import PDFSyntax

/// Collects the elements above a page's content, and puts them into the order that their parents give their kids.
struct PageStructureBuilder {
    private let tree: StructureTree
    private let page: PageNode
    private let pageNumber: Int?
    /// Places of the page's annotations, by object number.
    private var annotationPlaces: [Int: Int] = [:]
    private let annotations: [Annotation]

    /// The content that is asked about, in the order in which it was shown.
    private var wanted: [ContentKey] = []
    private var places = ContentPlaces()
    /// Of each of `wanted`: the place of the element that owns it among `elements`, 0 for what hangs directly on the root, −1 if none does.
    private var owners: [Int]
    private var isPlaced: [Bool]
    /// The next content of the same owner; −1 behind the last.
    private var nextContent: [Int]

    /// The root, the elements above the content, and what else was asked for.
    private var elements: [Element] = []
    private var elementPlaces: [Int: Int] = [:]
    /// The parent that was asked for last: siblings have one.
    private var lastParent = (number: 0, place: 0)

    /// Elements that have no parent and aren't kids of the root, in the order in which they are shown, and the content before each.
    private var detached: [(place: Int, last: Int)] = []
    private var nextDetached = 0
    /// Content that its element doesn't have among its kids.
    private var unlisted: [Int] = []
    private var result = PageStructure()
    private var left = Self.maximumKids
    private var gridKidsLeft = Self.maximumGridKids

    /// An element, and what is below it on this page. All links are places, −1 for none.
    private struct Element {
        let number: Int
        let element: StructureElement?
        /// Known as soon as it has content.
        var parent = -1
        var isVisited = false
        var firstChild = -1
        var lastChild = -1
        var nextChild = -1
        var firstContent = -1
        var lastContent = -1
        var isAbove: Bool { firstChild >= 0 }
    }

    /// Elements within elements. Honest documents come to some twenty.
    static let maximumDepth = 100
    /// Kids looked at for one page, beside those of long lists.
    static let maximumKids = 200_000
    /// Kids of a page's tables looked at for where their cells stand, on this page or others.
    private static let maximumGridKids = 40_000
    /// From this many kids on their places are remembered from page to page.
    private static let longList = 256

    /// - Parameter keys: of the content, in the order in which it was shown; those that come again count once.
    init(_ tree: StructureTree, page: PageNode, annotations: [Annotation], keys: [ContentKey]) {
        self.tree = tree
        self.page = page
        self.annotations = annotations
        pageNumber = page.id?.number
        wanted.reserveCapacity(keys.count)
        for key in keys where places.add(key, wanted.count) { wanted.append(key) }
        owners = Array(repeating: -1, count: wanted.count)
        isPlaced = Array(repeating: false, count: wanted.count)
        nextContent = Array(repeating: -1, count: wanted.count)
        for (index, annotation) in annotations.enumerated() {
            if let id = annotation.id, let place = places[ContentKey(container: ContentKey.annotations, identifier: index + 1)] {
                annotationPlaces[id.number] = place
            }
        }
        elements.reserveCapacity(wanted.count + wanted.count / 2)
        elements.append(Element(number: 0, element: tree.root))
    }

    mutating func build() -> PageStructure {
        findOwners()
        arrange()
        correctOwners()
        result.orphanCount = isPlaced.count { !$0 }
        return result
    }

    /// The place of an element, by its object number, which isn't 0.
    private mutating func place(of number: Int) -> Int {
        if let known = elementPlaces[number] { return known }
        let place = elements.count
        elements.append(Element(number: number, element: tree.element(number)))
        elementPlaces[number] = place
        return place
    }

    private mutating func arrange() {
        var last = -1
        for content in wanted.indices {
            let owner = owners[content]
            guard owner >= 0 else { continue }
            if elements[owner].lastContent < 0 {
                elements[owner].firstContent = content
            } else {
                nextContent[elements[owner].lastContent] = content
            }
            elements[owner].lastContent = content
            climb(from: owner, behind: last)
            last = content
        }
        if !detached.isEmpty {
            let kids = tree.positions(ofKidsOf: tree.root, tree.root.kids)
            detached.removeAll { kids[elements[$0.place].number] != nil }
        }
        if last >= 0 { visit(tree.root, at: 0, isOwn: true, parent: -1, depth: 0) }
    }

    /// Arranges anew where many elements don't have the content among their kids that the parent tree says is theirs, and others do: Canva's lists have
    /// one entry for each element, not for each identifier, so that all behind an element with two are off by one.
    private mutating func correctOwners() {
        guard let pageNumber, !unlisted.isEmpty, unlisted.count * Self.leastShareOfUnlisted >= wanted.count else { return }
        let index = tree.index
        var hasOthers = false
        let wrong = Set(unlisted)
        for (content, key) in wanted.enumerated()
        where key.container != ContentKey.annotations && (owners[content] < 0 || wrong.contains(content)) {
            guard let number = index.owner(of: key, page: pageNumber), let owner = owner(number), owner != owners[content] else { continue }
            owners[content] = owner
            hasOthers = true
        }
        guard hasOthers else { return }
        for place in elements.indices { elements[place] = Element(number: elements[place].number, element: elements[place].element) }
        for content in wanted.indices { (isPlaced[content], nextContent[content]) = (false, -1) }
        (detached, nextDetached, unlisted, result) = ([], 0, [], PageStructure())
        (left, gridKidsLeft) = (Self.maximumKids, Self.maximumGridKids)
        arrange()
    }

    /// One of so many.
    private static let leastShareOfUnlisted = 4

    /// Elements behind whose kids a detached one may stand.
    private static let groups: Set<StructureType> = [.document, .documentFragment, .part, .article, .section, .division]

    // MARK: Upwards

    /// The place of what may own content; nil if it is no element.
    private mutating func owner(_ number: Int) -> Int? {
        guard number != 0 else { return nil }
        let place = place(of: number)
        return elements[place].element == nil ? nil : place
    }

    private mutating func findOwners() {
        var lists: [Int: [PDFObject]] = [:]
        var missing: [Int] = []
        // Nearly all content is of one stream.
        var current: (container: Int, list: [PDFObject])?
        for (content, key) in wanted.enumerated() {
            let number: Int?
            if key.container == ContentKey.annotations {
                let annotation = annotations.indices.contains(key.identifier - 1) ? annotations[key.identifier - 1] : nil
                number = tree.store.integer(annotation?.dictionary["StructParent"]).flatMap { tree.parents.value($0).reference?.number }
            } else {
                if current?.container != key.container {
                    let list = lists[key.container] ?? self.list(of: key.container)
                    lists[key.container] = list
                    current = (key.container, list)
                }
                number = current.flatMap { $0.list.indices.contains(key.identifier) ? $0.list[key.identifier].reference?.number : nil }
            }
            if let number {
                if let owner = owner(number) { owners[content] = owner }
            } else {
                missing.append(content)
            }
        }
        // Some identifiers that nothing owns are nothing unusual; where most are unknown the parent tree is missing or wrong.
        guard let pageNumber, missing.count * 2 > wanted.count else { return }
        let index = tree.index
        for content in missing {
            let key = wanted[content]
            if key.container == ContentKey.annotations {
                guard annotations.indices.contains(key.identifier - 1), let number = annotations[key.identifier - 1].id?.number else {
                    continue
                }
                if let found = index.owner(ofObject: number) { owners[content] = found == 0 ? 0 : place(of: found) }
            } else if let found = index.owner(of: key, page: pageNumber) {
                owners[content] = found == 0 ? 0 : place(of: found)
            }
        }
    }

    /// The elements of a content stream, by marked-content identifier.
    private func list(of container: Int) -> [PDFObject] {
        let dictionary = container == 0 ? page.dictionary : tree.store.object(ObjectID(number: container)).dictionary
        guard let key = tree.store.integer(dictionary?["StructParents"]) else { return [] }
        return tree.store.array(tree.parents.value(key)) ?? []
    }

    /// - Parameter last: the content before, which belongs to another element; −1 if there is none.
    private mutating func climb(from owner: Int, behind last: Int) {
        var place = owner
        for _ in 0..<Self.maximumDepth {
            guard place != 0, elements[place].parent < 0, let element = elements[place].element else { return }
            var number = element.parent.reference?.number ?? 0
            if number == 0, last >= 0, !Self.groups.contains(element.type) { detached.append((place, last)) }
            if number == tree.rootNumber { number = 0 }
            if number != lastParent.number { lastParent = (number, number == 0 ? 0 : self.place(of: number)) }
            let parent = lastParent.place
            elements[place].parent = parent
            if elements[parent].lastChild < 0 {
                elements[parent].firstChild = place
            } else {
                elements[elements[parent].lastChild].nextChild = place
            }
            elements[parent].lastChild = place
            place = parent
        }
        tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: elements[owner].number, "nested too deeply"))
    }

    // MARK: Downwards

    /// - Parameters:
    ///   - place: of the element, or of the nearest above that has one.
    ///   - isOwn: whether it is the element's own.
    private mutating func visit(_ element: StructureElement, at place: Int, isOwn: Bool, parent: Int, depth: Int) {
        guard depth <= Self.maximumDepth else {
            tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: elements[place].number, "nested too deeply"))
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
        if isOwn, kids.count > Self.longList, elements[place].firstContent < 0 {
            let positions = tree.positions(ofKidsOf: element, kids)
            var ordered: [(position: Int, place: Int)] = []
            forEachChild(of: place) { ordered.append((positions[elements[$0].number] ?? .max, $0)) }
            ordered.sort { ($0.position, elements[$0.place].number) < ($1.position, elements[$1.place].number) }
            for child in ordered where child.position != .max {
                descend(to: child.place, from: node, depth)
                if isGroup { placeDetached(from: node, depth) }
            }
        } else {
            // Mostly they are shown in the order in which their parent has them.
            var expected = elements[place].firstChild
            for kid in kids {
                visit(kid, of: element, at: place, node: node, depth: depth, &expected)
                if isGroup { placeDetached(from: node, depth) }
            }
        }
        if isOwn {
            // What says that this is its parent, and isn't among its kids.
            var child = elements[place].firstChild
            while child >= 0 {
                descend(to: child, from: node, depth)
                child = elements[child].nextChild
            }
            var content = elements[place].firstContent
            while content >= 0 {
                if !isPlaced[content] {
                    if wanted[content].container != ContentKey.annotations { unlisted.append(content) }
                    show(content)
                }
                content = nextContent[content]
            }
        } else if !result.steps[stepCount...].contains(where: { if case .content = $0 { true } else { false } }) {
            result.nodes.removeSubrange(node...)
            result.steps.removeSubrange(stepCount...)
            return
        }
        result.steps.append(.leave)
    }

    private func forEachChild(of place: Int, _ body: (Int) -> Void) {
        var child = elements[place].firstChild
        while child >= 0 {
            body(child)
            child = elements[child].nextChild
        }
    }

    /// - Parameter expected: the place of the child that the kid probably is; goes on to the next where it was.
    private mutating func visit(
        _ kid: PDFObject, of element: StructureElement, at place: Int, node: Int, depth: Int, _ expected: inout Int
    ) {
        guard left > 0 else { return }
        left -= 1
        if left == 0 { tree.store.warnings.add(SyntaxWarning(.structureDamaged, subject: elements[place].number, "too large")) }
        switch StructureKid(kid, store: tree.store) {
        case .content(let container, let identifier, let page):
            // An element that goes on over several pages has the same identifiers on each.
            guard elements[place].firstContent >= 0, let content = places[ContentKey(container: container, identifier: identifier)] else {
                return
            }
            if owners[content] == place, (page ?? element.page ?? pageNumber) == pageNumber { show(content) }
        case .object(let object):
            if let content = annotationPlaces[object], owners[content] == place { show(content) }
        case .element(let dictionary):
            // Written inside its parent; what is in it counts as its parent's elsewhere.
            if elements[place].firstContent >= 0 || elements[place].isAbove, let inner = tree.element(dictionary, number: 0) {
                visit(inner, at: place, isOwn: false, parent: node, depth: depth + 1)
            }
        case .reference(let reference):
            if expected >= 0, elements[expected].number == reference {
                let child = expected
                expected = elements[child].nextChild
                descend(to: child, from: node, depth)
            } else if let child = elementPlaces[reference], elements[child].parent == place {
                if elements[child].nextChild >= 0 { expected = elements[child].nextChild }
                descend(to: child, from: node, depth)
            } else if elements[place].firstContent >= 0, elementPlaces[reference].map({ !elements[$0].isVisited }) ?? true,
                let dictionary = tree.store.object(ObjectID(number: reference)).dictionary,
                dictionary["S"].isNull
            {
                visit(.dictionary(dictionary), of: element, at: place, node: node, depth: depth, &expected)
            }
        case nil: break
        }
    }

    private mutating func descend(to place: Int, from node: Int, _ depth: Int) {
        guard !elements[place].isVisited else { return }
        elements[place].isVisited = true
        guard let element = elements[place].element else { return }
        visit(element, at: place, isOwn: true, parent: node, depth: depth + 1)
    }

    /// Places what has no parent right behind what was shown before it: rows that an editor tore off their table.
    private mutating func placeDetached(from node: Int, _ depth: Int) {
        while nextDetached < detached.count, isPlaced[detached[nextDetached].last] {
            nextDetached += 1
            descend(to: detached[nextDetached - 1].place, from: node, depth)
        }
    }

    private mutating func show(_ content: Int) {
        guard !isPlaced[content] else { return }
        isPlaced[content] = true
        result.steps.append(.content(wanted[content]))
    }
}
