import PDFCatalog
import PDFFonts
import PDFSyntax

extension ContentInterpreter {
    /// Runs what is laid over the page, after its own content.
    mutating func run<Sink: ContentSink & ~Copyable>(
        _ overlays: PageOverlays, of annotations: [Annotation], on page: PageNode, into sink: inout Sink
    ) {
        if let shared = overlays.form.resources { resources.append(ResourceContext(store: page.store, resources: shared)) }
        for (index, annotation) in annotations.enumerated() {
            guard shownGlyphs <= glyphLimit, work < workLimit else {
                page.store.warnings.add(SyntaxWarning(.contentTooLarge, subject: page.index, "annotations"))
                break
            }
            guard let overlay = overlays.overlay(of: annotation, page: page, cost: &work) else { continue }
            work += Self.formCost
            sink.beginMarkedContent(MarkedContent(overlay: index + 1))
            let shownBefore = shownGlyphs
            if let (form, placement) = overlay.appearance {
                graphics = GraphicsStateStack(GraphicsState(matrix: placement.then(page.displayMatrix)))
                textMatrix = .identity
                lineMatrix = .identity
                let membership = form.dictionary["OC"]
                if membership.isNull || optionalContent.isVisible(membership) { paint(form, page.store, page: page.index, into: &sink) }
            }
            if shownGlyphs == shownBefore, let text = overlay.text { show(text, on: page, into: &sink) }
            sink.endMarkedContent(&glyphs)
        }
    }

    /// Shows each line as one glyph that stands for all of it, as replacement text (§14.9.4) does: its letters need neither a font nor an order.
    private mutating func show<Sink: ContentSink & ~Copyable>(_ text: OverlayText, on page: PageNode, into sink: inout Sink) {
        let matrix = text.matrix.then(page.displayMatrix)
        let scaleX = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        let scaleY = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        guard scaleX > 0, scaleX.isFinite, scaleY.isFinite else { return }
        let run = GlyphRun(
            font: pageFonts.number(of: fonts.font(for: Self.overlayFont)), size: Float(text.size * scaleY),
            emWidth: Float(text.size * scaleX),
            dx: Float(matrix.a / scaleX), dy: Float(matrix.b / scaleX), renderMode: 0, isVertical: false, lightness: 0,
            colour: .unknown)
        for line in text.lines {
            let origin = matrix.apply(line.x, line.y)
            shownGlyphs += 1
            sink.beginMarkedContent(MarkedContent(replacement: line.text))
            let start = glyphs.count
            glyphs.append(Glyph(x: Float(origin.x), y: Float(origin.y), advance: Float(line.width * scaleX), unicode: 0x2D))
            show(run, from: start, isAsBefore: false, into: &sink)
            setting.isShown = false
            sink.endMarkedContent(&glyphs)
        }
    }

    /// What a viewer would take where nothing is said.
    private static let overlayFont = PDFObject.dictionary(
        PDFDictionary([
            ("Type", .name("Font")), ("Subtype", .name("Type1")), ("BaseFont", .name("Helvetica")), ("Encoding", .name("WinAnsiEncoding")),
        ]))
}
