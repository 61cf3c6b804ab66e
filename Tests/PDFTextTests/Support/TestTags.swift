/// A structure tree of a test's document.
indirect enum TestTag {
    /// Type, further entries of its dictionary, kids.
    case element(String, String, [TestTag])
    /// A marked-content identifier on a page.
    case content(Int, page: Int)

    static func tag(_ type: String, _ entries: String, _ kids: TestTag...) -> TestTag { .element(type, entries, kids) }
    /// An element with the content of these identifiers on the first page.
    static func tag(_ type: String, _ entries: String, _ contents: [Int], page: Int = 0) -> TestTag {
        .element(type, entries, contents.map { .content($0, page: page) })
    }

    static func tag(_ type: String, _ contents: [Int], page: Int = 0) -> TestTag { tag(type, "", contents, page: page) }
}

extension TestPage {
    /// Marks what is shown as the content with this identifier.
    mutating func content(_ identifier: Int, _ show: (inout TestPage) -> Void) {
        raw("/P << /MCID \(identifier) >> BDC")
        show(&self)
        raw("EMC")
    }

    mutating func artifact(_ properties: String = "", _ show: (inout TestPage) -> Void) {
        raw("/Artifact << \(properties) >> BDC")
        show(&self)
        raw("EMC")
    }
}

extension TestDocument {
    /// The document with a structure tree under its root.
    ///
    /// - Parameters:
    ///   - root: further entries of the root.
    ///   - hasParentTree: whether the way from the content to the tree is written, too.
    func tagged(_ tags: TestTag..., root: String = "", marks: String = "/Marked true", hasParentTree: Bool = true) -> TestDocument {
        var document = self
        var objects: [String] = [""]
        var owners: [[Int: Int]] = pages.map { _ in [:] }
        func add(_ tag: TestTag, parent: Int) -> String {
            switch tag {
            case .content(let identifier, let page):
                owners[page][identifier] = parent
                return "<< /Type /MCR /MCID \(identifier) /Pg \(1000 + 2 * page) 0 R >>"
            case .element(let type, let entries, let kids):
                let number = Self.firstExtra + objects.count
                objects.append("")
                let written = kids.map { add($0, parent: number) }.joined(separator: " ")
                objects[number - Self.firstExtra] = "<< /S /\(type) /P \(parent) 0 R /K [\(written)] \(entries) >>"
                return "\(number) 0 R"
            }
        }
        let kids = tags.map { add($0, parent: Self.firstExtra) }.joined(separator: " ")
        var numbers = ""
        for (page, owned) in owners.enumerated() {
            let list = (0..<((owned.keys.max() ?? -1) + 1)).map { owned[$0].map { "\($0) 0 R" } ?? "null" }
            numbers += "\(page) [\(list.joined(separator: " "))] "
            document.pages[page].entries += " /StructParents \(page)"
        }
        objects[0] = "<< /Type /StructTreeRoot /K [\(kids)] \(hasParentTree ? "/ParentTree << /Nums [\(numbers)] >>" : "") \(root) >>"
        document.catalog += " /MarkInfo << \(marks) >> /StructTreeRoot \(Self.firstExtra) 0 R"
        document.extra = objects
        return document
    }
}
