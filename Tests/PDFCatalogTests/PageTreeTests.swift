import PDFCatalog
import PDFSyntax
import TestSupport
import Testing

struct PageTreeTests {
    /// A page whose content is its own name; `entries` stand in its dictionary.
    private func page(_ pdf: inout PDFBuilder, _ name: String, parent: Int = 0, _ entries: String = "", as number: Int? = nil) -> Int {
        let content = pdf.addStream(name)
        return pdf.add("<< /Type /Page /Parent \(parent) 0 R /Contents \(content) 0 R \(entries) >>", as: number)
    }

    private func references(_ numbers: [Int]) -> String { numbers.map { "\($0) 0 R" }.joined(separator: " ") }

    private func tree(_ pdf: inout PDFBuilder, kids: [Int], count: Int? = nil, _ entries: String = "") {
        let root = pdf.add("<< /Type /Pages /Kids [\(references(kids))] /Count \(count ?? kids.count) \(entries) >>")
        pdf.root = pdf.add("<< /Type /Catalog /Pages \(root) 0 R >>")
    }

    @Test("A nested tree gives its leaves in order")
    func nested() {
        var pdf = PDFBuilder()
        let leaves = ["a", "b", "c", "d", "e"].map { page(&pdf, $0) }
        let inner = pdf.add("<< /Type /Pages /Kids [\(references([leaves[1], leaves[2]]))] /Count 2 >>")
        let outer = pdf.add("<< /Type /Pages /Kids [\(references([leaves[0], inner, leaves[3]]))] /Count 4 >>")
        tree(&pdf, kids: [outer, leaves[4]], count: 5)
        let pages = pdf.catalog().pages
        #expect(pages.contents == ["a", "b", "c", "d", "e"])
        #expect(pages.page(at: 5) == nil)
        #expect(pages.page(at: -1) == nil)
        #expect(pages.indexByObject[leaves[3]] == 3)
    }

    @Test("Attributes are inherited, the nearest first (Table 31)")
    func inheritance() {
        var pdf = PDFBuilder()
        let plain = page(&pdf, "plain")
        let own = page(&pdf, "own", "/MediaBox [0 0 10 20] /Rotate 90")
        let inner = pdf.add("<< /Type /Pages /Kids [\(references([plain, own]))] /Count 2 /Rotate 180 /CropBox [0 0 50 50] >>")
        tree(&pdf, kids: [inner], count: 2, "/MediaBox [0 0 100 200] /Rotate 270 /Resources << /Font << /F 9 0 R >> >>")
        let pages = pdf.catalog().pages
        #expect(pages.page(at: 0)?.mediaBox == Rectangle(x0: 0, y0: 0, x1: 100, y1: 200))
        #expect(pages.page(at: 0)?.cropBox == Rectangle(x0: 0, y0: 0, x1: 50, y1: 50))
        #expect(pages.page(at: 0)?.rotation == 180)
        #expect(pages.page(at: 1)?.mediaBox == Rectangle(x0: 0, y0: 0, x1: 10, y1: 20))
        #expect(pages.page(at: 1)?.rotation == 90)
        #expect(pages.page(at: 1)?.resources["Font"].dictionary?["F"] == .reference(ObjectID(number: 9)))
    }

    @Test(
        "A Count that is wrong, missing or nonsense changes nothing",
        arguments: ["0", "1", "2", "3", "99999999", "-4", "/X", "77 0 R", "null"])
    func counts(count: String) {
        var pdf = PDFBuilder()
        let leaves = ["a", "b", "c"].map { page(&pdf, $0) }
        let inner = pdf.add("<< /Type /Pages /Kids [\(references([leaves[1], leaves[2]]))] /Count \(count) >>")
        let root = pdf.add("<< /Type /Pages /Kids [\(references([leaves[0], inner]))] /Count \(count) >>")
        pdf.root = pdf.add("<< /Type /Catalog /Pages \(root) 0 R >>")
        #expect(pdf.catalog().pages.contents == ["a", "b", "c"])
    }

    @Test("A node among hundreds of pages is found though Count counts it as one", arguments: [0, 1, 77, 299])
    func nodeAmongPages(position: Int) {
        var pdf = PDFBuilder()
        var kids = (0..<299).map { page(&pdf, "p\($0)") }
        let inner = ["x", "y"].map { page(&pdf, $0) }
        kids.insert(pdf.add("<< /Type /Pages /Kids [\(references(inner))] /Count 2 >>"), at: position)
        tree(&pdf, kids: kids)
        let contents = pdf.catalog().pages.contents
        #expect(contents.count == 301)
        #expect(contents[position] == "x")
        #expect(contents[position + 1] == "y")
    }

    @Test("Thousands of pages under one node are not read on opening")
    func wideTree() {
        var pdf = PDFBuilder()
        let kids = (0..<3000).map { page(&pdf, "p\($0)") }
        tree(&pdf, kids: kids)
        let pages = pdf.catalog().pages
        #expect(pages.count == 3000)
        #expect(pages.contents.last == "p2999")
    }

    @Test("Types that are missing or wrong")
    func types() {
        var pdf = PDFBuilder()
        let content = pdf.addStream("a")
        let first = pdf.add("<< /Contents \(content) 0 R >>")
        let second = pdf.add("<< /Type /Pages /Contents \(content) 0 R >>")
        let empty = pdf.add("<< /Type /Pages /Count 0 >>")
        let node = pdf.add("<< /Type /Page /Kids [\(references([first, empty, second]))] >>")
        tree(&pdf, kids: [node])
        #expect(pdf.catalog().pages.contents == ["a", "a"])
    }

    @Test("A loop ends")
    func loop() {
        var pdf = PDFBuilder()
        let leaf = page(&pdf, "a")
        let node = pdf.reserve()
        pdf.add("<< /Type /Pages /Kids [\(references([leaf, node, node + 1]))] >>", as: node)
        pdf.add("<< /Type /Pages /Kids [\(node) 0 R] >>", as: node + 1)
        tree(&pdf, kids: [node])
        let catalog = pdf.catalog()
        #expect(catalog.pages.contents == ["a"])
        #expect(catalog.store.warnings.all.contains { $0.code == .pageTreeDamaged })
    }

    @Test("A page listed twice is shown twice")
    func repeated() {
        var pdf = PDFBuilder()
        let leaf = page(&pdf, "a")
        tree(&pdf, kids: [leaf, leaf])
        #expect(pdf.catalog().pages.contents == ["a", "a"])
    }

    @Test("The catalog's Pages is a page")
    func pageAsTree() {
        var pdf = PDFBuilder()
        let leaf = page(&pdf, "a")
        pdf.root = pdf.add("<< /Type /Catalog /Pages \(leaf) 0 R >>")
        #expect(pdf.catalog().pages.contents == ["a"])
    }

    @Test("A tree that is gone is rebuilt from page objects, with what they inherit through Parent")
    func collected() {
        var pdf = PDFBuilder()
        let parent = pdf.add("<< /Type /Pages /MediaBox [0 0 30 40] /Parent 90 0 R >>")
        pdf.add("<< /Type /Pages /MediaBox [0 0 1 1] /Rotate 90 >>", as: 90)
        _ = page(&pdf, "a", parent: parent)
        _ = page(&pdf, "b", parent: parent)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 99 0 R >>")
        let catalog = pdf.catalog()
        #expect(catalog.pages.contents == ["a", "b"])
        #expect(catalog.pages.page(at: 1)?.mediaBox == Rectangle(x0: 0, y0: 0, x1: 30, y1: 40))
        #expect(catalog.pages.page(at: 1)?.rotation == 90)
        #expect(catalog.store.warnings.all.contains { $0.code == .pageTreeRebuilt })
    }

    @Test("A kid that is missing is looked for in the whole file, then left out")
    func missingKid() {
        var pdf = PDFBuilder()
        let leaves = ["a", "b"].map { page(&pdf, $0) }
        tree(&pdf, kids: [leaves[0], 50, leaves[1]])
        let catalog = pdf.catalog()
        #expect(catalog.pages.contents == ["a", "b"])
        #expect(catalog.store.warnings.all.contains { $0.code == .pageTreeDamaged && $0.subject == 50 })
    }

    @Test("A tree deeper than any honest one ends")
    func deep() {
        var pdf = PDFBuilder()
        let leaf = page(&pdf, "a")
        for number in 100..<5000 { pdf.add("<< /Type /Pages /Kids [\(number + 1) 0 R] >>", as: number) }
        pdf.add("<< /Type /Pages /Kids [\(leaf) 0 R] >>", as: 5000)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 100 0 R >>", as: 6000)
        // Nothing within the limit: the page is found by its type.
        #expect(pdf.catalog().pages.contents == ["a"])
    }
}
