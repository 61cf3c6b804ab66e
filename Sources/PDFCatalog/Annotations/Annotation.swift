package import PDFSyntax

/// An annotation of a page (§12.5.2): a comment, a form field's widget, a stamp, a link …
package struct Annotation: Sendable {
    package let store: ObjectStore
    package let id: ObjectID?
    package let dictionary: PDFDictionary
    /// Widget, FreeText, Text, Highlight … (Table 171).
    package let subtype: Name
    /// In the page's user space; empty where none is stated.
    package let rectangle: Rectangle
    package let flags: AnnotationFlags

    /// Nil for what is no dictionary or has no subtype.
    init?(_ object: PDFObject, store: ObjectStore) {
        guard let dictionary = store.dictionary(object), let subtype = store.name(dictionary["Subtype"]) else { return nil }
        self.store = store
        id = object.reference
        self.dictionary = dictionary
        self.subtype = subtype
        rectangle = store.numbers(dictionary["Rect"]).flatMap { Rectangle($0) } ?? Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)
        flags = AnnotationFlags(rawValue: store.integer(dictionary["F"]) ?? 0)
    }

    /// Whether it is shown on the screen, by its flags and by the layer it belongs to.
    package func isVisible(_ layers: OptionalContent) -> Bool {
        guard flags.isDisjoint(with: [.hidden, .noView]) else { return false }
        return dictionary["OC"].isNull || layers.isVisible(dictionary["OC"])
    }

    /// `Contents`, or what the rich text (§12.7.4.4) says where that is empty; trimmed, nil if there is nothing. Adds the number of bytes it was made
    /// from to `cost`: a thousand annotations may share one text of a megabyte.
    package func contents(_ cost: inout Int) -> String? {
        if let text = store.longText(dictionary["Contents"], &cost)?.trimmedLines { return text }
        return store.longText(dictionary["RC"], &cost).flatMap { XMLText.plain(Array($0.utf8)).trimmedLines }
    }

    /// `T`: by convention, who wrote it (Table 172).
    package var author: String? { isMarkup ? store.text(dictionary["T"])?.trimmedLines : nil }

    /// Whether it is one of those that people comment with (§12.5.6.2).
    package var isMarkup: Bool { Self.markupSubtypes.contains(subtype) }

    private static let markupSubtypes: Set<Name> = [
        "Text", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight", "Underline", "Squiggly", "StrikeOut", "Stamp",
        "Caret", "Ink", "FileAttachment", "Sound", "Redact", "Projection",
    ]
}

extension PageNode {
    /// A page with more annotations is a trap: the largest of honest forms and maps have some thousands.
    static let maximumAnnotations = 50_000

    /// The page's annotations in the order in which they are painted; one that is listed twice is taken once.
    package var annotations: [Annotation] { annotations(withLinks: true) }

    /// The page's annotations, links among them or not: most annotations are links, and nothing of them is read.
    package func annotations(withLinks: Bool) -> [Annotation] {
        guard !dictionary["Annots"].isNull, let objects = store.array(dictionary["Annots"]) else { return [] }
        if objects.count > Self.maximumAnnotations { store.warnings.add(SyntaxWarning(.contentTooLarge, subject: index, "annotations")) }
        var seen: Set<Int> = []
        var result: [Annotation] = []
        for object in objects.prefix(Self.maximumAnnotations) {
            if let id = object.reference {
                if !withLinks, store.says("Link", for: "Subtype", in: id) { continue }
                if !seen.insert(id.number).inserted { continue }
            }
            if let annotation = Annotation(object, store: store) { result.append(annotation) }
        }
        return result
    }
}
