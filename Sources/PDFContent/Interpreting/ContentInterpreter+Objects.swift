import PDFCatalog
import PDFSyntax

extension ContentInterpreter {
    /// `Do` (§8.8): forms are run, images noted.
    mutating func paintObject<Sink: ContentSink & ~Copyable>(
        _ source: borrowing Span<UInt8>, _ context: ResourceContext, form: Int?, page: Int, into sink: inout Sink
    ) {
        guard let name = nameOperand(), let stream = context.store.stream(context.object(StringValue.name(source, name))) else { return }
        guard context.store.name(stream.dictionary["Subtype"]) == "Form" else {
            sink.image(graphics.current.matrix.apply(Rectangle(x0: 0, y0: 0, x1: 1, y1: 1)))
            return
        }
        paint(stream, context, page: page, into: &sink)
    }

    /// Runs a form XObject (§8.10) in the current state.
    mutating func paint<Sink: ContentSink & ~Copyable>(_ stream: PDFStream, _ context: ResourceContext, page: Int, into sink: inout Sink) {
        let form = forms.form(stream, store: context.store)
        guard !form.isSilent, form.optionalContent.isNull || optionalContent.isVisible(form.optionalContent) else { return }
        guard formDepth < Self.maximumFormDepth, work < Self.maximumWork else {
            context.store.warnings.add(SyntaxWarning(formDepth < Self.maximumFormDepth ? .contentTooLarge : .nestingTooDeep, subject: page, "forms"))
            return
        }
        formDepth += 1
        work += Self.formCost
        let (position, text, line) = (scanner.position, textMatrix, lineMatrix)
        let (shownBefore, marksBefore) = (shownGlyphs, marks.depth)
        graphics.save()
        graphics.current.matrix = form.matrix.then(graphics.current.matrix)
        let inner = form.resources ?? context
        let bytes = form.bytes
        run(bytes.span, inner, form: stream.id.number, page: page, into: &sink)
        graphics.restore(floor: 0)
        while marks.depth > marksBefore, marks.close() { sink.endMarkedContent() }
        (scanner.position, textMatrix, lineMatrix) = (position, text, line)
        formDepth -= 1
        if shownGlyphs == shownBefore, marks.hiddenDepth == 0, work < Self.maximumWork, formDepth == 0 { form.isSilent = true }
    }

    /// `BMC` and `BDC` (§14.6): hands tag and properties to the sink; counts what optional content hides.
    mutating func beginMarkedContent<Sink: ContentSink & ~Copyable>(
        _ source: borrowing Span<UInt8>, _ context: ResourceContext, form: Int?, into sink: inout Sink
    ) {
        let hasProperties = scanner.operands.count >= 2
        let tag = (hasProperties ? nameOperand(2) : nameOperand()).map { StringValue.name(source, $0) } ?? ""
        var properties = PDFObject.null
        if hasProperties, let operand = scanner.operands.last {
            if operand.kind == .name {
                properties = context.properties(StringValue.name(source, operand.range))
            } else if operand.kind == .dictionary {
                var parser = ObjectParser(source, at: Int(operand.start))
                properties = parser.object(source) ?? .null
            }
        }
        let hides = tag == "OC" && !optionalContent.isTrivial && !optionalContent.isVisible(properties)
        let isFull = marks.isFull
        marks.open(hides: hides)
        if !isFull { sink.beginMarkedContent(MarkedContent(tag: tag, properties: properties, container: form, store: context.store)) }
    }
}
