import PDFSyntax

/// The owners of all content, collected by one walk over the tree.
struct StructureIndex: Sendable {
    /// Numbers of elements by what they own, by the object number of the page.
    private var pages: [Int: [ContentKey: Int]] = [:]
    /// Numbers of elements by the object numbers of annotations.
    private var objects: [Int: Int] = [:]

    /// Kids looked at. Only small documents come without a parent tree, mostly printed by macOS.
    static let maximumKids = 300_000

    init(_ tree: StructureTree) {
        var visited: Set<Int> = []
        var left = Self.maximumKids
        var stack: [(kids: ArraySlice<PDFObject>, owner: Int, page: Int?)] = [(tree.root.kids[...], 0, nil)]
        while var top = stack.popLast() {
            guard let kid = top.kids.popFirst() else { continue }
            stack.append(top)
            left -= 1
            guard left > 0 else {
                tree.store.warnings.add(SyntaxWarning(.structureDamaged, "too large"))
                return
            }
            var object = kid
            var number = 0
            if let id = kid.reference {
                guard visited.insert(id.number).inserted else { continue }
                (object, number) = (tree.store.resolve(kid), id.number)
            }
            switch StructureKid(object, store: tree.store) {
            case .content(let container, let identifier, let page):
                guard let page = page ?? top.page else { continue }
                pages[page, default: [:]][ContentKey(container: container, identifier: identifier)] = top.owner
            case .object(let number): objects[number] = top.owner
            case .element(let dictionary):
                guard let element = tree.element(dictionary, number: number) else { continue }
                stack.append((element.kids[...], number > 0 ? number : top.owner, element.page ?? top.page))
            default: continue
            }
        }
    }

    func owner(of key: ContentKey, page: Int) -> Int? { pages[page]?[key] }
    func owner(ofObject number: Int) -> Int? { objects[number] }
}
