import PDFSyntax

/// A form XObject (§8.10) with its content decoded.
final class Form {
    private(set) var bytes: [UInt8]
    let matrix: Matrix
    /// What is shown of it, in its own space; nil where that is missing or has no area.
    let box: Rectangle?
    /// Nil: the form has none and uses its page's (PDF 1.1; still written).
    let resources: ResourceContext?
    /// What it painted when it was run and showed no text, in a few states, so that a logo drawn on 2,000 pages is interpreted once.
    private(set) var paints: [FormPaint] = []
    /// Whether its content was given up for that.
    private(set) var isEmptied = false

    /// A logo stands elsewhere on left pages than on right ones. What is drawn in more places, the marks of a plot, is run each time.
    private static let mostPaints = 4
    /// In bytes: content that costs no more is kept all the same.
    private static let smallContent = 4096

    var hasAllPaints: Bool { paints.count == Self.mostPaints }

    init(stream: PDFStream, store: ObjectStore) {
        bytes = store.decoded(stream)
        matrix = store.numbers(stream.dictionary["Matrix"]).flatMap { Matrix($0) } ?? .identity
        box = store.numbers(stream.dictionary["BBox"]).flatMap { Rectangle($0) }.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        resources = store.dictionary(stream.dictionary["Resources"]).map { ResourceContext(store: store, resources: $0) }
    }

    /// Notes that it shows no text, and what it paints instead: of a large one the content is hardly needed any more.
    func silence(_ paint: FormPaint) {
        paints.append(paint)
        guard bytes.count > Self.smallContent else { return }
        (bytes, isEmptied) = ([], true)
    }
}

/// The forms of one interpreter by object number, up to a budget in decoded bytes.
struct FormCache {
    static let maximumBytes = 4 << 20
    /// What is larger is decoded anew when it is drawn again: a figure is drawn once, and what stands on many pages is small.
    private static let largestKept = 256 << 10

    private var forms: [Int: Form] = [:]
    private var size = 0
    /// Forms with more content than an ordinary page.
    private var large: Set<Int> = []

    /// - Parameter skipsLarge: whether a large form is left out, and not even decoded where that is known of it; nil then.
    mutating func form(_ stream: PDFStream, store: ObjectStore, skipsLarge: Bool) -> Form? {
        if skipsLarge, large.contains(stream.id.number) { return nil }
        if let form = forms[stream.id.number] { return form }
        let form = Form(stream: stream, store: store)
        if form.bytes.count > PageWork.ordinary {
            large.insert(stream.id.number)
            if skipsLarge { return nil }
        }
        return form
    }

    /// Keeps of a form that has been drawn what another time needs: the fact that it is silent, or its content.
    mutating func keep(_ form: Form, _ stream: PDFStream) {
        guard form.bytes.count <= Self.largestKept, forms[stream.id.number] == nil else { return }
        if size + form.bytes.count > Self.maximumBytes {
            forms.removeAll()
            size = 0
        }
        forms[stream.id.number] = form
        size += form.bytes.count
    }
}
