import PDFCatalog
import PDFContent
import PDFSyntax

/// What is wanted of a page beyond its content.
struct PageExtras {
    /// What is seen on the page; nil for nothing.
    let overlays: PageOverlays?
    private let wantsComments: Bool
    private let layers: OptionalContent

    init(_ document: PDFDocument, _ extras: ReadingOptions.ExtraSet) {
        var kinds: [PageOverlays.Kind] = []
        if extras.contains(.forms) { kinds.append(.forms) }
        if extras.contains(.overlays) { kinds.append(.marks) }
        overlays = kinds.isEmpty ? nil : PageOverlays(form: document.form, layers: document.optionalContent, kinds: kinds)
        wantsComments = extras.contains(.annotations)
        layers = document.optionalContent
    }

    /// Whether no annotation of any page need be looked at.
    var isEmpty: Bool { overlays == nil && !wantsComments }

    func comments(_ annotations: [Annotation], _ page: PageNode) -> [PageLayout.Comment] {
        guard wantsComments else { return [] }
        let matrix = page.displayMatrix
        return page.comments(annotations, layers: layers).map { comment in
            let words = comment.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let author = comment.author.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") + ": " } ?? ""
            let box = matrix.apply(comment.rectangle)
            return PageLayout.Comment(text: author + words, box: TextBox(x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1))
        }
    }
}
