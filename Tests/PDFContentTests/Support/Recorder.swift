import PDFCatalog
import PDFContent
import PDFFonts
import PDFSyntax
import TestSupport

/// A sink that writes down what it is told.
struct Recorder: ContentSink {
    struct Shown {
        var text: String
        var x, y: Double
        /// Where the last glyph ends, by its own advance.
        var end: Double
        var run: GlyphRun
        /// Whether it is the run shown before, as the sink was told.
        var isAsBefore: Bool
    }

    var shown: [Shown] = []
    var images: [Rectangle] = []
    var marks: [MarkedContent] = []
    /// Texts, `<Tag` and `>` in their order.
    var events: [String] = []
    var fonts: [Font] = []
    /// What is painted besides: rules, grounds, drawings.
    var paints: [String] = []

    mutating func add(_ font: Font) { fonts.append(font) }

    mutating func show(_ run: GlyphRun, _ glyphs: inout [Glyph], from start: Int, isAsBefore: Bool) {
        var text = String.UnicodeScalarView()
        for glyph in glyphs[start...] { text.append(contentsOf: fonts[Int(run.font)].scalars(of: glyph.unicode)) }
        let last = glyphs[glyphs.count - 1]
        let end = Double(last.x) + Double(last.advance)
        shown.append(
            Shown(text: String(text), x: Double(glyphs[start].x), y: Double(glyphs[start].y), end: end, run: run, isAsBefore: isAsBefore))
        events.append(String(text))
    }

    mutating func beginMarkedContent(_ content: MarkedContent) {
        marks.append(content)
        events.append("<" + content.tag.text)
    }

    mutating func endMarkedContent(_ glyphs: inout [Glyph]) { events.append(">") }

    mutating func image(_ box: Rectangle, isOpaque: Bool) { images.append(box) }

    mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour, isDrawing: Bool) {
        paints.append("shade \(box) \(isWhite) \(colour.isKnown) \(isDrawing)")
    }

    mutating func outline(_ box: Rectangle) { paints.append("outline \(box)") }

    mutating func rule(_ box: Rectangle) { paints.append("rule \(box)") }

    var texts: [String] { shown.map(\.text) }
    var text: String { texts.joined() }
    var places: [[Double]] { shown.map { [$0.x.rounded(toThousandths: ()), $0.y.rounded(toThousandths: ())] } }
}

extension Double {
    func rounded(toThousandths: Void) -> Double { (self * 1000).rounded() / 1000 }
}

/// Runs pages with these contents, all by one interpreter, as a worker would; `resources` stand beside the font F1, each of whose glyphs
/// is half an em wide.
/// `more` adds objects, from number 50 on.
func record(
    pages contents: [String], resources: String = "", catalog: String = "", _ more: (inout PDFBuilder) -> Void = { _ in }
) -> (recorders: [Recorder], warnings: [SyntaxWarning]) {
    var pdf = PDFBuilder()
    pdf.add(
        "<< /Type /Font /Subtype /Type1 /BaseFont /Test /Encoding /WinAnsiEncoding /FirstChar 0 /LastChar 255 /Widths ["
            + String(repeating: "500 ", count: 256) + "] >>", as: 1)
    for (index, content) in contents.enumerated() {
        pdf.addStream(content, as: 10 + 2 * index)
        pdf.add("<< /Type /Page /Parent 2 0 R /Contents \(10 + 2 * index) 0 R >>", as: 11 + 2 * index)
    }
    let kids = contents.indices.map { "\(11 + 2 * $0) 0 R" }.joined(separator: " ")
    pdf.add("<< /Type /Pages /MediaBox [0 0 600 800] /Kids [\(kids)] /Resources << /Font << /F1 1 0 R >> \(resources) >> >>", as: 2)
    pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R \(catalog) >>", as: 3)
    more(&pdf)
    let document = Catalog(store: ObjectStore(bytes: pdf.finish()))
    var interpreter = ContentInterpreter(
        fonts: FontCache(store: document.store), optionalContent: OptionalContent(store: document.store, catalog: document.dictionary))
    var recorders: [Recorder] = []
    for index in 0..<document.pages.count {
        var recorder = Recorder()
        if let page = document.pages.page(at: index) { interpreter.run(page, into: &recorder) }
        recorders.append(recorder)
    }
    return (recorders, document.store.warnings.all)
}

func record(_ content: String, resources: String = "", catalog: String = "", _ more: (inout PDFBuilder) -> Void = { _ in }) -> Recorder {
    record(pages: [content], resources: resources, catalog: catalog, more).recorders.first ?? Recorder()
}
