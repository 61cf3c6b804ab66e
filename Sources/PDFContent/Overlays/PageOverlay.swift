package import PDFCatalog
import PDFSyntax

/// Something that is seen on a page and isn't in its content stream: the appearance of an annotation, or a value that has none.
struct PageOverlay {
    /// A form, and the way from its space (`Matrix` applied) to the page's user space.
    let appearance: (form: PDFStream, placement: Matrix)?
    /// Shown where there is no appearance, or where it shows no text.
    let text: OverlayText?
}

/// What of a document is laid over its pages.
package struct PageOverlays: Sendable {
    /// What an overlay belongs to.
    package enum Kind: Sendable, CaseIterable {
        /// Widgets of form fields (§12.5.6.19).
        case forms
        /// Free text, stamps, drawings with text in them.
        case marks
    }

    let form: InteractiveForm
    let layers: OptionalContent
    let kinds: [Kind]

    /// Of a check box or radio button that is on, whatever its appearance draws: a tick, a cross, a disc, mostly as a path that says nothing.
    static let onSign = "☑"

    package init(form: InteractiveForm, layers: OptionalContent, kinds: [Kind]) {
        self.form = form
        self.layers = layers
        self.kinds = kinds
    }

    /// What is seen of an annotation. Adds to `cost` what it took, in bytes gone through.
    func overlay(of annotation: Annotation, page: PageNode, cost: inout Int) -> PageOverlay? {
        guard kinds.contains(annotation.subtype == "Widget" ? .forms : .marks), annotation.isVisible(layers) else { return nil }
        switch annotation.subtype {
        case "Widget": return widget(annotation, page, &cost)
        case "FreeText": return freeText(annotation, page, &cost)
        // Appearances of the others are frames, icons and lines over the text they mark.
        case "Stamp", "Line", "Square", "Circle", "Polygon", "PolyLine", "Ink", "Caret", "Watermark":
            return appearance(annotation, page).map { PageOverlay(appearance: $0, text: nil) }
        default: return nil
        }
    }

    private func appearance(_ annotation: Annotation, _ page: PageNode) -> (form: PDFStream, placement: Matrix)? {
        guard let form = annotation.appearance, let placement = annotation.placement(of: form, rotation: page.rotation) else { return nil }
        return (form, placement)
    }

    private func widget(_ annotation: Annotation, _ page: PageNode, _ cost: inout Int) -> PageOverlay? {
        let rectangle = annotation.rectangle
        guard rectangle.width > 0, rectangle.height > 0 else { return nil }
        let field = form.field(of: annotation)
        if field.isPassword { return nil }
        let rotation = annotation.store.integer(annotation.store.dictionary(annotation.dictionary["MK"])?["R"]) ?? 0
        switch field.kind {
        case .checkBox, .radioButton:
            guard isOn(annotation, field) else { return nil }
            return PageOverlay(appearance: nil, text: OverlayText(sign: Self.onSign, in: rectangle, rotation: rotation))
        case .pushButton:
            // On paper there is nothing to press.
            guard annotation.flags.contains(.print), let appearance = appearance(annotation, page) else { return nil }
            return PageOverlay(appearance: appearance, text: nil)
        case .text, .choice, .signature, .unknown:
            let read = field.read()
            cost += read.cost * OverlayText.costPerByte
            let value = read.values.joined(separator: "\n")
            let text = value.isEmpty ? nil : OverlayText(value, field: field, in: rectangle, rotation: rotation)
            let isReplaced =
                switch field.kind {
                // An appearance that is out of date says what the field said before; one that has each letter in a box of its own is hard to read.
                case .text: form.needsAppearances || (text != nil && field.flags.contains(.comb))
                // Of an open list the choice is seen by its colour only.
                case .choice: field.flags.contains(.combo) ? form.needsAppearances : text != nil
                default: false
                }
            let appearance = isReplaced ? nil : appearance(annotation, page)
            return appearance == nil && text == nil ? nil : PageOverlay(appearance: appearance, text: text)
        }
    }

    /// The state `AS`, or where it is missing the field's value.
    private func isOn(_ annotation: Annotation, _ field: FormField) -> Bool {
        guard let state = annotation.store.name(annotation.dictionary["AS"])?.text ?? field.values.first, state != "Off" else {
            return false
        }
        let states = annotation.onStates
        return states.isEmpty || states.contains(Name(state))
    }

    private func freeText(_ annotation: Annotation, _ page: PageNode, _ cost: inout Int) -> PageOverlay? {
        var length = 0
        let text = annotation.contents(&length).flatMap {
            OverlayText($0, field: form.field(of: annotation), in: annotation.rectangle, rotation: 0, isMultiline: true)
        }
        cost += length * OverlayText.costPerByte
        let appearance = appearance(annotation, page)
        return appearance == nil && text == nil ? nil : PageOverlay(appearance: appearance, text: text)
    }
}
