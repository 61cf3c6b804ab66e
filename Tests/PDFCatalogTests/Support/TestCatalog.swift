import PDFCatalog
import PDFSyntax

/// A document of one page, written by hand: object 1 is the catalog, 2 the page tree, 3 the page, those after it the test's.
struct TestCatalog {
    let store: ObjectStore
    let catalog: Catalog

    init(catalog entries: String = "", page: String = "", trailer: String = "", _ objects: [String] = []) {
        var text = "%PDF-1.7\n"
        let bodies = [
            "<< /Type /Catalog /Pages 2 0 R \(entries) >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] \(page) >>",
        ]
        for (index, body) in (bodies + objects).enumerated() { text += "\(index + 1) 0 obj\n\(body)\nendobj\n" }
        text += "trailer\n<< /Root 1 0 R \(trailer) >>\n%%EOF\n"
        store = ObjectStore(bytes: Array(text.utf8))
        catalog = Catalog(store: store)
    }

    static func stream(_ text: String, _ entries: String = "") -> String {
        "<< /Length \(text.utf8.count) \(entries) >>\nstream\n\(text)\nendstream"
    }

    var layers: OptionalContent { OptionalContent(store: store, catalog: catalog.dictionary) }
    var page: PageNode? { catalog.pages.page(at: 0) }
    var annotations: [Annotation] { page?.annotations ?? [] }
    var comments: [Comment] { page?.comments(annotations, layers: layers) ?? [] }
}
