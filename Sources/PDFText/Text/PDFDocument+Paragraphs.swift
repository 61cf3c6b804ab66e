extension PDFDocument {
    /// Hands on the document's prose, paragraph by paragraph, as it is read.
    ///
    /// Memory is bounded by a window of pages, not by the document.
    ///
    /// - Parameters:
    ///   - options: pages and kinds of text.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    ///   - body: called on the calling thread, in reading order.
    /// - Returns: what was found and not handed on.
    @discardableResult
    public func forEachParagraph(
        _ options: ReadingOptions = ReadingOptions(), workers: Int? = nil, _ body: (Paragraph) -> Void
    ) -> LeftOut {
        forEachStep(options, workers: workers) { if case .paragraph(let paragraph) = $0 { body(paragraph) } }
    }

    /// The same, and with it up to where the pages are done: for those who put pages together out of paragraphs.
    ///
    /// - Parameters:
    ///   - options: pages and kinds of text.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    ///   - body: called on the calling thread.
    /// - Returns: what was found and not handed on.
    @discardableResult
    public func forEachStep(
        _ options: ReadingOptions = ReadingOptions(), workers: Int? = nil, _ body: (ReadingStep) -> Void
    ) -> LeftOut {
        let language = language
        var leftOut = LeftOut()
        withoutActuallyEscaping(body) { body in
            let nearby = NearbyWords()
            var builder = ProseBuilder(skipped: options.skipped, tracesLines: options.tracesLines) { body(.paragraph($0)) }
            forEachLayout(options, workers: workers) { window, layout in
                let page = PageContext(layout, window: window, document: self)
                for (font, glyphs) in layout.unreadable { leftOut.add(font, glyphs: glyphs, page: layout.index) }
                nearby.move(to: page.surroundings)
                builder.add(page, nearby: nearby, language: language)
                body(.settled(before: builder.pendingPage ?? layout.index + 1))
            }
            builder.finish()
            leftOut = leftOut + builder.leftOut
        }
        // They stand behind the last page.
        if options.extras.contains(.attachments), options.pages.map({ $0.contains(pageCount - 1) }) ?? true {
            forEachAttachedParagraph(options, workers: workers) { body(.paragraph($0)) }
        }
        return leftOut
    }

    /// Calls `body` for each page in order with the window of layouts around it.
    func forEachLayout(_ options: ReadingOptions, workers: Int?, _ body: ([PageLayout], PageLayout) -> Void) {
        let wanted = (options.pages ?? 0..<pageCount).clamped(to: 0..<pageCount)
        guard !wanted.isEmpty else { return }
        let radius = Furniture.radius
        let needed = max(wanted.lowerBound - radius, 0)..<min(wanted.upperBound + radius, pageCount)
        var window: [PageLayout] = []
        var next = wanted.lowerBound
        func take(_ layouts: [PageLayout]) {
            window.append(contentsOf: layouts)
            // A page is understood when its neighbours are there.
            guard let last = window.last?.index, last == needed.upperBound - 1 || last >= next + radius else { return }
            let ready = last == needed.upperBound - 1 ? wanted.upperBound : min(last - radius + 1, wanted.upperBound)
            while next < ready {
                if let first = window.first?.index, window.indices.contains(next - first) { body(window, window[next - first]) }
                next += 1
            }
            if window.count >= Self.largestWindow { window.removeAll { $0.index < next - radius } }
        }
        LayoutPipeline(self, needed, extras: options.extras, workers: workers ?? Processors.count).forEach(take)
    }

    /// Pages that are kept before those are dropped that have been read, which moves the others.
    private static let largestWindow = 12
}
