#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
        let count = min(max(workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), LayoutSource.maximumWorkers)
        let source = LayoutSource(self, extras: options.extras, workers: count)
        let radius = Furniture.radius
        var window: [PageLayout] = []
        // The first page is wanted at once; later batches are large enough to keep every core busy.
        var next = max(wanted.lowerBound - radius, 0)
        let end = min(wanted.upperBound + radius, pageCount)
        func batch(_ size: Int) -> Range<Int> {
            defer { next = min(next + size, end) }
            return next..<min(next + size, end)
        }
        window = source.layouts(batch(2 * radius + 1))
        // With several threads the pages to come are laid out while those that are there become prose.
        var prepared = count > 1 && next < end ? source.prepare(batch(32 * count)) : nil
        for page in wanted {
            if let last = window.last?.index, last < min(page + radius, end - 1) {
                window.removeAll { $0.index < page - radius }
                if let ready = prepared {
                    window.append(contentsOf: ready.result())
                    prepared = next < end ? source.prepare(batch(32 * count)) : nil
                } else {
                    window.append(contentsOf: source.layouts(batch(32 * count)))
                }
            }
            guard let first = window.first?.index, window.indices.contains(page - first) else { continue }
            body(window, window[page - first])
        }
    }
}
