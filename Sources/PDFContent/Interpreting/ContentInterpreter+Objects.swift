import PDFCatalog
import PDFSyntax

extension ContentInterpreter {
    /// `Do` (§8.8): forms are run, images noted.
    mutating func paintObject<Sink: ContentSink & ~Copyable>(
        _ source: borrowing Span<UInt8>, _ store: ObjectStore, page: Int, into sink: inout Sink
    ) {
        guard let name = nameOperand(), let stream = store.stream(resource(StringValue.name(source, name)) { $0.object($1) }) else {
            return
        }
        let membership = stream.dictionary["OC"]
        guard marks.hiddenDepth == 0, membership.isNull || optionalContent.isVisible(membership) else { return }
        guard store.name(stream.dictionary["Subtype"]) == "Form" else {
            let dictionary = stream.dictionary
            paintImage(isWhole: dictionary["SMask"].isNull && dictionary["Mask"].isNull && dictionary["ImageMask"].isNull, into: &sink)
            return
        }
        paint(stream, store, page: page, into: &sink)
    }

    /// Runs a form XObject (§8.10) in the current state.
    mutating func paint<Sink: ContentSink & ~Copyable>(_ stream: PDFStream, _ store: ObjectStore, page: Int, into sink: inout Sink) {
        guard var form = forms.form(stream, store: store, skipsLarge: workLimit <= PageWork.ordinary) else {
            store.warnings.add(SyntaxWarning(.contentTooLarge, subject: page, "forms"))
            return
        }
        // A form that draws itself, by whatever way round, does so no second time.
        guard !runningForms.contains(stream.id.number) else { return }
        guard formDepth < Self.maximumFormDepth, work < workLimit else {
            store.warnings.add(
                SyntaxWarning(formDepth < Self.maximumFormDepth ? .contentTooLarge : .nestingTooDeep, subject: page, "forms"))
            return
        }
        work += Self.formCost
        let before = FormPaint.State(graphics.current, isClipping: isClipping, pageBox: pageBox)
        if let known = form.paints.first(where: { $0.state == before }) {
            work += known.marks.count * FormPaint.markCost
            for mark in known.marks { paint(mark, into: &sink) }
            path = ClipPath()
            boxPath.clear()
            rules.clear()
            return
        }
        let kept = form
        if form.isEmptied { form = Form(stream: stream, store: store) }
        let (position, text, line, state) = (scanner.position, textMatrix, lineMatrix, graphics.current)
        let shownBefore = shownGlyphs + paintedImages
        graphics.current.matrix = form.matrix.then(state.matrix)
        graphics.current.isWithinOpaque = state.isWithinOpaque && state.isOpaque
        if let box = form.box { clip(to: box) }
        path = ClipPath()
        boxPath.clear()
        if formDepth == 0 { sink.beginForm(graphics.current.clip.box) }
        if formDepth == 0 { painted = form.resources == nil || kept.hasAllPaints ? nil : FormPaint(before) }
        formDepth += 1
        runningForms.append(stream.id.number)
        if let own = form.resources { resources.append(own) }
        let bytes = form.bytes
        run(bytes.span, store, form: stream.id.number, page: page, into: &sink)
        if form.resources != nil { resources.removeLast() }
        formDepth -= 1
        runningForms.removeLast()
        (scanner.position, textMatrix, lineMatrix, graphics.current) = (position, text, line, state)
        boxPath.clear()
        rules.clear()
        if formDepth == 0 { sink.endForm() }
        // What a form without resources shows depends on the page.
        if formDepth == 0, let painted {
            if painted.isWhole, work < workLimit, shownGlyphs + paintedImages == shownBefore { kept.silence(painted) }
            self.painted = nil
        }
        forms.keep(kept, stream)
    }

    /// A named resource of the form being drawn, or of what draws it: writers forget some, and most readers look further out.
    func resource(_ name: Name, _ value: (ResourceContext, Name) -> PDFObject) -> PDFObject {
        for context in resources.reversed() {
            let object = value(context, name)
            if !object.isNull { return object }
        }
        return .null
    }

    /// `BMC` and `BDC` (§14.6): hands tag and properties to the sink; counts what optional content hides.
    mutating func beginMarkedContent<Sink: ContentSink & ~Copyable>(
        _ source: borrowing Span<UInt8>, _ store: ObjectStore, tag: Range<Int>?, hasProperties: Bool, form: Int?, into sink: inout Sink
    ) {
        let tag = tag.map { StringValue.name(source, $0) } ?? ""
        var properties = PDFObject.null
        var identifier: Int?
        if hasProperties, let operand = scanner.operands.last {
            if operand.kind == .name {
                properties = resource(StringValue.name(source, operand.range)) { $0.properties($1) }
            } else if operand.kind == .dictionary {
                // Nearly all of a tagged page's have nothing else.
                identifier = tag == "OC" ? nil : MarkedContent.identifier(source, operand.range)
                if identifier == nil {
                    var parser = ObjectParser(Lexer(position: operand.range.lowerBound, end: operand.range.upperBound))
                    properties = parser.object(source) ?? .null
                }
            }
        }
        let hides = tag == "OC" && !optionalContent.isTrivial && !optionalContent.isVisible(properties)
        let isFull = marks.isFull
        marks.open(hides: hides)
        guard !isFull else { return }
        if let identifier {
            sink.beginMarkedContent(MarkedContent(tag: tag, identifier: identifier, container: form))
        } else {
            sink.beginMarkedContent(
                MarkedContent(tag: tag, properties: properties, container: form, store: store, allowance: &markedTextLeft))
        }
    }
}
